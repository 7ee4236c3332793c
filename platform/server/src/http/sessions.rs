//! Passwords, recovery codes and the devices of a person.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{ChangePassword, Codes, DeviceInfo, Me, Password, Recovery};
use room::Ended;
use store::{NewToken, Person, PersonChange, PersonUpdate, StoreError, TokenHash};

use crate::http::App;
use crate::http::auth::{Known, Who, WithCookie};
use crate::http::error::{ApiError, Body};
use crate::http::openapi::Done;
use crate::http::people::{check_password, save, shown};
use crate::mail::people_called;
use crate::names::account_name;
use crate::people::{self, CODE_LENGTH, Token, code_hash};

/// How many recovery codes a person gets.
const CODES: usize = 8;
/// How many digits of its token's hash identify a device.
const DEVICE_ID: usize = 16;

/// Changes the password. All other devices are logged out.
pub(crate) async fn change_password(
    State(app): State<Arc<App>>,
    who: Who,
    Body(ChangePassword { current, password }): Body<ChangePassword>,
) -> Result<Done<StatusCode>, ApiError> {
    let keep = who.token.as_ref().ok_or(ApiError::NotIdentified)?.hash();
    check_password(&password)?;
    let person = proven(&app, &who, current).await?;
    let from = person.password.ok_or(ApiError::BadLogin)?;
    let to = hashed(&app, password).await?;
    let others = sessions_but(&app, person.id, Some(&keep)).await?;
    save(&app, PersonChange::Password { from, to, keep }.of(person.id)).await?;
    end_connections(&app, others).await;
    Ok(Done(StatusCode::NO_CONTENT))
}

/// Makes new recovery codes. They replace the earlier ones.
pub(crate) async fn new_codes(
    State(app): State<Arc<App>>,
    who: Who,
    Body(Password { password }): Body<Password>,
) -> Result<Json<Codes>, ApiError> {
    let person = proven(&app, &who, password).await?;
    let (codes, hashes) = random_codes(&app);
    save(&app, PersonChange::Codes(hashes).of(person.id)).await?;
    Ok(Json(Codes { codes }))
}

/// Sets a new password by a recovery code, written down or sent by mail. Logs out all devices, and logs this one in.
pub(crate) async fn recover(
    State(app): State<Arc<App>>,
    who: Who,
    Body(Recovery { name, code, password }): Body<Recovery>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    check_password(&password)?;
    let account = account_name(&name).ok_or(ApiError::BadCode)?;
    check_attempt(&app, &who, &account).await?;
    // Hash before looking for the account, so that the time does not tell whether there is one.
    let password = hashed(&app, password).await?;
    let at = app.rooms.services().environment.wall();
    let change = PersonChange::Recover { code: code_hash(&code), at, password };
    let (token, new) = new_token(&app, &who);
    for person in people_called(&*app.store.people, &name).await? {
        let others = sessions_but(&app, person.id, None).await?;
        let update = PersonUpdate { token: Some(new.clone()), ..change.clone().of(person.id) };
        match app.store.people.save(update).await {
            Err(StoreError::PersonChanged) => continue,
            saved => saved?,
        }
        end_connections(&app, others).await;
        let me = shown(&person);
        return Ok(Known::new(person, Some(token.cookie(app.transport))).with(Json(me)));
    }
    Err(ApiError::BadCode)
}

