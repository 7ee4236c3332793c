use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A message from a client, on the WebSocket of a room.
///
/// `id` is chosen by the client and identifies a request: however often the client sends it, the server carries it out
/// at most once, and answers with `done` or `refused`. `seen` is the number of the last entry that the client has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Chooses what the client is sent. It may be sent again at any time. The server answers with `welcome`, then with
    /// the entries after `since`.
    Hello {
        /// The seat whose view the client gets: one of your seats, or any seat once the match is over. Without it, the
        /// view of your first seat, or of a spectator if you have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The number of the last entry that the client has; the server sends all later ones. Without it, the server
        /// sends no past entries.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        since: Option<u32>,
        /// The tag of a language, such as `fr`; French if the server does not have the language.
        #[serde(default)]
        lang: String,
        /// Whether entries, offers and refusals come with texts in that language.
        #[serde(default)]
        words: bool,
        /// What the server sends after new entries.
        #[serde(default)]
        table: TableDetail,
        /// Whether the server sends the steps of a match that has just begun one by one, each with the table after it.
        /// It does so in answer to the first `hello` of a connection, if the client has none of these steps and asks for
        /// whole tables, and if you have a seat, have not acted, and were not in the room before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        opening: bool,
    },
    /// Requests the whole table as the seat sees it. The server answers with `table`.
    Look {},
    /// Plays an action.
    Act {
        /// The id of this request.
        id: String,
        /// The number of the last entry that the client has. If the table has changed since, the server sends the missed
        /// entries and refuses the action.
        seen: u32,
        /// Which of your seats acts. Without it, the seat whose view the client gets.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The action's code, text or object, as in its offer.
        #[ts(type = "number | string | object")]
        action: Value,
    },
    /// Asks why an action is not possible now. Nothing is played. The server answers with `why_not`.
    Why {
        /// The id of this request.
        id: String,
        /// Which of your seats asks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The action's code, text or object.
        #[ts(type = "number | string | object")]
        action: Value,
    },
    /// Asks what a bot would do, for a seat of yours that is to move. The server answers with `hint` when the bot has
    /// decided.
    Hint {
        /// The id of this request.
        id: String,
        /// Which of your seats asks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Takes the seat's last action back. Possible if the action has shown nobody anything hidden.
    Undo {
        /// The id of this request.
        id: String,
        /// The number of the last entry that the client has.
        seen: u32,
        /// Which of your seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Ends the seat's turn for good, in a room with the setting `confirm`. The other seats act from then on.
    Confirm {
        /// The id of this request.
        id: String,
        /// The number of the last entry that the client has.
        seen: u32,
        /// Which of your seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Asks all players to go back to before your last action, although something hidden was seen since.
    AskUndo {
        /// The id of this request.
        id: String,
        /// Which of your seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Answers a request to go back, for all your seats.
    AnswerUndo {
        /// The id of this request.
        id: String,
        /// Whether you agree.
        yes: bool,
    },
    /// Sends a chat message to the room. It is stored.
    Chat {
        /// The id of this request.
        id: String,
        /// At most 500 characters.
        text: String,
    },
    /// Votes that a bot plays for a person who has been away for a while. The bot plays when more than half of the
    /// other people's seats have voted for it.
    VoteAway {
        /// The id of this request.
        id: String,
        /// The seat of the absent person.
        seat: u8,
    },
    /// Takes your seats back from the bots that played for you.
    Back {
        /// The id of this request.
        id: String,
    },
    /// Checks the connection. The server answers with `done`.
    Ping {
        /// The id of this request.
        id: String,
    },
}

/// What the server sends after new entries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableDetail {
    /// Nothing: the client requests the table with `look`.
    #[default]
    Nothing,
    /// A `table` with the seats that may act and the offers.
    Offers,
    /// A `table` with everything.
    Everything,
}

impl ToServer {
    /// The number of the last entry that the client has, if the message says so.
    pub fn seen(&self) -> Option<u32> {
        match self {
            ToServer::Act { seen, .. }
            | ToServer::Undo { seen, .. }
            | ToServer::Confirm { seen, .. } => Some(*seen),
            ToServer::Hello { .. }
            | ToServer::Look {}
            | ToServer::Why { .. }
            | ToServer::Hint { .. }
            | ToServer::AskUndo { .. }
            | ToServer::AnswerUndo { .. }
            | ToServer::Chat { .. }
            | ToServer::VoteAway { .. }
            | ToServer::Back { .. }
            | ToServer::Ping { .. } => None,
        }
    }

    /// The id of the request, if the message has one.
    pub fn id(&self) -> Option<&str> {
        match self {
            ToServer::Hello { .. } | ToServer::Look {} => None,
            ToServer::Act { id, .. }
            | ToServer::Why { id, .. }
            | ToServer::Hint { id, .. }
            | ToServer::Undo { id, .. }
            | ToServer::Confirm { id, .. }
            | ToServer::AskUndo { id, .. }
            | ToServer::AnswerUndo { id, .. }
            | ToServer::Chat { id, .. }
            | ToServer::VoteAway { id, .. }
            | ToServer::Back { id }
            | ToServer::Ping { id } => Some(id),
        }
    }
}
