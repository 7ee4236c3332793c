//! What connections say.

use engine::Phrase;
use journal::{Commit, Happening, Trouble};
use protocol::{AwayReason, FromServer, NotNow, RequestError, Sitter, TableDetail, ToServer};
use tokio::sync::mpsc;
use words::Reader;

use crate::config::{MOST_CHAT, MOST_ID};
use crate::figures;
use crate::room::actor::Keeper;
use crate::room::listeners::{Listener, Look};
use crate::room::state::wish_of_person;
use crate::room::{Asker, ConnectionId, Out, not_now};
use crate::voices;

/// A no, and how it reads where it has words of its own.
pub(crate) struct Refusal {
    no: RequestError,
    phrase: Phrase,
}

impl From<RequestError> for Refusal {
    fn from(no: RequestError) -> Self {
        let phrase = voices::phrase(&no);
        Self { no, phrase }
    }
}

impl From<(RequestError, Phrase)> for Refusal {
    fn from((no, phrase): (RequestError, Phrase)) -> Self {
        Self { no, phrase }
    }
}

/// What comes of a wish: the entry that it led to, or a refusal.
pub(crate) type Outcome = Result<Result<Option<u32>, Refusal>, Trouble>;

/// Returns a refusal from a function whose outer result is about the disk.
macro_rules! refuse_unless {
    ($checked:expr) => {
        match $checked {
            Ok(value) => value,
            Err(no) => return Ok(Err(no.into())),
        }
    };
}
pub(crate) use refuse_unless;

impl Keeper {
    pub(crate) fn join(
        &mut self,
        connection: ConnectionId,
        asker: Option<Asker>,
        out: mpsc::Sender<Out>,
    ) {
        self.listeners
            .0
            .insert(connection, Listener { asker, out, unsent: Vec::new(), look: None });
    }

    /// A connection is gone: what its person had heard of is noted, for « what happened since I left ».
    pub(crate) async fn leave(&mut self, connection: ConnectionId) -> Result<(), Trouble> {
        let listener = self.listeners.0.remove(&connection);
        self.tell_presence();
        let person = listener.and_then(|it| it.look.and(it.asker)).map(|asker| asker.person);
        let Some(person) = person.filter(|it| !self.room.seats_of(Some(*it)).is_empty()) else {
            return Ok(());
        };
        let visit = (person, self.room.id.clone(), self.room.last_n());
        self.house.journal.commit(Commit { visits: vec![visit], ..Commit::default() }).await
    }

    pub(crate) async fn hear(
        &mut self,
        connection: ConnectionId,
        message: ToServer,
    ) -> Result<(), Trouble> {
        // A connection that was let go may still have said something.
        if !self.listeners.0.contains_key(&connection) {
            return Ok(());
        }
        let id = message.id().map(str::to_owned);
        if id.as_ref().is_some_and(|id| MOST_ID < id.len()) {
            self.refuse(connection, None, not_now(NotNow::TooLong).into());
            return Ok(());
        }
        let outcome = match message {
            ToServer::Hello { seat, since, lang, words, table } => {
                let language = voices::language(&lang);
                let look = Look { seat: voices::seat_of(seat), language, words, wish: table };
                return self.greet(connection, look, since).await;
            }
            ToServer::Look {} => {
                self.show_table(connection);
                return Ok(());
            }
            ToServer::Why { id, seat, action } => {
                self.say_why(connection, id, seat, &action);
                return Ok(());
            }
            ToServer::Hint { id, seat } => {
                self.hint(connection, id, seat);
                return Ok(());
            }
            ToServer::Act { id, seen, seat, action } => {
                self.act(connection, id, seen, seat, &action).await?
            }
            ToServer::Undo { id, seen, seat } => self.undo(connection, id, seen, seat).await?,
            ToServer::Confirm { id, seen, seat } => {
                self.confirm(connection, id, seen, seat).await?
            }
            ToServer::AskUndo { seat, .. } => self.ask_undo(connection, seat).await?,
            ToServer::AnswerUndo { yes, .. } => self.answer_undo(connection, yes).await?,
            ToServer::Chat { id, text } => self.chat(connection, id, &text).await?,
            ToServer::VoteAway { seat, .. } => self.vote_away(connection, seat).await?,
            ToServer::Back { .. } => self.back(connection).await?,
            ToServer::Ping { .. } => Ok(None),
        };
        match outcome {
            Ok(n) => {
                let id = id.unwrap_or_default();
                self.listeners.tell(connection, &FromServer::Done { id, n });
            }
            Err(refusal) => self.refuse(connection, id, refusal),
        }
        Ok(())
    }

