//! The players' clocks: how much time each seat has left, and when the next clock runs out.

use engine::{Seat, Seats};
use protocol::{Clock, SeatClock};

/// The least time that a returning player gets on a live clock, in milliseconds.
const MIN_AFTER_RETURN: i64 = 30_000;

/// The clock of each seat. All moments are in the time of [`Now::playing`](crate::Now::playing), in milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    kind: Clock,
    seats: Vec<SeatTime>,
}

#[derive(Clone, Copy, Debug)]
struct SeatTime {
    /// Milliseconds left when the clock last stopped.
    left: i64,
    /// When the clock started, or `None` if it stands still.
    running_since: Option<i64>,
}

impl Clocks {
    pub(crate) fn new(kind: Clock, n_seats: usize) -> Self {
        let time = SeatTime { left: full(kind), running_since: None };
        Self { kind, seats: vec![time; n_seats] }
    }

    /// Stops all clocks at `at`, credits the increment to `by`, and starts the clocks of the seats in `waiting`.
    ///
    /// A correspondence clock is full again after its seat has decided, and while the seat is not awaited.
    pub(crate) fn turn(&mut self, at: i64, by: Option<Seat>, waiting: Seats) {
        for (idx, time) in self.seats.iter_mut().enumerate() {
            let seat = Seat(idx as u8);
            let ran = time.running_since.take().map_or(0, |since| (at - since).max(0));
            time.left -= ran;
            if by == Some(seat) {
                time.left += increment(self.kind);
            }
            if waiting.contains(seat) {
                time.running_since = Some(at);
            }
            let restarts = by == Some(seat) || !waiting.contains(seat);
            if let (Clock::Correspondence { .. }, true) = (self.kind, restarts) {
                time.left = full(self.kind);
            }
        }
    }

    /// Gives a returning player at least a quarter of the base time, and [`MIN_AFTER_RETURN`] at least. A
    /// correspondence clock is full again.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let Some(time) = self.seats.get_mut(seat.idx()) else { return };
        let least = match self.kind {
            Clock::Untimed => return,
            Clock::Live { base, .. } => (i64::from(base) * 250).max(MIN_AFTER_RETURN),
            Clock::Correspondence { .. } => full(self.kind),
        };
        time.left = time.left.max(least);
    }

    /// When the first running clock runs out, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(i64, Seat)> {
        if self.kind == Clock::Untimed {
            return None;
        }
        let ends = self.seats.iter().enumerate().filter_map(|(idx, time)| {
            Some((time.running_since?.saturating_add(time.left), Seat(idx as u8)))
        });
        ends.min()
    }

    /// The clocks as clients see them; empty in an untimed room.
    pub(crate) fn show(&self, now: i64) -> Vec<SeatClock> {
        if self.kind == Clock::Untimed {
            return Vec::new();
        }
        let show = |(seat, time): (u8, &SeatTime)| {
            let ran = time.running_since.map_or(0, |since| (now - since).max(0));
            SeatClock { seat, left: (time.left - ran).max(0), runs: time.running_since.is_some() }
        };
        (0u8..).zip(&self.seats).map(show).collect()
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
    fn who_comes_back_gets_a_quarter_of_the_time() {
        let mut clocks = Clocks::new(Clock::Live { base: 600, increment: 0 }, 2);
        clocks.turn(0, None, Seats::one(A));
        clocks.turn(600_000, None, Seats::one(B));
        clocks.refresh(A);
        assert_eq!(clocks.show(600_000)[0].left, 150_000);
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

    #[test]
    fn days_do_not_begin_anew_with_the_decision_of_another() {
        let mut clocks = Clocks::new(Clock::Correspondence { hours: 1 }, 2);
        clocks.turn(0, None, [A, B].into_iter().collect());
        clocks.turn(600_000, Some(A), Seats::one(B));
        assert_eq!(clocks.deadline(), Some((3_600_000, B)));
    }
}
