//! « Ressources » (MTL-25 to MTL-28): how resources are generated and paid.

use engine::Play;
use serde::Serialize;

use crate::Monumental;
use crate::content::Content;
use crate::effects::Modifiers;
use crate::rulebook::Refusal;
use crate::shelves::{Public, PublicEvent};
use crate::terms::{Amount, Foe, Purchase, Resource, Who};

/// A payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bill {
    pub(crate) amount: Amount,
    /// Against whom the military is used.
    pub(crate) foe: Option<Foe>,
    /// Whether gold may stand in for basic resources.
    pub(crate) gold: Gold,
}

/// Whether gold may stand in for basic resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gold {
    StandsIn,
    /// Gold may not: the payment buys gold.
    StandsAside,
}

/// How a payment is split.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payment {
    /// From military that is only for this foe.
    pub restricted: u8,
    /// The foe.
    pub foe: Option<Foe>,
    /// From production, science and military.
    pub basic: [u8; 3],
    /// Gold, in place of basic resources or as gold.
    pub gold: u8,
    /// Culture.
    pub culture: u8,
}

impl Bill {
    pub(crate) fn of(resource: Resource, many: u8) -> Self {
        Self { amount: Amount::of(resource, many), foe: None, gold: Gold::StandsIn }
    }
}

/// Restricted military first, then the basic resource, then gold (MTL-26). Gold never pays culture.
#[inline]
pub(crate) fn covers(public: &Public, bill: Bill) -> Option<Payment> {
    let (turn, player) = (&public.turn, public.current());
    let mut need = [bill.amount.0[0], bill.amount.0[1], bill.amount.0[2]];
    let mut payment = Payment { foe: bill.foe, ..Payment::default() };
    if let Some(foe) = bill.foe {
        payment.restricted = need[2].min(turn.restricted[foe.idx()]);
        need[2] -= payment.restricted;
    }
    let mut short = 0;
    for ((need, stock), paid) in need.iter().zip(turn.stock).zip(&mut payment.basic) {
        *paid = stock.min(*need);
        short += need - *paid;
    }
    payment.gold = short + bill.amount.get(Resource::Gold);
    payment.culture = bill.amount.get(Resource::Culture);
    let standing_in = short == 0 || bill.gold == Gold::StandsIn;
    let enough = standing_in && payment.gold <= player.gold && payment.culture <= player.culture;
    enough.then_some(payment)
}

pub(crate) fn may_pay(public: &Public, bill: Bill) -> Result<(), Refusal> {
    match covers(public, bill) {
        Some(_) => Ok(()),
        None if 0 < bill.amount.get(Resource::Culture) => {
            Err(Refusal::NotEnoughCulture { needed: bill.amount.get(Resource::Culture) })
        }
        None => Err(Refusal::NotEnough { needed: bill.amount }),
    }
}

pub(crate) fn pay(play: &mut impl Play<Monumental>, bill: Bill) {
    let payment = covers(play.public(), bill).expect("checked: it can be paid");
    if payment != (Payment { foe: bill.foe, ..Payment::default() }) {
        play.tell_all(PublicEvent::Paid { who: play.public().turn.who, payment });
    }
}

/// What the player whose turn it is receives; basic resources count as generated (MTL-33).
#[inline]
pub(crate) fn gain(play: &mut impl Play<Monumental>, amount: Amount) {
    if !amount.is_none() {
        play.tell_all(PublicEvent::Gained { who: play.public().turn.who, amount });
    }
}

/// How much less a payment of that kind costs: by effects of this turn, and by the newest policy.
#[inline]
pub(crate) fn discount(content: &Content, public: &Public, on: Purchase) -> u8 {
    let lasting = modifiers(content, public, public.turn.who).map_or(0, |it| it.discount[on.idx()]);
    let given = &public.turn.discounts[on.idx()];
    given.iter().fold(lasting, |sum, more| sum.saturating_add(*more))
}

/// The payment uses up discounts of this turn (MTL-123).
pub(crate) fn spend_discount(play: &mut impl Play<Monumental>, on: Purchase) {
    if play.public().turn.discounts[on.idx()] != [0; 4] {
        play.tell_all(PublicEvent::DiscountSpent { on });
    }
}

/// Only the newest lasting effect is active (MTL-52); the automaton's cards never act (R78).
#[inline]
pub(crate) fn modifiers<'c>(
    content: &'c Content,
    public: &Public,
    who: Who,
) -> Option<&'c Modifiers> {
    if public.is_automaton(who) {
        return None;
    }
    let player = public.player(who);
    let newest = player.policies.last()?;
    let civ = &content.civs[usize::from(player.civ?)];
    Some(&civ.policies[usize::from(*newest)].modifiers)
}
