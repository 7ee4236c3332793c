use bots::{Bot, Level, Spec};
use catalogue::Visitor;
use engine::{
    AnyContent, BySeat, Chance, Match, OpeningFault, Player, Playout, Record, Seat, Seed, Speak,
    play_out, typed_options,
};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::company::Company;
use crate::stats::{Mean, Share, Tally};

/// A series of matches to be played by bots.
#[derive(Clone, Copy, Debug)]
pub struct Series<'a> {
    /// The game's slug.
    pub game: &'a str,
    /// The printed matter.
    pub content: AnyContent,
    /// What is chosen.
    pub options: &'a Value,
    /// How many sit down.
    pub seats: u8,
    /// Who plays: one for all seats, or one a seat.
    pub bots: &'a [Spec],
    /// How many matches.
    pub games: u64,
    /// Words that make the seed.
    pub seed: &'a str,
    /// How many threads; all cores where it is nothing.
    pub threads: Option<usize>,
}

/// Takes the record of the `nth` match, counted from 0.
pub type Sink<'a> = &'a (dyn Fn(u64, &Record) -> Result<(), String> + Sync);

/// Why a series cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// There is no such game.
    #[error("there is no game {0:?}")]
    NoSuchGame(String),
    /// The table cannot be laid like this.
    #[error(transparent)]
    Opening(#[from] OpeningFault),
    /// The threads cannot be started.
    #[error("the threads cannot be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// A bot gave no answer.
    #[error(transparent)]
    Bot(#[from] bots::BotFault),
    /// A record could not be kept.
    #[error("{0}")]
    Record(String),
}

/// What came of it. The same series gives the same report, whatever the number of threads; only the time differs.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many matches.
    pub games: u64,
    /// How many decisions in all.
    pub decisions: u64,
    /// Decisions a match.
    pub length: Mean,
    /// By seat.
    pub by_seat: Vec<BySeatReport>,
    /// What all final tables come to: two runs that agree in it agree in every match.
    pub fingerprint: String,
}

/// What came of it at one seat.
#[derive(Clone, Debug, Serialize)]
pub struct BySeatReport {
    /// Counted from 1, as people do.
    pub seat: u8,
    /// Points at the end.
    pub points: Mean,
    /// Place at the end.
    pub place: Mean,
    /// How often the seat won; a shared win counts in parts.
    pub wins: Share,
}

/// Plays a series over all cores. `progress` is told each match that was played.
pub fn simulate(
    series: Series<'_>,
    sink: Option<Sink<'_>>,
    progress: &(dyn Fn() + Sync),
) -> Result<Report, Fault> {
    let run = Run { series, sink, progress };
    catalogue::visit(series.game, run)
        .unwrap_or_else(|| Err(Fault::NoSuchGame(series.game.to_owned())))
}

struct Run<'a> {
    series: Series<'a>,
    sink: Option<Sink<'a>>,
    progress: &'a (dyn Fn() + Sync),
}

impl Visitor for Run<'_> {
    type Out = Result<Report, Fault>;

    fn visit<G: Speak>(self) -> Self::Out {
        let Series { content, options, seats, games, seed, threads, .. } = self.series;
        let options = typed_options::<G>(content.get(), options, seats)?;
        let deals = Seed::of_words(seed);
        let play = |nth: u64| -> Result<Sums, Fault> {
            let sums = self.play_one::<G>(&options, &deals, nth)?;
            (self.progress)();
            Ok(sums)
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build()?;
        let none = || Ok(Sums::none(seats));
        let sums = pool.install(|| {
            let all = (0..games).into_par_iter().map(play);
            all.reduce(none, |one, other| Ok(one?.and(other?)))
        })?;
        Ok(sums.report(games))
    }
}

