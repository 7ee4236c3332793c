//! The disk is full for a while. The server reports it, loses nothing, and recovers by itself when there is space
//! again.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::common::{config, enter, generous, person_at, process, room_of};
use protocol::{FromServer, ToServer};
use serde_json::json;
use test_client::{RoomConnection, TestClient};

/// If the server is not ready after this time, the test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// Not a test by itself: the server that the test below starts in a process of its own.
#[test]
fn serve_with_limited_files() {
    let Some(folder) = std::env::var_os("SERVE_WITH_LIMITED_FILES") else { return };
    process::serve(config(Path::new(&folder), generous()));
}

async fn status(client: &mut TestClient, path: &str) -> u16 {
    client.get(path).await.unwrap().status
}

async fn say(line: &mut RoomConnection, text: &str) {
    line.send(&ToServer::Chat { id: text.to_owned(), text: text.to_owned() }).await.unwrap();
}

async fn is_said(line: &mut RoomConnection, text: &str) {
    let reply = line.reply_to(text).await.unwrap();
    assert!(matches!(reply, FromServer::Done { .. }), "{reply:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let test = "full_disk::serve_with_limited_files";
    let (mut child, address) = process::start(test, "SERVE_WITH_LIMITED_FILES", folder.path());
    let mut people = [person_at(address, "Anna").await];
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({})).await;
    let (other, _) = room_of(&mut people, "quarry", 2, json!({})).await;
    let [mut client] = people;
    let mut line = enter(&client, &room, None, None).await;
    say(&mut line, "before").await;
    is_said(&mut line, "before").await;
    assert_eq!(status(&mut client, "/healthz/ready").await, 200);

    process::limit_files(child.id(), "1");
    say(&mut line, "during").await;
    let waiting = |message: &FromServer| matches!(message, FromServer::Waiting).then_some(());
    line.receive_until(waiting).await.unwrap();
    assert_eq!(status(&mut client, "/healthz/ready").await, 503);
    let other = format!("/api/rooms/{other}");
    assert_eq!(status(&mut client, &other).await, 200, "what is stored can be read");

    process::limit_files(child.id(), "unlimited");
    is_said(&mut line, "during").await;
    let until = Instant::now() + PATIENCE;
    while status(&mut client, "/healthz/ready").await != 200 {
        assert!(Instant::now() < until, "the server does not call itself ready again");
    }
    child.kill().unwrap();
    child.wait().unwrap();

    let server = server::Server::start(config(folder.path(), generous())).await.unwrap();
    let client = TestClient { address: server.address(), ..client };
    let line = enter(&client, &room, None, None).await;
    let log = serde_json::to_string(&line.entries).unwrap();
    assert!(log.contains("before") && log.contains("during"), "{log}");
    server.stop().await.unwrap();
}
