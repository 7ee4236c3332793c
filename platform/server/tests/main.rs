//! The server from the outside, as clients and operators use it. All tests are in one program, because linking takes
//! long.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod common;

mod admin;
mod before;
mod boards;
mod bots;
mod copy;
mod email;
mod ends;
mod faults;
mod full_disk;
mod hints;
mod kill;
mod later;
mod leak;
mod leaving;
mod lookback;
mod matches;
mod nodes;
mod nonsense;
mod practice;
mod prune;
mod records;
mod restore;
mod rooms;
mod sessions;
mod shared;
mod strangers;
mod upgrade;
