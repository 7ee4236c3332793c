//! A turn (ANT-10 to ANT-13).

use antiquity::{PublicEvent, Purpose, Refusal, TurnKind};
use engine::Rule;

use crate::scene::{A, B, card, scene, written};

const TO_TELL: &str = "4 players
     B shows: Petra 4 5
     A hand: Zeus 1, Zeus 6, Pharos 2";

/// ANT-10: both kinds of turn are open at its start.
#[test]
fn a_turn_begins_open() {
    let table = scene(TO_TELL);
    assert_eq!(table.public().turn.kind, TurnKind::Open);
    let offers = table.offers(A);
    assert!(offers.contains(&"story red".to_owned()) && offers.contains(&"draw pile".to_owned()));
}

/// ANT-10: after an action no story follows.
#[test]
fn no_story_follows_an_action() {
    let mut table = scene(TO_TELL);
    table.play(A, "draw pile");
    assert_eq!(table.refused(A, "story red"), ("ANT-10", Refusal::MonumentTurnBegun));
}

/// ANT-10: buying an action begins a monument turn.
#[test]
fn no_story_follows_a_purchase() {
    let mut table = scene(TO_TELL);
    table.play(A, "buy; discard zeus 1; discard zeus 6");
    assert_eq!(table.refused(A, "story red"), ("ANT-10", Refusal::MonumentTurnBegun));
}

/// ANT-10: so do the Hero and the Naute.
#[test]
fn no_story_follows_a_power() {
    let lay = || {
        scene(
            "4 players
             powers: Hero A, Naute A
             A points: 3
             A hand: Zeus 1
             B shows: Petra 4 5",
        )
    };
    for actions in ["hero pile", "hero row 1", "exchange 1; give zeus 1"] {
        let mut table = lay();
        assert!(table.may(A, "story red"));
        table.play(A, actions);
        let no = ("ANT-10", Refusal::MonumentTurnBegun);
        assert_eq!(table.refused(A, "story red"), no, "{actions}");
    }
}

/// ANT-11: three actions, the same one three times if wanted, and no fourth.
#[test]
fn a_monument_turn_has_three_actions() {
    let mut table = scene("3 players");
    for left in [2, 1, 0] {
        table.play(A, "draw pile");
        assert_eq!(table.public().turn.actions_left, left);
    }
    assert_eq!(table.refused(A, "draw pile"), ("ANT-11", Refusal::NoActionLeft));
    assert_eq!(table.refused(A, "draw row 1"), ("ANT-11", Refusal::NoActionLeft));
}

/// ANT-11: the actions come in any order.
#[test]
fn actions_come_in_any_order() {
    let lay = || {
        scene(
            "3 players
             A hand: Petra 1, Petra 2, Pharos 1, Akropolis 4, Akropolis 7
             pile: Zeus 1, ...",
        )
    };
    let [erect, score, draw] = [
        "erect red petra; lay petra 2; lay petra 1; done",
        "score red; discard akropolis 4; discard akropolis 7",
        "draw pile",
    ];
    for (order, points) in [([erect, score, draw], 1), ([score, draw, erect], 0)] {
        let mut table = lay();
        order.iter().for_each(|action| drop(table.play(A, action)));
        assert_eq!(table.public().turn.actions_left, 0);
        assert_eq!(table.hand(A), "pharos 1, zeus 1");
        assert_eq!(table.counter(antiquity::Colour(0)), points);
    }
}

/// ANT-11: ruling: at least one action is taken; then the player may stop.
#[test]
fn a_player_may_stop_after_one_action() {
    let mut table = scene("3 players");
    assert_eq!(table.refused(A, "end"), ("ANT-11", Refusal::ActFirst));
    table.play(A, "draw row 2; end");
    assert_eq!(table.public().turn.seat, B);
}

/// ANT-11: ruling: a draw is always possible at the start of a turn, with an empty pile and an empty hand too.
#[test]
fn a_turn_can_always_begin_with_a_draw() {
    let table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         pile: -",
    );
    assert_eq!(table.offers(A), ["draw row 1", "draw row 2", "draw row 3"]);
}

/// ANT-30: what was begun is finished before anything else, and its own rule is named.
#[test]
fn an_action_is_finished_before_the_next() {
    let mut table = scene(
        "3 players
         A hand: Petra 1, Petra 2
         B shows: Zeus 1 2",
    );
    table.play(A, "erect red petra; lay petra 1");
    let no = ("ANT-30", Refusal::FinishFirst { rule: Rule("ANT-30") });
    for action in
        ["draw pile", "draw row 1", "end", "buy", "score red", "story red", "erect red petra"]
    {
        assert_eq!(table.refused(A, action), no, "{action}");
    }
    assert_eq!(table.public().turn.actions_left, 3, "nothing is taken before it is done");
}

