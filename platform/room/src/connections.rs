//! The connections of a room on this node: what each is subscribed to, and its queue of unsent messages.
//!
//! Messages are queued while an input is handled; [`Connections::flush`] hands them to the driver behind the commit.

use std::collections::BTreeMap;

use bytes::Bytes;
use engine::Seat;
use i18n::Language;
use protocol::{FromServer, TableDetail};

use crate::{ConnectionId, Output, Requester, Visitor};

/// A client that is connected to the room.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) person: Option<Requester>,
    pub(crate) invite: Option<String>,
    pub(crate) session: Option<u64>,
    /// Why the client may no longer be connected. It is sent nothing more, and the driver closes the connection.
    ended: Option<EndReason>,
    /// The last entry that the person had read when they last left, as stored when they connected.
    pub(crate) visited: Option<u32>,
    /// What the client is sent; `None` before its hello.
    pub(crate) subscription: Option<Subscription>,
    /// The seat that the client last lost, and the number of the entry that took it.
    lost_seat: Option<(u32, Seat)>,
    /// Messages that go out when the current input is handled.
    unsent: Vec<Bytes>,
}

/// Why a connection was ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndReason {
    /// The session ended, or the account was deleted.
    LoggedOut,
    /// An entry of the log took away the right to enter.
    MayNotEnter,
}

/// What a client is sent. Clients with equal subscriptions get the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Subscription {
    pub(crate) seat: Option<Seat>,
    pub(crate) language: Language,
    pub(crate) with_text: bool,
    pub(crate) detail: TableDetail,
}

/// All connections of a room on this node.
#[derive(Debug, Default)]
pub(crate) struct Connections(BTreeMap<ConnectionId, Connection>);

impl Connections {
    pub(crate) fn insert(&mut self, id: ConnectionId, visitor: Visitor, visited: Option<u32>) {
        let Visitor { person, invite, session } = visitor;
        let connection = Connection {
            person,
            invite,
            session,
            ended: None,
            visited,
            subscription: None,
            lost_seat: None,
            unsent: Vec::new(),
        };
        self.0.insert(id, connection);
    }

    pub(crate) fn remove(&mut self, id: ConnectionId) -> Option<Connection> {
        self.0.remove(&id)
    }

    pub(crate) fn get(&self, id: ConnectionId) -> Option<&Connection> {
        self.0.get(&id).filter(|connection| connection.ended.is_none())
    }

    pub(crate) fn get_mut(&mut self, id: ConnectionId) -> Option<&mut Connection> {
        self.0.get_mut(&id).filter(|connection| connection.ended.is_none())
    }

    /// Ends the connections for which `ends` holds, and returns their ids. The driver must close them.
    pub(crate) fn end(
        &mut self,
        reason: EndReason,
        ends: impl Fn(&Connection) -> bool,
    ) -> Vec<ConnectionId> {
        let mut ended = Vec::new();
        for (id, connection) in &mut self.0 {
            if connection.ended.is_none() && ends(connection) {
                connection.ended = Some(reason);
                connection.unsent.clear();
                ended.push(*id);
            }
        }
        ended
    }

    /// Goes on with the connections that an entry ended: it was not stored.
    pub(crate) fn restore_ended(&mut self) {
        for connection in self.0.values_mut() {
            connection.ended.take_if(|reason| *reason == EndReason::MayNotEnter);
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The person of each connection; `None` for a client that is not logged in.
    pub(crate) fn people(&self) -> impl Iterator<Item = Option<i64>> {
        self.0.values().map(|it| it.person.as_ref().map(|person| person.id))
    }

    pub(crate) fn subscriptions(&self) -> impl Iterator<Item = Subscription> {
        self.0.values().filter_map(|connection| connection.subscription)
    }

    /// Makes spectators of the clients whose seat is no longer theirs, and notes that entry `n` took it.
    pub(crate) fn retain_seats(&mut self, n: u32, is_theirs: impl Fn(Option<i64>, Seat) -> bool) {
        for connection in self.0.values_mut() {
            let person = connection.person.as_ref().map(|person| person.id);
            if let Some(subscription) = &mut connection.subscription
                && let Some(lost) = subscription.seat.take_if(|seat| !is_theirs(person, *seat))
            {
                connection.lost_seat = Some((n, lost));
            }
        }
    }

    /// Gives back the seats that entry `n` or a later one took: those entries were not stored.
    pub(crate) fn restore_seats(&mut self, n: u32) {
        for connection in self.0.values_mut() {
            let restored = connection.lost_seat.take().filter(|(at, _)| n <= *at);
            if let (Some(subscription), Some((_, seat))) = (&mut connection.subscription, restored)
            {
                subscription.seat = subscription.seat.or(Some(seat));
            }
        }
    }

    /// Queues a message for one client.
    pub(crate) fn send(&mut self, id: ConnectionId, message: &FromServer) {
        if let Some(connection) = self.get_mut(id) {
            connection.unsent.push(encode(message));
        }
    }

    /// Queues a message in its wire form for one client.
    pub(crate) fn send_encoded(&mut self, id: ConnectionId, message: Bytes) {
        if let Some(connection) = self.get_mut(id) {
            connection.unsent.push(message);
        }
    }

    /// Queues messages for every client that has said hello. `make` runs once for clients with equal subscriptions.
    pub(crate) fn broadcast(&mut self, mut make: impl FnMut(Subscription) -> Vec<FromServer>) {
        let mut made: Vec<(Subscription, Vec<Bytes>)> = Vec::new();
        for connection in self.0.values_mut().filter(|connection| connection.ended.is_none()) {
            let Some(subscription) = connection.subscription else { continue };
            match made.iter().find(|(other, _)| *other == subscription) {
                Some((_, messages)) => connection.unsent.extend_from_slice(messages),
                None => {
                    let messages: Vec<Bytes> = make(subscription).iter().map(encode).collect();
                    connection.unsent.extend_from_slice(&messages);
                    made.push((subscription, messages));
                }
            }
        }
    }

    /// Hands all queued messages to the driver, those of one client together.
    pub(crate) fn flush(&mut self, out: &mut Vec<Output>) {
        for (connection, it) in &mut self.0 {
            if !it.unsent.is_empty() {
                let messages = std::mem::take(&mut it.unsent);
                out.push(Output::Send { connection: *connection, messages });
            }
        }
    }

    /// Removes all connections and returns their ids.
    pub(crate) fn take_all(&mut self) -> Vec<ConnectionId> {
        std::mem::take(&mut self.0).into_keys().collect()
    }
}

/// Buffer size for a message, in bytes. Most messages are shorter.
const USUAL_LENGTH: usize = 1024;

/// A message in its wire form.
pub fn encode(message: &FromServer) -> Bytes {
    let mut text = Vec::with_capacity(USUAL_LENGTH);
    let written = serde_json::to_writer(&mut text, message);
    debug_assert!(written.is_ok(), "wire types can be written: {written:?}");
    text.into()
}
