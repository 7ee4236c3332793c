//! The durable contents of the simulated store. They survive every crash.

use std::collections::{BTreeMap, BTreeSet};

use protocol::RoomState;
use room::{LogEntry, RoomCommit, RoomId};
use store::{Heartbeat, LEASE, Since, StoreError, v1};

use crate::dice::Dice;
use crate::plan::Plan;

/// A stored entry, as a value or in its stored form.
#[derive(Debug)]
enum Stored {
    Entry(Box<LogEntry>),
    Text(String),
}

/// A room's row in the index.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    n_entries: u32,
    pub(crate) deadline: Option<i64>,
    leased_until: Option<i64>,
    is_over: bool,
    archive: Option<Vec<u8>>,
}

/// Logs, index, visits.
#[derive(Debug)]
pub(crate) struct Database {
    logs: BTreeMap<RoomId, Vec<Stored>>,
    rows: BTreeMap<RoomId, Row>,
    visits: BTreeMap<(i64, RoomId), u32>,
    /// Sessions that are logged in. Only the test of logouts has some.
    pub(crate) sessions: BTreeSet<u64>,
    pub(crate) heartbeat: Heartbeat,
    encoded: bool,
    has_leases: bool,
    /// Until when the store does not answer, in virtual milliseconds.
    pub(crate) outage_until: u64,
    pub(crate) dice: Dice,
}

impl Database {
    pub(crate) fn new(plan: &Plan) -> Self {
        Self {
            logs: BTreeMap::new(),
            rows: BTreeMap::new(),
            visits: BTreeMap::new(),
            sessions: BTreeSet::new(),
            heartbeat: Heartbeat::default(),
            encoded: plan.encoded,
            has_leases: 1 < plan.n_nodes,
            outage_until: 0,
            dice: Dice::new(plan.seed, 2),
        }
    }

    /// Writes the whole commit or none of it.
    pub(crate) fn commit(&mut self, commit: &RoomCommit) -> Result<(), StoreError> {
        let log = self.logs.entry(commit.room.clone()).or_default();
        let numbers = commit.entries.iter().map(|entry| entry.n);
        if !numbers.eq((log.len() as u32..).take(commit.entries.len())) {
            return Err(StoreError::EntryExists);
        }
        for entry in &commit.entries {
            log.push(stored(entry, self.encoded)?);
        }
        for entry in &commit.rewritten {
            if let Some(old) = log.get_mut(entry.n as usize) {
                *old = stored(entry, self.encoded)?;
            }
        }
        if let Some(index) = &commit.index {
            let row = &index.row;
            let known = self.rows.get(&commit.room);
            if known.is_none_or(|known| known.n_entries <= row.n_entries) {
                let new = Row {
                    n_entries: row.n_entries,
                    deadline: row.deadline,
                    leased_until: row.leased_until,
                    is_over: row.info.state == RoomState::Over,
                    archive: known.and_then(|known| known.archive.clone()),
                };
                self.rows.insert(commit.room.clone(), new);
            }
        }
        if let (Some(archive), Some(row)) = (&commit.archive, self.rows.get_mut(&commit.room)) {
            row.archive = Some(archive.clone());
        }
        if let Some(visit) = commit.visit {
            self.visits.insert((visit.person, commit.room.clone()), visit.n);
        }
        Ok(())
    }

    /// The entries of a room from a number on.
    pub(crate) fn entries(&self, room: &str, from: u32) -> Result<Vec<LogEntry>, StoreError> {
        let log = self.logs.get(room).map(Vec::as_slice).unwrap_or_default();
        let mut entries = Vec::new();
        for stored in log.get(from as usize..).unwrap_or_default() {
            match stored {
                Stored::Entry(entry) => entries.push(entry.as_ref().clone()),
                Stored::Text(text) => {
                    entries.extend(
                        v1::decode_entries(text).map_err(|error| unreadable(room, &error))?,
                    );
                }
            }
        }
        Ok(entries)
    }

    /// All logs.
    pub(crate) fn all(&self) -> impl Iterator<Item = Result<(RoomId, Vec<LogEntry>), StoreError>> {
        self.logs.keys().map(|room| Ok((room.clone(), self.entries(room, 0)?)))
    }

    pub(crate) fn head(&self, room: &str) -> u32 {
        self.logs.get(room).map_or(0, |log| log.len() as u32)
    }

    /// Rooms whose deadline has passed. If several nodes share the store, each room is leased.
    pub(crate) fn claim(&mut self, now: i64, limit: u32) -> Vec<RoomId> {
        let is_free = |row: &Row| !self.has_leases || row.leased_until.is_none_or(|it| it <= now);
        let due = |row: &Row| row.deadline.filter(|at| *at <= now && is_free(row));
        let rooms = self.rows.iter().filter_map(|(id, row)| Some((due(row)?, id.clone())));
        let mut rooms: Vec<(i64, RoomId)> = rooms.collect();
        rooms.sort_unstable();
        rooms.truncate(limit as usize);
        let rooms: Vec<RoomId> = rooms.into_iter().map(|(_, id)| id).collect();
        for room in rooms.iter().filter(|_| self.has_leases) {
            if let Some(row) = self.rows.get_mut(room) {
                row.leased_until = Some(now + LEASE.as_millis() as i64);
            }
        }
        rooms
    }

    /// Writes a heartbeat. The only server says whether it has just started.
    pub(crate) fn beat(&mut self, now: i64, since: Since) -> Heartbeat {
        self.heartbeat = self.heartbeat.next(now, since);
        self.heartbeat
    }

    pub(crate) fn last_visit(&self, person: i64, room: &str) -> Option<u32> {
        self.visits.get(&(person, room.to_owned())).copied()
    }

    /// Finished rooms to archive. Only a sixth of them, chosen by their ids, because archiving is costly.
    pub(crate) fn unarchived(&self, limit: u32) -> Vec<RoomId> {
        let is_chosen = |id: &RoomId| id.as_bytes().first().is_some_and(|byte| byte % 6 == 0);
        let rooms = self.rows.iter().filter(|(_, row)| row.is_over && row.archive.is_none());
        let rooms = rooms.filter(|(id, _)| is_chosen(id));
        rooms.take(limit as usize).map(|(id, _)| id.clone()).collect()
    }

    pub(crate) fn archive(&self, room: &str) -> Option<Vec<u8>> {
        self.rows.get(room)?.archive.clone()
    }
}

fn stored(entry: &LogEntry, encoded: bool) -> Result<Stored, StoreError> {
    if !encoded {
        return Ok(Stored::Entry(Box::new(entry.clone())));
    }
    let text = v1::encode_entries(std::slice::from_ref(entry));
    text.map(Stored::Text).map_err(|error| StoreError::Database(error.to_string()))
}

fn unreadable(room: &str, error: &serde_json::Error) -> StoreError {
    StoreError::Unreadable { room: room.to_owned(), reason: error.to_string() }
}
