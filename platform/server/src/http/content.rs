//! Content and texts of a game, from which the web client draws boards.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use flate2::Compression;
use i18n::Language;
use room::game_info;
use schemars::JsonSchema;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::http::App;
use crate::http::cached::CachedBody;
use crate::http::compression::gzip;
use crate::http::error::{ApiError, ApiQuery};
use crate::http::openapi::{Data, Text};

/// Which pack of a game.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct PackQuery {
    /// The hash of a pack that a match began with, if it is not the server's own.
    pack: Option<String>,
}

/// The content of a game in one language, numbered as in views, with all names and texts.
pub(crate) async fn catalogue(
    State(app): State<Arc<App>>,
    Path((game, lang)): Path<(String, String)>,
    ApiQuery(PackQuery { pack }): ApiQuery<PackQuery>,
    headers: HeaderMap,
) -> Result<Data<Response>, ApiError> {
    let game = catalogue::find(&game).ok_or(ApiError::NotFound)?;
    let language: Language = lang.parse().map_err(|_| ApiError::NotFound)?;
    let content = game_info::content(game, pack.as_deref()).ok_or(ApiError::NotFound)?;
    let name = ("catalogue", content.hash, language.tag());
    let body = || {
        let found = game_info::catalogue(app.translators(), game, content, language);
        found.unwrap_or_default().to_string()
    };
    Ok(Data(cached(name, "application/json", body).answer(&headers)))
}

/// A game's texts in one language as Fluent source, or in English if the game lacks the language. Of each rule only the
/// title is included.
pub(crate) async fn texts(
    Path((game, lang)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Text<Response>, ApiError> {
    let game = catalogue::find(&game).ok_or(ApiError::NotFound)?;
    let language: Language = lang.parse().map_err(|_| ApiError::NotFound)?;
    let name = ("texts", game.slug(), language.tag());
    let body = || game_info::texts(game, language).unwrap_or_default();
    Ok(Text(cached(name, "text/plain; charset=utf-8", body).answer(&headers)))
}

/// The name of a cached body: its kind, the game or the hash of its pack, and the language.
type Name = (&'static str, &'static str, &'static str);

/// The body with this name. It is made and compressed at the first request.
fn cached(name: Name, content_type: &str, body: impl FnOnce() -> String) -> CachedBody {
    static ALL: Mutex<BTreeMap<Name, CachedBody>> = Mutex::new(BTreeMap::new());
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    let new = || {
        let body = body();
        let hash = Sha256::digest(body.as_bytes());
        CachedBody {
            content_type: content_type.to_owned(),
            cache_control: "public, no-cache",
            tag: hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect(),
            brotli: None,
            gzip: gzip(body.as_bytes(), Compression::best()).map(Bytes::from),
            plain: Bytes::from(body),
        }
    };
    all.entry(name).or_insert_with(new).clone()
}
