//! Action: draw (ANT-20 to ANT-22).

use antiquity::{Antiquity, HandEvent, PublicEvent, Refusal};
use engine::{AnyMatch, Chance, Match};

use crate::scene::{A, B, card, match_where, read, scene, written};

/// ANT-20: one action takes a card that lies face up, and everyone knows it.
#[test]
fn a_face_up_card_is_known_to_all() {
    let mut table = scene("3 players\n row: Petra 1, Petra 2, Petra 4");
    let told = table.play(A, "draw row 3");
    let took = PublicEvent::TookFromRow { seat: A, slot: 2, card: card("petra 4") };
    assert_eq!(told, [PublicEvent::ActionTaken, took]);
    assert_eq!(table.hand(A), "petra 4");
    assert_eq!(written(table.public().known[A]), "petra 4");
}

/// ANT-20: or the top card of the pile, which only its owner sees.
#[test]
fn a_card_of_the_pile_stays_hidden() {
    let mut table = scene("3 players\n pile: Zeus 1, Zeus 2, ...");
    let before = table.public().pile_left;
    let events = table.step(A, "draw pile");
    assert_eq!(events.public, [PublicEvent::ActionTaken, PublicEvent::DrewFromPile { seat: A }]);
    assert_eq!(events.private, [(A, HandEvent::Drew { card: card("zeus 1") })]);
    assert_eq!(table.hand(A), "zeus 1");
    assert!(table.public().known[A].is_empty());
    assert_eq!((table.public().hand_sizes[A], table.public().pile_left), (1, before - 1));
    table.play(A, "draw pile");
    assert_eq!(table.hand(A), "zeus 1, zeus 2");
}

/// ANT-20: what everyone saw being taken is forgotten once it is laid.
#[test]
fn a_known_card_is_known_until_it_is_laid() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Zeus 4",
    );
    table.play(A, "draw row 1; draw row 2");
    assert_eq!(written(table.public().known[A]), "petra 1, petra 2");
    table.play(A, "erect red petra; lay petra 2; lay petra 1; done");
    assert!(table.public().known[A].is_empty());
}

/// ANT-21: there is no hand limit.
#[test]
fn a_hand_can_be_as_large_as_one_likes() {
    let mut table = scene(
        "4 players
         A hand: Akropolis 1 2 3 4 5 6 7 8 9, Zeus 1 2 3 4 5 6 7 8 9, Petra 1 2 3 4 5 6 7 8 9",
    );
    table.play(A, "draw pile; draw row 1; draw pile; end");
    assert_eq!(table.cards(A).len(), 30);
}

/// ANT-22: with the pile empty, only face-up cards are drawn.
#[test]
fn nothing_is_drawn_from_an_empty_pile() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         pile: Zeus 1",
    );
    table.play(A, "draw pile");
    assert_eq!(table.refused(A, "draw pile"), ("ANT-22", Refusal::PileEmpty));
    table.play(A, "draw row 1");
    assert_eq!(table.hand(A), "petra 1, zeus 1");
    assert_eq!(table.refused(A, "draw row 1"), ("ANT-13", Refusal::EmptySlot { slot: 0 }));
}

/// ANT-22: ruling: an empty pile alone does not end the game while the row is full.
#[test]
fn an_empty_pile_with_a_full_row_does_not_end_the_game() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         pile: Zeus 1, Zeus 2
         B hand: Akropolis 4, Akropolis 7",
    );
    table.play(A, "draw pile; draw row 1; end");
    assert_eq!((table.public().pile_left, table.row().as_str()), (0, "zeus 2, petra 2, petra 4"));
    assert!(!table.public().over);
    table.play(B, "score blue; discard akropolis 4; discard akropolis 7; end");
    assert!(!table.public().over, "the row is still full");
}

/// ANT-20: a card of the row was named to all, so its owner is told nothing more; and what a step told reads the same
/// for ever.
#[test]
fn what_a_draw_tells_reads_the_same_later() {
    let mut played = match_where(3, |_| true);
    let by = played.public().turn.seat;
    let told = |played: &Match<Antiquity>, nth| {
        let phrases = AnyMatch::told(played, Some(by), nth);
        phrases.into_iter().map(|phrase| phrase.id).collect::<Vec<_>>()
    };
    played.act(by, read("draw row 1")).unwrap();
    played.act(by, read("draw pile")).unwrap();
    played.act(by, read("end")).unwrap();
    assert_eq!(told(&played, 0), ["event-took-from-row"]);
    assert_eq!(told(&played, 1), ["event-drew-from-pile", "event-gained"]);

    // When the card has left the hand, the story of the match stays as it was.
    let [taken] = played.public().known[by].iter().collect::<Vec<_>>()[..] else { panic!() };
    let mut whim = Chance::quick(1);
    let mut offers = Vec::new();
    while played.public().known[by].contains(taken) {
        let seat = played.public().turn.seat;
        played.offer(seat, &mut offers);
        played.act(seat, whim.pick(&offers)).unwrap();
    }
    assert_eq!(told(&played, 0), ["event-took-from-row"]);
}
