//! The names of things.

use engine::{Arg, Phrase};

use crate::content::{Content, Monument};
use crate::pieces::{Colour, Piece, Pieces};
use crate::places::{Ring, Space, SpaceSet};

/// A space, by its letter.
pub(super) fn space(space: Space) -> Arg {
    Arg::from(space.letter().to_string())
}

/// Several spaces, by their letters.
pub(super) fn spaces(spaces: SpaceSet) -> Arg {
    Arg::list(spaces.iter().map(space))
}

/// « une brique rouge »
pub(super) fn a(piece: Piece) -> Phrase {
    Phrase::new(format!("a-{}", piece.key()))
}

/// « une brique rouge », if only bricks are possible.
pub(super) fn of_brick(colour: Colour) -> Phrase {
    a(Piece::Brick(colour))
}

/// « rouge »
pub(super) fn colour(colour: Colour) -> Phrase {
    Phrase::new(format!("colour-{}", Piece::Brick(colour).key()))
}

/// « 3 briques rouges, 1 joyau », or « rien ».
pub(super) fn many(pieces: Pieces) -> Arg {
    if pieces.is_empty() {
        return Phrase::new("nothing").into();
    }
    let count = |(piece, many): (Piece, u8)| {
        Phrase::new(format!("many-{}", piece.key())).with("many", many)
    };
    Arg::list(pieces.counts().map(count))
}

/// A ring of the quarry.
pub(super) fn ring(ring: Ring) -> Phrase {
    Phrase::new(format!("ring-{}", ring.key()))
}

/// A monument.
pub(super) fn monument(content: &Content, monument: Monument) -> Phrase {
    Phrase::new(format!("monument-{}", content.board(monument).key))
}
