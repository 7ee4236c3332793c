//! [`Host`]: all rooms of a browser that are in memory. It passes each ask to its room's driver.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::Pack;
use log_format::v1;
use protocol::CloseReason;
use room::{Config, ConnectionId, Input, Now, Requester, RoomId, State, Translators, Visitor};

use crate::driver::Driver;
use crate::requests::{Request, answer};
use crate::{Ask, Call, Effect};

/// The number of the person at this browser, in all its rooms.
pub(crate) const PERSON: i64 = 1;

/// Rooms stay in memory until the worker closes them.
const NEVER: u64 = u64::MAX / 4;

/// The rooms of a browser that are in memory, and the connections of its pages.
#[derive(Debug)]
pub struct Host {
    pub(crate) config: Arc<Config>,
    pub(crate) rooms: BTreeMap<RoomId, Driver>,
    connections: BTreeMap<ConnectionId, RoomId>,
}

/// Starts with no room in memory.
impl Default for Host {
    fn default() -> Self {
        let config = Config {
            node: 1,
            clustered: false,
            runs_work: true,
            away_after: NEVER,
            idle_after: NEVER,
            translators: Arc::new(Translators::on_demand()),
        };
        Self { config: Arc::new(config), rooms: BTreeMap::new(), connections: BTreeMap::new() }
    }
}

impl Host {
    /// Handles a call and returns what the worker must do.
    pub fn handle(&mut self, call: Call) -> Vec<Effect> {
        let now = Now { wall: call.wall, monotonic: call.monotonic, downtime: 0 };
        let mut effects = Vec::new();
        let mut touched = Vec::new();
        match call.ask {
            Ask::Loaded { game, kept } => effects.extend(packs(&game, kept)),
            Ask::Pack { game, files } => {
                if let Some(game) = catalogue::find(&game) {
                    catalogue::keep_pack(game, Pack::new(files));
                }
            }
            Ask::Open { room, log } => {
                let entries = v1::decode_entries(&log).ok();
                let state = entries.and_then(|entries| State::from_log(&room, entries).ok());
                if let Some(state) = state {
                    let driver = Driver::new(state, Arc::clone(&self.config), now);
                    self.rooms.entry(room.clone()).or_insert(driver);
                    touched.push(room);
                }
            }
            Ask::Close { room } => self.close(&room, &mut effects),
            Ask::Request { id, method, path, body, name, new, log } => {
                let person = Requester { id: PERSON, name, has_account: false };
                let request = Request { id, method, path, body, person, new, log, now };
                match self.request(request) {
                    Ok(rooms) => touched = rooms,
                    Err(result) => effects.push(Effect::Answer(answer(id, *result))),
                }
            }
            Ask::Connect { connection, room, name, visited } => {
                let person = Some(Requester { id: PERSON, name, has_account: false });
                match self.rooms.get_mut(&room) {
                    Some(driver) => {
                        let visitor = Visitor { person, ..Visitor::default() };
                        driver.input(Input::Connected { connection, visitor, visited });
                        self.connections.insert(connection, room.clone());
                        touched.push(room);
                    }
                    None => {
                        let reason = CloseReason::Reload;
                        effects.push(Effect::Close { connection, reason });
                    }
                }
            }
            Ask::Message { connection, message } => {
                let input = Input::Message { connection, message: *message };
                touched.extend(self.input_of(connection, input));
            }
            Ask::Disconnect { connection } => {
                touched.extend(self.input_of(connection, Input::Disconnected { connection }));
                self.connections.remove(&connection);
            }
            Ask::Stored { room } => touched.extend(self.with(room, Driver::stored)),
            Ask::Think { room } => touched.extend(self.with(room, Driver::think)),
            Ask::Wake { room } => {
                touched.extend(self.with(room, |driver| driver.input(Input::Tick)));
            }
        }
        for room in touched {
            let goes_on = self.rooms.get_mut(&room).map(|driver| driver.go_on(now, &mut effects));
            if let Some(Err(_)) = goes_on {
                self.close(&room, &mut effects);
            }
        }
        effects
    }

    fn with(&mut self, room: RoomId, change: impl FnOnce(&mut Driver)) -> Option<RoomId> {
        self.rooms.get_mut(&room).map(change).map(|()| room)
    }

    fn input_of(&mut self, connection: ConnectionId, input: Input) -> Option<RoomId> {
        let room = self.connections.get(&connection)?.clone();
        self.with(room, |driver| driver.input(input))
    }

    /// Drops a room from memory. Its pages connect again, and the worker then opens it again.
    fn close(&mut self, room: &str, effects: &mut Vec<Effect>) {
        self.rooms.remove(room);
        let gone = self.connections.extract_if(.., |_, of| of == room);
        let reason = CloseReason::Reload;
        effects.extend(gone.map(|(connection, _)| Effect::Close { connection, reason }));
    }
}

/// The effects that make packs available to matches that began with them: read the packs of earlier modules, and keep
/// the game's own pack if it is not kept yet.
fn packs(game: &str, mut kept: Vec<String>) -> Vec<Effect> {
    let Some(game) = catalogue::find(game) else { return Vec::new() };
    let hash = game.standard().hash;
    let others = kept.extract_if(.., |it| it != hash);
    let mut effects: Vec<Effect> = others.map(|hash| Effect::ReadPack { hash }).collect();
    if kept.is_empty() {
        let files = game.pack().without_translations().into_files();
        effects.push(Effect::KeepPack { hash: hash.to_owned(), files });
    }
    effects
}
