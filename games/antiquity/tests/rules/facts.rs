//! What a board draws besides sentences: the yield of an offer, and the shares of builders.

use antiquity::Facts;

use crate::scene::{A, B, BLUE, GREEN, RED, scene};

/// ANT-45: an offer to score tells the most that two cards of the hand give; a card that is given up tells its own.
#[test]
fn an_offer_to_score_tells_its_points() {
    let mut table = scene(
        "3 players
         A hand: Petra 1, Pharos 1, Zeus 1, Zeus 6, Petra 2
         A shows: Akropolis 4 7 2, Artemision 3 6 9",
    );
    let before = table.counter(RED);
    let Some(Facts::Points { points }) = table.facts(A, "score red") else { panic!() };
    table.play(A, "score red");
    assert_eq!(table.facts(A, "discard petra 1"), Some(Facts::Points { points }));
    table.play(A, "discard petra 1; discard pharos 1");
    assert_eq!(table.counter(RED) - before, i32::from(points));
    assert_eq!(
        table.facts(A, "score red"),
        Some(Facts::Points { points: 0 }),
        "two of Zeus are left"
    );
}

/// ANT-107: a power card that counts as a symbol is in the points that an offer tells.
#[test]
fn a_power_card_counts_in_what_an_offer_tells() {
    let table = |with: &str| {
        scene(&format!(
            "3 players
             with: {with}
             A hand: Petra 1, Pharos 1
             A shows: Akropolis 4 7
             powers: Naute A"
        ))
    };
    let points = |with| table(with).facts(A, "score red");
    assert_eq!(points("power cards"), Some(Facts::Points { points: 2 }));
    assert_eq!(points("power cards, power symbols"), Some(Facts::Points { points: 3 }));
}

/// ANT-12: cards that buy an action score nothing, and say nothing.
#[test]
fn cards_that_buy_an_action_tell_no_points() {
    let mut table = scene("3 players\n A hand: Petra 1, Pharos 1\n A shows: Akropolis 4 7");
    table.play(A, "buy");
    assert_eq!(table.facts(A, "discard petra 1"), None);
    assert_eq!(table.facts(A, "buy"), None);
}

/// ANT-51: an offer to write tells how many pages the story will have.
#[test]
fn an_offer_to_write_tells_its_pages() {
    let mut table = scene(
        "3 players
         A shows: Petra 2 5
         B shows: Zeus 4, Pharos 1 9
         C shows: Zeus 1 9, Akropolis 2 3 4",
    );
    assert_eq!(table.facts(A, "story red"), Some(Facts::Pages { pages: 3 }));
    table.play(A, "story red");
    assert_eq!(table.public().stories[0].pages, 3);
}

/// ANT-11, ANT-56: the end of a turn tells how many actions are lost; a story takes the whole turn, so none are.
#[test]
fn the_end_of_a_turn_tells_what_is_lost() {
    let mut table = scene(
        "3 players
         A shows: Petra 2 5
         B shows: Pharos 1 9",
    );
    assert_eq!(table.facts(A, "draw pile"), None);
    table.play(A, "draw pile");
    assert_eq!(table.facts(A, "end"), Some(Facts::EndsTurn { lost: 2 }));
    table.play(A, "draw pile; draw pile");
    assert_eq!(table.facts(A, "end"), Some(Facts::EndsTurn { lost: 0 }));
    table.play(A, "end");
    table.play(B, "story blue");
    assert_eq!(table.facts(B, "end"), Some(Facts::EndsTurn { lost: 0 }));
}

/// ANT-75, ANT-81: the points of each colour are those of the count, by rule, and the seat that has most of them leads.
#[test]
fn a_table_tells_who_leads_and_why() {
    let table = scene(
        "3 players
         columns: Petra 6, Zeus 1
         A shows: Petra 1
         B shows: Zeus 9",
    );
    let facts = table.table_facts();
    assert_eq!(facts.leaders, [A]);
    for (score, colour) in facts.scores.iter().zip([RED, BLUE, GREEN]) {
        assert_eq!(score.points, table.totals()[colour.idx()]);
        let by_rule: Vec<_> = score.by_rule.iter().map(|it| (it.rule, it.points)).collect();
        assert_eq!(by_rule, table.sources(colour));
    }
    assert_eq!(scene("3 players").table_facts().leaders, [], "nobody leads where all have as many");
}

/// ANT-75, ANT-76: the shares of a monument's builders add up to the points of the count, the primary builder first.
#[test]
fn a_table_tells_what_each_builder_gets() {
    let table = scene(
        "4 players
         columns: Petra 6, Zeus 5
         A shows: Petra 1
         B shows: Zeus 9
         C shows: Zeus 1 2",
    );
    assert_eq!(table.shares("petra"), [(RED, 18)]);
    assert_eq!(table.shares("zeus"), [(GREEN, 10), (BLUE, 5)]);
    assert_eq!(table.shares("pharos"), []);
    assert_eq!(table.points_by("ANT-75", BLUE), 5);
}
