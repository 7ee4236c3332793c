//! Is it fair? Seats, options, and what the winners began with and did.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::arena::Played;
use crate::stats::{Mean, Share, Tally};
use crate::tournament::{self, Sat, SeatReport};
use crate::traits;

/// The results of many matches between equal bots. The same seed gives the same.
#[derive(Clone, Debug, Serialize)]
pub struct Balance {
    /// How the game is played without choosing anything, then with each other value of each option.
    pub setups: Vec<SetupReport>,
    /// What the seats began with and did, by how much more those who have it win, at the first setup.
    pub traits: Vec<TraitReport>,
    /// What all final tables come to.
    pub fingerprint: String,
}

/// One way to lay the table.
#[derive(Clone, Debug, Serialize)]
pub struct SetupReport {
    /// What it is called.
    pub name: String,
    /// Matches.
    pub games: u64,
    /// By seat.
    pub seats: Vec<SeatReport>,
    /// By who had the first turn, the second and so on.
    pub turn_order: Vec<SeatReport>,
    /// By what sets the seats apart by the rules, such as civilisations; none where all begin alike.
    pub sides: Vec<SideReport>,
    /// Matches it would take to be sure that the most and the least lucky place in the turn order differ, if what was seen is true.
    pub games_to_tell: Option<u64>,
    /// Decisions a match.
    pub length: Mean,
    /// Rounds a match, where the game has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Mean>,
    /// Points of all seats.
    pub points: Mean,
    /// The winner's points less the second's.
    pub margin: Mean,
    /// How often the win is shared.
    pub shared: Share,
    /// Points a seat by the rule that gave them.
    pub sources: BTreeMap<String, f64>,
}

impl SetupReport {
    /// How long a match is, in words.
    pub fn lasting(&self) -> String {
        let decisions = format!("{:.0} decisions", self.length.mean);
        match &self.rounds {
            Some(rounds) => format!("{decisions} in {:.1} rounds", rounds.mean),
            None => decisions,
        }
    }
}

/// Those seats that the rules set apart from others, such as one civilisation.
#[derive(Clone, Debug, Serialize)]
pub struct SideReport {
    /// Which.
    pub name: String,
    /// How many seats.
    pub games: u64,
    /// How often they won.
    pub win_share: f64,
    /// With 95 % confidence.
    pub interval: [f64; 2],
    /// Points at the end.
    pub points: Mean,
    /// Matches it would take to tell such a share from an even one.
    pub games_to_tell: Option<u64>,
}

/// Something that a seat began with or did.
#[derive(Clone, Debug, Serialize)]
pub struct TraitReport {
    /// What.
    pub name: String,
    /// How many seats had it.
    pub seats: u64,
    /// Their share of wins.
    pub win_share: f64,
    /// How much more often they win than those who had it not. It need not be the reason.
    pub lift: f64,
    /// With 95 % confidence.
    pub interval: [f64; 2],
    /// Matches it would take to tell such a lift from none.
    pub games_to_tell: Option<u64>,
}

/// A trait tells nothing where hardly anybody has it, or hardly anybody has it not.
const FEWEST: u64 = 20;

/// Adds up.
pub fn balance(setups: &[String], seats: u8, played: &[Played]) -> Balance {
    let of = |idx: usize| -> Vec<&Played> { played.iter().filter(|it| it.setup == idx).collect() };
    let report = |(idx, name): (usize, &String)| setup(name, seats, &of(idx));
    Balance {
        setups: setups.iter().enumerate().map(report).collect(),
        traits: traits(&of(0)),
        fingerprint: tournament::fingerprint(played),
    }
}

