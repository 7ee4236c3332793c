//! The Collector cards (FAB-40 to FAB-45).

use crate::scene::{A, B, C, D, scene};
use engine::{Chance, Game, Seat, Seats, Setup, typed_options};
use fabulous::{Fabulous, PublicEvent, Refusal, What};
use serde_json::{Value, json};

/// FAB-40: whoever meets a Collector card reads it out and its effect applies at once.
#[test]
fn a_collector_is_read_out_at_once() {
    let mut table = scene(
        "A: a green height=9, a2 green
         B: *verglas, b red, b2 green",
    );
    table.does(A, "name height");
    assert_eq!(table.read_out(), ["verglas"]);
    assert!(table.public().round.locked);
    assert_eq!(table.card(B), Some("b"), "and B has drawn another card");
}

/// FAB-40: it cannot be kept: two cards are taken from somebody, whether the holder likes it or not.
#[test]
fn an_effect_must_apply() {
    let mut table = scene(
        "A: *feu, a green
         B: b green, b2 green
         C: c green, c2 green",
    );
    assert_eq!(table.asked(), (A, What::Victim));
    assert_eq!(table.no(A, "decline"), Refusal::MustApply);
    assert_eq!(table.rule(A, "name height"), "FAB-40");
    assert_eq!(table.rule(A, "target 1"), "FAB-46", "not oneself");
    assert_eq!(table.offers(A), ["target 2", "target 3"]);
    table.does(A, "target 3");
    assert_eq!((table.n_cards(A), table.n_cards(C)), (2, 0));
}

/// FAB-41: the next card is drawn; another Collector card applies in turn.
#[test]
fn collectors_can_follow_each_other() {
    let table = scene(
        "A: *eclipse, *verglas, *seisme, a green, a2 green
         B: b green, b2 green",
    );
    assert_eq!(table.read_out(), ["eclipse", "verglas", "seisme"]);
    assert_eq!(table.card(A), Some("a"));
    assert_eq!(table.asked(), (A, What::Name));
}

/// FAB-41: none is drawn where the round is over.
#[test]
fn no_card_is_drawn_where_the_round_is_over() {
    let table = scene(
        "A: *aurore_polaire, a green, a2 green
         B: b green, b2 green",
    );
    assert_eq!(table.public().round.number, 2);
    assert_eq!(table.card(A), Some("a"), "for the second round");
}

/// FAB-42: a Collector card is set aside, and counts for nobody.
#[test]
fn a_collector_counts_for_nobody() {
    let mut table = scene(
        "A: *verglas, a green height=9
         B: b green height=1
         C: c green height=1",
    );
    table.does(A, "name height").say(&[B, C]);
    assert_eq!(table.n_cards(A), 3);
    assert_eq!(table.places(), [1, 2, 2], "all the cards that are left");
}

/// FAB-43: 0 to 12, distinct; one is drawn at random unless the table says otherwise; everybody knows which.
#[test]
fn collectors_are_named_or_drawn() {
    let content = Fabulous::standard();
    let chosen = |options: Value, luck: u64| {
        let options = typed_options::<Fabulous>(content, &options, 3).unwrap();
        let table = Fabulous::setup(content, &options, 3, &mut Chance::quick(luck));
        let chosen = table.public().with.collectors;
        chosen.iter().map(|it| content.special(it).key.as_str()).collect::<Vec<_>>()
    };
    let drawn: std::collections::BTreeSet<_> =
        (0..300).flat_map(|luck| chosen(json!({}), luck)).collect();
    assert_eq!(drawn.len(), 12, "any of them can be drawn");
    assert!((0..20).all(|luck| chosen(json!({}), luck).len() == 1));
    assert_eq!(chosen(json!({ "swap_piles": true }), 1), ["tsunami"]);
    let both = json!({ "swap_piles": true, "lowest_wins": true });
    assert_eq!(
        chosen(both, 1),
        ["eclipse", "tsunami"],
        "those named are in, even above the number"
    );
    let four = chosen(json!({ "collectors": 4, "steal_from": true }), 1);
    assert!(four.len() == 4 && four.contains(&"feu"));
    assert_eq!(chosen(json!({ "collectors": 12 }), 1).len(), 12);
    assert!(chosen(json!({ "collectors": 0 }), 1).is_empty());
    assert!(typed_options::<Fabulous>(content, &json!({ "collectors": 13 }), 3).is_err());
}

