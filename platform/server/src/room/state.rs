//! A room as its entries tell it.

use std::collections::{BTreeSet, HashMap};

use bots::AnySeated;
use engine::{AnyGame, AnyMatch, Player, Seat, Seats, Seed, Status};
use journal::{Happening, RoomId, StoredEntry, Trouble};
use protocol::{Origin, Settings, Sitter};

use crate::room::clocks::Clocks;
use crate::room::told::{HeardByAll, Told};

/// The wishes of so many entries are remembered, to carry each out once; at most twice as many.
const REMEMBERED: u32 = 256;

/// A room: the fold of its entries.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: RoomId,
    pub(crate) settings: Settings,
    pub(crate) host: i64,
    pub(crate) host_name: String,
    pub(crate) secret: Seed,
    /// Where the deal comes from, in a room for practice.
    pub(crate) origin: Option<Origin>,
    pub(crate) invite: Option<String>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) start: Option<Start>,
    /// Why the match cannot go on with this program.
    pub(crate) frozen: Option<String>,
    pub(crate) log: Vec<Logged>,
    /// The number of the last entry that changed the table.
    pub(crate) last_change: u32,
    pub(crate) request: Option<Request>,
    /// Who asked that a bot plays for whom.
    pub(crate) votes: BTreeSet<(u8, u8)>,
    pub(crate) clocks: Clocks,
    /// When the match began, in milliseconds since 1970.
    pub(crate) started: Option<i64>,
    /// The seat whose turn waits for its confirmation.
    pub(crate) held: Option<Seat>,
    /// How many steps were confirmed.
    pub(crate) confirmed: u32,
    pub(crate) rematch: Option<RoomId>,
    /// What a match told that this program cannot play, where it was over and that was kept.
    pub(crate) kept: Option<Told>,
    /// What the steps told that are about to be dropped.
    pub(crate) taken_back: Vec<HeardByAll>,
    /// Wishes that were carried out, by their names, and the entries that they led to.
    carried_out: HashMap<String, u32>,
}

/// A seat of a room.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) ready: bool,
    pub(crate) away: bool,
    pub(crate) words: Option<String>,
}

/// A match that has begun.
#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) seed: Seed,
    pub(crate) commitment: String,
    pub(crate) players: Vec<Player>,
    pub(crate) names: Vec<String>,
    /// The match; nothing where this program cannot play it.
    pub(crate) table: Option<Box<dyn AnySeated>>,
}

/// A request to go back.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) seat: u8,
    pub(crate) step: u32,
    pub(crate) agreed: BTreeSet<u8>,
}

/// An entry as it is kept in memory.
#[derive(Debug)]
pub(crate) struct Logged {
    pub(crate) at: i64,
    pub(crate) what: LoggedWhat,
}

/// Steps are most of a log, and the match knows what they told.
#[derive(Debug)]
pub(crate) enum LoggedWhat {
    /// The match's step of that number, counted from 0.
    Step { nth: u32, seat: u8 },
    /// A step that everyone agreed to take back, and what it had told: the match no longer knows.
    Dropped { nth: u32, seat: u8, heard: HeardByAll },
    /// Anything else.
    Other(Box<Happening>),
}

impl Room {
    /// Reads a room from its entries.
    pub(crate) fn read(id: &str, entries: Vec<StoredEntry>) -> Result<Self, Trouble> {
        let unreadable = |reason: String| Trouble::Unreadable { room: id.to_owned(), reason };
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or_else(|| unreadable("it has no entry".to_owned()))?;
        let mut room = Self::created(id, first.what.clone())
            .ok_or_else(|| unreadable("its first entry does not make it".to_owned()))?;
        room.note(first);
        for (n, entry) in (1..).zip(entries) {
            if entry.n != n {
                return Err(unreadable(format!("entry {n} is missing")));
            }
            room.redo(&entry.what);
            room.note(entry);
        }
        Ok(room)
    }

