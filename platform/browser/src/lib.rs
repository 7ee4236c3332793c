//! Rooms inside a browser: the same rooms as on a server, in a web worker.
//!
//! A [`Host`] takes the part of the server. It answers the same requests and sends the same messages, so a page need
//! not know which of the two it talks to. It has no clock, no disk and no thread: the worker passes the time and what
//! happened ([`Ask`]), and carries out the effects ([`Effect`]) in order. The page is told of a log entry only after
//! the worker has stored it.
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
