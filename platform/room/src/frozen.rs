//! Matches that this program cannot continue: shown as far as it can follow them, exported, ended by agreement.

use std::collections::BTreeSet;

use engine::{AnyMatch, Record, RecordedStep, RecordedStepKind, Status};
use protocol::{NotNow, Sitter};
use serde_json::json;

use crate::{Requester, Room, RoomEvent, State};

/// Why this program cannot continue a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// The match began by rules or with a pack that this program does not have. Nothing is wrong with it.
    OtherVersion(String),
    /// The log does not lead where it says.
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
    /// Whether this program's own rules have come to every stored digest so far, so that its table is the true one.
    pub(crate) follows: bool,
    /// The steps as the log has them.
    pub(crate) steps: Vec<RecordedStep>,
}

impl Frozen {
    /// Takes in what an entry does to the match.
    #[allow(clippy::wildcard_enum_match_arm, reason = "nothing else changes the steps")]
    pub(crate) fn log(&mut self, event: &RoomEvent) {
        match event {
            RoomEvent::Rewound { step, .. } => self.steps.truncate(*step as usize),
            _ => self.steps.extend(recorded(event)),
        }
    }
}

/// The step that an entry records, if it records one.
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

    /// Freezes the match at the entry that this program could not carry out. `n_steps` steps before it are certain.
    pub(crate) fn freeze(&mut self, why: Unplayable, n_steps: usize, event: &RoomEvent) {
        let steps = self.game_match().map(|played| {
            let steps = (0..n_steps).filter_map(|nth| played.recorded(nth));
            steps.collect()
        });
        let mut frozen = Frozen { why, follows: false, steps: steps.unwrap_or_default() };
        frozen.log(event);
        self.frozen = Some(frozen);
    }

    /// Drops the steps after the first `n_steps` from the match. No digest proves the deal: without a step that agrees
    /// no table is shown.
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

    /// The record of a match that this program cannot continue, as its log has it.
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

    /// What the log says of a step that this program cannot follow: the seat's own action, as it was stored. An action
    /// of another seat may name what is hidden.
    pub(crate) fn stored_step(&self, nth: u32) -> Option<&RecordedStep> {
        self.frozen.as_ref()?.steps.get(nth as usize)
    }

    /// The seats of people whose consent ends a match that cannot be continued: those that no bot plays for.
    fn ending_seats(&self) -> BTreeSet<u8> {
        let seats = (0u8..).zip(&self.chairs);
        let people = seats.filter(|(_, chair)| matches!(chair.sitter, Sitter::Person { .. }));
        people.filter(|(_, chair)| !chair.away).map(|(seat, _)| seat).collect()
    }

    /// Whether everybody whose consent is needed has agreed to end the match, once `agreeing` do.
    fn all_agree(&self, agreeing: &[u8]) -> bool {
        let agreed = |seat: &u8| self.end_agreed.contains(seat) || agreeing.contains(seat);
        self.ending_seats().iter().all(agreed)
    }
}

impl Room {
    /// A person agrees to end a match that this program cannot continue. It ends when all players agree.
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

    /// Whether the others have agreed to end the match that this player leaves.
    pub(crate) fn ends_without(&self, seat: u8) -> bool {
        let frozen = self.state.frozen.is_some() && !self.state.end_agreed.is_empty();
        frozen && self.state.all_agree(&[seat])
    }
}
