//! Why a bot prefers an offer, in words.
//!
//! The offer is played on imagined tables, and so is another; both turns are played to their end by looking one step ahead.
//! The terms of the game's judgement are compared, and the game says the largest differences. The other offer is the next
//! best one. If the game sees no difference to that, because both lead to the same, it is the third; and at last the table is
//! compared with itself as it is now: what the rest of the turn brings. All of it depends on the view alone, as the bot's
//! choice does.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Chance, Comparison, Gain, MAX_SEATS, Phrase, Seat, Speak, Status, Table, View};

use crate::bot::Candidate;
use crate::judge;

/// What a bot says to a player who asks for a hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The bot's ratings of the offers, by code, the best first.
    pub ranked: Vec<Candidate<u32>>,
    /// Why the first is the best: one or two short sentences.
    pub reasons: Vec<Phrase>,
}

/// On how many imagined tables two offers are compared.
const TABLES: usize = 16;
/// How many short sentences a reason has.
const SENTENCES: usize = 2;
/// At most this many decisions of a turn are played.
const MAX_DECISIONS: usize = 40;
/// Smaller differences are not worth a sentence, in tenths of a point.
const SMALLEST: i32 = 5;
/// Offers whose values differ by less, in thousandths, are about as good; the value of a far better one differs by more than
/// `MUCH`.
const CLOSE: u32 = 20;
const MUCH: u32 = 120;

