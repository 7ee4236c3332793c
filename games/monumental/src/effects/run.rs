//! What each step does: one function for each operation that is more than a line.
//!
//! A turn is finite. Each decision of the action phase uses up something that is never given back within the turn:
//! a use of an effect, a resource, a card not yet drawn, a province not yet conquered, a token on the board, a place
//! not yet active, a policy, an outpost in reserve. What gives more of these is itself used up: an effect gives its
//! uses once, `reuse` is given once whatever uses its card again (MTL-120), a card drawn is not drawn again before
//! the turn ends, triggers without a limit follow cards, provinces and tokens. Nothing that was begun can be called
//! off, so nothing is begun twice. The test `a_turn_is_finite` holds random turns to a bound.

use engine::Play;

use crate::Monumental;
use crate::effects::{Block, Step, StepId, count, possible};
use crate::rules::pay::{self, Bill, Gold};
use crate::rules::{activate, progress};
use crate::shelves::{PublicEvent, Task};
use crate::terms::{Amount, Place, Resource, SLOTS, Who};

/// Runs the first step of a block, and leaves the rest for later.
#[inline]
pub(crate) fn next(play: &mut impl Play<Monumental>, block: Block, place: Place) {
    let Some(first) = block.ids().next() else { return };
    if 1 < block.len {
        push(play, Task::Steps { block: block.rest(), place });
    }
    step(play, first, place);
}

/// Runs a block because the player asked for it: whoever uses an effect to pay, pays.
pub(crate) fn begin(play: &mut impl Play<Monumental>, block: Block, place: Place) {
    let Some(first) = block.ids().next() else { return };
    if 1 < block.len {
        push(play, Task::Steps { block: block.rest(), place });
    }
    use_step(play, first, place);
}

/// Runs a step because the player asked for it.
pub(crate) fn use_step(play: &mut impl Play<Monumental>, id: StepId, place: Place) {
    match play.content().step(id) {
        Step::Spend { max, .. } => spend(play, id, max, place),
        Step::Gain(_)
        | Step::GainAny { .. }
        | Step::Choose(_)
        | Step::IfGenerated { .. }
        | Step::If { .. }
        | Step::Per { .. }
        | Step::Draw { .. }
        | Step::Archive { .. }
        | Step::Reinforce { .. }
        | Step::Activate { .. }
        | Step::Reuse { .. }
        | Step::GainCard { .. }
        | Step::Discount { .. }
        | Step::MoveUnits { .. }
        | Step::MoveExplorers { .. }
        | Step::Siege { .. }
        | Step::MilitaryVs { .. }
        | Step::Exchange { .. }
        | Step::Boost { .. }
        | Step::RepeatAttached
        | Step::Outpost
        | Step::ProductionToken { .. }
        | Step::RefreshDisplay { .. }
        | Step::Recover { .. }
        | Step::EachOpponent { .. } => step(play, id, place),
    }
}

/// One step. What needs an answer becomes a task that waits for it; a task without an answer is dropped.
pub(crate) fn step(play: &mut impl Play<Monumental>, id: StepId, place: Place) {
    let who = play.public().turn.who;
    match play.content().step(id) {
        Step::Gain(amount) => pay::gain(play, amount),
        Step::GainAny { n } => push(play, Task::GainAny { left: n }),
        Step::Choose(options) => push(play, Task::Choose { options, place }),
        Step::Spend { max, .. } => push(play, Task::SpendMore { step: id, left: max, place }),
        Step::IfGenerated { then, .. } => if_possible(play, id, then, place),
        Step::If { then, otherwise, .. } => conditional(play, id, (then, otherwise), place),
        Step::Per { count, each, max, then } => {
            let many = count::count(play.public(), count) / each;
            let left = many.min(max);
            push(play, Task::Times { block: then, place, left });
        }
        Step::Draw { n } => (0..n).for_each(|_| progress::draw(play)),
        Step::Archive { n, .. } => {
            push(play, Task::Archive { who, step: id, left: n, reward: Block::NONE });
        }
        Step::Reinforce { n } => {
            play.tell_all(PublicEvent::ReinforceGiven { who: play.public().turn.who, n })
        }
        Step::Activate { n } => push(play, Task::Activate { left: n }),
        Step::Reuse { n } => push(play, Task::Reuse { left: n }),
        Step::GainCard { .. } => push(play, Task::GainCard { step: id }),
        Step::Discount { on, n, uses } => {
            play.tell_all(PublicEvent::DiscountGiven { who: play.public().turn.who, on, n, uses });
        }
        Step::MoveUnits { n } => push(play, Task::MoveUnits { left: n }),
        Step::MoveExplorers { n } => push(play, Task::MoveExplorers { left: n, only: None }),
        Step::Siege { n } => {
            play.tell_all(PublicEvent::SiegeGiven { who: play.public().turn.who, n })
        }
        Step::MilitaryVs { n, only } => {
            play.tell_all(PublicEvent::RestrictedGained { who: play.public().turn.who, n, only })
        }
        Step::Exchange { n } => push(play, Task::Exchange { left: n }),
        Step::Boost { n } => boost(play, n, place),
        Step::RepeatAttached => repeat_attached(play, place),
        Step::Outpost => push(play, Task::Outpost),
        Step::ProductionToken { n } => {
            play.tell_all(PublicEvent::ProductionTokens { who: play.public().turn.who, n })
        }
        Step::RefreshDisplay { n } => push(play, Task::Refresh { left: n }),
        Step::Recover { n } => push(play, Task::Recover { left: n }),
        Step::EachOpponent { .. } => push(play, Task::Opponents { step: id, next: 1 }),
    }
}

