//! The content for clients: numbered as in views and actions, with all names.

use engine::Phrase;
use serde::Serialize;

use super::{card, name, plain_card};
use crate::cards::{Monument, Symbol};
use crate::content::{Column, Content, Figures};

/// The content in one language. Each list is in the order of the numbers that views use.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The monuments.
    pub monuments: Vec<MonumentEntry>,
    /// The cards.
    pub cards: Vec<CardEntry>,
    /// The points of the columns of the monument tracks, from left to right.
    pub columns: Vec<Column>,
    /// The figures that the rulebook states.
    pub figures: Figures,
}

/// A monument.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MonumentEntry {
    /// Its key, by which it is drawn.
    pub key: String,
    /// Its name.
    pub name: String,
    /// The name of its colour, by which it is drawn.
    pub colour: String,
}

/// A monument card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardEntry {
    /// Its name with its symbol, such as `Petra 7 (ship)`.
    pub name: String,
    /// Its name alone, such as `Petra 7`.
    pub plain_name: String,
    /// The monument that it shows.
    pub monument: Monument,
    /// Its value, from 1 to 9.
    pub value: u8,
    /// The mark in its corner.
    pub symbol: Symbol,
}

/// Makes the catalogue of `content` in the language of `say`.
pub(super) fn catalogue(content: &Content, say: &dyn Fn(Phrase) -> String) -> Catalogue {
    let monuments = content.monuments().map(|monument| MonumentEntry {
        key: content.key(monument).to_owned(),
        name: say(name(content, monument)),
        colour: content.tints[monument.idx()].clone(),
    });
    let cards = content.cards().iter().map(|it| CardEntry {
        name: say(card(content, it)),
        plain_name: say(plain_card(content, it)),
        monument: it.monument(),
        value: it.value(),
        symbol: content.symbol(it),
    });
    Catalogue {
        monuments: monuments.collect(),
        cards: cards.collect(),
        columns: content.columns.clone(),
        figures: content.figures.clone(),
    }
}
