//! Clients that do not play: spectators, strangers that send nothing or half a request, and floods.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use protocol::{TableDetail, ToServer};
use serde_json::json;
use test_client::{RoomConnection, TestClient};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::honest::address_of;
use crate::tally::Tally;

/// The number of clients that flood the server, each in another way.
pub(crate) const FLOODS: usize = 6;

/// Slow strangers that share an address: fewer than the server allows one address.
const SHARED_ADDRESS: usize = 200;

/// After this long a spectator changes to the room where its pair plays now.
const WATCH: Duration = Duration::from_secs(60);

const PAUSE: Duration = Duration::from_secs(1);

fn hello(since: Option<u32>) -> ToServer {
    let (lang, table) = ("en".to_owned(), TableDetail::Everything);
    ToServer::Hello { seat: None, since, lang, words: true, table, opening: false }
}

/// Watches the room of a pair, for a while each.
pub(crate) async fn watch(address: SocketAddr, pair: usize, tally: Arc<Tally>) {
    let client = TestClient::new_from(address, Some(address_of(2, pair)));
    loop {
        tokio::time::sleep(PAUSE).await;
        let Some(room) = tally.room_of(pair) else { continue };
        let Ok(mut line) = RoomConnection::open(&client, &room, None).await else { continue };
        let _open = tally.connection();
        if line.send(&hello(Some(0))).await.is_ok() {
            let read = async { while line.receive_text().await.is_ok() {} };
            // Reading ends by the timeout, or because the server restarts.
            let _ = tokio::time::timeout(WATCH, read).await;
        }
    }
}

/// Opens connections that send nothing, half a head or half a body, and waits until the server ends each.
pub(crate) async fn be_slow(address: SocketAddr, nth: usize, tally: Arc<Tally>) {
    let client = TestClient::new_from(address, Some(address_of(3, nth / SHARED_ADDRESS)));
    let said = [
        "",
        "GET / HTTP/1.1\r\nHost: x",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ];
    loop {
        if let Ok(mut stream) = client.connect().await {
            let _open = tally.connection();
            // If the server has already closed the connection, reading ends at once.
            let _ = stream.write_all(said[nth % said.len()].as_bytes()).await;
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer).await;
            tally.cut_off();
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Floods the server in one of [`FLOODS`] ways, as fast as it answers.
pub(crate) async fn flood(address: SocketAddr, nth: usize, tally: Arc<Tally>) {
    let client = TestClient::new_from(address, Some(address_of(4, nth)));
    loop {
        match nth {
            0 => flood_messages(&client, &hello(Some(0)), &tally).await,
            1 => flood_messages(&client, &ToServer::Look {}, &tally).await,
            2 => flood_nonsense(&client, &tally).await,
            3 => flood_requests(&client, &["/", "/api/rooms", "/no/such/page"], &tally).await,
            4 => flood_rooms(client.clone(), &tally).await,
            _ => flood_logins(client.clone(), &tally).await,
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Sends a message again and again to the room of the first pair.
async fn flood_messages(client: &TestClient, message: &ToServer, tally: &Tally) {
    let Some(room) = tally.room_of(0) else { return };
    let Ok(mut line) = RoomConnection::open(client, &room, None).await else { return };
    let _open = tally.connection();
    if line.send(&hello(None)).await.is_err() {
        return;
    }
    loop {
        let ping = ToServer::Ping { id: "p".to_owned() };
        if line.send(message).await.is_err() || line.send(&ping).await.is_err() {
            return;
        }
        loop {
            let Ok(text) = line.receive_text().await else { return };
            if text.contains(r#""type":"refused""#) {
                tally.refused();
                break;
            }
            if text.contains(r#""id":"p""#) {
                break;
            }
        }
    }
}

/// Sends texts that are no messages until the server ends the connection.
async fn flood_nonsense(client: &TestClient, tally: &Tally) {
    let Some(room) = tally.room_of(1) else { return };
    let Ok(mut line) = RoomConnection::open(client, &room, None).await else { return };
    let _open = tally.connection();
    while line.send_text("{").await.is_ok() && line.send_ping().await.is_ok() {
        if line.receive_text().await.is_err() {
            break;
        }
        tally.refused();
    }
    tally.cut_off();
}

async fn flood_requests(client: &TestClient, paths: &[&str], tally: &Tally) {
    let mut client = client.clone();
    for path in paths.iter().cycle() {
        match client.get(path).await {
            Ok(answer) if answer.status == 429 => tally.refused(),
            Ok(_) => {}
            Err(_) => return,
        }
    }
}

/// Creates rooms, each as a new guest.
async fn flood_rooms(mut client: TestClient, tally: &Tally) {
    let wanted = json!({ "game": "monumental", "seats": 4, "level": "master" });
    loop {
        client.cookie = None;
        match client.post("/api/play", &wanted).await {
            Ok(answer) if answer.status == 200 => {}
            Ok(_) => tally.refused(),
            Err(_) => return,
        }
    }
}

async fn flood_logins(mut client: TestClient, tally: &Tally) {
    loop {
        let guess = json!({ "name": "anna", "password": "correct horse" });
        match client.post("/api/login", &guess).await {
            Ok(_) => tally.refused(),
            Err(_) => return,
        }
    }
}
