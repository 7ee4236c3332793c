//! A second, independent implementation of consent, votes, absence and clocks, to compare the log with.

use std::collections::BTreeSet;

use engine::{AnyMatch, Seat, Status};
use protocol::{AwayReason, Clock, Settings};
use room::{LogEntry, RoomEvent};

/// Seats, requests, votes and clocks, as the log has them.
#[derive(Debug)]
pub(crate) struct Model {
    confirm: bool,
    clock: Clock,
    chairs: Vec<Chair>,
    /// The open request to go back: the seat that asked, the number of steps to keep, and the seats that agreed.
    request: Option<(u8, u32, BTreeSet<u8>)>,
    votes: BTreeSet<(u8, u8)>,
    confirmed: u32,
}

#[derive(Clone, Debug)]
struct Chair {
    owner: Option<i64>,
    is_bot: bool,
    away: bool,
    left: i64,
    since: Option<i64>,
}

impl Model {
    pub(crate) fn new(settings: &Settings) -> Self {
        let mut chair = Chair { owner: None, is_bot: false, away: false, left: 0, since: None };
        chair.left = full_time(settings.clock);
        Self {
            confirm: settings.confirm,
            clock: settings.clock,
            chairs: vec![chair; usize::from(settings.seats)],
            request: None,
            votes: BTreeSet::new(),
            confirmed: 0,
        }
    }

    /// The person who has the seat.
    pub(crate) fn owner(&self, seat: u8) -> Option<i64> {
        self.chairs.get(usize::from(seat))?.owner
    }

    /// The seats of other people; those that a bot plays for only if `with_absent`.
    fn others(&self, seat: u8, with_absent: bool) -> Vec<u8> {
        let owner = self.owner(seat);
        let plays = |chair: &Chair| {
            chair.owner.is_some() && chair.owner != owner && (with_absent || !chair.away)
        };
        (0u8..).zip(&self.chairs).filter(|(_, it)| plays(it)).map(|(seat, _)| seat).collect()
    }

    /// Whether a bot plays at the seat.
    pub(crate) fn is_played_by_bot(&self, seat: Seat) -> bool {
        seat == Seat::HOUSE || self.chairs.get(seat.idx()).is_some_and(|it| it.is_bot || it.away)
    }

    /// How much time a seat has left at `playing`, if its clock runs.
    pub(crate) fn left(&self, seat: u8, playing: i64) -> Option<i64> {
        let chair = self.chairs.get(usize::from(seat))?;
        Some(chair.left - (playing - chair.since?).max(0))
    }

    /// When the first clock runs out.
    pub(crate) fn deadline(&self) -> Option<i64> {
        if self.clock == Clock::Untimed {
            return None;
        }
        self.chairs.iter().filter_map(|chair| Some(chair.since? + chair.left)).min()
    }

    /// Checks an entry against the entries before it.
    pub(crate) fn check(&self, entry: &LogEntry) -> Result<(), (&'static str, String)> {
        #[allow(clippy::wildcard_enum_match_arm, reason = "other events need nobody's consent")]
        match &entry.event {
            RoomEvent::Rewound { seat, step } => {
                let asked = self.request.as_ref().filter(|it| (it.0, it.1) == (*seat, *step));
                let missing: Vec<u8> = match asked {
                    None => {
                        return Err((
                            "nobody goes back without consent",
                            "no request is open".into(),
                        ));
                    }
                    Some((_, _, agreed)) => self
                        .others(*seat, true)
                        .into_iter()
                        .filter(|it| !agreed.contains(it))
                        .collect(),
                };
                if !missing.is_empty() {
                    let what = format!("entry {}: seats {missing:?} have not agreed", entry.n);
                    return Err(("nobody goes back without consent", what));
                }
            }
            RoomEvent::Away { seat, why } => self.check_away(entry, *seat, *why)?,
            _ => {}
        }
        Ok(())
    }

    fn check_away(
        &self,
        entry: &LogEntry,
        seat: u8,
        why: AwayReason,
    ) -> Result<(), (&'static str, String)> {
        let chair = self.chairs.get(usize::from(seat));
        let Some(chair) = chair.filter(|chair| chair.owner.is_some()) else {
            return Err(("only people can be away", format!("entry {}", entry.n)));
        };
        match why {
            AwayReason::Left => {}
            AwayReason::Vote => {
                let votes = self.votes.iter().filter(|(_, absent)| *absent == seat).count();
                let voters = self.others(seat, false).len();
                if votes * 2 <= voters || chair.away {
                    let what = format!("entry {}: {votes} of {voters} votes", entry.n);
                    return Err(("a majority sends a player away", what));
                }
            }
            AwayReason::Time => {
                let end = chair.since.map(|since| since + chair.left);
                if chair.away || end.is_none_or(|end| entry.playing() < end) {
                    let what = format!("entry {}: at {}, not {end:?}", entry.n, entry.playing());
                    return Err(("nobody is sent away before their time", what));
                }
            }
        }
        Ok(())
    }

