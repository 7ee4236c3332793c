//! Games and matches with their types erased, for programs that choose the game at run time.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    ActError, Content, Difference, Faults, Game, Match, NotUndone, OptionSpec, Outcome, Pack,
    Phrase, Player, Record, RecordedStep, Refusal, Seat, Seed, Speak, Status, StepKind,
    StepOutcome, WholeTable,
};

/// A game with its types erased, as the catalogue lists it.
pub trait AnyGame: fmt::Debug + Sync {
    /// The name of its folder in `games/`, and its name on the wire.
    fn slug(&self) -> &'static str;
    /// The smallest and the largest number of players.
    fn seats(&self) -> (u8, u8);
    /// The version of its rules: [`GameTypes::RULES_VERSION`](crate::GameTypes::RULES_VERSION).
    fn rules_version(&self) -> u32;
    /// The earlier versions of the rules that this program still plays:
    /// [`GameTypes::FORMER_RULES`](crate::GameTypes::FORMER_RULES).
    fn former_rules(&self) -> &'static [u32];
    /// The pack that is compiled into the program.
    fn pack(&self) -> Pack;
    /// The content of that pack.
    fn standard(&self) -> AnyContent;
    /// Reads another pack. Files that it leaves out come from the standard pack. The content is leaked: load a pack
    /// once and keep the result.
    fn load(&self, pack: Pack) -> Result<AnyContent, Faults>;
    /// Packs of earlier programs, for stores that kept no packs: [`Content::former_packs`].
    fn former_packs(&self) -> Vec<Pack>;
    /// Reads a complete pack for matches that are played by version `rules` of the rules. The content is leaked:
    /// restore a pack once and keep the result.
    fn restore(&self, pack: &Pack, rules: u32) -> Result<AnyContent, Faults>;
    /// The options that players can choose before a match, in the order of the form.
    fn options(&self, content: AnyContent) -> Vec<OptionSpec>;
    /// The content as clients read it, with names in the language of `say`: see [`Speak::catalogue`].
    fn catalogue(&self, content: AnyContent, say: &dyn Fn(Phrase) -> String) -> Value;
    /// Opens a match. Fails if the number of seats or an option is not allowed.
    fn open(&self, opening: Opening<'_>) -> Result<Box<dyn AnyMatch>, OpeningFault>;
    /// Plays a record again and checks every digest, the news and the result: [`verify()`](crate::verify()).
    fn verify(&self, content: AnyContent, record: &Record)
    -> Result<Box<dyn AnyMatch>, Difference>;
    /// Plays the first `n_steps` steps of a record again and checks their digests: [`replay()`](crate::replay()).
    fn replay(
        &self,
        content: AnyContent,
        record: &Record,
        n_steps: usize,
    ) -> Result<Box<dyn AnyMatch>, Difference>;
    /// The points of each seat before the first step of a finished record and after each step; empty if the game has no
    /// such figures. Fails with [`Difference::NotOver`] if the match is not over.
    fn tallies(&self, content: AnyContent, record: &Record) -> Result<Vec<Tally>, Difference>;
    /// The whole table, hidden places included, after the first `n_steps` steps of a finished record: 0 is the deal.
    /// Fails with [`Difference::NotOver`] if the match is not over.
    fn whole_table(
        &self,
        content: AnyContent,
        record: &Record,
        n_steps: usize,
    ) -> Result<WholeTable, Difference>;
}

/// The points of each seat at one moment, and after them those of the house if it is ranked with the seats.
pub type Tally = Vec<i32>;

/// The content of one game, with its type erased.
#[derive(Clone, Copy, Debug)]
pub struct AnyContent {
    /// The hash of the pack it was read from: [`Pack::hash`].
    pub hash: &'static str,
    content: &'static (dyn Any + Send + Sync),
}

/// The arguments of [`AnyGame::open`].
#[derive(Clone, Debug)]
pub struct Opening<'a> {
    /// The content, from [`AnyGame::standard`], [`load`](AnyGame::load) or [`restore`](AnyGame::restore) of the same
    /// game.
    pub content: AnyContent,
    /// The chosen options, a JSON object or `null`. An option that it leaves out has its default.
    pub options: &'a Value,
    /// How many players take part.
    pub seats: u8,
    /// The seed that decides the luck of the match.
    pub seed: Seed,
}

