//! Manoeuvres, outposts, explorers, progress (MTL-75 to MTL-85).

use engine::Seat;
use monumental::{Adjacency, Held, Refusal, Tile, Tiles};

use crate::scene::{A, card, named, scene};

/// MTL-75: one military moves one unit to any own tile that is joined to the capital.
#[test]
fn a_manoeuvre_moves_one_unit() {
    let mut table = scene("A holds: f4 1, e4 2, d3 2\nstock: military 2\nA gold: 0");
    table.play("move soldier e4");
    assert_eq!(table.offers(), ["at f4", "at g4"], "not to the isolated d3");
    assert_eq!(table.refused("at d3"), "MTL-75");
    table.play("at g4");
    assert_eq!((table.soldiers("e4"), table.stock()[2]), (1, 1));
    assert_eq!(table.refused("move soldier e4"), "MTL-63");
    assert_eq!(table.refused("move soldier d3"), "MTL-75");
    assert_eq!(scene("stock: military 1").why_not("move soldier g4"), Refusal::NowhereToGo);
}

/// MTL-76: units moved by a card go to tiles controlled already, and cost nothing.
#[test]
fn units_moved_by_a_card_stay_at_home() {
    let mut table = scene(
        "A city: castle, -, -, -, -, -, -, -, -
         A holds: f4 1
         phase: row",
    );
    table.play("row 1; column 1; use a1 2; move soldier g4; at f4; move warlord g4");
    assert_eq!(table.offers(), ["at f4"]);
    table.play("at f4");
    assert_eq!((table.soldiers("f4"), table.stock()[2]), (2, 3), "the castle's military is left");
    assert!(table.offered("end"), "two moves and no more");
}

/// MTL-77: three units on a province are replaced by an outpost, at no cost.
#[test]
fn an_outpost_replaces_three_units() {
    let mut table = scene("A holds: f4 3, f5 2w, g3 2");
    table.play("outpost f4; outpost f5");
    assert_eq!((table.soldiers("f4"), table.soldiers("f5"), table.soldiers("g4")), (0, 0, 7));
    assert_eq!(
        table.player(A).warlord,
        Some(named("g4")),
        "the warlord goes home with two soldiers"
    );
    assert_eq!(table.player(A).outposts_left, 0);
    assert_eq!(table.why_not("outpost f4"), Refusal::OutpostThere { tile: named("f4") });
    assert_eq!(table.refused("outpost g3"), "MTL-77");
    assert_eq!(scene("").refused("outpost g4"), "MTL-77", "never in the capital");
    assert_eq!(scene("").refused("outpost f4"), "MTL-64", "only on a province of one's own");
}

/// MTL-77: which three units go home is the player's choice, the warlord among them or not; on an isolated province too.
#[test]
fn the_player_chooses_who_goes_home() {
    let begun = || {
        let mut table = scene("A holds: d3 4w");
        table.play("outpost d3");
        table
    };
    let mut table = begun();
    assert_eq!(table.offers(), ["choose 1", "choose 2"]);
    assert_eq!(table.refused("stop"), "MTL-77", "three go home");
    table.play("choose 1");
    assert_eq!(table.player(A).warlord, Some(named("d3")));
    assert_eq!((table.soldiers("d3"), table.soldiers("g4")), (1, 8));
    let mut table = begun();
    table.play("choose 2");
    assert_eq!(table.player(A).warlord, Some(named("g4")));
    assert_eq!((table.soldiers("d3"), table.soldiers("g4")), (2, 7));
}

/// MTL-77: nothing is asked where there is no choice.
#[test]
fn nothing_is_asked_where_all_units_are_alike() {
    for pieces in ["3", "4", "2w"] {
        let mut table = scene(&format!("A holds: d3 {pieces}"));
        table.play("outpost d3");
        assert!(table.player(A).outposts.contains(named("d3")), "{pieces}");
        assert!(table.offered("end"), "{pieces}");
    }
}

