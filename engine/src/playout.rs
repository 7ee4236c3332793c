use std::convert::Infallible;

use crate::{Chance, Digest, Game, Outcome, Referee, Seat, Seats, Seed, Status, Table, View};

/// A match played to its end in the fast lane.
#[derive(Debug)]
pub struct Playout {
    /// Places and points at the end.
    pub outcome: Outcome,
    /// How many decisions were made.
    pub decisions: u64,
    /// The fingerprint of the table at the end.
    pub digest: Digest,
}

/// Makes the decisions of a match in the fast lane. It gets views and offers, never the table.
pub trait Players<G: Game> {
    /// Why a decision cannot be made.
    type Error;

    /// Chooses which seat acts next: one of `waiting`, or [`Seat::HOUSE`] if the house has an offer. `decisions` is how
    /// many were made so far.
    fn next(&mut self, waiting: Seats, decisions: u64) -> Seat;

    /// Chooses one of `offers`, which are never empty. The view is `None` for the house.
    fn choose(
        &mut self,
        by: Seat,
        view: Option<View<'_, G>>,
        offers: &[G::Action],
    ) -> Result<G::Action, Self::Error>;
}

/// A decision that was made and is about to be played.
#[derive(Debug)]
pub struct Decided<'t, G: Game> {
    /// Reads the table before the decision is played.
    pub referee: Referee<'t, G>,
    /// What the match waited for, as in [`Status::Waiting`].
    pub awaited: &'static str,
    /// The seat that decided.
    pub by: Seat,
    /// The decision.
    pub action: G::Action,
}

/// Plays `table` to its end with the luck of the match that `seed` deals. `seen` is called before each decision is
/// played.
///
/// # Errors
///
/// The first error of `players` ends the match.
pub fn play_to_end<G: Game, P: Players<G>>(
    table: &mut Table<G>,
    seed: &Seed,
    players: &mut P,
    mut seen: impl FnMut(Decided<'_, G>),
) -> Result<Playout, P::Error> {
    let mut luck = Chance::for_step(seed, 0);
    let mut offers = Vec::with_capacity(64);
    let mut decisions = 0;
    loop {
        let (waiting, awaited) = match table.status() {
            Status::Waiting { seats, what } => (seats, what),
            Status::Over(outcome) => {
                return Ok(Playout { outcome, decisions, digest: table.digest() });
            }
        };
        let by = players.next(waiting, decisions);
        table.offer(by, &mut offers);
        let view = (by != Seat::HOUSE).then(|| table.view(by));
        let action = players.choose(by, view, &offers)?;
        seen(Decided { referee: Referee::at(table), awaited, by, action });
        decisions += 1;
        luck.turn_to(decisions);
        table.play(by, action, &mut luck);
    }
}

/// Chooses among the waiting seats and among the offers at random, each equally likely.
#[derive(Debug)]
pub struct RandomPlayers<'c>(pub &'c mut Chance);

impl<G: Game> Players<G> for RandomPlayers<'_> {
    type Error = Infallible;

    #[inline]
    fn next(&mut self, waiting: Seats, _decisions: u64) -> Seat {
        waiting.only().unwrap_or_else(|| {
            let nth = self.0.below(waiting.len().into()) as usize;
            waiting.nth(nth).expect("a match that is not over waits for a seat")
        })
    }

    #[inline]
    fn choose(
        &mut self,
        _by: Seat,
        _view: Option<View<'_, G>>,
        offers: &[G::Action],
    ) -> Result<G::Action, Infallible> {
        Ok(self.0.pick(offers))
    }
}

/// Deals the match of `seed` and plays random offers to its end. The same seed and the same `choices` make the same
/// match.
pub fn play_out<G: Game>(
    content: &'static G::Content,
    options: &G::Options,
    seats: u8,
    seed: &Seed,
    choices: &mut Chance,
    seen: impl FnMut(Decided<'_, G>),
) -> Playout {
    let mut table = G::setup(content, options, seats, &mut Chance::for_step(seed, 0));
    let Ok(playout) = play_to_end(&mut table, seed, &mut RandomPlayers(choices), seen);
    playout
}
