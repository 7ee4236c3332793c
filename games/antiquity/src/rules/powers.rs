//! « Extension cartes de pouvoir » (ANT-100 to ANT-108).

use engine::{Content as _, Play, Seat};

use crate::cards::{Card, CardSet, Colour, Monument, Pile, Power};
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::rules::{draw, turn};
use crate::shelves::{HandEvent, Plan, Public, PublicEvent};
use crate::{Antiquity, View};

/// One action acquires a power card with the majority of its symbol (ANT-101), but not one that the colour holds
/// (ANT-102).
pub(crate) fn may_acquire(view: View<'_>, colour: Colour, power: Power) -> Result<(), Refusal> {
    turn::has_action(view)?;
    turn::is_my_colour(view, colour)?;
    if !view.public.with.power_cards {
        return Err(Refusal::NoPowerCards);
    }
    if view.public.powers[power.idx()] == Some(colour) {
        return Err(Refusal::HeldAlready { power });
    }
    if !has_majority(view.content, view.public, colour, power) {
        return Err(Refusal::NoMajority { power });
    }
    Ok(())
}

/// Strictly more exhibited cards of the symbol than every other colour.
#[inline]
pub(crate) fn has_majority(
    content: &Content,
    public: &Public,
    colour: Colour,
    power: Power,
) -> bool {
    let of_symbol = content.by_symbol[power.symbol().idx()];
    let shown = |colour: Colour| public.colours[colour].exhibition.cards.and(of_symbol).len();
    let mine = shown(colour);
    public.colours.iter().all(|(other, _)| other == colour || shown(other) < mine)
}

/// The colour that held it cannot refuse (ANT-102). It gives 2 points at once (ANT-103).
pub(crate) fn acquire(play: &mut impl Play<Antiquity>, colour: Colour, power: Power) {
    let from = play.public().powers[power.idx()];
    let points = play.content().figures.power_acquired as i16;
    play.tell_all(PublicEvent::ActionTaken);
    play.tell_all(PublicEvent::Acquired { colour, power, from, points });
}

/// The colour of `seat` that holds `power`.
#[inline]
pub(crate) fn held_by(public: &Public, seat: Seat, power: Power) -> Option<Colour> {
    public.powers[power.idx()].filter(|colour| colour.owner(public.with.seats) == seat)
}

/// The colour that holds the power; also in the turn in which it was acquired (ANT-108).
fn holder(view: View<'_>, power: Power) -> Result<Colour, Refusal> {
    if !view.public.with.power_cards {
        return Err(Refusal::NoPowerCards);
    }
    held_by(view.public, view.seat, power).ok_or(Refusal::NotHeld { power })
}

/// The Hero and the Naute serve once a turn (ANT-105, ANT-106, ANT-108).
fn is_ready(view: View<'_>, power: Power) -> Result<Colour, Refusal> {
    let colour = holder(view, power)?;
    if view.public.turn.used[power.idx()] {
        return Err(Refusal::UsedAlready { power });
    }
    Ok(colour)
}

/// The Scribe: whenever its colour improves a monument, after the new cards are chosen (ANT-104).
pub(crate) fn may_rearrange(view: View<'_>) -> Result<(), Refusal> {
    let Plan::Improve { colour, laid, .. } = view.mine.plan else {
        return Err(Refusal::OnlyWhileImproving);
    };
    // By version 1 of the rules, the Scribe served only once a turn, too.
    let served = match view.content.has_rules(2) {
        true => holder(view, Power::Scribe)?,
        false => is_ready(view, Power::Scribe)?,
    };
    if served != colour {
        return Err(Refusal::NotHeld { power: Power::Scribe });
    }
    if laid.is_empty() {
        return Err(Refusal::NoCardToAdd);
    }
    Ok(())
}

pub(crate) fn rearrange(play: &mut impl Play<Antiquity>, seat: Seat) {
    if let Plan::Improve { colour, monument, laid } = play.private()[seat].plan {
        let new = laid.cards(monument);
        let plan = Plan::Rearrange { colour, monument, new, laid: Pile::default() };
        play.tell(seat, HandEvent::Planned(plan));
    }
}

pub(crate) fn rearranged(
    play: &mut impl Play<Antiquity>,
    seat: Seat,
    (colour, monument): (Colour, Monument),
    new: CardSet,
    pile: Pile,
) {
    play.tell_all(PublicEvent::ActionTaken);
    let spent = !play.content().has_rules(2);
    play.tell_all(PublicEvent::Rearranged { colour, monument, pile, spent });
    play.tell(seat, HandEvent::Lost { cards: new });
}

/// The Hero: one card more for a point of the colour that holds it (ANT-105).
pub(crate) fn may_call_hero(view: View<'_>) -> Result<(), Refusal> {
    turn::is_monument_turn(view)?;
    let colour = is_ready(view, Power::Hero)?;
    if view.public.colours[colour].earned.total() < 1 {
        return Err(Refusal::NoPointToPay);
    }
    Ok(())
}

pub(crate) fn may_call_hero_to_row(view: View<'_>, slot: u8) -> Result<(), Refusal> {
    may_call_hero(view)?;
    draw::lies_in_row(view, slot)
}

pub(crate) fn may_call_hero_to_pile(view: View<'_>) -> Result<(), Refusal> {
    may_call_hero(view)?;
    draw::pile_has_cards(view)
}

pub(crate) fn call_hero_to_row(play: &mut impl Play<Antiquity>, seat: Seat, slot: u8) {
    pay_hero(play, seat);
    draw::take_from_row(play, seat, slot);
}

pub(crate) fn call_hero_to_pile(play: &mut impl Play<Antiquity>, seat: Seat) {
    pay_hero(play, seat);
    draw::take_from_pile(play, seat);
}

fn pay_hero(play: &mut impl Play<Antiquity>, seat: Seat) {
    let colour = held_by(play.public(), seat, Power::Hero).expect("checked: the seat holds it");
    play.tell_all(PublicEvent::HeroCalled { colour });
}

/// The Naute: a hand card for one of the row (ANT-106).
pub(crate) fn may_exchange(view: View<'_>, slot: u8) -> Result<(), Refusal> {
    turn::is_monument_turn(view)?;
    is_ready(view, Power::Naute)?;
    draw::lies_in_row(view, slot)?;
    if view.mine.cards.is_empty() {
        return Err(Refusal::NothingToExchange);
    }
    Ok(())
}

pub(crate) fn begin_to_exchange(play: &mut impl Play<Antiquity>, seat: Seat, slot: u8) {
    play.tell(seat, HandEvent::Planned(Plan::Exchange { slot }));
}

pub(crate) fn may_give(view: View<'_>, card: Card) -> Result<(), Refusal> {
    let Plan::Exchange { .. } = view.mine.plan else {
        return Err(Refusal::NothingToExchange);
    };
    if !view.mine.cards.contains(card) {
        return Err(Refusal::NotInHandToGive { card });
    }
    Ok(())
}

pub(crate) fn give(play: &mut impl Play<Antiquity>, seat: Seat, card: Card) {
    let Plan::Exchange { slot } = play.private()[seat].plan else { return };
    let taken = play.public().row[usize::from(slot)].expect("checked: a card lies there");
    play.tell_all(PublicEvent::Exchanged { seat, slot, given: card, taken });
    play.tell(seat, HandEvent::Lost { cards: [card].into_iter().collect() });
    play.tell(seat, HandEvent::Took { card: taken });
}
