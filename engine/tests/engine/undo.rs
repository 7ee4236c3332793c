//! An action can be taken back exactly as long as it revealed nothing hidden to another seat.

use crate::whole;
use engine::{NotUndone, Seat};

use crate::toy::{Action, first_card, open, played};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn nothing_can_be_taken_back_before_the_first_action() {
    assert_eq!(open(2).check_undo(A), Err(NotUndone::NothingDone));
}

#[test]
fn open_actions_are_taken_back_one_by_one() {
    let mut game = played(2, &[(A, Action::Score), (A, Action::Note), (A, Action::Pass)]);
    let start = whole(&open(2)).digest();
    let after_score = whole(&played(2, &[(A, Action::Score)])).digest();
    for _ in 0..2 {
        game.undo(A).unwrap();
    }
    assert_eq!(whole(&game).digest(), after_score);
    assert_eq!(game.undo(A).unwrap().digest, start);
    assert_eq!(game.undo(A).unwrap_err(), NotUndone::NothingDone);
    assert_eq!(game.steps().len(), 6, "taking back is a step too");
}

#[test]
fn a_draw_and_a_roll_are_final() {
    for action in [Action::Draw, Action::Roll] {
        let mut game = played(2, &[(A, Action::Score), (A, action)]);
        assert_eq!(game.undo(A).unwrap_err(), NotUndone::HiddenTouched);
        game.act(A, Action::Score).unwrap();
        game.undo(A).expect("what came after is open again");
        assert_eq!(game.undo(A).unwrap_err(), NotUndone::HiddenTouched);
    }
}

#[test]
fn a_card_that_another_seat_did_not_know_stays_shown() {
    let mut game = open(3);
    game.act(A, Action::Show { card: first_card(&game, A) }).unwrap();
    assert_eq!(game.check_undo(A), Err(NotUndone::Shown { to: B }));
}

#[test]
fn a_card_that_everyone_could_work_out_can_be_taken_back() {
    let mut game = open(2);
    for _ in 0..4 {
        game.act(A, Action::Draw).unwrap();
    }
    // The deck is empty: B holds two cards, so A holds the six others.
    game.act(A, Action::Show { card: first_card(&game, A) }).unwrap();
    assert_eq!(game.check_undo(A), Ok(()));
}

#[test]
fn only_who_acted_last_takes_back() {
    let mut game = played(2, &[(A, Action::Pass), (B, Action::Score)]);
    assert_eq!(game.undo(A).unwrap_err(), NotUndone::OtherActed { by: B });
    assert_eq!(game.undo(B).map(|step| step.by), Ok(B));
}

#[test]
fn once_another_seat_has_acted_what_came_before_is_final() {
    let mut game = played(2, &[(A, Action::Score), (A, Action::Pass), (B, Action::Score)]);
    game.undo(B).unwrap();
    let digest = whole(&game).digest();
    // B has acted since, even if B took that action back.
    assert_eq!(game.undo(A).unwrap_err(), NotUndone::OtherActed { by: B });
    assert_eq!(game.undo(B).unwrap_err(), NotUndone::OtherActed { by: A }, "B has nothing left");
    assert_eq!(whole(&game).digest(), digest);
}

#[test]
fn what_the_house_does_is_final() {
    let mut game = played(2, &[(A, Action::Score), (Seat::HOUSE, Action::Close)]);
    assert_eq!(game.undo(A).unwrap_err(), NotUndone::OtherActed { by: Seat::HOUSE });
    assert!(game.undo(Seat::HOUSE).is_err());
}

/// Clients ask before an action that ends a turn for good. The answer depends only on what the seat knows.
#[test]
fn an_action_passes_for_good_if_it_ends_the_turn_and_stays() {
    let game = open(2);
    let actions = [Action::Score, Action::Draw, Action::Roll, Action::Note, Action::Pass];
    assert!(actions.iter().all(|action| !game.passes_for_good(A, *action)), "a turn goes on");
    assert!(!game.passes_for_good(B, Action::Pass), "it is not B's turn");
    let turns: Vec<_> = [A, B, A, B, A].map(|seat| (seat, Action::Pass)).into();
    let last = played(2, &turns);
    assert!(last.passes_for_good(B, Action::Pass), "the last turn ends the match");
    assert!(!last.passes_for_good(B, Action::Draw));
    assert_eq!(last.steps().len(), 5, "nothing is played");
}

#[test]
fn an_action_that_shows_a_card_and_ends_the_turn_passes_for_good() {
    let game = open(2);
    assert!(!game.passes_for_good(A, Action::Pass), "nobody learns anything");
    let card = first_card(&game, A);
    assert!(game.passes_for_good(A, Action::Toss { card }), "B learns a card");
}

#[test]
fn each_reason_has_a_message_of_its_own() {
    let reasons = [
        NotUndone::NothingDone,
        NotUndone::OtherActed { by: A },
        NotUndone::HiddenTouched,
        NotUndone::Shown { to: B },
    ];
    let mut ids: Vec<_> = reasons.iter().map(|reason| reason.phrase().id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), reasons.len());
}
