//! « Terminologie »: archive, discard and reinforce (MTL-30, MTL-31, MTL-35).

use engine::Play;

use crate::content::Content;
use crate::effects::{Block, From, Step, StepId, Trigger};
use crate::rulebook::Refusal;
use crate::rules::policy;
use crate::shelves::{Public, PublicEvent, Task};
use crate::terms::{Card, Kind, Place, SLOTS, Who};
use crate::{Monumental, View};

/// The places of a city whose card could be archived, one bit each: those that are not active (MTL-30).
#[inline]
pub(crate) fn city_targets(public: &Public, who: Who) -> u16 {
    let filled = public.player(who).city.iter().enumerate().filter(|(_, it)| it.card.is_some());
    let filled = filled.fold(0, |set, (slot, _)| set | 1 << slot);
    if who == public.turn.who { filled & !public.turn.active } else { filled }
}

/// The discarded cards that could be archived: a knowledge never is, on its own (MTL-123).
pub(crate) fn discard_targets(
    content: &Content,
    public: &Public,
    who: Who,
) -> impl Iterator<Item = Card> {
    public.player(who).discard.kinds().filter(|card| !content.is_knowledge(*card))
}

pub(crate) fn has_target(content: &Content, public: &Public, who: Who, from: From) -> bool {
    let city = || city_targets(public, who) != 0;
    let discard = || discard_targets(content, public, who).next().is_some();
    match from {
        From::City => city(),
        From::Discard => discard(),
        From::CityOrDiscard => city() || discard(),
    }
}

/// Where the step lets cards be archived from.
pub(crate) fn from(content: &Content, step: StepId) -> From {
    if let Step::Archive { from, .. } = content.step(step) { from } else { From::City }
}

pub(crate) fn may_archive_slot(
    view: View<'_>,
    who: Who,
    step: StepId,
    slot: u8,
) -> Result<(), Refusal> {
    match from(view.content, step) {
        From::City | From::CityOrDiscard => {}
        From::Discard => return Err(Refusal::NotFromThere),
    }
    if SLOTS <= usize::from(slot) || city_targets(view.public, who) & (1 << slot) == 0 {
        return Err(Refusal::NotToArchive);
    }
    Ok(())
}

pub(crate) fn may_archive_discarded(
    view: View<'_>,
    who: Who,
    step: StepId,
    card: Card,
) -> Result<(), Refusal> {
    match from(view.content, step) {
        From::Discard | From::CityOrDiscard => {}
        From::City => return Err(Refusal::NotFromThere),
    }
    if !discard_targets(view.content, view.public, who).any(|it| it == card) {
        return Err(Refusal::NotDiscarded);
    }
    Ok(())
}

/// An archiving task that was answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Archiving {
    pub(crate) who: Who,
    pub(crate) step: StepId,
    pub(crate) left: u8,
    pub(crate) reward: Block,
}

/// The card leaves the game; a knowledge attached to it is discarded. In another's turn the place is filled at once.
pub(crate) fn archive_slot(play: &mut impl Play<Monumental>, task: Archiving, slot: u8) {
    let there = play.public().player(task.who).city[usize::from(slot)];
    let card = there.card.expect("checked: a card lies there");
    let wonder = play.content().card(card).kind == Kind::Wonder;
    go_on(play, task);
    play.tell_all(PublicEvent::Archived { who: task.who, slot: Some(slot), card, wonder });
    if task.who != play.public().turn.who {
        play.tell_all(PublicEvent::Pushed(Task::RefillOne { who: task.who, slot }));
    }
}

pub(crate) fn archive_discarded(play: &mut impl Play<Monumental>, task: Archiving, card: Card) {
    let wonder = play.content().card(card).kind == Kind::Wonder;
    go_on(play, task);
    play.tell_all(PublicEvent::Archived { who: task.who, slot: None, card, wonder });
}

/// What follows: more of them, what the step gives for each, and what the player in turn gets for the first.
fn go_on(play: &mut impl Play<Monumental>, task: Archiving) {
    let Archiving { who, step, left, reward } = task;
    if 1 < left {
        let rest = Task::Archive { who, step, left: left - 1, reward: Block::NONE };
        play.tell_all(PublicEvent::Pushed(rest));
    }
    if who == play.public().turn.who {
        policy::trigger(play, Trigger::Archive, None);
    }
    let Step::Archive { then, .. } = play.content().step(step) else { return };
    for block in [then, reward] {
        if !block.is_none() {
            play.tell_all(PublicEvent::Pushed(Task::Steps { block, place: Place::NONE }));
        }
    }
}

/// The places whose card can be kept: active ones with a card on top (MTL-35, R22).
#[inline]
pub(crate) fn reinforceable(public: &Public) -> u16 {
    let filled = public.current().city.iter().enumerate().filter(|(_, it)| it.card.is_some());
    let filled = filled.fold(0, |set, (slot, _)| set | 1 << slot);
    filled & public.turn.active & !public.turn.reinforced
}

pub(crate) fn may_reinforce(view: View<'_>, slot: u8) -> Result<(), Refusal> {
    if SLOTS <= usize::from(slot) || reinforceable(view.public) & (1 << slot) == 0 {
        return Err(Refusal::NotToReinforce);
    }
    Ok(())
}
