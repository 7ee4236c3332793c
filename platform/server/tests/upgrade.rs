//! Running matches continue after an upgrade of rules or content. A match that cannot continue is shown, and can be
//! exported and ended by agreement.

use std::path::Path;

use crate::common::{act, config, done, enter, generous, my_turn, person, play_on, room_of, start};
use engine::{Chance, Digest, Opening, Pack, Player, Record, Seed};
use protocol::{Entry, FromServer, Settings, TableView, What};
use room::{Requester, RoomCommit, RoomEvent, RoomPlan, events_of_record};
use serde_json::json;
use server::Server;
use server::admin::{Admin, CopyMode};
use store::{KeptPack, Location};
use test_client::TestClient;

/// The pack of an earlier program, in which hands were smaller, and a match that began with it.
fn earlier() -> (Pack, Record) {
    let game = catalogue::find("antiquity").unwrap();
    let file = game.pack().file("antiquity.toml").unwrap().replacen("hand = 5", "hand = 4", 1);
    let pack = game.pack().overlaid(Pack::new([("antiquity.toml", file)]));
    assert_ne!(pack.hash(), game.standard().hash, "a figure was changed");
    let content = game.restore(&pack, game.rules_version()).unwrap();
    let (options, seed) = (&json!({}), Seed::of_words("earlier"));
    let mut played = game.open(Opening { content, options, seats: 2, seed }).unwrap();
    let mut whim = Chance::quick(1);
    for _ in 0..12 {
        let by = played.status().waiting().nth(0).unwrap();
        let codes: Vec<u32> = played.offers(by).iter().map(|offer| offer.code).collect();
        played.act(by, &json!(whim.pick(&codes))).unwrap();
    }
    let player = |name: &str| Player { name: name.to_owned(), bot: None };
    (pack, played.record(vec![player("Anna"), player("Bert")]))
}

#[tokio::test]
async fn a_match_goes_on_with_the_pack_that_it_began_with() {
    let (folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let id = anna.get("/api/me").await.unwrap().json()["person"].as_i64().unwrap();
    server.stop().await.unwrap();

    let (pack, record) = earlier();
    let store = store::open(&Location::from(folder.path())).await.unwrap();
    let files = pack.files().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    let kept = KeptPack { hash: pack.hash(), game: record.game.clone(), files };
    store.packs.keep(vec![kept.clone(), kept]).await.unwrap();
    let host = Requester { id, name: "Anna".to_owned(), has_account: false };
    let mut plan = RoomPlan::new(Settings::new("antiquity", 2));
    plan.events = vec![
        RoomEvent::Sat { seat: 0, person: id, name: "Anna".to_owned(), account: false },
        RoomEvent::BotSat { seat: 1, level: "random".to_owned() },
    ];
    plan.events.extend(events_of_record(&record, record.seats.clone(), record.steps.len()));
    let at = room::Now { wall: 1, monotonic: 0, downtime: 0 };
    let (_, commit) = plan.create("earlier", host, Seed([1; 32]), "invite", at).unwrap();
    store.rooms.commit(commit).await.unwrap();
    store.maintenance.close().await.unwrap();

    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let anna = TestClient { address: server.address(), ..anna };
    let mut line = enter(&anna, "earlier", None, Some(0)).await;
    assert!(record.steps.len() <= line.table.as_ref().unwrap().step as usize);
    play_on(&mut line, 3).await;
    drop(line);
    let mut anna = anna;
    let info = anna.get("/api/rooms/earlier").await.unwrap().json();
    assert_eq!(info["pack"], json!(pack.hash()), "{info}");
    let path = format!("/api/games/antiquity/catalogue/en?pack={}", pack.hash());
    let mine = anna.get(&path).await.unwrap();
    assert_eq!((mine.status, &mine.json()["figures"]["hand"]), (200, &json!(4)));
    let other = anna.get("/api/games/antiquity/catalogue/en?pack=00").await.unwrap();
    assert_eq!(other.status, 404);
    server.stop().await.unwrap();

    let admin = Admin::open(folder.path()).await.unwrap();
    let verified = admin.verify_all().await.unwrap();
    assert_eq!(
        (verified.matches, &verified.broken[..], &verified.other_version[..]),
        (1, &[][..], &[][..])
    );
    let exported = admin.export("earlier").await.unwrap();
    assert!(record.steps.len() + 3 <= exported.steps.len());
    assert_eq!(exported.content, pack.hash());
    admin.close().await.unwrap();
}

/// The store has every pack of the program, once, before a match can begin with it.
#[tokio::test]
async fn a_server_keeps_its_packs() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        Server::start(config(folder.path(), generous())).await.unwrap().stop().await.unwrap();
    }
    let store = store::open(&Location::from(folder.path())).await.unwrap();
    let kept = store.packs.all().await.unwrap();
    assert_eq!(kept.len(), catalogue::GAMES.len());
    for game in catalogue::GAMES {
        let pack = kept.iter().find(|it| it.game == game.slug()).unwrap();
        assert_eq!(pack.hash, game.standard().hash);
        let again = game.restore(&Pack::new(pack.files.clone()), game.rules_version()).unwrap();
        assert_eq!(again.hash, pack.hash, "what is kept is enough to play with");
    }
    store.maintenance.close().await.unwrap();
}