/// ANT-12, ANT-40, ANT-45, ANT-104, ANT-106: whatever is under way, the refusal names the rule of it.
#[test]
fn a_refusal_names_the_rule_of_what_is_under_way() {
    let begun = [
        ("improve red petra", "ANT-40"),
        ("improve red petra; lay petra 9; rearrange", "ANT-104"),
        ("score red", "ANT-45"),
        ("buy", "ANT-12"),
        ("exchange 1", "ANT-106"),
    ];
    for (begin, rule) in begun {
        let mut table = scene(
            "3 players
             powers: Scribe A, Naute A
             A hand: Petra 9, Zeus 1, Zeus 6
             A shows: Petra 4",
        );
        table.play(A, begin);
        assert_eq!(table.refused(A, "draw pile").0, rule, "{begin}");
        assert_eq!(table.refused(A, "end").0, rule, "{begin}");
    }
}

/// ANT-12: two cards of one symbol buy a fourth action and leave the game.
#[test]
fn a_fourth_action_is_bought_with_two_cards() {
    let mut table = scene(
        "3 players
         A hand: Petra 1, Pharos 1, Zeus 1",
    );
    table.play(A, "draw pile; draw pile; draw pile");
    let told = table.play(A, "buy; discard petra 1; discard pharos 1");

    let cards = [card("petra 1"), card("pharos 1")];
    assert_eq!(told, [PublicEvent::Bought { seat: A, cards }]);
    assert_eq!(written(table.public().discarded), "petra 1, pharos 1");
    assert_eq!(table.public().turn.actions_left, 1);
    table.play(A, "draw pile");
    assert_eq!(table.refused(A, "draw pile"), ("ANT-11", Refusal::NoActionLeft));
}

/// ANT-12: once a turn; the next turn may buy again.
#[test]
fn an_action_is_bought_once_a_turn() {
    let mut table = scene(
        "2 players
         A hand: Petra 1, Pharos 1, Pharos 5, Pharos 9",
    );
    table.play(A, "buy; discard petra 1; discard pharos 1");
    assert_eq!(table.refused(A, "buy"), ("ANT-12", Refusal::BoughtAlready));
    table.play(A, "draw pile; end");
    table.play(B, "draw pile; end");
    assert!(table.may(A, "buy"));
}

/// ANT-12: ruling: buying is no action, and what was bought may stay unused.
#[test]
fn buying_is_no_action() {
    let mut table = scene(
        "2 players
         A hand: Petra 1, Pharos 1",
    );
    table.play(A, "buy; discard petra 1; discard pharos 1");
    assert_eq!(table.public().turn.actions_left, 4);
    assert_eq!(table.refused(A, "end"), ("ANT-11", Refusal::ActFirst));
    table.play(A, "draw pile; end");
    assert_eq!(table.public().turn.seat, B);
}

/// ANT-12: the two cards bear the same symbol and are in hand.
#[test]
fn an_action_is_bought_with_a_pair_only() {
    let to = Purpose::Action;
    let unlike = scene("3 players\n A hand: Petra 1, Petra 2, Petra 5");
    assert_eq!(unlike.refused(A, "buy"), ("ANT-12", Refusal::NoPair { to }));
    let mut table = scene("3 players\n A hand: Petra 1, Pharos 1, Petra 2, Zeus 3, Zeus 1");
    table.play(A, "buy");
    let no = Refusal::NoPartner { to, card: card("zeus 1") };
    assert_eq!(table.refused(A, "discard zeus 1"), ("ANT-12", no));
    let no = Refusal::NotInHandToPay { to, card: card("zeus 9") };
    assert_eq!(table.refused(A, "discard zeus 9"), ("ANT-12", no));
    table.play(A, "discard petra 1");
    assert_eq!(table.refused(A, "discard zeus 3"), ("ANT-12", Refusal::SymbolsDiffer { to }));
    let no = Refusal::NotInHandToPay { to, card: card("petra 1") };
    assert_eq!(table.refused(A, "discard petra 1"), ("ANT-12", no));
}

/// ANT-13: an emptied place stays empty during the turn.
#[test]
fn the_row_is_not_filled_during_the_turn() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4",
    );
    table.play(A, "draw row 2");
    assert_eq!(table.row(), "petra 1, -, petra 4");
    assert_eq!(table.refused(A, "draw row 2"), ("ANT-13", Refusal::EmptySlot { slot: 1 }));
}

/// ANT-13: at the end of the turn it is filled to three from the pile.
#[test]
fn the_row_is_filled_at_the_end_of_the_turn() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         pile: Zeus 1, Zeus 2, Zeus 3, ...",
    );
    table.play(A, "draw row 3; draw row 1");
    let told = table.play(A, "end");
    let filled = |slot, it| PublicEvent::RowFilled { slot, card: card(it) };
    let passed = PublicEvent::TurnPassed { to: B, actions: 3 };
    assert_eq!(told, [filled(0, "zeus 1"), filled(2, "zeus 2"), passed]);
    assert_eq!(table.row(), "zeus 1, petra 2, zeus 2");
}

/// ANT-13: after a story too, though nothing left the row.
#[test]
fn a_story_turn_leaves_the_row_as_it_is() {
    let mut table = scene(
        "3 players
         row: Petra 1, Petra 2, Petra 4
         B shows: Zeus 1 2",
    );
    let told = table.play(A, "story red; end");
    assert_eq!(told.last(), Some(&PublicEvent::TurnPassed { to: B, actions: 3 }));
    assert_eq!(table.row(), "petra 1, petra 2, petra 4");
}