/// MTL-77: an outpost lost with its province can be built again.
#[test]
fn a_returned_outpost_may_be_built_again() {
    let mut table = scene("A holds: f4 1\nB holds: e4 0o\nB outposts: 1\nstock: military 5");
    table.play("conquer e4");
    for _ in 0..5 {
        table.play("send soldier g4");
    }
    assert_eq!(table.player(crate::scene::B).outposts_left, 2);
}

/// MTL-80: one military moves an explorer one step, whoever holds the tile, over the sea too.
#[test]
fn explorers_go_everywhere() {
    let mut table = scene("B holds: f4 2\nA explorers: g4, e4\nstock: military 3\nA gold: 0");
    table.play("explore 1 f4; explore 2 d4");
    assert_eq!(table.player(A).explorers, [named("f4"), named("d4")]);
    assert_eq!(table.refused("explore 1 d4"), "MTL-80");
    table.play("explore 2 c4");
    assert_eq!(table.stock()[2], 0);
    assert_eq!(table.refused("explore 2 b4"), "MTL-26");
}

/// MTL-81: each explorer takes one thing a turn, on arriving or where it stands.
#[test]
fn each_explorer_takes_one_thing_a_turn() {
    let mut table = scene("A explorers: f4, f5\nstock: military 1");
    table.play("take 1; take 2");
    assert_eq!(table.player(A).production_tokens, 2);
    assert!(!table.public().board.production.contains(named("f4")));
    table.play("explore 1 f3");
    assert_eq!(table.refused("take 1"), "MTL-81");
}

/// MTL-81: a market token is chosen after looking at those there; the others do not see them.
#[test]
fn a_market_token_is_chosen_after_looking() {
    let mut table = scene("A explorers: e4, g4\nmarket 1: 3, 5");
    let told = table.play("take 1");
    assert_eq!(table.offers(), ["keep 3", "keep 5"]);
    assert_eq!(told[0].to(Seat(1)).count(), 0);
    assert_eq!(table.refused("keep 1"), "MTL-81");
    let told = table.play("keep 5");
    assert_eq!(table.player(A).markets[0], Held::Hidden);
    assert_eq!(table.public().board.market_left[0], 1);
    let json = serde_json::to_string(&told[0].public).unwrap();
    assert!(!json.contains("token\":4"), "nobody is told which: {json}");
}

/// MTL-82: only one token from each market; a used one is kept, and then seen.
#[test]
fn one_token_from_each_market() {
    let mut table = scene("A explorers: e4, e4\nmarket 1: 1, 2");
    table.play("take 1; keep 1");
    assert_eq!(table.refused("take 2"), "MTL-82");
    table.play("market 1");
    assert_eq!((table.player(A).markets[0], table.stock()[0]), (Held::Used(0), 4));
}

/// MTL-82: what the holder's own shelf says is on nobody else's.
#[test]
fn tokens_held_are_seen_by_their_holder_alone() {
    let table = scene("A market: 2 4");
    assert_eq!(table.table.view(Seat(0)).mine.tokens[1], Some(3));
    assert_eq!(table.table.view(Seat(1)).mine.tokens[1], None);
    for seed in 0..30 {
        let mut luck = engine::Chance::quick(seed);
        let own = <monumental::Monumental as engine::Setup>::imagine(
            table.table.view(Seat(0)),
            &mut luck,
        );
        assert_eq!(own.view(Seat(0)).mine.tokens[1], Some(3), "its holder knows it");
    }
}

/// MTL-82: whoever looked before a token was taken knows it; whoever looked after knows only what it is not.
#[test]
fn looking_at_a_market_tells_what_the_others_took() {
    use engine::Setup;
    let mut table = scene("turn: B\nA explorers: e4, g4\nB explorers: e4, a4\nmarket 1: 1, 2");
    table.play("take 1; keep 1; end; row 1; column 1; take 1; keep 2");
    let taken_from = |seat: Seat, other: Seat| {
        let mut tokens: Vec<Option<u8>> = (0..60)
            .map(|seed| {
                let mut luck = engine::Chance::quick(seed);
                let imagined = monumental::Monumental::imagine(table.table.view(seat), &mut luck);
                imagined.view(other).mine.tokens[0]
            })
            .collect();
        tokens.sort();
        tokens.dedup();
        tokens
    };
    assert_eq!(taken_from(Seat(1), Seat(0)), [Some(1)], "B left only the second");
    assert_eq!(taken_from(Seat(0), Seat(1)), [Some(0), Some(2), Some(3), Some(4)]);
}

