use std::collections::HashSet;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use crate::{Bus, Ears, Heard, Hint, NoBus, WAITING, hand};

/// All nodes hear all hints: PostgreSQL has no cheaper way.
const CHANNEL: &str = "monumenta";

/// PostgreSQL takes less than 8,000 bytes.
const MOST: usize = 7_900;

#[derive(Debug)]
struct Notify {
    me: u64,
    said: mpsc::Sender<Said>,
    followed: Arc<Mutex<HashSet<String>>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Said {
    /// Which node says it: it need not hear it again.
    from: u64,
    room: String,
    hint: Hint,
}

pub(crate) async fn open(database: &str) -> Result<Ears, NoBus> {
    let pool = PgPoolOptions::new().max_connections(2).connect(database).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    let (heard, ears) = mpsc::channel(WAITING);
    let followed = Arc::new(Mutex::new(HashSet::new()));
    let me = RandomState::new().hash_one(0);
    tokio::spawn(listen(listener, me, Arc::clone(&followed), heard));
    let (said, mouth) = mpsc::channel(WAITING);
    tokio::spawn(speak(pool, mouth));
    Ok((Arc::new(Notify { me, said, followed }), ears))
}

/// What waits is sent together.
async fn speak(pool: PgPool, mut said: mpsc::Receiver<Said>) {
    let mut waiting = Vec::new();
    while said.recv_many(&mut waiting, WAITING).await != 0 {
        for payload in payloads(waiting.drain(..)) {
            let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload);
            if let Err(err) = sent.execute(&pool).await {
                tracing::debug!(%err, "hints were not sent");
            }
        }
    }
}

/// As few lists as hold them all; one that is too long by itself is left out.
fn payloads(said: impl Iterator<Item = Said>) -> Vec<String> {
    let mut lists: Vec<String> = Vec::new();
    for text in said.filter_map(|said| serde_json::to_string(&said).ok()) {
        match lists.last_mut() {
            Some(list) if list.len() + text.len() < MOST => {
                list.push('\n');
                list.push_str(&text);
            }
            Some(_) | None => lists.push(text),
        }
    }
    lists.retain(|list| list.len() <= MOST);
    lists
}

async fn listen(
    mut listener: PgListener,
    me: u64,
    followed: Arc<Mutex<HashSet<String>>>,
    heard: mpsc::Sender<Heard>,
) {
    while !heard.is_closed() {
        match listener.try_recv().await {
            Ok(Some(told)) => {
                let lines = told.payload().lines();
                for said in lines.filter_map(|line| serde_json::from_str::<Said>(line).ok()) {
                    let followed = followed.lock().unwrap_or_else(PoisonError::into_inner);
                    if said.from != me && followed.contains(&said.room) {
                        hand(&heard, Heard::Hint { room: said.room, hint: said.hint });
                    }
                }
            }
            // The connection was lost, and is there again with the next call.
            Ok(None) => hand(&heard, Heard::Gap),
            Err(err) => {
                tracing::debug!(%err, "the database cannot be listened to");
                hand(&heard, Heard::Gap);
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            }
        }
    }
}

impl Bus for Notify {
    fn tell(&self, room: &str, hint: Hint) {
        if self.said.try_send(Said { from: self.me, room: room.to_owned(), hint }).is_err() {
            tracing::debug!("a hint was not sent");
        }
    }

    fn follow(&self, room: &str) {
        let mut followed = self.followed.lock().unwrap_or_else(PoisonError::into_inner);
        followed.insert(room.to_owned());
    }

    fn leave(&self, room: &str) {
        let mut followed = self.followed.lock().unwrap_or_else(PoisonError::into_inner);
        followed.remove(room);
    }
}
