//! Policies (MTL-50 to MTL-52).

use crate::scene::{A, scene};

/// MTL-50: the first policy costs 1 culture, the second 2, and so on, in any order.
#[test]
fn each_policy_costs_one_more() {
    let mut table = scene("A culture: 3");
    table.play("develop 4");
    assert_eq!(table.player(A).culture, 2);
    table.play("develop 1");
    assert_eq!(table.player(A).culture, 0);
    assert_eq!(table.refused("develop 2"), "MTL-50");
    assert_eq!(table.refused("develop 4"), "MTL-50", "developed already");
    let mut table = scene("A culture: 6");
    table.play("develop 4; develop 1; develop 2");
    assert_eq!(table.player(A).culture, 0, "1, 2 and 3");
}

/// MTL-51: a policy is played at once, then all earlier ones again, in the order that the player chooses.
#[test]
fn earlier_policies_are_played_again() {
    let mut table = scene(
        "civs: egypt, denmark
         A policies: egypt_kingship, egypt_scribes
         A culture: 3",
    );
    table.play("develop 4");
    assert_eq!(table.stock(), [2, 0, 1], "the new one first");
    assert_eq!(table.offers(), ["replay 1", "replay 5"]);
    table.play("replay 5");
    assert_eq!(table.stock(), [5, 3, 1], "the last one follows by itself");
    assert!(table.offered("end"));
}

/// MTL-52: only the newest lasting effect is active.
#[test]
fn only_the_newest_lasting_effect_is_active() {
    let mut table = scene(
        "track: writing, -, -, -, -, -
         A policies: china_exams
         A gold: 0
         A culture: 2
         stock: science 2",
    );
    assert!(table.offered("buy 1"), "one science less");
    table.play("develop 4");
    assert_eq!(table.stock(), [3, 5, 0], "the exams are played again");
    table.play("buy 1; progress");
    assert_eq!(table.stock()[1], 5 - 3 - 1, "knowledge costs its price again, progress one less");
}

/// MTL-52: some policies offer an action, once a turn.
#[test]
fn a_policy_can_offer_an_action() {
    let mut table = scene("civs: greece, denmark\nA policies: greece_theatre\nA gold: 3");
    table.play("use policy 1");
    assert_eq!((table.player(A).gold, table.player(A).culture), (2, 1));
    assert_eq!(table.refused("use policy 1"), "MTL-22");
    assert_eq!(table.refused("use policy 2"), "MTL-52");
    let mut covered =
        scene("civs: greece, denmark\nA policies: greece_theatre, greece_phalanx\nA gold: 3");
    assert_eq!(covered.refused("use policy 1"), "MTL-52");
}
