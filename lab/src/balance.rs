//! The balance report: whether a game is fair to its seats, and what winners begin with and do.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::match_result::MatchResult;
use crate::seat_features;
use crate::stats::{Accumulator, Mean, Share};
use crate::tournament::{self, SeatReport, SeatResult};

/// The results of many matches between equal bots. The same seed gives the same report.
#[derive(Clone, Debug, Serialize)]
pub struct Balance {
    /// The setups: first the one with the chosen options, then those with each other value of each option.
    pub setups: Vec<SetupReport>,
    /// What the seats of the first setup began with and did, sorted by lift, the highest first.
    #[serde(rename = "traits")]
    pub features: Vec<FeatureReport>,
    /// A fingerprint of all final tables.
    pub fingerprint: String,
}

/// The results of one setup.
#[derive(Clone, Debug, Serialize)]
pub struct SetupReport {
    /// The name of the setup.
    pub name: String,
    /// The number of matches.
    pub games: u64,
    /// The results of each seat.
    pub seats: Vec<SeatReport>,
    /// The results of the seat that had the first turn, of the one that had the second, and so on.
    pub turn_order: Vec<SeatReport>,
    /// The results of each side, such as each civilisation; empty if all seats begin alike.
    pub sides: Vec<SideReport>,
    /// How many matches would show that the best and the worst place in the turn order differ, if they differ as much
    /// as in these matches; `None` if they do not differ.
    pub games_to_tell: Option<u64>,
    /// Decisions per match.
    pub length: Mean,
    /// Rounds per match, if the game has rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Mean>,
    /// Points of all seats.
    pub points: Mean,
    /// The highest points of a match less the second highest.
    pub margin: Mean,
    /// The share of matches that several seats win together.
    pub shared: Share,
    /// Points per seat and match, by the rule that gave them.
    pub sources: BTreeMap<String, f64>,
}

impl SetupReport {
    /// The length of a match, in words.
    pub fn lasting(&self) -> String {
        let decisions = format!("{:.0} decisions", self.length.mean);
        match &self.rounds {
            Some(rounds) => format!("{decisions} in {:.1} rounds", rounds.mean),
            None => decisions,
        }
    }
}

/// The results of one side ([`Rules::side`](engine::Rules::side)), such as one civilisation.
#[derive(Clone, Debug, Serialize)]
pub struct SideReport {
    /// The name of the side.
    pub name: String,
    /// How many seats played it.
    pub games: u64,
    /// How often they won.
    pub win_share: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
    /// Points at the end.
    pub points: Mean,
    /// How many matches would show that such a share is not an even one.
    pub games_to_tell: Option<u64>,
}

/// One feature: something that a seat began with or did.
#[derive(Clone, Debug, Serialize)]
pub struct FeatureReport {
    /// The feature, without the colour of the seat.
    pub name: String,
    /// How many seats had it.
    pub seats: u64,
    /// Their share of wins.
    pub win_share: f64,
    /// Their share of wins less that of the seats without it. It need not be the reason for their wins.
    pub lift: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
    /// How many matches would show that such a lift is not zero.
    pub games_to_tell: Option<u64>,
}

/// A feature is reported if at least this many seats have it and this many do not.
const FEWEST: u64 = 20;

/// Makes the balance report of a run. `setups` are the names of its setups.
pub fn balance(setups: &[String], seats: u8, played: &[MatchResult]) -> Balance {
    let of =
        |idx: usize| -> Vec<&MatchResult> { played.iter().filter(|it| it.setup == idx).collect() };
    let report = |(idx, name): (usize, &String)| setup(name, seats, &of(idx));
    Balance {
        setups: setups.iter().enumerate().map(report).collect(),
        features: features(&of(0)),
        fingerprint: tournament::fingerprint(played),
    }
}

/// The report of one setup.
pub(crate) fn setup(name: &str, seats: u8, played: &[&MatchResult]) -> SetupReport {
    let results: Vec<SeatResult<'_>> = played
        .iter()
        .flat_map(|game| (0..game.bots.len()).map(move |seat| SeatResult { game, seat }))
        .collect();
    let results: Vec<&SeatResult<'_>> = results.iter().collect();
    let turn_order = tournament::by_order(seats, &results);
    let tally = |values: &mut dyn Iterator<Item = i64>| {
        let mut tally = Accumulator::default();
        values.for_each(|value| tally.add(value));
        tally.mean()
    };
    let shared = played.iter().filter(|it| 1 < it.places.iter().filter(|at| **at == 1).count());
    SetupReport {
        name: name.to_owned(),
        games: played.len() as u64,
        games_to_tell: order_to_tell(&turn_order),
        seats: tournament::by_seat(seats, &results),
        turn_order,
        sides: sides(seats, &results),
        length: tally(&mut played.iter().map(|it| it.decisions as i64)),
        rounds: played
            .iter()
            .map(|it| it.rounds)
            .collect::<Option<Vec<u32>>>()
            .map(|rounds| tally(&mut rounds.into_iter().map(i64::from))),
        points: tally(&mut played.iter().flat_map(|it| &it.points).map(|it| i64::from(*it))),
        margin: tally(&mut played.iter().map(|it| margin(it))),
        shared: Share::of(shared.count() as f64, played.len() as u64),
        sources: tournament::sources(&results),
    }
}

