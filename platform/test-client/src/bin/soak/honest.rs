//! Pairs of people who play, one action about every second, and come back when the server was restarted.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{TableDetail, ToServer};
use serde::Deserialize;
use serde_json::{Value, json};
use test_client::{RoomConnection, TestClient};

use crate::Failure;
use crate::tally::Tally;

/// How long people think, on average.
const THINK: Duration = Duration::from_secs(1);

/// What a player needs of a message.
#[derive(Deserialize)]
struct Glance<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<String>,
    n: Option<u32>,
    #[serde(default)]
    offers: Vec<GlancedOffer>,
}

#[derive(Deserialize)]
struct GlancedOffer {
    code: u32,
}

/// A connected player: the last table's number, and what may be done there.
struct Player {
    line: RoomConnection,
    n: u32,
    offers: Vec<u32>,
}

/// What was sent and not yet answered.
#[derive(Clone)]
struct Pending {
    by: usize,
    message: ToServer,
    id: String,
}

/// Two people in a room.
struct Pair {
    people: [TestClient; 2],
    room: String,
    /// The last entry that was acknowledged.
    acknowledged: u32,
    pending: Option<Pending>,
    luck: u64,
    nth_action: u64,
}

/// The address of an honest person: each has one of their own.
pub(crate) fn address_of(group: u8, nth: usize) -> IpAddr {
    let [.., high, low] = (nth as u32 + 1).to_be_bytes();
    IpAddr::V4(Ipv4Addr::new(127, group, high, low))
}

/// Plays one match after the other.
pub(crate) async fn play(address: SocketAddr, nth: usize, tally: Arc<Tally>) {
    let person = |idx: usize| TestClient::new_from(address, Some(address_of(1, 2 * nth + idx)));
    let mut pair = Pair {
        people: [person(0), person(1)],
        room: String::new(),
        acknowledged: 0,
        pending: None,
        luck: (nth as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        nth_action: 0,
    };
    // Not all arrive at the same moment.
    tokio::time::sleep(THINK * (pair.draw() % 10) as u32).await;
    loop {
        // The server is being restarted, or the match is over.
        let _ = pair.play_match(nth, &tally).await;
        tokio::time::sleep(pair.pause()).await;
    }
}

impl Pair {
    fn draw(&mut self) -> u64 {
        self.luck ^= self.luck << 13;
        self.luck ^= self.luck >> 7;
        self.luck ^= self.luck << 17;
        self.luck >> 11
    }

    fn pause(&mut self) -> Duration {
        THINK / 2 + THINK * (self.draw() % 1000) as u32 / 1000
    }

    /// Begins a match if there is none, and plays until it is over or the connection breaks.
    async fn play_match(&mut self, nth: usize, tally: &Tally) -> Result<(), Failure> {
        if self.room.is_empty() {
            self.begin().await?;
            tally.plays_in(nth, &self.room);
        }
        let mut players = [self.enter(0).await?, self.enter(1).await?];
        let _open = [tally.connection(), tally.connection()];
        if players.iter().any(|player| player.n < self.acknowledged) {
            tally.lost();
        }
        if let Some(pending) = self.pending.clone() {
            // It may have been carried out. The same id is not carried out twice.
            self.send(&mut players, pending).await?;
        }
        loop {
            let due = |player: &Player| !player.offers.is_empty();
            let Some(by) = players.iter().position(due) else {
                self.room.clear();
                return Ok(());
            };
            tokio::time::sleep(self.pause()).await;
            let pick = self.draw() as usize % players[by].offers.len();
            let (id, seen) = (format!("a{}", self.nth_action), players[by].n);
            let action = json!(players[by].offers[pick]);
            self.nth_action += 1;
            let message = ToServer::Act { id: id.clone(), seen, seat: None, action };
            let acted = Instant::now();
            self.send(&mut players, Pending { by, message, id }).await?;
            tally.acknowledged(u64::try_from(acted.elapsed().as_micros()).unwrap_or(u64::MAX));
            let now = players[by].n;
            while players[1 - by].n < now {
                players[1 - by].hear().await?;
            }
        }
    }

    async fn begin(&mut self) -> Result<(), Failure> {
        let settings = json!({ "settings": { "game": "antiquity", "seats": 2, "open": true } });
        let made = post(&mut self.people[0], "/api/rooms", settings).await?;
        let room = made["room"].as_str().ok_or("no room")?.to_owned();
        for person in &mut self.people {
            post(person, &format!("/api/rooms/{room}/sit"), json!({})).await?;
            post(person, &format!("/api/rooms/{room}/ready"), json!({ "ready": true })).await?;
        }
        post(&mut self.people[0], &format!("/api/rooms/{room}/start"), json!({})).await?;
        (self.room, self.acknowledged, self.pending) = (room, 0, None);
        Ok(())
    }

    async fn enter(&self, idx: usize) -> Result<Player, Failure> {
        let opened = RoomConnection::open(&self.people[idx], &self.room, None).await;
        let line = opened.map_err(|error| format!("{error:?}"))?;
        let mut player = Player { line, n: 0, offers: Vec::new() };
        let (lang, table) = ("en".to_owned(), TableDetail::Offers);
        let hello = ToServer::Hello { seat: None, since: None, lang, words: false, table };
        player.say(&hello).await?;
        while player.hear().await?.kind != "table" {}
        Ok(player)
    }

    /// Sends a request and waits for its answer.
    async fn send(&mut self, players: &mut [Player; 2], pending: Pending) -> Result<(), Failure> {
        let (by, id) = (pending.by, pending.id.clone());
        self.pending = Some(pending.clone());
        players[by].say(&pending.message).await?;
        loop {
            let heard = players[by].hear().await?;
            if heard.id.as_ref() == Some(&id) {
                self.pending = None;
                self.acknowledged = heard.n.unwrap_or(self.acknowledged).max(self.acknowledged);
                return Ok(());
            }
        }
    }
}

/// The kind of a message, the request that it answers, and the number of that request's entry.
struct Heard {
    kind: String,
    id: Option<String>,
    n: Option<u32>,
}

impl Player {
    async fn say(&mut self, message: &ToServer) -> Result<(), Failure> {
        self.line.send(message).await.map_err(|error| format!("{error:?}").into())
    }

    async fn hear(&mut self) -> Result<Heard, Failure> {
        let text = self.line.receive_text().await.map_err(|error| format!("{error:?}"))?;
        let glance: Glance<'_> = serde_json::from_str(&text)?;
        match glance.kind {
            "bye" => return Err("bye".into()),
            "table" => {
                self.n = glance.n.ok_or("a table without a number")?;
                self.offers = glance.offers.iter().map(|offer| offer.code).collect();
            }
            _ => {}
        }
        Ok(Heard { kind: glance.kind.to_owned(), id: glance.id, n: glance.n })
    }
}

async fn post(client: &mut TestClient, path: &str, body: Value) -> Result<Value, Failure> {
    let answer = client.post(path, &body).await?;
    if answer.status != 200 {
        return Err(format!("{path}: {} {}", answer.status, answer.text).into());
    }
    Ok(answer.json())
}
