//! The vocabulary of places: spaces of the quarry and positions of the plan, and sets of them.

use std::fmt;

use engine::Notation;
use serde::{Deserialize, Serialize, Serializer};

/// The most spaces a quarry can have: each has a letter.
pub(crate) const MAX_SPACES: usize = 26;
/// The most positions a plan can have.
pub(crate) const MAX_POSITIONS: usize = 64;

/// What people call the spaces.
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
    /// As an index into arrays by space.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// What people call it.
    pub fn letter(self) -> char {
        char::from(b'a' + self.0)
    }

    /// The space that people call by this letter.
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
    /// As an index into arrays by position.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// What people call it, counted from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

/// A set of spaces, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Space>"))]
pub struct SpaceSet(u32);

impl SpaceSet {
    /// The spaces from `first` on, `many` of them.
    pub fn range(first: usize, many: usize) -> Self {
        Self((((1u64 << many) - 1) << first) as u32)
    }

    /// Whether `space` is in it.
    #[inline]
    pub fn has(self, space: Space) -> bool {
        self.0 >> (space.0 & 31) & 1 != 0
    }

    /// Puts `space` in.
    #[inline]
    pub fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Takes `space` out.
    #[inline]
    pub fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }

    /// These and `space`.
    #[inline]
    #[must_use]
    pub fn with(self, space: Space) -> Self {
        Self(self.0 | 1 << space.0)
    }

    /// Those of them that are not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those in one or both.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether both have a space in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// How many they are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        bits(u64::from(self.0)).map(Space)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::default(), Self::with)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(Space::letter).collect::<String>())
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A set of positions, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Position>"))]
pub struct PositionSet(u64);

impl PositionSet {
    /// Whether `position` is in it.
    #[inline]
    pub fn has(self, position: Position) -> bool {
        self.0 >> (position.0 & 63) & 1 != 0
    }

    /// Puts `position` in.
    #[inline]
    pub fn insert(&mut self, position: Position) {
        self.0 |= 1 << position.0;
    }

    /// Those in one or both.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those of them that are not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many they are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The positions, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Position> {
        bits(self.0).map(Position)
    }
}

impl FromIterator<Position> for PositionSet {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Self {
        let mut set = Self::default();
        positions.into_iter().for_each(|position| set.insert(position));
        set
    }
}

impl fmt::Debug for PositionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Position::number)).finish()
    }
}

impl Serialize for PositionSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[inline]
fn bits(mut left: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let idx = left.trailing_zeros() as u8;
        left &= left.checked_sub(1)?;
        Some(idx)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_what_is_in_them() {
        let spaces: SpaceSet = [Space(25), Space(0), Space(2)].into_iter().collect();
        assert_eq!(format!("{spaces:?}"), "acz");
        assert!(spaces.has(Space(2)) && !spaces.has(Space(1)) && spaces.len() == 3);
        assert_eq!(SpaceSet::range(12, 6).iter().map(Space::letter).collect::<String>(), "mnopqr");
        let positions: PositionSet = [Position(63), Position(1)].into_iter().collect();
        assert_eq!(format!("{positions:?}"), "{2, 64}");
        assert!(positions.has(Position(63)) && !positions.has(Position(0)));
    }

    #[test]
    fn a_space_has_a_letter() {
        assert_eq!((Space(18).letter(), Space::of_letter('s')), ('s', Some(Space(18))));
        assert_eq!((Space::of_letter('S'), Space::of_letter('1')), (None, None));
    }
}
