//! QRY-50 to QRY-54.

use engine::{BySeat, Rules, Status};
use quarry::{Bag, Ending, Phase, PublicEvent, Quarry, Table, Turn, content};

use crate::scene::{A, B, C, D, scene};

/// QRY-50: the game ends after round 3, finished monument or not.
#[test]
fn the_game_ends_after_round_3() {
    let mut table = scene(
        "round: 3
         build: A
         built: 1-20
         passed: B
         A: violet",
    );
    table.play(A, "pass");
    assert_eq!(table.public().phase, Phase::Over(Ending::LastRound));
    assert_eq!(table.rule(A, "pass"), "QRY-50");
    assert_eq!(table.rule(B, "enter a violet"), "QRY-50");
    assert!(table.offers(A).is_empty() && table.offers(B).is_empty());
}

/// QRY-50: it ends at once when the monument is complete, whatever the round; nobody lays anything more.
#[test]
fn the_game_ends_at_once_when_the_monument_is_complete() {
    for round in 1..=3 {
        let mut table = scene(&format!(
            "players: 3
             round: {round}
             build: B
             built: 1-43
             A: 2 orange
             B: orange, red
             C: violet"
        ));
        table.play(B, "lay 44");
        assert_eq!(table.public().phase, Phase::Over(Ending::Complete), "round {round}");
        assert_eq!(table.score(B), 17);
    }
}

/// QRY-51: in round 3 nobody loses points for bricks left.
#[test]
fn in_round_3_bricks_left_cost_nothing() {
    let mut table = scene(
        "round: 3
         build: A
         A: 5 red, 2 orange
         B: orange",
    );
    table.play(A, "pass");
    table.play(B, "pass");
    assert_eq!((table.score(A), table.score(B)), (10, 10));
}

/// QRY-51: if the monument is completed early, what passes of that phase had cost is given back, and no more.
#[test]
fn an_early_end_gives_back_what_this_phase_had_cost() {
    let mut table = scene(
        "players: 4
         round: 2
         build: A
         built: 1-43
         A: orange
         B: 2 red
         C: 3 violet
         D: blue
         passed: B -2, C -3, D
         D score: 4",
    );
    assert_eq!((table.score(B), table.score(C)), (8, 7));
    table.play(A, "lay 44");
    assert!(table.told.contains(&PublicEvent::GivenBack { seat: C, points: 3 }));
    assert_eq!([A, B, C, D].map(|seat| table.score(seat)), [17, 10, 10, 7]);
}

/// QRY-51, QRY-53: the points if it ended now: what this phase has cost is given back, and jewels count.
#[test]
fn the_tally_gives_back_what_this_phase_had_cost() {
    let table = scene(
        "players: 4
         round: 2
         build: A
         built: 1-43
         A: orange
         B: 2 red
         C: 3 violet
         D: blue
         passed: B -2, C -3, D
         D score: 4",
    );
    let screens = BySeat::new(4, |seat| *table.table.view(seat).mine);
    let tally = Quarry::tally(content(), table.public(), &screens).unwrap();
    assert_eq!(tally.values(), [10, 10, 10, 7]);
}

/// QRY-51: what an earlier round had cost stays lost.
#[test]
fn an_early_end_does_not_give_back_earlier_rounds() {
    let mut table = scene(
        "build: A
         passed: B
         built: 1-43
         A: 2 red
         B: orange",
    );
    table.play(A, "pass");
    assert_eq!((table.score(A), table.public().round), (8, 2));
    let mut public = table.public().clone();
    (public.phase, public.turn) = (Phase::Building, Turn::of(B, 0, 0));
    let screens = BySeat::new(2, |seat| *table.table.view(seat).mine);
    table.table = Table::lay(content(), public, screens, Bag);
    table.play(B, "lay 44");
    assert_eq!(table.public().phase, Phase::Over(Ending::Complete));
    assert_eq!((table.score(A), table.score(B)), (8, 17), "round 2 gives none of it back");
}

/// QRY-41, QRY-54: the table says the round, who would win now, and what bricks left have cost in all rounds.
#[test]
fn what_bricks_left_have_cost_adds_up() {
    let mut table = scene(
        "build: A
         passed: B
         built: 1-43
         A: 2 red
         B: orange",
    );
    assert_eq!(Quarry::round(table.public()), Some(1));
    table.play(A, "pass");
    assert_eq!(Quarry::round(table.public()), Some(2));
    let mut public = table.public().clone();
    (public.phase, public.turn) = (Phase::Building, Turn::of(A, 0, 0));
    let screens = BySeat::new(2, |seat| *table.table.view(seat).mine);
    table.table = Table::lay(content(), public, screens, Bag);
    table.play(A, "pass");
    let standings = Quarry::standings(content(), table.public()).unwrap();
    let cost = standings.0[A].scores[0].sources.iter().find(|source| source.rule == "QRY-41");
    assert_eq!(cost.map(|source| source.points), Some(-4));
}

/// QRY-53: each jewel scores 3 points at the end; bricks left score nothing.
#[test]
fn jewels_score_at_the_end() {
    let mut table = scene(
        "round: 3
         build: B
         passed: A
         A: 4 blue, 6 red
         B: blue, violet
         built: 1-20",
    );
    table.play(B, "pass");
    assert!(table.told.contains(&PublicEvent::JewelsCounted { seat: A, jewels: 4, points: 12 }));
    assert_eq!((table.score(A), table.score(B)), (22, 13));
}

/// QRY-54: most points win, equal players share a place, and the next place is skipped.
#[test]
fn equal_players_share_a_place() {
    let mut table = scene(
        "players: 4
         round: 3
         build: A
         passed: B, C, D
         A score: 30
         B score: 40
         C score: 37
         C: blue
         D score: 12",
    );
    table.play(A, "pass");
    let Status::Over(outcome) = table.table.status() else { panic!("it is over") };
    let places: Vec<_> = outcome.0.values().iter().map(|it| (it.place, it.points)).collect();
    assert_eq!(places, [(3, 30), (1, 40), (1, 40), (4, 12)]);
    let sources = &outcome.0[C].scores[0].sources;
    assert_eq!(sources.iter().map(|it| it.rule).collect::<Vec<_>>(), ["QRY-03", "QRY-53"]);
}
