use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    BySeat, Chance, Coded, Content, MAX_SEATS, Notation, Observation, OptionSpec, Outcome, Pack,
    Perspective, Phrase, Play, Refusal, Seat, Seats, Table, View,
};

/// One compartment of the state. It changes by its own events and by nothing else.
pub trait Shelf: Clone + Debug + PartialEq + Hash + Send + Sync + 'static {
    /// Something that happened to this shelf.
    type Event: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// Takes an event in. Never fails, draws no luck, reads no other shelf: the rules have already said yes.
    fn apply(&mut self, event: &Self::Event);
}

/// Nothing: the shelf of a game that hides nothing.
impl Shelf for () {
    type Event = Never;

    fn apply(&mut self, event: &Never) {
        match *event {}
    }
}

/// What cannot happen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Never {}

/// What happened to the shelf that everyone sees.
pub type PublicEvent<G> = <<G as GameTypes>::Public as Shelf>::Event;
/// What happened to one seat's own shelf.
pub type PrivateEvent<G> = <<G as GameTypes>::Private as Shelf>::Event;
/// What happened to the shelf that no one sees.
pub type SecretEvent<G> = <<G as GameTypes>::Secret as Shelf>::Event;

/// The types of a game, and how many can play it. In each game's `lib.rs`.
pub trait GameTypes: Sized + Copy + Debug + Send + Sync + 'static {
    /// The folder's name, and the game's name on the wire.
    const SLUG: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Raised whenever a recorded match could replay differently.
    const RULES_VERSION: u32;
    /// Earlier versions of the rules that this program still plays, for matches that began by them. Rules that have
    /// changed since ask the content which version a table is played by: [`Content::has_rules`].
    const FORMER_RULES: &'static [u32] = &[];
    /// The weights of the judgement that was learned from [`observe`](Rules::observe), in the format of the crate
    /// `bots`; empty if none was trained.
    const LEARNED_WEIGHTS: &'static [u8] = &[];

    /// The printed matter: cards, boards, figures. `()` if there is none.
    type Content: Content;
    /// What the rulebook lets the players choose before they begin. [`NoOptions`] if there is nothing.
    type Options: Clone + Default + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision. Its declaration gives its code, its text and its JSON: see [`Notation`].
    type Action: Notation<Self::Content> + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What everyone sees.
    type Public: Shelf<Event: Serialize> + Serialize;
    /// What one seat sees besides: its hand, what it has peeked at. `()` if there is nothing.
    type Private: Shelf<Event: Serialize> + Serialize;
    /// What no one sees: the order of a deck. Not `Serialize`: it cannot leave the engine. `()` if there is nothing.
    type Secret: Shelf;
    /// What the rules can hold against an action.
    type Refusal: Refusal;
}

/// The options of a game that has none.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// The tables of a game: how one is laid, which ones a seat could be sitting at, and what holds at all of them. In
/// each game's `setup.rs`.
pub trait Setup: GameTypes {
    /// What can be chosen before a match, for the form. The default is nothing.
    fn options(_content: &Self::Content) -> Vec<OptionSpec> {
        Vec::new()
    }

