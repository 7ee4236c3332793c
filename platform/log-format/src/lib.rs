//! The stored forms of rooms, in the databases of servers and of browsers.
//!
//! The types are separate from those of the wire, so a change of the protocol does not change a stored byte.

#![warn(missing_docs)]

pub mod v1;