/// Why a match cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningFault {
    /// The game is not played by that many.
    #[error("{slug} is played by {least} to {most}, not by {seats}")]
    Seats {
        /// The game's slug.
        slug: &'static str,
        /// The smallest number of players.
        least: u8,
        /// The largest number of players.
        most: u8,
        /// The number that was asked for.
        seats: u8,
    },
    /// An option is unknown, has a value that it cannot have, or needs another one. The sentence says which.
    #[error("{0}")]
    Options(String),
}

/// A match of some game, as the platform holds it: JSON in, one seat's JSON out.
///
/// It does not give its [`Table`](crate::Table), so a mistake of the platform cannot show hidden cards.
pub trait AnyMatch: fmt::Debug + Send {
    /// The slug of its game.
    fn game(&self) -> &'static str;
    /// The seed. It must not be shown to people before the match is over.
    fn seed(&self) -> &Seed;
    /// Plays an action, given as its code, its text or its object.
    fn act(&mut self, by: Seat, action: &Value) -> Result<(), NotPlayed>;
    /// Checks an action as [`act`](AnyMatch::act) does, without playing it.
    fn check(&self, by: Seat, action: &Value) -> Result<(), NotPlayed>;
    /// Takes back the last action of `by`: [`Match::undo`].
    fn undo(&mut self, by: Seat) -> Result<(), NotUndone>;
    /// Checks whether `by` could undo now, without undoing.
    fn check_undo(&self, by: Seat) -> Result<(), NotUndone>;
    /// Whether the action with this code would end the match, or end the turn of `by` so that it could not be undone,
    /// as far as `by` can know. Plays nothing. A client asks for confirmation before such an action.
    fn passes_for_good(&self, by: Seat, code: u32) -> bool;
    /// How many steps were made so far, undos included.
    fn n_steps(&self) -> usize;
    /// The `nth` step as a record has it, counted from 0. For the store only: its digest depends on hidden cards.
    fn recorded(&self, nth: usize) -> Option<RecordedStep>;
    /// The seat that made the `nth` step, counted from 0.
    fn by(&self, nth: usize) -> Option<Seat>;
    /// What `seat` sees, as JSON. `None`, or a seat that does not exist, is a spectator.
    fn view(&self, seat: Option<Seat>) -> Value;
    /// What `seat` or a spectator was told by the steps after the first `since`. Each step has one entry, which is an
    /// empty object if the step told them nothing.
    fn news(&self, seat: Option<Seat>, since: usize) -> Vec<Value>;
    /// What `seat` or a spectator was told by the `nth` step, as phrases for the journal. Empty if there is no such
    /// step.
    fn told(&self, seat: Option<Seat>, nth: usize) -> Vec<Phrase>;
    /// The actions that `by` may take now; none if there is no such seat.
    fn offers(&self, by: Seat) -> Vec<Offered>;
    /// What `seat` has to decide now. Panics if there is no such seat.
    fn prompt(&self, seat: Seat) -> Phrase;
    /// The table in plain lines, as `seat` or a spectator sees it.
    fn sketch(&self, seat: Option<Seat>) -> Vec<Phrase>;
    /// The drawings that plain lines leave out: see [`Speak::drawing`].
    fn drawing(&self, seat: Option<Seat>) -> Vec<Phrase>;
    /// Whose decision it is, or how the match ended.
    fn status(&self) -> Status;
    /// Places and points if the match were counted now, by what everybody sees: see [`Rules::standings`](crate::Rules::standings).
    fn standings(&self) -> Option<Outcome>;
    /// After how many minutes of play the house plays its offer "time is up"; `None` if there is no limit.
    fn minutes(&self) -> Option<u32>;
    /// The stored form of the match as it stands.
    fn record(&self, players: Vec<Player>) -> Record;
}

/// An action that may be taken now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offered {
    /// Its code.
    pub code: u32,
    /// Its text, such as `lay petra 7`.
    pub text: String,
    /// Its object form.
    pub action: Value,
    /// What its button or line says.
    pub label: Phrase,
    /// What a board draws besides the label, in the game's own type: see [`Speak::facts`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facts: Option<Value>,
}

/// Why an action was not played. The match is unchanged.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "no", rename_all = "snake_case")]
pub enum NotPlayed {
    /// The JSON is no action of this game.
    Malformed {
        /// What is expected, in a few words.
        expected: String,
    },
    /// A rule says no.
    Refused {
        /// The rule's id.
        rule: &'static str,
        /// The game's [`Refusal`], as JSON.
        because: Value,
        /// The reason for people, as a phrase.
        phrase: Phrase,
    },
    /// The table has no such seat.
    NoSuchSeat,
    /// The action is not among the present offers of the house.
    NotTheHouses,
}

