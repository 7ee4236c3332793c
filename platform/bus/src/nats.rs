use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use crate::{Bus, Ears, Heard, Hint, NoBus, WAITING, hand};

/// Each room has a subject of its own, so that a node hears only of what it follows.
const SUBJECT: &str = "monumenta.room.";

#[derive(Debug)]
struct Nats {
    client: Client,
    said: mpsc::Sender<(String, Hint)>,
    heard: mpsc::Sender<Heard>,
    followed: Mutex<HashMap<String, AbortHandle>>,
}

pub(crate) async fn open(address: &str) -> Result<Ears, NoBus> {
    let (heard, ears) = mpsc::channel(WAITING);
    let gaps = heard.clone();
    let options = ConnectOptions::new().name("monumenta").no_echo().event_callback(move |event| {
        if let Event::Connected | Event::SlowConsumer(_) = event {
            hand(&gaps, Heard::Gap);
        }
        tracing::info!(%event, "the bus");
        std::future::ready(())
    });
    let client = options.connect(address).await.map_err(|err| NoBus::Nats(err.to_string()))?;
    let (said, mouth) = mpsc::channel(WAITING);
    tokio::spawn(speak(client.clone(), mouth));
    let bus = Nats { client, said, heard, followed: Mutex::default() };
    Ok((Arc::new(bus), ears))
}

async fn speak(client: Client, mut said: mpsc::Receiver<(String, Hint)>) {
    while let Some((room, hint)) = said.recv().await {
        let Ok(text) = serde_json::to_vec(&hint) else { continue };
        if let Err(err) = client.publish(format!("{SUBJECT}{room}"), text.into()).await {
            tracing::debug!(%err, "a hint was not sent");
        }
    }
}

impl Bus for Nats {
    fn tell(&self, room: &str, hint: Hint) {
        if self.said.try_send((room.to_owned(), hint)).is_err() {
            tracing::debug!("a hint was not sent");
        }
    }

    fn follow(&self, room: &str) {
        let mut followed = self.followed.lock().unwrap_or_else(PoisonError::into_inner);
        let listening = listen(self.client.clone(), room.to_owned(), self.heard.clone());
        let task = tokio::spawn(listening).abort_handle();
        if let Some(before) = followed.insert(room.to_owned(), task) {
            before.abort();
        }
    }

    fn leave(&self, room: &str) {
        let mut followed = self.followed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(task) = followed.remove(room) {
            task.abort();
        }
    }
}

async fn listen(client: Client, room: String, heard: mpsc::Sender<Heard>) {
    let Ok(mut messages) = client.subscribe(format!("{SUBJECT}{room}")).await else { return };
    while let Some(message) = messages.next().await {
        match serde_json::from_slice(&message.payload) {
            Ok(hint) => hand(&heard, Heard::Hint { room: room.clone(), hint }),
            Err(err) => tracing::debug!(%err, "a hint cannot be read"),
        }
    }
}
