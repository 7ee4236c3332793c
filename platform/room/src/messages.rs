//! Messages that clients send over their connection: each is carried out and answered with `Done`, or refused.
//!
//! A request that was carried out before is answered again and not repeated. Actions are in `play`, undo requests in
//! `consent`, votes in `absence`, hints in `bots`.

use engine::Phrase;
use i18n::Reader;
use protocol::{FromServer, NotNow, RequestError, TableDetail, ToServer};
use serde_json::Value;

use crate::catch_up::Past;
use crate::connections::Subscription;
use crate::planted::{Bug, planted};
use crate::play::ChangeRequest;
use crate::translators::{Refused, language};
use crate::{
    ConnectionId, MAX_CHAT, MAX_REQUEST_ID, Now, Output, Requester, Room, RoomError, RoomEvent,
};

/// The number of the entry that a request led to, or `None` if it changed nothing.
pub(crate) type Handled = Result<Option<u32>, MessageError>;

/// Why a message is not carried out.
#[derive(Debug)]
pub(crate) enum MessageError {
    /// The request is refused. The room must not have changed.
    Refused(Refused),
    /// The room cannot go on.
    Broken(RoomError),
}

impl<E: Into<Refused>> From<E> for MessageError {
    fn from(error: E) -> Self {
        MessageError::Refused(error.into())
    }
}

impl From<RoomError> for MessageError {
    fn from(error: RoomError) -> Self {
        MessageError::Broken(error)
    }
}

impl Room {
    /// Handles a client's message.
    ///
    /// # Errors
    /// If the room cannot go on. A refusal is no error: it is sent to the client.
    pub(crate) fn message(
        &mut self,
        now: Now,
        connection: ConnectionId,
        message: ToServer,
        out: &mut Vec<Output>,
    ) -> Result<(), RoomError> {
        // A message may arrive after its connection was closed.
        if self.connections.get(connection).is_none() {
            return Ok(());
        }
        let id = message.id().map(str::to_owned);
        if id.as_ref().is_some_and(|id| MAX_REQUEST_ID < id.len()) {
            self.refuse(connection, None, NotNow::TooLong.into());
            return Ok(());
        }
        let carried_out = self.carried_out(connection, id.as_deref());
        let change = |id, seen, seat| ChangeRequest { connection, id, seen, seat };
        let handled = match message {
            ToServer::Hello { seat, since, lang, words, table, opening } => {
                let subscription = Subscription {
                    seat: seat.map(engine::Seat),
                    language: language(&lang),
                    with_text: words,
                    detail: table,
                };
                self.hello(now, connection, subscription, Past { since, opening }, out);
                return Ok(());
            }
            ToServer::Look {} => {
                self.send_table(connection);
                return Ok(());
            }
            ToServer::Why { id, seat, action } => {
                self.say_why(connection, id, seat, &action);
                return Ok(());
            }
            ToServer::Hint { id, seat } => {
                self.ask_hint(connection, id, seat, out);
                return Ok(());
            }
            // The client has lost the answer and repeats its request.
            _ if carried_out.is_some() => Ok(carried_out),
            ToServer::Act { id, seen, seat, action } => {
                self.act(now, change(id, seen, seat), &action, out)
            }
            ToServer::Undo { id, seen, seat } => self.undo(now, change(id, seen, seat), out),
            ToServer::Confirm { id, seen, seat } => self.confirm(now, change(id, seen, seat), out),
            ToServer::AskUndo { id, seat } => self.ask_undo(now, connection, id, seat, out),
            ToServer::AnswerUndo { id, yes } => self.answer_undo(now, connection, id, yes, out),
            ToServer::Chat { id, text } => self.chat(now, connection, id, &text, out),
            ToServer::VoteAway { id, seat } => self.vote_away(now, connection, id, seat, out),
            ToServer::Back { id } => self.back(now, connection, id, out),
            ToServer::Ping { .. } => Ok(None),
        };
        match handled {
            Ok(n) => {
                let id = id.unwrap_or_default();
                self.connections.send(connection, &FromServer::Done { id, n });
            }
            Err(MessageError::Refused(refused)) => self.refuse(connection, id, refused),
            Err(MessageError::Broken(error)) => return Err(error),
        }
        Ok(())
    }

    pub(crate) fn refuse(
        &mut self,
        connection: ConnectionId,
        id: Option<String>,
        refused: Refused,
    ) {
        self.refused += 1;
        let line = self.line(connection, &refused.phrase);
        self.connections.send(connection, &FromServer::Refused { id, why: refused.error, line });
    }

    /// A phrase in the language of a client, if it asked for text.
    pub(crate) fn line(&self, connection: ConnectionId, phrase: &Phrase) -> Option<String> {
        let audience = self.audience(self.subscription(connection)?);
        let names = self.state.names(audience.speaker);
        Some(audience.speaker?.say(phrase, Reader { seat: audience.seat, names: &names }))
    }

