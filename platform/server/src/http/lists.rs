//! Lists of rooms.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{ListedRoom, RoomList, RoomState};
use schemars::JsonSchema;
use serde::Deserialize;
use store::{IndexRow, Member};

use crate::http::App;
use crate::http::auth::Who;
use crate::http::error::{ApiError, ApiQuery};

/// The most rooms in a list.
const MAX_ROOMS: u32 = 100;

/// Which open rooms are listed.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OpenState {
    /// Rooms whose match has not started.
    #[default]
    Gathering,
    /// Rooms whose match can be watched.
    Playing,
}

/// The query of the list of open rooms.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
pub(crate) struct OpenQuery {
    #[serde(default)]
    state: OpenState,
}

/// Open rooms, the most recently changed first.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    ApiQuery(OpenQuery { state }): ApiQuery<OpenQuery>,
) -> Result<Json<RoomList>, ApiError> {
    open_in(&app, state).await.map(Json)
}

pub(crate) async fn open_in(app: &App, state: OpenState) -> Result<RoomList, ApiError> {
    let state = match state {
        OpenState::Gathering => RoomState::Gathering,
        OpenState::Playing => RoomState::Playing,
    };
    let rows = app.store.index.open_rooms(state, MAX_ROOMS).await?;
    Ok(RoomList { rooms: rows.into_iter().map(|row| listed(row, false)).collect() })
}

/// The person's rooms, including finished ones. Rooms that wait for the person come first, then the most recently
/// changed.
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<Json<RoomList>, ApiError> {
    mine_of(&app, &who).await.map(Json)
}

pub(crate) async fn mine_of(app: &App, who: &Who) -> Result<RoomList, ApiError> {
    let Some(person) = &who.person else { return Ok(RoomList { rooms: Vec::new() }) };
    let mut found = app.store.index.rooms_of(person.id, MAX_ROOMS).await?;
    if refresh(app, &found).await? {
        found = app.store.index.rooms_of(person.id, MAX_ROOMS).await?;
    }
    let mut rooms: Vec<ListedRoom> = Vec::new();
    for (row, Member { turn, .. }) in found {
        match rooms.iter_mut().find(|it| it.room.id == row.info.id) {
            Some(known) => known.your_turn |= turn,
            None => rooms.push(listed(row, turn)),
        }
    }
    Ok(RoomList { rooms })
}

/// Brings index rows up to date that lag behind their logs. Returns whether there were any.
async fn refresh(app: &App, found: &[(IndexRow, Member)]) -> Result<bool, ApiError> {
    let playing =
        found.iter().map(|(row, _)| row).filter(|row| row.info.state == RoomState::Playing);
    let playing: Vec<&IndexRow> = playing.collect();
    let rooms = playing.iter().map(|row| row.info.id.clone()).collect();
    let heads = app.store.rooms.heads(rooms).await?;
    let mut lagging = false;
    for (row, _) in playing.iter().zip(heads).filter(|(row, head)| row.n_entries < *head) {
        lagging = true;
        app.rooms.write_index(&row.info.id).await?;
    }
    Ok(lagging)
}

fn listed(row: IndexRow, your_turn: bool) -> ListedRoom {
    let state = row.info.state;
    ListedRoom { room: row.info, your_turn, state, changed: row.changed }
}
