//! Matches of any game that bots can play in, for programs that do not know the game's type.

use std::fmt;

use catalogue::Visitor;
use engine::{
    AnyContent, AnyMatch, Chance, Difference, Game, Match, Opening, OpeningFault, OwnedView,
    Record, Seat, Speak, View, typed_options,
};
use serde_json::Value;

use crate::advice::{self, Advice};
use crate::bot::{Bot, BotError};
use crate::level::BotSpec;
use crate::protocol;

/// A match of some game, together with the bots that play in it.
///
/// ```
/// use bots::{BotSpec, Level};
/// use engine::{Chance, Opening, Seed};
///
/// let game = catalogue::find("antiquity").unwrap();
/// let opening = Opening {
///     content: game.standard(),
///     options: &serde_json::json!({}),
///     seats: 2,
///     seed: Seed::of_words("example"),
/// };
/// let mut played = bots::open("antiquity", &opening).unwrap().unwrap();
/// let seat = played.game_match().status().waiting().nth(0).unwrap();
/// let code = played.choose(seat, &BotSpec::of(Level::Random), &mut Chance::quick(1)).unwrap();
/// played.game_match_mut().act(seat, &code.into()).unwrap();
/// assert_eq!(played.game_match().n_steps(), 1);
/// ```
pub trait MatchWithBots: fmt::Debug + Send {
    /// The match.
    fn game_match(&self) -> &dyn AnyMatch;
    /// The match, to be played.
    fn game_match_mut(&mut self) -> &mut dyn AnyMatch;
    /// Lets a bot decide for `seat` and returns the code of an offer. The match keeps one bot for each seat and spec,
    /// so a program is started only once.
    fn choose(&mut self, seat: Seat, bot: &BotSpec, luck: &mut Chance) -> Result<u32, BotError>;
    /// A bot's advice for `seat`.
    fn advise(&mut self, seat: Seat, bot: &BotSpec, luck: &mut Chance) -> Result<Advice, BotError>;
    /// The line that asks a bot in another language to decide for `seat`, as in [`protocol`].
    ///
    /// # Errors
    ///
    /// [`BotError::NoOffers`] if the seat has nothing to decide.
    fn question(&self, seat: Seat, milliseconds: u64) -> Result<Value, BotError>;
    /// A copy of the decision that `seat` has now; `None` if it has none.
    fn decision(&self, seat: Seat) -> Option<Box<dyn AnyDecision>>;
    /// The code of the only offer of `seat`; `None` if it has a choice, or no offer.
    fn only(&self, seat: Seat) -> Option<u32>;
    /// The same match at another table that looks the same to `seat`. For tests that the platform sends a seat only
    /// what it may know.
    #[doc(hidden)]
    fn imagined(&self, seat: Seat, whim: u64) -> Box<dyn MatchWithBots>;
}

/// A decision of one seat, copied from its match: the match can be shown and played while a bot thinks.
///
/// It holds what the seat knows ([`OwnedView`]), never the table.
pub trait AnyDecision: fmt::Debug + Send {
    /// Lets a new bot decide and returns the code of an offer.
    fn choose(&self, bot: &BotSpec, luck: &mut Chance) -> Result<u32, BotError>;
    /// The advice of a new bot.
    fn advise(&self, bot: &BotSpec, luck: &mut Chance) -> Result<Advice, BotError>;
}

/// Opens a match; `None` if there is no such game.
pub fn open(
    slug: &str,
    opening: &Opening<'_>,
) -> Option<Result<Box<dyn MatchWithBots>, OpeningFault>> {
    catalogue::visit(slug, Open(opening))
}

/// Verifies a record and returns its match, to be continued; `None` if there is no such game.
pub fn resume(
    content: AnyContent,
    record: &Record,
) -> Option<Result<Box<dyn MatchWithBots>, Difference>> {
    catalogue::visit(&record.game, Resume(content, record))
}

/// Plays the first `n_steps` steps of a record again; `None` if there is no such game.
pub fn replay(
    content: AnyContent,
    record: &Record,
    n_steps: usize,
) -> Option<Result<Box<dyn MatchWithBots>, Difference>> {
    catalogue::visit(&record.game, Replay(content, record, n_steps))
}

struct Open<'a>(&'a Opening<'a>);

impl Visitor for Open<'_> {
    type Out = Result<Box<dyn MatchWithBots>, OpeningFault>;

    fn visit<G: Speak>(self) -> Self::Out {
        let Opening { content, options, seats, seed } = self.0;
        let options = typed_options::<G>(content.get(), options, *seats)?;
        Ok(with_bots(Match::<G>::open(content.get(), options, *seats, seed.clone())))
    }
}

struct Resume<'a>(AnyContent, &'a Record);

impl Visitor for Resume<'_> {
    type Out = Result<Box<dyn MatchWithBots>, Difference>;

    fn visit<G: Speak>(self) -> Self::Out {
        Ok(with_bots(engine::verify::<G>(self.0.get(), self.1)?))
    }
}

