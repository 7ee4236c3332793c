//! Lowers the effects of a pack into the content's flat lists.

use engine::Faults;

use crate::effects::entry::Entry;
use crate::effects::{Block, Branches, Lasting, Leaf, Step};
use crate::terms::MAX_STEPS;

/// The largest number in an effect.
pub(super) const MOST: u8 = 20;
/// The largest nesting depth of steps.
const DEEPEST: u8 = 3;

/// Lowers effects into flat lists, and notes their faults.
#[derive(Debug, Default)]
pub(crate) struct Lowering {
    pub(crate) steps: Vec<Step>,
    pub(crate) branches: Vec<Block>,
    pub(crate) lasting: Vec<Lasting>,
}

/// The card that has the effect, for faults.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site<'a> {
    pub(crate) file: &'a str,
    pub(crate) entry: &'a str,
}

impl Lowering {
    /// Lowers a whole effect.
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

    /// Lowers steps that follow each other.
    pub(super) fn block(
        &mut self,
        site: Site<'_>,
        entries: &[Entry],
        depth: u8,
        faults: &mut Faults,
    ) -> Block {
        if DEEPEST < depth && !entries.is_empty() {
            faults.note(site.file, site.entry, "steps within steps at most three deep");
            return Block::NONE;
        }
        let steps: Vec<Step> =
            entries.iter().map(|entry| self.step(site, entry, depth + 1, faults)).collect();
        let block = Block { from: self.steps.len() as u16, len: steps.len() as u8 };
        self.steps.extend(steps);
        block
    }

    /// Whether a step, or one of the steps inside it, is such a leaf.
    pub(crate) fn has_leaf(&self, step: Step, such: fn(Leaf) -> bool) -> bool {
        let within =
            |block: Block| block.ids().any(|id| self.has_leaf(self.steps[usize::from(id.0)], such));
        match step {
            Step::Leaf(leaf) => such(leaf),
            Step::Gain(_) => false,
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
        }
    }
}
