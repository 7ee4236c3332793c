//! Each example printed in the rulebook, in its order.

use crate::scene::{A, B, C, D, figure, scene};
use fabulous::{Grade, PublicEvent, Refusal, What};

/// FAB-10: the leader chooses the height, and tells the others « 117 m ».
#[test]
fn the_leader_says_117_metres() {
    let mut table = scene(
        "A: potala yellow height=117
         B: other green height=20",
    );
    table.does(A, "name height");

    let characteristic = table.characteristic("height");
    let (value, grade) = (figure(1170), Grade::Yellow);
    assert!(table.heard(PublicEvent::Named { seat: A, characteristic, value, grade }));
    assert_eq!(table.asked(), (B, What::Speak));
}

/// FAB-12: of the dates 1325 and -85, the monument begun in -85 wins.
#[test]
fn the_year_85_before_our_era_beats_1325() {
    let mut table = scene(
        "A: djinguereber red date=1325, more green
         B: temple green date=-85, rest green",
    );
    table.does(A, "name start_year").does(B, "say");

    assert_eq!(table.winner(), Some(B));
    assert_eq!(table.remembered(B), ["temple", "djinguereber"], "the next card is in play");
}

/// FAB-03: red > orange > yellow > green.
#[test]
fn the_order_of_the_dots() {
    assert!(Grade::Green < Grade::Yellow);
    assert!(Grade::Yellow < Grade::Orange);
    assert!(Grade::Orange < Grade::Red);
}

/// FAB-30, FAB-31, FAB-32: a green leader chooses the height; the next, orange, imposes prowess, and a new circuit is
/// made; only red can change it again.
#[test]
fn orange_imposes_prowess_and_only_red_can_change_again() {
    let mut table = scene(
        "A: a green height=300 prowess=20, a2 green
         B: b orange prowess=80, b2 green
         C: c orange prowess=10, c2 green
         D: d red height=200, d2 green",
    );
    table.does(A, "name height");
    table.does(B, "impose prowess");
    assert_eq!(table.asked(), (C, What::Speak));
    let (mine, bar) = (Grade::Orange, Grade::Orange);
    assert_eq!(table.no(C, "impose height"), Refusal::NotWorse { mine, bar });
    table.does(C, "say");
    assert_eq!(table.offers(D), ["say", "impose height", "impose start_year", "impose visitors"]);
    table.does(D, "impose height");

    table.say(&[A, B]);
    assert_eq!(table.rule(C, "impose visitors"), "FAB-30");
    table.does(C, "say");
    assert_eq!(table.winner(), Some(A), "300 m beat 200 m in the third circuit");
}

/// FAB-03: the ruins of the Parthenon are watched over and do not decay; Machu Picchu will without measures.
#[test]
fn the_parthenon_is_safe_and_machu_picchu_is_not() {
    let content = fabulous::content();
    let grade = |key| content.grade(content.card(key).unwrap());
    assert_eq!(grade("parthenon"), Grade::Green);
    assert!(Grade::Yellow < grade("machu_picchu"));
}