struct Replay<'a>(AnyContent, &'a Record, usize);

impl Visitor for Replay<'_> {
    type Out = Result<Box<dyn MatchWithBots>, Difference>;

    fn visit<G: Speak>(self) -> Self::Out {
        Ok(with_bots(engine::replay::<G>(self.0.get(), self.1, self.2)?))
    }
}

fn with_bots<G: Speak>(played: Match<G>) -> Box<dyn MatchWithBots> {
    Box::new(TypedMatch { played, bots: Vec::new() })
}

struct TypedMatch<G: Game> {
    played: Match<G>,
    /// The bots that were asked so far. They are kept so that a program is started only once.
    bots: Vec<(Seat, BotSpec, Box<dyn Bot<G>>)>,
}

impl<G: Game> fmt::Debug for TypedMatch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MatchWithBots").field("played", &self.played).finish_non_exhaustive()
    }
}

impl<G: Game> TypedMatch<G> {
    /// The index of a bot in `bots`; it is added if it was not asked before.
    fn bot_at(&mut self, seat: Seat, spec: &BotSpec) -> usize {
        let known = self.bots.iter().position(|(at, it, _)| *at == seat && it == spec);
        known.unwrap_or_else(|| {
            self.bots.push((seat, spec.clone(), spec.bot()));
            self.bots.len() - 1
        })
    }
}

/// What `seat` knows and may do now.
fn decision_of<G: Game>(
    played: &Match<G>,
    seat: Seat,
) -> Result<(View<'_, G>, Vec<G::Action>), BotError> {
    let view = played.view_of(seat).ok_or(BotError::NoOffers)?;
    let mut offers = Vec::new();
    played.offer(seat, &mut offers);
    if offers.is_empty() { Err(BotError::NoOffers) } else { Ok((view, offers)) }
}

impl<G: Speak> MatchWithBots for TypedMatch<G> {
    fn game_match(&self) -> &dyn AnyMatch {
        &self.played
    }

    fn game_match_mut(&mut self) -> &mut dyn AnyMatch {
        &mut self.played
    }

    fn choose(&mut self, seat: Seat, bot: &BotSpec, luck: &mut Chance) -> Result<u32, BotError> {
        let idx = self.bot_at(seat, bot);
        let (view, offers) = decision_of(&self.played, seat)?;
        self.bots[idx].2.choose(view, &offers, luck).map(G::action_code)
    }

    fn advise(&mut self, seat: Seat, bot: &BotSpec, luck: &mut Chance) -> Result<Advice, BotError> {
        let idx = self.bot_at(seat, bot);
        let (view, offers) = decision_of(&self.played, seat)?;
        advice(&mut *self.bots[idx].2, view, &offers, luck)
    }

    fn question(&self, seat: Seat, milliseconds: u64) -> Result<Value, BotError> {
        let (view, offers) = decision_of(&self.played, seat)?;
        Ok(protocol::question(view, &offers, milliseconds))
    }

    fn decision(&self, seat: Seat) -> Option<Box<dyn AnyDecision>> {
        let (view, offers) = decision_of(&self.played, seat).ok()?;
        Some(Box::new(Decision { view: view.to_owned_view(), offers }))
    }

    fn only(&self, seat: Seat) -> Option<u32> {
        match decision_of(&self.played, seat).ok()?.1.as_slice() {
            [only] => Some(G::action_code(*only)),
            _ => None,
        }
    }

    fn imagined(&self, seat: Seat, whim: u64) -> Box<dyn MatchWithBots> {
        with_bots(self.played.imagined(seat, whim))
    }
}

struct Decision<G: Game> {
    view: OwnedView<G>,
    offers: Vec<G::Action>,
}

/// Names the seat, but nothing that the seat knows: an operator who reads the logs may also be a player.
impl<G: Game> fmt::Debug for Decision<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decision").field("seat", &self.view.view().seat).finish_non_exhaustive()
    }
}

impl<G: Speak> AnyDecision for Decision<G> {
    fn choose(&self, bot: &BotSpec, luck: &mut Chance) -> Result<u32, BotError> {
        bot.bot().choose(self.view.view(), &self.offers, luck).map(G::action_code)
    }

    fn advise(&self, bot: &BotSpec, luck: &mut Chance) -> Result<Advice, BotError> {
        advice(&mut *bot.bot(), self.view.view(), &self.offers, luck)
    }
}

fn advice<G: Speak>(
    bot: &mut dyn Bot<G>,
    view: View<'_, G>,
    offers: &[G::Action],
    luck: &mut Chance,
) -> Result<Advice, BotError> {
    let ranked = bot.explain(view, offers, luck)?;
    let reasons = advice::reasons(view, &ranked, luck);
    Ok(Advice { ranked: ranked.into_iter().map(|it| it.map(G::action_code)).collect(), reasons })
}
