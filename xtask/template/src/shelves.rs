//! What the table holds, and who may see it.

use arrayvec::ArrayVec;
use engine::{BySeat, Seat, Shelf};
use serde::Serialize;

use crate::{Card, CardSet, MOST_CARDS};

/// What everyone sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Public {
    /// Whose turn it is.
    pub turn: Seat,
    /// The card laid last.
    pub last: Option<Card>,
    /// All the cards laid so far: an attentive player remembers them.
    pub laid: CardSet,
    /// The number of cards in each hand.
    pub hand_sizes: BySeat<u8>,
    /// The number of cards in the pile.
    pub pile_left: u8,
    /// The points of each seat.
    pub points: BySeat<i32>,
    /// Whether the match has ended.
    pub over: bool,
}

/// What everyone is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PublicEvent {
    /// A card was laid, and scored.
    Laid { seat: Seat, card: Card, points: i32 },
    /// The top card of the pile goes to a hand.
    Drew { seat: Seat },
    /// Another seat's turn begins.
    TurnPassed { to: Seat },
    /// No player holds a card: the match is over.
    Ended,
}

impl Shelf for Public {
    type Event = PublicEvent;

    #[inline]
    fn apply(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::Laid { seat, card, points } => {
                self.last = Some(card);
                self.laid.insert(card);
                self.hand_sizes[seat] -= 1;
                self.points[seat] += points;
            }
            PublicEvent::Drew { seat } => {
                self.pile_left -= 1;
                self.hand_sizes[seat] += 1;
            }
            PublicEvent::TurnPassed { to } => self.turn = to,
            PublicEvent::Ended => self.over = true,
        }
    }
}

/// What only its owner sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// The cards in hand.
    pub cards: CardSet,
}

/// What one seat is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum HandEvent {
    /// A card comes into the hand.
    Gained { card: Card },
    /// A card leaves the hand.
    Lost { card: Card },
}

impl Shelf for Hand {
    type Event = HandEvent;

    #[inline]
    fn apply(&mut self, event: &HandEvent) {
        match *event {
            HandEvent::Gained { card } => self.cards.insert(card),
            HandEvent::Lost { card } => self.cards.remove(card),
        }
    }
}

/// What no one sees: the order of the pile. The last card is the top one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pile(pub ArrayVec<Card, MOST_CARDS>);

/// What no one is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PileEvent {
    /// The top card left the pile.
    TopTaken,
}

impl Shelf for Pile {
    type Event = PileEvent;

    #[inline]
    fn apply(&mut self, event: &PileEvent) {
        match event {
            PileEvent::TopTaken => drop(self.0.pop()),
        }
    }
}
