//! QRY-40 to QRY-43.

use quarry::{Phase, PublicEvent, Refusal};

use crate::scene::{A, B, C, changed, loaded, pieces, position, scene, scene_with};

/// QRY-40: a player with no brick, or with none that fits, must pass.
#[test]
fn whoever_can_lay_nothing_passes() {
    let table = scene("build: A");
    assert_eq!(table.offers(A), ["pass"]);
    let table = scene(
        "build: A
         built: 1 2
         A: 2 neutral, orange",
    );
    assert_eq!(table.offers(A), ["pass"]);
}

/// QRY-40: nobody else may pass.
#[test]
fn whoever_can_lay_may_not_pass() {
    let table = scene(
        "build: A
         built: 1
         A: red, orange",
    );
    assert_eq!(table.no(A, "pass"), Refusal::CanLay { position: position(21) });
    assert_eq!(table.rule(A, "pass"), "QRY-40");
    assert_eq!(table.offers(A), ["lay 21"]);
}

/// QRY-41: on passing, the screen is lifted and each brick left costs a point.
#[test]
fn bricks_left_are_shown_and_cost_points() {
    let mut table = scene(
        "build: A
         A: 2 red, orange, 2 blue",
    );
    table.play(A, "pass");
    let shown = Some(pieces("2 red, orange, 2 blue"));
    assert_eq!(table.told[0], PublicEvent::Passed { seat: A, shown, points: -3 });
    assert_eq!(table.score(A), 7);
}

/// QRY-41: a brick that is kept costs again in a later round.
#[test]
fn a_brick_kept_costs_again() {
    let mut table = scene(
        "build: A
         passed: B
         A: orange",
    );
    table.play(A, "pass");
    assert_eq!((table.score(A), table.public().round), (9, 2));

    let mut table = scene(
        "round: 2
         build: A
         passed: B
         A: orange
         A score: 9",
    );
    table.play(A, "pass");
    assert_eq!(table.score(A), 8);
}

/// QRY-41: a pack may say that each costs more.
#[test]
fn each_brick_left_costs_what_the_pack_says() {
    let dear = loaded(&changed("left = -1", "left = -2")).unwrap();
    let mut table = scene_with(dear, "build: A\nA: 2 red, orange");
    table.play(A, "pass");
    assert_eq!(table.score(A), 4);
}

/// QRY-41: in round 3 nothing is shown and nothing lost.
#[test]
fn in_round_3_nothing_is_shown() {
    let mut table = scene(
        "round: 3
         build: A
         A: 2 red, blue
         B: violet",
    );
    table.play(A, "pass");
    assert_eq!(table.told[0], PublicEvent::Passed { seat: A, shown: None, points: 0 });
    assert_eq!(table.score(A), 10);
}

/// QRY-41: a score may go below 0.
#[test]
fn a_score_may_go_below_zero() {
    let mut table = scene(
        "build: A
         A: 4 orange
         A score: 3",
    );
    table.play(A, "pass");
    assert_eq!(table.score(A), -1);
    assert_eq!(quarry::marker(quarry::content(), -1), None);
}

/// QRY-42: a pass is final, even if a place opens later.
#[test]
fn a_pass_is_final() {
    let mut table = scene(
        "players: 3
         build: A
         A: red
         B: 2 violet
         C: 2 violet",
    );
    table.play(A, "pass");
    table.play(B, "lay 1");
    table.play(C, "lay 2");
    assert_eq!(table.public().turn.seat, B, "A is left out, though the red brick would fit now");
    assert_eq!(table.no(A, "lay 21"), Refusal::PassedAlready);
    assert_eq!(table.rule(A, "lay 21"), "QRY-42");
    assert_eq!(table.rule(A, "pass"), "QRY-42");
}

/// QRY-42: what is left is kept for the next round, and its owner builds again.
#[test]
fn what_is_left_is_kept() {
    let mut table = scene(
        "build: A
         passed: B -1
         B: red
         A: 2 orange, blue",
    );
    table.play(A, "pass");
    assert_eq!((table.screen(A), table.screen(B)), (pieces("2 orange, blue"), pieces("red")));
    assert!(table.public().players.values().iter().all(|player| !player.passed));
    assert_eq!(table.score(B), 9, "what was lost stays lost");
}

/// QRY-43: the phase ends when all have passed.
#[test]
fn the_phase_ends_when_all_have_passed() {
    let mut table = scene(
        "players: 3
         build: A
         first: B
         passed: C
         A: orange
         B: red",
    );
    table.play(A, "pass");
    assert_eq!((table.public().phase, table.public().turn.seat), (Phase::Building, B));
    table.play(B, "pass");
    assert_eq!((table.public().phase, table.public().turn.seat), (Phase::Quarry, B));
    assert!(
        table.told.iter().any(|event| matches!(event, PublicEvent::RoundBegun { round: 2, .. }))
    );
    assert_eq!(table.rule(C, "enter a violet"), "QRY-20");
}
