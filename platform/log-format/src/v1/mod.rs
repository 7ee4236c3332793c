//! Version 1 of the stored forms: JSON texts that every later program must be able to read.
//!
//! Only this crate writes and reads these types. A change may add variants and optional fields, and must not rename or
//! remove any. Unknown fields are ignored when read. A change that does not fit is version 2, with a module of its own
//! and a field `v`, which version 1 does not have.
//!
//! `tests/fixtures/v1.jsonl` of the crate `store` has an entry of every kind, which must decode and encode to the same bytes.

mod event;
mod from_stored;
mod info;
mod parts;
mod to_stored;

use protocol::RoomInfo;
use room::LogEntry;
use serde_json::Value;
use serde_json::value::RawValue;

use self::event::{Body, Event};
use self::info::Info;

/// The stored form of an entry without its number and time.
///
/// # Errors
/// If the entry cannot be written as JSON.
pub fn encode_body(entry: &LogEntry) -> serde_json::Result<String> {
    serde_json::to_string(&Body::from(entry))
}

/// The stored form of an entry without its number and time, as a part of a longer JSON text.
///
/// # Errors
/// If the entry cannot be written as JSON.
pub fn encode_raw(entry: &LogEntry) -> serde_json::Result<Box<RawValue>> {
    serde_json::value::to_raw_value(&Body::from(entry))
}

/// Reads the stored form of an entry. Its number and its time, in milliseconds since 1970, are not part of the text.
///
/// # Errors
/// If the text is not the stored form of an entry.
pub fn decode_body(n: u32, at: i64, text: &str) -> serde_json::Result<LogEntry> {
    read_entry(n, at, serde_json::from_str(text)?)
}

fn read_entry(n: u32, at: i64, mut body: Value) -> serde_json::Result<LogEntry> {
    let downtime = body.as_object_mut().and_then(|fields| fields.remove("downtime"));
    let downtime = downtime.map_or(Ok(0), serde_json::from_value)?;
    let event: Event<'_> = serde_json::from_value(body)?;
    Ok(LogEntry { n, at, downtime, event: event.into() })
}

/// The stored form of several entries, for notices between nodes.
///
/// # Errors
/// If an entry cannot be written as JSON.
pub fn encode_entries(entries: &[LogEntry]) -> serde_json::Result<String> {
    let entries = entries.iter().map(|it| Ok((it.n, it.at, encode_raw(it)?)));
    serde_json::to_string(&entries.collect::<serde_json::Result<Vec<_>>>()?)
}

/// Reads the stored form of several entries.
///
/// # Errors
/// If the text is not the stored form of entries.
pub fn decode_entries(text: &str) -> serde_json::Result<Vec<LogEntry>> {
    let entries: Value = serde_json::from_str(text)?;
    let entries: Vec<(u32, i64, Value)> = serde_json::from_value(entries)?;
    entries.into_iter().map(|(n, at, body)| read_entry(n, at, body)).collect()
}

/// The stored form of a room's info in the index.
///
/// # Errors
/// If it cannot be written as JSON.
pub fn encode_info(info: &RoomInfo) -> serde_json::Result<String> {
    serde_json::to_string(&Info::from(info))
}

/// Reads the stored form of a room's info in the index.
///
/// # Errors
/// If the text is not the stored form of an info.
pub fn decode_info(text: &str) -> serde_json::Result<RoomInfo> {
    serde_json::from_str::<Info<'_>>(text).map(RoomInfo::from)
}

#[cfg(test)]
mod tests {
    use room::RoomEvent;

    use super::*;

    fn decode_event(text: &str) -> serde_json::Result<RoomEvent> {
        decode_body(0, 0, text).map(|entry| entry.event)
    }

    /// An entry without downtime is stored as by programs that did not know downtime.
    #[test]
    fn downtime_is_stored_with_the_event() {
        let text = r#"{"what":"ready","seat":1,"ready":true,"downtime":61000}"#;
        let entry = decode_body(3, 5, text).unwrap();
        assert_eq!((entry.n, entry.at, entry.downtime), (3, 5, 61_000));
        assert_eq!(encode_body(&entry).unwrap(), text);
        let none = LogEntry { downtime: 0, ..entry };
        assert_eq!(encode_body(&none).unwrap(), r#"{"what":"ready","seat":1,"ready":true}"#);
    }

    #[test]
    fn fields_of_later_programs_are_ignored() {
        let later = r#"{"what":"created","settings":{"game":"antiquity","seats":2,"pace":"slow",
            "clock":{"kind":"live","base":60,"increment":5,"delay":3}},"host":1,"host_name":"Anna",
            "secret":"0000000000000000000000000000000000000000000000000000000000000007","mood":1}"#;
        let event = decode_event(later).unwrap();
        let RoomEvent::Created { settings, .. } = event else { panic!("{event:?}") };
        assert_eq!(settings.clock, protocol::Clock::Live { base: 60, increment: 5 });
        assert_eq!((settings.level.as_str(), settings.hints), ("builder", true), "defaults");
    }

    #[test]
    fn other_texts_are_refused() {
        let act =
            |digest: &str| format!(r#"{{"what":"act","seat":0,"action":"a","digest":"{digest}"}}"#);
        assert!(decode_event(&act("00000000000000ff")).is_ok());
        assert!(decode_event(&act("ff")).is_err(), "a short digest");
        assert!(decode_event(r#"{"what":"danced"}"#).is_err(), "an unknown event");
        assert!(decode_event("{}").is_err());
    }
}
