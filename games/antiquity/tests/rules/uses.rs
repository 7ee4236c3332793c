//! Power cards: what they do (ANT-104 to ANT-106, ANT-108).

use antiquity::{HandEvent, Power, PublicEvent, Refusal};

use crate::scene::{A, B, BLUE, RED, card, named, scene, written};

/// ANT-104: the Scribe puts the cards of an improved monument, old and new, in any order.
#[test]
fn the_scribe_rearranges_an_improved_monument() {
    let mut table = scene(
        "3 players
         powers: Scribe A
         A hand: Petra 9, Petra 2, Petra 8
         A shows: Petra 4 6",
    );
    table.play(A, "improve red petra; lay petra 9; lay petra 2; rearrange");
    let told = table.play(A, "lay petra 9; lay petra 6; lay petra 4; lay petra 2; done");

    assert_eq!(table.pile(RED, "petra"), [9, 6, 4, 2]);
    let pile = [9, 6, 4, 2].into_iter().collect();
    let rearranged =
        PublicEvent::Rearranged { colour: RED, monument: named("petra"), pile, spent: false };
    assert_eq!(told, [PublicEvent::ActionTaken, rearranged]);
    assert_eq!(table.hand(A), "petra 8");
    assert_eq!(table.public().turn.actions_left, 2, "it is the one action of the improvement");
}

/// ANT-104: every card taken up is laid again, and no other.
#[test]
fn all_the_cards_are_laid_again() {
    let mut table = scene(
        "3 players
         powers: Scribe A
         A hand: Petra 9, Petra 8
         A shows: Petra 4 6",
    );
    table.play(A, "improve red petra");
    assert_eq!(table.refused(A, "rearrange"), ("ANT-40", Refusal::NoCardToAdd));
    table.play(A, "lay petra 9; rearrange; lay petra 9; lay petra 4");
    assert_eq!(table.refused(A, "done"), ("ANT-104", Refusal::LayAllAgain));
    let no = Refusal::NotInHandToLay { card: card("petra 8") };
    assert_eq!(table.refused(A, "lay petra 8"), ("ANT-30", no), "it was not added before");
    table.play(A, "lay petra 6; done");
    assert_eq!(table.pile(RED, "petra"), [9, 4, 6]);
}

/// ANT-104: ruling: never while erecting, and only for an improvement.
#[test]
fn the_scribe_does_not_help_to_erect() {
    let mut table = scene(
        "3 players
         powers: Scribe A
         A hand: Petra 9, Petra 8",
    );
    assert_eq!(table.refused(A, "rearrange"), ("ANT-104", Refusal::OnlyWhileImproving));
    table.play(A, "erect red petra; lay petra 9; lay petra 8");
    assert_eq!(table.refused(A, "rearrange"), ("ANT-104", Refusal::OnlyWhileImproving));
}

/// ANT-104: ruling: only for an improvement by the colour that holds it.
#[test]
fn the_scribe_serves_its_own_colour() {
    let mut table = scene(
        "2 players
         powers: Scribe Red
         A hand: Petra 9
         Blue shows: Petra 4 6",
    );
    table.play(A, "improve blue petra; lay petra 9");
    let no = Refusal::NotHeld { power: Power::Scribe };
    assert_eq!(table.refused(A, "rearrange"), ("ANT-104", no));
}

/// ANT-104: ruling: at every improvement, as often as one improves; of the same monument too.
#[test]
fn the_scribe_serves_at_every_improvement() {
    let mut table = scene(
        "3 players
         powers: Scribe A
         A hand: Petra 9, Petra 8, Zeus 1
         A shows: Petra 4, Zeus 2",
    );
    table.play(A, "improve red petra; lay petra 9; rearrange; lay petra 9; lay petra 4; done");
    table.play(A, "improve red zeus; lay zeus 1; rearrange; lay zeus 1; lay zeus 2; done");
    table.play(A, "improve red petra; lay petra 8; rearrange");
    table.play(A, "lay petra 8; lay petra 9; lay petra 4; done");
    assert_eq!(table.pile(RED, "petra"), [8, 9, 4]);
    assert_eq!(table.pile(RED, "zeus"), [1, 2]);
    assert_eq!(table.public().turn.actions_left, 0, "each was one action");
    assert_eq!(table.public().turn.used, [false; 3]);
}

