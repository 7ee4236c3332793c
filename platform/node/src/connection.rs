//! A client's connection to a room, as the server holds it.

use bytes::Bytes;
use protocol::{CloseReason, ToServer};
use room::{ConnectionId, Input};
use tokio::sync::mpsc;

use crate::driver::Ask;
use crate::metrics::Gauged;
use crate::sessions::OpenSession;

/// What goes to a client.
#[derive(Clone, Debug)]
pub enum Outbound {
    /// Messages in their wire form.
    Messages(Vec<Bytes>),
    /// The connection ends.
    Close(CloseReason),
}

/// A client's connection to a room. The room is told when it is dropped.
#[derive(Debug)]
pub struct Connection {
    pub(crate) id: ConnectionId,
    pub(crate) driver: mpsc::Sender<Ask>,
    pub(crate) outbound: mpsc::Receiver<Outbound>,
    pub(crate) _session: Option<OpenSession>,
    pub(crate) _gauged: Gauged,
}

impl Connection {
    /// Hands a client's message to the room. Returns `false` if the room is gone: the client must connect again.
    pub async fn send(&self, message: ToServer) -> bool {
        let input = Input::Message { connection: self.id, message };
        self.driver.send(Ask::Input(input)).await.is_ok()
    }

    /// Waits for what goes to the client, and takes up to `limit` at once. `0` means that the room dropped the
    /// connection because the client was too slow.
    pub async fn receive(&mut self, into: &mut Vec<Outbound>, limit: usize) -> usize {
        self.outbound.recv_many(into, limit).await
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let input = Ask::Input(Input::Disconnected { connection: self.id });
        match self.driver.try_send(input) {
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => {}
            // The room is busy: a task waits for it.
            Err(mpsc::error::TrySendError::Full(input)) => {
                let driver = self.driver.clone();
                if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                    drop(runtime.spawn(async move { drop(driver.send(input).await) }));
                }
            }
        }
    }
}
