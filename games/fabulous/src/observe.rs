//! What a seat sees, as inputs of a learned judgement: `docs/observations.md` lists the parts.
//!
//! All six seats are observed, although the parts of the engine have room for [`engine::OBSERVED_SEATS`] only.

use engine::{MAX_SEATS, Observation, Seat, Seats, seats_from};

use crate::View;
use crate::cards::{
    Back, Card, Characteristic, Grade, MAX_CHARACTERISTICS, MAX_COLLECTORS, MAX_MONUMENTS,
};
use crate::imagine::{all_cards, seen};
use crate::insight::part_beaten;
use crate::shelves::What;

/// The number of packs that are encoded: ours.
const PACKS: usize = 10;
/// The monuments come first, then the Collector cards.
const CARDS: usize = MAX_MONUMENTS + MAX_COLLECTORS;
const GRADES: usize = Grade::ALL.len();

pub(crate) fn observe(view: View<'_>, into: &mut Observation) {
    the_match(view, into);
    the_round(view, into);
    my_card(view, into);
    announcements(view, into);
    next_cards(view, into);
    the_piles(view, into);
}

/// Writes what was chosen before the match, and how far it has come.
fn the_match(view: View<'_>, into: &mut Observation) {
    let (public, with) = (view.public, &view.public.with);
    into.flags("seats, from 2 on", MAX_SEATS - 1).set(usize::from(with.seats) - 2);
    into.flags("pack", PACKS).set(with.pack.into());
    let set = &view.content.sets[usize::from(with.set)];
    into.flags("characteristics of the match", MAX_CHARACTERISTICS)
        .set_all(set.characteristics.iter().map(|it| it.idx()));
    into.flags("Collector cards of the match", MAX_COLLECTORS)
        .set_all(with.collectors.iter().map(|it| it.idx()));
    into.numbers("round", 1, 0..=128).put(0, public.round.number.into());
    let rounds_left = i32::from(with.rounds) - i32::from(public.round.number);
    into.numbers("rounds left before the limit", 1, 0..=128).put(0, rounds_left);
    let mut end = into.flags("limit in minutes, time is up, deciding round", 3);
    end.set_if(0, with.minutes.is_some());
    end.set_if(1, public.time_up);
    end.set_if(2, public.round.deciding);
}

/// Writes the round: who decides and what, who takes part, and by which characteristic.
fn the_round(view: View<'_>, into: &mut Observation) {
    let (public, round) = (view.public, &view.public.round);
    let decision = match public.awaited.what {
        What::Look => Some(0),
        What::Name => Some(1),
        What::Speak => Some(2),
        What::Victim => Some(3),
        What::Partner => Some(4),
        What::Pick => Some(5),
        What::Nothing => None,
    };
    into.flags("decision: look, name, speak, victim, partner, pick", 6).set_all(decision);
    let asked = decision.map_or(Seats::EMPTY, |_| Seats::one(public.awaited.seat));
    let of = |seat: Option<Seat>| seat.map_or(Seats::EMPTY, Seats::one);
    for (name, seats) in [
        ("whose decision it is, by player", asked),
        ("not out, by player", public.in_game),
        ("leader, by player", Seats::one(round.leader)),
        ("plays the round, by player", round.players),
        ("has a card in play, by player", round.in_play),
        ("has no card to draw, by player", round.sitting_out),
        ("imposed the characteristic, by player", Seats::one(round.imposer)),
        ("has said a value in this circuit, by player", round.spoken),
        ("counts as red, by player", round.counts_as_red),
        ("will name the characteristic, by player", of(round.claimed_by)),
        ("will see the cards in play, by player", of(round.guided)),
        ("fights for the round, by player", round.fighters),
        ("has turned a card up, by player", round.turned),
    ] {
        let places = seats.iter().map(|seat| from_me(view, seat));
        into.flags(name, MAX_SEATS).set_all(places);
    }
    into.flags("characteristic that counts", MAX_CHARACTERISTICS)
        .set_all(round.characteristic.map(|it| it.idx()));
    let named = round.characteristic.map(|_| round.bar as usize);
    into.flags("grade to impose another: green, yellow, orange, red", GRADES).set_all(named);
    let mut turned = into.flags("lowest wins, grades reversed, characteristic locked", 3);
    turned.set_if(0, round.lowest_wins);
    turned.set_if(1, round.reversed);
    turned.set_if(2, round.locked);
    into.numbers("storms to come", 1, 0..=8).put(0, round.storms.into());
}

/// Writes the card that this seat has in play.
fn my_card(view: View<'_>, into: &mut Observation) {
    let card = view.mine.card;
    into.flags("my card in play", CARDS).set_all(card.map(place));
    let grade = card.map(|card| view.content.grade(card) as usize);
    into.flags("grade of my card: green, yellow, orange, red", GRADES).set_all(grade);
    let mut beaten = into.numbers(
        "insight: thousandths of the pack that my card beats, by characteristic",
        MAX_CHARACTERISTICS,
        0..=1000,
    );
    for characteristic in &view.content.sets[usize::from(view.public.with.set)].characteristics {
        let part = card.map(|card| {
            part_beaten(view, *characteristic, view.content.figure(card, *characteristic))
        });
        beaten.put(characteristic.idx(), part.unwrap_or(0));
    }
}

