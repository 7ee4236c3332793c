//! The one error of all handlers, and the extractors that answer with it.

use std::any::Any;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::request::Parts;
use axum::response::{AppendHeaders, IntoResponse, Response};
use node::RoomAccessError;
use protocol::{Fault, NotNow, RequestError};
use room::RecordError;
use serde::de::DeserializeOwned;
use store::StoreError;

use crate::rate_limit::{RateLimitError, RateLimited};

/// Why a request fails. The `Display` text is for people; [`ApiError::status`] has the code for programs.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApiError {
    /// The request cannot be understood, or asks for something impossible.
    #[error("{0}")]
    BadRequest(String),
    /// The body cannot be read; the status says why.
    #[error("{1}")]
    Body(StatusCode, String),
    /// There is no such thing, or the client may not know of it.
    #[error("there is nothing here, or nothing for you")]
    NotFound,
    /// The path exists, but not for this method.
    #[error("this address knows other methods; see /api/docs")]
    MethodNotAllowed,
    /// This node runs bots and clocks only.
    #[error("this node lets bots play and looks at clocks; people are served by others")]
    WorkerOnly,
    /// The client has no valid cookie.
    #[error("say who you are first: POST /api/me")]
    NotIdentified,
    /// The account name or the password is wrong.
    #[error("the name or the password is wrong")]
    BadLogin,
    /// The name or the code is wrong, or the code was used or has expired.
    #[error("the name or the code is wrong, or the code was used or is too old")]
    BadCode,
    /// The text is not an e-mail address.
    #[error("this is no e-mail address")]
    BadEmail,
    /// The person already has an account.
    #[error("you have an account already")]
    HasAccount,
    /// The account name is taken.
    #[error("the name is taken")]
    NameTaken,
    /// Another device changed or deleted the person at the same time.
    #[error("something about you was changed elsewhere: try again")]
    PersonChanged,
    /// A replay of the record has another result, or the server cannot replay it.
    #[error("{0}")]
    NotVerified(#[from] RecordError),
    /// A page of another site sent the request.
    #[error("this request comes from a page of another site")]
    OtherOrigin,
    /// A rate limit was reached.
    #[error(transparent)]
    RateLimited(#[from] RateLimited),
    /// The room refused the request.
    #[error("{}", .0.sentence())]
    Room(RequestError),
    /// The store failed. The request may have been carried out.
    #[error("{}", RequestError::Trouble.sentence())]
    Store,
    /// Reading the body or making the answer took too long.
    #[error("the request took too long: see whether it was done, then try again")]
    Timeout,
    /// A handler panicked.
    #[error("the server failed: this is a bug")]
    Panic,
}

impl ApiError {
    pub(crate) fn bad(because: impl Into<String>) -> Self {
        Self::BadRequest(because.into())
    }

    /// The status, and the code for programs.
    fn status(&self) -> (StatusCode, &str) {
        match self {
            Self::BadRequest(_) => (StatusCode::BAD_REQUEST, "bad_request"),
            Self::Body(status, _) => (*status, "body"),
            Self::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            Self::MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed"),
            Self::WorkerOnly => (StatusCode::NOT_FOUND, "works_only"),
            Self::NotIdentified => (StatusCode::UNAUTHORIZED, "nobody"),
            Self::BadLogin => (StatusCode::UNAUTHORIZED, "login"),
            Self::BadCode => (StatusCode::UNAUTHORIZED, "code"),
            Self::BadEmail => (StatusCode::BAD_REQUEST, "email"),
            Self::HasAccount => (StatusCode::CONFLICT, "account"),
            Self::NameTaken => (StatusCode::CONFLICT, "taken"),
            Self::PersonChanged => (StatusCode::CONFLICT, "person_changed"),
            Self::NotVerified(_) => (StatusCode::UNPROCESSABLE_ENTITY, "not_verified"),
            Self::OtherOrigin => (StatusCode::FORBIDDEN, "origin"),
            Self::RateLimited(RateLimited { limit, .. }) => (StatusCode::TOO_MANY_REQUESTS, limit),
            Self::Room(error) => {
                let status = StatusCode::from_u16(error.status());
                (status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), error.code())
            }
            Self::Store => (StatusCode::SERVICE_UNAVAILABLE, "trouble"),
            Self::Timeout => (StatusCode::REQUEST_TIMEOUT, "timeout"),
            Self::Panic => (StatusCode::INTERNAL_SERVER_ERROR, "trouble"),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let wait = if let Self::RateLimited(RateLimited { wait, .. })
        | Self::Room(RequestError::Limit { wait, .. }) = &self
        {
            Some(*wait)
        } else {
            None
        };
        let (status, code) = self.status();
        let body = Fault { fault: code.to_owned(), because: self.to_string(), wait };
        let retry = AppendHeaders(wait.map(|wait| (RETRY_AFTER, wait.to_string())));
        (status, retry, [(CACHE_CONTROL, "no-store")], Json(body)).into_response()
    }
}

impl From<RateLimitError> for ApiError {
    fn from(error: RateLimitError) -> Self {
        match error {
            RateLimitError::Limited(limited) => Self::RateLimited(limited),
            RateLimitError::Store(error) => error.into(),
        }
    }
}

impl From<NotNow> for ApiError {
    fn from(because: NotNow) -> Self {
        Self::Room(because.into())
    }
}

impl From<RequestError> for ApiError {
    fn from(error: RequestError) -> Self {
        Self::Room(error)
    }
}

impl From<RoomAccessError> for ApiError {
    fn from(error: RoomAccessError) -> Self {
        match error {
            RoomAccessError::NotFound => Self::NotFound,
            RoomAccessError::Refused(error) => Self::Room(error),
            RoomAccessError::Unavailable => Self::Store,
        }
    }
}

/// Logs the details, which the answer leaves out.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "store error");
        Self::Store
    }
}

/// The answer if a handler panics. Without it the connection would be closed.
pub(crate) fn panicked(_: Box<dyn Any + Send>) -> Response {
    // The panic hook has written the reason to the standard error.
    tracing::error!("handler panicked");
    ApiError::Panic.into_response()
}

/// Adds a body like that of all errors to the timeout layer's answer, which has none.
pub(crate) async fn explain_timeout(answer: Response) -> Response {
    match answer.status() == StatusCode::REQUEST_TIMEOUT {
        true => ApiError::Timeout.into_response(),
        false => answer,
    }
}

pub(crate) async fn worker_only() -> ApiError {
    ApiError::WorkerOnly
}

pub(crate) async fn method_not_allowed() -> ApiError {
    ApiError::MethodNotAllowed
}

/// The query of a URL. Axum's own extractor would not answer with JSON.
#[derive(Debug)]
pub(crate) struct ApiQuery<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|query| Self(query.0)).map_err(|rejected| ApiError::bad(rejected.body_text()))
    }
}

/// A JSON body. An empty body is read as `{}`; axum's own extractor would refuse it.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let is_json = kind.is_some_and(|kind| kind.starts_with("application/json"));
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|rejected| ApiError::Body(rejected.status(), rejected.body_text()))?;
        // A form on another site cannot send this type without a preflight request.
        if !is_json {
            let because = "the body must be application/json".to_owned();
            return Err(ApiError::Body(StatusCode::UNSUPPORTED_MEDIA_TYPE, because));
        }
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text)
            .map(Body)
            .map_err(|err| ApiError::bad(format!("the body is not as /api/docs says: {err}")))
    }
}
