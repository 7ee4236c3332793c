//! Card texts, which are made from the effects.

use engine::{Arg, Phrase};

use crate::content::{Content, Policy};
use crate::effects::{
    ArchiveSource, Block, CardKind, Condition, Count, Lasting, Leaf, Modifiers, Shop, Step, StepId,
    Trigger,
};
use crate::terms::{Card, Purchase};
use crate::words::name;

/// What a card does in the city. For a wonder, also what its completion gives.
pub(crate) fn card(content: &Content, card: Card) -> Phrase {
    chain(card_lines(content, card), "effect-and")
}

/// The same in lines: of a wonder, what its completion gives, and what it does in the city.
pub(crate) fn card_lines(content: &Content, card: Card) -> Vec<Phrase> {
    let info = content.card(card);
    let effect = block(content, info.effect);
    if info.complete.is_none() {
        return vec![effect];
    }
    let complete = block(content, info.complete);
    vec![
        Phrase::new("text-completed").with("effect", complete),
        Phrase::new("text-acts").with("effect", effect),
    ]
}

/// What a policy gives when it is developed, and while it is the newest.
pub(crate) fn policy(content: &Content, policy: &Policy) -> Phrase {
    let mut lasting = modifiers(&policy.modifiers);
    lasting.extend(content.lasting(policy).iter().map(|it| lasting_effect(content, *it)));
    Phrase::new("text-policy")
        .with("develop", block(content, policy.develop))
        .with("lasting", chain(lasting, "effect-and"))
}

/// Steps, one after the other. What is done several times in a row is said once.
pub(crate) fn block(content: &Content, block: Block) -> Phrase {
    let steps: Vec<Phrase> = block.ids().map(|id| step(content, id)).collect();
    let told = steps.chunk_by(|one, other| one == other).map(|same| match same {
        [once] => once.clone(),
        _ => many("effect-times", same.len() as u8).with("effect", same[0].clone()),
    });
    chain(told, "effect-and")
}

/// What a choice among several effects gives: `2 production` rather than `receive 2 production`.
pub(crate) fn choice(content: &Content, block: Block) -> Phrase {
    let mut ids = block.ids();
    let (Some(only), None) = (ids.next(), ids.next()) else { return self::block(content, block) };
    let step = content.step(only);
    if let Step::Gain(amount) = step {
        return chain(amount.parts().map(|(it, many)| name::so_many(many, it)), "cost-plus");
    }
    if let Step::Leaf(Leaf::GainAny { n }) = step {
        return many("effect-any-of-choice", n);
    }
    self::step(content, only)
}

/// Several phrases, joined by the message `link`.
pub(super) fn chain(phrases: impl IntoIterator<Item = Phrase>, link: &'static str) -> Phrase {
    let joined = phrases
        .into_iter()
        .reduce(|one, other| Phrase::new(link).with("one", one).with("other", other));
    joined.unwrap_or_else(name::nothing)
}

/// One step.
pub(crate) fn step(content: &Content, id: StepId) -> Phrase {
    let then = |phrase: Phrase, then: Block| phrase.with("then", block(content, then));
    match content.step(id) {
        Step::Leaf(it) => leaf(it),
        Step::Gain(amount) => Phrase::new("effect-gain").with("what", name::amount(amount)),
        Step::Choose(options) => {
            let branches = content.branches(options).iter().map(|it| block(content, *it));
            chain(branches, "effect-or")
        }
        Step::Spend { cost, any, max, then: block } => {
            let mut parts: Vec<Phrase> = cost.parts().map(|(it, n)| name::so_many(n, it)).collect();
            if 0 < any {
                parts.push(many("effect-any", any));
            }
            let phrase = many("effect-spend", max).with("cost", Arg::series(parts));
            then(phrase, block)
        }
        Step::IfGenerated { resource, at_least, then: block } => {
            let what = name::so_many(at_least, resource);
            then(Phrase::new("effect-if-generated").with("what", what), block)
        }
        Step::If { condition: it, n, then: block, otherwise } => {
            let phrase = Phrase::new(match otherwise {
                Some(_) => "effect-if-else",
                None => "effect-if",
            });
            let phrase = then(phrase.with("condition", condition(it, n)), block);
            match otherwise {
                Some(other) => phrase.with("other", self::block(content, other)),
                None => phrase,
            }
        }
        Step::Per { count: it, each, max, then: block } => {
            let id = if max.is_some() { "effect-per" } else { "effect-per-any" };
            let phrase = many(id, each).with("count", count(it).with("n", each));
            then(phrase.with("max", max.unwrap_or(u8::MAX)), block)
        }
        Step::Archive { n, from: it, then: block } => {
            let id = if block.is_none() { "effect-archive" } else { "effect-archive-then" };
            then(many(id, n).with("from", from(it)), block)
        }
        Step::EachOpponent { steps, then: block } => {
            then(many("effect-each-opponent", archived(content, steps)), block)
        }
    }
}

