use serde::{Deserialize, Serialize};

use crate::cards::{Card, HIGHEST};

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lays a card of the hand (STA-02).
    Lay { card: Card },
}

/// Where each kind of action begins in the action space.
const LAY: u32 = 0;

/// One more than the highest code.
pub(crate) const CODES: u32 = LAY + HIGHEST as u32 + 1;

pub(crate) fn code(action: Action) -> u32 {
    match action {
        Action::Lay { card } => LAY + u32::from(card.0),
    }
}

pub(crate) fn decode(code: u32) -> Option<Action> {
    let nth = u8::try_from(code.checked_sub(LAY)?).ok()?;
    Card::of_number(nth).map(|card| Action::Lay { card })
}

/// `lay 7`.
pub(crate) fn write(action: Action) -> String {
    match action {
        Action::Lay { card } => format!("lay {}", card.0),
    }
}

pub(crate) fn read(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    match words[..] {
        ["lay", number] => {
            let card = Card::of_number(number.parse().ok()?)?;
            Some(Action::Lay { card })
        }
        _ => None,
    }
}
