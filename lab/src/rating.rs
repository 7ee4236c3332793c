//! Bradley-Terry ratings: the strength of each bot from who finished before whom.

/// How many matches each bot finished before each other bot; a tie counts half for both.
#[derive(Clone, Debug, PartialEq)]
pub struct Wins(Vec<Vec<f64>>);

/// The difference in rating that means ten wins to one. Half of it means about three wins in four.
const SPREAD: f64 = 400.0;
/// Wins that are added for each bot against each other, so that no rating is infinite.
const PRIOR: f64 = 0.5;

impl Wins {
    /// A count of no matches.
    pub fn new(n_bots: usize) -> Self {
        Self(vec![vec![0.0; n_bots]; n_bots])
    }

    /// Adds matches in which `one` finished before `other`.
    pub fn add(&mut self, one: usize, other: usize, games: f64) {
        self.0[one][other] += games;
    }

    /// In how many matches `one` finished before `other`.
    pub fn of(&self, one: usize, other: usize) -> f64 {
        self.0[one][other]
    }

    /// Adds the matches of another count.
    pub fn merge(&mut self, more: &Self) {
        for (row, more) in self.0.iter_mut().zip(&more.0) {
            for (games, more) in row.iter_mut().zip(more) {
                *games += more;
            }
        }
    }

    /// The ratings. Their mean is 0.
    pub fn ratings(&self) -> Vec<f64> {
        let n = self.0.len();
        let won = |one: usize, other: usize| self.0[one][other] + PRIOR;
        let mut strength = vec![1.0; n];
        for _ in 0..500 {
            let better: Vec<f64> = (0..n)
                .map(|one| {
                    let others = || (0..n).filter(move |other| *other != one);
                    let wins: f64 = others().map(|other| won(one, other)).sum();
                    let met = |other: usize| won(one, other) + won(other, one);
                    let weight: f64 =
                        others().map(|other| met(other) / (strength[one] + strength[other])).sum();
                    if weight == 0.0 { 1.0 } else { wins / weight }
                })
                .collect();
            let mean = better.iter().map(|it| it.ln()).sum::<f64>() / n.max(1) as f64;
            strength = better.iter().map(|it| (it.ln() - mean).exp()).collect();
        }
        strength.iter().map(|it| SPREAD * it.log10()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let mut wins = Wins::new(2);
        wins.add(0, 1, 10_000.0);
        wins.add(1, 0, 1_000.0);
        let ratings = wins.ratings();
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn who_beats_the_better_is_better() {
        let mut wins = Wins::new(3);
        wins.add(0, 1, 7.0);
        wins.add(1, 0, 3.0);
        wins.add(1, 2, 7.0);
        wins.add(2, 1, 3.0);
        let ratings = wins.ratings();
        assert!(ratings[0] > ratings[1] && ratings[1] > ratings[2]);
        assert!(ratings.iter().sum::<f64>().abs() < 1e-6);
    }
}
