//! Effects as written in a pack, and their lowering into steps.

use engine::Faults;
use serde::Deserialize;

use crate::effects::lowering::{Lowering, MOST, Site};
use crate::effects::{
    ArchiveSource, Block, Branches, CardKind, Condition, Count, Leaf, Shop, Step,
};
use crate::terms::{Amount, Foe, Purchase, Resource};

/// A step as written: `{op = "gain", production = 1}`.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Entry {
    Gain(Sum),
    GainAny {
        n: u8,
    },
    Choose {
        options: Vec<Vec<Entry>>,
    },
    Spend {
        cost: Cost,
        then: Vec<Entry>,
        #[serde(default = "one")]
        max: u8,
    },
    IfGenerated {
        res: Resource,
        at_least: u8,
        then: Vec<Entry>,
    },
    If {
        cond: Condition,
        #[serde(default = "one")]
        n: u8,
        then: Vec<Entry>,
        #[serde(rename = "else")]
        otherwise: Option<Vec<Entry>>,
    },
    Per {
        count: Count,
        #[serde(default = "one")]
        each: u8,
        max: Option<u8>,
        then: Vec<Entry>,
    },
    Draw {
        n: u8,
    },
    Archive {
        n: u8,
        from: ArchiveSource,
        #[serde(default)]
        then: Vec<Entry>,
    },
    Reinforce {
        n: u8,
    },
    Activate {
        n: u8,
    },
    Reuse {
        n: u8,
    },
    GainCard {
        from: Shop,
        kind: CardKind,
        max_cost: u8,
    },
    Discount {
        on: Purchase,
        n: u8,
        uses: u8,
    },
    MoveUnits {
        n: u8,
    },
    MoveExplorers {
        n: u8,
    },
    Siege {
        n: u8,
    },
    MilitaryVs {
        n: u8,
        only: Foe,
    },
    Exchange {
        n: u8,
    },
    Boost {
        n: u8,
    },
    RepeatAttached {},
    Outpost {},
    ProductionToken {
        n: u8,
    },
    #[serde(rename = "refresh_display")]
    RefreshTrack {
        n: u8,
    },
    Recover {
        n: u8,
    },
    EachOpponent {
        steps: Vec<Entry>,
        #[serde(default)]
        then: Vec<Entry>,
    },
}

fn one() -> u8 {
    1
}

/// `production = 2, gold = 1`.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Sum {
    production: u8,
    science: u8,
    military: u8,
    gold: u8,
    culture: u8,
}

impl Sum {
    pub(crate) fn amount(self) -> Amount {
        Amount([self.production, self.science, self.military, self.gold, self.culture])
    }
}

/// A cost, part of which the player chooses.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Cost {
    production: u8,
    science: u8,
    military: u8,
    gold: u8,
    culture: u8,
    any: u8,
}

impl From<Leaf> for Step {
    fn from(leaf: Leaf) -> Self {
        Step::Leaf(leaf)
    }
}

