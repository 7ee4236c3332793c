//! Requests of a page that a server would get over HTTP.

use std::sync::Arc;

use engine::Seed;
use protocol::{
    BotSeat, Fault, Invitation, NewRoom as Wanted, NotNow, PlayNow, ReadySeat, RequestError,
    SeatOf, Sit, WordsOf,
};
use room::{AccessError, LobbyCommand, Now, RecordError, Requester, RoomId, RoomPlan};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::driver::Driver;
use crate::{Answer, Host, NewRoom};

/// A request of the page.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) id: u32,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) body: Value,
    pub(crate) person: Requester,
    pub(crate) new: NewRoom,
    pub(crate) log: Option<String>,
    pub(crate) now: Now,
}

/// Why a request fails.
#[derive(Debug)]
pub(crate) enum Failed {
    /// There is no such room or path.
    NotFound,
    /// A replay of the record has another result, or the module cannot replay it.
    NotVerified(RecordError),
    /// The room refuses, or the request cannot be understood.
    Refused(RequestError),
}

impl From<RecordError> for Failed {
    fn from(error: RecordError) -> Self {
        Failed::NotVerified(error)
    }
}

impl From<RequestError> for Failed {
    fn from(error: RequestError) -> Self {
        Failed::Refused(error)
    }
}

impl From<NotNow> for Failed {
    fn from(because: NotNow) -> Self {
        Failed::Refused(because.into())
    }
}

impl From<AccessError> for Failed {
    fn from(error: AccessError) -> Self {
        match error {
            AccessError::NotFound => Failed::NotFound,
            AccessError::Refused(error) => Failed::Refused(error),
        }
    }
}

/// The answer that a server would send.
pub(crate) fn answer(id: u32, result: Result<Value, Failed>) -> Answer {
    let (status, fault, because) = match result {
        Ok(body) => return Answer { id, status: 200, body },
        Err(Failed::NotFound) => (404, "not_found".to_owned(), "there is nothing here".to_owned()),
        Err(Failed::NotVerified(error)) => (422, "not_verified".to_owned(), error.to_string()),
        Err(Failed::Refused(error)) => (error.status(), error.code().to_owned(), error.sentence()),
    };
    Answer { id, status, body: json!(Fault { fault, because, wait: None }) }
}

/// The result of handling a request: the rooms whose drivers must go on and will answer it, or an answer at once.
type Handled = Result<Vec<RoomId>, Box<Result<Value, Failed>>>;

fn at_once(result: Result<Value, Failed>) -> Handled {
    Err(Box::new(result))
}

impl Host {
    pub(crate) fn request(&mut self, request: Request) -> Handled {
        let (path, query) = request.path.split_once('?').unwrap_or((&request.path, ""));
        let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        let failed = |failed: Failed| Box::new(Err(failed));
        match (request.method.as_str(), parts.as_slice()) {
            ("POST", ["api", "play"]) => {
                let (plan, command) = body(&request)
                    .and_then(|wanted: PlayNow| Ok(room::play_now(&wanted)?))
                    .map_err(failed)?;
                let room = self.create(plan, &request, None).map_err(failed)?;
                self.command(&room, &request, command)
            }
            ("POST", ["api", "rooms"]) => {
                let plan = body(&request)
                    .and_then(|Wanted { settings, seed }| Ok(RoomPlan::checked(settings, seed)?))
                    .map_err(failed)?;
                let made = Invitation { room: request.new.room.clone(), invite: String::new() };
                let room = self.create(plan, &request, Some(json!(made))).map_err(failed)?;
                Ok(vec![room])
            }
            ("GET", ["api", "rooms", room]) => {
                let info = self.driver(room).map(|driver| json!(driver.room().state().info()));
                at_once(info)
            }
            ("GET", ["api", "rooms", room, what]) => {
                at_once(self.look(room, what, query, &request))
            }
            ("GET", ["api", "rooms", room, "catalogue", lang]) => {
                at_once(self.catalogue(room, lang))
            }
            ("POST", ["api", "records"]) => {
                let plan = body(&request)
                    .and_then(|record| Ok(room::plan_of_record(&record, &request.person)?))
                    .map_err(failed)?;
                let made = Invitation { room: request.new.room.clone(), invite: String::new() };
                Ok(vec![self.create(plan, &request, Some(json!(made))).map_err(failed)?])
            }
            ("POST", ["api", "rooms", room, "branch"]) => {
                let plan = self.branch(room, &request).map_err(failed)?;
                let room = self.create(plan, &request, None).map_err(failed)?;
                // This command answers with the room's info, once the room is stored.
                self.command(&room, &request, LobbyCommand::Ready { ready: true })
            }
            ("POST", ["api", "rooms", room, "rematch"]) => {
                let (plan, made) = self.rematch(room, &request).map_err(failed)?;
                let Some(plan) = plan else { return at_once(Ok(json!(made))) };
                let noted = LobbyCommand::Rematch { room: made.room.clone() };
                let there = self.create(plan, &request, Some(json!(made))).map_err(failed)?;
                if let Some(driver) = self.rooms.get_mut(*room) {
                    driver.command(None, request.person.clone(), noted);
                }
                Ok(vec![there, (*room).to_owned()])
            }
            ("POST", ["api", "rooms", room, "sit"]) => {
                let Sit { seat, name } = body(&request).map_err(failed)?;
                let own = request.person.clone();
                let person = Requester { name: name.unwrap_or(own.name), ..own };
                self.command_by(person, room, &request, LobbyCommand::Sit { seat })
            }
            ("POST", ["api", "rooms", room, what]) => {
                let command = command(what, &request).map_err(failed)?;
                self.command(room, &request, command)
            }
            _ => at_once(Err(Failed::NotFound)),
        }
    }

