//! Power cards: how they are acquired (ANT-100 to ANT-103) and their variant (ANT-107).

use antiquity::{Options, Power, PublicEvent, Refusal, Symbol};

use crate::scene::{A, B, BLUE, GREEN, RED, dealt, scene};

/// ANT-100: Scribe, Hero and Naute belong to scroll, helmet and ship, and begin at the bank.
#[test]
fn three_power_cards_begin_at_the_bank() {
    let symbols = [Power::Scribe, Power::Hero, Power::Naute].map(Power::symbol);
    assert_eq!(symbols, [Symbol::Scroll, Symbol::Helmet, Symbol::Ship]);
    let options = Options { power_cards: true, ..Options::default() };
    assert_eq!(dealt(3, &options, "powers").public().powers, [None; 3]);
}

/// ANT-101: one action acquires a power card with the majority of its symbol among exhibited cards.
#[test]
fn the_majority_acquires_a_power_card() {
    let mut table = scene(
        "3 players
         with: power cards
         A shows: Akropolis 4 7
         B shows: Petra 1",
    );
    let told = table.play(A, "acquire red naute");
    let acquired =
        PublicEvent::Acquired { colour: RED, power: Power::Naute, from: None, points: 2 };
    assert_eq!(told, [PublicEvent::ActionTaken, acquired]);
    assert_eq!(table.public().powers[Power::Naute.idx()], Some(RED));
    assert_eq!(table.public().turn.actions_left, 2);
}

/// ANT-101: each power needs its own symbol.
#[test]
fn each_power_needs_its_own_symbol() {
    let shows = [("scribe", "Zeus 1 6"), ("hero", "Petra 2 4"), ("naute", "Akropolis 4 7")];
    for (power, cards) in shows {
        let table = scene(&format!("3 players\n with: power cards\n A shows: {cards}"));
        let mut offers = table.offers(A);
        offers.retain(|offer| offer.starts_with("acquire"));
        assert_eq!(offers, [format!("acquire red {power}")]);
    }
}

/// ANT-101: ruling: strictly more than every other colour, and hand cards do not count.
#[test]
fn a_tie_is_no_majority() {
    let no = ("ANT-101", Refusal::NoMajority { power: Power::Naute });
    let tie = scene(
        "3 players
         with: power cards
         A hand: Akropolis 4, Akropolis 7
         A shows: Petra 1
         C shows: Pharos 1",
    );
    assert_eq!(tie.refused(A, "acquire red naute"), no);
    let nothing = scene("3 players\n with: power cards");
    assert_eq!(nothing.refused(A, "acquire red naute"), no, "none is not more than none");
}

/// ANT-101: it is an action of a monument turn.
#[test]
fn acquiring_takes_an_action() {
    let mut table = scene(
        "3 players
         turn: A, 1 actions
         with: power cards
         A shows: Akropolis 4 7, Zeus 1",
    );
    table.play(A, "acquire red naute");
    assert_eq!(table.refused(A, "acquire red scribe"), ("ANT-11", Refusal::NoActionLeft));
}

/// ANT-102: whoever holds it cannot refuse.
#[test]
fn a_power_card_is_taken_from_its_holder() {
    let mut table = scene(
        "3 players
         powers: Naute B
         B points: 2
         A shows: Akropolis 4 7
         B shows: Petra 1",
    );
    let told = table.play(A, "acquire red naute");
    let acquired =
        PublicEvent::Acquired { colour: RED, power: Power::Naute, from: Some(BLUE), points: 2 };
    assert_eq!(told.last(), Some(&acquired));
    assert_eq!(table.public().powers[Power::Naute.idx()], Some(RED));
    assert_eq!(table.counter(BLUE), 2, "the points of its acquisition stay");
}

/// ANT-102: a change of majority alone moves nothing.
#[test]
fn a_new_majority_moves_nothing_by_itself() {
    let mut table = scene(
        "3 players
         powers: Naute B
         A hand: Akropolis 4, Akropolis 7
         B shows: Petra 1",
    );
    table.play(A, "erect red akropolis; lay akropolis 4; lay akropolis 7; done; end");
    assert_eq!(table.public().powers[Power::Naute.idx()], Some(BLUE));
    table.play(B, "draw pile; end");
    assert_eq!(table.public().powers[Power::Naute.idx()], Some(BLUE));
}

/// ANT-102: ruling: never a card that the colour itself holds.
#[test]
fn nobody_acquires_an_own_power_card() {
    let table = scene(
        "3 players
         powers: Naute A
         A shows: Akropolis 4 7",
    );
    let no = Refusal::HeldAlready { power: Power::Naute };
    assert_eq!(table.refused(A, "acquire red naute"), ("ANT-102", no));
}

/// ANT-102: ruling: it may be taken from the same player's other colour.
#[test]
fn a_colour_may_take_from_its_sister() {
    let mut table = scene(
        "2 players
         powers: Naute Blue
         Red shows: Akropolis 4 7",
    );
    table.play(A, "acquire red naute");
    assert_eq!(table.public().powers[Power::Naute.idx()], Some(RED));
    assert_eq!(table.counter(RED), 2);
}

/// ANT-103: 2 points at once.
#[test]
fn acquiring_gives_two_points_at_once() {
    let mut table = scene(
        "3 players
         with: power cards
         A shows: Akropolis 4 7, Zeus 1",
    );
    table.play(A, "acquire red naute; acquire red scribe");
    assert_eq!(table.counter(RED), 4);
}

/// ANT-103: and 3 points at the end to whoever holds it then.
#[test]
fn holding_gives_three_points_at_the_end() {
    let mut table = scene(
        "3 players
         powers: Naute B, Hero B
         A shows: Akropolis 4 7",
    );
    assert_eq!([RED, BLUE, GREEN].map(|it| table.points_by("ANT-103", it)), [0, 6, 0]);
    table.play(A, "acquire red naute");
    assert_eq!([RED, BLUE, GREEN].map(|it| table.points_by("ANT-103", it)), [2 + 3, 3, 0]);
}

/// ANT-107: in the variant a power card held counts as one more of its own symbol when its holder scores.
#[test]
fn in_the_variant_a_power_card_counts_as_a_symbol() {
    let points = |with: &str, powers: &str| {
        let mut table = scene(&format!(
            "3 players
             with: {with}
             powers: {powers}
             A hand: Petra 1, Pharos 1
             A shows: Akropolis 4 7"
        ));
        table.play(A, "score red; discard petra 1; discard pharos 1");
        table.counter(RED)
    };
    assert_eq!(points("power cards, power symbols", "Naute A"), 3);
    assert_eq!(points("power cards", "Naute A"), 2, "without the variant");
    assert_eq!(points("power cards, power symbols", "Scribe A"), 2, "another symbol");
    assert_eq!(points("power cards, power symbols", "Naute B"), 2, "another holder");
}

/// ANT-107: ruling: not for the majority of ANT-101.
#[test]
fn a_power_card_does_not_count_for_the_majority() {
    let table = scene(
        "3 players
         turn: B
         with: power symbols
         powers: Naute A
         A shows: Petra 1
         B shows: Akropolis 4 7",
    );
    assert!(table.may(B, "acquire blue naute"), "two ships against one and the Naute");
}
