//! Actions, undo, and turns that wait for confirmation.
//!
//! A client's request names the last entry that it knows. If the match has changed since, the request is refused as
//! stale and the client is sent what it missed.

use engine::{RecordedStepKind, Seat};
use protocol::{NotNow, RequestError};
use serde_json::Value;

use crate::messages::{Handled, hello_first};
use crate::translators::Refused;
use crate::{ConnectionId, Now, Output, Room, RoomError, RoomEvent, State};

impl State {
    /// The seat whose turn waits for its confirmation: a person at this seat made the last step, the step ended their
    /// turn, and it can still be taken back. `None` if the room's settings ask for no confirmation.
    pub(crate) fn holder(&self) -> Option<Seat> {
        if !self.settings.confirm || self.frozen.is_some() || self.is_over() {
            return None;
        }
        let played = self.game_match()?;
        let n_steps = played.n_steps();
        let by = played.by(n_steps.checked_sub(1)?)?;
        let unconfirmed = self.confirmed < n_steps as u32;
        let passed_on = !played.status().waiting().contains(by);
        let waits = unconfirmed && passed_on && self.is_played_by_person(by);
        (waits && played.check_undo(by).is_ok()).then_some(by)
    }
}

/// A client's request that changes the match.
#[derive(Debug)]
pub(crate) struct ChangeRequest {
    pub(crate) connection: ConnectionId,
    /// The client's id of the request.
    pub(crate) id: String,
    /// The last entry that the client knows.
    pub(crate) seen: u32,
    /// The seat that acts. `None` for the seat of the client's subscription.
    pub(crate) seat: Option<u8>,
}

impl Room {
    pub(crate) fn require_playing(&self) -> Result<(), NotNow> {
        if self.state.frozen.is_some() {
            return Err(NotNow::ReadOnly);
        }
        match self.state.game_match() {
            None => Err(NotNow::NotStarted),
            Some(_) if self.state.is_over() => Err(NotNow::Over),
            Some(_) => Ok(()),
        }
    }

    /// The seat that a connection acts for: the given one, or else that of its subscription.
    ///
    /// # Errors
    /// If the seat is not one of the person's.
    pub(crate) fn acting_seat(
        &self,
        connection: ConnectionId,
        seat: Option<u8>,
    ) -> Result<Seat, RequestError> {
        let subscription = self.subscription(connection).ok_or_else(hello_first)?;
        let seat = seat.or(subscription.seat.map(|seat| seat.0));
        let seat = seat.ok_or(RequestError::NotYourSeat)?;
        let mine = self.seats_of_connection(connection);
        if mine.contains(&seat) { Ok(Seat(seat)) } else { Err(RequestError::NotYourSeat) }
    }

    /// Checks that a request may change the match now, and returns the seat that acts. A stale client is sent the
    /// entries that it missed.
    fn check_change(&mut self, now: Now, request: &ChangeRequest) -> Result<Seat, Refused> {
        let seat = self.acting_seat(request.connection, request.seat)?;
        self.require_playing()?;
        if self.state.chairs.get(seat.idx()).is_some_and(|chair| chair.away) {
            return Err(NotNow::Away.into());
        }
        let last = self.state.last_n();
        if request.seen < self.state.last_change || last < request.seen {
            self.catch_up(now, request.connection, request.seen.min(last))?;
            return Err(RequestError::Stale { n: last }.into());
        }
        Ok(seat)
    }

    /// Plays a client's action, and the steps of quick bots that follow it, in one commit.
    pub(crate) fn act(
        &mut self,
        now: Now,
        request: ChangeRequest,
        action: &Value,
        out: &mut Vec<Output>,
    ) -> Handled {
        let seat = self.check_change(now, &request)?;
        if self.state.held.is_some() {
            return Err(NotNow::Unconfirmed.into());
        }
        let played = self.state.game_match_mut().ok_or(NotNow::NotStarted)?;
        played.act(seat, action)?;
        self.stage_step(now, Some(request.id), None)?;
        // If turns are confirmed, bots must not act before the confirmation.
        if !self.state.settings.confirm && self.config.runs_work {
            self.play_quick_steps(now)?;
        }
        Ok(Some(self.commit(now, out)))
    }

    /// Takes back a seat's last action.
    pub(crate) fn undo(
        &mut self,
        now: Now,
        request: ChangeRequest,
        out: &mut Vec<Output>,
    ) -> Handled {
        let seat = self.check_change(now, &request)?;
        let played = self.state.game_match_mut().ok_or(NotNow::NotStarted)?;
        played.undo(seat)?;
        self.stage_step(now, Some(request.id), None)?;
        Ok(Some(self.commit(now, out)))
    }

    /// Ends a seat's turn that waits for its confirmation.
    pub(crate) fn confirm(
        &mut self,
        now: Now,
        request: ChangeRequest,
        out: &mut Vec<Output>,
    ) -> Handled {
        let seat = self.check_change(now, &request)?;
        if self.state.held != Some(seat) {
            return Err(NotNow::NothingToConfirm.into());
        }
        let step = self.state.game_match().map_or(0, |played| played.n_steps() as u32);
        self.stage(now, RoomEvent::Confirmed { seat: seat.0, step, id: Some(request.id) });
        Ok(Some(self.commit(now, out)))
    }

    /// Stages the last step of the match as an entry, and keeps its phrases for the broadcast.
    ///
    /// # Errors
    /// If the match has no step.
    pub(crate) fn stage_step(
        &mut self,
        now: Now,
        id: Option<String>,
        bot: Option<String>,
    ) -> Result<(), RoomError> {
        self.narrate_step();
        let played = self.state.game_match();
        let nth = played.and_then(|played| played.n_steps().checked_sub(1));
        let step = nth.and_then(|nth| played?.recorded(nth));
        let step = step.ok_or_else(|| RoomError::new(&self.state.id, "a step was lost"))?;
        let (seat, digest) = (step.seat.0, step.digest);
        let event = match step.kind {
            RecordedStepKind::Action(action) => RoomEvent::Act { seat, action, digest, id, bot },
            RecordedStepKind::Undo(_) => RoomEvent::Undo { seat, digest, id },
        };
        self.stage(now, event);
        Ok(())
    }
}