impl Lowering {
    /// Lowers one step, with the steps inside it.
    pub(super) fn step(
        &mut self,
        site: Site<'_>,
        entry: &Entry,
        depth: u8,
        faults: &mut Faults,
    ) -> Step {
        let mut n = |n: u8| {
            let holds = (1..=MOST).contains(&n);
            faults.demand(holds, site.file, site.entry, format!("n from 1 to {MOST}"));
            n
        };
        match entry {
            Entry::Gain(sum) => {
                let amount = sum.amount();
                let fair = amount.0.iter().all(|it| *it <= MOST) && !amount.is_none();
                faults.demand(fair, site.file, site.entry, "a gain of something, 20 at most");
                Step::Gain(amount)
            }
            Entry::GainAny { n: it } => Leaf::GainAny { n: n(*it) }.into(),
            Entry::Choose { options } => {
                let fair = (2..=6).contains(&options.len());
                faults.demand(fair, site.file, site.entry, "2 to 6 options to choose from");
                let blocks: Vec<Block> =
                    options.iter().map(|it| self.block(site, it, depth, faults)).collect();
                let options =
                    Branches { from: self.branches.len() as u16, len: blocks.len() as u8 };
                self.branches.extend(blocks);
                Step::Choose(options)
            }
            Entry::Spend { cost, then, max } => {
                let Cost { production, science, military, gold, culture, any } = *cost;
                let max = n(*max);
                let cost = Amount([production, science, military, gold, culture]);
                let paid = !cost.is_none() || 0 < any;
                faults.demand(paid, site.file, site.entry, "a cost of something");
                let then = self.block(site, then, depth, faults);
                Step::Spend { cost, any, max, then }
            }
            Entry::IfGenerated { res, at_least, then } => {
                let at_least = n(*at_least);
                faults.demand(res.is_basic(), site.file, site.entry, "a basic resource");
                let then = self.block(site, then, depth, faults);
                Step::IfGenerated { resource: *res, at_least, then }
            }
            Entry::If { cond, n: it, then, otherwise } => {
                let n = n(*it);
                let then = self.block(site, then, depth, faults);
                let otherwise = otherwise.as_ref().map(|it| self.block(site, it, depth, faults));
                Step::If { condition: *cond, n, then, otherwise }
            }
            Entry::Per { count, each, max, then } => {
                let (each, max) = (n(*each), max.map(&mut n));
                let then = self.block(site, then, depth, faults);
                Step::Per { count: *count, each: each.max(1), max, then }
            }
            Entry::Draw { n: it } => Leaf::Draw { n: n(*it) }.into(),
            Entry::Archive { n: it, from, then } => {
                let n = n(*it);
                let then = self.block(site, then, depth, faults);
                Step::Archive { n, from: *from, then }
            }
            Entry::Reinforce { n: it } => Leaf::Reinforce { n: n(*it) }.into(),
            Entry::Activate { n: it } => Leaf::Activate { n: n(*it) }.into(),
            Entry::Reuse { n: it } => Leaf::Reuse { n: n(*it) }.into(),
            Entry::GainCard { from, kind, max_cost } => {
                Leaf::GainCard { from: *from, kind: *kind, max_cost: *max_cost }.into()
            }
            Entry::Discount { on, n: it, uses } => {
                let fair = (1..=4).contains(uses);
                let n = n(*it);
                faults.demand(fair, site.file, site.entry, "uses from 1 to 4");
                Leaf::Discount { on: *on, n, uses: *uses }.into()
            }
            Entry::MoveUnits { n: it } => Leaf::MoveUnits { n: n(*it) }.into(),
            Entry::MoveExplorers { n: it } => Leaf::MoveExplorers { n: n(*it) }.into(),
            Entry::Siege { n: it } => Leaf::Siege { n: n(*it) }.into(),
            Entry::MilitaryVs { n: it, only } => Leaf::MilitaryVs { n: n(*it), only: *only }.into(),
            Entry::Exchange { n: it } => Leaf::Exchange { n: n(*it) }.into(),
            Entry::Boost { n: it } => Leaf::Boost { n: n(*it) }.into(),
            Entry::RepeatAttached {} => Leaf::RepeatAttached.into(),
            Entry::Outpost {} => Leaf::Outpost.into(),
            Entry::ProductionToken { n: it } => Leaf::ProductionToken { n: n(*it) }.into(),
            Entry::RefreshTrack { n: it } => Leaf::RefreshTrack { n: n(*it) }.into(),
            Entry::Recover { n: it } => Leaf::Recover { n: n(*it) }.into(),
            Entry::EachOpponent { steps, then } => {
                let archives = matches!(
                    steps[..],
                    [Entry::Archive { from: ArchiveSource::City, ref then, .. }] if then.is_empty()
                );
                let expected = "the one step that opponents take to archive from their city";
                faults.demand(archives, site.file, site.entry, expected);
                let steps = self.block(site, steps, depth, faults);
                let then = self.block(site, then, depth, faults);
                Step::EachOpponent { steps, then }
            }
        }
    }
}
