//! Looking back at a match that is over.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::Progress;

/// A part of a match that is over, frame by frame, as it was finally played: what was taken back is left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Replay {
    /// How many frames the match has: the table before the first step, and after each.
    pub n_frames: u32,
    /// Those that were asked for.
    pub frames: Vec<Frame>,
}

/// The table at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Frame {
    /// Its number, from 0.
    pub frame: u32,
    /// How many steps the match had, those that were taken back included: as entries count, and as `branch` wants it.
    pub step: u32,
    /// Who made the last of them; 255 is the house, and nobody has before the first.
    pub by: Option<u8>,
    /// What the step told, in words.
    pub lines: Vec<String>,
    /// The same as data. Where everything is open: what whoever acted was told.
    #[ts(type = "{ public?: unknown[], mine?: unknown[] }")]
    pub news: Value,
    /// Whose turn it was then, or how it ended.
    pub progress: Progress,
    /// What the seat or a spectator saw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub view: Option<Value>,
    /// What every seat saw, where everything is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown[]")]
    pub views: Option<Vec<Value>>,
    /// The table in plain lines that can be read aloud.
    pub sketch: Vec<String>,
}

/// Asks to play on from a moment of a match that is over, against bots, in a new room for practice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// How many steps are taken over.
    pub step: u32,
    /// Where you sit.
    pub seat: u8,
    /// The bots' level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

/// What was found when a match that is over was checked from what is stored of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Verification {
    /// Whether everything holds.
    pub verified: bool,
    /// What was checked.
    pub checks: Vec<Check>,
    /// The server's secret. Its commitment was shown from the making of the room on.
    pub secret: String,
    /// That commitment.
    pub secret_commitment: String,
    /// What players added to the deal: seat and words.
    pub words: Vec<(u8, String)>,
    /// The seed, made of the secret and the words.
    pub seed: String,
    /// Its commitment, shown from the start on.
    pub commitment: String,
    /// How many steps were played again.
    pub steps: u32,
    /// The table's fingerprint after the last.
    pub digest: String,
}

/// One thing that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Check {
    /// What.
    pub what: Checked,
    /// Whether it holds.
    pub holds: bool,
    /// What differs, where it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub difference: Option<String>,
}

/// What can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Checked {
    /// The seed is made of the secret and the words, and of nothing else.
    Seed,
    /// The commitment that was shown at the start is the seed's.
    Commitment,
    /// Every step can be played again and comes to the same table.
    Steps,
    /// The result, and what everybody was told, are those of the steps.
    Result,
}
