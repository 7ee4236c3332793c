use engine::{Chance, Game, View};

use crate::bot::{Bot, BotFault, Candidate};

/// Takes any offer, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<G::Action, BotFault> {
        if offers.is_empty() {
            return Err(BotFault::NoOffers);
        }
        Ok(luck.pick(offers))
    }

    fn explain(
        &mut self,
        _view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotFault> {
        let unknown = |action| Candidate { action, visits: 0, points: None, win: None };
        let mut candidates: Vec<_> = offers.iter().copied().map(unknown).collect();
        luck.shuffle(&mut candidates);
        Ok(candidates)
    }
}
