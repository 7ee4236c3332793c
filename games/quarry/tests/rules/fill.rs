//! QRY-10 to QRY-13.

use quarry::{Phase, PublicEvent, Ring, content};

use crate::scene::{A, Scene, opened, pieces, scene, space};

/// How many pieces lie on each space of a ring.
fn heights(table: &Scene, ring: Ring) -> Vec<u8> {
    let spaces = content().ground.ring(ring);
    spaces.iter().map(|space| table.public().quarry.at(space).len()).collect()
}

/// QRY-10: the board of the monument says what comes into each round.
#[test]
fn the_board_says_what_comes_into_each_round() {
    let expected = [
        (
            "notre_dame",
            [
                "10 violet, 6 red, 3 neutral, 2 orange",
                "8 violet, 6 red, 3 neutral, 3 orange",
                "5 violet, 6 red, 5 neutral, 4 orange",
            ],
        ),
        (
            "capitol",
            [
                "12 violet, 6 red, 2 neutral, 1 orange",
                "12 violet, 5 red, 3 neutral, 2 orange",
                "3 violet, 3 red, 3 neutral, 3 orange",
            ],
        ),
    ];
    for (key, rounds) in expected {
        let mut table = opened(3, key, "rounds");
        for (round, bricks) in (1..).zip(rounds) {
            table.play_until(|public| public.round == round);
            let expected = pieces(&format!("{bricks}, 3 blue, 1 black"));
            assert_eq!(table.public().quarry.all(), expected, "{key}, round {round}");
        }
    }
}

/// QRY-11: one piece on each outer space, two on each middle space, the rest in the centre.
#[test]
fn rings_are_filled_from_the_outside() {
    let table = opened(2, "notre_dame", "filling");
    assert_eq!(heights(&table, Ring::Outer), [1; 12]);
    assert_eq!(heights(&table, Ring::Middle), [2; 6]);
    assert_eq!(heights(&table, Ring::Centre), [1]);
}

/// QRY-11: the pieces are mixed: another deal lays them elsewhere.
#[test]
fn the_pieces_are_mixed() {
    let [one, other] = ["one", "other"].map(|words| opened(2, "notre_dame", words));
    assert_ne!(one.public().quarry, other.public().quarry);
    assert_eq!(one.public().quarry.all(), other.public().quarry.all());
}

/// QRY-11: a new round is drawn piece by piece, in front of everybody.
#[test]
fn a_new_round_is_drawn_one_by_one() {
    let mut table = scene(
        "build: A
         passed: B",
    );
    table.play(A, "pass");
    let drawn: Vec<_> = (table.told.iter())
        .filter_map(|event| {
            let PublicEvent::Placed { space, .. } = event else { return None };
            Some(space.letter())
        })
        .collect();
    assert_eq!(drawn.iter().collect::<String>(), "abcdefghijklmmnnooppqqrr");
    assert_eq!((table.public().round, table.public().phase), (2, Phase::Quarry));
}

/// QRY-12: the Taj Mahal has one piece on each middle space in all three rounds.
#[test]
fn the_taj_mahal_has_one_on_each_middle_space() {
    let mut table = opened(2, "taj_mahal", "exceptions");
    for (round, centre) in [(1, 1), (2, 3), (3, 4)] {
        table.play_until(|public| public.round == round);
        assert_eq!(heights(&table, Ring::Middle), [1; 6]);
        assert_eq!(heights(&table, Ring::Centre), [centre]);
    }
}

/// QRY-12: the Capitol has, in round 3, one piece on every other middle space: m, o and q.
#[test]
fn the_capitol_fills_every_other_middle_space_in_round_3() {
    let mut table = opened(2, "capitol", "exceptions");
    for (round, middle) in [(1, [2; 6]), (2, [2; 6]), (3, [1, 0, 1, 0, 1, 0])] {
        table.play_until(|public| public.round == round);
        assert_eq!(heights(&table, Ring::Middle), middle);
    }
    assert!(table.public().quarry.filled().contains(space('m')));
    assert!(!table.public().quarry.filled().contains(space('n')));
}

/// QRY-13: everybody sees what lies in the quarry, spectators too.
#[test]
fn the_quarry_is_open() {
    let table = opened(3, "san_pietro", "open");
    let shown = serde_json::to_value(table.table.perspective(None).public).unwrap();
    let spaces = shown["quarry"].as_object().unwrap();
    let pieces = spaces.values().flat_map(|pieces| pieces.as_object().unwrap().values());
    assert_eq!(pieces.map(|many| many.as_u64().unwrap()).sum::<u64>(), 24);
}
