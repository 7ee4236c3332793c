//! Many random matches: they end, each step keeps the audit, and the same seed makes the same match.

use antiquity::{Antiquity, Options, content};
use engine::{Chance, Decided, Digest, Outcome, Seed, play_out};

const MATCHES: u64 = 300;

#[test]
fn random_matches_of_two_end_and_repeat() {
    plays_matches(2);
}

#[test]
fn random_matches_of_three_end_and_repeat() {
    plays_matches(3);
}

#[test]
fn random_matches_of_four_end_and_repeat() {
    plays_matches(4);
}

fn plays_matches(seats: u8) {
    let base = Options::default();
    let powers = Options { power_cards: true, power_symbols: true, ..Options::default() };
    for options in [base, powers] {
        let series = Seed::of_words(&format!("{seats} seats, powers {}", options.power_cards));
        let mut distinct = std::collections::BTreeSet::new();
        for nth in 0..MATCHES {
            let once = play(&options, seats, &series.nth(nth), nth);
            let again = play(&options, seats, &series.nth(nth), nth);
            assert_eq!(once, again, "match {nth} of {seats} with {options:?}");
            let (outcome, digests) = once;
            assert!(outcome.0.values().iter().any(|it| it.place == 1), "somebody won");
            distinct.insert(digests.last().map(|it| it.0));
        }
        assert_eq!(distinct.len() as u64, MATCHES, "another seed makes another match");
    }
}

/// How the match ended, and the fingerprint of the table before each decision.
fn play(options: &Options, seats: u8, seed: &Seed, whim: u64) -> (Outcome, Vec<Digest>) {
    let mut digests = Vec::new();
    let mut whim = Chance::quick(whim);
    let seen = |it: Decided<'_, Antiquity>| {
        let table = it.referee.table();
        assert_eq!(table.audit(), Ok(()));
        assert!(digests.len() < 5_000, "a match ends");
        digests.push(table.digest());
    };
    let played = play_out::<Antiquity>(content(), options, seats, seed, &mut whim, seen);
    assert_eq!(played.decisions, digests.len() as u64);
    (played.outcome, digests)
}
