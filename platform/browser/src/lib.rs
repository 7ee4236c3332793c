//! Rooms inside a browser: the same rooms as on a server, for a web worker.
//!
//! A [`Host`] is what a server is elsewhere. It answers the same requests and sends the same messages, so a page need not
//! know which of the two it talks to. It has no clock, no disk and no thread: the worker passes the time and what happened
//! ([`Ask`]), and carries out what comes back ([`Effect`]) in order. What follows from an entry of the log is told only after
//! the worker has said that the entry is stored.
//!
//! `exports` has the functions of the WebAssembly module. Asks and effects cross its border as JSON.

#![warn(missing_docs)]

mod ask;
mod driver;
mod exports;
mod host;
mod look;
mod requests;
mod trials;

pub use ask::{Answer, Ask, Call, Effect, NewRoom};
pub use host::Host;
pub use trials::{Trial, Trials};
