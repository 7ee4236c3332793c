//! Effects are data: a card is a list of steps, and never code.
//!
//! `step` has the vocabulary, `entry` and `layer` read it from a pack, `run` gives each operation its one function, and
//! `possible` says when a step can do something.

pub(crate) mod count;
pub(crate) mod entry;
pub(crate) mod layer;
pub(crate) mod possible;
pub(crate) mod run;
mod step;

pub use step::{
    Block, Branches, CardKind, Condition, Count, From, Modifiers, Passive, Step, StepId, Trigger,
};
