//! QRY-01 to QRY-07.

use engine::{Arg, Chance, OptionKind, Setup, Speak};
use quarry::{Phase, Piece, Quarry, Ring, Space, content, marker};

use crate::scene::{A, B, C, opened, scene, space};

/// QRY-01: the table chooses one of four monuments, and only that one is built.
#[test]
fn one_of_four_monuments_is_chosen() {
    let options = Quarry::options(content());
    let OptionKind::Choice { values, .. } = &options[0].kind else { panic!("a choice") };
    assert_eq!(values, &["notre_dame", "san_pietro", "taj_mahal", "capitol"]);
    for (key, n_bricks) in values.iter().zip([44, 47, 38, 44]) {
        let table = opened(2, key, "monuments");
        let board = content().board(table.public().with.monument);
        assert_eq!((&board.key, board.plan.all().len()), (key, n_bricks));
    }
}

/// QRY-02: 82 pieces, of which 72 are bricks, 9 jewels, three in each round, and one the black piece.
#[test]
fn there_are_82_pieces() {
    let stock = content().stock;
    assert_eq!((stock.len(), stock.bricks().len()), (82, 72));
    assert_eq!((stock.count(Piece::Jewel), stock.count(Piece::Black)), (9, 1));
    for supply in content().boards.iter().flat_map(|board| &board.rounds) {
        assert_eq!((supply.pieces.count(Piece::Jewel), supply.pieces.count(Piece::Black)), (3, 1));
    }
}

/// QRY-03: every marker starts on 10, the track is a loop of 60, and the score itself has no limit.
#[test]
fn the_track_is_a_loop_and_the_score_is_not() {
    let table = opened(4, "capitol", "track");
    assert!(table.public().players.values().iter().all(|player| player.earned.score() == 10));
    let at = |score| marker(content(), score);
    assert_eq!([at(1), at(10), at(60), at(61), at(120), at(121)], [1, 10, 60, 1, 60, 1].map(Some));
    assert_eq!([at(0), at(-7)], [None, None], "below 1 it is off the track");

    let mut table = scene(
        "build: A
         built: 1-7 21 23 34 36
         A: orange
         A score: 58",
    );
    table.play(A, "lay 41");
    assert_eq!((table.score(A), at(table.score(A))), (65, Some(5)));
}

/// QRY-04: the first player is drawn at random, and the first turn is that player's.
#[test]
fn the_first_player_is_drawn() {
    let drawn = (0..40).map(|nth| {
        let table = opened(3, "notre_dame", &format!("first {nth}"));
        assert_eq!(table.public().turn.seat, table.public().first);
        assert!(!table.offers(table.public().first).is_empty());
        table.public().first
    });
    let mut drawn: Vec<_> = drawn.collect();
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn, [A, B, C]);
}

/// QRY-05: three rounds, each of a quarry phase and a building phase.
#[test]
fn a_game_is_three_rounds_of_two_phases() {
    let mut table = opened(3, "taj_mahal", "phases");
    let mut phases = Vec::new();
    loop {
        let (round, phase) = (table.public().round, table.public().phase);
        phases.push((round, phase));
        if let Phase::Over(_) = phase {
            break;
        }
        table.play_until(|public| (public.round, public.phase) != (round, phase));
    }
    let (last, rounds) = phases.split_last().unwrap();
    let expected = [Phase::Quarry, Phase::Building];
    let expected: Vec<_> = (1..=3).flat_map(|round| expected.map(|phase| (round, phase))).collect();
    assert_eq!(rounds, expected);
    assert_eq!(last.0, 3);
}

/// QRY-05: nothing is built in the quarry phase, and nothing taken in the building phase.
#[test]
fn each_phase_has_its_own_actions() {
    let table = opened(2, "notre_dame", "own actions");
    let first = table.public().first;
    assert_eq!(table.rule(first, "lay 1"), "QRY-05");
    assert_eq!(table.rule(first, "pass"), "QRY-05");
    let table = scene(
        "build: A
         A: violet",
    );
    assert_eq!(table.rule(A, "enter a violet"), "QRY-05");
}

/// QRY-06: 12, 6 and 1 spaces; adjacency is across a shared edge.
#[test]
fn the_quarry_has_two_rings_and_a_centre() {
    let ground = &content().ground;
    assert_eq!(Ring::ALL.map(|ring| ground.ring(ring).len()), [12, 6, 1]);
    let beside =
        |letter| ground.neighbours(space(letter)).iter().map(Space::letter).collect::<String>();
    assert_eq!((beside('a'), beside('l'), beside('f')), ("blm".into(), "akr".into(), "ego".into()));
    assert_eq!((beside('m'), beside('s')), ("abnrs".into(), "mnopqr".into()));
    let table = opened(2, "notre_dame", "spaces");
    assert_eq!(table.rule(table.public().first, "enter t violet"), "QRY-06");
}

/// QRY-07: the plan, with the number of bricks it needs, is shown to everybody.
#[test]
fn the_plan_is_public() {
    let table = opened(2, "san_pietro", "plan");
    let lines = Quarry::sketch(table.table.perspective(None));
    let monument = lines.iter().find(|line| line.id == "sketch-monument").unwrap();
    assert!(monument.args.contains(&("bricks", 47u8.into())));
    let drawn: Vec<String> = lines
        .iter()
        .flat_map(|line| &line.args)
        .filter_map(|(name, arg)| {
            let Arg::Word(text) = arg else { return None };
            (*name == "line").then(|| text.to_string())
        })
        .collect();
    let words: Vec<&str> = drawn.iter().flat_map(|line| line.split_whitespace()).collect();
    for number in 1..=47 {
        assert!(words.contains(&number.to_string().as_str()), "position {number} is drawn");
    }
    let plan = &content().board(table.public().with.monument).plan;
    assert_eq!(plan.bricks().len(), 47);
    let same = Quarry::imagine(table.table.view(A), &mut Chance::quick(0));
    assert_eq!(same.public().with.monument, table.public().with.monument);
}
