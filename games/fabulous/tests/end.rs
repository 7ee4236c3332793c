//! The end of the game (FAB-50 to FAB-54).

use crate::scene::{A, B, C, D, Scene, before, scene};
use engine::{Chance, Game, Rules, Seat, Seats, Setup, typed_options};
use fabulous::{Fabulous, PublicEvent, Refusal, Table, What};
use serde_json::{Value, json};

fn table(seats: u8, options: Value, luck: u64) -> Table {
    let content = Fabulous::standard();
    let options = typed_options::<Fabulous>(content, &options, seats).unwrap();
    Fabulous::setup(content, &options, seats, &mut Chance::quick(luck))
}

/// FAB-50: who has no card at the end of a round is out and is skipped from then on.
#[test]
fn who_has_no_card_is_out() {
    let mut table = scene(
        "A: a green height=9, a2 green height=9
         B: b green height=1
         C: c green height=2, c2 green, c3 green",
    );
    table.does(A, "name height").say(&[B, C]);
    assert!(table.heard(PublicEvent::WentOut { seat: B }));
    table.does(A, "name height");
    assert_eq!(table.asked(), (C, What::Speak));
    assert_eq!(table.no(B, "say"), Refusal::NotAsked);
}

/// FAB-50: a player whose only card is in play is in until the round is settled, and may win it.
#[test]
fn the_last_card_can_win() {
    let mut table = scene(
        "A: a green height=1, a2 green, a3 green
         B: b green height=5",
    );
    table.does(A, "name height").does(B, "say");
    assert_eq!(table.winner(), Some(B));
    assert_eq!((table.n_cards(A), table.n_cards(B)), (2, 1), "and has one of them in play");
}

/// FAB-51: after the last round whoever has most cards wins.
#[test]
fn at_the_limit_most_cards_win() {
    let mut table = scene(
        "A: a green height=1, a2 green, a3 green
         B: b green height=5, b2 green
         C: c green height=2, c2 green, c3 green, c4 green
         with rounds 1",
    );
    table.does(A, "name height").say(&[B, C]);
    assert!(table.heard(PublicEvent::Ended { winners: Seats::one(B) }));
    assert_eq!(table.places(), [3, 1, 2]);
}

/// FAB-51, FAB-53: when the house says that time is up, the round under way is finished; before anybody has looked no
/// round is under way.
#[test]
fn when_time_is_up_the_round_is_finished() {
    let cards = "A: a green height=9, a2 green, a3 green
                 B: b green, b2 green
                 with minutes 10";
    let mut table = scene(cards);
    table.does(Seat::HOUSE, "time up");
    assert_eq!(table.asked(), (A, What::Name));
    assert!(table.offers(Seat::HOUSE).is_empty(), "it is said once");
    table.does(A, "name height").does(B, "say");
    assert_eq!(table.places(), [1, 2]);
    assert!(table.offers(Seat::HOUSE).is_empty());

    let mut early = before(cards);
    early.does(Seat::HOUSE, "time up");
    assert_eq!(early.places(), [1, 2], "three cards against two");
}

/// FAB-51: the limit is 10 minutes unless the table chooses; 5, 15, 20, none, or 1 to 3,000 rounds.
#[test]
fn the_limits_that_can_be_chosen() {
    let with = |options| table(2, options, 1).public().with;
    assert_eq!((with(json!({})).minutes, with(json!({})).rounds), (Some(10), 3000));
    for minutes in [5, 15, 20] {
        assert_eq!(with(json!({ "minutes": minutes.to_string() })).minutes, Some(minutes));
    }
    assert_eq!(with(json!({ "minutes": "none" })).minutes, None);
    assert_eq!(with(json!({ "rounds": 1 })).rounds, 1);
    for rounds in [0, 3001] {
        let options = json!({ "rounds": rounds });
        assert!(typed_options::<Fabulous>(Fabulous::standard(), &options, 2).is_err());
    }
}

/// FAB-52: equals play one more round, led by whoever of them won most recently; the others watch.
#[test]
fn equals_play_one_more_round() {
    let mut table = scene(
        "A: a green height=9, a2 green height=4, a3 green
         B: b green height=1, b2 green height=5, b3 green, b4 green, b5 green, b6 green
         C: c green height=2, c2 green
         with rounds 1",
    );
    table.does(A, "name height").say(&[B, C]);
    assert!(
        table.heard(PublicEvent::DecidingRoundBegun {
            leader: A,
            tied: [A, B].into_iter().collect()
        })
    );
    assert_eq!(table.asked(), (A, What::Name));
    table.does(A, "name height");
    assert_eq!(table.card(C), None, "C takes no part");
    assert_eq!(table.asked(), (B, What::Speak));
    table.does(B, "say");
    assert!(table.heard(PublicEvent::Ended { winners: Seats::one(B) }));
    assert_eq!(table.places(), [2, 1, 3]);
}

/// FAB-52: if none of them has won a round, the first of them clockwise from the last winner leads.
#[test]
fn the_deciding_round_is_led_from_the_last_winner_on() {
    let mut table = scene(
        "A: a green height=1, a2 green, a3 green, a4 green, a5 green
         B: b green height=9
         C: c green height=2, c2 green, c3 green, c4 green, c5 green
         with rounds 1",
    );
    table.does(A, "name height").say(&[B, C]);
    let tied = [A, C].into_iter().collect();
    assert!(table.heard(PublicEvent::DecidingRoundBegun { leader: C, tied }));
}

