//! Acting, taking back, going back, and the bots.

use engine::{RecordedDeed, Seat};
use journal::{Happening, Trouble};
use protocol::{No, Sitter};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::bots::{self, Brain, Pace};
use crate::figures;
use crate::room::actor::Keeper;
use crate::room::state::wish_of_seat;
use crate::room::wishes::{Outcome, hello_first, refuse_unless};
use crate::room::{ConnectionId, not_now};
use crate::voices;

/// So many steps of quick bots share a commit.
const BOT_STEPS: usize = 32;

impl Keeper {
    /// Whether the match runs.
    pub(crate) fn playing(&self) -> Result<(), No> {
        if self.room.frozen.is_some() {
            return Err(not_now("read_only"));
        }
        match self.room.table() {
            None => Err(not_now("not_started")),
            Some(_) if self.room.is_over() => Err(not_now("over")),
            Some(_) => Ok(()),
        }
    }

    /// The seat that a connection acts for: one of its own.
    pub(crate) fn acting_seat(
        &self,
        connection: ConnectionId,
        seat: Option<u8>,
    ) -> Result<Seat, No> {
        let look = self.look(connection).ok_or_else(hello_first)?;
        let mine = self.my_seats(connection);
        let seat = seat.or(look.seat.map(|seat| seat.0)).ok_or(No::NotYourSeat)?;
        if mine.contains(&seat) { Ok(Seat(seat)) } else { Err(No::NotYourSeat) }
    }

    /// What must hold before a seat changes the table. A stale client is sent what it missed.
    fn may_change(&mut self, connection: ConnectionId, seat: Seat, seen: u32) -> Result<(), No> {
        self.playing()?;
        if self.room.chairs.get(seat.idx()).is_some_and(|chair| chair.away) {
            return Err(not_now("away"));
        }
        if seen < self.room.last_change || self.room.last_n() < seen {
            self.catch_up(connection, Some(seen.min(self.room.last_n())));
            return Err(No::Stale { n: self.room.last_n() });
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
        let Some(table) = self.room.table_mut() else {
            return Ok(Err(not_now("not_started").into()));
        };
        refuse_unless!(table.act(seat, action).map_err(|no| voices::not_played(&no)));
        let act = self.last_step(Some(id), None)?;
        let mut whats = vec![act];
        self.play_quick_bots(&mut whats)?;
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
            return Ok(Err(not_now("not_started").into()));
        };
        refuse_unless!(table.undo(seat).map_err(voices::not_undone));
        let undo = self.last_step(Some(id), None)?;
        Ok(Ok(Some(self.commit(vec![undo]).await?)))
    }

    /// The last step of the match, to be stored.
    fn last_step(&mut self, id: Option<String>, bot: Option<String>) -> Result<Happening, Trouble> {
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
            return Ok(Err(not_now("request_open").into()));
        }
        let Some(table) = self.room.table() else {
            return Ok(Err(not_now("not_started").into()));
        };
        let last = (0..table.n_steps()).rev().find(|nth| table.by(*nth) == Some(seat));
        let Some(step) = last.map(|nth| nth as u32) else {
            return Ok(Err(not_now("nothing_done").into()));
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
            return Ok(Err(not_now("no_request").into()));
        };
        let asked = self.room.asked_seats(request.seat);
        let mut mine = self.my_seats(connection);
        mine.retain(|seat| asked.contains(seat));
        if mine.is_empty() {
            return Ok(Err(No::NotYourSeat.into()));
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

    /// Whether a bot or the house is waited for.
    pub(crate) fn bots_are_due(&self) -> bool {
        self.next_bot().is_some()
    }

    /// The next seat that no person plays, and who plays it.
    fn next_bot(&self) -> Option<(Seat, &'static dyn Brain)> {
        self.room.waiting().iter().find_map(|seat| Some((seat, self.brain_of(seat)?)))
    }

    fn brain_of(&self, seat: Seat) -> Option<&'static dyn Brain> {
        if seat == Seat::HOUSE {
            return Some(&bots::Random);
        }
        let chair = self.room.chairs.get(seat.idx())?;
        let level = match &chair.sitter {
            Sitter::Bot { level } => level,
            Sitter::Person { .. } if chair.away => &self.room.settings.level,
            Sitter::Person { .. } | Sitter::Nobody => return None,
        };
        Some(bots::brain(level).unwrap_or(&bots::Random))
    }

