use std::str::SplitAsciiWhitespace;

use engine::{BitSet, Coded, Notation, bit_set_item};
use serde::{Deserialize, Serialize};

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

bit_set_item!(Card: u32);

/// Some of the cards, each at most once.
pub type CardSet = BitSet<Card>;
