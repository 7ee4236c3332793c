//! Creating rooms, and the commands of their lobbies.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use protocol::{
    BotSeat, Invitation, NewRoom, PlayNow, ReadySeat, RoomInfo, SeatOf, Settings, Sit, WordsOf,
};
use room::{CommandResult, LobbyCommand, Requester, RoomPlan};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::http::App;
use crate::http::auth::{Who, WithCookie};
use crate::http::error::{ApiError, ApiQuery, Body};
use crate::http::openapi::{Data, Input, Operation};
use crate::http::people::shown_name;

/// The query of a request to a room.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub(crate) struct Link {
    /// The invitation, if the room is not open.
    pub(crate) invite: Option<String>,
}

/// Creates a room. The person becomes its host and has no seat yet.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    who: Who,
    Body(NewRoom { settings, seed }): Body<NewRoom>,
) -> Result<WithCookie<Json<Invitation>>, ApiError> {
    let plan = RoomPlan::checked(settings, seed)?;
    let from = who.from;
    let known = who.known_or_guest("").await?;
    check_new_room(&app, known.person.id, from).await?;
    let invitation = app.rooms.create(plan, known.requester.clone()).await?;
    Ok(known.with(Json(invitation)))
}

/// Creates a room, seats the person, puts bots on the other seats and starts the match.
pub(crate) async fn play_now(
    State(app): State<Arc<App>>,
    who: Who,
    Body(wanted): Body<PlayNow>,
) -> Result<WithCookie<Json<RoomInfo>>, ApiError> {
    let (plan, command) = room::play_now(&wanted)?;
    let from = who.from;
    let known = who.known_or_guest(&wanted.name.unwrap_or_default()).await?;
    check_new_room(&app, known.person.id, from).await?;
    let room = app.rooms.create(plan, known.requester.clone()).await?.room;
    let done = app.rooms.command(&room, &known.requester, None, command).await?;
    Ok(known.with(Json(done.info)))
}

/// Counts a new room against the limits of the person and of the client's address, since one address may have many
/// guests.
pub(crate) async fn check_new_room(app: &App, person: i64, from: IpAddr) -> Result<(), ApiError> {
    app.check_limit(|it| &it.rooms, person).await?;
    Ok(app.check_limit(|it| &it.rooms_from, from).await?)
}

/// The parts that all requests to a room have.
pub(crate) struct RoomRequest {
    pub(crate) app: Arc<App>,
    pub(crate) room: String,
    pub(crate) link: Link,
    pub(crate) who: Who,
}

impl FromRequestParts<Arc<App>> for RoomRequest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let room = Path::<String>::from_request_parts(parts, app).await;
        let Path(room) = room.map_err(|rejected| ApiError::bad(rejected.body_text()))?;
        let ApiQuery(link) = ApiQuery::from_request_parts(parts, app).await?;
        let who = Who::from_request_parts(parts, app).await?;
        Ok(Self { app: Arc::clone(app), room, link, who })
    }
}

impl Input for RoomRequest {
    fn describe(operation: &mut Operation<'_>) {
        operation.takes_query::<Link>();
    }
}

impl RoomRequest {
    /// Carries out a command of a known person.
    async fn command(self, command: LobbyCommand) -> Result<CommandResult, ApiError> {
        let person = self.who.known()?.requester;
        Ok(self.app.rooms.command(&self.room, &person, self.link.invite, command).await?)
    }

    /// Carries out a command and answers with the room.
    async fn change(self, command: LobbyCommand) -> Result<Json<RoomInfo>, ApiError> {
        Ok(Json(self.command(command).await?.info))
    }
}

/// The room, for a client that may enter.
pub(crate) async fn info(
    RoomRequest { app, room, link, who }: RoomRequest,
) -> Result<Json<RoomInfo>, ApiError> {
    Ok(Json(app.rooms.info(&room, who.requester(), link.invite).await?))
}

/// The record of a finished match.
pub(crate) async fn record(
    RoomRequest { app, room, link, who }: RoomRequest,
) -> Result<Data<Response>, ApiError> {
    let record = app.rooms.record(&room, who.requester(), link.invite).await?;
    Ok(Data(Json(record.as_ref()).into_response()))
}

