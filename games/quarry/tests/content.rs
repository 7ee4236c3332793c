//! Counts as the rulebook counts, other packs, and what is said about broken ones.

use crate::scene::{A, B, changed, loaded, pieces, scene_with};
use engine::{Content as _, Game, Pack};
use quarry::{Colour, Content, Phase, Piece, Quarry, content};

/// What is wrong with our pack once one passage is replaced.
fn faults(from: &str, to: &str) -> String {
    Content::load(&changed(from, to)).expect_err("the pack is broken").to_string()
}

/// QRY-02: the stock is what the monuments need of each colour at most, 82 pieces in all.
#[test]
fn the_stock_is_as_counted() {
    assert_eq!(
        content().stock,
        pieces("27 violet, 18 red, 17 neutral, 10 orange, 9 blue, 1 black")
    );
    assert_eq!(content().stock.len(), 82);
}

/// QRY-07, QRY-33: bricks and points of each plan.
#[test]
fn plans_are_as_counted() {
    let expected = [
        ("notre_dame", "20 violet, 13 red, 7 neutral, 4 orange", 4, 122),
        ("san_pietro", "22 violet, 12 red, 8 neutral, 5 orange", 5, 131),
        ("taj_mahal", "12 violet, 8 red, 13 neutral, 5 orange", 5, 108),
        ("capitol", "24 violet, 11 red, 5 neutral, 4 orange", 5, 112),
    ];
    assert_eq!(content().boards.len(), expected.len());
    for (board, (key, bricks, n_levels, points)) in content().boards.iter().zip(expected) {
        assert_eq!(board.key, key);
        assert_eq!(board.plan.bricks(), pieces(bricks), "{key}");
        assert_eq!(board.plan.n_levels(), n_levels, "{key}");
        let total: i16 = board.plan.sites().map(|(_, site)| site.points).sum();
        assert_eq!(total, points, "{key}");
    }
}

/// QRY-10: the pieces of each round, and how many lie in the centre.
#[test]
fn rounds_are_as_counted() {
    let expected = [
        [(25, 1), (24, 0), (24, 0)],
        [(24, 0), (25, 1), (25, 1)],
        [(19, 1), (21, 3), (22, 4)],
        [(25, 1), (26, 2), (16, 1)],
    ];
    for (board, rounds) in content().boards.iter().zip(expected) {
        for (supply, (n_pieces, in_centre)) in board.rounds.iter().zip(rounds) {
            assert_eq!(usize::from(supply.pieces.len()), n_pieces, "{}", board.key);
            assert_eq!(supply.bag.len(), supply.spaces.len());
            assert_eq!(supply.many_at(content().ground.centre()), in_centre, "{}", board.key);
        }
    }
}

/// QRY-50: with our content some colour is short until round 3, so that no monument is complete before.
#[test]
fn no_monument_can_be_complete_before_round_3() {
    for board in &content().boards {
        let needed = board.plan.bricks();
        let short = |colour: Colour| {
            let piece = Piece::Brick(colour);
            let two_rounds = board.rounds[..2].iter().map(|supply| supply.pieces.count(piece));
            two_rounds.sum::<u8>() < needed.count(piece)
        };
        assert!(Colour::ALL.into_iter().any(short), "{}", board.key);
    }
}

/// QRY-01: a pack with another monument, of two bricks, in which two rounds are enough, is played without new code.
#[test]
fn another_monument_needs_no_code() {
    let hut = r#"
[[monument]]
key = "hut"
origin = "ours"
middle = [6, 6, 6]
middle_origin = "ours"
rounds = [
  { violet = 7, red = 5, neutral = 2, orange = 1, blue = 3, black = 1, origin = "ours" },
  { violet = 7, red = 5, neutral = 2, orange = 1, blue = 3, black = 1, origin = "ours" },
  { violet = 7, red = 5, neutral = 2, orange = 1, blue = 3, black = 1, origin = "ours" },
]
plan_origin = "ours"
plan = [[1, 0, 0, "violet"], [2, 0, 0, "red"]]
"#;
    let own = Quarry::pack();
    let files = ["quarry.toml", "fr.ftl", "en.ftl"].map(|name| own.file(name).unwrap().to_owned());
    let [figures, french, english] = files;
    let pack = Pack::new([
        ("quarry.toml", format!("{figures}\n{hut}")),
        ("fr.ftl", format!("{french}\nmonument-hut = Cabane\n")),
        ("en.ftl", format!("{english}\nmonument-hut = Hut\n")),
    ]);
    let content = loaded(&pack).unwrap();
    assert_ne!(content.hash(), quarry::content().hash());
    let mut table = scene_with(
        content,
        "monument: hut
         build: A
         A: violet
         B: red, blue",
    );
    table.play(A, "lay 1");
    table.play(B, "lay 2");
    assert!(matches!(table.public().phase, Phase::Over(_)), "in round 1");
    assert_eq!(table.score(B), 10 + 3 + 3);
}

