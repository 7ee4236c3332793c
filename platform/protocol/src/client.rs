use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What a client says on the WebSocket of a room.
///
/// `id` is the client's own name for a wish: the server answers it once, with `done` or `refused`, however often it
/// is sent. `seen` is the number of the last entry that the client has heard of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Says who looks and how; may be said again at any time. Answered by `welcome`, then by the news since `since`.
    Hello {
        /// Whose eyes: one of your seats, or any seat once the match is over. Without it: your first seat, else a
        /// spectator's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The last entry that you have; everything after it is sent. Without it nothing of the past is sent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        since: Option<u32>,
        /// `fr` or `en`; French where it is neither.
        #[serde(default)]
        lang: String,
        /// Whether news, offers and refusals come with words in that language.
        #[serde(default)]
        words: bool,
        /// What is sent after every news.
        #[serde(default)]
        table: TableDetail,
    },
    /// Asks for the whole table as you see it: answered by `table`.
    Look {},
    /// Plays an action.
    Act {
        /// The client's name for this wish.
        id: String,
        /// The last entry heard of. If the table has changed since, the action is refused and the news is sent.
        seen: u32,
        /// Which of your seats acts; the one you look through if there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The action's code, text or object, as it was offered.
        #[ts(type = "number | string | object")]
        action: Value,
    },
    /// Asks why an action is not possible now; plays nothing. Answered by `why_not`.
    Why {
        /// The client's name for this wish.
        id: String,
        /// Which of your seats asks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The action's code, text or object.
        #[ts(type = "number | string | object")]
        action: Value,
    },
    /// Asks what a bot would do, for a seat of yours whose turn it is. Answered by `hint`, after a moment.
    Hint {
        /// The client's name for this wish.
        id: String,
        /// Which of your seats asks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Takes the seat's last action back, where it has shown nobody anything hidden.
    Undo {
        /// The client's name for this wish.
        id: String,
        /// The last entry heard of.
        seen: u32,
        /// Which of your seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Ends the seat's turn for good, where the room asks for it: the others act from then on.
    Confirm {
        /// The client's name for this wish.
        id: String,
        /// The last entry heard of.
        seen: u32,
        /// Which of your seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Asks everyone to go back to before your last action, though something hidden was seen since.
    AskUndo {
        /// The client's name for this wish.
        id: String,
        /// Which of your seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Says yes or no to such a request, for all your seats.
    AnswerUndo {
        /// The client's name for this wish.
        id: String,
        /// Whether you agree.
        yes: bool,
    },
    /// Says something to everyone in the room. It is kept.
    Chat {
        /// The client's name for this wish.
        id: String,
        /// At most 500 characters.
        text: String,
    },
    /// Asks that a bot plays for somebody who has been away for a while; done when most of the others ask it.
    VoteAway {
        /// The client's name for this wish.
        id: String,
        /// Who is away.
        seat: u8,
    },
    /// Takes your seats back from the bots that played for you.
    Back {
        /// The client's name for this wish.
        id: String,
    },
    /// Asks whether the server is there: answered by `done`.
    Ping {
        /// The client's name for this wish.
        id: String,
    },
}

/// What is sent after every news.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableDetail {
    /// Nothing: the client asks with `look`.
    #[default]
    Nothing,
    /// A `table` with whose turn it is and the offers.
    Offers,
    /// A `table` with everything.
    Everything,
}

impl ToServer {
    /// The client's name for the wish, where it has one.
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
