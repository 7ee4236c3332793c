//! At least one test for every rule of RULES.md, one file for each part of it.

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
