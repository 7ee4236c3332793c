//! The description of all this for programs: OpenAPI.

use axum::Json;
use serde_json::{Map, Value, json};

/// A route: method, path, what it does, what its body is, what it answers: types of `protocol`, or a word for others.
pub(crate) const ROUTES: &[(&str, &str, &str, &str, &str)] = &[
    ("get", "/healthz", "That the server is alive; and whether it is ready.", "", "object"),
    (
        "get",
        "/healthz/ready",
        "200 where the journal answers and the server is not about to stop, 503 otherwise.",
        "",
        "object",
    ),
    ("get", "/metrics", "Figures for Prometheus.", "", "text"),
    ("get", "/api/docs", "This description.", "", "object"),
    ("get", "/api/games", "The games; lang=fr or en.", "", "GameInfo[]"),
    ("get", "/api/games/{game}/rules", "The rules of a game.", "", "Ruling[]"),
    (
        "get",
        "/api/games/{game}/catalogue/{lang}",
        "The content in fr or en, numbered as in views: the type Catalogue in games/GAME/ui/generated.ts.",
        "",
        "object",
    ),
    (
        "get",
        "/api/games/{game}/texts/{lang}",
        "The texts in fr or en, as Fluent; of rules the titles.",
        "",
        "text",
    ),
    ("get", "/api/rules/{rule}", "One rule by its id.", "", "Ruling"),
    ("get", "/api/levels", "The levels of bots.", "", "string[]"),
    ("get", "/api/reports", "Reports of the lab, served at /reports/NAME.", "", "Report[]"),
    ("get", "/reports/{name}", "A report of the lab, as a page.", "", "page"),
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
    (
        "get",
        "/api/rooms/{room}/replay",
        "Frames of a match that is over; seat=N, all or none, lang, from and to.",
        "",
        "Replay",
    ),
    ("get", "/api/rooms/{room}/scores", "The points by seat, frame by frame.", "", "number[][]"),
    ("get", "/api/rooms/{room}/verify", "Checks a match that is over.", "", "Verification"),
    ("post", "/api/rooms/{room}/branch", "Plays on from a step.", "Branch", "RoomInfo"),
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
            "description": "A status of 400 or more has a Fault. The schemas include the messages of the WebSocket.",
        },
        "paths": paths,
        "components": {
            "schemas": protocol::schemas(),
            "securitySchemes": {
                "person": { "type": "apiKey", "in": "cookie", "name": "monumenta" },
            },
        },
    }))
}

fn operation(path: &str, summary: &str, body: &str, answer: &str) -> Value {
    let names =
        path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name);
    let parameter = |name: &str| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } });
    let parameters: Vec<Value> = names.map(parameter).collect();
    let content = |kind: &str| json!({ "application/json": { "schema": schema(kind) } });
    let mut operation = json!({ "summary": summary, "parameters": parameters });
    if !body.is_empty() {
        operation["requestBody"] = json!({ "required": true, "content": content(body) });
    }
    let answers = match answer {
        "" => json!({ "204": { "description": "done" } }),
        "text" => json!({ "200": { "description": "text", "content": { "text/plain": {} } } }),
        "page" => json!({ "200": { "description": "a page", "content": { "text/html": {} } } }),
        "socket" => json!({ "101": { "description": "a WebSocket" } }),
        answer => json!({ "200": { "description": answer, "content": content(answer) } }),
    };
    operation["responses"] = answers;
    operation["responses"]["default"] =
        json!({ "description": "a Fault", "content": content("Fault") });
    operation
}

/// The schema of a type: of ours by its name, of many of them, or of nothing instead of one.
fn schema(kind: &str) -> Value {
    if let Some(item) = kind.strip_suffix("[]") {
        return json!({ "type": "array", "items": schema(item) });
    }
    if let Some(some) = kind.strip_suffix(" | null") {
        return json!({ "anyOf": [schema(some), { "type": "null" }] });
    }
    match kind {
        "string" | "number" | "object" => json!({ "type": kind }),
        "Record" => json!({ "type": "object", "description": "See docs/records.md." }),
        ours => json!({ "$ref": format!("#/components/schemas/{ours}") }),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names that some schema points at.
    fn pointed_at(value: &Value, names: &mut Vec<String>) {
        match value {
            Value::Object(map) => {
                let name = map.get("$ref").and_then(Value::as_str);
                names.extend(name.map(|name| name.replace("#/components/schemas/", "")));
                map.values().for_each(|value| pointed_at(value, names));
            }
            Value::Array(items) => items.iter().for_each(|value| pointed_at(value, names)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    /// The routes of the router, as its source says.
    fn routed() -> BTreeSet<(String, String)> {
        let source = include_str!("mod.rs").split(".fallback(client::").next().unwrap_or_default();
        let mut routes = BTreeSet::new();
        for route in source.split(".route(").skip(1) {
            let path = route.split('"').nth(1).unwrap_or_default();
            for method in ["get", "post", "delete"] {
                let is_routed = route.contains(&format!("{method}("));
                if is_routed && (path.starts_with("/api/") || !path.contains('.') && path != "/") {
                    routes.insert((method.to_owned(), path.to_owned()));
                }
            }
        }
        routes
    }

    #[test]
    fn every_route_is_described() {
        let described = ROUTES.iter().map(|(method, path, ..)| (*method, *path));
        let described = described.map(|(method, path)| (method.to_owned(), path.to_owned()));
        assert_eq!(described.collect::<BTreeSet<_>>(), routed());
    }

    #[tokio::test]
    async fn every_schema_that_is_pointed_at_is_there() {
        let Json(docs) = docs().await;
        let mut names = Vec::new();
        pointed_at(&docs, &mut names);
        let schemas = &docs["components"]["schemas"];
        for name in &names {
            assert!(schemas[name].is_object(), "there is no schema {name}");
        }
        assert!(ROUTES.len() < names.len(), "routes and types point at types: {}", names.len());
        assert_eq!(schemas["Me"]["properties"]["name"]["type"], "string");
        assert!(schemas["ToServer"]["oneOf"].is_array(), "{}", schemas["ToServer"]);
    }
}
