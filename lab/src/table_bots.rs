//! The bots at one table.

use std::time::Instant;

use bots::{Bot, BotError, BotSpec};
use engine::{Chance, Game, Players, Seat, Seats, Seed, View};

use crate::thinking_time::ThinkingTime;

/// The bots at a table. Each has its own random generator, independent of the deal. They measure their thinking time.
pub(crate) struct TableBots<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    luck: Vec<Chance>,
    house_luck: Chance,
    /// After this many decisions the house acts once, as when time is up.
    time_up_after: Option<u64>,
    pub(crate) thought: Vec<ThinkingTime>,
}

impl<G: Game> TableBots<G> {
    /// Seats one bot for each of `specs`.
    pub(crate) fn new<'a>(
        specs: impl Iterator<Item = &'a BotSpec>,
        seed: &Seed,
        time_up_after: Option<u64>,
    ) -> Self {
        let luck = |nth: u64| seed.quick(nth);
        let bots: Vec<_> = specs.map(BotSpec::bot).collect();
        Self {
            luck: (0..bots.len() as u64).map(luck).collect(),
            house_luck: luck(u64::MAX),
            time_up_after,
            thought: vec![ThinkingTime::default(); bots.len()],
            bots,
        }
    }
}

impl<G: Game> Players<G> for TableBots<G> {
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
        let Some(view) = view else { return Ok(self.house_luck.pick(offers)) };
        let idx = by.idx();
        let from = Instant::now();
        let action = self.bots[idx].choose(view, offers, &mut self.luck[idx])?;
        if 1 < offers.len() {
            self.thought[idx].add_decision(from.elapsed().as_micros() as u64);
        }
        Ok(action)
    }
}
