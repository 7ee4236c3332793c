use std::str::SplitAsciiWhitespace;

use engine::{Coded, Notation};
use serde::{Deserialize, Serialize, Serializer};

/// The highest number that a card of any pack has.
pub(crate) const HIGHEST: u8 = 30;

/// A card: its number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The card of that number, if there can be one.
    pub fn of_number(number: u8) -> Option<Self> {
        (1..=HIGHEST).contains(&number).then_some(Self(number))
    }

    fn bit(self) -> u32 {
        1_u32.checked_shl(u32::from(self.0)).unwrap_or(0)
    }
}

impl Coded for Card {
    const COUNT: u32 = HIGHEST as u32 + 1;

    fn code(self) -> u32 {
        self.0.into()
    }

    fn from_code(code: u32) -> Option<Self> {
        Self::of_number(code.try_into().ok()?)
    }
}

/// Its number.
impl<C> Notation<C> for Card {
    fn text(self, _content: &C) -> String {
        self.0.to_string()
    }

    fn parse(_content: &C, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        Self::of_number(words.next()?.parse().ok()?)
    }
}

/// Some of the cards, each at most once: one bit a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// Whether `card` is among them.
    pub fn has(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Adds `card`.
    pub fn insert(&mut self, card: Card) {
        self.0 |= card.bit();
    }

    /// Takes `card` out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !card.bit();
    }

    /// These and those.
    #[must_use]
    pub fn or(self, those: CardSet) -> Self {
        Self(self.0 | those.0)
    }

    /// These, but none of those.
    #[must_use]
    pub fn without(self, those: CardSet) -> Self {
        Self(self.0 & !those.0)
    }

    /// How many they are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (1..=HIGHEST).map(Card).filter(move |card| self.has(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
