//! What a driver does when the store fails, or when other nodes may have written entries.
//!
//! A failed commit may or may not have been stored, so the driver trusts nothing in memory: it reloads the room from
//! the store and sends clients the entries that they have not seen.

use room::{Input, LogEntry, Output, Requester};
use store::StoreError;

use super::{Driver, DriverError, RETRY_AFTER};
use crate::rooms::load;

impl Driver {
    /// Waits for the store, and returns whether it has these entries: the commit was stored and its answer was lost.
    /// Without this check, a request that leaves no request key in the log would be carried out twice, by the commit
    /// and by the retry.
    pub(super) async fn are_stored(&mut self, entries: &[LogEntry]) -> Result<bool, DriverError> {
        let Some(first) = entries.first() else { return Ok(false) };
        loop {
            self.wait_for_store().await?;
            match self.services.store.entries(self.room.state().id(), first.n).await {
                Ok(stored) => return Ok(stored.starts_with(entries)),
                Err(StoreError::Unavailable(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Reads the entries that other nodes wrote, if there may be other nodes. Called before a request whose client may
    /// have been connected to another node.
    pub(super) async fn refresh(&mut self) -> Result<(), DriverError> {
        if !self.services.config.clustered {
            return Ok(());
        }
        let told = self.room.broadcast_n();
        match self.carry_out(vec![Output::ReadEntries]).await {
            Ok(()) => Ok(()),
            Err(error) => self.recover(error, told).await,
        }
    }

    /// The last entry that a person had read when they last left. `None` if they have no seat here.
    pub(super) async fn visited(
        &mut self,
        person: Option<&Requester>,
    ) -> Result<Option<u32>, DriverError> {
        let Some(person) = person.filter(|person| self.room.has_seat(person.id)) else {
            return Ok(None);
        };
        loop {
            let visited = self.services.store.last_visit(person.id, self.room.state().id()).await;
            match visited {
                Ok(visited) => return Ok(visited),
                Err(error) => self.recover(error.into(), self.room.broadcast_n()).await?,
            }
        }
    }

    /// Reloads the room after a store error, retrying for as long as the store is unavailable, and sends the clients
    /// the entries that they missed. `told` is the number of entries that they have.
    ///
    /// # Errors
    /// If the error is neither a lost race with another node nor an unavailable store. The driver must end then.
    pub(super) async fn recover(
        &mut self,
        error: DriverError,
        told: u32,
    ) -> Result<(), DriverError> {
        let lost_race = match &error {
            DriverError::Store(StoreError::EntryExists) => true,
            DriverError::Store(StoreError::Unavailable(reason)) => {
                tracing::warn!(room = %self.room.state().id(), reason, "store unavailable");
                self.wait_for_store().await?;
                false
            }
            DriverError::Store(
                StoreError::NameTaken
                | StoreError::PersonChanged
                | StoreError::InUse(_)
                | StoreError::Newer { .. }
                | StoreError::Unreadable { .. }
                | StoreError::Database(_)
                | StoreError::Closed,
            )
            | DriverError::Room(_) => return Err(error),
        };
        let outputs = loop {
            match self.reload(told).await {
                Ok(outputs) => break outputs,
                Err(DriverError::Store(StoreError::Unavailable(_))) => {
                    self.wait_for_store().await?
                }
                Err(error) => return Err(error),
            }
        };
        self.carry_out(outputs).await?;
        // If the reload brings no new entries, retrying would fail the same way for ever, so give up.
        if lost_race && self.room.state().next_n() <= told { Err(error) } else { Ok(()) }
    }

    /// Tells the clients to wait, and retries until the store answers a heartbeat, which says how long the downtime
    /// was.
    async fn wait_for_store(&mut self) -> Result<(), DriverError> {
        let failed = self.services.environment.monotonic();
        let mut outputs = Vec::new();
        self.room.handle(self.now(), Input::StoreUnavailable, &mut outputs)?;
        for output in outputs {
            if let Output::Send { connection, messages } = output {
                self.send(connection, messages);
            }
        }
        loop {
            tokio::time::sleep(RETRY_AFTER).await;
            match self.services.beat_since(failed).await {
                Ok(()) => return Ok(()),
                Err(StoreError::Unavailable(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Loads the room from the store and replaces its state. The caller must carry out the outputs.
    pub(super) async fn reload(&mut self, told: u32) -> Result<Vec<Output>, DriverError> {
        let state = load(&self.services, self.room.state().id()).await?;
        let state = Box::new(state.ok_or(StoreError::Closed)?);
        let mut outputs = Vec::new();
        self.room.handle(self.now(), Input::Reloaded { state, told }, &mut outputs)?;
        Ok(outputs)
    }
}
