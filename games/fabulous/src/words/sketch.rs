//! The table in plain lines.

use engine::{Arg, Perspective, Phrase, Seat, Seats};

use super::names::{
    card_in_full, card_in_list, characteristic, collector, does, dot, effect, grade, monument,
    seats, value, value_of,
};
use crate::cards::{Back, Card, Characteristic, Collector};
use crate::content::{Content, Wins};
use crate::hand::Hand;
use crate::rules::collectors;
use crate::rules::end::MOST_ROUNDS;
use crate::shelves::{Public, What};
use crate::{Fabulous, View};

/// The length of a bar.
const BAR: usize = 10;

pub(super) fn sketch(perspective: Perspective<'_, Fabulous>) -> Vec<Phrase> {
    let (content, public) = (perspective.content, perspective.public);
    let mut lines = vec![round_line(content, public)];
    lines.extend(limit_line(public));
    lines.extend(effects_line(public));
    lines.extend(collectors_lines(content, public));
    lines.extend(reading_line(content, public));
    lines.extend((0..public.with.seats).map(|seat| seat_line(content, public, Seat(seat))));
    if let Some((seat, mine)) = perspective.mine {
        lines.extend(seen_lines(perspective, seat, mine));
        lines.extend(mine.card.into_iter().flat_map(|it| card_lines(content, public, it)));
    }
    lines
}

/// Which round it is, and what is compared.
fn round_line(content: &Content, public: &Public) -> Phrase {
    let round = &public.round;
    let number = i64::from(round.number);
    match (public.awaited.what, round.characteristic) {
        (What::Nothing, _) => Phrase::new("sketch-over").with("winners", seats(public.winners)),
        (What::Look, _) => Phrase::new("sketch-before").with("who", round.leader),
        (What::Name | What::Speak | What::Victim | What::Partner | What::Pick, None) => {
            Phrase::new("sketch-round").with("number", number).with("who", round.leader)
        }
        (What::Name | What::Speak | What::Victim | What::Partner | What::Pick, Some(it)) => {
            Phrase::new("sketch-named")
                .with("number", number)
                .with("name", characteristic(content, it))
                .with("imposer", round.imposer)
                .with("dot", dot(round.bar))
        }
    }
}

fn limit_line(public: &Public) -> Option<Phrase> {
    if public.awaited.what == What::Nothing {
        return None;
    }
    if public.round.deciding {
        return Some(Phrase::new("sketch-deciding").with("tied", seats(public.round.players)));
    }
    if public.time_up {
        return Some(Phrase::new("sketch-time-up"));
    }
    if public.with.rounds < MOST_ROUNDS {
        let rounds = i64::from(public.with.rounds);
        return Some(Phrase::new("sketch-limit-rounds").with("rounds", rounds));
    }
    let minutes = public.with.minutes?;
    Some(Phrase::new("sketch-limit-minutes").with("minutes", minutes))
}

fn effects_line(public: &Public) -> Option<Phrase> {
    let round = &public.round;
    if public.awaited.what == What::Nothing {
        return None;
    }
    let marks = [
        (round.lowest_wins, "sketch-lowest-wins"),
        (round.reversed, "sketch-reversed"),
        (round.locked, "sketch-lock"),
        (round.storms != 0, "sketch-storm"),
    ];
    let mut effects: Vec<Phrase> =
        marks.into_iter().filter(|(on, _)| *on).map(|(_, id)| Phrase::new(id)).collect();
    let red = round.counts_as_red.iter();
    effects.extend(red.map(|seat| Phrase::new("sketch-red").with("who", seat)));
    (!effects.is_empty()).then(|| Phrase::new("sketch-effects").with("effects", Arg::list(effects)))
}

/// The Collector cards that are still to come, and those that were read.
fn collectors_lines(content: &Content, public: &Public) -> impl Iterator<Item = Phrase> {
    let memory = &public.memory;
    let was_read = |it: &Collector| {
        let mut backs = (0..public.with.cards).map(Back);
        backs.any(|back| memory.face(back) == Some(Card::of(*it)))
    };
    let (read, hidden): (Vec<Collector>, Vec<Collector>) =
        public.with.collectors.iter().partition(was_read);
    let lines = [("sketch-collectors-hidden", hidden), ("sketch-collectors-read", read)];
    lines.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(id, cards)| {
        let names = cards.into_iter().map(|it| collector(content, it));
        Phrase::new(id).with("cards", Arg::list(names))
    })
}

/// The Collector card whose moment it is.
fn reading_line(content: &Content, public: &Public) -> Option<Phrase> {
    match public.awaited.what {
        What::Victim | What::Partner | What::Pick => {
            let reading = public.round.reading?;
            let name = collector(content, reading);
            let seat = public.awaited.seat;
            Some(
                Phrase::new("sketch-reading")
                    .with("collector", name)
                    .with("who", seat)
                    .with("effect", effect(content, reading))
                    .with("does", does(content, reading, seat)),
            )
        }
        What::Look | What::Name | What::Speak | What::Nothing => None,
    }
}

