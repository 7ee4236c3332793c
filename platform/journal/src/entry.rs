use engine::{Digest, Player, Seed};
use protocol::{AwayReason, Origin, Settings};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{RoomId, Trouble};

/// One thing that happened in a room, as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredEntry {
    /// Where.
    pub room: RoomId,
    /// Its number in the room, from 0 without gaps.
    pub n: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub what: Happening,
}

impl StoredEntry {
    /// An entry of which the stored form is known.
    pub(crate) fn read(room: &str, n: u32, at: i64, body: &str) -> Result<Self, Trouble> {
        let room = room.to_owned();
        match serde_json::from_str(body) {
            Ok(what) => Ok(Self { room, n, at, what }),
            Err(err) => Err(Trouble::Unreadable { room, reason: format!("entry {n}: {err}") }),
        }
    }
}

/// What can happen in a room. Its JSON form is stored for ever: variants and fields are added, never changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// The room was made.
    Created {
        /// How it is.
        settings: Settings,
        /// Who made it.
        host: i64,
        /// Their name then.
        host_name: String,
        /// The server's secret, of which the seed is made.
        secret: Seed,
        /// The room that this one is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<RoomId>,
        /// Where the deal comes from, in a room for practice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Origin>,
    },
    /// What the link must carry from now on; nothing where nobody may come by link.
    Invited {
        /// The random part of the link.
        invite: Option<String>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
        /// Who.
        person: i64,
        /// Their name then.
        name: String,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
        seat: u8,
        /// How well it plays.
        level: String,
    },
    /// Nobody sits there any more.
    Stood {
        /// Where.
        seat: u8,
    },
    /// Somebody wants to begin, or does not.
    Ready {
        /// Where they sit.
        seat: u8,
        /// Whether they do.
        ready: bool,
    },
    /// Somebody added words to the deal.
    Words {
        /// Where they sit.
        seat: u8,
        /// The words.
        words: String,
    },
    /// The match began.
    Started {
        /// The version of the rules.
        rules: u32,
        /// The hash of the content.
        content: String,
        /// All options.
        options: Value,
        /// The seed, made of the secret and the words.
        seed: Seed,
        /// What was published of it.
        commitment: String,
        /// Who sat where.
        players: Vec<Player>,
    },
    /// A seat acted.
    Act {
        /// Who; 255 is the house.
        seat: u8,
        /// The action in its text form.
        action: String,
        /// The table's fingerprint afterwards.
        digest: Digest,
        /// The client's name for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The level of the bot that acted, where one did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A seat took its last action back.
    Undo {
        /// Who.
        seat: u8,
        /// The table's fingerprint afterwards.
        digest: Digest,
        /// The client's name for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A seat ended its turn for good.
    Confirmed {
        /// Who.
        seat: u8,
        /// How many steps the match had.
        step: u32,
        /// The client's name for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A seat asked everyone to go back.
    UndoAsked {
        /// Who.
        seat: u8,
        /// To how many steps.
        step: u32,
    },
    /// Somebody answered.
    UndoAnswered {
        /// Who.
        seat: u8,
        /// Whether they agree.
        yes: bool,
    },
    /// Everyone agreed: only the first steps count from now on.
    Rewound {
        /// Who had asked.
        seat: u8,
        /// How many steps are left.
        step: u32,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        person: i64,
        /// Their name then.
        name: String,
        /// What.
        text: String,
        /// The client's name for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Somebody asked that a bot plays for another.
    AwayVoted {
        /// Who asked.
        by: u8,
        /// For whom.
        seat: u8,
    },
    /// A bot plays for the seat from now on.
    Away {
        /// Which.
        seat: u8,
        /// Why.
        why: AwayReason,
    },
    /// The owner is back.
    Back {
        /// Which seat.
        seat: u8,
    },
    /// The seat belongs to somebody else from now on: an administrator did it.
    Adopted {
        /// Which seat.
        seat: u8,
        /// Whose it is.
        person: i64,
        /// Their name.
        name: String,
    },
    /// The name of somebody who deleted their account is forgotten.
    Forgotten {
        /// Who.
        person: i64,
    },
    /// The same people play again elsewhere.
    Rematch {
        /// Where.
        room: RoomId,
    },
}

impl Happening {
    /// Whether it is a step of the match.
    pub fn is_step(&self) -> bool {
        matches!(self, Happening::Act { .. } | Happening::Undo { .. })
    }

    /// Whether the table may look different afterwards.
    pub fn changes_the_table(&self) -> bool {
        match self {
            Happening::Started { .. }
            | Happening::Act { .. }
            | Happening::Undo { .. }
            | Happening::Rewound { .. } => true,
            Happening::Created { .. }
            | Happening::Invited { .. }
            | Happening::Sat { .. }
            | Happening::BotSat { .. }
            | Happening::Stood { .. }
            | Happening::Ready { .. }
            | Happening::Words { .. }
            | Happening::Confirmed { .. }
            | Happening::UndoAsked { .. }
            | Happening::UndoAnswered { .. }
            | Happening::Chat { .. }
            | Happening::AwayVoted { .. }
            | Happening::Away { .. }
            | Happening::Back { .. }
            | Happening::Adopted { .. }
            | Happening::Forgotten { .. }
            | Happening::Rematch { .. } => false,
        }
    }
}
