//! Action: score (ANT-45).

use antiquity::{Purpose, Refusal};

use crate::scene::{A, B, BLUE, RED, card, scene, written};

/// ANT-45: every exhibited card with the symbol counts, covered ones too; other symbols do not.
#[test]
fn covered_cards_count_too() {
    let mut table = scene(
        "3 players
         A hand: Petra 1, Pharos 1
         A shows: Akropolis 4 7 2, Artemision 3 6 9, Zeus 1",
    );
    table.play(A, "score red; discard petra 1; discard pharos 1");
    assert_eq!(table.counter(RED), 2 + 3);
    assert_eq!(table.points_by("ANT-45", RED), 5);
    assert_eq!(table.public().turn.actions_left, 2);
}

/// ANT-45: only the own exhibition counts.
#[test]
fn the_others_exhibitions_do_not_count() {
    let mut table = scene(
        "3 players
         A hand: Petra 1, Pharos 1
         A shows: Akropolis 7
         B shows: Artemision 3 6 9",
    );
    table.play(A, "score red; discard pharos 1; discard petra 1");
    assert_eq!((table.counter(RED), table.counter(BLUE)), (1, 0));
}

/// ANT-45: of any monuments, exhibited or not, and even where it scores nothing. Both leave the game.
#[test]
fn scoring_nothing_is_allowed() {
    let mut table = scene(
        "3 players
         A hand: Zeus 1, Zeus 6, Petra 1
         A shows: Zeus 2 3",
    );
    table.play(A, "score red; discard zeus 1; discard zeus 6");
    assert_eq!(table.counter(RED), 0);
    assert_eq!(table.hand(A), "petra 1");
    assert_eq!(written(table.public().discarded), "zeus 1, zeus 6");
}

/// ANT-45: it can be done as often as there are actions and pairs, and points add up.
#[test]
fn points_add_up() {
    let mut table = scene(
        "3 players
         A hand: Petra 1, Pharos 1, Pharos 5, Pharos 9
         A shows: Akropolis 4 7
         A points: 3",
    );
    table.play(A, "score red; discard petra 1; discard pharos 1");
    table.play(A, "score red; discard pharos 5; discard pharos 9");
    assert_eq!(table.counter(RED), 3 + 2 + 2);
}

/// ANT-45: two hand cards with the same symbol, and nothing else.
#[test]
fn two_cards_of_one_symbol_are_needed() {
    let to = Purpose::Points;
    let unlike = scene("3 players\n A hand: Petra 1, Petra 2, Petra 5");
    assert_eq!(unlike.refused(A, "score red"), ("ANT-45", Refusal::NoPair { to }));
    let empty = scene("3 players");
    assert_eq!(empty.refused(A, "score red"), ("ANT-45", Refusal::NoPair { to }));

    let mut table = scene(
        "3 players
         A hand: Petra 1, Pharos 1, Petra 2, Zeus 3, Zeus 1
         A shows: Akropolis 7",
    );
    assert_eq!(table.refused(A, "discard petra 1"), ("ANT-45", Refusal::NothingToPay));
    table.play(A, "score red");
    let alone = Refusal::NoPartner { to, card: card("zeus 1") };
    assert_eq!(table.refused(A, "discard zeus 1"), ("ANT-45", alone));
    let exhibited = Refusal::NotInHandToPay { to, card: card("akropolis 7") };
    assert_eq!(table.refused(A, "discard akropolis 7"), ("ANT-45", exhibited));
    table.play(A, "discard petra 1");
    assert_eq!(table.refused(A, "discard petra 2"), ("ANT-45", Refusal::SymbolsDiffer { to }));
    let same = Refusal::NotInHandToPay { to, card: card("petra 1") };
    assert_eq!(table.refused(A, "discard petra 1"), ("ANT-45", same));
}

/// ANT-45: the points are the active player's alone.
#[test]
fn nobody_scores_for_another() {
    let table = scene("3 players\n A hand: Petra 1, Pharos 1");
    assert_eq!(table.refused(A, "score blue"), ("ANT-62", Refusal::NotYourColour));
    assert_eq!(table.refused(B, "score blue"), ("ANT-07", Refusal::NotYourTurn));
}