fn seat_line(content: &Content, public: &Public, seat: Seat) -> Phrase {
    let cards = public.piles.len(seat);
    let is_over = public.awaited.what == What::Nothing;
    let asked = public.awaited.seat == seat && !is_over;
    let line = |id: &'static str| {
        Phrase::new(id)
            .with("mark", if asked { "▶" } else { "·" })
            .with("who", seat)
            .with("bar", bar(usize::from(cards), usize::from(public.with.cards)))
            .with("cards", format!("{cards:>2}"))
    };
    match is_over && public.in_game.contains(seat) {
        true => line("sketch-seat-over"),
        false => line("sketch-seat").with("state", state(content, public, seat)),
    }
}

/// What a seat is doing in the round.
fn state(content: &Content, public: &Public, seat: Seat) -> Phrase {
    let round = &public.round;
    if !public.in_game.contains(seat) {
        let out = i64::from(public.careers[seat].out);
        return Phrase::new("sketch-state-out").with("round", out);
    }
    if !round.players.contains(seat) {
        return Phrase::new("sketch-state-watching");
    }
    if round.sitting_out.contains(seat) {
        return Phrase::new("sketch-state-sitting-out");
    }
    let turned = public.piles.played(seat).skip(1).filter_map(|back| public.memory.face(back));
    let turned: Vec<Phrase> = turned.map(|it| card_in_list(content, it)).collect();
    if !turned.is_empty() {
        return Phrase::new("sketch-state-battle").with("cards", Arg::list(turned));
    }
    match round.characteristic {
        Some(it) if round.spoken.contains(seat) => {
            let said = value(content, it, round.value(seat, it));
            Phrase::new("sketch-state-said").with("value", said)
        }
        Some(_) | None if round.in_play.contains(seat) => Phrase::new("sketch-state-in-play"),
        Some(_) | None => Phrase::new("sketch-state-waiting"),
    }
}

/// The seat's own card: its name, why it has its grade, its figures as bars, and two sentences about the monument.
fn card_lines(content: &Content, public: &Public, it: Card) -> Vec<Phrase> {
    let Some(known) = content.monument(it) else { return Vec::new() };
    let mut lines = vec![
        Phrase::new("sketch-card")
            .with("monument", monument(content, it))
            .with("country", Phrase::new(format!("country-{}", known.country)))
            .with("grade", grade(content.grade(it)))
            .with("dot", dot(content.grade(it)))
            .with("reason", Phrase::new(format!("reason-{}", known.key))),
    ];
    let set = &content.sets[usize::from(public.with.set)];
    lines.extend(set.characteristics.iter().map(|of| figure_line(content, public, it, *of)));
    let about = Phrase::new(format!("about-{}", known.key));
    lines.push(Phrase::new("sketch-about").with("about", about));
    lines
}

/// A figure, with its place among those of the pack.
fn figure_line(content: &Content, public: &Public, it: Card, of: Characteristic) -> Phrase {
    let pack = &content.packs[usize::from(public.with.pack)].cards;
    let beats = |one: Card, other: Card| {
        let (one, other) = (content.figure(one, of), content.figure(other, of));
        match content.wins(of) {
            Wins::Highest => other < one,
            Wins::Lowest => one < other,
        }
    };
    let better = pack.iter().filter(|other| beats(**other, it)).count();
    let worse = pack.iter().filter(|other| beats(it, **other)).count();
    Phrase::new("sketch-figure")
        .with("bar", bar(worse, pack.len().saturating_sub(1)))
        .with("rank", format!("{:>2}", better + 1))
        .with("many", pack.len())
        .with("name", characteristic(content, of))
        .with("value", value_of(content, Some(it), of))
}

/// Cards that this seat has looked at and the others have not.
fn seen_lines(perspective: Perspective<'_, Fabulous>, seat: Seat, mine: &Hand) -> Vec<Phrase> {
    let (content, public) = (perspective.content, perspective.public);
    let mut lines = Vec::new();
    if public.awaited.what == What::Pick && public.awaited.seat == seat {
        let view = View { seat, content, public, mine };
        let looked = collectors::looked_at(view).map(|it| card_in_full(content, public, it));
        lines.push(Phrase::new("sketch-looked-at").with("cards", Arg::list(looked)));
    }
    for other in Seats::all(public.with.seats).without(Seats::one(seat)).iter() {
        let back = public.piles.in_play(other).filter(|_| public.round.in_play.contains(other));
        if let Some(it) = back.and_then(|back| mine.seen.face(back)) {
            let known = card_in_full(content, public, it);
            lines.push(Phrase::new("sketch-peeked").with("who", other).with("card", known));
        }
    }
    lines
}

fn bar(part: usize, whole: usize) -> String {
    let full = (part * BAR).div_ceil(whole.max(1)).min(BAR);
    "█".repeat(full) + &"░".repeat(BAR - full)
}
