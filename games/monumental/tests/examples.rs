//! Each example that the rulebook prints.

use crate::scene::{A, B, card, scene};
use monumental::content;

/// MTL-67: a barbarian token of 2 on a province of value 1 costs 3.
#[test]
fn a_barbarian_of_2_on_a_province_of_1_costs_3() {
    let mut table = scene("stock: military 2\nA gold: 0");
    assert!(!table.offered("conquer f4"), "two military are too few");
    table = scene("stock: military 3\nA gold: 0");
    table.play("conquer f4; send soldier g4; send soldier g4; send soldier g4; choose 1");
    assert!(table.holds(A, "f4"));
    assert_eq!((table.soldiers("f4"), table.stock()[2]), (3, 0));
}

/// MTL-68: a free town of 2 science on a province of value 1 costs 1 military and 2 science.
#[test]
fn a_free_town_of_2_science_on_a_province_of_1_costs_1_military_and_2_science() {
    let mut table = scene(
        "A holds: f5 1, e5 1
         token d6: ft_samarkand
         A gold: 0
         stock: military 1, science 2",
    );
    table.play("conquer d6; send soldier g4; choose 2");
    assert!(table.holds(A, "d6"));
    assert_eq!((table.soldiers("d6"), table.stock()), (1, [0, 0, 0]));
    assert_eq!(table.player(A).towns, 1);
}

/// MTL-69: a province of value 2 with 3 soldiers and the warlord is defended by 7.
#[test]
fn a_province_of_2_with_3_soldiers_and_a_warlord_costs_7() {
    let lines = "A holds: f4 1
         B holds: e4 3w
         A gold: 0
         stock: military 6";
    assert!(!scene(lines).offered("conquer e4"), "six are too few");
    let mut table = scene(&lines.replace("military 6", "military 7"));
    table.play("conquer e4");
    for _ in 0..7 {
        table.play("send soldier g4");
    }
    assert!(table.holds(A, "e4") && !table.holds(B, "e4"));
    assert_eq!(table.soldiers("e4"), 7);
    assert_eq!((table.soldiers("a4"), table.player(B).warlord), (9, table.player(B).capital));
}

/// MTL-12: with three players there are three markets of three tokens each.
#[test]
fn with_three_players_three_markets_have_three_tokens_each() {
    let table = scene("civs: china, denmark, egypt");
    let board = &table.public().board;
    assert_eq!(board.market_left, [3, 3, 3, 0]);
    assert_eq!(board.markets.iter().flatten().count(), 3);
}

/// MTL-34: the Forum is a card that spends; MTL-33: the Mine is one that asks what was generated.
#[test]
fn the_forum_spends_and_the_mine_asks_what_was_generated() {
    let city = "A city: forum, mine, work_camp, work_camp, fort, fort, library, library, library
         A gold: 0
         phase: row";
    let mut table = scene(city);
    table.play("row 1; column 1");
    assert_eq!(table.stock(), [2, 1, 0], "two work camps and a library");
    table.play("use a2 1");
    assert_eq!((table.player(A).gold, table.stock()), (1, [2, 1, 0]), "nothing is consumed");
    table.play("use a1 1; production; science");
    assert_eq!((table.player(A).culture, table.stock()), (1, [1, 0, 0]), "two are spent");
}

/// MTL-26: gold stands in for a basic resource and never for culture.
#[test]
fn gold_replaces_basic_resources_but_not_culture() {
    let mut table = scene("A gold: 9\nA culture: 0");
    assert_eq!(table.refused("develop 1"), "MTL-50");
    table.play("buy basic 1");
    assert_eq!(table.player(A).gold, 9 - content().card(card("workshop")).cost[0]);
}
