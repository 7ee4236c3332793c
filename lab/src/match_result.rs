use std::collections::BTreeMap;

use engine::{AnyContent, Playout, Standing};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::seat_features::SeatFeatures;
use crate::thinking_time::ThinkingTime;

/// The content and options of a table.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Its name in the report.
    pub name: String,
    /// The content of the game.
    pub content: AnyContent,
    /// The options of the game.
    pub options: Value,
}

/// A match to be played.
#[derive(Clone, Debug)]
pub struct ScheduledMatch {
    /// Its number in the run.
    pub nth: u64,
    /// The number of its deal: matches of one deal have the same cards in the same order.
    pub deal: u64,
    /// The index of its setup.
    pub setup: usize,
    /// The index of the bot at each seat.
    pub bots: Vec<usize>,
}

/// A match that was played: one line of `games.jsonl`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MatchResult {
    /// Its number in the run.
    pub nth: u64,
    /// The number of its deal.
    pub deal: u64,
    /// The index of its setup.
    pub setup: usize,
    /// The index of the bot at each seat.
    pub bots: Vec<usize>,
    /// The place of each seat in the turn order, counted from 0: the order of the first actions after the setup.
    #[serde(default)]
    pub order: Vec<u8>,
    /// Points by seat.
    pub points: Vec<i32>,
    /// Places by seat.
    pub places: Vec<u8>,
    /// Points by the rule that gave them, by seat.
    pub sources: Vec<BTreeMap<String, i32>>,
    /// How many decisions were made.
    pub decisions: u64,
    /// How many rounds were played, if the game has rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// The fingerprint of the final table.
    pub digest: u64,
    /// What sets each seat apart by the rules ([`Rules::side`](engine::Rules::side)); empty if all seats begin alike.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<String>,
    /// What each seat began with and did; empty unless the run asks for it.
    #[serde(default, rename = "traits", skip_serializing_if = "Vec::is_empty")]
    pub features: Vec<SeatFeatures>,
    /// How long each seat thought. This is the only part that differs from run to run.
    pub thought: Vec<ThinkingTime>,
}

impl MatchResult {
    /// The places, points and sources of a match that ended. The caller fills in the rest.
    pub(crate) fn new(scheduled: &ScheduledMatch, ended: &Playout) -> Self {
        let standings = ended.outcome.0.values();
        let sources = |standing: &Standing| {
            let mut sums = BTreeMap::new();
            for source in standing.scores.iter().flat_map(|score| &score.sources) {
                *sums.entry(source.rule.to_owned()).or_insert(0) += source.points;
            }
            sums
        };
        Self {
            nth: scheduled.nth,
            deal: scheduled.deal,
            setup: scheduled.setup,
            bots: scheduled.bots.clone(),
            order: Vec::new(),
            points: standings.iter().map(|it| it.points).collect(),
            places: standings.iter().map(|it| it.place).collect(),
            sources: standings.iter().map(sources).collect(),
            decisions: ended.decisions,
            rounds: None,
            digest: ended.digest.0,
            sides: Vec::new(),
            features: Vec::new(),
            thought: Vec::new(),
        }
    }

    /// The seat's part of the win: 1, or less if several seats share it.
    pub fn won(&self, seat: usize) -> f64 {
        let winners = self.places.iter().filter(|place| **place == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}
