//! Silent clients and clients that send nonsense do not affect the others.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::common::{config, done, enter, generous, person, person_at, process, room_of};
use serde_json::json;
use server::{Limits, Server};
use test_client::{RoomConnection, TestClient};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// If something has not happened after this time, the test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// Timeouts that a test can wait for.
fn hasty() -> Limits {
    let soon = Duration::from_millis(300);
    Limits { header_timeout: soon, request_timeout: soon, write_timeout: soon, ..generous() }
}

async fn start(limits: Limits) -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(config(folder.path(), limits)).await.unwrap();
    (folder, server)
}

/// Sends some bytes, and returns all that the server sends before it closes the connection.
async fn sends(server: &Server, bytes: &str) -> String {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("the server closes the connection");
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn connections_that_say_nothing_or_half_of_it_end() {
    let (_folder, server) = start(hasty()).await;
    assert_eq!(sends(&server, "").await, "", "silent");
    assert_eq!(sends(&server, "GET /api/me HTTP/1.1\r\nHost: x\r\n").await, "", "half a head");
    let idle = sends(&server, "GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(idle.starts_with("HTTP/1.1 200"), "{idle}");
    let half = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{";
    let half = sends(&server, half).await;
    assert!(half.starts_with("HTTP/1.1 408") && half.contains("\"timeout\""), "{half}");
    server.stop().await.unwrap();
}

/// Whether the server serves a connection from this address of the machine; `false` if it closes it at once.
async fn is_served(server: SocketAddr, from: [u8; 4]) -> bool {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    let mut stream = socket.connect(server).await.unwrap();
    let request = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let mut answer = String::new();
    let asked = stream.write_all(request.as_bytes()).await.is_ok();
    asked && stream.read_to_string(&mut answer).await.is_ok() && answer.contains(" 200 ")
}

const HERE: [u8; 4] = [127, 0, 0, 1];
const ELSEWHERE: [u8; 4] = [127, 0, 0, 2];

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let (_folder, server) = start(Limits { connections_per_address: 3, ..generous() }).await;
    let mut anna = person(&server, "Anna").await;
    let (room, _) = room_of(std::slice::from_mut(&mut anna), "antiquity", 2, json!({})).await;
    let line = enter(&anna, &room, None, None).await;
    let mut silent = Vec::new();
    for _ in 0..2 {
        silent.push(TcpStream::connect(server.address()).await.unwrap());
    }
    assert!(!is_served(server.address(), HERE).await, "a WebSocket and two silent ones");
    assert!(is_served(server.address(), ELSEWHERE).await);
    drop(line);
    let until = Instant::now() + PATIENCE;
    while !is_served(server.address(), HERE).await {
        assert!(Instant::now() < until, "a WebSocket that ended makes room for another");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_client_that_reads_nothing_is_cut_off() {
    let (_folder, server) = start(Limits { connections_per_address: 1, ..hasty() }).await;
    let mut reads_nothing = TcpStream::connect(server.address()).await.unwrap();
    let flood = async {
        let request = "GET /api/docs HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
        while reads_nothing.write_all(request.as_bytes()).await.is_ok() {}
    };
    timeout(PATIENCE, flood).await.expect("the server ends the connection");
    let until = Instant::now() + PATIENCE;
    while !is_served(server.address(), HERE).await {
        assert!(Instant::now() < until, "its place is free");
    }
    server.stop().await.unwrap();
}

/// A connection to a new room.
async fn line(server: &Server) -> RoomConnection {
    let mut anna = person(server, "Anna").await;
    let settings = json!({ "settings": { "game": "antiquity", "seats": 2 } });
    let made = done(&mut anna, "/api/rooms", settings).await;
    RoomConnection::open(&anna, made["room"].as_str().unwrap(), None).await.unwrap()
}

#[tokio::test]
async fn frames_that_cannot_be_read_are_answered_with_a_code() {
    let (_folder, server) = start(generous()).await;
    let mut bad = line(&server).await;
    bad.send_raw_text(vec![0xc3, 0x28]).await.unwrap();
    assert_eq!(bad.close_code().await, Some(1007), "no UTF-8");
    let mut large = line(&server).await;
    large.send_raw_text(vec![b' '; 17 * 1024]).await.unwrap();
    assert_eq!(large.close_code().await, Some(1009), "too large");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn pings_count_as_messages() {
    let limits = Limits { messages_per_second: 1, messages_at_once: 10, ..generous() };
    let (_folder, server) = start(limits).await;
    let mut line = line(&server).await;
    for _ in 0..200 {
        // The server may have closed the connection by now.
        let _ = line.send_ping().await;
    }
    assert_eq!(line.close_code().await, Some(1008), "too many");
    server.stop().await.unwrap();
}

/// Not a test by itself: the server that the test below starts in a process of its own.
#[test]
fn serve_with_few_files() {
    let Some(folder) = std::env::var_os("SERVE_WITH_FEW_FILES") else { return };
    process::serve(config(Path::new(&folder), generous()));
}

/// The server still works with as many silent connections as the usual soft limit of open files allows.
#[tokio::test]
async fn the_soft_limit_of_open_files_is_no_limit() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, address) = process::start_with(
        "ulimit -S -n 256",
        "strangers::serve_with_few_files",
        "SERVE_WITH_FEW_FILES",
        folder.path(),
    );
    let mut silent = Vec::new();
    for _ in 0..400 {
        silent.push(TcpStream::connect(address).await.unwrap());
    }
    let mut anna = timeout(PATIENCE, person_at(address, "Anna")).await.expect("an answer");
    assert_eq!(anna.get("/api/me").await.unwrap().json()["name"], "Anna");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[tokio::test]
async fn metrics_have_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let metrics = Some("127.0.0.1:0".parse().unwrap());
    let config = server::Config { metrics, ..config(folder.path(), generous()) };
    let server = Server::start(config).await.unwrap();
    let mut anna = person(&server, "Anna").await;
    assert!(!anna.get("/metrics").await.unwrap().text.contains("monumenta_"), "not for players");
    let begun = anna.post("/api/play", &json!({ "game": "quarry" })).await.unwrap();
    assert_eq!(begun.status, 200, "{}", begun.text);
    let mut operator = TestClient::new(server.metrics().unwrap());
    let metrics = operator.get("/metrics").await.unwrap().text;
    assert!(metrics.contains("monumenta_rooms"), "{metrics}");
    assert_eq!(operator.get("/api/games").await.unwrap().status, 404);
    server.stop().await.unwrap();
}
