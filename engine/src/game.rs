use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    BySeat, Chance, Coded, Comparison, Content, MAX_SEATS, Notation, Observation, OptionSpec,
    Outcome, Pack, Perspective, Phrase, Play, Refusal, Seat, Seats, Table, Term, View,
};

/// One compartment of the state. Only its own events change it.
pub trait Shelf: Clone + Debug + PartialEq + Hash + Send + Sync + 'static {
    /// Something that happened to this shelf.
    type Event: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// Applies an event. It cannot fail, draws no luck and reads no other shelf: the rules have already checked the
    /// action.
    fn apply(&mut self, event: &Self::Event);
}

/// The empty shelf, for a game without private or secret state.
impl Shelf for () {
    type Event = Never;

    fn apply(&mut self, event: &Never) {
        match *event {}
    }
}

/// The event of an empty shelf: it has no values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Never {}

/// An event of the public shelf.
pub type PublicEvent<G> = <<G as GameTypes>::Public as Shelf>::Event;
/// An event of one seat's private shelf.
pub type PrivateEvent<G> = <<G as GameTypes>::Private as Shelf>::Event;
/// An event of the secret shelf.
pub type SecretEvent<G> = <<G as GameTypes>::Secret as Shelf>::Event;

/// The types of a game, and how many can play it. In each game's `lib.rs`.
pub trait GameTypes: Sized + Copy + Debug + Send + Sync + 'static {
    /// The name of its folder in `games/`, and its name on the wire.
    const SLUG: &'static str;
    /// The numbers of players that the game allows.
    const SEATS: RangeInclusive<u8>;
    /// Raised whenever a recorded match could replay differently.
    const RULES_VERSION: u32;
    /// Earlier versions of the rules that this program still plays, for matches that began with them. Code that has
    /// changed since asks the content which version applies at a table: [`Content::has_rules`].
    const FORMER_RULES: &'static [u32] = &[];
    /// The weights of the judgement that was learned from [`observe`](Rules::observe), in the format of the crate
    /// `bots`; empty if the game has none.
    const LEARNED_WEIGHTS: &'static [u8] = &[];
    /// The weights of former versions of that judgement, with which new versions are compared. Browsers do not load them.
    const FORMER_WEIGHTS: &'static [u8] = &[];

    /// The printed matter: cards, boards, figures. `()` for a game without any.
    type Content: Content;
    /// What players choose before a match. [`NoOptions`] for a game without options.
    type Options: Clone + Default + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision. Its declaration gives its code, its text and its JSON: see [`Notation`].
    type Action: Notation<Self::Content> + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What everyone sees.
    type Public: Shelf<Event: Serialize> + Serialize;
    /// What only one seat sees: its hand, cards that it has peeked at. `()` for a game without private state.
    type Private: Shelf<Event: Serialize> + Serialize;
    /// What no one sees, such as the order of a deck. It is not `Serialize`, so it cannot leave the engine. `()` for a
    /// game without secrets.
    type Secret: Shelf;
    /// The reasons for which the rules refuse an action.
    type Refusal: Refusal;
}

/// The options of a game that has none.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// How tables of a game are laid, imagined and audited. In each game's `setup.rs`.
pub trait Setup: GameTypes {
    /// The options that players can choose before a match, in the order of the form. The default is none.
    fn options(_content: &Self::Content) -> Vec<OptionSpec> {
        Vec::new()
    }

