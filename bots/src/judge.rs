//! How good an imagined table is for each of its seats.

use arrayvec::ArrayVec;
use engine::{Game, MAX_SEATS, Outcome, Seat, Table};

/// The points of each seat, in tenths.
pub(crate) type Points = ArrayVec<i32, MAX_SEATS>;
/// How good the table is for each seat, from 0 (a loss) to 1 (a win).
pub(crate) type Rewards = ArrayVec<f32, MAX_SEATS>;

/// How a table is judged, for every seat.
#[derive(Debug, Default)]
pub(crate) struct Judged {
    pub(crate) rewards: Rewards,
    pub(crate) points: Points,
}

/// The lead over the best other seat that `seat` may expect at the end, judged from its own view, in tenths of a point.
pub(crate) fn lead<G: Game>(table: &Table<G>, seat: Seat) -> i32 {
    let insight = G::insight(table.view(seat));
    let n_seats = usize::from(table.n_seats());
    ahead(&insight.values()[..n_seats], seat.idx())
}

/// The points that each seat may expect at the end, each judged from its own view, in tenths.
pub(crate) fn hopes<G: Game>(table: &Table<G>) -> Points {
    (0..table.n_seats()).map(Seat).map(|seat| G::insight(table.view(seat))[seat]).collect()
}

/// The points at the end of a match, in tenths.
fn ended(outcome: &Outcome) -> Points {
    outcome.0.values().iter().map(|standing| 10 * standing.points).collect()
}

/// The points of a seat minus those of the best other seat. If there is no other seat, the lead is the points.
pub(crate) fn ahead(points: &[i32], seat: usize) -> i32 {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
    points[seat] - others.map(|(_, points)| *points).max().unwrap_or(0)
}

/// Turns leads into rewards. A typical lead is the mean of the largest leads of the tables judged so far, unless the
/// scale is fixed.
#[derive(Clone, Debug)]
pub(crate) struct Scale {
    sum: i64,
    seen: i64,
    is_fixed: bool,
}

impl Scale {
    pub(crate) fn new() -> Self {
        Self { sum: 60, seen: 1, is_fixed: false }
    }

    /// A scale on which this lead, in tenths of a point, always has a reward of 0.75: halfway between even and 1.
    pub(crate) fn fixed(typical_lead: i32) -> Self {
        Self { sum: typical_lead.into(), seen: 1, is_fixed: true }
    }

    /// The rewards of a table where the match is not over.
    pub(crate) fn rewards(&mut self, points: &Points) -> Rewards {
        let leads: Points = (0..points.len()).map(|seat| ahead(points, seat)).collect();
        let widest = leads.iter().map(|lead| i64::from(lead.abs())).max().unwrap_or(0);
        if !self.is_fixed {
            self.sum += widest;
            self.seen += 1;
        }
        let typical = (self.sum / self.seen).max(1) as f32;
        let reward = |lead: i32| 0.5 + 0.5 * lead as f32 / (lead.abs() as f32 + typical);
        leads.into_iter().map(reward).collect()
    }

    /// Judges a match that ended.
    pub(crate) fn judge_end(&mut self, outcome: &Outcome) -> Judged {
        Judged { rewards: self.rewards_at_end(outcome), points: ended(outcome) }
    }

    /// The rewards at the end of a match: half for the win, which several winners share, and half for the lead.
    fn rewards_at_end(&mut self, outcome: &Outcome) -> Rewards {
        let winners = outcome.0.values().iter().filter(|it| it.place == 1).count() as f32;
        let by_lead = self.rewards(&ended(outcome));
        let both = outcome.0.values().iter().zip(by_lead).map(|(standing, reward)| {
            let won = if standing.place == 1 { 1.0 / winners } else { 0.0 };
            0.5 * won + 0.5 * reward
        });
        both.collect()
    }
}
