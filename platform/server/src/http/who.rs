//! Whoever makes a request.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::response::{AppendHeaders, IntoResponse, Response};
use journal::Person;

use crate::http::answer::{Failure, trouble};
use crate::http::{App, address};
use crate::people::{self, Token};
use crate::room::Asker;

/// Whoever asks, known or not.
pub(crate) struct Who {
    pub(crate) person: Option<Person>,
    pub(crate) token: Option<Token>,
    pub(crate) from: IpAddr,
    app: Arc<App>,
}

/// Somebody known; with a cookie to set where they came just now.
pub(crate) struct Known {
    pub(crate) person: Person,
    pub(crate) asker: Asker,
    cookie: Option<String>,
}

impl FromRequestParts<Arc<App>> for Who {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let from = parts.extensions.get::<address::From>();
        let from = from.map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0);
        let token = Token::of(&parts.headers, app.transport);
        let person = match &token {
            Some(token) => {
                app.house().journal.person_by_token(token.hash()).await.map_err(trouble)?
            }
            None => None,
        };
        Ok(Self { person, token, from, app: Arc::clone(app) })
    }
}

impl Who {
    /// Somebody known, or a refusal.
    pub(crate) fn known(self) -> Result<Known, Failure> {
        self.person.map(|person| Known::new(person, None)).ok_or_else(Failure::nobody)
    }

    /// Somebody known; whoever is not becomes a guest.
    pub(crate) async fn known_or_guest(self, name: &str) -> Result<Known, Failure> {
        if let Some(person) = self.person {
            return Ok(Known::new(person, None));
        }
        self.app.pass(|it| &it.guests, self.from).await?;
        let made = people::new_guest(self.app.house(), name).await;
        let (person, token) = made.map_err(trouble)?;
        Ok(Known::new(person, Some(token.cookie(self.app.transport))))
    }

    /// As rooms know them.
    pub(crate) fn asker(&self) -> Option<Asker> {
        self.person.as_ref().map(Asker::from)
    }
}

impl Known {
    pub(crate) fn new(person: Person, cookie: Option<String>) -> Self {
        let asker = Asker::from(&person);
        Self { person, asker, cookie }
    }

    /// An answer, with the cookie of whoever came just now.
    pub(crate) fn with(self, answer: impl IntoResponse) -> Response {
        let cookie = AppendHeaders(self.cookie.map(|cookie| (SET_COOKIE, cookie)));
        (cookie, answer).into_response()
    }
}
