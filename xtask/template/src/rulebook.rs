use engine::Rule;
use serde::Serialize;

use crate::cards::Card;

/// What the rules can hold against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Refusal {
    /// The match has ended.
    Over,
    /// It is another player's turn.
    NotYourTurn,
    /// The card is not in hand.
    NotInHand { card: Card },
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::Over => "STA-04",
            Refusal::NotYourTurn => "STA-01",
            Refusal::NotInHand { .. } => "STA-02",
        })
    }
}
