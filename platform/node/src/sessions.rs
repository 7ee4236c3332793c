//! The login sessions behind this node's connections. When a session ends, a notice closes its connections on all
//! nodes. The notice may be lost, so each node also looks its open sessions up in the store every 20 seconds.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use room::Ended;
use store::StoreError;

use crate::rooms::Rooms;

/// How often sessions are looked up. A connection outlives its session by no more than this, if the store answers.
const CHECK: Duration = Duration::from_secs(20);

/// How many sessions are looked up with one query.
const SESSIONS_AT_ONCE: usize = 1000;

/// The number of open connections of each session.
#[derive(Debug, Default)]
pub(crate) struct OpenSessions(Mutex<BTreeMap<u64, usize>>);

/// Counts a connection of a session until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenSession {
    session: u64,
    open: Arc<OpenSessions>,
}

impl OpenSessions {
    pub(crate) fn add(self: &Arc<Self>, session: u64) -> OpenSession {
        *self.counts().entry(session).or_default() += 1;
        OpenSession { session, open: Arc::clone(self) }
    }

    fn counts(&self) -> MutexGuard<'_, BTreeMap<u64, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for OpenSession {
    fn drop(&mut self) {
        let mut counts = self.open.counts();
        if let Some(count) = counts.get_mut(&self.session) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.session);
            }
        }
    }
}

impl Rooms {
    /// Ends the connections of sessions that have ended, every [`CHECK`]. Does not return.
    pub(crate) async fn check_sessions(&self) {
        loop {
            tokio::time::sleep(CHECK).await;
            if let Err(error) = self.end_lost_sessions().await {
                tracing::warn!(%error, "sessions not checked");
            }
        }
    }

    async fn end_lost_sessions(&self) -> Result<(), StoreError> {
        let open: Vec<u64> = self.sessions.counts().keys().copied().collect();
        for sessions in open.chunks(SESSIONS_AT_ONCE) {
            for session in self.services.sessions.ended(sessions.to_vec()).await? {
                self.end_connections_here(Ended::Session(session)).await;
            }
        }
        Ok(())
    }
}
