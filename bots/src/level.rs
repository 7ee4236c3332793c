use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::Game;

use crate::apprentice::Apprentice;
use crate::bot::Bot;
use crate::program::Program;
use crate::random::Random;
use crate::search::{Leaf, Search, Settings};

/// How well a bot plays. The names are the same for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any offer.
    Random,
    /// One step ahead.
    Apprentice,
    /// A short search.
    Builder,
    /// A long search.
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Apprentice, Level::Builder, Level::Master];

    /// As it is typed.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Apprentice => "apprentice",
            Level::Builder => "builder",
            Level::Master => "master",
        }
    }

    /// How many times it thinks ahead unless somebody says otherwise.
    fn iterations(self) -> u32 {
        match self {
            Level::Random | Level::Apprentice => 4,
            Level::Builder => 60,
            Level::Master => 300,
        }
    }
}

/// How long a bot thinks about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many times: the same seed gives the same move on any machine.
    Iterations(u32),
    /// So long: faster machines play better.
    Time(Duration),
}

/// A bot as it is asked for: `master`, `master:5000`, `master:2s`, `builder:500@4`, `exec:./mybot`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spec {
    /// One of ours.
    Ours {
        /// How well.
        level: Level,
        /// How long.
        budget: Budget,
        /// On how many threads; each has the whole budget.
        threads: usize,
    },
    /// A program that speaks the protocol.
    Program(String),
}

impl Spec {
    /// A level with its own budget.
    pub fn of(level: Level) -> Self {
        Self::Ours { level, budget: Budget::Iterations(level.iterations()), threads: 1 }
    }

    /// The bot itself.
    pub fn bot<G: Game>(&self) -> Box<dyn Bot<G>> {
        let (level, budget, threads) = match self {
            Self::Program(command) => return Box::new(Program::new(command)),
            Self::Ours { level, budget, threads } => (*level, *budget, *threads),
        };
        match level {
            Level::Random => Box::new(Random),
            Level::Apprentice => {
                let tables = match budget {
                    Budget::Iterations(many) => many,
                    Budget::Time(_) => level.iterations(),
                };
                Box::new(Apprentice { tables: tables.max(1) })
            }
            Level::Builder | Level::Master => {
                let leaf = Leaf { decisions: 6, greedy: 80 };
                Box::new(Search::new(Settings { budget, threads, exploration: 1.0, leaf }))
            }
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Program(program) => write!(f, "exec:{program}"),
            Self::Ours { level, budget, threads } => {
                f.write_str(level.name())?;
                match budget {
                    Budget::Iterations(many) if *many == level.iterations() => {}
                    Budget::Iterations(many) => write!(f, ":{many}")?,
                    Budget::Time(time) => write!(f, ":{}ms", time.as_millis())?,
                }
                if *threads == 1 { Ok(()) } else { write!(f, "@{threads}") }
            }
        }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(program) = text.strip_prefix("exec:") {
            if program.is_empty() {
                return Err("exec: needs a program, such as exec:./mybot".to_owned());
            }
            return Ok(Self::Program(program.to_owned()));
        }
        let (text_left, threads) = match text.split_once('@') {
            Some((left, threads)) => {
                (left, threads.parse().ok().filter(|it| (1..=256).contains(it)))
            }
            None => (text, Some(1)),
        };
        let threads =
            threads.ok_or_else(|| format!("{text:?}: after @ comes a number of threads"))?;
        let (name, budget) = match text_left.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text_left, None),
        };
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = level.ok_or_else(|| {
            let names = Level::ALL.map(Level::name).join(", ");
            format!("there is no bot {name:?}; the levels are {names}, and exec:PROGRAM")
        })?;
        let budget = match budget {
            None => Budget::Iterations(level.iterations()),
            Some(text) => budget_of(text).ok_or_else(|| {
                format!("{text:?} is no budget: write iterations such as 5000, or a time such as 800ms or 2s")
            })?,
        };
        Ok(Self::Ours { level, budget, threads })
    }
}

fn budget_of(text: &str) -> Option<Budget> {
    let positive = |text: &str| text.parse::<u32>().ok().filter(|many| 0 < *many);
    if let Some(text) = text.strip_suffix("ms") {
        return positive(text).map(|ms| Budget::Time(Duration::from_millis(u64::from(ms))));
    }
    if let Some(text) = text.strip_suffix('s') {
        return positive(text).map(|s| Budget::Time(Duration::from_secs(u64::from(s))));
    }
    positive(text).map(Budget::Iterations)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_asked_for_in_words() {
        for text in ["random", "master", "master:5000", "master:800ms", "builder:77@4", "exec:./it"]
        {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert!("wizard".parse::<Spec>().unwrap_err().contains("apprentice"));
        assert!("master:soon".parse::<Spec>().unwrap_err().contains("800ms"));
        assert!("master@0".parse::<Spec>().is_err() && "exec:".parse::<Spec>().is_err());
    }
}
