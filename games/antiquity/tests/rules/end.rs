//! End and scoring (ANT-70 to ANT-85). Places are in `places.rs`.

use antiquity::{PublicEvent, Refusal, content};
use engine::{Rules, Status};

use crate::scene::{A, B, BLUE, C, GREEN, RED, YELLOW, scene};

/// ANT-70: the game ends as soon as a face-up card cannot be replaced at the end of a turn.
#[test]
fn the_game_ends_when_a_card_cannot_be_replaced() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         pile: Zeus 1",
    );
    table.play(A, "draw row 1; draw row 3");
    assert!(!table.public().over, "it does not end during the turn");
    let told = table.play(A, "end");
    assert_eq!(told.last(), Some(&PublicEvent::Ended));
    assert_eq!(table.row(), "zeus 1, petra 2, -");
    let status = antiquity::Antiquity::status(content(), table.public());
    assert_eq!(status, Status::Over(table.outcome()));
}

/// ANT-70: the last card of the pile may still fill the row.
#[test]
fn the_game_goes_on_while_the_row_can_be_filled() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         pile: Zeus 1, Zeus 2",
    );
    table.play(A, "draw row 1; draw row 3; end");
    assert_eq!((table.public().pile_left, table.public().over), (0, false));
    table.play(B, "draw row 1; end");
    assert!(table.public().over);
}

/// ANT-70: with the pile empty and the row full, only a turn that takes from the row ends the game.
#[test]
fn an_empty_pile_ends_the_game_only_when_the_row_is_short() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         pile: -
         A hand: Zeus 1, Zeus 6
         B shows: Pharos 1 2",
    );
    table.play(A, "score red; discard zeus 1; discard zeus 6; end");
    assert_eq!(table.public().turn.seat, B);
    table.play(B, "draw row 2; end");
    assert!(table.public().over, "a story of C is not waited for");
}

/// ANT-70: nobody gets another turn.
#[test]
fn nobody_acts_after_the_end() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         pile: -
         A shows: Pharos 1 2",
    );
    table.play(A, "draw row 1; end");
    for seat in [A, B, C] {
        for action in ["draw row 2", "story blue", "end"] {
            assert_eq!(table.refused(seat, action), ("ANT-70", Refusal::Over), "{action}");
        }
        assert!(table.offers(seat).is_empty());
    }
}

/// ANT-75: a sole builder gets the bold value, two get the left and the right one.
#[test]
fn monuments_are_paid_by_their_columns() {
    let table = scene(
        "4 players
         columns: Petra 6, Zeus 5, Pharos 1
         A shows: Petra 1, Pharos 9
         B shows: Zeus 1 2
         C shows: Zeus 9",
    );
    let points = [RED, BLUE, GREEN, YELLOW].map(|it| table.points_by("ANT-75", it));
    assert_eq!(points, [18 + 3, 10, 5, 0]);
}

/// ANT-76: the primary builder has more cards; on equal numbers, the highest card.
#[test]
fn the_primary_builder_has_more_cards_then_the_highest() {
    let shares = |a: &str, b: &str| {
        let table = scene(&format!("3 players\n A shows: Petra {a}\n B shows: Petra {b}"));
        [RED, BLUE].map(|it| table.points_by("ANT-75", it))
    };
    assert_eq!(shares("1 2", "9"), [2, 1], "more cards");
    assert_eq!(shares("1", "8 9"), [1, 2]);
    assert_eq!(shares("2 9 1", "8 7 6"), [2, 1], "the highest card, covered or not");
    assert_eq!(shares("8 7 6", "2 9 1"), [1, 2]);
}

/// ANT-76: a monument keeps its last card, so every builder is paid.
#[test]
fn every_builder_is_paid() {
    let mut table = scene(
        "3 players
         A shows: Petra 1 2
         B shows: Petra 4 5",
    );
    table.play(A, "story red; end");
    table.play(B, "story blue; end");
    assert_eq!((table.pile(RED, "petra"), table.pile(BLUE, "petra")), (vec![1], vec![4]));
    assert_eq!([RED, BLUE].map(|it| table.points_by("ANT-75", it)), [3, 6], "the third column");
}

