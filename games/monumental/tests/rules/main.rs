//! At least one test for every rule of RULES.md, one file for each part of it.

#[path = "../scene/mod.rs"]
mod scene;

mod acquire;
mod board;
mod conquer;
mod effects;
mod end;
mod policy;
mod refill;
mod setup;
mod solo;
mod terms;
mod turn;
