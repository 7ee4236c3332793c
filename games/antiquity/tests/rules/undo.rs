//! What can be taken back: whatever told nobody anything hidden.

use antiquity::{Antiquity, Table, content};
use engine::{Match, NotUndone, Referee, Seat};

use crate::scene::{match_where, name, read, sets_of};

/// ANT-20: a card taken from the row can be put back: everyone knew it.
#[test]
fn a_draw_from_the_row_is_taken_back() {
    let mut played = match_where(3, |_| true);
    let (by, before) = (turn(&played), Referee::of(&played).table().digest());
    played.act(by, read("draw row 1")).unwrap();
    played.act(by, read("draw row 2")).unwrap();
    played.undo(by).unwrap();
    assert_eq!(played.undo(by).unwrap().digest, before);
    assert_eq!(played.undo(by).unwrap_err(), NotUndone::NothingDone);
}

/// ANT-20: a card drawn from the pile was seen.
#[test]
fn a_draw_from_the_pile_is_final() {
    let mut played = match_where(3, |_| true);
    let by = turn(&played);
    played.act(by, read("draw row 1")).unwrap();
    played.act(by, read("draw pile")).unwrap();
    assert_eq!(played.undo(by).unwrap_err(), NotUndone::HiddenTouched);
}

/// ANT-36: the order of the cards is the player's until the action is done; then the others have seen them.
#[test]
fn cards_are_laid_back_until_the_action_is_done() {
    let mut played = match_where(3, first_holds_a_set_of_two);
    let by = turn(&played);
    let monument = sets_of(played.view_of(by).unwrap().mine.cards, 2)[0];
    let before = Referee::of(&played).table().digest();
    let cards = played.view_of(by).unwrap().mine.cards.and(monument.cards());
    let colour = ["red", "blue", "green"][by.idx()];
    act(&mut played, by, &format!("erect {colour} {}", content().key(monument)));
    for card in cards.iter() {
        act(&mut played, by, &format!("lay {}", name(card)));
    }
    for _ in 0..=cards.len() {
        played.undo(by).unwrap();
    }
    assert_eq!(Referee::of(&played).table().digest(), before, "all of it can be taken back");

    act(&mut played, by, &format!("erect {colour} {}", content().key(monument)));
    for card in cards.iter() {
        act(&mut played, by, &format!("lay {}", name(card)));
    }
    act(&mut played, by, "done");
    assert!(matches!(played.undo(by), Err(NotUndone::Shown { to }) if to != by));
}

/// ANT-45: the first card of a pair can be taken back, the second one is shown.
#[test]
fn a_pair_is_final_with_its_second_card() {
    let mut played = match_where(4, |table| pair(table).is_some());
    let by = turn(&played);
    let [first, second] = pair(Referee::of(&played).table()).unwrap();
    act(&mut played, by, "buy");
    act(&mut played, by, &format!("discard {}", name(first)));
    played.undo(by).unwrap();
    act(&mut played, by, &format!("discard {}", name(first)));
    act(&mut played, by, &format!("discard {}", name(second)));
    assert!(matches!(played.undo(by), Err(NotUndone::Shown { .. })));
}

/// ANT-13: the end of a turn that fills the row is final; the next player does not undo it either.
#[test]
fn a_row_that_was_filled_is_final() {
    let mut played = match_where(3, |_| true);
    let by = turn(&played);
    act(&mut played, by, "draw row 1");
    act(&mut played, by, "end");
    assert_eq!(played.undo(by).unwrap_err(), NotUndone::HiddenTouched);
    let next = turn(&played);
    assert_eq!(played.undo(next).unwrap_err(), NotUndone::OtherActed { by });
    act(&mut played, next, "draw row 1");
    assert_eq!(played.undo(by).unwrap_err(), NotUndone::OtherActed { by: next });
}

/// ANT-51: a story takes what everyone sees, so it can be taken back within its turn.
#[test]
fn a_story_is_taken_back() {
    let mut played = match_where(3, first_holds_a_set_of_two);
    let by = turn(&played);
    let colours = ["red", "blue", "green"];
    let monument = sets_of(played.view_of(by).unwrap().mine.cards, 2)[0];
    let cards = played.view_of(by).unwrap().mine.cards.and(monument.cards());
    act(&mut played, by, &format!("erect {} {}", colours[by.idx()], content().key(monument)));
    for card in cards.iter() {
        act(&mut played, by, &format!("lay {}", name(card)));
    }
    act(&mut played, by, "done");
    act(&mut played, by, "end");
    let next = turn(&played);
    let before = Referee::of(&played).table().digest();
    act(&mut played, next, &format!("story {}", colours[next.idx()]));
    assert_eq!(played.public().stories.len(), 1);
    assert_eq!(played.undo(next).unwrap().digest, before);
    act(&mut played, next, "draw pile");
}

fn act(played: &mut Match<Antiquity>, by: Seat, action: &str) {
    let answer = played.act(by, read(action));
    assert!(answer.is_ok(), "{by:?} may not {action}: {answer:?}");
}

fn turn(played: &Match<Antiquity>) -> Seat {
    played.public().turn.seat
}

fn first_holds_a_set_of_two(table: &Table) -> bool {
    !sets_of(table.view(table.public().turn.seat).mine.cards, 2).is_empty()
}

/// Two cards of one symbol in the hand of whoever begins.
fn pair(table: &Table) -> Option<[antiquity::Card; 2]> {
    let cards = table.view(table.public().turn.seat).mine.cards;
    let of_symbol = content().by_symbol.map(|symbol| cards.and(symbol));
    let two = of_symbol.into_iter().find(|set| 2 <= set.len())?;
    let mut two = two.iter();
    Some([two.next()?, two.next()?])
}
