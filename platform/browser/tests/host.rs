//! Whole matches in a browser's host, with a worker that can lose all data that it has not stored.

#![allow(clippy::unwrap_used, reason = "in tests only")]

mod worker;

use std::collections::BTreeMap;

use browser::{Ask, Call, Host, NewRoom};
use engine::{Opening, Pack, Player, Record, Seed};
use serde_json::{Value, json};
use worker::{ROOM, Worker, begin, play_to_the_end};

#[test]
fn every_game_is_played_to_its_end_and_verified() {
    for game in catalogue::GAMES {
        let mut worker = begin(game.slug());
        play_to_the_end(&mut worker);
        let (status, verification) =
            worker.request("GET", &format!("/api/rooms/{ROOM}/verify"), Value::Null);
        assert_eq!(status, 200, "{verification}");
        assert_eq!(verification["verified"], true, "{verification}");
        for look in ["record", "scores", "replay?seat=0&lang=en&from=0&to=3"] {
            let (status, answer) =
                worker.request("GET", &format!("/api/rooms/{ROOM}/{look}"), Value::Null);
            assert_eq!(status, 200, "{look}: {answer}");
        }
    }
}

#[test]
fn a_browser_that_is_killed_at_any_commit_goes_on_with_what_it_stored() {
    for commits in 0..40 {
        let mut worker = begin("quarry");
        worker.commits_left = Some(commits);
        let mut turn = 0;
        while worker.act(turn) && !worker.killed {
            turn += 1;
        }
        assert!(worker.killed, "the match is longer than {commits} commits");
        let told = worker.table().map_or(0, |table| table.n);
        let last_stored = worker.stored.keys().last().unwrap().1;
        assert!(told <= last_stored, "entry {told} was told and only {last_stored} are stored");
        let mut again = worker.restart();
        assert!(again.table().unwrap().n >= told, "what was told is there again");
        assert!(again.act(0), "and the match goes on");
    }
}

#[test]
fn a_rematch_keeps_the_bots_and_gets_a_deal_of_its_own() {
    let mut worker = begin("fabulous");
    play_to_the_end(&mut worker);
    worker.ask(Ask::Request {
        id: 2,
        method: "POST".to_owned(),
        path: format!("/api/rooms/{ROOM}/rematch"),
        body: Value::Null,
        name: "Anna".to_owned(),
        new: NewRoom { room: "here-again".to_owned(), secret: "08".repeat(32) },
        log: None,
    });
    let answer = worker.answers.pop().unwrap();
    assert_eq!((answer.status, &answer.body["room"]), (200, &json!("here-again")));
    let (_, there) = worker.request("GET", "/api/rooms/here-again", Value::Null);
    let (_, first) = worker.request("GET", &format!("/api/rooms/{ROOM}"), Value::Null);
    assert_eq!(first["rematch"], "here-again");
    assert_ne!(first["deal"], there["deal"]);
    let sitters = |room: &Value| -> Vec<Value> {
        room["seats"].as_array().unwrap().iter().map(|seat| seat["sitter"].clone()).collect()
    };
    assert_eq!(sitters(&first), sitters(&there));
}

#[test]
fn what_is_not_there_is_not_found_and_what_is_wrong_is_refused() {
    let mut worker = Worker::new();
    assert_eq!(worker.request("GET", "/api/rooms/here-nothing", Value::Null).0, 404);
    assert_eq!(worker.request("GET", "/api/people", Value::Null).0, 404);
    let (status, fault) = worker.request("POST", "/api/play", json!({ "game": "chess" }));
    assert_eq!((status, &fault["fault"]), (409, &json!("unknown_game")), "{fault}");
    assert_eq!(worker.request("POST", "/api/play", json!({ "level": 3 })).0, 400);
    worker.ask(Ask::Connect {
        connection: 3,
        room: "here-nothing".to_owned(),
        name: String::new(),
        visited: None,
    });
    assert_eq!(worker.closed, 1);
}

