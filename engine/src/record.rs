use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    ActError, Digest, Game, HiddenPlace, Match, Referee, Seat, Seed, Status, StepKind, Tally,
};

/// The version of the stored form that this program writes and reads.
pub const FORMAT: u32 = 1;

/// A match as it is stored: JSON, described in `docs/records.md`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the stored form: [`FORMAT`](crate::RECORD_FORMAT).
    pub format: u32,
    /// The game's slug.
    pub game: String,
    /// The version of the game's rules that the match is played by.
    pub rules: u32,
    /// The hash of the content pack: [`Pack::hash`](crate::Pack::hash).
    pub content: String,
    /// The options that were chosen before the match.
    pub options: Value,
    /// The players, by seat.
    pub seats: Vec<Player>,
    /// The commitment that was published before the first step: [`Seed::commitment`].
    pub commitment: String,
    /// The seed.
    pub seed: Seed,
    /// All steps, undos included.
    pub steps: Vec<RecordedStep>,
    /// The [`Outcome`](crate::Outcome) as JSON; `null` while the match is not over.
    pub result: Value,
    /// In a finished record, what each seat and the spectators were told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<News>,
}

/// The player of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name that others see.
    pub name: String,
    /// The bot's level; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One step of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedStep {
    /// The seat's number; 255 is the house.
    pub seat: Seat,
    /// An action or an undo.
    #[serde(flatten)]
    pub kind: RecordedStepKind,
    /// The fingerprint of the table after it.
    pub digest: Digest,
}

/// The kind of a step of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordedStepKind {
    /// The action's text form.
    Action(String),
    /// The seat took back its last action. The value is always `true`.
    Undo(bool),
}

/// What each seat and the spectators were told, one entry for each step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct News {
    /// By seat, then by step.
    pub seats: Vec<Vec<Value>>,
    /// By step.
    pub spectators: Vec<Value>,
}

/// The first difference between a record and its replay.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Difference {
    /// The record has another format than [`FORMAT`](crate::RECORD_FORMAT).
    #[error("the record has format {0}, and this program knows format {FORMAT}: use a newer one")]
    Format(u32),
    /// The record was played by another version of the rules.
    #[error(
        "the record was played by version {record} of the rules, and this program has {program}"
    )]
    Rules {
        /// The record's version.
        record: u32,
        /// The version that this program plays.
        program: u32,
    },
    /// The record was played with another pack: the first digits of its hash.
    #[error(
        "the record was played with another content pack ({0}…): give that pack with --content"
    )]
    Content(String),
    /// The number of seats or an option is not allowed.
    #[error("the record cannot be opened: {0}")]
    Opening(String),
    /// The seed does not fit the commitment.
    #[error("the seed does not match the commitment that was published")]
    Commitment,
    /// A step cannot be played.
    #[error("step {step}: {reason}")]
    Refused {
        /// Counted from 1.
        step: usize,
        /// Why not.
        reason: String,
    },
    /// A step leads to another table.
    #[error("step {step}: the replay comes to {replayed}, and the record says {recorded}")]
    Digest {
        /// Counted from 1.
        step: usize,
        /// The digest in the record.
        recorded: Digest,
        /// The digest of the replay.
        replayed: Digest,
    },
    /// The news of the record are not those of the replay.
    #[error("step {step}: {listener} was told something else than the replay tells")]
    News {
        /// Counted from 1; 0 if the number of entries differs.
        step: usize,
        /// The seat, counted from 1, or a spectator.
        listener: String,
    },
    /// The match is not over, so its hidden places stay hidden.
    #[error("the match is not over")]
    NotOver,
    /// The result is not that of the replay.
    #[error("the result is not the one that the replay comes to")]
    Result,
}

impl<G: Game> Match<G> {
    /// The stored form of this match as it stands. `players` needs an entry for each seat; a record with another number
    /// cannot be replayed.
    pub fn record(&self, players: Vec<Player>) -> Record {
        let over = matches!(self.status(), Status::Over(_));
        Record {
            format: FORMAT,
            game: G::SLUG.to_owned(),
            rules: G::rules_of(self.content()),
            content: self.table().content_hash().to_owned(),
            options: serde_json::to_value(self.options()).expect("options are plain data"),
            seats: players,
            commitment: self.seed().commitment(),
            seed: self.seed().clone(),
            steps: self.recorded_steps(),
            result: self.result(),
            news: over.then(|| self.all_news()),
        }
    }