/// Takes a seat. A client who is not logged in becomes a guest.
pub(crate) async fn sit(
    RoomRequest { app, room, link, who }: RoomRequest,
    Body(Sit { seat, name }): Body<Sit>,
) -> Result<WithCookie<Json<RoomInfo>>, ApiError> {
    let name = name.map(|name| shown_name(&name)).transpose()?;
    let known = who.known_or_guest("").await?;
    let own = known.requester.clone();
    // If several people share a device, only the one with the account's name counts as the account.
    let has_account = own.has_account && name.as_ref().is_none_or(|name| *name == own.name);
    let sitter = Requester { name: name.unwrap_or(own.name), has_account, ..own };
    let sit = LobbyCommand::Sit { seat };
    let done = app.rooms.command(&room, &sitter, link.invite, sit).await?;
    Ok(known.with(Json(done.info)))
}

/// Leaves a seat. During a match, a bot plays on.
pub(crate) async fn stand(
    request: RoomRequest,
    Body(SeatOf { seat }): Body<SeatOf>,
) -> Result<Json<RoomInfo>, ApiError> {
    request.change(LobbyCommand::Stand { seat }).await
}

/// Says whether the person is ready to start.
pub(crate) async fn ready(
    request: RoomRequest,
    Body(ReadySeat { ready }): Body<ReadySeat>,
) -> Result<Json<RoomInfo>, ApiError> {
    request.change(LobbyCommand::Ready { ready }).await
}

/// Puts a bot on a seat, or removes it.
pub(crate) async fn bot(
    request: RoomRequest,
    Body(BotSeat { seat, level }): Body<BotSeat>,
) -> Result<Json<RoomInfo>, ApiError> {
    request.change(LobbyCommand::Bot { seat, level }).await
}

/// Adds a player's words to the seed.
pub(crate) async fn words(
    request: RoomRequest,
    Body(WordsOf { seat, words }): Body<WordsOf>,
) -> Result<Json<RoomInfo>, ApiError> {
    request.change(LobbyCommand::Salt { seat, salt: words }).await
}

/// Changes the settings before the start.
pub(crate) async fn settings(
    request: RoomRequest,
    Body(settings): Body<Settings>,
) -> Result<Json<RoomInfo>, ApiError> {
    request.change(LobbyCommand::Settings { settings }).await
}

/// Starts the match.
pub(crate) async fn start(request: RoomRequest) -> Result<Json<RoomInfo>, ApiError> {
    request.change(LobbyCommand::Start).await
}

/// Agrees to end a match that this server cannot continue.
pub(crate) async fn end(request: RoomRequest) -> Result<Json<RoomInfo>, ApiError> {
    request.change(LobbyCommand::AgreeToEnd).await
}

/// Replaces the invitation; the old link stops working.
pub(crate) async fn invite(request: RoomRequest) -> Result<Json<Invitation>, ApiError> {
    let (room, invite) = (request.room.clone(), request.app.rooms.new_invite());
    let done = request.command(LobbyCommand::Invite { invite }).await?;
    Ok(Json(Invitation { room, invite: done.invite.unwrap_or_default() }))
}

/// Revokes the invitation.
pub(crate) async fn uninvite(request: RoomRequest) -> Result<Json<RoomInfo>, ApiError> {
    request.change(LobbyCommand::RevokeInvite).await
}

/// Creates a room with the same settings and the same people and bots on their seats.
pub(crate) async fn rematch(
    RoomRequest { app, room, link, who }: RoomRequest,
) -> Result<Json<Invitation>, ApiError> {
    let from = who.from;
    let person = who.known()?.requester;
    let info = app.rooms.info(&room, Some(person.clone()), link.invite.clone()).await?;
    if let Some(there) = info.rematch {
        return Ok(Json(Invitation { room: there, invite: String::new() }));
    }
    check_new_room(&app, person.id, from).await?;
    let there = app.rooms.create(RoomPlan::rematch_of(info), person.clone()).await?;
    let noted = LobbyCommand::Rematch { room: there.room.clone() };
    app.rooms.command(&room, &person, link.invite, noted).await?;
    Ok(Json(there))
}
