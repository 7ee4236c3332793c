//! Messages to a client must not depend on anything that its seat may not know.
//!
//! Two servers get the same random numbers, the same time and the same requests. In the second server, the table is
//! replaced by one that only looks the same to one seat. That seat and the spectators must then get the same bytes from
//! both servers:
//!
//! - **At rest:** refusals, reasons, tables, and the whole log in English and French never differ.
//! - **When a seat acts:** the news of the step, the table and the offers after it, and the news of an undo. A step may
//!   reveal something hidden, such as a drawn card, and then the two tables rightly differ. They must not differ if the
//!   server says that the step can be taken back, because an undo is only possible if the step revealed nothing to any
//!   seat, the acting seat included; otherwise a player could peek and undo. So exactly these steps are played at the
//!   imagined table. All others are played at the true table, where both servers must still send the same. A step that
//!   the seat is told nothing of (another seat's plan) may be impossible at the imagined table, so it is played at the
//!   true one too.
//!
//! Chat and presence happen at the imagined table all the time.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Mutex;

use crate::common::{config, enter, generous, hello, person_at, room_of};
use engine::{Chance, Seat};
use protocol::{FromServer, Progress, ToServer, What};
use serde_json::{Value, json};
use server::{Config, DataStore, Environment, Role, Server};
use test_client::{RoomConnection, TestClient};
use testbed::{Nats, Postgres};

/// The most decisions of a match that are played, on one node and on several nodes, which are slower.
const DECISIONS: usize = 300;
const DECISIONS_OF_SEVERAL: usize = 90;
/// After every `EVERY` decisions, for the first `ASKED` decisions, the answers to all questions are compared.
const EVERY: usize = 12;
const ASKED: usize = 96;
/// After every `TALK` decisions a player chats.
const TALK: usize = 9;

/// Random numbers that are the same for both servers, and a clock that stands still.
fn environment(node: u64) -> Environment {
    let chance = Mutex::new(Chance::quick(11 + node));
    let luck = move |bytes: &mut [u8]| {
        let mut chance = chance.lock().unwrap();
        bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    };
    Environment::with_set_clock(|| 1_800_000_000_000, luck)
}

/// The nodes of a server, a room, and a connection for each seat and for a spectator, each to another node.
struct World {
    nodes: Vec<Server>,
    room: String,
    lines: Vec<RoomConnection>,
}

impl World {
    async fn new(folder: &Path, stores: Vec<DataStore>, game: &str, seats: u8) -> Self {
        let mut nodes = Vec::new();
        for (nth, store) in (0..).zip(stores) {
            let config =
                Config { store, environment: environment(nth), ..config(folder, generous()) };
            nodes.push(Server::start(config).await.unwrap());
        }
        let addresses: Vec<SocketAddr> = nodes.iter().map(Server::address).collect();
        let mut anywhere = addresses.iter().cycle();
        let mut people = Vec::new();
        for (seat, node) in (0..seats).zip(anywhere.by_ref()) {
            people.push(person_at(*node, &format!("P{seat}")).await);
        }
        let (room, invite) = room_of(&mut people, game, seats, json!({})).await;
        let mut lines = Vec::new();
        for person in &people {
            lines.push(enter(person, &room, None, None).await);
        }
        let nobody = TestClient::new(*anywhere.next().unwrap());
        lines.push(enter(&nobody, &room, Some(&invite), None).await);
        Self { nodes, room, lines }
    }

    /// Waits until every node has all entries.
    async fn agree(&self) {
        for node in self.nodes.iter().filter(|_| 1 < self.nodes.len()) {
            // A request makes the node read the store, and the node then broadcasts what is new.
            let mut passer_by = TestClient::new(node.address());
            passer_by.get(&format!("/api/rooms/{}", self.room)).await.unwrap();
        }
    }

    /// Reads all messages that are under way, from every node.
    async fn settle(&mut self, nth: usize) {
        self.agree().await;
        settle(&mut self.lines[nth]).await;
    }

