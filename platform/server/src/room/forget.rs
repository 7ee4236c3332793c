//! Forgetting somebody who deleted themselves.

use std::collections::BTreeSet;

use journal::{Happening, StoredEntry};
use protocol::Sitter;

use crate::room::state::{LoggedWhat, Room};

/// What stands in the place of a name and of words.
const FORGOTTEN: &str = "—";

impl Room {
    /// Shows somebody's name and what they said no longer.
    pub(crate) fn forget(&mut self, who: i64) {
        for idx in 0..self.chairs.len() {
            let Sitter::Person { person, name } = &mut self.chairs[idx].sitter else { continue };
            if *person == who {
                FORGOTTEN.clone_into(name);
                self.rename(idx, FORGOTTEN);
            }
        }
        if self.host == who {
            FORGOTTEN.clone_into(&mut self.host_name);
        }
        for StoredEntry { n, what, .. } in self.entries_without(who) {
            self.log[n as usize].what = LoggedWhat::Other(Box::new(what));
        }
    }

    /// The stored entries that this one changes.
    #[allow(clippy::wildcard_enum_match_arm, reason = "nothing else changes what was")]
    pub(crate) fn rewritten_by(&self, what: &Happening) -> Vec<StoredEntry> {
        match what {
            Happening::Forgotten { person } => self.entries_without(*person),
            _ => Vec::new(),
        }
    }

    /// The entries that name somebody or say what they said, without it. No digest depends on either.
    fn entries_without(&self, who: i64) -> Vec<StoredEntry> {
        let mut seats = BTreeSet::new();
        let mut changed = Vec::new();
        for (n, logged) in (0u32..).zip(&self.log) {
            let LoggedWhat::Other(before) = &logged.what else { continue };
            let mut what = before.as_ref().clone();
            take_out(&mut what, who, &mut seats);
            if what != **before {
                changed.push(StoredEntry { room: self.id.clone(), n, at: logged.at, what });
            }
        }
        changed
    }
}

/// Takes somebody's name and words out of what happened. `seats` are theirs at that moment.
#[allow(clippy::wildcard_enum_match_arm, reason = "most entries name nobody")]
fn take_out(what: &mut Happening, who: i64, seats: &mut BTreeSet<u8>) {
    match what {
        Happening::Created { host, host_name, .. } if *host == who => {
            FORGOTTEN.clone_into(host_name);
        }
        Happening::Sat { seat, person, name } | Happening::Adopted { seat, person, name } => {
            if *person == who {
                seats.insert(*seat);
                FORGOTTEN.clone_into(name);
            } else {
                seats.remove(seat);
            }
        }
        Happening::BotSat { seat, .. } | Happening::Stood { seat } => {
            seats.remove(seat);
        }
        Happening::Started { players, .. } => {
            for seat in seats.iter() {
                if let Some(player) = players.get_mut(usize::from(*seat)) {
                    FORGOTTEN.clone_into(&mut player.name);
                }
            }
        }
        Happening::Chat { person, name, text, .. } if *person == who => {
            FORGOTTEN.clone_into(name);
            FORGOTTEN.clone_into(text);
        }
        _ => {}
    }
}
