//! Rooms: making them, sitting down, beginning.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use engine::{Opening, Seed};
use protocol::{
    BotSeat, Clock, Invitation, NewRoom, NotNow, Origin, PlayNow, ReadySeat, RoomInfo, SeatOf,
    Settings, Sit, Sitter, WordsOf,
};
use room::{CommandResult, LobbyCommand, MAX_SALT, Requester, RoomPlan};
use serde::Deserialize;

use crate::http::App;
use crate::http::auth::Who;
use crate::http::error::{ApiError, Body};
use crate::http::people::shown_name;

/// What a link carries.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Link {
    pub(crate) invite: Option<String>,
}

/// No clock runs longer: thirty days.
const MOST_HOURS: u32 = 720;
/// No live clock has more: a day.
const MOST_SECONDS: u32 = 86_400;

/// Makes a room; whoever makes it is its host and sits nowhere yet.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    who: Who,
    Body(NewRoom { settings, seed }): Body<NewRoom>,
) -> Result<Response, ApiError> {
    check(&settings)?;
    let plan = RoomPlan::new(settings).with_fixed_deal(checked_words(seed)?);
    let known = who.known_or_guest("").await?;
    app.check_limit(|it| &it.rooms, known.person.id).await?;
    let invitation = app.rooms.create(plan, known.requester.clone()).await?;
    Ok(known.with(Json(invitation)))
}

/// Makes a room, sits you down, puts bots on the other seats and begins: one request.
pub(crate) async fn play_now(
    State(app): State<Arc<App>>,
    who: Who,
    Body(wanted): Body<PlayNow>,
) -> Result<Response, ApiError> {
    let game = catalogue::find(&wanted.game).ok_or(NotNow::UnknownGame)?;
    let mut settings = Settings::new(game.slug(), wanted.seats.unwrap_or(game.seats().0));
    settings.options = wanted.options;
    settings.level = wanted.level.unwrap_or(settings.level);
    let level = settings.level.clone();
    check(&settings)?;
    let plan = RoomPlan::new(settings).with_fixed_deal(checked_words(wanted.seed)?);
    let known = who.known_or_guest(&wanted.name.unwrap_or_default()).await?;
    app.check_limit(|it| &it.rooms, known.person.id).await?;
    let room = app.rooms.create(plan, known.requester.clone()).await?.room;
    let play_now = LobbyCommand::PlayNow { level };
    let done = app.rooms.command(&room, &known.requester, None, play_now).await?;
    Ok(known.with(Json(done.info)))
}

/// Words that fix a deal: some, and not too many.
fn checked_words(words: Option<String>) -> Result<Option<String>, ApiError> {
    let Some(words) = words else { return Ok(None) };
    let words = words.trim().to_owned();
    if words.is_empty() || MAX_SALT < words.chars().count() {
        return Err(ApiError::bad(format!("a seed has 1 to {MAX_SALT} characters")));
    }
    Ok(Some(words))
}

/// What can be known before anybody sits down.
fn check(settings: &Settings) -> Result<(), ApiError> {
    let game = catalogue::find(&settings.game).ok_or(NotNow::UnknownGame)?;
    if !room::is_bot_level(&settings.level) {
        return Err(NotNow::UnknownLevel.into());
    }
    let time = match settings.clock {
        Clock::Untimed => true,
        Clock::Live { base, increment } => {
            (10..=MOST_SECONDS).contains(&base) && increment <= MOST_SECONDS
        }
        Clock::Correspondence { hours } => (1..=MOST_HOURS).contains(&hours),
    };
    if !time {
        return Err(ApiError::bad("the clock is too short or too long"));
    }
    let opening = Opening {
        content: game.standard(),
        options: &settings.options,
        seats: settings.seats,
        seed: Seed([0; 32]),
    };
    game.open(opening).map(|_| ()).map_err(|fault| ApiError::bad(fault.to_string()))
}

/// A request to a room: which, by which link, and who asks.
pub(crate) struct Entered {
    app: Arc<App>,
    room: String,
    link: Link,
    who: Who,
}

impl FromRequestParts<Arc<App>> for Entered {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        type All = (State<Arc<App>>, Path<String>, Query<Link>, Who);
        let (State(app), Path(room), Query(link), who) =
            All::from_request_parts(parts, app).await?;
        Ok(Self { app, room, link, who })
    }
}

impl Entered {
    /// Carries out a command of a known person.
    async fn command(self, command: LobbyCommand) -> Result<CommandResult, ApiError> {
        let person = self.who.known()?.requester;
        Ok(self.app.rooms.command(&self.room, &person, self.link.invite, command).await?)
    }

    /// The same, answered by the room.
    async fn change(self, command: LobbyCommand) -> Result<Json<RoomInfo>, ApiError> {
        Ok(Json(self.command(command).await?.info))
    }
}

