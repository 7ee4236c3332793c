//! The errors a client gets on the WebSocket of a room.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Why the server did not carry out a request. The room is unchanged, unless the error is `trouble`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "no", rename_all = "snake_case")]
pub enum RequestError {
    /// The message is not one of the protocol.
    Unreadable {
        /// What the server expected instead.
        expected: String,
    },
    /// The game has no such action.
    Malformed {
        /// What the server expected instead.
        expected: String,
    },
    /// A rule of the game forbids the action.
    Rule {
        /// The rule's id, such as `ANT-31`.
        rule: String,
        /// The game's own data about the refusal.
        #[ts(type = "unknown")]
        because: Value,
    },
    /// The table has changed since the entry that the client named in `seen`. The missed news was sent before this.
    Stale {
        /// The number of the last entry.
        n: u32,
    },
    /// The action cannot be undone.
    Final {
        /// The engine's reason.
        #[ts(type = "unknown")]
        because: Value,
    },
    /// The seat does not exist, or belongs to another person.
    NotYourSeat,
    /// The state of the room does not allow it now.
    NotNow {
        /// Why.
        because: NotNow,
    },
    /// A rate limit was reached.
    Limit {
        /// The name of the limit.
        limit: String,
        /// How many seconds to wait.
        wait: u32,
    },
    /// The server failed. The request may have been carried out: look before you try again.
    Trouble,
}

impl RequestError {
    /// The HTTP status of an answer with this error.
    pub fn status(&self) -> u16 {
        match self {
            Self::Unreadable { .. } | Self::Malformed { .. } => 400,
            Self::NotYourSeat => 403,
            Self::NotNow { .. } | Self::Rule { .. } | Self::Stale { .. } | Self::Final { .. } => {
                409
            }
            Self::Limit { .. } => 429,
            Self::Trouble => 503,
        }
    }

    /// The code of the error for programs.
    pub fn code(&self) -> &str {
        match self {
            Self::Unreadable { .. } | Self::Malformed { .. } => "bad_request",
            Self::NotYourSeat => "not_your_seat",
            Self::NotNow { because } => because.code(),
            Self::Rule { .. } => "rule",
            Self::Stale { .. } => "stale",
            Self::Final { .. } => "final",
            Self::Limit { limit, .. } => limit,
            Self::Trouble => "trouble",
        }
    }

    /// A sentence for developers. Clients have texts of their own.
    pub fn sentence(&self) -> String {
        let sentence = match self {
            Self::Unreadable { expected } | Self::Malformed { expected } => expected,
            Self::NotYourSeat => "the seat is not yours",
            Self::NotNow { because } => return because.code().replace('_', " "),
            Self::Rule { rule, .. } => rule,
            Self::Stale { .. } => "something has changed",
            Self::Final { .. } => "it cannot be undone",
            Self::Limit { .. } => "wait",
            Self::Trouble => "the server has trouble: see whether it was done, then try again",
        };
        sentence.to_owned()
    }
}

impl From<NotNow> for RequestError {
    fn from(because: NotNow) -> Self {
        RequestError::NotNow { because }
    }
}

/// Declares [`NotNow`] with the code that each reason has on the wire, so that a reason cannot lack one.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {
        /// Why the state of a room does not allow a request.
        ///
        /// The server words each reason in the message `not-now-CODE` of its texts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
        pub enum NotNow {
            $($(#[$doc])* #[serde(rename = $code)] $name,)*
        }

        impl NotNow {
            /// Every reason.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The code on the wire, in snake case.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }
        }
    };
}

reasons! {
    /// The match has not begun.
    NotStarted = "not_started",
    /// The match has begun.
    Started = "started",
    /// The match is over.
    Over = "over",
    /// The match is not over.
    NotOver = "not_over",
    /// A bot plays for the person, who must take the seat back first.
    Away = "away",
    /// This server cannot continue the match, because it lacks its rules or its content, or cannot replay it.
    ReadOnly = "read_only",
    /// The match can be continued. Only a match that cannot be continued is ended by agreement.
    CanGoOn = "can_go_on",
    /// The seat is taken.
    SeatTaken = "seat_taken",
    /// Every seat is taken.
    NoSeatFree = "no_seat_free",
    /// In an open room only the host and invited people may take several seats.
    OneSeat = "one_seat",
    /// Some seats are still empty.
    SeatsEmpty = "seats_empty",
    /// A seated person is not ready.
    NotReady = "not_ready",
    /// Only the host of the room may do this.
    NotHost = "not_host",
    /// No request to go back is open.
    NoRequest = "no_request",
    /// A request to go back is already open.
    RequestOpen = "request_open",
    /// A person whose consent is needed is away.
    SomebodyAway = "somebody_away",
    /// The seat has not played yet.
    NothingDone = "nothing_done",
    /// The person is connected, or has not been away for long enough.
    NotAway = "not_away",
    /// No bot has this level.
    UnknownLevel = "unknown_level",
    /// The catalogue has no such game.
    UnknownGame = "unknown_game",
    /// The game cannot be played with these settings.
    BadSettings = "bad_settings",
    /// The text is empty.
    Empty = "empty",
    /// The text is too long.
    TooLong = "too_long",
    /// The person has no seat.
    NotSeated = "not_seated",
    /// The room does not allow hints.
    HintsOff = "hints_off",
    /// Another seat is to move.
    NotYourTurn = "not_your_turn",
    /// Other people play in the match, so a seat cannot go to a bot for good.
    OthersPlay = "others_play",
    /// The room is for practice, where the deal is fixed.
    Practice = "practice",
    /// A seat has yet to confirm its turn.
    Unconfirmed = "unconfirmed",
    /// The seat has no turn to confirm.
    NothingToConfirm = "nothing_to_confirm",
    /// The house may not take this action now.
    NotTheHouses = "not_the_houses",
}
