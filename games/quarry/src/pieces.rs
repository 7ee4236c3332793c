//! Pieces (bricks, jewels, the black piece), and counts of them.

use std::fmt;

use engine::Notation;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The colour of a brick.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Notation,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Violette.
    Violet,
    /// Rouge.
    Red,
    /// Neutre.
    Neutral,
    /// Orange.
    Orange,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Violet, Colour::Red, Colour::Neutral, Colour::Orange];

    /// The index into arrays by colour.
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }
}

/// One of the pieces that come out of the bag (QRY-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Colour | \"blue\" | \"black\""))]
pub enum Piece {
    /// Part of the monument.
    Brick(Colour),
    /// Points at the end.
    #[notation(text = "blue")]
    Jewel,
    /// Makes its owner the first player.
    Black,
}

impl Piece {
    /// How many kinds there are.
    pub const KINDS: usize = 6;

    /// One of each kind.
    pub const ALL: [Piece; Self::KINDS] = [
        Piece::Brick(Colour::Violet),
        Piece::Brick(Colour::Red),
        Piece::Brick(Colour::Neutral),
        Piece::Brick(Colour::Orange),
        Piece::Jewel,
        Piece::Black,
    ];

    /// The index into arrays by kind.
    #[inline]
    pub fn idx(self) -> usize {
        match self {
            Piece::Brick(colour) => colour.idx(),
            Piece::Jewel => 4,
            Piece::Black => 5,
        }
    }

    /// Its name in content, texts and actions.
    pub fn key(self) -> &'static str {
        match self {
            Piece::Brick(Colour::Violet) => "violet",
            Piece::Brick(Colour::Red) => "red",
            Piece::Brick(Colour::Neutral) => "neutral",
            Piece::Brick(Colour::Orange) => "orange",
            Piece::Jewel => "blue",
            Piece::Black => "black",
        }
    }

    /// The piece of that name.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.key() == key)
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = String::deserialize(deserializer)?;
        Self::of_key(&key).ok_or_else(|| {
            let keys = Self::ALL.map(Piece::key).join(", ");
            D::Error::custom(format!("no piece is called {key:?}: they are {keys}"))
        })
    }
}

/// Counts of pieces by kind, eight bits each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "{ [key in Piece]?: number }"))]
pub struct Pieces(u64);

impl Pieces {
    const BRICKS: u64 = 0xffff_ffff;
    const ONE_OF_EACH: u64 = 0x0101_0101_0101_0101;

    /// The number of this kind.
    #[inline]
    pub fn count(self, piece: Piece) -> u8 {
        (self.0 >> Self::shift(piece)) as u8
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn contains(self, piece: Piece) -> bool {
        self.count(piece) != 0
    }

    /// The number of all pieces.
    #[inline]
    pub fn len(self) -> u8 {
        (self.0.wrapping_mul(Self::ONE_OF_EACH) >> 56) as u8
    }

    /// Whether there is no piece.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bricks among them.
    #[must_use]
    pub fn bricks(self) -> Self {
        Self(self.0 & Self::BRICKS)
    }

    /// Adds one piece.
    #[inline]
    pub fn add(&mut self, piece: Piece) {
        self.0 += 1 << Self::shift(piece);
    }

    /// These pieces and the others together.
    #[must_use]
    pub fn with(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// Removes one piece of this kind, if there is one.
    #[inline]
    pub fn remove(&mut self, piece: Piece) {
        if self.contains(piece) {
            self.0 -= 1 << Self::shift(piece);
        }
    }

    /// The kinds that there are, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Piece> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let idx = left.trailing_zeros() / 8;
            let piece = *Piece::ALL.get(idx as usize)?;
            left &= !(0xff << (8 * idx));
            Some(piece)
        })
    }

    /// The kinds that there are, with how many.
    pub fn counts(self) -> impl Iterator<Item = (Piece, u8)> {
        self.kinds().map(move |piece| (piece, self.count(piece)))
    }

    /// Every single piece, sorted by kind.
    pub fn each(self) -> impl Iterator<Item = Piece> {
        self.counts().flat_map(|(piece, many)| (0..many).map(move |_| piece))
    }

    #[inline]
    fn shift(piece: Piece) -> usize {
        8 * piece.idx()
    }
}

impl FromIterator<(Piece, u8)> for Pieces {
    fn from_iter<I: IntoIterator<Item = (Piece, u8)>>(counts: I) -> Self {
        let one = |(piece, many): (Piece, u8)| Self(u64::from(many) << Self::shift(piece));
        counts.into_iter().map(one).fold(Self::default(), Self::with)
    }
}

impl FromIterator<Piece> for Pieces {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        pieces.into_iter().map(|piece| (piece, 1)).collect()
    }
}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counts().map(|(piece, many)| (piece.key(), many))).finish()
    }
}

impl Serialize for Pieces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.counts())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Piece = Piece::Brick(Colour::Red);

    #[test]
    fn pieces_are_counted_by_kind() {
        let mut pieces: Pieces =
            [(RED, 3), (Piece::Jewel, 2), (Piece::Black, 1)].into_iter().collect();
        pieces.remove(RED);
        pieces.remove(Piece::Brick(Colour::Orange));
        pieces.add(Piece::Jewel);
        let counts: Vec<_> = pieces.counts().collect();
        assert_eq!(counts, [(RED, 2), (Piece::Jewel, 3), (Piece::Black, 1)]);
        assert_eq!((pieces.len(), pieces.bricks().len()), (6, 2));
        assert_eq!(pieces.each().count(), 6);
        assert!(!pieces.contains(Piece::Brick(Colour::Violet)) && !pieces.is_empty());
    }

    #[test]
    fn every_kind_has_a_key_and_an_index_of_its_own() {
        for (idx, piece) in Piece::ALL.into_iter().enumerate() {
            assert_eq!((piece.idx(), Piece::of_key(piece.key())), (idx, Some(piece)));
        }
        assert_eq!(Piece::of_key("gold"), None);
    }
}
