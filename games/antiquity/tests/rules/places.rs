//! Places (ANT-90).

use antiquity::content;

use crate::scene::{A, scene};

/// ANT-90: most points win.
#[test]
fn most_points_win() {
    let table = scene(
        "4 players
         A points: 3
         B points: 9
         C points: 7
         D points: 1",
    );
    assert_eq!(table.totals(), [3 - 24, 9 - 24, 7 - 24, 1 - 24]);
    assert_eq!(table.places(), [3, 1, 2, 4]);
}

/// ANT-90: on a tie, whoever built more monuments.
#[test]
fn a_tie_goes_to_more_monuments() {
    let table = scene(
        "3 players
         A points: 3
         B shows: Petra 1
         C points: 2",
    );
    assert_eq!(table.totals(), [-33, -33, -34]);
    assert_eq!(table.places(), [2, 1, 3]);
    assert_eq!(table.ties(), ["A tie: the number of monuments decides (B 1, A 0)."]);
}

/// ANT-90: it is monuments that count, not cards.
#[test]
fn monuments_count_and_not_cards() {
    let table = scene(
        "3 players
         A shows: Petra 1 2 4 5 6
         A points: 3
         B shows: Zeus 1, Pharos 1
         C points: 6",
    );
    assert_eq!(table.totals(), [-30, -30, -30]);
    assert_eq!(table.places(), [2, 1, 3]);
}

/// ANT-90: where monuments and the longest story disagree, monuments come first.
#[test]
fn monuments_come_before_the_longest_story() {
    let table = scene(
        "3 players
         stories: B 2
         A shows: Petra 1
         A points: 20",
    );
    // A: 20 + 3 - 36. B: 2 + 9 - 24.
    assert_eq!(table.totals(), [-13, -13, -36]);
    assert_eq!(table.places(), [1, 2, 3]);
}

/// ANT-90: then whoever wrote the longest story; none counts as 0.
#[test]
fn a_further_tie_goes_to_the_longest_story() {
    let tied = scene(
        "3 players
         stories: A 2, A 2, B 3
         B points: 13
         C points: 37",
    );
    // A: 4 - 12 + 6 + 3. B: 3 - 24 + 9 + 13. C: -36 + 37.
    assert_eq!(tied.totals(), [1, 1, 1]);
    assert_eq!(tied.places(), [2, 1, 3], "3 pages, 2 pages, none");
    assert_eq!(tied.ties(), ["A tie: the length of the longest story decides (B 3, A 2, C 0)."]);
}

/// ANT-90: ruling: still tied, they share the win; equals share a place and the next is skipped.
#[test]
fn equals_share_a_place() {
    let table = scene(
        "3 players
         A shows: Petra 1
         C shows: Zeus 9
         B points: 2",
    );
    assert_eq!(table.totals(), [-33, -34, -33]);
    assert_eq!(table.places(), [1, 3, 1]);
    let compared = "the number of monuments and the length of the longest story";
    assert_eq!(table.ties(), [format!("A tie, also by {compared}: A and C share the place.")]);
    let all = scene("4 players");
    assert_eq!(all.places(), [1, 1, 1, 1]);
    let last = scene("4 players\n A points: 1\n B points: 1\n C points: 2");
    assert_eq!(last.places(), [2, 2, 1, 4]);
}

/// ANT-90: every point is accounted for by a rule.
#[test]
fn the_points_name_their_rules() {
    let table = scene(
        "3 players
         A points: 5
         A shows: Petra 1 2
         stories: A 4
         powers: Hero A",
    );
    let sources = [("ANT-45", 5), ("ANT-75", 3), ("ANT-80", 4), ("ANT-81", -24), ("ANT-82", 9)];
    assert_eq!(table.sources(antiquity::Colour(0)), [&sources[..], &[("ANT-103", 3)]].concat());
    let standing = &table.outcome().0[A];
    assert_eq!(standing.points, 0);
    assert_eq!(standing.scores[0].name, None, "one score a seat needs no name");
    assert_eq!(content().figures.power_held, 3);
}
