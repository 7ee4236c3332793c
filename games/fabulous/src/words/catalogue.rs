//! The content for clients: numbered as in views and actions, with all names and figures.

use engine::Phrase;
use serde::Serialize;

use super::names;
use crate::cards::{Card, Characteristic, Collector, Figure, Grade};
use crate::content::{Content, Continent, Monument, Place, Wins};

/// The content in one language. Each list is in the order of the numbers that views use.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The monuments: the card of a monument has the number of its place here.
    pub monuments: Vec<MonumentEntry>,
    /// The Collector cards.
    pub collectors: Vec<CollectorEntry>,
    /// The characteristics.
    pub characteristics: Vec<CharacteristicEntry>,
    /// The cards of each pack.
    pub packs: Vec<Vec<Card>>,
    /// The characteristics of each set.
    pub sets: Vec<Vec<Characteristic>>,
}

/// A monument.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MonumentEntry {
    /// Its key in drawings and texts.
    pub key: String,
    /// Its name.
    pub name: String,
    /// The ISO code of its country, by which the flag is drawn.
    pub country: String,
    /// Its continent.
    pub continent: Continent,
    /// Where it stands.
    pub place: Place,
    /// How well it is preserved.
    pub grade: Grade,
    /// Its figure for each characteristic, in the smallest unit that the card shows.
    pub figures: Vec<Figure>,
    /// The same figures with their units, such as `330 m`.
    pub values: Vec<String>,
}

/// A Collector card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CollectorEntry {
    /// Its key, by which it is drawn.
    pub key: String,
    /// The number of its card.
    pub card: Card,
    /// Its name.
    pub name: String,
    /// What it does, said to the player who has it.
    pub text: String,
    /// The key of its effect, by which others are told what it does.
    pub effect: String,
}

/// A characteristic.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CharacteristicEntry {
    /// Its key, by which it is drawn.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Whether the lowest value wins, as with dates.
    pub lowest_wins: bool,
}

/// Makes the catalogue of `content` in the language of `say`.
pub(super) fn catalogue(content: &Content, say: &dyn Fn(Phrase) -> String) -> Catalogue {
    let known = || (0..content.characteristics.len() as u8).map(Characteristic);
    let monument = |(it, card): (&Monument, Card)| MonumentEntry {
        key: it.key.clone(),
        name: say(names::monument(content, card)),
        country: it.country.clone(),
        continent: it.continent,
        place: it.place,
        grade: content.grade(card),
        figures: known().map(|of| content.figure(card, of)).collect(),
        values: known().map(|of| say(names::value_of(content, Some(card), of))).collect(),
    };
    let monuments = content.monuments.iter().zip((0..).map(Card::monument));
    let collectors = content.collectors.iter().zip((0..).map(Collector));
    let collectors = collectors.map(|(it, collector)| CollectorEntry {
        key: it.key.clone(),
        card: Card::of(collector),
        name: say(names::collector(content, collector)),
        text: say(names::effect(content, collector)),
        effect: it.effect.key().to_owned(),
    });
    let characteristics = content.characteristics.iter().zip(known());
    let characteristics = characteristics.map(|(it, of)| CharacteristicEntry {
        key: it.key.clone(),
        name: say(names::characteristic(content, of)),
        lowest_wins: it.wins == Wins::Lowest,
    });
    Catalogue {
        monuments: monuments.map(monument).collect(),
        collectors: collectors.collect(),
        characteristics: characteristics.collect(),
        packs: content.packs.iter().map(|pack| pack.cards.clone()).collect(),
        sets: content.sets.iter().map(|set| set.characteristics.clone()).collect(),
    }
}
