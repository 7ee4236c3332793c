//! What goes over the wire depends on nothing that its reader may not know.
//!
//! Two servers are given the same luck, the same time and the same requests. In the second, the table is replaced by
//! one that only looks the same to a seat. What that seat and the spectators then get must be the same, byte for byte:
//!
//! - **at rest**: everything that can be asked, which is refusals, reasons, tables, and the whole past in both
//!   languages. Nothing of this may differ, ever.
//! - **when somebody acts**: the news of the step, the table and the offers after it, and the news of taking it back.
//!   A step may show what was hidden, and then the two tables rightly part: what was drawn, what was laid open. It
//!   must not differ where the server says that the step can be taken back, since that promises that it told nobody
//!   anything hidden. That holds for the seat that acts as well: if taking back were possible after having learnt
//!   something, anybody could peek. So exactly these steps are played at the imagined table, and all others at
//!   the true one, where both servers must still say the same. A step of which the seat hears nothing at all (another
//!   seat's plan) may be impossible where the seat does not know of the plan: it too is played at the true one.
//!
//! What is said around the match (chat, comings and goings) goes on at the imagined table throughout.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod common;

use std::path::Path;
use std::sync::Mutex;

use common::{config, enter, generous, hello, person, room_of};
use engine::{Chance, Seat};
use protocol::{FromServer, Progress, ToServer, What};
use serde_json::json;
use server::{Config, Server, Sources};
use visitor::{Line, Visitor};

/// How many decisions of a match are played at most.
const DECISIONS: usize = 300;
/// How often and how long everything there is to ask is compared.
const EVERY: usize = 12;
const ASKED: usize = 96;
/// How often somebody says something.
const TALK: usize = 9;

/// Luck that both servers share; the time stands still.
fn sources() -> Sources {
    let chance = Mutex::new(Chance::quick(11));
    let luck = move |bytes: &mut [u8]| {
        let mut chance = chance.lock().unwrap();
        bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    };
    Sources::new(|| 1_800_000_000_000, luck)
}

/// A server, a room in it, a line for each seat and one for a spectator.
struct World {
    server: Server,
    room: String,
    lines: Vec<Line>,
}

impl World {
    async fn new(folder: &Path, game: &str, seats: u8) -> Self {
        let config = Config { sources: sources(), ..config(folder, generous()) };
        let server = Server::start(config).await.unwrap();
        let mut people = Vec::new();
        for seat in 0..seats {
            people.push(person(&server, &format!("P{seat}")).await);
        }
        let (room, invite) = room_of(&mut people, game, seats, json!({})).await;
        let mut lines = Vec::new();
        for person in &people {
            lines.push(enter(person, &room, None, None).await);
        }
        let nobody = Visitor::new(server.address());
        lines.push(enter(&nobody, &room, Some(&invite), None).await);
        Self { server, room, lines }
    }

    /// Everything that one line can ask, and everything that it gets.
    async fn ask_everything(&mut self, nth: usize, codes: &[u32]) -> Vec<String> {
        let line = &mut self.lines[nth];
        line.say(&ToServer::Look {}).await.unwrap();
        settle(line).await;
        line.transcript = Some(Vec::new());
        let seen = line.table.as_ref().map_or(0, |table| table.n);
        for code in codes {
            let action = json!(code);
            let why = ToServer::Why { id: format!("w{code}"), seat: None, action: action.clone() };
            line.say(&why).await.unwrap();
            // What would be accepted changes the match: only refusals are tried.
            let offers = &line.table.as_ref().unwrap().offers;
            if offers.iter().all(|offer| offer.code != *code) {
                let act = ToServer::Act { id: format!("a{code}"), seen, seat: None, action };
                line.say(&act).await.unwrap();
            }
        }
        let stale = ToServer::Act { id: "old".into(), seen: 0, seat: None, action: json!(0) };
        line.say(&stale).await.unwrap();
        if line.table.as_ref().is_some_and(|table| !table.undo) {
            line.say(&ToServer::Undo { id: "undo".into(), seen, seat: None }).await.unwrap();
        }
        line.say(&ToServer::Look {}).await.unwrap();
        for (lang, words) in [("fr", true), ("en", true), ("en", false)] {
            let table = protocol::TableWish::Everything;
            let (seat, since, lang) = (None, Some(0), lang.to_owned());
            line.say(&ToServer::Hello { seat, since, lang, words, table }).await.unwrap();
        }
        line.say(&hello(None, Some(0))).await.unwrap();
        settle(line).await;
        line.transcript.take().unwrap()
    }
}

