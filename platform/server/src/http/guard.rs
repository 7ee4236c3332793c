//! Checks before every request, and the headers of every answer.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, ORIGIN,
    REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::Transport;
use crate::http::App;
use crate::http::client_ip::ClientIp;
use crate::http::compression::{accepts, compressed};
use crate::http::error::ApiError;

/// Pages load from this server only. Boards set the style of single elements, so style attributes are allowed; inline
/// style sheets and scripts are not.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      style-src-attr 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; \
                      font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Refuses requests over the rate limit and those of other sites' pages; compresses long answers of the API; adds the
/// security headers, in one pass instead of one layer for each header.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(connected): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let client = ClientIp::of(app.proxy, connected, request.headers());
    request.extensions_mut().insert(client);
    let compress = is_api && accepts(request.headers(), "gzip");
    let answer = match check(&app, client, &request) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    let answer = if compress { compressed(answer).await } else { answer };
    with_headers(answer, is_api.then_some("no-store"), app.transport)
}

fn check(app: &App, client: ClientIp, request: &Request) -> Result<(), ApiError> {
    app.request_limits.check_request(client.0)?;
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads { Ok(()) } else { same_origin(request.headers()) }
}

/// Refuses requests that a browser sends from a page of another site. Programs that are no browser send no `Origin`.
pub(crate) fn same_origin(headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    if authority.is_some() && authority == host {
        return Ok(());
    }
    Err(ApiError::OtherOrigin)
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
    // A handler may have set a stricter policy.
    if can_be_a_page(headers) {
        for (name, value) in of_pages {
            headers.entry(name).or_insert(HeaderValue::from_static(value));
        }
    }
    // A handler whose answer may be cached has said so.
    if let Some(cache) = cache {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static(cache));
    }
    if transport == Transport::Https {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, year);
    }
    answer
}

/// Scripts and style sheets need no page headers; leaving them out saves bytes when a table loads.
fn can_be_a_page(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    !(kind.starts_with("text/javascript") || kind.starts_with("text/css"))
}
