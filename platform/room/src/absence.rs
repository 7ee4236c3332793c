//! Players who are away: clocks that run out, votes of the others, and coming back. A bot plays for an absent player
//! until they return.

use engine::Seat;
use protocol::{AwayReason, Clock, NotNow, RequestError, Sitter};

use crate::messages::{Handled, MessageError};
use crate::planted::{Bug, planted};
use crate::{ConnectionId, Now, Output, Room, RoomError, RoomEvent, State};

impl State {
    /// When a player's clock or the match's time runs out, whichever is first, in the time of the players' clocks.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let clocks = self.clocks.deadline().map(|(at, _)| at);
        [clocks, self.time_limit()].into_iter().flatten().min()
    }

    /// When the house says that time is up, in the time of the players' clocks. `None` if the game has no time limit,
    /// the house has already said so, or the room plays by correspondence.
    fn time_limit(&self) -> Option<i64> {
        if let Clock::Correspondence { .. } = self.settings.clock {
            return None;
        }
        let played = self.game_match().filter(|_| self.frozen.is_none())?;
        let minutes = played.minutes()?;
        let can_call = !played.offers(Seat::HOUSE).is_empty();
        can_call.then_some(self.started.as_ref()?.at + i64::from(minutes) * 60_000)
    }
}

impl Room {
    /// If a clock has run out, marks its player as away; if the match's time is up, lets the house say so. Returns
    /// whether it committed something.
    pub(crate) fn end_expired_time(
        &mut self,
        now: Now,
        out: &mut Vec<Output>,
    ) -> Result<bool, RoomError> {
        if let Some((at, seat)) = self.state.clocks.deadline()
            && at <= now.playing()
        {
            self.stage(now, RoomEvent::Away { seat: seat.0, why: AwayReason::Time });
        } else if self.state.time_limit().is_some_and(|at| at <= now.playing()) {
            self.play_for(now, Seat::HOUSE, None, None)?;
        } else {
            return Ok(false);
        }
        self.commit(now, out);
        Ok(true)
    }

    /// A player votes that a bot plays for an absent seat. The vote passes when more than half of the other people's
    /// seats have voted for it.
    pub(crate) fn vote_away(
        &mut self,
        now: Now,
        connection: ConnectionId,
        id: String,
        seat: u8,
        out: &mut Vec<Output>,
    ) -> Handled {
        let mine = self.seats_of_connection(connection);
        self.require_playing()?;
        let by = *mine.first().ok_or(RequestError::NotYourSeat)?;
        let chair = self.state.chairs.get(usize::from(seat));
        let present = chair.is_none_or(|it| !matches!(it.sitter, Sitter::Person { .. }) || it.away);
        let since = self.absent_since.get(&seat);
        let gone = since.is_some_and(|since| since + self.config.away_after <= now.monotonic);
        if present || !gone || mine.contains(&seat) {
            return Err(NotNow::NotAway.into());
        }
        let voters = self.state.other_players(seat).len();
        let voted = self.state.away_votes.contains(&(by, seat));
        let votes = self.state.away_votes.iter().filter(|(_, absent)| *absent == seat).count();
        let votes = votes + usize::from(!voted);
        let half = voters == votes * 2 && planted(Bug::HalfOfVotes);
        let decided = voters < votes * 2 || half;
        if voted && !decided {
            return Ok(None);
        }
        self.stage(now, RoomEvent::AwayVoted { by, seat, id: Some(id) });
        if decided {
            self.stage(now, RoomEvent::Away { seat, why: AwayReason::Vote });
        }
        Ok(Some(self.commit(now, out)))
    }

    /// A client takes its seats back from the bots that play for them.
    pub(crate) fn back(
        &mut self,
        now: Now,
        connection: ConnectionId,
        id: String,
        out: &mut Vec<Output>,
    ) -> Handled {
        let mine = self.seats_of_connection(connection);
        if mine.is_empty() {
            return Err(MessageError::from(RequestError::NotYourSeat));
        }
        Ok(self.return_seats(now, &mine, Some(&id), out))
    }

    /// Gives these seats back to their owners. Returns `None` if no bot plays for any of them.
    pub(crate) fn return_seats(
        &mut self,
        now: Now,
        seats: &[u8],
        id: Option<&str>,
        out: &mut Vec<Output>,
    ) -> Option<u32> {
        let away = seats.iter().copied().filter(|seat| self.state.is_away(*seat));
        let away: Vec<u8> = away.collect();
        if away.is_empty() || self.require_playing().is_err() {
            return None;
        }
        for seat in away {
            self.stage(now, RoomEvent::Back { seat, id: id.map(str::to_owned) });
        }
        Some(self.commit(now, out))
    }
}
