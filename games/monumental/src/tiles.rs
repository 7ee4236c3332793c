//! Hexagons and sets of them.

use serde::{Deserialize, Serialize, Serializer};

/// One hexagon. Its column and its row are axial coordinates from -3 to 3; it is named as on a chessboard, `a1` to `g7`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Tile(pub u8);

const SIDE: i8 = 7;
const WIDTH: i8 = 8;

impl Tile {
    /// One more than the last number.
    pub const MANY: u8 = 56;

    /// The hexagon at these axial coordinates, if they are on any board.
    pub fn at(q: i8, r: i8) -> Option<Self> {
        let within = |it: i8| (-3..=3).contains(&it);
        (within(q) && within(r)).then(|| Tile((q + 3 + WIDTH * (r + 3)) as u8))
    }

    /// The hexagon of that number, if it is on any board.
    pub fn at_code(number: u8) -> Option<Self> {
        Some(Tile(number)).filter(|tile| Tiles(BOARD).has(*tile))
    }

    /// Its axial coordinates.
    pub fn axial(self) -> (i8, i8) {
        (self.0 as i8 % WIDTH - 3, self.0 as i8 / WIDTH - 3)
    }

    /// `a1` to `g7`.
    pub fn name(self) -> String {
        if Tile::at_code(self.0).is_none() {
            return format!("#{}", self.0);
        }
        let (q, r) = self.axial();
        format!("{}{}", char::from(b'a' + (q + 3) as u8), r + 4)
    }

    /// The hexagon of that name.
    pub fn named(name: &str) -> Option<Self> {
        let [column, row] = name.as_bytes() else { return None };
        let coordinate = |byte: u8, first: u8| {
            let nth = byte.checked_sub(first)? as i8;
            (nth < SIDE).then_some(nth - 3)
        };
        Tile::at(coordinate(*column, b'a')?, coordinate(*row, b'1')?)
    }

    /// As an index into arrays by tile.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// Some hexagons, one bit each. The eighth column is on no board, so that neighbours are found by shifting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct Tiles(pub u64);

/// Every hexagon that any board can have.
const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;

impl Tiles {
    /// One hexagon.
    #[inline]
    pub fn one(tile: Tile) -> Self {
        Tiles(1 << (tile.0 & 63))
    }

    /// Whether `tile` is among them.
    #[inline]
    pub fn has(self, tile: Tile) -> bool {
        tile.0 < Tile::MANY && self.0 & (1 << tile.0) != 0
    }

    /// How many they are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub fn or(self, other: Tiles) -> Self {
        Tiles(self.0 | other.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Tiles) -> Self {
        Tiles(self.0 & other.0)
    }

    /// These but not those.
    #[inline]
    #[must_use]
    pub fn without(self, other: Tiles) -> Self {
        Tiles(self.0 & !other.0)
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= Self::one(tile).0;
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !Self::one(tile).0;
    }

    /// The hexagons that touch one of these.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Self {
        let it = self.0;
        Tiles((it << 1 | it >> 1 | it << 8 | it >> 8 | it << 7 | it >> 7) & BOARD)
    }

    /// The part of `within` that is joined to these.
    #[inline]
    #[must_use]
    pub fn spread(self, within: Tiles) -> Self {
        let mut reached = self.and(within);
        loop {
            let more = reached.or(reached.neighbours().and(within));
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The hexagons, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let idx = left.trailing_zeros() as u8;
            left &= left.checked_sub(1)?;
            Some(Tile(idx))
        })
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Tiles::default(), |set, tile| set.or(Tiles::one(tile)))
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hexagon_touches_six_and_none_across_the_edge() {
        let names = |tile: &str| {
            let around = Tiles::one(Tile::named(tile).unwrap()).neighbours();
            around.iter().map(Tile::name).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names("d4"), "d3 e3 c4 e4 c5 d5");
        assert_eq!(names("g4"), "g3 f4 f5 g5");
        assert_eq!(names("a1"), "b1 a2");
        assert_eq!(Tile::named("h1"), None);
    }
}