    pub(crate) fn refuse(&mut self, connection: ConnectionId, id: Option<String>, no: Refusal) {
        figures::refused();
        let line = self.line(connection, &no.phrase);
        self.listeners.tell(connection, &FromServer::Refused { id, why: no.no, line });
    }

    /// A phrase in the words of a connection, where it asked for words.
    pub(crate) fn line(&self, connection: ConnectionId, phrase: &Phrase) -> Option<String> {
        let eyes = self.eyes(self.look(connection)?);
        let names = self.room.names(eyes.voice);
        Some(eyes.voice?.say(phrase, Reader { seat: eyes.seat, names: &names }))
    }

    async fn greet(
        &mut self,
        connection: ConnectionId,
        mut look: Look,
        since: Option<u32>,
    ) -> Result<(), Trouble> {
        let asker = self.listeners.0.get(&connection).and_then(|it| it.asker.clone());
        let person = asker.map(|asker| asker.person);
        let mine = self.room.seats_of(person);
        look.seat = look.seat.or_else(|| voices::seat_of(mine.first().copied()));
        let exists = |seat: u8| usize::from(seat) < self.room.chairs.len();
        let may_look = look
            .seat
            .is_none_or(|seat| mine.contains(&seat.0) || (self.room.is_over() && exists(seat.0)));
        if !may_look {
            self.refuse(connection, None, RequestError::NotYourSeat.into());
            return Ok(());
        }
        let visited = match person.filter(|_| !mine.is_empty()) {
            Some(person) => self.house.journal.visited(person, &self.room.id).await?,
            None => None,
        };
        let came = self.look(connection).is_none();
        if let Some(listener) = self.listeners.0.get_mut(&connection) {
            listener.look = Some(look);
        }
        let welcome = FromServer::Welcome {
            room: Box::new(self.room.info()),
            mine: mine.clone(),
            seat: look.seat.map(|seat| seat.0),
            n: self.room.last_n(),
            visited,
            now: self.house.sources.now(),
        };
        self.listeners.tell(connection, &welcome);
        self.catch_up(connection, since);
        if look.wish != TableDetail::Nothing {
            self.show_table(connection);
        }
        let clocks = self.room.clocks.show(self.house.sources.now());
        if !clocks.is_empty() {
            self.listeners.tell(connection, &FromServer::Clocks { clocks });
        }
        if came {
            self.tell_presence();
        }
        self.come_back(&mine).await.map(|_| ())
    }

    /// Sends everything after entry `since`.
    pub(crate) fn catch_up(&mut self, connection: ConnectionId, since: Option<u32>) {
        let Some(look) = self.look(connection) else { return };
        let Some(from) = since.map(|since| since.saturating_add(1)) else { return };
        let from = from.min(self.room.next_n());
        let eyes = self.eyes(look);
        let entries = self.room.entries(from, eyes, &self.room.told_from(from, eyes));
        self.listeners.tell(connection, &FromServer::News { entries });
    }

    fn show_table(&mut self, connection: ConnectionId) {
        let Some(look) = self.look(connection) else {
            return self.refuse(connection, None, hello_first().into());
        };
        let wish = match look.wish {
            TableDetail::Nothing | TableDetail::Everything => TableDetail::Everything,
            TableDetail::Offers => TableDetail::Offers,
        };
        let table = self.room.table_view(self.eyes(look), wish);
        self.listeners.tell(connection, &FromServer::Table(Box::new(table)));
    }

