//! A simulated client: connects to any node, reads all messages, plays, chats, and leaves.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use node::{Connection, Outbound};
use protocol::{FromServer, Sitter, TableDetail, TableView, ToServer};
use room::{LobbyCommand, Requester, Visitor};
use serde_json::json;
use tokio::time::{Instant, timeout};

use crate::check::{Intent, Reader, Received, Subscription};
use crate::dice::Dice;
use crate::lobby::command;
use crate::node::Node;
use crate::world::{World, pause};

/// How long a client waits for a node before it tries another, in milliseconds.
const PATIENCE: u64 = 8_000;

/// A client of one room.
pub(crate) struct Client {
    world: Arc<World>,
    reader: Arc<Mutex<Reader>>,
    person: Option<Requester>,
    invite: String,
    dice: Dice,
    nth: u64,
    next_id: u32,
    /// Requests that were sent and not answered. They are sent again after a reconnection.
    pending: Vec<ToServer>,
    /// The last answered request with a key, to be sent once more.
    answered: Option<ToServer>,
    language: Option<&'static str>,
    detail: TableDetail,
    /// The ping behind the last hello. Until it is answered, a welcome may still be on its way.
    hello_ping: Option<String>,
}

impl Client {
    pub(crate) fn new(
        world: &Arc<World>,
        room: &str,
        person: Option<Requester>,
        invite: &str,
        nth: u64,
    ) -> Self {
        let mut dice = Dice::new(world.plan.seed, 10_000 + nth);
        let reader = Reader::new(room, person.as_ref().map(|person| person.id));
        let details = [TableDetail::Offers, TableDetail::Everything, TableDetail::Nothing];
        Self {
            world: Arc::clone(world),
            reader: Arc::new(Mutex::new(reader)),
            person,
            invite: invite.to_owned(),
            nth,
            next_id: 0,
            pending: Vec::new(),
            answered: None,
            language: dice.pick(&[None, None, None, Some("fr"), Some("en")]),
            detail: dice.pick(&details),
            hello_ping: None,
            dice,
        }
    }

    /// What the client knows, for the checks at the end.
    pub(crate) fn reader_handle(&self) -> Arc<Mutex<Reader>> {
        Arc::clone(&self.reader)
    }

