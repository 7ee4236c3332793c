//! Filling the city and the track (MTL-90 to MTL-98).

use monumental::Card;

use crate::scene::{A, Scene, scene};

fn track(table: &Scene) -> Vec<&'static str> {
    let key = |it: &Option<Card>| it.map_or("-", crate::scene::key);
    table.public().track.iter().map(key).collect()
}

/// MTL-90: active cards are discarded, and empty places filled one by one from the top left.
#[test]
fn active_cards_are_discarded_and_places_filled() {
    let mut table = scene(
        "A city: fort, fort, fort, library, mine, forum, library, library, library
         A deck: work_camp, temple, quarry, barracks, academy
         phase: row",
    );
    table.play("row 1; column 1; end");
    let city: Vec<String> = (0..9).map(|slot| table.place(A, slot)).collect();
    let expected = [
        "work_camp",
        "temple",
        "quarry",
        "barracks",
        "mine",
        "forum",
        "academy",
        "library",
        "library",
    ];
    assert_eq!(city, expected);
    assert_eq!(table.player(A).discard.len(), 5);
}

/// MTL-91: of two knowledge cards drawn for one place, one is kept, until another kind of card comes.
#[test]
fn of_two_knowledge_cards_one_is_kept() {
    let mut table = scene(
        "A city: -, fort, fort, fort, fort, fort, fort, fort, fort
         A deck: writing, irrigation, laws, mine",
    );
    table.play("end");
    assert_eq!(table.offers(), ["choose 1", "choose 2"], "writing or irrigation");
    table.play("choose 2");
    assert_eq!(table.offers(), ["choose 1", "choose 2"], "irrigation or laws");
    table.play("choose 1");
    assert_eq!(table.place(A, 0), "mine+irrigation");
    assert_eq!(table.keys(&table.player(A).discard), ["writing", "laws"]);
}

/// MTL-91: where no other kind of card is left, the knowledge stays uncovered and its place is not empty.
#[test]
fn a_knowledge_stays_uncovered_where_nothing_else_is_left() {
    let mut table = scene(
        "A city: -, fort, fort, fort, fort, fort, fort, fort, -
         A deck: writing, irrigation",
    );
    table.play("end");
    assert_eq!((table.place(A, 0), table.place(A, 8)), ("+writing".into(), "+irrigation".into()));
}

/// MTL-95: three or four players: after an acquisition the rest slides right and new cards come from the left.
#[test]
fn an_acquired_card_is_replaced_from_the_left() {
    let mut table = scene(
        "civs: china, denmark, egypt
         track: temple, quarry, barracks, writing, laws, coinage
         deck: academy, pyramids
         stock: production 8
         A gold: 0",
    );
    table.play("buy 2; buy 3");
    assert_eq!(
        track(&table),
        ["temple", "-", "-", "writing", "laws", "coinage"],
        "never in the turn"
    );
    table.play("end");
    assert_eq!(track(&table), ["pyramids", "academy", "temple", "writing", "laws", "coinage"]);
}

/// MTL-95: after none, the rightmost card is discarded and one is added on the left.
#[test]
fn without_an_acquisition_the_rightmost_card_is_discarded() {
    let mut table = scene(
        "civs: china, denmark, egypt
         track: temple, quarry, barracks, writing, laws, coinage
         deck: academy, pyramids",
    );
    table.play("end");
    assert_eq!(track(&table), ["academy", "temple", "quarry", "barracks", "writing", "laws"]);
}

/// MTL-96: two players: each row on its own.
#[test]
fn each_row_on_its_own() {
    let mut table = scene(
        "track: temple, quarry, barracks, writing, laws, coinage
         deck: academy, pyramids, irrigation
         stock: production 4",
    );
    table.play("buy 2; end");
    assert_eq!(track(&table), ["academy", "temple", "barracks", "pyramids", "writing", "laws"]);
}

/// MTL-96, MTL-98: the deck runs out with the first row: nothing is discarded from the second.
#[test]
fn the_deck_runs_out_between_the_rows() {
    let mut table = scene(
        "track: temple, quarry, barracks, writing, laws, coinage
         deck: academy",
    );
    table.play("end");
    assert_eq!(track(&table), ["academy", "temple", "quarry", "writing", "laws", "coinage"]);
    assert_eq!(table.public().last_round, Some(2));
}

/// MTL-97: the discard pile is shuffled only when a card must be drawn; with both empty, places stay empty.
#[test]
fn with_deck_and_discard_empty_places_stay_empty() {
    let mut table =
        scene("A city: fort, -, -, -, -, -, -, -, -\nA deck: mine\nA discard: forum\nphase: row");
    table.play("row 3; column 3; end");
    assert_eq!(
        (table.place(A, 1), table.place(A, 2), table.place(A, 3)),
        ("mine".into(), "forum".into(), "-".into())
    );
    let mut table =
        scene("A city: fort, fort, fort, fort, fort, fort, fort, fort, fort\nA discard: forum");
    table.play("end");
    assert_eq!(table.keys(&table.player(A).discard), ["forum"], "nothing had to be drawn");
}

/// MTL-98: gained cards count as acquired; basic buildings do not; with an empty deck nothing is discarded.
#[test]
fn basic_buildings_do_not_count() {
    let mut table = scene(
        "civs: china, denmark, egypt
         track: temple, quarry, barracks, writing, laws, coinage
         deck: academy, pyramids
         stock: production 3",
    );
    table.play("buy basic 1; end");
    assert_eq!(track(&table)[5], "laws");
    let mut empty = scene("track: temple, quarry, barracks, writing, laws, coinage\ndeck: ");
    empty.play("end");
    assert_eq!(track(&empty), ["temple", "quarry", "barracks", "writing", "laws", "coinage"]);
    let mut gained = scene(
        "civs: china, denmark, egypt
         A construction: liberty
         track: temple, quarry, barracks, writing, laws, coinage
         deck: academy, pyramids
         stock: production 7",
    );
    gained.play(
        "complete; pick 5; at c2; end".replace("c2", &gained.player(A).home().name()).as_str(),
    );
    assert_eq!(track(&gained), ["academy", "temple", "quarry", "barracks", "writing", "coinage"]);
}
