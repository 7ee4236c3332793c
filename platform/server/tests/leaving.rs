//! People who delete their account or log out, and a restart that costs no player time.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::common::{config, done, enter, generous, person, room_of, start};
use protocol::{CloseReason, FromServer, ToServer};
use serde_json::json;
use server::{Environment, Server};
use test_client::{RoomConnection, TestClient};

/// Reads until the server says why the connection ends.
async fn bye(line: &mut RoomConnection) -> CloseReason {
    let why = line.receive_until(|message| match message {
        FromServer::Bye { why } => Some(*why),
        _ => None,
    });
    why.await.unwrap()
}

/// All messages to a client that reads a room from the start, as one text.
async fn whole_room(reader: &TestClient, room: &str, invite: &str) -> String {
    let mut line = RoomConnection::open(reader, room, Some(invite)).await.unwrap();
    line.send(&crate::common::hello(None, Some(0))).await.unwrap();
    line.send(&ToServer::Ping { id: "end".to_owned() }).await.unwrap();
    let mut told = String::new();
    loop {
        let text = line.receive_text().await.unwrap();
        if text.contains(r#""id":"end""#) {
            return told;
        }
        told.push_str(&text);
    }
}

/// Before, people without a seat were not erased, such as a host who never sat and a spectator who chatted.
#[tokio::test]
async fn deleting_oneself_leaves_no_trace_and_no_connection() {
    let (_folder, server) = start().await;
    let mut host = person(&server, "Hostname").await;
    let mut talker = person(&server, "Talker").await;
    let reader = person(&server, "Reader").await;
    let settings = json!({ "settings": { "game": "antiquity", "seats": 2 } });
    let made = done(&mut host, "/api/rooms", settings).await;
    let (room, invite) = (made["room"].as_str().unwrap(), made["invite"].as_str().unwrap());
    let mut line = RoomConnection::open(&talker, room, Some(invite)).await.unwrap();
    line.send(&crate::common::hello(None, None)).await.unwrap();
    let chat = ToServer::Chat { id: "c".to_owned(), text: "whispered".to_owned() };
    line.send(&chat).await.unwrap();
    assert!(matches!(line.reply_to("c").await.unwrap(), FromServer::Done { .. }));
    let told = whole_room(&reader, room, invite).await;
    assert!(told.contains("Hostname") && told.contains("Talker") && told.contains("whispered"));

    assert_eq!(talker.delete("/api/me").await.unwrap().status, 204);
    assert_eq!(bye(&mut line).await, CloseReason::Ended);
    assert_eq!(host.delete("/api/me").await.unwrap().status, 204);
    let told = whole_room(&reader, room, invite).await;
    for trace in ["Hostname", "Talker", "whispered"] {
        assert!(!told.contains(trace), "{trace}: {told}");
    }
    server.stop().await.unwrap();
}

/// Planted before: after a person deleted their account, the tokens of their devices stayed valid.
#[tokio::test]
async fn deleting_oneself_ends_every_session() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let credentials = json!({ "name": "anna", "password": "correct horse" });
    done(&mut anna, "/api/account", credentials.clone()).await;
    let mut phone = TestClient::new(server.address());
    done(&mut phone, "/api/login", credentials.clone()).await;
    let cookies = [anna.cookie.clone(), phone.cookie.clone()];
    assert_eq!(anna.delete("/api/me").await.unwrap().status, 204);
    for cookie in cookies {
        assert!(cookie.is_some());
        let mut client = TestClient { cookie, ..TestClient::new(server.address()) };
        assert_eq!(client.get("/api/me").await.unwrap().json(), json!(null));
        assert_eq!(client.get("/api/me/devices").await.unwrap().status, 401);
    }
    let login = phone.post("/api/login", &credentials).await.unwrap();
    assert_eq!(login.status, 401, "nor can one log in");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn logging_out_ends_the_connection() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Ben").await];
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({})).await;
    let mut anna = enter(&people[0], &room, None, None).await;
    let mut ben = enter(&people[1], &room, None, None).await;
    assert_eq!(people[0].post("/api/logout", &json!({})).await.unwrap().status, 204);
    assert_eq!(bye(&mut anna).await, CloseReason::Ended);
    ben.send(&ToServer::Ping { id: "p".to_owned() }).await.unwrap();
    assert!(matches!(ben.reply_to("p").await.unwrap(), FromServer::Done { .. }), "others stay");
    server.stop().await.unwrap();
}

