//! The report of a tournament.

use std::collections::BTreeMap;

use engine::Chance;
use serde::Serialize;

use crate::match_result::MatchResult;
use crate::rating::Wins;
use crate::stats::{Accumulator, Mean, Share};
use crate::thinking_time::ThinkingTime;

/// How many bootstrap samples of the deals give the intervals of the ratings.
const DRAWS: usize = 200;

/// The results of a tournament. The same seed gives the same report, except for `timing`.
#[derive(Clone, Debug, Serialize)]
pub struct Tournament {
    /// The results of each bot, in the order of the command.
    pub bots: Vec<BotReport>,
    /// The results of each seat, for all bots together.
    pub seats: Vec<SeatReport>,
    /// How often the bot of the row finished before the bot of the column; `None` if they never met.
    pub versus: Vec<Vec<Option<Share>>>,
    /// The number of matches.
    pub games: u64,
    /// The number of deals; each is played from every seat.
    pub deals: u64,
    /// Decisions per match.
    pub length: Mean,
    /// A fingerprint of all final tables.
    pub fingerprint: String,
    /// How long the bots thought. This is the only part that differs from run to run.
    pub timing: Vec<Timing>,
}

/// The results of one bot.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// The bot, as people type it.
    pub bot: String,
    /// How many seats it had, over all matches.
    pub games: u64,
    /// Its share of wins; a shared win counts in parts.
    pub win_share: f64,
    /// The 95 % interval. It takes into account that matches of one deal are not independent.
    pub interval: [f64; 2],
    /// Its Bradley-Terry rating: a lead of 400 points means ten wins to one.
    pub rating: f64,
    /// The 95 % interval.
    pub rating_interval: [f64; 2],
    /// Points at the end.
    pub points: Mean,
    /// Place at the end.
    pub place: Mean,
    /// Points per match, by the rule that gave them.
    pub sources: BTreeMap<String, f64>,
    /// Its results at each seat.
    pub by_seat: Vec<SeatReport>,
}

/// The results of one seat, or of one place in the turn order.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// Counted from 0, as in a record.
    pub seat: u8,
    /// The number of matches.
    pub games: u64,
    /// Its share of wins.
    pub win_share: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
    /// Points at the end.
    pub points: Mean,
}

/// How long a bot thought about one decision.
#[derive(Clone, Debug, Serialize)]
pub struct Timing {
    /// The bot, as people type it.
    pub bot: String,
    /// Decisions with a choice.
    pub decisions: u64,
    /// Milliseconds on average.
    pub mean_ms: f64,
    /// Milliseconds within which 99 of a hundred decisions were made.
    pub p99_ms: f64,
    /// Milliseconds of the longest decision.
    pub longest_ms: f64,
}

/// Makes the report of a tournament. `names` are those of its bots, without repetitions.
pub fn tournament(names: &[String], seats: u8, played: &[MatchResult]) -> Tournament {
    let results: Vec<SeatResult<'_>> = played
        .iter()
        .flat_map(|game| (0..game.bots.len()).map(move |seat| SeatResult { game, seat }))
        .collect();
    let (ratings, spread) = ratings(names.len(), played);
    let bot = |idx: usize| {
        let mine: Vec<&SeatResult<'_>> = results.iter().filter(|it| it.bot() == idx).collect();
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
    let all: Vec<&SeatResult<'_>> = results.iter().collect();
    let mut length = Accumulator::default();
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
        timing: (0..names.len()).map(|idx| timing(&names[idx], idx, &results)).collect(),
    }
}

/// A fingerprint of all final tables. It does not depend on the order of `played`.
pub(crate) fn fingerprint(played: &[MatchResult]) -> String {
    let sum = played
        .iter()
        .fold(0u64, |sum, it| sum.wrapping_add(it.digest.wrapping_mul(2 * it.nth + 1)));
    format!("{sum:016x}")
}

/// The result of one seat of one match.
pub(crate) struct SeatResult<'a> {
    pub(crate) game: &'a MatchResult,
    pub(crate) seat: usize,
}

impl SeatResult<'_> {
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

    fn thought(&self) -> Option<&ThinkingTime> {
        self.game.thought.get(self.seat)
    }
}

