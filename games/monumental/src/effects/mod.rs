//! Effects are data: a card is a list of steps, and never code.
//!
//! `leaf` has the steps without other steps inside, and what they do; `step` has all other types; `possible` says when
//! a step can do something; `run` runs it. `entry` and `lasting` read effects from a pack, and `lowering` puts them
//! into flat lists.

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
