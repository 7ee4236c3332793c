//! The end (MTL-100 to MTL-103).

use engine::Status;
use monumental::{Monumental, content, score};

use crate::scene::{A, B, Scene, scene};

fn places(table: &Scene) -> Vec<(u8, i32)> {
    let Status::Over(outcome) = table.table.status() else { panic!("it is over") };
    outcome.0.values().iter().map(|it| (it.place, it.points)).collect()
}

/// What decided between players with the same points.
fn ties(table: &Scene) -> Vec<String> {
    let Status::Over(outcome) = table.table.status() else { panic!("it is over") };
    testkit::said::<Monumental>(&outcome.ties())
}

/// Plays a turn in which nothing is done.
fn idle_turn(table: &mut Scene) {
    if table.offered("row 1") {
        table.play("row 1; column 1");
    }
    table.play("end");
}

const LAST: &str = "civs: china, denmark, egypt
     track: temple, quarry, barracks, writing, laws, coinage
     deck: academy";

/// MTL-100: the last card triggers the end: the round is finished, then everyone has one last turn.
#[test]
fn the_round_is_finished_and_one_more_follows() {
    let mut table = scene(LAST);
    idle_turn(&mut table);
    assert_eq!(table.public().last_round, Some(2));
    for _ in 0..5 {
        assert!(!table.is_over());
        idle_turn(&mut table);
    }
    assert!(table.is_over(), "two more in this round, three in the last");
}

/// MTL-100: triggered by the last player of a round, only the extra round follows.
#[test]
fn triggered_by_the_last_player_only_the_extra_round_follows() {
    let mut table = scene(&format!("{LAST}\nturn: C"));
    idle_turn(&mut table);
    for _ in 0..3 {
        assert!(!table.is_over());
        idle_turn(&mut table);
    }
    assert!(table.is_over());
}

/// MTL-100: a deck that an effect empties triggers the end when that turn ends.
#[test]
fn a_deck_emptied_in_the_turn_triggers_at_its_end() {
    let mut table = scene(
        "A construction: interocean_canal
         track: temple, quarry, barracks, writing, laws, coinage
         deck: academy
         stock: production 7",
    );
    table.play("complete; pick 1");
    assert_eq!((table.public().unseen, table.public().last_round), (0, None));
    table.play("at g4; end");
    assert_eq!(table.public().last_round, Some(2));
}

/// MTL-101: knowledge 1, wonder 2, policy 2, province 1; the capital is no province.
#[test]
fn points_are_counted() {
    let table = scene(
        "A knowledge: 2
         A wonders: 1
         A policies: china_exams
         A construction: pyramids
         A holds: f4 1, d3 0o
         B knowledge: 9
         B wonders: 9
         B policies: denmark_raids, denmark_thing
         B holds: b4 1, b5 1, a5 1",
    );
    assert_eq!(score(content(), table.public(), A).points(), 2 + 2 + 2 + 2);
}

/// MTL-101: archived cards score nothing.
#[test]
fn archived_cards_score_nothing() {
    let mut table = scene(
        "civs: egypt, denmark
         A wonders: 1
         A culture: 1
         A city: pyramids, -, -, -, -, -, -, -, -",
    );
    table.play("develop 3; card a1");
    assert_eq!((table.player(A).wonders, table.player(A).archived.len()), (0, 1));
}

/// MTL-102: whoever has the most of a category gets 3 more; those who tie get 3 each; nobody with none.
#[test]
fn domination_gives_three_points() {
    let table = scene("A knowledge: 2\nB knowledge: 2\nA holds: f4 1\nA wonders: 0");
    let sources = |who| score(content(), table.public(), who).sources;
    let led = |who| -> Vec<(Option<&str>, i32)> {
        let led = sources(who).into_iter().filter(|it| it.rule == "MTL-102");
        led.map(|it| (it.part, it.points)).collect()
    };
    assert_eq!(led(A), [(Some("most-knowledge"), 3), (Some("most-province"), 3)]);
    assert_eq!(led(B), [(Some("most-knowledge"), 3)]);
}

/// MTL-103: most points, then most gold, then most culture, then a shared win.
#[test]
fn ties_are_broken_by_gold_then_culture() {
    let end = |lines: &str| {
        let mut table = scene(&format!("{lines}\ndeck: \nturn: B\nround: 9"));
        let mut public = table.public().clone();
        public.last_round = Some(9);
        let private = engine::BySeat::new(2, |_| monumental::Private::default());
        let secret = monumental::Secret {
            decks: (0..2).map(|_| monumental::Cards::default()).collect(),
            development: monumental::Cards::default(),
            backs: [0; 56],
            markets: [0; 4],
            solo: Default::default(),
        };
        table.table = monumental::Table::lay(content(), public, private, secret);
        table.play("end");
        table
    };
    let places_of = |lines: &str| places(&end(lines));
    assert_eq!(places_of("A knowledge: 1\nB gold: 9"), [(1, 4), (2, 0)]);
    assert_eq!(places_of("A gold: 3\nB gold: 4"), [(2, 0), (1, 0)]);
    let both = "A gold: 3\nB gold: 4\nA culture: 9";
    assert_eq!(places_of(both), [(2, 0), (1, 0)], "gold comes first");
    assert_eq!(places_of("A gold: 3\nB gold: 3\nA culture: 1"), [(1, 0), (2, 0)]);
    assert_eq!(places_of("A gold: 3\nB gold: 3"), [(1, 0), (1, 0)]);

    let told = |lines: &str| ties(&end(lines)).concat();
    assert_eq!(told("A knowledge: 1\nB gold: 9"), "", "no tie");
    assert_eq!(told(both), "A tie: the gold left decides (B 4, A 3).");
    let culture = "A tie: the culture left decides (A 1, B 0).";
    assert_eq!(told("A gold: 3\nB gold: 3\nA culture: 1"), culture);
    let shared = "A tie, also by the gold left and the culture left: A and B share the place.";
    assert_eq!(told("A gold: 3\nB gold: 3"), shared);
}
