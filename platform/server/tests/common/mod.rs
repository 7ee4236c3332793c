//! A server in this process, and its clients.

pub(crate) mod playing;
pub(crate) mod process;
pub(crate) mod smtp;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use engine::Chance;
use protocol::{FromServer, Progress, RoomInfo, TableDetail, ToServer, What};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use test_client::{ConnectionError, RoomConnection, TestClient};

/// Limits that no test reaches by accident.
pub(crate) fn generous() -> Limits {
    Limits { away_after: Duration::ZERO, ..Limits::none() }
}

pub(crate) fn config(folder: &Path, limits: Limits) -> Config {
    Config { limits, ..Config::new("127.0.0.1:0".parse().unwrap(), folder.to_owned()) }
}

/// A server with generous limits, and the folder of its data.
pub(crate) async fn start() -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    (folder, server)
}

/// A new guest with this name.
pub(crate) async fn person(server: &Server, name: &str) -> TestClient {
    person_at(server.address(), name).await
}

/// A new guest with this name, on the node with this address.
pub(crate) async fn person_at(node: SocketAddr, name: &str) -> TestClient {
    let mut client = TestClient::new(node);
    let answer = client.post("/api/me", &json!({ "name": name })).await.unwrap();
    assert_eq!(answer.status, 200, "{answer:?}");
    client
}

/// Sends a POST request that must succeed, and returns its answer.
pub(crate) async fn done(client: &mut TestClient, path: &str, body: Value) -> Value {
    let answer = client.post(path, &body).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    answer.json()
}

/// A room whose match has started, with these people on the first seats and bots on the others.
pub(crate) async fn room_of(
    people: &mut [TestClient],
    game: &str,
    seats: u8,
    settings: Value,
) -> (String, String) {
    let mut whole = json!({ "game": game, "seats": seats });
    for (name, value) in settings.as_object().into_iter().flatten() {
        whole[name] = value.clone();
    }
    let made = done(&mut people[0], "/api/rooms", json!({ "settings": whole })).await;
    let (room, invite) = (made["room"].as_str().unwrap(), made["invite"].as_str().unwrap());
    for (seat, person) in people.iter_mut().enumerate() {
        let link = format!("?invite={invite}");
        done(person, &format!("/api/rooms/{room}/sit{link}"), json!({ "seat": seat })).await;
        done(person, &format!("/api/rooms/{room}/ready"), json!({ "ready": true })).await;
    }
    for seat in people.len()..usize::from(seats) {
        let bot = json!({ "seat": seat, "level": "random" });
        done(&mut people[0], &format!("/api/rooms/{room}/bot"), bot).await;
    }
    done(&mut people[0], &format!("/api/rooms/{room}/start"), json!({})).await;
    (room.to_owned(), invite.to_owned())
}

/// A hello that asks for whole tables and for text in English.
pub(crate) fn hello(seat: Option<u8>, since: Option<u32>) -> ToServer {
    let (lang, table) = ("en".to_owned(), TableDetail::Everything);
    ToServer::Hello { seat, since, lang, words: true, table, opening: false }
}

/// A connection that has said hello and received all entries and the table.
pub(crate) async fn enter(
    client: &TestClient,
    room: &str,
    invite: Option<&str>,
    seat: Option<u8>,
) -> RoomConnection {
    let mut line = RoomConnection::open(client, room, invite).await.unwrap();
    greet(&mut line, &hello(seat, Some(0))).await.unwrap();
    line
}

/// Says hello and reads messages up to the table.
pub(crate) async fn greet(
    line: &mut RoomConnection,
    hello: &ToServer,
) -> Result<RoomInfo, ConnectionError> {
    line.send(hello).await?;
    let room = line
        .receive_until(|message| match message {
            FromServer::Welcome { room, .. } => Some(room.as_ref().clone()),
            FromServer::Refused { .. } => panic!("{message:?}"),
            _ => None,
        })
        .await?;
    line.receive_until(|message| matches!(message, FromServer::Table(_)).then_some(())).await?;
    Ok(room)
}

/// Plays an offer and waits for the answer.
pub(crate) async fn act(line: &mut RoomConnection, id: &str, nth: usize) -> FromServer {
    let table = line.table.clone().unwrap();
    let action = json!(table.offers[nth].code);
    let seen = table.n;
    line.send(&ToServer::Act { id: id.to_owned(), seen, seat: None, action }).await.unwrap();
    line.reply_to(id).await.unwrap()
}

/// Waits until it is this connection's turn (`true`) or the match is over (`false`).
pub(crate) async fn my_turn(line: &mut RoomConnection) -> bool {
    loop {
        let table = line.table.as_ref().unwrap();
        if let Progress::Over { .. } = table.progress {
            return false;
        }
        if !table.offers.is_empty() {
            return true;
        }
        line.receive().await.unwrap();
    }
}

/// Plays offers for this many decisions, or until the match is over.
pub(crate) async fn play_on(line: &mut RoomConnection, decisions: u64) {
    for nth in 0..decisions {
        if !my_turn(line).await {
            return;
        }
        let many = line.table.as_ref().unwrap().offers.len();
        let pick = Chance::quick(nth).below(many as u32) as usize;
        let id = format!("{}-{nth}", line.table.as_ref().unwrap().n);
        let answer = act(line, &id, pick).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    }
}

/// Every step that a connection was sent: its seat and its news.
pub(crate) fn steps(line: &RoomConnection) -> Vec<(u8, Value)> {
    let steps = line.entries.iter().filter_map(|entry| match &entry.what {
        What::Step { seat, news, .. } => Some((*seat, news.clone())),
        _ => None,
    });
    steps.collect()
}
