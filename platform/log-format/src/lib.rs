//! The stored forms of rooms: what servers keep in a database, and browsers in theirs.
//!
//! They belong to this crate alone: a change of the wire does not change a stored byte.

#![warn(missing_docs)]

pub mod v1;
