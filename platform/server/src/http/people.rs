//! Guests and accounts.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use node::RoomAccessError;
use protocol::{Credentials, GameStatistics, Me, NewAccount};
use room::{Ended, LobbyCommand};
use serde_json::{Value, json};
use store::{Person, PersonChange, PersonUpdate, StoreError};

use crate::http::App;
use crate::http::auth::{Known, Who, WithCookie};
use crate::http::error::{ApiError, Body};
use crate::http::openapi::{Data, Done};
use crate::http::sessions;
use crate::names::{account_name, clean_name};
use crate::people::{self, requester};
use crate::statistics;

/// The most rooms of a person that are exported or counted.
const MAX_ROOMS: u32 = 10_000;
/// The least characters of a password.
const MIN_PASSWORD: usize = 8;
/// The most bytes of a password.
const MAX_PASSWORD: usize = 256;

/// The person of the cookie, or `null`.
pub(crate) async fn me(who: Who) -> Json<Option<Me>> {
    Json(known(&who))
}

pub(crate) fn known(who: &Who) -> Option<Me> {
    who.person.as_ref().map(shown)
}

/// Changes the person's name. A sender without a cookie becomes a guest.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    who: Who,
    Body(me): Body<Me>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let name = shown_name(&me.name)?;
    let mut known = who.known_or_guest(&name).await?;
    if known.person.account.is_some() && imitates(&app, known.person.id, &name).await? {
        return Err(ApiError::NameTaken);
    }
    if known.person.name != name {
        known.person.name = name;
        save(&app, PersonChange::Rename(known.person.name.clone()).of(known.person.id)).await?;
    }
    let me = shown(&known.person);
    Ok(known.with(Json(me)))
}

