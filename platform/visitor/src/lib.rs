//! A client for tests and for load: HTTP by hand, and the WebSocket of a room.

#![warn(missing_docs)]

mod http;
mod line;

pub use http::{Answer, Visitor};
pub use line::{Gone, Line};
