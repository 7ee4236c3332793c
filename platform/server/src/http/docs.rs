//! The description of all this for programs: OpenAPI.

use axum::Json;
use serde_json::{Map, Value, json};

/// A route: method, path, what it does, what its body is, what it answers. The types are those of `protocol.ts`.
pub(crate) const ROUTES: &[(&str, &str, &str, &str, &str)] = &[
    ("get", "/healthz", "Whether the server and its journal work.", "", "text"),
    ("get", "/metrics", "Figures for Prometheus.", "", "text"),
    ("get", "/api/docs", "This description.", "", "object"),
    ("get", "/api/games", "The games; lang=fr or en.", "", "GameInfo[]"),
    ("get", "/api/games/{game}/rules", "The rules of a game.", "", "Ruling[]"),
    (
        "get",
        "/api/games/{game}/content",
        "The content pack: its files by name, and hash.",
        "",
        "object",
    ),
    ("get", "/api/games/{game}/texts/{lang}", "The texts in fr or en, as Fluent.", "", "text"),
    ("get", "/api/rules/{rule}", "One rule by its id.", "", "Ruling"),
    ("get", "/api/levels", "The levels of bots.", "", "string[]"),
    ("get", "/api/me", "Who you are; null where nobody knows.", "", "Me | null"),
    ("post", "/api/me", "Takes a name; makes a guest of whoever is nobody.", "Me", "Me"),
    ("delete", "/api/me", "Deletes you: your name goes, bots play on.", "", ""),
    ("get", "/api/me/export", "All your games as records.", "", "object"),
    ("get", "/api/me/statistics", "How you do.", "", "GameStatistics[]"),
    ("post", "/api/account", "Makes an account of your guest.", "Credentials", "Me"),
    ("post", "/api/login", "Logs in.", "Credentials", "Me"),
    ("post", "/api/logout", "Forgets this browser.", "", ""),
    ("post", "/api/play", "A match against bots at once.", "PlayNow", "RoomInfo"),
    ("get", "/api/rooms", "Open rooms; state=gathering or playing.", "", "RoomList"),
    ("post", "/api/rooms", "Makes a room.", "NewRoom", "Invitation"),
    ("get", "/api/rooms/mine", "Your rooms, your turn first.", "", "RoomList"),
    ("get", "/api/rooms/{room}", "A room; invite=… where it is not open.", "", "RoomInfo"),
    ("post", "/api/rooms/{room}/sit", "Sits down.", "Sit", "RoomInfo"),
    ("post", "/api/rooms/{room}/stand", "Stands up.", "SeatOf", "RoomInfo"),
    ("post", "/api/rooms/{room}/ready", "Is ready, or not.", "ReadySeat", "RoomInfo"),
    ("post", "/api/rooms/{room}/bot", "Puts a bot on a seat.", "BotSeat", "RoomInfo"),
    ("post", "/api/rooms/{room}/words", "Adds words to the deal.", "WordsOf", "RoomInfo"),
    ("post", "/api/rooms/{room}/start", "Begins.", "", "RoomInfo"),
    ("post", "/api/rooms/{room}/invite", "Gives a new link.", "", "Invitation"),
    ("delete", "/api/rooms/{room}/invite", "Takes the link away.", "", "RoomInfo"),
    ("post", "/api/rooms/{room}/rematch", "The same people again.", "", "Invitation"),
    ("get", "/api/rooms/{room}/record", "The record, after the end.", "", "Record"),
    ("get", "/api/rooms/{room}/socket", "The WebSocket; see docs/protocol.md.", "", "socket"),
];

/// All routes as OpenAPI.
pub(crate) async fn docs() -> Json<Value> {
    let mut paths = Map::new();
    for (method, path, summary, body, answer) in ROUTES {
        let entry = paths.entry((*path).to_owned()).or_insert_with(|| json!({}));
        entry[*method] = operation(path, summary, body, answer);
    }
    Json(json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Monumenta",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The types are those of platform/protocol/protocol.ts. A status of 400 or more has a Fault.",
        },
        "paths": paths,
        "components": { "securitySchemes": {
            "person": { "type": "apiKey", "in": "cookie", "name": "monumenta" },
        } },
    }))
}

fn operation(path: &str, summary: &str, body: &str, answer: &str) -> Value {
    let names =
        path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name);
    let parameter = |name: &str| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } });
    let parameters: Vec<Value> = names.map(parameter).collect();
    let content = |kind: &str| json!({ "application/json": { "schema": { "title": kind } } });
    let mut operation = json!({ "summary": summary, "parameters": parameters });
    if !body.is_empty() {
        operation["requestBody"] = json!({ "required": true, "content": content(body) });
    }
    let answers = match answer {
        "" => json!({ "204": { "description": "done" } }),
        "text" => json!({ "200": { "description": "text", "content": { "text/plain": {} } } }),
        "socket" => json!({ "101": { "description": "a WebSocket" } }),
        answer => json!({ "200": { "description": answer, "content": content(answer) } }),
    };
    operation["responses"] = answers;
    operation["responses"]["default"] =
        json!({ "description": "a Fault", "content": content("Fault") });
    operation
}
