//! What two nodes on one database owe to each other besides matches.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod common;

use common::{config, generous, person};
use serde_json::json;
use server::{Config, Limits, Role, Server, Store};
use testbed::Postgres;
use visitor::Visitor;

async fn node(database: &str, limits: Limits) -> Server {
    // A node keeps nothing in its folder.
    let folder = tempfile::tempdir().unwrap();
    let (database, bus, role) = (database.to_owned(), None, Role::All);
    let store = Store::Shared { database, bus, role };
    Server::start(Config { store, ..config(folder.path(), limits) }).await.unwrap()
}

#[tokio::test]
async fn limits_hold_for_both_nodes_together() {
    let server = Postgres::start().unwrap();
    let database = server.database("limits").unwrap();
    let limits = || Limits { rooms_per_hour: 3, ..generous() };
    let (first, second) = (node(&database, limits()).await, node(&database, limits()).await);
    let here = person(&first, "Anna").await;
    let there = Visitor { address: second.address(), ..here.clone() };
    let room = json!({ "settings": { "game": "antiquity", "seats": 2 } });
    for visitor in [&here, &there, &here] {
        assert_eq!(visitor.clone().post("/api/rooms", &room).await.unwrap().status, 200);
    }
    let refused = there.clone().post("/api/rooms", &room).await.unwrap();
    assert_eq!((refused.status, &refused.json()["fault"]), (429, &json!("rooms")), "{refused:?}");
    let mut bert = person(&second, "Bert").await;
    assert_eq!(bert.post("/api/rooms", &room).await.unwrap().status, 200, "others may");
    first.stop().await.unwrap();
    second.stop().await.unwrap();
}

#[tokio::test]
async fn a_node_without_its_database_is_alive_and_not_ready() {
    let mut database = Postgres::start().unwrap();
    let node = node(&database.database("health").unwrap(), generous()).await;
    let mut visitor = Visitor::new(node.address());
    let ready = json!({ "alive": true, "ready": true, "because": null });
    assert_eq!(visitor.get("/healthz/ready").await.unwrap().json(), ready);

    database.stop().unwrap();
    let alive = visitor.get("/healthz").await.unwrap();
    let away = json!({ "alive": true, "ready": false, "because": "the journal does not answer" });
    assert_eq!((alive.status, alive.json()), (200, away.clone()));
    let asked = visitor.get("/healthz/ready").await.unwrap();
    assert_eq!((asked.status, asked.json()), (503, away));

    database.start_again().unwrap();
    while visitor.get("/healthz/ready").await.unwrap().status != 200 {}
    assert_eq!(visitor.get("/healthz").await.unwrap().json(), ready);
    node.stop().await.unwrap();
}
