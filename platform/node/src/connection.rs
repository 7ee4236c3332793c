//! A client's connection to a room, as the server holds it: two queues, one to the driver and one from it.

use bytes::Bytes;
use protocol::{CloseReason, ToServer};
use room::{ConnectionId, Input};
use tokio::sync::mpsc;

use crate::driver::Ask;
use crate::metrics::Gauged;
use crate::sessions::OpenSession;

/// What the server must do for a client's connection.
#[derive(Clone, Debug)]
pub enum Outbound {
    /// Send these messages, which are in their wire form.
    Messages(Vec<Bytes>),
    /// Close the connection and give the client this reason.
    Close(CloseReason),
}

/// A client's connection to a room. Dropping it disconnects the client from the room.
#[derive(Debug)]
pub struct Connection {
    pub(crate) id: ConnectionId,
    pub(crate) driver: mpsc::Sender<Ask>,
    pub(crate) outbound: mpsc::Receiver<Outbound>,
    pub(crate) _session: Option<OpenSession>,
    pub(crate) _gauged: Gauged,
}

impl Connection {
    /// Hands a client's message to the room, waiting while the driver's queue is full. Returns `false` if the driver
    /// has ended: the client must connect again.
    pub async fn send(&self, message: ToServer) -> bool {
        let input = Input::Message { connection: self.id, message };
        self.driver.send(Ask::Input(input)).await.is_ok()
    }

    /// Waits for outbound items and appends up to `limit` of them to `into`. Returns their number; `0` means that the
    /// driver has dropped the connection, because the client was too slow or the driver has ended.
    pub async fn receive(&mut self, into: &mut Vec<Outbound>, limit: usize) -> usize {
        self.outbound.recv_many(into, limit).await
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let input = Ask::Input(Input::Disconnected { connection: self.id });
        match self.driver.try_send(input) {
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => {}
            // The driver's queue is full, and this function cannot wait: a task does.
            Err(mpsc::error::TrySendError::Full(input)) => {
                let driver = self.driver.clone();
                if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                    drop(runtime.spawn(async move { drop(driver.send(input).await) }));
                }
            }
        }
    }
}
