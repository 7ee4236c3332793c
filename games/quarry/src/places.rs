//! Spaces of the quarry and positions of the plan, and sets of them.

use engine::{BitSet, Notation, bit_set_item};
use serde::{Deserialize, Serialize};

/// The most spaces a quarry can have: each has a letter.
pub(crate) const MAX_SPACES: usize = 26;
/// The most positions a plan can have.
pub(crate) const MAX_POSITIONS: usize = 64;

/// The letters that name the spaces.
const LETTERS: [&str; MAX_SPACES] = [
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s",
    "t", "u", "v", "w", "x", "y", "z",
];

/// A space of the quarry: first the outer ring clockwise, then the middle ring, the centre last.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Notation,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
#[notation(names = LETTERS)]
pub struct Space(pub u8);

impl Space {
    /// The index into arrays by space.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// Its letter.
    pub fn letter(self) -> char {
        char::from(b'a' + self.0)
    }

    /// The space with this letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        letter.is_ascii_lowercase().then(|| Self(letter as u8 - b'a'))
    }
}

/// A ring of the quarry (QRY-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ring {
    /// Where every walk ends.
    Outer,
    /// Between the two.
    Middle,
    /// One space.
    Centre,
}

impl Ring {
    /// All three, from the outside to the inside.
    pub const ALL: [Ring; 3] = [Ring::Outer, Ring::Middle, Ring::Centre];

    /// Its name in texts.
    pub fn key(self) -> &'static str {
        match self {
            Ring::Outer => "outer",
            Ring::Middle => "middle",
            Ring::Centre => "centre",
        }
    }
}

/// A position of the plan, by its place in the list.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Notation,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
#[notation(below = MAX_POSITIONS)]
pub struct Position(pub u8);

impl Position {
    /// The index into arrays by position.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// Its number for people, counted from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

bit_set_item!(Space: u32);
bit_set_item!(Position: u64);

/// A set of spaces.
pub type SpaceSet = BitSet<Space>;
/// A set of positions.
pub type PositionSet = BitSet<Position>;

/// The spaces from `first` on, `many` of them.
pub(crate) fn space_range(first: usize, many: usize) -> SpaceSet {
    SpaceSet::from_bits((((1u64 << many) - 1) << first) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_of_spaces_begins_where_it_should() {
        let range = space_range(12, 6);
        assert_eq!(range.iter().map(Space::letter).collect::<String>(), "mnopqr");
    }

    #[test]
    fn a_space_has_a_letter() {
        assert_eq!((Space(18).letter(), Space::of_letter('s')), ('s', Some(Space(18))));
        assert_eq!((Space::of_letter('S'), Space::of_letter('1')), (None, None));
    }
}
