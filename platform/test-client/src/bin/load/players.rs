//! People who play random offers as fast as they are answered.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use protocol::{TableDetail, ToServer};
use serde::Deserialize;
use serde_json::{Value, json};
use test_client::{ConnectionError, RoomConnection, TestClient};

use crate::Failure;

/// Two people at a table.
pub(crate) struct Table {
    room: String,
    game: String,
    people: [TestClient; 2],
}

impl Table {
    /// Each of them comes through a node of their own.
    pub(crate) async fn make(nodes: [SocketAddr; 2], game: &str) -> Result<Self, Failure> {
        let people = nodes.map(TestClient::new);
        Self { room: String::new(), game: game.to_owned(), people }.again().await
    }

    /// Another room with the same people.
    async fn again(self) -> Result<Self, Failure> {
        let Self { mut people, game, .. } = self;
        let settings = json!({ "settings": { "game": game.as_str(), "seats": 2, "open": true } });
        let made = post(&mut people[0], "/api/rooms", settings).await?;
        let room = made["room"].as_str().ok_or("no room")?.to_owned();
        for person in &mut people {
            post(person, &format!("/api/rooms/{room}/sit"), json!({})).await?;
            post(person, &format!("/api/rooms/{room}/ready"), json!({ "ready": true })).await?;
        }
        post(&mut people[0], &format!("/api/rooms/{room}/start"), json!({})).await?;
        Ok(Self { room, game, people })
    }
}

async fn post(client: &mut TestClient, path: &str, body: Value) -> Result<Value, Failure> {
    let answer = client.post(path, &body).await?;
    if answer.status != 200 {
        return Err(format!("{path}: {} {}", answer.status, answer.text).into());
    }
    Ok(answer.json())
}

/// What a player needs of a message. Everything else is read over, and nothing of it is kept.
#[derive(Deserialize)]
struct Glance<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<&'a str>,
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

impl Player {
    async fn enter(client: &TestClient, room: &str) -> Result<Self, Failure> {
        let line = RoomConnection::open(client, room, None).await.map_err(gone)?;
        let mut player = Self { line, n: 0, offers: Vec::new() };
        let (lang, table) = ("fr".to_owned(), TableDetail::Offers);
        let hello = ToServer::Hello { seat: None, since: None, lang, words: false, table };
        player.line.send(&hello).await.map_err(gone)?;
        while !player.hears("table", None).await? {}
        Ok(player)
    }

    /// Hears one message, and says whether it is of that kind and answers that wish.
    async fn hears(&mut self, kind: &str, id: Option<&str>) -> Result<bool, Failure> {
        let text = self.line.receive_text().await.map_err(gone)?;
        let glance: Glance<'_> = serde_json::from_str(&text)?;
        if glance.kind == "refused" || glance.kind == "bye" {
            return Err(text.to_string().into());
        }
        if glance.kind == "table" {
            self.n = glance.n.ok_or("a table without a number")?;
            self.offers.clear();
            self.offers.extend(glance.offers.iter().map(|offer| offer.code));
        }
        Ok(glance.kind == kind && glance.id == id)
    }
}

fn gone(gone: ConnectionError) -> String {
    format!("{gone:?}")
}

/// A table with both people connected.
pub(crate) struct Sitting {
    table: Table,
    players: [Player; 2],
}

impl Sitting {
    pub(crate) async fn begin(table: Table) -> Result<Self, Failure> {
        let [first, second] = &table.people;
        let room = &table.room;
        let players = [Player::enter(first, room).await?, Player::enter(second, room).await?];
        Ok(Self { table, players })
    }
}

/// Plays random offers; when a match is over the same people begin another. Answers with the latencies from an action
/// to its acknowledgement, in microseconds.
pub(crate) async fn play(
    mut sitting: Sitting,
    seed: u64,
    stop: Arc<AtomicBool>,
) -> Result<Vec<u64>, Failure> {
    let mut latencies = Vec::new();
    let mut luck = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for nth in 0u64.. {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let due = |player: &Player| !player.offers.is_empty();
        let Some(by) = sitting.players.iter().position(due) else {
            sitting = Sitting::begin(sitting.table.again().await?).await?;
            continue;
        };
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        let player = &mut sitting.players[by];
        let pick = (luck >> 11) as usize % player.offers.len();
        let (seen, action) = (player.n, json!(player.offers[pick]));
        let (id, acted) = (nth.to_string(), Instant::now());
        let wish = ToServer::Act { id: id.clone(), seen, seat: None, action };
        player.line.send(&wish).await.map_err(gone)?;
        while !player.hears("done", Some(&id)).await? {}
        latencies.push(u64::try_from(acted.elapsed().as_micros()).unwrap_or(u64::MAX));
        let now = player.n;
        let other = &mut sitting.players[1 - by];
        while other.n < now {
            other.hears("table", None).await?;
        }
    }
    Ok(latencies)
}
