//! Packs of one's own: whatever effects a pack has, if it loads, every match with it keeps the laws and comes to an end.
//!
//! The packs are the standard one with random effects in every place that has one. `PACKS=2000` tries that many packs;
//! a pack that fails is named by its number.

use std::env;
use std::fmt::Write as _;

use engine::{Chance, Content as _, Game, Pack, Setup as _, Status};
use monumental::{Content, Monumental, Options};

/// How many packs are tried unless `PACKS` says another number.
const PACKS: u64 = 50;
/// More decisions than any match has.
const ENOUGH: u32 = 60_000;

#[test]
fn every_pack_that_loads_plays_to_the_end() {
    let packs = env::var("PACKS").map_or(PACKS, |many| many.parse().unwrap());
    for nth in 0..packs {
        let content = random_pack(nth);
        for seats in 1..=4 {
            play(content, nth, seats);
        }
    }
}

/// Plays a random match: everything offered is allowed, now and then nothing else is, and each piece is in one place.
fn play(content: &'static Content, nth: u64, seats: u8) {
    let at = format!("pack {nth} for {seats}");
    let mut luck = Chance::quick(100 * nth + u64::from(seats));
    let mut whim = Chance::quick(nth);
    let mut table = Monumental::setup(content, &Options::default(), seats, &mut luck);
    let mut offers = Vec::new();
    let mut decisions = 0;
    while let Status::Waiting { seats, .. } = table.status() {
        let by = seats.nth(0).unwrap();
        table.offer(by, &mut offers);
        assert!(!offers.is_empty(), "{at}: {by:?} is asked and has no answer");
        if decisions % 64 == 0 {
            for code in 0..Monumental::CODES {
                let Some(action) = Monumental::action_from_code(code) else { continue };
                let allowed = table.check(by, action).is_ok();
                assert_eq!(allowed, offers.contains(&action), "{at}: {action:?}");
            }
        }
        let action = whim.pick(&offers);
        let done = table.step(by, action, &mut luck);
        assert!(done.is_ok(), "{at}: {action:?} was offered");
        table.audit().unwrap_or_else(|fault| panic!("{at}, after {action:?}: {fault}"));
        decisions += 1;
        assert!(decisions < ENOUGH, "{at} does not end");
    }
}

/// The standard pack with other effects.
fn random_pack(nth: u64) -> &'static Content {
    let mut writer = Writer { whim: Chance::quick(nth ^ 0x5eed) };
    let files = ["civilizations.toml", "development.toml", "tokens.toml"];
    let standard = Monumental::pack();
    let files = files.map(|file| (file, writer.rewrite(standard.file(file).unwrap())));
    let loaded = Content::load(&standard.overlaid(Pack::new(files)));
    Box::leak(Box::new(loaded.unwrap_or_else(|faults| panic!("pack {nth}: {faults}"))))
}

/// Writes effects at random, within what a pack may say.
struct Writer {
    whim: Chance,
}

/// How deep steps can hold steps.
const DEEPEST: u8 = 3;
const COUNTS: [&str; 13] = [
    "provinces",
    "coastal_provinces",
    "wonders_owned",
    "policies",
    "knowledge_in_city",
    "activated_knowledge",
    "archived",
    "explorers_abroad",
    "market_tokens",
    "barbarian_tokens",
    "free_town_tokens",
    "conquered_this_turn",
    "outposts",
];
const CONDITIONS: [&str; 6] = [
    "conquered_this_turn",
    "warlord_attacked",
    "has_policies",
    "owns_wonders",
    "has_attached",
    "fewest_provinces",
];
const TRIGGERS: [&str; 8] = [
    "turn_start",
    "conquer",
    "acquire_building",
    "acquire_knowledge",
    "complete_wonder",
    "progress",
    "explorer_take",
    "archive",
];
const FOES: [&str; 3] = ["barbarian", "free_town", "enemy"];
const BASIC: [&str; 3] = ["production", "science", "military"];
const RESOURCES: [&str; 5] = ["production", "science", "military", "gold", "culture"];
const PURCHASES: [&str; 7] =
    ["building", "basic", "knowledge", "wonder", "progress", "policy", "free_town"];

impl Writer {
    /// Gives every effect of a file another one.
    fn rewrite(&mut self, text: &str) -> String {
        let mut written = String::new();
        for line in text.lines() {
            let key = line.split_once(" = ").map_or("", |(key, _)| key);
            let changed = match key {
                "effect" | "on_develop" => self.block(0, 4),
                "on_complete" => self.without_wonder(),
                "rewards" => format!("[{}, {}]", self.block(0, 2), self.block(0, 2)),
                "passive" => self.lasting(),
                _ => {
                    writeln!(written, "{line}").unwrap();
                    continue;
                }
            };
            writeln!(written, "{key} = {changed}").unwrap();
        }
        written
    }

    /// A wonder gives no other wonder.
    fn without_wonder(&mut self) -> String {
        loop {
            let block = self.block(0, 4);
            if !block.contains("\"wonder\", max_cost") && !block.contains("\"any\", max_cost") {
                return block;
            }
        }
    }

    /// Mostly small, sometimes the most that is allowed.
    fn number(&mut self) -> u32 {
        if self.whim.below(12) == 0 { 20 } else { 1 + self.whim.below(3) }
    }

