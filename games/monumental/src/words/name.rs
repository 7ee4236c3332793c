//! The names of things.

use engine::{Arg, Phrase};

use crate::content::Content;
use crate::rules::pay::{self, Bill, Payment};
use crate::shelves::Public;
use crate::terms::{Amount, Card, Foe, Kind, Resource, Unit, Who};
use crate::tiles::Tile;

pub(crate) fn nothing() -> Phrase {
    Phrase::new("nothing")
}

pub(crate) fn card(content: &Content, card: Card) -> Phrase {
    match content.cards.get(card.idx()) {
        Some(info) => Phrase::new(format!("card-{}", info.key)),
        None => Phrase::new("card-unknown"),
    }
}

pub(crate) fn maybe_card(content: &Content, it: Option<Card>) -> Phrase {
    it.map_or(nothing(), |it| card(content, it))
}

pub(crate) fn policy(content: &Content, public: &Public, who: Who, policy: u8) -> Phrase {
    let civ = public.players.get(who.idx()).and_then(|it| it.civ);
    let civ = civ.and_then(|civ| content.civs.get(usize::from(civ)));
    match civ.and_then(|civ| civ.policies.get(usize::from(policy))) {
        Some(policy) => Phrase::new(format!("card-{}", policy.key)),
        None => Phrase::new("card-unknown"),
    }
}

pub(crate) fn civ(content: &Content, civ: u8) -> Phrase {
    match content.civs.get(usize::from(civ)) {
        Some(civ) => Phrase::new(format!("civilization-{}", civ.key)),
        None => Phrase::new("civilization-unknown"),
    }
}

pub(crate) fn market(content: &Content, market: u8) -> Phrase {
    match content.markets.get(usize::from(market)) {
        Some(market) => Phrase::new(format!("market-{}", market.key)),
        None => Phrase::new("market-unknown"),
    }
}

pub(crate) fn resource(resource: Resource) -> Phrase {
    Phrase::new(match resource {
        Resource::Production => "resource-production",
        Resource::Science => "resource-science",
        Resource::Military => "resource-military",
        Resource::Gold => "resource-gold",
        Resource::Culture => "resource-culture",
    })
}

/// `3 production and 1 gold`.
pub(crate) fn amount(amount: Amount) -> Arg {
    if amount.is_none() {
        return nothing().into();
    }
    Arg::series(amount.parts().map(|(it, many)| so_many(many, it)))
}

/// `3 production`. Languages put number and name together in their own way: « 3 de production ».
pub(crate) fn so_many(many: u8, of: Resource) -> Phrase {
    let id = match of {
        Resource::Production => "amount-production",
        Resource::Science => "amount-science",
        Resource::Military => "amount-military",
        Resource::Gold => "amount-gold",
        Resource::Culture => "amount-culture",
    };
    Phrase::new(id).with("n", many)
}

pub(crate) fn kind(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Building => "card_kind-building",
        Kind::Knowledge => "card_kind-knowledge",
        Kind::Wonder => "card_kind-wonder",
    })
}

pub(crate) fn foes(foe: Foe) -> Phrase {
    Phrase::new(match foe {
        Foe::Barbarian => "against-barbarian",
        Foe::FreeTown => "against-free_town",
        Foe::Enemy => "against-enemy",
    })
}

pub(crate) fn unit(unit: Unit) -> Phrase {
    Phrase::new(match unit {
        Unit::Soldier => "piece-soldier",
        Unit::Warlord => "piece-warlord",
    })
}

pub(crate) fn tile(tile: Tile) -> Arg {
    tile.name().into()
}

/// A place of the city, by row and column. `b2` could be mistaken for a hexagon of the map.
pub(crate) fn slot(slot: u8) -> Phrase {
    let slot = slot % 9;
    Phrase::new("slot").with("row", slot / 3 + 1).with("column", slot % 3 + 1)
}

/// `2 military + 1 gold`: what the player will pay, including the gold that stands in for resources (MTL-26). The whole
/// cost if the player cannot pay.
pub(crate) fn cost(public: &Public, bill: Bill) -> Phrase {
    let parts = pay::covers(public, bill).map_or(bill.amount, paid);
    let parts = parts.parts().map(|(it, many)| so_many(many, it));
    let plus = |one, other| Phrase::new("cost-plus").with("one", one).with("other", other);
    parts.reduce(plus).unwrap_or_else(|| Phrase::new("cost-free"))
}

/// What is paid, wherever it comes from.
pub(crate) fn payment(payment: Payment) -> Arg {
    amount(paid(payment))
}

fn paid(Payment { restricted, basic, gold, culture, .. }: Payment) -> Amount {
    let [production, science, military] = basic;
    Amount([production, science, military + restricted, gold, culture])
}

/// The gold that stands in for basic resources. 0 if the player cannot pay.
pub(crate) fn gold_standing_in(public: &Public, bill: Bill) -> u8 {
    pay::covers(public, bill).map_or(0, |it| it.gold - bill.amount.get(Resource::Gold))
}
