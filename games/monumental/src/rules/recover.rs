//! Effects that take cards back from the discard pile, and exchanges.

use engine::Play;

use crate::rulebook::Refusal;
use crate::rules::pay::{self, Payment};
use crate::shelves::{Public, PublicEvent, Task};
use crate::terms::{Amount, Card, Resource};
use crate::{Monumental, View};

pub(crate) fn can_recover(public: &Public) -> bool {
    !public.current().discard.is_empty()
}

pub(crate) fn may_recover(view: View<'_>, card: Card) -> Result<(), Refusal> {
    if view.public.current().discard.has(card) { Ok(()) } else { Err(Refusal::NotDiscarded) }
}

/// The card goes on top of the city deck, for all to see.
pub(crate) fn recover(play: &mut impl Play<Monumental>, left: u8, card: Card) {
    play.tell_all(PublicEvent::Recovered { who: play.public().turn.who, card });
    if 1 < left {
        play.tell_all(PublicEvent::Pushed(Task::Recover { left: left - 1 }));
    }
}

/// One basic resource becomes another; restricted military does not (MTL-123).
pub(crate) fn may_swap(view: View<'_>, from: Resource, to: Resource) -> Result<(), Refusal> {
    if !from.is_basic() || !to.is_basic() || from == to {
        return Err(Refusal::NotBasic);
    }
    if view.public.turn.stock[from.idx()] == 0 {
        return Err(Refusal::NotEnough { needed: Amount::of(from, 1) });
    }
    Ok(())
}

/// What is given counts as generated (MTL-123).
pub(crate) fn swap(play: &mut impl Play<Monumental>, left: u8, from: Resource, to: Resource) {
    pay_one(play, from);
    pay::gain(play, Amount::of(to, 1));
    if 1 < left {
        play.tell_all(PublicEvent::Pushed(Task::Exchange { left: left - 1 }));
    }
}

/// Pays one of exactly that resource.
pub(crate) fn pay_one(play: &mut impl Play<Monumental>, resource: Resource) {
    let mut payment = Payment::default();
    match resource {
        Resource::Production | Resource::Science | Resource::Military => {
            payment.basic[resource.idx()] = 1;
        }
        Resource::Gold => payment.gold = 1,
        Resource::Culture => payment.culture = 1,
    }
    play.tell_all(PublicEvent::Paid { who: play.public().turn.who, payment });
}
