//! Drives rooms: connects the state machines of the crate [`room`] to the store, the clock, bots and other nodes.
//!
//! Each room in memory has one task, its *driver*. The driver takes one input after another, lets the room handle it,
//! and carries out the room's outputs in order: it sends nothing before the entries behind it are stored. On a server,
//! this is the only place that enforces the rule.
//!
//! - `rooms`: [`Rooms`] finds, creates and loads rooms, and wakes those with work that is due.
//! - `driver`: the task of one room. `driver/recovery`: what it does when the store fails.
//! - `connection`: a client's connection as the server holds it. `sessions`: ends connections whose session has ended.
//! - `notices`: what the nodes of a cluster tell each other.
//! - `services`, `environment`: the traits and clocks that differ between a server, a test and a simulation.
//! - `metrics`: counters and gauges.

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
