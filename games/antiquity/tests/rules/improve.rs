//! Action: improve (ANT-40, ANT-41).

use antiquity::{PublicEvent, Refusal};

use crate::scene::{A, RED, named, scene};

/// ANT-40: one action adds any number of hand cards to one's own monument.
#[test]
fn one_action_adds_any_number_of_cards() {
    for (lays, left) in [("lay petra 1;", 2), ("lay petra 5; lay petra 1;", 1)] {
        let mut table = scene(
            "3 players
             A hand: Petra 1, Petra 5, Petra 8
             A shows: Petra 9",
        );
        table.play(A, &format!("improve red petra; {lays} done"));
        assert_eq!(table.public().turn.actions_left, 2);
        assert_eq!(table.cards(A).len(), left);
        assert_eq!(table.public().hand_sizes[A], left);
    }
}

/// ANT-40: a monument of the own exhibition only.
#[test]
fn only_an_own_monument_is_improved() {
    let table = scene(
        "3 players
         A hand: Petra 1, Zeus 1, Zeus 2
         B shows: Petra 9",
    );
    assert_eq!(table.refused(A, "improve red petra"), ("ANT-40", Refusal::NotBuilt));
    assert_eq!(table.refused(A, "improve red zeus"), ("ANT-40", Refusal::NotBuilt));
    assert_eq!(table.refused(A, "improve blue petra"), ("ANT-62", Refusal::NotYourColour));
}

/// ANT-40: with at least one card.
#[test]
fn an_improvement_takes_a_card() {
    let mut table = scene(
        "3 players
         A hand: Petra 1
         A shows: Petra 9, Zeus 1",
    );
    assert_eq!(table.refused(A, "improve red zeus"), ("ANT-40", Refusal::NoCardToAdd));
    table.play(A, "improve red petra");
    assert_eq!(table.refused(A, "done"), ("ANT-40", Refusal::NoCardToAdd));
}

/// ANT-41: the new cards go on top in the order that the player chooses; those below keep theirs.
#[test]
fn new_cards_go_on_top_in_the_chosen_order() {
    let mut table = scene(
        "3 players
         A hand: Petra 1, Petra 5, Petra 8
         A shows: Petra 4 9",
    );
    let told = table.play(A, "improve red petra; lay petra 8; lay petra 1; lay petra 5; done");
    assert_eq!(table.pile(RED, "petra"), [4, 9, 8, 1, 5]);
    let cards = [8, 1, 5].into_iter().collect();
    let improved = PublicEvent::Improved { colour: RED, monument: named("petra"), cards };
    assert_eq!(told, [PublicEvent::ActionTaken, improved]);
}