/// ANT-104: a match that began by version 1 keeps its ruling: once a turn.
#[test]
fn by_version_1_the_scribe_serves_once_a_turn() {
    let mut table = scene(
        "3 players
         powers: Scribe A
         rules: 1
         A hand: Petra 9, Petra 8, Zeus 1
         A shows: Petra 4, Zeus 2",
    );
    table.play(A, "improve red petra; lay petra 9; rearrange; lay petra 9; lay petra 4; done");
    table.play(A, "improve red zeus; lay zeus 1");
    let no = Refusal::UsedAlready { power: Power::Scribe };
    assert_eq!(table.refused(A, "rearrange"), ("ANT-108", no));
}

/// ANT-105: the Hero draws one card more for 1 point, at no action.
#[test]
fn the_hero_draws_a_card_for_a_point() {
    let lay = || {
        scene(
            "3 players
             powers: Hero A
             A points: 3
             row: Petra 1, Petra 2, Petra 4
             pile: Zeus 1, ...",
        )
    };
    let mut table = lay();
    let told = table.play(A, "hero row 2");
    let took = PublicEvent::TookFromRow { seat: A, slot: 1, card: card("petra 2") };
    assert_eq!(told, [PublicEvent::HeroCalled { colour: RED }, took]);
    assert_eq!((table.hand(A).as_str(), table.counter(RED)), ("petra 2", 2));
    assert_eq!(table.public().turn.actions_left, 3);
    assert_eq!(table.refused(A, "end"), ("ANT-11", Refusal::ActFirst));
    assert_eq!(table.points_by("ANT-105", RED), -1);

    let mut table = lay();
    let events = table.step(A, "hero pile");
    assert_eq!(events.public[1], PublicEvent::DrewFromPile { seat: A });
    assert_eq!(events.private, [(A, HandEvent::Drew { card: card("zeus 1") })]);
}

/// ANT-105: ruling: the holding colour pays and needs at least 1 point.
#[test]
fn the_hero_costs_a_point() {
    let poor = scene("3 players\n powers: Hero A");
    assert_eq!(poor.refused(A, "hero pile"), ("ANT-105", Refusal::NoPointToPay));
    let sister = scene("2 players\n powers: Hero Blue\n Red points: 5");
    assert_eq!(sister.refused(A, "hero row 1"), ("ANT-105", Refusal::NoPointToPay));
    let mut table = scene("2 players\n powers: Hero Blue\n Red points: 5\n Blue points: 1");
    table.play(A, "hero pile");
    assert_eq!((table.counter(RED), table.counter(BLUE)), (5, 0));
}

/// ANT-105: drawn as in ANT-20: not from an empty place, not from an empty pile; by its holder only.
#[test]
fn the_hero_draws_what_can_be_drawn() {
    let table = scene(
        "3 players
         powers: Hero A
         A points: 3
         row: -, Petra 2, Petra 4
         pile: -",
    );
    assert_eq!(table.refused(A, "hero row 1"), ("ANT-13", Refusal::EmptySlot { slot: 0 }));
    assert_eq!(table.refused(A, "hero pile"), ("ANT-22", Refusal::PileEmpty));
    let other = scene("3 players\n powers: Hero B\n A points: 3");
    let no = Refusal::NotHeld { power: Power::Hero };
    assert_eq!(other.refused(A, "hero pile"), ("ANT-105", no));
}

/// ANT-106: the Naute exchanges a hand card with a face-up card, at no action.
#[test]
fn the_naute_exchanges_a_card() {
    let mut table = scene(
        "3 players
         powers: Naute A
         A hand: Zeus 1, Zeus 2
         row: Petra 1, Petra 2, Petra 4",
    );
    let told = table.play(A, "exchange 3; give zeus 1");
    let (given, taken) = (card("zeus 1"), card("petra 4"));
    assert_eq!(told, [PublicEvent::Exchanged { seat: A, slot: 2, given, taken }]);
    assert_eq!(
        (table.hand(A).as_str(), table.row().as_str()),
        ("petra 4, zeus 2", "petra 1, petra 2, zeus 1")
    );
    assert_eq!(written(table.public().known[A]), "petra 4");
    assert_eq!(table.public().turn.actions_left, 3);
    assert_eq!(table.refused(A, "end"), ("ANT-11", Refusal::ActFirst));
}

