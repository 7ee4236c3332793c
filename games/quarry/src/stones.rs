use serde::{Serialize, Serializer};

use crate::pieces::{Piece, Pieces};
use crate::places::{MAX_SPACES, Space, SpaceSet};

/// The pieces lying in the quarry, by space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<u8, Pieces>"))]
pub struct Stones {
    spaces: [Pieces; MAX_SPACES],
    filled: SpaceSet,
}

impl Stones {
    /// The pieces on `space`.
    #[inline]
    pub fn at(&self, space: Space) -> Pieces {
        self.spaces[space.idx()]
    }

    /// The spaces with pieces.
    #[inline]
    pub fn filled(&self) -> SpaceSet {
        self.filled
    }

    /// All pieces in the quarry.
    pub fn all(&self) -> Pieces {
        self.spaces.iter().copied().fold(Pieces::default(), Pieces::with)
    }

    /// Lays a piece on `space`.
    #[inline]
    pub fn add(&mut self, space: Space, piece: Piece) {
        self.spaces[space.idx()].add(piece);
        self.filled.insert(space);
    }

    /// Takes a piece from `space`.
    #[inline]
    pub(crate) fn remove(&mut self, space: Space, piece: Piece) {
        self.spaces[space.idx()].remove(piece);
        if self.spaces[space.idx()].is_empty() {
            self.filled.remove(space);
        }
    }
}

impl Serialize for Stones {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.filled.iter().map(|space| (space.0, self.at(space))))
    }
}
