use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Characteristic, MAX_CHARACTERISTICS};
use crate::content::Content;

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The first leader looks at the first card. Later leaders look as soon as a round is settled (FAB-10).
    Look,
    /// Names the characteristic of the round and says its value (FAB-10).
    Name { characteristic: Characteristic },
    /// Says the value of the characteristic in force (FAB-11).
    Say,
    /// Imposes another characteristic and says its value (FAB-30).
    Impose { characteristic: Characteristic },
    /// Chooses the opponent that a Collector card acts on (FAB-46).
    Target { seat: Seat },
    /// Leaves the piles where they are (FAB-46).
    Decline,
    /// Plays one of the cards looked at, counted from 0 (FAB-46).
    Pick { nth: u8 },
    /// Time is up: only the house says so (FAB-53).
    TimeUp,
}

/// How many cards of the own pile a Collector card lets its holder look at.
pub(crate) const LOOKED_AT: u8 = 3;

// Where each kind of action begins in the action space.
const LOOK: u32 = 0;
const SAY: u32 = 1;
const DECLINE: u32 = 2;
const TIME_UP: u32 = 3;
const PICK: u32 = 4;
const TARGET: u32 = 8;
const NAME: u32 = 16;
const IMPOSE: u32 = NAME + MAX_CHARACTERISTICS as u32;

/// One more than the highest code.
pub(crate) const CODES: u32 = IMPOSE + MAX_CHARACTERISTICS as u32;

pub(crate) fn code(action: Action) -> u32 {
    match action {
        Action::Look => LOOK,
        Action::Say => SAY,
        Action::Decline => DECLINE,
        Action::TimeUp => TIME_UP,
        Action::Pick { nth } => PICK + u32::from(nth),
        Action::Target { seat } => TARGET + u32::from(seat.0),
        Action::Name { characteristic } => NAME + u32::from(characteristic.0),
        Action::Impose { characteristic } => IMPOSE + u32::from(characteristic.0),
    }
}

pub(crate) fn decode(code: u32) -> Option<Action> {
    let at =
        |from: u32, many: u32| (from..from + many).contains(&code).then(|| (code - from) as u8);
    let characteristic = |from| at(from, MAX_CHARACTERISTICS as u32).map(Characteristic);
    match code {
        LOOK => return Some(Action::Look),
        SAY => return Some(Action::Say),
        DECLINE => return Some(Action::Decline),
        TIME_UP => return Some(Action::TimeUp),
        _ => {}
    }
    None.or_else(|| at(PICK, u32::from(LOOKED_AT)).map(|nth| Action::Pick { nth }))
        .or_else(|| at(TARGET, MAX_SEATS as u32).map(|idx| Action::Target { seat: Seat(idx) }))
        .or_else(|| characteristic(NAME).map(|characteristic| Action::Name { characteristic }))
        .or_else(|| characteristic(IMPOSE).map(|characteristic| Action::Impose { characteristic }))
}

/// `name height`, `impose prowess`, `target 2`, `pick 1`.
pub(crate) fn write(content: &Content, action: Action) -> String {
    let key = |it: Characteristic| match content.characteristics.get(it.idx()) {
        Some(known) => known.key.clone(),
        None => format!("#{}", it.0),
    };
    match action {
        Action::Look => "look".to_owned(),
        Action::Say => "say".to_owned(),
        Action::Decline => "decline".to_owned(),
        Action::TimeUp => "time up".to_owned(),
        Action::Pick { nth } => format!("pick {}", nth + 1),
        Action::Target { seat } => format!("target {}", seat.0 + 1),
        Action::Name { characteristic } => format!("name {}", key(characteristic)),
        Action::Impose { characteristic } => format!("impose {}", key(characteristic)),
    }
}

pub(crate) fn read(content: &Content, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let characteristic = |word: &str| {
        let by_number = || word.strip_prefix('#')?.parse().ok().map(Characteristic);
        let known = content.characteristic(word).or_else(by_number)?;
        (usize::from(known.0) < MAX_CHARACTERISTICS).then_some(known)
    };
    let number = |word: &str, most: u8| {
        word.parse().ok().filter(|nth| (1..=most).contains(nth)).map(|nth| nth - 1)
    };
    Some(match words[..] {
        ["look"] => Action::Look,
        ["say"] => Action::Say,
        ["decline"] => Action::Decline,
        ["time", "up"] => Action::TimeUp,
        ["pick", nth] => Action::Pick { nth: number(nth, LOOKED_AT)? },
        ["target", nth] => Action::Target { seat: Seat(number(nth, MAX_SEATS as u8)?) },
        ["name", key] => Action::Name { characteristic: characteristic(key)? },
        ["impose", key] => Action::Impose { characteristic: characteristic(key)? },
        _ => return None,
    })
}
