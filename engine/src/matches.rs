use serde_json::{Value, json};

use crate::undo::{Past, passes_for_good};
use crate::{ActError, Chance, Digest, Events, Game, NotUndone, Seat, Seed, Status, Table, View};

/// One game being played, from seed to result.
#[derive(Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    seed: Seed,
    chance: Chance,
    table: Table<G>,
    steps: Vec<Step<G>>,
    past: Past<G>,
}

/// One accepted action or undo of a match, with its events.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The seat that made it.
    pub by: Seat,
    /// An action or an undo.
    pub kind: StepKind<G::Action>,
    /// The fingerprint of the table after it.
    pub digest: Digest,
    pub(crate) outcome: FullOutcome<G>,
}

/// The kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind<A> {
    /// An action of the game.
    Act(A),
    /// The seat takes back its last action.
    Undo,
}

#[derive(Clone, Debug)]
pub(crate) enum FullOutcome<G: Game> {
    Events(Events<G>),
    /// The table after an undo. Each seat is shown its own view of it.
    Restored(Box<Table<G>>),
}

/// What a step did to the table, without the restored table of an undo.
#[derive(Debug)]
pub enum StepOutcome<'a, G: Game> {
    /// The events that an action told.
    Events(&'a Events<G>),
    /// An action was taken back: the table is as it was before it.
    Restored,
}

impl<G: Game> Match<G> {
    /// Opens a match and lays its table.
    ///
    /// # Panics
    ///
    /// If the game is not played by that many: see [`GameTypes::SEATS`](crate::GameTypes::SEATS).
    pub fn open(content: &'static G::Content, options: G::Options, seats: u8, seed: Seed) -> Self {
        assert!(G::SEATS.contains(&seats), "{} is not for {seats}", G::SLUG);
        let mut chance = Chance::for_step(&seed, 0);
        let table = G::setup(content, &options, seats, &mut chance);
        Self { options, seed, chance, table, steps: Vec::new(), past: Past::default() }
    }

    /// Plays one action. A refused action changes nothing.
    pub fn act(&mut self, by: Seat, action: G::Action) -> Result<&Step<G>, ActError<G::Refusal>> {
        self.chance.turn_to(self.steps.len() as u64 + 1);
        let before = self.table.clone();
        let events = self.table.step(by, action, &mut self.chance)?;
        if cfg!(debug_assertions) {
            self.table.audit().expect("the rules keep the audit");
        }
        self.past.remember(by, action, before, &events);
        Ok(self.push(by, StepKind::Act(action), FullOutcome::Events(events)))
    }

    /// Takes back the last action of `by`. This is possible until another seat acts, and only if the action drew no
    /// luck and revealed nothing that was hidden. [`NotUndone`] says why not.
    pub fn undo(&mut self, by: Seat) -> Result<&Step<G>, NotUndone> {
        self.table = self.past.take_back(by)?;
        let restored = Box::new(self.table.clone());
        Ok(self.push(by, StepKind::Undo, FullOutcome::Restored(restored)))
    }

    /// Checks whether `by` could undo now, without undoing.
    pub fn check_undo(&self, by: Seat) -> Result<(), NotUndone> {
        self.past.check(by)
    }

    /// Whether `action` would end the match, or end the turn of `by` so that it could not be undone, as far as `by` can
    /// know. Plays nothing.
    pub fn passes_for_good(&self, by: Seat, action: G::Action) -> bool {
        self.view_of(by).is_some_and(|view| passes_for_good(view, action))
    }

    /// The whole table: for the engine, and for [`Referee`](crate::Referee).
    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The content it is played with.
    pub fn content(&self) -> &'static G::Content {
        self.table.content()
    }

    /// What everyone sees.
    pub fn public(&self) -> &G::Public {
        self.table.public()
    }

    /// What `seat` knows; `None` if there is no such seat.
    pub fn view_of(&self, seat: Seat) -> Option<View<'_, G>> {
        (seat.0 < self.table.n_seats()).then(|| self.table.view(seat))
    }

    /// Replaces `offers` by the actions that `by` may take now. A seat that does not exist has none.
    pub fn offer(&self, by: Seat, offers: &mut Vec<G::Action>) {
        offers.clear();
        if by == Seat::HOUSE || by.0 < self.table.n_seats() {
            self.table.offer(by, offers);
        }
    }

    /// The options that were chosen before the match.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed. It must not be shown to people before the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The steps so far, undos included.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Whose decision it is, or how the match ended.
    pub fn status(&self) -> Status {
        self.table.status()
    }

    /// What `seat` sees, as JSON. `None`, or a seat that does not exist, is a spectator.
    pub fn view(&self, seat: Option<Seat>) -> Value {
        view(&self.table, seat)
    }

    /// What `seat` or a spectator was told by the steps after the first `since`. Each step has one entry, which is an
    /// empty object if the step told them nothing.
    pub fn news(&self, seat: Option<Seat>, since: usize) -> Vec<Value> {
        self.steps.iter().skip(since).map(|step| step.news(seat)).collect()
    }

    /// The same match at another table that looks the same to `seat`. For tests that the platform's answers to a seat
    /// depend on nothing else.
    #[doc(hidden)]
    pub fn imagined(&self, seat: Seat, whim: u64) -> Self {
        Self {
            options: self.options.clone(),
            seed: self.seed.clone(),
            chance: self.chance.clone(),
            table: G::imagine(self.table.view(seat), &mut Chance::quick(whim)),
            steps: self.steps.clone(),
            past: self.past.clone(),
        }
    }

    fn push(&mut self, by: Seat, kind: StepKind<G::Action>, outcome: FullOutcome<G>) -> &Step<G> {
        self.steps.push(Step { by, kind, digest: self.table.digest(), outcome });
        self.steps.last().expect("just pushed")
    }
}

impl<G: Game> Step<G> {
    /// The events of the step, or [`StepOutcome::Restored`] for an undo.
    pub fn outcome(&self) -> StepOutcome<'_, G> {
        match &self.outcome {
            FullOutcome::Events(events) => StepOutcome::Events(events),
            FullOutcome::Restored(_) => StepOutcome::Restored,
        }
    }

    /// What `seat` or a spectator was told by it, as JSON.
    pub fn news(&self, seat: Option<Seat>) -> Value {
        match &self.outcome {
            FullOutcome::Events(events) => {
                let mut news = json!({});
                if !events.public.is_empty() {
                    news["public"] = json!(events.public);
                }
                let mine: Vec<_> = seat.into_iter().flat_map(|seat| events.to(seat)).collect();
                if !mine.is_empty() {
                    news["mine"] = json!(mine);
                }
                news
            }
            FullOutcome::Restored(table) => json!({ "restored": view(table, seat) }),
        }
    }
}

fn view<G: Game>(table: &Table<G>, seat: Option<Seat>) -> Value {
    let perspective = table.perspective(seat);
    match perspective.mine {
        Some((seat, mine)) => json!({ "seat": seat, "public": perspective.public, "mine": mine }),
        None => json!({ "public": perspective.public }),
    }
}