    fn reader(&self) -> MutexGuard<'_, Reader> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn room(&self) -> String {
        self.reader().room.clone()
    }

    /// Connects, uses the connection until it ends, and connects again. Does not return.
    pub(crate) async fn run(mut self) {
        loop {
            if let Some(node) = self.world.any_node(&mut self.dice) {
                let (room, invite) = (self.room(), Some(self.invite.clone()));
                let visitor = Visitor { person: self.person.clone(), invite, session: None };
                let connecting = node.rooms.connect(&room, visitor);
                let connecting = timeout(Duration::from_millis(PATIENCE), node.ask(connecting));
                if let Ok(Some(Ok(connection))) = connecting.await {
                    self.world.check().connected(&self.reader(), node.nth);
                    self.stay(&node, connection).await;
                    self.world.check().disconnected(&mut self.reader());
                }
            }
            let is_long = !self.world.is_quiet() && self.dice.permille(150);
            let away =
                if is_long { self.dice.between(3_000, 25_000) } else { self.dice.between(20, 900) };
            pause(away).await;
        }
    }

    /// Uses a connection until it ends.
    async fn stay(&mut self, node: &Node, mut connection: Connection) {
        if !self.say_hello(node, &connection, None).await {
            return;
        }
        for message in self.pending.clone() {
            if !self.send(node, &connection, message).await {
                return;
            }
        }
        let mut received = Vec::new();
        let mut act_at = Instant::now() + self.think();
        loop {
            let quiet = self.world.is_quiet();
            let n = tokio::select! {
                biased;
                n = connection.receive(&mut received, 64) => n,
                () = tokio::time::sleep_until(act_at), if !quiet => usize::MAX,
            };
            if n == 0 || node.crash.is_cancelled() {
                return;
            }
            if n == usize::MAX {
                act_at = Instant::now() + self.think();
                // The run may have become quiet while this client was thinking.
                if !self.world.is_quiet() && !self.act(node, &connection).await {
                    return;
                }
                continue;
            }
            for outbound in received.drain(..) {
                match outbound {
                    Outbound::Messages(messages) => {
                        messages.iter().for_each(|message| self.receive(message));
                    }
                    Outbound::Close(_) => return,
                }
            }
        }
    }

    fn think(&mut self) -> Duration {
        Duration::from_millis(self.dice.between(20, self.world.plan.max_pause))
    }

    fn receive(&mut self, message: &bytes::Bytes) {
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let received = self.world.check().received(&mut reader, message);
        drop(reader);
        match received {
            Received::Done(id) | Received::Refused(Some(id)) => {
                self.hello_ping.take_if(|ping| *ping == id);
                let is_it = |message: &ToServer| message.id() == Some(id.as_str());
                if let Some(at) = self.pending.iter().position(is_it) {
                    self.answered = Some(self.pending.remove(at));
                }
            }
            Received::Refused(None) | Received::Table | Received::Other => {}
        }
    }

    async fn send(&self, node: &Node, connection: &Connection, message: ToServer) -> bool {
        let sent = timeout(Duration::from_millis(PATIENCE), node.ask(connection.send(message)));
        matches!(sent.await, Ok(Some(true)))
    }

    async fn say_hello(&mut self, node: &Node, connection: &Connection, seat: Option<u8>) -> bool {
        let hello = {
            let mut reader = self.reader();
            let since = reader.known.checked_sub(1);
            reader.asked = Subscription::new(None, self.language, self.detail);
            reader.asked_past = since.is_some();
            let lang = self.language.unwrap_or("fr").to_owned();
            let (words, table) = (self.language.is_some(), self.detail);
            ToServer::Hello { seat, since, lang, words, table, opening: false }
        };
        let id = self.id("h");
        self.hello_ping = Some(id.clone());
        self.send(node, connection, hello).await
            && self.send(node, connection, ToServer::Ping { id }).await
    }

    /// A new request id. Ids that begin with `k` or `v` are request keys in the log; those with `k1` and `v1` are sent
    /// only once.
    fn id(&mut self, kind: &str) -> String {
        self.next_id += 1;
        format!("{kind}-{}-{}", self.nth, self.next_id)
    }

    fn table(&self) -> Option<TableView> {
        let table = self.reader().table.clone()?;
        match serde_json::from_slice(&table) {
            Ok(FromServer::Table(table)) => Some(*table),
            Ok(_) | Err(_) => None,
        }
    }

    /// Does one random thing. Returns whether the client stays connected.
    async fn act(&mut self, node: &Node, connection: &Connection) -> bool {
        match self.dice.below(100) {
            0..4 => return false,
            4..6 if self.hello_ping.is_none() => {
                self.language = self.dice.pick(&[None, Some("fr"), Some("en")]);
                return self.say_hello(node, connection, None).await;
            }
            6 if self.hello_ping.is_none() => {
                // The server must refuse the seat if it is another person's.
                let seat = Some(self.dice.below(4) as u8);
                return self.say_hello(node, connection, seat).await;
            }
            7..10 => return self.send(node, connection, ToServer::Look {}).await,
            10..13 => {
                if let Some(message) = self.answered.clone().filter(resendable) {
                    return self.send(node, connection, message).await;
                }
            }
            13..16 if self.person.is_some() => {
                self.lobby_command(node).await;
                return true;
            }
            // The rest of the time the client plays.
            4..7 | 13.. => {}
        }
        if self.has_new_seat() && self.hello_ping.is_none() {
            return self.say_hello(node, connection, None).await;
        }
        let Some(message) = self.message() else { return true };
        if let Some(person) = self.person.as_ref().map(|person| person.id) {
            self.note_intent(&message, person);
        }
        if resendable(&message) {
            self.pending.push(message.clone());
        }
        self.send(node, connection, message).await
    }

    /// Whether the person has sat down since the last hello.
    fn has_new_seat(&self) -> bool {
        let reader = self.reader();
        let is_mine = |sitter: &Sitter| match sitter {
            Sitter::Person { person, .. } => Some(*person) == reader.person,
            Sitter::Bot { .. } | Sitter::Nobody => false,
        };
        let info = reader.info.as_ref();
        reader.mine.is_empty()
            && info.is_some_and(|it| it.seats.iter().any(|it| is_mine(&it.sitter)))
    }

    fn note_intent(&self, message: &ToServer, person: i64) {
        let room = self.room();
        let mut check = self.world.check();
        let intent = match message {
            ToServer::AnswerUndo { id, yes } => {
                check.sends_key(&room, person, id);
                if *yes { Intent::Agree } else { Intent::Refuse }
            }
            ToServer::Act { id, .. }
            | ToServer::Undo { id, .. }
            | ToServer::Confirm { id, .. }
            | ToServer::AskUndo { id, .. }
            | ToServer::VoteAway { id, .. }
            | ToServer::Back { id }
            | ToServer::Chat { id, .. } => return check.sends_key(&room, person, id),
            ToServer::Hello { .. }
            | ToServer::Look {}
            | ToServer::Why { .. }
            | ToServer::Hint { .. }
            | ToServer::Ping { .. } => return,
        };
        check.intends(&room, person, intent);
    }

    /// The next message of a client that knows the table as it was last sent.
    fn message(&mut self) -> Option<ToServer> {
        let again = self.dice.permille(500);
        let key = if again { "k0" } else { "k1" };
        // A vote that changes nothing leads to no entry, nor does a return if no bot plays for the person.
        let maybe_key = if again { "v0" } else { "v1" };
        let seen = self.reader().known.checked_sub(1)?;
        let stale = self.dice.permille(40);
        let seen = if stale { seen.saturating_sub(self.dice.below(6)) } else { seen };
        let table = self.table();
        let (n_seats, has_seat) = {
            let reader = self.reader();
            (reader.info.as_ref().map_or(2, |info| info.seats.len()), !reader.mine.is_empty())
        };
        let roll = self.dice.below(100);
        if roll < 4 {
            let text = format!("hello {}", self.next_id);
            return Some(ToServer::Chat { id: self.id(key), text });
        }
        if !has_seat {
            return Some(ToServer::Ping { id: self.id("q") });
        }
        let seat = None;
        match roll {
            4..7 => {
                let seat = self.dice.below(n_seats as u32) as u8;
                return Some(ToServer::VoteAway { id: self.id(maybe_key), seat });
            }
            7 => return Some(ToServer::Back { id: self.id(maybe_key) }),
            8..11 => return Some(ToServer::AskUndo { id: self.id(key), seat }),
            11 => return Some(ToServer::Hint { id: self.id("q"), seat }),
            _ => {}
        }
        let Some(table) = table else { return Some(ToServer::Look {}) };
        let waits_for = table.asked.as_ref().map(|asked| asked.waits_for.clone());
        if waits_for.is_some_and(|it| table.seat.is_some_and(|seat| it.contains(&seat)))
            && roll < 80
        {
            let yes = self.dice.permille(800);
            return Some(ToServer::AnswerUndo { id: self.id(key), yes });
        }
        if table.confirm && roll < 85 {
            return Some(ToServer::Confirm { id: self.id(key), seen, seat });
        }
        if table.undo && roll < 30 {
            return Some(ToServer::Undo { id: self.id(key), seen, seat });
        }
        if self.detail == TableDetail::Nothing && roll < 50 {
            return Some(ToServer::Look {});
        }
        let n_offers = table.offers.len() as u32;
        if 0 < n_offers {
            let action = json!(table.offers[self.dice.below(n_offers) as usize].code);
            if roll == 99 {
                return Some(ToServer::Why { id: self.id("q"), seat, action });
            }
            return Some(ToServer::Act { id: self.id(key), seen, seat, action });
        }
        None
    }

    /// Sends a random command over HTTP, which seldom makes sense at this moment.
    async fn lobby_command(&mut self, node: &Node) {
        let Some(person) = self.person.clone() else { return };
        let room = self.room();
        let seat = self.reader().mine.first().copied();
        let (wanted, intent) = match (self.dice.below(24), seat) {
            (0..3, Some(seat)) => (LobbyCommand::Stand { seat }, Some(Intent::Leave)),
            (3..6, None) => (LobbyCommand::Sit { seat: None }, Some(Intent::Sit)),
            (6, Some(seat)) => {
                let level = Some("random".to_owned());
                (LobbyCommand::Bot { seat, level }, None)
            }
            (7, Some(_)) => (LobbyCommand::Forget, Some(Intent::Leave)),
            // The seat may be another person's, or the client's own before it knows that it has it.
            (8..10, _) => {
                let seat = self.dice.below(4) as u8;
                (LobbyCommand::Stand { seat }, Some(Intent::Leave))
            }
            (10, Some(_)) => {
                (LobbyCommand::Rematch { room: "elsewhere".to_owned() }, Some(Intent::Rematch))
            }
            (11..14, Some(seat)) => {
                (LobbyCommand::Salt { seat, salt: format!("salt {}", self.next_id) }, None)
            }
            (14..17, Some(_)) => (LobbyCommand::Ready { ready: self.dice.permille(700) }, None),
            _ => return,
        };
        if let Some(intent) = intent {
            self.world.check().intends(&room, person.id, intent);
        }
        command(&self.world, node, &room, &person, &self.invite, wanted).await;
    }
}

/// Whether a message has a key in the log and may be sent again.
fn resendable(message: &ToServer) -> bool {
    message.id().is_some_and(|id| id.starts_with("k0") || id.starts_with("v0"))
}
