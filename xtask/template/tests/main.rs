//! All tests of the game, in one program, because each program takes long to link.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that fails panics, and looks for one thing among many"
)]

#[cfg(feature = "ts")]
mod browser;
mod golden;
mod rules;
