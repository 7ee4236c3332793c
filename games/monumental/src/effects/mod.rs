//! Effects are data: a card is a list of steps, and never code.
//!
//! `leaf` has the steps that hold no others, with what they do; `step` has the rest of the vocabulary, `possible` says
//! when a step can do something, and `run` runs it. `entry` and `lasting` read effects from a pack, and `lowering` lays
//! them into flat lists.

pub(crate) mod count;
pub(crate) mod entry;
pub(crate) mod lasting;
mod leaf;
pub(crate) mod lowering;
pub(crate) mod possible;
pub(crate) mod run;
mod step;

pub use leaf::Leaf;
pub use step::{
    ArchiveSource, Block, Branches, CardKind, Condition, Count, Lasting, Modifiers, Shop, Step,
    StepId, Trigger,
};
