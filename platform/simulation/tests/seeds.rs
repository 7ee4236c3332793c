//! Runs some seeds, which must keep every promise, and one seed twice, which must do the same.

#![allow(clippy::unwrap_used, reason = "a test that fails panics")]

use std::sync::Arc;

use simulation::{Translators, Violation, run_seed};

/// The number of seeds in each of the tests below, which run side by side. `cargo xtask simulate-cluster` runs any
/// number.
const SEEDS: u64 = 50;

fn translators() -> Arc<Translators> {
    Arc::new(Translators::new().unwrap())
}

/// Runs the seeds of one block and expects that every promise is kept.
fn keep_every_promise(block: u64) {
    let translators = translators();
    let seeds = block * SEEDS..(block + 1) * SEEDS;
    let run = |seed| run_seed(seed, &translators, None, false).unwrap().violation;
    let broken: Vec<Violation> = seeds.filter_map(run).collect();
    assert!(broken.is_empty(), "{broken:#?}\nreplay: cargo xtask simulate-cluster --trace SEED");
}

#[test]
fn every_promise_is_kept_by_block_0() {
    keep_every_promise(0);
}

#[test]
fn every_promise_is_kept_by_block_1() {
    keep_every_promise(1);
}

#[test]
fn every_promise_is_kept_by_block_2() {
    keep_every_promise(2);
}

#[test]
fn every_promise_is_kept_by_block_3() {
    keep_every_promise(3);
}

#[test]
fn every_promise_is_kept_by_block_4() {
    keep_every_promise(4);
}

#[test]
fn every_promise_is_kept_by_block_5() {
    keep_every_promise(5);
}

#[test]
fn the_same_seed_does_the_same() {
    let translators = translators();
    for seed in [3, 8, 15] {
        let first = run_seed(seed, &translators, None, false).unwrap();
        let again = run_seed(seed, &translators, None, true).unwrap();
        assert_eq!(first.hash, again.hash, "seed {seed}: a trace changes nothing either");
        assert_eq!(first.figures, again.figures);
        let other = run_seed(seed + 1, &translators, None, false).unwrap();
        assert_ne!(first.hash, other.hash, "another seed does something else");
    }
}
