//! The client's page, with the answers to its first requests and links to the files that it loads next, so that a
//! distant browser does not wait for one round trip after the other.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts as _;
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use i18n::Language;
use node::RoomAccessError;
use protocol::RoomState;
use room::game_info;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::http::auth::Who;
use crate::http::lists::OpenState;
use crate::http::{App, lists, people};

/// The page is sent after this long with the answers found so far; the client requests the others itself.
const TIMEOUT: Duration = Duration::from_millis(300);

/// Answers a request for any page of the client. If there is no such page or room, the status is 404, and the page says
/// so.
pub(crate) async fn page(app: &Arc<App>, client: &ClientPage, mut request: Parts) -> Response {
    let language = language_of(&request.headers);
    let mut preloaded = Preloaded::default();
    // On timeout the answers found so far are sent.
    let _ = tokio::time::timeout(TIMEOUT, async {
        if let Ok(who) = Who::from_request_parts(&mut request, app).await {
            preloaded.fill(app, &who, &request.uri, language).await;
        }
    })
    .await;
    let is_lost = matches!(preloaded.shows, Shows::Nothing) || !client.has(request.uri.path());
    let status = if is_lost { StatusCode::NOT_FOUND } else { StatusCode::OK };
    let page = client.with(&preloaded, language);
    let head = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        // A browser must not restore the page from its cache: the answers in it would be stale.
        (CACHE_CONTROL, "no-store"),
    ];
    (status, head, page).into_response()
}

/// The language of the cookie, or else the one that the browser prefers.
pub(crate) fn language_of(headers: &HeaderMap) -> Language {
    let preferred = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let cookies = CookieJar::from_headers(headers);
    let chosen = cookies.get("language").map(|cookie| cookie.value());
    room::language(chosen.or(preferred).unwrap_or_default())
}

/// What is sent with a page: answers, by the path that the client would request, and what the page shows.
#[derive(Debug, Default)]
struct Preloaded {
    answers: BTreeMap<String, Value>,
    shows: Shows,
}

/// What the page at an address shows.
#[derive(Debug, Default)]
enum Shows {
    #[default]
    Other,
    /// There is no such room, or the client may not enter it.
    Nothing,
    Lobby,
    /// The match of a game.
    Table(String),
}

impl Preloaded {
    async fn fill(&mut self, app: &App, who: &Who, uri: &Uri, language: Language) {
        self.put("/api/me", people::known(who));
        self.put(
            &format!("/api/games?lang={}", language.tag()),
            game_info::games(app.translators(), language),
        );
        let mut path = uri.path().trim_end_matches('/').split('/').skip(1);
        match (path.next(), path.next(), path.next()) {
            (None, ..) => self.fill_home(app, who).await,
            // Rooms that run inside the browser. The server does not know them.
            (Some("room"), Some(room), None) if room.starts_with("here-") => {}
            (Some("room"), Some(room), None) => self.fill_room(app, who, room, uri.query()).await,
            _ => {}
        }
    }

    async fn fill_home(&mut self, app: &App, who: &Who) {
        self.put("/api/bots", game_info::bot_levels());
        if who.person.is_some() {
            self.put_ok("/api/rooms/mine", lists::mine_of(app, who).await);
        }
        self.put_ok("/api/rooms", lists::open_in(app, OpenState::Gathering).await);
        self.put_ok("/api/rooms?state=playing", lists::open_in(app, OpenState::Playing).await);
    }

    async fn fill_room(&mut self, app: &App, who: &Who, room: &str, query: Option<&str>) {
        let invite = query.and_then(|query| query.strip_prefix("invite="));
        let found = app.rooms.info(room, who.requester(), invite.map(str::to_owned)).await;
        self.shows = match &found {
            Ok(room) if room.state == RoomState::Gathering => Shows::Lobby,
            Ok(room) => Shows::Table(room.settings.game.clone()),
            Err(RoomAccessError::NotFound) => Shows::Nothing,
            Err(RoomAccessError::Refused(_) | RoomAccessError::Unavailable) => Shows::Other,
        };
        let query = invite.map_or_else(String::new, |invite| format!("?invite={invite}"));
        self.put_ok(&format!("/api/rooms/{room}{query}"), found);
    }

