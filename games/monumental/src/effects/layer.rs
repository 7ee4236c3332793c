//! The way of effects from a pack into the content's flat lists.

use engine::Faults;

use crate::effects::entry::{
    ActionEntry, Cost, Entry, Filter, ModifierEntry, ModifierKind, PassiveEntry, Shop, TriggerEntry,
};
use crate::effects::{Block, Branches, From, Modifiers, Passive, Step, Trigger};
use crate::terms::{Amount, Foe, MAX_STEPS};

/// The most that a number in an effect can be.
const MOST: u8 = 20;
/// How deep steps can hold steps.
const DEEPEST: u8 = 3;

/// Lays effects into flat lists, and notes what is wrong with them.
#[derive(Debug, Default)]
pub(crate) struct Layer {
    pub(crate) steps: Vec<Step>,
    pub(crate) branches: Vec<Block>,
    pub(crate) passives: Vec<Passive>,
}

/// Whose effect it is, for faults.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site<'a> {
    pub(crate) file: &'a str,
    pub(crate) entry: &'a str,
}

impl Layer {
    /// Lays a whole effect.
    pub(crate) fn effect(
        &mut self,
        site: Site<'_>,
        entries: &[Entry],
        faults: &mut Faults,
    ) -> Block {
        faults.demand(
            entries.len() <= MAX_STEPS,
            site.file,
            site.entry,
            format!("at most {MAX_STEPS} steps in an effect"),
        );
        self.block(site, entries, 0, faults)
    }

    fn block(
        &mut self,
        site: Site<'_>,
        entries: &[Entry],
        depth: u8,
        faults: &mut Faults,
    ) -> Block {
        if DEEPEST < depth {
            faults.note(site.file, site.entry, "steps within steps at most three deep");
            return Block::NONE;
        }
        let steps: Vec<Step> =
            entries.iter().map(|entry| self.step(site, entry, depth + 1, faults)).collect();
        let block = Block { from: self.steps.len() as u16, len: steps.len() as u8 };
        self.steps.extend(steps);
        block
    }

