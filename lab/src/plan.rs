//! A run that is ready to be played.

use std::sync::atomic::AtomicBool;

use bots::BotSpec;
use engine::{AnyGame, Opening, Pack, Seed};
use serde_json::{Map, Value};

use crate::error::LabError;
use crate::match_result::{MatchResult, ScheduledMatch, Setup};
use crate::run::{Detail, RunContext, play_schedule};
use crate::run_spec::{BalanceTables, Kind, RunSpec};
use crate::schedule::tournament_schedule;

/// A fingerprint of the sources of rules, content, bots and lab. Two programs that differ in it might play a match
/// differently.
pub const SOURCES: &str = env!("SOURCES");

/// A [`RunSpec`] with its bots and tables, ready to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    spec: RunSpec,
    packs: Vec<Pack>,
    bots: Vec<BotSpec>,
    setups: Vec<Setup>,
}

/// How a plan is played on this machine.
#[derive(Clone, Copy)]
pub struct PlayControl<'a> {
    /// The number of threads; `None` for all cores.
    pub threads: Option<usize>,
    /// If it is set, no further match is begun; those that have begun are finished.
    pub stop: &'a AtomicBool,
    /// Called from any thread with each match that was played. Its error ends the run.
    pub on_result: &'a (dyn Fn(&MatchResult) -> Result<(), String> + Sync),
}

impl std::fmt::Debug for PlayControl<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PlayControl").field("threads", &self.threads).finish_non_exhaustive()
    }
}

impl Plan {
    /// Makes the plan of a run. `packs` are those of the folders in `spec.content`, in that order.
    ///
    /// # Errors
    ///
    /// What is wrong with `spec`, as a sentence for the person who wrote it.
    pub fn new(spec: RunSpec, packs: Vec<Pack>) -> Result<Self, String> {
        let game = catalogue::find(&spec.game)
            .ok_or_else(|| format!("there is no game {:?}", spec.game))?;
        let bots = spec.bots.iter().map(|bot| bot.parse()).collect::<Result<_, String>>()?;
        if spec.kind != Kind::Tournament && 1 < distinct(&spec.bots).len() {
            let kind = spec.kind.name();
            return Err(format!(
                "{kind} judges a game by equal bots: name one; a tournament judges bots"
            ));
        }
        if spec.kind == Kind::Tournament && 1 < spec.seats && distinct(&spec.bots).len() < 2 {
            return Err("a tournament compares bots: name at least two, such as --bots \
                        master,builder; monumenta lab balance plays equal bots"
                .to_owned());
        }
        let mut setups = tables(game, &spec, &packs)?;
        if spec.kind == Kind::Balance && spec.tables == BalanceTables::EveryOption {
            setups.extend(other_options(game, &setups[0], &spec));
        }
        let seed = Seed::of_words("check");
        for setup in &setups {
            let (content, options) = (setup.content, &setup.options);
            let opening = Opening { content, options, seats: spec.seats, seed: seed.clone() };
            game.open(opening).map_err(|fault| fault.to_string())?;
        }
        Ok(Self { spec, packs, bots, setups })
    }

    /// The spec of the run.
    pub fn spec(&self) -> &RunSpec {
        &self.spec
    }

    /// The content packs that [`RunSpec::content`] names.
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// The bots that scheduled matches refer to.
    pub fn bots(&self) -> &[BotSpec] {
        &self.bots
    }

    /// The setups that scheduled matches refer to.
    pub fn setups(&self) -> &[Setup] {
        &self.setups
    }

    /// The names of the rows of the report: bots in a tournament, setups otherwise.
    pub fn names(&self) -> Vec<String> {
        match self.spec.kind {
            Kind::Tournament => distinct(&self.spec.bots),
            Kind::Balance | Kind::Compare => {
                self.setups.iter().map(|setup| setup.name.clone()).collect()
            }
        }
    }

