//! Information-set Monte Carlo tree search.
//!
//! Each iteration imagines a table, descends a tree of decisions that is common to all iterations as far as that table
//! allows, plays a few more decisions (the rollout), and judges the table for every seat. Hidden hands and luck
//! therefore occur as often as they are likely. Every seat is expected to maximise its own reward.

mod thread;
mod tree;

use engine::{Chance, Game, View};

use crate::bot::{Bot, BotError, Candidate};
use crate::level::Budget;
use crate::search::thread::SearchThread;

/// The settings of a [`Search`].
#[derive(Clone, Copy, Debug)]
pub struct SearchSettings {
    /// How long each thread searches.
    pub budget: Budget,
    /// How many threads search, each with a tree of its own. Their results are added up.
    pub threads: usize,
    /// How strongly the search prefers decisions that it has tried little: the factor of the exploration term of PUCT.
    pub exploration: f32,
    /// How a table below the tree is judged.
    pub judgement: Judgement,
    /// How the search plays on below the tree.
    pub rollout: Rollout,
    /// Whether a thread stops before its budget is spent if the rest cannot change its most visited offer.
    pub stops_when_decided: bool,
}

impl SearchSettings {
    /// A search with the hand-made judgement of the game, on one thread.
    pub fn hand_made(budget: Budget) -> Self {
        Self {
            budget,
            threads: 1,
            exploration: 1.0,
            judgement: Judgement::HandMade,
            rollout: Rollout::HAND_MADE,
            stops_when_decided: false,
        }
    }

    /// A search with the learned judgement of the game, on one thread, with the settings of this version of `sage`. If
    /// there is no net for the game and its number of seats, it judges, plays rollouts and explores as
    /// [`hand_made`](Self::hand_made) does.
    pub fn learned(budget: Budget, version: u32) -> Self {
        let judgement = Judgement::Learned { version };
        let settings = Self { judgement, stops_when_decided: true, ..Self::hand_made(budget) };
        match version {
            1 | 2 => settings,
            _ => Self { exploration: 0.5, rollout: Rollout::NONE, ..settings },
        }
    }
}

/// How a search judges a table below its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// By [`Rules::insight`](engine::Rules::insight).
    HandMade,
    /// By a net; as [`HandMade`](Judgement::HandMade) if there is none for the game and its number of seats.
    Learned {
        /// The version of `sage`. Nets that were trained for a later version are not used.
        version: u32,
    },
}

/// The decisions that a search plays below its tree before it judges the table.
#[derive(Clone, Copy, Debug)]
pub struct Rollout {
    /// The largest number of decisions.
    pub decisions: u32,
    /// The share of decisions that look one step ahead, in percent; the others are random.
    pub greedy_percent: u32,
}

impl Rollout {
    /// The rollout before a hand-made judgement.
    pub const HAND_MADE: Rollout = Rollout { decisions: 6, greedy_percent: 80 };
    /// No rollout.
    pub const NONE: Rollout = Rollout { decisions: 0, greedy_percent: 0 };
}

/// A bot that searches before it decides.
///
/// ```
/// use bots::{Bot, Budget, Search, SearchSettings};
/// use engine::{Chance, Game, View};
///
/// fn choose<G: Game>(view: View<'_, G>, offers: &[G::Action]) -> Option<G::Action> {
///     let mut bot = Search::new(SearchSettings::hand_made(Budget::Iterations(300)));
///     bot.choose(view, offers, &mut Chance::quick(7)).ok()
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Search {
    settings: SearchSettings,
}

impl Search {
    /// A bot with these settings.
    pub fn new(settings: SearchSettings) -> Self {
        Self { settings }
    }
}

impl<G: Game> Bot<G> for Search {
    fn explain(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotError> {
        let seeds: Vec<u64> = (0..self.settings.threads).map(|_| luck.quick_seed()).collect();
        let think =
            |seed: u64| SearchThread::new(view, &self.settings, Chance::quick(seed)).run(offers);
        let found = match seeds[..] {
            [only] => vec![think(only)],
            #[cfg(not(feature = "native"))]
            _ => seeds.iter().map(|seed| think(*seed)).collect(),
            #[cfg(feature = "native")]
            _ => std::thread::scope(|scope| {
                let threads: Vec<_> =
                    seeds.iter().map(|seed| scope.spawn(move || think(*seed))).collect();
                let joined = threads.into_iter().map(|it| it.join().unwrap_or_default());
                joined.collect()
            }),
        };
        Ok(add_up(offers, &found))
    }
}

/// The statistics of one thread about one offer, or their sums over all threads.
#[derive(Clone, Copy, Debug, Default)]
struct OfferStats {
    visits: u32,
    reward: f64,
    points: i64,
    prior: f64,
}

fn add_up<A: Copy>(offers: &[A], found: &[Vec<OfferStats>]) -> Vec<Candidate<A>> {
    let sums: Vec<OfferStats> = (0..offers.len())
        .map(|idx| {
            let each = found.iter().filter_map(|it| it.get(idx));
            each.fold(OfferStats::default(), |sum, it| OfferStats {
                visits: sum.visits + it.visits,
                reward: sum.reward + it.reward,
                points: sum.points + it.points,
                prior: sum.prior + it.prior,
            })
        })
        .collect();
    let mut order: Vec<usize> = (0..offers.len()).collect();
    let merit = |idx: usize| (sums[idx].visits, sums[idx].reward + 1e-6 * sums[idx].prior);
    order.sort_by(|one, other| {
        let (one, other) = (merit(*one), merit(*other));
        other.0.cmp(&one.0).then(other.1.total_cmp(&one.1))
    });
    let candidate = |idx: usize| {
        let OfferStats { visits, reward, points, .. } = sums[idx];
        let tried = 0 < visits;
        Candidate {
            action: offers[idx],
            visits,
            points: tried.then(|| (points / i64::from(visits.max(1))) as i32),
            win: tried.then(|| (1000.0 * reward / f64::from(visits)) as u32),
        }
    };
    order.into_iter().map(candidate).collect()
}
