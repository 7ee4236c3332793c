//! Tests of the engine itself, played with a toy game.

mod any;
mod chance;
mod matches;
mod record;
mod table;
mod toy;
mod undo;
