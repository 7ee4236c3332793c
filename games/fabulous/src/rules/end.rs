//! « Fin de la partie » (FAB-50 to FAB-54).

use engine::{Compared, Outcome, Play, Score, Seat, Seats};

use crate::Fabulous;
use crate::rules::round;
use crate::shelves::{Public, PublicEvent, What};

/// No match has more rounds than this (FAB-53).
pub(crate) const MOST_ROUNDS: u16 = 3000;

/// A player without cards is out (FAB-50). Then the match is over, or the next round begins.
#[inline]
pub(crate) fn round_is_over(play: &mut impl Play<Fabulous>, next_leader: Seat) {
    let public = play.public();
    let broke = public.in_game.iter().filter(|seat| public.piles.is_empty(*seat));
    let broke: Seats = broke.collect();
    for seat in broke.iter() {
        play.tell_all(PublicEvent::WentOut { seat });
    }
    let public = play.public();
    let (left, round) = (public.in_game, &public.round);
    if left.only().is_some() {
        return play.tell_all(PublicEvent::Ended { winners: left });
    }
    if round.deciding || public.time_up || public.with.rounds <= round.number {
        return count(play);
    }
    let leader = left.first_from(next_leader).unwrap_or(next_leader);
    round::begin(play, leader);
}

/// At the limit the player with most cards wins (FAB-51). Tied players play one more round, and then share the win
/// (FAB-52).
#[cold]
fn count(play: &mut impl Play<Fabulous>) {
    let public = play.public();
    if public.round.deciding {
        let winners = richest(public, public.round.players);
        return play.tell_all(PublicEvent::Ended { winners });
    }
    let winners = richest(public, public.in_game);
    if winners.only().is_some() {
        return play.tell_all(PublicEvent::Ended { winners });
    }
    let leader = leader_of_tied(public, winners);
    play.tell_all(PublicEvent::DecidingRoundBegun { leader, tied: winners });
    round::go_on(play);
}

/// The players with the most cards.
fn richest(public: &Public, among: Seats) -> Seats {
    let most = among.iter().map(|seat| public.piles.len(seat)).max();
    among.iter().filter(|seat| Some(public.piles.len(*seat)) == most).collect()
}

/// The tied player who won most recently, or else the first of them clockwise from the last winner (FAB-52).
fn leader_of_tied(public: &Public, tied: Seats) -> Seat {
    let won = |seat: &Seat| public.careers[*seat].won;
    let recent = tied.iter().max_by_key(won).filter(|seat| 0 < won(seat));
    let last_winner = Seats::all(public.with.seats).iter().max_by_key(won);
    let last_winner = last_winner.filter(|seat| 0 < won(seat)).unwrap_or(public.round.leader);
    recent.or_else(|| tied.first_from(last_winner)).unwrap_or(last_winner)
}

/// A round that has begun is finished first (FAB-51). Before the first round the match ends at once.
pub(crate) fn time_is_up(play: &mut impl Play<Fabulous>) {
    play.tell_all(PublicEvent::TimeUp);
    if play.public().awaited.what == What::Look {
        count(play);
    }
}

/// Places: the winners, then by cards, then by the later round of going out (FAB-54).
pub(crate) fn outcome(public: &Public) -> Outcome {
    Outcome::rank(public.with.seats, |seat| {
        let cards = i32::from(public.piles.len(seat));
        let out = public.careers[seat].out;
        let ranking = [
            Some(Compared::Flag("tie-deciding-round", public.winners.contains(seat))),
            Some(Compared::Points(cards)),
            (out != 0).then_some(Compared::Amount("tie-went-out", out.into())),
        ];
        (ranking.into_iter().flatten(), vec![Score::only([("FAB-04", cards)])])
    })
}
