//! All tests of the game. One program for all of them: each would take long to compile.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that fails panics, and looks for one thing among many"
)]

#[cfg(feature = "ts")]
mod browser;
mod cards;
mod content;
mod examples;
mod golden;
mod laws;
mod packs;
mod pinned;
mod reasons;
mod rules;
mod scene;
