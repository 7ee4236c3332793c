//! The entries of a room's log. Everything that a room stores is a list of these; [`State`](crate::State) is their
//! fold.

use engine::{Digest, Player, Seed};
use protocol::{AwayReason, Origin, Settings};
use serde_json::Value;

/// The name of a room, as in its address.
pub type RoomId = String;

/// One entry of a room's log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// Its number in the room's log. Numbers begin at 0 and have no gaps.
    pub n: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// The downtime until then, in milliseconds ([`Now::downtime`](crate::Now::downtime)).
    pub downtime: i64,
    /// What happened.
    pub event: RoomEvent,
}

impl LogEntry {
    /// When it was written, in the time of the players' clocks ([`Now::playing`](crate::Now::playing)), in
    /// milliseconds.
    pub fn playing(&self) -> i64 {
        self.at.saturating_sub(self.downtime)
    }
}

/// One thing that happened in a room.
#[derive(Clone, Debug, PartialEq)]
pub enum RoomEvent {
    /// A person created the room.
    Created {
        /// The settings that the host chose.
        settings: Settings,
        /// The person who created it.
        host: i64,
        /// The host's name at that time.
        host_name: String,
        /// The server's half of the seed.
        secret: Seed,
        /// The room that this one is a rematch of.
        rematch_of: Option<RoomId>,
        /// Where the deal comes from, if the room is for practice.
        origin: Option<Origin>,
    },
    /// The invitation changed. `None` revokes it.
    Invited {
        /// The secret part of the invitation link.
        invite: Option<String>,
    },
    /// A person took a seat.
    Sat {
        /// The seat.
        seat: u8,
        /// The person.
        person: i64,
        /// The person's name at that time.
        name: String,
        /// Whether the person had an account.
        account: bool,
    },
    /// A bot took a seat.
    BotSat {
        /// The seat.
        seat: u8,
        /// The bot's level.
        level: String,
    },
    /// A person or a bot left the seat before the start.
    Stood {
        /// The seat.
        seat: u8,
    },
    /// A seated person said whether they are ready to start.
    Ready {
        /// Their seat.
        seat: u8,
        /// Whether they are ready.
        ready: bool,
    },
    /// A player added their own text to the seed.
    Salt {
        /// Their seat.
        seat: u8,
        /// The text.
        salt: String,
    },
    /// The host changed the settings before the start.
    SettingsChanged {
        /// The settings from now on.
        settings: Settings,
    },
    /// The match started.
    Started {
        /// The version of the rules.
        rules: u32,
        /// The hash of the content.
        content: String,
        /// The options of the game, complete.
        options: Value,
        /// The seed: the server's secret and the players' texts.
        seed: Seed,
        /// The commitment to the seed that was published.
        commitment: String,
        /// The players by seat.
        players: Vec<Player>,
    },
    /// A seat acted.
    Act {
        /// The seat; 255 is the house.
        seat: u8,
        /// The action in its text form.
        action: String,
        /// The digest of the table afterwards.
        digest: Digest,
        /// The client's id of the request.
        id: Option<String>,
        /// The level of the bot, if a bot acted.
        bot: Option<String>,
    },
    /// A seat took back its last action.
    Undo {
        /// The seat.
        seat: u8,
        /// The digest of the table afterwards.
        digest: Digest,
        /// The client's id of the request.
        id: Option<String>,
    },
    /// A seat confirmed its turn.
    Confirmed {
        /// The seat.
        seat: u8,
        /// The number of steps of the match at that time.
        step: u32,
        /// The client's id of the request.
        id: Option<String>,
    },
    /// A seat asked the others for consent to go back.
    UndoAsked {
        /// The seat.
        seat: u8,
        /// The number of steps that would remain.
        step: u32,
        /// The client's id of the request.
        id: Option<String>,
    },
    /// A seat answered the open [`UndoAsked`](Self::UndoAsked) request.
    UndoAnswered {
        /// The seat.
        seat: u8,
        /// Whether the seat agrees.
        yes: bool,
        /// The client's id of the request.
        id: Option<String>,
    },
    /// Every seat that was asked agreed: the match went back to its first `step` steps.
    Rewound {
        /// The seat that asked.
        seat: u8,
        /// The number of steps that remain.
        step: u32,
    },
    /// A person wrote a chat message.
    Chat {
        /// The person.
        person: i64,
        /// The person's name at that time.
        name: String,
        /// Whether the person had an account.
        account: bool,
        /// The message.
        text: String,
        /// The client's id of the request.
        id: Option<String>,
    },
    /// A seat voted that a bot plays for an absent seat.
    AwayVoted {
        /// The voter.
        by: u8,
        /// The absent seat.
        seat: u8,
        /// The client's id of the request.
        id: Option<String>,
    },
    /// A bot plays for the seat until its owner is back.
    Away {
        /// The seat.
        seat: u8,
        /// The reason.
        why: AwayReason,
    },
    /// The owner of the seat is back.
    Back {
        /// The seat.
        seat: u8,
        /// The client's id of the request, if the client asked for it.
        id: Option<String>,
    },
    /// An administrator gave the seat to another person.
    Adopted {
        /// The seat.
        seat: u8,
        /// The new owner.
        person: i64,
        /// Their name.
        name: String,
    },
    /// A person deleted their account: their name and messages are erased.
    Forgotten {
        /// The person.
        person: i64,
    },
    /// The players started a rematch in another room.
    Rematch {
        /// The other room.
        room: RoomId,
    },
    /// A seat agreed to end a match that the program cannot continue.
    EndAgreed {
        /// The seat.
        seat: u8,
    },
    /// All players agreed: the match ended without a result.
    Ended,
}

impl RoomEvent {
    /// Whether it is a step of the match: an action or an undo.
    pub fn is_step(&self) -> bool {
        matches!(self, RoomEvent::Act { .. } | RoomEvent::Undo { .. })
    }

    /// The seat that made the step, if it is a step of the match.
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "an action and an undo are all the steps there are"
    )]
    pub fn step_seat(&self) -> Option<u8> {
        match self {
            RoomEvent::Act { seat, .. } | RoomEvent::Undo { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Whether it changes the match itself: it starts it, is a step, or takes steps back.
    pub fn changes_match(&self) -> bool {
        match self {
            RoomEvent::Started { .. }
            | RoomEvent::Act { .. }
            | RoomEvent::Undo { .. }
            | RoomEvent::Rewound { .. } => true,
            RoomEvent::Created { .. }
            | RoomEvent::Invited { .. }
            | RoomEvent::Sat { .. }
            | RoomEvent::BotSat { .. }
            | RoomEvent::Stood { .. }
            | RoomEvent::Ready { .. }
            | RoomEvent::Salt { .. }
            | RoomEvent::SettingsChanged { .. }
            | RoomEvent::Confirmed { .. }
            | RoomEvent::UndoAsked { .. }
            | RoomEvent::UndoAnswered { .. }
            | RoomEvent::Chat { .. }
            | RoomEvent::AwayVoted { .. }
            | RoomEvent::Away { .. }
            | RoomEvent::Back { .. }
            | RoomEvent::Adopted { .. }
            | RoomEvent::Forgotten { .. }
            | RoomEvent::Rematch { .. }
            | RoomEvent::EndAgreed { .. }
            | RoomEvent::Ended => false,
        }
    }
}