/// One setup.
pub(crate) fn setup(name: &str, seats: u8, played: &[&Played]) -> SetupReport {
    let sat: Vec<Sat<'_>> = played
        .iter()
        .flat_map(|game| (0..game.bots.len()).map(move |seat| Sat { game, seat }))
        .collect();
    let sat: Vec<&Sat<'_>> = sat.iter().collect();
    let turn_order = tournament::by_order(seats, &sat);
    let tally = |values: &mut dyn Iterator<Item = i64>| {
        let mut tally = Tally::default();
        values.for_each(|value| tally.add(value));
        tally.mean()
    };
    let shared = played.iter().filter(|it| 1 < it.places.iter().filter(|at| **at == 1).count());
    SetupReport {
        name: name.to_owned(),
        games: played.len() as u64,
        games_to_tell: order_to_tell(&turn_order),
        seats: tournament::by_seat(seats, &sat),
        turn_order,
        sides: sides(seats, &sat),
        length: tally(&mut played.iter().map(|it| it.decisions as i64)),
        rounds: played
            .iter()
            .map(|it| it.rounds)
            .collect::<Option<Vec<u32>>>()
            .map(|rounds| tally(&mut rounds.into_iter().map(i64::from))),
        points: tally(&mut played.iter().flat_map(|it| &it.points).map(|it| i64::from(*it))),
        margin: tally(&mut played.iter().map(|it| margin(it))),
        shared: Share::of(shared.count() as f64, played.len() as u64),
        sources: tournament::sources(&sat),
    }
}

fn sides(seats: u8, sat: &[&Sat<'_>]) -> Vec<SideReport> {
    let mut by_name: BTreeMap<&str, Vec<&Sat<'_>>> = BTreeMap::new();
    for it in sat {
        if let Some(name) = it.game.sides.get(it.seat) {
            by_name.entry(name).or_default().push(it);
        }
    }
    let report = |(name, here): (&str, Vec<&Sat<'_>>)| {
        let share = tournament::share(&here);
        let (off, spread) =
            (share.share - 1.0 / f64::from(seats), share.share * (1.0 - share.share));
        let a_match = here.len() as f64 * f64::from(seats) / sat.len() as f64;
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

fn margin(played: &Played) -> i64 {
    let mut points: Vec<i64> = played.points.iter().map(|it| i64::from(*it)).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    match points[..] {
        [first, second, ..] => first - second,
        [_] | [] => 0,
    }
}

fn order_to_tell(seats: &[SeatReport]) -> Option<u64> {
    let shares = || seats.iter().map(|it| it.win_share);
    let (low, high) = (shares().fold(1.0, f64::min), shares().fold(0.0, f64::max));
    to_tell(high - low, 2.0 * high * (1.0 - low), 1.0)
}

/// How many matches until 1.96 standard errors are less than the effect, where each match gives `a_match` cases.
fn to_tell(effect: f64, variance: f64, a_match: f64) -> Option<u64> {
    let needed = (1.96 / effect).powi(2) * variance / a_match;
    needed.is_finite().then(|| needed.ceil() as u64)
}

fn traits(played: &[&Played]) -> Vec<TraitReport> {
    let mut with: BTreeMap<String, (u64, f64)> = BTreeMap::new();
    let (mut n, mut won) = (0u64, 0.0);
    let colours = traits::colours_of_seats(played.iter().map(|it| &it.traits[..]));
    for game in played {
        for (seat, traits) in game.traits.iter().enumerate() {
            n += 1;
            won += game.won(seat);
            let deeds = traits.0.iter().map(|it| traits::whoever_did(it, &colours));
            for name in deeds.collect::<BTreeSet<String>>() {
                let sums = with.entry(name).or_default();
                sums.0 += 1;
                sums.1 += game.won(seat);
            }
        }
    }
    let told = |sums: u64| FEWEST <= sums && FEWEST <= n - sums;
    let mut reports: Vec<TraitReport> = with
        .into_iter()
        .filter(|(_, (seats, _))| told(*seats))
        .map(|(name, sums)| one_trait(&name, sums, (n - sums.0, won - sums.1), played.len()))
        .collect();
    reports.sort_by(|one, other| other.lift.total_cmp(&one.lift).then(one.name.cmp(&other.name)));
    reports
}

fn one_trait(
    name: &str,
    (seats, won): (u64, f64),
    (without, others_won): (u64, f64),
    games: usize,
) -> TraitReport {
    let (win_share, other_share) = (won / seats as f64, others_won / without as f64);
    let lift = win_share - other_share;
    let spread = |share: f64, n: u64| share * (1.0 - share) / n as f64;
    let variance = spread(win_share, seats) + spread(other_share, without);
    let reach = 1.96 * variance.sqrt();
    TraitReport {
        name: name.to_owned(),
        seats,
        win_share,
        lift,
        interval: [lift - reach, lift + reach],
        games_to_tell: to_tell(lift, variance * games as f64, 1.0),
    }
}