    pub(crate) fn driver(&mut self, room: &str) -> Result<&mut Driver, Failed> {
        self.rooms.get_mut(room).ok_or(Failed::NotFound)
    }

    fn command(&mut self, room: &str, request: &Request, command: LobbyCommand) -> Handled {
        self.command_by(request.person.clone(), room, request, command)
    }

    fn command_by(
        &mut self,
        person: Requester,
        room: &str,
        request: &Request,
        command: LobbyCommand,
    ) -> Handled {
        let Some(driver) = self.rooms.get_mut(room) else { return at_once(Err(Failed::NotFound)) };
        driver.command(Some(request.id), person, command);
        Ok(vec![room.to_owned()])
    }

    /// Creates a room. It is for practice, because this browser has the whole table.
    fn create(
        &mut self,
        mut plan: RoomPlan,
        request: &Request,
        made: Option<Value>,
    ) -> Result<RoomId, Failed> {
        let NewRoom { room, secret } = &request.new;
        let secret: Seed = secret.parse().map_err(|_| malformed("a seed of 64 digits"))?;
        plan.practice.get_or_insert((protocol::Origin::Browser, secret.clone()));
        plan.settings.open = false;
        let created = plan.create(room, request.person.clone(), secret, "", request.now);
        let (state, commit) = created.map_err(|error| malformed(&error.reason))?;
        let made = made.map(|body| Answer { id: request.id, status: 200, body });
        let config = Arc::clone(&self.config);
        let driver = Driver::created(state, commit, made, config, request.now);
        self.rooms.insert(room.clone(), driver);
        Ok(room.clone())
    }

    /// The plan of a rematch, and the invitation to it. The plan is `None` if the room already has a rematch.
    fn rematch(
        &mut self,
        room: &str,
        request: &Request,
    ) -> Result<(Option<RoomPlan>, Invitation), Failed> {
        let info = self.driver(room)?.room().state().info();
        if let Some(room) = info.rematch {
            return Ok((None, Invitation { room, invite: String::new() }));
        }
        let plan = RoomPlan::rematch_of(info);
        Ok((Some(plan), Invitation { room: request.new.room.clone(), invite: String::new() }))
    }
}

/// The lobby command of a request.
fn command(what: &str, request: &Request) -> Result<LobbyCommand, Failed> {
    Ok(match what {
        "stand" => LobbyCommand::Stand { seat: body::<SeatOf>(request)?.seat },
        "ready" => LobbyCommand::Ready { ready: body::<ReadySeat>(request)?.ready },
        "bot" => {
            let BotSeat { seat, level } = body(request)?;
            LobbyCommand::Bot { seat, level }
        }
        "words" => {
            let WordsOf { seat, words } = body(request)?;
            LobbyCommand::Salt { seat, salt: words }
        }
        "settings" => LobbyCommand::Settings { settings: body(request)? },
        "start" => LobbyCommand::Start,
        _ => return Err(Failed::NotFound),
    })
}

pub(crate) fn body<T: DeserializeOwned>(request: &Request) -> Result<T, Failed> {
    serde_json::from_value(request.body.clone()).map_err(|error| malformed(&error.to_string()))
}

pub(crate) fn malformed(expected: &str) -> Failed {
    Failed::Refused(RequestError::Malformed { expected: expected.to_owned() })
}