    fn hello(
        &mut self,
        now: Now,
        id: ConnectionId,
        mut subscription: Subscription,
        past: Past,
        out: &mut Vec<Output>,
    ) {
        let mine = self.seats_of_connection(id);
        subscription.seat = subscription.seat.or(mine.first().map(|seat| engine::Seat(*seat)));
        let may_look = subscription.seat.is_none_or(|seat| {
            let exists = seat.idx() < self.state.chairs.len();
            let any = self.state.is_over() || planted(Bug::AnySeatShown);
            mine.contains(&seat.0) || (any && exists)
        });
        if !may_look {
            return self.refuse(id, None, RequestError::NotYourSeat.into());
        }
        let missed = match self.past_of(now, id, subscription, past) {
            Ok(missed) => missed,
            Err(error) => return self.refuse(id, None, error.into()),
        };
        let Some(connection) = self.connections.get_mut(id) else { return };
        let is_first = connection.subscription.replace(subscription).is_none();
        let visited = connection.visited.filter(|_| !mine.is_empty());
        let welcome = FromServer::Welcome {
            room: Box::new(self.state.info()),
            mine: mine.clone(),
            seat: subscription.seat.map(|seat| seat.0),
            n: self.state.last_n(),
            visited,
            now: now.wall,
        };
        self.connections.send(id, &welcome);
        for missed in missed {
            self.connections.send_encoded(id, missed);
        }
        if subscription.detail != TableDetail::Nothing {
            self.send_table(id);
        }
        let clocks = self.state.clocks.show(now.playing());
        if !clocks.is_empty() {
            self.connections.send(id, &FromServer::Clocks { clocks });
        }
        if is_first {
            self.presence_changed(now, out);
        }
        // The welcome must come before the commit. If that fails, the outputs after it are dropped, and the client
        // would be sent the entries of a reload without a welcome.
        self.connections.flush(out);
        self.return_seats(now, &mine, None, out);
    }

    fn send_table(&mut self, connection: ConnectionId) {
        let Some(subscription) = self.subscription(connection) else {
            return self.refuse(connection, None, hello_first().into());
        };
        let detail = match subscription.detail {
            TableDetail::Nothing | TableDetail::Everything => TableDetail::Everything,
            TableDetail::Offers => TableDetail::Offers,
        };
        let table = self.state.table_view(self.audience(subscription), detail);
        self.connections.send(connection, &FromServer::Table(Box::new(table)));
    }

    fn say_why(&mut self, connection: ConnectionId, id: String, seat: Option<u8>, action: &Value) {
        let checked = self.acting_seat(connection, seat).map_err(Refused::from).and_then(|seat| {
            let played = self.state.game_match().ok_or(NotNow::NotStarted)?;
            Ok(played.check(seat, action).err().map(Refused::from))
        });
        let refused = match checked {
            Err(refused) => return self.refuse(connection, Some(id), refused),
            Ok(refused) => refused,
        };
        let line = refused.as_ref().and_then(|it| self.line(connection, &it.phrase));
        let why = refused.map(|it| it.error);
        self.connections.send(connection, &FromServer::WhyNot { id, why, line });
    }

    fn chat(
        &mut self,
        now: Now,
        connection: ConnectionId,
        id: String,
        text: &str,
        out: &mut Vec<Output>,
    ) -> Handled {
        let person = self.connections.get(connection).and_then(|it| it.person.clone());
        let Requester { id: person, name, has_account: account } =
            person.ok_or(NotNow::NotSeated)?;
        let text = text.trim();
        if text.is_empty() {
            return Err(NotNow::Empty.into());
        }
        if MAX_CHAT < text.chars().count() {
            return Err(NotNow::TooLong.into());
        }
        let (text, id) = (text.to_owned(), Some(id));
        self.stage(now, RoomEvent::Chat { person, name, account, text, id });
        Ok(Some(self.commit(now, out)))
    }

    /// The seats of a connection's person.
    pub(crate) fn seats_of_connection(&self, connection: ConnectionId) -> Vec<u8> {
        self.state.seats_of(self.person_of(connection))
    }

    /// The entry that this request led to, if it was carried out before.
    fn carried_out(&self, connection: ConnectionId, id: Option<&str>) -> Option<u32> {
        self.state.carried_out(self.person_of(connection)?, id?)
    }

    fn person_of(&self, connection: ConnectionId) -> Option<i64> {
        Some(self.connections.get(connection)?.person.as_ref()?.id)
    }
}

/// Refuses a message that comes before the connection's `Hello`.
pub(crate) fn hello_first() -> RequestError {
    RequestError::Unreadable { expected: "a hello first".to_owned() }
}
