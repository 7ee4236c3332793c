//! What a tournament came to.

use std::collections::BTreeMap;

use engine::Chance;
use serde::Serialize;

use crate::arena::Played;
use crate::company::Thought;
use crate::rating::Wins;
use crate::stats::{Mean, Share, Tally};

/// How often the deals are drawn anew to see how far the ratings could be off.
const DRAWS: usize = 200;

/// The results of a tournament. The same seed gives the same, but for `timing`.
#[derive(Clone, Debug, Serialize)]
pub struct Tournament {
    /// By bot, in the order of the command.
    pub bots: Vec<BotReport>,
    /// By seat, whoever sat there.
    pub seats: Vec<SeatReport>,
    /// How often the bot of the row finished before the bot of the column.
    pub versus: Vec<Vec<Option<Share>>>,
    /// Matches.
    pub games: u64,
    /// Deals, each played from every seat.
    pub deals: u64,
    /// Decisions a match.
    pub length: Mean,
    /// What all final tables come to.
    pub fingerprint: String,
    /// How long the bots thought: the only part that differs from run to run.
    pub timing: Vec<Timing>,
}

/// One bot.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// As asked for.
    pub bot: String,
    /// How often it sat down.
    pub games: u64,
    /// How often it won; a shared win counts in parts.
    pub win_share: f64,
    /// With 95 % confidence. Matches of one deal are not counted as if they were independent.
    pub interval: [f64; 2],
    /// Bradley-Terry: 400 points are ten to one.
    pub rating: f64,
    /// With 95 % confidence.
    pub rating_interval: [f64; 2],
    /// Points at the end.
    pub points: Mean,
    /// Place at the end.
    pub place: Mean,
    /// Points a match by the rule that gave them.
    pub sources: BTreeMap<String, f64>,
    /// By seat.
    pub by_seat: Vec<SeatReport>,
}

/// One seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// Counted from 1.
    pub seat: u8,
    /// How many matches.
    pub games: u64,
    /// How often it won.
    pub win_share: f64,
    /// With 95 % confidence.
    pub interval: [f64; 2],
    /// Points at the end.
    pub points: Mean,
}

/// How long a bot thought about one decision.
#[derive(Clone, Debug, Serialize)]
pub struct Timing {
    /// As asked for.
    pub bot: String,
    /// Decisions with a choice.
    pub decisions: u64,
    /// Milliseconds on average.
    pub mean_ms: f64,
    /// Milliseconds within which 99 of a hundred were made.
    pub p99_ms: f64,
    /// Milliseconds of the longest.
    pub longest_ms: f64,
}

/// Adds up. Bots of the same name are one bot.
pub fn tournament(names: &[String], seats: u8, played: &[Played]) -> Tournament {
    let sat: Vec<Sat<'_>> = played
        .iter()
        .flat_map(|game| (0..game.bots.len()).map(move |seat| Sat { game, seat }))
        .collect();
    let (ratings, spread) = ratings(names.len(), played);
    let bot = |idx: usize| {
        let mine: Vec<&Sat<'_>> = sat.iter().filter(|it| it.bot() == idx).collect();
        let share = share(&mine);
        BotReport {
            bot: names[idx].clone(),
            games: mine.len() as u64,
            win_share: share.share,
            interval: share.interval,
            rating: ratings[idx],
            rating_interval: spread[idx],
            points: mean(&mine, |it| it.points()),
            place: mean(&mine, |it| it.place()),
            sources: sources(&mine),
            by_seat: by_seat(seats, &mine),
        }
    };
    let all: Vec<&Sat<'_>> = sat.iter().collect();
    let mut length = Tally::default();
    played.iter().for_each(|game| length.add(game.decisions as i64));
    let mut deals: Vec<u64> = played.iter().map(|game| game.deal).collect();
    deals.sort_unstable();
    deals.dedup();
    Tournament {
        bots: (0..names.len()).map(bot).collect(),
        seats: by_seat(seats, &all),
        versus: versus(names.len(), played),
        games: played.len() as u64,
        deals: deals.len() as u64,
        length: length.mean(),
        fingerprint: fingerprint(played),
        timing: (0..names.len()).map(|idx| timing(&names[idx], idx, &sat)).collect(),
    }
}

/// A fingerprint of all final tables, whatever the order.
pub(crate) fn fingerprint(played: &[Played]) -> String {
    let sum = played
        .iter()
        .fold(0u64, |sum, it| sum.wrapping_add(it.digest.wrapping_mul(2 * it.nth + 1)));
    format!("{sum:016x}")
}

/// One seat of one match.
pub(crate) struct Sat<'a> {
    pub(crate) game: &'a Played,
    pub(crate) seat: usize,
}

impl Sat<'_> {
    fn bot(&self) -> usize {
        self.game.bots[self.seat]
    }

    pub(crate) fn won(&self) -> f64 {
        self.game.won(self.seat)
    }

    pub(crate) fn points(&self) -> i64 {
        i64::from(self.game.points[self.seat])
    }

    fn place(&self) -> i64 {
        i64::from(self.game.places[self.seat])
    }

    fn thought(&self) -> Option<&Thought> {
        self.game.thought.get(self.seat)
    }
}

