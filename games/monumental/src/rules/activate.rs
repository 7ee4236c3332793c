//! « Activer la Cité » (MTL-20 to MTL-24), and the use of active cards.

use std::hash::{Hash, Hasher};

use engine::{Content as _, Phrase, Play, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::effects::{StepId, possible, run};
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::question::Ask;
use crate::rules::{archive, pay};
use crate::shelves::{Phase, Public, PublicEvent};
use crate::terms::{Card, MAX_STEPS, Place, SLOTS};
use crate::{Monumental, View, insight, offer};

/// One row and one column are active (MTL-20): first the row.
pub(crate) fn may_choose_line(line: u8) -> Result<(), Refusal> {
    if line < 3 { Ok(()) } else { Err(Refusal::NoSuchLine) }
}

pub(crate) fn choose_row(play: &mut impl Play<Monumental>, row: u8) {
    play.tell_all(PublicEvent::RowChosen { row });
}

/// Then the column: all cards of both are active, and plain gains are taken (MTL-20 to MTL-22). A place that an effect
/// has activated before is not activated again.
pub(crate) fn choose_column(play: &mut impl Play<Monumental>, column: u8) {
    let Phase::Column(row) = play.public().turn.phase else { return };
    play.tell_all(PublicEvent::ColumnChosen { who: play.public().turn.who, row, column });
    for slot in 0..SLOTS as u8 {
        let in_line = slot / 3 == row || slot % 3 == column;
        if in_line && !play.public().turn.is_active(slot) {
            activate(play, slot);
        }
    }
}

/// A knowledge is activated together with the card on it (MTL-21).
pub(crate) fn activate(play: &mut impl Play<Monumental>, slot: u8) {
    let (content, player) = (play.content(), play.public().current());
    let there = player.city[usize::from(slot)];
    if there.is_empty() {
        return;
    }
    let ready = |card: Option<Card>| card.map_or(0, |it| content.card(it).ready);
    let (over, under) = (ready(there.card), ready(there.knowledge));
    play.tell_all(PublicEvent::Activated { who: play.public().turn.who, slot, over, under });
    for card in [there.knowledge, there.card].into_iter().flatten() {
        pay::gain(play, content.card(card).yields);
    }
}

/// The places of the city that could still be activated, one bit each.
#[inline]
pub(crate) fn idle_slots(public: &Public) -> u16 {
    let player = public.current();
    let filled = player.city.iter().enumerate().filter(|(_, slot)| !slot.is_empty());
    filled.fold(0, |set, (slot, _)| set | 1 << slot) & !public.turn.active
}

/// Places to activate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Activate {
    /// How many are left.
    pub left: u8,
}

impl Ask for Activate {
    type Answer = u8;

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        idle_slots(public) != 0
    }

    fn read(action: Action) -> Option<u8> {
        action.as_slot()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::slots(idle_slots(view.public), offers);
    }

    fn check(self, view: View<'_>, slot: u8) -> Result<(), Refusal> {
        match archive::has_slot(idle_slots(view.public), slot) {
            true => Ok(()),
            false => Err(Refusal::NotIdle),
        }
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, slot: u8) {
        if 1 < self.left {
            push(play, Activate { left: self.left - 1 });
        }
        activate(play, slot);
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-activate").with("left", self.left)
    }

    fn say(self, view: View<'_>, slot: u8) -> Option<Phrase> {
        Some(archive::say_slot(view, "action-activate", view.public.turn.who, slot))
    }

    fn hope(self) -> i32 {
        2 * insight::TO_SPEND * i32::from(self.left)
    }
}

/// Each effect is used once, in any order, or not at all (MTL-22).
pub(crate) fn may_use(view: View<'_>, place: Place, step: u8) -> Result<(), Refusal> {
    let Some(card) = card_at(view.public, place) else {
        return Err(Refusal::NotActive);
    };
    let id = step_id(view.content, card, step).ok_or(Refusal::NoSuchStep)?;
    if view.content.card(card).ready >> (4 * step) & 15 == 0 {
        return Err(Refusal::TakenAlready);
    }
    if view.public.turn.left_at(place) >> (4 * step) & 15 == 0 {
        return Err(Refusal::EffectUsed);
    }
    if !possible::can(view.content, view.public, id, place) {
        return Err(Refusal::NothingToDo);
    }
    Ok(())
}

