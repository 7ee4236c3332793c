//! The content file as written, and the checks that it must pass.

use engine::{Faults, Pack};
use serde::Deserialize;

use super::plan::BrickEntry;
use super::{Board, Content, FILE, Figures, Ground, Plan, Supply, ground, plan, supply};
use crate::pieces::{Colour, Piece, Pieces};

/// The most monuments a pack can have.
const MAX_BOARDS: usize = 99;
/// The most pieces of all kinds that a box can have.
const MAX_STOCK: u32 = 200;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    rules: Rules,
    level: Vec<LevelEntry>,
    stock: Vec<StockEntry>,
    quarry: ground::Entry,
    monument: Vec<MonumentEntry>,
}

/// Where an entry comes from. It is for people; every entry must say it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Origin {
    Printed,
    Found,
    Ours,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    #[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
    origin: Origin,
    rounds: u8,
    start: i16,
    track: u8,
    paces: Vec<u8>,
    jewel: i16,
    black: i16,
    left: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelEntry {
    points: i16,
    #[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StockEntry {
    piece: Piece,
    many: u8,
    #[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
    origin: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "an entry must say its origins; they are read by people")]
struct MonumentEntry {
    key: String,
    origin: Origin,
    middle: Vec<u8>,
    middle_origin: Origin,
    rounds: Vec<supply::Entry>,
    plan: Vec<BrickEntry>,
    plan_origin: Origin,
}

impl File {
    /// The content. All faults of the file are noted in `faults`.
    pub(super) fn into_content(self, pack: &Pack, faults: &mut Faults) -> Option<Content> {
        self.rules.check(faults);
        self.check_levels(faults);
        let stock = self.stock(faults);
        let ground = Ground::of(&self.quarry, &self.rules.paces, faults);
        self.check_keys(pack, faults);
        let plans: Vec<Option<Plan>> =
            self.monument.iter().map(|entry| self.plan(entry, faults)).collect();
        self.monument.iter().for_each(|entry| entry.check_supply(stock, faults));
        let (ground, stock) = (ground?, stock?);
        let boards: Vec<Board> = (self.monument.iter().zip(plans))
            .filter_map(|(entry, plan)| {
                let rounds = self.rounds(entry, &ground, faults);
                Some(Board { key: entry.key.clone(), plan: plan?, rounds })
            })
            .collect();
        ground.check_drawing(&boards, faults);
        Some(Content {
            figures: self.rules.into_figures(),
            levels: self.level.iter().map(|level| level.points).collect(),
            stock,
            ground,
            boards,
            hash: pack.hash(),
        })
    }

    fn check_levels(&self, faults: &mut Faults) {
        let n_levels = self.level.len();
        faults.demand((1..=9).contains(&n_levels), FILE, "level", "1 to 9 levels");
        for (idx, level) in self.level.iter().enumerate() {
            let within = (0..=99).contains(&level.points);
            faults.demand(within, FILE, &format!("level {}", idx + 1), "0 to 99 points");
        }
    }

    fn stock(&self, faults: &mut Faults) -> Option<Pieces> {
        let n_faults = faults.0.len();
        for piece in Piece::ALL {
            let entry = format!("stock of {:?}", piece.key());
            let entries = self.stock.iter().filter(|entry| entry.piece == piece).count();
            faults.demand(entries == 1, FILE, &entry, "one entry");
        }
        let total: u32 = self.stock.iter().map(|entry| u32::from(entry.many)).sum();
        faults.demand(total <= MAX_STOCK, FILE, "stock", format!("{MAX_STOCK} pieces at most"));
        let sound = faults.0.len() == n_faults;
        sound.then(|| self.stock.iter().map(|entry| (entry.piece, entry.many)).collect())
    }

