//! The server is killed at random moments under load. Whatever it acknowledged is there afterwards.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod common;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use common::{config, generous, hello, process};
use engine::Chance;
use protocol::{FromServer, Progress, ToServer, What};
use serde_json::json;
use server::Server;
use server::admin::Admin;
use test_client::{RoomConnection, TestClient};
use tokio::sync::watch;

/// How often it is killed.
const KILLS: u32 = 50;
/// So many actions at most are acknowledged between two kills, however fast the machine is.
const MOST_BETWEEN: u32 = 40;
/// A machine that is too slow for that is killed nevertheless.
const PATIENCE: Duration = Duration::from_secs(2);
/// How many play at the same time, each another game.
const PLAYERS: usize = 4;

/// Not a test by itself: the server that the test below starts in a process of its own, and kills.
#[test]
fn serve_until_killed() {
    let Some(folder) = std::env::var_os("SERVE_UNTIL_KILLED") else { return };
    process::serve(config(Path::new(&folder), generous()));
}

/// What somebody was told: the name of a wish and the number of its entry.
type Acknowledged = Vec<(String, u32)>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_there_after_the_kill() {
    let folder = tempfile::tempdir().unwrap();
    let mut whim = Chance::quick(7);
    let mut people: BTreeMap<usize, (TestClient, String)> = BTreeMap::new();
    let mut all_people: BTreeMap<String, TestClient> = BTreeMap::new();
    let mut acknowledged: BTreeMap<String, Acknowledged> = BTreeMap::new();
    let heard = watch::Sender::new(0);
    for round in 0..KILLS {
        let (mut child, address) =
            process::start("serve_until_killed", "SERVE_UNTIL_KILLED", folder.path());
        let mut tasks = Vec::new();
        for nth in 0..PLAYERS {
            let known = people.get(&nth).cloned();
            let tag = format!("{round}-{nth}");
            let game = catalogue::GAMES[nth % catalogue::GAMES.len()].slug();
            let heard = heard.clone();
            tasks.push(tokio::spawn(async move { play(address, known, game, tag, heard).await }));
        }
        // Any moment: after some action of one of them, in the middle of something for the others.
        let moment = *heard.borrow() + u64::from(whim.below(MOST_BETWEEN)) + 1;
        let mut counted = heard.subscribe();
        let _ = tokio::time::timeout(PATIENCE, counted.wait_for(|all| moment <= *all)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        for (nth, task) in tasks.into_iter().enumerate() {
            let Played { person, told, over } = task.await.unwrap();
            let Some((client, room)) = person else { continue };
            acknowledged.entry(room.clone()).or_default().extend(told);
            all_people.insert(room.clone(), client.clone());
            match over {
                true => people.remove(&nth),
                false => people.insert(nth, (client, room)),
            };
        }
    }
    let all: usize = acknowledged.values().map(Vec::len).sum();
    assert!(200 < all, "there was load: {all}");
    let admin = Admin::open(folder.path()).await.unwrap();
    let verified = admin.verify_all().await.unwrap();
    assert_eq!(verified.broken, [], "no match is broken");
    admin.close().await.unwrap();
    nothing_is_lost(folder.path(), &all_people, &acknowledged).await;
}

async fn nothing_is_lost(
    folder: &Path,
    people: &BTreeMap<String, TestClient>,
    acknowledged: &BTreeMap<String, Acknowledged>,
) {
    let server = Server::start(config(folder, generous())).await.unwrap();
    for (room, client) in people {
        let client = TestClient { address: server.address(), ..client.clone() };
        let line = common::enter(&client, room, None, None).await;
        for (id, n) in &acknowledged[room] {
            let entry = line.entries.iter().find(|entry| entry.n == *n);
            let what = &entry.unwrap_or_else(|| panic!("{id} was acknowledged as {n}")).what;
            let fits = match what {
                What::Step { seat: 0, .. } => !id.starts_with('c'),
                What::Chat { text, .. } => text == id,
                _ => false,
            };
            assert!(fits, "{id} was acknowledged as {n}, which is {what:?}");
        }
    }
    server.stop().await.unwrap();
}

/// What became of a player in one round.
struct Played {
    person: Option<(TestClient, String)>,
    told: Acknowledged,
    /// Whether the match is over: the next round begins another.
    over: bool,
}

/// Plays against bots, or goes on, until the server dies; remembers what was acknowledged.
async fn play(
    address: SocketAddr,
    known: Option<(TestClient, String)>,
    game: &str,
    tag: String,
    heard: watch::Sender<u64>,
) -> Played {
    let mut played = Played { person: None, told: Vec::new(), over: false };
    let (client, room) = match known {
        Some((client, room)) => (TestClient { address, ..client }, room),
        None => {
            let mut client = TestClient::new(address);
            let wanted = json!({ "game": game, "seats": 3, "level": "random" });
            let Ok(answer) = client.post("/api/play", &wanted).await else { return played };
            let Some(room) = answer.json()["id"].as_str().map(str::to_owned) else { return played };
            (client, room)
        }
    };
    played.person = Some((client.clone(), room.clone()));
    let Ok(mut line) = RoomConnection::open(&client, &room, None).await else { return played };
    let mut whim = Chance::quick(u64::from(address.port()));
    if line.send(&hello(None, None)).await.is_err() {
        return played;
    }
    let mut asked = None;
    for nth in 0.. {
        let Ok(message) = line.receive().await else { break };
        if let FromServer::Done { id, n: Some(n) } = &message {
            played.told.push((id.clone(), *n));
            heard.send_modify(|all| *all += 1);
        }
        let Some(table) = line.table.clone() else { continue };
        played.over = matches!(table.progress, Progress::Over { .. });
        if asked == Some(table.n) || table.offers.is_empty() {
            continue;
        }
        asked = Some(table.n);
        let chat = format!("c{tag}-{nth}");
        let pick = whim.below(table.offers.len() as u32) as usize;
        let action = json!(table.offers[pick].code);
        let (id, seen) = (format!("{tag}-{nth}"), table.n);
        let act = ToServer::Act { id, seen, seat: None, action };
        let talks = whim.below(10) == 0;
        let chat = ToServer::Chat { id: chat.clone(), text: chat };
        if (talks && line.send(&chat).await.is_err()) || line.send(&act).await.is_err() {
            break;
        }
    }
    played
}
