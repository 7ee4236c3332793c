use serde::Serialize;

/// Sums values for their mean and its interval. It holds integers, so the order of adding does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accumulator {
    n: u64,
    sum: i64,
    squares: i128,
}

impl Accumulator {
    /// Adds one value.
    pub fn add(&mut self, value: i64) {
        self.n += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    /// The sum of both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            n: self.n + other.n,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The mean with its 95 % interval; 0 if no value was added.
    pub fn mean(&self) -> Mean {
        if self.n == 0 {
            return Mean { mean: 0.0, interval: [0.0, 0.0] };
        }
        let n = self.n as f64;
        let mean = self.sum as f64 / n;
        let variance = (self.squares as f64 - n * mean * mean).max(0.0) / (n - 1.0).max(1.0);
        let reach = Z * (variance / n).sqrt();
        Mean { mean, interval: [mean - reach, mean + reach] }
    }
}

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean of the sample.
    pub mean: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
}

/// A share of all cases with its 95 % confidence interval (Wilson score interval).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share in the sample.
    pub share: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
}

/// The quantile of the normal distribution for a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

impl Share {
    /// The share of `won` out of `n`, where a shared win counts in parts. For no cases, the share is 0 and the interval
    /// is 0 to 1.
    pub fn of(won: f64, n: u64) -> Self {
        if n == 0 {
            return Self { share: 0.0, interval: [0.0, 1.0] };
        }
        let n = n as f64;
        let share = won / n;
        let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
        let middle = share + Z * Z / (2.0 * n);
        let scale = 1.0 + Z * Z / n;
        Self { share, interval: [(middle - spread) / scale, (middle + spread) / scale] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_its_interval() {
        let mut sums = Accumulator::default();
        [1, 2, 3, 4, 5].into_iter().for_each(|value| sums.add(value));
        let mean = sums.mean();
        assert!((mean.mean - 3.0).abs() < 1e-12);
        assert!((mean.interval[1] - 3.0 - 1.959_964 * (0.5f64).sqrt()).abs() < 1e-5);
    }

    #[test]
    fn the_order_of_adding_does_not_matter() {
        let sums_of = |values: &[i64]| {
            let mut sums = Accumulator::default();
            values.iter().for_each(|value| sums.add(*value));
            sums
        };
        assert_eq!(sums_of(&[1, -7]).and(sums_of(&[5])), sums_of(&[5, 1, -7]));
    }

    /// Wilson's interval of 8 in 10, as printed in textbooks: 0.490 to 0.943.
    #[test]
    fn a_share_has_wilsons_interval() {
        let share = Share::of(8.0, 10);
        assert!((share.interval[0] - 0.4901).abs() < 1e-3);
        assert!((share.interval[1] - 0.9433).abs() < 1e-3);
    }
}
