//! The files of the web client as they were built into the program, and the plain page.
//!
//! Hand-written because the page is filled before it is sent, and hashed files are cached for ever while others are not.

use std::sync::{Arc, OnceLock};

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::http::App;
use crate::http::bootstrap::{self, ClientPage};
use crate::http::compression::{accepts, has};
use crate::http::error::ApiError;

/// An embedded file.
#[derive(Clone, Copy, Debug)]
struct Asset {
    path: &'static str,
    /// The ETag, a hash of the file.
    tag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// The web client; empty if it was not built before the program.
const CLIENT: &[Asset] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// The folder of files whose names contain a hash of their content.
const HASHED: &str = "/assets/";

/// The plain page, which works without the web build.
const PLAIN: &[Asset] = include!(concat!(env!("OUT_DIR"), "/plain.rs"));

/// Whether the web client is embedded.
pub(crate) fn is_there() -> bool {
    !CLIENT.is_empty()
}

/// What is served at a path.
#[derive(Clone, Copy, Debug)]
enum Found {
    File(&'static Asset),
    /// The client's page, which shows whatever the path says.
    Page(&'static Asset),
}

/// Serves every path that no route has: a file, a page of the client, or 404.
pub(crate) async fn page(State(app): State<Arc<App>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let reads = matches!(parts.method, Method::GET | Method::HEAD);
    match find(CLIENT, parts.uri.path()).filter(|_| reads) {
        Some(Found::File(asset)) => answer(asset, &parts.headers),
        Some(Found::Page(asset)) => {
            static BUILT: OnceLock<ClientPage> = OnceLock::new();
            let client = BUILT.get_or_init(|| ClientPage::new(asset.plain, preload_list()));
            bootstrap::page(&app, client, parts).await
        }
        None => ApiError::NotFound.into_response(),
    }
}

/// The web build's list of the files that each page loads.
fn preload_list() -> &'static [u8] {
    let file = CLIENT.iter().find(|asset| asset.path == "/preload.json");
    file.map_or(b"{}", |asset| asset.plain)
}

/// What is served at a path. The client's own paths, such as `/room/ID`, all lead to its page.
fn find(client: &'static [Asset], path: &str) -> Option<Found> {
    let at = |path: &str| client.iter().find(|asset| asset.path == path);
    let plain = |path: &str| PLAIN.iter().find(|asset| asset.path == path);
    let beside = || plain(if path == "/plain" { "/index.html" } else { path });
    if let Some(asset) = at(path).or_else(beside) {
        return Some(Found::File(asset));
    }
    let name = path.rsplit('/').next().unwrap_or(path);
    let is_file = name.contains('.') || path.starts_with(HASHED);
    let is_api = path == "/api" || path.starts_with("/api/") || path.starts_with("/reports/");
    if is_file || is_api {
        return None;
    }
    let only_page = || plain("/index.html").filter(|_| path == "/").map(Found::File);
    at("/index.html").map(Found::Page).or_else(only_page)
}

fn answer(asset: &Asset, asked: &HeaderMap) -> Response {
    let cache = match asset.path.starts_with(HASHED) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let head = [(ETAG, asset.tag), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    if has(asked, asset.tag) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    let kind = [(CONTENT_TYPE, kind(asset.path))];
    match packed(asset, asked) {
        Some((name, bytes)) => (head, kind, [(CONTENT_ENCODING, name)], bytes).into_response(),
        None => (head, kind, asset.plain).into_response(),
    }
}

/// The smallest encoding that the client accepts.
fn packed(asset: &Asset, asked: &HeaderMap) -> Option<(&'static str, &'static [u8])> {
    let forms = [("br", asset.brotli), ("gzip", asset.gzip)];
    forms
        .into_iter()
        .filter(|(name, _)| accepts(asked, name))
        .find_map(|(name, it)| Some((name, it?)))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, kind)| kind) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("html") | None => "text/html; charset=utf-8",
        Some(_) => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stumble")]

    use axum::http::HeaderValue;
    use axum::http::header::{ACCEPT_ENCODING, HeaderName, IF_NONE_MATCH};

    use super::*;

    const BUILT: &[Asset] = &[
        Asset {
            path: "/index.html",
            tag: "\"1\"",
            plain: b"<html>",
            brotli: Some(b"br"),
            gzip: Some(b"gz"),
        },
        Asset { path: "/assets/a-1.js", tag: "\"2\"", plain: b"", brotli: None, gzip: Some(b"gz") },
    ];

    fn found(client: &'static [Asset], path: &str) -> Option<&'static str> {
        find(client, path).map(|found| match found {
            Found::File(asset) => asset.path,
            Found::Page(_) => "the page",
        })
    }

    #[test]
    fn addresses_of_the_client_lead_to_its_first_page() {
        for path in ["/", "/room/abc", "/learn/quarry", "/rules/antiquity", "/replay/x/12"] {
            assert_eq!(found(BUILT, path), Some("the page"), "{path}");
        }
        assert_eq!(found(BUILT, "/assets/a-1.js"), Some("/assets/a-1.js"));
        assert_eq!(found(BUILT, "/plain"), Some("/index.html"), "the plain page stays");
        for path in ["/assets/old.js", "/assets/x", "/logo.png", "/api", "/api/x", "/reports/x"] {
            assert_eq!(found(BUILT, path), None, "{path}");
        }
    }

    #[test]
    fn without_the_client_there_is_the_plain_page() {
        assert_eq!(found(&[], "/"), Some("/index.html"));
        assert_eq!(found(&[], "/plain"), Some("/index.html"));
        assert_eq!(found(&[], "/page.css"), Some("/page.css"));
        assert_eq!(found(&[], "/room/abc"), None);
    }

    fn asked(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn files_are_packed_as_the_browser_understands_and_kept_as_long_as_they_are_good() {
        let coding = |asset: &Asset, accepted: &'static str| {
            packed(asset, &asked(ACCEPT_ENCODING, accepted)).map(|(name, _)| name)
        };
        assert_eq!(coding(&BUILT[0], "gzip, deflate, br"), Some("br"));
        assert_eq!(coding(&BUILT[0], "gzip, br;q=0"), Some("gzip"));
        assert_eq!(coding(&BUILT[1], "br, gzip"), Some("gzip"));
        assert_eq!(coding(&BUILT[1], "deflate"), None);
        let cache = |asset: &Asset| {
            let answer = answer(asset, &HeaderMap::new());
            answer.headers().get(CACHE_CONTROL).unwrap().to_str().unwrap().to_owned()
        };
        assert_eq!(cache(&BUILT[0]), "no-cache");
        assert!(cache(&BUILT[1]).contains("immutable"));
        let again = answer(&BUILT[0], &asked(IF_NONE_MATCH, "\"0\", \"1\""));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }
}
