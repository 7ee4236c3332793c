//! Hints: what a bot would do at somebody's seat.

use std::sync::Arc;

use bots::Candidate;
use engine::Seat;
use protocol::{FromServer, NotNow, RequestError, Sitter};
use tokio::sync::mpsc;

use crate::gate::{Barred, Reached};
use crate::levels;
use crate::room::actor::Keeper;
use crate::room::bots::think;
use crate::room::{ConnectionId, Out, not_now, text};

impl Keeper {
    /// Lets a bot think about a seat's offers. The answer goes to the connection that asked; the room goes on.
    pub(crate) fn hint(&mut self, connection: ConnectionId, id: String, seat: Option<u8>) {
        let seat = self.acting_seat(connection, seat);
        match seat.and_then(|seat| Ok((seat, self.may_ask_hint(seat)?))) {
            Err(no) => self.refuse(connection, Some(id), no.into()),
            Ok((seat, person)) => self.ask_adviser(connection, id, seat, person),
        }
    }

    /// Who asks for a hint, where this room and this node let them.
    fn may_ask_hint(&self, seat: Seat) -> Result<i64, RequestError> {
        self.playing()?;
        if !self.room.settings.hints {
            return Err(not_now(NotNow::HintsOff));
        }
        if !self.room.awaited_people().contains(seat) {
            return Err(not_now(NotNow::NotYourTurn));
        }
        let Some(Sitter::Person { person, .. }) =
            self.room.chairs.get(seat.idx()).map(|chair| &chair.sitter)
        else {
            return Err(RequestError::NotYourSeat);
        };
        self.house.hints.pass_here(person).map_err(reached)?;
        Ok(*person)
    }

    fn ask_adviser(&mut self, connection: ConnectionId, id: String, seat: Seat, person: i64) {
        let seated = self.room.start.as_ref().and_then(|start| start.table.as_ref());
        let decision = seated.and_then(|seated| seated.decision(seat));
        let (Some(decision), Some(out)) = (decision, self.way_to(connection)) else {
            return self.refuse(connection, Some(id), not_now(NotNow::NotYourTurn).into());
        };
        let offers = self.offers(connection, seat);
        let n = self.room.last_n();
        let mut luck = self.room.whim();
        let explain = move || decision.explain(&levels::adviser(), &mut luck).ok();
        let thought = think(Arc::clone(&self.house), explain);
        let house = Arc::clone(&self.house);
        tokio::spawn(async move {
            let passed = house.hints.pass_together(&person, &*house.journal).await;
            let found = match passed {
                Ok(()) => thought.await.ok_or(RequestError::Trouble),
                Err(Barred::Reached(limit)) => Err(reached(limit)),
                Err(Barred::Trouble(_)) => Err(RequestError::Trouble),
            };
            let message = match found {
                Ok(found) => FromServer::Hint { id, n, candidates: shown(&found, &offers) },
                Err(why) => FromServer::Refused { id: Some(id), why, line: None },
            };
            // Whoever has gone needs no hint.
            let _ = out.send(Out::Texts(vec![text(&message)])).await;
        });
    }

    fn way_to(&self, connection: ConnectionId) -> Option<mpsc::Sender<Out>> {
        self.listeners.0.get(&connection).map(|listener| listener.out.clone())
    }

    /// The seat's offers, each with its words where the connection asked for words.
    fn offers(&self, connection: ConnectionId, seat: Seat) -> Vec<(u32, Option<String>)> {
        let offers = self.room.table().map(|table| table.offers(seat)).unwrap_or_default();
        offers.iter().map(|it| (it.code, self.line(connection, &it.label))).collect()
    }
}

fn reached(Reached { limit, wait }: Reached) -> RequestError {
    RequestError::Limit { limit: limit.to_owned(), wait }
}

fn shown(found: &[Candidate<u32>], offers: &[(u32, Option<String>)]) -> Vec<protocol::Candidate> {
    let tries: u64 = found.iter().map(|candidate| u64::from(candidate.visits)).sum();
    let shown = |candidate: &Candidate<u32>| protocol::Candidate {
        code: candidate.action,
        label: offers
            .iter()
            .find(|(code, _)| *code == candidate.action)
            .and_then(|(_, label)| label.clone()),
        share: (u64::from(candidate.visits) * 1000 / tries.max(1)) as u32,
        points: candidate.points,
        win: candidate.win,
        visits: candidate.visits,
    };
    found.iter().map(shown).collect()
}
