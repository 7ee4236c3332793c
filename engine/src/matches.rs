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

/// One accepted step of a match, with its events.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Who did it.
    pub by: Seat,
    /// What was done.
    pub kind: StepKind<G::Action>,
    /// The table's fingerprint afterwards.
    pub digest: Digest,
    pub(crate) outcome: FullOutcome<G>,
}

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind<A> {
    /// An action of the game.
    Act(A),
    /// The seat's last action is taken back.
    Undo,
}

#[derive(Clone, Debug)]
pub(crate) enum FullOutcome<G: Game> {
    Events(Events<G>),
    /// The table as it was before: each seat is shown its own view of it.
    Restored(Box<Table<G>>),
}

/// The outcome of a step that a listener may be told.
#[derive(Debug)]
pub enum StepOutcome<'a, G: Game> {
    /// What was told to everyone, and to this seat.
    Events(&'a Events<G>),
    /// An action was taken back: everything is as it was before it.
    Restored,
}

impl<G: Game> Match<G> {
    /// Opens a match.
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

    /// Takes back the last action of `by`, exactly as long as it told nobody anything that was hidden.
    pub fn undo(&mut self, by: Seat) -> Result<&Step<G>, NotUndone> {
        self.table = self.past.take_back(by)?;
        let restored = Box::new(self.table.clone());
        Ok(self.push(by, StepKind::Undo, FullOutcome::Restored(restored)))
    }

    /// Why `by` could not undo now, if it could not.
    pub fn check_undo(&self, by: Seat) -> Result<(), NotUndone> {
        self.past.check(by)
    }

    /// Whether `action` would pass the move on, or end the match, and could not be taken back then, as far as `by` can
    /// know. Plays nothing.
    pub fn passes_for_good(&self, by: Seat, action: G::Action) -> bool {
        self.view_of(by).is_some_and(|view| passes_for_good(view, action))
    }

    /// The whole table: for the engine, and for [`Referee`](crate::Referee).
    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The printed matter it is played with.
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

    /// Lists what `by` may do now, in place of what `offers` held. A seat that does not exist may do nothing.
    pub fn offer(&self, by: Seat, offers: &mut Vec<G::Action>) {
        offers.clear();
        if by == Seat::HOUSE || by.0 < self.table.n_seats() {
            self.table.offer(by, offers);
        }
    }

    /// What was chosen before the match.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed. For the journal; shown to people only after the end.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What was done so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Whose decision it is, or how the match ended.
    pub fn status(&self) -> Status {
        self.table.status()
    }

    /// What `seat` sees, as JSON; what a spectator sees when there is no seat.
    pub fn view(&self, seat: Option<Seat>) -> Value {
        view(&self.table, seat)
    }

    /// What `seat` was told by the steps after the first `since`, one entry a step: empty where it heard nothing.
    pub fn news(&self, seat: Option<Seat>, since: usize) -> Vec<Value> {
        self.steps.iter().skip(since).map(|step| step.news(seat)).collect()
    }

    /// The same match at a table that only looks the same to `seat`. For tests of what leaves the platform.
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
    /// The events of the step, or that an action was taken back.
    pub fn outcome(&self) -> StepOutcome<'_, G> {
        match &self.outcome {
            FullOutcome::Events(events) => StepOutcome::Events(events),
            FullOutcome::Restored(_) => StepOutcome::Restored,
        }
    }

    /// What `seat` heard of it, as JSON.
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