    /// Replaces the table by one that only looks the same to a seat, on every node; or puts the true one back.
    async fn imagine(&self, seat: Option<(Seat, u64)>) {
        self.agree().await;
        for node in &self.nodes {
            node.imagine(&self.room, seat).await;
        }
    }

    async fn stop(self) {
        for node in self.nodes {
            node.stop().await.unwrap();
        }
    }

    /// Sends every kind of question on one connection, and returns all that it gets.
    async fn ask_everything(&mut self, nth: usize, codes: &[u32]) -> Vec<String> {
        self.settle(nth).await;
        let line = &mut self.lines[nth];
        line.send(&ToServer::Look {}).await.unwrap();
        settle(line).await;
        line.transcript = Some(Vec::new());
        let seen = line.table.as_ref().map_or(0, |table| table.n);
        for code in codes {
            let action = json!(code);
            let why = ToServer::Why { id: format!("w{code}"), seat: None, action: action.clone() };
            line.send(&why).await.unwrap();
            // An accepted action would change the match, so only codes that are refused are tried.
            let offers = &line.table.as_ref().unwrap().offers;
            if offers.iter().all(|offer| offer.code != *code) {
                let act = ToServer::Act { id: format!("a{code}"), seen, seat: None, action };
                line.send(&act).await.unwrap();
            }
        }
        let stale = ToServer::Act { id: "old".into(), seen: 0, seat: None, action: json!(0) };
        line.send(&stale).await.unwrap();
        if line.table.as_ref().is_some_and(|table| !table.undo) {
            line.send(&ToServer::Undo { id: "undo".into(), seen, seat: None }).await.unwrap();
        }
        line.send(&ToServer::Look {}).await.unwrap();
        for (lang, words) in [("fr", true), ("en", true), ("en", false)] {
            let table = protocol::TableDetail::Everything;
            let (seat, since, lang) = (None, Some(0), lang.to_owned());
            line.send(&ToServer::Hello { seat, since, lang, words, table, opening: false })
                .await
                .unwrap();
        }
        line.send(&hello(None, Some(0))).await.unwrap();
        settle(line).await;
        let mut transcript = line.transcript.take().unwrap();
        transcript.retain(|text| self.nodes.len() == 1 || !text.contains(r#""type":"presence""#));
        transcript
    }
}

impl World {
    /// Whether the last step gave this connection any news.
    async fn heard_something(&mut self, nth: usize) -> bool {
        self.settle(nth).await;
        let line = &self.lines[nth];
        let mut news = line.entries.iter().rev().filter_map(|entry| match &entry.what {
            What::Step { news, .. } => Some(news),
            _ => None,
        });
        news.next().is_some_and(|news| *news != json!({}))
    }
}

/// The entries and the last table of a transcript, regardless of how they were split into messages: a node may read
/// several entries at once. Presence is left out, because it is no secret and its timing varies.
fn gist(transcript: &[String]) -> Vec<String> {
    let (mut entries, mut table) = (Vec::new(), None);
    for text in transcript {
        let message: Value = serde_json::from_str(text).unwrap();
        match message["type"].as_str().unwrap() {
            "news" => {
                entries.extend(message["entries"].as_array().unwrap().iter().map(Value::to_string))
            }
            "table" => table = Some(text.clone()),
            "presence" => {}
            _ => entries.push(text.clone()),
        }
    }
    entries.extend(table);
    entries
}

/// Reads all messages that are under way on this connection.
async fn settle(line: &mut RoomConnection) {
    line.send(&ToServer::Ping { id: "settled".into() }).await.unwrap();
    line.reply_to("settled").await.unwrap();
}

#[test]
fn every_game_is_compared() {
    let games: Vec<&str> = catalogue::GAMES.iter().map(|game| game.slug()).collect();
    assert_eq!(games, ["antiquity", "quarry", "fabulous", "monumental"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_of_antiquity_is_the_same() {
    on_one_node("antiquity").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_of_quarry_is_the_same() {
    on_one_node("quarry").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_of_fabulous_is_the_same() {
    on_one_node("fabulous").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_of_monumental_is_the_same() {
    on_one_node("monumental").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_is_the_same_through_three_nodes_with_nats() {
    let nats = [Nats::start().unwrap(), Nats::start().unwrap()];
    on_three_nodes([Some(nats[0].address()), Some(nats[1].address())]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_is_the_same_through_three_nodes_without_a_bus() {
    on_three_nodes([None, None]).await;
}

/// The two servers have a database and a bus each.
async fn on_three_nodes(buses: [Option<String>; 2]) {
    let postgres = Postgres::start().unwrap();
    for game in catalogue::GAMES {
        let stores = [("real", &buses[0]), ("twin", &buses[1])].map(|(name, bus)| {
            let database = postgres.database(&format!("{name}_{}", game.slug())).unwrap();
            vec![DataStore::Shared { database, bus: bus.clone(), role: Role::All }; 3]
        });
        every_byte_is_the_same_at_a_table_that_looks_the_same(game.slug(), stores).await;
    }
}

async fn on_one_node(slug: &str) {
    let stores = [vec![DataStore::Embedded], vec![DataStore::Embedded]];
    every_byte_is_the_same_at_a_table_that_looks_the_same(slug, stores).await;
}

async fn every_byte_is_the_same_at_a_table_that_looks_the_same(
    slug: &str,
    [real, twin]: [Vec<DataStore>; 2],
) {
    let game = catalogue::find(slug).unwrap();
    let seats = game.seats().0.max(3).min(game.seats().1);
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut real = World::new(folders[0].path(), real, slug, seats).await;
    let mut twin = World::new(folders[1].path(), twin, slug, seats).await;
    let mut whim = Chance::quick(5);
    let (mut asked, mut told) = (0, Told::default());
    let several = 1 < real.nodes.len();
    for decision in 0..if several { DECISIONS_OF_SEVERAL } else { DECISIONS } {
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
    tokio::join!(real.stop(), twin.stop());
}

/// Compares what a seat and a spectator get at the true table and at an imagined one. Returns the number of compared
/// bytes.
async fn compare(real: &mut World, twin: &mut World, seat: Seat, whim: &mut Chance) -> usize {
    let codes: Vec<u32> = (0..24).map(|_| whim.below(400)).collect();
    let spectator = real.lines.len() - 1;
    twin.imagine(Some((seat, u64::from(whim.below(1000))))).await;
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
    twin.imagine(None).await;
    bytes
}

/// How much was compared.
#[derive(Debug, Default)]
struct Told {
    bytes: usize,
    /// Steps that were made at an imagined table, and how many of them were taken back there.
    imagined: usize,
    taken_back: usize,
}

/// Plays the same random offer on both servers. If the step reveals nothing hidden, the second server plays it at a
/// table that only looks the same to a seat.
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
            world.settle(nth).await;
        }
        for nth in [watcher, spectator] {
            world.lines[nth].transcript = Some(Vec::new());
        }
    }
    let seat = Seat(watcher as u8);
    twin.imagine(Some((seat, u64::from(whim.below(1000))))).await;
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
        twin.imagine(None).await;
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
        real.settle(nth).await;
        twin.settle(nth).await;
        let [truth, image] = [&mut *real, &mut *twin].map(|world| {
            let transcript = world.lines[nth].transcript.take().unwrap();
            if 1 < world.nodes.len() { gist(&transcript) } else { transcript }
        });
        assert_eq!(truth, image, "decision {decision} by {by} ({code}), heard by line {nth}");
        told.bytes += truth.iter().map(String::len).sum::<usize>();
    }
    twin.imagine(None).await;
    real.settle(0).await;
}

async fn act(world: &mut World, by: usize, decision: usize, code: u32) {
    let line = &mut world.lines[by];
    let (id, seen) = (format!("step{decision}"), line.table.as_ref().unwrap().n);
    let act = ToServer::Act { id: id.clone(), seen, seat: None, action: json!(code) };
    done(line, &id, act).await;
}

/// Sends a request that must be carried out.
async fn done(line: &mut RoomConnection, id: &str, wish: ToServer) {
    line.send(&wish).await.unwrap();
    let answer = line.reply_to(id).await.unwrap();
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
}