    /// The `nth` step as a record has it, counted from 0.
    pub fn recorded_step(&self, nth: usize) -> Option<RecordedStep> {
        let step = self.steps().get(nth)?;
        let kind = match step.kind {
            StepKind::Act(action) => {
                RecordedStepKind::Action(G::action_text(self.table().content(), action))
            }
            StepKind::Undo => RecordedStepKind::Undo(true),
        };
        Some(RecordedStep { seat: step.by, kind, digest: step.digest })
    }

    fn recorded_steps(&self) -> Vec<RecordedStep> {
        (0..self.steps().len()).filter_map(|nth| self.recorded_step(nth)).collect()
    }

    fn result(&self) -> Value {
        match self.status() {
            Status::Waiting { .. } => Value::Null,
            Status::Over(outcome) => {
                serde_json::to_value(outcome.by_rule()).expect("an outcome is plain data")
            }
        }
    }

    fn all_news(&self) -> News {
        let seats = (0..self.table().n_seats()).map(Seat);
        News {
            seats: seats.map(|seat| self.news(Some(seat), 0)).collect(),
            spectators: self.news(None, 0),
        }
    }
}

/// Plays a record again and checks every digest, the news and the result. The error is the first difference.
pub fn verify<G: Game>(
    content: &'static G::Content,
    record: &Record,
) -> Result<Match<G>, Difference> {
    let replay = replay(content, record, record.steps.len())?;
    if let Some(news) = &record.news {
        compare_news(news, &replay.all_news())?;
    }
    if record.result != replay.result() {
        return Err(Difference::Result);
    }
    Ok(replay)
}

/// Plays the first `n_steps` steps of a record again and checks their digests, but not the news and the result. The
/// error is the first difference.
pub fn replay<G: Game>(
    content: &'static G::Content,
    record: &Record,
    n_steps: usize,
) -> Result<Match<G>, Difference> {
    let mut replay = open(content, record)?;
    for recorded in record.steps.iter().take(n_steps) {
        replay_step(&mut replay, recorded)?;
    }
    Ok(replay)
}

/// The points of each seat, and of a house that is ranked with them, before the first step of a finished record and after
/// each step; empty if the game has no such figures. Fails with [`Difference::NotOver`] if the match is not over, because
/// tallies count hidden cards.
pub fn tallies<G: Game>(
    content: &'static G::Content,
    record: &Record,
) -> Result<Vec<Tally>, Difference> {
    let mut replay = open::<G>(content, record)?;
    let mut tallies = Vec::from_iter(tally(&replay));
    for recorded in &record.steps {
        replay_step(&mut replay, recorded)?;
        tallies.extend(tally(&replay));
    }
    match replay.status() {
        Status::Over(_) => Ok(tallies),
        Status::Waiting { .. } => Err(Difference::NotOver),
    }
}

fn tally<G: Game>(replay: &Match<G>) -> Option<Tally> {
    let seats = Referee::of(replay).tally()?;
    let table = replay.table();
    let house = G::standings(table.content(), table.public()).and_then(|it| it.house_points());
    Some(seats.values().iter().copied().chain(house).collect())
}

/// A whole table of a match that is over, hidden places included.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WholeTable {
    /// What everyone saw.
    pub public: Value,
    /// What only each seat saw, by seat.
    pub seats: Vec<Value>,
    /// What no one saw.
    pub hidden: Vec<HiddenPlace>,
}