    /// Lays the table, as the rulebook's preparation says.
    fn setup(
        content: &'static Self::Content,
        options: &Self::Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table<Self>;

    /// A whole table that this seat could be sitting at. Bots think on these, never on the real one.
    fn imagine(view: View<'_, Self>, chance: &mut Chance) -> Table<Self>;

    /// What lies where no one sees it: for the deal and the last table of a match that is over. The default is nothing.
    fn hidden(_public: &Self::Public, _secret: &Self::Secret) -> Vec<HiddenPlace> {
        Vec::new()
    }

    /// What holds at all times, such as « each card is in one place ». The default is nothing.
    fn audit(
        _content: &Self::Content,
        _public: &Self::Public,
        _private: &BySeat<Self::Private>,
        _secret: &Self::Secret,
    ) -> Result<(), String> {
        Ok(())
    }
}

/// The rules of a game. In each game's `rules/mod.rs`, with one file for each section of the rulebook beside it.
///
/// Saying no and doing are two functions. [`check`](Rules::check) reads a [`View`] and nothing else, so a refusal
/// cannot tell what its reader may not know; [`perform`](Rules::perform) carries out what was checked and cannot fail,
/// so nothing has to be copied, undone or checked again in the fast lane.
pub trait Rules: GameTypes {
    /// Whose decision it is, or how the match ended.
    fn status(content: &Self::Content, public: &Self::Public) -> Status;

    /// Lists every action that this seat may take now. The default asks [`check`](Rules::check) about every action
    /// there is; a game with many of them lists those that can pass, which is quicker.
    fn offer(view: View<'_, Self>, offers: &mut Vec<Self::Action>) {
        let all = (0..Self::Action::COUNT).filter_map(Self::Action::from_code);
        offers.extend(all.filter(|action| Self::check(view, *action).is_ok()));
    }

    /// Says why this seat may not take this action now, if it may not.
    fn check(view: View<'_, Self>, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action that was checked, by telling events.
    fn perform<P: Play<Self>>(play: &mut P, by: Seat, action: Self::Action);

    /// Lists what the house may do now: « time is up », an automaton's turn. Most games leave it nothing.
    fn house_offer(_content: &Self::Content, _public: &Self::Public, _: &mut Vec<Self::Action>) {}

    /// After how many minutes of play the house says that time is up; `None` if there is no such limit. The platform
    /// has the clock, the rules have none.
    fn minutes(_public: &Self::Public) -> Option<u32> {
        None
    }

    /// What each seat may expect to have at the end, in tenths of a point, as far as this seat can tell: how bots judge
    /// a table without playing it to its end. A game that knows nothing better calls all seats equal.
    fn insight(_view: View<'_, Self>) -> BySeat<i32> {
        BySeat::new(MAX_SEATS as u8, |_| 0)
    }

    /// Adds what this seat sees to an observation, for learned judgements: the same parts in the same order whatever
    /// the view, seats counted from this one on. The default adds nothing: a judgement can still be learned from
    /// [`insight`](Rules::insight).
    fn observe(_view: View<'_, Self>, _into: &mut Observation) {}

    /// What sets this seat apart from the others by the rules, such as its civilisation, once that is settled: a word of
    /// the pack, the same in every language. `None` if all begin alike.
    fn side(_content: &Self::Content, _public: &Self::Public, _seat: Seat) -> Option<String> {
        None
    }

    /// The round under way, counted from 1, or the last one after the end; `None` if a game has no rounds.
    fn round(_public: &Self::Public) -> Option<u32> {
        None
    }

    /// Places and points if the match were counted now, by what everybody sees: points that hidden cards will give are
    /// missing. `None` if a game has no such figures.
    fn standings(_content: &Self::Content, _public: &Self::Public) -> Option<Outcome> {
        None
    }

    /// The points that each seat would have if the match were counted now, what is hidden included: for the chart of a
    /// match that is over. A game whose points do not depend on hidden cards leaves it to [`Rules::standings`].
    fn tally(
        content: &Self::Content,
        public: &Self::Public,
        _private: &BySeat<Self::Private>,
    ) -> Option<BySeat<i32>> {
        Self::standings(content, public).map(|standings| standings.points())
    }
}

/// A game: every type that has [`GameTypes`], [`Setup`] and [`Rules`] is one.
pub trait Game: Setup + Rules {
    /// One more than the highest code of an action.
    const CODES: u32 = <Self::Action as Coded>::COUNT;

    /// The files that the program carries: content, and texts by language (`fr.ftl`, `en.ftl`, …).
    fn pack() -> Pack {
        Self::Content::pack()
    }

    /// The content of that pack, read once.
    fn standard() -> &'static Self::Content {
        Self::Content::standard()
    }

    /// The version of the rules that tables with this content are played by.
    fn rules_of(content: &Self::Content) -> u32 {
        content.former_rules().unwrap_or(Self::RULES_VERSION)
    }

    /// The action's number, the same in every match and every pack.
    #[inline]
    fn action_code(action: Self::Action) -> u32 {
        action.code()
    }

    /// The action of that number, or `None` if no action has it.
    #[inline]
    fn action_from_code(code: u32) -> Option<Self::Action> {
        Self::Action::from_code(code)
    }

    /// The action in a few plain words, such as `lay petra 7`.
    fn action_text(content: &Self::Content, action: Self::Action) -> String {
        action.text(content)
    }

    /// The action of that text, or `None` if it is no action of this game.
    fn parse_action(content: &Self::Content, text: &str) -> Option<Self::Action> {
        Self::Action::from_text(content, text)
    }
}

impl<G: Setup + Rules> Game for G {}

/// A place that no one sees into, such as a pile, and what lies there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HiddenPlace {
    /// What the place is called in `docs/records.md`.
    pub place: &'static str,
    /// Which one, counted from 0, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u8>,
    /// The numbers of what lies there. Of a pile, what is drawn next comes first.
    pub holds: Vec<u16>,
}

impl HiddenPlace {
    /// The only place of that name.
    pub fn new(place: &'static str, holds: impl IntoIterator<Item = u16>) -> Self {
        Self { place, of: None, holds: holds.into_iter().collect() }
    }

    /// One of several places of that name.
    pub fn nth(place: &'static str, of: u8, holds: impl IntoIterator<Item = u16>) -> Self {
        Self { of: Some(of), ..Self::new(place, holds) }
    }
}

/// Where a match stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// These seats may act, in any order.
    Waiting {
        /// Whose decision it is.
        seats: Seats,
        /// What is awaited of them: the message `await-WHAT`.
        what: &'static str,
    },
    /// Finished.
    Over(Outcome),
}

impl Status {
    /// What is awaited as long as players choose how the table is laid: no turn has begun.
    pub const SETUP: &'static str = "setup";

