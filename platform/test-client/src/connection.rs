use std::io;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Entry, FromServer, TableView, ToServer};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};

use crate::TestClient;

/// If the server sends nothing for this long, [`RoomConnection::receive`] fails.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A WebSocket connection to a room.
#[derive(Debug)]
pub struct RoomConnection {
    socket: WebSocketStream<TcpStream>,
    /// Every entry received, in order.
    pub entries: Vec<Entry>,
    /// The last table received.
    pub table: Option<TableView>,
    /// The received texts. Set it to `Some` to record them.
    pub transcript: Option<Vec<String>>,
}

/// Why a connection to a room cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionError {
    /// The connection ended.
    Closed,
    /// The server refused the WebSocket with this HTTP status.
    Refused(u16),
    /// No message came in time.
    Silent,
    /// The server sent a message that is not one of the protocol.
    Strange(String),
}

impl From<io::Error> for ConnectionError {
    fn from(_: io::Error) -> Self {
        ConnectionError::Closed
    }
}

impl RoomConnection {
    /// Opens the WebSocket of a room.
    pub async fn open(
        client: &TestClient,
        room: &str,
        invite: Option<&str>,
    ) -> Result<Self, ConnectionError> {
        Self::open_from(client, room, invite, None).await
    }

    /// Opens the WebSocket of a room with an `Origin` header, as a page of that site would.
    pub async fn open_from(
        client: &TestClient,
        room: &str,
        invite: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Self, ConnectionError> {
        let query = invite.map(|invite| format!("?invite={invite}")).unwrap_or_default();
        let url = format!("ws://{}/api/rooms/{room}/socket{query}", client.address);
        let mut request =
            url.into_client_request().map_err(|err| ConnectionError::Strange(err.to_string()))?;
        let headers = [("cookie", client.cookie.as_deref()), ("origin", origin)];
        for (name, value) in headers {
            if let Some(value) = value.and_then(|value| value.parse().ok()) {
                request.headers_mut().insert(name, value);
            }
        }
        let stream = client.connect().await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        match opened {
            Ok((socket, _)) => {
                Ok(Self { socket, entries: Vec::new(), table: None, transcript: None })
            }
            Err(Error::Http(response)) => Err(ConnectionError::Refused(response.status().as_u16())),
            Err(_) => Err(ConnectionError::Closed),
        }
    }

    /// The number of the last entry received.
    pub fn seen(&self) -> Option<u32> {
        self.entries.last().map(|entry| entry.n)
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), ConnectionError> {
        self.send_text(&serde_json::to_string(message).unwrap_or_default()).await
    }

    /// Sends a text that need not be a message of the protocol.
    pub async fn send_text(&mut self, text: &str) -> Result<(), ConnectionError> {
        self.socket.send(Message::text(text)).await.map_err(|_| ConnectionError::Closed)
    }

    /// Sends a binary message, which the protocol does not have.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ConnectionError> {
        self.socket.send(Message::binary(bytes)).await.map_err(|_| ConnectionError::Closed)
    }

    /// Sends a text frame with these bytes, which need not be UTF-8.
    pub async fn send_raw_text(&mut self, bytes: Vec<u8>) -> Result<(), ConnectionError> {
        let frame = Frame::message(bytes, OpCode::Data(Data::Text), true);
        self.socket.send(Message::Frame(frame)).await.map_err(|_| ConnectionError::Closed)
    }

    /// Sends a ping.
    pub async fn send_ping(&mut self) -> Result<(), ConnectionError> {
        let ping = Message::Ping(Bytes::new());
        self.socket.send(ping).await.map_err(|_| ConnectionError::Closed)
    }

    /// Reads until the server closes the connection. Returns its close code, if it sends one.
    pub async fn close_code(&mut self) -> Option<u16> {
        let closed = async {
            loop {
                match self.socket.next().await? {
                    Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                    Ok(_) => {}
                    Err(_) => return None,
                }
            }
        };
        tokio::time::timeout(TIMEOUT, closed).await.ok().flatten()
    }

    /// Waits for the next message. Entries and the table are kept.
    pub async fn receive(&mut self) -> Result<FromServer, ConnectionError> {
        let received = tokio::time::timeout(TIMEOUT, self.receive_text()).await;
        let text = received.map_err(|_| ConnectionError::Silent)??;
        if let Some(transcript) = &mut self.transcript {
            transcript.push(text.to_string());
        }
        let message = serde_json::from_str(&text);
        let message: FromServer =
            message.map_err(|err| ConnectionError::Strange(format!("{err}: {text}")))?;
        self.keep(&message);
        Ok(message)
    }

    /// Waits for the next text, without a timeout and without keeping anything.
    pub async fn receive_text(&mut self) -> Result<Utf8Bytes, ConnectionError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                None | Some(Err(_) | Ok(Message::Close(_))) => return Err(ConnectionError::Closed),
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

    /// Receives messages until `fits` finds one.
    pub async fn receive_until<T>(
        &mut self,
        fits: impl Fn(&FromServer) -> Option<T>,
    ) -> Result<T, ConnectionError> {
        loop {
            if let Some(found) = fits(&self.receive().await?) {
                return Ok(found);
            }
        }
    }

    /// Receives messages until the reply to the request `id`: `done`, `refused`, `why_not` or `hint`.
    pub async fn reply_to(&mut self, id: &str) -> Result<FromServer, ConnectionError> {
        self.receive_until(|message| {
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