/// Nothing is consumed: the turn's total decides (MTL-33).
fn if_possible(play: &mut impl Play<Monumental>, id: StepId, then: Block, place: Place) {
    if possible::can(play.content(), play.public(), id, place) {
        push(play, Task::Steps { block: then, place });
    }
}

/// `then` if the condition holds, `else` otherwise (MTL-121).
fn conditional(
    play: &mut impl Play<Monumental>,
    id: StepId,
    (then, otherwise): (Block, Option<Block>),
    place: Place,
) {
    let Step::If { condition, n, .. } = play.content().step(id) else { return };
    let holds = count::holds(play.public(), condition, n, place);
    if let Some(block) = if holds { Some(then) } else { otherwise } {
        push(play, Task::Steps { block, place });
    }
}

/// Pays once: the fixed part at once, then what is free to choose, one by one; then comes what was paid for.
pub(crate) fn spend(play: &mut impl Play<Monumental>, id: StepId, left: u8, place: Place) {
    let Step::Spend { cost, any, then, .. } = play.content().step(id) else { return };
    let gold = stands_in(play.content().gains(then, Resource::Gold));
    pay::pay(play, Bill { amount: cost, foe: None, gold });
    if 1 < left {
        push(play, Task::SpendMore { step: id, left: left - 1, place });
    }
    push(play, Task::Steps { block: then, place });
    if 0 < any {
        push(play, Task::PayAny { step: id, any, left, place });
    }
}

/// Gold cannot pay for gold (R17).
pub(crate) fn stands_in(gold_gained: u8) -> Gold {
    if 0 < gold_gained { Gold::StandsAside } else { Gold::StandsIn }
}

/// The card above also gives n of every basic resource that it gives.
fn boost(play: &mut impl Play<Monumental>, n: u8, place: Place) {
    let Some(card) = count::attached(play.public(), place) else { return };
    let yields = play.content().card(card).yields;
    let mut more = Amount::NONE;
    for resource in Resource::BASIC {
        if 0 < yields.get(resource) {
            more.0[resource.idx()] = n;
        }
    }
    pay::gain(play, more);
}

/// The card above is used once more.
fn repeat_attached(play: &mut impl Play<Monumental>, place: Place) {
    if count::attached(play.public(), place).is_some() {
        activate::use_again(play, Place::over(place.0 - SLOTS as u8));
    }
}

/// Each opponent, in turn order, may archive; the player is rewarded for each who did.
pub(crate) fn opponents(play: &mut impl Play<Monumental>, id: StepId, next: u8) {
    let Step::EachOpponent { steps, then } = play.content().step(id) else { return };
    let (public, players) = (play.public(), play.public().with.players);
    let who = Who((public.turn.who.0 + next) % players);
    if players <= next {
        return;
    }
    let automaton = public.is_automaton(who);
    push(play, Task::Opponents { step: id, next: next + 1 });
    let Some(inner) = steps.ids().next() else { return };
    let Step::Archive { n, .. } = play.content().step(inner) else { return };
    if !automaton {
        push(play, Task::Archive { who, step: inner, left: n, reward: then });
    }
}

#[inline]
pub(crate) fn push(play: &mut impl Play<Monumental>, task: Task) {
    play.tell_all(PublicEvent::Pushed(task));
}