    fn one_of(&mut self, words: &[&'static str]) -> &'static str {
        self.whim.pick(words)
    }

    fn sum(&mut self, words: &[&'static str]) -> String {
        let (first, second) = (self.one_of(words), self.one_of(words));
        let n = self.number();
        match first == second {
            true => format!("{first} = {n}"),
            false => format!("{first} = {n}, {second} = 1"),
        }
    }

    /// From one step up to `most`.
    fn block(&mut self, depth: u8, most: u32) -> String {
        let many = 1 + self.whim.below(most);
        let steps: Vec<String> = (0..many).map(|_| self.step(depth)).collect();
        format!("[{}]", steps.join(", "))
    }

    fn step(&mut self, depth: u8) -> String {
        let plain = 18;
        let holders = if depth < DEEPEST { 8 } else { 0 };
        let op = self.whim.below(plain + holders);
        if op < plain { self.leaf(op) } else { self.holder(op - plain, depth + 1) }
    }

    /// A step that holds no other steps.
    fn leaf(&mut self, op: u32) -> String {
        let n = self.number();
        match op {
            0 => format!("{{op = \"gain\", {}}}", self.sum(&RESOURCES)),
            1 => format!("{{op = \"gain_any\", n = {n}}}"),
            2 => format!("{{op = \"draw\", n = {n}}}"),
            3 => format!("{{op = \"reinforce\", n = {n}}}"),
            4 => format!("{{op = \"activate\", n = {n}}}"),
            5 => format!("{{op = \"reuse\", n = {n}}}"),
            6 => {
                let from = self.one_of(&["basic", "display"]);
                let kind = self.one_of(&["building", "knowledge", "wonder", "any"]);
                format!(
                    "{{op = \"gain_card\", from = \"{from}\", kind = \"{kind}\", max_cost = {n}}}"
                )
            }
            7 => {
                let (on, uses) = (self.one_of(&PURCHASES), 1 + self.whim.below(4));
                format!("{{op = \"discount\", on = \"{on}\", n = {n}, uses = {uses}}}")
            }
            8 => format!("{{op = \"move_units\", n = {n}}}"),
            9 => format!("{{op = \"move_explorers\", n = {n}}}"),
            10 => format!("{{op = \"siege\", n = {n}}}"),
            11 => {
                let only = self.one_of(&FOES);
                format!("{{op = \"military_vs\", n = {n}, only = \"{only}\"}}")
            }
            12 => format!("{{op = \"exchange\", n = {n}}}"),
            13 => format!("{{op = \"boost\", n = {n}}}"),
            14 => self.one_of(&["{op = \"repeat_attached\"}", "{op = \"outpost\"}"]).to_owned(),
            15 => format!("{{op = \"production_token\", n = {n}}}"),
            16 => format!("{{op = \"refresh_display\", n = {n}}}"),
            _ => format!("{{op = \"recover\", n = {n}}}"),
        }
    }

    /// A step that holds others.
    fn holder(&mut self, op: u32, depth: u8) -> String {
        let (n, then) = (self.number(), self.block(depth, 2));
        match op {
            0 => format!("{{op = \"choose\", options = [{then}, {}]}}", self.block(depth, 2)),
            1 => {
                let cost =
                    self.sum(&["production", "science", "military", "gold", "culture", "any"]);
                format!("{{op = \"spend\", cost = {{{cost}}}, max = {n}, then = {then}}}")
            }
            2 => {
                let res = self.one_of(&BASIC);
                format!("{{op = \"if_generated\", res = \"{res}\", at_least = {n}, then = {then}}}")
            }
            3 => {
                let condition = self.one_of(&CONDITIONS);
                format!("{{op = \"if\", cond = \"{condition}\", n = {n}, then = {then}}}")
            }
            4 => {
                let (condition, other) = (self.one_of(&CONDITIONS), self.block(depth, 2));
                format!("{{op = \"if\", cond = \"{condition}\", then = {then}, else = {other}}}")
            }
            5 => {
                let (count, max) = (self.one_of(&COUNTS), ["", "max = 3, "]);
                let max = self.whim.pick(&max);
                format!("{{op = \"per\", count = \"{count}\", {max}then = {then}}}")
            }
            6 => {
                let from = self.one_of(&["city", "discard", "city_or_discard"]);
                format!("{{op = \"archive\", n = {n}, from = \"{from}\", then = {then}}}")
            }
            _ => {
                let steps = format!("[{{op = \"archive\", n = {n}, from = \"city\"}}]");
                format!("{{op = \"each_opponent\", steps = {steps}, then = {then}}}")
            }
        }
    }

    /// Up to three lasting effects of a policy.
    fn lasting(&mut self) -> String {
        let many = 1 + self.whim.below(3);
        let entries: Vec<String> = (0..many).map(|_| self.lasting_entry()).collect();
        format!("[{}]", entries.join(", "))
    }

    fn lasting_entry(&mut self) -> String {
        let n = 1 + self.whim.below(3);
        match self.whim.below(5) {
            0 | 1 => {
                let (on, limit, then) =
                    (self.one_of(&TRIGGERS), self.whim.below(3), self.block(0, 3));
                format!("{{on = \"{on}\", limit = {limit}, then = {then}}}")
            }
            2 | 3 => format!("{{action = true, limit = {n}, then = {}}}", self.block(0, 3)),
            _ => match self.whim.below(7) {
                0 => {
                    format!("{{mod = \"discount\", on = \"{}\", n = {n}}}", self.one_of(&PURCHASES))
                }
                1 => format!("{{mod = \"soldier_defense\", n = {n}}}"),
                2 => format!("{{mod = \"progress_cost\", n = {n}}}"),
                3 => format!("{{mod = \"explorer_stride\", n = {n}}}"),
                4 => format!("{{mod = \"warlord_limit\", n = {n}}}"),
                5 => format!("{{mod = \"reinforce\", n = {n}}}"),
                _ => {
                    format!("{{mod = \"conquest_discount\", filter = \"free_town\", n = {n}}}")
                }
            },
        }
    }
}
