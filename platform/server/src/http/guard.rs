//! What is looked at before every request, and said with every answer.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, ORIGIN,
    REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::Transport;
use crate::http::App;
use crate::http::address::From;
use crate::http::answer::Failure;
use crate::http::coding::{accepts, compressed};

/// Everything comes from here. Boards set the style of single elements, so attributes may have one; style sheets and
/// scripts in pages may not.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      style-src-attr 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; \
                      font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Refuses requests that another site's page makes, and those over the limit; adds the security headers.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(connected): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let from = From::of(app.proxy, connected, request.headers());
    request.extensions_mut().insert(from);
    let compress = is_api && accepts(request.headers(), "gzip");
    let answer = match check(&app, from, &request) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    let answer = if compress { compressed(answer).await } else { answer };
    with_headers(answer, is_api.then_some("no-store"), app.transport)
}

fn check(app: &App, from: From, request: &Request) -> Result<(), Failure> {
    app.gates.request(from.0)?;
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads { Ok(()) } else { same_origin(request.headers()) }
}

/// A browser says which page asks: only our own may. Programs that are no browser say nothing.
pub(crate) fn same_origin(headers: &HeaderMap) -> Result<(), Failure> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    if authority.is_some() && authority == host {
        return Ok(());
    }
    let because = "this request comes from a page of another site";
    Err(Failure::new(StatusCode::FORBIDDEN, "origin", because))
}

fn with_headers(
    mut answer: Response,
    cache: Option<&'static str>,
    transport: Transport,
) -> Response {
    let headers = answer.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let of_pages: [(HeaderName, &'static str); 5] = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    // A page that needs a stricter policy brings its own.
    if can_be_a_page(headers) {
        for (name, value) in of_pages {
            headers.entry(name).or_insert(HeaderValue::from_static(value));
        }
    }
    // What may be kept says so itself.
    if let Some(cache) = cache {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static(cache));
    }
    if transport == Transport::Https {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, year);
    }
    answer
}

/// Scripts and style sheets are none, and there are many of them on the way to a table.
fn can_be_a_page(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    !(kind.starts_with("text/javascript") || kind.starts_with("text/css"))
}
