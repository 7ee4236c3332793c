//! The effects of the Collector cards (FAB-46): twelve functions, named by `collectors.toml`.

use engine::{Play, Seat, Seats};

use crate::Fabulous;
use crate::action::LOOKED_AT;
use crate::cards::Collector;
use crate::content::Effect;
use crate::hand::HandEvent;
use crate::rules::collectors::Then;
use crate::rules::{challenge, round};
use crate::shelves::{PublicEvent, What};

/// Applies the effect of a card.
pub(crate) fn apply(play: &mut impl Play<Fabulous>, seat: Seat, collector: Collector) -> Then {
    match play.content().special(collector).effect {
        Effect::WinRound => win_round(play, seat),
        Effect::TakeLead => take_lead(play, seat, collector),
        Effect::LowestWins => lowest_wins(play),
        Effect::LockCharacteristic => lock_characteristic(play),
        Effect::RotateCards => rotate_cards(play),
        Effect::StealEach => steal_each(play, seat),
        Effect::StealFrom => steal_from(play, seat),
        Effect::SwapPiles => swap_piles(play, seat),
        Effect::ReverseGrades => reverse_grades(play),
        Effect::PickOfThree => pick_of_three(play, seat),
        Effect::CountAsRed => count_as_red(play, seat),
        Effect::PeekAll => peek_all(play, seat),
    }
}

/// The holder wins at once. Players who have not drawn yet give their top card unseen; in a battle nothing is added to
/// the cards in play.
fn win_round(play: &mut impl Play<Fabulous>, seat: Seat) -> Then {
    let round = &play.public().round;
    if round.fighters.is_empty() {
        for other in round.to_draw().without(Seats::one(seat)).clockwise_from(seat) {
            if !play.public().piles.is_empty(other) {
                play.tell_all(PublicEvent::Given { seat: other });
            }
        }
    }
    round::win(play, seat);
    Then::Wait
}

/// The holder will choose as soon as they have drawn a card. If the characteristic is locked, nothing happens.
fn take_lead(play: &mut impl Play<Fabulous>, seat: Seat, collector: Collector) -> Then {
    play.tell_all(match play.public().round.locked {
        true => PublicEvent::NoEffect { collector },
        false => PublicEvent::LeadClaimed { seat },
    });
    Then::DrawOn
}

/// The holder has drawn a card. If they lead, they choose anyway, and cannot be challenged; otherwise they choose at
/// once.
#[cold]
pub(crate) fn claim(play: &mut impl Play<Fabulous>, seat: Seat) -> Then {
    if play.public().round.leader == seat {
        play.tell_all(PublicEvent::Locked);
        return Then::DrawOn;
    }
    play.tell_all(PublicEvent::Awaited { seat, what: What::Name });
    Then::Wait
}

/// The weakest value wins. A second card of the kind cancels the first.
fn lowest_wins(play: &mut impl Play<Fabulous>) -> Then {
    play.tell_all(PublicEvent::ComparisonTurned);
    Then::DrawOn
}

/// From now on no player may impose another characteristic.
fn lock_characteristic(play: &mut impl Play<Fabulous>) -> Then {
    play.tell_all(PublicEvent::Locked);
    Then::DrawOn
}

/// The cards in play are passed to the left once everyone has drawn.
fn rotate_cards(play: &mut impl Play<Fabulous>) -> Then {
    play.tell_all(PublicEvent::StormComing);
    Then::DrawOn
}

/// Does what had to wait until everyone has drawn: looking at the cards in play, then passing them on.
#[cold]
pub(crate) fn once_all_have_drawn(play: &mut impl Play<Fabulous>) {
    if let Some(seat) = play.public().round.guided {
        look_around(play, seat);
    }
    let storms = play.public().round.storms;
    (0..storms).for_each(|_| pass_cards(play));
    let round = &play.public().round;
    let (Some(characteristic), true) = (round.characteristic, 0 < storms) else { return };
    let seat = round.imposer;
    let value = round::value(play, seat, characteristic);
    let grade = challenge::counted_grade(play, seat);
    play.tell_all(PublicEvent::SaidAgain { seat, characteristic, value, grade });
}

/// Each card goes to the next player who has one. Each player remembers the card that they gave.
fn pass_cards(play: &mut impl Play<Fabulous>) {
    let in_play = play.public().round.in_play;
    let cards = play.private().clone();
    for seat in in_play.iter() {
        let back = play.public().piles.in_play(seat);
        let hidden = back.filter(|back| play.public().memory.face(*back).is_none());
        if let (Some(back), Some(card)) = (hidden, cards[seat].card) {
            play.tell(seat, HandEvent::Remembered { back, card });
        }
        let to = in_play.after(seat).unwrap_or(seat);
        if let (Some(given), Some(received)) = (cards[to].card, cards[seat].card) {
            play.tell(to, HandEvent::Passed { given, received });
        }
    }
    play.tell_all(PublicEvent::CardsPassed);
}

