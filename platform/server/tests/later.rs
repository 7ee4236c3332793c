//! Rooms that a later program wrote: this program shows them and does not change them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use std::time::Duration;

use crate::common::{config, generous, person, room_of};
use room::RoomEvent;
use serde_json::json;
use server::{Config, Environment, Server};
use store::{IndexUpdate, Location, RoomCommit};
use test_client::TestClient;

const DAY: i64 = 24 * 3_600_000;

async fn server(folder: &Path, now: &Arc<AtomicI64>) -> Server {
    let (clock, luck) = (Arc::clone(now), AtomicU8::new(0));
    let luck = move |bytes: &mut [u8]| {
        bytes.fill_with(|| luck.fetch_add(37, Ordering::SeqCst).wrapping_mul(101));
    };
    let environment = Environment::with_set_clock(move || clock.load(Ordering::SeqCst), luck);
    Server::start(Config { environment, ..config(folder, generous()) }).await.unwrap()
}

/// Writes copies of a room, as a program with other rules would have written them.
async fn write_copies(folder: &Path, room: &str, copies: usize) {
    let store = store::open(&Location::from(folder)).await.unwrap();
    let row = store.index.room(room).await.unwrap().unwrap();
    let entries = store.rooms.entries(room, 0).await.unwrap();
    for nth in 0..copies {
        let id = format!("later{nth}");
        let mut entries = entries.clone();
        for entry in &mut entries {
            if let RoomEvent::Started { rules, .. } = &mut entry.event {
                *rules += 1;
            }
        }
        let mut row = row.clone();
        row.info.id.clone_from(&id);
        row.deadline = row.deadline.map(|at| at - 1);
        let index = Some(IndexUpdate { row, members: Vec::new() });
        let commit = RoomCommit { entries, index, ..RoomCommit::new(id) };
        store.rooms.commit(commit).await.unwrap();
    }
    store.maintenance.close().await.unwrap();
}

/// Many due rooms that this program cannot play do not keep other due rooms waiting.
#[tokio::test]
async fn what_cannot_be_played_on_is_in_nobodys_way() {
    let (folder, now) = (tempfile::tempdir().unwrap(), Arc::new(AtomicI64::new(1_000_000)));
    let first = server(folder.path(), &now).await;
    let mut people = [person(&first, "Anna").await, person(&first, "Bert").await];
    let clock = json!({ "clock": { "kind": "correspondence", "hours": 24 } });
    let (room, _) = room_of(&mut people, "antiquity", 2, clock).await;
    first.stop().await.unwrap();
    write_copies(folder.path(), &room, 100).await;

    now.fetch_add(DAY + 1000, Ordering::SeqCst);
    let second = server(folder.path(), &now).await;
    let mut anna = TestClient { address: second.address(), ..people[0].clone() };
    let mut away = false;
    for _ in 0..200 {
        let mine = anna.get("/api/rooms/mine").await.unwrap().json();
        let seats = mine["rooms"][0]["room"]["seats"].as_array().unwrap();
        away = seats.iter().any(|seat| seat["away"] == true);
        if away {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(away, "a bot plays for whoever let the time pass");
    let later = anna.get("/api/rooms/later7").await.unwrap();
    assert!(later.status == 404 || later.json()["read_only"].is_string(), "{later:?}");
    second.stop().await.unwrap();
}
