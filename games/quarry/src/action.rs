use serde::{Deserialize, Serialize};

use crate::pieces::Piece;
use crate::places::{MAX_POSITIONS, MAX_SPACES, Position, Space};

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The worker enters a space, and one piece is taken there; none where the space is empty (QRY-21, QRY-23).
    Enter {
        /// The space.
        space: Space,
        /// The piece.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        take: Option<Piece>,
    },
    /// Lays a brick of the colour that the plan wants there (QRY-30).
    Lay {
        /// Where.
        position: Position,
    },
    /// Lays nothing more in this phase (QRY-40).
    Pass,
}

/// What can be taken in a space: one of the kinds, or nothing.
const TAKES: u32 = Piece::KINDS as u32 + 1;
const SPACES: u32 = MAX_SPACES as u32;
const POSITIONS: u32 = MAX_POSITIONS as u32;

// Where each kind of action begins in the action space.
const PASS: u32 = 0;
const ENTER: u32 = 1;
const LAY: u32 = 192;

/// One more than the highest code.
pub(crate) const CODES: u32 = LAY + POSITIONS;

pub(crate) fn code(action: Action) -> u32 {
    match action {
        Action::Pass => PASS,
        Action::Enter { space, take } => {
            let take = take.map_or(TAKES - 1, |piece| piece.idx() as u32);
            ENTER + u32::from(space.0) * TAKES + take
        }
        Action::Lay { position } => LAY + u32::from(position.0),
    }
}

pub(crate) fn decode(code: u32) -> Option<Action> {
    let at =
        |from: u32, many: u32| (from..from + many).contains(&code).then(|| (code - from) as u8);
    let enter = |nth: u8| {
        let take = Piece::ALL.get(usize::from(nth % TAKES as u8)).copied();
        Action::Enter { space: Space(nth / TAKES as u8), take }
    };
    if code == PASS {
        return Some(Action::Pass);
    }
    at(ENTER, SPACES * TAKES)
        .map(enter)
        .or_else(|| at(LAY, POSITIONS).map(|nth| Action::Lay { position: Position(nth) }))
}

/// `enter a violet`, `enter m`, `lay 21`, `pass`.
pub(crate) fn write(action: Action) -> String {
    match action {
        Action::Enter { space, take: Some(piece) } => {
            format!("enter {} {}", space.letter(), piece.key())
        }
        Action::Enter { space, take: None } => format!("enter {}", space.letter()),
        Action::Lay { position } => format!("lay {}", position.number()),
        Action::Pass => "pass".to_owned(),
    }
}

pub(crate) fn read(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let space = |word: &str| {
        let mut letters = word.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        Space::of_letter(letter)
    };
    let position = |word: &str| {
        let number = word.parse::<u8>().ok()?;
        (1..=POSITIONS as u8).contains(&number).then(|| Position(number - 1))
    };
    Some(match words[..] {
        ["enter", at] => Action::Enter { space: space(at)?, take: None },
        ["enter", at, piece] => {
            Action::Enter { space: space(at)?, take: Some(Piece::of_key(piece)?) }
        }
        ["lay", number] => Action::Lay { position: position(number)? },
        ["pass"] => Action::Pass,
        _ => return None,
    })
}
