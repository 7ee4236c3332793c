//! The client's page as it is sent: with the answers to what it asks first and with the files that its address needs
//! next, so that a reader far away waits for neither.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts as _;
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use protocol::RoomState;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::Language;

use crate::http::coding::{accepts, compressed};
use crate::http::lists::Wanted;
use crate::http::who::Who;
use crate::http::{App, games, lists, people};
use crate::people::cookie_in;

/// A page that cannot be filled sooner goes out as it is: the client asks again what it finds no answer to.
const PATIENCE: Duration = Duration::from_millis(300);

/// The page at an address, for whoever asks.
pub(crate) async fn page(app: &Arc<App>, client: &Client, mut asked: Parts) -> Response {
    let language = language_of(&asked.headers);
    let mut first = First::default();
    // What is answered by then is worth sending.
    let _ = tokio::time::timeout(PATIENCE, async {
        if let Ok(who) = Who::from_request_parts(&mut asked, app).await {
            first.fill(app, &who, &asked.uri, language).await;
        }
    })
    .await;
    let page = client.filled(&first, language);
    let head = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        // What was true when the page was sent is not when a browser brings it back.
        (CACHE_CONTROL, "no-store"),
    ];
    let answer = (head, page).into_response();
    if accepts(&asked.headers, "gzip") { compressed(answer).await } else { answer }
}

/// The language that the reader chose, or else the one that the browser prefers.
fn language_of(headers: &HeaderMap) -> Language {
    let preferred = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    room::language(cookie_in(headers, "language").or(preferred).unwrap_or_default())
}

/// What comes with a page: answers by the addresses that the client asks for them, and what the reader finds.
#[derive(Debug, Default)]
struct First {
    answers: BTreeMap<String, Value>,
    found: Found,
}

/// What stands at an address.
#[derive(Debug, Default)]
enum Found {
    #[default]
    Page,
    Gathering,
    /// A match of that game.
    Table(String),
}

impl First {
    async fn fill(&mut self, app: &App, who: &Who, uri: &Uri, language: Language) {
        self.put("/api/me", people::known(who));
        self.put(&format!("/api/games?lang={}", language.code()), games::all(app, language));
        let mut path = uri.path().trim_end_matches('/').split('/').skip(1);
        match (path.next(), path.next(), path.next()) {
            (None, ..) => self.fill_home(app, who).await,
            (Some("room"), Some(room), None) => self.fill_room(app, who, room, uri.query()).await,
            _ => {}
        }
    }

    async fn fill_home(&mut self, app: &App, who: &Who) {
        self.put("/api/levels", games::level_names());
        if who.person.is_some() {
            self.put_done("/api/rooms/mine", lists::mine_of(app, who).await);
        }
        self.put_done("/api/rooms", lists::open_in(app, Wanted::Gathering).await);
        self.put_done("/api/rooms?state=playing", lists::open_in(app, Wanted::Playing).await);
    }

    async fn fill_room(&mut self, app: &App, who: &Who, room: &str, query: Option<&str>) {
        let invite = query.and_then(|query| query.strip_prefix("invite="));
        let found = app.rooms.info(room, who.requester(), invite.map(str::to_owned)).await;
        self.found = match &found {
            Ok(room) if room.state == RoomState::Gathering => Found::Gathering,
            Ok(room) => Found::Table(room.settings.game.clone()),
            Err(_) => Found::Page,
        };
        let query = invite.map_or_else(String::new, |invite| format!("?invite={invite}"));
        self.put_done(&format!("/api/rooms/{room}{query}"), found);
    }

    fn put(&mut self, path: &str, answer: impl Serialize) {
        if let Ok(answer) = serde_json::to_value(answer) {
            self.answers.insert(path.to_owned(), answer);
        }
    }

    /// Whatever is refused is asked for again, and refused to whoever can show why.
    fn put_done<F>(&mut self, path: &str, answer: Result<impl Serialize, F>) {
        if let Ok(answer) = answer {
            self.put(path, answer);
        }
    }
}

/// The client's page, and which of its files need which.
#[derive(Debug)]
pub(crate) struct Client {
    head: String,
    rest: String,
    chunks: BTreeMap<String, Chunk>,
}

/// A part of the client: its file, the parts that it cannot do without, its style sheets.
#[derive(Debug, Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

impl Client {
    pub(crate) fn new(page: &[u8], manifest: &[u8]) -> Self {
        let page = String::from_utf8_lossy(page);
        let (head, rest) = page.split_once("</head>").unwrap_or((&page, ""));
        let chunks = serde_json::from_slice(manifest).unwrap_or_default();
        Self { head: head.to_owned(), rest: format!("</head>{rest}"), chunks }
    }

    fn filled(&self, first: &First, language: Language) -> String {
        let Self { head, rest, .. } = self;
        let links = self.links(&first.found, language);
        let answers = in_page(&first.answers);
        format!(
            "{head}{links}<script type=\"application/json\" id=\"first\">{answers}</script>{rest}"
        )
    }

