//! Conquest (MTL-60 to MTL-72).

use monumental::Refusal;

use crate::scene::{A, B, named, scene};

/// MTL-60: only a province adjacent to a tile of one's own.
#[test]
fn only_adjacent_provinces() {
    let mut table = scene("stock: military 9");
    let conquests: Vec<String> =
        table.offers().into_iter().filter(|it| it.starts_with("conquer")).collect();
    assert_eq!(conquests, ["conquer g3", "conquer f4", "conquer f5"]);
    assert_eq!(table.refused("conquer e4"), "MTL-60");
    assert_eq!(table.why_not("conquer d4"), Refusal::NoProvince, "the sea");
}

/// MTL-61: exactly as many units as the cost, each for one military whatever the distance.
#[test]
fn each_unit_costs_one_military_whatever_the_distance() {
    let mut table = scene("A holds: f4 1, e4 2\nstock: military 3\nA gold: 0");
    table.play("conquer e3; send soldier g4; send soldier e4; send warlord g4");
    assert_eq!((table.soldiers("e3"), table.stock()[2]), (2, 0));
    assert_eq!(table.player(A).warlord, Some(named("e3")));
    let mut few = scene("A holds: f4 3, f5 3, g3 3w\nB holds: e4 6\nstock: military 9");
    assert_eq!(few.why_not("conquer e4"), Refusal::NotEnoughUnits { needed: 8, have: 7 });
}

/// MTL-62: a unit may move again in the same turn if it is paid for again.
#[test]
fn a_unit_may_move_again() {
    let mut table =
        scene("civs: egypt, denmark\nstock: military 2\ntoken g3: b01\ntoken f3: none\nA gold: 0");
    table.play("conquer g3; send warlord g4; choose 2; conquer f3");
    assert_eq!(table.refused("send warlord g3"), "MTL-63", "one stays");
    table.play("send soldier g4");
    assert!(table.holds(A, "f3"));
    let mut table =
        scene("civs: egypt, denmark\nA holds: g3 2w\nstock: military 3\ntoken f3: b01\nA gold: 0");
    table.play("conquer f3; send warlord g3; send soldier g4; choose 2; move warlord f3; at g4");
    assert_eq!((table.stock()[2], table.player(A).warlord), (0, Some(named("g4"))));
}

/// MTL-63: a unit or an outpost stays on every province; the capital may be left empty.
#[test]
fn one_stays_on_every_province() {
    let mut table = scene("A holds: f4 1, f5 1o\nstock: military 9");
    table.play("conquer g3");
    assert_eq!(table.refused("send soldier f4"), "MTL-63");
    table.play("send soldier f5; choose 1");
    assert_eq!((table.soldiers("f5"), table.holds(A, "f5")), (0, true));
    let mut table = scene("A holds: f4 8\nB holds: e5 1\nstock: military 9\nA gold: 9");
    table.play("conquer f5; send soldier g4; choose 1; conquer g3; send warlord g4; choose 1");
    assert!(table.holds(A, "g4"), "empty and still one's own");
    assert_eq!(table.soldiers("g4"), 0);
}

/// MTL-64: the capital is always one's own, and a province with an outpost alone too.
#[test]
fn control_is_a_unit_or_an_outpost() {
    let table = scene("A holds: f4 0o");
    assert_eq!(table.player(A).provinces().len(), 1);
    let mut table = scene("A holds: d3 1\nstock: military 9");
    assert_eq!(table.refused("move soldier d3"), "MTL-63");
    let mut isolated = scene("A holds: d3 2\nstock: military 9");
    assert_eq!(isolated.refused("move soldier d3"), "MTL-75", "cut off from the capital");
}

/// MTL-65: a capital cannot be attacked.
#[test]
fn capitals_are_safe() {
    let mut table = scene("A holds: b4 2\nstock: military 9\nA gold: 20");
    assert_eq!(table.refused("conquer a4"), "MTL-65");
}