/// ANT-77: six columns: 3/2-1, 6/4-2, 9/6-3, 12/8-4, 15/10-5, 18/12-6.
#[test]
fn the_columns_are_worth_what_the_board_says() {
    let worth: Vec<_> = content().columns.iter().map(|it| (it.sole, it.first, it.second)).collect();
    assert_eq!(worth, [(3, 2, 1), (6, 4, 2), (9, 6, 3), (12, 8, 4), (15, 10, 5), (18, 12, 6)]);
    for (column, (sole, first, second)) in (1..).zip(worth) {
        let table = scene(&format!(
            "3 players
             columns: Petra {column}, Zeus {column}
             A shows: Petra 1
             B shows: Zeus 1
             C shows: Zeus 2"
        ));
        let points = [RED, GREEN, BLUE].map(|it| table.points_by("ANT-75", it));
        assert_eq!(points, [sole, first, second]);
    }
}

/// ANT-78: the example's three monuments, each alone.
#[test]
fn the_example_monument_by_monument() {
    let pharos = scene(
        "3 players
         columns: Pharos 4
         A shows: Pharos 8
         C shows: Pharos 5",
    );
    assert_eq!([RED, BLUE, GREEN].map(|it| pharos.points_by("ANT-75", it)), [8, 0, 4]);
    let artemision = scene(
        "3 players
         columns: Artemision 3
         A shows: Artemision 1 2
         B shows: Artemision 9",
    );
    assert_eq!([RED, BLUE, GREEN].map(|it| artemision.points_by("ANT-75", it)), [6, 3, 0]);
}

/// ANT-80: each historian scores the number of its space.
#[test]
fn historians_score_their_pages() {
    let table = scene(
        "3 players
         stories: A 4, B 7, A 5, A 1",
    );
    assert_eq!([RED, BLUE, GREEN].map(|it| table.points_by("ANT-80", it)), [10, 7, 0]);
}

/// ANT-81: each unused historian costs 12 points.
#[test]
fn unused_historians_cost_12_each() {
    let table = scene(
        "3 players
         stories: A 4, A 5, A 1, B 2",
    );
    assert_eq!([RED, BLUE, GREEN].map(|it| table.points_by("ANT-81", it)), [0, -24, -36]);
}

/// ANT-82: 9, 6 and 3 points more for the three highest spaces; one player may get several.
#[test]
fn the_longest_stories_get_a_bonus() {
    let table = scene(
        "3 players
         stories: B 2, A 8, C 1, A 6, B 7",
    );
    assert_eq!([RED, BLUE, GREEN].map(|it| table.points_by("ANT-82", it)), [9 + 3, 6, 0]);
}

/// ANT-82: on the same space the one below, the older story, ranks first.
#[test]
fn the_older_of_two_equal_stories_ranks_first() {
    let table = scene(
        "4 players
         stories: D 5, C 5, B 5, A 5",
    );
    let bonuses = [RED, BLUE, GREEN, YELLOW].map(|it| table.points_by("ANT-82", it));
    assert_eq!(bonuses, [0, 3, 6, 9]);
}

/// ANT-82: ruling: with fewer than three stories the rest lapses.
#[test]
fn bonuses_without_a_story_lapse() {
    let two = scene("3 players\n stories: C 3, A 2");
    assert_eq!([RED, BLUE, GREEN].map(|it| two.points_by("ANT-82", it)), [6, 0, 9]);
    let none = scene("3 players");
    assert_eq!([RED, BLUE, GREEN].map(|it| none.points_by("ANT-82", it)), [0, 0, 0]);
}

/// ANT-83: had Blue's story of 9 pages been the older one, Blue and Green would change places.
#[test]
fn the_example_turns_on_the_older_story() {
    let table = scene(
        "3 players
         stories: Blue 9, Red 7, Blue 4, Red 6, Green 9, Red 4, Green 6, Blue 2",
    );
    assert_eq!(table.totals(), [20, 15 + 9, 9 + 6 - 12 + 6]);
}

/// ANT-85: ruling: cards left in hand score nothing.
#[test]
fn cards_in_hand_score_nothing() {
    let with = scene("3 players\n A hand: Petra 6 7 8 9, Zeus 9");
    let without = scene("3 players");
    assert_eq!(with.totals(), without.totals());
}

/// ANT-85: ruling: totals may be negative.
#[test]
fn totals_may_be_negative() {
    let table = scene("3 players\n stories: A 1, A 1");
    assert_eq!(table.totals(), [2 + 9 + 6 - 12, -36, -36]);
    assert_eq!(table.places(), [1, 2, 2]);
}
