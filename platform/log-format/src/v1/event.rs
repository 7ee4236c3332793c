use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::parts::{AwayReason, Digest, Origin, Player, Seed, Settings, Text, is_false, is_none};

/// The stored form of a [`room::LogEntry`] without its number and time, which have columns of their own.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Body<'a> {
    #[serde(flatten)]
    pub(super) event: Event<'a>,
    #[serde(skip_serializing_if = "is_zero")]
    pub(super) downtime: i64,
}

fn is_zero(number: &i64) -> bool {
    *number == 0
}

/// The stored form of a [`room::RoomEvent`], whose docs explain the fields.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(super) enum Event<'a> {
    Created {
        settings: Settings<'a>,
        host: i64,
        host_name: Text<'a>,
        secret: Seed,
        #[serde(default, skip_serializing_if = "is_none")]
        rematch_of: Option<Text<'a>>,
        #[serde(default, skip_serializing_if = "is_none")]
        origin: Option<Origin<'a>>,
    },
    Invited {
        invite: Option<Text<'a>>,
    },
    Sat {
        seat: u8,
        person: i64,
        name: Text<'a>,
        #[serde(default, skip_serializing_if = "is_false")]
        account: bool,
    },
    BotSat {
        seat: u8,
        level: Text<'a>,
    },
    Stood {
        seat: u8,
    },
    Ready {
        seat: u8,
        ready: bool,
    },
    /// [`room::RoomEvent::Salt`].
    Words {
        seat: u8,
        words: Text<'a>,
    },
    SettingsChanged {
        settings: Settings<'a>,
    },
    Started {
        rules: u32,
        content: Text<'a>,
        options: Cow<'a, Value>,
        seed: Seed,
        commitment: Text<'a>,
        players: Vec<Player<'a>>,
    },
    Act {
        seat: u8,
        action: Text<'a>,
        digest: Digest,
        #[serde(default, skip_serializing_if = "is_none")]
        id: Option<Text<'a>>,
        #[serde(default, skip_serializing_if = "is_none")]
        bot: Option<Text<'a>>,
    },
    Undo {
        seat: u8,
        digest: Digest,
        #[serde(default, skip_serializing_if = "is_none")]
        id: Option<Text<'a>>,
    },
    Confirmed {
        seat: u8,
        step: u32,
        #[serde(default, skip_serializing_if = "is_none")]
        id: Option<Text<'a>>,
    },
    UndoAsked {
        seat: u8,
        step: u32,
        #[serde(default, skip_serializing_if = "is_none")]
        id: Option<Text<'a>>,
    },
    UndoAnswered {
        seat: u8,
        yes: bool,
        #[serde(default, skip_serializing_if = "is_none")]
        id: Option<Text<'a>>,
    },
    Rewound {
        seat: u8,
        step: u32,
    },
    Chat {
        person: i64,
        name: Text<'a>,
        #[serde(default, skip_serializing_if = "is_false")]
        account: bool,
        text: Text<'a>,
        #[serde(default, skip_serializing_if = "is_none")]
        id: Option<Text<'a>>,
    },
    AwayVoted {
        by: u8,
        seat: u8,
        #[serde(default, skip_serializing_if = "is_none")]
        id: Option<Text<'a>>,
    },
    Away {
        seat: u8,
        why: AwayReason,
    },
    Back {
        seat: u8,
        #[serde(default, skip_serializing_if = "is_none")]
        id: Option<Text<'a>>,
    },
    Adopted {
        seat: u8,
        person: i64,
        name: Text<'a>,
    },
    Forgotten {
        person: i64,
    },
    Rematch {
        room: Text<'a>,
    },
    EndAgreed {
        seat: u8,
    },
    Ended {},
}
