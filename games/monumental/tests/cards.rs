//! Plays every card: each city card, each policy, each warlord, each token, each solo card does what its steps say.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that fails panics")]
#![allow(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing")]

mod scene;

use engine::{Chance, Game, Seat, Status};
use monumental::{
    Amount, Block, Card, Condition, Count, Foe, Held, Kind, Leaf, Monumental, Public, PublicEvent,
    Question, Refusal, Shop, SoloEvent, Step, StepId, Tile, Trigger, Who, content,
};
use scene::{A, Scene, key, scene};

/// A table at which every step can do something: pieces on the board, cards to draw, archive, recover and replace.
fn rich(civ: &str, city: &str, more: &str) -> Scene {
    let other = if civ == "denmark" { "china" } else { "denmark" };
    scene(&format!(
        "civs: {civ}, {other}
         A city: {city}, -, -, work_camp, library, -, -, -, fort
         A deck: library, library, work_camp, work_camp, fort, fort, fort, fort, fort, fort, fort
         A discard: forum, mine
         A holds: f4 3w, f5 1, e4 1, f3 1
         A explorers: f4, f5
         A wonders: 3
         A knowledge: 1
         A market: 1 1
         B city: fort, fort, fort, fort, fort, fort, fort, fort, fort
         B deck: mine, mine
         A gold: 20
         A culture: 9
         phase: row
         {more}"
    ))
}

/// Plays on until nothing is under way, and checks that the table has changed as the step says.
fn check_step(table: &mut Scene, before: &Public, step: Step) {
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
struct Gains {
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
fn gives(table: &Public, step: Step) -> Gains {
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
            let times = (counted(table, count) / usize::from(each)).min(max.into());
            (0..times).fold(Gains::default(), |sum, _| sum.plus(block_gives(table, then)))
        }
        _ => panic!("no card of ours holds {step:?} in another step"),
    }
}

