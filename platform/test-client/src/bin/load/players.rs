//! Players who play random offers as fast as the server answers.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use protocol::ToServer;
use serde_json::json;
use test_client::{Failure, Player, TestClient, begin_match};

/// Two people at a table.
pub(crate) struct Table {
    room: String,
    game: String,
    people: [TestClient; 2],
}

impl Table {
    /// Creates the room. Each of the two people uses one of the nodes.
    pub(crate) async fn make(nodes: [SocketAddr; 2], game: &str) -> Result<Self, Failure> {
        let people = nodes.map(TestClient::new);
        Self { room: String::new(), game: game.to_owned(), people }.again().await
    }

    /// Another room with the same people.
    async fn again(self) -> Result<Self, Failure> {
        let Self { mut people, game, .. } = self;
        let room = begin_match(&mut people, &game).await?;
        Ok(Self { room, game, people })
    }
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

/// Plays random offers. When a match is over, the same people begin another. Returns the times from each action to its
/// acknowledgement, in microseconds.
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
        player.send(&ToServer::Act { id: id.clone(), seen, seat: None, action }).await?;
        let answer = player.receive_until(|it| match it.kind {
            "done" if it.id == Some(&id) => Some(Ok(())),
            "refused" => Some(Err("an offer was refused")),
            _ => None,
        });
        answer.await??;
        latencies.push(u64::try_from(acted.elapsed().as_micros()).unwrap_or(u64::MAX));
        let now = player.n;
        sitting.players[1 - by].follow(now).await?;
    }
    Ok(latencies)
}