/// Writes what was announced of the card that each player has in play.
fn announcements(view: View<'_>, into: &mut Observation) {
    let heard = |seat: Seat| &view.public.round.heard[seat.idx()];
    let many = MAX_SEATS * MAX_CHARACTERISTICS;
    let values = || {
        players(view).flat_map(move |(nth, seat)| {
            let all = (0..MAX_CHARACTERISTICS as u8).map(Characteristic);
            let said = all.filter_map(move |it| Some((it, heard(seat).value(it)?)));
            said.map(move |(it, value)| (nth * MAX_CHARACTERISTICS + it.idx(), it, value))
        })
    };
    into.flags("values said, by player and characteristic", many)
        .set_all(values().map(|(place, ..)| place));
    let name =
        "insight: thousandths of the pack that the value beats, by player and characteristic";
    let mut beaten = into.numbers(name, many, 0..=1000);
    values().for_each(|(place, it, value)| beaten.put(place, part_beaten(view, it, value)));
    into.flags("grade said, by player and grade", MAX_SEATS * GRADES).set_all(
        players(view).filter_map(|(nth, seat)| Some(nth * GRADES + heard(seat).grade()? as usize)),
    );
}

/// Writes what this seat has seen of the next card of each other player: the card in play, or the top card of the pile
/// before it is drawn.
fn next_cards(view: View<'_>, into: &mut Observation) {
    let public = view.public;
    let next = |seat: Seat| match public.round.in_play.contains(seat) {
        true => public.piles.in_play(seat),
        false => public.piles.top(seat),
    };
    let cards = || {
        let others = players(view).filter(|(_, seat)| *seat != view.seat);
        others.filter_map(|(nth, seat)| Some((nth, seen(view, next(seat)?)?)))
    };
    let monuments = || cards().filter(|(_, card)| card.collector().is_none());
    into.flags("next card seen, by player", MAX_SEATS).set_all(cards().map(|(nth, _)| nth));
    into.flags("grade of the next card seen, by player and grade", MAX_SEATS * GRADES)
        .set_all(monuments().map(|(nth, card)| nth * GRADES + view.content.grade(card) as usize));
    let name = "insight: thousandths of the pack that the next card seen beats, by player and characteristic";
    let mut beaten = into.numbers(name, MAX_SEATS * MAX_CHARACTERISTICS, 0..=1000);
    for (nth, card) in monuments() {
        for it in &view.content.sets[usize::from(public.with.set)].characteristics {
            let part = part_beaten(view, *it, view.content.figure(card, *it));
            beaten.put(nth * MAX_CHARACTERISTICS + it.idx(), part);
        }
    }
}

/// Writes the piles: how many cards they have, and which of them this seat has seen.
fn the_piles(view: View<'_>, into: &mut Observation) {
    let (piles, memory) = (&view.public.piles, &view.public.memory);
    let most = 0..=MAX_MONUMENTS as i16;
    let mut sizes = into.numbers("cards in the pile, by player", MAX_SEATS, most.clone());
    players(view).for_each(|(nth, seat)| sizes.put(nth, piles.len(seat).into()));
    let mut played = into.numbers("cards played in this round, by player", MAX_SEATS, most.clone());
    players(view).for_each(|(nth, seat)| played.put(nth, piles.played(seat).count() as i32));
    let known = |nth: usize, card: Card| nth * CARDS + place(card);
    let mut in_pile = into.flags("seen cards in the pile, by player", MAX_SEATS * CARDS);
    for (nth, seat) in players(view) {
        let cards = piles.pile(seat).filter_map(|back| seen(view, back));
        in_pile.set_all(cards.map(|card| known(nth, card)));
    }
    let mut on_top = into.flags("seen card on top of the pile, by player", MAX_SEATS * CARDS);
    for (nth, seat) in players(view) {
        let card = piles.top(seat).and_then(|back| seen(view, back));
        on_top.set_all(card.map(|card| known(nth, card)));
    }
    let mut hidden =
        into.numbers("unseen Collector cards in the pile, by player", MAX_SEATS, 0..=12);
    for (nth, seat) in players(view) {
        let collectors = piles.pile(seat).filter(|back| memory.collectors.contains(*back));
        hidden.put(nth, collectors.filter(|back| seen(view, *back).is_none()).count() as i32);
    }
    let mut alone = into.numbers("cards that not everyone has seen, by player", MAX_SEATS, most);
    players(view).for_each(|(nth, seat)| alone.put(nth, memory.seen_by[seat].len().into()));
    let mut unseen = [true; CARDS];
    let backs = (0..view.public.with.cards).map(Back);
    backs.filter_map(|back| seen(view, back)).for_each(|card| unseen[place(card)] = false);
    into.flags("cards of the match not seen yet", CARDS)
        .set_all(all_cards(view.content, view.public).map(place).filter(|it| unseen[*it]));
}

/// The players, clockwise from this seat, with their place.
fn players(view: View<'_>) -> impl Iterator<Item = (usize, Seat)> {
    let seats = view.public.with.seats;
    (0..seats).map(move |nth| Seat((view.seat.0 + nth) % seats)).enumerate()
}

fn from_me(view: View<'_>, seat: Seat) -> usize {
    seats_from(view.seat, seat, view.public.with.seats)
}

/// The place of a card among all cards.
fn place(card: Card) -> usize {
    card.collector().map_or(card.idx(), |collector| MAX_MONUMENTS + collector.idx())
}
