//! Facts of an offer that a board draws besides its sentence: its cost, how many units can go, and whether it only gives.

use serde::Serialize;

use crate::View;
use crate::action::{Action, Answer, Move};
use crate::effects::possible;
use crate::rules::pay::{self, Bill};
use crate::rules::siege::{self, CostOf, CostPart, Siege};
use crate::rules::{acquire, activate, conquer, policy, progress};
use crate::shelves::Public;
use crate::terms::{Amount, Resource};
use crate::tiles::Tile;
use crate::words::name;

/// The facts of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Facts {
    /// It costs something.
    Price {
        /// The whole cost, before a part of a free town's price is waived.
        amount: Amount,
        /// The least gold that must stand in for basic resources.
        gold: u8,
        /// How much of a free town's price is waived.
        waived: u8,
        /// The parts of the military of a conquest. Empty for all other actions.
        parts: Vec<CostPart>,
        /// The units of a conquest that are chosen right after it; `None` for all other actions, or if another question
        /// comes first.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        attack: Option<Attack>,
    },
    /// It sends a unit from a tile.
    Units {
        /// How many units can leave that tile.
        leave: u8,
    },
    /// It uses an effect that asks nothing, costs nothing, shows nothing hidden, and gives the same at any moment of the
    /// turn. Several of them can be used at once.
    OnlyGives,
}

/// The units that a conquest needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// How many.
    pub units: u8,
    /// Where they can come from.
    pub from: Vec<Reserve>,
}

/// A tile from which units can be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reserve {
    /// The tile.
    pub tile: Tile,
    /// How many units can leave it.
    pub leave: u8,
}

pub(super) fn facts(view: View<'_>, action: Action) -> Option<Facts> {
    match action {
        Action::Move(Move::Use { place, step }) => {
            let card = activate::card_at(view.public, place)?;
            let id = activate::step_id(view.content, card, step)?;
            possible::only_gives(view.content, view.public, id).then_some(Facts::OnlyGives)
        }
        Action::Move(it) => price(view, it),
        Action::Answer(Answer::Commit { tile, .. }) => {
            Some(Facts::Units { leave: conquer::may_leave_together(view.public, tile) })
        }
        Action::Answer(_) | Action::House(_) => None,
    }
}

fn price(view: View<'_>, it: Move) -> Option<Facts> {
    let (content, public) = (view.content, view.public);
    let bill = match it {
        Move::Buy { slot } => {
            acquire::price(content, public, acquire::on_track(public, slot).ok()?)
        }
        Move::BuyBasic { pile } => {
            acquire::basic_price(content, public, content.basics.get(usize::from(pile))?.0)
        }
        Move::Complete => acquire::stage_price(content, public, public.current().construction?, 1),
        Move::Develop { .. } => policy::price(content, public),
        Move::Progress => progress::price(content, public),
        Move::Lead { .. } | Move::Explore { .. } if public.agenda.is_empty() => {
            Bill::of(Resource::Military, 1)
        }
        Move::Conquer { tile } => return Some(conquest(view, tile)),
        Move::Row { .. }
        | Move::Column { .. }
        | Move::Use { .. }
        | Move::UsePolicy { .. }
        | Move::Lead { .. }
        | Move::Explore { .. }
        | Move::Outpost { .. }
        | Move::Take { .. }
        | Move::Token
        | Move::Market { .. }
        | Move::End => return None,
    };
    let gold = name::gold_standing_in(public, bill);
    Some(Facts::Price { amount: bill.amount, gold, waived: 0, parts: Vec::new(), attack: None })
}

fn conquest(view: View<'_>, tile: Tile) -> Facts {
    let (content, public) = (view.content, view.public);
    let siege = siege::siege(content, public, tile);
    let parts = siege::parts(content, public, tile);
    let whole: u8 = parts.iter().map(|part| part.n).sum();
    let saved = CostPart { of: CostOf::Siege, n: whole.saturating_sub(siege.units) };
    Facts::Price {
        amount: siege::bill(siege, siege.price).amount,
        gold: least_gold(public, siege, siege.price, siege.rebate).unwrap_or_default(),
        waived: siege.rebate,
        parts: parts.into_iter().chain([saved]).filter(|part| 0 < part.n).collect(),
        attack: attack(public, tile, siege),
    }
}

/// `None` if the player is asked first which part of the price is waived (MTL-122).
fn attack(public: &Public, tile: Tile, siege: Siege) -> Option<Attack> {
    if 0 < siege.rebate && 1 < siege.price.parts().count() {
        return None;
    }
    let from = conquer::reach(public, tile).iter();
    let from = from.map(|tile| Reserve { tile, leave: conquer::may_leave_together(public, tile) });
    Some(Attack { units: siege.units, from: from.filter(|it| 0 < it.leave).collect() })
}

/// The least gold that must stand in for other resources, once some of the price is waived. `None` if the player cannot
/// pay.
fn least_gold(public: &Public, siege: Siege, price: Amount, rebate: u8) -> Option<u8> {
    if rebate == 0 || price.is_none() {
        let bill = siege::bill(siege, price);
        return pay::covers(public, bill).map(|_| name::gold_standing_in(public, bill));
    }
    let waived = price.parts().map(|(part, _)| price.less(part));
    waived.filter_map(|price| least_gold(public, siege, price, rebate - 1)).min()
}
