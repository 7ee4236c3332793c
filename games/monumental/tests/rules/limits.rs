//! What holds only so often, only for so much, or only for some.

use engine::Seat;
use monumental::Refusal;

use super::effects::temple;
use crate::scene::{A, B, card, named, scene};

/// A city with a fort that has a policy.
fn with_policy(more: &str) -> String {
    format!("A city: temple, -, -, -, fort+laws, -, -, -, -\n{more}")
}

/// MTL-72: a trigger works as often in a turn as its policy says.
#[test]
fn a_trigger_has_its_limit() {
    let mut table = scene("civs: egypt, china\nA policies: egypt_corvee\nA gold: 9");
    table.play("buy basic 1; buy basic 1");
    assert_eq!((table.stock()[0], table.player(A).gold), (0, 4), "one production, not two");
}

/// MTL-52: a new policy has uses of its own.
#[test]
fn a_new_policy_has_uses_of_its_own() {
    let mut table = scene(
        "civs: egypt, china
         A policies: egypt_corvee
         A construction: stonehenge
         A culture: 2
         A gold: 20",
    );
    table.play("buy basic 1; develop 5; complete; at g4");
    assert_eq!(table.player(A).culture, 2, "stonehenge's and the scribes'");
}

/// MTL-72: a trigger against some foes leaves the others alone.
#[test]
fn a_trigger_has_its_foes() {
    let lines = "civs: japan, denmark
         A policies: japan_tea
         A holds: f4 1
         B holds: e4 1
         token f5: b01
         stock: military 9";
    let mut table = scene(lines);
    table.play("conquer e4; send soldier g4; send soldier g4; send soldier g4");
    assert_eq!(table.stock()[1], 0, "no barbarians");
    table.play("conquer f5; send soldier g4; choose 1");
    assert_eq!(table.stock()[1], 1);
}

/// MTL-30, MTL-72: what an opponent archives triggers nothing.
#[test]
fn what_an_opponent_archives_triggers_nothing() {
    let mut table = scene(
        "A policies: china_ministries
         A culture: 2
         A deck: fort
         B city: fort, -, -, -, -, -, -, -, -",
    );
    table.play("develop 3; card a1");
    assert_eq!((table.stock(), table.player(B).archived.len()), ([0, 1, 1], 1));
    assert!(table.offered("end"), "the mandate is not asked");
}

/// MTL-30: each opponent is asked in turn order, and each rewards the player once.
#[test]
fn opponents_archive_in_turn_order() {
    let both = "{op = \"each_opponent\", steps = [{op = \"archive\", n = 2, from = \"city\"}], \
                then = [{op = \"gain\", science = 1}]}";
    let fort = "city: fort, fort, -, -, -, -, -, -, -";
    let more = format!("civs: china, denmark, egypt\nB {fort}\nC {fort}");
    let mut table = temple(both, &with_policy(&more));
    table.play("use a1 1");
    assert_eq!(table.waiting(), Seat(1));
    table.play("card a1; card a2");
    assert_eq!((table.waiting(), table.stock()[1]), (Seat(2), 1), "once for two cards");
    table.play("stop");
    assert_eq!((table.waiting(), table.stock()[1]), (Seat(0), 1));
}

/// MTL-35: as many cards are kept as all effects together say, each place once.
#[test]
fn reinforcements_add_up() {
    let mut table = scene(
        "A policies: china_ministries
         A city: temple+laws, fort, quarry, -, -, -, -, -, -
         A deck: mine, mine, mine, mine, mine, mine, mine, mine, mine
         phase: row",
    );
    table.play("row 1; column 1; use a1 knowledge 1; end; card a1");
    assert_eq!(table.offers(), ["card a2", "card a3", "stop"]);
    table.play("card a3");
    let kept = [0, 1, 2].map(|slot| table.place(A, slot));
    assert_eq!(kept, ["temple", "mine", "quarry"]);
}

