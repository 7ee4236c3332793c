use engine::{Notation, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::Characteristic;
use crate::content::Content;

/// How many cards of their own pile the holder of a Collector card looks at.
pub(crate) const LOOKED_AT: u8 = 3;

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[notation(content = Content)]
pub enum Action {
    /// The first leader looks at the first card. Later leaders look as soon as a round is settled (FAB-10).
    Look,
    /// Names the characteristic of the round and says its value (FAB-10).
    #[notation(code = 16)]
    Name { characteristic: Characteristic },
    /// Says the value of the characteristic in force (FAB-11).
    #[notation(code = 1)]
    Say,
    /// Imposes another characteristic and says its value (FAB-30).
    #[notation(code = 24)]
    Impose { characteristic: Characteristic },
    /// Chooses the opponent that a Collector card acts on (FAB-46).
    #[notation(code = 8)]
    Target { seat: Seat },
    /// Leaves the piles where they are (FAB-46).
    #[notation(code = 2)]
    Decline,
    /// Plays one of the cards looked at, counted from 0 (FAB-46).
    #[notation(code = 4)]
    Pick {
        #[notation(below = LOOKED_AT)]
        nth: u8,
    },
    /// The house says that time is up (FAB-53).
    #[notation(code = 3)]
    TimeUp,
}