/// FAB-52: whoever of them won most recently leads, also if somebody else won since.
#[test]
fn the_deciding_round_is_led_by_the_tied_player_who_won_last() {
    let mut table = scene(
        "A: a green height=9, a2 green height=1, a3 green
         B: b green height=1, b2 green height=9
         C: c green height=2, c2 green height=2, c3 green, c4 green, c5 green, c6 green
         with rounds 2",
    );
    for winner in [A, B] {
        table.does(A, "name height").say(&[B, C]);
        assert_eq!(table.winner(), Some(winner));
    }
    let tied = [A, C].into_iter().collect();
    assert!(table.heard(PublicEvent::DecidingRoundBegun { leader: A, tied }), "not C, next to B");
}

/// FAB-54: the table says the round, and who would win now.
#[test]
fn the_table_says_the_round_and_who_is_ahead() {
    let mut table = scene(
        "A: a green height=9, a2 green
         B: b green height=1, b2 green",
    );
    let standings = |table: &Scene| {
        let standings = Fabulous::standings(Fabulous::standard(), table.public()).unwrap();
        let points = standings.points();
        (Fabulous::round(table.public()), points[A] < points[B])
    };
    assert_eq!(standings(&table), (Some(1), true), "A has drawn a card");
    table.does(A, "name height").say(&[B]);
    assert_eq!(standings(&table), (Some(2), false), "A has won two");
}

/// FAB-52: still equal after the deciding round, they share the win.
#[test]
fn still_equal_they_share_the_win() {
    let mut table = before(
        "A: *eclipse, *verglas, a green height=1, a2 green
         B: b green height=2, b2 green, b3 green, b4 green
         with minutes 10",
    );
    table.does(Seat::HOUSE, "time up");
    table.does(A, "name height").does(B, "say");
    assert_eq!(table.winner(), Some(A), "the lowest wins");
    assert_eq!((table.n_cards(A), table.n_cards(B)), (3, 3));
    assert_eq!(table.places(), [1, 1]);
}

/// FAB-52: the win is among those who were tied: a third player who has as many cards after the deciding round does
/// not share it.
#[test]
fn only_the_tied_win_the_deciding_round() {
    let mut table = before(
        "A: *eclipse, *verglas, a green height=1, a2 green
         B: b green height=2, b2 green, b3 green, b4 green
         C: c green, c2 green, c3 green
         with minutes 10",
    );
    table.does(Seat::HOUSE, "time up");
    table.does(A, "name height").does(B, "say");
    assert_eq!([A, B, C].map(|seat| table.n_cards(seat)), [3, 3, 3]);
    assert_eq!(table.places(), [1, 1, 3]);
    let told = [
        "A tie: the last round among those who were tied decides (A, B).",
        "A tie: A and B share the place.",
    ];
    assert_eq!(table.ties(), told);
}

/// FAB-53: only the house says that time is up, and only where there is a limit of minutes.
#[test]
fn the_clock_is_the_houses() {
    let cards = "A: a green, a2 green
                 B: b green, b2 green";
    let table = scene(&format!("{cards}\nwith minutes 5"));
    assert_eq!(table.no(A, "time up"), Refusal::TheHouses);
    assert_eq!(table.rule(A, "time up"), "FAB-53");
    assert_eq!(table.offers(Seat::HOUSE), ["time up"]);
    assert!(scene(cards).offers(Seat::HOUSE).is_empty());
}

/// FAB-53: every game stops at 3,000 rounds.
#[test]
fn nobody_plays_longer_than_3000_rounds() {
    assert_eq!(table(2, json!({ "minutes": "none" }), 1).public().with.rounds, 3000);
    let mut table = scene(
        "A: a green height=9, a2 green height=1, a3 green
         B: b green height=1, b2 green height=9, b3 green, b4 green
         with rounds 2",
    );
    table.does(A, "name height").does(B, "say");
    assert_eq!(table.public().round.number, 2);
    table.does(A, "name height").does(B, "say");
    assert!(table.heard(PublicEvent::Ended { winners: Seats::one(B) }));
}

/// FAB-54: the winner; then by cards; then by the later round of going out; equals share a place.
#[test]
fn places_go_by_cards_and_then_by_who_lasted() {
    let mut table = scene(
        "A: a green height=9, a2 green height=9, a3 green height=9
         B: b green height=1
         C: c green height=1
         D: d green height=1, d2 green height=1",
    );
    table.does(A, "name height").say(&[B, C, D]);
    table.does(A, "name height").does(D, "say");
    assert_eq!(table.places(), [1, 3, 3, 2]);
    let told = [
        "A tie: the round of going out decides (D 2, B 1, C 1).",
        "A tie, also by the round of going out: B and C share the place.",
    ];
    assert_eq!(table.ties(), told);
    let points: Vec<i32> = table.outcome().0.values().iter().map(|it| it.points).collect();
    assert_eq!(points, [7, 0, 0, 0]);
}

/// FAB-51: whoever has the clock is told how many minutes the table chose.
#[test]
fn the_limit_is_told_to_whoever_has_the_clock() {
    let minutes =
        |chosen: &str| Fabulous::minutes(table(3, json!({ "minutes": chosen }), 1).public());
    assert_eq!((minutes("10"), minutes("none")), (Some(10), None));
}
