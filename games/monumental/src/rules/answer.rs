//! Answers to what is under way.

use engine::{Play, Rule, Seat};

use crate::action::Action;
use crate::content::Content;
use crate::effects::{Step, StepId, run};
use crate::rulebook::Refusal;
use crate::rules::archive::Archiving;
use crate::rules::conquer::March;
use crate::rules::pay::Gold;
use crate::rules::{
    acquire, activate, archive, conquer, explore, manoeuvre, outpost, pay, policy, recover, refill,
    refresh, solo, turn,
};
use crate::shelves::{Public, PublicEvent, Shelved, Task};
use crate::terms::{Amount, Resource};
use crate::{Monumental, View};

/// Whether the action answers the task.
pub(crate) fn check(view: View<'_>, task: Task, action: Action) -> Result<(), Refusal> {
    match (task, action) {
        (task, Action::Stop) => may_stop(task),
        (Task::Capital { .. }, Action::Target { tile }) => turn::may_choose_capital(view, tile),
        (Task::Civ { .. }, Action::Civilization { civ }) => turn::may_choose_civ(view, civ),
        (Task::GainAny { .. }, Action::Resource { resource }) => is_basic(resource),
        (Task::Choose { options, .. }, Action::Branch { nth }) => is_branch(nth, options.len),
        (Task::SpendMore { .. }, Action::Accept) => Ok(()),
        (Task::PayAny { step, .. }, Action::Resource { resource }) => {
            may_pay_with(view.content, view.public, step, resource)
        }
        (Task::Archive { who, step, .. }, Action::Slot { slot }) => {
            archive::may_archive_slot(view, who, step, slot)
        }
        (Task::Archive { who, step, .. }, Action::Discarded { card }) => {
            archive::may_archive_discarded(view, who, step, card)
        }
        (Task::Activate { .. }, Action::Slot { slot }) => activate::may_activate(view, slot),
        (Task::Reuse { .. }, Action::Again { place }) => activate::may_use_again(view, place),
        (Task::GainCard { step }, Action::Pick { slot }) => {
            acquire::may_gain(view, step, Shelved::Track(slot))
        }
        (Task::GainCard { step }, Action::PickBasic { pile }) => {
            acquire::may_gain(view, step, Shelved::Basic(pile))
        }
        (Task::MoveUnits { .. }, Action::Lead { tile, unit }) => {
            manoeuvre::may_lead_freely(view, tile, unit)
        }
        (Task::MoveTo { from, .. }, Action::Target { tile }) => {
            manoeuvre::may_arrive(view, from, tile)
        }
        (Task::MoveExplorers { only, .. }, Action::Explore { explorer, tile }) => {
            explore::may_step_freely(view, only, explorer, tile)
        }
        (Task::MoveExplorers { .. }, Action::Take { explorer }) => {
            explore::may_take(view.public, explorer)
        }
        (Task::Exchange { .. }, Action::Swap { from, to }) => recover::may_swap(view, from, to),
        (Task::Outpost, Action::Target { tile }) => outpost::may_place(view, tile),
        (Task::Refresh { .. }, Action::Pick { slot }) => refresh::may_refresh(view, slot),
        (Task::Recover { .. }, Action::Discarded { card }) => recover::may_recover(view, card),
        (
            Task::Reward { .. } | Task::KeepWonder { .. } | Task::Duel { .. },
            Action::Branch { nth },
        ) => is_branch(nth, 2),
        (Task::Rebate { tile, left, price }, Action::Resource { resource }) => {
            conquer::may_waive(view, (tile, left, price), resource)
        }
        (Task::Commit { tile: target, .. }, Action::Commit { tile, unit }) => {
            conquer::may_commit(view, target, tile, unit)
        }
        (Task::PlaceWonder { .. }, Action::Target { tile }) => acquire::may_place(view, tile),
        (Task::Market { market, .. }, Action::Keep { token }) => {
            explore::may_keep(view, market, token)
        }
        (Task::Replay { policies }, Action::Replay { policy }) => {
            policy::may_replay(policies, policy)
        }
        (Task::Reinforce { .. }, Action::Slot { slot }) => archive::may_reinforce(view, slot),
        (Task::Tie { tiles, .. }, Action::Target { tile }) => solo::may_decide(tiles, tile),
        _ => Err(Refusal::FinishFirst),
    }
}