/// The share of wins. What happens twice with the same cards tells less than two deals would: as much less as the
/// deals differ more among each other than single matches do.
pub(crate) fn share(sat: &[&Sat<'_>]) -> Share {
    let n = sat.len() as f64;
    let won: f64 = sat.iter().map(|it| it.won()).sum();
    let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
    for it in sat {
        let deal = deals.entry(it.game.deal).or_default();
        deal.0 += it.won();
        deal.1 += 1.0;
    }
    let share = if n == 0.0 { 0.0 } else { won / n };
    let apart: f64 = sat.iter().map(|it| (it.won() - share).powi(2)).sum();
    let together: f64 = deals.values().map(|(won, n)| (won - n * share).powi(2)).sum();
    let worth = if apart <= 0.0 { 1.0 } else { (together / apart).max(1.0) };
    let effective = (n / worth).round().max(f64::from(u8::from(0.0 < n)));
    Share::of(share * effective, effective as u64)
}

pub(crate) fn mean(sat: &[&Sat<'_>], value: impl Fn(&Sat<'_>) -> i64) -> Mean {
    let mut tally = Tally::default();
    sat.iter().for_each(|it| tally.add(value(it)));
    tally.mean()
}

/// Points a match by rule.
pub(crate) fn sources(sat: &[&Sat<'_>]) -> BTreeMap<String, f64> {
    let mut sums: BTreeMap<String, i64> = BTreeMap::new();
    for (rule, points) in sat.iter().flat_map(|it| &it.game.sources[it.seat]) {
        *sums.entry(rule.clone()).or_default() += i64::from(*points);
    }
    let n = sat.len().max(1) as f64;
    sums.into_iter().map(|(rule, sum)| (rule, sum as f64 / n)).collect()
}

/// Wins and points at each seat.
pub(crate) fn by_seat(seats: u8, sat: &[&Sat<'_>]) -> Vec<SeatReport> {
    by(seats, sat, |it| it.seat)
}

/// Wins and points of whoever had the first turn, the second and so on.
pub(crate) fn by_order(seats: u8, sat: &[&Sat<'_>]) -> Vec<SeatReport> {
    by(seats, sat, |it| it.game.order.get(it.seat).copied().map_or(usize::MAX, usize::from))
}

fn by(seats: u8, sat: &[&Sat<'_>], key: impl Fn(&Sat<'_>) -> usize) -> Vec<SeatReport> {
    let at = |seat: u8| {
        let here: Vec<&Sat<'_>> =
            sat.iter().copied().filter(|it| key(it) == usize::from(seat)).collect();
        let share = share(&here);
        SeatReport {
            seat: seat + 1,
            games: here.len() as u64,
            win_share: share.share,
            interval: share.interval,
            points: mean(&here, |it| it.points()),
        }
    };
    (0..seats).map(at).collect()
}

fn wins(n_bots: usize, game: &Played) -> Wins {
    let mut wins = Wins::new(n_bots);
    for one in 0..game.bots.len() {
        for other in one + 1..game.bots.len() {
            let (a, b) = (game.bots[one], game.bots[other]);
            let first = match game.places[one].cmp(&game.places[other]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            if a != b {
                wins.add(a, b, first);
                wins.add(b, a, 1.0 - first);
            }
        }
    }
    wins
}

fn versus(n_bots: usize, played: &[Played]) -> Vec<Vec<Option<Share>>> {
    let mut all = Wins::new(n_bots);
    played.iter().for_each(|game| all.merge(&wins(n_bots, game)));
    let cell = |one: usize, other: usize| {
        let met = all.of(one, other) + all.of(other, one);
        (0.0 < met).then(|| Share::of(all.of(one, other), met as u64))
    };
    (0..n_bots).map(|one| (0..n_bots).map(|other| cell(one, other)).collect()).collect()
}

/// The ratings, and their intervals by drawing whole deals anew.
fn ratings(n_bots: usize, played: &[Played]) -> (Vec<f64>, Vec<[f64; 2]>) {
    let mut deals: BTreeMap<u64, Wins> = BTreeMap::new();
    for game in played {
        let deal = deals.entry(game.deal).or_insert_with(|| Wins::new(n_bots));
        deal.merge(&wins(n_bots, game));
    }
    let deals: Vec<Wins> = deals.into_values().collect();
    let sum = |chosen: &mut dyn Iterator<Item = usize>| {
        let mut all = Wins::new(n_bots);
        chosen.for_each(|idx| all.merge(&deals[idx]));
        all.ratings()
    };
    let ratings = sum(&mut (0..deals.len()));
    if deals.is_empty() {
        return (ratings.clone(), ratings.iter().map(|it| [*it, *it]).collect());
    }
    let mut luck = Chance::quick(1);
    let drawn: Vec<Vec<f64>> = (0..DRAWS)
        .map(|_| sum(&mut (0..deals.len()).map(|_| luck.below(deals.len() as u32) as usize)))
        .collect();
    let interval = |bot: usize| {
        let mut values: Vec<f64> = drawn.iter().map(|it| it[bot]).collect();
        values.sort_by(f64::total_cmp);
        [values[DRAWS / 40], values[DRAWS - 1 - DRAWS / 40]]
    };
    (ratings, (0..n_bots).map(interval).collect())
}

fn timing(name: &str, bot: usize, sat: &[Sat<'_>]) -> Timing {
    let all = sat.iter().filter(|it| it.bot() == bot).filter_map(Sat::thought);
    let sum = all.fold(Thought::default(), Thought::and);
    Timing {
        bot: name.to_owned(),
        decisions: sum.decisions,
        mean_ms: sum.micros as f64 / 1e3 / sum.decisions.max(1) as f64,
        p99_ms: sum.p99() / 1e3,
        longest_ms: sum.longest as f64 / 1e3,
    }
}
