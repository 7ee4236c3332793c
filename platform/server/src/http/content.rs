//! What boards are drawn from: the content of a game, and its texts.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::{AnyGame, Faults};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use words::Language;

use crate::http::answer::Failure;

/// A game's content pack as JSON: what each file has, by its name, and the pack's hash.
pub(crate) async fn content(
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let game = catalogue::find(&game).ok_or_else(Failure::not_found)?;
    Ok(tagged(&headers, "application/json", whole(game).to_string()))
}

fn whole(game: &dyn AnyGame) -> Value {
    let pack = game.pack();
    let mut files = Map::new();
    for name in pack.names() {
        let Some(stem) = name.strip_suffix(".toml") else { continue };
        // The pack was read when the program began: no file of it is broken.
        let value = pack.read::<Value>(name, &mut Faults::default());
        files.insert(stem.to_owned(), value.unwrap_or_default());
    }
    files.insert("hash".to_owned(), json!(game.standard().hash));
    Value::Object(files)
}

/// A game's texts in one language, as Fluent.
pub(crate) async fn texts(
    Path((game, lang)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let game = catalogue::find(&game).ok_or_else(Failure::not_found)?;
    let language = Language::of_code(&lang).ok_or_else(Failure::not_found)?;
    let pack = game.pack();
    let text = pack.file(&format!("{}.ftl", language.code())).ok_or_else(Failure::not_found)?;
    Ok(tagged(&headers, "text/plain; charset=utf-8", text.to_owned()))
}

/// A body that is kept by whoever asked, and sent again only when it has changed.
fn tagged(asked: &HeaderMap, kind: &'static str, body: String) -> Response {
    let hash = Sha256::digest(body.as_bytes());
    let tag: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let known = asked.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let same = known.is_some_and(|known| known.split(',').any(|it| it.trim() == tag));
    let head = [(ETAG, tag), (CACHE_CONTROL, "public, no-cache".to_owned())];
    match same {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, [(CONTENT_TYPE, kind)], body).into_response(),
    }
}
