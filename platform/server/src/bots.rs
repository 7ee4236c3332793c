//! Who plays where nobody sits.

use std::fmt;

use engine::{AnyMatch, Chance, Seat};

/// A level of bots: it chooses an action for a seat.
///
/// Levels are put into [`LEVELS`]; the rooms know them by name only.
pub trait Brain: fmt::Debug + Sync {
    /// Its name: `random`, `apprentice`, `builder` or `master`.
    fn level(&self) -> &'static str;
    /// Whether it answers at once, so that no thread of its own is needed.
    fn pace(&self) -> Pace;
    /// The code of one of the seat's offers. `whim` is luck of its own, never that of the match.
    fn choose(&self, table: &dyn AnyMatch, seat: Seat, whim: u64) -> Option<u32>;
}

/// How long a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Microseconds.
    AtOnce,
    /// Longer: it waits for a thread of the bots.
    Thinks,
}

/// All levels, the weakest first.
pub const LEVELS: &[&dyn Brain] = &[&Random];

/// The level of that name.
pub fn brain(level: &str) -> Option<&'static dyn Brain> {
    LEVELS.iter().copied().find(|brain| brain.level() == level)
}

/// Any offer, each equally likely. It also does what the house has to do.
#[derive(Debug)]
pub struct Random;

impl Brain for Random {
    fn level(&self) -> &'static str {
        "random"
    }

    fn pace(&self) -> Pace {
        Pace::AtOnce
    }

    fn choose(&self, table: &dyn AnyMatch, seat: Seat, whim: u64) -> Option<u32> {
        let offers = table.offers(seat);
        let many = u32::try_from(offers.len()).ok().filter(|many| 0 < *many)?;
        let pick = Chance::quick(whim).below(many);
        offers.get(pick as usize).map(|offer| offer.code)
    }
}
