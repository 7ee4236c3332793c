use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the lab shall play and report: the file `order.json` of a [`RunFolder`](crate::RunFolder).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunSpec {
    /// The kind of report.
    pub kind: Kind,
    /// The game's slug.
    pub game: String,
    /// The bots, as [`BotSpec`](bots::BotSpec) reads them.
    pub bots: Vec<String>,
    /// The number of seats.
    pub seats: u8,
    /// The smallest number of matches.
    pub games: u64,
    /// The text of the seed: [`Seed::of_words`](engine::Seed::of_words).
    pub seed: String,
    /// The options of the game.
    pub options: Value,
    /// The tables of a balance report.
    #[serde(default)]
    pub tables: BalanceTables,
    /// The folders of content packs.
    pub content: Vec<PathBuf>,
}

/// The kind of report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Compares bots with each other.
    Tournament,
    /// Judges a game: equal bots play it.
    Balance,
    /// Judges two packs of a game side by side.
    Compare,
}

impl Kind {
    /// The name as people type it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Tournament => "tournament",
            Kind::Balance => "balance",
            Kind::Compare => "compare",
        }
    }
}

/// The tables of a balance report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BalanceTables {
    /// The table with the chosen options, and one for each other value of each option.
    #[default]
    EveryOption,
    /// The table with the chosen options only.
    AsAsked,
}
