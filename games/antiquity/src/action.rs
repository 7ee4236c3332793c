use std::str::SplitAsciiWhitespace;

use engine::{Coded, Notation};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Colour, Monument, Power};
use crate::content::Content;

/// The number of cards in the row.
const ROW: u8 = 3;

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[notation(content = Content)]
pub enum Action {
    /// Takes a card of the row (ANT-20).
    DrawRow {
        #[notation(below = ROW)]
        slot: u8,
    },
    /// Takes the top card of the pile (ANT-20).
    DrawPile,
    /// Begins to erect a monument; the cards follow (ANT-30).
    #[notation(code = 64)]
    Erect { colour: Colour, monument: Monument },
    /// Begins to improve a monument; the cards follow (ANT-40).
    #[notation(code = 128)]
    Improve { colour: Colour, monument: Monument },
    /// Lays a card on the monument that is being built; the last one lies on top (ANT-36, ANT-41).
    #[notation(code = 256)]
    Lay { card: Card },
    /// Takes up all the cards of the monument to lay them in any order (ANT-104).
    #[notation(code = 12)]
    Rearrange,
    /// Finishes the monument. The other players see it from now on.
    #[notation(code = 13)]
    Done,
    /// Begins to turn two cards into points (ANT-45).
    #[notation(code = 16)]
    Score { colour: Colour },
    /// Begins to buy an action with two cards (ANT-12).
    #[notation(code = 11)]
    Buy,
    /// Gives up a card, for points or for an action.
    #[notation(code = 384)]
    Discard { card: Card },
    /// Writes a story (ANT-50).
    #[notation(code = 20)]
    Story { colour: Colour },
    /// Acquires a power card (ANT-101).
    #[notation(code = 24)]
    Acquire { colour: Colour, power: Power },
    /// The Hero takes a card of the row (ANT-105).
    #[notation(code = 4)]
    HeroRow {
        #[notation(below = ROW)]
        slot: u8,
    },
    /// The Hero takes the top card of the pile (ANT-105).
    #[notation(code = 7)]
    HeroPile,
    /// Begins to exchange a hand card for this card of the row, by the Naute (ANT-106).
    #[notation(code = 8)]
    Exchange {
        #[notation(below = ROW)]
        slot: u8,
    },
    /// Names the hand card that goes into the row (ANT-106).
    #[notation(code = 512)]
    Give { card: Card },
    /// Ends the turn (ANT-13).
    #[notation(code = 14, text = "end")]
    EndTurn,
}

impl Coded for Card {
    const COUNT: u32 = Card::MANY as u32;

    #[inline]
    fn code(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_code(code: u32) -> Option<Self> {
        (code < Self::COUNT).then_some(Card(code as u8))
    }
}

/// Written as `petra 7`.
impl Notation<Content> for Card {
    fn text(self, content: &Content) -> String {
        format!("{} {}", self.monument().text(content), self.value())
    }

    fn parse(content: &Content, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        let monument = Monument::parse(content, words)?;
        let value = words.next()?.parse().ok().filter(|value| (1..=9).contains(value))?;
        Some(Card::new(monument, value))
    }
}
