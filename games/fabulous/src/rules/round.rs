//! « Déroulement d’un tour de jeu » (FAB-10 to FAB-14).

use engine::{Content as _, Play, Seat, Seats};

use crate::cards::{Card, Characteristic, Figure};
use crate::content::{Content, Wins};
use crate::hand::HandEvent;
use crate::rulebook::Refusal;
use crate::rules::collectors::Drawn;
use crate::rules::{challenge, collectors, effects, end, is_asked_for, ties};
use crate::shelves::{Public, PublicEvent, What};
use crate::{Fabulous, View};

/// The leader looks at their top card: the first leader when ready, every later one as soon as the last round is
/// settled (FAB-10).
#[inline]
pub(crate) fn begin(play: &mut impl Play<Fabulous>, leader: Seat) {
    let number = play.public().round.number + 1;
    play.tell_all(PublicEvent::RoundBegun { number, leader });
    go_on(play);
}

/// One of the characteristics of the chosen set is named (FAB-05, FAB-10).
pub(crate) fn may_name(view: View<'_>, characteristic: Characteristic) -> Result<(), Refusal> {
    is_asked_for(view, What::Name)?;
    is_in_set(view, characteristic)
}

pub(crate) fn is_in_set(view: View<'_>, characteristic: Characteristic) -> Result<(), Refusal> {
    let set = &view.content.sets[usize::from(view.public.with.set)];
    match set.characteristics.contains(&characteristic) {
        true => Ok(()),
        false => Err(Refusal::NotInSet { characteristic }),
    }
}

/// The characteristic, its value, and from now on the grade (FAB-11). Then the others look at their cards.
#[inline]
pub(crate) fn name(play: &mut impl Play<Fabulous>, seat: Seat, characteristic: Characteristic) {
    let value = value(play, seat, characteristic);
    let grade = challenge::counted_grade(play, seat);
    play.tell_all(PublicEvent::Named { seat, characteristic, value, grade });
    go_on(play);
}

/// Continues the drawing in turn order from the leader, until a decision is needed.
#[inline]
pub(crate) fn go_on(play: &mut impl Play<Fabulous>) {
    while let Some(seat) = next_to_draw(play.public()) {
        match collectors::draw(play, seat) {
            Drawn::Monument { card } => {
                play.tell_all(PublicEvent::Drew { seat });
                play.tell(seat, HandEvent::Drew { card });
                if play.public().round.claimed_by == Some(seat)
                    && effects::claim(play, seat).waits()
                {
                    return;
                }
            }
            Drawn::Nothing => sit_out(play, seat),
            Drawn::Wait => return,
        }
    }
    everybody_has_drawn(play);
}

/// The next player to draw: first the leader; the others once the characteristic is named, or earlier if a Collector
/// card requires it (FAB-46).
#[inline]
fn next_to_draw(public: &Public) -> Option<Seat> {
    let round = &public.round;
    let first = round.to_draw().first_from(round.leader)?;
    let all_draw = round.characteristic.is_some() || round.storms != 0 || round.guided.is_some();
    // If the leader sits out and the lead was not handed on, no player has a card, and all others sit out too.
    let nobody_leads = round.sitting_out.contains(round.leader);
    (all_draw || nobody_leads || first == round.leader).then_some(first)
}

/// A player without a card to draw takes no part. A leader hands the lead to the next player who has one (FAB-44).
fn sit_out(play: &mut impl Play<Fabulous>, seat: Seat) {
    play.tell_all(PublicEvent::SatOut { seat });
    let (piles, round) = (&play.public().piles, &play.public().round);
    if round.leader != seat || round.characteristic.is_some() {
        return;
    }
    let next: Seats = match play.content().has_rules(2) {
        true => round.to_draw().iter().filter(|it| !piles.is_empty(*it)).collect(),
        // By version 1 of the rules, players with an empty pile were not skipped.
        false => round.players.without(round.sitting_out),
    };
    if let Some(to) = next.after(seat) {
        play.tell_all(PublicEvent::LeadHanded { to });
    }
}