/// A step without other steps inside.
fn leaf(leaf: Leaf) -> Phrase {
    match leaf {
        Leaf::GainAny { n } => many("effect-gain-any", n),
        Leaf::Draw { n } => many("effect-draw", n),
        Leaf::Reinforce { n } => many("effect-reinforce", n),
        Leaf::Activate { n } => many("effect-activate", n),
        Leaf::Reuse { n } => many("effect-reuse", n),
        Leaf::GainCard { from: Shop::Basic, max_cost, .. } => many("effect-gain-basic", max_cost),
        Leaf::GainCard { from: Shop::Track, kind, max_cost } => {
            many("effect-gain-card", max_cost).with("card", card_of(kind))
        }
        Leaf::Discount { on, n, uses } => {
            many("effect-discount", n).with("next", next(on).with("uses", uses))
        }
        Leaf::MoveUnits { n } => many("effect-move-units", n),
        Leaf::MoveExplorers { n } => many("effect-move-explorers", n),
        Leaf::Siege { n } => many("effect-siege", n),
        Leaf::MilitaryVs { n, only } => {
            many("effect-military-vs", n).with("only", name::foes(only))
        }
        Leaf::Exchange { n } => many("effect-exchange", n),
        Leaf::Boost { n } => many("effect-boost", n),
        Leaf::RepeatAttached => Phrase::new("effect-repeat-attached"),
        Leaf::Outpost => Phrase::new("effect-outpost"),
        Leaf::ProductionToken { n } => many("effect-production-token", n),
        Leaf::RefreshTrack { n } => many("effect-refresh", n),
        Leaf::Recover { n } => many("effect-recover", n),
    }
}

fn many(id: &'static str, n: u8) -> Phrase {
    Phrase::new(id).with("n", n)
}

/// How many cards these steps archive.
fn archived(content: &Content, steps: Block) -> u8 {
    let archived = |it| if let Step::Archive { n, .. } = it { n } else { 0 };
    content.steps(steps).map(archived).sum()
}

fn lasting_effect(content: &Content, lasting: Lasting) -> Phrase {
    match lasting {
        Lasting::Trigger { on, filter, limit, then } => {
            let against = filter.map_or(Phrase::new("province_kind-any"), name::foes);
            Phrase::new(if filter.is_some() { "passive-trigger-foe" } else { "passive-trigger" })
                .with("when", trigger(on))
                .with("foe", against)
                .with("limit", limit)
                .with("then", block(content, then))
        }
        Lasting::Action { limit, then } => {
            Phrase::new("passive-action").with("limit", limit).with("then", block(content, then))
        }
    }
}

fn modifiers(modifiers: &Modifiers) -> Vec<Phrase> {
    let Modifiers { discount, .. } = modifiers;
    let discounts = ALL_PURCHASES.into_iter().filter(|on| 0 < discount[on.idx()]).map(|on| {
        Phrase::new("modifier-text-discount").with("on", purchase(on)).with("n", discount[on.idx()])
    });
    let figures = [
        ("modifier-text-soldiers", modifiers.soldier_defence, 0),
        ("modifier-text-progress", modifiers.progress, 0),
        ("modifier-text-steps", modifiers.extra_steps, 1),
        ("modifier-text-warlord", modifiers.extra_warlord, 1),
        ("modifier-text-reinforce", modifiers.reinforce, 0),
        ("modifier-text-town", modifiers.town, 0),
    ];
    let figures = figures.into_iter().filter(|(_, n, _)| 0 < *n);
    let figures = figures.map(|(id, n, more)| Phrase::new(id).with("n", n + more));
    discounts.chain(figures).collect()
}