/// Whether a name looks like the account name of another person. People with an account may not have such a name.
/// Guests may have any name, because clients are told who has an account.
async fn imitates(app: &App, person: i64, name: &str) -> Result<bool, ApiError> {
    for skeleton in store::skeletons(name) {
        let found = app.store.people.person_by_skeleton(&skeleton).await?;
        if found.is_some_and(|found| found.id != person) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The name as others see it.
pub(crate) fn shown_name(name: &str) -> Result<String, ApiError> {
    clean_name(name).ok_or_else(|| ApiError::bad("the name is empty"))
}

/// Turns a guest into a person with an account. They keep their matches.
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    who: Who,
    Body(credentials): Body<Credentials>,
) -> Result<WithCookie<Json<NewAccount>>, ApiError> {
    let (account, password) = checked(credentials)?;
    sessions::check_attempt(&app, &who, &account).await?;
    let known = who.known_or_guest(&account).await?;
    if known.person.account.is_some() {
        return Err(ApiError::HasAccount);
    }
    let password = sessions::hashed(&app, password).await?;
    let (codes, hashes) = sessions::random_codes(&app);
    let Person { id: person, mut name, .. } = known.person.clone();
    let change = PersonChange::Register { account: account.clone(), password, codes: hashes };
    match save(&app, change.of(person)).await {
        // Another device of the same guest was faster.
        Err(ApiError::PersonChanged) => return Err(ApiError::HasAccount),
        saved => saved?,
    }
    if imitates(&app, person, &name).await? {
        name.clone_from(&account);
        save(&app, PersonChange::Rename(name.clone()).of(person)).await?;
    }
    Ok(known.with(Json(NewAccount { person, name, account, codes })))
}

/// Logs in. A person may be logged in on several devices.
pub(crate) async fn log_in(
    State(app): State<Arc<App>>,
    who: Who,
    Body(credentials): Body<Credentials>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let (name, password) = checked(credentials)?;
    sessions::check_attempt(&app, &who, &name).await?;
    let found = app.store.people.person_by_account(&name).await?;
    let hash = found.as_ref().and_then(|person| person.password.clone());
    let right = people::is_password(password, hash).await;
    let Some(person) = found.filter(|_| right) else {
        return Err(ApiError::BadLogin);
    };
    let (token, new) = sessions::new_token(&app, &who);
    match app.store.tokens.add(new, person.id).await {
        Err(StoreError::PersonChanged) => return Err(ApiError::BadLogin),
        added => added?,
    }
    let me = shown(&person);
    Ok(Known::new(person, Some(token.cookie(app.transport))).with(Json(me)))
}

/// Logs out: drops the token of this browser.
pub(crate) async fn log_out(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<WithCookie<Done<StatusCode>>, ApiError> {
    if let Some(token) = &who.token {
        sessions::end(&app, token.hash()).await?;
    }
    Ok(forget_cookie(&app))
}

/// Deletes the person: the name is removed from all rooms, and bots play on.
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<WithCookie<Done<StatusCode>>, ApiError> {
    let Known { person, .. } = who.known()?;
    forget(&app, &person).await?;
    save(&app, PersonChange::Delete.of(person.id)).await?;
    app.rooms.end_connections(Ended::Person(person.id)).await;
    // Erase again what the person wrote before their last connection ended.
    forget(&app, &person).await?;
    Ok(forget_cookie(&app))
}

/// Erases a person from every room that names them.
async fn forget(app: &App, person: &Person) -> Result<(), ApiError> {
    for id in app.store.index.rooms_naming(person.id).await? {
        match app.rooms.command(&id, &requester(person), None, LobbyCommand::Forget).await {
            // The room was pruned meanwhile.
            Ok(_) | Err(RoomAccessError::NotFound) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// All matches of the person: the room, and the record if the match is over.
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<Data<Json<Value>>, ApiError> {
    let Known { person, requester, .. } = who.known()?;
    let mut games = Vec::new();
    for id in rooms_of(&app, &person).await? {
        let info = app.rooms.info(&id, Some(requester.clone()), None).await?;
        let record = app.rooms.record(&id, Some(requester.clone()), None).await.ok();
        games.push(json!({ "room": info, "record": record }));
    }
    Ok(Data(Json(json!({ "me": shown(&person), "games": games }))))
}

/// The person's statistics by game.
pub(crate) async fn statistics(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<Json<Vec<GameStatistics>>, ApiError> {
    let known = who.known()?;
    let found = app.store.index.rooms_of(known.person.id, MAX_ROOMS).await?;
    Ok(Json(statistics::by_game(known.person.id, &found)))
}

fn forget_cookie(app: &App) -> WithCookie<Done<StatusCode>> {
    let cookie = Some(people::expired_cookie(app.transport));
    WithCookie { cookie, answer: Done(StatusCode::NO_CONTENT) }
}

pub(crate) fn shown(person: &Person) -> Me {
    Me {
        person: person.id,
        name: person.name.clone(),
        account: person.account.clone(),
        email: person.email.clone(),
    }
}

fn checked(credentials: Credentials) -> Result<(String, String), ApiError> {
    let Credentials { name, password } = credentials;
    let name = account_name(&name).ok_or_else(|| ApiError::bad("the name is empty"))?;
    check_password(&password)?;
    Ok((name, password))
}

/// Whether a password may be used.
pub(crate) fn check_password(password: &str) -> Result<(), ApiError> {
    if !(MIN_PASSWORD..=MAX_PASSWORD).contains(&password.chars().count()) {
        let because = format!("a password has {MIN_PASSWORD} to {MAX_PASSWORD} characters");
        return Err(ApiError::bad(because));
    }
    Ok(())
}

/// The rooms in which a person has a seat.
async fn rooms_of(app: &App, person: &Person) -> Result<BTreeSet<String>, ApiError> {
    let rooms = app.store.index.rooms_of(person.id, MAX_ROOMS).await?;
    Ok(rooms.into_iter().map(|(row, _)| row.info.id).collect())
}

pub(crate) async fn save(app: &App, update: PersonUpdate) -> Result<(), ApiError> {
    match app.store.people.save(update).await {
        Err(StoreError::NameTaken) => Err(ApiError::NameTaken),
        Err(StoreError::PersonChanged) => Err(ApiError::PersonChanged),
        saved => Ok(saved?),
    }
}