    /// Lets those play for whom nobody has to wait.
    pub(crate) fn play_quick_bots(&mut self, whats: &mut Vec<Happening>) -> Result<(), Trouble> {
        for _ in 0..BOT_STEPS {
            let Some((seat, brain)) = self.next_bot() else { break };
            if brain.pace() == Pace::Thinks {
                break;
            }
            let Some(table) = self.room.table() else { break };
            let code = brain.choose(table, seat, self.whim());
            whats.push(self.bot_act(seat, brain, code)?);
        }
        Ok(())
    }

    /// Plays what a bot chose. One that chose nothing, or something impossible, plays at random: no match waits for a
    /// bot for ever.
    fn bot_act(
        &mut self,
        seat: Seat,
        brain: &'static dyn Brain,
        code: Option<u32>,
    ) -> Result<Happening, Trouble> {
        let whim = self.whim();
        let room = self.room.id.clone();
        let wrong = |reason: &str| Trouble::Unreadable { room, reason: reason.to_owned() };
        let Some(table) = self.room.table_mut() else { return Err(wrong("there is no table")) };
        let chosen = code.is_some_and(|code| table.act(seat, &json!(code)).is_ok());
        if !chosen {
            let code = bots::Random.choose(table.as_ref(), seat, whim);
            let played = code.is_some_and(|code| table.act(seat, &json!(code)).is_ok());
            if !played {
                return Err(wrong("somebody is waited for who can do nothing"));
            }
        }
        let bot = (seat != Seat::HOUSE).then(|| brain.level().to_owned());
        self.last_step(None, bot)
    }

    /// Luck for a bot: never that of the match, and the same when the room is read again.
    fn whim(&self) -> u64 {
        let steps = self.room.table().map_or(0, |table| table.n_steps() as u64);
        let own = self.room.secret.nth(u64::MAX - steps).0;
        u64::from_le_bytes([own[0], own[1], own[2], own[3], own[4], own[5], own[6], own[7]])
    }

    /// Lets the bots play whose turn it is; those who think get a thread of their own.
    pub(crate) async fn let_bots_play(&mut self) -> Result<(), Trouble> {
        let Some((seat, brain)) = self.next_bot() else { return Ok(()) };
        let mut whats = Vec::new();
        match brain.pace() {
            Pace::AtOnce => self.play_quick_bots(&mut whats)?,
            Pace::Thinks => {
                let code = self.think(seat, brain).await?;
                whats.push(self.bot_act(seat, brain, code)?);
            }
        }
        self.commit(whats).await.map(|_| ())
    }

    /// Lends the match to a thread of the bots.
    async fn think(
        &mut self,
        seat: Seat,
        brain: &'static dyn Brain,
    ) -> Result<Option<u32>, Trouble> {
        figures::bots(1);
        let permit = self.house.thinking.clone().acquire_owned().await;
        let whim = self.whim();
        let table = self.room.start.as_mut().and_then(|start| start.table.take());
        let Some(table) = table else { return Ok(None) };
        let thought = tokio::task::spawn_blocking(move || {
            let choice = brain.choose(table.as_ref(), seat, whim);
            drop(permit);
            (table, choice)
        });
        let thought = thought.await;
        figures::bots(-1);
        let (table, choice) = thought.map_err(|err| Trouble::Unreadable {
            room: self.room.id.clone(),
            reason: format!("a bot stumbled: {err}"),
        })?;
        if let Some(start) = self.room.start.as_mut() {
            start.table = Some(table);
        }
        Ok(choice)
    }
}
