//! Games and matches with their types erased, as the platform holds them.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    ActError, BySeat, Content, Difference, Faults, Game, Match, NotUndone, OptionSpec, Outcome,
    Pack, Phrase, Player, Record, RecordedStep, Refusal, Seat, Seed, Speak, Status, StepKind,
    StepOutcome, WholeTable,
};

/// A game as the catalogue lists it.
pub trait AnyGame: fmt::Debug + Sync {
    /// The folder's name.
    fn slug(&self) -> &'static str;
    /// How many can play, at least and at most.
    fn seats(&self) -> (u8, u8);
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// The earlier versions that this program still plays.
    fn former_rules(&self) -> &'static [u32];
    /// The files that the program carries.
    fn pack(&self) -> Pack;
    /// The content of that pack.
    fn standard(&self) -> AnyContent;
    /// Reads another pack, which may leave out the files that it does not change. What is read stays in memory as
    /// long as the program: read a pack once.
    fn load(&self, pack: Pack) -> Result<AnyContent, Faults>;
    /// Packs of earlier programs that kept no packs of their own: [`Content::former_packs`].
    fn former_packs(&self) -> Vec<Pack>;
    /// Reads a whole pack, for matches that began by that version of the rules. What is read stays in memory as long
    /// as the program.
    fn restore(&self, pack: &Pack, rules: u32) -> Result<AnyContent, Faults>;
    /// What can be chosen before a match.
    fn options(&self, content: AnyContent) -> Vec<OptionSpec>;
    /// The content as clients read it, in the language of `say`: see [`Speak::catalogue`].
    fn catalogue(&self, content: AnyContent, say: &dyn Fn(Phrase) -> String) -> Value;
    /// Opens a match.
    fn open(&self, opening: Opening<'_>) -> Result<Box<dyn AnyMatch>, OpeningFault>;
    /// Plays a record again, to the same digests.
    fn verify(&self, content: AnyContent, record: &Record)
    -> Result<Box<dyn AnyMatch>, Difference>;
    /// Plays the first `n_steps` steps of a record again.
    fn replay(
        &self,
        content: AnyContent,
        record: &Record,
        n_steps: usize,
    ) -> Result<Box<dyn AnyMatch>, Difference>;
    /// The points that each seat would have had, before the first step of a finished record and after each; nothing
    /// where the game has no such figures.
    fn tallies(&self, content: AnyContent, record: &Record) -> Result<Vec<Tally>, Difference>;
    /// The whole table after the first `n_steps` steps of a finished record, hidden places included: 0 is the deal.
    fn whole_table(
        &self,
        content: AnyContent,
        record: &Record,
        n_steps: usize,
    ) -> Result<WholeTable, Difference>;
}

/// The points of each seat at one moment.
pub type Tally = BySeat<i32>;

/// Some game's content.
#[derive(Clone, Copy, Debug)]
pub struct AnyContent {
    /// What tells one pack from another.
    pub hash: &'static str,
    content: &'static (dyn Any + Send + Sync),
}

/// What is needed to open a match.
#[derive(Clone, Debug)]
pub struct Opening<'a> {
    /// The printed matter.
    pub content: AnyContent,
    /// What was chosen; what is not said has its default.
    pub options: &'a Value,
    /// How many sit down.
    pub seats: u8,
    /// The luck of the match.
    pub seed: Seed,
}

/// Why a match cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningFault {
    /// Too few or too many.
    #[error("{slug} is played by {least} to {most}, not by {seats}")]
    Seats {
        /// The game.
        slug: &'static str,
        /// At least.
        least: u8,
        /// At most.
        most: u8,
        /// As asked.
        seats: u8,
    },
    /// An option is wrong.
    #[error("{0}")]
    Options(String),
}

