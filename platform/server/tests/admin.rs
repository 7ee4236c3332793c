//! Looking after the data of a server.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod common;

use common::{config, done, enter, generous, person, start};
use serde_json::json;
use server::Server;
use server::admin::Admin;
use visitor::Visitor;

#[tokio::test]
async fn an_administrator_copies_verifies_moves_and_gives_seats() {
    let (folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let played = done(&mut anna, "/api/play", json!({ "game": "antiquity", "seats": 3 })).await;
    let room = played["id"].as_str().unwrap().to_owned();
    let mut bert = person(&server, "Bert").await;
    let credentials = json!({ "name": "Bert", "password": "correct horse" });
    done(&mut bert, "/api/account", credentials).await;
    let line = enter(&anna, &room, None, None).await;

    // Beside the running server.
    let admin = Admin::open(folder.path()).await.unwrap();
    let copy = folder.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    admin.backup(&copy.join("monumenta.sqlite")).await.unwrap();
    assert!(admin.backup(&copy.join("monumenta.sqlite")).await.is_err(), "nothing is overwritten");
    let verified = admin.verify_all().await.unwrap();
    assert_eq!((verified.rooms, verified.matches, verified.broken.len()), (1, 1, 0));
    assert_eq!(admin.show(&room).await.unwrap()["room"]["id"], room.as_str());
    assert!(admin.show("nowhere").await.is_err());
    let record = admin.export(&room).await.unwrap();
    assert!(admin.adopt_seat(&room, 9, "bert").await.is_err());
    assert!(admin.adopt_seat(&room, 0, "nobody").await.is_err());
    admin.adopt_seat(&room, 0, "Bert").await.unwrap();
    drop(line);
    server.stop().await.unwrap();
    admin.close().await.unwrap();

    // The copy is whole, and a record becomes a room.
    let admin = Admin::open(&copy).await.unwrap();
    let imported = admin.import(&record).await.unwrap();
    assert_eq!(admin.export(&imported).await.unwrap().steps, record.steps);
    let mut wrong = record.clone();
    wrong.steps.reverse();
    assert!(wrong.steps == record.steps || admin.import(&wrong).await.is_err());
    admin.close().await.unwrap();
    assert!(Admin::open(&folder.path().join("nowhere")).await.is_err());

    // The seat is Bert's now.
    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let bert = Visitor { address: server.address(), ..bert };
    let line = enter(&bert, &room, None, None).await;
    assert_eq!(line.table.unwrap().seat, Some(0));
    server.stop().await.unwrap();
}

/// A running room that an administrator overtook is read anew, and nothing is lost.
#[tokio::test]
async fn a_room_that_was_overtaken_is_read_anew() {
    let (folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    done(&mut anna, "/api/account", json!({ "name": "anna", "password": "correct horse" })).await;
    let played = done(&mut anna, "/api/play", json!({ "game": "antiquity" })).await;
    let room = played["id"].as_str().unwrap().to_owned();
    let mut line = enter(&anna, &room, None, None).await;
    while line.table.as_ref().unwrap().offers.is_empty() {
        line.hear().await.unwrap();
    }
    let admin = Admin::open(folder.path()).await.unwrap();
    admin.adopt_seat(&room, 1, "anna").await.unwrap();
    admin.close().await.unwrap();
    let chat = protocol::ToServer::Chat { id: "c".into(), text: "hello".into() };
    line.say(&chat).await.unwrap();
    assert!(line.answer("c").await.is_err(), "the connection ends");
    let mut line = enter(&anna, &room, None, Some(1)).await;
    line.say(&chat).await.unwrap();
    assert!(line.answer("c").await.is_ok(), "and the same wish is granted now");
    server.stop().await.unwrap();
}
