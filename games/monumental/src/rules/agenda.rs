//! The agenda: tasks are carried out until a player must answer.

use engine::Play;

use crate::Monumental;
use crate::effects::run;
use crate::rules::{refill, solo, track, turn};
use crate::shelves::{Chore, PublicEvent, Task};

/// Puts a task on the agenda, before all others.
#[inline]
pub(crate) fn push(play: &mut impl Play<Monumental>, task: impl Into<Task>) {
    play.tell_all(PublicEvent::Pushed(task.into()));
}

/// Carries out chores, and drops questions without a possible answer, until a player must answer.
#[inline]
pub(crate) fn proceed(play: &mut impl Play<Monumental>) {
    while let Some(task) = play.public().agenda.last().copied() {
        match task {
            Task::Question(question) if question.is_open(play.content(), play.public()) => return,
            Task::Question(question) => {
                play.tell_all(PublicEvent::Popped);
                question.go_on(play);
            }
            Task::Chore(chore) => {
                play.tell_all(PublicEvent::Popped);
                carry_out(play, chore);
            }
        }
    }
}

/// Carries out a chore that was taken off the agenda.
fn carry_out(play: &mut impl Play<Monumental>, chore: Chore) {
    match chore {
        Chore::Steps { block, place } => run::next(play, block, place),
        Chore::Times { block, place, left } => {
            if 1 < left {
                push(play, Chore::Times { block, place, left: left - 1 });
            }
            if 0 < left {
                push(play, Chore::Steps { block, place });
            }
        }
        Chore::OnTop { card } => play.tell_all(PublicEvent::WonderOnTop { card }),
        Chore::Opponents { step, next } => run::opponents(play, step, next),
        Chore::Refill { who, slot } => refill::refill(play, who, slot),
        Chore::RefillOne { who, slot } => {
            if play.public().player(who).can_draw() {
                refill::fill(play, who, slot);
            }
        }
        Chore::Cover { who, slot } => refill::cover(play, who, slot),
        Chore::Deal => turn::deal(play),
        Chore::Begin { who } => turn::begin(play, who),
        Chore::Clear => play.tell_all(PublicEvent::CityCleared),
        Chore::Track => track::refill(play),
        Chore::Pass => turn::pass(play),
        Chore::Solo { card, step, reading } => solo::go_on(play, card, step, reading),
        Chore::Deed { deed } => solo::deed(play, deed),
        Chore::Storm { tiles, left } => solo::storm(play, tiles, left),
        Chore::Wander { explorer, left, steps } => solo::wander(play, explorer, left, steps),
        Chore::NextCard => solo::next_card(play),
    }
}
