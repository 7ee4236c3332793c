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
use serde::Deserialize;

use crate::config::MOST_WORDS;
use crate::http::App;
use crate::http::answer::{Body, Failure, trouble};
use crate::http::people::shown_name;
use crate::http::who::Who;
use crate::hub::Plan;
use crate::levels;
use crate::room::{Ask, Asker, Granted, Wish, not_now};

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
) -> Result<Response, Failure> {
    check(&settings)?;
    let plan = Plan::of(settings).with_words(checked_words(seed)?);
    let known = who.known_or_guest("").await?;
    app.pass(|it| &it.rooms, known.person.id).await?;
    let invitation = app.hub.create(plan, known.asker.clone()).await.map_err(trouble)?;
    Ok(known.with(Json(invitation)))
}

/// Makes a room, sits you down, puts bots on the other seats and begins: one request.
pub(crate) async fn play_now(
    State(app): State<Arc<App>>,
    who: Who,
    Body(wanted): Body<PlayNow>,
) -> Result<Response, Failure> {
    let game =
        catalogue::find(&wanted.game).ok_or_else(|| Failure::from(not_now(NotNow::UnknownGame)))?;
    let mut settings = Settings::new(game.slug(), wanted.seats.unwrap_or(game.seats().0));
    settings.options = wanted.options;
    settings.level = wanted.level.unwrap_or(settings.level);
    let level = settings.level.clone();
    check(&settings)?;
    let plan = Plan::of(settings).with_words(checked_words(wanted.seed)?);
    let known = who.known_or_guest(&wanted.name.unwrap_or_default()).await?;
    app.pass(|it| &it.rooms, known.person.id).await?;
    let room = app.hub.create(plan, known.asker.clone()).await.map_err(trouble)?.room;
    let granted = grant(&app, &room, known.asker.clone(), None, Wish::PlayNow { level }).await?;
    Ok(known.with(Json(granted.info)))
}

/// Words that fix a deal: some, and not too many.
fn checked_words(words: Option<String>) -> Result<Option<String>, Failure> {
    let Some(words) = words else { return Ok(None) };
    let words = words.trim().to_owned();
    if words.is_empty() || MOST_WORDS < words.chars().count() {
        return Err(Failure::bad(format!("a seed has 1 to {MOST_WORDS} characters")));
    }
    Ok(Some(words))
}

/// What can be known before anybody sits down.
fn check(settings: &Settings) -> Result<(), Failure> {
    let game = catalogue::find(&settings.game)
        .ok_or_else(|| Failure::from(not_now(NotNow::UnknownGame)))?;
    if levels::level(&settings.level).is_none() {
        return Err(not_now(NotNow::UnknownLevel).into());
    }
    let time = match settings.clock {
        Clock::Untimed => true,
        Clock::Live { base, increment } => {
            (10..=MOST_SECONDS).contains(&base) && increment <= MOST_SECONDS
        }
        Clock::Correspondence { hours } => (1..=MOST_HOURS).contains(&hours),
    };
    if !time {
        return Err(Failure::bad("the clock is too short or too long"));
    }
    let opening = Opening {
        content: game.standard(),
        options: &settings.options,
        seats: settings.seats,
        seed: Seed([0; 32]),
    };
    game.open(opening).map(|_| ()).map_err(|fault| Failure::bad(fault.to_string()))
}

async fn grant(
    app: &App,
    room: &str,
    asker: Asker,
    invite: Option<String>,
    wish: Wish,
) -> Result<Granted, Failure> {
    let ask = |reply| Ask::Wish {
        asker: asker.clone(),
        invite: invite.clone(),
        wish: wish.clone(),
        reply,
    };
    Ok(app.hub.ask(room, ask).await??)
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
    /// Grants a wish to somebody known.
    async fn wish(self, wish: Wish) -> Result<Json<RoomInfo>, Failure> {
        let known = self.who.known()?;
        let granted = grant(&self.app, &self.room, known.asker, self.link.invite, wish).await?;
        Ok(Json(granted.info))
    }
}

/// The room, for those who may enter.
pub(crate) async fn info(
    Entered { app, room, link, who }: Entered,
) -> Result<Json<RoomInfo>, Failure> {
    info_of(&app, &room, link.invite, &who).await.map(Json)
}

pub(crate) async fn info_of(
    app: &App,
    room: &str,
    invite: Option<String>,
    who: &Who,
) -> Result<RoomInfo, Failure> {
    let asker = who.asker();
    let ask = |reply| Ask::Info { asker: asker.clone(), invite: invite.clone(), reply };
    Ok(app.hub.ask(room, ask).await??)
}