/// The devices on which the person is logged in, the last used first.
pub(crate) async fn devices(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<Json<Vec<DeviceInfo>>, ApiError> {
    let this = who.token.as_ref().map(Token::hash);
    let known = who.known()?;
    let now = app.rooms.services().environment.wall();
    let devices = app.store.tokens.devices(known.person.id).await?.into_iter();
    let devices = devices.filter(|device| !people::is_expired(device.used, now, &app.limits));
    let devices = devices.map(|device| DeviceInfo {
        id: device_id(&device.token),
        this: this.as_ref() == Some(&device.token),
        name: device.name,
        created: device.created,
        used: device.used,
    });
    Ok(Json(devices.collect()))
}

/// Logs out one device.
pub(crate) async fn log_out_device(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    who: Who,
) -> Result<Done<StatusCode>, ApiError> {
    let known = who.known()?;
    let devices = app.store.tokens.devices(known.person.id).await?;
    let device = devices.into_iter().find(|device| device_id(&device.token) == id);
    end(&app, device.ok_or(ApiError::NotFound)?.token).await?;
    Ok(Done(StatusCode::NO_CONTENT))
}

/// Logs out all other devices.
pub(crate) async fn log_out_others(
    State(app): State<Arc<App>>,
    who: Who,
) -> Result<Done<StatusCode>, ApiError> {
    let this = who.token.as_ref().ok_or(ApiError::NotIdentified)?.hash();
    let known = who.known()?;
    let others = sessions_but(&app, known.person.id, Some(&this)).await?;
    app.store.tokens.revoke_others(known.person.id, this).await?;
    end_connections(&app, others).await;
    Ok(Done(StatusCode::NO_CONTENT))
}

/// Logs out a device and ends its connections, on all nodes.
pub(crate) async fn end(app: &App, token: TokenHash) -> Result<(), ApiError> {
    let session = token.session();
    app.store.tokens.revoke(token).await?;
    app.rooms.end_connections(Ended::Session(session)).await;
    Ok(())
}

/// All sessions of a person except one.
async fn sessions_but(
    app: &App,
    person: i64,
    keep: Option<&TokenHash>,
) -> Result<Vec<u64>, ApiError> {
    let devices = app.store.tokens.devices(person).await?.into_iter();
    let others = devices.filter(|device| keep != Some(&device.token));
    Ok(others.map(|device| device.token.session()).collect())
}

/// Ends the connections of sessions that were logged out, on all nodes.
async fn end_connections(app: &App, sessions: Vec<u64>) {
    for session in sessions {
        app.rooms.end_connections(Ended::Session(session)).await;
    }
}

/// Counts an attempt to log in, by address and by account.
pub(crate) async fn check_attempt(app: &App, who: &Who, account: &str) -> Result<(), ApiError> {
    app.check_limit(|it| &it.logins, who.from).await?;
    Ok(app.check_limit(|it| &it.logins_of_account, account.to_owned()).await?)
}

/// New recovery codes, and their hashes.
pub(crate) fn random_codes(app: &App) -> (Vec<String>, Vec<TokenHash>) {
    let code = || app.rooms.services().environment.word(CODE_LENGTH);
    let codes: Vec<String> = std::iter::repeat_with(code).take(CODES).collect();
    let hashes = codes.iter().map(|code| code_hash(code)).collect();
    (codes, hashes)
}

/// A token for the device that sends a request.
pub(crate) fn new_token(app: &App, who: &Who) -> (Token, NewToken) {
    let environment = &app.rooms.services().environment;
    let token = Token::new(environment);
    let new = NewToken { hash: token.hash(), device: who.device.clone(), at: environment.wall() };
    (token, new)
}

/// The hash of a password. Fails only if the machine lacks the memory for it.
pub(crate) async fn hashed(app: &App, password: String) -> Result<String, ApiError> {
    let salt = app.rooms.services().environment.secret();
    people::hash_password(password, salt).await.ok_or(ApiError::Store)
}

/// The sender, if the password is theirs; otherwise an error.
pub(crate) async fn proven(app: &App, who: &Who, password: String) -> Result<Person, ApiError> {
    let person = who.person.clone().ok_or(ApiError::NotIdentified)?;
    let account = person.account.clone().ok_or(ApiError::BadLogin)?;
    check_attempt(app, who, &account).await?;
    match people::is_password(password, person.password.clone()).await {
        true => Ok(person),
        false => Err(ApiError::BadLogin),
    }
}

fn device_id(token: &TokenHash) -> String {
    token.0.chars().take(DEVICE_ID).collect()
}