/// Changes the stored entries of a match, as if a program with other rules had played it.
async fn rewrite(folder: &Path, room: &str, change: impl Fn(usize, &mut RoomEvent)) {
    let store = store::open(&Location::from(folder)).await.unwrap();
    let mut rewritten = store.rooms.entries(room, 0).await.unwrap();
    let mut nth = 0;
    for entry in &mut rewritten {
        change(nth, &mut entry.event);
        nth += usize::from(entry.event.is_step());
    }
    store.rooms.commit(RoomCommit { rewritten, ..RoomCommit::new(room) }).await.unwrap();
    store.maintenance.close().await.unwrap();
}

fn later_rules(event: &mut RoomEvent) {
    if let RoomEvent::Started { rules, .. } = event {
        *rules += 1;
    }
}

/// A match of two people who have played some turns, and the entries that each of them and a spectator were sent.
struct Played {
    folder: tempfile::TempDir,
    people: Vec<TestClient>,
    room: String,
    told: Vec<(Vec<Entry>, TableView)>,
}

async fn play_some() -> Played {
    let (folder, server) = start().await;
    let mut people = vec![person(&server, "Anna").await, person(&server, "Bert").await];
    let open = json!({ "open": true });
    let (room, _) = room_of(&mut people, "antiquity", 2, open).await;
    let mut lines = Vec::new();
    for client in &people {
        lines.push(enter(client, &room, None, None).await);
    }
    for nth in 0..12 {
        let mut played = false;
        for line in &mut lines {
            if !played && !line.table.as_ref().unwrap().offers.is_empty() && my_turn(line).await {
                let answer = act(line, &format!("{nth}"), 0).await;
                played = matches!(answer, FromServer::Done { .. });
            }
        }
        for (client, line) in people.iter().zip(&mut lines) {
            *line = enter(client, &room, None, None).await;
        }
    }
    drop(lines);
    let told = told(&people, &server, &room).await;
    assert!(4 < told[0].1.step, "something was played");
    server.stop().await.unwrap();
    Played { folder, people, room, told }
}

async fn told(people: &[TestClient], server: &Server, room: &str) -> Vec<(Vec<Entry>, TableView)> {
    let mut told = Vec::new();
    for client in people.iter().chain([&TestClient::new(server.address())]) {
        let client = TestClient { address: server.address(), ..client.clone() };
        let line = enter(&client, room, None, None).await;
        told.push((line.entries, line.table.unwrap()));
    }
    told
}

