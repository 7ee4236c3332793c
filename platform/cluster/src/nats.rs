use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use crate::{Bus, BusError, BusHandle, BusMessage, Notice, QUEUE, deliver};

/// Each room has its own subject, so a node receives notices only about the rooms it is subscribed to.
const SUBJECT: &str = "monumenta.room.";

#[derive(Debug)]
struct Nats {
    client: Client,
    outgoing: mpsc::Sender<(String, Notice)>,
    incoming: mpsc::Sender<BusMessage>,
    subscriptions: Mutex<HashMap<String, AbortHandle>>,
}

pub(crate) async fn open(url: &str) -> Result<BusHandle, BusError> {
    let (incoming, received) = mpsc::channel(QUEUE);
    let gaps = incoming.clone();
    let options = ConnectOptions::new().name("monumenta").no_echo().event_callback(move |event| {
        if let Event::Connected | Event::SlowConsumer(_) = event {
            deliver(&gaps, BusMessage::Gap);
        }
        tracing::info!(%event, "NATS connection event");
        std::future::ready(())
    });
    let client = options.connect(url).await.map_err(|err| BusError::Nats(err.to_string()))?;
    let (outgoing, queued) = mpsc::channel(QUEUE);
    tokio::spawn(send(client.clone(), queued));
    let bus = Nats { client, outgoing, incoming, subscriptions: Mutex::default() };
    Ok((Arc::new(bus), received))
}

async fn send(client: Client, mut queued: mpsc::Receiver<(String, Notice)>) {
    while let Some((room, notice)) = queued.recv().await {
        let Ok(text) = serde_json::to_vec(&notice) else { continue };
        if let Err(err) = client.publish(format!("{SUBJECT}{room}"), text.into()).await {
            tracing::debug!(%err, "notice not sent");
        }
    }
}

impl Bus for Nats {
    fn publish(&self, room: &str, notice: Notice) {
        if self.outgoing.try_send((room.to_owned(), notice)).is_err() {
            tracing::debug!("notice not sent: queue full");
        }
    }

    fn subscribe(&self, room: &str) {
        let mut subscriptions = self.subscriptions.lock().unwrap_or_else(PoisonError::into_inner);
        let receiving = receive(self.client.clone(), room.to_owned(), self.incoming.clone());
        let task = tokio::spawn(receiving).abort_handle();
        if let Some(before) = subscriptions.insert(room.to_owned(), task) {
            before.abort();
        }
    }

    fn unsubscribe(&self, room: &str) {
        let mut subscriptions = self.subscriptions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(task) = subscriptions.remove(room) {
            task.abort();
        }
    }
}

async fn receive(client: Client, room: String, incoming: mpsc::Sender<BusMessage>) {
    let Ok(mut messages) = client.subscribe(format!("{SUBJECT}{room}")).await else { return };
    while let Some(message) = messages.next().await {
        match serde_json::from_slice(&message.payload) {
            Ok(notice) => deliver(&incoming, BusMessage::Notice { room: room.clone(), notice }),
            Err(err) => tracing::debug!(%err, "notice not readable"),
        }
    }
}
