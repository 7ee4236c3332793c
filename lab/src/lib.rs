//! What we measure: many matches at once, and how fast they are.

#![warn(missing_docs)]
#![allow(
    clippy::float_arithmetic,
    reason = "means and intervals are for people; no rule is in this crate"
)]

mod arena;
mod balance;
mod bench;
mod chart;
mod company;
mod html;
mod order;
mod plan;
mod rating;
mod seating;
mod simulate;
mod stats;
mod tournament;
mod traits;

pub use arena::{Fixture, Ground, Noting, Played, Setup, play_all};
pub use balance::{Balance, SetupReport, SideReport, TraitReport, balance};
pub use bench::{Speed, speed};
pub use company::Thought;
pub use html::{Titles, balance_page, tournament_page};
pub use order::{Folder, Kind, Order, Tables};
pub use plan::{Plan, Playing, SOURCES};
pub use rating::Wins;
pub use seating::fixtures;
pub use simulate::{BySeatReport, Fault, Report, Series, Sink, simulate};
pub use stats::{Mean, Share, Tally};
pub use tournament::{BotReport, SeatReport, Timing, Tournament, tournament};
pub use traits::Traits;
