//! The one error of all handlers, and the extractors that answer with it.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::request::Parts;
use axum::response::{AppendHeaders, IntoResponse, Response};
use node::RoomAccessError;
use protocol::{Fault, NotNow, RequestError};
use serde::de::DeserializeOwned;
use store::StoreError;

use crate::rate_limit::{RateLimitError, RateLimited};

/// Why a request is not answered as asked.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// The request cannot be understood, or asks for something impossible.
    BadRequest(String),
    /// The body cannot be read; the status says why.
    Body(StatusCode, String),
    /// There is no such thing, or the client may not know of it.
    NotFound,
    /// The path exists, but not for this method.
    MethodNotAllowed,
    /// This node runs bots and clocks only.
    WorkerOnly,
    /// The client has no valid cookie.
    NotIdentified,
    /// The account name or the password is wrong.
    BadLogin,
    /// The person already has an account.
    HasAccount,
    /// The account name is taken.
    NameTaken,
    /// A page of another site sent the request.
    OtherOrigin,
    /// A rate limit was reached.
    RateLimited(RateLimited),
    /// The room refused the request.
    Room(RequestError),
    /// The store failed and nothing was changed.
    Store,
}

impl ApiError {
    pub(crate) fn bad(because: impl Into<String>) -> Self {
        Self::BadRequest(because.into())
    }

    /// The status, the code for programs and the sentence for people.
    fn parts(&self) -> (StatusCode, &str, String) {
        let (status, code, because) = match self {
            Self::BadRequest(because) => {
                return (StatusCode::BAD_REQUEST, "bad_request", because.clone());
            }
            Self::Body(status, because) => return (*status, "body", because.clone()),
            Self::RateLimited(RateLimited { limit, wait }) => {
                let because = format!("the limit of {limit} is reached: wait {wait} s");
                return (StatusCode::TOO_MANY_REQUESTS, limit, because);
            }
            Self::Room(error) => return room_error(error),
            Self::NotFound => {
                (StatusCode::NOT_FOUND, "not_found", "there is nothing here, or nothing for you")
            }
            Self::MethodNotAllowed => (
                StatusCode::METHOD_NOT_ALLOWED,
                "method_not_allowed",
                "this address knows other methods; see /api/docs",
            ),
            Self::WorkerOnly => (
                StatusCode::NOT_FOUND,
                "works_only",
                "this node lets bots play and looks at clocks; people are served by others",
            ),
            Self::NotIdentified => {
                (StatusCode::UNAUTHORIZED, "nobody", "say who you are first: POST /api/me")
            }
            Self::BadLogin => {
                (StatusCode::UNAUTHORIZED, "login", "the name or the password is wrong")
            }
            Self::HasAccount => (StatusCode::CONFLICT, "account", "you have an account already"),
            Self::NameTaken => (StatusCode::CONFLICT, "taken", "the name is taken"),
            Self::OtherOrigin => {
                (StatusCode::FORBIDDEN, "origin", "this request comes from a page of another site")
            }
            Self::Store => (
                StatusCode::SERVICE_UNAVAILABLE,
                "trouble",
                "the server has trouble and changed nothing: try again",
            ),
        };
        (status, code, because.to_owned())
    }

    /// How many seconds the client has to wait, where a limit was reached.
    fn wait(&self) -> Option<u32> {
        match self {
            Self::RateLimited(RateLimited { wait, .. })
            | Self::Room(RequestError::Limit { wait, .. }) => Some(*wait),
            Self::BadRequest(_)
            | Self::Body(..)
            | Self::NotFound
            | Self::MethodNotAllowed
            | Self::WorkerOnly
            | Self::NotIdentified
            | Self::BadLogin
            | Self::HasAccount
            | Self::NameTaken
            | Self::OtherOrigin
            | Self::Room(_)
            | Self::Store => None,
        }
    }
}

fn room_error(error: &RequestError) -> (StatusCode, &str, String) {
    let conflict = |code, because: &str| (StatusCode::CONFLICT, code, because.to_owned());
    match error {
        RequestError::NotNow { because } => {
            conflict(because.code(), &because.code().replace('_', " "))
        }
        RequestError::Rule { rule, .. } => conflict("rule", rule),
        RequestError::Stale { .. } => conflict("stale", "something has changed"),
        RequestError::Final { .. } => conflict("final", "it cannot be undone"),
        RequestError::NotYourSeat => {
            (StatusCode::FORBIDDEN, "not_your_seat", "the seat is not yours".to_owned())
        }
        RequestError::Limit { limit, .. } => {
            (StatusCode::TOO_MANY_REQUESTS, limit, "wait".to_owned())
        }
        RequestError::Unreadable { expected } | RequestError::Malformed { expected } => {
            (StatusCode::BAD_REQUEST, "bad_request", expected.clone())
        }
        RequestError::Trouble => {
            let because = "the server has trouble and changed nothing: try again";
            (StatusCode::SERVICE_UNAVAILABLE, "trouble", because.to_owned())
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, code, because) = self.parts();
        let wait = self.wait();
        let retry = AppendHeaders(wait.map(|wait| (RETRY_AFTER, wait.to_string())));
        (status, retry, Json(Fault { fault: code.to_owned(), because, wait })).into_response()
    }
}

impl From<RateLimited> for ApiError {
    fn from(limited: RateLimited) -> Self {
        Self::RateLimited(limited)
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

impl From<RequestError> for ApiError {
    fn from(error: RequestError) -> Self {
        Self::Room(error)
    }
}

impl From<NotNow> for ApiError {
    fn from(because: NotNow) -> Self {
        Self::Room(because.into())
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

/// The log has the details that the answer leaves out.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "store error");
        Self::Store
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

/// A JSON body. An empty one counts as `{}`, which axum's own extractor would refuse.
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
        serde_json::from_slice(text).map(Body).map_err(|err| ApiError::bad(err.to_string()))
    }
}
