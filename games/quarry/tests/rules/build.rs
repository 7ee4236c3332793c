//! QRY-30 to QRY-34.

use engine::Content as _;
use quarry::{Content, Refusal};

use crate::scene::{A, B, C, changed, position, scene};

/// QRY-30: from the player with the worker clockwise, each lays exactly one brick.
#[test]
fn each_player_in_turn_lays_one_brick() {
    let mut table = scene(
        "players: 3
         build: B
         A: 2 violet
         B: 2 violet
         C: 2 violet",
    );
    assert_eq!(table.rule(A, "lay 1"), "QRY-30");
    for (seat, action) in [(B, "lay 1"), (C, "lay 2"), (A, "lay 3"), (B, "lay 4")] {
        table.play(seat, action);
        assert_eq!(table.rule(seat, "lay 5"), "QRY-30");
    }
    assert_eq!((table.public().turn.seat, table.public().built.len()), (C, 4));
}

/// QRY-30: those who have passed are left out.
#[test]
fn whoever_has_passed_is_left_out() {
    let mut table = scene(
        "players: 3
         build: A
         passed: B
         A: 2 violet
         C: 2 violet",
    );
    table.play(A, "lay 1");
    table.play(C, "lay 2");
    assert_eq!(table.public().turn.seat, A);
}

/// QRY-31: a brick fits only a position of its colour, and only once.
#[test]
fn a_brick_fits_a_position_of_its_colour() {
    let table = scene(
        "monument: taj_mahal
         build: A
         built: 2
         A: neutral",
    );
    assert_eq!(table.offers(A), ["lay 1", "lay 4", "lay 13", "lay 16"]);
    let no = Refusal::NoBrick { position: position(3), colour: quarry::Colour::Violet };
    assert_eq!(table.no(A, "lay 3"), no);
    assert_eq!(table.no(A, "lay 2"), Refusal::LaidAlready { position: position(2) });
    assert_eq!(table.no(A, "lay 39"), Refusal::NoSuchPosition { position: position(39) });
    assert!(["lay 2", "lay 3", "lay 39"].iter().all(|it| table.rule(A, it) == "QRY-31"));
}

/// QRY-32: all the bricks under a brick must be there first, and no others.
#[test]
fn all_supports_must_be_there() {
    let mut table = scene(
        "monument: taj_mahal
         build: A
         built: 2 5 6 7 10 11 21 22 23
         A: red, neutral, violet
         B: red, violet",
    );
    let missing = Refusal::NotCarried { position: position(25), missing: position(3) };
    assert_eq!(table.no(A, "lay 25"), missing);
    assert_eq!(table.rule(A, "lay 25"), "QRY-32");
    table.play(A, "lay 3");
    assert!(table.offers(B).contains(&"lay 25".to_owned()), "both of its bricks are there");
    assert!(table.offers(B).contains(&"lay 24".to_owned()), "it rests on one");
}

/// QRY-32: a level need not be complete before the next one begins.
#[test]
fn levels_grow_side_by_side() {
    let table = scene(
        "build: A
         built: 1 2 21 5
         A: neutral, red",
    );
    assert_eq!(table.offers(A), ["lay 23", "lay 34"]);
}

/// QRY-33: 1, 3, 5, 7 and 9 points for levels 1 to 5.
#[test]
fn each_level_has_its_points() {
    let expected = [(1, 1), (25, 3), (33, 5), (37, 7), (38, 9)];
    for (number, points) in expected {
        let table = scene("monument: taj_mahal\nbuild: A");
        let plan = &table.table.content().board(table.public().with.monument).plan;
        assert_eq!(plan.site(position(number)).points, points, "position {number}");
    }
    let mut table = scene(
        "monument: taj_mahal
         build: A
         built: 1-37
         A: orange",
    );
    table.play(A, "lay 38");
    assert_eq!(table.public().players[A].earned.bricks, 9);
}

/// QRY-34: jewels are never built: whoever has nothing else passes.
#[test]
fn jewels_are_not_built() {
    let table = scene(
        "build: A
         A: 3 blue",
    );
    assert_eq!(table.offers(A), ["pass"]);
}

/// QRY-34: no plan has a place for a jewel or for the black piece.
#[test]
fn a_plan_of_jewels_is_refused() {
    for piece in ["blue", "black"] {
        let pack = changed("[1, 2, 0, \"violet\"]", &format!("[1, 2, 0, \"{piece}\"]"));
        let faults = Content::load(&pack).unwrap_err().to_string();
        assert!(faults.contains(piece), "{faults}");
    }
}
