//! Who plays: bots that cannot cheat.
//!
//! A [`Bot`] is asked with what its seat sees, a [`View`](engine::View), and with its offers. It has luck of its own and
//! no way to the table: to look ahead it plays on tables that it imagines.
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
//! and cannot get from a view to what its seat does not see:
//!
//! ```compile_fail
//! fn peek<G: engine::Game>(view: engine::View<'_, G>) -> &G::Secret { view.secret }
//! ```
//!
//! A table that it imagines is all it has:
//!
//! ```
//! use engine::{Chance, Game, Table, View};
//! fn think<G: Game>(view: View<'_, G>, luck: &mut Chance) -> Table<G> { G::imagine(view, luck) }
//! ```

#![warn(missing_docs)]
#![allow(
    clippy::float_arithmetic,
    reason = "search weighs with + - * / and square roots only, which are the same on every machine"
)]

mod apprentice;
mod bot;
mod judge;
mod level;
mod program;
pub mod protocol;
mod random;
mod search;
mod seated;

pub use apprentice::Apprentice;
pub use bot::{Bot, BotFault, Candidate};
pub use level::{Budget, Level, Spec};
pub use program::Program;
pub use random::Random;
pub use search::{Leaf, Search, Settings};
pub use seated::{AnyDecision, AnySeated, open, replay, resume};
