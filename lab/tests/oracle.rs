//! A player that sees all cards.

#![allow(clippy::unwrap_used, reason = "a test that fails panics")]

use std::sync::atomic::{AtomicU64, Ordering};

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
    let (spec, n_played) = (spec("fabulous"), AtomicU64::new(0));
    let on_match = || {
        n_played.fetch_add(1, Ordering::Relaxed);
    };
    let share = oracle(&spec, &on_match).unwrap();
    assert!(0.6 < share.share, "{share:?}");
    assert_eq!(n_played.into_inner(), spec.n_matches(), "each match is told");
}

#[test]
fn the_same_words_give_the_same_share() {
    let short = OracleSpec { deals: 1, tries: 1, ..spec("fabulous") };
    let one_thread = OracleSpec { threads: Some(1), ..short.clone() };
    assert_eq!(oracle(&short, &|| {}).unwrap(), oracle(&one_thread, &|| {}).unwrap());
    assert!(oracle(&spec("chess"), &|| {}).is_err());
}
