//! The files of a pack as written.

use serde::Deserialize;

use crate::content::map::TileEntry;
use crate::content::{CivKind, SoloStep};
use crate::effects::entry::{Entry, Sum};
use crate::effects::lasting::LastingEntry;
use crate::terms::Kind;

/// The pack that the program carries.
pub(crate) const FILES: [(&str, &str); 8] = [
    (RULES, include_str!("../../content/rules.toml")),
    (CIVS, include_str!("../../content/civilizations.toml")),
    (CARDS, include_str!("../../content/development.toml")),
    (TOKENS, include_str!("../../content/tokens.toml")),
    (MAPS[0], include_str!("../../content/map_2p.toml")),
    (MAPS[1], include_str!("../../content/map_3p.toml")),
    (MAPS[2], include_str!("../../content/map_4p.toml")),
    (SOLO, include_str!("../../content/solo.toml")),
];

pub(crate) const RULES: &str = "rules.toml";
pub(crate) const CIVS: &str = "civilizations.toml";
pub(crate) const CARDS: &str = "development.toml";
pub(crate) const TOKENS: &str = "tokens.toml";
pub(crate) const MAPS: [&str; 3] = ["map_2p.toml", "map_3p.toml", "map_4p.toml"];
pub(crate) const SOLO: &str = "solo.toml";

/// Where an entry comes from. It is for people.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    Printed,
    Found,
    Ours,
}

/// The figures that the rulebook states.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    #[allow(dead_code, reason = "a file must say its origin; it is read by people")]
    origin: Origin,
    /// What each player starts with.
    pub setup: SetupFigures,
    /// Costs of actions.
    pub costs: Costs,
    /// Defence of a province (MTL-69).
    pub defence: Defence,
    /// Points at the end (MTL-101, MTL-102).
    pub score: ScoreFigures,
    /// Figures of the automaton (MTL-115).
    pub solo: SoloFigures,
}

/// What each player starts with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupFigures {
    /// Gold.
    pub gold: u8,
    /// Soldiers, besides the warlord.
    pub soldiers: u8,
    /// Outposts in reserve.
    pub outposts: u8,
    /// Places of the development track.
    pub track: u8,
}

/// Costs of actions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// Science for progress (MTL-85).
    pub progress: u8,
    /// Units that an outpost replaces (MTL-77).
    pub outpost_units: u8,
}

/// Defence of a province.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defence {
    /// Each soldier.
    pub soldier: u8,
    /// The warlord.
    pub warlord: u8,
    /// An outpost.
    pub outpost: u8,
    /// A wonder's token.
    pub wonder: u8,
}

/// Points at the end.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreFigures {
    /// Each knowledge.
    pub knowledge: i32,
    /// Each wonder.
    pub wonder: i32,
    /// Each policy.
    pub policy: i32,
    /// Each province.
    pub province: i32,
    /// The most of a category.
    pub domination: i32,
}

/// Figures of the automaton.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloFigures {
    /// Gold that it starts with.
    pub gold: u8,
    /// Cards a turn by the rulebook.
    pub cards_rulebook: u8,
    /// Cards a turn in the full procedure.
    pub cards_full: u8,
    /// Gold for an impossible step that costs nothing.
    pub impossible_gold: u8,
    /// Gold for a free town.
    pub town_gold: u8,
    /// Production tokens for one gold.
    pub tokens_a_gold: u8,
    /// Gold for one point.
    pub gold_a_point: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CivFile {
    pub(crate) starter: Vec<CardEntry>,
    pub(crate) civ: Vec<CivEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(crate) struct CivEntry {
    pub(crate) id: String,
    #[serde(rename = "type")]
    pub(crate) kind: CivKind,
    pub(crate) building: CardEntry,
    pub(crate) knowledge: CardEntry,
    pub(crate) warlord: WarlordEntry,
    pub(crate) policy: Vec<PolicyEntry>,
    fact: Option<String>,
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(crate) struct WarlordEntry {
    pub(crate) id: String,
    pub(crate) effect: Vec<Entry>,
    fact: Option<String>,
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(crate) struct PolicyEntry {
    pub(crate) id: String,
    pub(crate) on_develop: Vec<Entry>,
    #[serde(rename = "passive")]
    pub(crate) lasting: Vec<LastingEntry>,
    fact: Option<String>,
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFile {
    pub(crate) basic: Vec<CardEntry>,
    pub(crate) card: Vec<CardEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(crate) struct CardEntry {
    pub(crate) id: String,
    #[serde(default = "building")]
    pub(crate) kind: Kind,
    #[serde(default = "one")]
    pub(crate) copies: u8,
    #[serde(default)]
    pub(crate) era: u8,
    #[serde(default)]
    pub(crate) cost: CostEntry,
    pub(crate) effect: Vec<Entry>,
    #[serde(default)]
    pub(crate) on_complete: Vec<Entry>,
    fact: Option<String>,
    origin: Origin,
}

fn building() -> Kind {
    Kind::Building
}

fn one() -> u8 {
    1
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum CostEntry {
    Whole(u8),
    Stages([u8; 2]),
}

impl Default for CostEntry {
    fn default() -> Self {
        CostEntry::Whole(0)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenFile {
    pub(crate) barbarian: Vec<BarbarianEntry>,
    pub(crate) free_town: Vec<TownEntry>,
    pub(crate) market: Vec<MarketEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(crate) struct BarbarianEntry {
    pub(crate) id: String,
    pub(crate) value: u8,
    pub(crate) rewards: [Vec<Entry>; 2],
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(crate) struct TownEntry {
    pub(crate) id: String,
    pub(crate) cost: Sum,
    pub(crate) rewards: [Vec<Entry>; 2],
    fact: Option<String>,
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(crate) struct MarketEntry {
    pub(crate) id: String,
    pub(crate) market: String,
    pub(crate) effect: Vec<Entry>,
    fact: Option<String>,
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MapFile {
    #[allow(dead_code, reason = "a file must say its origin; it is read by people")]
    origin: Origin,
    pub(crate) tile: Vec<TileEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SoloFile {
    pub(crate) card: Vec<SoloEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(crate) struct SoloEntry {
    pub(crate) id: String,
    pub(crate) civ: Option<String>,
    pub(crate) steps: Vec<SoloStep>,
    origin: Origin,
}
