//! Tests of the engine itself, played with a toy game.

mod any;
mod chance;
mod matches;
mod outcome;
mod record;
mod table;
mod toy;
mod undo;

/// The whole table of a match.
fn whole<G: engine::Game>(played: &engine::Match<G>) -> &engine::Table<G> {
    engine::Referee::of(played).table()
}