/// MTL-123: each kind of discount is spent by a payment of its kind.
#[test]
fn discounts_are_spent() {
    let mut table = scene(
        "civs: egypt, china
         A city: obelisk, -, -, -, -, -, -, -, -
         A construction: pyramids
         track: stonehenge, -, -, -, -, -
         A gold: 9
         phase: row",
    );
    table.play("row 1; column 1; use a1 2; complete; at g4");
    assert_eq!(table.player(A).gold, 9 - (4 - 1 - 1), "the second stage is one payment");
    table.play("buy 1");
    assert_eq!(table.stock()[0], 0, "the next wonder costs its price");

    let mut table =
        scene("A city: university, -, -, -, -, -, -, -, -\nA deck: fort, fort\nphase: row");
    table.play("row 1; column 1; use a1 2; progress; progress");
    assert_eq!(table.stock(), [0, 0, 2], "one science, then two");

    let discount = |on: &str| format!("{{op = \"discount\", on = \"{on}\", n = 2, uses = 1}}");
    let mut table = temple(&discount("building"), &with_policy("A gold: 4"));
    table.play("use a1 1; buy basic 1; buy basic 1");
    assert_eq!(table.player(A).gold, 0, "1, then 3");
    let mut table = temple(&discount("policy"), &with_policy("A culture: 2"));
    table.play("use a1 1; develop 1; develop 4");
    assert_eq!(table.player(A).culture, 0, "none, then 2");
    let towns = "A holds: f5 1, e5 1\ntoken d6: ft_samarkand\ntoken g3: ft_samarkand\nA gold: 4";
    let mut table = temple(&discount("free_town"), &with_policy(towns));
    table.play("use a1 1; conquer d6; send soldier g4; choose 1; conquer g3");
    assert_eq!(table.player(A).gold, 0, "a unit, then a unit and 2");
}

/// MTL-34: gold stands in for what an effect asks for, but not where it gives gold.
#[test]
fn gold_stands_in_but_not_for_gold() {
    let mut table = scene("A city: forum, -, -, -, -, -, -, -, -\nA gold: 2\nphase: row");
    table.play("row 1; column 1; use a1 1; gold; gold");
    assert_eq!((table.player(A).gold, table.player(A).culture), (0, 1));
    let trade = "{op = \"spend\", cost = {science = 1}, then = [{op = \"gain\", gold = 2}]}";
    assert!(!temple(trade, &with_policy("A gold: 5")).offered("use a1 1"));
}

/// MTL-34: what can be paid several times is paid as often as it says, and no more.
#[test]
fn some_effects_are_paid_several_times() {
    let mut table = scene(
        "A city: fort+banking, work_camp, quarry, -, -, -, -, -, -
         A gold: 0
         phase: row",
    );
    table.play("row 1; column 1; use a1 knowledge 1; military");
    table.play("accept; production; accept; production");
    assert_eq!((table.player(A).gold, table.stock()), (1 + 3, [1, 0, 0]));
    assert_eq!(table.refused("use a1 knowledge 1"), "MTL-22");
}

/// What is counted is counted in sets of the size that the card says, up to its most.
#[test]
fn counts_have_sets_and_a_most() {
    let mut table = scene(
        "civs: denmark, china
         A city: fort+seafaring, -, -, -, -, -, -, -, -
         A holds: f4 1, e4 1, e3 1, d5 1
         A gold: 0
         phase: row",
    );
    table.play("row 1; column 1; use a1 knowledge 2");
    assert_eq!(table.player(A).gold, 2, "of three coastal provinces");
    let counts = |count: &str, each: u8, more: &str| {
        let step = format!(
            "{{op = \"per\", count = \"{count}\", each = {each}, then = [{{op = \"gain\", culture = 1}}]}}"
        );
        let mut table = temple(&step, &with_policy(more));
        table.play("use a1 1");
        table.player(A).culture
    };
    assert_eq!(counts("provinces", 2, "A holds: f4 1, e4 1, e3 1, d5 1, f5 1"), 2);
    assert_eq!(counts("knowledge_in_city", 1, ""), 1, "the laws");
}

/// MTL-85, MTL-121: a knowledge drawn is active, but not in the city.
#[test]
fn a_knowledge_drawn_is_active_and_not_in_the_city() {
    let counted = |count: &str| {
        let step = format!(
            "{{op = \"if\", cond = \"has_policies\", then = [\
             {{op = \"per\", count = \"{count}\", then = [{{op = \"gain\", culture = 1}}]}}]}}"
        );
        let more = "A policies: china_canal\nA deck: writing\nA gold: 1\nA culture: 0";
        let mut table = temple(&step, &with_policy(more));
        table.play("progress; use a1 1");
        assert_eq!(table.public().turn.drawn[0].card, card("writing"));
        table.player(A).culture
    };
    assert_eq!(counted("activated_knowledge"), 1, "the laws lie in an idle place");
    assert_eq!(counted("knowledge_in_city"), 1, "the laws alone");
}

