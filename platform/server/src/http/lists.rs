//! Lists of rooms.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{ListedRoom, RoomList, RoomState};
use serde::Deserialize;
use store::{IndexRow, Member};

use crate::http::App;
use crate::http::auth::Who;
use crate::http::error::{ApiError, ApiQuery};

/// A list has at most so many rooms.
const MOST: u32 = 100;

/// Which open rooms.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wanted {
    /// Those where a seat may still be free.
    #[default]
    Gathering,
    /// Those that can be watched.
    Playing,
}

/// What a list of open rooms is asked with.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct InState {
    #[serde(default)]
    state: Wanted,
}

/// Open rooms, the newest first.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    ApiQuery(InState { state }): ApiQuery<InState>,
) -> Result<Json<RoomList>, ApiError> {
    open_in(&app, state).await.map(Json)
}

pub(crate) async fn open_in(app: &App, state: Wanted) -> Result<RoomList, ApiError> {
    let state = match state {
        Wanted::Gathering => RoomState::Gathering,
        Wanted::Playing => RoomState::Playing,
    };
    let rows = app.store.index.open_rooms(state, MOST).await?;
    Ok(RoomList { rooms: rows.into_iter().map(|row| listed(row, false)).collect() })
}

/// Your rooms: those that wait for you first, then the latest; finished ones too.
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<Json<RoomList>, ApiError> {
    mine_of(&app, &who).await.map(Json)
}

pub(crate) async fn mine_of(app: &App, who: &Who) -> Result<RoomList, ApiError> {
    let Some(person) = &who.person else { return Ok(RoomList { rooms: Vec::new() }) };
    let mut found = app.store.index.rooms_of(person.id, MOST).await?;
    if refresh(app, &found).await? {
        found = app.store.index.rooms_of(person.id, MOST).await?;
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

/// The index may lag behind: rooms that have more entries than it knows are asked to write it. Says whether any had.
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
