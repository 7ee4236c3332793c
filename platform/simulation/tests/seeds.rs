//! Some hundred seeds keep every promise, and a seed always does the same.

#![allow(clippy::unwrap_used, reason = "a test that fails panics")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use simulation::{Translators, Violation, run_seed};

/// The seeds that run with all other tests; `cargo xtask simulate-cluster` runs as many as one likes.
const SEEDS: u64 = 120;

fn translators() -> Arc<Translators> {
    Arc::new(Translators::new().unwrap())
}

#[test]
fn every_promise_is_kept() {
    let (translators, next) = (translators(), AtomicU64::new(0));
    let run = || {
        let mut broken: Vec<Violation> = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if SEEDS <= seed {
                return broken;
            }
            broken.extend(run_seed(seed, &translators, None, false).unwrap().violation);
        }
    };
    let broken: Vec<Violation> = std::thread::scope(|scope| {
        let threads = [scope.spawn(run), scope.spawn(run)];
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    assert!(broken.is_empty(), "{broken:#?}\nreplay: cargo xtask simulate-cluster --trace SEED");
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
