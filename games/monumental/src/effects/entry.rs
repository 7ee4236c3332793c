//! Effects as they are written in a pack.

use serde::Deserialize;

use crate::effects::{CardKind, Condition, Count, From, Trigger};
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
        #[serde(default = "many")]
        max: u8,
        then: Vec<Entry>,
    },
    Draw {
        n: u8,
    },
    Archive {
        n: u8,
        from: From,
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
    RefreshDisplay {
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

fn many() -> u8 {
    9
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Shop {
    Basic,
    Display,
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

/// A sum of which a part is free to choose.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Cost {
    pub(super) production: u8,
    pub(super) science: u8,
    pub(super) military: u8,
    pub(super) gold: u8,
    pub(super) culture: u8,
    pub(super) any: u8,
}

/// A lasting effect as written; which of `on`, `action` and `mod` is there says what it is.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum PassiveEntry {
    Trigger(TriggerEntry),
    Action(ActionEntry),
    Modifier(ModifierEntry),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TriggerEntry {
    pub(super) on: Trigger,
    #[serde(default)]
    pub(super) filter: Filter,
    pub(super) limit: u8,
    pub(super) then: Vec<Entry>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionEntry {
    pub(super) action: bool,
    pub(super) limit: u8,
    pub(super) then: Vec<Entry>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ModifierEntry {
    #[serde(rename = "mod")]
    pub(super) kind: ModifierKind,
    pub(super) n: u8,
    pub(super) on: Option<Purchase>,
    pub(super) filter: Option<Foe>,
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
    SoldierDefense,
    ProgressCost,
    ExplorerStride,
    WarlordLimit,
    Reinforce,
    ConquestDiscount,
}
