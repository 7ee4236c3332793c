//! Turn order, activation and resources (MTL-15 to MTL-28).

use monumental::{PublicEvent, Resource};

use crate::scene::{A, B, scene};

const CITY: &str =
    "A city: work_camp, library, fort, forum+writing, mine, academy, temple, fort, library";

/// MTL-15: the city is activated, actions are taken, city and track are filled, then it is the next one's turn.
#[test]
fn a_turn_has_four_parts() {
    let mut table =
        scene(&format!("{CITY}\nphase: row\nA deck: mine, mine, mine, mine, mine, mine"));
    assert_eq!(table.offers(), ["row 1", "row 2", "row 3"]);
    assert_eq!(table.refused("end"), "MTL-20");
    table.play("row 1; column 1");
    assert!(table.offered("end"));
    let told = table.play("end");
    let at = |wanted: fn(&PublicEvent) -> bool| told[0].public.iter().position(wanted).unwrap();
    let city = at(|it| matches!(it, PublicEvent::Dealt { .. }));
    let track = at(|it| matches!(it, PublicEvent::TrackFilled { .. }));
    assert!(city < track);
    assert_eq!(table.public().turn.who, B);
}

/// MTL-20: one row and one column, five cards with all places filled.
#[test]
fn a_row_and_a_column_are_active() {
    let mut table = scene(&format!("{CITY}\nphase: row"));
    table.play("row 2; column 3");
    assert_eq!(table.public().turn.active, 0b100_111_100);
    assert_eq!(table.refused("row 1"), "MTL-20");
}

/// MTL-20: a row with empty places can be chosen too.
#[test]
fn empty_places_do_not_matter() {
    let mut table = scene("A city: -, -, -, -, fort, -, -, -, -\nphase: row");
    table.play("row 1; column 1");
    assert_eq!((table.public().turn.active, table.stock()), (0, [0, 0, 0]));
}

/// MTL-21: a knowledge is activated together with the card on it.
#[test]
fn a_knowledge_is_activated_with_its_card() {
    let mut table = scene(&format!("{CITY}\nphase: row\nA deck: fort"));
    table.play("row 3; column 1");
    assert!(table.offered("use b1 1"), "the forum");
    assert!(!table.offered("use b1 knowledge 1"), "two science are not generated yet");
    let mut table =
        scene("A city: library+writing, library, -, -, -, -, -, -, -\nphase: row\nA deck: fort");
    table.play("row 1; column 1; use a1 knowledge 1");
    assert_eq!(table.stock(), [0, 2, 1], "the fort that was drawn is active too");
}

/// MTL-22: plain yields are taken at once; other steps wait, in any order, once each, and may be left.
#[test]
fn yields_are_taken_and_other_steps_wait() {
    let mut table =
        scene("A city: academy, quarry, barracks, -, -, -, -, -, -\nphase: row\nA deck: forum");
    table.play("row 1; column 1");
    assert_eq!(table.stock(), [2, 1, 2]);
    assert_eq!(table.refused("use a1 1"), "MTL-22", "its yield is taken");
    table.play("use a3 2; use a2 2");
    assert_eq!((table.player(A).production_tokens, table.public().turn.siege), (1, 1));
    assert_eq!(table.refused("use a2 2"), "MTL-22", "once a turn");
    table.play("end");
    assert_eq!(table.public().turn.who, B, "the academy's step was left");
}

/// MTL-23: an effect that draws from an empty deck shuffles the discard pile first.
#[test]
fn drawing_from_an_empty_deck_shuffles_the_discard_pile() {
    let mut table =
        scene("A city: academy, -, -, -, -, -, -, -, -\nphase: row\nA discard: fort, fort");
    table.play("row 1; column 1; use a1 2");
    assert_eq!(table.stock(), [0, 1, 1]);
    assert_eq!((table.player(A).discard.len(), table.player(A).deck_len()), (0, 1));
}