/// The room, for those who may enter.
pub(crate) async fn info(
    Entered { app, room, link, who }: Entered,
) -> Result<Json<RoomInfo>, ApiError> {
    Ok(Json(app.rooms.info(&room, who.requester(), link.invite).await?))
}

/// The record, when the match is over.
pub(crate) async fn record(
    Entered { app, room, link, who }: Entered,
) -> Result<Response, ApiError> {
    let record = app.rooms.record(&room, who.requester(), link.invite).await?;
    Ok(Json(record.as_ref()).into_response())
}

/// Takes a seat. A client who is not logged in becomes a guest.
pub(crate) async fn sit(
    Entered { app, room, link, who }: Entered,
    Body(Sit { seat, name }): Body<Sit>,
) -> Result<Response, ApiError> {
    let name = name.map(|name| shown_name(&name)).transpose()?;
    let known = who.known_or_guest("").await?;
    let own = known.requester.clone();
    let sitter = Requester { name: name.unwrap_or(own.name), ..own };
    let sit = LobbyCommand::Sit { seat };
    let done = app.rooms.command(&room, &sitter, link.invite, sit).await?;
    Ok(known.with(Json(done.info)))
}

/// Stands up; during a match a bot plays on.
pub(crate) async fn stand(
    entered: Entered,
    Body(SeatOf { seat }): Body<SeatOf>,
) -> Result<Json<RoomInfo>, ApiError> {
    entered.change(LobbyCommand::Stand { seat }).await
}

/// Says that you want to begin, or not.
pub(crate) async fn ready(
    entered: Entered,
    Body(ReadySeat { ready }): Body<ReadySeat>,
) -> Result<Json<RoomInfo>, ApiError> {
    entered.change(LobbyCommand::Ready { ready }).await
}

/// Puts a bot on a seat, or takes it away.
pub(crate) async fn bot(
    entered: Entered,
    Body(BotSeat { seat, level }): Body<BotSeat>,
) -> Result<Json<RoomInfo>, ApiError> {
    entered.change(LobbyCommand::Bot { seat, level }).await
}

/// Adds words to the deal.
pub(crate) async fn words(
    entered: Entered,
    Body(WordsOf { seat, words }): Body<WordsOf>,
) -> Result<Json<RoomInfo>, ApiError> {
    entered.change(LobbyCommand::Salt { seat, salt: words }).await
}

/// Begins.
pub(crate) async fn start(entered: Entered) -> Result<Json<RoomInfo>, ApiError> {
    entered.change(LobbyCommand::Start).await
}

/// Replaces the invitation; the old link stops working.
pub(crate) async fn invite(entered: Entered) -> Result<Json<Invitation>, ApiError> {
    let (room, invite) = (entered.room.clone(), entered.app.rooms.new_invite());
    let done = entered.command(LobbyCommand::Invite { invite }).await?;
    Ok(Json(Invitation { room, invite: done.invite.unwrap_or_default() }))
}

/// Revokes the invitation.
pub(crate) async fn uninvite(entered: Entered) -> Result<Json<RoomInfo>, ApiError> {
    entered.change(LobbyCommand::RevokeInvite).await
}

/// The same people again: creates a room with the same settings and seats everybody.
pub(crate) async fn rematch(
    Entered { app, room, link, who }: Entered,
) -> Result<Json<Invitation>, ApiError> {
    let person = who.known()?.requester;
    let info = app.rooms.info(&room, Some(person.clone()), link.invite.clone()).await?;
    if let Some(there) = info.rematch {
        return Ok(Json(Invitation { room: there, invite: String::new() }));
    }
    app.check_limit(|it| &it.rooms, person.id).await?;
    let text = info.origin.and_then(|origin| match origin {
        Origin::Words { words } => Some(words),
        Origin::Branch { .. } => None,
    });
    let plan = RoomPlan { rematch_of: Some(room.clone()), ..RoomPlan::new(info.settings.clone()) };
    let there = app.rooms.create(plan.with_fixed_deal(text), person.clone()).await?;
    let noted = LobbyCommand::Rematch { room: there.room.clone() };
    app.rooms.command(&room, &person, link.invite, noted).await?;
    for (seat, chair) in (0u8..).zip(&info.seats) {
        let (sitter, command) = match &chair.sitter {
            Sitter::Person { person, name } => {
                let sitter = Requester { id: *person, name: name.clone() };
                (sitter, LobbyCommand::Sit { seat: Some(seat) })
            }
            Sitter::Bot { level } => {
                (person.clone(), LobbyCommand::Bot { seat, level: Some(level.clone()) })
            }
            Sitter::Nobody => continue,
        };
        let invite = Some(there.invite.clone());
        app.rooms.command(&there.room, &sitter, invite, command).await?;
    }
    Ok(Json(there))
}
