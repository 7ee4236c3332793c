//! Checks before every request, and security headers of every answer.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::Transport;
use crate::http::App;
use crate::http::client_ip::ClientIp;
use crate::http::error::ApiError;
use crate::listen::Peer;

/// Pages load from this server only. Boards set the style of single elements, so style attributes are allowed; inline
/// style sheets and scripts are not.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      style-src-attr 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; \
                      font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Refuses requests over the rate limit and requests from pages of other sites.
pub(crate) async fn check(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let client = ClientIp::of(app.proxy, peer.address, request.headers());
    app.request_limits.check_request(client.0)?;
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        same_origin(request.headers())?;
    }
    request.extensions_mut().insert(client);
    Ok(next.run(request).await)
}

/// Refuses requests that a browser sends from a page of another site. Programs other than browsers send no `Origin`.
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

/// Headers of pages.
const OF_PAGES: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Adds the security headers to an answer. A handler may have set a stricter policy.
///
/// tower-http does not fit: its layer for several headers cannot be cloned, which axum needs, and a layer for each
/// header would wrap every request seven times.
pub(crate) async fn add_headers(State(app): State<Arc<App>>, mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    if can_be_a_page(headers) {
        for (name, value) in OF_PAGES {
            headers.entry(name).or_insert(HeaderValue::from_static(value));
        }
    }
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if app.transport == Transport::Https {
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
