//! A web worker for tests. It can lose all data that it has not stored.

#![allow(dead_code, reason = "not every test uses all of it")]

use std::collections::BTreeMap;

use browser::{Answer, Ask, Call, Effect, Host, NewRoom};
use protocol::{FromServer, Progress, RoomState, TableView};
use serde_json::{Value, json};

pub(crate) const ROOM: &str = "here-test";
pub(crate) const PAGE: u64 = 7;

/// A host with a worker's store and clock, and one page.
pub(crate) struct Worker {
    pub(crate) host: Host,
    pub(crate) time: u64,
    pub(crate) stored: BTreeMap<(String, u32), String>,
    pub(crate) answers: Vec<Answer>,
    pub(crate) received: Vec<FromServer>,
    pub(crate) to_think: bool,
    pub(crate) wake_after: u64,
    /// How many more commits are stored before the browser is killed.
    pub(crate) commits_left: Option<u32>,
    pub(crate) killed: bool,
    pub(crate) closed: u32,
}

impl Worker {
    pub(crate) fn new() -> Self {
        Self {
            host: Host::default(),
            time: 1000,
            stored: BTreeMap::new(),
            answers: Vec::new(),
            received: Vec::new(),
            to_think: false,
            wake_after: u64::MAX,
            commits_left: None,
            killed: false,
            closed: 0,
        }
    }

    pub(crate) fn ask(&mut self, ask: Ask) {
        let mut asks = vec![ask];
        while let Some(ask) = asks.pop() {
            if self.killed {
                return;
            }
            self.time += 1;
            let call =
                Call { wall: 1_700_000_000_000 + self.time as i64, monotonic: self.time, ask };
            for effect in self.host.handle(call) {
                // Every effect must have a JSON form.
                serde_json::to_string(&effect).unwrap();
                match effect {
                    Effect::Store { room, entries, .. } => {
                        if self.commits_left == Some(0) {
                            self.killed = true;
                            return;
                        }
                        self.commits_left = self.commits_left.map(|left| left - 1);
                        for (n, at, event) in entries {
                            let entry = format!("[{n},{at},{event}]");
                            assert!(
                                self.stored.insert((room.clone(), n), entry).is_none(),
                                "entry {n} twice"
                            );
                        }
                        asks.push(Ask::Stored { room });
                    }
                    Effect::Answer(answer) => self.answers.push(answer),
                    Effect::Send { messages, .. } => {
                        let read = |text: &String| serde_json::from_str(text).unwrap();
                        self.received.extend(messages.iter().map(read));
                    }
                    Effect::Close { .. } => self.closed += 1,
                    Effect::Think { .. } => self.to_think = true,
                    Effect::Wake { after, .. } => self.wake_after = after,
                    Effect::KeepPack { .. } | Effect::ReadPack { .. } => {}
                }
            }
        }
    }

    /// Lets bots play and time pass until it is the person's turn or nothing is due.
    pub(crate) fn settle(&mut self) {
        while !self.killed {
            if std::mem::take(&mut self.to_think) {
                self.ask(Ask::Think { room: ROOM.to_owned() });
            } else if self.wake_after == 0 {
                self.wake_after = u64::MAX;
                self.ask(Ask::Wake { room: ROOM.to_owned() });
            } else {
                return;
            }
        }
    }

    pub(crate) fn request(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.ask(Ask::Request {
            id: 1,
            method: method.to_owned(),
            path: path.to_owned(),
            body,
            name: "Anna".to_owned(),
            new: NewRoom { room: ROOM.to_owned(), secret: "07".repeat(32) },
            log: Some(self.log()),
        });
        let Answer { status, body, .. } = self.answers.pop().expect("an answer");
        (status, body)
    }

    pub(crate) fn log(&self) -> String {
        let of_room = self.stored.iter().filter(|((room, _), _)| room == ROOM);
        let entries: Vec<&str> = of_room.map(|(_, entry)| entry.as_str()).collect();
        format!("[{}]", entries.join(","))
    }

    pub(crate) fn connect(&mut self) {
        let (room, name) = (ROOM.to_owned(), "Anna".to_owned());
        self.ask(Ask::Connect { connection: PAGE, room, name, visited: None });
        self.say(json!({ "type": "hello", "lang": "fr", "words": true, "table": "everything", "since": 0 }));
    }

    pub(crate) fn say(&mut self, message: Value) {
        let message = Box::new(serde_json::from_value(message).unwrap());
        self.ask(Ask::Message { connection: PAGE, message });
    }

    /// The newest table that the page was sent.
    pub(crate) fn table(&self) -> Option<&TableView> {
        self.received.iter().rev().find_map(|message| {
            if let FromServer::Table(table) = message { Some(table.as_ref()) } else { None }
        })
    }

    /// Plays the offer of that rank. Returns whether there was one.
    pub(crate) fn act(&mut self, rank: usize) -> bool {
        let Some(table) = self.table() else { return false };
        if !matches!(table.progress, Progress::Waiting { .. }) || table.offers.is_empty() {
            return false;
        }
        let code = table.offers[rank % table.offers.len()].code;
        let (seat, n) = (table.seat, table.n);
        let id = format!("{n}-{code}");
        self.say(json!({ "type": "act", "id": id, "seat": seat, "seen": n, "action": code }));
        self.settle();
        true
    }

    /// Closes the browser and opens it again: only stored data are left.
    pub(crate) fn restart(self) -> Self {
        let log = self.log();
        let mut again = Self { stored: self.stored, time: self.time, ..Self::new() };
        again.ask(Ask::Open { room: ROOM.to_owned(), log });
        again.connect();
        again.settle();
        again
    }
}

pub(crate) fn begin(game: &str) -> Worker {
    let mut worker = Worker::new();
    let (status, info) =
        worker.request("POST", "/api/play", json!({ "game": game, "level": "random" }));
    assert_eq!(status, 200, "{info}");
    assert_eq!(info["practice"], true, "the page holds the whole table");
    worker.connect();
    worker.settle();
    worker
}

pub(crate) fn play_to_the_end(worker: &mut Worker) {
    for turn in 0.. {
        assert!(turn < 5000, "the match has no end");
        if !worker.act(turn) {
            break;
        }
    }
    let (status, info) = worker.request("GET", &format!("/api/rooms/{ROOM}"), Value::Null);
    assert_eq!((status, &info["state"]), (200, &json!(RoomState::Over)), "{info}");
}
