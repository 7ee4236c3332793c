//! Matches of any game that bots can be asked about: for programs that do not know the game's type.

use std::fmt;

use catalogue::Visitor;
use engine::{
    AnyContent, AnyMatch, Chance, Difference, Game, Match, Opening, OpeningFault, Record, Seat,
    Speak, Table, typed_options,
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
    /// The decision that `seat` has now, apart from the match; nothing where it has none.
    fn decision(&self, seat: Seat) -> Option<Box<dyn AnyDecision>>;
    /// The code of the only offer of `seat`; nothing where it has a choice, or none.
    fn only(&self, seat: Seat) -> Option<u32>;
    /// The same match at a table that only looks the same to `seat`. For tests of what leaves the platform.
    #[doc(hidden)]
    fn imagined(&self, seat: Seat, whim: u64) -> Box<dyn AnySeated>;
}

/// A decision of one seat, apart from its match: the match can be shown and played while a bot thinks.
pub trait AnyDecision: fmt::Debug + Send {
    /// Lets a bot decide, from what the seat sees; says the code of an offer.
    fn choose(&self, bot: &Spec, luck: &mut Chance) -> Result<u32, BotFault>;
    /// What a bot thinks of each offer, by code, the best first.
    fn explain(&self, bot: &Spec, luck: &mut Chance) -> Result<Vec<Candidate<u32>>, BotFault>;
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

/// Plays the first `n_steps` steps of a record again; nothing where there is no such game.
pub fn replay(
    content: AnyContent,
    record: &Record,
    n_steps: usize,
) -> Option<Result<Box<dyn AnySeated>, Difference>> {
    catalogue::visit(&record.game, Replay(content, record, n_steps))
}

struct Open<'a>(&'a Opening<'a>);

impl Visitor for Open<'_> {
    type Out = Result<Box<dyn AnySeated>, OpeningFault>;

    fn visit<G: Speak>(self) -> Self::Out {
        let Opening { content, options, seats, seed } = self.0;
        let options = typed_options::<G>(content.get(), options, *seats)?;
        Ok(seated(Match::<G>::open(content.get(), options, *seats, seed.clone())))
    }
}

struct Resume<'a>(AnyContent, &'a Record);

impl Visitor for Resume<'_> {
    type Out = Result<Box<dyn AnySeated>, Difference>;

    fn visit<G: Speak>(self) -> Self::Out {
        Ok(seated(engine::verify::<G>(self.0.get(), self.1)?))
    }
}

struct Replay<'a>(AnyContent, &'a Record, usize);

impl Visitor for Replay<'_> {
    type Out = Result<Box<dyn AnySeated>, Difference>;

    fn visit<G: Speak>(self) -> Self::Out {
        Ok(seated(engine::replay::<G>(self.0.get(), self.1, self.2)?))
    }
}

fn seated<G: Speak>(played: Match<G>) -> Box<dyn AnySeated> {
    Box::new(Seated { played, bots: Vec::new() })
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
        Ok(by_code::<G>(self.bots[idx].2.explain(view, &offers, luck)?))
    }

    fn question(&self, seat: Seat, milliseconds: u64) -> Value {
        let offers = self.offers(seat).unwrap_or_default();
        protocol::question(self.played.table().view(seat), &offers, milliseconds)
    }

    fn decision(&self, seat: Seat) -> Option<Box<dyn AnyDecision>> {
        let offers = self.offers(seat).ok()?;
        Some(Box::new(Decision::<G> { table: self.played.table().clone(), seat, offers }))
    }

    fn only(&self, seat: Seat) -> Option<u32> {
        match self.offers(seat).ok()?.as_slice() {
            [only] => Some(G::code(*only)),
            _ => None,
        }
    }

    fn imagined(&self, seat: Seat, whim: u64) -> Box<dyn AnySeated> {
        seated(self.played.imagined(seat, whim))
    }
}

/// A table is a copy of a few hundred bytes. It stays in here: bots get their seat's view of it.
struct Decision<G: Game> {
    table: Table<G>,
    seat: Seat,
    offers: Vec<G::Action>,
}

impl<G: Game> fmt::Debug for Decision<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decision").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<G: Game> AnyDecision for Decision<G> {
    fn choose(&self, bot: &Spec, luck: &mut Chance) -> Result<u32, BotFault> {
        bot.bot().choose(self.table.view(self.seat), &self.offers, luck).map(G::code)
    }

    fn explain(&self, bot: &Spec, luck: &mut Chance) -> Result<Vec<Candidate<u32>>, BotFault> {
        let view = self.table.view(self.seat);
        bot.bot().explain(view, &self.offers, luck).map(by_code::<G>)
    }
}

fn by_code<G: Game>(candidates: Vec<Candidate<G::Action>>) -> Vec<Candidate<u32>> {
    let by_code = |it: Candidate<G::Action>| Candidate {
        action: G::code(it.action),
        visits: it.visits,
        points: it.points,
        win: it.win,
    };
    candidates.into_iter().map(by_code).collect()
}
