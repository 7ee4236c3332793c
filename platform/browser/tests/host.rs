//! Whole matches in a browser's host, with a worker that can lose everything that it has not stored.

#![allow(clippy::unwrap_used, reason = "in tests only")]

use std::collections::BTreeMap;

use browser::{Answer, Ask, Call, Effect, Host, NewRoom};
use protocol::{FromServer, Progress, RoomState, TableView};
use serde_json::{Value, json};

const ROOM: &str = "here-test";
const PAGE: u64 = 7;

/// What a worker does in a browser: a store, a clock, and one page.
struct Worker {
    host: Host,
    time: u64,
    stored: BTreeMap<(String, u32), String>,
    answers: Vec<Answer>,
    received: Vec<FromServer>,
    to_think: bool,
    wake_after: u64,
    /// How many more commits are stored before the browser is killed.
    commits_left: Option<u32>,
    killed: bool,
    closed: u32,
}

impl Worker {
    fn new() -> Self {
        Self {
            host: Host::new().unwrap(),
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

    fn ask(&mut self, ask: Ask) {
        let mut asks = vec![ask];
        while let Some(ask) = asks.pop() {
            if self.killed {
                return;
            }
            self.time += 1;
            let call =
                Call { wall: 1_700_000_000_000 + self.time as i64, monotonic: self.time, ask };
            for effect in self.host.handle(call) {
                // Everything crosses the border as JSON.
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
                }
            }
        }
    }

    /// Lets bots play and time pass until the page is asked or nothing is due.
    fn settle(&mut self) {
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

    fn request(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
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

    fn log(&self) -> String {
        let of_room = self.stored.iter().filter(|((room, _), _)| room == ROOM);
        let entries: Vec<&str> = of_room.map(|(_, entry)| entry.as_str()).collect();
        format!("[{}]", entries.join(","))
    }

    fn connect(&mut self) {
        let (room, name) = (ROOM.to_owned(), "Anna".to_owned());
        self.ask(Ask::Connect { connection: PAGE, room, name, visited: None });
        self.say(json!({ "type": "hello", "lang": "fr", "words": true, "table": "everything", "since": 0 }));
    }

    fn say(&mut self, message: Value) {
        let message = Box::new(serde_json::from_value(message).unwrap());
        self.ask(Ask::Message { connection: PAGE, message });
    }

    /// The newest table that the page was sent.
    fn table(&self) -> Option<&TableView> {
        self.received.iter().rev().find_map(|message| {
            if let FromServer::Table(table) = message { Some(table.as_ref()) } else { None }
        })
    }

    /// Plays the offer of that rank, and says whether there was one.
    fn act(&mut self, rank: usize) -> bool {
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

    /// The browser is closed and opened again: only what was stored is left.
    fn restart(self) -> Self {
        let log = self.log();
        let mut again = Self { stored: self.stored, time: self.time, ..Self::new() };
        again.ask(Ask::Open { room: ROOM.to_owned(), log });
        again.connect();
        again.settle();
        again
    }
}

fn begin(game: &str) -> Worker {
    let mut worker = Worker::new();
    let (status, info) =
        worker.request("POST", "/api/play", json!({ "game": game, "level": "random" }));
    assert_eq!(status, 200, "{info}");
    assert_eq!(info["practice"], true, "the page holds the whole table");
    worker.connect();
    worker.settle();
    worker
}

fn play_to_the_end(worker: &mut Worker) {
    for turn in 0.. {
        assert!(turn < 5000, "the match has no end");
        if !worker.act(turn) {
            break;
        }
    }
    let (status, info) = worker.request("GET", &format!("/api/rooms/{ROOM}"), Value::Null);
    assert_eq!((status, &info["state"]), (200, &json!(RoomState::Over)), "{info}");
}

#[test]
fn every_game_is_played_to_its_end_and_verified() {
    for game in catalogue::GAMES {
        let mut worker = begin(game.slug());
        play_to_the_end(&mut worker);
        let (status, verification) =
            worker.request("GET", &format!("/api/rooms/{ROOM}/verify"), Value::Null);
        assert_eq!(status, 200, "{verification}");
        assert_eq!(verification["verified"], true, "{verification}");
        for look in ["record", "scores", "replay?seat=0&lang=en&from=0&to=3"] {
            let (status, answer) =
                worker.request("GET", &format!("/api/rooms/{ROOM}/{look}"), Value::Null);
            assert_eq!(status, 200, "{look}: {answer}");
        }
    }
}

#[test]
fn a_browser_that_is_killed_at_any_commit_goes_on_with_what_it_stored() {
    for commits in 0..40 {
        let mut worker = begin("quarry");
        worker.commits_left = Some(commits);
        let mut turn = 0;
        while worker.act(turn) && !worker.killed {
            turn += 1;
        }
        assert!(worker.killed, "the match is longer than {commits} commits");
        let told = worker.table().map_or(0, |table| table.n);
        let last_stored = worker.stored.keys().last().unwrap().1;
        assert!(told <= last_stored, "entry {told} was told and only {last_stored} are stored");
        let mut again = worker.restart();
        assert!(again.table().unwrap().n >= told, "what was told is there again");
        assert!(again.act(0), "and the match goes on");
    }
}

#[test]
fn a_rematch_keeps_the_bots_and_gets_a_deal_of_its_own() {
    let mut worker = begin("fabulous");
    play_to_the_end(&mut worker);
    worker.ask(Ask::Request {
        id: 2,
        method: "POST".to_owned(),
        path: format!("/api/rooms/{ROOM}/rematch"),
        body: Value::Null,
        name: "Anna".to_owned(),
        new: NewRoom { room: "here-again".to_owned(), secret: "08".repeat(32) },
        log: None,
    });
    let answer = worker.answers.pop().unwrap();
    assert_eq!((answer.status, &answer.body["room"]), (200, &json!("here-again")));
    let (_, there) = worker.request("GET", "/api/rooms/here-again", Value::Null);
    let (_, first) = worker.request("GET", &format!("/api/rooms/{ROOM}"), Value::Null);
    assert_eq!(first["rematch"], "here-again");
    assert_ne!(first["deal"], there["deal"]);
    let sitters = |room: &Value| -> Vec<Value> {
        room["seats"].as_array().unwrap().iter().map(|seat| seat["sitter"].clone()).collect()
    };
    assert_eq!(sitters(&first), sitters(&there));
}

#[test]
fn what_is_not_there_is_not_found_and_what_is_wrong_is_refused() {
    let mut worker = Worker::new();
    assert_eq!(worker.request("GET", "/api/rooms/here-nothing", Value::Null).0, 404);
    assert_eq!(worker.request("GET", "/api/people", Value::Null).0, 404);
    let (status, fault) = worker.request("POST", "/api/play", json!({ "game": "chess" }));
    assert_eq!((status, &fault["fault"]), (409, &json!("unknown_game")), "{fault}");
    assert_eq!(worker.request("POST", "/api/play", json!({ "level": 3 })).0, 400);
    worker.ask(Ask::Connect {
        connection: 3,
        room: "here-nothing".to_owned(),
        name: String::new(),
        visited: None,
    });
    assert_eq!(worker.closed, 1);
}
