//! Every example that the rulebooks print.

use crate::scene::{B, BLUE, C, GREEN, RED, card, scene, written};
use antiquity::{PublicEvent, Story, Symbol, content};

/// ANT-01: « Monument : Akropolis, valeur : 7, symbole : navire », and the two cards of ANT-45.
#[test]
fn the_cards_that_are_named_are_ships() {
    for name in ["Akropolis 7", "Petra 1", "Pharos 1"] {
        assert_eq!(content().symbol(card(name)), Symbol::Ship, "{name}");
    }
    let akropolis = card("Akropolis 7");
    assert_eq!((content().key(akropolis.monument()), akropolis.value()), ("akropolis", 7));
}

/// ANT-45: B plays Petra 1 and Pharos 1 and has two ships in the exhibition: two points, and both cards are gone.
#[test]
fn b_scores_two_points_with_two_ships() {
    let mut table = scene(
        "3 players
         turn: B
         B hand:  Petra 1, Pharos 1
         B shows: Akropolis 2 7, Artemision 3",
    );
    let told = table.play(B, "score blue; discard petra 1; discard pharos 1");

    let cards = [card("Petra 1"), card("Pharos 1")];
    assert!(told.contains(&PublicEvent::Scored { colour: BLUE, cards, points: 2 }));
    assert_eq!(table.counter(BLUE), 2);
    assert!(table.cards(B).is_empty());
    assert_eq!(written(table.public().discarded), "petra 1, pharos 1");
}

/// ANT-52: C's story takes Akropolis 6 and Artemision 1. Pharos 5 is alone in its monument and stays.
#[test]
fn the_story_of_c_has_two_pages() {
    let mut table = scene(
        "3 players
         turn: C
         A shows: Akropolis 8 6
         B shows: Artemision 9 1, Pharos 5",
    );
    table.play(C, "story green");

    assert_eq!(written(table.public().chronicled), "akropolis 6, artemision 1");
    assert_eq!(table.public().stories[..], [Story { colour: GREEN, pages: 2 }]);
    assert_eq!(table.pile(RED, "akropolis"), [8]);
    assert_eq!(table.pile(BLUE, "artemision"), [9]);
    assert_eq!(table.pile(BLUE, "pharos"), [5]);
    assert_eq!(["akropolis", "artemision", "pharos"].map(|it| table.column(it)), [2, 2, 1]);
}

/// ANT-78: Akropolis is C's alone: 6. Artemision: A with two cards 6, B with one 3. Pharos: A's 8 gets 8, C's 5 gets 4.
#[test]
fn the_monuments_are_paid_as_in_the_example() {
    let table = scene(
        "3 players
         A shows: Artemision 2 3, Pharos 8
         B shows: Artemision 9
         C shows: Akropolis 4, Pharos 5
         columns: Akropolis 2, Artemision 3, Pharos 4",
    );
    assert_eq!([RED, BLUE, GREEN].map(|it| table.points_by("ANT-75", it)), [6 + 8, 3, 6 + 4]);

    let without_pharos = scene(
        "3 players
         A shows: Artemision 2 3
         B shows: Artemision 9
         C shows: Akropolis 4
         columns: Akropolis 2, Artemision 3, Pharos 4",
    );
    let points = [RED, BLUE, GREEN].map(|it| without_pharos.points_by("ANT-75", it));
    assert_eq!(points, [6, 3, 6]);
}

/// ANT-80: two stories of 4 and 5 pages give 9 points.
#[test]
fn stories_of_4_and_5_pages_give_9() {
    let table = scene(
        "4 players
         stories: A 4, A 5",
    );
    assert_eq!(table.points_by("ANT-80", RED), 9);
}

/// ANT-83: Red 17 + 3 = 20, Blue 15 + 6 = 21, Green 9 + 6 - 12 + 9 = 12.
#[test]
fn the_stories_are_paid_as_in_the_example() {
    let table = scene(
        "3 players
         stories: Green 9, Red 7, Blue 4, Red 6, Blue 9, Red 4, Green 6, Blue 2",
    );
    assert_eq!(table.sources(RED), [("ANT-80", 7 + 6 + 4), ("ANT-82", 3)]);
    assert_eq!(table.sources(BLUE), [("ANT-80", 9 + 4 + 2), ("ANT-82", 6)]);
    assert_eq!(table.sources(GREEN), [("ANT-80", 9 + 6), ("ANT-81", -12), ("ANT-82", 9)]);
    assert_eq!(table.totals(), [20, 21, 12]);
    assert_eq!(table.places(), [2, 1, 3]);
}
