//! What the web client draws boards from: the catalogue of a game and its texts.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use flate2::Compression;
use sha2::{Digest as _, Sha256};
use words::{Language, Reader};

use crate::http::App;
use crate::http::cached::CachedBody;
use crate::http::compression::gzip;
use crate::http::error::ApiError;
use crate::http::games::is_rule;
use crate::http::openapi::{Data, Text};

/// The content of a game in one language, numbered as in views, with all names and texts.
pub(crate) async fn catalogue(
    State(app): State<Arc<App>>,
    Path((game, lang)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Data<Response>, ApiError> {
    let game = catalogue::find(&game).ok_or(ApiError::NotFound)?;
    let language = Language::of_code(&lang).ok_or(ApiError::NotFound)?;
    let speaker = app.translators().get(game.slug(), language).ok_or(ApiError::NotFound)?;
    let say = |phrase| speaker.say(&phrase, Reader { seat: None, names: &[] });
    let name = ("catalogue", game.slug(), language.code());
    let body = || game.catalogue(game.standard(), &say).to_string();
    Ok(Data(cached(name, "application/json", body).answer(&headers)))
}

/// A game's texts in one language, as Fluent. Rules have their titles only.
pub(crate) async fn texts(
    Path((game, lang)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Text<Response>, ApiError> {
    let game = catalogue::find(&game).ok_or(ApiError::NotFound)?;
    let language = Language::of_code(&lang).ok_or(ApiError::NotFound)?;
    let pack = game.pack();
    let text = pack.file(&format!("{}.ftl", language.code())).ok_or(ApiError::NotFound)?;
    let name = ("texts", game.slug(), language.code());
    let body = || without_rules(text);
    Ok(Text(cached(name, "text/plain; charset=utf-8", body).answer(&headers)))
}

/// The texts without comments and without the texts of rules, which are a third of them and have requests of their own.
/// The titles of rules stay.
fn without_rules(texts: &str) -> String {
    let mut kept = String::new();
    let mut in_rule = false;
    for line in texts.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let attribute = line.trim_start().starts_with('.');
        if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            in_rule = is_rule(id);
            if in_rule {
                kept.push_str(&format!("{id} =\n"));
                continue;
            }
        }
        if !in_rule || attribute {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// What it is, the game, and the language.
type Name = (&'static str, &'static str, &'static str);

/// The body of this name, which is made and compressed at the first request.
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

#[cfg(test)]
mod tests {
    use super::without_rules;

    #[test]
    fn rules_keep_their_titles_only() {
        let texts = "# Said\nword = a word\n    .few = words\n\n## Rules: all\nANT-1 = A long\n    \
                     sentence.\n    .title = Short\nlater = it goes\n    on\n";
        let kept = "word = a word\n    .few = words\nANT-1 =\n    .title = Short\nlater = it goes\n    on\n";
        assert_eq!(without_rules(texts), kept);
    }
}
