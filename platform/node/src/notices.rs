//! Notices between nodes: publishing those of this node's rooms, and passing on those of other nodes.
//!
//! A notice may be lost, so a node also compares its rooms with the store every two seconds.

use std::time::Duration;

use cluster::BusMessage;
use room::{Ended, Input, Notice, RoomId};
use tokio::sync::mpsc;

use crate::driver::Ask;
use crate::rooms::Rooms;
use crate::services::Services;

/// How often a node compares its rooms with the store, in case notices were lost.
const COMPARE: Duration = Duration::from_secs(2);

/// How many rooms are compared with one query.
const HEADS_AT_ONCE: usize = 1000;

/// A notice carries entries only if their encoded form has at most this many bytes.
const MAX_NOTICE: usize = 2_000;

impl Rooms {
    /// Ends the connections of a person or a session, on all nodes.
    pub async fn end_connections(&self, ended: Ended) {
        if let Some(bus) = &self.services.bus {
            let notice = match ended {
                Ended::Person(person) => cluster::Notice::PersonGone { person },
                Ended::Session(session) => cluster::Notice::LoggedOut { session },
            };
            bus.publish(cluster::EVERY_NODE, notice);
        }
        self.end_connections_here(ended).await;
    }

    pub(crate) async fn end_connections_here(&self, ended: Ended) {
        let drivers: Vec<mpsc::Sender<Ask>> = self.drivers().values().cloned().collect();
        for driver in drivers {
            // A room that has left memory has no connections.
            let _ = driver.send(Ask::Input(Input::ConnectionsEnded(ended))).await;
        }
    }

    /// Passes notices of other nodes to the rooms in memory, and compares these rooms with the store every two seconds
    /// and after a gap in the notices. Does not return.
    pub async fn follow(&self, mut received: mpsc::Receiver<BusMessage>) {
        let mut compare = tokio::time::interval(COMPARE);
        if let Some(bus) = &self.services.bus {
            bus.subscribe(cluster::EVERY_NODE);
        }
        loop {
            let message = tokio::select! {
                biased;
                message = received.recv() => message.unwrap_or(BusMessage::Gap),
                _ = compare.tick() => BusMessage::Gap,
            };
            match message {
                BusMessage::Gap => self.compare_with_store().await,
                BusMessage::Notice { room, notice } => {
                    let input = match notice {
                        cluster::Notice::PersonGone { person } => {
                            self.end_connections_here(Ended::Person(person)).await;
                            continue;
                        }
                        cluster::Notice::LoggedOut { session } => {
                            self.end_connections_here(Ended::Session(session)).await;
                            continue;
                        }
                        cluster::Notice::Entries { last, entries } => {
                            let entries = store::v1::decode_entries(&entries).unwrap_or_default();
                            Input::RemoteEntries { last, entries }
                        }
                        cluster::Notice::Presence { node, .. }
                            if node == self.services.config.node =>
                        {
                            continue;
                        }
                        cluster::Notice::Presence { node, people, anonymous } => {
                            Input::RemotePresence { node, people, anonymous }
                        }
                    };
                    // If the queue is full the notice is lost; the next comparison with the store makes up for it.
                    if let Some(driver) = self.in_memory(&room) {
                        let _ = driver.try_send(Ask::Input(input));
                    }
                }
            }
        }
    }

    /// Tells each room in memory how many entries the store has, so that a room which has fewer reads them.
    async fn compare_with_store(&self) {
        let rooms: Vec<RoomId> = self.drivers().keys().cloned().collect();
        for rooms in rooms.chunks(HEADS_AT_ONCE) {
            let Ok(heads) = self.services.store.heads(rooms.to_vec()).await else { return };
            for (id, head) in rooms.iter().zip(heads) {
                let Some(last) = head.checked_sub(1) else { continue };
                if let Some(driver) = self.in_memory(id) {
                    let input = Input::RemoteEntries { last, entries: Vec::new() };
                    let _ = driver.try_send(Ask::Input(input));
                }
            }
        }
    }
}

impl Services {
    /// Publishes a room's notice to the other nodes, without its entries if they are too long.
    pub(crate) fn publish(&self, room: &str, notice: Notice) {
        let Some(bus) = &self.bus else { return };
        let notice = match notice {
            Notice::Entries { last, entries } => {
                let entries = match entries.is_empty() {
                    true => String::new(),
                    false => store::v1::encode_entries(&entries).unwrap_or_default(),
                };
                let fits = entries.len() <= MAX_NOTICE;
                let entries = if fits { entries } else { String::new() };
                cluster::Notice::Entries { last, entries }
            }
            Notice::Presence { people, anonymous } => {
                cluster::Notice::Presence { node: self.config.node, people, anonymous }
            }
        };
        bus.publish(room, notice);
    }
}
