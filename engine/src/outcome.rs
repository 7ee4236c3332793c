use serde::Serialize;

use crate::{BySeat, Seat};

/// How a match ended. Where the house played to win, it has its place among the seats: if nobody has the first place, it won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Outcome(pub BySeat<Standing>);

/// How it ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// 1 for the winner; equals share a place and the next one is skipped. The house counts where it played to win.
    pub place: u8,
    /// The points that count.
    pub points: i32,
    /// Where they come from. Most games have one score a seat.
    pub scores: Vec<Score>,
}

/// One score and what it is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The message that names it, where a seat has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// Which rule gave how many points: it adds up to the score.
    pub sources: Vec<Source>,
}

/// Points that one rule gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The rule's id.
    pub rule: &'static str,
    /// How many points it gave or took.
    pub points: i32,
}

impl Outcome {
    /// The points that count, by seat.
    pub fn points(&self) -> BySeat<i32> {
        BySeat::new(self.0.n_seats(), |seat| self.0[seat].points)
    }

    /// Ranks the seats by the first of what they have, the greatest first.
    pub fn rank<K: Ord>(seats: u8, standing: impl Fn(Seat) -> (K, i32, Vec<Score>)) -> Self {
        Self::rank_among(seats, None, standing)
    }

    /// Ranks the seats and the house, whose key is `house`. Whoever it beats has a place behind it.
    pub fn rank_with_house<K: Ord>(
        seats: u8,
        house: K,
        standing: impl Fn(Seat) -> (K, i32, Vec<Score>),
    ) -> Self {
        Self::rank_among(seats, Some(house), standing)
    }

    /// Whether the house won: alone, this is to lose.
    pub fn beaten_by_house(&self) -> bool {
        self.0.values().iter().all(|standing| standing.place != 1)
    }

    fn rank_among<K: Ord>(
        seats: u8,
        house: Option<K>,
        standing: impl Fn(Seat) -> (K, i32, Vec<Score>),
    ) -> Self {
        let standings = BySeat::new(seats, standing);
        let keys = || standings.values().iter().map(|(key, ..)| key).chain(&house);
        let place = |key: &K| 1 + keys().filter(|other| key < *other).count() as u8;
        Self(BySeat::new(seats, |seat| {
            let (key, points, scores) = &standings[seat];
            Standing { place: place(key), points: *points, scores: scores.clone() }
        }))
    }
}

impl Score {
    /// The one score of a seat.
    pub fn only(sources: impl IntoIterator<Item = (&'static str, i32)>) -> Self {
        let sources = sources.into_iter().map(|(rule, points)| Source { rule, points });
        Self { name: None, sources: sources.collect() }
    }

    /// What the sources add up to.
    pub fn points(&self) -> i32 {
        self.sources.iter().map(|source| source.points).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(house: Option<i32>, points: [i32; 3]) -> (Vec<u8>, bool) {
        let standing = |seat: Seat| (points[seat.idx()], points[seat.idx()], Vec::new());
        let outcome = match house {
            Some(house) => Outcome::rank_with_house(3, house, standing),
            None => Outcome::rank(3, standing),
        };
        let places = outcome.0.values().iter().map(|it| it.place).collect();
        (places, outcome.beaten_by_house())
    }

    #[test]
    fn equals_share_a_place_and_the_house_takes_one() {
        assert_eq!(places(None, [4, 7, 4]), (vec![2, 1, 2], false));
        assert_eq!(places(Some(5), [4, 7, 4]), (vec![3, 1, 3], false));
        assert_eq!(places(Some(7), [4, 7, 4]), (vec![3, 1, 3], false), "the win is shared with it");
        assert_eq!(places(Some(8), [4, 7, 4]), (vec![3, 2, 3], true));
    }
}
