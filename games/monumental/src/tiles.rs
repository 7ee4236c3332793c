//! Hexagons and sets of them.

use engine::{BitSet, bit_set_item};
use serde::{Deserialize, Serialize};

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
        Some(Tile(number)).filter(|tile| BOARD.contains(*tile))
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

    /// The index into arrays by tile.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

bit_set_item!(Tile: u64);

/// A set of hexagons. The eighth column is on no board, so that neighbours can be found by shifting bits.
pub type Tiles = BitSet<Tile>;

/// Every hexagon that any board can have.
const BOARD: Tiles = Tiles::from_bits(0x007f_7f7f_7f7f_7f7f);

/// Operations on sets of hexagons.
pub trait Adjacency {
    /// The hexagons that touch one of these.
    #[must_use]
    fn neighbours(self) -> Self;

    /// The part of `within` that is connected to these.
    #[must_use]
    fn spread(self, within: Self) -> Self;
}

impl Adjacency for Tiles {
    #[inline]
    fn neighbours(self) -> Self {
        let it = self.bits();
        Tiles::from_bits(it << 1 | it >> 1 | it << 8 | it >> 8 | it << 7 | it >> 7).and(BOARD)
    }

    #[inline]
    fn spread(self, within: Tiles) -> Self {
        let mut reached = self.and(within);
        loop {
            let more = reached.or(reached.neighbours().and(within));
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }
}
