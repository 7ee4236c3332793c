//! Lists of rooms.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use journal::{Member, RoomRow};
use protocol::{ListedRoom, RoomInfo, RoomList};
use serde::Deserialize;

use crate::http::App;
use crate::http::answer::{Asked, Failure, trouble};
use crate::http::who::Who;
use crate::room::Ask;

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
    Asked(InState { state }): Asked<InState>,
) -> Result<Json<RoomList>, Failure> {
    open_in(&app, state).await.map(Json)
}

pub(crate) async fn open_in(app: &App, state: Wanted) -> Result<RoomList, Failure> {
    let state = match state {
        Wanted::Gathering => "gathering",
        Wanted::Playing => "playing",
    };
    let rows = app.house().journal.open_rooms(state, MOST).await.map_err(trouble)?;
    Ok(RoomList { rooms: rows.iter().filter_map(|row| listed(row, false)).collect() })
}

/// Your rooms: those that wait for you first, then the latest; finished ones too.
pub(crate) async fn mine(State(app): State<Arc<App>>, who: Who) -> Result<Json<RoomList>, Failure> {
    mine_of(&app, &who).await.map(Json)
}

pub(crate) async fn mine_of(app: &App, who: &Who) -> Result<RoomList, Failure> {
    let Some(person) = &who.person else { return Ok(RoomList { rooms: Vec::new() }) };
    let mut found = app.house().journal.rooms_of(person.id, MOST).await.map_err(trouble)?;
    if refresh(app, &found).await? {
        found = app.house().journal.rooms_of(person.id, MOST).await.map_err(trouble)?;
    }
    let mut rooms: Vec<ListedRoom> = Vec::new();
    for (row, Member { turn, .. }) in &found {
        match rooms.iter_mut().find(|it| it.room.id == row.id) {
            Some(known) => known.your_turn |= turn,
            None => rooms.extend(listed(row, *turn)),
        }
    }
    Ok(RoomList { rooms })
}

/// The index may lag behind: rooms that have more entries than it knows are asked to write it. Says whether any had.
async fn refresh(app: &App, found: &[(RoomRow, Member)]) -> Result<bool, Failure> {
    let playing = found.iter().map(|(row, _)| row).filter(|row| row.state == "playing");
    let playing: Vec<&RoomRow> = playing.collect();
    let rooms = playing.iter().map(|row| row.id.clone()).collect();
    let heads = app.house().journal.heads(rooms).await.map_err(trouble)?;
    let mut lagging = false;
    for (row, _) in playing.iter().zip(heads).filter(|(row, head)| row.n_entries < *head) {
        lagging = true;
        app.hub.ask(&row.id, |reply| Ask::WriteIndex { reply }).await?;
    }
    Ok(lagging)
}

fn listed(row: &RoomRow, your_turn: bool) -> Option<ListedRoom> {
    let room: RoomInfo = serde_json::from_str(&row.info).ok()?;
    let state = room.state;
    Some(ListedRoom { room, your_turn, state, changed: row.changed })
}
