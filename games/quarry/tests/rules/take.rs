//! QRY-20 to QRY-25, and QRY-27.

use engine::{Chance, Seat};
use quarry::{Phase, PublicEvent, Refusal, SpaceSet, Table};

use crate::scene::{A, B, C, Scene, letters, opened, pieces, scene, space};

/// A brick on every space: enough for any walk.
const FULL: &str = "quarry: a red, b red, c red, d red, e red, f red, g red, h red, i red, j red, k red, l red, \
    m red, n red, o red, p red, q red, r red, s red";

/// QRY-20: from the first player clockwise, one walk each.
#[test]
fn walks_go_round_clockwise() {
    let mut table = scene(&format!(
        "players: 3
         first: C
         walk 1: C
         {FULL}"
    ));
    assert_eq!(table.rule(A, "enter a red"), "QRY-20");
    table.play(C, "enter a red");
    table.play_all(A, &["enter b red", "enter c red"]);
    table.play_all(B, &["enter d red", "enter e red", "enter f red"]);
    assert_eq!((table.public().turn.seat, table.public().turn.number), (C, 4));
}

/// QRY-20: the walk that takes the last piece is finished all the same; then the phase ends.
#[test]
fn the_last_walk_is_finished() {
    let mut table = scene(
        "walk 9: A
         worker: a
         quarry: b black",
    );
    table.play(A, "enter b black");
    assert_eq!((table.public().phase, table.public().turn.paces_left), (Phase::Quarry, 3));
    table.play_all(A, &["enter c", "enter d", "enter e"]);
    assert_eq!(table.public().phase, Phase::Building);
}

/// QRY-21: the first turn puts the worker on an outer space and takes its piece.
#[test]
fn the_first_turn_puts_the_worker_on_the_outer_ring() {
    let table = opened(2, "notre_dame", "first turn");
    let first = table.public().first;
    let offers = table.offers(first);
    assert_eq!(offers.len(), 12);
    assert!(
        offers
            .iter()
            .zip('a'..='l')
            .all(|(offer, letter)| offer.starts_with(&format!("enter {letter} ")))
    );
    assert_eq!(table.no(first, "enter s red"), Refusal::PutOnOuterRing { space: space('s') });
    assert_eq!(table.rule(first, "enter s red"), "QRY-21");
}

/// QRY-21: one, two, three, then always four. Turns are counted, not players: of two, the first one walks three.
#[test]
fn walks_get_longer_turn_by_turn() {
    let mut table = scene(&format!("walk 1: A\n{FULL}"));
    let mut walks = Vec::new();
    for number in 1..=6 {
        walks.push((table.public().turn.seat, table.public().turn.paces_left));
        table.play_until(|public| public.turn.number != number);
    }
    assert_eq!(walks, [(A, 1), (B, 2), (A, 3), (B, 4), (A, 4), (B, 4)]);
}

/// QRY-21: each round begins anew with one.
#[test]
fn a_new_round_begins_with_one_pace() {
    let mut table = opened(2, "capitol", "anew");
    table.play_until(|public| public.round == 2);
    let turn = table.public().turn;
    assert_eq!((turn.number, turn.paces_left, table.public().worker), (1, 1, None));
}

/// QRY-22: the worker moves across an edge, and enters a space only once in a turn.
#[test]
fn a_space_is_entered_once_in_a_turn() {
    let mut table = scene(&format!(
        "walk 4: A
         worker: a
         {FULL}"
    ));
    assert_eq!(
        table.no(A, "enter c red"),
        Refusal::NotNextTo { space: space('c'), worker: space('a') }
    );
    table.play_all(A, &["enter m red", "enter s red", "enter r red"]);
    assert_eq!(table.no(A, "enter m red"), Refusal::EnteredAlready { space: space('m') });
    assert_eq!(table.rule(A, "enter m red"), "QRY-22");
    assert_eq!(table.rule(A, "enter d red"), "QRY-22");
}