pub(crate) fn use_step(play: &mut impl Play<Monumental>, place: Place, step: u8) {
    let card = card_at(play.public(), place).expect("checked: a card is active there");
    let id = step_id(play.content(), card, step).expect("checked: it has that step");
    play.tell_all(PublicEvent::EffectUsed { who: play.public().turn.who, place, step, card });
    run::use_step(play, id, place);
}

/// The active card at a place.
#[inline]
pub(crate) fn card_at(public: &Public, place: Place) -> Option<Card> {
    let (turn, idx) = (&public.turn, place.idx());
    let slot = idx % SLOTS;
    match idx / SLOTS {
        0 if turn.is_active(slot as u8) => public.current().city[slot].card,
        1 if turn.is_active(slot as u8) => public.current().city[slot].knowledge,
        0 | 1 => None,
        _ => turn.drawn.get(idx - 2 * SLOTS).map(|it| it.card),
    }
}

/// The `nth` step of a card.
pub(crate) fn step_id(content: &Content, card: Card, nth: u8) -> Option<StepId> {
    let effect = content.card(card).effect;
    (nth < effect.len).then(|| StepId(effect.from + u16::from(nth)))
}

/// Every place where a card is active.
#[inline]
pub(crate) fn places(public: &Public) -> impl Iterator<Item = Place> {
    let slots = (0..SLOTS as u8).filter(|slot| public.turn.is_active(*slot));
    let city = slots.flat_map(|slot| [Place::over(slot), Place::under(slot)]);
    city.chain((0..public.turn.drawn.len()).map(Place::drawn))
}

/// The active cards that would give something if they were reused, without the card at `own`, which has the step
/// (MTL-120).
pub(crate) fn reusable(
    content: &Content,
    public: &Public,
    own: Place,
) -> impl Iterator<Item = Place> {
    let gives = |card: Card| {
        let info = content.card(card);
        !info.yields.is_none() || info.on_reuse != 0
    };
    let others = places(public).filter(move |place| *place != own);
    others.filter(move |place| card_at(public, *place).is_some_and(gives))
}

/// The card that a `reuse` step at `place` must not name: its own card. By version 3 of the rules, there is none
/// (MTL-120).
pub(crate) fn own_card(content: &Content, place: Place) -> Place {
    if content.has_rules(4) { place } else { Place::NONE }
}

/// Active cards to reuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reuse {
    /// How many are left.
    pub left: u8,
    /// The card whose effect it is.
    pub own: Place,
}

/// Without a card of its own, the question has the same digest as by version 3 of the rules.
impl Hash for Reuse {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.left.hash(state);
        if self.own != Place::NONE {
            self.own.hash(state);
        }
    }
}

impl Ask for Reuse {
    type Answer = Place;

    fn is_open(self, content: &Content, public: &Public) -> bool {
        reusable(content, public, self.own).next().is_some()
    }

    fn read(action: Action) -> Option<Place> {
        if let Action::Answer(Answer::Reuse { place }) = action { Some(place) } else { None }
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        let places = reusable(view.content, view.public, self.own);
        offers.extend(places.map(|place| Action::from(Answer::Reuse { place })));
    }

    fn check(self, view: View<'_>, place: Place) -> Result<(), Refusal> {
        if place == self.own {
            return Err(Refusal::FeedsItself);
        }
        match reusable(view.content, view.public, self.own).any(|it| it == place) {
            true => Ok(()),
            false => Err(Refusal::NotActive),
        }
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, place: Place) {
        if 1 < self.left {
            push(play, Reuse { left: self.left - 1, ..self });
        }
        reuse(play, place);
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-reuse").with("left", self.left)
    }

    fn hope(self) -> i32 {
        2 * insight::TO_SPEND * i32::from(self.left)
    }
}

/// Yields are taken again, and each step but `reuse` can be used once more (MTL-120).
pub(crate) fn reuse(play: &mut impl Play<Monumental>, place: Place) {
    let Some(card) = card_at(play.public(), place) else { return };
    let info = play.content().card(card);
    let left = play.public().turn.left_at(place);
    let sum = (0..MAX_STEPS).fold(0, |sum, step| {
        let uses = |of: u16| of >> (4 * step) & 15;
        sum | (uses(left) + uses(info.on_reuse)).min(15) << (4 * step)
    });
    play.tell_all(PublicEvent::Reused { who: play.public().turn.who, place, card, left: sum });
    pay::gain(play, info.yields);
}
