//! Action: erect (ANT-30 to ANT-36).

use antiquity::{HandEvent, PublicEvent, Refusal};

use crate::scene::{A, B, BLUE, C, RED, card, named, scene};

/// ANT-30: one action erects one monument with hand cards of it.
#[test]
fn a_monument_is_erected_from_the_hand() {
    let mut table = scene("3 players\n A hand: Petra 2, Petra 7, Zeus 1");
    let told = table.play(A, "erect red petra; lay petra 7; lay petra 2; done");

    let cards = [7, 2].into_iter().collect();
    let erected = PublicEvent::Erected { colour: RED, monument: named("petra"), cards };
    assert_eq!(told, [PublicEvent::ActionTaken, erected]);
    assert_eq!(table.pile(RED, "petra"), [7, 2]);
    assert_eq!(table.hand(A), "zeus 1");
    assert_eq!(table.public().turn.actions_left, 2);
}

/// ANT-30: only cards in hand, only of that monument, only while something is built.
#[test]
fn only_hand_cards_of_that_monument_are_laid() {
    let mut table = scene("3 players\n A hand: Petra 2, Petra 7, Zeus 1");
    assert_eq!(table.refused(A, "lay petra 2"), ("ANT-30", Refusal::NothingToLay));
    assert_eq!(table.refused(A, "done"), ("ANT-30", Refusal::NothingToLay));
    table.play(A, "erect red petra");
    let other = Refusal::OtherMonument { card: card("zeus 1") };
    assert_eq!(table.refused(A, "lay zeus 1"), ("ANT-30", other));
    let missing = Refusal::NotInHandToLay { card: card("petra 9") };
    assert_eq!(table.refused(A, "lay petra 9"), ("ANT-30", missing));
}

/// ANT-30: the cards are shown together, when the action is done.
#[test]
fn nobody_sees_a_card_before_the_action_is_done() {
    let mut table = scene("3 players\n A hand: Petra 2, Petra 7");
    let events = table.step(A, "erect red petra");
    assert!(events.public.is_empty());
    let events = table.step(A, "lay petra 7");
    assert!(events.public.is_empty());
    assert!(events.private.iter().all(|(to, _)| *to == A));
    assert!(matches!(events.private[..], [(_, HandEvent::Planned(_))]));
    assert_eq!(table.public().hand_sizes[A], 2);
}

/// ANT-31: the first builder plays at least two cards, and one more can build after.
#[test]
fn the_first_builder_plays_two_cards() {
    let needs = |have| ("ANT-31", Refusal::FirstBuilderNeeds { needed: 2, have });
    let table = scene("3 players\n A hand: Petra 7");
    assert_eq!(table.refused(A, "erect red petra"), needs(1));
    assert_eq!(table.refused(A, "erect red zeus"), needs(0));

    let mut table = scene("3 players\n A hand: Petra 2, Petra 7");
    table.play(A, "erect red petra; lay petra 7");
    assert_eq!(table.refused(A, "done"), needs(1));
    table.play(A, "lay petra 2; done");
    assert_eq!(table.available("petra"), Some(1));
}

/// ANT-32: the second builder plays at least three cards, and nobody can build after.
#[test]
fn the_second_builder_plays_three_cards() {
    let needs = |have| ("ANT-32", Refusal::SecondBuilderNeeds { needed: 3, have });
    let table = scene(
        "3 players
         A hand: Petra 2, Petra 7
         B shows: Petra 4",
    );
    assert_eq!(table.refused(A, "erect red petra"), needs(2));

    let mut table = scene(
        "3 players
         A hand: Petra 2, Petra 7, Petra 8
         B shows: Petra 4 5",
    );
    assert_eq!(table.available("petra"), Some(1));
    table.play(A, "erect red petra; lay petra 8; lay petra 7");
    assert_eq!(table.refused(A, "done"), needs(2));
    table.play(A, "lay petra 2; done");
    assert_eq!(table.available("petra"), Some(0));
    assert_eq!(table.pile(RED, "petra"), [8, 7, 2]);
}

/// ANT-33: more than the minimum costs the same one action.
#[test]
fn more_cards_cost_no_more_actions() {
    let mut table = scene(
        "4 players
         A hand: Petra 1 2 3 4 5 6 7 8 9",
    );
    let lays: String = (1..=9).map(|value| format!("lay petra {value};")).collect();
    table.play(A, &format!("erect red petra; {lays} done"));
    assert_eq!(table.pile(RED, "petra").len(), 9);
    assert_eq!(table.public().turn.actions_left, 2);
}

/// ANT-33: nobody must play more than the minimum.
#[test]
fn cards_may_be_kept_back() {
    let mut table = scene("3 players\n A hand: Petra 2, Petra 7, Petra 8");
    table.play(A, "erect red petra; lay petra 8; lay petra 2; done");
    assert_eq!(table.hand(A), "petra 7");
}

/// ANT-34: a monument that two others have built cannot be built, however many cards there are.
#[test]
fn there_is_no_third_builder() {
    let table = scene(
        "3 players
         turn: C
         C hand: Petra 1, Petra 2, Petra 4, Petra 5
         A shows: Petra 7
         B shows: Petra 8",
    );
    assert_eq!(table.refused(C, "erect green petra"), ("ANT-34", Refusal::BuiltByTwo));
    assert_eq!(table.available("petra"), Some(0));
}

/// ANT-35: nobody builds a monument twice; it can be improved.
#[test]
fn a_monument_is_built_once() {
    let table = scene(
        "3 players
         turn: B
         B hand: Petra 1, Petra 2, Petra 4
         B shows: Petra 7",
    );
    assert_eq!(table.refused(B, "erect blue petra"), ("ANT-35", Refusal::BuiltByYou));
    assert!(table.may(B, "improve blue petra"));
}

/// ANT-36: the player chooses the order; the last card laid lies on top and is the one that a story takes.
#[test]
fn the_last_card_laid_lies_on_top() {
    for (order, top) in [([2, 9, 5], 5), ([9, 5, 2], 2), ([2, 5, 9], 9)] {
        let mut table = scene("3 players\n A hand: Petra 2, Petra 5, Petra 9");
        let lays = order.map(|value| format!("lay petra {value};")).concat();
        table.play(A, &format!("erect red petra; {lays} done; end"));
        assert_eq!(table.pile(RED, "petra"), order);
        table.play(B, "story blue");
        assert!(table.public().chronicled.contains(card(&format!("petra {top}"))));
    }
}

/// ANT-36: a card is laid once.
#[test]
fn a_card_is_laid_once() {
    let mut table = scene("3 players\n A hand: Petra 2, Petra 5");
    table.play(A, "erect red petra; lay petra 2");
    let laid = Refusal::LaidAlready { card: card("petra 2") };
    assert_eq!(table.refused(A, "lay petra 2"), ("ANT-36", laid));
}

/// ANT-36: the order cannot be changed later.
#[test]
fn the_order_is_kept() {
    let mut table = scene(
        "3 players
         turn: B
         B hand: Petra 2
         B shows: Petra 9 5",
    );
    table.play(B, "improve blue petra; lay petra 2");
    let no = ("ANT-08", Refusal::NoPowerCards);
    assert_eq!(table.refused(B, "rearrange"), no, "only the Scribe could");
    table.play(B, "done");
    assert_eq!(table.pile(BLUE, "petra"), [9, 5, 2]);
}
