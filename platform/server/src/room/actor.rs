//! The task that owns a room: it takes one thing after another, writes it down, then tells everyone.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use bots::AnySeated;
use engine::{Phrase, Seat};
use journal::{Commit, Happening, StoredEntry, Trouble};
use protocol::{AwayWhy, ByeWhy, Clock, FromServer, RoomInfo, Sitter, TableWish};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::figures;
use crate::room::bots::{Automatic, Thinking};
use crate::room::listeners::{Listeners, Look};
use crate::room::show::Eyes;
use crate::room::{Ask, ConnectionId, Denied, House, Room};

/// How long the index may lag behind the entries.
const INDEX_LAG: Duration = Duration::from_secs(2);

/// How often a room looks around though nothing happens.
const LOOK_AROUND: Duration = Duration::from_secs(60);

/// A room, whoever is in it, and what they share.
#[derive(Debug)]
pub(crate) struct Keeper {
    pub(crate) room: Room,
    pub(crate) house: Arc<House>,
    pub(crate) listeners: Listeners,
    /// Since when the owner of a seat has been gone.
    pub(crate) gone_since: BTreeMap<u8, Instant>,
    /// What the steps that are being written told those who listen, by the seat they look through.
    told_now: Vec<(Option<Seat>, Vec<Vec<Phrase>>)>,
    /// The room as it was last told to everyone.
    told: RoomInfo,
    /// When the index must be written at the latest.
    index_due: Option<Instant>,
    idle_since: Instant,
    /// The true table, while an imagined one takes its place in a test.
    true_table: Option<Box<dyn AnySeated>>,
    /// The decision that a bot thinks about.
    pub(crate) thinking: Option<Thinking>,
}

/// What comes next.
#[derive(Debug)]
enum Next {
    /// Somebody asks.
    Asked(Ask),
    /// A bot has thought.
    Thought(Option<u32>),
    /// It is time to look around.
    Time,
    /// Nobody can ask any more.
    Alone,
}

/// Whether the room stays in memory.
#[derive(Debug, PartialEq, Eq)]
enum Stay {
    Stays,
    Leaves,
}

/// What everyone is told of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    News,
    NewsAndTable,
}

/// Whether an entry changes the table or what one may do there.
fn touches_the_table(what: &Happening) -> bool {
    let asks = matches!(
        what,
        Happening::UndoAsked { .. }
            | Happening::UndoAnswered { .. }
            | Happening::Away { .. }
            | Happening::Back { .. }
            | Happening::BotSat { .. }
    );
    asks || what.changes_the_table()
}

/// Keeps a room until nobody needs it any more.
pub(crate) async fn keep(room: Room, house: Arc<House>, mut asked: mpsc::Receiver<Ask>) {
    let mut keeper = Keeper::new(room, house);
    figures::rooms(1);
    let ended = keeper.run(&mut asked).await;
    if let Err(trouble) = ended {
        tracing::error!(room = %keeper.room.id, %trouble, "a room is read anew");
        keeper.listeners.dismiss(ByeWhy::Reload);
    }
    figures::rooms(-1);
}

impl Keeper {
    fn new(room: Room, house: Arc<House>) -> Self {
        let now = Instant::now();
        let told = room.info();
        let gone_since = (0u8..).zip(&room.chairs).map(|(seat, _)| (seat, now)).collect();
        let listeners = Listeners::default();
        Self {
            room,
            house,
            listeners,
            gone_since,
            told_now: Vec::new(),
            told,
            index_due: None,
            idle_since: now,
            true_table: None,
            thinking: None,
        }
    }

    async fn run(&mut self, asked: &mut mpsc::Receiver<Ask>) -> Result<(), Trouble> {
        let alarm = tokio::time::sleep_until(self.wake_at());
        tokio::pin!(alarm);
        loop {
            match self.next(asked, alarm.as_mut()).await {
                Next::Asked(ask) => {
                    if self.answer(ask).await? == Stay::Leaves {
                        return Ok(());
                    }
                }
                Next::Thought(code) => self.play_thought(code).await?,
                Next::Time => {}
                Next::Alone => return self.write_index().await,
            }
            self.listeners.send();
            self.listeners.prune();
            self.look_at_the_time().await?;
            self.let_bots_play().await?;
            self.listeners.send();
            if self.is_idle() {
                self.write_index().await?;
                return Ok(());
            }
        }
    }

