//! What boards are drawn from: the catalogue of a game, and its texts.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use sha2::{Digest as _, Sha256};
use words::{Language, Reader};

use crate::http::App;
use crate::http::compression::{accepts, gzip, has};
use crate::http::error::ApiError;
use crate::http::games::is_rule;

/// A game's content as boards read it, in one language: numbered as in views, with every name and text.
pub(crate) async fn catalogue(
    State(app): State<Arc<App>>,
    Path((game, lang)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game = catalogue::find(&game).ok_or(ApiError::NotFound)?;
    let language = Language::of_code(&lang).ok_or(ApiError::NotFound)?;
    let speaker = app.translators().get(game.slug(), language).ok_or(ApiError::NotFound)?;
    let say = |phrase| speaker.say(&phrase, Reader { seat: None, names: &[] });
    let kept = Kept::of(("catalogue", game.slug(), language.code()), || {
        game.catalogue(game.standard(), &say).to_string()
    });
    Ok(kept.answer("application/json", &headers))
}

/// A game's texts in one language, as Fluent: of its rules the titles.
pub(crate) async fn texts(
    Path((game, lang)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game = catalogue::find(&game).ok_or(ApiError::NotFound)?;
    let language = Language::of_code(&lang).ok_or(ApiError::NotFound)?;
    let pack = game.pack();
    let text = pack.file(&format!("{}.ftl", language.code())).ok_or(ApiError::NotFound)?;
    let kept = Kept::of(("texts", game.slug(), language.code()), || without_rules(text));
    Ok(kept.answer("text/plain; charset=utf-8", &headers))
}

/// The texts without comments, and without what rules say beyond their titles: that is a third, and is read by those
/// who ask for a rule.
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

/// A body that stays the same while the program runs, and how it is sent: packed as well as can be, once.
struct Kept {
    tag: String,
    plain: Bytes,
    packed: Option<Bytes>,
}

/// What it is, the game, and the language.
type Name = (&'static str, &'static str, &'static str);
type All = BTreeMap<Name, Arc<Kept>>;

impl Kept {
    fn of(name: Name, body: impl FnOnce() -> String) -> Arc<Self> {
        static ALL: Mutex<All> = Mutex::new(All::new());
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.entry(name).or_insert_with(|| Arc::new(Self::new(body()))))
    }

    fn new(body: String) -> Self {
        let hash = Sha256::digest(body.as_bytes());
        let tag: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let packed = gzip(body.as_bytes(), Compression::best()).map(Bytes::from);
        Self { tag: format!("\"{tag}\""), plain: Bytes::from(body), packed }
    }

    /// The body, which whoever asked keeps, and which is sent again only when it has changed.
    fn answer(&self, kind: &'static str, asked: &HeaderMap) -> Response {
        let head = [
            (ETAG, self.tag.as_str()),
            (CACHE_CONTROL, "public, no-cache"),
            (VARY, "accept-encoding"),
        ];
        let kind = [(CONTENT_TYPE, kind)];
        if has(asked, &self.tag) {
            return (StatusCode::NOT_MODIFIED, head).into_response();
        }
        match self.packed.clone().filter(|_| accepts(asked, "gzip")) {
            Some(packed) => (head, kind, [(CONTENT_ENCODING, "gzip")], packed).into_response(),
            None => (head, kind, self.plain.clone()).into_response(),
        }
    }
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
