//! A player that sees all cards.

#![allow(clippy::unwrap_used, reason = "a test that fails panics")]

use lab::{OracleSpec, oracle};
use serde_json::json;

fn spec(game: &str) -> OracleSpec {
    OracleSpec {
        game: game.to_owned(),
        seats: 2,
        deals: 4,
        tries: 4,
        seed: "1".to_owned(),
        options: json!({}),
        threads: None,
    }
}

#[test]
fn who_sees_all_cards_wins_more_often_than_by_chance() {
    let share = oracle(&spec("fabulous")).unwrap();
    assert!(0.6 < share.share, "{share:?}");
}

#[test]
fn the_same_words_give_the_same_share() {
    let short = OracleSpec { deals: 1, tries: 1, ..spec("fabulous") };
    let one_thread = OracleSpec { threads: Some(1), ..short.clone() };
    assert_eq!(oracle(&short).unwrap(), oracle(&one_thread).unwrap());
    assert!(oracle(&spec("chess")).is_err());
}