    /// Waits for what comes next. Whoever need not think plays before anybody is waited for.
    async fn next(
        &mut self,
        asked: &mut mpsc::Receiver<Ask>,
        mut alarm: Pin<&mut tokio::time::Sleep>,
    ) -> Next {
        if let Some(Automatic::House | Automatic::Quick(..)) = self.room.automatic() {
            return match asked.try_recv() {
                Ok(ask) => Next::Asked(ask),
                Err(mpsc::error::TryRecvError::Empty) => Next::Time,
                Err(mpsc::error::TryRecvError::Disconnected) => Next::Alone,
            };
        }
        // An alarm that comes too early does no harm; setting it anew for every action would cost.
        let wake = self.wake_at();
        if alarm.is_elapsed() || wake < alarm.deadline() {
            alarm.as_mut().reset(wake);
        }
        tokio::select! {
            biased;
            ask = asked.recv() => ask.map_or(Next::Alone, Next::Asked),
            code = Self::thought(&mut self.thinking) => Next::Thought(code),
            () = alarm => Next::Time,
        }
    }

    /// When something must be done though nobody asks.
    fn wake_at(&self) -> Instant {
        let now = Instant::now();
        let idle =
            self.listeners.0.is_empty().then(|| self.idle_since + self.house.limits.idle_after);
        let time = self.room.clocks.deadline().map(|(at, _)| {
            let left = at - self.house.sources.now();
            now + Duration::from_millis(u64::try_from(left).unwrap_or(0).max(1))
        });
        let times = [idle, time, self.index_due];
        times.into_iter().flatten().chain([now + LOOK_AROUND]).min().unwrap_or(now)
    }

    fn is_idle(&self) -> bool {
        self.listeners.0.is_empty()
            && self.idle_since + self.house.limits.idle_after <= Instant::now()
    }

    async fn answer(&mut self, ask: Ask) -> Result<Stay, Trouble> {
        self.idle_since = Instant::now();
        match ask {
            Ask::Join { connection, asker, invite, out, reply } => {
                let may = self.may_enter(asker.as_ref(), invite.as_deref());
                if may.is_ok() {
                    self.join(connection, asker, out);
                }
                let _ = reply.send(may);
            }
            Ask::Said { connection, message } => self.hear(connection, message).await?,
            Ask::Left { connection } => self.leave(connection).await?,
            Ask::Wish { asker, invite, wish, reply } => {
                let granted = self.grant(asker, invite.as_deref(), wish).await?;
                let _ = reply.send(granted);
            }
            Ask::Info { asker, invite, reply } => {
                let may = self.may_enter(asker.as_ref(), invite.as_deref());
                let _ = reply.send(may.map(|()| self.room.info()));
            }
            Ask::Record { asker, invite, reply } => {
                let may = self.may_enter(asker.as_ref(), invite.as_deref());
                let _ = reply.send(may.and_then(|()| self.record()));
            }
            Ask::WriteIndex { reply } => {
                self.write_index_now().await?;
                let _ = reply.send(());
            }
            // The index said that time is up: it is written anew even if it was wrong.
            Ask::Wake => self.index_due = Some(Instant::now()),
            Ask::Stop { reply } => {
                self.write_index().await?;
                self.listeners.dismiss(ByeWhy::Stopping);
                let _ = reply.send(());
                return Ok(Stay::Leaves);
            }
            Ask::Imagine { seat, reply } => {
                self.imagine(seat);
                let _ = reply.send(());
            }
        }
        Ok(Stay::Stays)
    }

    fn record(&self) -> Result<Box<engine::Record>, Denied> {
        let over = self.room.is_over();
        match (&self.room.start, self.room.table()) {
            (Some(start), Some(table)) if over => Ok(Box::new(table.record(start.players.clone()))),
            (_, _) if self.room.frozen.is_some() => Err(super::not_now("read_only").into()),
            (_, _) => Err(super::not_now("not_over").into()),
        }
    }

    /// Writes entries and, when they are on the disk, tells everyone.
    pub(crate) async fn commit(&mut self, whats: Vec<Happening>) -> Result<u32, Trouble> {
        let first = self.room.next_n();
        let at = self.house.sources.now();
        let entry = |(n, what)| StoredEntry { room: self.room.id.clone(), n, at, what };
        let entries: Vec<StoredEntry> = (first..).zip(whats).map(entry).collect();
        let from = Instant::now();
        self.house.journal.commit(Commit::of_entries(entries.clone())).await?;
        figures::committed(entries.len(), from.elapsed());
        let mut steps_only = true;
        for entry in &entries {
            steps_only &= matches!(entry.what, Happening::Act { .. } | Happening::Undo { .. });
        }
        let touches = entries.iter().any(|entry| touches_the_table(&entry.what));
        entries.into_iter().for_each(|entry| self.room.note(entry));
        // A step changes the room only where it is the last.
        let same = steps_only && !self.room.is_over();
        let info = (!same).then(|| self.room.info()).filter(|info| *info != self.told);
        // Lists and clocks depend on the index: then it is written at once, and a little later otherwise.
        let urgent = info.is_some() || self.room.settings.clock != Clock::Untimed;
        self.tell_news(first, if touches { Told::NewsAndTable } else { Told::News }, info);
        match urgent {
            true => self.write_index_now().await?,
            false => {
                self.index_due.get_or_insert(Instant::now() + INDEX_LAG);
            }
        }
        Ok(first)
    }