    /// The seats that may act; none when the match is over.
    pub fn waiting(&self) -> Seats {
        match self {
            Status::Waiting { seats, .. } => *seats,
            Status::Over(_) => Seats::default(),
        }
    }
}

/// A game that can be put into words. The words themselves are in `texts/*.ftl`.
pub trait Speak: Game {
    /// The content as clients read it: numbered as in views and actions, with every name and text.
    type Catalogue: Serialize;

    /// The catalogue in the language of `say`, which puts a phrase into words.
    fn catalogue(content: &Self::Content, say: &dyn Fn(Phrase) -> String) -> Self::Catalogue;

    /// What a board draws of an offer besides its sentence, such as what it costs; `()` for a game that has nothing
    /// of the kind.
    type Facts: Serialize;

    /// The facts of an offer; nothing where its sentence is enough.
    fn facts(_view: View<'_, Self>, _action: Self::Action) -> Option<Self::Facts> {
        None
    }

    /// An offer, as its button or line reads to the seat that has it.
    fn action(view: View<'_, Self>, action: Self::Action) -> Phrase;

    /// What everyone is told; nothing where the event needs no line of its own.
    fn public_event(
        perspective: Perspective<'_, Self>,
        event: &PublicEvent<Self>,
    ) -> Option<Phrase>;

    /// What one seat is told besides.
    fn private_event(
        perspective: Perspective<'_, Self>,
        event: &PrivateEvent<Self>,
    ) -> Option<Phrase>;

    /// Why not.
    fn refusal(perspective: Perspective<'_, Self>, refusal: &Self::Refusal) -> Phrase;

    /// What this seat has to decide now, more exactly than the status tells everyone.
    fn prompt(view: View<'_, Self>) -> Phrase;

    /// The table in plain lines that can be read aloud, so that one can play without the box.
    fn sketch(perspective: Perspective<'_, Self>) -> Vec<Phrase>;
}
