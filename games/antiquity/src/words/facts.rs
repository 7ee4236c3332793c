//! Facts that a board draws besides sentences: what an offer gives now, and what each monument pays its builders now.

use serde::Serialize;

use crate::View;
use crate::action::Action;
use crate::cards::{Card, Colour, Monument};
use crate::content::Content;
use crate::rules::{end, pay, score, story};
use crate::shelves::{Plan, Public};

/// What an offer gives now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Facts {
    /// It scores points: the most that the hand allows, or those of the card that is given up (ANT-45).
    Points {
        /// How many.
        points: i16,
    },
    /// It writes a story (ANT-51).
    Pages {
        /// The number of its pages.
        pages: u8,
    },
}

/// What everybody may know of a table and no card says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableFacts {
    /// The shares of each monument's builders, by the number of the monument. Empty if nobody has built it.
    pub shares: Vec<Vec<Share>>,
}

/// What a monument pays one of its builders, if the match were counted now (ANT-75, ANT-76).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// The builder.
    pub colour: Colour,
    /// Its points.
    pub points: i32,
}

pub(super) fn facts(view: View<'_>, action: Action) -> Option<Facts> {
    let points = |colour: Colour, card: Card| {
        score::points(view.content, view.public, colour, view.content.symbol(card))
    };
    match action {
        Action::Score { colour } => {
            let pairs = pay::in_pairs(view.content, view.mine.cards);
            let best = pairs.iter().map(|card| points(colour, card)).max();
            Some(Facts::Points { points: best.unwrap_or_default() })
        }
        Action::Discard { card } => {
            let Plan::Score { colour, .. } = view.mine.plan else { return None };
            Some(Facts::Points { points: points(colour, card) })
        }
        Action::Story { colour } => {
            Some(Facts::Pages { pages: story::n_pages(view.public, colour) })
        }
        Action::DrawRow { .. }
        | Action::DrawPile
        | Action::Erect { .. }
        | Action::Improve { .. }
        | Action::Lay { .. }
        | Action::Rearrange
        | Action::Done
        | Action::Buy
        | Action::Acquire { .. }
        | Action::HeroRow { .. }
        | Action::HeroPile
        | Action::Exchange { .. }
        | Action::Give { .. }
        | Action::EndTurn => None,
    }
}

pub(super) fn of_table(content: &Content, public: &Public) -> TableFacts {
    let shares = |monument: Monument| {
        let shares = end::shares(content, public, monument).into_iter();
        shares.map(|(colour, points)| Share { colour, points }).collect()
    };
    TableFacts { shares: content.monuments().map(shares).collect() }
}
