//! Bots that cannot cheat.
//!
//! A [`Bot`] is given what its seat knows (a [`View`](engine::View)), the offers of that seat, and a random generator
//! of its own. It has no access to the table of the match: to look ahead it plays on tables that it imagines. There is
//! a built-in bot for each [`Level`], and [`Program`], which asks a program in any language. A [`BotSpec`] names one of
//! them as people type it, such as `master:2s`.
//!
//! A bot is never given the table:
//!
//! ```compile_fail
//! use engine::{Chance, Game, Table, View};
//! fn ask<G: Game>(bot: &mut dyn bots::Bot<G>, table: &Table<G>, offers: &[G::Action], luck: &mut Chance) {
//!     let _ = bot.choose(table, offers, luck);
//! }
//! ```
//!
//! and cannot reach from a view what its seat does not see:
//!
//! ```compile_fail
//! fn peek<G: engine::Game>(view: engine::View<'_, G>) -> &G::Secret { view.secret }
//! ```
//!
//! The tables that a bot plays on are those that it imagines from its view:
//!
//! ```
//! use engine::{Chance, Game, Table, View};
//! fn think<G: Game>(view: View<'_, G>, luck: &mut Chance) -> Table<G> { G::imagine(view, luck) }
//! ```
//!
//! # A bot in twenty lines
//!
//! This one tries each offer on an imagined table, rates it by the game's own judgement
//! ([`Rules::insight`](engine::Rules::insight)) of the result, and takes the best:
//!
//! ```
//! use std::cmp::Reverse;
//!
//! use bots::{Bot, BotError, Candidate};
//! use engine::{Chance, Game, View};
//!
//! struct Greedy;
//!
//! impl<G: Game> Bot<G> for Greedy {
//!     fn explain(
//!         &mut self,
//!         view: View<'_, G>,
//!         offers: &[G::Action],
//!         luck: &mut Chance,
//!     ) -> Result<Vec<Candidate<G::Action>>, BotError> {
//!         let mut rate = |action: &G::Action| {
//!             let mut table = G::imagine(view, luck);
//!             table.play(view.seat, *action, luck);
//!             let points = G::insight(table.view(view.seat))[view.seat];
//!             Candidate { visits: 1, points: Some(points), ..Candidate::unrated(*action) }
//!         };
//!         let mut rated: Vec<_> = offers.iter().map(&mut rate).collect();
//!         rated.sort_by_key(|candidate| Reverse(candidate.points));
//!         Ok(rated)
//!     }
//! }
//! ```
//!
//! [`MatchWithBots`] is for programs that handle matches of any game. The [`decision`](MatchWithBots::decision) of a
//! seat owns its view ([`OwnedView`](engine::OwnedView)), so that a bot can think on another thread.

#![warn(missing_docs)]
#![allow(
    clippy::float_arithmetic,
    reason = "search weighs with + - * / and square roots only, which are the same on every machine"
)]

mod advice;
mod apprentice;
mod bot;
mod judge;
mod learned;
mod level;
mod match_with_bots;
#[cfg(feature = "native")]
mod program;
pub mod protocol;
mod random;
mod search;

pub use advice::Advice;
pub use apprentice::Apprentice;
pub use bot::{Bot, BotError, Candidate};
pub use learned::use_weights;
pub use level::{BotSpec, Budget, Level};
pub use match_with_bots::{AnyDecision, MatchWithBots, open, replay, resume};
#[cfg(feature = "native")]
pub use program::Program;
pub use random::Random;
pub use search::{Judgement, Rollout, Search, SearchSettings};