    fn step(&mut self, site: Site<'_>, entry: &Entry, depth: u8, faults: &mut Faults) -> Step {
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
            Entry::GainAny { n: it } => Step::GainAny { n: n(*it) },
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
                let (each, max) = (n(*each), n(*max));
                let then = self.block(site, then, depth, faults);
                Step::Per { count: *count, each: each.max(1), max, then }
            }
            Entry::Draw { n: it } => Step::Draw { n: n(*it) },
            Entry::Archive { n: it, from, then } => {
                let n = n(*it);
                let then = self.block(site, then, depth, faults);
                Step::Archive { n, from: *from, then }
            }
            Entry::Reinforce { n: it } => Step::Reinforce { n: n(*it) },
            Entry::Activate { n: it } => Step::Activate { n: n(*it) },
            Entry::Reuse { n: it } => Step::Reuse { n: n(*it) },
            Entry::GainCard { from, kind, max_cost } => {
                Step::GainCard { basic: *from == Shop::Basic, kind: *kind, max_cost: *max_cost }
            }
            Entry::Discount { on, n: it, uses } => {
                let fair = (1..=4).contains(uses);
                let n = n(*it);
                faults.demand(fair, site.file, site.entry, "uses from 1 to 4");
                Step::Discount { on: *on, n, uses: *uses }
            }
            Entry::MoveUnits { n: it } => Step::MoveUnits { n: n(*it) },
            Entry::MoveExplorers { n: it } => Step::MoveExplorers { n: n(*it) },
            Entry::Siege { n: it } => Step::Siege { n: n(*it) },
            Entry::MilitaryVs { n: it, only } => Step::MilitaryVs { n: n(*it), only: *only },
            Entry::Exchange { n: it } => Step::Exchange { n: n(*it) },
            Entry::Boost { n: it } => Step::Boost { n: n(*it) },
            Entry::RepeatAttached {} => Step::RepeatAttached,
            Entry::Outpost {} => Step::Outpost,
            Entry::ProductionToken { n: it } => Step::ProductionToken { n: n(*it) },
            Entry::RefreshDisplay { n: it } => Step::RefreshDisplay { n: n(*it) },
            Entry::Recover { n: it } => Step::Recover { n: n(*it) },
            Entry::EachOpponent { steps, then } => {
                let archives = matches!(
                    steps[..],
                    [Entry::Archive { from: From::City, ref then, .. }] if then.is_empty()
                );
                let expected = "the one step that opponents take to archive from their city";
                faults.demand(archives, site.file, site.entry, expected);
                let steps = self.block(site, steps, depth, faults);
                let then = self.block(site, then, depth, faults);
                Step::EachOpponent { steps, then }
            }
        }
    }

    /// Whether a step uses a card again, by itself or by the steps within it (MTL-120).
    pub(crate) fn reuses(&self, step: Step) -> bool {
        let within =
            |block: Block| block.ids().any(|id| self.reuses(self.steps[usize::from(id.0)]));
        match step {
            Step::Reuse { .. } => true,
            Step::Choose(Branches { from, len }) => {
                let branches = &self.branches[usize::from(from)..][..usize::from(len)];
                branches.iter().any(|it| within(*it))
            }
            Step::Spend { then, .. }
            | Step::IfGenerated { then, .. }
            | Step::Per { then, .. }
            | Step::Archive { then, .. }
            | Step::EachOpponent { then, .. } => within(then),
            Step::If { then, otherwise, .. } => within(then) || otherwise.is_some_and(within),
            Step::Gain(_)
            | Step::GainAny { .. }
            | Step::Draw { .. }
            | Step::Reinforce { .. }
            | Step::Activate { .. }
            | Step::GainCard { .. }
            | Step::Discount { .. }
            | Step::MoveUnits { .. }
            | Step::MoveExplorers { .. }
            | Step::Siege { .. }
            | Step::MilitaryVs { .. }
            | Step::Exchange { .. }
            | Step::Boost { .. }
            | Step::RepeatAttached
            | Step::Outpost
            | Step::ProductionToken { .. }
            | Step::RefreshDisplay { .. }
            | Step::Recover { .. } => false,
        }
    }

    /// Lays the lasting effects of a policy: what changes figures, and where the rest begins and ends.
    pub(crate) fn passives(
        &mut self,
        site: Site<'_>,
        entries: &[PassiveEntry],
        faults: &mut Faults,
    ) -> (Modifiers, std::ops::Range<usize>) {
        let mut modifiers = Modifiers::default();
        let from = self.passives.len();
        for entry in entries {
            match entry {
                PassiveEntry::Modifier(entry) => entry.add(site, &mut modifiers, faults),
                PassiveEntry::Action(ActionEntry { action, limit, then }) => {
                    let fair = *action && (1..=9).contains(limit);
                    faults.demand(fair, site.file, site.entry, "action = true, limit from 1 to 9");
                    let then = self.effect(site, then, faults);
                    self.passives.push(Passive::Action { limit: *limit, then });
                }
                PassiveEntry::Trigger(TriggerEntry { on, filter, limit, then }) => {
                    let filter = match filter {
                        Filter::Any => None,
                        Filter::Barbarian => Some(Foe::Barbarian),
                        Filter::FreeTown => Some(Foe::FreeTown),
                        Filter::Enemy => Some(Foe::Enemy),
                    };
                    let fair = filter.is_none() || *on == Trigger::Conquer;
                    faults.demand(
                        fair,
                        site.file,
                        site.entry,
                        "a filter with on = \"conquer\" only",
                    );
                    let then = self.effect(site, then, faults);
                    self.passives.push(Passive::Trigger { on: *on, filter, limit: *limit, then });
                }
            }
        }
        let range = from..self.passives.len();
        let fair = range.len() <= 4;
        faults.demand(fair, site.file, site.entry, "at most 4 lasting effects that do something");
        (modifiers, range)
    }
}

impl ModifierEntry {
    fn add(&self, site: Site<'_>, modifiers: &mut Modifiers, faults: &mut Faults) {
        let n = self.n;
        faults.demand((1..=9).contains(&n), site.file, site.entry, "n from 1 to 9");
        match self.kind {
            ModifierKind::Discount => match self.on {
                Some(on) => modifiers.discount[on.idx()] += n,
                None => faults.note(site.file, site.entry, "on, saying what is cheaper"),
            },
            ModifierKind::SoldierDefense => modifiers.soldier_defence += n,
            ModifierKind::ProgressCost => modifiers.progress += n,
            ModifierKind::ExplorerStride => modifiers.extra_steps += n.saturating_sub(1),
            ModifierKind::WarlordLimit => modifiers.extra_warlord += n.saturating_sub(1),
            ModifierKind::Reinforce => modifiers.reinforce += n,
            ModifierKind::ConquestDiscount => {
                let fair = self.filter == Some(Foe::FreeTown);
                faults.demand(fair, site.file, site.entry, "filter = \"free_town\"");
                modifiers.town += n;
            }
        }
    }
}
