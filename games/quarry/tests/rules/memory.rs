//! QRY-26.

use engine::{BySeat, Chance, Match, Referee, Seed, Setup, Speak, Status};
use quarry::{Action, Bag, Colour, Options, Piece, Quarry, Table, content};

use crate::scene::{A, B, C, opened, pieces, scene, space};

/// QRY-26: what was taken is behind the screen of its owner, and everybody could remember it.
#[test]
fn what_was_taken_is_remembered() {
    let mut table = scene(
        "players: 3
         walk 2: B
         worker: a
         quarry: b red, c blue, e black
         B: violet",
    );
    let enter = Action::Enter { space: space('b'), take: Some(Piece::Brick(Colour::Red)) };
    let events = table.table.step(B, enter, &mut Chance::quick(0)).unwrap();
    assert!(events.private.iter().all(|(to, _)| *to == B) && !events.private.is_empty());
    assert_eq!(table.screen(B), pieces("violet, red"));
    assert_eq!(table.public().players[B].seen, pieces("violet, red"));
    assert!(table.screen(A).is_empty() && table.screen(C).is_empty());
}

/// QRY-26: memory is true for a whole match, so there is only one table that a seat could be sitting at.
#[test]
fn memory_makes_every_imagined_table_the_real_one() {
    let mut table = opened(3, "taj_mahal", "memory");
    for nth in 1..=3 {
        table.play_until(|public| public.built.len() == 9 * nth);
        for seat in [A, B, C] {
            let imagined = Quarry::imagine(table.table.view(seat), &mut Chance::quick(1));
            assert_eq!(imagined.digest(), table.table.digest());
        }
    }
}

/// QRY-26: whether people are shown what was taken is an option, off unless somebody chooses; it changes nothing else.
#[test]
fn what_was_taken_is_shown_by_option_only() {
    let lines = "players: 2
         walk 3: A
         worker: a
         quarry: b red, c black
         B: 2 orange, blue";
    let said = |table: &Table| {
        let lines = Quarry::sketch(table.perspective(Some(A)));
        lines.iter().any(|line| line.id == "sketch-taken")
    };
    let hidden = scene(lines);
    assert!(!said(&hidden.table));
    assert!(!Options::default().show_taken);

    let mut public = hidden.public().clone();
    public.with.show_taken = true;
    let screens = BySeat::new(2, |seat| *hidden.table.view(seat).mine);
    let shown = Table::lay(content(), public, screens, Bag);
    assert!(said(&shown));
    let (mut one, mut other) = (Vec::new(), Vec::new());
    hidden.table.offer(A, &mut one);
    shown.offer(A, &mut other);
    assert_eq!(one, other);
}

/// QRY-26: what everybody saw was hidden from nobody: a pace can be taken back until another player acts.
#[test]
fn a_pace_can_be_taken_back() {
    let options = Options::default();
    let mut played: Match<Quarry> = Match::open(content(), options, 2, Seed::of_words("undo"));
    let before = Referee::of(&played).table().digest();
    let act = |played: &mut Match<Quarry>| {
        let Status::Waiting { seats, .. } = played.status() else { panic!("it has begun") };
        let by = seats.nth(0).unwrap();
        let mut offers = Vec::new();
        played.offer(by, &mut offers);
        played.act(by, offers[0]).unwrap();
        by
    };
    let first = act(&mut played);
    played.undo(first).unwrap();
    assert_eq!(Referee::of(&played).table().digest(), before);
    act(&mut played);
    let second = act(&mut played);
    assert_ne!(first, second);
    assert!(played.undo(first).is_err() && played.check_undo(second).is_ok());
}

/// QRY-26: a pass shows nothing that could not be remembered; but the draw of the next round is final.
#[test]
fn a_pass_can_be_taken_back_until_the_next_round_is_drawn() {
    let options = Options::default();
    let mut played: Match<Quarry> = Match::open(content(), options, 2, Seed::of_words("passes"));
    let mut offers = Vec::new();
    let mut passes = Vec::new();
    while played.public().round == 1 {
        let by = played.public().turn.seat;
        played.offer(by, &mut offers);
        played.act(by, offers[0]).unwrap();
        if offers == [Action::Pass] {
            passes.push(played.check_undo(by).is_ok());
        }
    }
    assert_eq!(passes, [true, false]);
}
