//! The task that owns a room: it takes one thing after another, writes it down, then tells everyone.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use bots::AnySeated;
use engine::{Phrase, Seat};
use journal::{Happening, Trouble};
use protocol::{AwayReason, CloseReason, NotNow, RoomInfo};
use tokio::sync::mpsc;
use tokio::time::{Instant, Sleep};

use crate::figures;
use crate::room::bots::{Automatic, Thinking};
use crate::room::listeners::Listeners;
use crate::room::others::Others;
use crate::room::replay;
use crate::room::{Ask, Denied, House, Room};

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
    pub(super) told_now: Vec<(Option<Seat>, Vec<Vec<Phrase>>)>,
    /// The room as it was last told to everyone.
    pub(super) told: RoomInfo,
    /// How many entries everyone was told of.
    pub(super) told_n: u32,
    pub(crate) others: Others,
    /// When the index must be written at the latest.
    pub(super) index_due: Option<Instant>,
    idle_since: Instant,
    /// The true table, while an imagined one takes its place in a test.
    true_table: Option<Box<dyn AnySeated>>,
    /// The decision that a bot thinks about.
    pub(crate) thinking: Option<Thinking>,
    /// The record, where the match is over and somebody has asked for it.
    pub(super) record: Option<Arc<engine::Record>>,
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

/// Keeps a room until nobody needs it any more.
pub(crate) async fn keep(room: Room, house: Arc<House>, mut asked: mpsc::Receiver<Ask>) {
    let mut keeper = Keeper::new(room, house);
    figures::rooms(1);
    let ended = keeper.run(&mut asked).await;
    if let Err(trouble) = ended {
        tracing::error!(room = %keeper.room.id, %trouble, "a room is read anew");
        keeper.listeners.dismiss(CloseReason::Reload);
    }
    figures::rooms(-1);
}

impl Keeper {
    fn new(room: Room, house: Arc<House>) -> Self {
        let now = Instant::now();
        let told = room.info();
        let gone_since = (0u8..).zip(&room.chairs).map(|(seat, _)| (seat, now)).collect();
        let listeners = Listeners::default();
        let others = Others::new(room.automatic().is_some());
        Self {
            told_n: room.next_n(),
            others,
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
            record: None,
        }
    }

    async fn run(&mut self, asked: &mut mpsc::Receiver<Ask>) -> Result<(), Trouble> {
        let alarm = tokio::time::sleep_until(self.wake_at());
        tokio::pin!(alarm);
        loop {
            let next = self.next(asked, alarm.as_mut()).await;
            if let Next::Alone = next {
                return self.write_index().await;
            }
            let mut done = match next {
                Next::Asked(ask) => match self.answer(ask).await {
                    Ok(Stay::Stays) => Ok(()),
                    Ok(Stay::Leaves) => return Ok(()),
                    Err(trouble) => Err(trouble),
                },
                Next::Thought(code) => self.play_thought(code).await,
                Next::Time | Next::Alone => Ok(()),
            };
            self.listeners.send();
            self.listeners.prune();
            if done.is_ok() {
                done = self.look_around().await;
            }
            if let Err(trouble) = done {
                self.recover(trouble).await?;
            }
            self.listeners.send();
            if self.is_idle() {
                self.write_index().await?;
                return Ok(());
            }
        }
    }

    /// Does what is due though nobody asks.
    async fn look_around(&mut self) -> Result<(), Trouble> {
        self.look_at_the_time().await?;
        self.look_elsewhere();
        if self.is_on_duty() { self.let_bots_play().await } else { Ok(()) }
    }

