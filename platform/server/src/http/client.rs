//! The files of the web client, which are embedded in the program.
//!
//! No library serves them, because the page is filled before it is sent, and only files with a hash in their name are
//! cached for ever.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::http::App;
use crate::http::bootstrap::{self, ClientPage};
use crate::http::cached::CachedBody;
use crate::http::error::ApiError;

/// The web client; empty if it was not built before the program. Debug builds read it from the folder.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct WebClient;

/// The page that says that the web client was not built.
const UNBUILT: &str = include_str!("../unbuilt/index.html");

/// The folder of files whose names contain a hash of their content.
const HASHED: &str = "assets/";
const INDEX: &str = "index.html";

/// Whether the web client is embedded.
pub(crate) fn is_there() -> bool {
    in_client(INDEX)
}

fn in_client(name: &str) -> bool {
    WebClient::get(name).is_some()
}

/// What is served at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found<'p> {
    /// A file of the client.
    Client(&'p str),
    /// The client's page, for one of the client's own paths.
    Page,
}

/// Serves all paths without a route: a file, a page of the client, or 404.
pub(crate) async fn page(State(app): State<Arc<App>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let reads = matches!(parts.method, Method::GET | Method::HEAD);
    let answer = match find(in_client, parts.uri.path()).filter(|_| reads) {
        Some(Found::Page) => return bootstrap::page(&app, client_page(), parts).await,
        Some(Found::Client(name)) => client_file(name, &parts.headers),
        None => None,
    };
    answer.unwrap_or_else(|| ApiError::NotFound.into_response())
}

/// The client's page with its preload list, or [`UNBUILT`] if the client was not built.
fn client_page() -> &'static ClientPage {
    static PAGE: OnceLock<ClientPage> = OnceLock::new();
    let file = |name| WebClient::get(name).map(|file| file.data.into_owned());
    PAGE.get_or_init(|| match (file(INDEX), file("preload.json")) {
        (Some(page), Some(preload)) => ClientPage::new(&page, &preload),
        (_, _) => ClientPage::new(UNBUILT.as_bytes(), b"{}"),
    })
}

/// What is served at a path. All of the client's own paths, such as `/room/ID`, lead to its page.
fn find(in_client: impl Fn(&str) -> bool, path: &str) -> Option<Found<'_>> {
    let name = path.strip_prefix('/')?;
    if in_client(name) {
        return Some(Found::Client(name));
    }
    let is_file = name.rsplit('/').next()?.contains('.') || name.starts_with(HASHED);
    let is_api = name == "api" || name.starts_with("api/") || name.starts_with("reports/");
    if is_file || is_api {
        return None;
    }
    Some(Found::Page)
}

/// A file of the client. The web build has compressed it in advance.
fn client_file(name: &str, request: &HeaderMap) -> Option<Response> {
    let compressed = |ending| WebClient::get(&format!("{name}.{ending}")).map(|it| bytes(it.data));
    let (brotli, gzip) = (compressed("br"), compressed("gz"));
    let file = CachedBody { brotli, gzip, ..body(name, WebClient::get(name)?) };
    Some(file.answer(request))
}

fn body(name: &str, file: EmbeddedFile) -> CachedBody {
    let mime = file.metadata.mimetype();
    let hash = file.metadata.sha256_hash();
    CachedBody {
        content_type: match mime.starts_with("text/") {
            true => format!("{mime}; charset=utf-8"),
            false => mime.to_owned(),
        },
        cache_control: match name.starts_with(HASHED) {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        },
        tag: hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect(),
        plain: bytes(file.data),
        brotli: None,
        gzip: None,
    }
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stumble")]

    use super::*;

    fn built(name: &str) -> bool {
        [INDEX, "assets/a-1.js"].contains(&name)
    }

    #[test]
    fn paths_of_the_client_lead_to_its_page() {
        for path in ["/", "/room/abc", "/learn/quarry", "/rules/antiquity", "/plain"] {
            assert_eq!(find(built, path), Some(Found::Page), "{path}");
        }
        assert_eq!(find(built, "/assets/a-1.js"), Some(Found::Client("assets/a-1.js")));
        for path in ["/assets/old.js", "/assets/x", "/logo.png", "/api", "/api/x", "/reports/x"] {
            assert_eq!(find(built, path), None, "{path}");
        }
    }

    #[test]
    fn only_files_with_a_hash_in_their_name_are_cached_for_ever() {
        #[derive(Embed)]
        #[folder = "src/unbuilt"]
        struct Folder;
        let file = || Folder::get(INDEX).unwrap();
        assert_eq!(body(INDEX, file()).cache_control, "no-cache");
        assert!(body("assets/a-1.html", file()).cache_control.contains("immutable"));
        assert_eq!(body(INDEX, file()).content_type, "text/html; charset=utf-8");
    }
}