/// QRY-22: the space where the turn began has not been entered: the worker may come back to it, once.
#[test]
fn the_worker_may_come_back_to_where_the_turn_began() {
    let mut table = scene(
        "walk 4: A
         worker: a
         quarry: b red, l red, m blue",
    );
    table.play_all(A, &["enter b red", "enter a"]);
    assert_eq!(table.offers(A), ["enter l red"], "from m, a and b could not be entered again");
    table.play(A, "enter l red");
    assert_eq!(table.no(A, "enter a"), Refusal::EnteredAlready { space: space('a') });
}

/// QRY-23: one piece must be taken where there is one, and the player chooses which.
#[test]
fn one_piece_is_taken_from_each_space() {
    let mut table = scene(
        "walk 2: A
         worker: a
         quarry: m violet blue, b red, d black",
    );
    assert_eq!(table.no(A, "enter m"), Refusal::MustTake { space: space('m') });
    assert_eq!(table.rule(A, "enter m"), "QRY-23");
    assert_eq!(table.rule(A, "enter m orange"), "QRY-23");
    assert_eq!(table.rule(A, "enter l violet"), "QRY-23");
    let offers = table.offers(A);
    assert!(["enter m violet", "enter m blue"].iter().all(|it| offers.contains(&(*it).to_owned())));
    table.play_all(A, &["enter m blue", "enter b red"]);
    assert_eq!(table.screen(A), pieces("blue, red"), "the last space pays as well");
    assert_eq!(table.public().quarry.at(space('m')), pieces("violet"));
}

/// QRY-24: the last pace ends on the outer ring.
#[test]
fn a_walk_ends_on_the_outer_ring() {
    let mut table = scene(&format!(
        "walk 2: A
         worker: a
         {FULL}"
    ));
    table.play(A, "enter m red");
    assert_eq!(table.no(A, "enter s red"), Refusal::EndsInside { space: space('s') });
    assert_eq!(table.rule(A, "enter n red"), "QRY-24");
    assert_eq!(table.offers(A), ["enter a red", "enter b red"]);
}

/// QRY-24: a pace after which the walk cannot be completed is not offered.
#[test]
fn a_pace_without_a_way_out_is_refused() {
    let mut table = scene(&format!(
        "walk 3: A
         worker: a
         {FULL}"
    ));
    table.play(A, "enter m red");
    let refused = Refusal::NoWayOut { space: space('s'), paces: 1 };
    assert_eq!(
        table.no(A, "enter s red"),
        refused,
        "from the centre it takes two paces to the edge"
    );
    assert_eq!(table.rule(A, "enter s red"), "QRY-24");

    let mut table = scene(&format!(
        "walk 4: A
         worker: a
         {FULL}"
    ));
    table.play_all(A, &["enter b red", "enter a red"]);
    let refused = Refusal::NoWayOut { space: space('m'), paces: 1 };
    assert_eq!(
        table.no(A, "enter m red"),
        refused,
        "a and b were entered, and the rest is not outside"
    );
}

/// QRY-24: all the paces are moved: in a walk there is no other offer.
#[test]
fn a_walk_cannot_stop_early() {
    let mut table = scene(&format!(
        "walk 4: A
         worker: a
         {FULL}"
    ));
    for _ in 0..4 {
        assert_eq!(table.public().turn.seat, A);
        assert!(table.offers(A).iter().all(|offer| offer.starts_with("enter ")));
        let next = table.offers(A)[0].clone();
        table.play(A, &next);
    }
    assert_eq!(table.public().turn.seat, B);
}

/// QRY-24: from an outer space to the outer ring there are 6 walks of two paces, 14 of three and 42 of four.
#[test]
fn there_are_6_14_and_42_walks() {
    for (number, expected) in [(2, 6), (3, 14), (4, 42)] {
        for start in 'a'..='l' {
            let table = scene(&format!("walk {number}: A\nworker: {start}\n{FULL}"));
            assert_eq!(n_walks(&table.table), expected, "{number} paces from {start}");
        }
    }
}

