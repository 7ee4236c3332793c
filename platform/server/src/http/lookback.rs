//! Looking back at a match that is over, and playing on from one of its moments.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use engine::{AnyGame, Record, Seat, Tally};
use journal::Happening;
use protocol::{Branch, NotNow, Origin, Replay, RoomState, Settings, Verification};
use serde::Deserialize;

use crate::http::App;
use crate::http::answer::{Asked, Body, Failure, trouble};
use crate::http::rooms::Link;
use crate::http::who::Who;
use crate::hub::Plan;
use crate::lookback::{self, MOST_FRAMES, Through};
use crate::room::{Ask, Asker, acts, bot_player, not_now};
use crate::{levels, voices};

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
    Asked(wanted): Asked<Wanted>,
    who: Who,
) -> Result<Json<Replay>, Failure> {
    let (game, record) = record(&app, &room, who.asker(), wanted.invite).await?;
    let through = through(&wanted.seat, record.seats.len())?;
    let range = wanted.from..=wanted.to.unwrap_or(wanted.from.saturating_add(MOST_FRAMES - 1));
    let language = voices::language(&wanted.lang);
    let house = Arc::clone(&app.hub.house);
    let look = move || {
        let voice = house.voices.of(game.slug(), language)?;
        lookback::replay(game, &record, through, range, voice)
    };
    app.house().on_a_thread(look).await.map(Json).ok_or_else(cannot_follow)
}

fn through(seat: &str, n_seats: usize) -> Result<Through, Failure> {
    match seat {
        "" | "none" => Ok(Through::Nobody),
        "all" => Ok(Through::All),
        number => {
            let seat = number.parse().ok().filter(|seat| usize::from(*seat) < n_seats);
            let because = "seat is the number of a seat, all or none";
            seat.map(|seat| Through::Seat(Seat(seat))).ok_or_else(|| Failure::bad(because))
        }
    }
}

/// The points that each seat would have had, frame by frame.
pub(crate) async fn scores(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    Asked(link): Asked<Link>,
    who: Who,
) -> Result<Json<Vec<Tally>>, Failure> {
    let (game, record) = record(&app, &room, who.asker(), link.invite).await?;
    let scores = app.house().on_a_thread(move || lookback::scores(game, &record)).await;
    scores.map(Json).ok_or_else(cannot_follow)
}

/// Checks a match from what is stored of it.
pub(crate) async fn verify(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    Asked(link): Asked<Link>,
    who: Who,
) -> Result<Json<Verification>, Failure> {
    let asker = who.asker();
    let look = |reply| Ask::Info { asker: asker.clone(), invite: link.invite.clone(), reply };
    let info = app.hub.ask(&room, look).await??;
    match info.state {
        RoomState::Over => {}
        RoomState::Playing if info.read_only.is_some() => return Err(cannot_follow()),
        RoomState::Gathering | RoomState::Playing => return Err(not_now(NotNow::NotOver).into()),
    }
    let entries = app.house().journal.entries(&room, 0).await.map_err(trouble)?;
    let found = app.house().on_a_thread(move || lookback::verify(&room, entries)).await;
    found.map(Json).ok_or_else(cannot_follow)
}

/// Plays on from a moment of a match, against bots, in a room for practice.
pub(crate) async fn branch(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    Asked(link): Asked<Link>,
    who: Who,
    Body(wanted): Body<Branch>,
) -> Result<Response, Failure> {
    let known = who.known_or_guest("").await?;
    let (_, record) = record(&app, &room, Some(known.asker.clone()), link.invite).await?;
    let plan = branched(&room, &record, wanted, known.asker.clone())?;
    app.pass(|it| &it.rooms, known.person.id).await?;
    let made = app.hub.create(plan, known.asker.clone()).await.map_err(trouble)?.room;
    let asker = Some(known.asker.clone());
    let look = |reply| Ask::Info { asker: asker.clone(), invite: None, reply };
    let info = app.hub.ask(&made, look).await??;
    Ok(known.with(Json(info)))
}

/// A room whose match begins with the first steps of another.
fn branched(room: &str, record: &Record, wanted: Branch, asker: Asker) -> Result<Plan, Failure> {
    let Branch { step, seat, level } = wanted;
    let n_seats = record.seats.len() as u8;
    if n_seats <= seat {
        return Err(Failure::bad("there is no such seat"));
    }
    let steps = record.steps.get(..step as usize).filter(|steps| steps.len() < record.steps.len());
    let steps = steps.ok_or_else(|| Failure::bad("the match was over by then"))?;
    let mut settings = Settings::new(&record.game, n_seats);
    settings.options = record.options.clone();
    settings.level = level.unwrap_or(settings.level);
    if levels::level(&settings.level).is_none() {
        return Err(not_now(NotNow::UnknownLevel).into());
    }
    let mut players: Vec<_> = (0..n_seats).map(|it| bot_player(it, &settings.level)).collect();
    players[usize::from(seat)] = engine::Player { name: asker.name.clone(), bot: None };
    let bots = (0..n_seats).filter(|it| *it != seat);
    let level = settings.level.clone();
    let mut then = vec![Happening::Sat { seat, person: asker.person, name: asker.name }];
    then.extend(bots.map(|seat| Happening::BotSat { seat, level: level.clone() }));
    then.push(Happening::Started {
        rules: record.rules,
        content: record.content.clone(),
        options: record.options.clone(),
        seed: record.seed.clone(),
        commitment: record.commitment.clone(),
        players,
    });
    then.extend(acts(steps));
    let origin = Origin::Branch { room: room.to_owned(), step };
    Ok(Plan { practice: Some((origin, record.seed.clone())), then, ..Plan::of(settings) })
}

/// The record of a match that is over, for those who may enter its room.
async fn record(
    app: &App,
    room: &str,
    asker: Option<Asker>,
    invite: Option<String>,
) -> Result<(&'static dyn AnyGame, Arc<Record>), Failure> {
    let ask = |reply| Ask::Record { asker: asker.clone(), invite: invite.clone(), reply };
    let record = app.hub.ask(room, ask).await??;
    let game = catalogue::find(&record.game).ok_or_else(cannot_follow)?;
    Ok((game, record))
}

fn cannot_follow() -> Failure {
    not_now(NotNow::ReadOnly).into()
}
