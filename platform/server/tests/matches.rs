//! Whole matches of every game over real WebSockets: people, a spectator, bots, connections that break at random.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod common;

use common::{enter, greet, hello, person, room_of, start};
use engine::Chance;
use protocol::{FromServer, Progress, TableView, ToServer};
use serde_json::json;
use visitor::{Gone, Line, Visitor};

/// One chance in so many that a connection breaks before the next message.
const BREAKS: u32 = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_client_ends_where_a_fresh_one_begins() {
    let (_folder, server) = start().await;
    for game in catalogue::GAMES {
        let seats = game.seats().1.min(4);
        let mut people = vec![person(&server, "Anna").await, person(&server, "Bert").await];
        people.truncate(usize::from(seats));
        let (room, invite) = room_of(&mut people, game.slug(), seats, json!({})).await;
        let watcher = person(&server, "Watcher").await;
        let mut tasks = Vec::new();
        for (seat, person) in people.iter().enumerate() {
            let (person, room) = (person.clone(), room.clone());
            let whim = Chance::quick(seat as u64);
            tasks.push(tokio::spawn(async move { play(person, room, None, whim).await }));
        }
        let (onlooker, there, link) = (watcher.clone(), room.clone(), invite.clone());
        tasks.push(tokio::spawn(async move {
            play(onlooker, there, Some(link), Chance::quick(9)).await
        }));
        let mut ends = Vec::new();
        for task in tasks {
            ends.push(task.await.unwrap());
        }
        for (idx, end) in ends.iter().enumerate() {
            let (visitor, link) = match people.get(idx) {
                Some(person) => (person, None),
                None => (&watcher, Some(invite.as_str())),
            };
            let fresh = enter(visitor, &room, link, None).await;
            assert_eq!(end.table, fresh.table, "{}: the same table", game.slug());
            assert_eq!(end.entries.len(), fresh.entries.len());
            for (heard, told) in end.entries.iter().zip(&fresh.entries) {
                assert_eq!(heard, told, "{}: the same news", game.slug());
            }
            let over = fresh.table.map(|table| table.progress);
            assert!(matches!(over, Some(Progress::Over { .. })), "it is over");
        }
        let record = people[0].get(&format!("/api/rooms/{room}/record")).await.unwrap();
        let record = serde_json::from_str(&record.text).unwrap();
        game.verify(game.standard(), &record).unwrap();
    }
    server.stop().await.unwrap();
}

/// Plays random offers until the match is over, though the connection breaks again and again.
async fn play(visitor: Visitor, room: String, invite: Option<String>, mut whim: Chance) -> Line {
    let mut known = Vec::new();
    for connection in 0..10_000 {
        let opened = Line::open(&visitor, &room, invite.as_deref()).await;
        let mut line = opened.unwrap();
        line.entries = std::mem::take(&mut known);
        let since = line.seen().or(Some(0));
        let entered = greet(&mut line, &hello(None, since)).await;
        assert_eq!(entered.map(|_| ()), Ok(()));
        match play_on(&mut line, connection, &mut whim).await {
            Ok(()) => return line,
            Err(Gone::Closed) => known = std::mem::take(&mut line.entries),
            Err(other) => panic!("{other:?}"),
        }
    }
    panic!("the match does not end");
}

/// Plays until the match is over (`Ok`) or the connection breaks.
async fn play_on(line: &mut Line, connection: u32, whim: &mut Chance) -> Result<(), Gone> {
    let mut acted_at = None;
    for nth in 0.. {
        let table = line.table.clone().unwrap();
        if let Progress::Over { .. } = table.progress {
            return Ok(());
        }
        let due = !table.offers.is_empty() && acted_at != Some(table.n);
        if due {
            acted_at = Some(table.n);
            say_something(line, &table, &format!("{connection}-{nth}"), whim).await?;
        }
        if whim.below(BREAKS) == 0 {
            return Err(Gone::Closed);
        }
        let heard = line.hear().await?;
        if let FromServer::Refused { why, .. } = &heard {
            let text = serde_json::to_string(why).unwrap();
            assert!(text.contains("stale"), "only what is stale is refused here: {text}");
            acted_at = None;
        }
    }
    Ok(())
}

/// An action, now and then sent twice, sometimes with a word; now and then an undo.
async fn say_something(
    line: &mut Line,
    table: &TableView,
    id: &str,
    whim: &mut Chance,
) -> Result<(), Gone> {
    if whim.below(30) == 0 {
        let chat = ToServer::Chat { id: format!("c{id}"), text: "Hm…".to_owned() };
        line.say(&chat).await?;
    }
    let id = id.to_owned();
    if table.undo && whim.below(10) == 0 {
        return line.say(&ToServer::Undo { id, seen: table.n, seat: None }).await;
    }
    let pick = whim.below(table.offers.len() as u32) as usize;
    let action = json!(table.offers[pick].code);
    let act = ToServer::Act { id, seen: table.n, seat: None, action };
    line.say(&act).await?;
    if whim.below(10) == 0 {
        line.say(&act).await?;
    }
    Ok(())
}
