use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How long a seat thought about decisions with at least two offers.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct ThinkingTime {
    /// The number of decisions.
    pub decisions: u64,
    /// Microseconds of all decisions together.
    pub micros: u64,
    /// Microseconds of the longest decision.
    pub longest: u64,
    /// A histogram: how many decisions fall into each bucket. Bucket 0 ends at a microsecond, and the end doubles
    /// every eight buckets.
    #[serde(default, rename = "steps")]
    pub buckets: BTreeMap<u8, u64>,
}

const BUCKETS_PER_DOUBLING: f64 = 8.0;

fn bucket_of(micros: u64) -> u8 {
    (BUCKETS_PER_DOUBLING * (micros.max(1) as f64).log2()).ceil() as u8
}

impl ThinkingTime {
    pub(crate) fn add_decision(&mut self, micros: u64) {
        self.decisions += 1;
        self.micros += micros;
        self.longest = self.longest.max(micros);
        *self.buckets.entry(bucket_of(micros)).or_default() += 1;
    }

    #[must_use]
    pub(crate) fn merge(mut self, other: &Self) -> Self {
        self.decisions += other.decisions;
        self.micros += other.micros;
        self.longest = self.longest.max(other.longest);
        for (bucket, many) in &other.buckets {
            *self.buckets.entry(*bucket).or_default() += many;
        }
        self
    }

    /// Microseconds within which 99 of a hundred decisions were made, rounded up to the end of a bucket.
    pub(crate) fn p99(&self) -> f64 {
        let wanted = (0.99 * self.decisions as f64).ceil() as u64;
        let mut so_far = 0;
        let reached = self.buckets.iter().find(|(_, many)| {
            so_far += **many;
            wanted <= so_far
        });
        reached.map_or(0.0, |(bucket, _)| (f64::from(*bucket) / BUCKETS_PER_DOUBLING).exp2())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_hundredth_is_left_out() {
        let mut time = ThinkingTime::default();
        (0..99).for_each(|_| time.add_decision(1000));
        time.add_decision(50_000);
        assert!((1000.0..1100.0).contains(&time.p99()), "{}", time.p99());
        let twice = time.clone().merge(&time);
        assert_eq!((twice.decisions, twice.longest), (200, 50_000));
        time.add_decision(50_000);
        assert!((50_000.0..55_000.0).contains(&time.p99()), "{}", time.p99());
    }
}
