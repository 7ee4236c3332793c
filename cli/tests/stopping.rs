//! A node that is told to stop ends, whatever its database does.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails panics")]

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use protocol::{FromServer, TableDetail, ToServer};
use serde_json::json;
use test_client::{RoomConnection, TestClient};
use testbed::{Postgres, Proxy};

/// A node that has not ended by then does not end.
const PATIENCE: Duration = Duration::from_secs(120);

fn signal(name: &str, process: u32) {
    let sent = Command::new("kill").args([&format!("-{name}"), &process.to_string()]).status();
    assert!(sent.unwrap().success());
}

/// The database goes silent without closing a connection, and a room waits for it. Before, SIGTERM did not end the node.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_with_a_silent_database_ends() {
    let postgres = Postgres::start().unwrap();
    let proxy = Proxy::start(postgres.port()).unwrap();
    let url = postgres.database("silent").unwrap();
    let url = url.replace(&postgres.port().to_string(), &proxy.port().to_string());
    let folder = tempfile::tempdir().unwrap();
    let mut node = Command::new(env!("CARGO_BIN_EXE_monumenta"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &url, "--data"])
        .arg(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = String::new();
    BufReader::new(node.stdout.take().unwrap()).read_line(&mut said).unwrap();
    let mut client = TestClient::new(said.trim().trim_start_matches("http://").parse().unwrap());
    let room = client.post("/api/play", &json!({ "game": "antiquity" })).await.unwrap();
    let room = room.json()["id"].as_str().unwrap().to_owned();
    let mut line = RoomConnection::open(&client, &room, None).await.unwrap();
    let (lang, table) = ("en".to_owned(), TableDetail::Offers);
    let hello =
        ToServer::Hello { seat: None, since: None, lang, words: false, table, opening: false };
    line.send(&hello).await.unwrap();
    // A room that waits for its database before it has read a hello tells that client nothing.
    let joined = |message: &FromServer| matches!(message, FromServer::Table(_)).then_some(());
    line.receive_until(joined).await.unwrap();

    proxy.go_silent();
    let chat = ToServer::Chat { id: "c".to_owned(), text: "hello".to_owned() };
    line.send(&chat).await.unwrap();
    let waits = |message: &FromServer| matches!(message, FromServer::Waiting).then_some(());
    line.receive_until(waits).await.unwrap();
    let process = node.id();
    signal("TERM", process);
    let ended = tokio::task::spawn_blocking(move || node.wait());
    let ended = tokio::time::timeout(PATIENCE, ended).await;
    if ended.is_err() {
        signal("KILL", process);
    }
    assert!(ended.is_ok(), "the node still runs");
}
