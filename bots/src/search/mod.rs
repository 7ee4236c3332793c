//! Information-set Monte Carlo tree search.
//!
//! Each iteration imagines a table anew, walks down one tree of decisions as far as that table allows, plays on for a
//! few decisions, and judges what it comes to for every seat. So hidden hands and chance are met as often as they are
//! likely, and every seat is expected to seek its own good.

mod thinker;
mod tree;

use engine::{Chance, Game, View};

use crate::bot::{Bot, BotFault, Candidate};
use crate::level::Budget;
use crate::search::thinker::Thinker;

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long, for each thread.
    pub budget: Budget,
    /// Threads that search apart and add up what they found.
    pub threads: usize,
    /// How much it tries what it has tried little.
    pub exploration: f32,
    /// What follows the tree.
    pub leaf: Leaf,
}

/// What is played below the tree before the table is judged.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// At most so many decisions.
    pub decisions: u32,
    /// How many of a hundred look one step ahead; the others are random.
    pub greedy: u32,
}

/// Searches before it decides.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    settings: Settings,
}

impl Search {
    /// A bot that searches like this.
    pub fn new(settings: Settings) -> Self {
        Self { settings }
    }
}

impl<G: Game> Bot<G> for Search {
    fn explain(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotFault> {
        let seeds: Vec<u64> = (0..self.settings.threads).map(|_| seed(luck)).collect();
        let think =
            |seed: u64| Thinker::new(view, &self.settings, Chance::quick(seed)).think(offers);
        let found = match seeds[..] {
            [only] => vec![think(only)],
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

/// What was found about one offer.
#[derive(Clone, Copy, Debug, Default)]
struct Found {
    visits: u32,
    reward: f64,
    points: i64,
    prior: f64,
}

fn add_up<A: Copy>(offers: &[A], found: &[Vec<Found>]) -> Vec<Candidate<A>> {
    let sums: Vec<Found> = (0..offers.len())
        .map(|idx| {
            let each = found.iter().filter_map(|it| it.get(idx));
            each.fold(Found::default(), |sum, it| Found {
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
        let Found { visits, reward, points, .. } = sums[idx];
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

fn seed(luck: &mut Chance) -> u64 {
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}