/// The record, when the match is over.
pub(crate) async fn record(Entered { app, room, link, who }: Entered) -> Result<Response, Failure> {
    let asker = who.asker();
    let ask = |reply| Ask::Record { asker: asker.clone(), invite: link.invite.clone(), reply };
    Ok(Json(app.hub.ask(&room, ask).await??.as_ref()).into_response())
}

/// Sits down. Whoever is nobody becomes a guest.
pub(crate) async fn sit(
    Entered { app, room, link, who }: Entered,
    Body(Sit { seat, name }): Body<Sit>,
) -> Result<Response, Failure> {
    let name = name.map(|name| shown_name(&name)).transpose()?;
    let known = who.known_or_guest("").await?;
    let own = known.asker.clone();
    let sitter = Asker { name: name.unwrap_or(own.name), ..own };
    let granted = grant(&app, &room, sitter, link.invite, Wish::Sit { seat }).await?;
    Ok(known.with(Json(granted.info)))
}

/// Stands up; during a match a bot plays on.
pub(crate) async fn stand(
    entered: Entered,
    Body(SeatOf { seat }): Body<SeatOf>,
) -> Result<Json<RoomInfo>, Failure> {
    entered.wish(Wish::Stand { seat }).await
}

/// Says that you want to begin, or not.
pub(crate) async fn ready(
    entered: Entered,
    Body(ReadySeat { ready }): Body<ReadySeat>,
) -> Result<Json<RoomInfo>, Failure> {
    entered.wish(Wish::Ready { ready }).await
}

/// Puts a bot on a seat, or takes it away.
pub(crate) async fn bot(
    entered: Entered,
    Body(BotSeat { seat, level }): Body<BotSeat>,
) -> Result<Json<RoomInfo>, Failure> {
    entered.wish(Wish::Bot { seat, level }).await
}

/// Adds words to the deal.
pub(crate) async fn words(
    entered: Entered,
    Body(WordsOf { seat, words }): Body<WordsOf>,
) -> Result<Json<RoomInfo>, Failure> {
    entered.wish(Wish::Words { seat, words }).await
}

/// Begins.
pub(crate) async fn start(entered: Entered) -> Result<Json<RoomInfo>, Failure> {
    entered.wish(Wish::Start).await
}

/// Gives a new link; the old one is good no longer.
pub(crate) async fn invite(
    Entered { app, room, link, who }: Entered,
) -> Result<Json<Invitation>, Failure> {
    let known = who.known()?;
    let granted = grant(&app, &room, known.asker, link.invite, Wish::Invite).await?;
    Ok(Json(Invitation { room, invite: granted.invite.unwrap_or_default() }))
}

/// Nobody may come by link any more.
pub(crate) async fn uninvite(entered: Entered) -> Result<Json<RoomInfo>, Failure> {
    entered.wish(Wish::Uninvite).await
}

/// The same people again: makes a room with the same settings and sits everybody down.
pub(crate) async fn rematch(
    Entered { app, room, link, who }: Entered,
) -> Result<Json<Invitation>, Failure> {
    let known = who.known()?;
    let asker = known.asker;
    let look = |reply| Ask::Info { asker: Some(asker.clone()), invite: link.invite.clone(), reply };
    let info = app.hub.ask(&room, look).await??;
    if let Some(there) = info.rematch {
        return Ok(Json(Invitation { room: there, invite: String::new() }));
    }
    app.pass(|it| &it.rooms, asker.person).await?;
    let words = info.origin.and_then(|origin| match origin {
        Origin::Words { words } => Some(words),
        Origin::Branch { .. } => None,
    });
    let plan = Plan { rematch_of: Some(room.clone()), ..Plan::of(info.settings.clone()) };
    let there = app.hub.create(plan.with_words(words), asker.clone()).await.map_err(trouble)?;
    let noted = Wish::Rematch { room: there.room.clone() };
    grant(&app, &room, asker.clone(), link.invite, noted).await?;
    for (seat, chair) in (0u8..).zip(&info.seats) {
        let (sitter, wish) = match &chair.sitter {
            Sitter::Person { person, name } => {
                let sitter = Asker { person: *person, name: name.clone() };
                (sitter, Wish::Sit { seat: Some(seat) })
            }
            Sitter::Bot { level } => {
                (asker.clone(), Wish::Bot { seat, level: Some(level.clone()) })
            }
            Sitter::Nobody => continue,
        };
        grant(&app, &there.room, sitter, Some(there.invite.clone()), wish).await?;
    }
    Ok(Json(there))
}
