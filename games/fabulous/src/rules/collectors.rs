//! « Règle spéciale cartes Collector » (FAB-40 to FAB-45).

use engine::{Play, Seat};

use crate::action::LOOKED_AT;
use crate::cards::{Back, Card, Collector};
use crate::content::Timing;
use crate::hand::HandEvent;
use crate::rulebook::Refusal;
use crate::rules::{effects, is_asked_for, round, ties};
use crate::shelves::{PublicEvent, What};
use crate::{Fabulous, View};

/// The result of drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Drawn {
    /// A monument is on top of the pile.
    Monument { card: Card },
    /// There is no card to draw.
    Nothing,
    /// A decision is awaited, or the round is over.
    Wait,
}

/// What follows a Collector card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// The holder draws the next card (FAB-41).
    DrawOn,
    /// A decision is awaited, or the round is over.
    Wait,
}

impl Then {
    pub(crate) fn waits(self) -> bool {
        self == Then::Wait
    }
}

/// Looks at the top card of the player's pile until it is a monument. Each Collector card on the way applies (FAB-40,
/// FAB-41).
#[inline]
pub(crate) fn draw(play: &mut impl Play<Fabulous>, seat: Seat) -> Drawn {
    loop {
        let Some(top) = play.public().piles.top(seat) else { return Drawn::Nothing };
        let card = play.secret().face(top);
        let Some(collector) = card.collector() else { return Drawn::Monument { card } };
        if read_out(play, seat, collector).waits() {
            return Drawn::Wait;
        }
    }
}

/// The card is read out, set aside (FAB-42), and applies; in a battle only if its timing says so (FAB-45).
#[cold]
#[inline(never)]
fn read_out(play: &mut impl Play<Fabulous>, seat: Seat, collector: Collector) -> Then {
    let back = play.public().piles.top(seat);
    publish(play, back);
    play.tell_all(PublicEvent::CollectorRead { seat, collector });
    let special = play.content().special(collector);
    let in_battle = !play.public().round.fighters.is_empty();
    if in_battle && special.timing == Timing::BeforeValues {
        play.tell_all(PublicEvent::NoEffect { collector });
        return Then::DrawOn;
    }
    effects::apply(play, seat, collector)
}

/// Tells the seats that had seen a card alone that everyone knows it now.
pub(crate) fn publish(play: &mut impl Play<Fabulous>, back: Option<Back>) {
    let Some(back) = back else { return };
    for seat in play.public().memory.seers.iter() {
        if play.public().memory.seen_by[seat].contains(back) {
            play.tell(seat, HandEvent::Published { back });
        }
    }
}

/// The target is an opponent in the round (FAB-46): not a player who is out (FAB-50), and in a deciding round only a
/// tied player (FAB-52).
pub(crate) fn may_target(view: View<'_>, target: Seat) -> Result<(), Refusal> {
    match view.public.awaited.what {
        What::Victim | What::Partner => {}
        what @ (What::Look | What::Name | What::Speak | What::Pick | What::Nothing) => {
            return Err(Refusal::AskedFor { what });
        }
    }
    if target == view.seat {
        return Err(Refusal::Yourself);
    }
    if !view.public.in_game.contains(target) {
        return Err(Refusal::NotInGame { seat: target });
    }
    if !view.public.round.players.contains(target) {
        return Err(Refusal::NotInRound { seat: target });
    }
    Ok(())
}

pub(crate) fn target(play: &mut impl Play<Fabulous>, seat: Seat, other: Seat) {
    match play.public().awaited.what {
        What::Victim => effects::steal(play, other, seat),
        What::Partner => play.tell_all(PublicEvent::PilesSwapped { seat, other }),
        What::Look | What::Name | What::Speak | What::Pick | What::Nothing => {}
    }
    resume(play);
}

/// A player may decline to swap piles. Every other effect applies (FAB-40, FAB-46).
pub(crate) fn may_decline(view: View<'_>) -> Result<(), Refusal> {
    match view.public.awaited.what {
        What::Partner => Ok(()),
        What::Victim => Err(Refusal::MustApply),
        what @ (What::Look | What::Name | What::Speak | What::Pick | What::Nothing) => {
            Err(Refusal::AskedFor { what })
        }
    }
}

pub(crate) fn decline(play: &mut impl Play<Fabulous>, seat: Seat) {
    play.tell_all(PublicEvent::SwapDeclined { seat });
    resume(play);
}

/// One of the monuments looked at is played (FAB-46).
pub(crate) fn may_pick(view: View<'_>, nth: u8) -> Result<(), Refusal> {
    is_asked_for(view, What::Pick)?;
    match looked_at(view).nth(usize::from(nth)) {
        None => Err(Refusal::NotLookedAt { nth }),
        Some(card) if card.collector().is_some() => Err(Refusal::PickMonument { nth }),
        Some(_) => Ok(()),
    }
}

/// The top cards of its pile that this seat has looked at.
pub(crate) fn looked_at(view: View<'_>) -> impl Iterator<Item = Card> {
    let (memory, seen) = (&view.public.memory, &view.mine.seen);
    let top = view.public.piles.pile(view.seat).take(usize::from(LOOKED_AT));
    top.filter_map(|back| memory.face(back).or_else(|| seen.face(back)))
}

pub(crate) fn pick(play: &mut impl Play<Fabulous>, seat: Seat, nth: u8) {
    let (many, collectors) = effects::top_kinds(play, seat);
    play.tell_all(PublicEvent::Picked { seat, many, nth, collectors });
    resume(play);
}

/// Continues the drawing after a decision.
fn resume(play: &mut impl Play<Fabulous>) {
    match play.public().round.fighters.is_empty() {
        true => round::go_on(play),
        false => ties::go_on(play),
    }
}
