use engine::{Chance, Game, View};

use crate::bot::{Bot, BotError, Candidate};

/// Takes an offer at random, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<G::Action, BotError> {
        if offers.is_empty() {
            return Err(BotError::NoOffers);
        }
        Ok(luck.pick(offers))
    }

    fn explain(
        &mut self,
        _view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotError> {
        let mut candidates: Vec<_> = offers.iter().copied().map(Candidate::unrated).collect();
        luck.shuffle(&mut candidates);
        Ok(candidates)
    }
}
