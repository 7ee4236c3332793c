use std::io;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Entry, FromServer, TableView, ToServer};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::Visitor;

/// No answer takes longer, or something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to a room.
#[derive(Debug)]
pub struct Line {
    socket: WebSocketStream<TcpStream>,
    /// Everything that was heard, in order.
    pub entries: Vec<Entry>,
    /// The table as it was last shown.
    pub table: Option<TableView>,
    /// What came over the wire, where somebody wants to compare it.
    pub transcript: Option<Vec<String>>,
}

/// The connection ended, or nothing came for too long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gone {
    /// It ended.
    Closed,
    /// The server answered with this status instead of a connection.
    Refused(u16),
    /// Nothing came.
    Silent,
    /// Something came that is not of the protocol.
    Strange(String),
}

impl From<io::Error> for Gone {
    fn from(_: io::Error) -> Self {
        Gone::Closed
    }
}

impl Line {
    /// Opens the WebSocket of a room.
    pub async fn open(visitor: &Visitor, room: &str, invite: Option<&str>) -> Result<Self, Gone> {
        Self::open_from(visitor, room, invite, None).await
    }

    /// The same, from a page of some origin.
    pub async fn open_from(
        visitor: &Visitor,
        room: &str,
        invite: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Self, Gone> {
        let query = invite.map(|invite| format!("?invite={invite}")).unwrap_or_default();
        let url = format!("ws://{}/api/rooms/{room}/socket{query}", visitor.address);
        let mut request =
            url.into_client_request().map_err(|err| Gone::Strange(err.to_string()))?;
        let headers = [("cookie", visitor.cookie.as_deref()), ("origin", origin)];
        for (name, value) in headers {
            if let Some(value) = value.and_then(|value| value.parse().ok()) {
                request.headers_mut().insert(name, value);
            }
        }
        let stream = TcpStream::connect(visitor.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        match opened {
            Ok((socket, _)) => {
                Ok(Self { socket, entries: Vec::new(), table: None, transcript: None })
            }
            Err(Error::Http(response)) => Err(Gone::Refused(response.status().as_u16())),
            Err(_) => Err(Gone::Closed),
        }
    }

    /// The number of the last entry that was heard of.
    pub fn seen(&self) -> Option<u32> {
        self.entries.last().map(|entry| entry.n)
    }

    /// Says something.
    pub async fn say(&mut self, message: &ToServer) -> Result<(), Gone> {
        self.say_text(&serde_json::to_string(message).unwrap_or_default()).await
    }

    /// Says something that may be nonsense.
    pub async fn say_text(&mut self, text: &str) -> Result<(), Gone> {
        self.socket.send(Message::text(text)).await.map_err(|_| Gone::Closed)
    }

    /// Sends bytes, which no server understands.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Gone> {
        self.socket.send(Message::binary(bytes)).await.map_err(|_| Gone::Closed)
    }

    /// The next message. News and tables are kept.
    pub async fn hear(&mut self) -> Result<FromServer, Gone> {
        let heard = tokio::time::timeout(PATIENCE, self.hear_text()).await;
        let text = heard.map_err(|_| Gone::Silent)??;
        if let Some(transcript) = &mut self.transcript {
            transcript.push(text.to_string());
        }
        let message = serde_json::from_str(&text);
        let message: FromServer = message.map_err(|err| Gone::Strange(format!("{err}: {text}")))?;
        self.keep(&message);
        Ok(message)
    }

    /// The next message as it came. Nothing is kept, and nobody looks at a clock.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes, Gone> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                None | Some(Err(_) | Ok(Message::Close(_))) => return Err(Gone::Closed),
                Some(Ok(
                    Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_),
                )) => {}
            }
        }
    }

    fn keep(&mut self, message: &FromServer) {
        if let FromServer::News { entries } = message {
            let next = self.seen().map_or(0, |seen| seen + 1);
            let new = entries.iter().filter(|entry| next <= entry.n || self.entries.is_empty());
            let new: Vec<Entry> = new.cloned().collect();
            self.entries.extend(new);
        }
        if let FromServer::Table(table) = message {
            self.table = Some(table.as_ref().clone());
        }
    }

    /// Hears until something fits.
    pub async fn until<T>(&mut self, fits: impl Fn(&FromServer) -> Option<T>) -> Result<T, Gone> {
        loop {
            if let Some(found) = fits(&self.hear().await?) {
                return Ok(found);
            }
        }
    }

    /// The answer to the wish of that name: `done`, `refused`, `why_not` or `hint`.
    pub async fn answer(&mut self, id: &str) -> Result<FromServer, Gone> {
        self.until(|message| {
            let fits = match message {
                FromServer::Done { id: found, .. }
                | FromServer::WhyNot { id: found, .. }
                | FromServer::Hint { id: found, .. } => found == id,
                FromServer::Refused { id: found, .. } => found.as_deref() == Some(id),
                FromServer::Welcome { .. }
                | FromServer::Room { .. }
                | FromServer::News { .. }
                | FromServer::Table(_)
                | FromServer::Presence(_)
                | FromServer::Clocks { .. }
                | FromServer::Waiting
                | FromServer::Bye { .. } => false,
            };
            fits.then(|| message.clone())
        })
        .await
    }
}