    /// Waits for what comes next. Whoever need not think plays before anybody is waited for.
    async fn next(&mut self, asked: &mut mpsc::Receiver<Ask>, mut alarm: Pin<&mut Sleep>) -> Next {
        if let Some(Automatic::House | Automatic::Quick(..)) = self.room.automatic()
            && self.is_on_duty()
        {
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
        let time = self.room.deadline().filter(|_| self.is_on_duty()).map(|at| {
            let left = at - self.house.sources.now();
            now + Duration::from_millis(u64::try_from(left).unwrap_or(0).max(1))
        });
        let times = [idle, time, self.index_due, self.say_who_at()];
        times.into_iter().flatten().chain([now + LOOK_AROUND]).min().unwrap_or(now)
    }

    fn is_idle(&self) -> bool {
        self.listeners.0.is_empty()
            && self.idle_since + self.house.limits.idle_after <= Instant::now()
    }

    async fn answer(&mut self, ask: Ask) -> Result<Stay, Trouble> {
        self.idle_since = Instant::now();
        if ask.comes_fresh() {
            self.be_up_to_date().await?;
        }
        match ask {
            Ask::Join { connection, asker, invite, out, reply } => {
                let may = self.may_enter(asker.as_ref(), invite.as_deref());
                if may.is_ok() {
                    self.join(connection, asker, out);
                }
                let _ = reply.send(may);
            }
            Ask::Said { connection, message } => {
                while let Err(trouble) = self.hear(connection, message.clone()).await {
                    self.recover(trouble).await?;
                }
            }
            Ask::Left { connection } => self.leave(connection).await?,
            Ask::Wish { asker, invite, wish, reply } => {
                let granted = loop {
                    match self.grant(asker.clone(), invite.as_deref(), wish.clone()).await {
                        Ok(granted) => break granted,
                        Err(trouble) => self.recover(trouble).await?,
                    }
                };
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
            Ask::Wake => self.take_duty(),
            Ask::Others { head, entries } => self.hear_of(head, &entries).await?,
            Ask::Elsewhere { node, people, strangers } => self.hear_who(node, people, strangers),
            Ask::Stop { reply } => {
                self.lay_down_duty();
                self.write_index().await?;
                self.listeners.dismiss(CloseReason::Stopping);
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

    /// The record of a match that is over. It is made once, for many may look back.
    fn record(&mut self) -> Result<Arc<engine::Record>, Denied> {
        let over = self.room.is_over();
        match (&self.room.start, self.room.table()) {
            (Some(start), Some(table)) if over => {
                let make = || Arc::new(table.record(start.players.clone()));
                Ok(Arc::clone(self.record.get_or_insert_with(make)))
            }
            (_, _) if self.room.frozen.is_some() => Err(super::not_now(NotNow::ReadOnly).into()),
            (_, _) => Err(super::not_now(NotNow::NotOver).into()),
        }
    }

    /// Goes on with a room that was read from the journal.
    pub(crate) fn put_in_place(&mut self, room: Room) {
        self.room = room;
        self.record = None;
        self.thinking = None;
        self.forget_told();
        self.write_index_soon();
    }

    async fn look_at_the_time(&mut self) -> Result<(), Trouble> {
        let now = self.house.sources.now();
        if self.is_on_duty() {
            if let Some((at, seat)) = self.room.clocks.deadline()
                && at <= now
            {
                self.commit(vec![Happening::Away { seat: seat.0, why: AwayReason::Time }]).await?;
            }
            if self.room.time_is_up(now) {
                let time_up = self.play_for(Seat::HOUSE, None, None)?;
                self.commit(vec![time_up]).await?;
            }
        }
        if self.index_due.is_some_and(|due| due <= Instant::now()) {
            self.write_index().await?;
        }
        Ok(())
    }

    fn imagine(&mut self, seat: Option<(Seat, u64)>) {
        let Some(start) = &mut self.room.start else { return };
        if let Some(mut table) = self.true_table.take() {
            // What was played meanwhile is played at the true table too.
            let played = start.table.as_ref().map(|imagined| imagined.played());
            let steps = table.played().n_steps()..played.map_or(0, engine::AnyMatch::n_steps);
            for step in steps.filter_map(|nth| played?.recorded(nth)) {
                replay::play_recorded(table.played_mut(), &step);
            }
            start.table = Some(table);
        }
        let Some((seat, whim)) = seat else { return };
        self.true_table = start.table.take();
        start.table = self.true_table.as_ref().map(|table| table.imagined(seat, whim));
    }
}
