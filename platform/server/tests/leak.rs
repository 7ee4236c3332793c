//! What goes over the wire depends on nothing that its reader may not know.
//!
//! Two servers are given the same luck, the same time and the same requests. In the second, the table is replaced by
//! one that only looks the same to a seat; then that seat and a spectator ask everything there is to ask. Every byte
//! that they get must be the same.

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
use protocol::{FromServer, Progress, ToServer};
use serde_json::json;
use server::{Config, Server, Sources};
use visitor::{Line, Visitor};

/// How many decisions of a match are played, and how often everything is compared.
const DECISIONS: usize = 180;
const EVERY: usize = 12;

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

/// Hears everything that is under way.
async fn settle(line: &mut Line) {
    line.say(&ToServer::Ping { id: "settled".into() }).await.unwrap();
    line.answer("settled").await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_is_the_same_at_a_table_that_looks_the_same() {
    for game in catalogue::GAMES {
        let seats = game.seats().0.max(3).min(game.seats().1);
        let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        let mut real = World::new(folders[0].path(), game.slug(), seats).await;
        let mut twin = World::new(folders[1].path(), game.slug(), seats).await;
        let mut whim = Chance::quick(5);
        let mut compared = 0;
        for decision in 0..DECISIONS {
            let waiting = match &real.lines[0].table.as_ref().unwrap().progress {
                Progress::Waiting { seats, .. } => seats.clone(),
                Progress::Over { .. } | Progress::Gathering => break,
            };
            if decision % EVERY == 0 {
                let seat = (decision / EVERY % usize::from(seats)) as u8;
                compared += compare(&mut real, &mut twin, Seat(seat), &mut whim).await;
            }
            step(&mut real, &mut twin, &waiting, decision, &mut whim).await;
        }
        assert!(20_000 < compared, "{}: much was compared: {compared} bytes", game.slug());
        let _ = tokio::join!(real.server.stop(), twin.server.stop());
    }
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

/// Plays the same random offer in both.
async fn step(
    real: &mut World,
    twin: &mut World,
    waiting: &[u8],
    decision: usize,
    whim: &mut Chance,
) {
    let by = waiting.iter().copied().find(|seat| usize::from(*seat) < real.lines.len() - 1);
    let Some(by) = by.map(usize::from) else { return };
    for world in [&mut *real, &mut *twin] {
        settle(&mut world.lines[by]).await;
    }
    let offers = &real.lines[by].table.as_ref().unwrap().offers;
    let code = offers[whim.below(offers.len() as u32) as usize].code;
    for world in [real, twin] {
        let line = &mut world.lines[by];
        let seen = line.table.as_ref().unwrap().n;
        let id = format!("step{decision}");
        let act = ToServer::Act { id: id.clone(), seen, seat: None, action: json!(code) };
        line.say(&act).await.unwrap();
        let answer = line.answer(&id).await.unwrap();
        assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
        settle(&mut world.lines[0]).await;
    }
}