    /// Lays the table as the rulebook's preparation says, with the luck of step 0.
    fn setup(
        content: &'static Self::Content,
        options: &Self::Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table<Self>;

    /// A whole table that agrees with everything this seat knows; what the seat cannot see is drawn from `chance`. Bots
    /// think on such tables, never on the real one, and undo uses them to find out what an action revealed.
    fn imagine(view: View<'_, Self>, chance: &mut Chance) -> Table<Self>;

    /// The contents of places that no one sees into. They are shown only after the match is over. The default is none.
    fn hidden(_public: &Self::Public, _secret: &Self::Secret) -> Vec<HiddenPlace> {
        Vec::new()
    }

    /// Checks what must hold between any two actions, such as "each card is in exactly one place". Matches run it after
    /// every action in debug builds. The default checks nothing.
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
/// Checking and performing are two functions. [`check`](Rules::check) reads a [`View`] and nothing else, so a refusal
/// cannot reveal what the seat must not know. [`perform`](Rules::perform) carries out a checked action and cannot fail,
/// so the fast lane needs no copies, no rollback and no second check.
pub trait Rules: GameTypes {
    /// Whose decision it is, or how the match ended.
    fn status(content: &Self::Content, public: &Self::Public) -> Status;

    /// Lists every action that this seat may take now. The default asks [`check`](Rules::check) about every action
    /// there is; a game with many actions lists the legal ones directly, which is quicker.
    fn offer(view: View<'_, Self>, offers: &mut Vec<Self::Action>) {
        let all = (0..Self::Action::COUNT).filter_map(Self::Action::from_code);
        offers.extend(all.filter(|action| Self::check(view, *action).is_ok()));
    }

    /// Checks whether this seat may take this action now, and if not, says why.
    fn check(view: View<'_, Self>, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action that [`check`](Rules::check) allowed, by telling events. It cannot fail.
    fn perform<P: Play<Self>>(play: &mut P, by: Seat, action: Self::Action);

    /// Lists what the house may do now, such as "time is up" or an automaton's turn. The default is nothing.
    fn house_offer(_content: &Self::Content, _public: &Self::Public, _: &mut Vec<Self::Action>) {}

    /// After how many minutes of play the house plays its offer "time is up"; `None` if there is no limit. The platform
    /// measures the time: rules have no clock.
    fn minutes(_public: &Self::Public) -> Option<u32> {
        None
    }

    /// What each seat may expect at the end, in tenths of a point, judged from this view. Bots use it to judge a table
    /// without playing it to its end. The default calls all seats equal.
    fn insight(_view: View<'_, Self>) -> BySeat<i32> {
        BySeat::new(MAX_SEATS as u8, |_| 0)
    }

    /// Adds what this seat sees to an observation, the input of a learned judgement. It must add the same parts in the
    /// same order for every view, with seats counted clockwise from this one. The default adds nothing: a judgement can
    /// still be learned from [`insight`](Rules::insight).
    fn observe(_view: View<'_, Self>, _into: &mut Observation) {}

    /// What sets this seat apart by the rules, such as its civilisation: a key of the pack, the same in every language.
    /// `None` if all seats begin alike, or before the side is decided.
    fn side(_content: &Self::Content, _public: &Self::Public, _seat: Seat) -> Option<String> {
        None
    }

    /// The current round, counted from 1; after the end, the last one. `None` if the game has no rounds.
    fn round(_public: &Self::Public) -> Option<u32> {
        None
    }

    /// Places and points if the match were counted now by what everybody sees. Points for hidden cards are missing.
    /// `None` if the game has no such figures.
    fn standings(_content: &Self::Content, _public: &Self::Public) -> Option<Outcome> {
        None
    }

    /// The points of each seat if the match were counted now, hidden cards included, for the chart of a finished match.
    /// The default takes them from [`standings`](Rules::standings), which is right for a game whose points do not
    /// depend on hidden cards.
    fn tally(
        content: &Self::Content,
        public: &Self::Public,
        _private: &BySeat<Self::Private>,
    ) -> Option<BySeat<i32>> {
        Self::standings(content, public).map(|standings| standings.points())
    }
}

/// A complete game. It is implemented for every type that implements [`GameTypes`], [`Setup`] and [`Rules`].
pub trait Game: Setup + Rules {
    /// One more than the highest code of an action.
    const CODES: u32 = <Self::Action as Coded>::COUNT;

    /// The pack that is compiled into the program: content, and texts by language (`fr.ftl`, `en.ftl`, …).
    fn pack() -> Pack {
        Self::Content::pack()
    }

    /// The content of that pack, read once.
    fn standard() -> &'static Self::Content {
        Self::Content::standard()
    }

    /// The version of the rules that applies at tables with this content.
    fn rules_of(content: &Self::Content) -> u32 {
        content.former_rules().unwrap_or(Self::RULES_VERSION)
    }

    /// The action's code, the same in every match and with every pack.
    #[inline]
    fn action_code(action: Self::Action) -> u32 {
        action.code()
    }

    /// The action with that code; `None` if no action has it.
    #[inline]
    fn action_from_code(code: u32) -> Option<Self::Action> {
        Self::Action::from_code(code)
    }

    /// The action's text, such as `lay petra 7`.
    fn action_text(content: &Self::Content, action: Self::Action) -> String {
        action.text(content)
    }

    /// The action with that text; `None` if it is no action of this game.
    fn parse_action(content: &Self::Content, text: &str) -> Option<Self::Action> {
        Self::Action::from_text(content, text)
    }
}

impl<G: Setup + Rules> Game for G {}

/// A place that no one sees into, such as a pile, and what lies there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HiddenPlace {
    /// The name of the place, as listed in `docs/records.md`.
    pub place: &'static str,
    /// Which one, counted from 0, if several places have this name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u8>,
    /// The numbers of what lies there. In a pile, the next card to be drawn comes first.
    pub holds: Vec<u16>,
}

impl HiddenPlace {
    /// The only place of that name.
    pub fn new(place: &'static str, holds: impl IntoIterator<Item = u16>) -> Self {
        Self { place, of: None, holds: holds.into_iter().collect() }
    }

    /// Number `of` among several places of that name.
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
        /// What they have to decide. Its text is the message `await-WHAT`.
        what: &'static str,
    },
    /// Finished.
    Over(Outcome),
}

impl Status {
    /// The `what` of choices that belong to the setup: the first turn has not begun.
    pub const SETUP: &'static str = "setup";

    /// The seats that may act; none when the match is over.
    pub fn waiting(&self) -> Seats {
        match self {
            Status::Waiting { seats, .. } => *seats,
            Status::Over(_) => Seats::default(),
        }
    }
}

/// Makes phrases of a game's offers, events and refusals. Their texts are in `texts/*.ftl`.
pub trait Speak: Game {
    /// The content as clients read it: the numbers are those of views and actions, with every name and text.
    type Catalogue: Serialize;

    /// The catalogue. `say` translates a phrase.
    fn catalogue(content: &Self::Content, say: &dyn Fn(Phrase) -> String) -> Self::Catalogue;

    /// What a board draws of an offer besides its sentence, such as its cost; `()` for a game without such facts.
    type Facts: Serialize;

    /// The facts of an offer; `None` if its sentence says everything.
    fn facts(_view: View<'_, Self>, _action: Self::Action) -> Option<Self::Facts> {
        None
    }

    /// What a board draws of the table besides what lies on it, such as what a monument pays now; `()` for a game without such
    /// facts.
    type TableFacts: Serialize;

    /// The facts of the table, from what everybody sees, for the seat that reads them (`None` for a spectator); `None` for a game
    /// without such facts. They are derived from the public shelf, so records do not store them.
    fn table_facts(
        _content: &Self::Content,
        _public: &Self::Public,
        _reader: Option<Seat>,
    ) -> Option<Self::TableFacts> {
        None
    }

    /// What the button or line of an offer says to the seat that has it.
    fn action(view: View<'_, Self>, action: Self::Action) -> Phrase;

    /// The line of a public event; `None` if it needs no line of its own.
    fn public_event(
        perspective: Perspective<'_, Self>,
        event: &PublicEvent<Self>,
    ) -> Option<Phrase>;

    /// The line of an event of the reader's private shelf; `None` if it needs no line of its own.
    fn private_event(
        perspective: Perspective<'_, Self>,
        event: &PrivateEvent<Self>,
    ) -> Option<Phrase>;

    /// The reason for a refusal, in words for people.
    fn refusal(perspective: Perspective<'_, Self>, refusal: &Self::Refusal) -> Phrase;

    /// What this seat has to decide now. It may be more exact than [`Status::Waiting`], which everyone sees.
    fn prompt(view: View<'_, Self>) -> Phrase;

    /// The table in lines of text that can be read aloud, for the terminal and for players who cannot see the board.
    fn sketch(perspective: Perspective<'_, Self>) -> Vec<Phrase>;

    /// Drawings for the full screen of a terminal, each followed by the line that explains its signs. Plain lines leave them
    /// out: [`sketch`](Self::sketch) must say the same, in lines marked by [`Phrase::drawn_too`]. None by default, for a game
    /// without drawings and for one whose plain lines have them too, in `sketch`.
    fn drawing(_perspective: Perspective<'_, Self>) -> Vec<Phrase> {
        Vec::new()
    }

    /// The terms that [`insight`](Rules::insight) is the sum of, but for rounding. Only hints ask for them. The default has
    /// none: hints then compare offers without a reason from the game.
    fn terms(_view: View<'_, Self>) -> Vec<Term> {
        Vec::new()
    }

    /// Why one offer is better than another, in short sentences, the most important first; empty if the game has no words
    /// for it.
    fn reasons(_view: View<'_, Self>, _comparison: &Comparison<Self::Action>) -> Vec<Phrase> {
        Vec::new()
    }
}