/// FAB-43: several in one round apply in turn order from the leader, before the first value is answered.
#[test]
fn several_apply_in_turn_order() {
    let mut table = scene(
        "A: *verglas, a green, a2 green
         B: *eclipse, b green, b2 green
         C: *seisme, c green, c2 green
         with leader B",
    );
    assert_eq!(table.read_out(), ["eclipse"]);
    table.does(B, "name height");
    assert_eq!(table.read_out(), ["seisme", "verglas"]);
    assert_eq!(table.asked(), (C, What::Speak));
}

/// FAB-44: the effect of a last card comes first; its owner sits the round out, and is out at its end.
#[test]
fn a_last_card_takes_effect_and_its_owner_sits_out() {
    let mut table = scene(
        "A: a green height=9, a2 green
         B: *eclipse
         C: c green height=1, c2 green",
    );
    table.does(A, "name height");
    assert!(table.heard(PublicEvent::SatOut { seat: B }));
    assert_eq!(table.asked(), (C, What::Speak));
    table.does(C, "say");
    assert_eq!(table.winner(), Some(C), "the lowest wins");
    assert!(table.heard(PublicEvent::WentOut { seat: B }));
}

/// FAB-44: a leader left without a card hands the lead to the next who has one.
#[test]
fn a_leader_without_a_card_hands_the_lead_on() {
    let mut table = scene(
        "A: *eclipse
         B: *verglas
         C: c green height=9, c2 green
         D: d green height=1, d2 green",
    );
    assert!(table.heard(PublicEvent::LeadHanded { to: B }));
    assert!(table.heard(PublicEvent::LeadHanded { to: C }), "B had a card, but nothing to play");
    assert_eq!(table.asked(), (C, What::Name));
    table.does(C, "name height");
    assert_eq!(table.asked(), (D, What::Speak));
    table.does(D, "say");
    assert_eq!(table.winner(), Some(D), "what A read still holds");
    assert_eq!(table.public().in_game, [C, D].into_iter().collect());
}

/// FAB-44: the lead passes over an empty pile, and its owner, who did not have to draw yet, plays with cards that come
/// back in time.
#[test]
fn the_lead_passes_over_an_empty_pile() {
    const E: Seat = Seat(4);
    let mut table = scene(
        "A: teotihuacan green height=1, *gardien_du_patrimoine
         B: *seisme, *eclipse
         C: *restaurateur, *feu
         D: *verglas, *arc_en_ciel
         E: *tsunami, moai green height=9
         with leader C",
    );
    assert_eq!(table.asked(), (C, What::Victim));
    table.does(C, "target 4");
    assert!(table.heard(PublicEvent::SatOut { seat: C }), "C read all four cards");
    assert!(table.heard(PublicEvent::LeadHanded { to: E }), "D has no card");
    assert!(!table.heard(PublicEvent::SatOut { seat: D }), "D has not had to draw");
    assert_eq!(table.asked(), (E, What::Partner));
    table.does(E, "target 4");
    assert!(table.heard(PublicEvent::LeadHanded { to: A }), "E sits out now");
    table.does(A, "name height");
    assert_eq!(table.card(D), Some("moai"), "D plays what E gave");
    assert_eq!(table.asked(), (D, What::Speak));
}

/// FAB-44: a match that began by version 1 keeps its ruling: the lead goes to the next player, card or not.
#[test]
fn by_version_1_the_lead_does_not_pass_over_an_empty_pile() {
    let mut table = scene(
        "A: teotihuacan green height=1, *gardien_du_patrimoine
         B: *seisme, *eclipse
         C: *restaurateur, *feu
         D: *verglas, *arc_en_ciel
         E: *tsunami, moai green height=9
         with leader C
         with rules 1",
    );
    table.does(C, "target 4");
    assert!(table.heard(PublicEvent::LeadHanded { to: D }));
    assert!(table.heard(PublicEvent::SatOut { seat: D }), "D has no card, and sits out");
}

/// FAB-44: where nobody else has a card either, all sit out and nobody wins.
#[test]
fn with_no_card_left_to_draw_everybody_sits_out() {
    let mut table = scene(
        "A: *feu
         B: *verglas, *eclipse
         C: *tsunami, c green",
    );
    table.does(A, "target 2");
    assert!(table.heard(PublicEvent::LeadHanded { to: C }), "A read all and B has no card");
    table.does(C, "target 1");
    for seat in [B, C] {
        assert!(table.heard(PublicEvent::SatOut { seat }), "{seat:?} has nothing to draw");
    }
    assert!(table.heard(PublicEvent::NobodyWon));
    assert_eq!(table.places(), [1, 2, 2], "A has the only card left");
}

