//! One connection: it reads messages, hands them to the room, and sends what the room says.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt as _;
use protocol::{CloseReason, FromServer, RequestError};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

use crate::config::MOST_ID;
use crate::figures;
use crate::gate::Turnstile;
use crate::room::{Ask, ConnectionId, Out, text};

/// So many times may something be told to a client that waits; one that reads more slowly is let go.
pub(crate) const QUEUE: usize = 256;

/// How often a silent client is asked whether it is there.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(100);
/// How long a message may take to go out.
const PATIENCE: Duration = Duration::from_secs(20);
/// So many unreadable messages end a connection.
const MOST_NONSENSE: u32 = 100;

/// What a connection needs.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) id: ConnectionId,
    pub(crate) room: mpsc::Sender<Ask>,
    pub(crate) out: mpsc::Receiver<Out>,
    pub(crate) turnstile: Turnstile,
    /// How many messages in a row made no sense.
    pub(crate) nonsense: u32,
    /// Held as long as the connection lasts.
    pub(crate) _place: Option<tokio::sync::OwnedSemaphorePermit>,
}

/// Whether a connection lasts.
#[derive(Debug, PartialEq, Eq)]
enum Next {
    GoesOn,
    Ends,
}

/// Serves a connection until it ends.
pub(crate) async fn serve(mut socket: WebSocket, mut connection: Connection) {
    figures::connections(1);
    connection.run(&mut socket).await;
    figures::connections(-1);
    // A room that is gone has nobody to miss.
    let _ = connection.room.send(Ask::Left { connection: connection.id }).await;
}

impl Connection {
    async fn run(&mut self, socket: &mut WebSocket) {
        let mut heard = Instant::now();
        let mut heartbeat = interval_at(heard + HEARTBEAT, HEARTBEAT);
        let mut waiting = Vec::new();
        loop {
            let next = tokio::select! {
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.take(socket, message).await,
                        Some(Err(_)) | None => Next::Ends,
                    }
                }
                many = self.out.recv_many(&mut waiting, QUEUE) => match many {
                    0 => say_bye(socket, CloseReason::TooSlow).await,
                    _ => send_all(socket, &mut waiting).await,
                },
                _ = heartbeat.tick() => match SILENCE < heard.elapsed() {
                    true => Next::Ends,
                    false => send(socket, Message::Ping(Bytes::new())).await,
                },
            };
            if next == Next::Ends {
                return;
            }
        }
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Next {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Next::Ends,
            Message::Ping(_) | Message::Pong(_) => return Next::GoesOn,
            Message::Binary(_) => {
                let no = RequestError::Unreadable { expected: "text, not bytes".to_owned() };
                return self.refuse(socket, None, no).await;
            }
        };
        if let Err(reached) = self.turnstile.pass() {
            let no = RequestError::Limit { limit: reached.limit.to_owned(), wait: reached.wait };
            return self.refuse(socket, id_in(&text), no).await;
        }
        match serde_json::from_str(&text) {
            Ok(message) => {
                self.nonsense = 0;
                let said = Ask::Said { connection: self.id, message };
                match self.room.send(said).await {
                    Ok(()) => Next::GoesOn,
                    Err(_) => say_bye(socket, CloseReason::Reload).await,
                }
            }
            Err(err) => {
                let no = RequestError::Unreadable {
                    expected: format!("a message of the protocol: {err}"),
                };
                self.refuse(socket, id_in(&text), no).await
            }
        }
    }

    /// Answers without the room. A client that never makes sense is let go.
    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        id: Option<String>,
        why: RequestError,
    ) -> Next {
        figures::refused();
        self.nonsense += 1;
        if MOST_NONSENSE < self.nonsense {
            let frame = CloseFrame { code: close_code::POLICY, reason: "nonsense".into() };
            send(socket, Message::Close(Some(frame))).await;
            return Next::Ends;
        }
        let refused = FromServer::Refused { id, why, line: None };
        send(socket, Message::Text(text(&refused))).await
    }
}

/// The client's name for a wish that cannot be read.
fn id_in(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    let id = value.get("id")?.as_str()?;
    (id.len() <= MOST_ID).then(|| id.to_owned())
}

async fn say_bye(socket: &mut WebSocket, why: CloseReason) -> Next {
    send(socket, Message::Text(text(&FromServer::Bye { why }))).await;
    let code = match why {
        CloseReason::Stopping | CloseReason::Reload => close_code::RESTART,
        CloseReason::TooSlow => close_code::AGAIN,
    };
    send(socket, Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
    Next::Ends
}

async fn send_all(socket: &mut WebSocket, waiting: &mut Vec<Out>) -> Next {
    match timeout(PATIENCE, feed_all(socket, waiting)).await {
        Ok(Ok(None)) => Next::GoesOn,
        Ok(Ok(Some(why))) => say_bye(socket, why).await,
        Ok(Err(_)) | Err(_) => Next::Ends,
    }
}

/// Sends texts all at once. Whether it is a good-bye is for the caller.
async fn feed_all(
    socket: &mut WebSocket,
    waiting: &mut Vec<Out>,
) -> Result<Option<CloseReason>, axum::Error> {
    let mut bye = None;
    for out in waiting.drain(..) {
        match out {
            Out::Texts(texts) => {
                for text in texts {
                    socket.feed(Message::Text(text)).await?;
                }
            }
            Out::Bye(why) => bye = Some(why),
        }
    }
    socket.flush().await?;
    Ok(bye)
}

async fn send(socket: &mut WebSocket, message: Message) -> Next {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Next::GoesOn,
        Ok(Err(_)) | Err(_) => Next::Ends,
    }
}
