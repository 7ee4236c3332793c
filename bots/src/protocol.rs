//! The protocol for bots in other languages: one JSON line asks, one JSON line answers.
//!
//! `docs/bots.md` describes it for authors of bots; [`Program`](crate::Program) is the side that asks.

use engine::{Game, View};
use serde_json::{Value, json};

/// The version of the protocol. It is raised when a bot that was written for an older version could misread a line.
pub const PROTOCOL: u32 = 1;
/// The length of the longest answer that is accepted, in bytes.
pub const MOST_BYTES: usize = 4096;

/// The line that asks a bot: what its seat knows, what it may do, and how long it may think.
pub fn question<G: Game>(view: View<'_, G>, offers: &[G::Action], milliseconds: u64) -> Value {
    let offer = |action: &G::Action| {
        let (code, text) = (G::action_code(*action), G::action_text(view.content, *action));
        json!({ "code": code, "text": text, "action": action })
    };
    json!({
        "protocol": PROTOCOL,
        "game": G::SLUG,
        "seat": view.seat,
        "view": { "public": view.public, "mine": view.mine },
        "offers": offers.iter().map(offer).collect::<Vec<_>>(),
        "budget": { "milliseconds": milliseconds },
    })
}

/// The code in an answer: `7` or `{"code": 7}`. The error is the rest of a sentence that begins with the bot's name.
///
/// ```
/// assert_eq!(bots::protocol::answer("{\"code\": 7}"), Ok(7));
/// assert!(bots::protocol::answer("seven").unwrap_err().starts_with("answered"));
/// ```
pub fn answer(line: &str) -> Result<u32, String> {
    let shown: String = line.trim().chars().take(80).collect();
    let value: Value =
        serde_json::from_str(line).map_err(|_| format!("answered {shown:?}, which is no JSON"))?;
    let code = value.get("code").unwrap_or(&value).as_u64();
    let code = code.and_then(|code| u32::try_from(code).ok());
    code.ok_or_else(|| format!("answered {shown:?} instead of the code of an offer, such as 7"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_codes() {
        assert_eq!(answer("7\n"), Ok(7));
        assert_eq!(answer("{\"code\": 12}"), Ok(12));
        assert!(answer("seven").unwrap_err().contains("no JSON"));
        assert!(answer("{\"move\": 1}").unwrap_err().contains("code of an offer"));
        assert!(answer("-1").is_err() && answer("99999999999").is_err() && answer("").is_err());
    }
}
