//! The bots at one table, and how long they think.

use std::collections::BTreeMap;
use std::time::Instant;

use bots::Bot;
use engine::{Chance, Playout, Seat, Seed, Speak, Status, Table};
use serde::{Deserialize, Serialize};

use crate::Fault;

/// How long a seat thought about its decisions that had a choice.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Thought {
    /// How many.
    pub decisions: u64,
    /// Microseconds in all.
    pub micros: u64,
    /// Microseconds of the longest.
    pub longest: u64,
    /// How many took about so long: eight steps double the time, and step 0 is a microsecond.
    #[serde(default)]
    pub steps: BTreeMap<u8, u64>,
}

/// So many steps double the time.
const STEPS: f64 = 8.0;

fn step_of(micros: u64) -> u8 {
    (STEPS * (micros.max(1) as f64).log2()).ceil() as u8
}

impl Thought {
    fn note(&mut self, micros: u64) {
        self.decisions += 1;
        self.micros += micros;
        self.longest = self.longest.max(micros);
        *self.steps.entry(step_of(micros)).or_default() += 1;
    }

    /// Both together.
    #[must_use]
    pub(crate) fn and(mut self, other: &Self) -> Self {
        self.decisions += other.decisions;
        self.micros += other.micros;
        self.longest = self.longest.max(other.longest);
        for (step, many) in &other.steps {
            *self.steps.entry(*step).or_default() += many;
        }
        self
    }

    /// Microseconds within which 99 of a hundred decisions were made.
    pub(crate) fn p99(&self) -> f64 {
        let wanted = (0.99 * self.decisions as f64).ceil() as u64;
        let mut so_far = 0;
        let reached = self.steps.iter().find(|(_, many)| {
            so_far += **many;
            wanted <= so_far
        });
        reached.map_or(0.0, |(step, _)| (f64::from(*step) / STEPS).exp2())
    }
}

/// The bots at a table, each with luck of its own that has nothing to do with the deal.
pub(crate) struct Company<G: Speak> {
    bots: Vec<Box<dyn Bot<G>>>,
    luck: Vec<Chance>,
    house: Chance,
    offers: Vec<G::Action>,
    pub(crate) thought: Vec<Thought>,
}

impl<G: Speak> Company<G> {
    pub(crate) fn new(bots: Vec<Box<dyn Bot<G>>>, seed: &Seed) -> Self {
        let luck = |nth: u64| Chance::quick(word(&seed.nth(nth)));
        let many = bots.len();
        Self {
            luck: (0..many as u64).map(luck).collect(),
            house: luck(u64::MAX),
            offers: Vec::with_capacity(64),
            thought: vec![Thought::default(); many],
            bots,
        }
    }

    /// Plays to the end with the luck of the match that `seed` deals. After `limit` decisions the house does what it may
    /// do. `seen` is told each decision, and what was awaited.
    pub(crate) fn play_out(
        &mut self,
        table: &mut Table<G>,
        seed: &Seed,
        limit: Option<u64>,
        mut seen: impl FnMut(Seat, &'static str, G::Action),
    ) -> Result<Playout, Fault> {
        let mut luck = Chance::for_step(seed, 0);
        let mut decisions = 0;
        loop {
            let (waiting, what) = match table.status() {
                Status::Over(outcome) => {
                    return Ok(Playout { outcome, decisions, digest: table.digest() });
                }
                Status::Waiting { seats, what } => (seats, what),
            };
            let by = match limit == Some(decisions) {
                true => Seat::HOUSE,
                false => waiting.nth(0).expect("a match that is not over waits for somebody"),
            };
            let action = self.decide(table, by)?;
            seen(by, what, action);
            decisions += 1;
            luck.turn_to(decisions);
            table.play(by, action, &mut luck);
        }
    }

    /// Lets `by` decide: a bot sees its view, the house takes any of its offers.
    fn decide(&mut self, table: &Table<G>, by: Seat) -> Result<G::Action, Fault> {
        table.offer(by, &mut self.offers);
        if by == Seat::HOUSE {
            return Ok(self.house.pick(&self.offers));
        }
        let idx = by.idx();
        let from = Instant::now();
        let view = table.view(by);
        let action = self.bots[idx].choose(view, &self.offers, &mut self.luck[idx])?;
        if 1 < self.offers.len() {
            self.thought[idx].note(from.elapsed().as_micros() as u64);
        }
        Ok(action)
    }
}

fn word(seed: &Seed) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&seed.0[..8]);
    u64::from_le_bytes(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_hundredth_is_left_out() {
        let mut thought = Thought::default();
        (0..99).for_each(|_| thought.note(1000));
        thought.note(50_000);
        assert!((1000.0..1100.0).contains(&thought.p99()), "{}", thought.p99());
        let twice = thought.clone().and(&thought);
        assert_eq!((twice.decisions, twice.longest), (200, 50_000));
        thought.note(50_000);
        assert!((50_000.0..55_000.0).contains(&thought.p99()), "{}", thought.p99());
    }
}
