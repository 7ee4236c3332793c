//! How confirmed turns end, and how a match with a time limit ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::common::{act, config, enter, generous, my_turn, person, room_of, start, steps};
use protocol::{FromServer, NotNow, RequestError, ToServer, What};
use serde_json::json;
use server::{Config, Environment, Server};
use test_client::{RoomConnection, TestClient};

/// A game in which a player can still take back the action that ended their turn.
const GAME: &str = "quarry";

async fn say(line: &mut RoomConnection, message: ToServer) -> FromServer {
    let id = message.id().unwrap().to_owned();
    line.send(&message).await.unwrap();
    line.reply_to(&id).await.unwrap()
}

fn confirm(line: &RoomConnection, id: &str) -> ToServer {
    ToServer::Confirm { id: id.to_owned(), seen: line.table.as_ref().unwrap().n, seat: None }
}

fn because(message: &FromServer) -> NotNow {
    match message {
        FromServer::Refused {
            why: RequestError::NotNow { because }, line: Some(words), ..
        } => {
            assert!(!words.contains('⟨'), "{words}");
            *because
        }
        other => panic!("{other:?} is no refusal of the room"),
    }
}

/// Reads all messages that are under way.
async fn settle(line: &mut RoomConnection) {
    assert!(matches!(
        say(line, ToServer::Ping { id: "ping".into() }).await,
        FromServer::Done { .. }
    ));
}

/// Plays until a turn waits for its confirmation. Returns the index of its player's connection, and the other index.
async fn until_held(lines: &mut [RoomConnection; 2]) -> (usize, usize) {
    for nth in 0..1000 {
        for idx in 0..2 {
            settle(&mut lines[idx]).await;
            let table = lines[idx].table.as_ref().unwrap();
            if table.confirm {
                settle(&mut lines[1 - idx]).await;
                return (idx, 1 - idx);
            }
            if !table.offers.is_empty() {
                let answer = act(&mut lines[idx], &format!("a{nth}-{idx}"), 0).await;
                assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
            }
        }
    }
    panic!("no turn was held");
}

async fn both(people: &[TestClient; 2], room: &str) -> [RoomConnection; 2] {
    [enter(&people[0], room, None, None).await, enter(&people[1], room, None, None).await]
}

#[tokio::test]
async fn a_turn_that_can_be_taken_back_waits_for_its_confirmation() {
    let (folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let clock = json!({ "kind": "live", "base": 600, "increment": 0 });
    let settings = json!({ "confirm": true, "clock": clock });
    let (room, _) = room_of(&mut people, GAME, 2, settings).await;
    let mut lines = both(&people, &room).await;
    let (holder, other) = until_held(&mut lines).await;
    let table = lines[other].table.clone().unwrap();
    assert_eq!((table.held, table.confirm), (Some(holder as u8), false));
    assert!(table.offers.is_empty(), "nobody acts meanwhile");
    let sneak =
        ToServer::Act { id: "sneak".into(), seen: table.n, seat: None, action: json!("pass") };
    assert_eq!(because(&say(&mut lines[other], sneak).await), NotNow::Unconfirmed);
    let theirs = confirm(&lines[other], "theirs");
    assert_eq!(because(&say(&mut lines[other], theirs).await), NotNow::NothingToConfirm);

    // The action can be taken back; played again, it waits for confirmation again.
    let seen = lines[holder].table.as_ref().unwrap().n;
    let undo = ToServer::Undo { id: "back".into(), seen, seat: None };
    assert!(matches!(say(&mut lines[holder], undo).await, FromServer::Done { .. }));
    settle(&mut lines[holder]).await;
    let table = lines[holder].table.as_ref().unwrap();
    assert!(!table.confirm && table.held.is_none() && !table.offers.is_empty());
    assert_eq!(until_held(&mut lines).await, (holder, other));

    // After a restart the turn still waits.
    drop(lines);
    server.stop().await.unwrap();
    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let people = people.map(|it| TestClient { address: server.address(), ..it });
    let mut lines = both(&people, &room).await;
    assert!(lines[holder].table.as_ref().unwrap().confirm);
    let clocks = |message: &FromServer| match message {
        FromServer::Clocks { clocks } => Some(clocks.clone()),
        _ => None,
    };
    let clocks = lines[holder].receive_until(clocks).await.unwrap();
    let runs: Vec<u8> = clocks.iter().filter(|it| it.runs).map(|it| it.seat).collect();
    assert_eq!(runs, [holder as u8], "the clock of whoever must confirm runs");

    let wish = confirm(&lines[holder], "mine");
    let first = say(&mut lines[holder], wish.clone()).await;
    assert!(matches!(first, FromServer::Done { .. }), "{first:?}");
    assert_eq!(say(&mut lines[holder], wish).await, first, "once");
    settle(&mut lines[other]).await;
    let table = lines[other].table.clone().unwrap();
    assert!(table.held.is_none() && !table.offers.is_empty(), "now the other acts");
    let told = lines[other].entries.iter().filter(|it| matches!(it.what, What::Confirmed { .. }));
    assert_eq!(told.count(), 1);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn bots_wait_for_the_confirmation() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await];
    let (room, _) = room_of(&mut people, GAME, 2, json!({ "confirm": true })).await;
    let mut line = enter(&people[0], &room, None, None).await;
    for nth in 0.. {
        if line.table.as_ref().unwrap().confirm {
            break;
        }
        match line.table.as_ref().unwrap().offers.is_empty() {
            true => drop(line.receive().await.unwrap()),
            false => drop(act(&mut line, &format!("a{nth}"), 0).await),
        }
    }
    settle(&mut line).await;
    let before = steps(&line);
    assert_eq!(before.last().unwrap().0, 0, "the bot has not answered");
    let wish = confirm(&line, "mine");
    assert!(matches!(say(&mut line, wish).await, FromServer::Done { .. }));
    assert!(my_turn(&mut line).await);
    assert!(steps(&line)[before.len()..].iter().any(|(by, _)| *by == 1), "then it has");
}

#[tokio::test]
async fn the_house_says_when_the_minutes_are_over() {
    let folder = tempfile::tempdir().unwrap();
    let now = Arc::new(AtomicI64::new(1_000_000));
    let clock = Arc::clone(&now);
    let luck = |bytes: &mut [u8]| bytes.iter_mut().zip(1..).for_each(|(byte, nth)| *byte = nth);
    let environment = Environment::with_set_clock(move || clock.load(Ordering::SeqCst), luck);
    let config = Config { environment, ..config(folder.path(), generous()) };
    let server = Server::start(config).await.unwrap();
    let mut people = [person(&server, "Anna").await];
    let settings = json!({ "options": { "minutes": "5" } });
    let (room, _) = room_of(&mut people, "fabulous", 3, settings).await;
    let mut line = enter(&people[0], &room, None, None).await;
    now.fetch_add(5 * 60_000 - 1, Ordering::SeqCst);
    settle(&mut line).await;
    settle(&mut line).await;
    assert!(steps(&line).iter().all(|(by, _)| *by != 255), "not yet");
    now.fetch_add(1, Ordering::SeqCst);
    settle(&mut line).await;
    settle(&mut line).await;
    let calls = steps(&line).iter().filter(|(by, _)| *by == 255).count();
    assert_eq!(calls, 1, "it is a step of the house");
    let words = line.entries.iter().filter_map(|entry| match &entry.what {
        What::Step { seat: 255, lines, .. } => lines.first().cloned(),
        _ => None,
    });
    assert_eq!(words.count(), 1, "everyone is told in words");
    server.stop().await.unwrap();
}
