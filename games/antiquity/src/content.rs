//! The content of the game, read from its pack and checked once.

use std::sync::LazyLock;

use engine::{Content as _, Faults, Pack};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet, MAX_MONUMENTS, Monument, Symbol, VALUES};

const FILE: &str = "antiquity.toml";

/// Cards, tracks and figures.
#[derive(Debug)]
pub struct Content {
    /// The figures that the rulebook states.
    pub figures: Figures,
    /// Points for a page about a monument whose marker cannot move (ANT-55).
    pub overflow: Column,
    /// The points of the columns of the monument tracks, from left to right (ANT-77).
    pub columns: Vec<Column>,
    /// The monuments' keys, in order.
    pub keys: Vec<String>,
    /// The names of the monuments' colours, in order: boards draw with them.
    pub tints: Vec<String>,
    /// The cards of each symbol.
    pub by_symbol: [CardSet; 3],
    /// The cards that leave the game with three players (ANT-05).
    pub out_with_3: CardSet,
    historians: Historians,
    hash: String,
    /// The former version of the rules that matches with this content are played by. `None` for the present version.
    former_rules: Option<u32>,
}

/// The figures that the rulebook states.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Cards dealt to each player.
    pub hand: u8,
    /// Actions in a monument turn.
    pub actions: u8,
    /// Cards that the first builder plays at least.
    pub first_builder: u8,
    /// Cards that the second builder plays at least.
    pub second_builder: u8,
    /// Points for a historian who wrote nothing.
    pub unused_historian: i32,
    /// Points for the longest stories.
    pub story_bonus: Vec<i32>,
    /// Points for acquiring a power card.
    pub power_acquired: i32,
    /// Points for holding one at the end.
    pub power_held: i32,
}

/// The points that a monument gives its builders.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Column {
    /// For a sole builder.
    pub sole: i32,
    /// For the first of two builders.
    pub first: i32,
    /// For the second of two builders.
    pub second: i32,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Historians {
    players_2: u8,
    players_3: u8,
    players_4: u8,
}

/// The content of the pack that the program carries.
pub fn content() -> &'static Content {
    Content::standard()
}

impl Content {
    /// All the monuments, in order.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> {
        (0..self.keys.len() as u8).map(Monument)
    }

    /// All the cards.
    pub fn cards(&self) -> CardSet {
        CardSet::from_bits((1 << (self.keys.len() * usize::from(VALUES))) - 1)
    }

    /// The mark on `card`.
    #[inline]
    pub fn symbol(&self, card: Card) -> Symbol {
        let [scroll, ship, _] = Symbol::ALL;
        if self.by_symbol[scroll.idx()].contains(card) {
            scroll
        } else if self.by_symbol[ship.idx()].contains(card) {
            ship
        } else {
            Symbol::Helmet
        }
    }

    /// Historians of each colour (ANT-04).
    pub fn historians(&self, seats: u8) -> u8 {
        match seats {
            2 => self.historians.players_2,
            3 => self.historians.players_3,
            _ => self.historians.players_4,
        }
    }

    /// The monument with that key.
    pub fn monument(&self, key: &str) -> Option<Monument> {
        self.keys.iter().position(|it| it == key).map(|idx| Monument(idx as u8))
    }

    /// The key of `monument`.
    pub fn key(&self, monument: Monument) -> &str {
        &self.keys[monument.idx()]
    }
}

impl engine::Content for Content {
    fn pack() -> Pack {
        Pack::new([(FILE, include_str!("../content/antiquity.toml"))]).with_texts(engine::texts!())
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
            file.check(pack, &mut faults);
        }
        faults.or(file.map(|file| file.into_content(pack.hash())))
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn former_rules(&self) -> Option<u32> {
        self.former_rules
    }

    fn with_former_rules(self, version: u32) -> Self {
        Self { former_rules: Some(version), ..self }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rules: Figures,
    overflow: Column,
    historians: Historians,
    column: Vec<ColumnEntry>,
    monument: Vec<MonumentEntry>,
}

#[derive(Debug, Deserialize)]
struct ColumnEntry {
    #[serde(flatten)]
    column: Column,
    #[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origins; they are read by people")]
struct MonumentEntry {
    key: String,
    origin: Origin,
    colour: String,
    symbols: Vec<Symbol>,
    symbols_origin: Origin,
    #[serde(default)]
    symbols_printed: Vec<u8>,
    out_with_3: Vec<u8>,
    out_origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Origin {
    Printed,
    Found,
    Ours,
}

impl File {
    fn check(&self, pack: &Pack, faults: &mut Faults) {
        self.check_figures(faults);
        self.check_points(faults);
        self.check_monuments(faults);
        let names = self.monument.iter().map(|entry| format!("monument-{}", entry.key));
        pack.demand_texts(names, "the monument's name", faults);
    }

