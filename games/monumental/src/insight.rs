//! Judges a view for bots: the points that each seat may expect at the end, in tenths of a point.
//!
//! It counts the points as if the match ended now, with domination by degrees, and adds the worth of what is kept for
//! later: cards that will work, gold, culture, tokens, resources that can still be spent in this turn, and actions that
//! were begun.

pub(crate) mod terms;

use engine::{BySeat, Seat};

use crate::View;
use crate::content::Content;
use crate::rules::end;
use crate::shelves::{Held, Phase, Player, Public, Slot, Task};
use crate::terms::{Card, Resource, Who};

/// One unit of a card's cost, for as long as the card will work.
const A_COST: i32 = 3;
/// A basic resource that can still be spent in this turn.
pub(crate) const TO_SPEND: i32 = 2;
/// A step of an active card that can still be used.
const TO_USE: i32 = 2;
/// The first stage of a wonder, for each unit of its cost.
const BEGUN: i32 = 3;
/// A production token in reserve.
const TOKEN: i32 = 3;
/// A market token that was not used.
pub(crate) const MARKET: i32 = 6;
/// What an attack under way promises, and each unit sent to it.
pub(crate) const ATTACK: i32 = 6;
/// The match counts as early while at least this many rounds are left.
const EARLY: i32 = 5;

pub(crate) fn insight(view: View<'_>) -> BySeat<i32> {
    let public = view.public;
    let seats = public.with.players - u8::from(public.with.automaton);
    let automaton = match public.with.automaton {
        true => hopes(view, Who(public.with.players - 1)),
        false => 0,
    };
    BySeat::new(seats, |seat: Seat| hopes(view, Who(seat.0)) - automaton)
}

fn hopes(view: View<'_>, who: Who) -> i32 {
    let (content, public) = (view.content, view.public);
    let counted = points(content, public, who);
    if public.is_over() {
        return counted;
    }
    let player = public.player(who);
    let kept = later(content, player, time_left(public)) + begun(content, player);
    let turn = if public.turn.who == who { this_turn(content, public, player) } else { 0 };
    counted + kept + turn
}

/// Points at the end (MTL-101, MTL-102). Before the end, the larger the lead in a category or the smaller the gap, the
/// more likely its points.
pub(crate) fn points(content: &Content, public: &Public, who: Who) -> i32 {
    by_category(content, public, who).iter().map(|(counted, lead)| counted + lead).sum()
}

/// In each category, in the order of [`end::counts`]: the points that are counted, and those for the lead.
fn by_category(content: &Content, public: &Public, who: Who) -> [(i32, i32); 4] {
    let figures = &content.figures.score;
    let worth = [figures.knowledge, figures.wonder, figures.policy, figures.province];
    let mut best = [0; 4];
    for (_, other) in public.everyone().filter(|(other, _)| *other != who) {
        let counts = end::counts(other);
        best.iter_mut().zip(counts).for_each(|(best, many)| *best = i32::from(many).max(*best));
    }
    let mut points = [(0, 0); 4];
    let counts = end::counts(public.player(who)).into_iter().zip(worth).zip(best);
    for ((counted, lead), ((many, worth), best)) in points.iter_mut().zip(counts) {
        let many = i32::from(many);
        *counted = 10 * many * worth;
        if 0 < many && best <= many {
            *lead = 10 * figures.domination;
        }
        if !public.is_over() {
            *lead += 3 * (many - best).clamp(-3, 3);
        }
    }
    points
}

/// How much of the match is left: from 10 when there is enough time to 0 in the last round.
pub(crate) fn time_left(public: &Public) -> i32 {
    if public.last_round == Some(public.round) {
        return 0;
    }
    let drawn_a_round = public.rows() as i32 * i32::from(public.with.players);
    let rounds = public.unseen.count_ones() as i32 / drawn_a_round.max(1) + 1;
    (10 * rounds / EARLY).min(10)
}

pub(crate) fn later(content: &Content, player: &Player, time: i32) -> i32 {
    later_by_kind(content, player, time).iter().sum()
}

/// The worth of cards, culture, tokens and gold.
fn later_by_kind(content: &Content, player: &Player, time: i32) -> [i32; 4] {
    let worth = |card: Card| i32::from(content.card(card).whole_cost());
    let city = player.city.iter().flat_map(|slot| [slot.knowledge, slot.card]).flatten();
    let deck = player.top.iter().chain(player.hidden.iter()).chain(player.discard.iter());
    let cards: i32 = city.chain(deck).map(worth).sum();
    let next_policy = player.policies.len() as i32 + 1;
    let culture = i32::from(player.culture);
    let policies = 15 * culture.min(next_policy) / next_policy + 2 * (culture - next_policy).max(0);
    let markets = player.markets.iter().filter(|it| **it == Held::Hidden).count() as i32;
    let tokens = TOKEN * i32::from(player.production_tokens) + MARKET * markets;
    let gold = i32::from(player.gold) * (1 + time / 4);
    let cards = cards * A_COST * time / 10;
    [cards, policies * (time + 3).min(10) / 10, tokens * time / 10, gold]
}

fn begun(content: &Content, player: &Player) -> i32 {
    player.construction.map_or(0, |card| BEGUN * i32::from(content.card(card).cost[0]))
}

/// The worth of what can still be done in this turn.
fn this_turn(content: &Content, public: &Public, player: &Player) -> i32 {
    let turn = &public.turn;
    let stock: i32 = turn.stock.iter().chain(&turn.restricted).map(|it| i32::from(*it)).sum();
    let uses = |left: u16| (0..4).filter(|step| left >> (4 * step) & 15 != 0).count() as i32;
    let drawn = turn.drawn.iter().map(|it| it.left);
    let steps: i32 = turn.left.iter().copied().chain(drawn).map(uses).sum();
    let attack: i32 = public.agenda.iter().map(under_way).sum();
    let choice = match turn.phase {
        Phase::Column(row) => best_column(content, &player.city, usize::from(row)),
        Phase::Setup | Phase::Row | Phase::Act | Phase::Automaton(_) | Phase::Over => 0,
    };
    TO_SPEND * stock + TO_USE * steps + attack + choice
}

/// The worth of an action that waits for an answer. A chore is worth nothing.
pub(crate) fn under_way(task: &Task) -> i32 {
    if let Task::Question(question) = task { question.hope() } else { 0 }
}

/// The worth of a row with its best column.
pub(crate) fn best_column(content: &Content, city: &[Slot], row: usize) -> i32 {
    let gives = |slot: usize| city.get(slot).map_or(0, |slot| of_slot(content, *slot));
    let row_gives: i32 = (0..3).map(|column| gives(3 * row + column)).sum();
    let column_gives = |column: usize| -> i32 {
        (0..3).filter(|other| *other != row).map(|other| gives(3 * other + column)).sum()
    };
    row_gives + (0..3).map(column_gives).max().unwrap_or(0)
}

fn of_slot(content: &Content, slot: Slot) -> i32 {
    let one = |card: Card| {
        let info = content.card(card);
        let basics = [Resource::Production, Resource::Science, Resource::Military];
        let basic: i32 = basics.iter().map(|it| i32::from(info.yields.get(*it))).sum();
        let all: i32 = info.yields.0.iter().map(|it| i32::from(*it)).sum();
        let steps = (0..4).filter(|step| info.ready >> (4 * step) & 15 != 0).count() as i32;
        TO_SPEND * basic + 3 * (all - basic) + TO_USE * steps
    };
    [slot.knowledge, slot.card].into_iter().flatten().map(one).sum()
}