pub(super) const ALL_PURCHASES: [Purchase; 7] = [
    Purchase::Building,
    Purchase::Basic,
    Purchase::Knowledge,
    Purchase::Wonder,
    Purchase::Progress,
    Purchase::Policy,
    Purchase::FreeTown,
];

pub(super) fn purchase(on: Purchase) -> Phrase {
    Phrase::new(match on {
        Purchase::Building => "discount-building",
        Purchase::Basic => "discount-basic",
        Purchase::Knowledge => "discount-knowledge",
        Purchase::Wonder => "discount-wonder",
        Purchase::Progress => "discount-progress",
        Purchase::Policy => "discount-policy",
        Purchase::FreeTown => "discount-free_town",
    })
}

/// What is acquired next, and costs less.
fn next(on: Purchase) -> Phrase {
    Phrase::new(match on {
        Purchase::Building => "next-building",
        Purchase::Basic => "next-basic",
        Purchase::Knowledge => "next-knowledge",
        Purchase::Wonder => "next-wonder",
        Purchase::Progress => "next-progress",
        Purchase::Policy => "next-policy",
        Purchase::FreeTown => "next-free_town",
    })
}

fn from(from: ArchiveSource) -> Phrase {
    Phrase::new(match from {
        ArchiveSource::City => "from-city",
        ArchiveSource::Discard => "from-discard",
        ArchiveSource::CityOrDiscard => "from-city_or_discard",
    })
}

fn card_of(kind: CardKind) -> Phrase {
    Phrase::new(match kind {
        CardKind::Building => "a-building",
        CardKind::Knowledge => "a-knowledge",
        CardKind::Wonder => "a-wonder",
        CardKind::Any => "a-card",
    })
}

fn condition(condition: Condition, n: u8) -> Phrase {
    let phrase = Phrase::new(match condition {
        Condition::ConqueredThisTurn => "if-conquered",
        Condition::WarlordAttacked => "if-warlord",
        Condition::HasPolicies => "if-policies",
        Condition::OwnsWonders => "if-wonders",
        Condition::HasAttached => "if-attached",
        Condition::FewestProvinces => "if-fewest",
    });
    phrase.with("n", n)
}

fn count(count: Count) -> Phrase {
    Phrase::new(match count {
        Count::Provinces => "count-provinces",
        Count::CoastalProvinces => "count-coastal_provinces",
        Count::WondersOwned => "count-wonders_owned",
        Count::Policies => "count-policies",
        Count::KnowledgeInCity => "count-knowledge_in_city",
        Count::ActivatedKnowledge => "count-activated_knowledge",
        Count::Archived => "count-archived",
        Count::ExplorersAbroad => "count-explorers_abroad",
        Count::MarketTokens => "count-market_tokens",
        Count::BarbarianTokens => "count-barbarian_tokens",
        Count::FreeTownTokens => "count-free_town_tokens",
        Count::ConqueredThisTurn => "count-conquered_this_turn",
        Count::Outposts => "count-outposts",
    })
}

fn trigger(trigger: Trigger) -> Phrase {
    Phrase::new(match trigger {
        Trigger::TurnStart => "trigger-turn_start",
        Trigger::Conquer => "trigger-conquer",
        Trigger::AcquireBuilding => "trigger-acquire_building",
        Trigger::AcquireKnowledge => "trigger-acquire_knowledge",
        Trigger::CompleteWonder => "trigger-complete_wonder",
        Trigger::Progress => "trigger-progress",
        Trigger::ExplorerTake => "trigger-explorer_take",
        Trigger::Archive => "trigger-archive",
    })
}