    /// All matches of the run, sorted by number. In a tournament, every bot plays every deal from every seat;
    /// otherwise, every setup plays the same deals.
    pub fn schedule(&self) -> Vec<ScheduledMatch> {
        if self.spec.kind == Kind::Tournament {
            let RunSpec { seats, games, .. } = self.spec;
            return self.merged(tournament_schedule(self.bots.len(), seats, games));
        }
        let bots: Vec<usize> =
            (0..usize::from(self.spec.seats)).map(|seat| seat % self.bots.len()).collect();
        let deals = (0..self.spec.games).flat_map(|deal| {
            let bots = bots.clone();
            (0..self.setups.len()).map(move |setup| (deal, setup, bots.clone()))
        });
        let scheduled = |(nth, (deal, setup, bots))| ScheduledMatch { nth, deal, setup, bots };
        (0..).zip(deals).map(scheduled).collect()
    }

    /// Plays some of the scheduled matches; see [`play_schedule`].
    ///
    /// # Errors
    ///
    /// As those of [`play_schedule`].
    pub fn play(
        &self,
        schedule: &[ScheduledMatch],
        control: PlayControl<'_>,
    ) -> Result<Vec<MatchResult>, LabError> {
        let context = RunContext {
            game: &self.spec.game,
            seats: self.spec.seats,
            setups: &self.setups,
            bots: &self.bots,
            seed: &self.spec.seed,
            threads: control.threads,
            detail: match self.spec.kind {
                Kind::Tournament => Detail::Results,
                Kind::Balance | Kind::Compare => Detail::Features,
            },
            stop: control.stop,
            on_result: control.on_result,
        };
        play_schedule(context, schedule)
    }

    /// Counts a bot that is named several times as one bot.
    fn merged(&self, mut schedule: Vec<ScheduledMatch>) -> Vec<ScheduledMatch> {
        let names = distinct(&self.spec.bots);
        let first = |bot: usize| names.iter().position(|name| *name == self.spec.bots[bot]);
        for bot in schedule.iter_mut().flat_map(|scheduled| &mut scheduled.bots) {
            *bot = first(*bot).unwrap_or(*bot);
        }
        schedule
    }
}

/// One setup for each pack, all with the options of the run.
fn tables(game: &dyn AnyGame, spec: &RunSpec, packs: &[Pack]) -> Result<Vec<Setup>, String> {
    let with_standard = match (spec.kind, packs.len()) {
        (Kind::Compare, 0) => return Err("compare needs --content DIR, once or twice".to_owned()),
        (Kind::Compare, 1) | (Kind::Tournament | Kind::Balance, 0) => true,
        (Kind::Compare, 2) | (Kind::Tournament | Kind::Balance, 1) => false,
        (Kind::Compare | Kind::Tournament | Kind::Balance, _) => {
            return Err("there are too many --content".to_owned());
        }
    };
    let setup = |name, content| Setup { name, content, options: spec.options.clone() };
    let mut setups = Vec::new();
    if with_standard {
        setups.push(setup("standard".to_owned(), game.standard()));
    }
    for (pack, folder) in packs.iter().zip(&spec.content) {
        let name = folder.display().to_string();
        let content = game
            .load(pack.clone())
            .map_err(|faults| format!("the pack in {name} cannot be used:\n{faults}"))?;
        setups.push(setup(name, content));
    }
    Ok(setups)
}

/// The first setup again, with each other value of each option.
fn other_options(game: &dyn AnyGame, first: &Setup, spec: &RunSpec) -> Vec<Setup> {
    let mut setups = Vec::new();
    for option in game.options(first.content) {
        if option.seats.as_ref().is_some_and(|seats| !seats.contains(&spec.seats)) {
            continue;
        }
        let chosen = spec.options.get(option.name).cloned().unwrap_or_else(|| option.default());
        for value in option.samples().into_iter().filter(|value| *value != chosen) {
            let mut options = spec.options.as_object().cloned().unwrap_or_else(Map::new);
            if let Some(needed) = option.needs {
                options.insert(needed.to_owned(), Value::Bool(true));
            }
            let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let name = format!("{}: {word}", option.name);
            options.insert(option.name.to_owned(), value);
            setups.push(Setup { name, content: first.content, options: Value::Object(options) });
        }
    }
    setups
}

/// The names without repetitions, in the order of their first appearance.
fn distinct(bots: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for bot in bots {
        if !names.contains(bot) {
            names.push(bot.clone());
        }
    }
    names
}
