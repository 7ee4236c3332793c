//! What a step must have changed, worked out from the table before it.

use monumental::{
    Block, Condition, Count, Held, Leaf, Public, PublicEvent, Shop, Step, Tile, Who, content,
};

use super::{answer_all, steps};
use crate::scene::{A, Scene};

/// Plays on until nothing is under way, and checks that the table has changed as the step says.
pub(crate) fn check_step(table: &mut Scene, before: &Public, step: Step) {
    let told = answer_all(table);
    let told = |wanted: fn(&PublicEvent) -> bool| told.iter().filter(|it| wanted(it)).count();
    let after = table.public();
    let (was, is) = (before.player(A), after.player(A));
    match step {
        Step::Leaf(leaf) => check_leaf(before, after, leaf, told),
        Step::Gain(_) => panic!("a gain is taken when its card is activated"),
        Step::Choose(options) => {
            let first = content().branches(options)[0];
            assert_gained(before, after, block_gives(before, first), step);
        }
        Step::IfGenerated { .. } | Step::If { .. } | Step::Per { .. } => {
            assert_gained(before, after, gives(before, step), step);
        }
        Step::Spend { .. } => {
            assert!(0 < told(|it| matches!(it, PublicEvent::Paid { .. })));
            assert!(0 < told(|it| matches!(it, PublicEvent::Gained { .. })));
        }
        Step::Archive { n, .. } => assert_eq!(is.archived.len(), was.archived.len() + n),
        Step::EachOpponent { .. } => {
            assert_eq!(after.player(Who(1)).archived.len(), 1);
        }
    }
}

fn check_leaf(
    before: &Public,
    after: &Public,
    leaf: Leaf,
    told: impl Fn(fn(&PublicEvent) -> bool) -> usize,
) {
    let (was, is) = (before.player(A), after.player(A));
    let many = gained(before, after).into_iter().take(3).sum::<i16>();
    match leaf {
        Leaf::GainAny { n } => assert_eq!(many, i16::from(n)),
        Leaf::Draw { n } => {
            assert_eq!(after.turn.drawn.len(), before.turn.drawn.len() + usize::from(n));
        }
        Leaf::Reinforce { n } => assert_eq!(after.turn.reinforce, before.turn.reinforce + n),
        Leaf::Activate { n } => {
            assert_eq!(
                after.turn.active.count_ones(),
                before.turn.active.count_ones() + u32::from(n)
            );
        }
        Leaf::Reuse { n } => {
            assert_eq!(told(|it| matches!(it, PublicEvent::Reused { .. })), usize::from(n));
        }
        Leaf::GainCard { from, .. } => {
            let taken = before.basics.iter().sum::<u8>() - after.basics.iter().sum::<u8>();
            assert_eq!(taken, u8::from(from == Shop::Basic));
            assert!(was.top.len() < is.top.len() || was.wonders < is.wonders);
        }
        Leaf::Discount { on, n, uses } => {
            assert_eq!(after.turn.discounts[on.idx()][usize::from(uses) - 1], n);
        }
        Leaf::MoveUnits { n } => {
            assert_eq!(told(|it| matches!(it, PublicEvent::Moved { .. })), usize::from(n));
        }
        Leaf::MoveExplorers { n } => {
            assert_eq!(told(|it| matches!(it, PublicEvent::Explored { .. })), usize::from(n));
        }
        Leaf::Siege { n } => assert_eq!(after.turn.siege, before.turn.siege + n),
        Leaf::MilitaryVs { n, only } => assert_eq!(after.turn.restricted[only.idx()], n),
        Leaf::Exchange { n } => {
            assert_eq!(told(|it| matches!(it, PublicEvent::Paid { .. })), usize::from(n));
            assert_eq!(many, i16::from(n));
        }
        Leaf::Boost { n } => assert_eq!(many, i16::from(n), "the fort gives one kind"),
        Leaf::RepeatAttached => {
            assert_eq!(told(|it| matches!(it, PublicEvent::Reused { .. })), 1)
        }
        Leaf::Outpost => assert_eq!(is.outposts.len(), was.outposts.len() + 1),
        Leaf::ProductionToken { n } => {
            assert_eq!(is.production_tokens, was.production_tokens + n);
        }
        Leaf::RefreshTrack { n } => {
            assert_eq!(told(|it| matches!(it, PublicEvent::TrackDiscarded { .. })), usize::from(n));
        }
        Leaf::Recover { n } => assert_eq!(is.top.len(), was.top.len() + n),
    }
}