#[inline]
fn everybody_has_drawn(play: &mut impl Play<Fabulous>) {
    let round = &play.public().round;
    if round.in_play.is_empty() {
        return nobody_wins(play);
    }
    if round.guided.is_some() || round.storms != 0 {
        effects::once_all_have_drawn(play);
    }
    let round = &play.public().round;
    match round.characteristic {
        None => play.tell_all(PublicEvent::Awaited { seat: round.leader, what: What::Name }),
        Some(_) => ask_after(play, round.imposer),
    }
}

/// Asks the next player in the circuit, whatever their card (FAB-33). After the last player the round is settled.
#[inline]
pub(crate) fn ask_after(play: &mut impl Play<Fabulous>, seat: Seat) {
    let round = &play.public().round;
    match round.in_play.after(seat) {
        Some(next) if next != round.imposer => {
            play.tell_all(PublicEvent::Awaited { seat: next, what: What::Speak });
        }
        Some(_) | None => settle(play),
    }
}

/// The value is said, and it is true (FAB-11).
#[inline]
pub(crate) fn say(play: &mut impl Play<Fabulous>, seat: Seat) {
    if let Some(characteristic) = play.public().round.characteristic {
        let value = value(play, seat, characteristic);
        play.tell_all(PublicEvent::Said { seat, characteristic, value });
    }
    ask_after(play, seat);
}

/// The value and the grade of the card in play of `seat`.
#[inline]
pub(crate) fn value(
    play: &impl Play<Fabulous>,
    seat: Seat,
    characteristic: Characteristic,
) -> Figure {
    match play.private()[seat].card {
        Some(card) => play.content().figure(card, characteristic),
        None => Figure::NONE,
    }
}

/// The best value wins; those who share it are tied (FAB-12, FAB-20).
#[inline]
fn settle(play: &mut impl Play<Fabulous>) {
    let best = best(play.content(), play.public());
    match best.only() {
        Some(winner) => win(play, winner),
        None => ties::compare(play, best),
    }
}

/// The players who said the best value (FAB-12).
#[inline]
fn best(content: &Content, public: &Public) -> Seats {
    let round = &public.round;
    let Some(characteristic) = round.characteristic else { return Seats::EMPTY };
    // Inverting all bits of a number reverses the order of numbers.
    let turn = match (content.wins(characteristic), round.lowest_wins) {
        (Wins::Highest, false) | (Wins::Lowest, true) => 0,
        (Wins::Highest, true) | (Wins::Lowest, false) => -1,
    };
    let (mut best, mut tied) = (i32::MIN, Seats::EMPTY);
    for seat in round.in_play.iter() {
        let value = round.value(seat, characteristic).0 ^ turn;
        if best < value {
            (best, tied) = (value, Seats::one(seat));
        } else if best == value {
            tied = tied.with(seat);
        }
    }
    tied
}

/// All cards that were played are shown (FAB-11) and go under the winner's pile (FAB-13), who leads on (FAB-14).
#[inline]
pub(crate) fn win(play: &mut impl Play<Fabulous>, winner: Seat) {
    let in_play = play.public().round.in_play;
    for seat in in_play.clockwise_from(winner) {
        if let Some(card) = play.private()[seat].card {
            show(play, seat, card);
            play.tell(seat, HandEvent::Settled);
        }
    }
    play.tell_all(PublicEvent::Won { seat: winner });
    end::round_is_over(play, winner);
}

#[inline]
fn show(play: &mut impl Play<Fabulous>, seat: Seat, card: Card) {
    if !play.public().memory.seers.is_empty() {
        let back = play.public().piles.in_play(seat);
        collectors::publish(play, back);
    }
    play.tell_all(PublicEvent::Shown { seat, card });
}

/// The leader stays the same (FAB-44).
fn nobody_wins(play: &mut impl Play<Fabulous>) {
    let leader = play.public().round.leader;
    play.tell_all(PublicEvent::NobodyWon);
    end::round_is_over(play, leader);
}
