use serde::Serialize;

use crate::BySeat;

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Outcome(pub BySeat<Standing>);

/// How it ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// 1 for the winner; equals share a place and the next one is skipped.
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

    /// Ranks the seats by `key`, the greatest first.
    pub fn rank<K: Ord>(seats: u8, standing: impl Fn(crate::Seat) -> (K, i32, Vec<Score>)) -> Self {
        let standings = BySeat::new(seats, standing);
        let place =
            |key: &K| 1 + standings.values().iter().filter(|(other, ..)| key < other).count() as u8;
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
