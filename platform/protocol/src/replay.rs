//! Reviewing a match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::Progress;

/// Frames of a match. Steps that were taken back are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Replay {
    /// The number of frames of the match: the table before the first step, and after each step.
    pub n_frames: u32,
    /// The requested frames.
    pub frames: Vec<Frame>,
}

/// The table after one step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Frame {
    /// The number of the frame, from 0.
    pub frame: u32,
    /// The number of steps so far, including those that were taken back: the number that `Branch` takes.
    pub step: u32,
    /// The seat that made the step; 255 is the house. `null` before the first step.
    pub by: Option<u8>,
    /// The step as sentences.
    pub lines: Vec<String>,
    /// The events of the step that the viewer may see; in the view of all seats, those that the acting seat may see.
    #[ts(type = "{ public?: unknown[], mine?: unknown[] }")]
    pub news: Value,
    /// Which seats may act, or the result.
    pub progress: Progress,
    /// What the seat or a spectator sees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub view: Option<Value>,
    /// What each seat sees, in the view of all seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown[]")]
    pub views: Option<Vec<Value>>,
    /// The table as lines of text that can be read aloud.
    pub sketch: Vec<String>,
}

/// Plays on from a step of a finished match, against bots, in a new practice room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The number of steps to copy.
    pub step: u32,
    /// Your seat.
    pub seat: u8,
    /// The level of the bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

/// The result of checking a finished match against its stored log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Verification {
    /// Whether all checks passed.
    pub verified: bool,
    /// The checks.
    pub checks: Vec<Check>,
    /// The server's secret.
    pub secret: String,
    /// The commitment to the secret, which was shown as soon as the room existed.
    pub secret_commitment: String,
    /// The words that players added to the deal, by seat.
    pub words: Vec<(u8, String)>,
    /// The seed, made of the secret and the words.
    pub seed: String,
    /// The commitment to the seed, which was shown from the start of the match on.
    pub commitment: String,
    /// The number of steps that were replayed.
    pub steps: u32,
    /// The digest of the table after the last step.
    pub digest: String,
}

/// One check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Check {
    /// What was checked.
    pub what: Checked,
    /// Whether it passed.
    pub holds: bool,
    /// What differs, if it failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub difference: Option<String>,
}

/// What a check is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Checked {
    /// The seed is made of the secret and the words alone.
    Seed,
    /// The commitment that was shown at the start is that of the seed.
    Commitment,
    /// Each step can be replayed and leads to the same table.
    Steps,
    /// The replayed steps give the stored result and news.
    Result,
}
