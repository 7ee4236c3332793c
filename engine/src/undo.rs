//! Undo, which is possible as long as nothing was revealed.
//!
//! An action can be taken back as long as it revealed nothing hidden to another seat. Games need no code for this. A
//! step that read the secret shelf or drew luck counts as revealing. For every other step, the engine imagines tables
//! that each other seat could have been sitting at ([`Setup::imagine`](crate::Setup::imagine)) and tries the action
//! there. If the action is impossible on one of them, or tells the seat something else, then the seat has learnt
//! something from it.

use serde::Serialize;

use crate::{Chance, Events, Game, Phrase, Seat, Status, Table, View};

/// On how many imagined tables a step is tried for each seat. One that differs is proof that the step revealed
/// something. If all agree, a reveal that only rarer tables would show goes unnoticed.
const TABLES_TRIED: u32 = 32;

/// Why an action was not taken back. The match is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "undo", rename_all = "snake_case")]
pub enum NotUndone {
    /// No action was played yet.
    NothingDone,
    /// Another seat or the house acted since the last action of this seat.
    OtherActed {
        /// The seat that acted.
        by: Seat,
    },
    /// The action read or changed the secret shelf, or drew luck.
    HiddenTouched,
    /// The action showed `to` something hidden that `to` did not know.
    Shown {
        /// The seat that learnt it.
        to: Seat,
    },
}

impl NotUndone {
    /// The reason for people, as a phrase.
    pub fn phrase(&self) -> Phrase {
        match self {
            NotUndone::NothingDone => Phrase::new("undo-nothing-done"),
            NotUndone::OtherActed { by } => Phrase::new("undo-other-acted").with("by", *by),
            NotUndone::HiddenTouched => Phrase::new("undo-hidden-touched"),
            NotUndone::Shown { to } => Phrase::new("undo-shown").with("to", *to),
        }
    }
}

/// The actions of the last seat that may still be taken back: those since another seat acted, or since an action
/// touched something hidden.
#[derive(Clone, Debug)]
pub(crate) struct Past<G: Game> {
    acts: Vec<Act<G>>,
    /// The seat of the last action that can no longer be taken back.
    last_final: Option<Seat>,
    /// The seat whose action made it final: another seat, or the same one if the action touched something hidden.
    finished_by: Option<Seat>,
}

#[derive(Clone, Debug)]
struct Act<G: Game> {
    by: Seat,
    action: G::Action,
    before: Table<G>,
}

impl<G: Game> Default for Past<G> {
    fn default() -> Self {
        Self { acts: Vec::new(), last_final: None, finished_by: None }
    }
}

impl<G: Game> Past<G> {
    pub(crate) fn remember(
        &mut self,
        by: Seat,
        action: G::Action,
        before: Table<G>,
        events: &Events<G>,
    ) {
        let last_by = self.acts.last().map(|act| act.by).or(self.last_final);
        if events.touched_hidden || by == Seat::HOUSE {
            self.acts.clear();
            self.last_final = Some(by);
            self.finished_by = Some(by);
            return;
        }
        if last_by != Some(by) {
            self.acts.clear();
            self.last_final = last_by;
            self.finished_by = Some(by);
        }
        self.acts.push(Act { by, action, before });
    }

    pub(crate) fn check(&self, by: Seat) -> Result<(), NotUndone> {
        let Some(act) = self.acts.last() else {
            return Err(match (self.last_final, self.finished_by) {
                (None, _) => NotUndone::NothingDone,
                (Some(last), _) if last != by => NotUndone::OtherActed { by: last },
                (Some(_), Some(other)) if other != by => NotUndone::OtherActed { by: other },
                (Some(_), _) => NotUndone::HiddenTouched,
            });
        };
        if act.by != by {
            return Err(NotUndone::OtherActed { by: act.by });
        }
        let others = (0..act.before.n_seats()).map(Seat).filter(|seat| *seat != by);
        match others.into_iter().find(|seat| shown(act, *seat)) {
            Some(to) => Err(NotUndone::Shown { to }),
            None => Ok(()),
        }
    }

    pub(crate) fn take_back(&mut self, by: Seat) -> Result<Table<G>, NotUndone> {
        self.check(by)?;
        let act = self.acts.pop().expect("checked");
        Ok(act.before)
    }
}

/// Whether an action of the viewing seat would end the match, or end its turn so that it could not be undone. It is
/// tried on an imagined table, so the answer reveals nothing to the seat.
pub(crate) fn passes_for_good<G: Game>(view: View<'_, G>, action: G::Action) -> bool {
    let by = view.seat;
    let before = G::imagine(view, &mut Chance::quick(0));
    let mut after = before.clone();
    let Ok(events) = after.step(by, action, &mut Chance::quick(0)) else { return false };
    match after.status() {
        Status::Over(_) => true,
        Status::Waiting { seats, .. } if seats.contains(by) => false,
        Status::Waiting { .. } => {
            let n_seats = before.n_seats();
            let act = Act { by, action, before };
            events.touched_hidden
                || (0..n_seats).map(Seat).any(|seat| seat != by && shown(&act, seat))
        }
    }
}

/// Whether the action told `seat` something that depends on what is hidden from it.
fn shown<G: Game>(act: &Act<G>, seat: Seat) -> bool {
    let Act { by, action, before } = act;
    let mut luck = Chance::quick(before.digest().0);
    let told = |mut table: Table<G>| {
        let events = table.step(*by, *action, &mut Chance::quick(0)).ok()?;
        let mine = events.private.into_iter().filter(|(to, _)| *to == seat);
        let mine: Vec<_> = mine.map(|(_, event)| event).collect();
        Some((events.public, mine))
    };
    let real = told(before.clone());
    if real.as_ref().is_some_and(|(public, mine)| public.is_empty() && mine.is_empty()) {
        return false;
    }
    (0..TABLES_TRIED).any(|_| told(G::imagine(before.view(seat), &mut luck)) != real)
}
