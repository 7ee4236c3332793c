//! What a board must know of an offer besides its sentence, and of a table besides what lies on it.

use crate::scene::{A, B, Scene, scene};

/// QRY-24: the last pace of a walk ends the turn, and no other does.
#[test]
fn the_last_pace_ends_the_turn() {
    let mut table = scene(
        "walk 2: A
         worker: a
         quarry: b red, c red, d red",
    );
    assert!(!table.facts(A, "enter b red").ends_turn);
    table.play(A, "enter b red");
    assert!(table.facts(A, "enter c red").ends_turn);
    table.play(A, "enter c red");
    assert_ne!(table.public().turn.seat, A);
}

/// QRY-30, QRY-40: so do a brick and a pass.
#[test]
fn a_brick_and_a_pass_end_the_turn() {
    let mut table = scene(
        "build: A
         A: violet",
    );
    assert!(table.facts(A, "lay 1").ends_turn);
    table.play(A, "lay 1");
    assert_ne!(table.public().turn.seat, A);
    let mut table = scene("build: A");
    assert!(table.facts(A, "pass").ends_turn);
    table.play(A, "pass");
    assert_ne!(table.public().turn.seat, A);
}

/// QRY-26, QRY-53: readers are shown their own jewels, and of the others' only their number together.
#[test]
fn the_points_of_jewels_are_shown_as_far_as_they_are_known() {
    let mut table = scene(
        "players: 3
         build: A
         A: red, 2 blue
         B: violet, blue
         C: 3 blue",
    );
    let points = |table: &Scene, reader| -> Vec<Option<(i16, i16)>> {
        let jewels = table.table_facts(reader).jewels.into_iter();
        jewels.map(|it| it.map(|it| (it.least, it.most))).collect()
    };
    assert_eq!(points(&table, Some(A)), [Some((6, 6)), Some((0, 12)), Some((0, 12))]);
    assert_eq!(points(&table, Some(B)), [Some((0, 15)), Some((3, 3)), Some((0, 15))]);
    assert_eq!(points(&table, None), [Some((0, 18)); 3]);
    let open = scene("build: A\n taken: shown\n A: 2 blue");
    for reader in [Some(A), Some(B), None] {
        assert_eq!(points(&open, reader), [Some((6, 6)), Some((0, 0))]);
    }
    let none = scene("build: A\n A: red");
    assert_eq!(points(&none, Some(A)), [Some((0, 0)), None]);
    table.play_until(|_| false);
    assert_eq!(points(&table, Some(A)), [], "they are among the points once they are counted");
}