/// MTL-66: an isolated province attacks only what it touches, alone or together with others that touch it.
#[test]
fn isolated_provinces_attack_their_neighbours() {
    let mut table = scene(
        "A holds: d3 3\nstock: military 9\nA gold: 9\ntoken e3: none\ntoken f3: none\ntoken g3: none",
    );
    table.play("conquer g3");
    assert_eq!(table.refused("send soldier d3"), "MTL-66");
    table.play("send soldier g4; conquer f3; send soldier g4");
    // Now e3 touches both the isolated d3 and f3: they join forces.
    table.play("conquer e3");
    assert!(table.offered("send soldier d3") && table.offered("send soldier g4"));
}

/// MTL-67: barbarians cost the tile's value and the token's; one of two rewards is chosen at once.
#[test]
fn barbarians_give_one_of_two_rewards() {
    for (choice, gold, production) in [("choose 1", 3, 0), ("choose 2", 2, 2)] {
        let mut table = scene("token f5: b01\nstock: military 1\nA gold: 2");
        table.play("conquer f5; send soldier g4");
        assert_eq!(table.offers(), ["choose 1", "choose 2"]);
        assert_eq!(table.refused("end"), "MTL-15", "at once");
        table.play(choice);
        assert_eq!((table.player(A).gold, table.stock()[0]), (gold, production));
        assert_eq!(table.player(A).barbarians, 1);
    }
}

/// MTL-68: a free town takes at least one unit, and the resources shown, gold standing in for them.
#[test]
fn a_free_town_takes_a_unit_and_its_price() {
    let mut table = scene(
        "A holds: f5 1, e5 1\ntoken d6: ft_cusco\nstock: military 1, production 1\nA gold: 2",
    );
    table.play("conquer d6");
    assert_eq!((table.stock(), table.player(A).gold), ([0, 0, 0], 0), "2 production and 1 science");
    table.play("send soldier g4; choose 1");
    assert_eq!(table.player(A).culture, 1);
    let mut value_0 = scene(
        "civs: china, denmark, egypt\nA holds: f4 1\ntoken e4: ft_palmyra\nstock: military 1\nA gold: 1",
    );
    value_0.play("conquer e4; send soldier g4; choose 2");
    assert_eq!(value_0.player(A).gold, 2, "a value of 0 still takes one unit, and 1 gold was paid");
}

/// MTL-69: an enemy province costs its value and its defence; the losers go home.
#[test]
fn an_enemy_province_costs_its_defence() {
    let mut table = scene("A holds: f4 1\nB holds: e4 1o\nstock: military 6\nA gold: 0");
    table.play("conquer e4");
    assert_eq!(table.stock()[2], 0, "value 2, soldier 1, outpost 3");
    for _ in 0..6 {
        table.play("send soldier g4");
    }
    assert_eq!((table.player(B).outposts_left, table.soldiers("a4")), (2, 9));
    assert!(!table.holds(B, "e4"));
}

/// MTL-69: a wonder defends beside an outpost too: value 2, soldier 1, outpost 3, wonder 2.
#[test]
fn a_wonder_defends_beside_an_outpost() {
    let mut table = scene(
        "A holds: f4 3, f5 3, g3 3w\nB holds: e4 1o\nwonder e4: pyramids\nB wonders: 1\nstock: military 9",
    );
    assert_eq!(table.why_not("conquer e4"), Refusal::NotEnoughUnits { needed: 8, have: 7 });
}

