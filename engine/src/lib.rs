//! The engine: the traits that a [`Game`] implements, the [`Table`] it is played at and the [`Match`] around it.
//!
//! Data flows one way: action → check → perform → events → shelves → views.
//!
//! # A game in forty lines
//!
//! Two players take one to three of 21 sticks in turn. The player who takes the last one wins. The game has no hidden
//! state, no content and no options: it is an [`OpenGame`].
//!
//! ```
//! use engine::*;
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone, Copy, Debug)]
//! struct Sticks;
//!
//! /// `take 1` to `take 3`, with the codes 0 to 2: see [`Notation`].
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
//! #[serde(tag = "do", rename_all = "snake_case")]
//! enum Action { Take { #[notation(below = 3)] more: u8 } }
//!
//! #[derive(Clone, Debug, PartialEq, Hash, Serialize)]
//! struct Public { turn: Seat, left: u8 }
//!
//! impl Shelf for Public {
//!     type Event = u8;
//!     fn apply(&mut self, taken: &u8) {
//!         *self = Public { turn: Seat(1 - self.turn.0), left: self.left - taken };
//!     }
//! }
//!
//! impl OpenGame for Sticks {
//!     const SLUG: &'static str = "sticks";
//!     const SEATS: u8 = 2;
//!     type Action = Action;
//!     type Public = Public;
//!     fn lay(_: &mut Chance) -> Public {
//!         Public { turn: Seat(0), left: 21 }
//!     }
//! }
//!
//! impl Rules for Sticks {
//!     fn status(_: &(), public: &Public) -> Status {
//!         let won = |seat| Compared::Points(i32::from(seat != public.turn));
//!         match public.left {
//!             0 => Status::Over(Outcome::rank(2, |seat| ([won(seat)], vec![]))),
//!             _ => Status::Waiting { seats: Seats::one(public.turn), what: "turn" },
//!         }
//!     }
//!     fn check(view: View<'_, Self>, Action::Take { more }: Action) -> Result<(), Rule> {
//!         let may = view.seat == view.public.turn && more < view.public.left;
//!         if may { Ok(()) } else { Err(Rule("STI-01")) }
//!     }
//!     fn perform<P: Play<Self>>(play: &mut P, _: Seat, Action::Take { more }: Action) {
//!         play.tell_all(more + 1);
//!     }
//! }
//!
//! // That is all. A match is kept as a record, offers only what the rules allow, and says why not.
//! let mut game = Match::<Sticks>::open(&(), NoOptions {}, 2, Seed::of_words("example"));
//! let [first, second] = [Seat(0), Seat(1)];
//! assert_eq!(Sticks::parse_action(&(), "take 3"), Some(Action::Take { more: 2 }));
//! assert!(game.act(second, Action::Take { more: 2 }).is_err());
//! while let Status::Waiting { seats, .. } = game.status() {
//!     let mut offers = Vec::new();
//!     let by = seats.first().unwrap();
//!     game.offer(by, &mut offers);
//!     game.act(by, offers[0]).unwrap();
//! }
//! let Status::Over(outcome) = game.status() else { unreachable!() };
//! assert_eq!(outcome.0[first].place, 1, "21 single sticks: the first player takes the last");
//! ```
//!
//! A game with hidden cards, content or options implements [`GameTypes`] and [`Setup`] in place of [`OpenGame`]. A game
//! of the catalogue also implements [`Speak`], which makes its phrases, and has its content and texts in files
//! ([`Pack`]). `cargo xtask new-game` copies a small game that works, with a board for the browser.
//!
//! # Where to find what
//!
//! | to | see |
//! |---|---|
//! | write a game | [`OpenGame`], or [`GameTypes`], [`Setup`], [`Rules`], [`Speak`], [`Notation`], [`BitSet`], [`Content`] |
//! | play a game whose type is known | [`Match`]; [`Table`] and [`play_out`] if only speed counts |
//! | play any game, with JSON | [`AnyGame`], [`AnyMatch`] |
//! | see what one seat knows | [`View`], [`OwnedView`] |
//! | see everything, in the lab and in tests | [`Referee`] |
//! | keep a match, replay it, verify it | [`Record`], [`replay()`], [`verify()`] |
//! | draw luck | [`Chance`], [`Seed`] |

#![warn(missing_docs)]

mod any;
mod bit_set;
mod chance;
mod comparison;
mod digest;
mod game;
mod hex;
mod matches;
mod notation;
mod observation;
mod open_game;
mod option;
mod outcome;
mod pack;
mod phrase;
mod play;
mod playout;
mod record;
mod referee;
mod rulebook;
mod seat;
mod table;
mod undo;

pub use any::{
    AnyContent, AnyGame, AnyMatch, Erased, NotPlayed, Offered, Opening, OpeningFault, Tally,
    typed_options,
};
pub use bit_set::{BitSet, BitSetItem, Bits};
pub use chance::{Chance, Seed};
pub use comparison::{Comparison, Gain, Term};
pub use digest::Digest;
pub use engine_derive::Notation;
pub use ftl::texts;
pub use game::{
    Game, GameTypes, HiddenPlace, Never, NoOptions, PrivateEvent, PublicEvent, Rules, SecretEvent,
    Setup, Shelf, Speak, Status,
};
pub use matches::{Match, Step, StepKind, StepOutcome};
#[doc(hidden)]
pub use notation::derived;
pub use notation::{Coded, Notation};
pub use observation::{
    Flags, Numbers, OBSERVED_SEATS, Observation, ObservationLayout, ObservationPart,
    observation_layout, observe, seats_from,
};
pub use open_game::OpenGame;
pub use option::{OptionKind, OptionSpec};
pub use outcome::{Compared, Outcome, Score, Source, Standing};
pub use pack::{Content, Fault, Faults, Pack};
pub use phrase::{Arg, Phrase};
pub use play::Play;
pub use playout::{Decided, Players, Playout, RandomPlayers, play_out, play_to_end};
pub use record::{
    Difference, FORMAT as RECORD_FORMAT, News, Player, Record, RecordedStep, RecordedStepKind,
    WholeTable, replay, tallies, verify, whole_table,
};
pub use referee::Referee;
pub use rulebook::{Refusal, Rule};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use table::{ActError, Events, OwnedView, Perspective, Table, View};
pub use undo::NotUndone;
