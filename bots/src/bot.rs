use engine::{Chance, Game, View};
use serde::Serialize;

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// Takes one of `offers`, which are all that the seat may do now and at least one. `luck` is the bot's own.
    fn choose(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<G::Action, BotFault> {
        if let [only] = offers {
            return Ok(*only);
        }
        let ranked = self.explain(view, offers, luck)?;
        let best = ranked.first().map(|candidate| candidate.action);
        best.ok_or(BotFault::NoOffers)
    }

    /// Says what it thinks of each offer, the best first.
    fn explain(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotFault>;
}

/// An offer and what a bot thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Candidate<A> {
    /// The offer.
    pub action: A,
    /// How often the bot tried it.
    pub visits: u32,
    /// What it expects to have at the end, in tenths of a point; nothing where it cannot tell.
    pub points: Option<i32>,
    /// How likely it thinks it will win, in thousandths; nothing where it cannot tell.
    pub win: Option<u32>,
}

/// Why a bot gave no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotFault {
    /// It was asked with nothing to choose from.
    #[error("a bot was asked with no offers")]
    NoOffers,
    /// A program could not be started.
    #[error("the bot {program:?} cannot be started: {why}")]
    NotStarted {
        /// As asked for.
        program: String,
        /// What the system says.
        why: String,
    },
    /// A program gave an answer that is none.
    #[error("the bot {program:?} {what}")]
    Misbehaved {
        /// As asked for.
        program: String,
        /// What it did.
        what: String,
    },
}