    fn check_figures(&self, faults: &mut Faults) {
        let mut demand = |holds, entry: &str, expected: &str| {
            faults.demand(holds, FILE, entry, expected);
        };
        let Figures { hand, actions, first_builder, second_builder, .. } = self.rules;
        demand((1..=9).contains(&hand), "rules.hand", "a number from 1 to 9");
        demand((1..=9).contains(&actions), "rules.actions", "a number from 1 to 9");
        demand((1..=9).contains(&first_builder), "rules.first_builder", "a number from 1 to 9");
        demand((1..=9).contains(&second_builder), "rules.second_builder", "a number from 1 to 9");
        let Historians { players_2, players_3, players_4 } = self.historians;
        for (entry, historians) in
            [("players_2", players_2), ("players_3", players_3), ("players_4", players_4)]
        {
            demand(historians <= 3, &format!("historians.{entry}"), "a number from 0 to 3");
        }
        demand((1..=9).contains(&self.column.len()), "column", "1 to 9 columns");
    }

    /// Checks that points are so small that no score can overflow its field.
    fn check_points(&self, faults: &mut Faults) {
        let mut demand = |points: &[i32], entry: &str| {
            let small = points.iter().all(|it| (-99..=99).contains(it));
            faults.demand(small, FILE, entry, "points from -99 to 99");
        };
        let worth = |column: Column| [column.sole, column.first, column.second];
        let Figures { unused_historian, story_bonus, power_acquired, power_held, .. } = &self.rules;
        demand(&[*unused_historian], "rules.unused_historian");
        demand(story_bonus, "rules.story_bonus");
        demand(&[*power_acquired], "rules.power_acquired");
        demand(&[*power_held], "rules.power_held");
        demand(&worth(self.overflow), "overflow");
        for (nth, entry) in (1..).zip(&self.column) {
            demand(&worth(entry.column), &format!("column {nth}"));
        }
    }

    fn check_monuments(&self, faults: &mut Faults) {
        let mut demand = |holds, entry: &str, expected: &str| {
            faults.demand(holds, FILE, entry, expected);
        };
        let n_monuments = self.monument.len();
        demand((5..=MAX_MONUMENTS).contains(&n_monuments), "monument", "5 to 14 monuments");
        for (idx, entry) in self.monument.iter().enumerate() {
            let name = format!("monument {:?}", entry.key);
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            let key_is_plain = !entry.key.is_empty() && entry.key.chars().all(plain);
            demand(key_is_plain, &name, "a key of small letters, digits and _");
            let key_is_free = !["random", "unknown"].contains(&entry.key.as_str());
            demand(key_is_free, &name, "a key other than random and unknown");
            let again = self.monument[..idx].iter().any(|it| it.key == entry.key);
            demand(!again, &name, "a key that no other monument has");
            demand(entry.symbols.len() == 9, &name, "9 symbols");
            let values = entry.out_with_3.iter().chain(&entry.symbols_printed);
            demand(values.into_iter().all(|it| (1..=9).contains(it)), &name, "values from 1 to 9");
        }
        let left_of = |entry: &MonumentEntry| {
            (1..=VALUES).filter(|it| !entry.out_with_3.contains(it)).count()
        };
        let left: usize = self.monument.iter().map(left_of).sum();
        let needed = usize::from(self.rules.hand) * 3 + 3;
        let expected = format!("{needed} cards or more left in the game where three play");
        demand(needed <= left, "out_with_3", &expected);
    }

    fn into_content(self, hash: String) -> Content {
        let mut by_symbol = [CardSet::default(); 3];
        let mut out_with_3 = CardSet::default();
        for (idx, entry) in self.monument.iter().enumerate().take(MAX_MONUMENTS) {
            let card = |value| Card::new(Monument(idx as u8), value);
            for (value, symbol) in (1..=VALUES).zip(&entry.symbols) {
                by_symbol[symbol.idx()].insert(card(value));
            }
            let out = entry.out_with_3.iter().filter(|value| (1..=VALUES).contains(*value));
            out.for_each(|value| out_with_3.insert(card(*value)));
        }
        Content {
            figures: self.rules,
            overflow: self.overflow,
            columns: self.column.into_iter().map(|entry| entry.column).collect(),
            tints: self.monument.iter().map(|entry| entry.colour.clone()).collect(),
            keys: self.monument.into_iter().map(|entry| entry.key).collect(),
            by_symbol,
            out_with_3,
            historians: self.historians,
            hash,
            former_rules: None,
        }
    }
}
