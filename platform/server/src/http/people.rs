//! Guests and accounts.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{Credentials, GameStatistics, Me};
use room::LobbyCommand;
use serde_json::json;
use store::{Person, PersonUpdate, StoreError};

use crate::http::App;
use crate::http::answer::{Body, Failure};
use crate::http::who::{Known, Who};
use crate::people::{self, Token, requester};

/// No more rooms of one person are looked at.
const MOST_ROOMS: u32 = 10_000;
/// A password has at least so many characters.
const LEAST_PASSWORD: usize = 8;
/// And at most so many bytes.
const MOST_PASSWORD: usize = 256;

/// Who you are; `null` where nobody knows.
pub(crate) async fn me(who: Who) -> Json<Option<Me>> {
    Json(known(&who))
}

pub(crate) fn known(who: &Who) -> Option<Me> {
    who.person.as_ref().map(shown)
}

/// Gives you a name, and makes you a guest where you are nobody.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    who: Who,
    Body(me): Body<Me>,
) -> Result<Response, Failure> {
    let name = shown_name(&me.name)?;
    let mut known = who.known_or_guest(&name).await?;
    if known.person.name != name {
        known.person.name = name;
        save(&app, known.person.clone().into()).await?;
    }
    let me = shown(&known.person);
    Ok(known.with(Json(me)))
}

/// A name that can be shown, or the answer that it cannot.
pub(crate) fn shown_name(name: &str) -> Result<String, Failure> {
    people::clean_name(name).ok_or_else(|| Failure::bad("the name is empty"))
}

/// Makes an account of the guest that you are: your games stay yours.
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    who: Who,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Failure> {
    app.pass(|it| &it.logins, who.from).await?;
    let (name, password) = checked(credentials)?;
    let mut known = who.known_or_guest(&name).await?;
    if known.person.account.is_some() {
        return Err(Failure::new(StatusCode::CONFLICT, "account", "you have an account already"));
    }
    let salt = app.rooms.services().environment.secret();
    known.person.password = people::hash_password(password, salt).await;
    known.person.account = Some(name);
    save(&app, known.person.clone().into()).await?;
    let me = shown(&known.person);
    Ok(known.with(Json(me)))
}

/// Logs in; the same person may be logged in on several devices.
pub(crate) async fn log_in(
    State(app): State<Arc<App>>,
    who: Who,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Failure> {
    app.pass(|it| &it.logins, who.from).await?;
    let (name, password) = checked(credentials)?;
    let found = app.store.people.person_by_account(&name).await?;
    let hash = found.as_ref().and_then(|person| person.password.clone());
    let right = people::is_password(password, hash).await;
    let Some(person) = found.filter(|_| right) else {
        let because = "the name or the password is wrong";
        return Err(Failure::new(StatusCode::UNAUTHORIZED, "login", because));
    };
    let token = Token::new(&app.rooms.services().environment);
    app.store.tokens.add(token.hash(), person.id).await?;
    let me = shown(&person);
    Ok(Known::new(person, Some(token.cookie(app.transport))).with(Json(me)))
}

/// Forgets this browser.
pub(crate) async fn log_out(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<impl IntoResponse, Failure> {
    if let Some(token) = &who.token {
        app.store.tokens.revoke(token.hash()).await?;
    }
    let cookie = AppendHeaders([(SET_COOKIE, people::farewell(app.transport))]);
    Ok((cookie, StatusCode::NO_CONTENT))
}

/// Deletes you: your name goes from all rooms, your seats to bots.
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<impl IntoResponse, Failure> {
    let Known { person, .. } = who.known()?;
    for id in rooms_of(&app, &person).await? {
        app.rooms.command(&id, &requester(&person), None, LobbyCommand::Forget).await?;
    }
    let gone = Person { name: "—".to_owned(), account: None, password: None, ..person };
    save(&app, PersonUpdate { revoke_tokens: true, ..gone.into() }).await?;
    let cookie = AppendHeaders([(SET_COOKIE, people::farewell(app.transport))]);
    Ok((cookie, StatusCode::NO_CONTENT))
}

/// All your games as records: whole where they are over, the rooms otherwise.
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<impl IntoResponse, Failure> {
    let Known { person, requester, .. } = who.known()?;
    let mut games = Vec::new();
    for id in rooms_of(&app, &person).await? {
        let info = app.rooms.info(&id, Some(requester.clone()), None).await?;
        let record = app.rooms.record(&id, Some(requester.clone()), None).await.ok();
        games.push(json!({ "room": info, "record": record }));
    }
    Ok(Json(json!({ "me": shown(&person), "games": games })))
}

/// How you do, game by game.
pub(crate) async fn statistics(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<Json<Vec<GameStatistics>>, Failure> {
    let known = who.known()?;
    let found = app.store.people.statistics(known.person.id).await?;
    let shown = |it: store::Statistics| GameStatistics {
        game: it.game,
        played: it.played,
        won: it.won,
        best: it.best,
        points: it.points,
    };
    Ok(Json(found.into_iter().map(shown).collect()))
}

fn shown(person: &Person) -> Me {
    Me { person: person.id, name: person.name.clone(), account: person.account.clone() }
}

fn checked(credentials: Credentials) -> Result<(String, String), Failure> {
    let Credentials { name, password } = credentials;
    let name = people::account_name(&name).ok_or_else(|| Failure::bad("the name is empty"))?;
    if password.chars().count() < LEAST_PASSWORD || MOST_PASSWORD < password.len() {
        let because = format!("a password has {LEAST_PASSWORD} to {MOST_PASSWORD} characters");
        return Err(Failure::bad(because));
    }
    Ok((name, password))
}

/// The rooms in which a person has a seat.
async fn rooms_of(app: &App, person: &Person) -> Result<BTreeSet<String>, Failure> {
    let rooms = app.store.index.rooms_of(person.id, MOST_ROOMS).await?;
    Ok(rooms.into_iter().map(|(row, _)| row.info.id).collect())
}

async fn save(app: &App, update: PersonUpdate) -> Result<(), Failure> {
    app.store.people.save(update).await.map_err(|error| match error {
        StoreError::NameTaken => Failure::new(StatusCode::CONFLICT, "taken", "the name is taken"),
        other => other.into(),
    })
}
