//! A client of the server for tests and load: HTTP requests and the WebSocket of a room.

#![warn(missing_docs)]

mod client;
mod connection;

pub use client::{Answer, TestClient};
pub use connection::{ConnectionError, RoomConnection};
pub use reqwest::Method;
