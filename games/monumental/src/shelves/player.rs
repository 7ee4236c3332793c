use arrayvec::ArrayVec;
use serde::Serialize;

use crate::cards::Cards;
use crate::terms::{Card, MAX_MARKETS, MAX_POLICIES, SLOTS};
use crate::tiles::{Tile, Tiles};

/// What one player has, as everyone sees or remembers it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// The civilisation, once it is chosen.
    pub civ: Option<u8>,
    /// The capital, once it is chosen.
    pub capital: Option<Tile>,
    /// Gold.
    pub gold: u8,
    /// Culture.
    pub culture: u8,
    /// Production tokens in reserve (MTL-27).
    pub production_tokens: u8,
    /// The city, from the top left.
    pub city: [Slot; SLOTS],
    /// The cards of the city deck whose order no one knows, as an attentive player can tell.
    pub hidden: Cards,
    /// The cards on top of them, which everyone saw.
    pub top: Cards,
    /// The discard pile. All of it was seen.
    pub discard: Cards,
    /// The cards under the warlord (MTL-30).
    pub archived: Cards,
    /// The wonder under construction.
    pub construction: Option<Card>,
    /// Knowledge owned, wherever it is (MTL-101).
    pub knowledge: u8,
    /// Wonders owned.
    pub wonders: u8,
    /// The policies developed, by number, the newest last.
    pub policies: ArrayVec<u8, MAX_POLICIES>,
    /// The capital and the provinces controlled.
    pub held: Tiles,
    /// Where the outposts are.
    pub outposts: Tiles,
    /// Outposts in reserve.
    pub outposts_left: u8,
    /// The tile of the warlord. `None` while it moves to a conquest.
    pub warlord: Option<Tile>,
    /// Where the explorers are.
    pub explorers: [Tile; 2],
    /// The token of each market (MTL-82).
    pub markets: [Held; MAX_MARKETS],
    /// Barbarian tokens.
    pub barbarians: u8,
    /// Free-town tokens.
    pub towns: u8,
}

/// One place of a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot {
    /// The knowledge that lies there, under the card.
    pub knowledge: Option<Card>,
    /// The card that lies there.
    pub card: Option<Card>,
}

impl Slot {
    /// Whether nothing lies there.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.knowledge.is_none() && self.card.is_none()
    }
}

/// A player's token of a market.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// There is none.
    #[default]
    None,
    /// Only its holder knows it.
    Hidden,
    /// It was used, and everyone saw it.
    Used(u8),
}

impl Player {
    /// The provinces controlled.
    #[inline]
    pub fn provinces(&self) -> Tiles {
        match self.capital {
            Some(capital) => self.held.without(Tiles::one(capital)),
            None => self.held,
        }
    }

    /// Whether a card could be drawn from the city deck (MTL-97).
    #[inline]
    pub fn can_draw(&self) -> bool {
        !(self.top.is_empty() && self.hidden.is_empty() && self.discard.is_empty())
    }

    /// How many cards the city deck has.
    pub fn deck_len(&self) -> u8 {
        self.top.len() + self.hidden.len()
    }

    /// Whether the warlord is there.
    #[inline]
    pub fn warlord_at(&self, tile: Tile) -> bool {
        self.warlord == Some(tile)
    }

    /// The tile of the capital, once the match has begun.
    #[inline]
    pub fn home(&self) -> Tile {
        self.capital.unwrap_or_default()
    }
}