/// MTL-70: a wonder's token stays on a conquered tile and defends whoever holds it; its card stays with its builder.
#[test]
fn a_wonder_defends_whoever_holds_the_tile() {
    let lines = "civs: egypt, denmark\nA holds: f4 1\nB holds: e4 1\nwonder e4: pyramids\nB wonders: 1\nA gold: 0";
    assert!(!scene(&format!("{lines}\nstock: military 4")).offered("conquer e4"));
    let mut table = scene(&format!("{lines}\nstock: military 5"));
    table.play("conquer e4");
    for _ in 0..5 {
        table.play("send soldier g4");
    }
    assert!(table.holds(A, "e4") && table.public().board.wonder_tiles.contains(named("e4")));
    assert_eq!((table.player(A).wonders, table.player(B).wonders), (0, 1));
    // Now it defends A: value 2, one soldier, the wonder 2.
    let lines = "A holds: f4 1, e4 1\nB holds: e3 1\nwonder e4: pyramids\nturn: B\nB gold: 0";
    assert!(!scene(&format!("{lines}\nstock: military 4")).offered("conquer e4"));
    assert_eq!(
        scene(&format!("{lines}\nstock: military 5")).why_not("conquer e4"),
        Refusal::NotEnoughUnits { needed: 5, have: 0 },
        "e3 is cut off and must keep its only soldier"
    );
}

/// MTL-71: the warlord attacks for 1; conquering with it triggers its card once per turn.
#[test]
fn the_warlord_acts_once_a_turn() {
    let mut table = scene(
        "civs: japan, denmark
         token g3: b01
         token f5: b05
         stock: military 2
         A gold: 0",
    );
    table.play("conquer g3; send warlord g4; choose 1");
    assert_eq!(table.stock(), [0, 2, 1], "two science after the conquest");
    let marching = "civs: japan, denmark
         A holds: g3 2w
         token f3: none
         token f4: none
         stock: military 9";
    let mut table = scene(marching);
    table.play("conquer f3; send warlord g3; move soldier g3; at f3; conquer f4; send warlord f3");
    assert_eq!((table.public().turn.conquered, table.stock()[1]), (2, 2), "the first time only");
    let mut again = scene(
        "civs: japan, denmark\nA policies: japan_shogunate\ntoken g3: none\ntoken f5: none\nA holds: g3 1w\nstock: military 2",
    );
    again.play("conquer f5; send soldier g4");
    assert_eq!(again.stock()[1], 0, "a conquest without the warlord");
}

/// MTL-71: the Shogunate lets the warlord act twice, not three times.
#[test]
fn the_warlord_limit_is_a_modifier() {
    let mut table = scene(
        "civs: japan, denmark
         A policies: japan_shogunate
         A holds: g3 2w, f5 2
         token f3: none
         token e5: none
         token f4: none
         token d5: none
         stock: military 9",
    );
    table.play("conquer f4; send warlord g3");
    table.play("conquer f3; send soldier g4; move soldier g4; at f4; conquer e5; send warlord f4");
    assert_eq!(table.stock()[1], 4, "twice two science");
    table.play("move soldier g4; at e5; conquer d5; send warlord e5");
    assert_eq!(table.stock()[1], 4, "and not three times");
}

/// MTL-72: after a conquest the token's reward comes first, then the warlord, then other triggers.
#[test]
fn rewards_come_in_order() {
    let mut table = scene(
        "civs: denmark, china
         A policies: denmark_sagas
         A deck: fort
         token g3: b02
         stock: military 1
         A gold: 0",
    );
    table.play("conquer g3; send warlord g4");
    assert_eq!((table.stock(), table.public().turn.drawn.len()), ([0, 0, 0], 0));
    table.play("choose 2");
    // Siegfried gives two military, then a free move is asked; the sagas' card is not drawn yet.
    assert_eq!((table.stock(), table.public().turn.drawn.len()), ([0, 2, 2], 0));
    table.play("stop");
    assert_eq!(table.public().turn.drawn.len(), 1);
}

/// MTL-72: triggers of a policy work in the owner's turn only.
#[test]
fn triggers_work_in_the_own_turn_only() {
    let mut table = scene(
        "civs: denmark, china\nA policies: denmark_raids\ntoken b3: none\nturn: B\nstock: military 1",
    );
    table.play("conquer b3; send soldier a4");
    assert_eq!(table.player(A).gold, 2);
}