/// ANT-106: a card of the hand, and a place where a card lies.
#[test]
fn the_naute_needs_a_card_on_both_sides() {
    let mut table = scene(
        "3 players
         powers: Naute A
         A hand: Zeus 1
         row: Petra 1, -, Petra 4",
    );
    assert_eq!(table.refused(A, "give zeus 1"), ("ANT-106", Refusal::NothingToExchange));
    assert_eq!(table.refused(A, "exchange 2"), ("ANT-13", Refusal::EmptySlot { slot: 1 }));
    table.play(A, "exchange 1");
    let no = Refusal::NotInHandToGive { card: card("petra 1") };
    assert_eq!(table.refused(A, "give petra 1"), ("ANT-106", no));
    let empty = scene("3 players\n powers: Naute A");
    assert_eq!(empty.refused(A, "exchange 1"), ("ANT-106", Refusal::NothingToExchange));
    let other = scene("3 players\n powers: Naute B\n A hand: Zeus 1");
    let no = Refusal::NotHeld { power: Power::Naute };
    assert_eq!(other.refused(A, "exchange 1"), ("ANT-106", no));
}

/// ANT-106: a card given can be taken by whoever comes next.
#[test]
fn a_card_given_lies_in_the_row() {
    let mut table = scene(
        "3 players
         powers: Naute A
         A hand: Zeus 1
         row: Petra 1, Petra 2, Petra 4",
    );
    table.play(A, "exchange 1; give zeus 1; draw pile; end");
    table.play(B, "draw row 1");
    assert_eq!(table.hand(B), "zeus 1");
}

/// ANT-108: ruling: a power may be used in the turn of its acquisition, and once a turn.
#[test]
fn a_power_serves_in_the_turn_of_its_acquisition() {
    let mut table = scene(
        "3 players
         with: power cards
         A hand: Zeus 1, Zeus 2
         A shows: Akropolis 4 7, Petra 2 4",
    );
    table.play(A, "acquire red naute; exchange 1; give zeus 1");
    let no = Refusal::UsedAlready { power: Power::Naute };
    assert_eq!(table.refused(A, "exchange 1"), ("ANT-108", no));
    table.play(A, "acquire red hero; hero pile");
    let no = Refusal::UsedAlready { power: Power::Hero };
    assert_eq!(table.refused(A, "hero pile"), ("ANT-108", no));
}

/// ANT-108: the next turn may use it again.
#[test]
fn a_power_serves_again_in_the_next_turn() {
    let mut table = scene(
        "2 players
         powers: Hero Red
         Red points: 3",
    );
    table.play(A, "hero pile; draw pile; end");
    table.play(B, "draw pile; end");
    table.play(A, "hero pile");
    assert_eq!(table.counter(RED), 1);
}

/// ANT-108: ruling: once a turn even if its card passes between one player's colours.
#[test]
fn passing_a_card_to_the_other_colour_gives_no_second_use() {
    let mut table = scene(
        "2 players
         powers: Naute Blue
         A hand: Zeus 1, Zeus 2
         Red shows: Akropolis 4 7",
    );
    table.play(A, "exchange 1; give zeus 1; acquire red naute");
    let no = Refusal::UsedAlready { power: Power::Naute };
    assert_eq!(table.refused(A, "exchange 2"), ("ANT-108", no));
}

/// ANT-108: with two players Hero and Naute serve the common hand.
#[test]
fn hero_and_naute_serve_the_common_hand() {
    let mut table = scene(
        "2 players
         powers: Naute Blue, Hero Blue
         Blue points: 1
         A hand: Petra 2
         row: Petra 1, Zeus 2, Zeus 3
         pile: Petra 3, ...",
    );
    table.play(A, "hero pile; exchange 2; give petra 2; draw row 1; draw row 2");
    assert_eq!(table.hand(A), "petra 1, petra 2, petra 3, zeus 2");
    table.play(A, "erect red petra; lay petra 1; lay petra 2; done");
    assert_eq!(table.pile(RED, "petra"), [1, 2], "the other colour builds with it");
}
