//! When a step can do something now. A step that cannot is not offered, and is dropped when its turn comes.

use crate::content::Content;
use crate::effects::{ArchiveSource, Block, Step, StepId, count, run};
use crate::rules::archive;
use crate::rules::pay::{self, Bill, Gold};
use crate::shelves::Public;
use crate::terms::Place;

/// Whether the player whose turn it is could use this step now.
pub(crate) fn can(content: &Content, public: &Public, id: StepId, place: Place) -> bool {
    match content.step(id) {
        Step::Leaf(leaf) => leaf.is_possible(content, public, id, place),
        Step::Gain(_) | Step::Choose(_) => true,
        Step::Spend { .. } => can_spend(content, public, id),
        Step::IfGenerated { resource, at_least, .. } => {
            public.turn.generated.get(resource.idx()).is_some_and(|it| at_least <= *it)
        }
        Step::If { condition, n, otherwise, .. } => {
            otherwise.is_some() || count::holds(public, condition, n, place)
        }
        Step::Per { count: what, each, .. } => each <= count::count(content, public, what),
        Step::Archive { from, .. } => archive::has_target(content, public, public.turn.who, from),
        Step::EachOpponent { .. } => others_can_archive(content, public),
    }
}

/// Whether a step asks nothing, costs nothing, shows nothing hidden, and gives the same at any moment of a turn at which it
/// can be used. It says nothing about whether the step can be used.
pub(crate) fn only_gives(content: &Content, public: &Public, id: StepId) -> bool {
    let all = |block: Block| block.ids().all(|id| only_gives(content, public, id));
    match content.step(id) {
        Step::Leaf(leaf) => leaf.only_gives(),
        Step::Gain(_) => true,
        Step::IfGenerated { then, .. } | Step::If { then, otherwise: None, .. } => all(then),
        // What is counted may grow, unless no more of it would count.
        Step::Per { count: what, each, max, then } => {
            let many = count::count(content, public, what) / each;
            max.is_some_and(|max| max <= many) && all(then)
        }
        // The other branch may come to hold.
        Step::If { otherwise: Some(_), .. } => false,
        Step::Choose(_) | Step::Spend { .. } | Step::Archive { .. } | Step::EachOpponent { .. } => {
            false
        }
    }
}

/// Whether a `spend` step can be paid once.
pub(crate) fn can_spend(content: &Content, public: &Public, id: StepId) -> bool {
    let Step::Spend { cost, any, then, .. } = content.step(id) else { return false };
    let gold = run::stands_in(content, then);
    let Some(paid) = pay::covers(public, Bill { amount: cost, foe: None, gold }) else {
        return false;
    };
    let stock = public.turn.stock.iter().zip(paid.basic).map(|(have, paid)| have - paid);
    let basic: u8 = stock.fold(0, u8::saturating_add);
    let purse = match gold {
        Gold::StandsIn => public.current().gold - paid.gold,
        Gold::StandsAside => 0,
    };
    any <= basic.saturating_add(purse)
}

fn others_can_archive(content: &Content, public: &Public) -> bool {
    let others = public.everyone().filter(|(who, _)| *who != public.turn.who);
    let mut others = others.filter(|(who, _)| !public.is_automaton(*who));
    others.any(|(who, _)| archive::has_target(content, public, who, ArchiveSource::City))
}