/// QRY-32: every raised brick is carried all over.
#[test]
fn a_brick_in_the_air_is_a_fault() {
    let found = faults("[4, 5, 7, \"orange\"]", "[4, 6, 7, \"orange\"]");
    let expected = "quarry.toml, monument \"notre_dame\", brick 44 of the plan: \
        expected bricks of the level below under all of it";
    assert_eq!(found, expected);
}

/// QRY-31: no two bricks lie in the same place.
#[test]
fn an_overlap_is_a_fault() {
    let found = faults("[1, 4, 0, \"violet\"]", "[1, 3, 0, \"violet\"]");
    assert!(found.contains("brick 1 of the plan: expected no brick of its level"), "{found}");
    assert!(found.contains("brick 2 of the plan: expected no brick of its level"), "{found}");
}

/// QRY-10: the rounds bring all the bricks of the plan, and the box has all the pieces of the rounds.
#[test]
fn a_supply_that_does_not_add_up_is_a_fault() {
    let found = faults("{ violet = 5, red = 6, neutral = 5", "{ violet = 1, red = 6, neutral = 9");
    assert!(found.contains("at least 20 violet bricks in its rounds"), "{found}");
    let found = faults("many = 27", "many = 26");
    assert!(found.contains("no more violet pieces than the stock has"), "{found}");
    let found = faults("piece = \"black\"\nmany = 1", "piece = \"black\"\nmany = 0");
    assert!(found.contains("no more black pieces than the stock has"), "{found}");
    let found = faults("many = 27", "many = 227");
    assert_eq!(found, "quarry.toml, stock: expected 200 pieces at most");
}

/// QRY-11: the pieces of a round fill the rings.
#[test]
fn a_round_that_does_not_fill_the_rings_is_a_fault() {
    let found = faults("middle = [12, 12, 3]", "middle = [12, 12, 12]");
    assert_eq!(
        found,
        "quarry.toml, monument \"capitol\", round 3: expected 24 to 64 pieces, to fill the rings"
    );
    let found = faults("middle = [12, 12, 3]", "middle = [12, 12, 4]");
    assert!(found.contains("round 3: expected as many pieces on each middle space"), "{found}");
}

/// QRY-06: neighbours are mutual, and every walk can be made.
#[test]
fn a_broken_quarry_is_a_fault() {
    let found = faults("\"blm\", # a", "\"bl\", # a");
    assert!(found.contains("spaces that name this one as well"), "{found}");
    let found = faults("\"blm\", # a", "\"blmz\", # a");
    assert!(found.contains("letters of other spaces, each once"), "{found}");
    let found = faults("paces = [1, 2, 3, 4]", "paces = [1, 2]");
    assert!(found.contains("walks of 2 paces from it through every space"), "{found}");
    let found = faults("centre = 1", "centre = 2");
    assert!(found.contains("quarry.centre: expected 1"), "{found}");
}

/// QRY-06: the drawing has each space once, with room for its pieces.
#[test]
fn a_drawing_without_room_is_a_fault() {
    let found = faults("s     --", "s  -----");
    assert!(found.contains("'s' once, a blank before it and 4 after"), "{found}");
}

/// Every entry says where it comes from.
#[test]
fn an_entry_without_an_origin_is_a_fault() {
    let found = faults("points = 9\norigin = \"found\"", "points = 9");
    assert!(found.contains("origin"), "{found}");
    let found = faults("plan_origin = \"ours\"\n", "");
    assert!(found.contains("plan_origin"), "{found}");
}

/// All faults are found at once, in figures, plans and texts.
#[test]
fn all_faults_are_collected() {
    let pack = changed("key = \"capitol\"", "key = \"Capitol 2\"");
    let text = pack.file("quarry.toml").unwrap();
    let text = text.replace("jewel = 3", "jewel = -3").replace("many = 18", "many = 17");
    let pack = pack.overlaid(Pack::new([("quarry.toml", text)]));
    let found = Content::load(&pack).unwrap_err();
    let entries: Vec<&str> = found.0.iter().map(|fault| fault.entry.as_str()).collect();
    assert_eq!(
        entries,
        ["rules.jewel", "monument \"Capitol 2\"", "monument-Capitol 2", "monument \"notre_dame\"",]
    );
}