/// Effects are never compulsory; choices that a rule demands are.
pub(crate) fn may_stop(task: Task) -> Result<(), Refusal> {
    let rule = Rule(match task {
        Task::SpendMore { .. }
        | Task::Archive { .. }
        | Task::Activate { .. }
        | Task::Reuse { .. }
        | Task::GainCard { .. }
        | Task::MoveUnits { .. }
        | Task::MoveExplorers { .. }
        | Task::Exchange { .. }
        | Task::Outpost
        | Task::Refresh { .. }
        | Task::Recover { .. }
        | Task::Reinforce { .. } => return Ok(()),
        Task::Steps { .. }
        | Task::Times { .. }
        | Task::OnTop { .. }
        | Task::Opponents { .. }
        | Task::Refill { .. }
        | Task::RefillOne { .. }
        | Task::Cover { .. }
        | Task::Deal
        | Task::Begin { .. }
        | Task::Clear
        | Task::Track
        | Task::Pass
        | Task::Solo { .. }
        | Task::Deed { .. }
        | Task::Storm { .. }
        | Task::Wander { .. }
        | Task::NextCard => "MTL-15",
        Task::Capital { .. } | Task::Civ { .. } => "MTL-10",
        Task::GainAny { .. } | Task::Choose { .. } | Task::PayAny { .. } => "MTL-22",
        Task::PlaceWonder { .. } => "MTL-44",
        Task::KeepWonder { .. } => "MTL-46",
        Task::Replay { .. } => "MTL-51",
        Task::Commit { .. } => "MTL-61",
        Task::Reward { .. } => "MTL-67",
        Task::MoveTo { .. } => "MTL-75",
        Task::Market { .. } => "MTL-81",
        Task::Duel { .. } => "MTL-91",
        Task::Tie { .. } => "MTL-112",
        Task::Rebate { .. } => "MTL-122",
    });
    Err(Refusal::MustAnswer { rule })
}

