//! Lasting effects as written in a pack, and their lowering into effects of a policy.

use engine::Faults;
use serde::Deserialize;

use crate::effects::entry::Entry;
use crate::effects::lowering::{Lowering, Site};
use crate::effects::{Lasting, Modifiers, Trigger};
use crate::terms::{Foe, Purchase};

/// A lasting effect as written: with `action` it is an action, with `mod` it changes a figure, otherwise `on` is its
/// trigger.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum LastingEntry {
    Trigger(TriggerEntry),
    Action(ActionEntry),
    Modifier(ModifierEntry),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TriggerEntry {
    on: Trigger,
    #[serde(default)]
    filter: Filter,
    limit: u8,
    then: Vec<Entry>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionEntry {
    action: bool,
    limit: u8,
    then: Vec<Entry>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ModifierEntry {
    #[serde(rename = "mod")]
    kind: ModifierKind,
    n: u8,
    on: Option<Purchase>,
    filter: Option<Foe>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Filter {
    #[default]
    Any,
    Barbarian,
    FreeTown,
    Enemy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ModifierKind {
    Discount,
    #[serde(rename = "soldier_defense")]
    SoldierDefence,
    ProgressCost,
    ExplorerStride,
    WarlordLimit,
    Reinforce,
    ConquestDiscount,
}

impl Lowering {
    /// Lowers the lasting effects of a policy. Returns the changes of figures, and the range of the other effects.
    pub(crate) fn lasting(
        &mut self,
        site: Site<'_>,
        entries: &[LastingEntry],
        faults: &mut Faults,
    ) -> (Modifiers, std::ops::Range<usize>) {
        let mut modifiers = Modifiers::default();
        let from = self.lasting.len();
        for entry in entries {
            match entry {
                LastingEntry::Modifier(entry) => entry.add(site, &mut modifiers, faults),
                LastingEntry::Action(ActionEntry { action, limit, then }) => {
                    let fair = *action && (1..=9).contains(limit);
                    faults.demand(fair, site.file, site.entry, "action = true, limit from 1 to 9");
                    let then = self.effect(site, then, faults);
                    self.lasting.push(Lasting::Action { limit: *limit, then });
                }
                LastingEntry::Trigger(TriggerEntry { on, filter, limit, then }) => {
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
                    self.lasting.push(Lasting::Trigger { on: *on, filter, limit: *limit, then });
                }
            }
        }
        let range = from..self.lasting.len();
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
            ModifierKind::SoldierDefence => modifiers.soldier_defence += n,
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
