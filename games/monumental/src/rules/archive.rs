//! « Terminologie »: archive, discard and reinforce (MTL-30, MTL-31, MTL-35).

use engine::{Phrase, Play, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::effects::{ArchiveSource, Block, Step, StepId, Trigger};
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::policy;
use crate::rules::question::Ask;
use crate::shelves::{Chore, Public, PublicEvent};
use crate::terms::{Card, Kind, Place, SLOTS, Who};
use crate::words::name;
use crate::{Monumental, View, offer};

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

pub(crate) fn has_target(
    content: &Content,
    public: &Public,
    who: Who,
    source: ArchiveSource,
) -> bool {
    (source.has_city() && city_targets(public, who) != 0)
        || (source.has_discard() && discard_targets(content, public, who).next().is_some())
}

/// From where the step lets cards be archived.
fn source(content: &Content, step: StepId) -> ArchiveSource {
    if let Step::Archive { from, .. } = content.step(step) { from } else { ArchiveSource::City }
}

/// Cards to archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Archive {
    /// The player who archives.
    pub who: Who,
    /// The `archive` step.
    pub step: StepId,
    /// How many cards.
    pub left: u8,
    /// The reward of the player whose turn it is, for the first card.
    pub reward: Block,
}

/// A card to archive.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Archived {
    /// The card at a place of the city.
    Slot(u8),
    /// A card of the discard pile.
    Discarded(Card),
}

impl Ask for Archive {
    type Answer = Archived;

    fn who(self, _public: &Public) -> Who {
        self.who
    }

    fn is_open(self, content: &Content, public: &Public) -> bool {
        has_target(content, public, self.who, source(content, self.step))
    }

    fn read(action: Action) -> Option<Archived> {
        let slot = action.as_slot().map(Archived::Slot);
        slot.or_else(|| action.as_discarded().map(Archived::Discarded))
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        let source = source(view.content, self.step);
        if source.has_city() {
            offer::slots(city_targets(view.public, self.who), offers);
        }
        if source.has_discard() {
            let cards = discard_targets(view.content, view.public, self.who);
            offers.extend(cards.map(|card| Action::from(Answer::Discarded { card })));
        }
    }

    fn check(self, view: View<'_>, answer: Archived) -> Result<(), Refusal> {
        let source = source(view.content, self.step);
        match answer {
            Archived::Slot(_) if !source.has_city() => Err(Refusal::NotFromThere),
            Archived::Slot(slot) => match has_slot(city_targets(view.public, self.who), slot) {
                true => Ok(()),
                false => Err(Refusal::NotToArchive),
            },
            Archived::Discarded(_) if !source.has_discard() => Err(Refusal::NotFromThere),
            Archived::Discarded(card) => {
                let mut cards = discard_targets(view.content, view.public, self.who);
                if cards.any(|it| it == card) { Ok(()) } else { Err(Refusal::NotDiscarded) }
            }
        }
    }

    /// The card leaves the game, and a knowledge attached to it is discarded. In another player's turn the place is
    /// filled at once.
    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, answer: Archived) {
        let who = self.who;
        let (slot, card) = match answer {
            Archived::Slot(slot) => {
                let there = play.public().player(who).city[usize::from(slot)];
                (Some(slot), there.card.expect("checked: a card lies there"))
            }
            Archived::Discarded(card) => (None, card),
        };
        let wonder = play.content().card(card).kind == Kind::Wonder;
        self.follow_up(play);
        play.tell_all(PublicEvent::Archived { who, slot, card, wonder });
        if let Some(slot) = slot
            && who != play.public().turn.who
        {
            push(play, Chore::RefillOne { who, slot });
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-archive").with("left", self.left)
    }

    fn say(self, view: View<'_>, answer: Archived) -> Option<Phrase> {
        match answer {
            Archived::Slot(slot) => Some(say_slot(view, "action-archive", self.who, slot)),
            Archived::Discarded(_) => None,
        }
    }
}

impl Archive {
    /// What follows: more cards to archive, the effect of the step for each, and the reward of the player in turn for
    /// the first.
    fn follow_up(self, play: &mut impl Play<Monumental>) {
        let Archive { who, step, left, reward } = self;
        if 1 < left {
            push(play, Archive { who, step, left: left - 1, reward: Block::NONE });
        }
        if who == play.public().turn.who {
            policy::trigger(play, Trigger::Archive, None);
        }
        let Step::Archive { then, .. } = play.content().step(step) else { return };
        for block in [then, reward] {
            if !block.is_none() {
                push(play, Chore::Steps { block, place: Place::NONE });
            }
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

/// Cards to keep in place at the end of the turn (MTL-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reinforce {
    /// How many are left.
    pub left: u8,
}

impl Ask for Reinforce {
    type Answer = u8;

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        reinforceable(public) != 0
    }

    fn read(action: Action) -> Option<u8> {
        action.as_slot()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::slots(reinforceable(view.public), offers);
    }

    fn check(self, view: View<'_>, slot: u8) -> Result<(), Refusal> {
        match has_slot(reinforceable(view.public), slot) {
            true => Ok(()),
            false => Err(Refusal::NotToReinforce),
        }
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, slot: u8) {
        play.tell_all(PublicEvent::Reinforced { who: play.public().turn.who, slot });
        if 1 < self.left {
            push(play, Reinforce { left: self.left - 1 });
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-reinforce").with("left", self.left)
    }
}

/// Whether a set of places has this one.
pub(crate) fn has_slot(set: u16, slot: u8) -> bool {
    usize::from(slot) < SLOTS && set & (1 << slot) != 0
}

/// A place of a city, with its card.
pub(crate) fn say_slot(view: View<'_>, id: &'static str, who: Who, slot: u8) -> Phrase {
    let there = view.public.player(who).city.get(usize::from(slot)).copied().unwrap_or_default();
    let card = there.card.or(there.knowledge);
    Phrase::new(id)
        .with("slot", name::slot(slot))
        .with("card", name::maybe_card(view.content, card))
}
