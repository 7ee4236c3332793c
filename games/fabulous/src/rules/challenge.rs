//! « Changer la caractéristique d’affrontement » (FAB-30 to FAB-33).

use engine::{Play, Seat};

use crate::cards::{Card, Characteristic, Grade};
use crate::content::Content;
use crate::round::Round;
use crate::rulebook::Refusal;
use crate::rules::{is_asked_for, round};
use crate::shelves::{Public, PublicEvent, What};
use crate::{Fabulous, View};

/// A player may impose on their turn in the circuit (FAB-33), with a card worse preserved than that of the last player
/// who imposed (FAB-30).
pub(crate) fn may_impose(view: View<'_>, characteristic: Characteristic) -> Result<(), Refusal> {
    is_asked_for(view, What::Speak)?;
    round::is_in_set(view, characteristic)?;
    if view.public.round.characteristic == Some(characteristic) {
        return Err(Refusal::InForce { characteristic });
    }
    if view.public.round.locked {
        return Err(Refusal::Locked);
    }
    let (mine, bar) = (my_grade(view), view.public.round.bar);
    match (outranks(view), view.public.round.reversed) {
        (true, _) => Ok(()),
        (false, false) => Err(Refusal::NotWorse { mine, bar }),
        (false, true) => Err(Refusal::NotBetter { mine, bar }),
    }
}

/// Whether this seat's card is worse preserved than that of the player who imposed the characteristic. A green card
/// never is; if the grades are reversed, a red card never is.
#[inline]
pub(crate) fn outranks(view: View<'_>) -> bool {
    let round = &view.public.round;
    rank(round, round.bar) < rank(round, my_grade(view))
}

/// A new circuit begins with the player who imposes, and everyone is in it (FAB-31).
#[inline]
pub(crate) fn impose(play: &mut impl Play<Fabulous>, seat: Seat, characteristic: Characteristic) {
    let value = round::value(play, seat, characteristic);
    let grade = counted_grade(play, seat);
    play.tell_all(PublicEvent::Imposed { seat, characteristic, value, grade });
    round::ask_after(play, seat);
}

/// The rank of a grade. A card may impose over one with a lower rank. A Collector card can reverse the order (FAB-46).
#[inline]
pub(crate) fn rank(round: &Round, grade: Grade) -> u8 {
    match round.reversed {
        false => grade as u8,
        true => Grade::Red as u8 - grade as u8,
    }
}

/// The grade of a seat's card in play, as it counts in this round.
#[inline]
pub(crate) fn counted_grade(play: &impl Play<Fabulous>, seat: Seat) -> Grade {
    counted(play.content(), play.public(), seat, play.private()[seat].card)
}

#[inline]
pub(crate) fn counted(content: &Content, public: &Public, seat: Seat, card: Option<Card>) -> Grade {
    match card {
        Some(card) if !public.round.counts_as_red.contains(seat) => content.grade(card),
        Some(_) | None => Grade::Red,
    }
}

#[inline]
fn my_grade(view: View<'_>) -> Grade {
    counted(view.content, view.public, view.seat, view.mine.card)
}
