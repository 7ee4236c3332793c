//! The e-mail address of an account, and recovering the account by mail.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::{ChangeEmail, ConfirmEmail, Forgotten, Me, Password, RecoveryWays};
use store::{PersonChange, StoreError};

use crate::http::App;
use crate::http::auth::Who;
use crate::http::bootstrap::language_of;
use crate::http::error::{ApiError, Body};
use crate::http::openapi::Done;
use crate::http::people::{save, shown};
use crate::http::sessions::{check_attempt, proven};
use crate::mail::clean_email;
use crate::names::account_name;
use crate::people::{code_hash, sha256};

/// How this server lets people replace a forgotten password.
pub(crate) async fn ways(State(app): State<Arc<App>>) -> Json<RecoveryWays> {
    Json(RecoveryWays { mail: app.mail.is_some() })
}

/// Sends a recovery code to the address of an account. The answer is the same if there is no such account.
pub(crate) async fn forgotten(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(Forgotten { name }): Body<Forgotten>,
) -> Result<Done<StatusCode>, ApiError> {
    let mail = app.mail.as_ref().ok_or(ApiError::NotFound)?;
    check_mail(&app, &who, &name).await?;
    mail.recover(name, language_of(&headers));
    Ok(Done(StatusCode::NO_CONTENT))
}

/// Sends a code to a new address. The account gets the address when the code is confirmed.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    who: Who,
    headers: HeaderMap,
    Body(ChangeEmail { email, password }): Body<ChangeEmail>,
) -> Result<Done<StatusCode>, ApiError> {
    let mail = app.mail.as_ref().ok_or(ApiError::NotFound)?;
    let email = clean_email(&email).ok_or(ApiError::BadEmail)?;
    let person = proven(&app, &who, password).await?;
    check_mail(&app, &who, &email).await?;
    match mail.confirm(&app, person.id, email, language_of(&headers)).await {
        Err(StoreError::PersonChanged) => Err(ApiError::PersonChanged),
        sent => Ok(sent.map(|()| Done(StatusCode::NO_CONTENT))?),
    }
}

/// Confirms an address with the code that was sent there.
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    who: Who,
    Body(ConfirmEmail { code }): Body<ConfirmEmail>,
) -> Result<Json<Me>, ApiError> {
    let person = who.person.as_ref().ok_or(ApiError::NotIdentified)?;
    let account = person.account.as_ref().ok_or(ApiError::BadCode)?;
    check_attempt(&app, &who, account).await?;
    let at = app.rooms.services().environment.wall();
    let change = PersonChange::ConfirmEmail { code: code_hash(&code), at };
    match save(&app, change.of(person.id)).await {
        Err(ApiError::PersonChanged) => return Err(ApiError::BadCode),
        saved => saved?,
    }
    now(&app, person.id).await
}

/// Removes the address. This needs no mail server.
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    who: Who,
    Body(Password { password }): Body<Password>,
) -> Result<Json<Me>, ApiError> {
    let person = proven(&app, &who, password).await?;
    save(&app, PersonChange::RemoveEmail.of(person.id)).await?;
    now(&app, person.id).await
}

/// The person after a change.
async fn now(app: &App, person: i64) -> Result<Json<Me>, ApiError> {
    let person = app.store.people.person(person).await?;
    Ok(Json(shown(&person.ok_or(ApiError::NotIdentified)?)))
}

/// Counts a mail against two rate limits: by the client's address, and by the recipient's account name or e-mail
/// address in its normal form. The store gets only a hash of the latter.
async fn check_mail(app: &App, who: &Who, to: &str) -> Result<(), ApiError> {
    app.check_limit(|it| &it.mails_from, who.from).await?;
    let to = sha256(&account_name(to).unwrap_or_default()).0;
    Ok(app.check_limit(|it| &it.mails, to).await?)
}
