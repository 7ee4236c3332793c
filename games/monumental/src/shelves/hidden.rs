use arrayvec::ArrayVec;
use engine::{HiddenPlace, Shelf};
use serde::Serialize;

use crate::cards::Cards;
use crate::shelves::Board;
use crate::terms::{Card, MAX_MARKETS, MAX_PLAYERS, Who};
use crate::tiles::Tile;

/// What one seat sees besides: its market tokens, and the tokens that it saw in the markets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Private {
    /// Its token of each market, by number.
    pub tokens: [Option<u8>; MAX_MARKETS],
    /// The tokens that it saw in each market and left there, one bit each.
    pub seen: [u8; MAX_MARKETS],
    /// The players who had a token of the market when it looked, one bit each.
    pub before: [u8; MAX_MARKETS],
    /// Whether it ever looked.
    pub looked: [bool; MAX_MARKETS],
}

/// What one seat is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PrivateEvent {
    /// It looks at the tokens of a market.
    Looked {
        /// The market.
        market: u8,
        /// The tokens there, one bit each.
        tokens: u8,
        /// The players who had taken one before, one bit each.
        before: u8,
    },
    /// It keeps one of them.
    Kept {
        /// The market.
        market: u8,
        /// Which token.
        token: u8,
    },
}

impl Shelf for Private {
    type Event = PrivateEvent;

    #[inline]
    fn apply(&mut self, event: &PrivateEvent) {
        match *event {
            PrivateEvent::Looked { market, tokens, before } => {
                let at = usize::from(market);
                self.seen[at] = tokens;
                self.before[at] = before;
                self.looked[at] = true;
            }
            PrivateEvent::Kept { market, token } => {
                let at = usize::from(market);
                self.tokens[at] = Some(token);
                self.seen[at] &= !(1 << token);
            }
        }
    }
}

/// What no one sees: the order of decks, the backs of tokens, the tokens of the markets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Secret {
    /// The part of each city deck whose order no one knows.
    pub decks: ArrayVec<Cards, MAX_PLAYERS>,
    /// The development deck.
    pub development: Cards,
    /// The exploration token on each hexagon.
    pub backs: [u8; Tile::MANY as usize],
    /// The tokens of each market, one bit each.
    pub markets: [u8; MAX_MARKETS],
    /// The automaton's deck.
    pub solo: ArrayVec<u8, 32>,
}

/// What no one is told.
#[derive(Clone, Debug, PartialEq)]
pub enum SecretEvent {
    /// The top card of a city deck left it.
    CityTop {
        /// The player.
        who: Who,
    },
    /// A city deck was laid.
    CityDeck {
        /// The player.
        who: Who,
        /// From the bottom up.
        cards: Cards,
    },
    /// The top card of the development deck left it.
    DevelopmentTop,
    /// A token left a market.
    MarketTaken {
        /// The market.
        market: u8,
        /// Which token.
        token: u8,
    },
    /// The top card of the automaton's deck left it.
    SoloTop,
    /// The automaton's deck was laid.
    SoloDeck(ArrayVec<u8, 32>),
}

impl Shelf for Secret {
    type Event = SecretEvent;

    #[inline]
    fn apply(&mut self, event: &SecretEvent) {
        match event {
            SecretEvent::CityTop { who } => drop(self.decks[who.idx()].pop()),
            SecretEvent::CityDeck { who, cards } => self.decks[who.idx()] = *cards,
            SecretEvent::DevelopmentTop => drop(self.development.pop()),
            SecretEvent::MarketTaken { market, token } => {
                self.markets[usize::from(*market)] &= !(1 << token);
            }
            SecretEvent::SoloTop => drop(self.solo.pop()),
            SecretEvent::SoloDeck(cards) => self.solo = cards.clone(),
        }
    }
}

impl Secret {
    /// The top of the hidden part of a city deck.
    #[inline]
    pub fn city_top(&self, who: Who) -> Option<Card> {
        self.decks[who.idx()].top()
    }

    /// What lies where: each pile with its next card first, the tokens left in each market, and the exploration token
    /// that still lies on each tile.
    pub(crate) fn places(&self, board: &Board) -> Vec<HiddenPlace> {
        let pile = |cards: &Cards| {
            cards.as_slice().iter().rev().map(|card| u16::from(card.0)).collect::<Vec<_>>()
        };
        let decks = (0..).zip(&self.decks);
        let decks = decks.map(|(who, cards)| HiddenPlace::nth("deck", who, pile(cards)));
        let of_set = |set: u8| (0..8).filter(move |token| set >> token & 1 == 1);
        let markets = (0..).zip(self.markets).filter(|(_, set)| *set != 0);
        let markets = markets.map(|(nth, set)| HiddenPlace::nth("market", nth, of_set(set)));
        let tiles = board.provinces.iter().filter(|tile| board.tokens[tile.idx()].is_some());
        let token = |tile: Tile| [u16::from(self.backs[tile.idx()])];
        let solo = self.solo.iter().rev().copied().map(u16::from);
        decks
            .chain([HiddenPlace::new("development", pile(&self.development))])
            .chain(markets)
            .chain(tiles.map(|tile| HiddenPlace::nth("token", tile.0, token(tile))))
            .chain([HiddenPlace::new("solo", solo)])
            .collect()
    }
}
