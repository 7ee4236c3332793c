use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    ActError, BySeat, Digest, Game, HiddenPlace, Match, Referee, Seat, Seed, Status, StepKind,
};

/// The version of the stored form.
pub const FORMAT: u32 = 1;

/// A match as it is stored: JSON, described in `docs/records.md`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this form.
    pub format: u32,
    /// The game's slug.
    pub game: String,
    /// The version of the game's rules that it is played by.
    pub rules: u32,
    /// The hash of the content pack.
    pub content: String,
    /// What was chosen before the match.
    pub options: Value,
    /// Who sat where.
    pub seats: Vec<Player>,
    /// What was published before the first step.
    pub commitment: String,
    /// The seed.
    pub seed: Seed,
    /// What was done.
    pub steps: Vec<RecordedStep>,
    /// Places, points and where they come from; nothing while the match is not over.
    pub result: Value,
    /// In a finished record: what every seat and the spectators heard, one entry a step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<News>,
}

/// Whoever sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// As the others call them.
    pub name: String,
    /// The bot's level, where a bot sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One step of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedStep {
    /// The seat's number; 255 is the house.
    pub seat: Seat,
    /// What was done.
    #[serde(flatten)]
    pub kind: RecordedStepKind,
    /// The table's fingerprint afterwards.
    pub digest: Digest,
}

/// What a step of a record does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordedStepKind {
    /// The action's text form.
    Action(String),
    /// The seat's last action was taken back.
    Undo(bool),
}

/// What everybody heard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct News {
    /// By seat, then by step.
    pub seats: Vec<Vec<Value>>,
    /// By step.
    pub spectators: Vec<Value>,
}

/// Where a record and its replay part.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Difference {
    /// Written by a later program.
    #[error("the record has format {0}, and this program knows format {FORMAT}: use a newer one")]
    Format(u32),
    /// Played by other rules.
    #[error(
        "the record was played by version {record} of the rules, and this program has {program}"
    )]
    Rules {
        /// The record's version.
        record: u32,
        /// The version at hand.
        program: u32,
    },
    /// Played with other content.
    #[error(
        "the record was played with another content pack ({0}…): give that pack with --content"
    )]
    Content(String),
    /// The match cannot be opened like this.
    #[error("the record cannot be opened: {0}")]
    Opening(String),
    /// The seed is not the one that was promised.
    #[error("the seed does not match the commitment that was published")]
    Commitment,
    /// A step is not possible.
    #[error("step {step}: {reason}")]
    Refused {
        /// Counted from 1.
        step: usize,
        /// What speaks against it.
        reason: String,
    },
    /// A step leads elsewhere.
    #[error("step {step}: the replay comes to {replayed}, and the record says {recorded}")]
    Digest {
        /// Counted from 1.
        step: usize,
        /// As written.
        recorded: Digest,
        /// As played again.
        replayed: Digest,
    },
    /// Somebody was told something else.
    #[error("step {step}: {listener} was told something else than the replay tells")]
    News {
        /// Counted from 1; 0 where an entry is missing.
        step: usize,
        /// Who heard it; seats are counted from 1.
        listener: String,
    },
    /// The match was not played to its end.
    #[error("the match is not over")]
    NotOver,
    /// The result is another.
    #[error("the result is not the one that the replay comes to")]
    Result,
}

impl<G: Game> Match<G> {
    /// The stored form of this match as it stands.
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
                serde_json::to_value(outcome).expect("an outcome is plain data")
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

/// Plays a record again and names the first thing that differs.
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

/// Plays the first `n_steps` steps of a record again.
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

/// The points that each seat would have had, before the first step of a finished record and after each. A match that
/// is not over has hidden places, so it has no tallies.
pub fn tallies<G: Game>(
    content: &'static G::Content,
    record: &Record,
) -> Result<Vec<BySeat<i32>>, Difference> {
    let mut replay = open::<G>(content, record)?;
    let mut tallies = Vec::from_iter(Referee::of(&replay).tally());
    for recorded in &record.steps {
        replay_step(&mut replay, recorded)?;
        tallies.extend(Referee::of(&replay).tally());
    }
    match replay.status() {
        Status::Over(_) => Ok(tallies),
        Status::Waiting { .. } => Err(Difference::NotOver),
    }
}

/// A whole table of a match that is over: everything that lay on it, hidden places included.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WholeTable {
    /// What everyone saw.
    pub public: Value,
    /// What each seat saw besides.
    pub seats: Vec<Value>,
    /// What no one saw.
    pub hidden: Vec<HiddenPlace>,
}

/// The whole table after the first `n_steps` steps of a finished record: 0 is the deal. A match that is not over keeps
/// its hidden places.
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

/// Plays one more step of a record, to the same digest.
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
