//! « En cas d’égalité » (FAB-20 to FAB-22).

use engine::{Play, Seat, Seats};

use crate::Fabulous;
use crate::cards::Grade;
use crate::rules::collectors::Drawn;
use crate::rules::{challenge, collectors, round};
use crate::shelves::PublicEvent;

/// Players tied for the win compare grades: the worst preserved wins. If these are equal, the players fight (FAB-20).
#[cold]
pub(crate) fn compare(play: &mut impl Play<Fabulous>, tied: Seats) {
    let imposer = play.public().round.imposer;
    for seat in tied.clockwise_from(imposer) {
        let grade = challenge::counted_grade(play, seat);
        play.tell_all(PublicEvent::Compared { seat, grade });
    }
    let level = worst(play, tied, |play, seat| challenge::counted_grade(play, seat));
    match level.only() {
        Some(winner) => round::win(play, winner),
        None => {
            play.tell_all(PublicEvent::BattleBegun { fighters: level });
            begin_turn(play);
        }
    }
}

/// Players with an empty pile drop out first. If no player can turn a card, the first one from the imposer wins
/// (FAB-22).
fn begin_turn(play: &mut impl Play<Fabulous>) {
    let public = play.public();
    let (fighters, imposer) = (public.round.fighters, public.round.imposer);
    let broke: Seats = fighters.iter().filter(|seat| public.piles.is_empty(*seat)).collect();
    if broke == fighters {
        let first = fighters.first_from(imposer).unwrap_or(imposer);
        return round::win(play, first);
    }
    for seat in broke.clockwise_from(imposer) {
        play.tell_all(PublicEvent::DroppedOut { seat });
    }
    go_on(play);
}

/// Each fighter turns a new card up, clockwise from the imposer, until one fighter is left or all have (FAB-21,
/// FAB-22).
pub(crate) fn go_on(play: &mut impl Play<Fabulous>) {
    loop {
        let round = &play.public().round;
        let (fighters, imposer) = (round.fighters, round.imposer);
        if let Some(winner) = fighters.only() {
            return round::win(play, winner);
        }
        let Some(seat) = fighters.without(round.turned).first_from(imposer) else {
            return compare_turned(play, fighters);
        };
        match collectors::draw(play, seat) {
            Drawn::Monument { card } => {
                let back = play.public().piles.top(seat);
                collectors::publish(play, back);
                play.tell_all(PublicEvent::TurnedUp { seat, card });
            }
            Drawn::Nothing => play.tell_all(PublicEvent::DroppedOut { seat }),
            Drawn::Wait => return,
        }
    }
}

/// Only grades count. Fighters who share the worst grade fight on (FAB-21).
fn compare_turned(play: &mut impl Play<Fabulous>, fighters: Seats) {
    let level = worst(play, fighters, |play, seat| {
        let public = play.public();
        let turned = public.piles.last_played(seat).and_then(|back| public.memory.face(back));
        challenge::counted(play.content(), public, seat, turned)
    });
    match level.only() {
        Some(winner) => round::win(play, winner),
        None => {
            play.tell_all(PublicEvent::BattleGoesOn { fighters: level });
            begin_turn(play);
        }
    }
}

/// The players with the worst grade, in the order that counts in this round.
fn worst<P: Play<Fabulous>>(play: &P, tied: Seats, grade: impl Fn(&P, Seat) -> Grade) -> Seats {
    let rank = |seat: Seat| challenge::rank(&play.public().round, grade(play, seat));
    let most = tied.iter().map(rank).max();
    tied.iter().filter(|seat| Some(rank(*seat)) == most).collect()
}
