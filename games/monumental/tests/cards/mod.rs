//! Plays every card: each city card, each policy, each warlord, each token, each solo card does what its steps say.

mod exact;
use self::exact::{Gains, assert_gained, block_gives, check_step, gives};
use crate::scene::{A, Scene, key, scene};
use engine::{Chance, Game, Seat, Setup, Status};
use monumental::{
    Amount, Block, Card, Foe, Kind, Leaf, Monumental, PublicEvent, Question, Refusal, SoloEvent,
    Step, StepId, Trigger, Who, content,
};

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
        assert!(table.player(A).top.contains(card), "{}", info.key);
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
    use i18n::{Language, Reader, Speaker};
    for language in Language::all() {
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
