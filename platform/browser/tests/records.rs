//! Importing records, and handing a match over to a server.

#![allow(clippy::unwrap_used, reason = "in tests only")]

mod worker;

use serde_json::{Value, json};
use worker::{ROOM, Worker, begin, play_to_the_end};

fn look(worker: &mut Worker, what: &str) -> Value {
    let (status, found) = worker.request("GET", &format!("/api/rooms/{ROOM}{what}"), Value::Null);
    assert_eq!(status, 200, "{what}: {found}");
    found
}

#[test]
fn a_record_becomes_a_room_that_can_be_watched_and_verified() {
    for game in catalogue::GAMES {
        let mut worker = begin(game.slug());
        play_to_the_end(&mut worker);
        let record = look(&mut worker, "/record");
        let mut other = Worker::new();
        let (status, made) = other.request("POST", "/api/records", record.clone());
        assert_eq!((status, &made["room"]), (200, &json!(ROOM)), "{made}");
        let info = look(&mut other, "");
        assert_eq!(info["state"], "over");
        assert_eq!(info["origin"], json!({ "from": "browser" }), "it is for practice");
        assert_eq!(info["seats"][0]["sitter"]["name"], "Anna");
        assert_eq!(look(&mut other, "/verify")["verified"], true);
        assert_eq!(look(&mut other, "/record")["steps"], record["steps"]);
        assert!(look(&mut other, "/replay?seat=all&lang=de")["n_frames"].as_u64().unwrap() > 1);
        let again = other.restart();
        assert_eq!(again.table().unwrap().n, worker.table().unwrap().n, "it was stored");
    }
}

#[test]
fn a_match_that_runs_is_handed_on_and_continued_elsewhere() {
    let mut worker = begin("quarry");
    for turn in 0..6 {
        assert!(worker.act(turn));
    }
    let handed = look(&mut worker, "/handover");
    assert!(handed["news"].is_null() && handed["result"].is_null(), "{handed}");
    let mut other = Worker::new();
    assert_eq!(other.request("POST", "/api/records", handed).0, 200);
    other.connect();
    other.settle();
    let (here, there) = (worker.table().unwrap(), other.table().unwrap());
    assert_eq!((&here.view, &here.offers), (&there.view, &there.offers));
    play_to_the_end(&mut other);
}

#[test]
fn a_record_that_was_changed_is_refused_and_says_where() {
    let mut worker = begin("quarry");
    play_to_the_end(&mut worker);
    let good = look(&mut worker, "/record");
    let changed = |change: fn(&mut Value)| {
        let mut record = good.clone();
        change(&mut record);
        let mut other = Worker::new();
        let (status, fault) = other.request("POST", "/api/records", record);
        assert!(other.stored.is_empty(), "nothing is stored");
        (status, fault["fault"].clone(), fault["because"].as_str().unwrap().to_owned())
    };
    let (status, fault, because) = changed(|it| it["steps"][2]["digest"] = json!("00".repeat(8)));
    assert_eq!((status, &fault), (422, &json!("not_verified")));
    assert!(because.starts_with("step 3"), "{because}");
    assert_eq!(changed(|it| it["seed"] = json!("00".repeat(32))).0, 422, "another deal");
    assert_eq!(changed(|it| it["game"] = json!("chess")).0, 422);
    assert_eq!(changed(|it| it["seats"] = json!([])).0, 422);
    assert_eq!(changed(|it| it["result"] = Value::Null).0, 422);
    assert_eq!(changed(|it| it["format"] = json!("x")).0, 400);
}

#[test]
fn several_sit_at_one_device_under_their_own_names() {
    let mut worker = Worker::new();
    let settings = json!({ "settings": { "game": "quarry", "seats": 2 } });
    assert_eq!(worker.request("POST", "/api/rooms", settings).0, 200);
    let mut post = |what: &str, body| {
        let (status, info) = worker.request("POST", &format!("/api/rooms/{ROOM}/{what}"), body);
        assert_eq!(status, 200, "{what}: {info}");
        info
    };
    post("sit", json!({ "seat": 0 }));
    post("sit", json!({ "seat": 1, "name": "Berta" }));
    let info = post("start", json!({}));
    let names = [0, 1].map(|seat| info["seats"][seat]["sitter"]["name"].clone());
    assert_eq!(names, [json!("Anna"), json!("Berta")]);
    assert_eq!(info["state"], "playing");
}
