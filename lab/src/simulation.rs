//! Plays many matches between bots and keeps sums by seat.

use bots::{BotSpec, Level};
use catalogue::Visitor;
use engine::{
    AnyContent, BySeat, Chance, Decided, Match, Player, Playout, RandomPlayers, Record, Referee,
    Seat, Seed, Speak, play_to_end, typed_options,
};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::error::LabError;
use crate::run::thread_pool;
use crate::stats::{Accumulator, Mean, Share};
use crate::table_bots::TableBots;

/// The matches to play. A time limit of the game is ignored: the house does not act.
#[derive(Clone, Copy, Debug)]
pub struct SimulationSpec<'a> {
    /// The game's slug.
    pub game: &'a str,
    /// The content of the game.
    pub content: AnyContent,
    /// The options of the game.
    pub options: &'a Value,
    /// The number of seats.
    pub seats: u8,
    /// One bot for all seats, or one for each.
    pub bots: &'a [BotSpec],
    /// The number of matches.
    pub games: u64,
    /// The text of the seed: [`Seed::of_words`].
    pub seed: &'a str,
    /// The number of threads; `None` for all cores.
    pub threads: Option<usize>,
}

/// Takes the record of the `nth` match, counted from 0. It is called from any thread.
pub type RecordSink<'a> = &'a (dyn Fn(u64, &Record) -> Result<(), String> + Sync);

/// The results of a simulation. The same spec gives the same report, whatever the number of threads.
#[derive(Clone, Debug, Serialize)]
pub struct SimulationReport {
    /// The number of matches.
    pub games: u64,
    /// The decisions of all matches together.
    pub decisions: u64,
    /// Decisions per match.
    pub length: Mean,
    /// The results of each seat.
    pub by_seat: Vec<SeatSummary>,
    /// A fingerprint of all final tables. Runs with different matches have, with near certainty, different ones.
    pub fingerprint: String,
}

/// The results of one seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatSummary {
    /// Counted from 0, as in a record.
    pub seat: u8,
    /// Points at the end.
    pub points: Mean,
    /// Place at the end.
    pub place: Mean,
    /// How often the seat won; a shared win counts in parts.
    pub wins: Share,
}

/// Plays the matches of `spec`. `sink` gets their records, and `on_match` is called after each match, from any thread.
///
/// # Errors
///
/// The first error of a bot, of the setup or of `sink`.
pub fn simulate(
    spec: SimulationSpec<'_>,
    sink: Option<RecordSink<'_>>,
    on_match: &(dyn Fn() + Sync),
) -> Result<SimulationReport, LabError> {
    catalogue::visit(spec.game, Simulation { spec, sink, on_match })
        .unwrap_or_else(|| Err(LabError::NoSuchGame(spec.game.to_owned())))
}

struct Simulation<'a> {
    spec: SimulationSpec<'a>,
    sink: Option<RecordSink<'a>>,
    on_match: &'a (dyn Fn() + Sync),
}

impl Visitor for Simulation<'_> {
    type Out = Result<SimulationReport, LabError>;

    fn visit<G: Speak>(self) -> Self::Out {
        let SimulationSpec { content, options, seats, games, seed, threads, .. } = self.spec;
        let options = typed_options::<G>(content.get(), options, seats)?;
        let deals = Seed::of_words(seed);
        let play = |nth: u64| -> Result<Sums, LabError> {
            let sums = self.play_one::<G>(&options, &deals, nth)?;
            (self.on_match)();
            Ok(sums)
        };
        let none = || Ok(Sums::none(seats));
        let sums = thread_pool(threads)?.install(|| {
            let all = (0..games).into_par_iter().map(play);
            all.reduce(none, |one, other| Ok(one?.and(other?)))
        })?;
        Ok(sums.report(games))
    }
}

