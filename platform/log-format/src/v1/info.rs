use serde::{Deserialize, Serialize};

use super::parts::{Origin, Settings, Text, is_false, is_none};

/// The stored form of a [`protocol::RoomInfo`], whose docs explain the fields.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Info<'a> {
    pub(super) id: Text<'a>,
    pub(super) settings: Settings<'a>,
    pub(super) state: State,
    pub(super) host: Text<'a>,
    #[serde(default)]
    pub(super) host_person: i64,
    pub(super) seats: Vec<SeatInfo<'a>>,
    pub(super) deal: Deal<'a>,
    #[serde(default)]
    pub(super) practice: bool,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) origin: Option<Origin<'a>>,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) rematch: Option<Text<'a>>,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) read_only: Option<Text<'a>>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum State {
    Gathering,
    Playing,
    Over,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct SeatInfo<'a> {
    pub(super) sitter: Sitter<'a>,
    pub(super) ready: bool,
    pub(super) away: bool,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) words: Option<Text<'a>>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub(super) account: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Sitter<'a> {
    Nobody,
    Person { person: i64, name: Text<'a> },
    Bot { level: Text<'a> },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Deal<'a> {
    pub(super) secret_commitment: Text<'a>,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) commitment: Option<Text<'a>>,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) secret: Option<Text<'a>>,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) seed: Option<Text<'a>>,
}