#[tokio::test]
async fn a_match_of_another_version_is_shown_and_ended_by_agreement() {
    let Played { folder, people, room, told: before } = play_some().await;
    rewrite(folder.path(), &room, |_, event| later_rules(event)).await;

    let admin = Admin::open_unchanged(folder.path()).await.unwrap();
    let check = admin.upgrade_check().await.unwrap();
    assert_eq!((check.running, check.would_freeze.len()), (1, 1), "{check:?}");
    assert_eq!(check.would_freeze[0].0, room);
    admin.close().await.unwrap();

    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let now = told(&people, &server, &room).await;
    for (now, before) in now.iter().zip(&before) {
        assert_eq!(now.0, before.0, "every entry reads as before");
        assert_eq!((now.1.step, &now.1.view), (before.1.step, &before.1.view), "so does the table");
        assert_eq!((now.1.offers.len(), now.1.undo), (0, false), "and nobody can act");
    }
    let mut people: Vec<TestClient> =
        people.into_iter().map(|it| TestClient { address: server.address(), ..it }).collect();
    let end = format!("/api/rooms/{room}/end");
    let record = format!("/api/rooms/{room}/record");
    assert_eq!(people[0].get(&record).await.unwrap().status, 409, "it holds the seed");
    assert_eq!(TestClient::new(server.address()).post(&end, &json!({})).await.unwrap().status, 401);
    let info = done(&mut people[0], &end, json!({})).await;
    assert_eq!(info["state"], "playing", "the other player was not asked");
    let info = done(&mut people[1], &end, json!({})).await;
    assert_eq!(info["state"], "over", "{info}");
    assert_eq!(people[1].post(&end, &json!({})).await.unwrap().status, 409, "it has ended");
    let line = enter(&people[0], &room, None, None).await;
    let ended = |entry: &&Entry| matches!(entry.what, What::Ended {} | What::EndAgreed { .. });
    assert_eq!(line.entries.iter().filter(ended).count(), 3);
    let found: Record = serde_json::from_str(&people[0].get(&record).await.unwrap().text).unwrap();
    assert_eq!(found.steps.len() as u32, before[0].1.step);
    drop(line);
    server.stop().await.unwrap();

    let admin = Admin::open(folder.path()).await.unwrap();
    let verified = admin.verify_all().await.unwrap();
    assert_eq!((verified.broken.len(), verified.other_version.len()), (0, 1), "{verified:?}");
    assert_eq!(admin.export(&room).await.unwrap().steps, found.steps);
    let copy = folder.path().join("copy");
    let target = Admin::open_or_make(copy.as_path()).await.unwrap();
    let copied = admin.copy(&target, CopyMode::New, |_, _| ()).await.unwrap();
    assert_eq!(copied, verified, "it is copied as it is");
    target.close().await.unwrap();
    admin.close().await.unwrap();
}

/// If a replay comes to another digest, the room shows the last table that is certain. Of later steps it shows each
/// seat its own actions from the log.
#[tokio::test]
async fn a_match_is_shown_as_far_as_the_program_can_follow_it() {
    let Played { folder, people, room, told: before } = play_some().await;
    rewrite(folder.path(), &room, |nth, event| {
        later_rules(event);
        if let (RoomEvent::Act { digest, .. }, 3..) = (event, nth) {
            *digest = Digest(digest.0 ^ 1);
        }
    })
    .await;
    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let now = told(&people, &server, &room).await;
    for (seat, (now, before)) in now.iter().zip(&before).enumerate() {
        assert_eq!(now.1.step, 3);
        assert_eq!(now.0.len(), before.0.len());
        for (now, before) in now.0.iter().zip(&before.0) {
            let (What::Step { step, seat: by, lines, .. }, n) = (&now.what, now.n) else {
                assert_eq!(now, before);
                continue;
            };
            match step {
                1..=3 => assert_eq!(now, before),
                _ if usize::from(*by) == seat => assert!(lines[0].starts_with("You played"), "{n}"),
                _ => assert!(lines[0].ends_with("cannot tell what."), "{n}: {lines:?}"),
            }
        }
    }
    server.stop().await.unwrap();
}

/// Only a frozen match can be ended by agreement. The consent of a player who has left it is not needed.
#[tokio::test]
async fn who_leaves_a_match_that_cannot_go_on_agrees() {
    let Played { folder, people, room, .. } = play_some().await;
    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let mut anna = TestClient { address: server.address(), ..people[0].clone() };
    let end = format!("/api/rooms/{room}/end");
    let refused = anna.post(&end, &json!({})).await.unwrap();
    assert_eq!(
        (refused.status, &refused.json()["fault"]),
        (409, &json!("can_go_on")),
        "{refused:?}"
    );
    server.stop().await.unwrap();

    rewrite(folder.path(), &room, |_, event| later_rules(event)).await;
    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let mut anna = TestClient { address: server.address(), ..people[0].clone() };
    let mut bert = TestClient { address: server.address(), ..people[1].clone() };
    done(&mut anna, &end, json!({})).await;
    let info = done(&mut bert, &format!("/api/rooms/{room}/stand"), json!({ "seat": 1 })).await;
    assert_eq!(info["state"], "over", "{info}");
    server.stop().await.unwrap();
}