    fn put(&mut self, path: &str, answer: impl Serialize) {
        if let Ok(answer) = serde_json::to_value(answer) {
            self.answers.insert(path.to_owned(), answer);
        }
    }

    /// Adds an answer, unless it is an error: then the client requests the path itself and shows the error.
    fn put_ok<E>(&mut self, path: &str, answer: Result<impl Serialize, E>) {
        if let Ok(answer) = answer {
            self.put(path, answer);
        }
    }
}

/// The client's page, and the files to preload for it.
#[derive(Debug)]
pub(crate) struct ClientPage {
    head: String,
    rest: String,
    preload: PreloadList,
}

/// `preload.json` of the web build: the files that each kind of page loads, the most urgent first.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct PreloadList {
    /// The paths of pages, such as `/room/*`, where a star stands for one part. Empty if the client was not built.
    paths: Vec<String>,
    /// For every page, by language.
    pages: BTreeMap<String, Vec<String>>,
    /// For a room whose match has not begun.
    lobby: Vec<String>,
    /// For a match, by game and language.
    tables: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

impl ClientPage {
    pub(crate) fn new(page: &[u8], preload: &[u8]) -> Self {
        let page = String::from_utf8_lossy(page);
        let (head, rest) = page.split_once("</head>").unwrap_or((&page, ""));
        let preload = serde_json::from_slice(preload).unwrap_or_default();
        Self { head: head.to_owned(), rest: format!("</head>{rest}"), preload }
    }

    /// Whether the client has a page at this path.
    fn has(&self, path: &str) -> bool {
        let paths = &self.preload.paths;
        paths.is_empty() || paths.iter().any(|pattern| fits(pattern, path))
    }

    fn with(&self, preloaded: &Preloaded, language: Language) -> String {
        let Self { head, rest, .. } = self;
        let links = self.links(&preloaded.shows, language);
        let answers = json_in_html(&preloaded.answers);
        format!(
            "{head}{links}<script type=\"application/json\" id=\"first\">{answers}</script>{rest}"
        )
    }

    fn links(&self, shows: &Shows, language: Language) -> String {
        let language = language.tag();
        let mut files: Vec<&String> =
            self.preload.pages.get(language).into_iter().flatten().collect();
        let mut requests = Vec::new();
        match shows {
            Shows::Other | Shows::Nothing => {}
            Shows::Lobby => files.extend(&self.preload.lobby),
            Shows::Table(game) => {
                let table = self.preload.tables.get(game).and_then(|it| it.get(language));
                files.extend(table.into_iter().flatten());
                let request = |of| format!("api/games/{game}/{of}/{language}");
                requests = ["catalogue", "texts"].map(request).to_vec();
            }
        }
        let files = files.into_iter().map(|file| {
            let style = "rel=\"preload\" as=\"style\"";
            link(if file.ends_with(".css") { style } else { "rel=\"modulepreload\"" }, file)
        });
        let requests = requests.iter().map(|path| link("rel=\"preload\" as=\"fetch\"", path));
        files.chain(requests).collect()
    }
}

/// Whether a path fits a pattern. A slash at the end is ignored.
fn fits(pattern: &str, path: &str) -> bool {
    let parts = |text: &str| -> Vec<String> {
        text.trim_end_matches('/').split('/').map(str::to_owned).collect()
    };
    let (pattern, path) = (parts(pattern), parts(path));
    let fit = |(wanted, found): (&String, &String)| match wanted.as_str() {
        "*" => !found.is_empty(),
        wanted => wanted == found,
    };
    pattern.len() == path.len() && pattern.iter().zip(&path).all(fit)
}

fn link(kind: &str, path: &str) -> String {
    format!("<link {kind} crossorigin href=\"/{path}\">")
}