    /// What the pages say, and what is needed to show what the reader finds.
    fn links(&self, found: &Found, language: Language) -> String {
        let texts = format!("texts/{}.ftl?raw", language.code());
        let (mut loaded, mut needed) = (Vec::new(), Vec::new());
        self.need("index.html", &mut loaded);
        self.need(&texts, &mut needed);
        let mut asked = Vec::new();
        match found {
            Found::Page => {}
            Found::Gathering => {
                self.need("src/pages/Room.svelte", &mut needed);
                self.need("src/pages/room/Gathering.svelte", &mut needed);
            }
            Found::Table(game) => {
                self.need("src/pages/Room.svelte", &mut needed);
                for part in ["Board.svelte", "glossary.ts", &texts] {
                    self.need(&format!("../games/{game}/ui/{part}"), &mut needed);
                }
                let texts = format!("texts/{}", language.code());
                asked = ["content", &texts].map(|it| format!("api/games/{game}/{it}")).to_vec();
            }
        }
        let files = needed.into_iter().filter(|file| !loaded.contains(file));
        let files =
            files.map(|file| link(if file.ends_with(".css") { STYLE } else { SCRIPT }, file));
        files.chain(asked.iter().map(|path| link(ANSWER, path))).collect()
    }

    /// Adds the files of a part, those that it cannot do without first: the browser fetches them in this order.
    fn need<'a>(&'a self, part: &str, files: &mut Vec<&'a str>) {
        let Some(chunk) = self.chunks.get(part) else { return };
        if files.contains(&chunk.file.as_str()) {
            return;
        }
        for part in &chunk.imports {
            self.need(part, files);
        }
        files.push(&chunk.file);
        let new = chunk.css.iter().filter(|css| !files.contains(&css.as_str()));
        files.extend(new.map(String::as_str).collect::<Vec<_>>());
    }
}

/// What a link names, as browsers are told.
const SCRIPT: &str = "rel=\"modulepreload\"";
const STYLE: &str = "rel=\"preload\" as=\"style\"";
const ANSWER: &str = "rel=\"preload\" as=\"fetch\"";

fn link(kind: &str, path: &str) -> String {
    format!("<link {kind} crossorigin href=\"/{path}\">")
}

/// JSON as it may stand in a page: no name of a person can end the script, or begin another.
fn in_page(answers: &BTreeMap<String, Value>) -> String {
    let json = serde_json::to_string(answers).unwrap_or_default();
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header::COOKIE;
    use serde_json::json;

    use super::*;

    fn client() -> Client {
        let part = |file: &str, imports: &[&str]| json!({ "file": file, "imports": imports });
        let manifest = json!({
            "index.html": part("index.js", &["_shell.js"]),
            "_shell.js": part("shell.js", &[]),
            "_table.js": { "file": "table.js", "css": ["table.css"] },
            "texts/en.ftl?raw": part("en-house.js", &[]),
            "src/pages/Room.svelte": part("room.js", &["_shell.js", "_table.js"]),
            "src/pages/room/Gathering.svelte": part("gathering.js", &[]),
            "../games/quarry/ui/Board.svelte": part("quarry.js", &["_table.js"]),
            "../games/quarry/ui/texts/fr.ftl?raw": part("fr.js", &[]),
            "../games/quarry/ui/texts/en.ftl?raw": part("en.js", &[]),
            "../games/fabulous/ui/Board.svelte": part("fabulous.js", &[]),
        });
        Client::new(b"<html><head></head><body></body>", manifest.to_string().as_bytes())
    }

    #[test]
    fn a_page_of_a_table_names_what_the_board_needs() {
        let first = First { found: Found::Table("quarry".to_owned()), ..First::default() };
        let page = client().filled(&first, Language::French);
        for there in ["room.js", "table.js", "table.css", "quarry.js", "fr.js", "quarry/texts/fr"] {
            assert_eq!(page.matches(&format!("/{there}\"")).count(), 1, "{there}: {page}");
        }
        for missing in
            ["shell.js", "index.js", "en.js", "en-house.js", "fabulous.js", "gathering.js"]
        {
            assert!(!page.contains(missing), "{missing}: {page}");
        }
        assert!(page.ends_with("</script></head><body></body>"), "{page}");
    }

    #[test]
    fn a_page_of_those_who_gather_needs_no_board() {
        let first = First { found: Found::Gathering, ..First::default() };
        let page = client().filled(&first, Language::French);
        assert!(page.contains("/gathering.js") && page.contains("/room.js"), "{page}");
        assert!(!page.contains("quarry"), "{page}");
    }

    #[test]
    fn every_page_names_the_texts_of_its_language() {
        assert!(client().filled(&First::default(), Language::English).contains("/en-house.js"));
        assert!(!client().filled(&First::default(), Language::French).contains("/en-house.js"));
    }

    #[test]
    fn no_answer_can_leave_its_script() {
        let mut first = First::default();
        first.put("/api/me", "</script><script>alert(1)</script>&<!--");
        let page = client().filled(&first, Language::French);
        assert_eq!(page.matches("<script").count(), 1, "{page}");
        assert_eq!(page.matches("</script>").count(), 1, "{page}");
        assert!(!page.contains("<!--"), "{page}");
    }

    #[test]
    fn the_choice_of_a_language_counts_before_the_browsers() {
        let asked = |cookie, accepted| {
            HeaderMap::from_iter([
                (COOKIE, HeaderValue::from_static(cookie)),
                (ACCEPT_LANGUAGE, HeaderValue::from_static(accepted)),
            ])
        };
        assert_eq!(language_of(&asked("language=en", "fr-CH, fr;q=0.9")), Language::English);
        assert_eq!(language_of(&asked("other=x", "en-GB, en")), Language::English);
        assert_eq!(language_of(&asked("other=x", "de")), Language::French);
        assert_eq!(language_of(&HeaderMap::new()), Language::French);
    }
}
