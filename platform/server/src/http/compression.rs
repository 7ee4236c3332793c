//! Compression of answers.
//!
//! Hand-written because tower-http would compress megabytes of replay on the thread that serves sockets.

use std::io::Write as _;

use axum::body::{Body, HttpBody as _};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Shorter bodies fit into a packet or two as they are.
const LEAST: u64 = 2048;

/// Whether the client accepts an encoding, such as `gzip`.
pub(crate) fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let accepted = asked.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|it| {
        let (found, quality) = it.split_once(';').unwrap_or((it, ""));
        found.trim() == coding && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00")
    })
}

/// Whether the client has the body with this ETag already.
pub(crate) fn has(asked: &HeaderMap, tag: &str) -> bool {
    let known = asked.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|it| it.trim() == tag))
}

/// The bytes as gzip.
pub(crate) fn gzip(plain: &[u8], how: Compression) -> Option<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), how);
    writer.write_all(plain).and_then(|()| writer.finish()).ok()
}

/// Compresses a long body on a thread for blocking work. A replay is megabytes of repetitive JSON.
pub(crate) async fn compressed(answer: Response) -> Response {
    let long = answer.body().size_hint().exact().is_some_and(|size| LEAST <= size);
    if !long || answer.headers().contains_key(CONTENT_ENCODING) {
        return answer;
    }
    let (mut head, body) = answer.into_parts();
    let Ok(bytes) = axum::body::to_bytes(body, usize::MAX).await else {
        return Response::from_parts(head, Body::empty());
    };
    let plain = bytes.clone();
    let packed = tokio::task::spawn_blocking(move || gzip(&plain, Compression::fast()));
    let Ok(Some(packed)) = packed.await else {
        return Response::from_parts(head, Body::from(bytes));
    };
    head.headers.remove(CONTENT_LENGTH);
    head.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(head, Body::from(packed))
}
