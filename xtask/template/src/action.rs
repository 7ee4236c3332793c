use engine::Notation;
use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lays a card of the hand (STA-02).
    Lay { card: Card },
}