/// Each opponent's top card goes under the holder's pile, clockwise.
fn steal_each(play: &mut impl Play<Fabulous>, seat: Seat) -> Then {
    let others = play.public().round.players.without(Seats::one(seat));
    for from in others.clockwise_from(seat) {
        take_top(play, from, seat);
    }
    Then::DrawOn
}

/// Two cards from one opponent. If there is only one opponent, the holder is not asked.
fn steal_from(play: &mut impl Play<Fabulous>, seat: Seat) -> Then {
    match play.public().round.players.without(Seats::one(seat)).only() {
        Some(from) => {
            steal(play, from, seat);
            Then::DrawOn
        }
        None => {
            play.tell_all(PublicEvent::Awaited { seat, what: What::Victim });
            Then::Wait
        }
    }
}

/// The two top cards of a pile, or as many as there are, go under another.
pub(crate) fn steal(play: &mut impl Play<Fabulous>, from: Seat, to: Seat) {
    take_top(play, from, to);
    take_top(play, from, to);
}

fn take_top(play: &mut impl Play<Fabulous>, from: Seat, to: Seat) {
    if !play.public().piles.is_empty(from) {
        play.tell_all(PublicEvent::CardTaken { from, to });
    }
}

/// The holder may swap piles with an opponent.
fn swap_piles(play: &mut impl Play<Fabulous>, seat: Seat) -> Then {
    play.tell_all(PublicEvent::Awaited { seat, what: What::Partner });
    Then::Wait
}

/// Reverses the order of the grades. A second card of the kind cancels the first.
fn reverse_grades(play: &mut impl Play<Fabulous>) -> Then {
    play.tell_all(PublicEvent::GradesReversed);
    Then::DrawOn
}

/// The holder looks at the three top cards and plays one. If there is no monument among them, the holder draws as
/// usual.
fn pick_of_three(play: &mut impl Play<Fabulous>, seat: Seat) -> Then {
    let (many, collectors) = top_kinds(play, seat);
    play.tell_all(PublicEvent::LookedAtOwn { seat, many });
    let top: arrayvec::ArrayVec<_, { LOOKED_AT as usize }> =
        play.public().piles.pile(seat).take(usize::from(many)).collect();
    for back in top {
        if play.public().memory.face(back).is_none() {
            let card = play.secret().face(back);
            play.tell(seat, HandEvent::LookedAt { back, card });
        }
    }
    if collectors == (1 << many) - 1 {
        play.tell_all(PublicEvent::NothingToPick { seat, many });
        return Then::DrawOn;
    }
    play.tell_all(PublicEvent::Awaited { seat, what: What::Pick });
    Then::Wait
}

/// The number of cards to look at, and which of them are Collectors, as bits.
pub(crate) fn top_kinds(play: &mut impl Play<Fabulous>, seat: Seat) -> (u8, u8) {
    let top: arrayvec::ArrayVec<_, { LOOKED_AT as usize }> =
        play.public().piles.pile(seat).take(usize::from(LOOKED_AT)).collect();
    let kinds = top.iter().map(|back| play.secret().face(*back).collector().is_some());
    let collectors = (0u8..).zip(kinds).map(|(nth, is)| u8::from(is) << nth).sum();
    (top.len() as u8, collectors)
}

/// All cards that the holder plays in this round count as red.
fn count_as_red(play: &mut impl Play<Fabulous>, seat: Seat) -> Then {
    play.tell_all(PublicEvent::CountsAsRed { seat });
    Then::DrawOn
}

/// The holder sees the cards in play. A leader waits until everyone has drawn.
fn peek_all(play: &mut impl Play<Fabulous>, seat: Seat) -> Then {
    let round = &play.public().round;
    if round.leader == seat && round.characteristic.is_none() {
        play.tell_all(PublicEvent::GuideComing { seat });
    } else {
        look_around(play, seat);
    }
    Then::DrawOn
}

fn look_around(play: &mut impl Play<Fabulous>, seat: Seat) {
    let others = play.public().round.in_play.without(Seats::one(seat));
    for of in others.clockwise_from(seat) {
        let back = play.public().piles.in_play(of);
        let unknown = back.filter(|back| play.public().memory.face(*back).is_none());
        if let (Some(back), Some(card)) = (unknown, play.private()[of].card) {
            play.tell(seat, HandEvent::Peeked { of, back, card });
        }
    }
    play.tell_all(PublicEvent::LookedAround { seat });
}