/// An update of the app may bring other rules while the browser has an unfinished match.
#[test]
fn a_match_of_other_rules_is_still_shown_and_given_away() {
    for game in catalogue::GAMES {
        let mut worker = begin(game.slug());
        assert!((0..6).all(|turn| worker.act(turn)), "{} begins", game.slug());
        let shown = worker.table().unwrap().clone();
        let now = format!(r#""rules":{}"#, game.rules_version());
        let started = worker.stored.values_mut().find(|entry| entry.contains(&now)).unwrap();
        *started = started.replace(&now, r#""rules":99"#);

        let mut again = worker.restart();
        let (status, info) = again.request("GET", &format!("/api/rooms/{ROOM}"), Value::Null);
        assert_eq!((status, info["read_only"].is_string()), (200, true), "{info}");
        assert_eq!(again.table().unwrap().view, shown.view, "{}", game.slug());
        let (status, record) =
            again.request("GET", &format!("/api/rooms/{ROOM}/handover"), Value::Null);
        assert_eq!((status, &record["rules"]), (200, &json!(99)), "{record}");
    }
}

/// The pack of an earlier module, in which hands were smaller.
fn earlier_pack() -> Pack {
    let pack = catalogue::find("antiquity").unwrap().pack();
    let file = pack.file("antiquity.toml").unwrap().replacen("hand = 5", "hand = 4", 1);
    pack.overlaid(Pack::new([("antiquity.toml", file)])).without_translations()
}

/// The record of a match of two seats that began with this pack, with some steps.
fn begun_with(pack: &Pack) -> Record {
    let game = catalogue::find("antiquity").unwrap();
    let content = game.restore(pack, game.rules_version()).unwrap();
    let (options, seed) = (&json!({}), Seed::of_words("earlier"));
    let mut played = game.open(Opening { content, options, seats: 2, seed }).unwrap();
    for _ in 0..12 {
        let by = played.status().waiting().nth(0).unwrap();
        let code = played.offers(by)[0].code;
        played.act(by, &json!(code)).unwrap();
    }
    let player =
        |bot: Option<&str>| Player { name: "Anna".to_owned(), bot: bot.map(str::to_owned) };
    played.record(vec![player(None), player(Some("random"))])
}

#[test]
fn after_an_update_a_match_goes_on_with_the_pack_that_it_began_with() {
    let pack = earlier_pack();
    let record = json!(begun_with(&pack));
    let mut worker = Worker::new();
    let (status, fault) = worker.request("POST", "/api/records", record.clone());
    assert_eq!(status, 422, "nobody has kept its pack: {fault}");

    let files = pack.clone().into_files();
    worker.ask(Ask::Pack { game: "antiquity".to_owned(), files });
    assert_eq!(worker.request("POST", "/api/records", record).0, 200);
    worker.connect();
    worker.settle();
    let before = worker.table().unwrap().step;
    assert!(worker.act(0), "the match goes on");
    assert!(before < worker.table().unwrap().step);
    let (_, info) = worker.request("GET", &format!("/api/rooms/{ROOM}"), Value::Null);
    assert_eq!(info["pack"], json!(pack.hash()), "{info}");
    let path = format!("/api/rooms/{ROOM}/catalogue/en");
    let (status, catalogue) = worker.request("GET", &path, Value::Null);
    assert_eq!((status, &catalogue["figures"]["hand"]), (200, &json!(4)));
    assert_eq!(worker.request("GET", "/api/rooms/here-nothing/catalogue/en", Value::Null).0, 404);
}

#[test]
fn a_module_has_its_pack_kept_and_reads_those_of_earlier_modules() {
    let game = catalogue::find("antiquity").unwrap();
    let own = game.standard().hash;
    let loaded = |kept: &[&str]| {
        let kept = kept.iter().map(|&hash| hash.to_owned()).collect();
        let ask = Ask::Loaded { game: "antiquity".to_owned(), kept };
        json!(Host::default().handle(Call { wall: 0, monotonic: 0, ask }))
    };
    let first = loaded(&[]);
    assert_eq!((&first[0]["type"], &first[0]["hash"]), (&json!("keep_pack"), &json!(own)));
    let files: BTreeMap<String, String> =
        serde_json::from_value(first[0]["files"].clone()).unwrap();
    let kept = Pack::new(files);
    assert_eq!(kept.hash(), own, "the pack can be found again");
    assert!(game.restore(&kept, game.rules_version()).is_ok(), "and read");
    assert_eq!(loaded(&[own]), json!([]));
    assert_eq!(loaded(&["00", own]), json!([{ "type": "read_pack", "hash": "00" }]));
}