impl World {
    /// Whether the last step told this line anything.
    async fn heard_something(&mut self, nth: usize) -> bool {
        let line = &mut self.lines[nth];
        settle(line).await;
        let mut news = line.entries.iter().rev().filter_map(|entry| match &entry.what {
            What::Step { news, .. } => Some(news),
            _ => None,
        });
        news.next().is_some_and(|news| *news != json!({}))
    }
}

/// Hears everything that is under way.
async fn settle(line: &mut Line) {
    line.say(&ToServer::Ping { id: "settled".into() }).await.unwrap();
    line.answer("settled").await.unwrap();
}

#[test]
fn every_game_is_compared() {
    let games: Vec<&str> = catalogue::GAMES.iter().map(|game| game.slug()).collect();
    assert_eq!(games, ["antiquity", "quarry", "fabulous", "monumental"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_of_antiquity_is_the_same() {
    every_byte_is_the_same_at_a_table_that_looks_the_same("antiquity").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_of_quarry_is_the_same() {
    every_byte_is_the_same_at_a_table_that_looks_the_same("quarry").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_of_fabulous_is_the_same() {
    every_byte_is_the_same_at_a_table_that_looks_the_same("fabulous").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_of_monumental_is_the_same() {
    every_byte_is_the_same_at_a_table_that_looks_the_same("monumental").await;
}

async fn every_byte_is_the_same_at_a_table_that_looks_the_same(slug: &str) {
    let game = catalogue::find(slug).unwrap();
    let seats = game.seats().0.max(3).min(game.seats().1);
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut real = World::new(folders[0].path(), slug, seats).await;
    let mut twin = World::new(folders[1].path(), slug, seats).await;
    let mut whim = Chance::quick(5);
    let (mut asked, mut told) = (0, Told::default());
    for decision in 0..DECISIONS {
        let waiting = match &real.lines[0].table.as_ref().unwrap().progress {
            Progress::Waiting { seats, .. } => seats.clone(),
            Progress::Over { .. } | Progress::Gathering => break,
        };
        if decision % EVERY == 0 && decision < ASKED {
            let seat = (decision / EVERY % usize::from(seats)) as u8;
            asked += compare(&mut real, &mut twin, Seat(seat), &mut whim).await;
        }
        let by = waiting.iter().copied().find(|seat| *seat < seats);
        let Some(by) = by.map(usize::from) else { continue };
        step(&mut real, &mut twin, by, decision, &mut told, &mut whim).await;
    }
    assert!(20_000 < asked, "much was asked: {asked} bytes");
    assert!(20_000 < told.bytes && 5 < told.imagined && 1 < told.taken_back, "{told:?}");
    let _ = tokio::join!(real.server.stop(), twin.server.stop());
}

/// Compares what a seat and a spectator get, with what they get at an imagined table. Says how many bytes.
async fn compare(real: &mut World, twin: &mut World, seat: Seat, whim: &mut Chance) -> usize {
    let codes: Vec<u32> = (0..24).map(|_| whim.below(400)).collect();
    let spectator = real.lines.len() - 1;
    twin.server.imagine(&twin.room, Some((seat, u64::from(whim.below(1000))))).await;
    let mut bytes = 0;
    for nth in [seat.idx(), spectator] {
        let truth = real.ask_everything(nth, &codes).await;
        let image = twin.ask_everything(nth, &codes).await;
        assert_eq!(truth.len(), image.len(), "{truth:#?}\n{image:#?}");
        for (truth, image) in truth.iter().zip(&image) {
            assert_eq!(truth, image, "{seat:?} is told the same by line {nth}");
            bytes += truth.len();
        }
    }
    twin.server.imagine(&twin.room, None).await;
    bytes
}

/// What was compared of what was told.
#[derive(Debug, Default)]
struct Told {
    bytes: usize,
    /// Steps that were made at an imagined table, and how many of them were taken back there.
    imagined: usize,
    taken_back: usize,
}

/// Plays the same random offer in both, in the second at a table that only looks the same to some seat, where the step
/// told nobody anything hidden.
async fn step(
    real: &mut World,
    twin: &mut World,
    by: usize,
    decision: usize,
    told: &mut Told,
    whim: &mut Chance,
) {
    let spectator = real.lines.len() - 1;
    let watcher = whim.below(spectator as u32) as usize;
    for world in [&mut *real, &mut *twin] {
        for nth in [by, watcher, spectator] {
            settle(&mut world.lines[nth]).await;
        }
        for nth in [watcher, spectator] {
            world.lines[nth].transcript = Some(Vec::new());
        }
    }
    let seat = Seat(watcher as u8);
    twin.server.imagine(&twin.room, Some((seat, u64::from(whim.below(1000))))).await;
    if decision.is_multiple_of(TALK) {
        for world in [&mut *real, &mut *twin] {
            let (id, text) = (format!("c{decision}"), "Et maintenant ?".to_owned());
            done(&mut world.lines[by], &id, ToServer::Chat { id: id.clone(), text }).await;
        }
    }
    let offers = &real.lines[by].table.as_ref().unwrap().offers;
    let code = offers[whim.below(offers.len() as u32) as usize].code;
    act(real, by, decision, code).await;
    let heard = real.heard_something(watcher).await;
    let hides_nothing = real.lines[by].table.as_ref().unwrap().undo && (heard || by == watcher);
    if !hides_nothing {
        twin.server.imagine(&twin.room, None).await;
    }
    act(twin, by, decision, code).await;
    assert_eq!(twin.heard_something(watcher).await, heard);
    if hides_nothing {
        told.imagined += 1;
        if whim.below(4) == 0 {
            told.taken_back += 1;
            for world in [&mut *real, &mut *twin] {
                let line = &mut world.lines[by];
                let (id, seen) = (format!("u{decision}"), line.table.as_ref().unwrap().n);
                done(line, &id, ToServer::Undo { id: id.clone(), seen, seat: None }).await;
            }
        }
    }
    for nth in [watcher, spectator] {
        settle(&mut real.lines[nth]).await;
        settle(&mut twin.lines[nth]).await;
        let truth = real.lines[nth].transcript.take().unwrap();
        let image = twin.lines[nth].transcript.take().unwrap();
        assert_eq!(truth, image, "decision {decision} by {by} ({code}), heard by line {nth}");
        told.bytes += truth.iter().map(String::len).sum::<usize>();
    }
    twin.server.imagine(&twin.room, None).await;
    settle(&mut real.lines[0]).await;
}

async fn act(world: &mut World, by: usize, decision: usize, code: u32) {
    let line = &mut world.lines[by];
    let (id, seen) = (format!("step{decision}"), line.table.as_ref().unwrap().n);
    let act = ToServer::Act { id: id.clone(), seen, seat: None, action: json!(code) };
    done(line, &id, act).await;
}

/// Says something that must be granted.
async fn done(line: &mut Line, id: &str, wish: ToServer) {
    line.say(&wish).await.unwrap();
    let answer = line.answer(id).await.unwrap();
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
}
