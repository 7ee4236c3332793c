//! The content, read and checked once.

use std::sync::LazyLock;

use engine::{Content as _, Faults, Pack};
use serde::Deserialize;

use crate::{Card, CardSet, MOST_CARDS};

const FILE: &str = "stairs.toml";

/// Cards and figures.
#[derive(Debug)]
pub struct Content {
    /// The figures that the rulebook states.
    pub figures: Figures,
    /// All the cards.
    pub cards: CardSet,
    hash: String,
}

/// The figures that the rulebook states.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
pub struct Figures {
    /// Cards dealt to each player (STA-01).
    pub hand: u8,
    /// Points for a card that is higher than the one before (STA-03).
    pub step: i32,
    origin: Origin,
}

/// The content of the pack that is compiled into the program.
pub fn content() -> &'static Content {
    Content::standard()
}

impl engine::Content for Content {
    fn pack() -> Pack {
        Pack::new([(FILE, include_str!("../content/stairs.toml"))]).with_texts(engine::texts!())
    }

    fn standard() -> &'static Self {
        static CONTENT: LazyLock<Content> = LazyLock::new(|| {
            Content::load(&Content::pack()).expect("our own pack is checked by the tests")
        });
        &CONTENT
    }

    fn load(pack: &Pack) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let file: Option<File> = pack.read(FILE, &mut faults);
        if let Some(file) = &file {
            file.check(&mut faults);
        }
        faults.or(file.map(|file| file.into_content(pack.hash())))
    }

    fn hash(&self) -> &str {
        &self.hash
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    cards: Cards,
    rules: Figures,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
struct Cards {
    highest: u8,
    origin: Origin,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Origin {
    Printed,
    Found,
    Ours,
}

impl File {
    fn check(&self, faults: &mut Faults) {
        let (hand, highest) = (self.rules.hand, self.cards.highest);
        faults.demand((1..=7).contains(&hand), FILE, "rules.hand", "a number from 1 to 7");
        let least = hand.saturating_mul(4);
        let expected = format!("a number from {least}, a hand for each of four, to {MOST_CARDS}");
        let fits = (least..=MOST_CARDS as u8).contains(&highest);
        faults.demand(fits, FILE, "cards.highest", expected);
    }

    fn into_content(self, hash: String) -> Content {
        let cards = (0..self.cards.highest).map(Card).collect();
        Content { figures: self.rules, cards, hash }
    }
}