    /// Folds an entry into the model. `played` is the match after it.
    pub(crate) fn fold(&mut self, entry: &LogEntry, played: Option<&dyn AnyMatch>) {
        let mut by = None;
        let mut turns = entry.event.changes_match();
        #[allow(clippy::wildcard_enum_match_arm, reason = "other events change nothing here")]
        match &entry.event {
            RoomEvent::Sat { seat, person, .. } => self.sit(*seat, Some(*person), false),
            RoomEvent::BotSat { seat, .. } => {
                self.sit(*seat, None, true);
                turns = true;
            }
            RoomEvent::Stood { seat } => self.sit(*seat, None, false),
            RoomEvent::Act { seat, bot, .. } => {
                self.request = None;
                by = Some(*seat).filter(|_| bot.is_none());
            }
            RoomEvent::Undo { .. } => self.request = None,
            RoomEvent::Confirmed { step, .. } => {
                self.confirmed = *step;
                turns = true;
            }
            RoomEvent::UndoAsked { seat, step, .. } => {
                self.request = Some((*seat, *step, BTreeSet::new()));
            }
            RoomEvent::UndoAnswered { seat, yes, .. } => {
                if !yes {
                    self.request = None;
                } else if let Some((_, _, agreed)) = &mut self.request {
                    agreed.insert(*seat);
                }
            }
            RoomEvent::Rewound { step, .. } => {
                self.request = None;
                self.confirmed = self.confirmed.min(*step);
            }
            RoomEvent::AwayVoted { by, seat, .. } => {
                self.votes.insert((*by, *seat));
            }
            RoomEvent::Away { seat, .. } => {
                self.set_away(*seat, true);
                turns = true;
            }
            RoomEvent::Back { seat, .. } => {
                self.set_away(*seat, false);
                let least = match self.clock {
                    Clock::Untimed => 0,
                    Clock::Live { base, .. } => (i64::from(base) * 250).max(30_000),
                    Clock::Correspondence { .. } => full_time(self.clock),
                };
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    chair.left = chair.left.max(least);
                }
                turns = true;
            }
            _ => {}
        }
        if turns {
            self.turn(entry.playing(), by, played);
        }
    }

    fn sit(&mut self, seat: u8, owner: Option<i64>, is_bot: bool) {
        if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
            (chair.owner, chair.is_bot, chair.away) = (owner, is_bot, false);
        }
    }

    fn set_away(&mut self, seat: u8, away: bool) {
        self.votes.retain(|(_, absent)| *absent != seat);
        if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
            chair.away = away;
        }
    }

    /// The seats of people that the match waits for.
    pub(crate) fn awaited(&self, played: Option<&dyn AnyMatch>) -> Vec<Seat> {
        let Some(played) = played else { return Vec::new() };
        let Status::Waiting { seats, .. } = played.status() else { return Vec::new() };
        let is_person = |seat: Seat| {
            self.chairs.get(seat.idx()).is_some_and(|it| it.owner.is_some() && !it.away)
        };
        if self.confirm {
            let n_steps = played.n_steps();
            let last = n_steps.checked_sub(1).and_then(|nth| played.by(nth));
            let held = last.filter(|by| {
                self.confirmed < n_steps as u32
                    && !seats.contains(*by)
                    && is_person(*by)
                    && played.check_undo(*by).is_ok()
            });
            if let Some(held) = held {
                return vec![held];
            }
        }
        seats.iter().filter(|seat| is_person(*seat)).collect()
    }

    fn turn(&mut self, at: i64, by: Option<u8>, played: Option<&dyn AnyMatch>) {
        let awaited = self.awaited(played);
        let is_days = matches!(self.clock, Clock::Correspondence { .. });
        for (seat, chair) in (0u8..).zip(&mut self.chairs) {
            if let Some(since) = chair.since.take() {
                chair.left -= (at - since).max(0);
            }
            let waits = awaited.contains(&Seat(seat));
            let acted = by == Some(seat);
            if let (Clock::Live { increment, .. }, true) = (self.clock, acted) {
                chair.left += i64::from(increment) * 1000;
            }
            if waits {
                chair.since = Some(at);
            }
            if is_days && (acted || !waits) {
                chair.left = full_time(self.clock);
            }
        }
    }
}

fn full_time(clock: Clock) -> i64 {
    match clock {
        Clock::Untimed => 0,
        Clock::Live { base, .. } => i64::from(base) * 1000,
        Clock::Correspondence { hours } => i64::from(hours) * 3_600_000,
    }
}