/// FAB-44: the lead does not go to a player who sits out, even if cards came back to that pile; nor by version 1.
#[test]
fn the_lead_does_not_go_to_a_player_who_sits_out() {
    for rules in ["", "with rules 1"] {
        let mut table = scene(&format!(
            "A: *feu
             B: *verglas, *eclipse
             C: *tsunami, c green
             {rules}"
        ));
        table.does(A, "target 2").does(C, "target 1");
        assert_eq!(table.public().piles.len(A), 1, "A has C's card");
        assert!(!table.heard(PublicEvent::LeadHanded { to: A }), "{rules}");
    }
}

/// FAB-44: whoever sat out stays out of the round, even with cards again; where nobody has a card, nobody wins.
#[test]
fn a_round_can_have_no_winner() {
    let mut table = scene(
        "A: *eclipse
         B: *tsunami, b green",
    );
    assert_eq!(table.asked(), (B, What::Partner));
    table.does(B, "target 1");
    assert!(table.heard(PublicEvent::NobodyWon));
    assert_eq!(table.places(), [1, 2], "A has the only card left");
}

/// FAB-44: after a round without a winner the lead stays, or goes to the next in the circle if the leader is out.
#[test]
fn the_lead_stays_where_nobody_won() {
    let mut table = scene(
        "A: *eclipse
         B: *tsunami, b green, b2 green
         C: *tsunami, c green, c2 green",
    );
    table.does(B, "target 1");
    assert_eq!(table.asked(), (C, What::Partner), "A and B sit out");
    table.does(C, "target 2");
    assert!(table.heard(PublicEvent::NobodyWon));
    assert!(table.heard(PublicEvent::WentOut { seat: C }));
    assert_eq!(table.asked(), (A, What::Name), "C led last, and A is next");
    assert_eq!((table.card(A), table.n_cards(B)), (Some("b"), 2));
}

/// FAB-45: in a battle, a card whose timing is not « any » is set aside without effect, and another card is turned.
#[test]
fn in_a_battle_some_collectors_do_nothing() {
    for key in ["arc_en_ciel", "eclipse", "verglas", "tornade", "guide_touristique"] {
        let mut table = scene(&format!(
            "A: a green height=5, *{key}, a2 red, a3 green
             B: b green height=5, b2 orange, b3 green"
        ));
        table.does(A, "name height").does(B, "say");
        assert_eq!(table.read_out(), [key]);
        let collector = table.collector(key);
        assert!(table.heard(PublicEvent::NoEffect { collector }), "{key}");
        assert_eq!(table.winner(), Some(A));
        assert_eq!(table.remembered(A), ["a", "a2", "b", "b2"]);
    }
}

/// FAB-45: a fighter whose last card is a Collector drops out, and whoever is left alone wins without turning.
#[test]
fn a_collector_as_last_card_loses_the_battle() {
    let mut table = scene(
        "A: a green height=5, *eclipse
         B: b green height=5, b2 green, b3 green",
    );
    table.does(A, "name height").does(B, "say");
    assert!(table.heard(PublicEvent::DroppedOut { seat: A }));
    assert_eq!(table.winner(), Some(B));
    assert_eq!(table.places(), [2, 1]);
    assert_eq!(table.remembered(B), ["?", "?", "b", "a"], "B turned nothing");
}

