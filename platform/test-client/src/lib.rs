//! A client of the server for tests and load: HTTP requests and the WebSocket of a room.

#![warn(missing_docs)]

mod client;
mod connection;
mod player;
mod process;

pub use client::{Answer, TestClient};
pub use connection::{ConnectionError, RoomConnection};
pub use player::{Glance, Player, begin_match};
pub use process::{resident, start_server};
pub use reqwest::Method;

/// Why a load or soak run cannot go on.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
