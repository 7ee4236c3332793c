//! What must hold at the end, when all faults are healed and the rooms have had time to settle.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::Status;
use protocol::{Presence, Progress, RoomState, Sitter, TableDetail};
use room::{LogEntry, RoomId, State};

use super::Checker;
use super::reader::{Reader, Subscription};

/// A room in which a bot is next must go on within this time, in milliseconds.
const MAX_STANDSTILL: u64 = 30_000;

/// Clocks that a client counts down may differ from a new client's by this much, in milliseconds.
const MAX_DIFFERENCE: i64 = 3_000;

/// A room that has not changed for this long is at rest, in milliseconds.
const REST: u64 = 5_000;

impl Checker {
    /// Compares what every client has with what a new client gets, and looks for rooms that stand still.
    ///
    /// `stored` reads a room's log from the store; `playing` is the time of the players' clocks.
    pub(crate) fn check_ending(
        &mut self,
        readers: &[Arc<std::sync::Mutex<Reader>>],
        stored: &BTreeMap<RoomId, Vec<LogEntry>>,
        playing: i64,
    ) {
        let planted = room::planted::plant(None);
        for (room, log) in stored {
            let readers = readers.iter().map(|it| it.lock().unwrap_or_else(|it| it.into_inner()));
            let readers: Vec<_> = readers.filter(|reader| reader.room == *room).collect();
            let readers: Vec<&Reader> = readers.iter().map(|reader| &**reader).collect();
            if let Err((promise, what)) = self.check_room(room, log, &readers, playing) {
                self.violate(Some(room), promise, what);
            }
        }
        if self.is_calm && self.figures.entries / 4 + 20 < self.figures.conflicts {
            let what = format!("{} commits came too late", self.figures.conflicts);
            self.violate(None, "leases keep nodes from doing the same work", what);
        }
        room::planted::plant(planted);
    }

    fn check_room(
        &self,
        room: &str,
        log: &[LogEntry],
        readers: &[&Reader],
        playing: i64,
    ) -> Result<(), (&'static str, String)> {
        let Some(check) = self.rooms.get(room) else {
            return Err(("every log can be read", "an unknown room".to_owned()));
        };
        let fresh = State::from_log(room, log.to_vec());
        let fresh = fresh.map_err(|error| ("every log can be read", error.to_string()))?;
        if fresh.info() != check.state().info() || fresh.next_n() != check.len() {
            return Err(("a log reads the same when read again", String::new()));
        }
        self.check_progress(room, &fresh, playing)?;
        if self.now < check.last_commit + REST {
            return Ok(());
        }
        let here = readers.iter().filter(|it| !check.is_forgotten(it.person));
        let presence = expected_presence(&fresh, &here.copied().collect::<Vec<_>>());
        for reader in readers {
            let who = format!("person {:?}, {:?}", reader.person, reader.subscription());
            if check.is_forgotten(reader.person) {
                if reader.subscription().is_some() {
                    return Err(("who deleted themselves is gone", who));
                }
                continue;
            }
            let Some(subscription) = reader.subscription() else {
                return Err(("every client can connect", who));
            };
            if reader.known != check.len() {
                let what = format!("{who} knows {} of {} entries", reader.known, check.len());
                return Err(("every client hears everything", what));
            }
            if reader.info.as_ref() != Some(&fresh.info()) {
                return Err(("every client sees the room as a fresh one", who));
            }
            if reader.presence.as_ref() != Some(&presence) {
                let what = format!("{who} sees {:?}, not {presence:?}", reader.presence);
                return Err(("presence lists exactly the connected", what));
            }
            self.compare_clocks(&fresh, reader, playing)
                .map_err(|what| ("every client sees the clocks as a fresh one", what))?;
            if subscription.detail != TableDetail::Nothing {
                self.compare_table(&fresh, reader, subscription)
                    .map_err(|what| ("every client sees what a fresh one sees", what))?;
            }
        }
        Ok(())
    }