/// A thief who knows the password is at the table on another device.
#[tokio::test]
async fn another_password_ends_the_connections_of_other_devices() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Ben").await];
    let credentials = json!({ "name": "anna", "password": "correct horse" });
    let account = done(&mut people[0], "/api/account", credentials.clone()).await;
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({})).await;
    let mut others = Vec::new();
    for _ in 0..4 {
        let mut device = TestClient::new(server.address());
        done(&mut device, "/api/login", credentials.clone()).await;
        let line = enter(&device, &room, None, None).await;
        others.push((device, line));
    }
    let mut own = enter(&people[0], &room, None, None).await;
    let devices = others[0].0.get("/api/me/devices").await.unwrap().json();
    let first = devices.as_array().unwrap().iter().find(|device| device["this"] == true).unwrap();
    let path = format!("/api/me/devices/{}", first["id"].as_str().unwrap());
    assert_eq!(people[0].delete(&path).await.unwrap().status, 204);
    assert_eq!(bye(&mut others.remove(0).1).await, CloseReason::Ended);
    let change = json!({ "current": "correct horse", "password": "battery staple" });
    assert_eq!(people[0].post("/api/me/password", &change).await.unwrap().status, 204);
    for (_, mut line) in others {
        assert_eq!(bye(&mut line).await, CloseReason::Ended);
    }
    own.send(&ToServer::Ping { id: "p".to_owned() }).await.unwrap();
    assert!(matches!(own.reply_to("p").await.unwrap(), FromServer::Done { .. }), "this one stays");

    let mut new = TestClient::new(server.address());
    let code = &account["codes"][0];
    let recover = json!({ "name": "anna", "code": code, "password": "third password" });
    done(&mut new, "/api/recover", recover).await;
    assert_eq!(bye(&mut own).await, CloseReason::Ended);
    server.stop().await.unwrap();
}

/// A server that was down for an hour, on a machine whose clock goes on.
#[tokio::test]
async fn a_restart_costs_no_player_time() {
    let folder = tempfile::tempdir().unwrap();
    let wall = Arc::new(AtomicI64::new(1_800_000_000_000));
    let environment = || {
        let wall = Arc::clone(&wall);
        let random = |bytes: &mut [u8]| bytes.fill_with(|| RandomState::new().hash_one(0) as u8);
        Environment::new(move || wall.load(Ordering::Relaxed), random)
    };
    let with = |environment| server::Config { environment, ..config(folder.path(), generous()) };
    let server = Server::start(with(environment())).await.unwrap();
    let mut people = [person(&server, "Anna").await, person(&server, "Ben").await];
    let clock = json!({ "clock": { "kind": "live", "base": 60, "increment": 0 } });
    let (room, _) = room_of(&mut people, "antiquity", 2, clock).await;
    server.stop().await.unwrap();

    wall.fetch_add(3_600_000, Ordering::Relaxed);
    let server = Server::start(with(environment())).await.unwrap();
    let anna = TestClient { address: server.address(), ..people[0].clone() };
    let mut line = RoomConnection::open(&anna, &room, None).await.unwrap();
    line.send(&crate::common::hello(None, None)).await.unwrap();
    let clocks = line.receive_until(|message| match message {
        FromServer::Clocks { clocks } => Some(clocks.clone()),
        _ => None,
    });
    let clocks = clocks.await.unwrap();
    let running = clocks.iter().find(|clock| clock.runs).expect("nobody is out of time");
    assert!(0 < running.left, "{clocks:?}");
    server.stop().await.unwrap();
}
