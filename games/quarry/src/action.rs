use engine::Notation;
use serde::{Deserialize, Serialize};

use crate::pieces::Piece;
use crate::places::{Position, Space};

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The worker enters a space and takes one piece there, or none if the space is empty (QRY-21, QRY-23).
    #[notation(code = 1)]
    Enter {
        /// The space.
        space: Space,
        /// The piece.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        take: Option<Piece>,
    },
    /// Lays a brick of the colour that the plan has there (QRY-30).
    #[notation(code = 192)]
    Lay {
        /// The position.
        position: Position,
    },
    /// Passes: the player lays no more bricks in this phase (QRY-40).
    #[notation(code = 0)]
    Pass,
}
