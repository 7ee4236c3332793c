//! Undo that knows what was revealed.
//!
//! An action can be taken back while it told nobody anything that was hidden. The engine finds out by itself:
//! a step that looked at the secret shelf or drew luck has revealed something; and a step has told a seat something
//! hidden if there is a table that this seat could have been sitting at on which the same action is impossible, or
//! tells the seat something else.

use serde::Serialize;

use crate::{Chance, Events, Game, Phrase, Seat, Status, Table, View};

/// On how many tables a step is tried for each seat. One that differs is proof; that many that agree are enough.
const TABLES_TRIED: u32 = 32;

/// Why an action is not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "undo", rename_all = "snake_case")]
pub enum NotUndone {
    /// Nothing was done yet.
    NothingDone,
    /// Somebody else acted since.
    OtherActed {
        /// Who did.
        by: Seat,
    },
    /// The action turned up something hidden, or drew luck.
    HiddenTouched,
    /// The action showed `to` something of the seat's own that `to` did not know.
    Shown {
        /// Who learnt it.
        to: Seat,
    },
}

impl NotUndone {
    /// The reason, to be put into words.
    pub fn phrase(&self) -> Phrase {
        match self {
            NotUndone::NothingDone => Phrase::new("undo-nothing-done"),
            NotUndone::OtherActed { by } => Phrase::new("undo-other-acted").with("by", *by),
            NotUndone::HiddenTouched => Phrase::new("undo-hidden-touched"),
            NotUndone::Shown { to } => Phrase::new("undo-shown").with("to", *to),
        }
    }
}

/// The actions that may still be taken back: those since luck, the secret shelf or another seat came in.
#[derive(Clone, Debug)]
pub(crate) struct Past<G: Game> {
    acts: Vec<Act<G>>,
    /// Who did the last action that can no longer be taken back.
    last_final: Option<Seat>,
    /// Whose action made it final: another seat's, or the own one that touched something hidden.
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

/// Whether an action of the viewing seat would pass the move on, or end the match, and could not be taken back then.
/// It is tried on a table that the seat could be sitting at, so the answer tells the seat nothing.
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

/// Whether the action told `seat` something that it could not have known.
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