/// How much more of each resource A has received; basic ones as generated, in the order of [`Amount`].
fn gained(before: &Public, after: &Public) -> [i16; 5] {
    let (was, is) = (before.player(A), after.player(A));
    let more =
        |idx: usize| i16::from(after.turn.generated[idx]) - i16::from(before.turn.generated[idx]);
    let gold = i16::from(is.gold) - i16::from(was.gold);
    [more(0), more(1), more(2), gold, i16::from(is.culture) - i16::from(was.culture)]
}

/// Resources, and cards drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gains {
    amount: [i16; 5],
    drawn: usize,
}

impl Gains {
    fn plus(mut self, other: Gains) -> Gains {
        self.amount.iter_mut().zip(other.amount).for_each(|(mine, more)| *mine += more);
        self.drawn += other.drawn;
        self
    }
}

/// What a step gives at this table if every question is answered with its first offer, which is production or the
/// first branch. It is worked out from the table alone, without the rules.
pub(crate) fn gives(table: &Public, step: Step) -> Gains {
    match step {
        Step::Gain(amount) => Gains { amount: amount.0.map(i16::from), drawn: 0 },
        Step::Leaf(Leaf::GainAny { n }) => Gains { amount: [n.into(), 0, 0, 0, 0], drawn: 0 },
        Step::Leaf(Leaf::Draw { n }) => Gains { amount: [0; 5], drawn: n.into() },
        Step::Choose(options) => block_gives(table, content().branches(options)[0]),
        Step::IfGenerated { resource, at_least, then } => {
            match at_least <= table.turn.generated[resource.idx()] {
                true => block_gives(table, then),
                false => Gains::default(),
            }
        }
        Step::If { condition, n, then, otherwise } => {
            let block =
                if holds(table, condition, n) { then } else { otherwise.unwrap_or_default() };
            block_gives(table, block)
        }
        Step::Per { count, each, max, then } => {
            let times = (counted(table, count) / usize::from(each))
                .min(max.map_or(usize::MAX, usize::from));
            (0..times).fold(Gains::default(), |sum, _| sum.plus(block_gives(table, then)))
        }
        _ => panic!("no card of ours holds {step:?} in another step"),
    }
}

pub(crate) fn block_gives(table: &Public, block: Block) -> Gains {
    steps(block).into_iter().fold(Gains::default(), |sum, step| sum.plus(gives(table, step)))
}

fn holds(table: &Public, condition: Condition, n: u8) -> bool {
    match condition {
        Condition::ConqueredThisTurn => n <= table.turn.conquered,
        Condition::WarlordAttacked => table.turn.warlord_attacked,
        Condition::HasPolicies => usize::from(n) <= table.player(A).policies.len(),
        _ => panic!("no card of ours asks for {condition:?}"),
    }
}

fn counted(table: &Public, count: Count) -> usize {
    let player = table.player(A);
    match count {
        Count::MarketTokens => player.markets.iter().filter(|it| **it != Held::None).count(),
        Count::CoastalProvinces => {
            let beside_sea = |tile: &Tile| table.board.sea.iter().any(|sea| apart(*tile, sea) == 1);
            player.provinces().iter().filter(beside_sea).count()
        }
        _ => panic!("no card of ours counts {count:?}"),
    }
}

/// How many steps two hexagons are apart.
fn apart(one: Tile, other: Tile) -> i8 {
    let ((q, r), (other_q, other_r)) = (one.axial(), other.axial());
    let (q, r) = (q - other_q, r - other_r);
    q.abs().max(r.abs()).max((q + r).abs())
}

/// Exactly these gains, and what the cards drawn yield besides.
#[track_caller]
pub(crate) fn assert_gained(before: &Public, after: &Public, expected: Gains, step: Step) {
    let drawn = &after.turn.drawn[before.turn.drawn.len()..];
    assert_eq!(drawn.len(), expected.drawn, "{step:?}");
    let yields = drawn.iter().map(|it| content().card(it.card).yields);
    let yields = yields.map(|it| Gains { amount: it.0.map(i16::from), drawn: 0 });
    let all = yields.fold(expected, Gains::plus);
    assert_ne!(all, Gains::default(), "{step:?} gives something at this table");
    assert_eq!(gained(before, after), all.amount, "{step:?}");
}