fn n_walks(table: &Table) -> usize {
    let mut offers = Vec::new();
    table.offer(A, &mut offers);
    if table.public().turn.seat != A {
        return 1;
    }
    let after = |action| {
        let mut next = table.clone();
        next.play(A, action, &mut Chance::quick(0));
        n_walks(&next)
    };
    offers.into_iter().map(after).sum()
}

/// QRY-25: a walk that would bring in nothing is refused, from its first pace on.
#[test]
fn at_least_one_piece_is_taken() {
    let mut table = scene(
        "walk 4: A
         worker: a
         quarry: e black",
    );
    assert_eq!(table.no(A, "enter l"), Refusal::NothingToTake { space: space('l') });
    assert_eq!(table.rule(A, "enter l"), "QRY-25");
    table.play_all(A, &["enter m", "enter n"]);
    assert_eq!(table.offers(A), ["enter d", "enter o"], "only e has a piece, two paces away");
    assert_eq!(table.rule(A, "enter c"), "QRY-25");
    table.play(A, "enter d");
    assert_eq!(table.offers(A), ["enter e black"]);
}

/// QRY-22, QRY-24, QRY-25: what a board draws ahead of a walk is what its later paces will be offered.
#[test]
fn a_walk_is_known_ahead() {
    let table = scene(
        "walk 4: A
         worker: a
         quarry: e black",
    );
    let later = table.later(A, "enter m");
    assert_eq!(later, ["ns", "do", "e"], "only e has a piece, and it is the last space");
    let mut table = opened(3, "taj_mahal", "walks ahead");
    for number in [1, 2, 3, 4, 7] {
        table.play_until(|public| public.turn.number == number);
        let by = table.public().turn.seat;
        for action in table.offers(by) {
            let mut paces = vec![SpaceSet::default(); usize::from(table.public().turn.paces_left)];
            paces_of(&table, by, &action, &mut paces);
            assert_eq!(
                table.later(by, &action),
                paces[1..].iter().map(letters).collect::<Vec<_>>()
            );
        }
    }
}

/// Adds the spaces that are entered by an action, and by those that can follow it in the same walk.
fn paces_of(table: &Scene, by: Seat, action: &str, paces: &mut [SpaceSet]) {
    let [now, later @ ..] = paces else { return };
    let mut table = Scene { table: table.table.clone(), told: Vec::new() };
    now.insert(space(action.chars().nth("enter ".len()).unwrap()));
    table.play(by, action);
    if !later.is_empty() {
        table.offers(by).iter().for_each(|next| paces_of(&table, by, next, later));
    }
}

/// QRY-27: when the quarry is empty, the owner of the black piece scores 2, returns it and begins to build.
#[test]
fn the_black_piece_scores_and_begins() {
    let mut table = scene(
        "players: 3
         first: A
         walk 8: C
         worker: a
         quarry: b red
         A: violet
         B: black, violet
         B score: 12",
    );
    table.play_all(C, &["enter b red", "enter c", "enter d", "enter e"]);
    assert!(table.told.contains(&PublicEvent::BlackReturned { seat: B, points: 2 }));
    assert_eq!((table.score(B), table.screen(B)), (14, pieces("violet")));
    let public = table.public();
    assert_eq!((public.phase, public.first, public.turn.seat), (Phase::Building, B, B));
    assert_eq!(public.worker, None, "it is in front of a screen");
}

/// QRY-27: the same player is the first of the next round.
#[test]
fn the_owner_of_the_black_piece_begins_the_next_round() {
    let mut table = scene(
        "players: 3
         first: B
         build: C
         passed: A, B",
    );
    table.play(C, "pass");
    let public = table.public();
    assert_eq!((public.round, public.first, public.turn.seat), (2, B, B));
}