    fn say_why(
        &mut self,
        connection: ConnectionId,
        id: String,
        seat: Option<u8>,
        action: &serde_json::Value,
    ) {
        let checked = self.acting_seat(connection, seat).and_then(|seat| {
            self.room
                .table()
                .map(|table| table.check(seat, action))
                .ok_or(not_now(NotNow::NotStarted))
        });
        let refusal: Option<Refusal> = match checked {
            Err(no) => return self.refuse(connection, Some(id), no.into()),
            Ok(checked) => checked.err().map(|no| voices::not_played(&no).into()),
        };
        let line = refusal.as_ref().and_then(|it| self.line(connection, &it.phrase));
        let why = refusal.map(|it| it.no);
        self.listeners.tell(connection, &FromServer::WhyNot { id, why, line });
    }

    async fn chat(&mut self, connection: ConnectionId, id: String, text: &str) -> Outcome {
        let listener = self.listeners.0.get(&connection);
        let Some(asker) = listener.and_then(|it| it.asker.clone()) else {
            return Ok(Err(not_now(NotNow::NotSeated).into()));
        };
        if let Some(n) = self.room.carried_out(&wish_of_person(asker.person, &id)) {
            return Ok(Ok(Some(n)));
        }
        let text = text.trim();
        if text.is_empty() {
            return Ok(Err(not_now(NotNow::Empty).into()));
        }
        if MOST_CHAT < text.chars().count() {
            return Ok(Err(not_now(NotNow::TooLong).into()));
        }
        let Asker { person, name } = asker;
        let said = Happening::Chat { person, name, text: text.to_owned(), id: Some(id) };
        Ok(Ok(Some(self.commit(vec![said]).await?)))
    }

    async fn vote_away(&mut self, connection: ConnectionId, seat: u8) -> Outcome {
        refuse_unless!(self.playing());
        let mine = self.my_seats(connection);
        let Some(by) = mine.first().copied() else {
            return Ok(Err(RequestError::NotYourSeat.into()));
        };
        let chair = self.room.chairs.get(usize::from(seat));
        let person = chair.filter(|it| matches!(it.sitter, Sitter::Person { .. }) && !it.away);
        let long = self.house.limits.away_after;
        let gone = self.gone_since.get(&seat).is_some_and(|since| long <= since.elapsed());
        if person.is_none() || !gone || mine.contains(&seat) {
            return Ok(Err(not_now(NotNow::NotAway).into()));
        }
        let mut whats = Vec::new();
        if !self.room.votes.contains(&(by, seat)) {
            whats.push(Happening::AwayVoted { by, seat });
        }
        let voters = self.room.asked_seats(seat).len();
        let votes = self.room.votes.iter().filter(|(_, away)| *away == seat).count() + whats.len();
        if voters < votes * 2 {
            whats.push(Happening::Away { seat, why: AwayReason::Vote });
        }
        if whats.is_empty() {
            return Ok(Ok(None));
        }
        Ok(Ok(Some(self.commit(whats).await?)))
    }

    async fn back(&mut self, connection: ConnectionId) -> Outcome {
        let mine = self.my_seats(connection);
        if mine.is_empty() {
            return Ok(Err(RequestError::NotYourSeat.into()));
        }
        Ok(Ok(self.come_back(&mine).await?))
    }

    /// The bots that played for these seats give them back.
    async fn come_back(&mut self, seats: &[u8]) -> Result<Option<u32>, Trouble> {
        let is_away =
            |seat: &u8| self.room.chairs.get(usize::from(*seat)).is_some_and(|chair| chair.away);
        let away = seats.iter().copied().filter(is_away);
        let whats: Vec<Happening> = away.map(|seat| Happening::Back { seat }).collect();
        if whats.is_empty() || self.playing().is_err() {
            return Ok(None);
        }
        self.commit(whats).await.map(Some)
    }

    pub(crate) fn my_seats(&self, connection: ConnectionId) -> Vec<u8> {
        let listener = self.listeners.0.get(&connection);
        let person = listener.and_then(|it| it.asker.as_ref()).map(|asker| asker.person);
        self.room.seats_of(person)
    }
}

/// Nothing but a hello is understood before the hello.
pub(crate) fn hello_first() -> RequestError {
    RequestError::Unreadable { expected: "a hello first".to_owned() }
}
