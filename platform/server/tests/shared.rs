//! Two nodes on one database: shared rate limits, the clients of a node that stops, and a database that fails.

use std::time::Duration;

use crate::common::{act, config, enter, generous, my_turn, person, room_of};
use protocol::{CloseReason, FromServer};
use serde_json::json;
use server::{Config, DataStore, Limits, Role, Server};
use test_client::TestClient;
use testbed::Postgres;

async fn node(database: &str, limits: Limits) -> Server {
    draining_node(database, limits, Duration::ZERO).await
}

async fn draining_node(database: &str, limits: Limits, drain: Duration) -> Server {
    // A node with a shared store keeps nothing in its folder.
    let folder = tempfile::tempdir().unwrap();
    let (database, bus, role) = (database.to_owned(), None, Role::All);
    let store = DataStore::Shared { database, bus, role };
    let config = Config { store, drain, ..config(folder.path(), limits) };
    Server::start(config).await.unwrap()
}

#[tokio::test]
async fn limits_hold_for_both_nodes_together() {
    let server = Postgres::start().unwrap();
    let database = server.database("limits").unwrap();
    let limits = || Limits { rooms_per_hour: 3, ..generous() };
    let (first, second) = (node(&database, limits()).await, node(&database, limits()).await);
    let here = person(&first, "Anna").await;
    let there = TestClient { address: second.address(), ..here.clone() };
    let room = json!({ "settings": { "game": "antiquity", "seats": 2 } });
    for client in [&here, &there, &here] {
        assert_eq!(client.clone().post("/api/rooms", &room).await.unwrap().status, 200);
    }
    let refused = there.clone().post("/api/rooms", &room).await.unwrap();
    assert_eq!((refused.status, &refused.json()["fault"]), (429, &json!("rooms")), "{refused:?}");
    let mut bert = person(&second, "Bert").await;
    let strange = bert.get("/api/rooms/a%00b").await.unwrap();
    assert_eq!(strange.status, 404, "no room is called so: {strange:?}");
    assert_eq!(bert.post("/api/rooms", &room).await.unwrap().status, 200, "others may");
    first.stop().await.unwrap();
    second.stop().await.unwrap();
}

/// When a node is asked to stop, its readiness probe fails first. Then it closes its connections, and the clients
/// continue on another node at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stops_hands_its_people_over() {
    let server = Postgres::start().unwrap();
    let database = server.database("drain").unwrap();
    let stops = draining_node(&database, generous(), Duration::from_secs(1)).await;
    let stays = node(&database, generous()).await;
    let mut people = vec![person(&stops, "Anna").await];
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({})).await;
    let mut line = enter(&people[0], &room, None, None).await;
    assert!(my_turn(&mut line).await);
    let stopping = tokio::spawn(stops.stop());
    while people[0].get("/healthz/ready").await.unwrap().status == 200 {}
    let answer = act(&mut line, "before", 0).await;
    assert!(matches!(answer, FromServer::Done { .. }), "until then it serves: {answer:?}");
    let bye = |message: &FromServer| match message {
        FromServer::Bye { why } => Some(*why),
        _ => None,
    };
    assert_eq!(line.receive_until(bye).await.unwrap(), CloseReason::Stopping);
    stopping.await.unwrap().unwrap();

    let elsewhere = TestClient { address: stays.address(), ..people[0].clone() };
    let mut again = enter(&elsewhere, &room, None, None).await;
    assert!(line.seen() <= again.seen(), "nothing is missing there");
    assert!(my_turn(&mut again).await);
    let answer = act(&mut again, "after", 0).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    stays.stop().await.unwrap();
}

#[tokio::test]
async fn a_node_without_its_database_is_alive_and_not_ready() {
    let mut database = Postgres::start().unwrap();
    let node = node(&database.database("health").unwrap(), generous()).await;
    let mut client = TestClient::new(node.address());
    let ready = json!({ "alive": true, "ready": true, "because": null });
    assert_eq!(client.get("/healthz/ready").await.unwrap().json(), ready);

    database.stop().unwrap();
    let alive = client.get("/healthz").await.unwrap();
    let away = json!({ "alive": true, "ready": false, "because": "the store does not answer" });
    assert_eq!((alive.status, alive.json()), (200, away.clone()));
    let asked = client.get("/healthz/ready").await.unwrap();
    assert_eq!((asked.status, asked.json()), (503, away));

    database.start_again().unwrap();
    while client.get("/healthz/ready").await.unwrap().status != 200 {}
    assert_eq!(client.get("/healthz").await.unwrap().json(), ready);
    node.stop().await.unwrap();
}