/// Carries out an answer to a task that was taken off the agenda.
pub(crate) fn perform(play: &mut impl Play<Monumental>, seat: Seat, task: Task, action: Action) {
    match (task, action) {
        (Task::Capital { who }, Action::Target { tile }) => turn::choose_capital(play, who, tile),
        (Task::Civ { who }, Action::Civilization { civ }) => turn::choose_civ(play, who, civ),
        (Task::GainAny { left }, Action::Resource { resource }) => {
            pay::gain(play, Amount::of(resource, 1));
            if 1 < left {
                run::push(play, Task::GainAny { left: left - 1 });
            }
        }
        (Task::Choose { options, place }, Action::Branch { nth }) => {
            let block = play.content().branches(options)[usize::from(nth)];
            run::push(play, Task::Steps { block, place });
        }
        (Task::SpendMore { step, left, place }, Action::Accept) => {
            run::spend(play, step, left, place);
        }
        (Task::PayAny { step, any, left, place }, Action::Resource { resource }) => {
            recover::pay_one(play, resource);
            if 1 < any {
                run::push(play, Task::PayAny { step, any: any - 1, left, place });
            }
        }
        (Task::Archive { who, step, left, reward }, Action::Slot { slot }) => {
            archive::archive_slot(play, Archiving { who, step, left, reward }, slot);
        }
        (Task::Archive { who, step, left, reward }, Action::Discarded { card }) => {
            archive::archive_discarded(play, Archiving { who, step, left, reward }, card);
        }
        (Task::Activate { left }, Action::Slot { slot }) => {
            if 1 < left {
                run::push(play, Task::Activate { left: left - 1 });
            }
            activate::activate(play, slot);
        }
        (Task::Reuse { left }, Action::Again { place }) => {
            if 1 < left {
                run::push(play, Task::Reuse { left: left - 1 });
            }
            activate::use_again(play, place);
        }
        (Task::GainCard { .. }, Action::Pick { slot }) => acquire::gain(play, Shelved::Track(slot)),
        (Task::GainCard { .. }, Action::PickBasic { pile }) => {
            acquire::gain(play, Shelved::Basic(pile));
        }
        (Task::MoveUnits { left }, Action::Lead { tile, unit }) => {
            manoeuvre::lead_freely(play, left, tile, unit);
        }
        (Task::MoveTo { from, unit }, Action::Target { tile }) => {
            manoeuvre::arrive(play, from, unit, tile);
        }
        (Task::MoveExplorers { left, only }, Action::Explore { explorer, tile }) => {
            explore::step_freely(play, (left, only), explorer, tile);
        }
        (task @ Task::MoveExplorers { .. }, Action::Take { explorer }) => {
            run::push(play, task);
            explore::take(play, seat, explorer);
        }
        (Task::Exchange { left }, Action::Swap { from, to }) => recover::swap(play, left, from, to),
        (Task::Outpost, Action::Target { tile }) => outpost::place(play, tile),
        (Task::Refresh { left }, Action::Pick { slot }) => refresh::refresh(play, left, slot),
        (Task::Recover { left }, Action::Discarded { card }) => recover::recover(play, left, card),
        (Task::Reward { token }, Action::Branch { nth }) => conquer::reward(play, token, nth),
        (Task::KeepWonder { old, new }, Action::Branch { nth }) => {
            let (kept, lost) = if nth == 0 { (old, new) } else { (new, old) };
            acquire::keep_wonder(play, kept, lost);
        }
        (Task::Duel { who, slot, card }, Action::Branch { nth }) => {
            refill::keep(play, (who, slot), card, nth);
        }
        (Task::Rebate { tile, left, price }, Action::Resource { resource }) => {
            conquer::waived(play, (tile, left, price), resource);
        }
        (Task::Commit { tile, left, soldiers, warlord }, Action::Commit { tile: from, unit }) => {
            conquer::commit(play, March { tile, left, soldiers, warlord }, from, unit)
        }
        (Task::PlaceWonder { card }, Action::Target { tile }) => {
            play.tell_all(PublicEvent::WonderPlaced { who: play.public().turn.who, card, tile });
        }
        (Task::Market { market, .. }, Action::Keep { token }) => {
            explore::keep(play, seat, market, token);
        }
        (Task::Replay { policies }, Action::Replay { policy }) => {
            policy::replay(play, policies, policy);
        }
        (Task::Reinforce { left }, Action::Slot { slot }) => {
            play.tell_all(PublicEvent::Reinforced { who: play.public().turn.who, slot });
            if 1 < left {
                run::push(play, Task::Reinforce { left: left - 1 });
            }
        }
        (Task::Tie { tie, .. }, Action::Target { tile }) => solo::decide(play, tie, tile),
        _ => {}
    }
}

fn is_basic(resource: Resource) -> Result<(), Refusal> {
    if resource.is_basic() { Ok(()) } else { Err(Refusal::NotBasic) }
}

fn is_branch(nth: u8, many: u8) -> Result<(), Refusal> {
    if nth < many { Ok(()) } else { Err(Refusal::NoSuchBranch) }
}

/// A cost that is free to choose: basic resources, or gold where it stands in for them (R17).
pub(crate) fn may_pay_with(
    content: &Content,
    public: &Public,
    step: StepId,
    resource: Resource,
) -> Result<(), Refusal> {
    let have = match resource {
        Resource::Production | Resource::Science | Resource::Military => {
            public.turn.stock[resource.idx()]
        }
        Resource::Gold => {
            let Step::Spend { then, .. } = content.step(step) else {
                return Err(Refusal::NotBasic);
            };
            if run::stands_in(content.gains(then, Resource::Gold)) == Gold::StandsAside {
                return Err(Refusal::NotBasic);
            }
            public.current().gold
        }
        Resource::Culture => return Err(Refusal::NotBasic),
    };
    if have == 0 {
        return Err(Refusal::NotEnough { needed: Amount::of(resource, 1) });
    }
    Ok(())
}
