//! Each example that the rulebook prints.

use crate::scene::{A, B, C, D, opened, pieces, position, scene};
use quarry::{Colour, Phase, Piece, PositionSet, content};

/// QRY-10: « C’est le premier round »: 10 violet, 6 red, 3 neutral, 2 orange, 3 blue and 1 black.
#[test]
fn a_first_round_has_25_pieces() {
    let table = opened(2, "notre_dame", "a first round");
    let expected = pieces("10 violet, 6 red, 3 neutral, 2 orange, 3 blue, 1 black");
    assert_eq!(table.public().quarry.all(), expected);
    assert_eq!(expected.len(), 25);
}

/// QRY-21, QRY-23: Ulrich is third and walks three spaces: violet and orange in the middle ring, red in the outer ring.
#[test]
fn the_third_player_walks_three_spaces() {
    let mut table = scene(
        "players: 4
         walk 3: C
         worker: c
         quarry: n violet red, o orange blue, e red, a black",
    );
    table.play_all(C, &["enter n violet", "enter o orange", "enter e red"]);
    assert_eq!(table.screen(C), pieces("violet, orange, red"));
    assert_eq!((table.public().turn.seat, table.public().turn.paces_left), (D, 4));
}

/// QRY-21, QRY-24: Aline is fourth and walks four spaces: neutral in the middle ring, blue in the centre, black, and an
/// empty space at the end.
#[test]
fn the_fourth_player_ends_on_an_empty_space() {
    let mut table = scene(
        "players: 4
         walk 4: D
         worker: e
         quarry: o neutral, s blue, r black violet, b red",
    );
    table.play_all(D, &["enter o neutral", "enter s blue", "enter r black"]);
    assert_eq!(table.offers(D), ["enter k", "enter l"], "both are empty, and one must be entered");
    table.play(D, "enter l");
    assert_eq!(table.screen(D), pieces("neutral, blue, black"));
    assert_eq!(table.public().turn.seat, A);
}

/// QRY-32: « Différents positionnements de briques à cheval sur le niveau inférieur »: on one brick, on two, on four.
#[test]
fn bricks_rest_on_one_two_or_four() {
    let plan = &content().board(content().monument("taj_mahal").unwrap()).plan;
    let carried = |level: u8, many: u8| {
        plan.sites().any(|(_, site)| site.level == level && site.supports.len() == many)
    };
    assert!(carried(2, 1) && carried(2, 2) && carried(4, 4));
    let table = scene(
        "monument: taj_mahal
         build: A
         built: 2 6
         A: red",
    );
    assert_eq!(table.offers(A), ["lay 21"], "25 would lie on 2 and 3, and 3 is missing");
}

/// QRY-33: Aline lays an orange brick on level 4 and scores 7; then Ulrich lays a red one on level 2 and scores 3.
#[test]
fn a_brick_scores_by_its_level() {
    let mut table = scene(
        "players: 2
         monument: notre_dame
         build: A
         built: 1-7 21 23 34 36
         A: orange, violet
         B: red
         A score: 21
         B score: 17",
    );
    table.play(A, "lay 41");
    assert_eq!(table.score(A), 21 + 7);
    table.play(B, "lay 25");
    assert_eq!(table.score(B), 17 + 3);
    let expected: PositionSet = (1..=7).chain([21, 23, 25, 34, 36, 41]).map(position).collect();
    assert_eq!(table.public().built, expected);
}

/// QRY-41: Ulrich passes with a violet, a red and an orange brick and three jewels: three points less.
#[test]
fn three_bricks_cost_three_points_and_jewels_nothing() {
    let mut table = scene(
        "monument: notre_dame
         round: 2
         build: B
         built: 1-20
         passed: A
         B: violet, red, orange, 3 blue
         B score: 34",
    );
    assert_eq!(table.rule(B, "pass"), "QRY-40", "the red brick fits");
    table.play(B, "lay 21");
    assert_eq!(table.score(B), 37);

    let mut table = scene(
        "monument: notre_dame
         round: 2
         build: B
         built: 1-20 21-33
         passed: A
         B: violet, red, orange, 3 blue
         B score: 34",
    );
    table.play(B, "pass");
    assert_eq!(table.score(B), 31);
    assert_eq!(table.screen(B), pieces("violet, red, orange, 3 blue"), "all is kept");
    assert_eq!((table.public().phase, table.public().round), (Phase::Quarry, 3));
    assert!(table.screen(B).contains(Piece::Brick(Colour::Violet)));
}
