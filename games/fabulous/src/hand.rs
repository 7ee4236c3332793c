use arrayvec::ArrayVec;
use engine::{Seat, Shelf};
use serde::{Serialize, Serializer};

use crate::cards::{Back, Card, MAX_CARDS, MAX_COLLECTORS};

/// The most cards that a seat can have seen alone: three for each Collector, and the cards in play.
const MAX_SEEN: usize = 3 * MAX_COLLECTORS + 12;

/// What one seat sees besides: its card in play, and the cards that it has looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// Its card in play.
    pub card: Option<Card>,
    /// Cards that it has seen and not everyone has.
    pub seen: Seen,
}

/// Cards that one seat has seen, by their backs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<u8, Card>"))]
pub struct Seen(ArrayVec<(Back, Card), MAX_SEEN>);

impl Seen {
    /// The face of a card that was seen.
    pub fn face(&self, back: Back) -> Option<Card> {
        self.0.iter().find(|(it, _)| *it == back).map(|(_, card)| *card)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (Back, Card)> {
        self.0.iter().copied()
    }

    pub(crate) fn insert(&mut self, back: Back, card: Card) {
        if self.face(back).is_none() {
            self.0.push((back, card));
        }
    }
}

/// Serialised as a map from back to card.
impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(back, card)| (back.0, card)))
    }
}

/// What one seat is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum HandEvent {
    /// The seat's own card in play.
    Drew { card: Card },
    /// The seat's own card was passed on, and another received.
    Passed { given: Card, received: Card },
    /// The seat remembers its card that is passed on.
    Remembered { back: Back, card: Card },
    /// A card of the seat's own pile that it looked at.
    LookedAt { back: Back, card: Card },
    /// Another player's card in play that it looked at.
    Peeked { of: Seat, back: Back, card: Card },
    /// A card that everyone knows now.
    Published { back: Back },
    /// The round is over, and the card in play is gone.
    Settled,
}

impl Shelf for Hand {
    type Event = HandEvent;

    #[inline]
    fn apply(&mut self, event: &HandEvent) {
        match *event {
            HandEvent::Drew { card } => self.card = Some(card),
            HandEvent::Passed { received, .. } => self.card = Some(received),
            HandEvent::Remembered { back, card }
            | HandEvent::LookedAt { back, card }
            | HandEvent::Peeked { back, card, .. } => self.seen.insert(back, card),
            HandEvent::Published { back } => self.seen.0.retain(|(it, _)| *it != back),
            HandEvent::Settled => self.card = None,
        }
    }
}

/// What no one sees: the faces of the cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Faces(pub [Card; MAX_CARDS]);

impl Faces {
    /// The face of a card.
    #[inline]
    pub fn face(&self, back: Back) -> Card {
        self.0[back.idx()]
    }
}

/// The faces never change, so there are no events.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FacesEvent {}

impl Shelf for Faces {
    type Event = FacesEvent;

    fn apply(&mut self, event: &FacesEvent) {
        match *event {}
    }
}
