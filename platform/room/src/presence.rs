//! Who is connected to the room, on this node and on others.
//!
//! Each node announces its own connections when they change and every 15 seconds. A node that falls silent expires.

use std::collections::BTreeMap;

use protocol::{CloseReason, FromServer, Presence, Sitter};

use crate::connections::EndReason;
use crate::planted::{Bug, planted};
use crate::{ConnectionId, Ended, NodeId, Notice, Now, Output, Room, RoomCommit, Visit};

/// How often a node announces who is connected to it, in milliseconds.
const ANNOUNCE_EVERY: u64 = 15_000;

/// Presence reported by a node expires after this long without an update, in milliseconds.
const EXPIRES_AFTER: u64 = 40_000;

/// Who is connected to other nodes.
#[derive(Debug)]
pub(crate) struct RemotePresence {
    nodes: BTreeMap<NodeId, NodePresence>,
    announce_at: u64,
}

#[derive(Debug)]
struct NodePresence {
    /// When the node last reported, in monotonic time.
    reported: u64,
    people: Vec<i64>,
    anonymous: u32,
}

impl RemotePresence {
    pub(crate) fn new(now: Now) -> Self {
        Self { nodes: BTreeMap::new(), announce_at: now.monotonic }
    }

    /// The person of each connection to another node; `None` for a client that is not logged in.
    fn people(&self) -> impl Iterator<Item = Option<i64>> {
        self.nodes.values().flat_map(|node| {
            let anonymous = std::iter::repeat_n(None, node.anonymous as usize);
            node.people.iter().copied().map(Some).chain(anonymous)
        })
    }
}

impl Room {
    /// Ends the connections of a person or a session.
    pub(crate) fn end_connections(&mut self, ended: Ended, out: &mut Vec<Output>) {
        let ended = self.connections.end(EndReason::LoggedOut, |connection| match ended {
            Ended::Person(person) => connection.person.as_ref().is_some_and(|it| it.id == person),
            Ended::Session(session) => connection.session == Some(session),
        });
        close_all(ended, out);
    }

    /// Ends the connections of clients that may no longer enter: the invitation was revoked, or the account was
    /// deleted.
    pub(crate) fn end_strangers(&mut self, out: &mut Vec<Output>) {
        let state = &self.state;
        let ended = self.connections.end(EndReason::MayNotEnter, |connection| {
            !state.may_enter(connection.person.as_ref(), connection.invite.as_deref())
        });
        close_all(ended, out);
    }

    /// Removes a connection. If its person has a seat, stores how far they had read, for "what happened since I left".
    pub(crate) fn disconnected(
        &mut self,
        now: Now,
        connection: ConnectionId,
        out: &mut Vec<Output>,
    ) {
        let Some(left) = self.connections.remove(connection) else { return };
        let person = left.person.filter(|_| left.subscription.is_some()).map(|person| person.id);
        if let Some(person) = person.filter(|it| !self.state.seats_of(Some(*it)).is_empty()) {
            let visit = Some(Visit { person, n: self.state.last_n() });
            let commit = RoomCommit { visit, ..RoomCommit::new(self.state.id.as_str()) };
            out.push(Output::Commit(Box::new(commit)));
        }
        self.presence_changed(now, out);
    }

    /// Notes who is connected to another node, and tells the clients if it has changed.
    pub(crate) fn remote_presence(
        &mut self,
        now: Now,
        node: NodeId,
        people: Vec<i64>,
        anonymous: u32,
        out: &mut Vec<Output>,
    ) {
        let is_same = |it: &NodePresence| it.people == people && it.anonymous == anonymous;
        let known = self.remote.nodes.get(&node).map(is_same);
        let presence = NodePresence { reported: now.monotonic, people, anonymous };
        self.remote.nodes.insert(node, presence);
        match known {
            Some(true) => return,
            Some(false) => {}
            // The node has just opened the room: it cannot know who is connected here.
            None => self.announce_presence(now, out),
        }
        self.broadcast_presence(now);
    }

    /// Tells the other nodes and the clients that a connection came or went.
    pub(crate) fn presence_changed(&mut self, now: Now, out: &mut Vec<Output>) {
        self.announce_presence(now, out);
        self.broadcast_presence(now);
    }

    fn announce_presence(&mut self, now: Now, out: &mut Vec<Output>) {
        if !self.config.clustered {
            return;
        }
        self.remote.announce_at = now.monotonic + ANNOUNCE_EVERY;
        let people = self.connections.people().flatten().collect();
        let anonymous = self.connections.people().filter(Option::is_none).count() as u32;
        out.push(Output::Notify(Notice::Presence { people, anonymous }));
    }

    /// When the next announcement is due, in monotonic time. `None` if no client is connected to any node.
    pub(crate) fn presence_due(&self) -> Option<u64> {
        let empty = self.connections.is_empty() && self.remote.nodes.is_empty();
        (self.config.clustered && !empty).then_some(self.remote.announce_at)
    }

    /// If an announcement is due, announces who is connected here, and expires nodes that have been silent for too
    /// long.
    pub(crate) fn refresh_presence(&mut self, now: Now, out: &mut Vec<Output>) {
        if self.presence_due().is_none_or(|at| now.monotonic < at) {
            return;
        }
        self.announce_presence(now, out);
        let known = self.remote.nodes.len();
        self.remote.nodes.retain(|_, node| {
            now.monotonic < node.reported + EXPIRES_AFTER || planted(Bug::PresenceNeverExpires)
        });
        if self.remote.nodes.len() < known {
            self.broadcast_presence(now);
        }
    }

    /// Tells the clients who is connected, here and on other nodes, and notes since when each seat's owner has been
    /// absent.
    pub(crate) fn broadcast_presence(&mut self, now: Now) {
        let connected: Vec<Option<i64>> =
            self.connections.people().chain(self.remote.people()).collect();
        for (seat, chair) in (0u8..).zip(&self.state.chairs) {
            let here = match &chair.sitter {
                Sitter::Person { person, .. } => connected.contains(&Some(*person)),
                Sitter::Nobody | Sitter::Bot { .. } => true,
            };
            if here {
                self.absent_since.remove(&seat);
            } else {
                self.absent_since.entry(seat).or_insert(now.monotonic);
            }
        }
        let mut presence = Presence::default();
        for person in connected {
            match person.map(|it| self.state.seats_of(Some(it))).filter(|it| !it.is_empty()) {
                Some(seats) => presence.seats.extend(seats),
                None => presence.spectators += 1,
            }
        }
        presence.seats.sort_unstable();
        presence.seats.dedup();
        self.connections.broadcast(|_| vec![FromServer::Presence(presence.clone())]);
    }
}

fn close_all(connections: Vec<ConnectionId>, out: &mut Vec<Output>) {
    let reason = CloseReason::Ended;
    out.extend(connections.into_iter().map(|connection| Output::Close { connection, reason }));
}
