//! The messages between the server and its clients, and the page that describes them.
//!
//! Reading order: [`ToServer`] and [`FromServer`] on the WebSocket of a room, then [`RoomInfo`] and the other bodies of
//! HTTP. `docs/protocol.md` and `protocol.ts` are written from these types.

#![warn(missing_docs)]

mod api;
mod client;
mod entry;
mod error;
mod page;
mod replay;
mod room;
mod server;

pub use api::{
    BotLevels, BotSeat, ChangeEmail, ChangePassword, Codes, ConfirmEmail, Credentials, DeviceInfo,
    Fault, Forgotten, GameInfo, GameOption, GameStatistics, Invitation, ListedRoom, Me, NewAccount,
    NewRoom, Password, PlayNow, ReadySeat, Recovery, RecoveryWays, Report, RoomList, Ruling,
    SeatOf, Sit, TableStatistics, WordsOf,
};
pub use client::{TableDetail, ToServer};
pub use entry::{AwayReason, Entry, What};
pub use error::{NotNow, RequestError};
pub use page::{markdown, schemas, typescript};
pub use replay::{Branch, Check, Checked, Frame, Replay, Verification};
pub use room::{
    Clock, Deal, Origin, Presence, RoomInfo, RoomState, SeatClock, SeatInfo, Settings, Sitter,
    Thinking,
};
pub use server::{Candidate, CloseReason, FromServer, Offer, Progress, TableView, UndoRequest};
