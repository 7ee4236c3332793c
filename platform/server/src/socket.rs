//! The WebSocket of one client: passes its messages to the room, and the room's messages to the client.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt as _;
use node::{Connection, Outbound};
use protocol::{CloseReason, FromServer, RequestError};
use room::{MAX_REQUEST_ID, encode};
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

use crate::connections::OpenConnection;
use crate::rate_limit::MessageLimiter;

/// The most batches of messages that are taken from the room's queue at once.
const BATCHES: usize = 256;
/// How often a silent client is pinged.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// A client that is silent for longer is disconnected.
const MAX_SILENCE: Duration = Duration::from_secs(100);
/// A client that takes longer to receive a message is disconnected.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// A client that sends more messages in a row that cannot be read or exceed the rate limit is disconnected.
const MAX_UNREADABLE: u32 = 100;

/// A client's connection and its limits.
#[derive(Debug)]
pub(crate) struct Socket {
    pub(crate) connection: Connection,
    pub(crate) limiter: MessageLimiter,
    /// The number of messages in a row that could not be read or exceeded the rate limit.
    pub(crate) unreadable: u32,
    /// Count the connection while it is open: as a WebSocket of the client's address, and as a socket.
    pub(crate) _open: (OpenConnection, Arc<OpenConnection>),
}

/// Whether a connection lasts.
#[derive(Debug, PartialEq, Eq)]
enum Next {
    GoesOn,
    Ends,
}

/// Serves a connection until it ends.
pub(crate) async fn serve(mut web_socket: WebSocket, mut socket: Socket) {
    socket.run(&mut web_socket).await;
}

impl Socket {
    async fn run(&mut self, web_socket: &mut WebSocket) {
        let mut received = Instant::now();
        let mut heartbeat = interval_at(received + HEARTBEAT, HEARTBEAT);
        let mut outbound = Vec::new();
        loop {
            let next = tokio::select! {
                message = web_socket.recv() => {
                    received = Instant::now();
                    match message {
                        Some(Ok(message)) => self.receive(web_socket, message).await,
                        Some(Err(error)) => close_broken(web_socket, error).await,
                        None => Next::Ends,
                    }
                }
                many = self.connection.receive(&mut outbound, BATCHES) => match many {
                    0 => close(web_socket, CloseReason::TooSlow).await,
                    _ => send_all(web_socket, &mut outbound).await,
                },
                _ = heartbeat.tick() => match MAX_SILENCE < received.elapsed() {
                    true => Next::Ends,
                    false => send(web_socket, Message::Ping(Bytes::new())).await,
                },
            };
            if next == Next::Ends {
                return;
            }
        }
    }

    async fn receive(&mut self, web_socket: &mut WebSocket, message: Message) -> Next {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Next::Ends,
            Message::Ping(_) | Message::Pong(_) => return self.count_ping(web_socket).await,
            Message::Binary(_) => {
                let error = RequestError::Unreadable { expected: "text, not bytes".to_owned() };
                return self.refuse(web_socket, None, error).await;
            }
        };
        if let Err(reached) = self.limiter.check() {
            return self.refuse(web_socket, id_in(&text), reached.into()).await;
        }
        match serde_json::from_str(&text) {
            Ok(message) => {
                self.unreadable = 0;
                match self.connection.send(message).await {
                    true => Next::GoesOn,
                    false => close(web_socket, CloseReason::Reload).await,
                }
            }
            Err(err) => {
                let expected = format!("a message of the protocol: {err}");
                let error = RequestError::Unreadable { expected };
                self.refuse(web_socket, id_in(&text), error).await
            }
        }
    }

    /// Counts a ping or a pong against the rate limit of messages: pings are answered, and no client needs to send more
    /// pongs than it gets pings.
    async fn count_ping(&mut self, web_socket: &mut WebSocket) -> Next {
        match self.limiter.check() {
            Ok(()) => Next::GoesOn,
            Err(reached) => self.refuse(web_socket, None, reached.into()).await,
        }
    }

    /// Refuses a message without asking the room. Disconnects the client after [`MAX_UNREADABLE`] such messages in a
    /// row.
    async fn refuse(
        &mut self,
        web_socket: &mut WebSocket,
        id: Option<String>,
        why: RequestError,
    ) -> Next {
        node::count_refusal();
        self.unreadable += 1;
        if MAX_UNREADABLE < self.unreadable {
            let frame = CloseFrame { code: close_code::POLICY, reason: "nonsense".into() };
            send(web_socket, Message::Close(Some(frame))).await;
            return Next::Ends;
        }
        let refused = FromServer::Refused { id, why, line: None };
        send(web_socket, text_message(encode(&refused))).await
    }
}

/// The id in a request that cannot be read, if it has one.
fn id_in(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    let id = value.get("id")?.as_str()?;
    (id.len() <= MAX_REQUEST_ID).then(|| id.to_owned())
}

async fn close(web_socket: &mut WebSocket, why: CloseReason) -> Next {
    send(web_socket, text_message(encode(&FromServer::Bye { why }))).await;
    let code = match why {
        CloseReason::Stopping | CloseReason::Reload => close_code::RESTART,
        CloseReason::TooSlow => close_code::AGAIN,
        CloseReason::Ended => close_code::POLICY,
    };
    send(web_socket, Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
    Next::Ends
}

/// Closes a connection whose frames cannot be read, with a code that says why.
async fn close_broken(web_socket: &mut WebSocket, error: axum::Error) -> Next {
    let error = error.into_inner().downcast::<tungstenite::Error>().ok();
    let Some(code) = error.as_deref().and_then(code_of) else { return Next::Ends };
    send(web_socket, Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
    Next::Ends
}

/// The close code for frames that cannot be read; `None` if the connection is gone.
#[allow(clippy::wildcard_enum_match_arm, reason = "the errors of another crate")]
fn code_of(error: &tungstenite::Error) -> Option<u16> {
    match error {
        tungstenite::Error::Utf8(_) => Some(close_code::INVALID),
        tungstenite::Error::Capacity(_) => Some(close_code::SIZE),
        tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        tungstenite::Error::Protocol(_) => Some(close_code::PROTOCOL),
        _ => None,
    }
}

async fn send_all(web_socket: &mut WebSocket, outbound: &mut Vec<Outbound>) -> Next {
    match timeout(SEND_TIMEOUT, feed_all(web_socket, outbound)).await {
        Ok(Ok(None)) => Next::GoesOn,
        Ok(Ok(Some(reason))) => close(web_socket, reason).await,
        Ok(Err(_)) | Err(_) => Next::Ends,
    }
}

/// Sends messages all at once, with one flush. Returns the reason if the connection is to be closed.
async fn feed_all(
    web_socket: &mut WebSocket,
    outbound: &mut Vec<Outbound>,
) -> Result<Option<CloseReason>, axum::Error> {
    let mut closes = None;
    for outbound in outbound.drain(..) {
        match outbound {
            Outbound::Messages(messages) => {
                for message in messages {
                    web_socket.feed(text_message(message)).await?;
                }
            }
            Outbound::Close(reason) => closes = Some(reason),
        }
    }
    web_socket.flush().await?;
    Ok(closes)
}

fn text_message(message: Bytes) -> Message {
    Message::Text(Utf8Bytes::try_from(message).unwrap_or_default())
}

async fn send(web_socket: &mut WebSocket, message: Message) -> Next {
    match timeout(SEND_TIMEOUT, web_socket.send(message)).await {
        Ok(Ok(())) => Next::GoesOn,
        Ok(Err(_)) | Err(_) => Next::Ends,
    }
}
