//! Runs steps with other steps inside; all other steps are in `leaf`.
//!
//! A turn is finite. Each decision of the action phase uses up something that does not come back within the turn: a use
//! of an effect, a resource, a card not yet drawn, a province not yet conquered, a token on the board, a place not yet
//! active, a policy, an outpost in reserve. Whatever gives more of these is itself used up: an effect gives its uses
//! once; `reuse` is given once, whatever reuses its card (MTL-120); a drawn card is not drawn again before the turn
//! ends; triggers without a limit follow cards, provinces and tokens. An action that was begun cannot be called off, so
//! it is not begun twice. The test `a_turn_is_finite` checks random turns against a bound.

use engine::Play;

use crate::Monumental;
use crate::content::Content;
use crate::effects::{Block, Step, StepId, count, possible};
use crate::rules::agenda::push;
use crate::rules::archive::Archive;
use crate::rules::effect::{ChooseBranch, PayAny, SpendMore};
use crate::rules::pay::{self, Bill, Gold};
use crate::shelves::Chore;
use crate::terms::{Place, Who};

/// Runs the first step of a block, and puts the rest on the agenda.
#[inline]
pub(crate) fn next(play: &mut impl Play<Monumental>, block: Block, place: Place) {
    let Some(first) = block.ids().next() else { return };
    if 1 < block.len {
        push(play, Chore::Steps { block: block.rest(), place });
    }
    step(play, first, place);
}

/// Runs a block because the player asked for it. If its first step is a `spend`, it is paid without asking; if its
/// first step is impossible, it is skipped.
pub(crate) fn begin(play: &mut impl Play<Monumental>, block: Block, place: Place) {
    let Some(first) = block.ids().next() else { return };
    if 1 < block.len {
        push(play, Chore::Steps { block: block.rest(), place });
    }
    if possible::can(play.content(), play.public(), first, place) {
        use_step(play, first, place);
    }
}

/// Runs a step because the player asked for it.
pub(crate) fn use_step(play: &mut impl Play<Monumental>, id: StepId, place: Place) {
    if let Step::Spend { max, .. } = play.content().step(id) {
        return spend(play, id, max, place);
    }
    step(play, id, place);
}

/// Runs one step. A step that needs an answer becomes a question; a question without a possible answer is dropped.
fn step(play: &mut impl Play<Monumental>, id: StepId, place: Place) {
    match play.content().step(id) {
        Step::Leaf(leaf) => leaf.run(play, id, place),
        Step::Gain(amount) => pay::gain(play, amount),
        Step::Choose(options) => push(play, ChooseBranch { options, place }),
        Step::Spend { max, .. } => push(play, SpendMore { step: id, left: max, place }),
        Step::IfGenerated { then, .. } => if_possible(play, id, then, place),
        Step::If { then, otherwise, .. } => conditional(play, id, (then, otherwise), place),
        Step::Per { count, each, max, then } => {
            let many = count::count(play.content(), play.public(), count) / each;
            push(
                play,
                Chore::Times { block: then, place, left: max.map_or(many, |max| many.min(max)) },
            );
        }
        Step::Archive { n, .. } => {
            let who = play.public().turn.who;
            push(play, Archive { who, step: id, left: n, reward: Block::NONE });
        }
        Step::EachOpponent { .. } => push(play, Chore::Opponents { step: id, next: 1 }),
    }
}

/// Consumes nothing: the total generated in the turn decides (MTL-33).
fn if_possible(play: &mut impl Play<Monumental>, id: StepId, then: Block, place: Place) {
    if possible::can(play.content(), play.public(), id, place) {
        push(play, Chore::Steps { block: then, place });
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
        push(play, Chore::Steps { block, place });
    }
}

/// Pays once: first the fixed part, then the part that the player chooses, one by one. Then the effect follows.
pub(crate) fn spend(play: &mut impl Play<Monumental>, id: StepId, left: u8, place: Place) {
    let Step::Spend { cost, any, then, .. } = play.content().step(id) else { return };
    let gold = stands_in(play.content(), then);
    pay::pay(play, Bill { amount: cost, foe: None, gold });
    if 1 < left {
        push(play, SpendMore { step: id, left: left - 1, place });
    }
    push(play, Chore::Steps { block: then, place });
    if 0 < any {
        push(play, PayAny { step: id, any, left, place });
    }
}

/// Gold cannot pay for gold, at any depth of `then` (R17).
pub(crate) fn stands_in(content: &Content, then: Block) -> Gold {
    if content.can_give_gold(then) { Gold::StandsAside } else { Gold::StandsIn }
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
    push(play, Chore::Opponents { step: id, next: next + 1 });
    let Some(inner) = steps.ids().next() else { return };
    let Step::Archive { n, .. } = play.content().step(inner) else { return };
    if !automaton {
        push(play, Archive { who, step: inner, left: n, reward: then });
    }
}
