//! Effects as lines of icons: what a sentence says, at a glance.

use engine::Phrase;
use serde::Serialize;

use crate::content::{Content, Policy};
use crate::effects::{
    Block, CardKind, Condition, Count, Lasting, Leaf, Modifiers, Step, StepId, Trigger,
};
use crate::terms::{Amount, Foe, Purchase, Resource};

/// A part of a line of icons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Glyph {
    /// An icon with a number.
    Icon {
        /// The icon.
        icon: Icon,
        /// How many.
        n: u8,
    },
    /// A sign between icons.
    Sign {
        /// The sign as shown.
        sign: String,
    },
}

/// The icons that effects are drawn with. Boards bring a drawing for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they name what they show")]
pub enum Icon {
    Production,
    Science,
    Military,
    Gold,
    Culture,
    Any,
    Draw,
    Archive,
    Reinforce,
    Recover,
    Refresh,
    Activate,
    Again,
    Exchange,
    Boost,
    Siege,
    Unit,
    Warlord,
    Explorer,
    Outpost,
    Token,
    Market,
    Building,
    Knowledge,
    Wonder,
    Policy,
    Province,
    Coast,
    Conquer,
    Barbarian,
    Town,
    Enemy,
}

type Line = Vec<Glyph>;

fn many(icon: Icon, n: u8) -> Glyph {
    Glyph::Icon { icon, n }
}

fn one(icon: Icon) -> Glyph {
    many(icon, 1)
}

fn sign(sign: impl Into<String>) -> Glyph {
    Glyph::Sign { sign: sign.into() }
}

/// A sign that is a word: the id of its message, until [`in_words`] says it.
fn word(id: &'static str) -> Glyph {
    sign(id)
}

/// The message of the word for « for each », and of that for « only against ».
const PER: &str = "sign-per";
const AGAINST: &str = "sign-against";

/// The line with its words in a language.
pub(super) fn in_words(line: Line, say: &dyn Fn(Phrase) -> String) -> Line {
    let said = |it| match it {
        Glyph::Sign { sign } if sign == PER => self::sign(say(Phrase::new(PER))),
        Glyph::Sign { sign } if sign == AGAINST => self::sign(say(Phrase::new(AGAINST))),
        Glyph::Sign { .. } | Glyph::Icon { .. } => it,
    };
    line.into_iter().map(said).collect()
}

/// Steps, one after the other.
pub(super) fn block(content: &Content, block: Block) -> Line {
    joined(block.ids().map(|id| step(content, id)), "·")
}

/// What a policy does while it is the newest, in the order of its text.
pub(super) fn lasting(content: &Content, policy: &Policy) -> Vec<Line> {
    let effects = content.lasting(policy).iter().map(|it| lasting_effect(content, *it));
    modifiers(&policy.modifiers).into_iter().chain(effects).collect()
}

fn joined(lines: impl Iterator<Item = Line>, between: &str) -> Line {
    lines.reduce(|one, other| [one, vec![sign(between)], other].concat()).unwrap_or_default()
}

/// One step.
pub(super) fn step(content: &Content, id: StepId) -> Line {
    let then = |before: Line, then: Block| match then.is_none() {
        true => before,
        false => [before, vec![sign("→")], block(content, then)].concat(),
    };
    match content.step(id) {
        Step::Leaf(it) => leaf(it),
        Step::Gain(amount) => gains(amount),
        Step::Choose(options) => {
            joined(content.branches(options).iter().map(|it| block(content, *it)), "/")
        }
        Step::Spend { cost, any, max, then: block } => {
            let times = (1 < max).then(|| sign(format!("{max}×")));
            let any = (0 < any).then(|| many(Icon::Any, any));
            then(times.into_iter().chain(gains(cost)).chain(any).collect(), block)
        }
        Step::IfGenerated { resource: it, at_least, then: block } => {
            then(vec![sign("≥"), many(resource(it), at_least)], block)
        }
        Step::If { condition: it, n, then: block, otherwise } => {
            let met = match n {
                0 | 1 => vec![one(condition(it)), sign("?")],
                _ => vec![sign("≥"), many(condition(it), n)],
            };
            let line = then(met, block);
            let other = otherwise.map(|it| [vec![sign("/")], self::block(content, it)].concat());
            line.into_iter().chain(other.into_iter().flatten()).collect()
        }
        Step::Per { count: it, then, .. } => {
            [block(content, then), vec![word(PER), one(count(it))]].concat()
        }
        Step::Archive { n, then: block, .. } => then(vec![many(Icon::Archive, n)], block),
        Step::EachOpponent { steps, then: block } => {
            let theirs = self::block(content, steps);
            then([vec![one(Icon::Enemy), sign(":")], theirs].concat(), block)
        }
    }
}

