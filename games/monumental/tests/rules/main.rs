//! At least one test for every rule of RULES.md, one file for each part of it.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that fails panics")]
#![allow(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing")]

#[path = "../scene/mod.rs"]
mod scene;

mod acquire;
mod automaton;
mod board;
mod conquer;
mod effects;
mod end;
mod facts;
mod former;
mod limits;
mod other_packs;
mod policy;
mod questions;
mod refill;
mod setup;
mod solo;
mod terms;
mod turn;
mod words;
