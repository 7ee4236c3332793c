//! Generates `docs/protocol.md` and `protocol.ts` from the types.

use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::{Config, TS};

use crate::*;

macro_rules! types {
    ($($name:ident),* $(,)?) => {
        /// Every type in TypeScript, in reading order.
        fn declarations() -> Vec<String> {
            let config = Config::new().with_large_int("number");
            vec![$(declaration::<$name>(&config)),*]
        }

        /// Generates JSON schemas for `#/components/schemas` of an OpenAPI document. It knows every type of the protocol.
        pub fn schemas() -> SchemaGenerator {
            let mut settings = SchemaSettings::draft2020_12();
            settings.definitions_path = "/components/schemas".into();
            let mut generator = settings.into_generator();
            $(generator.subschema_for::<$name>();)*
            generator
        }
    };
}

types![
    ToServer,
    TableDetail,
    FromServer,
    RequestError,
    NotNow,
    CloseReason,
    Entry,
    What,
    AwayReason,
    TableView,
    Progress,
    Offer,
    Candidate,
    UndoRequest,
    RoomInfo,
    Origin,
    Settings,
    Thinking,
    Clock,
    RoomState,
    SeatInfo,
    Sitter,
    Deal,
    Presence,
    SeatClock,
    Fault,
    Me,
    Credentials,
    NewAccount,
    Codes,
    Password,
    ChangePassword,
    Recovery,
    RecoveryWays,
    Forgotten,
    ChangeEmail,
    ConfirmEmail,
    DeviceInfo,
    GameInfo,
    GameOption,
    BotLevels,
    Ruling,
    NewRoom,
    PlayNow,
    Sit,
    SeatOf,
    BotSeat,
    ReadySeat,
    WordsOf,
    Invitation,
    RoomList,
    ListedRoom,
    GameStatistics,
    TableStatistics,
    Report,
    Replay,
    Frame,
    Branch,
    Verification,
    Check,
    Checked,
];

/// The types for TypeScript, in one file.
pub fn typescript() -> String {
    let head =
        "// Written by `BLESS=1 cargo test -p protocol` from platform/protocol: do not edit.\n\n";
    format!("{head}{}\n", declarations().join("\n\n"))
}

/// The page `docs/protocol.md`.
pub fn markdown() -> String {
    let mut page = include_str!("intro.md").to_owned();
    page.push_str("\n## Messages, by example\n\nA client sends:\n\n");
    page.push_str(&fenced("json", &lines(&messages_of_clients())));
    page.push_str("\nThe server sends:\n\n");
    page.push_str(&fenced("json", &lines(&messages_of_the_server())));
    page.push_str("\n## Every type\n\n");
    page.push_str(&fenced("ts", &declarations().join("\n\n")));
    page
}

fn declaration<T: TS + 'static>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    let text = format!("{docs}export {}", T::decl(config));
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

fn fenced(language: &str, text: &str) -> String {
    format!("```{language}\n{text}\n```\n")
}

fn lines<T: Serialize>(messages: &[T]) -> String {
    let line = |message: &T| serde_json::to_string(message).unwrap_or_default();
    messages.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn messages_of_clients() -> Vec<ToServer> {
    let id = |id: &str| id.to_owned();
    vec![
        ToServer::Hello {
            seat: Some(0),
            since: Some(17),
            lang: "fr".to_owned(),
            words: true,
            table: TableDetail::Everything,
            opening: false,
        },
        ToServer::Look {},
        ToServer::Act { id: id("a1"), seen: 18, seat: None, action: json!(42) },
        ToServer::Act { id: id("a2"), seen: 19, seat: Some(0), action: json!("draw row 1") },
        ToServer::Why { id: id("w1"), seat: None, action: json!("done") },
        ToServer::Hint { id: id("h1"), seat: None },
        ToServer::Undo { id: id("u1"), seen: 20, seat: None },
        ToServer::Confirm { id: id("k1"), seen: 20, seat: None },
        ToServer::AskUndo { id: id("u2"), seat: None },
        ToServer::AnswerUndo { id: id("u3"), yes: true },
        ToServer::Chat { id: id("c1"), text: "Bonjour !".to_owned() },
        ToServer::VoteAway { id: id("v1"), seat: 2 },
        ToServer::Back { id: id("b1") },
        ToServer::Ping { id: id("p1") },
    ]
}

fn messages_of_the_server() -> Vec<FromServer> {
    let step = What::Step {
        step: 1,
        seat: 0,
        news: json!({ "public": [{ "drew": { "seat": 0 } }] }),
        lines: vec!["Anna pioche une carte.".to_owned()],
    };
    let table = TableView {
        n: 18,
        step: 1,
        seat: Some(1),
        progress: Progress::Waiting { seats: vec![1], awaited: "turn".to_owned() },
        offers: vec![Offer {
            code: 42,
            text: "draw row 1".to_owned(),
            action: json!({ "draw": { "row": 0 } }),
            label: Some("Prendre Petra 7".to_owned()),
            facts: None,
            confirm: false,
        }],
        undo: false,
        confirm: false,
        held: None,
        asked: None,
        prompt: Some("À vous de jouer.".to_owned()),
        view: None,
        standings: None,
        lines: Vec::new(),
    };
    let candidate = Candidate {
        code: 42,
        label: Some("Prendre Petra 7".to_owned()),
        share: 610,
        points: Some(563),
        win: Some(480),
        visits: 183,
    };
    let refused = |why: RequestError, line: &str| FromServer::Refused {
        id: Some("a1".to_owned()),
        why,
        line: Some(line.to_owned()),
    };
    vec![
        FromServer::News { entries: vec![Entry { n: 18, at: 1_800_000_000_000, what: step }] },
        FromServer::Table(Box::new(table)),
        FromServer::Done { id: "a1".to_owned(), n: Some(18) },
        refused(RequestError::Rule { rule: "ANT-31".to_owned(), because: Value::Null }, "…"),
        refused(RequestError::Stale { n: 19 }, "La table a changé."),
        FromServer::WhyNot { id: "w1".to_owned(), why: None, line: None },
        FromServer::Hint {
            id: "h1".to_owned(),
            n: 18,
            reason: Some("Petra rapporte environ 3 points de plus.".to_owned()),
            candidates: vec![candidate],
        },
        FromServer::Presence(Presence { seats: vec![0, 1], spectators: 3 }),
        FromServer::Clocks { clocks: vec![SeatClock { seat: 0, left: 290_000, runs: true }] },
        FromServer::Waiting,
        FromServer::Bye { why: CloseReason::Stopping },
    ]
}
