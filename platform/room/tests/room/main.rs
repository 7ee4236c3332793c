//! Rooms without sockets, clocks or stores: inputs in, outputs out.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may fail, and looks for one thing among many"
)]

mod absence;
mod bots;
mod catch_up;
mod cluster;
mod consent;
mod create;
mod downtime;
mod frozen;
mod leaving;
mod lobby;
mod messages;
mod play;
mod review;
mod steps;
mod table;
mod texts;
mod waking;