fn sides(seats: u8, results: &[&SeatResult<'_>]) -> Vec<SideReport> {
    let mut by_name: BTreeMap<&str, Vec<&SeatResult<'_>>> = BTreeMap::new();
    for it in results {
        if let Some(name) = it.game.sides.get(it.seat) {
            by_name.entry(name).or_default().push(it);
        }
    }
    let report = |(name, here): (&str, Vec<&SeatResult<'_>>)| {
        let share = tournament::share(&here);
        let (off, spread) =
            (share.share - 1.0 / f64::from(seats), share.share * (1.0 - share.share));
        let a_match = here.len() as f64 * f64::from(seats) / results.len() as f64;
        SideReport {
            name: name.to_owned(),
            games: here.len() as u64,
            win_share: share.share,
            interval: share.interval,
            points: tournament::mean(&here, |it| it.points()),
            games_to_tell: to_tell(off, spread, a_match),
        }
    };
    by_name.into_iter().map(report).collect()
}

/// The highest points of a match less the second highest.
fn margin(played: &MatchResult) -> i64 {
    let mut points: Vec<i64> = played.points.iter().map(|it| i64::from(*it)).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    match points[..] {
        [first, second, ..] => first - second,
        [_] | [] => 0,
    }
}

/// How many matches would show that the best and the worst of these differ.
fn order_to_tell(seats: &[SeatReport]) -> Option<u64> {
    let shares = || seats.iter().map(|it| it.win_share);
    difference_to_tell(shares().fold(1.0, f64::min), shares().fold(0.0, f64::max))
}

/// How many matches would show that seats with these shares of the wins differ. At most one of the two wins a match, so
/// their shares are not independent.
fn difference_to_tell(low: f64, high: f64) -> Option<u64> {
    let variance = high + low - (high - low).powi(2);
    to_tell(high - low, variance, 1.0)
}

/// How many matches until 1.96 standard errors are less than the effect, if each match gives `a_match` cases; `None`
/// if there is no effect.
fn to_tell(effect: f64, variance: f64, a_match: f64) -> Option<u64> {
    let needed = (1.96 / effect).powi(2) * variance / a_match;
    needed.is_finite().then(|| needed.ceil() as u64)
}

fn features(played: &[&MatchResult]) -> Vec<FeatureReport> {
    let mut with: BTreeMap<String, (u64, f64)> = BTreeMap::new();
    let (mut n, mut won) = (0u64, 0.0);
    let colours = seat_features::colours_of_seats(played.iter().map(|it| &it.features[..]));
    for game in played {
        for (seat, features) in game.features.iter().enumerate() {
            n += 1;
            won += game.won(seat);
            let names = features.0.iter().map(|it| seat_features::without_seat(it, &colours));
            for name in names.collect::<BTreeSet<String>>() {
                let sums = with.entry(name).or_default();
                sums.0 += 1;
                sums.1 += game.won(seat);
            }
        }
    }
    let enough = |sums: u64| FEWEST <= sums && FEWEST <= n - sums;
    let mut reports: Vec<FeatureReport> = with
        .into_iter()
        .filter(|(_, (seats, _))| enough(*seats))
        .map(|(name, sums)| one_feature(&name, sums, (n - sums.0, won - sums.1), played.len()))
        .collect();
    reports.sort_by(|one, other| other.lift.total_cmp(&one.lift).then(one.name.cmp(&other.name)));
    reports
}

fn one_feature(
    name: &str,
    (seats, won): (u64, f64),
    (without, others_won): (u64, f64),
    games: usize,
) -> FeatureReport {
    let (win_share, other_share) = (won / seats as f64, others_won / without as f64);
    let lift = win_share - other_share;
    let spread = |share: f64, n: u64| share * (1.0 - share) / n as f64;
    let variance = spread(win_share, seats) + spread(other_share, without);
    let reach = 1.96 * variance.sqrt();
    FeatureReport {
        name: name.to_owned(),
        seats,
        win_share,
        lift,
        interval: [lift - reach, lift + reach],
        games_to_tell: to_tell(lift, variance * games as f64, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With two seats, a difference of 10 % between them is a share that is 5 % off.
    #[test]
    fn a_difference_between_two_seats_is_a_share_of_one() {
        let share = |effect: f64| to_tell(effect, 0.25, 1.0).unwrap();
        assert_eq!(share(0.05), 385);
        let difference = difference_to_tell(0.45, 0.55).unwrap();
        assert!(share(0.05).abs_diff(difference) <= 5, "{difference}");
        assert_eq!(difference_to_tell(0.5, 0.5), None);
    }
}
