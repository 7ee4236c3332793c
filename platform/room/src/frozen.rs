//! Frozen matches, which this program cannot continue: it lacks their rules or their pack, or the log is damaged.
//!
//! Players see as much of the match as the program can follow, and can agree to end it. An administrator can export its
//! record. A program that has its rules and its pack can continue it.

use std::collections::BTreeSet;

use engine::{AnyMatch, Record, RecordedStep, RecordedStepKind, Status};
use protocol::{NotNow, Sitter};
use serde_json::json;

use crate::{Requester, Room, RoomEvent, State};

/// Why this program cannot continue a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// The match began with rules or a pack that this program does not have. A program that has them can continue it.
    OtherVersion(String),
    /// The program has the rules and the pack, but cannot replay an entry or comes to another digest.
    Damaged(String),
}

impl Unplayable {
    /// The reason in words, for operators.
    pub fn reason(&self) -> &str {
        match self {
            Unplayable::OtherVersion(reason) | Unplayable::Damaged(reason) => reason,
        }
    }
}

/// A match that this program cannot continue.
#[derive(Debug)]
pub(crate) struct Frozen {
    pub(crate) why: Unplayable,
    /// Whether this program's own rules have come to every stored digest so far. If so, its table is the true one.
    pub(crate) follows: bool,
    /// The steps as the log has them.
    pub(crate) steps: Vec<RecordedStep>,
}

impl Frozen {
    /// Applies an entry to the list of steps.
    #[allow(clippy::wildcard_enum_match_arm, reason = "nothing else changes the steps")]
    pub(crate) fn log(&mut self, event: &RoomEvent) {
        match event {
            RoomEvent::Rewound { step, .. } => self.steps.truncate(*step as usize),
            _ => self.steps.extend(recorded(event)),
        }
    }
}

/// The step of an event, or `None` if it is not a step.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "an action and an undo are all the steps there are"
)]
fn recorded(event: &RoomEvent) -> Option<RecordedStep> {
    let (seat, kind, digest) = match event {
        RoomEvent::Act { seat, action, digest, .. } => {
            (*seat, RecordedStepKind::Action(action.clone()), *digest)
        }
        RoomEvent::Undo { seat, digest, .. } => (*seat, RecordedStepKind::Undo(true), *digest),
        _ => return None,
    };
    Some(RecordedStep { seat: engine::Seat(seat), kind, digest })
}

impl State {
    /// Why this program cannot continue the match, if it cannot.
    pub fn unplayable(&self) -> Option<&Unplayable> {
        self.frozen.as_ref().map(|frozen| &frozen.why)
    }

    /// The reason why this program cannot continue the match, if it cannot.
    pub fn frozen(&self) -> Option<&str> {
        self.unplayable().map(Unplayable::reason)
    }

    /// Freezes the match at the entry that this program could not replay. The first `n_steps` steps were replayed with
    /// the right digests.
    pub(crate) fn freeze(&mut self, why: Unplayable, n_steps: usize, event: &RoomEvent) {
        let steps = self.game_match().map(|played| {
            let steps = (0..n_steps).filter_map(|nth| played.recorded(nth));
            steps.collect()
        });
        let mut frozen = Frozen { why, follows: false, steps: steps.unwrap_or_default() };
        frozen.log(event);
        self.frozen = Some(frozen);
    }

    /// Drops all steps after the first `n_steps` from the match. With no step left there is no match to show: only the
    /// digest of a step proves that the deal is right.
    pub(crate) fn show_only(&mut self, n_steps: usize) {
        let Some(started) = &mut self.started else { return };
        let Some(played) = started.seated.as_ref().map(|seated| seated.game_match()) else {
            return;
        };
        if played.n_steps() == n_steps && 0 < n_steps {
            return;
        }
        let record = played.record(started.players.clone());
        let content = started.content.filter(|_| 0 < n_steps);
        let replayed = content.and_then(|it| bots::replay(it, &record, n_steps)?.ok());
        started.seated = replayed;
    }

    /// The record of a frozen match, with the steps of its log.
    pub(crate) fn frozen_record(&self, frozen: &Frozen) -> Option<Record> {
        let started = self.started.as_ref()?;
        let archived = self.archive.as_ref().map(|archive| archive.outcome.clone());
        let followed = match self.game_match().map(AnyMatch::status) {
            Some(Status::Over(outcome)) => Some(json!(outcome)),
            Some(Status::Waiting { .. }) | None => None,
        };
        let result = archived.or(followed).unwrap_or_default();
        Some(Record {
            format: engine::RECORD_FORMAT,
            game: started.game.slug().to_owned(),
            rules: started.rules,
            content: started.hash.clone(),
            options: started.options.clone(),
            seats: started.players.clone(),
            commitment: started.commitment.clone(),
            seed: started.seed.clone(),
            steps: frozen.steps.clone(),
            result,
            news: None,
        })
    }

    /// Step `nth` of a frozen match as stored. Show the action to its own seat only: its text may name hidden things.
    pub(crate) fn stored_step(&self, nth: u32) -> Option<&RecordedStep> {
        self.frozen.as_ref()?.steps.get(nth as usize)
    }

    /// The seats whose consent ends a frozen match: those of people who are not away.
    fn ending_seats(&self) -> BTreeSet<u8> {
        let seats = (0u8..).zip(&self.chairs);
        let people = seats.filter(|(_, chair)| matches!(chair.sitter, Sitter::Person { .. }));
        people.filter(|(_, chair)| !chair.away).map(|(seat, _)| seat).collect()
    }

    /// Whether every seat whose consent is needed has agreed to end the match, or is among `agreeing`.
    fn all_agree(&self, agreeing: &[u8]) -> bool {
        let agreed = |seat: &u8| self.end_agreed.contains(seat) || agreeing.contains(seat);
        self.ending_seats().iter().all(agreed)
    }
}

impl Room {
    /// The events of a person's agreement to end a frozen match, with [`RoomEvent::Ended`] if theirs is the last.
    pub(crate) fn agree_to_end(&self, person: &Requester) -> Result<Vec<RoomEvent>, NotNow> {
        if self.state.is_over() {
            return Err(NotNow::Over);
        }
        if self.state.frozen.is_none() {
            return Err(NotNow::CanGoOn);
        }
        let mine = self.state.seats_of(Some(person.id));
        if mine.is_empty() {
            return Err(NotNow::NotSeated);
        }
        let new = mine.iter().copied().filter(|seat| !self.state.end_agreed.contains(seat));
        let mut events: Vec<RoomEvent> = new.map(|seat| RoomEvent::EndAgreed { seat }).collect();
        if self.state.all_agree(&mine) {
            events.push(RoomEvent::Ended);
        }
        Ok(events)
    }

    /// Whether a frozen match ends when this seat's player leaves, because all others have agreed to end it.
    pub(crate) fn ends_without(&self, seat: u8) -> bool {
        let frozen = self.state.frozen.is_some() && !self.state.end_agreed.is_empty();
        frozen && self.state.all_agree(&[seat])
    }
}
