//! Who is connected to a room, and what they are told.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use protocol::{CloseReason, FromServer, Presence, TableDetail};
use tokio::sync::mpsc;
use words::Language;

use crate::room::{Asker, ConnectionId, Out};

/// A connection.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) asker: Option<Asker>,
    pub(crate) out: mpsc::Sender<Out>,
    /// What they are told when the room is done with what it does: all at once, so that it goes out at once.
    pub(crate) unsent: Vec<Utf8Bytes>,
    /// How they look; nothing before they have said hello.
    pub(crate) look: Option<Look>,
}

/// How somebody looks at a room. Those who look alike are told the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) seat: Option<Seat>,
    pub(crate) language: Language,
    pub(crate) words: bool,
    pub(crate) wish: TableDetail,
}

/// All connections of a room.
#[derive(Debug, Default)]
pub(crate) struct Listeners(pub(crate) BTreeMap<ConnectionId, Listener>);

impl Listeners {
    /// Forgets connections that ended before they began.
    pub(crate) fn prune(&mut self) {
        self.0.retain(|_, listener| !listener.out.is_closed());
    }

    /// Whether somebody with this seat's owner is connected.
    pub(crate) fn has(&self, person: i64) -> bool {
        self.0.values().any(|it| it.asker.as_ref().is_some_and(|asker| asker.person == person))
    }

    /// Has a message for one connection.
    pub(crate) fn tell(&mut self, connection: ConnectionId, message: &FromServer) {
        if let Some(listener) = self.0.get_mut(&connection) {
            listener.unsent.push(text(message));
        }
    }

    /// Sends what there is for each connection. One that reads too slowly is let go; it will come back and catch up.
    pub(crate) fn send(&mut self) {
        self.0.retain(|_, listener| {
            let texts = std::mem::take(&mut listener.unsent);
            texts.is_empty() || listener.out.try_send(Out::Texts(texts)).is_ok()
        });
    }

    /// Has for everyone who said hello what `make` makes for their look; made once for those who look alike.
    pub(crate) fn tell_all(&mut self, mut make: impl FnMut(Look) -> Vec<FromServer>) {
        let mut made: Vec<(Look, Vec<Utf8Bytes>)> = Vec::new();
        for listener in self.0.values_mut() {
            let Some(look) = listener.look else { continue };
            match made.iter().find(|(other, _)| *other == look) {
                Some((_, texts)) => listener.unsent.extend_from_slice(texts),
                None => {
                    let texts: Vec<Utf8Bytes> = make(look).iter().map(text).collect();
                    listener.unsent.extend_from_slice(&texts);
                    made.push((look, texts));
                }
            }
        }
    }

    /// Ends all connections.
    pub(crate) fn dismiss(&mut self, why: CloseReason) {
        self.send();
        for listener in self.0.values() {
            // One whose queue is full is slow: it will notice the end of its connection.
            let _ = listener.out.try_send(Out::Bye(why));
        }
        self.0.clear();
    }

    /// Who is connected, those who are not known too.
    pub(crate) fn people(&self) -> impl Iterator<Item = Option<i64>> {
        self.0.values().map(|listener| listener.asker.as_ref().map(|asker| asker.person))
    }
}

/// Who is there, given who is connected and who owns which seat.
pub(crate) fn presence(
    connected: impl Iterator<Item = Option<i64>>,
    seats_of: impl Fn(i64) -> Vec<u8>,
) -> Presence {
    let mut presence = Presence::default();
    for person in connected {
        match person.map(&seats_of).filter(|seats| !seats.is_empty()) {
            Some(seats) => presence.seats.extend(seats),
            None => presence.spectators += 1,
        }
    }
    presence.seats.sort_unstable();
    presence.seats.dedup();
    presence
}

/// Few messages are longer, in bytes.
const USUAL: usize = 1024;

/// A message as it goes over the wire.
pub(crate) fn text(message: &FromServer) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL);
    let written = serde_json::to_writer(&mut text, message).ok();
    written.and_then(|()| text.try_into().ok()).unwrap_or_default()
}
