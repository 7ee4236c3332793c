//! Facts of an offer that a board draws besides its sentence: its cost, how many units can go, whether it only gives, and
//! what can follow it in the same gesture.

use serde::Serialize;

use crate::View;
use crate::action::{Action, Answer, Move};
use crate::effects::{Leaf, Step, StepId, possible, run};
use crate::rules::pay::{self, Bill, Gold};
use crate::rules::siege::{self, CostOf, CostPart, Siege};
use crate::rules::{acquire, activate, conquer, explore, policy, progress};
use crate::shelves::Public;
use crate::terms::{Amount, Resource, TRACK};
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
    /// It uses an effect that moves explorers for free.
    FreeSteps {
        /// How many steps.
        steps: u8,
        /// Where the first step of each explorer can go.
        first: [Vec<Tile>; 2],
    },
    /// It uses an effect after which the next conquest needs fewer units.
    Siege {
        /// The provinces that can be conquered right after it.
        conquests: Vec<SiegeConquest>,
    },
    /// It uses an effect that is paid with resources of the player's choice.
    Pays {
        /// Every way to pay for it once, without its fixed cost; those with least gold first.
        ways: Vec<Amount>,
    },
    /// It uses a production token.
    Token {
        /// What can be acquired with tokens that are used first.
        purchases: Vec<TokenPurchase>,
    },
}

/// A province that can be conquered once an effect lowers the units it needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiegeConquest {
    /// The province.
    pub tile: Tile,
    /// What the conquest then costs and which units it needs: a price.
    pub price: Facts,
}

/// Something that is acquired with production tokens: they are used first, and gold stands in for what is still missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenPurchase {
    /// The action that acquires it.
    pub action: Action,
    /// How many tokens are used.
    pub tokens: u8,
    /// The whole cost.
    pub amount: Amount,
    /// The gold that must stand in all the same.
    pub gold: u8,
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
            effect(view, activate::step_id(view.content, card, step)?)
        }
        Action::Move(Move::Token) => Some(Facts::Token { purchases: token_purchases(view) }),
        Action::Move(Move::Conquer { tile }) => Some(conquest(view, tile)),
        Action::Move(it) => bill(view, it).map(|bill| Facts::Price {
            amount: bill.amount,
            gold: name::gold_standing_in(view.public, bill),
            waived: 0,
            parts: Vec::new(),
            attack: None,
        }),
        Action::Answer(Answer::Commit { tile, .. }) => {
            Some(Facts::Units { leave: conquer::may_leave_together(view.public, tile) })
        }
        Action::Answer(_) | Action::House(_) => None,
    }
}

fn effect(view: View<'_>, id: StepId) -> Option<Facts> {
    let (content, public) = (view.content, view.public);
    match content.step(id) {
        Step::Leaf(Leaf::MoveExplorers { n }) => {
            let from = public.current().explorers;
            let first = from.map(|from| explore::steps(public, from).iter().collect());
            Some(Facts::FreeSteps { steps: n, first })
        }
        Step::Leaf(Leaf::Siege { n }) => {
            let mut public = public.clone();
            public.turn.siege = public.turn.siege.saturating_add(n);
            let after = View { public: &public, ..view };
            let tiles = conquer::targets(&public).iter();
            let tiles = tiles.filter(|tile| conquer::may_conquer(after, *tile).is_ok());
            let conquests =
                tiles.map(|tile| SiegeConquest { tile, price: conquest(after, tile) }).collect();
            Some(Facts::Siege { conquests })
        }
        Step::Spend { cost, any, then, .. } if 0 < any => {
            let gold = run::stands_in(content, then);
            let paid = pay::covers(public, Bill { amount: cost, foe: None, gold })?;
            let [production, science, military] = public.turn.stock;
            let gold = match gold {
                Gold::StandsIn => public.current().gold - paid.gold,
                Gold::StandsAside => 0,
            };
            let basic = [production, science, military].into_iter().zip(paid.basic);
            let left = basic.map(|(have, paid)| have - paid).chain([gold]).zip(Resource::ALL);
            let mut ways = ways(any, &left.collect::<Vec<_>>());
            ways.sort_by_key(|way| way.get(Resource::Gold));
            Some(Facts::Pays { ways })
        }
        Step::Leaf(_)
        | Step::Gain(_)
        | Step::Choose(_)
        | Step::Spend { .. }
        | Step::IfGenerated { .. }
        | Step::If { .. }
        | Step::Per { .. }
        | Step::Archive { .. }
        | Step::EachOpponent { .. } => {
            possible::only_gives(content, public, id).then_some(Facts::OnlyGives)
        }
    }
}

/// Every way to take so many resources from what there is of each.
fn ways(many: u8, have: &[(u8, Resource)]) -> Vec<Amount> {
    let Some(((most, resource), others)) = have.split_first() else {
        return if many == 0 { vec![Amount::NONE] } else { Vec::new() };
    };
    let with = |n: u8| {
        let rest = ways(many - n, others).into_iter();
        rest.map(move |mut way| {
            way.0[resource.idx()] = n;
            way
        })
    };
    (0..=many.min(*most)).rev().flat_map(with).collect()
}

/// What tokens help to acquire, each with as many as it takes to pay with the least gold.
fn token_purchases(view: View<'_>) -> Vec<TokenPurchase> {
    let (content, public, player) = (view.content, view.public, view.public.current());
    let track = (0..TRACK as u8).map(|slot| Move::Buy { slot });
    let piles = (0..content.basics.len() as u8).map(|pile| Move::BuyBasic { pile });
    let all = track.chain(piles).chain([Move::Complete]);
    let with_tokens = |it: Move| {
        let amount = bill(view, it)?.amount;
        let short = amount.get(Resource::Production).saturating_sub(public.turn.stock[0]);
        let tokens = short.min(player.production_tokens);
        let gold = short - tokens;
        let possible = 0 < tokens && gold <= player.gold;
        possible.then(|| TokenPurchase { action: it.into(), tokens, amount, gold })
    };
    all.filter_map(with_tokens).collect()
}

/// What a move costs, other than a conquest; `None` if it is free or impossible.
fn bill(view: View<'_>, it: Move) -> Option<Bill> {
    let (content, public) = (view.content, view.public);
    Some(match it {
        Move::Buy { slot } => {
            acquire::price(content, public, acquire::on_track(public, slot).ok()?)
        }
        Move::BuyBasic { pile } => {
            acquire::basic_price(content, public, acquire::in_pile(content, public, pile).ok()?)
        }
        Move::Complete => acquire::stage_price(content, public, public.current().construction?, 1),
        Move::Develop { .. } => policy::price(content, public),
        Move::Progress => progress::price(content, public),
        Move::Lead { .. } | Move::Explore { .. } if public.agenda.is_empty() => {
            Bill::of(Resource::Military, 1)
        }
        Move::Row { .. }
        | Move::Column { .. }
        | Move::Use { .. }
        | Move::UsePolicy { .. }
        | Move::Lead { .. }
        | Move::Explore { .. }
        | Move::Conquer { .. }
        | Move::Outpost { .. }
        | Move::Take { .. }
        | Move::Token
        | Move::Market { .. }
        | Move::End => return None,
    })
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
