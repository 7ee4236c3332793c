//! All data of a server are copied from SQLite to PostgreSQL and back.

use std::cell::Cell;
use std::path::Path;

use crate::common::{config, done, enter, generous, person, room_of, start};
use protocol::ToServer;
use serde_json::{Value, json};
use server::Server;
use server::admin::{Admin, CopyMode};
use store::{Counts, Heartbeat, Import, Location, RoomCommit, TokenHash, open};
use test_client::TestClient;
use testbed::Postgres;

/// A server with matches against bots, an account, a chat and an archive.
async fn busy_server() -> (tempfile::TempDir, TestClient) {
    let (folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    done(&mut anna, "/api/account", json!({ "name": "anna", "password": "correct horse" })).await;
    for game in ["antiquity", "quarry"] {
        let played = done(&mut anna, "/api/play", json!({ "game": game })).await;
        let room = played["id"].as_str().unwrap();
        let mut line = enter(&anna, room, None, None).await;
        line.send(&ToServer::Chat { id: "c".into(), text: "« Bonjour »\u{0}".into() })
            .await
            .unwrap();
        line.reply_to("c").await.unwrap();
    }
    let mut bert = person(&server, "Bert").await;
    done(&mut bert, "/api/rooms", json!({ "settings": { "game": "antiquity", "seats": 2 } })).await;
    let (room, _) =
        room_of(&mut [anna.clone(), bert], "antiquity", 3, json!({ "open": true })).await;
    server.stop().await.unwrap();
    let store = open(&Location::from(folder.path())).await.unwrap();
    let archive = Some(vec![0, 1, 2]);
    store.rooms.commit(RoomCommit { archive, ..RoomCommit::new(room) }).await.unwrap();
    let heartbeat = Some(Heartbeat { at: 1_800_000_000_000, downtime: 5_400_000 });
    store.maintenance.import(Import { heartbeat, ..Import::default() }).await.unwrap();
    store.maintenance.close().await.unwrap();
    (folder, anna)
}

/// Everything that a store has, as one text.
async fn everything(place: &Location) -> (Counts, Vec<String>) {
    let store = open(place).await.unwrap();
    let mut all = Vec::new();
    for id in store.index.room_ids("", 1000).await.unwrap() {
        for entry in store.rooms.entries(&id, 0).await.unwrap() {
            all.push(format!("{entry:?}"));
        }
        all.push(format!("{:?}", store.index.room(&id).await.unwrap()));
        all.push(format!("{:?}", store.index.members(&id).await.unwrap()));
        all.push(format!("{:?}", store.rooms.archive(&id).await.unwrap()));
    }
    for who in store.maintenance.people(i64::MIN, 1000).await.unwrap() {
        all.push(format!(
            "{} {} {:?} {:?} {}",
            who.id, who.name, who.account, who.password, who.created
        ));
    }
    for (it, person) in store.maintenance.tokens(TokenHash(String::new()), 1000).await.unwrap() {
        all.push(format!("{} {} {} {} {person}", it.token.0, it.name, it.created, it.used));
    }
    let codes = store.maintenance.codes((i64::MIN, TokenHash(String::new())), 1000).await.unwrap();
    all.extend(codes.iter().map(|(person, code)| format!("{person} {}", code.0)));
    let visits = store.maintenance.visits((i64::MIN, String::new()), 1000).await.unwrap();
    all.extend(visits.iter().map(|visit| format!("{visit:?}")));
    all.push(format!("{:?}", store.maintenance.heartbeat().await.unwrap()));
    let counts = store.maintenance.counts().await.unwrap();
    store.maintenance.close().await.unwrap();
    (counts, all)
}

async fn copy(from: &Location, to: &Location, mode: CopyMode) -> Result<u64, String> {
    let (source, target) = (Admin::open(from.clone()).await, Admin::open_or_make(to.clone()).await);
    let (source, target) = (source.unwrap(), target.unwrap());
    let heard = Cell::new((0, 0));
    let copied = source.copy(&target, mode, |done, all| heard.set((done, all))).await;
    source.close().await.unwrap();
    target.close().await.unwrap();
    let copied = copied.map_err(|fault| fault.to_string())?;
    assert_eq!(heard.get().0, heard.get().1, "the last that is heard is that all are done");
    assert_eq!(copied.broken, vec![]);
    Ok(copied.matches)
}

#[tokio::test]
async fn a_server_moves_to_postgres_and_back() {
    let (folder, mut anna) = busy_server().await;
    let sqlite = Location::from(folder.path());
    let before = everything(&sqlite).await;
    let Counts { entries, rooms, archives, members, people, tokens, codes, visits } = before.0;
    assert_eq!((rooms, archives, people, tokens, codes), (4, 1, 2, 2, 8));
    assert!(10 < entries && 4 <= members && 1 <= visits, "{:?}", before.0);

    let server = Postgres::start().unwrap();
    let postgres = Location::Postgres(server.database("moved").unwrap());
    assert_eq!(copy(&sqlite, &postgres, CopyMode::New).await, Ok(3));
    assert_eq!(everything(&postgres).await, before);

    let refused = copy(&sqlite, &postgres, CopyMode::New).await.unwrap_err();
    assert!(refused.contains("not empty"), "{refused}");
    assert_eq!(
        copy(&sqlite, &postgres, CopyMode::Resume).await,
        Ok(3),
        "to repeat it does no harm"
    );
    assert_eq!(everything(&postgres).await, before);

    let back = tempfile::tempdir().unwrap();
    assert_eq!(copy(&postgres, &Location::from(back.path()), CopyMode::New).await, Ok(3));
    assert_eq!(everything(&Location::from(back.path())).await, before);
    anna_is_known(&mut anna, back.path()).await;
}

/// A server runs on the copy, and accepts the old cookie and password.
async fn anna_is_known(anna: &mut TestClient, folder: &Path) {
    let server = Server::start(config(folder, generous())).await.unwrap();
    anna.address = server.address();
    assert_eq!(anna.get("/api/me").await.unwrap().json()["name"], "Anna");
    let rooms = anna.get("/api/rooms/mine").await.unwrap().json();
    assert_eq!(rooms["rooms"].as_array().map(Vec::len), Some(3), "{rooms}");
    let credentials = json!({ "name": "anna", "password": "correct horse" });
    let me: Value = done(&mut TestClient::new(server.address()), "/api/login", credentials).await;
    assert_eq!(me["name"], "Anna");
    server.stop().await.unwrap();
}

/// An interrupted copy can be resumed; a copy into a store with other data is refused.
#[tokio::test]
async fn an_interrupted_copy_goes_on() {
    let (folder, _) = busy_server().await;
    let source = Location::from(folder.path());
    let whole = everything(&source).await;
    let part = tempfile::tempdir().unwrap();
    let target = Location::from(part.path());
    let (ours, theirs) = (open(&source).await.unwrap(), open(&target).await.unwrap());
    let first = ours.index.room_ids("", 1).await.unwrap().remove(0);
    let entries = ours.rooms.entries(&first, 0).await.unwrap();
    theirs.rooms.commit(RoomCommit::of_entries(first.as_str(), entries.clone())).await.unwrap();
    let people = ours.maintenance.people(i64::MIN, 1).await.unwrap();
    theirs.maintenance.import(Import { people, ..Import::default() }).await.unwrap();
    theirs.maintenance.close().await.unwrap();
    ours.maintenance.close().await.unwrap();
    assert_eq!(copy(&source, &target, CopyMode::Resume).await, Ok(3));
    assert_eq!(everything(&target).await, whole);

    let other = tempfile::tempdir().unwrap();
    let target = Location::from(other.path());
    let theirs = open(&target).await.unwrap();
    let one = RoomCommit::of_entries(first.as_str(), entries[..1].to_vec());
    theirs.rooms.commit(one).await.unwrap();
    theirs.maintenance.close().await.unwrap();
    let refused = copy(&source, &target, CopyMode::Resume).await.unwrap_err();
    assert!(refused.contains(&first), "{refused}");
}