/// MTL-24: the back of a token is turned up when it is conquered, not before.
#[test]
fn backs_are_turned_up_by_conquest() {
    let mut table = scene("token g3: b03\nstock: military 1");
    assert_eq!(table.public().turned, 0);
    table.play("conquer g3; send soldier g4");
    let token = monumental::content().explorations.iter().position(|it| it.key == "b03").unwrap();
    assert_eq!(table.public().turned, 1 << token);
}

/// MTL-25: basic resources are lost at the end of the turn.
#[test]
fn basic_resources_are_lost() {
    let mut table = scene("stock: production 5, science 4, military 3");
    table.play("end");
    assert_eq!(table.stock(), [0, 0, 0]);
}

/// MTL-26: gold and culture are kept; payment takes restricted military, then the resource, then gold.
#[test]
fn payment_has_an_order() {
    let mut table = scene(
        "civs: japan, denmark
         A city: samurai_school, fort, -, -, -, -, -, -, -
         A gold: 2
         A culture: 1
         token f4: b15
         phase: row",
    );
    table.play("row 1; column 1; use a1 1");
    assert_eq!((table.stock()[2], table.public().turn.restricted), (1, [2, 0, 0]));
    table.play("conquer f4");
    assert_eq!((table.stock()[2], table.public().turn.restricted[0]), (0, 0), "three are paid");
    assert_eq!(table.player(A).gold, 2, "no gold");
    table.play("send soldier g4; send soldier g4; send soldier g4; choose 2; end");
    assert_eq!((table.player(A).gold, table.player(A).culture), (2, 1), "both are kept");
}

/// MTL-27: production tokens are worth one production each, in this turn or a later one.
#[test]
fn production_tokens_are_kept_until_they_are_used() {
    let mut table = scene("A tokens: 2");
    table.play("token");
    assert_eq!((table.stock()[0], table.player(A).production_tokens), (1, 1));
    table.play("end");
    assert_eq!(table.player(A).production_tokens, 1);
    assert_eq!(scene("A tokens: 0").refused("token"), "MTL-27");
}

/// MTL-27: market tokens likewise.
#[test]
fn market_tokens_are_used_once() {
    let mut table = scene("A market: 1 1");
    table.play("market 1");
    assert_eq!(table.stock(), [4, 0, 0]);
    assert_eq!(table.refused("market 1"), "MTL-82");
    assert_eq!(table.refused("market 2"), "MTL-27");
}

/// MTL-28: the supply of resources is not limited by the pieces in the box.
#[test]
fn the_supply_is_not_limited() {
    let mut table = scene("A gold: 60\nA tokens: 40\nstock: production 30");
    for _ in 0..40 {
        table.play("token");
    }
    assert_eq!(table.stock()[Resource::Production.idx()], 70);
}

/// What tells nothing hidden can be taken back: a purchase can, a card drawn from the hidden part of a deck cannot.
#[test]
fn a_purchase_can_be_taken_back() {
    use engine::{Chance, Match, Seed, Status};
    use monumental::{Action, Monumental, Move, Options, content};
    let (mut bought, mut drawn) = (0, 0);
    for nth in 0..6 {
        let seed = Seed::of_words(&format!("undo {nth}"));
        let mut played: Match<Monumental> = Match::open(content(), Options::default(), 2, seed);
        let mut whim = Chance::quick(nth);
        let mut offers = Vec::new();
        while let Status::Waiting { seats, .. } = played.status() {
            let by = seats.nth(0).unwrap();
            played.offer(by, &mut offers);
            let action = whim.pick(&offers);
            let known = !played.public().current().top.is_empty();
            played.act(by, action).unwrap();
            match action {
                Action::Move(Move::BuyBasic { .. }) => {
                    assert!(played.check_undo(by).is_ok(), "it told nothing hidden");
                    bought += 1;
                }
                Action::Move(Move::Progress) if !known => {
                    assert!(played.check_undo(by).is_err(), "a hidden card was seen");
                    drawn += 1;
                }
                _ => {}
            }
        }
    }
    assert!(0 < bought && 0 < drawn);
}