impl Simulation<'_> {
    fn play_one<G: Speak>(
        &self,
        options: &G::Options,
        deals: &Seed,
        nth: u64,
    ) -> Result<Sums, LabError> {
        let SimulationSpec { content, seats, bots, .. } = self.spec;
        let seed = deals.nth(nth);
        let mut table = G::setup(content.get(), options, seats, &mut Chance::for_step(&seed, 0));
        let mut steps = Vec::new();
        let seen = |Decided { by, action, .. }: Decided<'_, G>| {
            if self.sink.is_some() {
                steps.push((by, action));
            }
        };
        let random = BotSpec::of(Level::Random);
        let ended = if bots.iter().all(|spec| *spec == random) {
            // The most common simulation has a quick way, without bots and without measuring their time.
            let Ok(ended) =
                play_to_end(&mut table, &seed, &mut RandomPlayers(&mut choices(deals, nth)), seen);
            ended
        } else {
            let specs = (0..seats).map(|seat| self.bot_at(seat));
            let mut bots = TableBots::new(specs, &deals.nth(u64::MAX - nth), None);
            play_to_end(&mut table, &seed, &mut bots, seen)?
        };
        if let Some(sink) = self.sink {
            let record = self.record::<G>(options, seed, &steps);
            let record = record.map_err(|why| LabError::Record(format!("match {nth}: {why}")))?;
            sink(nth, &record).map_err(LabError::Record)?;
        }
        Ok(Sums::of(nth, &ended))
    }

    /// Plays the same steps again in the lane for people, which records them, and audits the table after each.
    fn record<G: Speak>(
        &self,
        options: &G::Options,
        seed: Seed,
        steps: &[(Seat, G::Action)],
    ) -> Result<Record, String> {
        let SimulationSpec { content, seats, .. } = self.spec;
        let mut replay = Match::<G>::open(content.get(), options.clone(), seats, seed);
        for (by, action) in steps {
            replay.act(*by, *action).map_err(|_| "the lanes disagree")?;
            Referee::of(&replay).table().audit()?;
        }
        let player = |seat: u8| {
            let bot = self.bot_at(seat).record_name();
            Player { name: format!("{bot} {}", seat + 1), bot: Some(bot) }
        };
        Ok(replay.record((0..seats).map(player).collect()))
    }

    fn bot_at(&self, seat: u8) -> &BotSpec {
        let bots = self.spec.bots;
        &bots[usize::from(seat) % bots.len()]
    }
}

/// The choices of the random players of one match. They are independent of the seed of its deal.
fn choices(deals: &Seed, nth: u64) -> Chance {
    Chance::quick(Chance::for_step(deals, nth).quick_seed())
}

/// The sums over some matches. They are integers, so that the order in which threads finish does not matter.
#[derive(Clone, Debug)]
struct Sums {
    length: Accumulator,
    decisions: u64,
    by_seat: BySeat<SeatSums>,
    fingerprint: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatSums {
    points: Accumulator,
    place: Accumulator,
    /// In 60ths of a win, so that a win shared by up to six seats is an integer.
    wins: u64,
}

const WHOLE_WIN: u64 = 60;

impl Sums {
    fn none(seats: u8) -> Self {
        let by_seat = BySeat::new(seats, |_| SeatSums::default());
        Self { length: Accumulator::default(), decisions: 0, by_seat, fingerprint: 0 }
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

    fn report(&self, games: u64) -> SimulationReport {
        let at = |(seat, sums): (Seat, &SeatSums)| SeatSummary {
            seat: seat.0,
            points: sums.points.mean(),
            place: sums.place.mean(),
            wins: Share::of(sums.wins as f64 / WHOLE_WIN as f64, games),
        };
        SimulationReport {
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

    fn report(bot: Level, games: u64, threads: usize) -> SimulationReport {
        let game = catalogue::GAMES[0];
        let spec = SimulationSpec {
            game: game.slug(),
            content: game.standard(),
            options: &json!({}),
            seats: game.seats().1,
            bots: &[BotSpec::of(bot)],
            games,
            seed: "7",
            threads: Some(threads),
        };
        simulate(spec, None, &|| ()).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let (one, three) = (report(Level::Random, 60, 1), report(Level::Random, 60, 3));
        assert_eq!(json!(one), json!(three));
        let one_bot = |threads| json!(report(Level::Apprentice, 6, threads));
        assert_eq!(one_bot(1), one_bot(3));
        let wins: f64 = one.by_seat.iter().map(|seat| seat.wins.share).sum();
        assert!((wins - 1.0).abs() < 1e-9, "every match is won once: {wins}");
    }
}
