//! Luck is fair, and the same for the same seed.

use engine::{Chance, Seed};

/// Three quarters of all 32-bit numbers: a quarter of the words must be rejected, or the multiples of three come twice as often.
const BOUND: u32 = 3 << 30;

#[test]
fn numbers_below_a_large_bound_are_equally_likely() {
    for mut chance in [Chance::for_step(&Seed([7; 32]), 1), Chance::quick(7)] {
        let mut counts = [0; 3];
        for _ in 0..3000 {
            counts[chance.below(BOUND) as usize % 3] += 1;
        }
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
    }
}

/// If these numbers changed, no stored match would replay.
#[test]
fn draws_with_rejected_words_are_pinned() {
    let mut chance = Chance::for_step(&Seed([7; 32]), 0);
    let draws: Vec<u32> = (0..24).map(|_| chance.below(BOUND)).collect();
    assert_eq!(draws[20..], [531_370_210, 2_202_100_411, 1_828_145_290, 2_328_550_160]);
}

#[test]
fn every_order_of_three_comes_up() {
    let mut chance = Chance::quick(1);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut items = [0, 1, 2];
        chance.shuffle(&mut items);
        seen.insert(items);
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn seeds_are_read_as_they_are_written() {
    let seed = Seed::of_words("7").nth(3);
    let written = serde_json::to_string(&seed).unwrap();
    assert_eq!(serde_json::from_str::<Seed>(&written).unwrap(), seed);
    assert!("07".parse::<Seed>().is_err() && "x".repeat(64).parse::<Seed>().is_err());
    assert_ne!(seed, Seed::of_words("7").nth(4));
}
