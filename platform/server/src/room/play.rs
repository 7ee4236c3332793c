//! Acting, taking back, going back.

use engine::{RecordedDeed, Seat};
use journal::{Happening, Trouble};
use protocol::{NotNow, RequestError};
use serde_json::Value;
use tokio::time::Instant;

use crate::figures;
use crate::room::actor::Keeper;
use crate::room::state::wish_of_seat;
use crate::room::wishes::{Outcome, hello_first, refuse_unless};
use crate::room::{ConnectionId, not_now};
use crate::voices;

impl Keeper {
    /// Whether the match runs.
    pub(crate) fn playing(&self) -> Result<(), RequestError> {
        if self.room.frozen.is_some() {
            return Err(not_now(NotNow::ReadOnly));
        }
        match self.room.table() {
            None => Err(not_now(NotNow::NotStarted)),
            Some(_) if self.room.is_over() => Err(not_now(NotNow::Over)),
            Some(_) => Ok(()),
        }
    }

    /// The seat that a connection acts for: one of its own.
    pub(crate) fn acting_seat(
        &self,
        connection: ConnectionId,
        seat: Option<u8>,
    ) -> Result<Seat, RequestError> {
        let look = self.look(connection).ok_or_else(hello_first)?;
        let mine = self.my_seats(connection);
        let seat = seat.or(look.seat.map(|seat| seat.0)).ok_or(RequestError::NotYourSeat)?;
        if mine.contains(&seat) { Ok(Seat(seat)) } else { Err(RequestError::NotYourSeat) }
    }

    /// What must hold before a seat changes the table. A stale client is sent what it missed.
    pub(crate) fn may_change(
        &mut self,
        connection: ConnectionId,
        seat: Seat,
        seen: u32,
    ) -> Result<(), RequestError> {
        self.playing()?;
        if self.room.chairs.get(seat.idx()).is_some_and(|chair| chair.away) {
            return Err(not_now(NotNow::Away));
        }
        if seen < self.room.last_change || self.room.last_n() < seen {
            self.catch_up(connection, Some(seen.min(self.room.last_n())));
            return Err(RequestError::Stale { n: self.room.last_n() });
        }
        Ok(())
    }

    pub(crate) async fn act(
        &mut self,
        connection: ConnectionId,
        id: String,
        seen: u32,
        seat: Option<u8>,
        action: &Value,
    ) -> Outcome {
        let from = Instant::now();
        let seat = refuse_unless!(self.acting_seat(connection, seat));
        if let Some(n) = self.room.carried_out(&wish_of_seat(seat.0, &id)) {
            return Ok(Ok(Some(n)));
        }
        refuse_unless!(self.may_change(connection, seat, seen));
        if self.room.held.is_some() {
            return Ok(Err(not_now(NotNow::Unconfirmed).into()));
        }
        let Some(table) = self.room.table_mut() else {
            return Ok(Err(not_now(NotNow::NotStarted).into()));
        };
        refuse_unless!(table.act(seat, action).map_err(|no| voices::not_played(&no)));
        let act = self.last_step(Some(id), None)?;
        let mut whats = vec![act];
        // Where turns are confirmed it is not known yet whether the others may act.
        if !self.room.settings.confirm && self.house.nodes.works() {
            self.play_quick_bots(&mut whats)?;
        }
        let n = self.commit(whats).await?;
        figures::acted(from.elapsed());
        Ok(Ok(Some(n)))
    }

    pub(crate) async fn undo(
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
        let Some(table) = self.room.table_mut() else {
            return Ok(Err(not_now(NotNow::NotStarted).into()));
        };
        refuse_unless!(table.undo(seat).map_err(voices::not_undone));
        let undo = self.last_step(Some(id), None)?;
        Ok(Ok(Some(self.commit(vec![undo]).await?)))
    }

    /// The last step of the match, to be stored.
    pub(crate) fn last_step(
        &mut self,
        id: Option<String>,
        bot: Option<String>,
    ) -> Result<Happening, Trouble> {
        self.hear_step();
        let lost = || Trouble::Unreadable {
            room: self.room.id.clone(),
            reason: "a step was lost".to_owned(),
        };
        let table = self.room.table().ok_or_else(lost)?;
        let nth = table.n_steps().checked_sub(1).ok_or_else(lost)?;
        let step = table.recorded(nth).ok_or_else(lost)?;
        let (seat, digest) = (step.seat.0, step.digest);
        Ok(match step.deed {
            RecordedDeed::Action(action) => Happening::Act { seat, action, digest, id, bot },
            RecordedDeed::Undo(_) => Happening::Undo { seat, digest, id },
        })
    }

    pub(crate) async fn ask_undo(&mut self, connection: ConnectionId, seat: Option<u8>) -> Outcome {
        let seat = refuse_unless!(self.acting_seat(connection, seat));
        refuse_unless!(self.playing());
        if self.room.request.is_some() {
            return Ok(Err(not_now(NotNow::RequestOpen).into()));
        }
        let Some(table) = self.room.table() else {
            return Ok(Err(not_now(NotNow::NotStarted).into()));
        };
        let last = (0..table.n_steps()).rev().find(|nth| table.by(*nth) == Some(seat));
        let Some(step) = last.map(|nth| nth as u32) else {
            return Ok(Err(not_now(NotNow::NothingDone).into()));
        };
        let mut whats = vec![Happening::UndoAsked { seat: seat.0, step }];
        if self.room.asked_seats(seat.0).is_empty() {
            self.go_back(seat.0, step, &mut whats)?;
        }
        Ok(Ok(Some(self.commit(whats).await?)))
    }

    pub(crate) async fn answer_undo(&mut self, connection: ConnectionId, yes: bool) -> Outcome {
        refuse_unless!(self.playing());
        let Some(request) = self.room.request.clone() else {
            return Ok(Err(not_now(NotNow::NoRequest).into()));
        };
        let asked = self.room.asked_seats(request.seat);
        let mut mine = self.my_seats(connection);
        mine.retain(|seat| asked.contains(seat));
        if mine.is_empty() {
            return Ok(Err(RequestError::NotYourSeat.into()));
        }
        let answer = |seat: &u8| Happening::UndoAnswered { seat: *seat, yes };
        let mut whats: Vec<Happening> = mine.iter().map(answer).collect();
        let agreed = |seat: &u8| mine.contains(seat) || request.agreed.contains(seat);
        if yes && asked.iter().all(agreed) {
            self.go_back(request.seat, request.step, &mut whats)?;
        }
        Ok(Ok(Some(self.commit(whats).await?)))
    }

    fn go_back(&mut self, seat: u8, step: u32, whats: &mut Vec<Happening>) -> Result<(), Trouble> {
        let room = self.room.id.clone();
        self.room.rewind(step).map_err(|reason| Trouble::Unreadable { room, reason })?;
        whats.push(Happening::Rewound { seat, step });
        Ok(())
    }
}
