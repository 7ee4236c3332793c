//! The messages between the server and its clients, and the page that describes them.
//!
//! Reading order: [`ToServer`] and [`FromServer`] on the WebSocket of a room, then [`RoomInfo`] and the rest of what
//! HTTP answers. `docs/protocol.md` and `protocol.ts` are written from these types.

#![warn(missing_docs)]

mod api;
mod client;
mod entry;
mod page;
mod room;
mod server;

pub use api::{
    BotSeat, Credentials, Fault, GameInfo, GameOption, GameStatistics, Invitation, ListedRoom, Me,
    NewRoom, PlayNow, ReadySeat, RoomList, Ruling, SeatOf, Sit, WordsOf,
};
pub use client::{TableWish, ToServer};
pub use entry::{AwayWhy, Entry, What};
pub use page::{markdown, typescript};
pub use room::{
    Clock, Deal, Origin, Presence, RoomInfo, RoomState, SeatClock, SeatInfo, Settings, Sitter,
};
pub use server::{ByeWhy, Candidate, FromServer, No, Offer, Progress, TableView, UndoRequest};