fn block_gives(table: &Public, block: Block) -> Gains {
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
fn assert_gained(before: &Public, after: &Public, expected: Gains, step: Step) {
    let drawn = &after.turn.drawn[before.turn.drawn.len()..];
    assert_eq!(drawn.len(), expected.drawn, "{step:?}");
    let yields = drawn.iter().map(|it| content().card(it.card).yields);
    let yields = yields.map(|it| Gains { amount: it.0.map(i16::from), drawn: 0 });
    let all = yields.fold(expected, Gains::plus);
    assert_ne!(all, Gains::default(), "{step:?} gives something at this table");
    assert_eq!(gained(before, after), all.amount, "{step:?}");
}

/// Answers all that is under way with its first offer, and says what was told.
fn answer_all(table: &mut Scene) -> Vec<PublicEvent> {
    let mut told = std::mem::take(&mut table.pending);
    let mut offers = Vec::new();
    while !table.public().agenda.is_empty() {
        let by = table.waiting();
        table.table.offer(by, &mut offers);
        let events = table.table.step(by, offers[0], &mut table.luck).unwrap();
        told.extend(events.public);
    }
    told
}

fn use_step(table: &mut Scene, place: &str, nth: usize) {
    let events = table.play(&format!("use {place} {}", nth + 1));
    table.pending = events.into_iter().flat_map(|it| it.public).collect();
}

fn steps(block: Block) -> Vec<Step> {
    block.ids().map(|id: StepId| content().step(id)).collect()
}

/// Every step of every card in the city: starting cards, those of the civilisations, basic and development cards.
#[test]
fn every_city_card_does_what_it_says() {
    let mut n_steps = 0;
    for (idx, info) in content().cards.iter().enumerate() {
        let card = Card(idx as u8);
        let knowledge = info.kind == Kind::Knowledge;
        let city = if knowledge { format!("fort+{}", info.key) } else { info.key.clone() };
        let place = if knowledge { "a1 knowledge" } else { "a1" };
        for (nth, step) in steps(info.effect).into_iter().enumerate() {
            n_steps += 1;
            let mut table = rich("greece", &city, "A policies: greece_league, greece_phalanx");
            table.play("row 1; column 1");
            prepare(&mut table, step);
            let yields = info.yields;
            if let Step::Gain(_) = step {
                for (resource, n) in yields.parts().filter(|(it, _)| it.is_basic()) {
                    assert!(n <= table.public().turn.generated[resource.idx()], "{}", info.key);
                }
                let kept =
                    Amount([0, 0, 0, table.player(A).gold - 20, table.player(A).culture - 9]);
                assert_eq!(kept.0[3..], yields.0[3..], "{}", key(card));
                continue;
            }
            let before = table.public().clone();
            use_step(&mut table, place, nth);
            check_step(&mut table, &before, step);
        }
    }
    assert_eq!(content().cards.len(), 5 + 10 + 3 + 35);
    assert_eq!(n_steps, 75, "all of them were played");
}

/// Each branch of a choice gives exactly what it says.
#[test]
fn every_branch_gives_exactly_what_it_says() {
    let mut n_branches = 0;
    for info in &content().cards {
        for (nth, step) in steps(info.effect).into_iter().enumerate() {
            let Step::Choose(options) = step else { continue };
            for (branch, block) in content().branches(options).iter().enumerate() {
                n_branches += 1;
                let mut table = rich("greece", &info.key, "");
                table.play("row 1; column 1");
                let before = table.public().clone();
                use_step(&mut table, "a1", nth);
                table.play(&format!("choose {}", branch + 1));
                answer_all(&mut table);
                assert_gained(&before, table.public(), block_gives(&before, *block), step);
            }
        }
    }
    assert_eq!(n_branches, 2);
}

/// MTL-33, MTL-121: where the condition does not hold, a step is not offered, or gives exactly what stands under "else".
#[test]
fn conditions_that_do_not_hold_give_nothing() {
    let (mut n_refused, mut n_else) = (0, 0);
    for info in &content().cards {
        let knowledge = info.kind == Kind::Knowledge;
        let city = if knowledge { format!("fort+{}", info.key) } else { info.key.clone() };
        let place = if knowledge { "a1 knowledge" } else { "a1" };
        for (nth, step) in steps(info.effect).into_iter().enumerate() {
            if !matches!(step, Step::If { .. } | Step::IfGenerated { .. } | Step::Per { .. }) {
                continue;
            }
            let mut table =
                scene(&format!("A city: {city}, -, -, -, -, -, -, -, -\nA gold: 20\nphase: row"));
            table.play("row 1; column 1");
            let before = table.public().clone();
            if let Step::If { otherwise: Some(block), .. } = step {
                n_else += 1;
                use_step(&mut table, place, nth);
                answer_all(&mut table);
                assert_gained(&before, table.public(), block_gives(&before, block), step);
                continue;
            }
            n_refused += 1;
            assert_eq!(gives(&before, step), Gains::default(), "{}", info.key);
            let why = table.why_not(&format!("use {place} {}", nth + 1));
            assert_eq!(why, Refusal::NothingToDo, "{}", info.key);
        }
    }
    assert_eq!((n_refused, n_else), (6, 1));
}

/// What a step waits for.
fn prepare(table: &mut Scene, step: Step) {
    match step {
        Step::IfGenerated { .. } => {
            table.play("progress; progress; progress; progress");
        }
        Step::If { .. } => {
            table.play("conquer g3; send warlord f4");
            answer_all(table);
            table.play("conquer e3; send soldier g4; send soldier g4; send soldier g4");
            answer_all(table);
        }
        Step::Spend { .. } | Step::Leaf(Leaf::Exchange { .. }) => {
            table.play("market 1");
        }
        _ => {}
    }
}

/// What a step tells when it was played with first answers.
fn tells(step: Step, it: &PublicEvent) -> bool {
    match (step, it) {
        (Step::Gain(amount), PublicEvent::Gained { amount: got, .. }) => *got == amount,
        (Step::Leaf(Leaf::GainAny { .. }), PublicEvent::Gained { .. })
        | (Step::Leaf(Leaf::Draw { .. }), PublicEvent::Drew { .. })
        | (Step::Archive { .. } | Step::EachOpponent { .. }, PublicEvent::Archived { .. })
        | (Step::Leaf(Leaf::MoveUnits { .. }), PublicEvent::Moved { .. })
        | (Step::Leaf(Leaf::MoveExplorers { .. }), PublicEvent::Explored { .. })
        | (Step::Leaf(Leaf::ProductionToken { .. }), PublicEvent::ProductionTokens { .. })
        | (Step::Leaf(Leaf::Outpost), PublicEvent::OutpostBuilt { .. })
        | (Step::Leaf(Leaf::GainCard { .. }), PublicEvent::Acquired { .. })
        | (Step::Leaf(Leaf::RefreshTrack { .. }), PublicEvent::TrackDiscarded { .. })
        | (Step::Leaf(Leaf::Recover { .. }), PublicEvent::Recovered { .. })
        | (Step::Leaf(Leaf::Siege { .. }), PublicEvent::SiegeGiven { .. }) => true,
        _ => false,
    }
}

#[track_caller]
fn all_told(whose: &str, block: Block, told: &[PublicEvent]) {
    for step in steps(block) {
        assert!(told.iter().any(|it| tells(step, it)), "{whose}: {step:?} in {told:?}");
    }
}

/// What the 13 wonders give when they are complete.
#[test]
fn every_wonder_gives_its_acquisition_effect() {
    let wonders: Vec<Card> =
        content().development().filter(|card| content().card(*card).kind == Kind::Wonder).collect();
    assert_eq!(wonders.len(), 13);
    for card in wonders {
        let info = content().card(card);
        let track = "track: temple, writing, -, -, -, -";
        let mut table = rich("china", "fort", &format!("A construction: {}\n{track}", info.key));
        table.play("row 3; column 3");
        table.pending = table.play("complete").into_iter().flat_map(|it| it.public).collect();
        let told = answer_all(&mut table);
        all_told(&info.key, info.complete, &told);
        assert_eq!(table.player(A).wonders, 4, "{}", info.key);
        assert!(table.player(A).top.has(card), "{}", info.key);
        assert_eq!(table.public().board.wonder_tiles.len(), 1, "{}", info.key);
    }
}

/// The 25 policies: what they give when they are developed, and their lasting effects.
#[test]
fn every_policy_does_what_it_says() {
    let mut n_policies = 0;
    for civ in &content().civs {
        for (nth, policy) in civ.policies.iter().enumerate() {
            n_policies += 1;
            let mut table = rich(&civ.key, "fort", "");
            table.play("row 1; column 1");
            let before = table.public().clone();
            let events = table.play(&format!("develop {}", nth + 1));
            table.pending = events.into_iter().flat_map(|it| it.public).collect();
            let told = answer_all(&mut table);
            all_told(&policy.key, policy.develop, &told);
            let paid = before.player(A).culture - 1;
            assert!(paid <= table.player(A).culture, "{} costs one culture", policy.key);
            assert_eq!(table.player(A).policies.last(), Some(&(nth as u8)));
            check_lasting(&civ.key, &policy.key);
        }
    }
    assert_eq!(n_policies, 25);
}

/// What triggers a policy's lasting effect gives what it says.
fn check_lasting(civ: &str, policy: &str) {
    let info =
        content().civs.iter().flat_map(|it| &it.policies).find(|it| it.key == policy).unwrap();
    for lasting in content().lasting(info) {
        let monumental::Lasting::Trigger { on, filter, then, .. } = *lasting else { continue };
        let mut table =
            rich(civ, "fort", &format!("A policies: {policy}\nA construction: stonehenge"));
        let mut told = Vec::new();
        if on == Trigger::TurnStart {
            table = rich(civ, "fort", &format!("A policies: {policy}\nturn: B\nphase: act"));
            told.extend(table.play("end").into_iter().flat_map(|it| it.public));
            told.extend(answer_all(&mut table));
        } else {
            table.play("row 1; column 1");
            let action = match (on, filter) {
                (Trigger::Conquer, Some(Foe::FreeTown)) => {
                    table =
                        rich(civ, "fort", &format!("A policies: {policy}\ntoken g3: ft_palmyra"));
                    table.play("row 1; column 1");
                    "conquer g3"
                }
                (Trigger::Conquer, Some(Foe::Enemy)) => {
                    table = rich(civ, "fort", &format!("A policies: {policy}\nB holds: g3 1"));
                    table.play("row 1; column 1");
                    "conquer g3"
                }
                (Trigger::Conquer, Some(Foe::Barbarian) | None) => "conquer g3",
                (Trigger::AcquireBuilding, _) => "buy basic 1",
                (Trigger::AcquireKnowledge, _) => "buy 1",
                (Trigger::CompleteWonder, _) => "complete",
                (Trigger::Progress, _) => "progress",
                (Trigger::ExplorerTake, _) => "take 1",
                (Trigger::Archive, _) => {
                    let lines = format!("A policies: {policy}");
                    table = rich(civ, "fort+pyrotechnics", &lines);
                    table.play("row 1; column 1");
                    "use a1 knowledge 1"
                }
                (Trigger::TurnStart, _) => unreachable!("handled above"),
            };
            told.extend(table.play(action).into_iter().flat_map(|it| it.public));
            told.extend(answer_all(&mut table));
        }
        let triggered = told.iter().any(|it| matches!(it, PublicEvent::Triggered { .. }));
        assert!(triggered, "{policy}: {on:?}");
        all_told(policy, then, &told);
    }
}

/// The five warlords give what their card says after a conquest.
#[test]
fn every_warlord_does_what_it_says() {
    for civ in &content().civs {
        let mut table = rich(&civ.key, "fort", "");
        table.play("row 1; column 1; conquer g3");
        let told = table.play("send warlord f4").into_iter().flat_map(|it| it.public);
        table.pending = told.collect();
        let told = answer_all(&mut table);
        assert!(told.iter().any(|it| matches!(it, PublicEvent::WarlordCalled { .. })));
        all_told(&civ.warlord, civ.warlord_effect, &told);
    }
}

/// Both rewards of the 50 exploration tokens, and the 20 market tokens.
#[test]
fn every_token_gives_what_it_says() {
    for token in &content().explorations {
        for nth in 0..2 {
            let mut table = rich("japan", "fort", &format!("token g3: {}", token.key));
            table.play("row 1; column 1; conquer g3");
            while !matches!(table.public().question(), Some(Question::Reward(_))) {
                table.play(
                    "send soldier f4"
                        .replace("f4", if table.offered("send soldier f4") { "f4" } else { "g4" })
                        .as_str(),
                );
            }
            let events = table.play(&format!("choose {}", nth + 1));
            table.pending = events.into_iter().flat_map(|it| it.public).collect();
            let told = answer_all(&mut table);
            all_told(&token.key, token.rewards[nth], &told);
        }
    }
    for (market, it) in content().markets.iter().enumerate() {
        for (token, block) in it.tokens.iter().enumerate() {
            let mut table = scene(&format!("A market: {} {}\nA gold: 0", market + 1, token + 1));
            table.play(&format!("market {}", market + 1));
            let [Step::Gain(amount)] = steps(*block)[..] else { panic!("our tokens gain") };
            let got = [table.stock().as_slice(), &[table.player(A).gold, table.player(A).culture]]
                .concat();
            assert_eq!(got, amount.0);
        }
    }
}

/// The 20 solo cards: each line that is for the automaton's civilisation is done or found impossible.
#[test]
fn every_solo_card_is_played() {
    for card in &content().solo {
        let civ = card.civ.map_or("egypt", |civ| &content().civs[usize::from(civ)].key);
        for procedure in ["rulebook", "full"] {
            let human = if civ == "china" { "japan" } else { "china" };
            let mut table = scene(&format!(
                "civs: {human}, {civ}
                 solo: {procedure}
                 turn: B
                 phase: automaton
                 solo_deck: {}, solo_gold_tech, solo_conquer_econ, solo_wonder_econ
                 B gold: 9
                 A holds: c3 1
                 B holds: b3 1, b4 1",
                card.key
            ));
            let mut told = Vec::new();
            while table.public().turn.who == Who(1) {
                let by = table.waiting();
                let mut offers = Vec::new();
                table.table.offer(by, &mut offers);
                let events = table.table.step(by, offers[0], &mut table.luck).unwrap();
                told.extend(events.public);
            }
            let solo = |wanted: fn(&SoloEvent) -> bool| {
                told.iter().any(|it| matches!(it, PublicEvent::Solo(event) if wanted(event)))
            };
            assert!(solo(|it| matches!(it, SoloEvent::Revealed { .. })), "{}", card.key);
            let did = solo(|it| {
                !matches!(
                    it,
                    SoloEvent::Revealed { .. } | SoloEvent::CardDone | SoloEvent::DeckLaid { .. }
                )
            });
            assert!(did, "{} does something", card.key);
        }
    }
}

/// The text of every card is said in both languages from its effects.
#[test]
fn every_card_has_a_text() {
    use words::{Language, Reader, Speaker};
    for language in Language::ALL {
        let speaker = Speaker::new(language, &Monumental::pack()).unwrap();
        let reader = Reader { seat: None, names: &[] };
        let cards = (0..content().cards.len() as u8)
            .map(|card| monumental::card_text(content(), Card(card)));
        let policies = content().civs.iter().flat_map(|it| &it.policies);
        let policies = policies.map(|it| monumental::policy_text(content(), it));
        for phrase in cards.chain(policies) {
            let said = speaker.say(&phrase, reader);
            assert!(!said.contains('⟨') && 5 < said.len(), "{said}");
        }
    }
}

/// A turn is finite: random turns never come near this bound, though nothing but the rules stops them.
#[test]
fn a_turn_is_finite() {
    const BOUND: u32 = 400;
    let mut longest = 0;
    for seed in 0..60 {
        let mut luck = Chance::quick(seed);
        let options = monumental::Options::default();
        let mut table = Monumental::setup(content(), &options, 1 + (seed % 4) as u8, &mut luck);
        let (mut decisions, mut turn) = (0, (Who(9), 0));
        let mut offers = Vec::new();
        while let Status::Waiting { seats, .. } = table.status() {
            let by: Seat = seats.nth(0).unwrap();
            table.offer(by, &mut offers);
            assert!(offers.len() < 64, "a few dozen at most");
            // Ending the turn and declining are the last offers: leave them out while there is another.
            let stay = offers.len().saturating_sub(1).max(1);
            let action = luck.pick(&offers[..stay]);
            table.play(by, action, &mut luck);
            let now = (table.public().turn.who, table.public().round);
            decisions = if now == turn { decisions + 1 } else { 0 };
            turn = now;
            longest = longest.max(decisions);
            assert!(decisions < BOUND, "a turn ends");
        }
        table.audit().unwrap();
    }
    assert!(10 < longest);
}