/// Makes an [`AnyGame`] of a game's type: the catalogue lists `Erased::<G>::NEW`.
#[derive(Debug)]
pub struct Erased<G>(PhantomData<G>);

impl<G: Speak> Erased<G> {
    /// The only value.
    pub const NEW: Self = Self(PhantomData);
}

impl AnyContent {
    /// The content under its own type.
    ///
    /// # Panics
    ///
    /// If `C` is not the content type of the game that read it.
    pub fn get<C: Content>(self) -> &'static C {
        self.content.downcast_ref().expect("content is given to the game that read it")
    }

    fn of<C: Content>(content: &'static C) -> Self {
        Self { hash: content.hash(), content }
    }
}

impl<G: Speak> AnyGame for Erased<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn seats(&self) -> (u8, u8) {
        (*G::SEATS.start(), *G::SEATS.end())
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn former_rules(&self) -> &'static [u32] {
        G::FORMER_RULES
    }

    fn pack(&self) -> Pack {
        G::pack()
    }

    fn standard(&self) -> AnyContent {
        AnyContent::of(G::standard())
    }

    fn load(&self, pack: Pack) -> Result<AnyContent, Faults> {
        let content = G::Content::load(&G::pack().overlaid(pack))?;
        Ok(AnyContent::of(Box::leak(Box::new(content))))
    }

    fn former_packs(&self) -> Vec<Pack> {
        G::Content::former_packs()
    }

    fn restore(&self, pack: &Pack, rules: u32) -> Result<AnyContent, Faults> {
        let content = G::Content::load(pack)?;
        let content = match rules == G::RULES_VERSION {
            true => content,
            false => content.with_former_rules(rules),
        };
        Ok(AnyContent::of(Box::leak(Box::new(content))))
    }

    fn options(&self, content: AnyContent) -> Vec<OptionSpec> {
        G::options(content.get())
    }

    fn catalogue(&self, content: AnyContent, say: &dyn Fn(Phrase) -> String) -> Value {
        json!(G::catalogue(content.get(), say))
    }

    fn open(&self, opening: Opening<'_>) -> Result<Box<dyn AnyMatch>, OpeningFault> {
        let Opening { content, options, seats, seed } = opening;
        let content = content.get();
        let options = typed_options::<G>(content, options, seats)?;
        Ok(Box::new(Match::<G>::open(content, options, seats, seed)))
    }

    fn verify(
        &self,
        content: AnyContent,
        record: &Record,
    ) -> Result<Box<dyn AnyMatch>, Difference> {
        Ok(Box::new(crate::verify::<G>(content.get(), record)?))
    }

    fn replay(
        &self,
        content: AnyContent,
        record: &Record,
        n_steps: usize,
    ) -> Result<Box<dyn AnyMatch>, Difference> {
        Ok(Box::new(crate::replay::<G>(content.get(), record, n_steps)?))
    }

    fn tallies(&self, content: AnyContent, record: &Record) -> Result<Vec<Tally>, Difference> {
        crate::tallies::<G>(content.get(), record)
    }

    fn whole_table(
        &self,
        content: AnyContent,
        record: &Record,
        n_steps: usize,
    ) -> Result<WholeTable, Difference> {
        crate::whole_table::<G>(content.get(), record, n_steps)
    }
}

/// Checks the chosen options of a match, fills in the defaults and gives them their type. Also fails if `seats` is not
/// a number of players that the game allows.
pub fn typed_options<G: Game>(
    content: &G::Content,
    chosen: &Value,
    seats: u8,
) -> Result<G::Options, OpeningFault> {
    if !G::SEATS.contains(&seats) {
        let (slug, least, most) = (G::SLUG, *G::SEATS.start(), *G::SEATS.end());
        return Err(OpeningFault::Seats { slug, least, most, seats });
    }
    let whole =
        crate::option::complete(&G::options(content), chosen).map_err(OpeningFault::Options)?;
    serde_json::from_value(whole).map_err(|err| OpeningFault::Options(err.to_string()))
}

impl<G: Speak> Match<G> {
    fn parse(&self, action: &Value) -> Result<G::Action, NotPlayed> {
        let parsed = match action {
            Value::Number(code) => code
                .as_u64()
                .and_then(|code| u32::try_from(code).ok())
                .and_then(G::action_from_code),
            Value::String(text) => G::parse_action(self.table().content(), text),
            Value::Object(_) => G::Action::deserialize(action)
                .ok()
                .filter(|action| G::action_from_code(G::action_code(*action)) == Some(*action)),
            Value::Null | Value::Bool(_) | Value::Array(_) => None,
        };
        let expected = "an action of this game: its code, its text or its object, as offered";
        parsed.ok_or_else(|| NotPlayed::Malformed { expected: expected.to_owned() })
    }

