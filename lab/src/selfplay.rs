//! Plays matches between bots and writes their positions, to train learned judgements with.

use std::cell::Cell;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, BotError, BotSpec};
use catalogue::Visitor;
use engine::{
    Chance, Decided, Game, Players, Seat, Seats, Seed, Speak, Table, View, play_to_end,
    typed_options,
};
use rayon::prelude::*;
use serde_json::Value;

use crate::error::LabError;
use crate::positions::{Positions, write_header};
use crate::run::thread_pool;

/// Of a hundred decisions, `ANY` choose any offer, and `AS_TRIED` choose an offer in proportion to how often the search
/// visited it. Otherwise all matches would be alike and none would show what follows from a mistake.
const ANY: u32 = 4;
const AS_TRIED: u32 = 24;
/// In a match with a time limit, the house says that time is up after a random number of decisions: this many for each
/// minute at least, and at most. People are not equally fast, and a net must not learn when exactly a match ends.
const DECISIONS_A_MINUTE: [u32; 2] = [5, 11];

/// The matches to play.
#[derive(Clone, Debug)]
pub struct SelfPlaySpec {
    /// The game's slug.
    pub game: String,
    /// The bots. They repeat around the table and move on by one seat from match to match.
    pub bots: Vec<BotSpec>,
    /// The number of seats.
    pub seats: u8,
    /// The number of matches.
    pub games: u64,
    /// The text of the seed: [`Seed::of_words`].
    pub seed: String,
    /// The options of the game.
    pub options: Value,
    /// The number of threads; `None` for all cores.
    pub threads: Option<usize>,
}

/// What a run has written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SelfPlayReport {
    /// The number of matches.
    pub games: u64,
    /// The number of positions of all matches.
    pub positions: u64,
}

/// Plays matches and writes their positions in the format of `docs/lab.md`. If `stop` is set, it ends early with a
/// valid file. `on_match` is called from any thread after each match, with its number of positions.
///
/// # Errors
///
/// The first error of a bot, of the setup or of `out`.
pub fn selfplay(
    spec: &SelfPlaySpec,
    out: &mut (dyn Write + Send),
    stop: &AtomicBool,
    on_match: &(dyn Fn(u64) + Sync),
) -> Result<SelfPlayReport, LabError> {
    catalogue::visit(&spec.game, SelfPlay { spec, out, stop, on_match })
        .unwrap_or_else(|| Err(LabError::NoSuchGame(spec.game.clone())))
}

struct SelfPlay<'a> {
    spec: &'a SelfPlaySpec,
    out: &'a mut (dyn Write + Send),
    stop: &'a AtomicBool,
    on_match: &'a (dyn Fn(u64) + Sync),
}

impl Visitor for SelfPlay<'_> {
    type Out = Result<SelfPlayReport, LabError>;

    fn visit<G: Speak>(self) -> Self::Out {
        let spec = self.spec;
        let options = typed_options::<G>(G::standard(), &spec.options, spec.seats)?;
        let seed = Seed::of_words(&spec.seed);
        let lay = |nth: u64| {
            let mut luck = Chance::for_step(&seed.nth(nth), 0);
            G::setup(G::standard(), &options, spec.seats, &mut luck)
        };
        write_header(&lay(0), spec.seats, self.out).map_err(not_written)?;
        let out = Mutex::new((self.out, SelfPlayReport::default()));
        let play = |nth: u64| -> Result<(), LabError> {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let positions = play_one(spec, lay(nth), &seed, nth)?;
            let mut out = out.lock().map_err(|_| LabError::Record("a thread failed".to_owned()))?;
            positions.write(&mut out.0).map_err(not_written)?;
            out.1.games += 1;
            out.1.positions += positions.len() as u64;
            (self.on_match)(positions.len() as u64);
            Ok(())
        };
        let pool = thread_pool(spec.threads)?;
        let matches = (0..spec.games as usize).into_par_iter().with_max_len(1);
        pool.install(|| matches.try_for_each(|nth| play(nth as u64)))?;
        let (_, report) =
            out.into_inner().map_err(|_| LabError::Record("a thread failed".to_owned()))?;
        Ok(report)
    }
}

fn not_written(err: io::Error) -> LabError {
    LabError::Record(format!("the positions cannot be written: {err}"))
}

fn play_one<G: Game>(
    spec: &SelfPlaySpec,
    mut table: Table<G>,
    seed: &Seed,
    nth: u64,
) -> Result<Positions, LabError> {
    let luck = seed.nth(u64::MAX - nth);
    let bot = |seat: u64| spec.bots[((seat + nth) % spec.bots.len() as u64) as usize].bot::<G>();
    let found = Cell::new(None);
    let time_up_after = G::minutes(table.public()).map(|minutes| {
        let [least, most] = DECISIONS_A_MINUTE.map(|it| it * minutes);
        u64::from(least + luck.quick(2).below(most - least))
    });
    let mut learners = Learners {
        bots: (0..u64::from(spec.seats)).map(bot).collect(),
        luck: luck.quick(0),
        time_up_after,
        found: &found,
    };
    let mut positions = Positions::default();
    let mut whim = luck.quick(1);
    let note = |decided: Decided<'_, G>| {
        let Some(root) = found.take() else { return };
        let table = decided.referee.table();
        positions.add(table.view(decided.by), root);
        let n_seats = table.n_seats();
        if 1 < n_seats {
            // A search must judge a table for every seat, so the view of another seat is written as well.
            let on = 1 + whim.below(u32::from(n_seats) - 1) as u8;
            let other = Seat((decided.by.0 + on) % n_seats);
            let root = root.filter(|_| n_seats == 2).map(|root| 1000 - root);
            positions.add(table.view(other), root);
        }
    };
    let ended = play_to_end(&mut table, &seed.nth(nth), &mut learners, note)?;
    positions.end(&ended.outcome);
    Ok(positions)
}

/// Bots that explore: they do not always choose the offer that they rate best.
struct Learners<'a, G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    luck: Chance,
    /// After this many decisions the house acts once, as when time is up.
    time_up_after: Option<u64>,
    /// Set by a decision between at least two offers: the value that the bot gives its
    /// seat (half for the win, half for the lead), in thousandths.
    /// The inner `None` is for a bot that gives none.
    found: &'a Cell<Option<Option<i16>>>,
}

impl<G: Game> Players<G> for Learners<'_, G> {
    type Error = BotError;

    fn next(&mut self, waiting: Seats, decisions: u64) -> Seat {
        match self.time_up_after == Some(decisions) {
            true => Seat::HOUSE,
            false => waiting.nth(0).expect("a match that is not over waits for a seat"),
        }
    }

    fn choose(
        &mut self,
        by: Seat,
        view: Option<View<'_, G>>,
        offers: &[G::Action],
    ) -> Result<G::Action, BotError> {
        let (Some(view), false) = (view, offers.len() == 1) else {
            return Ok(self.luck.pick(offers));
        };
        let ranked = self.bots[by.idx()].explain(view, offers, &mut self.luck)?;
        let best = ranked.first().ok_or(BotError::NoOffers)?;
        self.found.set(Some(best.win.map(|win| win as i16)));
        let whim = self.luck.below(100);
        if whim < ANY {
            return Ok(self.luck.pick(offers));
        }
        let tried: u32 = ranked.iter().map(|it| it.visits).sum();
        if whim < ANY + AS_TRIED && 0 < tried {
            let mut left = self.luck.below(tried);
            for candidate in &ranked {
                if left < candidate.visits {
                    return Ok(candidate.action);
                }
                left -= candidate.visits;
            }
        }
        Ok(best.action)
    }
}
