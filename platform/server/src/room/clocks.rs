use engine::{Seat, Seats};
use protocol::{Clock, SeatClock};

/// The least that a returning player gets on a live clock, in milliseconds.
const LEAST: i64 = 30_000;

/// How much time each seat has left.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    kind: Clock,
    seats: Vec<Hand>,
}

#[derive(Clone, Copy, Debug)]
struct Hand {
    left: i64,
    runs_since: Option<i64>,
}

impl Clocks {
    pub(crate) fn new(kind: Clock, n_seats: usize) -> Self {
        let hand = Hand { left: full(kind), runs_since: None };
        Self { kind, seats: vec![hand; n_seats] }
    }

    /// Takes in that something happened at `at`, done by `by`, and that these seats are waited for from now on.
    pub(crate) fn turn(&mut self, at: i64, by: Option<Seat>, waiting: Seats) {
        for (idx, hand) in self.seats.iter_mut().enumerate() {
            let seat = Seat(idx as u8);
            let ran = hand.runs_since.take().map_or(0, |since| (at - since).max(0));
            hand.left -= ran;
            if by == Some(seat) {
                hand.left += increment(self.kind);
            }
            if waiting.contains(seat) {
                hand.runs_since = Some(at);
            }
            let restarts = by == Some(seat) || !waiting.contains(seat);
            if let (Clock::Correspondence { .. }, true) = (self.kind, restarts) {
                hand.left = full(self.kind);
            }
        }
    }

    /// Whoever comes back gets a little time.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let Some(hand) = self.seats.get_mut(seat.idx()) else { return };
        let least = match self.kind {
            Clock::Untimed => return,
            Clock::Live { base, .. } => (i64::from(base) * 250).max(LEAST),
            Clock::Correspondence { .. } => full(self.kind),
        };
        hand.left = hand.left.max(least);
    }

    /// When the first of them is up, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(i64, Seat)> {
        if self.kind == Clock::Untimed {
            return None;
        }
        let ends = self.seats.iter().enumerate().filter_map(|(idx, hand)| {
            Some((hand.runs_since?.saturating_add(hand.left), Seat(idx as u8)))
        });
        ends.min()
    }

    /// As the wire has them.
    pub(crate) fn show(&self, now: i64) -> Vec<SeatClock> {
        if self.kind == Clock::Untimed {
            return Vec::new();
        }
        let hands = (0u8..).zip(&self.seats);
        let show = |(seat, hand): (u8, &Hand)| {
            let ran = hand.runs_since.map_or(0, |since| now - since);
            SeatClock { seat, left: (hand.left - ran).max(0), runs: hand.runs_since.is_some() }
        };
        hands.map(show).collect()
    }
}

fn full(kind: Clock) -> i64 {
    match kind {
        Clock::Untimed => 0,
        Clock::Live { base, .. } => i64::from(base) * 1000,
        Clock::Correspondence { hours } => i64::from(hours) * 3_600_000,
    }
}

fn increment(kind: Clock) -> i64 {
    match kind {
        Clock::Untimed | Clock::Correspondence { .. } => 0,
        Clock::Live { increment, .. } => i64::from(increment) * 1000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn a_live_clock_runs_for_whoever_is_awaited() {
        let mut clocks = Clocks::new(Clock::Live { base: 60, increment: 5 }, 2);
        clocks.turn(0, None, Seats::one(A));
        assert_eq!(clocks.deadline(), Some((60_000, A)));
        clocks.turn(10_000, Some(A), Seats::one(B));
        assert_eq!(clocks.deadline(), Some((70_000, B)));
        let shown = clocks.show(20_000);
        assert_eq!((shown[0].left, shown[1].left), (55_000, 50_000));
        clocks.turn(70_000, None, Seats::one(A));
        clocks.refresh(B);
        assert_eq!(clocks.show(70_000)[1].left, 30_000);
    }

    #[test]
    fn days_begin_anew_with_every_decision() {
        let mut clocks = Clocks::new(Clock::Correspondence { hours: 1 }, 2);
        clocks.turn(0, None, Seats::one(A));
        clocks.turn(600_000, Some(A), Seats::one(A));
        assert_eq!(clocks.deadline(), Some((4_200_000, A)));
        clocks.turn(700_000, Some(A), Seats::one(B));
        assert_eq!(clocks.deadline(), Some((4_300_000, B)));
        assert_eq!(Clocks::new(Clock::Untimed, 2).deadline(), None);
    }
}
