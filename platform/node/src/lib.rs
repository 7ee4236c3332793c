//! Drives rooms: connects the state machines of the crate [`room`] to the store, the clock, bots and other nodes.
//!
//! Each room in memory has one task, its *driver*. The driver takes one input after another, lets the room handle it, and
//! carries out what the room returns, in order: nothing is sent before the entries it follows from are stored. This is
//! the only place that enforces it.
//!
//! [`Rooms`] finds, creates and loads rooms. Everything that differs between a server, a test and a simulation is behind
//! the traits of [`Services`].

#![warn(missing_docs)]

mod connection;
mod driver;
mod environment;
mod metrics;
mod notices;
mod rooms;
mod services;
mod sessions;

pub use connection::{Connection, Outbound};
pub use environment::Environment;
pub use metrics::{Gauged, count_refusal};
pub use rooms::{RoomAccessError, Rooms};
pub use services::{HintLimit, Pending, Services, Workers};
