//! At least one test for each rule of RULES.md.

mod scene;

use engine::{Chance, Game, Refusal as _, Seat, Status};
use scene::{A, B, lay, scene, set};
use stairs::{Card, Options, Refusal, Stairs, content};

/// STA-01: everyone is dealt three cards, the rest is the pile, and only the first player may act.
#[test]
fn three_cards_each_and_the_rest_is_the_pile() {
    for seats in 2..=4 {
        let mut luck = Chance::quick(u64::from(seats));
        let table = Stairs::setup(content(), &Options::default(), seats, &mut luck);
        let public = table.public();
        assert_eq!(public.pile_left, 12 - 3 * seats);
        assert!((0..seats).all(|seat| table.view(Seat(seat)).mine.cards.len() == 3));
        assert_eq!(table.status().waiting().nth(0), Some(public.turn));
    }
    let mut table = scene([&[7], &[5]], &[], Some(3));
    let refusal = lay(&mut table, B, 5).unwrap_err();
    assert_eq!((refusal, refusal.rule().0), (Refusal::NotYourTurn, "STA-01"));
}

/// STA-02: a card of the own hand is laid and replaced from the top of the pile.
#[test]
fn a_card_is_laid_and_another_drawn() {
    let mut table = scene([&[4, 9], &[5]], &[1, 2], Some(3));
    assert_eq!(lay(&mut table, A, 5), Err(Refusal::NotInHand { card: Card(5) }));
    lay(&mut table, A, 4).unwrap();
    assert_eq!(table.view(A).mine.cards, set(&[2, 9]));
    assert_eq!((table.public().pile_left, table.public().last), (1, Some(Card(4))));
}

/// STA-02: a player without cards is passed over.
#[test]
fn a_player_without_cards_is_passed_over() {
    let mut table = scene([&[4, 9], &[]], &[], Some(3));
    lay(&mut table, A, 4).unwrap();
    assert_eq!(table.public().turn, A);
}

/// STA-03: the first card of the match scores nothing.
#[test]
fn the_first_card_scores_nothing() {
    let mut table = scene([&[12], &[5]], &[], None);
    lay(&mut table, A, 12).unwrap();
    assert_eq!(table.public().points[A], 0);
}

/// STA-04: the match ends when nobody holds a card; most points win, and nothing can be laid any more.
#[test]
fn the_match_ends_when_nobody_holds_a_card() {
    let mut table = scene([&[7], &[5]], &[], Some(3));
    lay(&mut table, A, 7).unwrap();
    lay(&mut table, B, 5).unwrap();
    let Status::Over(outcome) = table.status() else { panic!("it is over") };
    let places: Vec<u8> = outcome.0.values().iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 2]);
    assert_eq!(lay(&mut table, A, 7), Err(Refusal::Over));
}