    /// Compares the clocks that a client counts down, from those that it was last sent, with the room's clocks.
    fn compare_clocks(&self, state: &State, reader: &Reader, playing: i64) -> Result<(), String> {
        if 0 < self.clock_sets {
            // After the only server's clock was set back, the players' clocks stand still for a while, and clients are
            // not told.
            return Ok(());
        }
        let fresh = state.clocks(playing);
        let Some((at, known)) = &reader.clocks else {
            return if fresh.is_empty() { Ok(()) } else { Err("no clocks".to_owned()) };
        };
        let passed = (self.now - at) as i64;
        for (known, fresh) in known.iter().zip(&fresh) {
            let left = known.left - if known.runs { passed } else { 0 };
            let differs = MAX_DIFFERENCE < (left.max(0) - fresh.left).abs();
            if known.runs != fresh.runs || differs {
                let who = reader.person;
                return Err(format!("person {who:?}: {left} of {known:?}, but {fresh:?}"));
            }
        }
        Ok(())
    }

    /// Checks that a match in which only bots are awaited goes on, and that a clock which has run out has an effect.
    fn check_progress(
        &self,
        room: &str,
        state: &State,
        playing: i64,
    ) -> Result<(), (&'static str, String)> {
        let Some(check) = self.rooms.get(room) else { return Ok(()) };
        if state.phase() != RoomState::Playing || self.now < check.last_commit + MAX_STANDSTILL {
            return Ok(());
        }
        let stuck = format!("nothing since {} ms, {} entries", check.last_commit, check.len());
        let awaited = check.model.awaited(state.game_match());
        let waiting = match state.game_match().map(engine::AnyMatch::status) {
            Some(Status::Waiting { seats, .. }) => seats,
            Some(Status::Over(_)) | None => return Ok(()),
        };
        if awaited.is_empty() && waiting.iter().any(|seat| check.model.is_played_by_bot(seat)) {
            return Err(("no room is stuck", stuck));
        }
        let late = check.model.deadline().is_some_and(|at| at + (MAX_STANDSTILL as i64) < playing);
        if late {
            return Err(("no clock runs out unnoticed", stuck));
        }
        Ok(())
    }

    fn compare_table(
        &self,
        state: &State,
        reader: &Reader,
        subscription: Subscription,
    ) -> Result<(), String> {
        let Some(known) = &reader.table else { return Err("no table".to_owned()) };
        let known: Result<protocol::FromServer, _> = serde_json::from_slice(known);
        let Ok(protocol::FromServer::Table(mut known)) = known else {
            return Err("no table".to_owned());
        };
        let speaker = subscription.speaker(state, &self.config);
        let (_, table) =
            state.shown_to(subscription.seat(), speaker, subscription.detail, u32::MAX);
        // A chat message changes the number of the last entry and not the table.
        known.n = table.n;
        if table.progress == Progress::Gathering {
            // Before the start the table is empty for every seat.
            known.seat = table.seat;
        }
        if *known == table {
            return Ok(());
        }
        Err(format!("{:?} has a table of another time", subscription))
    }
}

fn expected_presence(state: &State, readers: &[&Reader]) -> Presence {
    let mut presence = Presence::default();
    let info = state.info();
    for reader in readers {
        let is_theirs = |sitter: &Sitter| match sitter {
            Sitter::Person { person, .. } => Some(*person) == reader.person,
            Sitter::Bot { .. } | Sitter::Nobody => false,
        };
        let seats = (0u8..).zip(&info.seats).filter(|(_, seat)| is_theirs(&seat.sitter));
        let seats: Vec<u8> = seats.map(|(seat, _)| seat).collect();
        if seats.is_empty() {
            presence.spectators += 1;
        }
        presence.seats.extend(seats);
    }
    presence.seats.sort_unstable();
    presence.seats.dedup();
    presence
}
