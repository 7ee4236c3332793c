//! A room around a match, as a state machine without I/O.
//!
//! The state of a room is the fold of its log: a list of numbered [`LogEntry`] values.

#![warn(missing_docs)]

mod log;

pub use log::{LogEntry, RoomEvent, RoomId};