/// JSON for a script element. It is escaped, so that no text of a person can end the element or begin another.
fn json_in_html(answers: &BTreeMap<String, Value>) -> String {
    let json = serde_json::to_string(answers).unwrap_or_default();
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header::COOKIE;
    use serde_json::json;

    use super::*;

    fn client() -> ClientPage {
        let preload = json!({
            "paths": ["/", "/me", "/room/*"],
            "pages": { "en": ["en-pages.js"], "fr": [] },
            "lobby": ["room.js", "lobby.js"],
            "tables": {
                "quarry": {
                    "fr": ["room.js", "table.js", "table.css", "quarry.js", "fr.js"],
                    "en": ["room.js", "en.js"],
                },
                "fabulous": { "fr": ["fabulous.js"] },
            },
        });
        ClientPage::new(b"<html><head></head><body></body>", preload.to_string().as_bytes())
    }

    #[test]
    fn the_page_of_a_table_links_what_its_board_loads() {
        let shows = Shows::Table("quarry".to_owned());
        let page = client().with(&Preloaded { shows, ..Preloaded::default() }, Language::DEFAULT);
        for there in ["room.js", "table.js", "table.css", "quarry.js", "fr.js", "quarry/texts/fr"] {
            assert_eq!(page.matches(&format!("/{there}\"")).count(), 1, "{there}: {page}");
        }
        for missing in ["en.js", "en-pages.js", "fabulous.js", "lobby.js"] {
            assert!(!page.contains(missing), "{missing}: {page}");
        }
        assert!(page.contains("as=\"style\" crossorigin href=\"/table.css\""), "{page}");
        assert!(page.ends_with("</script></head><body></body>"), "{page}");
    }

    #[test]
    fn only_addresses_of_the_client_are_found() {
        for path in ["/", "/me", "/me/", "/room/abc"] {
            assert!(client().has(path), "{path}");
        }
        for path in ["/wp-admin", "/room", "/room/", "/room/abc/def", "/me/x"] {
            assert!(!client().has(path), "{path}");
        }
        assert!(ClientPage::new(b"", b"{}").has("/anything"), "not built");
    }

    #[test]
    fn the_page_of_a_lobby_links_no_board() {
        let preloaded = Preloaded { shows: Shows::Lobby, ..Preloaded::default() };
        let page = client().with(&preloaded, Language::DEFAULT);
        assert!(page.contains("/lobby.js") && page.contains("/room.js"), "{page}");
        assert!(!page.contains("quarry"), "{page}");
    }

    #[test]
    fn every_page_links_the_texts_of_its_language() {
        assert!(client().with(&Preloaded::default(), Language::REFERENCE).contains("/en-pages.js"));
        assert!(!client().with(&Preloaded::default(), Language::DEFAULT).contains("/en-pages.js"));
    }

    #[test]
    fn no_answer_can_leave_its_script() {
        let mut preloaded = Preloaded::default();
        preloaded.put("/api/me", "</script><script>alert(1)</script>&<!--");
        let page = client().with(&preloaded, Language::DEFAULT);
        assert_eq!(page.matches("<script").count(), 1, "{page}");
        assert_eq!(page.matches("</script>").count(), 1, "{page}");
        assert!(!page.contains("<!--"), "{page}");
    }

    #[test]
    fn the_language_cookie_counts_before_the_browsers_preference() {
        let headers = |cookie, accepted| {
            HeaderMap::from_iter([
                (COOKIE, HeaderValue::from_static(cookie)),
                (ACCEPT_LANGUAGE, HeaderValue::from_static(accepted)),
            ])
        };
        assert_eq!(language_of(&headers("language=en", "fr-CH, fr;q=0.9")), Language::REFERENCE);
        assert_eq!(language_of(&headers("other=x", "en-GB, en")), Language::REFERENCE);
        assert_eq!(language_of(&headers("other=x", "xx")), Language::DEFAULT);
        assert_eq!(language_of(&HeaderMap::new()), Language::DEFAULT);
    }
}