/// The whole table after the first `n_steps` steps of a finished record: 0 is the deal. The record is
/// [verified](verify()) first. Fails with [`Difference::NotOver`] if the match is not over.
pub fn whole_table<G: Game>(
    content: &'static G::Content,
    record: &Record,
    n_steps: usize,
) -> Result<WholeTable, Difference> {
    let whole = verify::<G>(content, record)?;
    if matches!(whole.status(), Status::Waiting { .. }) {
        return Err(Difference::NotOver);
    }
    let then = replay::<G>(content, record, n_steps)?;
    let mine = |seat| then.view(Some(seat))["mine"].take();
    Ok(WholeTable {
        public: then.view(None)["public"].take(),
        seats: (0..then.table().n_seats()).map(Seat).map(mine).collect(),
        hidden: Referee::of(&then).hidden(),
    })
}

fn open<G: Game>(content: &'static G::Content, record: &Record) -> Result<Match<G>, Difference> {
    use crate::Content;
    if record.format != FORMAT {
        return Err(Difference::Format(record.format));
    }
    if record.rules != G::rules_of(content) {
        return Err(Difference::Rules { record: record.rules, program: G::RULES_VERSION });
    }
    if record.content != content.hash() {
        return Err(Difference::Content(record.content.chars().take(12).collect()));
    }
    if record.seed.commitment() != record.commitment {
        return Err(Difference::Commitment);
    }
    let seats = record.seats.len();
    let seats = u8::try_from(seats).ok().filter(|seats| G::SEATS.contains(seats));
    let seats = seats.ok_or(Difference::Opening("its number of seats is not possible".into()))?;
    let options = crate::option::complete(&G::options(content), &record.options)
        .map_err(Difference::Opening)?;
    let options =
        serde_json::from_value(options).map_err(|err| Difference::Opening(err.to_string()))?;
    Ok(Match::open(content, options, seats, record.seed.clone()))
}

/// Plays one more step of a record and checks its digest.
fn replay_step<G: Game>(replay: &mut Match<G>, recorded: &RecordedStep) -> Result<(), Difference> {
    let step = replay.steps().len() + 1;
    let replayed = redo(replay, recorded).map_err(|reason| Difference::Refused { step, reason })?;
    if replayed != recorded.digest {
        return Err(Difference::Digest { step, recorded: recorded.digest, replayed });
    }
    Ok(())
}

fn redo<G: Game>(replay: &mut Match<G>, step: &RecordedStep) -> Result<Digest, String> {
    match &step.kind {
        RecordedStepKind::Undo(_) => match replay.undo(step.seat) {
            Ok(step) => Ok(step.digest),
            Err(no) => Err(format!("it cannot be taken back ({no:?})")),
        },
        RecordedStepKind::Action(text) => {
            let action = G::parse_action(replay.table().content(), text)
                .ok_or_else(|| format!("{text:?} is no action of this game"))?;
            match replay.act(step.seat, action) {
                Ok(step) => Ok(step.digest),
                Err(ActError::Refused(no)) => {
                    Err(format!("{text:?} is against {}", crate::Refusal::rule(&no)))
                }
                Err(ActError::NoSuchSeat) => Err("nobody sits there".to_owned()),
                Err(ActError::NotTheHouses) => Err(format!("the house may not {text:?} now")),
            }
        }
    }
}

fn compare_news(recorded: &News, replayed: &News) -> Result<(), Difference> {
    let listeners = |news: &News| {
        let seats = news.seats.iter().cloned();
        seats.chain([news.spectators.clone()]).collect::<Vec<_>>()
    };
    let (recorded, replayed) = (listeners(recorded), listeners(replayed));
    let name = |idx: usize| {
        if idx + 1 == replayed.len() {
            "a spectator".to_owned()
        } else {
            format!("seat {}", idx + 1)
        }
    };
    if recorded.len() != replayed.len() {
        return Err(Difference::News { step: 0, listener: "somebody".to_owned() });
    }
    for (idx, (recorded, replayed)) in recorded.iter().zip(&replayed).enumerate() {
        if recorded.len() != replayed.len() {
            return Err(Difference::News { step: 0, listener: name(idx) });
        }
        let differs = recorded.iter().zip(replayed).position(|(one, other)| one != other);
        if let Some(at) = differs {
            return Err(Difference::News { step: at + 1, listener: name(idx) });
        }
    }
    Ok(())
}
