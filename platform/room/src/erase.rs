//! Erasing a person who deleted their account: their name and messages are replaced in memory and in stored entries.
//!
//! The log keeps its length and its numbers. Digests and seeds do not depend on names or messages, so the match still
//! replays.

use std::collections::BTreeSet;

use protocol::Sitter;

use crate::state::{LoggedEvent, State};
use crate::{LogEntry, RoomEvent};

/// What replaces a name or a message.
pub(crate) const ERASED: &str = "—";

impl State {
    /// Erases a person's name and messages from the state in memory.
    pub(crate) fn erase_person(&mut self, erased: i64) {
        for idx in 0..self.chairs.len() {
            let Sitter::Person { person, name } = &mut self.chairs[idx].sitter else { continue };
            if *person == erased {
                ERASED.clone_into(name);
                self.chairs[idx].has_account = false;
                self.rename_player(idx, ERASED);
            }
        }
        if self.host == erased {
            ERASED.clone_into(&mut self.host_name);
        }
        for LogEntry { n, event, .. } in self.entries_without(erased) {
            self.log[n as usize].what = LoggedEvent::Other(Box::new(event));
        }
    }

    /// Whether an entry still holds a person's name or one of their messages.
    pub(crate) fn has_traces_of(&self, person: i64) -> bool {
        !self.entries_without(person).is_empty()
    }

    /// The new contents of the stored entries that this event changes.
    #[allow(clippy::wildcard_enum_match_arm, reason = "nothing else changes earlier entries")]
    pub(crate) fn rewritten_by(&self, event: &RoomEvent) -> Vec<LogEntry> {
        match event {
            RoomEvent::Forgotten { person } => self.entries_without(*person),
            _ => Vec::new(),
        }
    }

    /// The entries that hold a person's name or messages, with both replaced by [`ERASED`].
    fn entries_without(&self, erased: i64) -> Vec<LogEntry> {
        let mut seats = BTreeSet::new();
        let mut changed = Vec::new();
        for (n, logged) in (0u32..).zip(&self.log) {
            let LoggedEvent::Other(before) = &logged.what else { continue };
            let mut event = before.as_ref().clone();
            erase(&mut event, erased, &mut seats);
            if event != **before {
                changed.push(LogEntry { n, at: logged.at, downtime: logged.downtime, event });
            }
        }
        changed
    }
}

/// Erases a person from one event. `seats` are the person's seats at that point of the log.
#[allow(clippy::wildcard_enum_match_arm, reason = "most events name no person")]
fn erase(event: &mut RoomEvent, erased: i64, seats: &mut BTreeSet<u8>) {
    match event {
        RoomEvent::Created { host, host_name, .. } if *host == erased => {
            ERASED.clone_into(host_name);
        }
        RoomEvent::Sat { seat, person, name, .. } | RoomEvent::Adopted { seat, person, name } => {
            if *person == erased {
                seats.insert(*seat);
                ERASED.clone_into(name);
            } else {
                seats.remove(seat);
            }
        }
        RoomEvent::BotSat { seat, .. } | RoomEvent::Stood { seat } => {
            seats.remove(seat);
        }
        RoomEvent::Started { players, .. } => {
            for seat in seats.iter() {
                if let Some(player) = players.get_mut(usize::from(*seat)) {
                    ERASED.clone_into(&mut player.name);
                }
            }
        }
        RoomEvent::Chat { person, name, account, text, .. } if *person == erased => {
            *account = false;
            ERASED.clone_into(name);
            ERASED.clone_into(text);
        }
        _ => {}
    }
}
