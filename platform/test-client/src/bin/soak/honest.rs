//! Pairs of honest players, who act about once a second and reconnect when the server restarts.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::ToServer;
use serde_json::json;
use test_client::{Failure, Player, TestClient, begin_match};

use crate::tally::Tally;

/// How long people think, on average.
const THINK: Duration = Duration::from_secs(1);

/// A request that was sent and not yet answered.
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

/// The address of a client. Each honest player has one of their own.
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
        let [first, second] = &self.people;
        let mut players =
            [Player::enter(first, &self.room).await?, Player::enter(second, &self.room).await?];
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
            players[1 - by].follow(now).await?;
        }
    }

    async fn begin(&mut self) -> Result<(), Failure> {
        let room = begin_match(&mut self.people, "antiquity").await?;
        (self.room, self.acknowledged, self.pending) = (room, 0, None);
        Ok(())
    }

    /// Sends a request and waits for its answer.
    async fn send(&mut self, players: &mut [Player; 2], pending: Pending) -> Result<(), Failure> {
        let (by, id) = (pending.by, pending.id.clone());
        self.pending = Some(pending.clone());
        players[by].send(&pending.message).await?;
        let answer = players[by].receive_until(|it| (it.id == Some(&id)).then_some(it.n));
        let n = answer.await?;
        self.pending = None;
        self.acknowledged = n.unwrap_or(self.acknowledged).max(self.acknowledged);
        Ok(())
    }
}
