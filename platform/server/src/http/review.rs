//! Reviewing a match, and playing on from one of its steps.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use engine::{AnyGame, Record, Tally};
use protocol::{Branch, Invitation, NotNow, Replay, RoomInfo, RoomState, Verification};
use room::Requester;
use room::review::{self, MAX_FRAMES, Viewpoint};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::http::App;
use crate::http::auth::{Who, WithCookie};
use crate::http::compression::{LongJson, accepts};
use crate::http::error::{ApiError, ApiQuery, Body};
use crate::http::openapi::Data;
use crate::http::rooms::{RoomRequest, check_new_room};
use crate::names::clean_name;

/// The query of a replay.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub(crate) struct ReplayQuery {
    /// Whose view: the number of a seat, `all`, or `none` for a spectator's.
    #[serde(default)]
    seat: String,
    /// `none` if the player of the seat is called by name, not "you".
    #[serde(default)]
    you: String,
    /// The tag of a language, such as `fr`.
    #[serde(default)]
    lang: String,
    /// The first frame.
    #[serde(default)]
    from: u32,
    /// The last frame.
    to: Option<u32>,
}

/// Some frames of a match, at most [`MAX_FRAMES`]. If the match still runs, only from a seat of the person.
pub(crate) async fn replay(
    RoomRequest { app, room, link, who }: RoomRequest,
    ApiQuery(wanted): ApiQuery<ReplayQuery>,
    headers: HeaderMap,
) -> Result<LongJson<Replay>, ApiError> {
    let person = who.id();
    // A running match may be replayed from the player's own seat: they have seen all of it.
    let seat = wanted.seat.parse().ok();
    let record = app.rooms.record_for(&room, who.requester(), link.invite, seat).await?;
    let game = catalogue::find(&record.game).ok_or_else(cannot_replay)?;
    let viewpoint = Viewpoint::parse(&wanted.seat, &wanted.you, record.seats.len());
    let because = "seat is the number of a seat, all or none; you is none or empty";
    let viewpoint = viewpoint.ok_or_else(|| ApiError::bad(because))?;
    let range = wanted.from..=wanted.to.unwrap_or(wanted.from.saturating_add(MAX_FRAMES - 1));
    let language = room::language(&wanted.lang);
    let config = Arc::clone(&app.rooms.services().config);
    let accepts_gzip = accepts(&headers, "gzip");
    let replay = move || {
        let speaker = config.translators.get(game.slug(), language)?;
        let replay = review::replay(game, &record, viewpoint, range, speaker)?;
        LongJson::new(&replay, accepts_gzip)
    };
    app.bots.run(person, replay).await.ok_or_else(cannot_replay)
}

/// The points of each seat, and of a house that plays against them, if the match had been counted there, frame by frame.
pub(crate) async fn scores(
    RoomRequest { app, room, link, who }: RoomRequest,
) -> Result<Data<Json<Vec<Tally>>>, ApiError> {
    let person = who.id();
    let (game, record) = record(&app, &room, who.requester(), link.invite).await?;
    let scores = app.bots.run(person, move || review::scores(game, &record)).await;
    scores.map(|scores| Data(Json(scores))).ok_or_else(cannot_replay)
}

/// Checks a match against its stored log.
pub(crate) async fn verify(
    RoomRequest { app, room, link, who }: RoomRequest,
) -> Result<Json<Verification>, ApiError> {
    let info = app.rooms.info(&room, who.requester(), link.invite).await?;
    match info.state {
        RoomState::Over => {}
        RoomState::Playing if info.read_only.is_some() => return Err(cannot_replay()),
        RoomState::Gathering | RoomState::Playing => return Err(NotNow::NotOver.into()),
    }
    let entries = app.store.rooms.entries(&room, 0).await?;
    let found = app.bots.run(who.id(), move || review::verify(&room, entries)).await;
    found.map(Json).ok_or_else(cannot_replay)
}

/// Plays on from a step of a match, against bots, in a practice room.
pub(crate) async fn branch(
    RoomRequest { app, room, link, who }: RoomRequest,
    Body(Branch { step, seat, level }): Body<Branch>,
) -> Result<WithCookie<Json<RoomInfo>>, ApiError> {
    let from = who.from;
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
    check_new_room(&app, person.id, from).await?;
    let made = app.rooms.create(plan, person.clone()).await?.room;
    let info = app.rooms.info(&made, Some(person), None).await?;
    Ok(known.with(Json(info)))
}

/// Creates a practice room from a record that was played elsewhere, if the record verifies. Names of people in it are
/// cleaned like names that clients give.
pub(crate) async fn keep_record(
    State(app): State<Arc<App>>,
    who: Who,
    Body(record): Body<Value>,
) -> Result<WithCookie<Json<Invitation>>, ApiError> {
    let from = who.from;
    let record = serde_json::from_value(record);
    let mut record: Record = record.map_err(|error| ApiError::bad(error.to_string()))?;
    let known = who.known_or_guest("").await?;
    let person = known.requester.clone();
    for player in record.seats.iter_mut().filter(|player| player.bot.is_none()) {
        player.name = clean_name(&player.name).unwrap_or_else(|| person.name.clone());
    }
    check_new_room(&app, person.id, from).await?;
    let host = person.clone();
    let plan = app.bots.run(person.id, move || Some(room::plan_of_record(&record, &host)));
    let plan = plan.await.ok_or(ApiError::Store)??;
    let invitation = app.rooms.create(plan, person).await?;
    Ok(known.with(Json(invitation)))
}

/// The record of a finished match, for a client that may enter its room.
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
