//! Matches of any game that bots can be asked about: for programs that do not know the game's type.

use std::fmt;

use catalogue::Visitor;
use engine::{
    AnyContent, AnyMatch, Chance, Difference, Game, Match, Opening, OpeningFault, Record, Seat,
    Speak, typed_options,
};
use serde_json::Value;

use crate::bot::{Bot, BotFault, Candidate};
use crate::level::Spec;
use crate::protocol;

/// A match of some game, and the bots that were asked about it.
pub trait AnySeated: fmt::Debug + Send {
    /// The match.
    fn played(&self) -> &dyn AnyMatch;
    /// The match, to be played.
    fn played_mut(&mut self) -> &mut dyn AnyMatch;
    /// Lets a bot decide for `seat`, from what that seat sees; says the code of an offer.
    fn choose(&mut self, seat: Seat, bot: &Spec, luck: &mut Chance) -> Result<u32, BotFault>;
    /// What a bot thinks of each offer of `seat`, by code, the best first.
    fn explain(
        &mut self,
        seat: Seat,
        bot: &Spec,
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<u32>>, BotFault>;
    /// What a bot in another language is asked with.
    fn question(&self, seat: Seat, milliseconds: u64) -> Value;
}

/// Opens a match; nothing where there is no such game.
pub fn open(slug: &str, opening: &Opening<'_>) -> Option<Result<Box<dyn AnySeated>, OpeningFault>> {
    catalogue::visit(slug, Open(opening))
}

/// Goes on with a match that was recorded; nothing where there is no such game.
pub fn resume(
    content: AnyContent,
    record: &Record,
) -> Option<Result<Box<dyn AnySeated>, Difference>> {
    catalogue::visit(&record.game, Resume(content, record))
}

struct Open<'a>(&'a Opening<'a>);

impl Visitor for Open<'_> {
    type Out = Result<Box<dyn AnySeated>, OpeningFault>;

    fn visit<G: Speak>(self) -> Self::Out {
        let Opening { content, options, seats, seed } = self.0;
        let options = typed_options::<G>(content.get(), options, *seats)?;
        let played = Match::<G>::open(content.get(), options, *seats, seed.clone());
        Ok(Box::new(Seated { played, bots: Vec::new() }))
    }
}

struct Resume<'a>(AnyContent, &'a Record);

impl Visitor for Resume<'_> {
    type Out = Result<Box<dyn AnySeated>, Difference>;

    fn visit<G: Speak>(self) -> Self::Out {
        let played = engine::verify::<G>(self.0.get(), self.1)?;
        Ok(Box::new(Seated { played, bots: Vec::new() }))
    }
}

struct Seated<G: Game> {
    played: Match<G>,
    /// Those who were asked, so that a program is started once.
    bots: Vec<(Seat, Spec, Box<dyn Bot<G>>)>,
}

impl<G: Game> fmt::Debug for Seated<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seated").field("played", &self.played).finish_non_exhaustive()
    }
}

impl<G: Game> Seated<G> {
    fn offers(&self, seat: Seat) -> Result<Vec<G::Action>, BotFault> {
        let mut offers = Vec::new();
        if seat.0 < self.played.table().n_seats() {
            self.played.table().offer(seat, &mut offers);
        }
        if offers.is_empty() { Err(BotFault::NoOffers) } else { Ok(offers) }
    }

    fn bot(&mut self, seat: Seat, spec: &Spec) -> usize {
        let known = self.bots.iter().position(|(at, it, _)| *at == seat && it == spec);
        known.unwrap_or_else(|| {
            self.bots.push((seat, spec.clone(), spec.bot()));
            self.bots.len() - 1
        })
    }
}

impl<G: Speak> AnySeated for Seated<G> {
    fn played(&self) -> &dyn AnyMatch {
        &self.played
    }

    fn played_mut(&mut self) -> &mut dyn AnyMatch {
        &mut self.played
    }

    fn choose(&mut self, seat: Seat, bot: &Spec, luck: &mut Chance) -> Result<u32, BotFault> {
        let offers = self.offers(seat)?;
        let idx = self.bot(seat, bot);
        let view = self.played.table().view(seat);
        self.bots[idx].2.choose(view, &offers, luck).map(G::code)
    }

    fn explain(
        &mut self,
        seat: Seat,
        bot: &Spec,
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<u32>>, BotFault> {
        let offers = self.offers(seat)?;
        let idx = self.bot(seat, bot);
        let view = self.played.table().view(seat);
        let candidates = self.bots[idx].2.explain(view, &offers, luck)?;
        let by_code = |it: Candidate<G::Action>| Candidate {
            action: G::code(it.action),
            visits: it.visits,
            points: it.points,
            win: it.win,
        };
        Ok(candidates.into_iter().map(by_code).collect())
    }

    fn question(&self, seat: Seat, milliseconds: u64) -> Value {
        let offers = self.offers(seat).unwrap_or_default();
        protocol::question(self.played.table().view(seat), &offers, milliseconds)
    }
}
