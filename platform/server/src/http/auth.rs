//! The sender of a request: the person whose token the cookie has.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar};
use room::Requester;
use store::Person;

use crate::http::App;
use crate::http::client_ip::ClientIp;
use crate::http::error::ApiError;
use crate::people::{self, Token, requester};

/// The most characters kept of a browser's `User-Agent`.
const MAX_DEVICE: usize = 200;
/// A token's use is written at most this often, in milliseconds.
const TOUCH_AFTER: i64 = 3_600_000;

/// The sender of a request, known or not.
pub(crate) struct Who {
    pub(crate) person: Option<Person>,
    pub(crate) token: Option<Token>,
    pub(crate) from: IpAddr,
    /// The browser's `User-Agent`.
    pub(crate) device: String,
    app: Arc<App>,
}

/// A known person, with a cookie to set if this request created them as a guest.
pub(crate) struct Known {
    pub(crate) person: Person,
    pub(crate) requester: Requester,
    cookie: Option<Cookie<'static>>,
}

impl FromRequestParts<Arc<App>> for Who {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let from = parts.extensions.get::<ClientIp>();
        let from = from.map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0);
        let token = Token::of(&CookieJar::from_headers(&parts.headers), app.transport);
        let person = match &token {
            Some(token) => owner(app, token).await?,
            None => None,
        };
        let device = parts.headers.get(USER_AGENT).and_then(|it| it.to_str().ok());
        let device = device.unwrap_or_default().chars().take(MAX_DEVICE).collect();
        Ok(Self { person, token, from, device, app: Arc::clone(app) })
    }
}

/// The owner of a token, and notes that it was used. `None` if there is no such token or it has expired.
async fn owner(app: &App, token: &Token) -> Result<Option<Person>, ApiError> {
    let Some((person, used)) = app.store.tokens.owner(token.hash()).await? else {
        return Ok(None);
    };
    let now = app.rooms.services().environment.wall();
    if people::is_expired(used, now, &app.limits) {
        app.store.tokens.revoke(token.hash()).await?;
        return Ok(None);
    }
    if used.saturating_add(TOUCH_AFTER) < now {
        // If the store cannot be written now, a later request does it.
        let _ = app.store.tokens.touch(token.hash(), now).await;
    }
    Ok(Some(person))
}

impl Who {
    /// The person, or an error if the request has no valid cookie.
    pub(crate) fn known(self) -> Result<Known, ApiError> {
        self.person.map(|person| Known::new(person, None)).ok_or(ApiError::NotIdentified)
    }

    /// The person. A sender without a valid cookie becomes a guest with this name.
    pub(crate) async fn known_or_guest(self, name: &str) -> Result<Known, ApiError> {
        if let Some(person) = self.person {
            return Ok(Known::new(person, None));
        }
        self.app.check_limit(|it| &it.guests, self.from).await?;
        let environment = &self.app.rooms.services().environment;
        let people = &*self.app.store.people;
        let (person, token) = people::new_guest(environment, people, name, &self.device).await?;
        Ok(Known::new(person, Some(token.cookie(self.app.transport))))
    }

    /// The person's number, or 0 for an unknown sender.
    pub(crate) fn id(&self) -> i64 {
        self.person.as_ref().map_or(0, |person| person.id)
    }

    /// The person as rooms know them.
    pub(crate) fn requester(&self) -> Option<Requester> {
        self.person.as_ref().map(requester)
    }
}

impl Known {
    pub(crate) fn new(person: Person, cookie: Option<Cookie<'static>>) -> Self {
        let requester = requester(&person);
        Self { person, requester, cookie }
    }

    /// The answer, with the cookie of a new guest.
    pub(crate) fn with<T>(self, answer: T) -> WithCookie<T> {
        WithCookie { cookie: self.cookie, answer }
    }
}

/// An answer that may set a cookie.
pub(crate) struct WithCookie<T> {
    pub(crate) cookie: Option<Cookie<'static>>,
    pub(crate) answer: T,
}

impl<T: IntoResponse> IntoResponse for WithCookie<T> {
    fn into_response(self) -> Response {
        let cookies = self.cookie.into_iter().fold(CookieJar::new(), CookieJar::add);
        (cookies, self.answer).into_response()
    }
}