/// MTL-83: explorers neither conquer nor control.
#[test]
fn explorers_do_not_control() {
    let mut table = scene("A explorers: e4, e4\nstock: military 9");
    assert!(!table.holds(A, "e4"));
    assert_eq!(table.refused("conquer e3"), "MTL-60");
}

/// MTL-85: two science draw the top card, active as if in the city and discarded at the end of the turn.
#[test]
fn progress_draws_a_card() {
    let mut table = scene(
        "A deck: work_camp, temple, fort, fort, fort, fort, fort, fort, fort, fort, fort, fort
         stock: science 4
         A gold: 0",
    );
    table.play("progress; progress");
    assert_eq!((table.stock(), table.player(A).culture), ([1, 0, 0], 1));
    assert_eq!(table.refused("progress"), "MTL-26");
    table.play("end");
    assert_eq!(table.keys(&table.player(A).discard), ["work_camp", "temple"]);
    assert_eq!(scene("stock: science 2").refused("progress"), "MTL-97");
}

/// MTL-85: a card drawn is no part of the city: it can be neither kept in place nor archived.
#[test]
fn a_card_drawn_is_no_part_of_the_city() {
    let mut table = scene(
        "A city: fort+laws, -, -, -, -, -, -, -, -
         A deck: pyrotechnics, mine
         phase: row
         A gold: 4",
    );
    table.play("row 1; column 1; progress; progress; use a1 knowledge 1");
    assert_eq!(table.public().turn.drawn.len(), 2);
    assert!(!table.offered("use drawn 1 1"), "nothing to archive");
    table.play("end");
    assert_eq!(table.offers(), ["card a1", "stop"]);
}

/// MTL-85: a card put on top in this turn can be drawn in it; a knowledge drawn works without a card on it.
#[test]
fn progress_can_draw_what_was_acquired() {
    let mut table = scene(
        "track: irrigation, metal_casting, -, -, -, -
         stock: science 12
         A gold: 0",
    );
    table.play("buy 1; buy 2; progress; progress");
    assert_eq!(table.public().turn.drawn[0].card, card("metal_casting"), "the last one is on top");
    assert!(!table.offered("use drawn 1 1"), "there is no card on it to boost");
    table.play("use drawn 2 1; military");
    assert_eq!(table.stock(), [0, 0, 1]);
}

/// MTL-85: whoever imagines the table knows the cards that were put on top in this turn.
#[test]
fn the_known_top_of_a_deck_is_imagined_as_it_is() {
    use engine::Setup;
    let mut table = scene(
        "track: irrigation, -, -, -, -, -
         A deck: fort, mine, forum, library
         stock: science 8
         A gold: 0",
    );
    table.play("buy 1");
    let mut second = Vec::new();
    for seed in 0..40 {
        let mut luck = engine::Chance::quick(seed);
        let mut other = monumental::Monumental::imagine(table.table.view(Seat(1)), &mut luck);
        for _ in 0..2 {
            other.step(Seat(0), monumental::Move::Progress.into(), &mut luck).unwrap();
        }
        let drawn = &other.public().turn.drawn;
        assert_eq!(drawn[0].card, card("irrigation"), "everyone saw it");
        second.push(drawn[1].card);
    }
    second.sort();
    second.dedup();
    assert_eq!(second.len(), 4, "the rest is in any order");
}

#[test]
fn a_hexagon_touches_six_and_none_across_the_edge() {
    let names = |tile: &str| {
        let around = Tiles::one(Tile::named(tile).unwrap()).neighbours();
        around.iter().map(Tile::name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names("d4"), "d3 e3 c4 e4 c5 d5");
    assert_eq!(names("g4"), "g3 f4 f5 g5");
    assert_eq!(names("a1"), "b1 a2");
    assert_eq!(Tile::named("h1"), None);
}
