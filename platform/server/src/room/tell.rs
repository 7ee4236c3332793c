//! Telling everyone who is connected what happened and who is there.

use protocol::{FromServer, RoomInfo, Sitter, TableDetail};
use tokio::time::Instant;

use crate::room::ConnectionId;
use crate::room::actor::Keeper;
use crate::room::listeners::{Look, presence};
use crate::room::show::Eyes;
use crate::room::write::Changes;

impl Keeper {
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
    pub(super) fn tell_news(&mut self, first: u32, changes: Changes, info: Option<RoomInfo>) {
        let room = info.clone().map(|info| FromServer::Room { room: Box::new(info) });
        let clocks = self.room.clocks.show(self.house.sources.now());
        let clocks = (!clocks.is_empty()).then_some(FromServer::Clocks { clocks });
        let mut listeners = std::mem::take(&mut self.listeners);
        let told_now = std::mem::take(&mut self.told_now);
        listeners.tell_all(|look| {
            let eyes = self.eyes(look);
            let told = told_now.iter().find(|(seat, _)| *seat == look.seat);
            let entries = match told {
                Some((_, told)) => self.room.entries(first, eyes, told),
                None => self.room.entries(first, eyes, &self.room.told_from(first, eyes)),
            };
            let mut messages = vec![FromServer::News { entries }];
            messages.extend(room.clone());
            messages.extend(clocks.clone());
            if look.wish != TableDetail::Nothing && changes != Changes::Nothing {
                let table = self.room.table_view(eyes, look.wish);
                messages.push(FromServer::Table(Box::new(table)));
            }
            messages
        });
        self.listeners = listeners;
        self.told_n = self.room.next_n();
        if let Some(info) = info {
            self.told = info;
        }
    }

    /// Tells everyone what happened from entry `first` on, which is stored already.
    pub(crate) fn tell_entries(&mut self, first: u32) {
        let info = self.changed_info(Changes::Table);
        self.tell_news(first, Changes::Table, info);
    }

    /// Forgets what was heard of steps that nobody was told of yet.
    pub(crate) fn forget_told(&mut self) {
        self.told_now.clear();
    }

    /// Notes who is there after a connection came or went.
    pub(crate) fn tell_presence(&mut self) {
        self.say_who();
        self.show_presence();
    }

    /// Tells everyone here who is there.
    pub(crate) fn show_presence(&mut self) {
        for (seat, chair) in (0u8..).zip(&self.room.chairs) {
            let here = match &chair.sitter {
                Sitter::Person { person, .. } => {
                    self.listeners.has(*person) || self.others.have(*person)
                }
                Sitter::Nobody | Sitter::Bot { .. } => true,
            };
            match here {
                true => self.gone_since.remove(&seat),
                false => Some(*self.gone_since.entry(seat).or_insert_with(Instant::now)),
            };
        }
        let connected = self.listeners.people().chain(self.others.people());
        let presence = presence(connected, |person| self.room.seats_of(Some(person)));
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
}