    /// Hears what the last step told, before another is made: a phrase may depend on the table of its moment.
    pub(crate) fn hear_step(&mut self) {
        let Some(table) = self.room.table() else { return };
        let Some(nth) = table.n_steps().checked_sub(1) else { return };
        for look in self.listeners.0.values().filter_map(|it| it.look).filter(|it| it.words) {
            if !self.told_now.iter().any(|(seat, _)| *seat == look.seat) {
                self.told_now.push((look.seat, Vec::new()));
            }
        }
        for (seat, told) in &mut self.told_now {
            told.push(table.told(*seat, nth));
        }
    }

    /// Tells everyone the entries from `first` on, and the room where it has changed.
    fn tell_news(&mut self, first: u32, extent: Told, info: Option<RoomInfo>) {
        let room = info.clone().map(|info| FromServer::Room { room: Box::new(info) });
        let clocks = self.room.clocks.show(self.house.sources.now());
        let clocks = (!clocks.is_empty()).then_some(FromServer::Clocks { clocks });
        let mut listeners = std::mem::take(&mut self.listeners);
        let told_now = std::mem::take(&mut self.told_now);
        listeners.tell_all(|look| {
            let eyes = self.eyes(look);
            let told = told_now.iter().find(|(seat, _)| *seat == look.seat);
            let told = told.map(|(_, told)| told.as_slice()).unwrap_or_default();
            let entries = self.room.entries(first, eyes, told);
            let mut messages = vec![FromServer::News { entries }];
            messages.extend(room.clone());
            messages.extend(clocks.clone());
            if look.wish != TableWish::Nothing && extent == Told::NewsAndTable {
                let table = self.room.table_view(eyes, look.wish);
                messages.push(FromServer::Table(Box::new(table)));
            }
            messages
        });
        self.listeners = listeners;
        if let Some(info) = info {
            self.told = info;
        }
    }

    async fn write_index(&mut self) -> Result<(), Trouble> {
        if self.index_due.is_some() {
            self.write_index_now().await?;
        }
        Ok(())
    }

    async fn write_index_now(&mut self) -> Result<(), Trouble> {
        self.index_due = None;
        let (row, members) = self.room.row();
        let members = vec![(row.id.clone(), members)];
        self.house.journal.commit(Commit { rooms: vec![row], members, ..Commit::default() }).await
    }

    async fn look_at_the_time(&mut self) -> Result<(), Trouble> {
        let now = self.house.sources.now();
        if let Some((at, seat)) = self.room.clocks.deadline()
            && at <= now
        {
            self.commit(vec![Happening::Away { seat: seat.0, why: AwayWhy::Time }]).await?;
        }
        if self.index_due.is_some_and(|due| due <= Instant::now()) {
            self.write_index().await?;
        }
        Ok(())
    }

    /// Notes who is there after a connection came or went.
    pub(crate) fn tell_presence(&mut self) {
        for (seat, chair) in (0u8..).zip(&self.room.chairs) {
            let here = match &chair.sitter {
                Sitter::Person { person, .. } => self.listeners.has(*person),
                Sitter::Nobody | Sitter::Bot { .. } => true,
            };
            match here {
                true => self.gone_since.remove(&seat),
                false => Some(*self.gone_since.entry(seat).or_insert_with(Instant::now)),
            };
        }
        let presence = self.listeners.presence(|person| self.room.seats_of(Some(person)));
        self.listeners.tell_all(|_| vec![FromServer::Presence(presence.clone())]);
    }

    /// A look, with the words that it was asked for in.
    pub(crate) fn eyes(&self, look: Look) -> Eyes<'_> {
        let voice = self.house.voices.of(&self.room.settings.game, look.language);
        Eyes { seat: look.seat, voice: voice.filter(|_| look.words) }
    }

    /// How a connection looks, where it has said hello.
    pub(crate) fn look(&self, connection: ConnectionId) -> Option<Look> {
        self.listeners.0.get(&connection)?.look
    }

    fn imagine(&mut self, seat: Option<(Seat, u64)>) {
        let Some(start) = &mut self.room.start else { return };
        if let Some(table) = self.true_table.take() {
            start.table = Some(table);
        }
        let Some((seat, whim)) = seat else { return };
        self.true_table = start.table.take();
        start.table = self.true_table.as_ref().map(|table| table.imagined(seat, whim));
    }
}