/// A step without other steps inside.
fn leaf(leaf: Leaf) -> Line {
    match leaf {
        Leaf::GainAny { n } => vec![many(Icon::Any, n)],
        Leaf::Draw { n } => vec![many(Icon::Draw, n)],
        Leaf::Reinforce { n } => vec![many(Icon::Reinforce, n)],
        Leaf::Activate { n } => vec![many(Icon::Activate, n)],
        Leaf::Reuse { n } => vec![many(Icon::Again, n)],
        Leaf::GainCard { kind, max_cost, .. } => {
            vec![one(card_kind(kind)), sign(format!("≤ {max_cost}"))]
        }
        Leaf::Discount { on, n, .. } => vec![one(purchase(on)), sign(format!("−{n}"))],
        Leaf::MoveUnits { n } => vec![many(Icon::Unit, n)],
        Leaf::MoveExplorers { n } => vec![many(Icon::Explorer, n)],
        Leaf::Siege { n } => vec![one(Icon::Siege), sign(format!("−{n}"))],
        Leaf::MilitaryVs { n, only } => {
            vec![many(Icon::Military, n), word(AGAINST), one(foe(only))]
        }
        Leaf::Exchange { n } => vec![many(Icon::Exchange, n)],
        Leaf::Boost { n } => vec![one(Icon::Boost), sign(format!("+{n}"))],
        Leaf::RepeatAttached => vec![one(Icon::Again)],
        Leaf::Outpost => vec![one(Icon::Outpost)],
        Leaf::ProductionToken { n } => vec![many(Icon::Token, n)],
        Leaf::RefreshTrack { n } => vec![many(Icon::Refresh, n)],
        Leaf::Recover { n } => vec![many(Icon::Recover, n)],
    }
}

/// One of a resource.
pub(super) fn one_of(it: Resource) -> Line {
    vec![one(resource(it))]
}

fn gains(amount: Amount) -> Line {
    amount.parts().map(|(it, n)| many(resource(it), n)).collect()
}

fn lasting_effect(content: &Content, lasting: Lasting) -> Line {
    match lasting {
        Lasting::Trigger { on, filter, then, .. } => {
            let when = filter.map_or_else(|| trigger(on), foe);
            [vec![one(when), sign(":")], block(content, then)].concat()
        }
        Lasting::Action { then, .. } => block(content, then),
    }
}

fn modifiers(modifiers: &Modifiers) -> Vec<Line> {
    let discounts = super::effect::ALL_PURCHASES.into_iter();
    let discounts = discounts.map(|on| (purchase(on), "−", modifiers.discount[on.idx()], 0));
    let figures = [
        (Icon::Unit, "+", modifiers.soldier_defence, 0),
        (Icon::Draw, "−", modifiers.progress, 0),
        (Icon::Explorer, "×", modifiers.extra_steps, 1),
        (Icon::Warlord, "×", modifiers.extra_warlord, 1),
        (Icon::Reinforce, "×", modifiers.reinforce, 0),
        (Icon::Town, "−", modifiers.town, 0),
    ];
    let changed = discounts.chain(figures).filter(|(_, _, n, _)| 0 < *n);
    changed.map(|(icon, by, n, more)| vec![one(icon), sign(format!("{by}{}", n + more))]).collect()
}

fn resource(resource: Resource) -> Icon {
    match resource {
        Resource::Production => Icon::Production,
        Resource::Science => Icon::Science,
        Resource::Military => Icon::Military,
        Resource::Gold => Icon::Gold,
        Resource::Culture => Icon::Culture,
    }
}

fn purchase(on: Purchase) -> Icon {
    match on {
        Purchase::Building | Purchase::Basic => Icon::Building,
        Purchase::Knowledge => Icon::Knowledge,
        Purchase::Wonder => Icon::Wonder,
        Purchase::Progress => Icon::Draw,
        Purchase::Policy => Icon::Policy,
        Purchase::FreeTown => Icon::Town,
    }
}

fn card_kind(kind: CardKind) -> Icon {
    match kind {
        CardKind::Building => Icon::Building,
        CardKind::Knowledge => Icon::Knowledge,
        CardKind::Wonder => Icon::Wonder,
        CardKind::Any => Icon::Draw,
    }
}

fn foe(foe: Foe) -> Icon {
    match foe {
        Foe::Barbarian => Icon::Barbarian,
        Foe::FreeTown => Icon::Town,
        Foe::Enemy => Icon::Enemy,
    }
}

fn condition(condition: Condition) -> Icon {
    match condition {
        Condition::ConqueredThisTurn => Icon::Conquer,
        Condition::WarlordAttacked => Icon::Warlord,
        Condition::HasPolicies => Icon::Policy,
        Condition::OwnsWonders => Icon::Wonder,
        Condition::HasAttached => Icon::Building,
        Condition::FewestProvinces => Icon::Province,
    }
}

fn count(count: Count) -> Icon {
    match count {
        Count::Provinces => Icon::Province,
        Count::CoastalProvinces => Icon::Coast,
        Count::WondersOwned => Icon::Wonder,
        Count::Policies => Icon::Policy,
        Count::KnowledgeInCity | Count::ActivatedKnowledge => Icon::Knowledge,
        Count::Archived => Icon::Archive,
        Count::ExplorersAbroad => Icon::Explorer,
        Count::MarketTokens => Icon::Market,
        Count::BarbarianTokens => Icon::Barbarian,
        Count::FreeTownTokens => Icon::Town,
        Count::ConqueredThisTurn => Icon::Conquer,
        Count::Outposts => Icon::Outpost,
    }
}

fn trigger(trigger: Trigger) -> Icon {
    match trigger {
        Trigger::TurnStart => Icon::Activate,
        Trigger::Conquer => Icon::Conquer,
        Trigger::AcquireBuilding => Icon::Building,
        Trigger::AcquireKnowledge => Icon::Knowledge,
        Trigger::CompleteWonder => Icon::Wonder,
        Trigger::Progress => Icon::Draw,
        Trigger::ExplorerTake => Icon::Explorer,
        Trigger::Archive => Icon::Archive,
    }
}