    fn why(&self, no: ActError<G::Refusal>) -> NotPlayed {
        match no {
            ActError::Refused(no) => NotPlayed::Refused {
                rule: no.rule().0,
                because: json!(no),
                phrase: G::refusal(self.table().perspective(None), &no),
            },
            ActError::NoSuchSeat => NotPlayed::NoSuchSeat,
            ActError::NotTheHouses => NotPlayed::NotTheHouses,
        }
    }
}

impl<G: Speak> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::SLUG
    }

    fn seed(&self) -> &Seed {
        self.seed()
    }

    fn act(&mut self, by: Seat, action: &Value) -> Result<(), NotPlayed> {
        let action = self.parse(action)?;
        match self.act(by, action) {
            Ok(_) => Ok(()),
            Err(no) => Err(self.why(no)),
        }
    }

    fn check(&self, by: Seat, action: &Value) -> Result<(), NotPlayed> {
        let action = self.parse(action)?;
        self.table().check(by, action).map_err(|no| self.why(no))
    }

    fn undo(&mut self, by: Seat) -> Result<(), NotUndone> {
        self.undo(by).map(|_| ())
    }

    fn check_undo(&self, by: Seat) -> Result<(), NotUndone> {
        self.check_undo(by)
    }

    fn passes_for_good(&self, by: Seat, code: u32) -> bool {
        G::action_from_code(code).is_some_and(|action| self.passes_for_good(by, action))
    }

    fn n_steps(&self) -> usize {
        self.steps().len()
    }

    fn recorded(&self, nth: usize) -> Option<RecordedStep> {
        self.recorded_step(nth)
    }

    fn by(&self, nth: usize) -> Option<Seat> {
        self.steps().get(nth).map(|step| step.by)
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        let mut view = self.view(seat);
        if let Some(facts) = G::table_facts(self.content(), self.table().public(), seat) {
            view["facts"] = json!(facts);
        }
        view
    }

    fn news(&self, seat: Option<Seat>, since: usize) -> Vec<Value> {
        self.news(seat, since)
    }

    fn told(&self, seat: Option<Seat>, nth: usize) -> Vec<Phrase> {
        let Some(step) = self.steps().get(nth) else { return Vec::new() };
        debug_assert_eq!(
            step.kind == StepKind::Undo,
            matches!(step.outcome(), StepOutcome::Restored)
        );
        let perspective = self.table().perspective(seat);
        match step.outcome() {
            StepOutcome::Restored => vec![Phrase::new("undone").with("seat", step.by)],
            StepOutcome::Events(events) => {
                let public = events.public.iter().filter_map(|it| G::public_event(perspective, it));
                let mine = seat.into_iter().flat_map(|seat| events.to(seat));
                let mine = mine.filter_map(|it| G::private_event(perspective, it));
                Phrase::joined(public.chain(mine))
            }
        }
    }

    fn offers(&self, by: Seat) -> Vec<Offered> {
        let content = self.content();
        let mut offers = Vec::new();
        self.offer(by, &mut offers);
        let offered = |action: G::Action| Offered {
            code: G::action_code(action),
            text: G::action_text(content, action),
            action: json!(action),
            label: match by {
                Seat::HOUSE => Phrase::new("house-action"),
                seat => G::action(self.table().view(seat), action),
            },
            facts: match by {
                Seat::HOUSE => None,
                seat => G::facts(self.table().view(seat), action).map(|facts| json!(facts)),
            },
        };
        offers.into_iter().map(offered).collect()
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        G::prompt(self.table().view(seat))
    }

    fn sketch(&self, seat: Option<Seat>) -> Vec<Phrase> {
        G::sketch(self.table().perspective(seat))
    }

    fn drawing(&self, seat: Option<Seat>) -> Vec<Phrase> {
        G::drawing(self.table().perspective(seat))
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn standings(&self) -> Option<Outcome> {
        G::standings(self.content(), self.table().public())
    }

    fn minutes(&self) -> Option<u32> {
        G::minutes(self.table().public())
    }

    fn record(&self, players: Vec<Player>) -> Record {
        self.record(players)
    }
}
