//! Terms (MTL-30 to MTL-35).

use crate::scene::{A, B, cards, scene};

/// MTL-30: a card that is not active leaves the game; a knowledge attached to it is discarded.
#[test]
fn archiving_takes_a_card_that_is_not_active() {
    let mut table = scene(
        "A city: fort+pyrotechnics, library, forum, work_camp, mine+writing, fort, -, -, -
         A discard: work_camp, irrigation
         phase: row",
    );
    table.play("row 1; column 1; use a1 knowledge 1");
    let offers = table.offers();
    assert_eq!(
        offers,
        ["card b2", "card b3", "discarded work_camp", "stop"],
        "no knowledge on its own"
    );
    assert_eq!(table.refused("card a2"), "MTL-30", "the library is active");
    table.play("card b2");
    assert_eq!(table.place(A, 4), "-", "the place stays empty in the own turn");
    assert_eq!(table.player(A).archived, cards("mine"));
    assert_eq!(table.keys(&table.player(A).discard), ["work_camp", "irrigation", "writing"]);
    assert_eq!(table.stock()[1], 2, "and one science for it, besides the library's");
}

/// MTL-30: archived in an opponent's turn, the place is filled at once.
#[test]
fn in_an_opponents_turn_the_place_is_filled_at_once() {
    let mut table = scene(
        "A culture: 1
         A deck: fort
         B city: fort+writing, library, mine, fort, fort, fort, fort, fort, fort
         B deck: irrigation, forum, mine",
    );
    table.play("develop 5");
    assert_eq!(table.waiting(), engine::Seat(1), "the opponent decides");
    table.play("card a1");
    assert_eq!(table.place(B, 0), "forum+irrigation", "with a card on the knowledge");
    assert_eq!(table.keys(&table.player(B).discard), ["writing"]);
    assert_eq!(table.stock(), [0, 1, 1], "one science for A, besides the fort drawn");
    assert_eq!(table.waiting(), engine::Seat(0));
}

/// MTL-30: the opponent may decline, and then nothing is gained.
#[test]
fn an_opponent_may_decline() {
    let mut table = scene("A culture: 1\nB city: fort, -, -, -, -, -, -, -, -");
    table.play("develop 5; stop");
    assert_eq!((table.stock(), table.place(B, 0).as_str()), ([0, 0, 0], "fort"));
}

/// MTL-31: what leaves the city goes to the own discard pile, not to that of the track.
#[test]
fn discarding_goes_to_the_own_pile() {
    let mut table = scene(
        "A city: temple, fort, fort, fort, fort, fort, fort, fort, fort
         A deck: mine, mine, mine, mine, mine
         track: -, -, -, -, -, -
         phase: row",
    );
    let gone = table.public().gone;
    table.play("row 1; column 1; end");
    assert_eq!(
        table.keys(&table.player(A).discard),
        ["temple", "fort", "fort", "fort", "fort"],
        "of the city"
    );
    assert_eq!(table.public().gone, gone, "the temple is no discarded card of the track");
}

/// MTL-32: a card gained costs nothing and goes on top of the city deck.
#[test]
fn a_card_gained_costs_nothing() {
    let mut table = scene("A construction: forbidden_city\nstock: production 6\nA gold: 0");
    table.play("complete; pick basic 2; pick basic 2");
    assert_eq!(table.stock()[0], 0);
    assert_eq!(table.keys(&table.player(A).top), ["laboratory", "laboratory", "forbidden_city"]);
    assert_eq!(table.public().basics[1], 8);
}

/// MTL-33: what was generated counts, spent or not; gold in its place does not.
#[test]
fn generated_counts_whether_spent_or_not() {
    let city = "A city: mine, -, -, -, -, -, -, -, -\nphase: row\nA gold: 3\nA tokens: 2";
    let mut table = scene(city);
    table.play("row 1; column 1; buy basic 1");
    assert_eq!(table.player(A).gold, 0);
    assert!(!table.offered("use a1 1"), "gold generates nothing");
    table.play("token; token");
    assert!(table.offered("use a1 1"), "a token generates when it is used");
    let mut table = scene(&city.replace("A gold: 3", "A gold: 1"));
    table.play("row 1; column 1; token; token; buy basic 1");
    assert_eq!(table.stock()[0], 0);
    table.play("use a1 1");
    assert_eq!(table.player(A).gold, 1, "spent, but generated");
}

/// MTL-34: resources spent for an effect are paid; gold cannot be turned into gold.
#[test]
fn spending_pays() {
    let mut table = scene(
        "A city: fort+coinage, -, -, -, -, -, -, -, -
         phase: row
         A gold: 5",
    );
    table.play("row 1; column 1; use a1 knowledge 1");
    assert_eq!(table.offers(), ["military"], "not gold");
    table.play("military");
    assert_eq!((table.stock()[2], table.player(A).gold), (0, 6));
    assert_eq!(table.refused("use a1 knowledge 1"), "MTL-22");
}

/// MTL-35: one active card is kept in place at the end of the turn; its knowledge is discarded.
#[test]
fn reinforcing_keeps_a_card() {
    let mut table = scene(
        "A city: temple+laws, fort, fort, -, -, -, -, -, -
         A deck: mine, mine, mine, mine, mine, mine, mine, mine, mine
         phase: row",
    );
    table.play("row 1; column 1; use a1 knowledge 1; end");
    assert_eq!(table.offers(), ["card a1", "card a2", "card a3", "stop"]);
    assert_eq!(table.refused("card b1"), "MTL-35");
    table.play("card a1");
    assert_eq!(table.place(A, 0), "temple");
    assert_eq!(table.place(A, 1), "mine");
    assert_eq!(table.keys(&table.player(A).discard), ["laws", "fort", "fort"]);
}
