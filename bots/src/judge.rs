//! What a table is worth to its seats.

use arrayvec::ArrayVec;
use engine::{Game, MAX_SEATS, Outcome, Seat, Table};

/// Tenths of a point, by seat.
pub(crate) type Points = ArrayVec<i32, MAX_SEATS>;
/// What each seat makes of it, from 0 for a loss to 1 for a win.
pub(crate) type Rewards = ArrayVec<f32, MAX_SEATS>;

/// What `seat` hopes for beyond the best of the others, as it sees the table.
pub(crate) fn lead<G: Game>(table: &Table<G>, seat: Seat) -> i32 {
    let insight = G::insight(table.view(seat));
    let n_seats = usize::from(table.n_seats());
    ahead(&insight.values()[..n_seats], seat.idx())
}

/// What every seat hopes for, each as it sees the table itself.
pub(crate) fn hopes<G: Game>(table: &Table<G>) -> Points {
    (0..table.n_seats()).map(Seat).map(|seat| G::insight(table.view(seat))[seat]).collect()
}

/// How a match ended, in tenths.
pub(crate) fn ended(outcome: &Outcome) -> Points {
    outcome.0.values().iter().map(|standing| 10 * standing.points).collect()
}

/// One seat's points less the best of the others'; alone at the table, its points.
pub(crate) fn ahead(points: &[i32], seat: usize) -> i32 {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
    points[seat] - others.map(|(_, points)| *points).max().unwrap_or(0)
}

/// Turns leads into rewards. What counts as a big lead is learnt from the tables seen so far.
#[derive(Clone, Debug)]
pub(crate) struct Scale {
    sum: i64,
    seen: i64,
}

impl Scale {
    pub(crate) fn new() -> Self {
        Self { sum: 60, seen: 1 }
    }

    /// The rewards of a table that was cut off.
    pub(crate) fn rewards(&mut self, points: &Points) -> Rewards {
        let leads: Points = (0..points.len()).map(|seat| ahead(points, seat)).collect();
        let widest = leads.iter().map(|lead| i64::from(lead.abs())).max().unwrap_or(0);
        self.sum += widest;
        self.seen += 1;
        let typical = (self.sum / self.seen).max(1) as f32;
        let reward = |lead: i32| 0.5 + 0.5 * lead as f32 / (lead.abs() as f32 + typical);
        leads.into_iter().map(reward).collect()
    }

    /// The rewards of a match that ended: half for winning, half for by how much.
    pub(crate) fn rewards_at_end(&mut self, outcome: &Outcome) -> Rewards {
        let winners = outcome.0.values().iter().filter(|it| it.place == 1).count() as f32;
        let by_lead = self.rewards(&ended(outcome));
        let both = outcome.0.values().iter().zip(by_lead).map(|(standing, reward)| {
            let won = if standing.place == 1 { 1.0 / winners } else { 0.0 };
            0.5 * won + 0.5 * reward
        });
        both.collect()
    }
}
