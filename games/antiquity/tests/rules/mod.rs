//! At least one test for every rule of RULES.md, cited above it; one file for each section of the ledger.

mod draw;
mod end;
mod erect;
mod facts;
mod improve;
mod places;
mod powers;
mod score;
mod setup;
mod story;
mod turn;
mod two_players;
mod undo;
mod uses;
