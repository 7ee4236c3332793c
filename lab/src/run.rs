//! Plays scheduled matches on all cores.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::BotSpec;
use catalogue::Visitor;
use engine::{Chance, Decided, Seat, Seed, Speak, Status, play_to_end, typed_options};
use rayon::prelude::*;

use crate::error::LabError;
use crate::match_result::{MatchResult, ScheduledMatch, Setup};
use crate::seat_features;
use crate::table_bots::TableBots;

/// In a match with a time limit, this many decisions of bots count as a minute. People make about as many.
const DECISIONS_A_MINUTE: u64 = 8;

/// What all matches of a run share.
#[derive(Clone, Copy)]
pub struct RunContext<'a> {
    /// The game's slug.
    pub game: &'a str,
    /// The number of seats at each table.
    pub seats: u8,
    /// The setups that scheduled matches refer to.
    pub setups: &'a [Setup],
    /// The bots that scheduled matches refer to.
    pub bots: &'a [BotSpec],
    /// The text of the run's seed: [`Seed::of_words`].
    pub seed: &'a str,
    /// The number of threads; `None` for all cores.
    pub threads: Option<usize>,
    /// What is recorded of each match.
    pub detail: Detail,
    /// If it is set, no further match is begun; those that have begun are finished.
    pub stop: &'a AtomicBool,
    /// Called from any thread with each match that was played. Its error ends the run.
    pub on_result: &'a (dyn Fn(&MatchResult) -> Result<(), String> + Sync),
}

impl std::fmt::Debug for RunContext<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RunContext").field("game", &self.game).finish_non_exhaustive()
    }
}

/// What is recorded of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The result.
    Results,
    /// The result, and what each seat began with and did.
    Features,
}

/// Plays the scheduled matches, in any order, until all are played or the run is stopped. The results are sorted by
/// number.
///
/// # Errors
///
/// The first error of a bot, of a setup or of [`RunContext::on_result`].
pub fn play_schedule(
    context: RunContext<'_>,
    schedule: &[ScheduledMatch],
) -> Result<Vec<MatchResult>, LabError> {
    let mut results = catalogue::visit(context.game, PlaySchedule { context, schedule })
        .unwrap_or_else(|| Err(LabError::NoSuchGame(context.game.to_owned())))?;
    results.sort_by_key(|it| it.nth);
    Ok(results)
}

struct PlaySchedule<'a> {
    context: RunContext<'a>,
    schedule: &'a [ScheduledMatch],
}

impl Visitor for PlaySchedule<'_> {
    type Out = Result<Vec<MatchResult>, LabError>;

    fn visit<G: Speak>(self) -> Self::Out {
        let pool = thread_pool(self.context.threads)?;
        let deals = Seed::of_words(self.context.seed);
        let play = |scheduled: &ScheduledMatch| -> Option<Result<MatchResult, LabError>> {
            if self.context.stop.load(Ordering::Relaxed) {
                return None;
            }
            let result = play_one::<G>(&self.context, &deals, scheduled);
            Some(result.and_then(|result| {
                (self.context.on_result)(&result).map_err(LabError::Record)?;
                Ok(result)
            }))
        };
        pool.install(|| {
            // Threads take matches one by one: matches between strong bots are few and long.
            self.schedule.par_iter().with_max_len(1).filter_map(play).collect()
        })
    }
}

/// Threads for matches; all cores if `threads` is `None`.
pub(crate) fn thread_pool(threads: Option<usize>) -> Result<rayon::ThreadPool, LabError> {
    Ok(rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build()?)
}

fn play_one<G: Speak>(
    context: &RunContext<'_>,
    deals: &Seed,
    scheduled: &ScheduledMatch,
) -> Result<MatchResult, LabError> {
    let setup = &context.setups[scheduled.setup];
    let content = setup.content.get();
    let options = typed_options::<G>(content, &setup.options, context.seats)?;
    let seed = deals.nth(scheduled.deal);
    let mut table = G::setup(content, &options, context.seats, &mut Chance::for_step(&seed, 0));
    let mut features = match context.detail {
        Detail::Results => Vec::new(),
        Detail::Features => seat_features::at_start::<G>(table.public(), context.seats),
    };
    let specs = scheduled.bots.iter().map(|bot| &context.bots[*bot]);
    let time_up_after = G::minutes(table.public()).map(|it| u64::from(it) * DECISIONS_A_MINUTE);
    let mut bots = TableBots::new(specs, &deals.nth(u64::MAX - scheduled.nth), time_up_after);
    let mut acted: Vec<Seat> = Vec::new();
    let seen = |Decided { by, awaited, action, .. }: Decided<'_, G>| {
        if by != Seat::HOUSE && awaited != Status::SETUP && !acted.contains(&by) {
            acted.push(by);
        }
        if let Some(features) = features.get_mut(by.idx()) {
            features.note(&G::action_text(content, action));
        }
    };
    let ended = play_to_end(&mut table, &seed, &mut bots, seen)?;
    let seats = (0..context.seats).map(Seat);
    let turn = |seat: Seat| acted.iter().position(|it| *it == seat).unwrap_or(acted.len()) as u8;
    Ok(MatchResult {
        rounds: G::round(table.public()),
        order: seats.clone().map(turn).collect(),
        sides: seats.filter_map(|seat| G::side(content, table.public(), seat)).collect(),
        features,
        thought: bots.thought,
        ..MatchResult::new(scheduled, &ended)
    })
}