/// A match of some game, as the platform holds it: JSON in, one seat's JSON out.
///
/// The platform never holds a `Table`, so no mistake of its can show one.
pub trait AnyMatch: fmt::Debug + Send {
    /// The slug of its game.
    fn game(&self) -> &'static str;
    /// The seed. Shown to people only after the end.
    fn seed(&self) -> &Seed;
    /// Plays an action: its code, its text or its object.
    fn act(&mut self, by: Seat, action: &Value) -> Result<(), NotPlayed>;
    /// Says why not, or nothing where the action may be played. Plays nothing.
    fn check(&self, by: Seat, action: &Value) -> Result<(), NotPlayed>;
    /// Takes the last action of `by` back.
    fn undo(&mut self, by: Seat) -> Result<(), NotUndone>;
    /// Why `by` could not undo now.
    fn check_undo(&self, by: Seat) -> Result<(), NotUndone>;
    /// Whether the action with this code would pass the move on, or end the match, and could not be taken back then, as
    /// far as `by` can know. Plays nothing.
    fn passes_for_good(&self, by: Seat, code: u32) -> bool;
    /// How many steps were made.
    fn n_steps(&self) -> usize;
    /// The `nth` step as a record has it, counted from 0. For the journal: a digest betrays hidden cards.
    fn recorded(&self, nth: usize) -> Option<RecordedStep>;
    /// Who made the `nth` step, counted from 0.
    fn by(&self, nth: usize) -> Option<Seat>;
    /// What `seat` sees; what a spectator sees when there is no seat.
    fn view(&self, seat: Option<Seat>) -> Value;
    /// What `seat` was told by the steps after the first `since`, one entry a step: empty where it heard nothing.
    fn news(&self, seat: Option<Seat>, since: usize) -> Vec<Value>;
    /// What `seat` was told by the `nth` step, to be put into words.
    fn told(&self, seat: Option<Seat>, nth: usize) -> Vec<Phrase>;
    /// What `by` may do now.
    fn offers(&self, by: Seat) -> Vec<Offered>;
    /// What `seat` has to decide now.
    fn prompt(&self, seat: Seat) -> Phrase;
    /// The table in plain lines, as `seat` or a spectator sees it.
    fn sketch(&self, seat: Option<Seat>) -> Vec<Phrase>;
    /// Whose decision it is, or how the match ended.
    fn status(&self) -> Status;
    /// Places and points if the match were counted now, by what everybody sees: see [`Rules::standings`](crate::Rules::standings).
    fn standings(&self) -> Option<Outcome>;
    /// After how many minutes of play the house says that time is up, by its offer; nothing for no limit.
    fn minutes(&self) -> Option<u32>;
    /// The stored form.
    fn record(&self, players: Vec<Player>) -> Record;
}

/// An action that may be taken now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offered {
    /// Its number.
    pub code: u32,
    /// Its text form.
    pub text: String,
    /// Its parts.
    pub action: Value,
    /// How it reads.
    pub label: Phrase,
    /// What a board draws of it besides, in the game's own type: see [`Speak::facts`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facts: Option<Value>,
}

/// Why an action was not played. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "no", rename_all = "snake_case")]
pub enum NotPlayed {
    /// It is no action of this game.
    Malformed {
        /// What is expected.
        expected: String,
    },
    /// A rule says no.
    Refused {
        /// The rule's id.
        rule: &'static str,
        /// What it holds against the action.
        because: Value,
        /// The same, to be put into words.
        phrase: Phrase,
    },
    /// Nobody sits there.
    NoSuchSeat,
    /// The house may not do this now.
    NotTheHouses,
}

/// A game under its own type, for the catalogue.
#[derive(Debug)]
pub struct Erased<G>(PhantomData<G>);

impl<G: Speak> Erased<G> {
    /// Erases a game's types.
    pub const NEW: Self = Self(PhantomData);
}

impl AnyContent {
    /// The content under its own type, for whoever knows the game.
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

/// The options of a match, checked and completed, for whoever knows the game's type.
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
        self.view(seat)
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
                public.chain(mine.filter_map(|it| G::private_event(perspective, it))).collect()
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
