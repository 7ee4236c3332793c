//! The requests of a page, which a server would get over HTTP.

use std::sync::Arc;

use engine::{AnyGame, Record, Seed};
use log_format::v1;
use protocol::{
    BotSeat, Branch, Fault, Invitation, NewRoom as Wanted, NotNow, PlayNow, ReadySeat,
    RequestError, RoomState, SeatOf, Sit, WordsOf,
};
use room::review::{self, MAX_FRAMES, Viewpoint};
use room::{AccessError, LobbyCommand, Now, Requester, RoomId, RoomPlan};
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

/// Why a request is not answered as asked.
#[derive(Debug)]
pub(crate) enum Failed {
    /// There is no such thing here.
    NotFound,
    /// The room refuses, or the request cannot be understood.
    Refused(RequestError),
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
        Err(Failed::Refused(error)) => (error.status(), error.code().to_owned(), error.sentence()),
    };
    Answer { id, status, body: json!(Fault { fault, because, wait: None }) }
}

/// What becomes of a request: rooms that must go on, which will answer it, or an answer at once.
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
            ("POST", ["api", "rooms", room, "branch"]) => {
                let plan = self.branch(room, &request).map_err(failed)?;
                let room = self.create(plan, &request, None).map_err(failed)?;
                // The room answers with itself, once it is stored.
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
            ("POST", ["api", "rooms", room, what]) => {
                let command = command(what, &request).map_err(failed)?;
                self.command(room, &request, command)
            }
            _ => at_once(Err(Failed::NotFound)),
        }
    }

    fn driver(&mut self, room: &str) -> Result<&mut Driver, Failed> {
        self.rooms.get_mut(room).ok_or(Failed::NotFound)
    }

    fn command(&mut self, room: &str, request: &Request, command: LobbyCommand) -> Handled {
        let Some(driver) = self.rooms.get_mut(room) else { return at_once(Err(Failed::NotFound)) };
        driver.command(Some(request.id), request.person.clone(), command);
        Ok(vec![room.to_owned()])
    }

    /// Makes a room, which is for practice: this browser holds the whole table.
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

    /// What can be looked at in a room whose match is over.
    fn look(
        &mut self,
        room: &str,
        what: &str,
        query: &str,
        request: &Request,
    ) -> Result<Value, Failed> {
        match what {
            "record" => Ok(json!(*self.record(room)?.1)),
            "scores" => {
                let (game, record) = self.record(room)?;
                let scores = review::scores(game, &record).ok_or(NotNow::ReadOnly)?;
                Ok(json!(scores))
            }
            "replay" => {
                let (game, record) = self.record(room)?;
                let of = |name| parameter(query, name);
                let viewpoint =
                    Viewpoint::parse(of("seat").unwrap_or_default(), record.seats.len());
                let viewpoint =
                    viewpoint.ok_or_else(|| malformed("the number of a seat, all or none"))?;
                let from: u32 = of("from").and_then(|text| text.parse().ok()).unwrap_or(0);
                let to = of("to").and_then(|text| text.parse().ok());
                let range = from..=to.unwrap_or(from.saturating_add(MAX_FRAMES - 1));
                let language = room::language(of("lang").unwrap_or_default());
                let speaker = self.config.translators.get(game.slug(), language);
                let speaker = speaker.ok_or(Failed::NotFound)?;
                let replay = review::replay(game, &record, viewpoint, range, speaker);
                Ok(json!(replay.ok_or(NotNow::ReadOnly)?))
            }
            "verify" => {
                if self.driver(room)?.room().state().info().state != RoomState::Over {
                    return Err(NotNow::NotOver.into());
                }
                let log = request.log.as_deref().unwrap_or_default();
                let entries = v1::decode_entries(log).map_err(|_| malformed("the stored log"))?;
                Ok(json!(review::verify(room, entries).ok_or(NotNow::ReadOnly)?))
            }
            _ => Err(Failed::NotFound),
        }
    }

    fn record(&mut self, room: &str) -> Result<(&'static dyn AnyGame, Arc<Record>), Failed> {
        let record = self.driver(room)?.room().record()?;
        let game = catalogue::find(&record.game).ok_or(NotNow::ReadOnly)?;
        Ok((game, record))
    }

    fn branch(&mut self, room: &str, request: &Request) -> Result<RoomPlan, Failed> {
        let Branch { step, seat, level } = body(request)?;
        let (_, record) = self.record(room)?;
        let is_there =
            usize::from(seat) < record.seats.len() && (step as usize) < record.steps.len();
        if !is_there {
            return Err(malformed("a seat and a step of the match"));
        }
        Ok(room::branch(room, &record, step, seat, level, &request.person)?)
    }

    /// The plan of a room for the same people and bots, unless there is one already.
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

/// The command that a request to a room's lobby stands for.
fn command(what: &str, request: &Request) -> Result<LobbyCommand, Failed> {
    Ok(match what {
        "sit" => LobbyCommand::Sit { seat: body::<Sit>(request)?.seat },
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
        "start" => LobbyCommand::Start,
        _ => return Err(Failed::NotFound),
    })
}

fn body<T: DeserializeOwned>(request: &Request) -> Result<T, Failed> {
    serde_json::from_value(request.body.clone()).map_err(|error| malformed(&error.to_string()))
}

fn malformed(expected: &str) -> Failed {
    Failed::Refused(RequestError::Malformed { expected: expected.to_owned() })
}

/// The value of a parameter in a query. None that is used here needs decoding.
fn parameter<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}
