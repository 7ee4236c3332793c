//! Looking back at a match that is over, and playing on from one of its moments.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use engine::{AnyGame, Record, Seat, Tally};
use protocol::{Branch, NotNow, Replay, RoomState, Verification};
use room::Requester;
use room::review::{self, MAX_FRAMES, Viewpoint};
use serde::Deserialize;

use crate::http::App;
use crate::http::auth::Who;
use crate::http::error::{ApiError, ApiQuery, Body};
use crate::http::rooms::Link;

/// Which frames, through whose eyes, in which language.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    seat: String,
    #[serde(default)]
    lang: String,
    #[serde(default)]
    from: u32,
    to: Option<u32>,
    invite: Option<String>,
}

/// Some frames of a match, at most a hundred.
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    ApiQuery(wanted): ApiQuery<Wanted>,
    who: Who,
) -> Result<Json<Replay>, ApiError> {
    let (game, record) = record(&app, &room, who.requester(), wanted.invite).await?;
    let viewpoint = viewpoint(&wanted.seat, record.seats.len())?;
    let range = wanted.from..=wanted.to.unwrap_or(wanted.from.saturating_add(MAX_FRAMES - 1));
    let language = room::language(&wanted.lang);
    let config = Arc::clone(&app.rooms.services().config);
    let replay = move || {
        let speaker = config.translators.get(game.slug(), language)?;
        review::replay(game, &record, viewpoint, range, speaker)
    };
    app.bots.run(replay).await.map(Json).ok_or_else(cannot_replay)
}

fn viewpoint(seat: &str, n_seats: usize) -> Result<Viewpoint, ApiError> {
    match seat {
        "" | "none" => Ok(Viewpoint::Spectator),
        "all" => Ok(Viewpoint::All),
        number => {
            let seat = number.parse().ok().filter(|seat| usize::from(*seat) < n_seats);
            let because = "seat is the number of a seat, all or none";
            seat.map(|seat| Viewpoint::Seat(Seat(seat))).ok_or_else(|| ApiError::bad(because))
        }
    }
}

/// The points that each seat would have had, frame by frame.
pub(crate) async fn scores(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    ApiQuery(link): ApiQuery<Link>,
    who: Who,
) -> Result<Json<Vec<Tally>>, ApiError> {
    let (game, record) = record(&app, &room, who.requester(), link.invite).await?;
    let scores = app.bots.run(move || review::scores(game, &record)).await;
    scores.map(Json).ok_or_else(cannot_replay)
}

/// Checks a match from its stored log.
pub(crate) async fn verify(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    ApiQuery(link): ApiQuery<Link>,
    who: Who,
) -> Result<Json<Verification>, ApiError> {
    let info = app.rooms.info(&room, who.requester(), link.invite).await?;
    match info.state {
        RoomState::Over => {}
        RoomState::Playing if info.read_only.is_some() => return Err(cannot_replay()),
        RoomState::Gathering | RoomState::Playing => return Err(NotNow::NotOver.into()),
    }
    let entries = app.store.rooms.entries(&room, 0).await?;
    let found = app.bots.run(move || review::verify(&room, entries)).await;
    found.map(Json).ok_or_else(cannot_replay)
}

/// Plays on from a moment of a match, against bots, in a practice room.
pub(crate) async fn branch(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    ApiQuery(link): ApiQuery<Link>,
    who: Who,
    Body(Branch { step, seat, level }): Body<Branch>,
) -> Result<Response, ApiError> {
    let known = who.known_or_guest("").await?;
    let person = known.requester.clone();
    let (_, record) = record(&app, &room, Some(person.clone()), link.invite).await?;
    if record.seats.len() <= usize::from(seat) {
        return Err(ApiError::bad("there is no such seat"));
    }
    if record.steps.len() <= step as usize {
        return Err(ApiError::bad("the match was over by then"));
    }
    let plan = room::branch(&room, &record, step, seat, level, &person)?;
    app.check_limit(|it| &it.rooms, person.id).await?;
    let made = app.rooms.create(plan, person.clone()).await?.room;
    let info = app.rooms.info(&made, Some(person), None).await?;
    Ok(known.with(Json(info)))
}

/// The record of a match that is over, for those who may enter its room.
async fn record(
    app: &App,
    room: &str,
    person: Option<Requester>,
    invite: Option<String>,
) -> Result<(&'static dyn AnyGame, Arc<Record>), ApiError> {
    let record = app.rooms.record(room, person, invite).await?;
    let game = catalogue::find(&record.game).ok_or_else(cannot_replay)?;
    Ok((game, record))
}

fn cannot_replay() -> ApiError {
    NotNow::ReadOnly.into()
}
