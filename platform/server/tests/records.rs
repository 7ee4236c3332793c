//! Matches that were played in a browser and then sent to the server.

use crate::common::{config, done, enter, generous, my_turn, person, play_on, start};
use bots::{BotSpec, Level};
use engine::{Chance, Opening, Player, Seed};
use serde_json::{Value, json};
use server::{Limits, Server};

/// The record of a match of a person against a bot after this many steps.
fn record(n_steps: usize) -> Value {
    let game = catalogue::find("quarry").unwrap();
    let options = json!({});
    let seed = Seed::of_words("played elsewhere");
    let opening = Opening { content: game.standard(), options: &options, seats: 2, seed };
    let mut played = bots::open("quarry", &opening).unwrap().unwrap();
    let mut luck = Chance::quick(7);
    while played.game_match().n_steps() < n_steps {
        let Some(seat) = played.game_match().status().waiting().nth(0) else { break };
        let code = played.choose(seat, &BotSpec::of(Level::Random), &mut luck).unwrap();
        played.game_match_mut().act(seat, &code.into()).unwrap();
    }
    let anna = Player { name: "Anna\u{202e}  at home".to_owned(), bot: None };
    let bot = Player { name: "Bot 2".to_owned(), bot: Some("random".to_owned()) };
    let mut record = json!(played.game_match().record(vec![anna, bot]));
    record.as_object_mut().unwrap().remove("news");
    record
}

#[tokio::test]
async fn a_finished_match_is_verified_kept_and_shared_by_its_link() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let record = record(usize::MAX);
    let made = done(&mut anna, "/api/records", record.clone()).await;
    let path = format!("/api/rooms/{}", made["room"].as_str().unwrap());
    let info = anna.get(&path).await.unwrap().json();
    assert_eq!((&info["state"], &info["practice"]), (&json!("over"), &json!(true)));
    assert_eq!(info["origin"], json!({ "from": "browser" }));
    assert_eq!(info["seats"][0]["sitter"]["name"], "Anna at home", "the name is cleaned");
    assert_eq!(info["seats"][1]["sitter"], json!({ "kind": "bot", "level": "random" }));
    assert_eq!(anna.get(&format!("{path}/verify")).await.unwrap().json()["verified"], true);
    assert_eq!(anna.get(&format!("{path}/record")).await.unwrap().json()["steps"], record["steps"]);
    assert_eq!(
        anna.get("/api/me/statistics").await.unwrap().json(),
        json!([]),
        "it counts for nothing"
    );
    let mine = anna.get("/api/rooms/mine").await.unwrap().json();
    assert_eq!(mine["rooms"][0]["room"]["id"], made["room"]);

    let mut bert = person(&server, "Bert").await;
    assert_eq!(bert.get(&path).await.unwrap().status, 404, "others need the link");
    let link = format!("{path}/replay?invite={}", made["invite"].as_str().unwrap());
    assert_eq!(bert.get(&link).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_runs_goes_on_there() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let made = done(&mut anna, "/api/records", record(5)).await;
    let mut line = enter(&anna, made["room"].as_str().unwrap(), None, None).await;
    my_turn(&mut line).await;
    play_on(&mut line, u64::MAX).await;
    let path = format!("/api/rooms/{}", made["room"].as_str().unwrap());
    assert_eq!(anna.get(&path).await.unwrap().json()["state"], "over");
}

#[tokio::test]
async fn what_does_not_verify_is_refused_and_not_kept() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let good = record(usize::MAX);
    let mut refused = Vec::new();
    let mut change = |at: &str, value: Value, status: u16| {
        let mut record = good.clone();
        *record.pointer_mut(at).unwrap() = value;
        refused.push((record, status));
    };
    change("/steps/3/digest", json!("00".repeat(8)), 422);
    change("/seed", json!("00".repeat(32)), 422);
    change("/result", Value::Null, 422);
    change("/game", json!("chess"), 422);
    change("/rules", json!(999), 422);
    change("/content", json!("nobody has it"), 422);
    change("/format", json!("one"), 400);
    change("/options", json!({ "long": "x".repeat(600 * 1024) }), 413);
    for (record, status) in refused {
        let answer = anna.post("/api/records", &record).await.unwrap();
        assert_eq!(answer.status, status, "{}", answer.json());
        assert!(answer.json()["because"].as_str().is_some_and(|because| !because.is_empty()));
    }
    assert_eq!(anna.post("/api/records", &json!([])).await.unwrap().status, 400);
    let mine = anna.get("/api/rooms/mine").await.unwrap().json();
    assert_eq!(mine["rooms"], json!([]), "nothing was kept");
}

#[tokio::test]
async fn it_counts_as_a_new_room() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { rooms_per_hour: 1, ..generous() };
    let server = Server::start(config(folder.path(), limits)).await.unwrap();
    let mut anna = person(&server, "Anna").await;
    done(&mut anna, "/api/records", record(5)).await;
    let second = anna.post("/api/records", &record(5)).await.unwrap();
    assert_eq!((second.status, second.json()["fault"].clone()), (429, json!("rooms")));
}