/// MTL-121: a condition on the warlord or on two conquests is not met by a conquest without.
#[test]
fn conditions_are_met_by_what_they_name() {
    let mut table = scene(
        "civs: denmark, china
         A city: longhouse, -, -, -, -, -, -, -, -
         token g3: b01
         phase: row",
    );
    table.play("row 1; column 1; conquer g3; send soldier g4; choose 1");
    assert!(!table.offered("use a1 2"));
    let mut table = scene(
        "civs: japan, china
         A city: fort+bushido, -, -, -, -, -, -, -, -
         token g3: b01
         token f5: b05
         phase: row",
    );
    table.play("row 1; column 1; conquer g3; send soldier g4; choose 1");
    assert!(!table.offered("use a1 knowledge 1"), "one conquest of two");
    table.play("conquer f5; send soldier g4; choose 1; use a1 knowledge 1");
    assert_eq!(table.player(A).culture, 1);
}

/// MTL-75, MTL-77, MTL-81: what is not paid for, not in reserve, or not there is refused.
#[test]
fn nothing_comes_from_nothing() {
    assert_eq!(scene("A holds: f4 1\nA gold: 0").refused("move soldier g4"), "MTL-26");
    let mut table = scene("A holds: f4 3\nA outposts: 0");
    assert_eq!(table.why_not("outpost f4"), Refusal::NoOutpostLeft);
    let mut table = scene("A explorers: e4, g4\nmarket 1: ");
    assert_eq!(table.why_not("take 1"), Refusal::MarketEmpty);
    let mut table = scene("civs: greece, china\nA policies: greece_colonies\nstock: military 1");
    table.play("explore 1 f4");
    assert_eq!(table.why_not("explore 2 f4"), Refusal::OtherExplorer);
    assert_eq!(table.player(A).explorers, [named("f4"), named("g4")]);
}

/// MTL-124: as many cards are replaced as the effect says, while the deck has some.
#[test]
fn two_cards_are_replaced() {
    let mut table = scene(
        "A construction: interocean_canal
         track: temple, quarry, barracks, writing, laws, coinage
         deck: academy, pyramids, irrigation
         stock: production 7",
    );
    table.play("complete; pick 1; pick 1; at g4");
    assert_eq!(table.public().track[0], Some(card("pyramids")));
}

/// MTL-32: an effect gives only the cards that it names.
#[test]
fn a_gain_names_its_cards() {
    let track = "track: temple, quarry, barracks, writing, laws, coinage";
    let mut table = scene(&format!("A construction: forbidden_city\n{track}\nstock: production 6"));
    table.play("complete");
    assert_eq!(table.offers(), ["pick basic 1", "pick basic 2", "pick basic 3", "stop"]);
    assert_eq!(table.refused("pick 1"), "MTL-32", "the temple is no basic building");
    let mut table = scene(&format!("A construction: liberty\n{track}\nstock: production 7"));
    table.play("complete");
    assert_eq!(table.offers(), ["pick 4", "pick 5", "pick 6", "stop"]);
}

/// MTL-98: a wonder gained counts as acquired: no card of the track is discarded. MTL-46: nor is the one under way.
#[test]
fn a_wonder_gained_counts_as_acquired() {
    let step = "{op = \"gain_card\", from = \"display\", kind = \"wonder\", max_cost = 20}";
    let mut table = temple(
        step,
        &with_policy(
            "civs: china, denmark, egypt
         A construction: pyramids
         track: writing, hanging_gardens, laws, coinage, irrigation, metal_casting
         deck: academy, quarry",
        ),
    );
    let home = table.player(A).home().name();
    table.play(&format!("use a1 1; pick 2; at {home}; end"));
    assert_eq!(table.public().track[5], Some(card("metal_casting")));
    assert_eq!(table.public().track[0], Some(card("academy")));
    assert_eq!(table.player(A).construction, Some(card("pyramids")));
}

/// MTL-122: a lasting and a passing reduction of progress add up.
#[test]
fn reductions_of_progress_add_up() {
    let mut table = scene(
        "A policies: china_canal
         A city: university, -, -, -, -, -, -, -, -
         A deck: fort
         phase: row",
    );
    table.play("row 1; column 1; use a1 2; progress");
    assert_eq!(table.stock(), [0, 3, 1], "for nothing");
}
