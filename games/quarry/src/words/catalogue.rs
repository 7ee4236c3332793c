//! The content for clients: numbered as in views and actions, with all names.

use engine::Phrase;
use serde::Serialize;

use super::names;
use crate::content::{Content, Monument};
use crate::pieces::{Colour, Pieces};
use crate::places::{Ring, SpaceSet};

/// The content in one language. Each list is in the order of the numbers that views use.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The monuments.
    pub monuments: Vec<MonumentEntry>,
    /// Points for a brick, from the lowest level to the highest.
    pub levels: Vec<i16>,
    /// The number of spaces of the outer ring, which come first.
    pub outer: u8,
    /// The number of spaces of the middle ring, which come next. The centre is last.
    pub middle: u8,
    /// The spaces beside each space.
    pub neighbours: Vec<SpaceSet>,
    /// Rounds in a game.
    pub rounds: u8,
    /// Points for a jewel.
    pub jewel: i16,
    /// Points for the black piece.
    pub black: i16,
}

/// A monument.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MonumentEntry {
    /// Its key in texts.
    pub key: String,
    /// Its name.
    pub name: String,
    /// The pieces of each round.
    pub rounds: Vec<Pieces>,
    /// The positions of its bricks.
    pub plan: Vec<SiteEntry>,
}

/// One position of a plan.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteEntry {
    /// Its level, counted from 1.
    pub level: u8,
    /// Half bricks from the left.
    pub x: u8,
    /// Half bricks from the back.
    pub y: u8,
    /// The colour that goes there.
    pub colour: Colour,
}

/// Makes the catalogue of `content` in the language of `say`.
pub(super) fn catalogue(content: &Content, say: &dyn Fn(Phrase) -> String) -> Catalogue {
    let ground = &content.ground;
    let monuments = content.boards.iter().zip((0..).map(Monument)).map(|(board, monument)| {
        let sites = board.plan.all().iter().filter_map(|position| board.plan.get(position));
        let site =
            |it: &crate::Site| SiteEntry { level: it.level, x: it.x, y: it.y, colour: it.colour };
        MonumentEntry {
            key: board.key.clone(),
            name: say(names::monument(content, monument)),
            rounds: board.rounds.iter().map(|supply| supply.pieces).collect(),
            plan: sites.map(site).collect(),
        }
    });
    Catalogue {
        monuments: monuments.collect(),
        levels: content.levels.clone(),
        outer: ground.ring(Ring::Outer).len(),
        middle: ground.ring(Ring::Middle).len(),
        neighbours: ground.spaces().map(|space| ground.neighbours(space)).collect(),
        rounds: content.figures.rounds,
        jewel: content.figures.jewel,
        black: content.figures.black,
    }
}
