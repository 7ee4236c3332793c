//! What is under way goes on until somebody must answer.

use engine::Play;

use crate::Monumental;
use crate::content::Content;
use crate::effects::{possible, run};
use crate::rules::{
    acquire, activate, archive, explore, manoeuvre, outpost, recover, refill, refresh, solo, track,
    turn,
};
use crate::shelves::{Public, PublicEvent, Task};

/// Carries out what goes on by itself, and drops what has no answer.
#[inline]
pub(crate) fn proceed(play: &mut impl Play<Monumental>) {
    while let Some(task) = play.public().agenda.last().copied() {
        if is_question(task) && has_answer(play.content(), play.public(), task) {
            return;
        }
        play.tell_all(PublicEvent::Popped);
        go_on(play, task);
    }
}

/// Whether it waits for an answer.
fn is_question(task: Task) -> bool {
    match task {
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
        | Task::NextCard => false,
        Task::Capital { .. }
        | Task::Civ { .. }
        | Task::GainAny { .. }
        | Task::Choose { .. }
        | Task::SpendMore { .. }
        | Task::PayAny { .. }
        | Task::Archive { .. }
        | Task::Activate { .. }
        | Task::Reuse { .. }
        | Task::GainCard { .. }
        | Task::MoveUnits { .. }
        | Task::MoveTo { .. }
        | Task::MoveExplorers { .. }
        | Task::Exchange { .. }
        | Task::Outpost
        | Task::Refresh { .. }
        | Task::Recover { .. }
        | Task::Reward { .. }
        | Task::Rebate { .. }
        | Task::Commit { .. }
        | Task::PlaceWonder { .. }
        | Task::KeepWonder { .. }
        | Task::Duel { .. }
        | Task::Market { .. }
        | Task::Replay { .. }
        | Task::Reinforce { .. }
        | Task::Tie { .. } => true,
    }
}

/// Whether there is something to answer besides declining.
fn has_answer(content: &Content, public: &Public, task: Task) -> bool {
    match task {
        Task::Capital { who } => {
            let free = public.board.capitals.iter().filter(|it| public.holder(*it).is_none());
            !public.is_automaton(who) && 1 < free.count()
        }
        Task::SpendMore { step, .. } => possible::can_spend(content, public, step),
        Task::Archive { who, step, .. } => {
            archive::has_target(content, public, who, archive::from(content, step))
        }
        Task::Activate { .. } => activate::idle_slots(public) != 0,
        Task::Reuse { .. } => activate::reusable(content, public).next().is_some(),
        Task::GainCard { step } => acquire::gainable(content, public, step).next().is_some(),
        Task::MoveUnits { .. } => manoeuvre::can_move(public),
        Task::MoveExplorers { .. } => explore::can_step(public),
        Task::Exchange { .. } => public.turn.stock != [0; 3],
        Task::Outpost => !outpost::free_sites(public).is_empty(),
        Task::Refresh { .. } => refresh::can_refresh(public),
        Task::Recover { .. } => recover::can_recover(public),
        Task::PlaceWonder { .. } => !acquire::wonder_sites(public).is_empty(),
        Task::Replay { policies } => 1 < policies.count_ones(),
        Task::Reinforce { .. } => archive::reinforceable(public) != 0,
        Task::Civ { .. }
        | Task::GainAny { .. }
        | Task::Choose { .. }
        | Task::PayAny { .. }
        | Task::MoveTo { .. }
        | Task::Reward { .. }
        | Task::Rebate { .. }
        | Task::Commit { .. }
        | Task::KeepWonder { .. }
        | Task::Duel { .. }
        | Task::Market { .. }
        | Task::Tie { .. } => true,
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
        | Task::NextCard => false,
    }
}

/// A task that was taken off the agenda and needs no answer.
fn go_on(play: &mut impl Play<Monumental>, task: Task) {
    match task {
        Task::Steps { block, place } => run::next(play, block, place),
        Task::Times { block, place, left } => {
            if 1 < left {
                run::push(play, Task::Times { block, place, left: left - 1 });
            }
            if 0 < left {
                run::push(play, Task::Steps { block, place });
            }
        }
        Task::OnTop { card } => play.tell_all(PublicEvent::WonderOnTop { card }),
        Task::Opponents { step, next } => run::opponents(play, step, next),
        Task::Refill { who, slot } => refill::refill(play, who, slot),
        Task::RefillOne { who, slot } => {
            if play.public().player(who).can_draw() {
                refill::fill(play, who, slot);
            }
        }
        Task::Cover { who, slot } => refill::cover(play, who, slot),
        Task::Deal => turn::deal(play),
        Task::Begin { who } => turn::begin(play, who),
        Task::Clear => play.tell_all(PublicEvent::CityCleared),
        Task::Track => track::refill(play),
        Task::Pass => turn::pass(play),
        Task::Solo { card, step, reading } => solo::go_on(play, card, step, reading),
        Task::Deed { deed } => solo::deed(play, deed),
        Task::Storm { tiles, left } => solo::storm(play, tiles, left),
        Task::Wander { explorer, left, steps } => solo::wander(play, explorer, left, steps),
        Task::NextCard => solo::next_card(play),
        Task::Capital { who } => {
            let public = play.public();
            let free = public.board.capitals.iter().find(|it| public.holder(*it).is_none());
            turn::choose_capital(play, who, free.expect("there is a capital for each player"));
        }
        Task::Replay { policies } => {
            crate::rules::policy::replay(play, policies, policies.trailing_zeros() as u8);
        }
        Task::Civ { .. }
        | Task::GainAny { .. }
        | Task::Choose { .. }
        | Task::SpendMore { .. }
        | Task::PayAny { .. }
        | Task::Archive { .. }
        | Task::Activate { .. }
        | Task::Reuse { .. }
        | Task::GainCard { .. }
        | Task::MoveUnits { .. }
        | Task::MoveTo { .. }
        | Task::MoveExplorers { .. }
        | Task::Exchange { .. }
        | Task::Outpost
        | Task::Refresh { .. }
        | Task::Recover { .. }
        | Task::Reward { .. }
        | Task::Rebate { .. }
        | Task::Commit { .. }
        | Task::PlaceWonder { .. }
        | Task::KeepWonder { .. }
        | Task::Duel { .. }
        | Task::Market { .. }
        | Task::Reinforce { .. }
        | Task::Tie { .. } => {}
    }
}