/// The name and the number of a term.
type Key = (&'static str, u8);
/// The sums of terms over all tables, by seat.
type Sums = BTreeMap<Key, [i64; MAX_SEATS]>;

/// Why the first of `ranked` is better than the next ones.
pub(crate) fn reasons<G: Speak>(
    view: View<'_, G>,
    ranked: &[Candidate<G::Action>],
    luck: &mut Chance,
) -> Vec<Phrase> {
    let tried: Vec<&Candidate<G::Action>> = ranked.iter().filter(|it| 0 < it.visits).collect();
    let [best, next, rest @ ..] = &tried[..] else { return vec![Phrase::new("hint-only")] };
    let tables: Vec<(Table<G>, Chance)> =
        (0..TABLES).map(|_| (G::imagine(view, luck), Chance::quick(luck.quick_seed()))).collect();
    let after_best = after(&tables, view.seat, best.action);
    let reasons_over = |other: &Prospect<G::Action>| {
        let mut said = G::reasons(view, &compare(view.seat, best.action, &after_best, other));
        said.dedup_by(|next, before| next.id == before.id);
        said.truncate(SENTENCES);
        said
    };
    let mut said = reasons_over(&after(&tables, view.seat, next.action));
    if said.is_empty() {
        let third = rest.first().map(|it| after(&tables, view.seat, it.action));
        said = third.map(|it| reasons_over(&it)).unwrap_or_default();
        if said.is_empty() {
            said = reasons_over(&now(&tables, view.seat));
        }
        if said.is_empty() || is_close(best, next) {
            said.truncate(SENTENCES - 1);
            said.push(in_general(best, next));
        }
    }
    said
}

/// Whether two candidates are about as good, by the search.
fn is_close<A>(best: &Candidate<A>, next: &Candidate<A>) -> bool {
    let (Some(one), Some(other)) = (best.win, next.win) else { return false };
    let points = best.points.unwrap_or_default() - next.points.unwrap_or_default();
    one.saturating_sub(other) < CLOSE && points < 2 * SMALLEST
}

/// How much better the first is than the second, by the search.
fn in_general<A>(best: &Candidate<A>, next: &Candidate<A>) -> Phrase {
    let better = best.win.unwrap_or_default().saturating_sub(next.win.unwrap_or_default());
    let points = (best.points.unwrap_or_default() - next.points.unwrap_or_default()) / 10;
    match (better, points) {
        (CLOSE.., _) => {
            Phrase::new("hint-better").with("much", if MUCH <= better { "yes" } else { "no" })
        }
        (_, 1..) => Phrase::new("hint-more-points").with("points", points),
        (_, _) => Phrase::new("hint-close"),
    }
}

/// What an offer leads to, over all tables.
struct Prospect<A> {
    /// `None` for the tables as they are.
    action: Option<A>,
    sums: Sums,
    /// What the seat does later in the turn, and at how many tables.
    later: Vec<(A, usize)>,
}

fn after<G: Speak>(
    tables: &[(Table<G>, Chance)],
    seat: Seat,
    action: G::Action,
) -> Prospect<G::Action> {
    let mut prospect = Prospect { action: Some(action), sums: Sums::new(), later: Vec::new() };
    for (table, luck) in tables {
        let (mut table, mut luck) = (table.clone(), luck.clone());
        let round = G::round(table.public());
        table.play(seat, action, &mut luck);
        for done in rest_of_turn(&mut table, seat, round, &mut luck) {
            match prospect.later.iter_mut().find(|(it, _)| *it == done) {
                Some((_, many)) => *many += 1,
                None => prospect.later.push((done, 1)),
            }
        }
        add_terms(&table, seat, &mut prospect.sums);
    }
    prospect
}

/// The tables as they are.
fn now<G: Speak>(tables: &[(Table<G>, Chance)], seat: Seat) -> Prospect<G::Action> {
    let mut prospect = Prospect { action: None, sums: Sums::new(), later: Vec::new() };
    tables.iter().for_each(|(table, _)| add_terms(table, seat, &mut prospect.sums));
    prospect
}

fn add_terms<G: Speak>(table: &Table<G>, seat: Seat, sums: &mut Sums) {
    for term in G::terms(table.view(seat)) {
        let sums = sums.entry((term.name, term.of)).or_default();
        sums.iter_mut().zip(term.points.values()).for_each(|(sum, it)| *sum += i64::from(*it));
    }
}

/// Plays the rest of a turn, each time the offer that is best one step ahead. Returns the choices, each once.
fn rest_of_turn<G: Speak>(
    table: &mut Table<G>,
    seat: Seat,
    round: Option<u32>,
    luck: &mut Chance,
) -> Vec<G::Action> {
    let (mut offers, mut done) = (Vec::new(), Vec::new());
    for _ in 0..MAX_DECISIONS {
        match table.status() {
            Status::Waiting { seats, .. } if seats.contains(seat) => {}
            Status::Waiting { .. } | Status::Over(_) => break,
        }
        if G::round(table.public()) != round {
            break;
        }
        table.offer(seat, &mut offers);
        let mut best: Option<(i32, G::Action)> = None;
        for offer in offers.iter().filter(|_| 1 < offers.len()) {
            let mut tried = table.clone();
            tried.play(seat, *offer, &mut luck.clone());
            let lead = judge::lead(&tried, seat);
            if best.is_none_or(|(most, _)| most < lead) {
                best = Some((lead, *offer));
            }
        }
        if let Some((_, action)) = best.filter(|(_, action)| !done.contains(action)) {
            done.push(action);
        }
        let Some(action) = best.map(|(_, it)| it).or(offers.first().copied()) else { break };
        table.play(seat, action, luck);
    }
    done
}

/// How two prospects compare.
fn compare<A: Copy + PartialEq>(
    seat: Seat,
    action: A,
    best: &Prospect<A>,
    other: &Prospect<A>,
) -> Comparison<A> {
    let (mut gains, total) = differences(seat, &best.sums, &other.sums);
    let most = gains.first().map_or(0, |(weight, _)| *weight);
    match other.action {
        // If the other offer seems better by more than the largest gain, the search saw what these terms do not show.
        Some(_) => gains.retain(|(weight, _)| -total <= most && most <= 2 * weight),
        // As time passes, other terms fall whatever the seat does.
        None => gains.retain(|(weight, gain)| gain.seat == seat && most <= 2 * weight),
    }
    let often = |(action, many): &(A, usize)| (TABLES < 2 * many).then_some(*action);
    let is_common = |action: &A| other.later.iter().any(|it| often(it) == Some(*action));
    Comparison {
        action,
        other: other.action,
        gains: gains.into_iter().map(|(_, gain)| gain).collect(),
        then: best.later.iter().filter_map(often).filter(|it| !is_common(it)).collect(),
    }
}

/// The terms by which the first is better, each with its weight, the most important first; and the sum of all differences,
/// weighted. What another seat loses weighs half, because there may be several others.
fn differences(seat: Seat, best: &Sums, other: &Sums) -> (Vec<(i32, Gain)>, i32) {
    let of = |sums: &Sums, key: Key, idx: usize| sums.get(&key).map_or(0, |it| it[idx]);
    let keys: BTreeSet<Key> = best.keys().chain(other.keys()).copied().collect();
    let (mut gains, mut total) = (Vec::new(), 0);
    for (name, of_which) in keys {
        for idx in 0..MAX_SEATS {
            let key = (name, of_which);
            let mean = ((of(best, key, idx) - of(other, key, idx)) / TABLES as i64) as i32;
            let (tenths, weight) = if idx == seat.idx() { (mean, 2) } else { (-mean, 1) };
            total += weight * tenths;
            if SMALLEST <= tenths {
                let gain = Gain { name, of: of_which, seat: Seat(idx as u8), tenths };
                gains.push((weight * tenths, gain));
            }
        }
    }
    gains.sort_by_key(|(weight, _)| -weight);
    (gains, total)
}
