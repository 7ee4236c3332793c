use arrayvec::ArrayVec;
use engine::Faults;
use serde::Deserialize;

use super::file::Origin;
use super::{FILE, Ground};
use crate::pieces::{Colour, Piece, Pieces};
use crate::places::{Ring, Space};

/// The most pieces of one round.
pub(crate) const MAX_BAG: usize = 64;

/// The pieces of one round, and the spaces where they are laid (QRY-10, QRY-11).
#[derive(Debug)]
pub struct Supply {
    /// The number of each kind.
    pub pieces: Pieces,
    /// The same pieces one by one, as they go into the bag.
    pub bag: ArrayVec<Piece, MAX_BAG>,
    /// The space of the first piece that is drawn, of the second, and so on.
    pub spaces: ArrayVec<Space, MAX_BAG>,
}

/// The pieces of a round as written in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    violet: u8,
    red: u8,
    neutral: u8,
    orange: u8,
    blue: u8,
    black: u8,
    #[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
    origin: Origin,
}

impl Entry {
    pub(super) fn many(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Brick(Colour::Violet) => self.violet,
            Piece::Brick(Colour::Red) => self.red,
            Piece::Brick(Colour::Neutral) => self.neutral,
            Piece::Brick(Colour::Orange) => self.orange,
            Piece::Jewel => self.blue,
            Piece::Black => self.black,
        }
    }
}

impl Supply {
    pub(super) fn of(
        entry: &Entry,
        middle: u8,
        ground: &Ground,
        name: &str,
        faults: &mut Faults,
    ) -> Option<Self> {
        faults.demand(entry.black == 1, FILE, name, "one black piece");
        let n_middle = ground.ring(Ring::Middle).len();
        let even =
            0 < middle && (middle.is_multiple_of(n_middle) || n_middle.is_multiple_of(middle));
        if !even {
            let expected = "as many pieces on each middle space, or on each second, third…";
            faults.note(FILE, name, expected);
            return None;
        }
        let n_pieces: usize = Piece::ALL.iter().map(|piece| usize::from(entry.many(*piece))).sum();
        let on_rings = usize::from(ground.outer().len()) + usize::from(middle);
        if !(on_rings..=MAX_BAG).contains(&n_pieces) {
            faults.note(FILE, name, format!("{on_rings} to {MAX_BAG} pieces, to fill the rings"));
            return None;
        }
        let pieces: Pieces = Piece::ALL.into_iter().map(|it| (it, entry.many(it))).collect();
        let spaces = in_order(ground, middle).take(n_pieces).collect();
        Some(Self { pieces, bag: pieces.each().collect(), spaces })
    }

    /// How many pieces `space` receives.
    pub fn many_at(&self, space: Space) -> usize {
        self.spaces.iter().filter(|it| **it == space).count()
    }
}

/// One piece on each outer space, then `middle` pieces spread over the middle ring, then all in the centre (QRY-11,
/// QRY-12).
fn in_order(ground: &Ground, middle: u8) -> impl Iterator<Item = Space> {
    let ring = ground.ring(Ring::Middle);
    let gap = usize::from((ring.len() / middle).max(1));
    let each = usize::from((middle / ring.len()).max(1));
    let of_middle = ring.iter().step_by(gap).flat_map(move |it| std::iter::repeat_n(it, each));
    let centre = std::iter::repeat(ground.centre());
    ground.outer().iter().chain(of_middle).chain(centre)
}
