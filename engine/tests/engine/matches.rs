//! A match: refused actions change nothing, each step has its own luck, and each listener is told only its own part.

use crate::whole;
use engine::{ActError, Game, Match, Seat, Seed, Status};
use serde_json::json;

use crate::toy::{Action, Options, Refusal, Toy, first_card, open, played};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn a_refused_action_changes_nothing() {
    let mut game = played(2, &[(A, Action::Draw)]);
    let (digest, view) = (whole(&game).digest(), game.view(Some(A)));
    assert_eq!(game.act(B, Action::Roll).unwrap_err(), ActError::Refused(Refusal::NotYourTurn));
    assert_eq!(game.act(A, Action::Close).unwrap_err(), ActError::Refused(Refusal::OnlyTheHouse));
    assert_eq!(game.act(Seat(2), Action::Score).unwrap_err(), ActError::NoSuchSeat);
    assert_eq!((whole(&game).digest(), game.view(Some(A))), (digest, view));
    assert_eq!(game.steps().len(), 1);
}

#[test]
fn what_one_step_draws_does_not_shift_the_luck_of_the_next() {
    let roll = |before| {
        let mut game = played(2, &[(A, before)]);
        game.act(A, Action::Roll).unwrap();
        whole(&game).public().last_roll
    };
    assert_eq!(roll(Action::Roll), roll(Action::Score));
    let later = played(2, &[(A, Action::Score), (A, Action::Score), (A, Action::Roll)]);
    assert_ne!(whole(&later).public().last_roll, roll(Action::Score), "each step has its own luck");
}

#[test]
fn a_refused_action_does_not_shift_the_luck() {
    let mut game = open(2);
    assert!(game.act(B, Action::Roll).is_err());
    game.act(A, Action::Roll).unwrap();
    let without = played(2, &[(A, Action::Roll)]);
    assert_eq!(whole(&game).digest(), whole(&without).digest());
}

#[test]
fn the_seed_and_the_options_lay_the_table() {
    let deal = |seed, turns| {
        whole(&Match::<Toy>::open(Toy::standard(), Options { turns }, 3, Seed([seed; 32]))).digest()
    };
    assert_eq!(deal(1, 6), deal(1, 6));
    assert_ne!(deal(1, 6), deal(2, 6));
    assert_ne!(deal(1, 6), deal(1, 7));
}

#[test]
fn each_listener_hears_its_own_part() {
    let mut game = open(2);
    let top = whole(&game).public().hand_sizes[A];
    game.act(A, Action::Draw).unwrap();
    let card = *whole(&game).view(A).mine.hand.last().unwrap();
    assert_eq!(whole(&game).public().hand_sizes[A], top + 1);
    let public = json!([{ "event": "drew", "seat": 0 }]);
    let mine = json!([{ "event": "gained", "card": card }]);
    assert_eq!(game.news(Some(A), 0), [json!({ "public": public, "mine": mine })]);
    assert_eq!(game.news(Some(B), 0), [json!({ "public": public })]);
    assert_eq!(game.news(None, 0), [json!({ "public": public })]);
    game.act(A, Action::Note).unwrap();
    assert_eq!(game.news(Some(B), 1), [json!({})], "a note of A's");
    assert!(game.news(Some(A), 2).is_empty());
}

#[test]
fn after_an_undo_each_seat_is_shown_its_own_view() {
    let mut game = played(2, &[(A, Action::Score)]);
    game.undo(A).unwrap();
    for listener in [Some(A), Some(B), None] {
        assert_eq!(game.news(listener, 1), [json!({ "restored": game.view(listener) })]);
    }
    assert_eq!(game.view(None).get("mine"), None);
    assert_eq!(game.view(Some(B))["mine"]["hand"][0], json!(first_card(&game, B)));
}

#[test]
fn a_match_waits_for_the_turn_until_it_is_over() {
    let mut game = open(2);
    for nth in 0..6 {
        assert_eq!(game.status().waiting().iter().collect::<Vec<_>>(), [Seat(nth % 2)]);
        game.act(Seat(nth % 2), Action::Pass).unwrap();
    }
    assert!(matches!(game.status(), Status::Over(_)));
    assert!(game.status().waiting().is_empty());
    assert_eq!(game.act(A, Action::Pass).unwrap_err(), ActError::Refused(Refusal::Over));
}

#[test]
fn a_seat_that_does_not_exist_sees_nothing() {
    let game = open(2);
    assert!(game.view_of(B).is_some() && game.view_of(Seat(2)).is_none());
}

#[test]
#[should_panic(expected = "toy is not for 4")]
fn too_many_seats_are_a_mistake_of_the_caller() {
    let _ = open(4);
}
