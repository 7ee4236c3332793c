use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Effect, Timing, Wins};
use crate::cards::Grade;

/// A monument: what its card shows besides figures and grade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monument {
    /// Its key. The message `monument-KEY` has its name, and `about-KEY` two sentences about it.
    pub key: String,
    /// The ISO code of its country: the message `country-CODE`.
    pub country: String,
    /// Its continent: the message `continent-KEY`.
    pub continent: Continent,
    /// Where it stands.
    pub place: Place,
    /// Its number in the World Heritage list.
    pub unesco: Option<u32>,
    /// What its area measures: the message `area_kind-KEY`.
    pub area_kind: AreaKind,
    /// Scale, difficulty, innovation and site: they add up to its prowess.
    pub prowess_parts: [u8; 4],
    /// The sources of each figure, of the coordinates and of the grade.
    pub origin: BTreeMap<String, Origin>,
}

/// A place on the map, in ten-thousandths of a degree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// North of the equator.
    pub latitude: i32,
    /// East of Greenwich.
    pub longitude: i32,
}

/// A part of the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they name themselves")]
pub enum Continent {
    Europe,
    Asia,
    Africa,
    NorthAmerica,
    SouthAmerica,
    Oceania,
}

/// What an area measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AreaKind {
    /// The ground under the building.
    Footprint,
    /// Its floors.
    Floor,
    /// The whole site.
    Site,
    /// Length by width, or a listed strip.
    Linear,
}

/// The source of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The rulebook says so.
    Printed,
    /// A public page says so.
    Found,
    /// The World Heritage list of 2023.
    Unesco,
    /// At least one public page gives this figure.
    Page,
    /// A well-known figure that was not looked up again.
    Memory,
    /// Our choice, estimate or calculation.
    Ours,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MonumentFile {
    pub(super) monument: Vec<MonumentEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MonumentEntry {
    pub(super) key: String,
    pub(super) country: String,
    pub(super) continent: Continent,
    pub(super) latitude: Number,
    pub(super) longitude: Number,
    pub(super) unesco: Option<u32>,
    pub(super) grade: Grade,
    pub(super) area_kind: AreaKind,
    pub(super) prowess_parts: [u8; 4],
    pub(super) figures: BTreeMap<String, Number>,
    pub(super) origin: BTreeMap<String, Origin>,
}

/// A number as written in a file.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Number {
    Whole(i64),
    Decimal(f64),
}

impl Number {
    /// The number in units of its last decimal, rounded to that many decimals. Uses no arithmetic on floats: it formats
    /// the digits and parses them again.
    pub(super) fn scaled(self, decimals: u8) -> Option<i32> {
        match self {
            Number::Whole(whole) => {
                let scaled = whole.checked_mul(10i64.checked_pow(u32::from(decimals))?)?;
                i32::try_from(scaled).ok()
            }
            Number::Decimal(decimal) => {
                let written = format!("{decimal:.*}", usize::from(decimals));
                written.replace('.', "").parse().ok()
            }
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacteristicFile {
    pub(super) characteristic: Vec<CharacteristicEntry>,
    pub(super) set: Vec<SetEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(super) struct CharacteristicEntry {
    pub(super) key: String,
    pub(super) wins: Wins,
    pub(super) decimals: u8,
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub(super) struct SetEntry {
    pub(super) key: String,
    origin: Origin,
    pub(super) characteristics: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PackFile {
    pub(super) pack: Vec<PackEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin and its reason; they are read by people")]
pub(super) struct PackEntry {
    pub(super) key: String,
    origin: Origin,
    why: String,
    pub(super) monuments: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CollectorFile {
    pub(super) default_count: u8,
    pub(super) collector: Vec<CollectorEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(
    dead_code,
    reason = "an entry must say its origins and its ruling; they are read by people"
)]
pub(super) struct CollectorEntry {
    pub(super) key: String,
    pub(super) effect: Effect,
    pub(super) timing: Timing,
    name_origin: Origin,
    effect_origin: Origin,
    ruling: String,
}
