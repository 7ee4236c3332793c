//! Measures games and bots: simulations, tournaments, balance reports, and speed.
//!
//! A [`RunSpec`] says what to play. A [`Plan`] adds bots and setups and makes the schedule of a run; [`play_schedule`]
//! plays it and returns a [`MatchResult`] for each [`ScheduledMatch`]; [`RunFolder`] keeps them on disk. [`tournament`]
//! and [`balance`] make the reports. [`simulate`] is the short way: it plays matches and keeps only sums.

#![warn(missing_docs)]
#![allow(
    clippy::float_arithmetic,
    reason = "means and intervals are for people; no rule is in this crate"
)]

mod balance;
mod bench;
mod chart;
mod error;
mod html;
mod match_result;
mod oracle;
mod plan;
mod positions;
mod rating;
mod run;
mod run_folder;
mod run_spec;
mod schedule;
mod seat_features;
mod selfplay;
mod simulation;
mod stats;
mod table_bots;
mod thinking_time;
mod tournament;

pub use balance::{Balance, FeatureReport, SetupReport, SideReport, balance};
pub use bench::{Speed, speed};
pub use error::LabError;
pub use html::{Titles, balance_page, tournament_page};
pub use match_result::{MatchResult, ScheduledMatch, Setup};
pub use oracle::{OracleSpec, oracle};
pub use plan::{Plan, PlayControl, SOURCES};
pub use rating::Wins;
pub use run::{Detail, RunContext, play_schedule};
pub use run_folder::RunFolder;
pub use run_spec::{BalanceTables, Kind, RunSpec};
pub use schedule::tournament_schedule;
pub use seat_features::SeatFeatures;
pub use selfplay::{SelfPlayReport, SelfPlaySpec, selfplay};
pub use simulation::{RecordSink, SeatSummary, SimulationReport, SimulationSpec, simulate};
pub use stats::{Accumulator, Mean, Share};
pub use thinking_time::ThinkingTime;
pub use tournament::{BotReport, SeatReport, Timing, Tournament, tournament};