    fn check_keys(&self, pack: &Pack, faults: &mut Faults) {
        let n_boards = self.monument.len();
        faults.demand((1..=MAX_BOARDS).contains(&n_boards), FILE, "monument", "1 to 99 monuments");
        for (idx, entry) in self.monument.iter().enumerate() {
            let name = entry.name();
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            let key_is_plain = !entry.key.is_empty() && entry.key.chars().all(plain);
            faults.demand(key_is_plain, FILE, &name, "a key of small letters, digits and _");
            let again = self.monument[..idx].iter().any(|it| it.key == entry.key);
            faults.demand(!again, FILE, &name, "a key that no other monument has");
        }
        let names = self.monument.iter().map(|entry| format!("monument-{}", entry.key));
        pack.demand_texts(names, "the monument's name", faults);
    }

    fn plan(&self, entry: &MonumentEntry, faults: &mut Faults) -> Option<Plan> {
        let levels: Vec<i16> = self.level.iter().map(|level| level.points).collect();
        Plan::of(&entry.plan, &levels, &entry.name(), faults)
    }

    fn rounds(&self, entry: &MonumentEntry, ground: &Ground, faults: &mut Faults) -> Vec<Supply> {
        let name = entry.name();
        let n_rounds = usize::from(self.rules.rounds);
        let complete = entry.rounds.len() == n_rounds && entry.middle.len() == n_rounds;
        faults.demand(complete, FILE, &name, format!("{n_rounds} rounds, in rounds and in middle"));
        let rounds = (1..=self.rules.rounds).zip(entry.rounds.iter().zip(&entry.middle));
        let supply = |(nth, (round, middle)): (u8, (&supply::Entry, &u8))| {
            Supply::of(round, *middle, ground, &format!("{name}, round {nth}"), faults)
        };
        rounds.filter_map(supply).collect()
    }
}

impl MonumentEntry {
    fn name(&self) -> String {
        format!("monument {:?}", self.key)
    }

    /// Checks that the box has all pieces of the rounds, and that the rounds have all bricks of the plan.
    fn check_supply(&self, stock: Option<Pieces>, faults: &mut Faults) {
        let total = |piece: Piece| -> usize {
            let rounds = self.rounds.iter().map(|round| usize::from(round.many(piece)));
            match piece {
                Piece::Brick(_) | Piece::Jewel => rounds.sum(),
                Piece::Black => rounds.max().unwrap_or(0),
            }
        };
        for (piece, stock) in Piece::ALL.into_iter().filter_map(|piece| Some((piece, stock?))) {
            let expected = format!("no more {} pieces than the stock has", piece.key());
            let enough = total(piece) <= usize::from(stock.count(piece));
            faults.demand(enough, FILE, &self.name(), expected);
        }
        for colour in Colour::ALL {
            let needed = plan::many_of(&self.plan, colour);
            let enough = needed <= total(Piece::Brick(colour));
            let expected = format!(
                "at least {needed} {} bricks in its rounds, as in its plan",
                Piece::Brick(colour).key()
            );
            faults.demand(enough, FILE, &self.name(), expected);
        }
    }
}

impl Rules {
    fn check(&self, faults: &mut Faults) {
        let mut demand = |holds, entry: &str, expected: &str| {
            faults.demand(holds, FILE, entry, expected);
        };
        demand((1..=9).contains(&self.rounds), "rules.rounds", "a number from 1 to 9");
        demand((0..=999).contains(&self.start), "rules.start", "a number from 0 to 999");
        demand(1 <= self.track, "rules.track", "a number from 1 to 255");
        let within = self.paces.iter().all(|paces| (1..=ground::MAX_PACES).contains(paces));
        let paces = self.paces.first() == Some(&1) && within;
        demand(paces, "rules.paces", "numbers from 1 to 6, the first of them 1");
        demand((0..=99).contains(&self.jewel), "rules.jewel", "a number from 0 to 99");
        demand((0..=99).contains(&self.black), "rules.black", "a number from 0 to 99");
        demand((-9..=0).contains(&self.left), "rules.left", "a number from -9 to 0");
    }

    fn into_figures(self) -> Figures {
        let Rules { rounds, start, track, paces, jewel, black, left, .. } = self;
        Figures { rounds, start, track, paces, jewel, black, left }
    }
}
