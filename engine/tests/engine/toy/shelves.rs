//! The three shelves of the toy game.

use engine::{BySeat, Seat, Shelf};
use serde::Serialize;

use super::CARDS;

/// What everyone sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Public {
    pub(crate) turn: Seat,
    pub(crate) turns_left: u8,
    pub(crate) points: BySeat<i32>,
    pub(crate) hand_sizes: BySeat<u8>,
    pub(crate) shown: Vec<u8>,
    pub(crate) last_roll: Option<u32>,
    pub(crate) closed: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum PublicEvent {
    Scored { seat: Seat },
    Drew { seat: Seat },
    Rolled { value: u32 },
    Passed { to: Seat },
    Closed,
    Shown { seat: Seat, card: u8 },
}

/// What only one seat sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Private {
    pub(crate) hand: Vec<u8>,
    pub(crate) notes: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum PrivateEvent {
    Gained { card: u8 },
    Lost { card: u8 },
    Noted,
}

/// What no one sees: the deck, its top at the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Deck(pub(crate) Vec<u8>);

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TopTaken;

impl Shelf for Public {
    type Event = PublicEvent;
    fn apply(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::Scored { seat } => self.points[seat] += 1,
            PublicEvent::Drew { seat } => self.hand_sizes[seat] += 1,
            PublicEvent::Rolled { value } => self.last_roll = Some(value),
            PublicEvent::Passed { to } => {
                self.turn = to;
                self.turns_left -= 1;
            }
            PublicEvent::Closed => self.closed = true,
            PublicEvent::Shown { seat, card } => {
                self.hand_sizes[seat] -= 1;
                self.shown.push(card);
            }
        }
    }
}

impl Shelf for Private {
    type Event = PrivateEvent;
    fn apply(&mut self, event: &PrivateEvent) {
        match *event {
            PrivateEvent::Gained { card } => self.hand.push(card),
            PrivateEvent::Lost { card } => self.hand.retain(|held| *held != card),
            PrivateEvent::Noted => self.notes += 1,
        }
    }
}

impl Shelf for Deck {
    type Event = TopTaken;
    fn apply(&mut self, TopTaken: &TopTaken) {
        self.0.pop();
    }
}

impl Public {
    pub(crate) fn is_over(&self) -> bool {
        self.closed || self.turns_left == 0
    }

    /// How many cards the deck has. Everyone can count them.
    pub(crate) fn deck_size(&self) -> usize {
        let held: u8 = self.hand_sizes.values().iter().sum();
        usize::from(CARDS - held) - self.shown.len()
    }
}
