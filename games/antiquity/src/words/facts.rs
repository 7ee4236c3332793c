//! Facts that a board draws besides sentences: what an offer gives now or ends, and what would be counted now.

use engine::{Seat, Standing};
use serde::Serialize;

use crate::View;
use crate::action::Action;
use crate::cards::{Card, Colour, Monument};
use crate::content::Content;
use crate::rules::{end, pay, score, story, turn};
use crate::shelves::{Plan, Public};

/// What an offer gives now, or that it ends the turn.
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
    /// It ends the turn (ANT-11).
    EndsTurn {
        /// How many actions are left and lost.
        lost: u8,
    },
}

/// What everybody may know of a table and no card says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableFacts {
    /// The shares of each monument's builders, by the number of the monument. Empty if nobody has built it.
    pub shares: Vec<Vec<Share>>,
    /// What each colour would have, if the match were counted now.
    pub scores: Vec<ScoreNow>,
    /// The seats that would have most points, if the match were counted now; none if all would have as many.
    pub leaders: Vec<Seat>,
}

/// The points of a colour, if the match were counted now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreNow {
    /// All of them.
    pub points: i32,
    /// What each rule gives or takes.
    pub by_rule: Vec<RulePoints>,
}

/// The points that a rule gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulePoints {
    /// The id of the rule.
    pub rule: &'static str,
    /// Its points.
    pub points: i32,
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
        Action::EndTurn => Some(Facts::EndsTurn { lost: turn::actions_lost(view.public) }),
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
        | Action::Give { .. } => None,
    }
}

pub(super) fn of_table(content: &Content, public: &Public) -> TableFacts {
    let shares = |monument: Monument| {
        let shares = end::shares(content, public, monument).into_iter();
        shares.map(|(colour, points)| Share { colour, points }).collect()
    };
    let score = |colour: Colour| {
        let score = end::score(content, public, colour);
        let by_rule =
            score.sources.iter().map(|it| RulePoints { rule: it.rule, points: it.points });
        ScoreNow { points: score.points(), by_rule: by_rule.collect() }
    };
    TableFacts {
        shares: content.monuments().map(shares).collect(),
        scores: Colour::all(public.with.seats).map(score).collect(),
        leaders: leaders(content, public),
    }
}

fn leaders(content: &Content, public: &Public) -> Vec<Seat> {
    let outcome = end::outcome(content, public);
    let most = outcome.0.values().iter().map(|it| it.points).max();
    let leads = |it: &(Seat, &Standing)| Some(it.1.points) == most;
    let leaders: Vec<Seat> = outcome.0.iter().filter(leads).map(|(seat, _)| seat).collect();
    if leaders.len() == usize::from(public.with.seats) { Vec::new() } else { leaders }
}
