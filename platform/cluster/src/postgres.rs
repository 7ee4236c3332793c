use std::collections::HashSet;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use crate::{Bus, BusError, BusHandle, BusMessage, Notice, QUEUE, deliver};

/// The one channel for all rooms. Every node receives all notices and drops those of rooms it is not subscribed to.
const CHANNEL: &str = "monumenta";

/// The longest payload of NOTIFY, which must be shorter than 8,000 bytes.
const MAX_PAYLOAD: usize = 7_900;

/// How long to wait before a lost connection is tried again.
const RETRY_AFTER: Duration = Duration::from_millis(200);

#[derive(Debug)]
struct PostgresBus {
    /// Marks this node's notices, so that it can ignore them when it receives them.
    sender: u64,
    outgoing: mpsc::Sender<Envelope>,
    subscriptions: Arc<Mutex<HashSet<String>>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Envelope {
    from: u64,
    room: String,
    notice: Notice,
}

pub(crate) async fn open(url: &str) -> Result<BusHandle, BusError> {
    let pool = PgPoolOptions::new().max_connections(2).connect(url).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    let (incoming, received) = mpsc::channel(QUEUE);
    let subscriptions = Arc::new(Mutex::new(HashSet::new()));
    let sender = RandomState::new().hash_one(0);
    tokio::spawn(receive(listener, sender, Arc::clone(&subscriptions), incoming));
    let (outgoing, queued) = mpsc::channel(QUEUE);
    tokio::spawn(send(pool, queued));
    Ok((Arc::new(PostgresBus { sender, outgoing, subscriptions }), received))
}

/// Sends queued notices, as many as fit into one payload together.
async fn send(pool: PgPool, mut queued: mpsc::Receiver<Envelope>) {
    let mut envelopes = Vec::new();
    while queued.recv_many(&mut envelopes, QUEUE).await != 0 {
        for payload in payloads(envelopes.drain(..)) {
            let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload);
            if let Err(err) = sent.execute(&pool).await {
                tracing::debug!(%err, "notices not sent");
            }
        }
    }
}

/// Packs envelopes into as few payloads as possible, one a line. An envelope that is too long by itself is dropped.
fn payloads(envelopes: impl Iterator<Item = Envelope>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for text in envelopes.filter_map(|envelope| serde_json::to_string(&envelope).ok()) {
        match payloads.last_mut() {
            Some(payload) if payload.len() + text.len() < MAX_PAYLOAD => {
                payload.push('\n');
                payload.push_str(&text);
            }
            Some(_) | None => payloads.push(text),
        }
    }
    payloads.retain(|payload| payload.len() <= MAX_PAYLOAD);
    payloads
}

async fn receive(
    mut listener: PgListener,
    own: u64,
    subscriptions: Arc<Mutex<HashSet<String>>>,
    incoming: mpsc::Sender<BusMessage>,
) {
    while !incoming.is_closed() {
        match listener.try_recv().await {
            Ok(Some(notification)) => {
                let lines = notification.payload().lines();
                for envelope in lines.filter_map(|it| serde_json::from_str::<Envelope>(it).ok()) {
                    let Envelope { from, room, notice } = envelope;
                    let subscribed = subscriptions.lock().unwrap_or_else(PoisonError::into_inner);
                    if from != own && subscribed.contains(&room) {
                        deliver(&incoming, BusMessage::Notice { room, notice });
                    }
                }
            }
            // The connection was lost; the next call connects again.
            Ok(None) => deliver(&incoming, BusMessage::Gap),
            Err(err) => {
                tracing::debug!(%err, "PostgreSQL cannot be listened to");
                deliver(&incoming, BusMessage::Gap);
                tokio::time::sleep(RETRY_AFTER).await;
            }
        }
    }
}

impl Bus for PostgresBus {
    fn publish(&self, room: &str, notice: Notice) {
        let envelope = Envelope { from: self.sender, room: room.to_owned(), notice };
        if self.outgoing.try_send(envelope).is_err() {
            tracing::debug!("notice not sent: queue full");
        }
    }

    fn subscribe(&self, room: &str) {
        let mut subscriptions = self.subscriptions.lock().unwrap_or_else(PoisonError::into_inner);
        subscriptions.insert(room.to_owned());
    }

    fn unsubscribe(&self, room: &str) {
        let mut subscriptions = self.subscriptions.lock().unwrap_or_else(PoisonError::into_inner);
        subscriptions.remove(room);
    }
}