/// FAB-45: those whose timing is « any » apply: taking cards, swapping piles, counting as red, reversing, picking.
#[test]
fn in_a_battle_the_others_apply() {
    let begin = |a: &str, b: &str| {
        let mut table = scene(&format!(
            "A: a green height=5, {a}
             B: b green height=5, {b}
             C: c green height=1, c2 green, c3 green, c4 green"
        ));
        table.does(A, "name height").say(&[B, C]);
        table
    };
    let table = begin("*gardien_du_patrimoine, a2 green, a3 green", "b2 orange, b3 green");
    assert_eq!(table.winner(), Some(A), "green counts as red");
    let table = begin("*seisme, a2 green, a3 green", "b2 red, b3 green");
    assert_eq!(table.winner(), Some(A), "green beats red");
    let table = begin("*grele, a2 yellow, a3 green", "b2 red, b3 green, b4 green");
    assert_eq!(table.winner(), Some(A), "b2 was taken, and b3 is green");
    assert_eq!(table.n_cards(C), 2);
    let table = begin("*aurore_polaire, a2 green", "b2 red, b3 green");
    assert_eq!(table.winner(), Some(A));
    assert_eq!(table.n_cards(B), 2, "in a battle no top card is given");

    let mut table = begin("*feu, a2 yellow, a3 green", "b2 red, b3 red, b4 green, b5 green");
    assert_eq!(table.asked(), (A, What::Victim));
    table.does(A, "target 2");
    assert_eq!(table.winner(), Some(A), "b4 is green");
    let mut table = begin("*tsunami, a2 green, a3 green", "b2 red, b3 green");
    table.does(A, "target 2");
    assert_eq!(table.winner(), Some(A), "A turns b2, B turns a2");
    let mut table =
        begin("*restaurateur, a2 green, a3 red, a4 green, a5 green", "b2 orange, b3 green");
    assert_eq!(table.offers(A), ["pick 1", "pick 2", "pick 3"]);
    table.does(A, "pick 2");
    assert_eq!(table.winner(), Some(A));
}

/// FAB-22, FAB-45: a fighter whose pile is emptied in the middle of a turn drops out when the turn comes.
#[test]
fn a_pile_can_be_emptied_in_the_middle_of_a_battle() {
    let mut table = scene(
        "A: a green height=5, *grele, a2 green, a3 green
         B: b green height=5, b2 red
         C: c green height=1, c2 green",
    );
    table.does(A, "name height").say(&[B, C]);
    assert!(table.heard(PublicEvent::DroppedOut { seat: B }));
    assert_eq!(table.winner(), Some(A));
}

/// FAB-46, FAB-50: in any other round whoever is out is no target, and neither is an empty seat.
#[test]
fn whoever_is_out_is_no_target() {
    let mut table = scene(
        "A: a green height=9, *feu, a2 green
         B: b green height=1
         C: c green height=1, c2 green, c3 green
         D: d green height=1, d2 green, d3 green",
    );
    table.does(A, "name height").say(&[B, C, D]);
    assert!(table.heard(PublicEvent::WentOut { seat: B }));
    assert_eq!(table.offers(A), ["target 3", "target 4"]);
    assert_eq!(table.no(A, "target 2"), Refusal::NotInGame { seat: B });
    assert_eq!(table.rule(A, "target 2"), "FAB-50");
    assert_eq!(table.rule(A, "target 6"), "FAB-50");
}

/// FAB-46, FAB-52: in the deciding round only the tied are targets.
#[test]
fn only_the_tied_are_targets_in_the_deciding_round() {
    let mut table = scene(
        "A: a green height=9, *feu, a2 green
         B: b green height=1, b2 green, b3 green, b4 green, b5 green
         C: c green height=1, c2 green, c3 green
         D: d green height=1, d2 green, d3 green, d4 green, d5 green, d6 green
         with rounds 1",
    );
    table.does(A, "name height").say(&[B, C, D]);
    // A has six cards, B four, C two and D five: nobody is tied.
    assert!(table.heard(PublicEvent::Ended { winners: Seats::one(A) }));

    let mut table = scene(
        "A: a green height=9, *feu
         B: b green height=1, b2 green, b3 green, b4 green, b5 green
         C: c green height=1, c2 green, c3 green
         D: d green height=1, d2 green, d3 green, d4 green, d5 green, d6 green
         with rounds 1",
    );
    table.does(A, "name height").say(&[B, C, D]);
    let tied = [A, D].into_iter().collect();
    assert!(table.heard(PublicEvent::DecidingRoundBegun { leader: A, tied }));
    assert_eq!(table.n_cards(D), 3, "the only target gave two cards without being chosen");

    let mut table = scene(
        "A: a green height=9, *tsunami
         B: b green height=1, b2 green, b3 green, b4 green, b5 green
         C: c green height=1, c2 green, c3 green
         D: d green height=1, d2 green, d3 green, d4 green, d5 green, d6 green
         with rounds 1",
    );
    table.does(A, "name height").say(&[B, C, D]);
    assert_eq!(table.offers(A), ["target 4", "decline"]);
    assert_eq!(table.no(A, "target 3"), Refusal::NotInRound { seat: C });
    assert_eq!(table.rule(A, "target 3"), "FAB-52");
}