impl Run<'_> {
    fn play_one<G: Speak>(
        &self,
        options: &G::Options,
        deals: &Seed,
        nth: u64,
    ) -> Result<Sums, Fault> {
        let Series { content, seats, .. } = self.series;
        let seed = deals.nth(nth);
        let mut steps = Vec::new();
        let recording = self.sink.is_some();
        let mut note = |by: Seat, action: G::Action| {
            if recording {
                steps.push((by, action));
            }
        };
        let random = Spec::of(Level::Random);
        let played = if self.series.bots.iter().all(|spec| *spec == random) {
            let whim = &mut Chance::quick(whim_of(deals, nth));
            play_out::<G>(content.get(), options, seats, &seed, whim, |_, by, action| {
                note(by, action);
            })
        } else {
            let mut company = Company::new(self.seated(), &deals.nth(u64::MAX - nth));
            let mut table =
                G::setup(content.get(), options, seats, &mut Chance::for_step(&seed, 0));
            company.play_out(&mut table, &seed, None, |by, _, action| note(by, action))?
        };
        if let Some(sink) = self.sink {
            let mut replay = Match::<G>::open(content.get(), options.clone(), seats, seed);
            for (by, action) in steps {
                if replay.act(by, action).is_err() {
                    return Err(Fault::Record(format!("match {nth}: the lanes disagree")));
                }
                let audit = replay.table().audit();
                audit.map_err(|fault| Fault::Record(format!("match {nth}: {fault}")))?;
            }
            let player = |seat: u8| {
                let bot = self.spec(seat).to_string();
                Player { name: format!("{bot} {}", seat + 1), bot: Some(bot) }
            };
            sink(nth, &replay.record((0..seats).map(player).collect())).map_err(Fault::Record)?;
        }
        Ok(Sums::of(nth, &played))
    }

    fn spec(&self, seat: u8) -> &Spec {
        let bots = self.series.bots;
        &bots[usize::from(seat) % bots.len()]
    }

    fn seated<G: Speak>(&self) -> Vec<Box<dyn Bot<G>>> {
        (0..self.series.seats).map(|seat| self.spec(seat).bot()).collect()
    }
}

/// Where the random bots' choices of one match come from: never from the seed of its deal.
fn whim_of(deals: &Seed, nth: u64) -> u64 {
    let mut chance = Chance::for_step(deals, nth);
    u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX))
}

/// Integers only: the order in which the cores finish does not show.
#[derive(Clone, Debug)]
struct Sums {
    length: Tally,
    decisions: u64,
    by_seat: BySeat<SeatSums>,
    fingerprint: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatSums {
    points: Tally,
    place: Tally,
    /// In 60ths of a win, so that a win shared by up to six stays whole.
    wins: u64,
}

const WHOLE_WIN: u64 = 60;

impl Sums {
    fn none(seats: u8) -> Self {
        let by_seat = BySeat::new(seats, |_| SeatSums::default());
        Self { length: Tally::default(), decisions: 0, by_seat, fingerprint: 0 }
    }

    fn of(nth: u64, played: &Playout) -> Self {
        let outcome = &played.outcome.0;
        let winners = outcome.values().iter().filter(|it| it.place == 1).count() as u64;
        let mut sums = Self::none(outcome.n_seats());
        sums.length.add(played.decisions as i64);
        sums.decisions = played.decisions;
        sums.fingerprint = played.digest.0.wrapping_mul(2 * nth + 1);
        for (seat, standing) in outcome.iter() {
            let seat_sums = &mut sums.by_seat[seat];
            seat_sums.points.add(i64::from(standing.points));
            seat_sums.place.add(i64::from(standing.place));
            if standing.place == 1 {
                seat_sums.wins = WHOLE_WIN / winners;
            }
        }
        sums
    }

    fn and(mut self, other: Self) -> Self {
        self.length = self.length.and(other.length);
        self.decisions += other.decisions;
        self.fingerprint = self.fingerprint.wrapping_add(other.fingerprint);
        for (seat, sums) in other.by_seat.iter() {
            let mine = &mut self.by_seat[seat];
            mine.points = mine.points.and(sums.points);
            mine.place = mine.place.and(sums.place);
            mine.wins += sums.wins;
        }
        self
    }

    fn report(&self, games: u64) -> Report {
        let at = |(seat, sums): (Seat, &SeatSums)| BySeatReport {
            seat: seat.0 + 1,
            points: sums.points.mean(),
            place: sums.place.mean(),
            wins: Share::of(sums.wins as f64 / WHOLE_WIN as f64, games),
        };
        Report {
            games,
            decisions: self.decisions,
            length: self.length.mean(),
            by_seat: self.by_seat.iter().map(at).collect(),
            fingerprint: format!("{:016x}", self.fingerprint),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn series(bot: Level, games: u64, threads: usize) -> Report {
        let game = catalogue::GAMES[0];
        let series = Series {
            game: game.slug(),
            content: game.standard(),
            options: &json!({}),
            seats: game.seats().1,
            bots: &[Spec::of(bot)],
            games,
            seed: "7",
            threads: Some(threads),
        };
        simulate(series, None, &|| ()).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let (one, three) = (series(Level::Random, 60, 1), series(Level::Random, 60, 3));
        assert_eq!(json!(one), json!(three));
        let one_bot = |threads| json!(series(Level::Apprentice, 6, threads));
        assert_eq!(one_bot(1), one_bot(3));
        let wins: f64 = one.by_seat.iter().map(|seat| seat.wins.share).sum();
        assert!((wins - 1.0).abs() < 1e-9, "every match is won once: {wins}");
    }
}