/// The share of wins. Matches of one deal are not independent (a cluster sample), so the interval is that of fewer
/// matches: their number is divided by the design effect, which is how much more the deals vary than independent
/// matches would.
pub(crate) fn share(results: &[&SeatResult<'_>]) -> Share {
    let n = results.len() as f64;
    let won: f64 = results.iter().map(|it| it.won()).sum();
    let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
    for it in results {
        let deal = deals.entry(it.game.deal).or_default();
        deal.0 += it.won();
        deal.1 += 1.0;
    }
    let share = if n == 0.0 { 0.0 } else { won / n };
    let apart: f64 = results.iter().map(|it| (it.won() - share).powi(2)).sum();
    let together: f64 = deals.values().map(|(won, n)| (won - n * share).powi(2)).sum();
    let worth = if apart <= 0.0 { 1.0 } else { (together / apart).max(1.0) };
    let effective = (n / worth).round().max(f64::from(u8::from(0.0 < n)));
    Share::of(share * effective, effective as u64)
}

pub(crate) fn mean(results: &[&SeatResult<'_>], value: impl Fn(&SeatResult<'_>) -> i64) -> Mean {
    let mut tally = Accumulator::default();
    results.iter().for_each(|it| tally.add(value(it)));
    tally.mean()
}

/// Points per match, by the rule that gave them.
pub(crate) fn sources(results: &[&SeatResult<'_>]) -> BTreeMap<String, f64> {
    let mut sums: BTreeMap<String, i64> = BTreeMap::new();
    for (rule, points) in results.iter().flat_map(|it| &it.game.sources[it.seat]) {
        *sums.entry(rule.clone()).or_default() += i64::from(*points);
    }
    let n = results.len().max(1) as f64;
    sums.into_iter().map(|(rule, sum)| (rule, sum as f64 / n)).collect()
}

/// The results of each seat.
pub(crate) fn by_seat(seats: u8, results: &[&SeatResult<'_>]) -> Vec<SeatReport> {
    by(seats, results, |it| it.seat)
}

/// The results of each place in the turn order.
pub(crate) fn by_order(seats: u8, results: &[&SeatResult<'_>]) -> Vec<SeatReport> {
    by(seats, results, |it| it.game.order.get(it.seat).copied().map_or(usize::MAX, usize::from))
}

fn by(
    seats: u8,
    results: &[&SeatResult<'_>],
    key: impl Fn(&SeatResult<'_>) -> usize,
) -> Vec<SeatReport> {
    let at = |seat: u8| {
        let here: Vec<&SeatResult<'_>> =
            results.iter().copied().filter(|it| key(it) == usize::from(seat)).collect();
        let share = share(&here);
        SeatReport {
            seat,
            games: here.len() as u64,
            win_share: share.share,
            interval: share.interval,
            points: mean(&here, |it| it.points()),
        }
    };
    (0..seats).map(at).collect()
}

/// The wins of one match: for each pair of seats, which finished first.
fn wins(n_bots: usize, game: &MatchResult) -> Wins {
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

fn versus(n_bots: usize, played: &[MatchResult]) -> Vec<Vec<Option<Share>>> {
    let mut all = Wins::new(n_bots);
    played.iter().for_each(|game| all.merge(&wins(n_bots, game)));
    let cell = |one: usize, other: usize| {
        let met = all.of(one, other) + all.of(other, one);
        (0.0 < met).then(|| Share::of(all.of(one, other), met as u64))
    };
    (0..n_bots).map(|one| (0..n_bots).map(|other| cell(one, other)).collect()).collect()
}

/// The ratings, and their 95 % intervals by a bootstrap over whole deals.
fn ratings(n_bots: usize, played: &[MatchResult]) -> (Vec<f64>, Vec<[f64; 2]>) {
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

fn timing(name: &str, bot: usize, results: &[SeatResult<'_>]) -> Timing {
    let all = results.iter().filter(|it| it.bot() == bot).filter_map(SeatResult::thought);
    let sum = all.fold(ThinkingTime::default(), |sum, it| sum.merge(it));
    Timing {
        bot: name.to_owned(),
        decisions: sum.decisions,
        mean_ms: sum.micros as f64 / 1e3 / sum.decisions.max(1) as f64,
        p99_ms: sum.p99() / 1e3,
        longest_ms: sum.longest as f64 / 1e3,
    }
}
