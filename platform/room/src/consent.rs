//! Going back by consent. A player asks to go back to before their last action, and all other people at the table must
//! agree. While one of them is away the player cannot ask. Without other people the player goes back alone, and the
//! match counts as practice from then on.

use protocol::{NotNow, RequestError, Sitter};

use crate::messages::Handled;
use crate::planted::{Bug, planted};
use crate::state::{Chair, State};
use crate::{ConnectionId, Now, Output, Room, RoomError, RoomEvent};

impl State {
    /// The seats whose consent `seat` needs to go back: those of all other people, including people who are away.
    /// Otherwise a player could wait until the others are away, and then replay steps whose results they have seen.
    pub(crate) fn consenting_seats(&self, seat: u8) -> Vec<u8> {
        let owner = match self.chairs.get(usize::from(seat)).map(|chair| &chair.sitter) {
            Some(Sitter::Person { person, .. }) => Some(*person),
            Some(Sitter::Nobody | Sitter::Bot { .. }) | None => None,
        };
        let consents = |chair: &Chair| match &chair.sitter {
            Sitter::Person { person, .. } => Some(*person) != owner,
            Sitter::Nobody | Sitter::Bot { .. } => false,
        };
        (0u8..).zip(&self.chairs).filter(|(_, it)| consents(it)).map(|(seat, _)| seat).collect()
    }

    /// The seats of other people who are not away.
    pub(crate) fn other_players(&self, seat: u8) -> Vec<u8> {
        let mut others = self.consenting_seats(seat);
        others.retain(|other| !self.is_away(*other));
        others
    }

    pub(crate) fn is_away(&self, seat: u8) -> bool {
        self.chairs.get(usize::from(seat)).is_some_and(|chair| chair.away)
    }
}

impl Room {
    /// A client asks to go back to before its seat's last action.
    pub(crate) fn ask_undo(
        &mut self,
        now: Now,
        connection: ConnectionId,
        id: String,
        seat: Option<u8>,
        out: &mut Vec<Output>,
    ) -> Handled {
        let seat = self.acting_seat(connection, seat)?;
        self.require_playing()?;
        if self.state.undo_request.is_some() {
            return Err(NotNow::RequestOpen.into());
        }
        let played = self.state.game_match().ok_or(NotNow::NotStarted)?;
        let last = (0..played.n_steps()).rev().find(|nth| played.by(*nth) == Some(seat));
        let step = last.ok_or(NotNow::NothingDone)? as u32;
        let asked = self.state.consenting_seats(seat.0);
        if asked.iter().any(|other| self.state.is_away(*other)) {
            return Err(NotNow::SomebodyAway.into());
        }
        self.stage(now, RoomEvent::UndoAsked { seat: seat.0, step, id: Some(id) });
        if asked.is_empty() {
            self.rewind(now, seat.0, step)?;
        }
        Ok(Some(self.commit(now, out)))
    }

    /// A client answers the open request, for all of its seats that are asked.
    pub(crate) fn answer_undo(
        &mut self,
        now: Now,
        connection: ConnectionId,
        id: String,
        yes: bool,
        out: &mut Vec<Output>,
    ) -> Handled {
        let mut mine = self.seats_of_connection(connection);
        self.require_playing()?;
        let request = self.state.undo_request.clone().ok_or(NotNow::NoRequest)?;
        let asked = self.state.consenting_seats(request.seat);
        mine.retain(|seat| asked.contains(seat));
        if mine.is_empty() {
            return Err(RequestError::NotYourSeat.into());
        }
        if planted(Bug::ConsentOfWrongSeat) {
            mine = asked.iter().copied().take(1).collect();
        }
        for seat in &mine {
            self.stage(now, RoomEvent::UndoAnswered { seat: *seat, yes, id: Some(id.clone()) });
        }
        let agreed = |seat: &u8| mine.contains(seat) || request.agreed.contains(seat);
        if yes && (asked.iter().all(agreed) || planted(Bug::OneYesIsEnough)) {
            self.rewind(now, request.seat, request.step)?;
        }
        Ok(Some(self.commit(now, out)))
    }

    fn rewind(&mut self, now: Now, seat: u8, step: u32) -> Result<(), RoomError> {
        let rewound = self.state.rewind(step);
        rewound.map_err(|reason| RoomError::new(&self.state.id, reason))?;
        self.stage(now, RoomEvent::Rewound { seat, step });
        Ok(())
    }
}
