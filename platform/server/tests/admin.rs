//! An administrator's commands: backup, verification, export, import, seats.

use crate::common::{act, config, done, enter, generous, my_turn, person, start};
use protocol::{Entry, FromServer, Progress, RoomState, TableView, ToServer};
use room::RoomEvent;
use serde_json::json;
use server::Server;
use server::admin::Admin;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use store::{Location, RoomCommit};
use test_client::{RoomConnection, TestClient};

#[tokio::test]
async fn an_administrator_copies_verifies_moves_and_gives_seats() {
    let (folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let played = done(&mut anna, "/api/play", json!({ "game": "antiquity", "seats": 3 })).await;
    let room = played["id"].as_str().unwrap().to_owned();
    let mut bert = person(&server, "Bert").await;
    let credentials = json!({ "name": "Bert", "password": "correct horse" });
    done(&mut bert, "/api/account", credentials).await;
    let mut line = enter(&anna, &room, None, None).await;
    assert!(my_turn(&mut line).await, "no bot writes while the administrator does");

    // The server runs meanwhile.
    let admin = Admin::open(folder.path()).await.unwrap();
    let copy = folder.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    admin.backup(&copy.join("monumenta.sqlite")).await.unwrap();
    assert!(admin.backup(&copy.join("monumenta.sqlite")).await.is_err(), "nothing is overwritten");
    let verified = admin.verify_all().await.unwrap();
    assert_eq!((verified.rooms, verified.matches, verified.broken.len()), (1, 1, 0));
    assert_eq!(admin.show(&room).await.unwrap()["room"]["id"], room.as_str());
    assert!(admin.show("nowhere").await.is_err());
    let record = admin.export(&room).await.unwrap();
    assert!(admin.adopt_seat(&room, 9, "bert").await.is_err());
    assert!(admin.adopt_seat(&room, 0, "nobody").await.is_err());
    admin.adopt_seat(&room, 0, "Bert").await.unwrap();
    drop(line);
    server.stop().await.unwrap();
    admin.close().await.unwrap();

    // The copy is whole, and a record becomes a room.
    let admin = Admin::open(copy.as_path()).await.unwrap();
    let imported = admin.import(&record).await.unwrap();
    assert_eq!(admin.export(&imported).await.unwrap().steps, record.steps);
    let mut wrong = record.clone();
    wrong.steps.reverse();
    assert!(wrong.steps == record.steps || admin.import(&wrong).await.is_err());
    admin.close().await.unwrap();
    assert!(Admin::open(folder.path().join("nowhere")).await.is_err());

    // Bert has the seat now.
    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let bert = TestClient { address: server.address(), ..bert };
    let line = enter(&bert, &room, None, None).await;
    assert_eq!(line.table.unwrap().seat, Some(0));
    server.stop().await.unwrap();
}

/// If an administrator writes an entry to a running room, the server reloads the room, and nothing is lost.
#[tokio::test]
async fn a_room_that_was_overtaken_hears_of_it() {
    let (folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    done(&mut anna, "/api/account", json!({ "name": "anna", "password": "correct horse" })).await;
    let played = done(&mut anna, "/api/play", json!({ "game": "antiquity" })).await;
    let room = played["id"].as_str().unwrap().to_owned();
    let mut line = enter(&anna, &room, None, None).await;
    while line.table.as_ref().unwrap().offers.is_empty() {
        line.receive().await.unwrap();
    }
    let admin = Admin::open(folder.path()).await.unwrap();
    admin.adopt_seat(&room, 1, "anna").await.unwrap();
    admin.close().await.unwrap();
    let chat = ToServer::Chat { id: "c".into(), text: "hello".into() };
    line.send(&chat).await.unwrap();
    let answer = line.reply_to("c").await.unwrap();
    assert!(
        matches!(answer, FromServer::Done { .. }),
        "the wish is granted all the same: {answer:?}"
    );
    let at_seat_1 = enter(&anna, &room, None, Some(1)).await;
    assert_eq!(at_seat_1.seen(), line.seen(), "who was there heard what the other program wrote");
    server.stop().await.unwrap();
}

/// Plays the first offers against bots until the match is over.
async fn play_out(line: &mut RoomConnection) {
    for nth in 0.. {
        let table = line.table.clone().unwrap();
        if let Progress::Over { .. } = table.progress {
            return;
        }
        match table.offers.is_empty() {
            true => drop(line.receive().await.unwrap()),
            false => {
                let answer = act(line, &format!("{nth}"), 0).await;
                assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
            }
        }
    }
}

/// All entries of a room as a seat and a spectator get them.
async fn everything(
    anna: &TestClient,
    server: &Server,
    room: &str,
) -> Vec<(Vec<Entry>, TableView)> {
    let mut told = Vec::new();
    let anna = TestClient { address: server.address(), ..anna.clone() };
    for (client, seat) in
        [(&anna, Some(0)), (&anna, Some(1)), (&TestClient::new(server.address()), None)]
    {
        let line = enter(client, room, None, seat).await;
        told.push((line.entries, line.table.unwrap()));
    }
    told
}

#[tokio::test]
async fn what_a_match_told_is_there_when_the_rules_have_moved_on() {
    for game in catalogue::GAMES {
        let (folder, server) = start().await;
        let mut anna = person(&server, "Anna").await;
        let wanted = json!({ "game": game.slug(), "seats": 2, "level": "random", "open": true });
        let made = done(&mut anna, "/api/rooms", json!({ "settings": wanted })).await;
        let room = made["room"].as_str().unwrap().to_owned();
        let path = |what: &str| format!("/api/rooms/{room}/{what}");
        done(&mut anna, &path("sit"), json!({ "seat": 0 })).await;
        done(&mut anna, &path("bot"), json!({ "seat": 1, "level": "random" })).await;
        done(&mut anna, &path("ready"), json!({ "ready": true })).await;
        done(&mut anna, &path("start"), json!({})).await;
        play_out(&mut enter(&anna, &room, None, None).await).await;
        let before = everything(&anna, &server, &room).await;
        // This writes the index, which then says that the match is over, so that it is archived.
        anna.get("/api/rooms/mine").await.unwrap();
        server.archive_finished().await.unwrap();
        server.stop().await.unwrap();

        let store = store::open(&Location::from(folder.path())).await.unwrap();
        let mut rewritten = store.rooms.entries(&room, 0).await.unwrap();
        rewritten.retain_mut(|entry| match &mut entry.event {
            RoomEvent::Started { rules, .. } => {
                *rules += 1;
                true
            }
            _ => false,
        });
        assert_eq!(rewritten.len(), 1);
        let commit = RoomCommit { rewritten, ..RoomCommit::new(room.as_str()) };
        store.rooms.commit(commit).await.unwrap();
        store.maintenance.close().await.unwrap();

        let server = Server::start(config(folder.path(), generous())).await.unwrap();
        let mut again = TestClient { address: server.address(), ..anna.clone() };
        let info = again.get(&format!("/api/rooms/{room}")).await.unwrap().json();
        assert!(info["read_only"].is_string(), "{info}");
        assert_eq!(info["state"], json!(RoomState::Over));
        for (now, before) in everything(&anna, &server, &room).await.iter().zip(&before) {
            assert_eq!(now.0, before.0, "{}: every entry reads as before", game.slug());
            assert_eq!(now.1.progress, before.1.progress);
            assert_eq!((now.1.n, now.1.step), (before.1.n, before.1.step));
        }
        server.stop().await.unwrap();
    }
}

#[tokio::test]
async fn whoever_deletes_themselves_is_forgotten_on_the_disk_too() {
    let (folder, server) = start().await;
    let mut zoe = person(&server, "Zoé Quill").await;
    let played =
        done(&mut zoe, "/api/play", json!({ "game": "antiquity", "level": "random" })).await;
    let room = played["id"].as_str().unwrap().to_owned();
    let mut line = enter(&zoe, &room, None, None).await;
    let chat = ToServer::Chat { id: "c".into(), text: "a secret of mine".into() };
    line.send(&chat).await.unwrap();
    assert!(matches!(line.reply_to("c").await.unwrap(), FromServer::Done { .. }));
    drop(line);
    assert_eq!(zoe.delete("/api/me").await.unwrap().status, 204);
    server.stop().await.unwrap();

    let store = store::open(&Location::from(folder.path())).await.unwrap();
    let entries = store.rooms.entries(&room, 0).await.unwrap();
    let stored = store::v1::encode_entries(&entries).unwrap();
    assert!(stored.contains("\"what\":\"chat\"") && stored.contains("\"what\":\"started\""));
    assert!(!stored.contains("Quill") && !stored.contains("a secret of mine"), "{stored}");
    store.maintenance.close().await.unwrap();
    let admin = Admin::open(folder.path()).await.unwrap();
    let verified = admin.verify_all().await.unwrap();
    assert_eq!((verified.matches, verified.broken), (1, vec![]), "and the match is whole");
    admin.close().await.unwrap();
}

/// The index has the number of entries, so a log that lacks its last entry is noticed.
#[tokio::test]
async fn a_missing_last_entry_is_noticed() {
    let (folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    done(&mut anna, "/api/play", json!({ "game": "antiquity", "level": "random" })).await;
    // Lists refresh the index.
    anna.get("/api/rooms/mine").await.unwrap();
    server.stop().await.unwrap();
    let admin = Admin::open(folder.path()).await.unwrap();
    assert_eq!(admin.verify_all().await.unwrap().broken, []);
    admin.close().await.unwrap();

    let file = SqliteConnectOptions::new().filename(folder.path().join("monumenta.sqlite"));
    let mut file = file.connect().await.unwrap();
    let last = "DELETE FROM entry WHERE n = (SELECT MAX(n) FROM entry)";
    sqlx::query(last).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let admin = Admin::open(folder.path()).await.unwrap();
    let verified = admin.verify_all().await.unwrap();
    assert_eq!(verified.broken.len(), 1);
    assert!(verified.broken[0].1.contains("the last are lost"), "{verified:?}");
    admin.close().await.unwrap();
}
