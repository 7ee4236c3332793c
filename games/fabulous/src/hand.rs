use arrayvec::ArrayVec;
use engine::{Seat, Shelf};
use serde::{Serialize, Serializer};

use crate::cards::{Back, Card, MAX_CARDS, MAX_COLLECTORS};

/// The most cards that a seat can have seen alone: three for each Collector, and those in play.
const MAX_SEEN: usize = 3 * MAX_COLLECTORS + 12;

/// What one seat sees besides: its card in play, and what it has looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// Its card in play.
    pub card: Option<Card>,
    /// Cards that it has seen and not everybody has.
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

/// From back to card.
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
    /// The own card in play.
    Drew { card: Card },
    /// The own card was passed on, and another received.
    Passed { given: Card, received: Card },
    /// The own card that is passed on stays known.
    Remembered { back: Back, card: Card },
    /// A card of the own pile that was looked at.
    LookedAt { back: Back, card: Card },
    /// Somebody's card in play that was looked at.
    Peeked { of: Seat, back: Back, card: Card },
    /// A card that everybody knows now.
    Published { back: Back },
    /// The round is over: the card in play is gone.
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

/// What no one sees: what is on the faces of the cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Faces(pub [Card; MAX_CARDS]);

impl Faces {
    /// The face of a card.
    #[inline]
    pub fn face(&self, back: Back) -> Card {
        self.0[back.idx()]
    }
}

/// Nothing ever happens to the faces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FacesEvent {}

impl Shelf for Faces {
    type Event = FacesEvent;

    fn apply(&mut self, event: &FacesEvent) {
        match *event {}
    }
}
