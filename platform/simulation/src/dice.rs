//! Random decisions. Every part of a run has its own dice, all of them from the seed.

use engine::Chance;

/// A source of random decisions.
#[derive(Debug)]
pub(crate) struct Dice(Chance);

impl Dice {
    /// The dice of one part of a run.
    pub(crate) fn new(seed: u64, part: u64) -> Self {
        Self(Chance::quick(
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ part.wrapping_mul(0x1000_0001),
        ))
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound.max(1))
    }

    /// A number from `from` to `to`, both included.
    pub(crate) fn between(&mut self, from: u64, to: u64) -> u64 {
        let span = u32::try_from(to.saturating_sub(from)).unwrap_or(u32::MAX - 1);
        from + u64::from(self.below(span + 1))
    }

    /// `true` in `n` of a thousand cases.
    pub(crate) fn permille(&mut self, n: u32) -> bool {
        self.below(1000) < n
    }

    /// One of the items.
    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Random bytes.
    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        bytes.iter_mut().for_each(|byte| *byte = self.below(256) as u8);
    }
}
