//! When a step can do something now. What cannot is not offered, and dropped where it is due.

use crate::content::Content;
use crate::effects::{From, Step, StepId, count, run};
use crate::rules::pay::{self, Bill, Gold};
use crate::rules::{acquire, activate, archive, explore, manoeuvre, outpost, recover, refresh};
use crate::shelves::Public;
use crate::terms::{Place, Resource};

/// Whether the player whose turn it is could use this step now.
pub(crate) fn can(content: &Content, public: &Public, id: StepId, place: Place) -> bool {
    let player = public.current();
    match content.step(id) {
        Step::Gain(_)
        | Step::GainAny { .. }
        | Step::Choose(_)
        | Step::Reinforce { .. }
        | Step::Discount { .. }
        | Step::Siege { .. }
        | Step::MilitaryVs { .. }
        | Step::ProductionToken { .. } => true,
        Step::Spend { .. } => can_spend(content, public, id),
        Step::IfGenerated { resource, at_least, .. } => {
            public.turn.generated.get(resource.idx()).is_some_and(|it| at_least <= *it)
        }
        Step::If { condition, n, otherwise, .. } => {
            otherwise.is_some() || count::holds(public, condition, n, place)
        }
        Step::Per { count: what, each, .. } => each <= count::count(public, what),
        Step::Draw { .. } => player.can_draw(),
        Step::Archive { from, .. } => archive::has_target(content, public, public.turn.who, from),
        Step::Activate { .. } => activate::idle_slots(public) != 0,
        Step::Reuse { .. } => activate::reusable(content, public).next().is_some(),
        Step::GainCard { .. } => acquire::gainable(content, public, id).next().is_some(),
        Step::MoveUnits { .. } => manoeuvre::can_move(public),
        Step::MoveExplorers { .. } => explore::can_step(public),
        Step::Exchange { .. } => public.turn.stock != [0; 3],
        Step::Boost { .. } => count::attached(public, place).is_some_and(|it| {
            Resource::BASIC.iter().any(|res| 0 < content.card(it).yields.get(*res))
        }),
        Step::RepeatAttached => count::attached(public, place).is_some_and(|it| {
            let info = content.card(it);
            !info.yields.is_none() || info.again != 0
        }),
        Step::Outpost => !outpost::free_sites(public).is_empty(),
        Step::RefreshDisplay { .. } => refresh::can_refresh(public),
        Step::Recover { .. } => recover::can_recover(public),
        Step::EachOpponent { .. } => others_can_archive(content, public),
    }
}

/// Whether a `spend` step can be paid once.
pub(crate) fn can_spend(content: &Content, public: &Public, id: StepId) -> bool {
    let Step::Spend { cost, any, then, .. } = content.step(id) else { return false };
    let gold = run::stands_in(content.gains(then, Resource::Gold));
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
    others.any(|(who, _)| archive::has_target(content, public, who, From::City))
}
