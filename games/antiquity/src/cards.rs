//! The basic types: cards, sets and piles of cards, colours, powers. All are small and `Copy`.

use std::fmt;

use engine::{BitSet, Notation, Seat, bit_set_item};
use serde::{Deserialize, Serialize, Serializer};

use crate::content::Content;

/// A monument has nine cards.
pub(crate) const VALUES: u8 = 9;
/// The most monuments a pack can have: their cards fit a set of 126 bits.
pub(crate) const MAX_MONUMENTS: usize = 14;
/// The most colours that play.
pub(crate) const MAX_COLOURS: usize = 4;
/// The colours' keys, in texts and in the notation of actions.
pub(crate) const COLOUR_KEYS: [&str; MAX_COLOURS] = ["red", "blue", "green", "yellow"];
/// The powers' keys in texts.
pub(crate) const POWER_KEYS: [&str; 3] = ["scribe", "naute", "hero"];

/// A monument, by its place in the content file.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Notation,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
#[notation(content = Content, below = MAX_MONUMENTS, keys = keys)]
pub struct Monument(pub u8);

impl Monument {
    /// The index into arrays by monument.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// Its nine cards.
    #[inline]
    pub fn cards(self) -> CardSet {
        const ONE_MONUMENT: u128 = 0x1ff;
        CardSet::from_bits(ONE_MONUMENT << (self.0 * VALUES))
    }
}

fn keys(content: &Content) -> impl Iterator<Item = &str> {
    content.keys.iter().map(String::as_str)
}

/// A monument card: monument × 9 + value − 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The most cards that a pack can have.
    pub const MANY: u8 = MAX_MONUMENTS as u8 * VALUES;

    /// The card of this monument with this value, from 1 to 9.
    #[inline]
    pub fn new(monument: Monument, value: u8) -> Self {
        Self(monument.0 * VALUES + value - 1)
    }

    /// The monument that it shows.
    #[inline]
    pub fn monument(self) -> Monument {
        Monument(self.0 / VALUES)
    }

    /// Its value, from 1 to 9.
    #[inline]
    pub fn value(self) -> u8 {
        self.0 % VALUES + 1
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.monument().0, self.value())
    }
}

bit_set_item!(Card: u128);

/// A set of cards.
pub type CardSet = BitSet<Card>;

/// A pile of one monument's cards, as their values: four bits each, the bottom card in the lowest bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Pile(u64);

impl Pile {
    /// The number of cards.
    #[inline]
    pub fn len(self) -> u8 {
        16 - self.0.leading_zeros() as u8 / 4
    }

    /// Whether it has no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Lays a value on top.
    #[inline]
    pub fn push(&mut self, value: u8) {
        self.0 |= u64::from(value) << (4 * self.len());
    }

    /// Lays a pile on top, in its order.
    #[inline]
    pub fn extend(&mut self, above: Pile) {
        self.0 |= above.0 << (4 * self.len());
    }

    /// Takes the top value.
    #[inline]
    pub fn pop(&mut self) -> Option<u8> {
        let below = 4 * self.len().checked_sub(1)?;
        let top = (self.0 >> below) as u8;
        self.0 &= !(0xf << below);
        Some(top)
    }

    /// The values, from the bottom to the top.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |nth| (self.0 >> (4 * nth)) as u8 & 0xf)
    }

    /// The highest value, or 0 if the pile is empty.
    pub fn highest(self) -> u8 {
        self.values().max().unwrap_or(0)
    }

    /// The cards it is made of.
    pub fn cards(self, monument: Monument) -> CardSet {
        self.values().map(|value| Card::new(monument, value)).collect()
    }
}

impl FromIterator<u8> for Pile {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Self {
        let mut pile = Self::default();
        values.into_iter().for_each(|value| pile.push(value));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

/// The mark in a card's corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Parchemin.
    Scroll,
    /// Navire.
    Ship,
    /// Casque.
    Helmet,
}

impl Symbol {
    /// All three.
    pub const ALL: [Symbol; 3] = [Symbol::Scroll, Symbol::Ship, Symbol::Helmet];

    /// The index into arrays by symbol.
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }
}

/// A power card. Each belongs to a symbol (ANT-100).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Rearranges a monument that is improved; scrolls.
    Scribe,
    /// Exchanges a card with the row; ships.
    Naute,
    /// Draws one card more; helmets.
    Hero,
}

impl Power {
    /// All three, in the order of their symbols.
    pub const ALL: [Power; 3] = [Power::Scribe, Power::Naute, Power::Hero];

    /// The index into arrays by power.
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// The symbol it belongs to.
    #[inline]
    pub fn symbol(self) -> Symbol {
        Symbol::ALL[self.idx()]
    }
}

/// A colour. Each seat plays one, or two in a match of two players (ANT-60).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Notation,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
#[notation(names = COLOUR_KEYS)]
pub struct Colour(pub u8);

impl Colour {
    /// The index into arrays by colour.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// How many colours each seat plays.
    #[inline]
    pub fn per_seat(seats: u8) -> u8 {
        if seats == 2 { 2 } else { 1 }
    }

    /// All the colours at a table of this many seats.
    #[inline]
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Colour> {
        (0..seats * Self::per_seat(seats)).map(Colour)
    }

    /// The colours that `seat` plays.
    #[inline]
    pub fn of(seat: Seat, seats: u8) -> impl Iterator<Item = Colour> {
        let each = Self::per_seat(seats);
        (seat.0 * each..(seat.0 + 1) * each).map(Colour)
    }

    /// The seat that plays it.
    #[inline]
    pub fn owner(self, seats: u8) -> Seat {
        Seat(self.0 / Self::per_seat(seats))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_remembers_its_order() {
        let mut pile: Pile = [9, 4].into_iter().collect();
        pile.extend([1, 7].into_iter().collect());
        assert_eq!(pile.values().collect::<Vec<_>>(), [9, 4, 1, 7]);
        assert_eq!((pile.len(), pile.highest(), pile.pop(), pile.len()), (4, 9, Some(7), 3));
        let mut full: Pile = (1..=9).collect();
        assert_eq!((full.len(), full.pop(), full.len()), (9, Some(9), 8));
        assert_eq!(Pile::default().pop(), None);
    }

    #[test]
    fn a_monument_has_nine_cards() {
        let cards = Monument(1).cards();
        assert_eq!((cards.first(), cards.len()), (Some(Card(9)), 9));
        assert_eq!(cards.iter().last(), Some(Card(17)));
    }

    #[test]
    fn two_players_have_two_colours_each() {
        assert_eq!(Colour::of(Seat(1), 2).collect::<Vec<_>>(), [Colour(2), Colour(3)]);
        assert_eq!(Colour::of(Seat(1), 3).collect::<Vec<_>>(), [Colour(1)]);
        assert_eq!((Colour(3).owner(2), Colour(3).owner(4)), (Seat(1), Seat(3)));
    }
}
