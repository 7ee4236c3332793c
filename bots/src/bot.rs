use engine::{Chance, Game, View};
use serde::Serialize;

/// Decides for a seat, from what that seat knows.
///
/// A bot that takes the last offer:
///
/// ```
/// use bots::{Bot, BotError, Candidate};
/// use engine::{Chance, Game, View};
///
/// struct Last;
///
/// impl<G: Game> Bot<G> for Last {
///     fn explain(
///         &mut self,
///         _view: View<'_, G>,
///         offers: &[G::Action],
///         _luck: &mut Chance,
///     ) -> Result<Vec<Candidate<G::Action>>, BotError> {
///         Ok(offers.iter().rev().copied().map(Candidate::unrated).collect())
///     }
/// }
/// ```
pub trait Bot<G: Game>: Send {
    /// Chooses one of `offers`, which are all actions that the seat may take now. `luck` is the bot's own generator; it
    /// is independent of the one that decides the luck of the match.
    ///
    /// # Errors
    ///
    /// [`BotError::NoOffers`] if `offers` is empty. Only a [`Program`](crate::Program) returns the other errors.
    fn choose(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<G::Action, BotError> {
        if let [only] = offers {
            return Ok(*only);
        }
        let ranked = self.explain(view, offers, luck)?;
        let best = ranked.first().map(|candidate| candidate.action);
        best.ok_or(BotError::NoOffers)
    }

    /// Rates the offers, the best first. A [`Program`](crate::Program) names only the offer that it chooses.
    ///
    /// # Errors
    ///
    /// As [`choose`](Bot::choose).
    fn explain(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotError>;
}

/// An offer with a bot's rating of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Candidate<A> {
    /// The offer.
    pub action: A,
    /// How often the bot tried it.
    pub visits: u32,
    /// The points it expects at the end, in tenths of a point; `None` if it cannot tell.
    pub points: Option<i32>,
    /// How good the search finds it, in thousandths: 1000 is a certain win by a large lead. `None` if the bot cannot
    /// tell.
    pub win: Option<u32>,
}

impl<A> Candidate<A> {
    /// An offer that the bot did not try.
    pub fn unrated(action: A) -> Self {
        Self { action, visits: 0, points: None, win: None }
    }

    /// The same rating, with the offer in another form, such as its code.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Candidate<B> {
        let Self { action, visits, points, win } = self;
        Candidate { action: form(action), visits, points, win }
    }
}

/// Why a bot gave no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    /// The seat has nothing to choose from.
    #[error("a bot was asked with no offers")]
    NoOffers,
    /// The program could not be started.
    #[error("the bot {program:?} cannot be started: {why}")]
    NotStarted {
        /// Its command line.
        program: String,
        /// The error of the operating system.
        why: String,
    },
    /// The program gave no answer, or one that is not the code of an offer.
    #[error("the bot {program:?} {what}")]
    Misbehaved {
        /// Its command line.
        program: String,
        /// What it did, as the rest of a sentence that begins with its name.
        what: String,
    },
}
