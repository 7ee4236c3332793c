//! Compression of answers. tower-http does it, except for long JSON.

use std::io::Write as _;
use std::marker::PhantomData;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

/// Bodies with fewer bytes are not compressed: they fit into a packet or two.
const LEAST: u16 = 2048;

/// Compresses answers that are not compressed yet.
pub(crate) fn layer() -> CompressionLayer<impl Predicate> {
    let not_compressed = SizeAbove::new(LEAST)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::const_new("audio/"))
        .and(NotForContentType::const_new("font/"));
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(not_compressed)
}

/// Whether the client accepts an encoding, such as `gzip`.
pub(crate) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|it| {
        let (found, quality) = it.split_once(';').unwrap_or((it, ""));
        found.trim() == encoding && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00")
    })
}

/// The bytes as gzip.
pub(crate) fn gzip(plain: &[u8], level: Compression) -> Option<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), level);
    writer.write_all(plain).and_then(|()| writer.finish()).ok()
}

/// Long JSON, serialised and compressed by the thread that creates this value.
///
/// tower-http would compress the megabytes on a thread that serves sockets.
pub(crate) struct LongJson<T> {
    bytes: Vec<u8>,
    is_compressed: bool,
    of: PhantomData<T>,
}

impl<T: Serialize> LongJson<T> {
    pub(crate) fn new(value: &T, accepts_gzip: bool) -> Option<Self> {
        let plain = serde_json::to_vec(value).ok()?;
        let compressed = accepts_gzip.then(|| gzip(&plain, Compression::fast())).flatten();
        let is_compressed = compressed.is_some();
        Some(Self { bytes: compressed.unwrap_or(plain), is_compressed, of: PhantomData })
    }
}

impl<T> IntoResponse for LongJson<T> {
    fn into_response(self) -> Response {
        let head = [(CONTENT_TYPE, "application/json"), (VARY, "accept-encoding")];
        match self.is_compressed {
            true => (head, [(CONTENT_ENCODING, "gzip")], self.bytes).into_response(),
            false => (head, self.bytes).into_response(),
        }
    }
}
