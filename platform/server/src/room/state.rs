//! A room as its entries tell it.

use std::collections::{BTreeSet, VecDeque};

use bots::AnySeated;
use engine::{AnyGame, AnyMatch, Player, Seat, Seats, Seed, Status};
use journal::{Happening, RoomId, StoredEntry, Trouble};
use protocol::{Origin, Settings, Sitter};

use crate::room::clocks::Clocks;

/// So many names of wishes are remembered, to carry each out once.
const REMEMBERED: usize = 256;

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
    pub(crate) rematch: Option<RoomId>,
    /// Wishes that were carried out, by their names, and the entries that they led to.
    carried_out: VecDeque<(String, u32)>,
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
    /// A step that everyone agreed to take back.
    Dropped { nth: u32, seat: u8 },
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
            carried_out: VecDeque::new(),
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
            self.carried_out.push_back((name, n));
            if REMEMBERED < self.carried_out.len() {
                self.carried_out.pop_front();
            }
        }
        self.take_in(&what);
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

    fn rename(&mut self, idx: usize, name: &str) {
        let Some(start) = &mut self.start else { return };
        if let (Some(player), Some(old)) = (start.players.get_mut(idx), start.names.get_mut(idx)) {
            player.name = name.to_owned();
            old.clone_from(&player.name);
        }
    }

    /// Somebody's name is shown no longer.
    fn forget(&mut self, who: i64) {
        for idx in 0..self.chairs.len() {
            let Sitter::Person { person, name } = &mut self.chairs[idx].sitter else { continue };
            if *person == who {
                "—".clone_into(name);
                self.rename(idx, "—");
            }
        }
        if self.host == who {
            "—".clone_into(&mut self.host_name);
        }
        for logged in &mut self.log {
            let LoggedWhat::Other(what) = &mut logged.what else { continue };
            if let Happening::Chat { person, name, text, .. } = what.as_mut()
                && *person == who
            {
                "—".clone_into(name);
                "—".clone_into(text);
            }
        }
    }

    fn drop_steps(&mut self, from: u32) {
        for logged in &mut self.log {
            if let LoggedWhat::Step { nth, seat } = logged.what
                && from <= nth
            {
                logged.what = LoggedWhat::Dropped { nth, seat };
            }
        }
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most entries have nothing to do with time")]
    fn run_clocks(&mut self, at: i64, what: &Happening) {
        let by = match what {
            Happening::Act { seat, bot: None, .. } => Some(Seat(*seat)),
            _ if what.changes_the_table() => None,
            Happening::Away { .. } | Happening::Back { .. } | Happening::BotSat { .. } => None,
            _ => return,
        };
        let waiting = self.awaited_people();
        self.clocks.turn(at, by, waiting);
    }

    /// The seats of people that are waited for, those aside for whom a bot plays.
    pub(crate) fn awaited_people(&self) -> Seats {
        let plays = |seat: &Seat| {
            let chair = self.chairs.get(seat.idx());
            chair.is_some_and(|it| !it.away && matches!(it.sitter, Sitter::Person { .. }))
        };
        self.waiting().iter().filter(plays).collect()
    }

    /// The seats that are waited for, the house included.
    pub(crate) fn waiting(&self) -> Seats {
        match self.table() {
            Some(table) if self.frozen.is_none() => table.status().waiting(),
            Some(_) | None => Seats::default(),
        }
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table().is_some_and(|table| matches!(table.status(), Status::Over(_)))
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
        self.carried_out.iter().find(|(carried, _)| carried == name).map(|(_, n)| *n)
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
        Happening::Act { seat, id: Some(id), .. } | Happening::Undo { seat, id: Some(id), .. } => {
            Some(wish_of_seat(*seat, id))
        }
        Happening::Chat { person, id: Some(id), .. } => Some(wish_of_person(*person, id)),
        _ => None,
    }
}