    /// A room of which only the first entry is known.
    pub(crate) fn created(id: &str, first: Happening) -> Option<Self> {
        let Happening::Created { settings, host, host_name, secret, origin, .. } = first else {
            return None;
        };
        let nobody = Chair { sitter: Sitter::Nobody, ready: false, away: false, words: None };
        let n_seats = usize::from(settings.seats);
        Some(Self {
            id: id.to_owned(),
            clocks: Clocks::new(settings.clock, n_seats),
            chairs: vec![nobody; n_seats],
            settings,
            host,
            host_name,
            secret,
            origin,
            invite: None,
            start: None,
            frozen: None,
            log: Vec::new(),
            last_change: 0,
            request: None,
            votes: BTreeSet::new(),
            rematch: None,
            started: None,
            held: None,
            confirmed: 0,
            kept: None,
            taken_back: Vec::new(),
            carried_out: HashMap::new(),
        })
    }

    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "acting and taking back are all the steps there are"
    )]
    /// Takes in an entry that is on the disk and whose doing to the match is done.
    pub(crate) fn note(&mut self, entry: StoredEntry) {
        let StoredEntry { n, at, what, .. } = entry;
        if what.changes_the_table() {
            self.last_change = n;
        }
        if let Some(name) = name_of_wish(&what) {
            self.carried_out.insert(name, n);
            if 2 * REMEMBERED as usize <= self.carried_out.len() {
                self.carried_out.retain(|_, carried| n < *carried + REMEMBERED);
            }
        }
        self.take_in(&what);
        if let Happening::Started { .. } = what {
            self.started = Some(at);
        }
        self.held = self.holder();
        self.run_clocks(at, &what);
        let by = match &what {
            Happening::Act { seat, .. } | Happening::Undo { seat, .. } => Some(*seat),
            _ => None,
        };
        let what = match by {
            Some(seat) => LoggedWhat::Step { nth: self.next_step(), seat },
            None => LoggedWhat::Other(Box::new(what)),
        };
        self.log.push(Logged { at, what });
    }

    /// The number of the step that an entry is about to be logged as: one more than the last that still counts.
    fn next_step(&self) -> u32 {
        let last = self.log.iter().rev().find_map(|logged| match &logged.what {
            LoggedWhat::Step { nth, .. } => Some(*nth),
            LoggedWhat::Dropped { .. } | LoggedWhat::Other(_) => None,
        });
        last.map_or(0, |nth| nth + 1)
    }

    fn take_in(&mut self, what: &Happening) {
        match what {
            Happening::Created { .. } | Happening::Started { .. } | Happening::Chat { .. } => {}
            Happening::Invited { invite } => self.invite.clone_from(invite),
            Happening::Sat { seat, person, name } => {
                let sitter = Sitter::Person { person: *person, name: name.clone() };
                self.seat_down(*seat, sitter);
            }
            Happening::BotSat { seat, level } => {
                self.seat_down(*seat, Sitter::Bot { level: level.clone() });
            }
            Happening::Stood { seat } => self.seat_down(*seat, Sitter::Nobody),
            Happening::Ready { seat, ready } => self.chair(*seat, |chair| chair.ready = *ready),
            Happening::Words { seat, words } => {
                self.chair(*seat, |chair| chair.words = Some(words.clone()));
            }
            Happening::Act { .. } | Happening::Undo { .. } => self.request = None,
            Happening::Confirmed { step, .. } => self.confirmed = *step,
            Happening::UndoAsked { seat, step } => {
                self.request = Some(Request { seat: *seat, step: *step, agreed: BTreeSet::new() });
            }
            Happening::UndoAnswered { seat, yes: true } => {
                if let Some(request) = &mut self.request {
                    request.agreed.insert(*seat);
                }
            }
            Happening::UndoAnswered { yes: false, .. } => self.request = None,
            Happening::Rewound { step, .. } => {
                self.request = None;
                self.confirmed = self.confirmed.min(*step);
                self.drop_steps(*step);
            }
            Happening::AwayVoted { by, seat } => {
                self.votes.insert((*by, *seat));
            }
            Happening::Away { seat, .. } => {
                self.votes.retain(|(_, away)| away != seat);
                self.chair(*seat, |chair| chair.away = true);
            }
            Happening::Back { seat } => {
                self.votes.retain(|(_, away)| away != seat);
                self.chair(*seat, |chair| chair.away = false);
                self.clocks.refresh(Seat(*seat));
            }
            Happening::Adopted { seat, person, name } => {
                let sitter = Sitter::Person { person: *person, name: name.clone() };
                self.chair(*seat, |chair| chair.sitter = sitter);
                self.rename(usize::from(*seat), name);
            }
            Happening::Forgotten { person } => self.forget(*person),
            Happening::Rematch { room } => self.rematch = Some(room.clone()),
        }
    }

    fn seat_down(&mut self, seat: u8, sitter: Sitter) {
        let ready = matches!(sitter, Sitter::Bot { .. });
        self.chair(seat, |chair| *chair = Chair { sitter, ready, away: false, words: None });
    }

    fn chair(&mut self, seat: u8, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
            change(chair);
        }
    }

    pub(crate) fn rename(&mut self, idx: usize, name: &str) {
        let Some(start) = &mut self.start else { return };
        if let (Some(player), Some(old)) = (start.players.get_mut(idx), start.names.get_mut(idx)) {
            player.name = name.to_owned();
            old.clone_from(&player.name);
        }
    }

    fn drop_steps(&mut self, from: u32) {
        let mut taken_back = std::mem::take(&mut self.taken_back).into_iter();
        for logged in &mut self.log {
            if let LoggedWhat::Step { nth, seat } = logged.what
                && from <= nth
            {
                let heard = taken_back.next().unwrap_or_default();
                logged.what = LoggedWhat::Dropped { nth, seat, heard };
            }
        }
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most entries have nothing to do with time")]
    fn run_clocks(&mut self, at: i64, what: &Happening) {
        let by = match what {
            Happening::Act { seat, bot: None, .. } => Some(Seat(*seat)),
            _ if what.changes_the_table() => None,
            Happening::Away { .. }
            | Happening::Back { .. }
            | Happening::BotSat { .. }
            | Happening::Confirmed { .. } => None,
            _ => return,
        };
        let waiting = self.awaited_people();
        self.clocks.turn(at, by, waiting);
    }

    /// The seats of people that are waited for, those aside for whom a bot plays.
    pub(crate) fn awaited_people(&self) -> Seats {
        let waiting = self.held.map_or_else(|| self.may_act(), Seats::one);
        waiting.iter().filter(|seat| self.is_played_by_a_person(*seat)).collect()
    }

    pub(crate) fn is_played_by_a_person(&self, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.idx());
        chair.is_some_and(|it| !it.away && matches!(it.sitter, Sitter::Person { .. }))
    }

    /// The seats that may act now, the house included: none while somebody's turn waits for its confirmation.
    pub(crate) fn may_act(&self) -> Seats {
        match self.table() {
            Some(table) if self.frozen.is_none() && self.held.is_none() => table.status().waiting(),
            Some(_) | None => Seats::default(),
        }
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        let ended = |table: &dyn AnyMatch| matches!(table.status(), Status::Over(_));
        self.kept.is_some() || self.table().is_some_and(ended)
    }

    pub(crate) fn table(&self) -> Option<&dyn AnyMatch> {
        Some(self.start.as_ref()?.table.as_ref()?.played())
    }

    pub(crate) fn table_mut(&mut self) -> Option<&mut dyn AnyMatch> {
        Some(self.start.as_mut()?.table.as_mut()?.played_mut())
    }

    /// The number that the next entry gets.
    pub(crate) fn next_n(&self) -> u32 {
        self.log.len() as u32
    }

    /// The number of the last entry.
    pub(crate) fn last_n(&self) -> u32 {
        self.next_n().saturating_sub(1)
    }

    /// Somebody's seats.
    pub(crate) fn seats_of(&self, person: Option<i64>) -> Vec<u8> {
        let is_theirs = |chair: &Chair| match &chair.sitter {
            Sitter::Person { person: sitter, .. } => Some(*sitter) == person,
            Sitter::Nobody | Sitter::Bot { .. } => false,
        };
        (0u8..).zip(&self.chairs).filter(|(_, it)| is_theirs(it)).map(|(seat, _)| seat).collect()
    }

    /// The entry that a wish of that name led to, where it was carried out before.
    pub(crate) fn carried_out(&self, name: &str) -> Option<u32> {
        self.carried_out.get(name).copied()
    }
}

/// What tells a wish from all others of a room.
pub(crate) fn wish_of_seat(seat: u8, id: &str) -> String {
    format!("{seat}:{id}")
}

/// The same for what a person says.
pub(crate) fn wish_of_person(person: i64, id: &str) -> String {
    format!("p{person}:{id}")
}

#[allow(clippy::wildcard_enum_match_arm, reason = "only what clients wish for has a name")]
fn name_of_wish(what: &Happening) -> Option<String> {
    match what {
        Happening::Act { seat, id: Some(id), .. }
        | Happening::Undo { seat, id: Some(id), .. }
        | Happening::Confirmed { seat, id: Some(id), .. } => Some(wish_of_seat(*seat, id)),
        Happening::Chat { person, id: Some(id), .. } => Some(wish_of_person(*person, id)),
        _ => None,
    }
}
