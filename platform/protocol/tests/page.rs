//! The generated files are up to date. `BLESS=1` rewrites them.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

use std::path::Path;
use std::{env, fs};

#[test]
fn the_page_and_the_typescript_are_as_the_types_say() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let written = [
        (here.join("protocol.ts"), protocol::typescript()),
        (here.join("../../docs/protocol.md"), protocol::markdown()),
    ];
    for (path, text) in written {
        if env::var_os("BLESS").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{} is stale: BLESS=1 cargo test -p protocol", path.display());
    }
}

#[test]
fn a_reason_is_its_code_on_the_wire() {
    for reason in protocol::NotNow::ALL {
        assert_eq!(serde_json::to_value(reason).unwrap(), reason.code());
    }
}

#[test]
fn messages_survive_the_wire() {
    let acts = [
        r#"{"type":"act","id":"a","seen":3,"action":7}"#,
        r#"{"type":"hello"}"#,
        r#"{"type":"look"}"#,
        r#"{"type":"hello","seat":1,"since":0,"lang":"fr","words":true,"table":"offers"}"#,
    ];
    for text in acts {
        let message: protocol::ToServer = serde_json::from_str(text).unwrap();
        let again = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<protocol::ToServer>(&again).unwrap(), message);
    }
    let wrong = [r#"{"type":"act"}"#, r#"{"type":"fly"}"#, "[]", r#"{"type":"look","x":1}"#];
    for text in wrong {
        assert!(serde_json::from_str::<protocol::ToServer>(text).is_err(), "{text}");
    }
}
