//! How a request is answered when it is not granted.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use node::RoomAccessError;
use protocol::{Fault, NotNow, RequestError};
use serde::de::DeserializeOwned;
use store::StoreError;

use crate::gate::{Barred, Reached};

/// A status and what the body says.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    fault: Fault,
}

impl Failure {
    pub(crate) fn new(status: StatusCode, fault: &str, because: impl Into<String>) -> Self {
        let fault = Fault { fault: fault.to_owned(), because: because.into(), wait: None };
        Self { status, fault }
    }

    pub(crate) fn bad(because: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_request", because)
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "there is nothing here, or nothing for you")
    }

    pub(crate) fn nobody() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "nobody", "say who you are first: POST /api/me")
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let wait = self.fault.wait;
        let mut response = (self.status, Json(self.fault)).into_response();
        if let Some(wait) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(wait));
        }
        response
    }
}

impl From<Reached> for Failure {
    fn from(Reached { limit, wait }: Reached) -> Self {
        let because = format!("the limit of {limit} is reached: wait {wait} s");
        let mut failure = Self::new(StatusCode::TOO_MANY_REQUESTS, limit, because);
        failure.fault.wait = Some(wait);
        failure
    }
}

impl From<Barred> for Failure {
    fn from(barred: Barred) -> Self {
        match barred {
            Barred::Reached(reached) => reached.into(),
            Barred::Store(error) => error.into(),
        }
    }
}

impl From<RequestError> for Failure {
    fn from(no: RequestError) -> Self {
        match no {
            RequestError::NotNow { because } => {
                let code = because.code();
                Self::new(StatusCode::CONFLICT, code, code.replace('_', " "))
            }
            RequestError::NotYourSeat => {
                Self::new(StatusCode::FORBIDDEN, "not_your_seat", "the seat is not yours")
            }
            RequestError::Limit { limit, wait } => {
                let mut failure = Self::new(StatusCode::TOO_MANY_REQUESTS, &limit, "wait");
                failure.fault.wait = Some(wait);
                failure
            }
            RequestError::Unreadable { expected } | RequestError::Malformed { expected } => {
                Self::bad(expected)
            }
            RequestError::Rule { rule, .. } => Self::new(StatusCode::CONFLICT, "rule", rule),
            RequestError::Stale { .. } => {
                Self::new(StatusCode::CONFLICT, "stale", "something has changed")
            }
            RequestError::Final { .. } => {
                Self::new(StatusCode::CONFLICT, "final", "it cannot be undone")
            }
            RequestError::Trouble => in_trouble(),
        }
    }
}

impl From<RoomAccessError> for Failure {
    fn from(error: RoomAccessError) -> Self {
        match error {
            RoomAccessError::NotFound => Self::not_found(),
            RoomAccessError::Refused(error) => error.into(),
            RoomAccessError::Unavailable => in_trouble(),
        }
    }
}

/// The log says more than the answer.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "store error");
        in_trouble()
    }
}

impl From<NotNow> for Failure {
    fn from(because: NotNow) -> Self {
        RequestError::from(because).into()
    }
}

fn in_trouble() -> Failure {
    let because = "the server has trouble and changed nothing: try again";
    Failure::new(StatusCode::SERVICE_UNAVAILABLE, "trouble", because)
}

pub(crate) async fn works_only() -> Failure {
    let because = "this node lets bots play and looks at clocks; people are served by others";
    Failure::new(StatusCode::NOT_FOUND, "works_only", because)
}

pub(crate) async fn no_such_method() -> Failure {
    let because = "this address knows other methods; see /api/docs";
    Failure::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", because)
}

/// What comes after the question mark of an address.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let asked = Query::<T>::from_request_parts(parts, state).await;
        asked.map(|asked| Self(asked.0)).map_err(|rejected| Failure::bad(rejected.body_text()))
    }
}

/// A body in JSON. An empty one counts as `{}`.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let is_json = kind.is_some_and(|kind| kind.starts_with("application/json"));
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|rejected| Failure::new(rejected.status(), "body", rejected.body_text()))?;
        // A form of another page cannot send this type without asking first.
        if !is_json {
            let because = "the body must be application/json";
            return Err(Failure::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "body", because));
        }
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text).map(Body).map_err(|err| Failure::bad(err.to_string()))
    }
}
