//! How turns end where they are confirmed, and how a match ends that has a limit in minutes.

use engine::Seat;
use journal::Happening;
use protocol::{Clock, NotNow};

use crate::room::actor::Keeper;
use crate::room::state::wish_of_seat;
use crate::room::wishes::{Outcome, refuse_unless};
use crate::room::{ConnectionId, Room, not_now};

impl Room {
    /// The seat whose turn waits for its confirmation: a person made the last step, it passed the move on, and it can
    /// still be taken back.
    pub(crate) fn holder(&self) -> Option<Seat> {
        if !self.settings.confirm || self.frozen.is_some() || self.is_over() {
            return None;
        }
        let table = self.table()?;
        let n_steps = table.n_steps();
        let by = table.by(n_steps.checked_sub(1)?)?;
        let unconfirmed = self.confirmed < n_steps as u32;
        let passed_on = !table.status().waiting().contains(by);
        let waits = unconfirmed && passed_on && self.is_played_by_a_person(by);
        (waits && table.check_undo(by).is_ok()).then_some(by)
    }

    /// When somebody's clock runs out, or the house says that time is up.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let clocks = self.clocks.deadline().map(|(at, _)| at);
        [clocks, self.limit()].into_iter().flatten().min()
    }

    /// Whether the house has to say that time is up.
    pub(crate) fn time_is_up(&self, now: i64) -> bool {
        self.limit().is_some_and(|at| at <= now)
    }

    /// When the house says that time is up: nothing where there is no limit in minutes, or it was said. Who has hours
    /// for a decision is not held to minutes for the match.
    fn limit(&self) -> Option<i64> {
        if let Clock::Correspondence { .. } = self.settings.clock {
            return None;
        }
        let table = self.table().filter(|_| self.frozen.is_none())?;
        let minutes = table.minutes()?;
        let can_say = !table.offers(Seat::HOUSE).is_empty();
        can_say.then_some(self.started? + i64::from(minutes) * 60_000)
    }
}

impl Keeper {
    /// Ends a seat's turn for good.
    pub(crate) async fn confirm(
        &mut self,
        connection: ConnectionId,
        id: String,
        seen: u32,
        seat: Option<u8>,
    ) -> Outcome {
        let seat = refuse_unless!(self.acting_seat(connection, seat));
        if let Some(n) = self.room.carried_out(&wish_of_seat(seat.0, &id)) {
            return Ok(Ok(Some(n)));
        }
        refuse_unless!(self.may_change(connection, seat, seen));
        if self.room.held != Some(seat) {
            return Ok(Err(not_now(NotNow::NothingToConfirm).into()));
        }
        let step = self.room.table().map_or(0, |table| table.n_steps() as u32);
        let confirmed = Happening::Confirmed { seat: seat.0, step, id: Some(id) };
        Ok(Ok(Some(self.commit(vec![confirmed]).await?)))
    }
}
