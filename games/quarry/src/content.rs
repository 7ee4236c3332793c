//! The content of the game, read from its pack and checked once.

mod file;
mod ground;
mod plan;
mod supply;

use std::sync::LazyLock;

use engine::{Content as _, Faults, Pack};
use serde::{Deserialize, Serialize};

use crate::pieces::Pieces;
pub use ground::Ground;
pub use plan::{Plan, Site};
pub use supply::Supply;

const FILE: &str = "quarry.toml";

/// A monument, by its place in the content file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Monument(pub u8);

impl Monument {
    /// The index into lists by monument.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// Boards, figures and the shape of the quarry.
#[derive(Debug)]
pub struct Content {
    /// The figures that the rulebook states.
    pub figures: Figures,
    /// Points for a brick, from the lowest level to the highest (QRY-33).
    pub levels: Vec<i16>,
    /// All the pieces of the box (QRY-02).
    pub stock: Pieces,
    /// The spaces of the quarry and the ways through it (QRY-06).
    pub ground: Ground,
    /// The monuments' boards, in order (QRY-01).
    pub boards: Vec<Board>,
    hash: String,
}

/// The figures that the rulebook states.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Rounds in a game (QRY-05).
    pub rounds: u8,
    /// Where a score begins (QRY-03).
    pub start: i16,
    /// Spaces of the score track (QRY-03).
    pub track: u8,
    /// Paces of the worker, turn by turn; the last number holds for every later turn (QRY-21).
    pub paces: Vec<u8>,
    /// Points for a jewel (QRY-53).
    pub jewel: i16,
    /// Points for the black piece (QRY-27).
    pub black: i16,
    /// Points for a brick that is left (QRY-41).
    pub left: i16,
}

/// A monument's board: its plan, and the pieces of each round.
#[derive(Debug)]
pub struct Board {
    /// The monument's key.
    pub key: String,
    /// The positions of its bricks (QRY-07).
    pub plan: Plan,
    /// The pieces of each round (QRY-10).
    pub rounds: Vec<Supply>,
}

/// The content of the pack that the program carries.
pub fn content() -> &'static Content {
    Content::standard()
}

impl Content {
    /// The monument with that key.
    pub fn monument(&self, key: &str) -> Option<Monument> {
        self.boards.iter().position(|board| board.key == key).map(|idx| Monument(idx as u8))
    }

    /// The board of `monument`.
    #[inline]
    pub fn board(&self, monument: Monument) -> &Board {
        &self.boards[monument.idx()]
    }

    /// How far the worker moves in the turn of that number, counted from 1 (QRY-21).
    #[inline]
    pub fn paces(&self, number: u8) -> u8 {
        let paces = &self.figures.paces;
        paces[paces.len().min(usize::from(number)) - 1]
    }
}

impl engine::Content for Content {
    fn pack() -> Pack {
        Pack::new([(FILE, include_str!("../content/quarry.toml"))]).with_texts(engine::texts!())
    }

    fn standard() -> &'static Self {
        static CONTENT: LazyLock<Content> = LazyLock::new(|| {
            Content::load(&Content::pack()).expect("our own pack is checked by the tests")
        });
        &CONTENT
    }

    fn load(pack: &Pack) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let file: Option<file::File> = pack.read(FILE, &mut faults);
        let content = file.and_then(|file| file.into_content(pack, &mut faults));
        faults.or(content)
    }

    fn hash(&self) -> &str {
        &self.hash
    }
}
