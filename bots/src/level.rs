use std::fmt;
use std::str::FromStr;
#[cfg(feature = "native")]
use std::{path::Path, time::Duration};

use engine::Game;

use crate::apprentice::Apprentice;
use crate::bot::Bot;
#[cfg(feature = "native")]
use crate::program::{self, Program};
use crate::random::Random;
use crate::search::{Search, SearchSettings};

/// How many tables an apprentice imagines for one decision.
const TABLES: u32 = 4;

/// How well a bot plays. The names are the same for every game.
///
/// This is the only list of levels: the server, the terminal and the browser take names, order and defaults from it.
///
/// ```
/// use bots::Level;
/// assert_eq!("master".parse(), Ok(Level::Master));
/// assert!(Level::BEGINNER < Level::DEFAULT);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Takes an offer at random.
    Random,
    /// Looks one step ahead.
    Apprentice,
    /// Searches for a short time.
    Builder,
    /// Searches for a long time.
    Master,
    /// Searches for a longer time, with a learned judgement if the game has one.
    Sage,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Apprentice, Level::Builder, Level::Master, Level::Sage];
    /// The level of a new room's bots, which also play for members who are away, unless the host chooses another.
    pub const DEFAULT: Level = Level::Builder;
    /// The level of the opponents in a first match: a match started with one click, a lesson, the terminal.
    pub const BEGINNER: Level = Level::Apprentice;
    /// The level that gives hints.
    pub const ADVISER: Level = Level::Master;

    /// The level that plays best. A room's settings choose how long it thinks.
    pub const STRONGEST: Level = Level::Sage;

    /// The name as people type it.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Apprentice => "apprentice",
            Level::Builder => "builder",
            Level::Master => "master",
            Level::Sage => "sage",
        }
    }

    /// The version of the level. It is raised when the level gets other settings or another judgement. Former versions
    /// can still be played, so that a new one can be compared with them.
    fn version(self) -> u32 {
        match self {
            Level::Random | Level::Apprentice | Level::Builder | Level::Master => 1,
            // Version 2 has nets for three and four seats, and another one for antiquity at two. Version 3 plays no
            // rollout where it has a net, and explores less. The later versions have other nets, which learned from
            // matches of the version before: version 4 for monumental at two seats, version 5 for antiquity at two,
            // version 6 for quarry, and for these three games at three and four. Version 7 has nets for fabulous.
            Level::Sage => 7,
        }
    }

    /// How long the level thinks about one decision by default.
    fn budget(self) -> Budget {
        match self {
            Level::Random | Level::Apprentice => Budget::Iterations(TABLES),
            Level::Builder => Budget::Iterations(60),
            Level::Master => Budget::Iterations(300),
            // Iterations and not a time, so that a room plays the same moves after a restart.
            Level::Sage => Budget::Iterations(10_000),
        }
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            format!("there is no bot {name:?}; the levels are {names}, and exec:PROGRAM")
        })
    }
}

/// How long a bot thinks about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: the same seed gives the same move on any machine.
    Iterations(u32),
    /// A time: faster machines play better.
    #[cfg(feature = "native")]
    Time(Duration),
}

/// A bot as people type it: `master`, `master@1` (version 1), `master:5000` (iterations), `master:2s` (time),
/// `builder:500x4` (on four threads), `exec:./mybot` (a program).
///
/// ```
/// use bots::{BotSpec, Level};
/// assert_eq!("builder".parse(), Ok(BotSpec::of(Level::Builder)));
/// assert_eq!("master:2s".parse::<BotSpec>().unwrap().to_string(), "master:2000ms");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotSpec {
    /// A built-in bot.
    BuiltIn {
        /// How well it plays.
        level: Level,
        /// The version of the level.
        version: u32,
        /// How long it thinks about one decision.
        budget: Budget,
        /// On how many threads it thinks; each has the whole budget.
        threads: usize,
    },
    /// The command line of a program that speaks the [`protocol`](crate::protocol), quoted as in a shell.
    #[cfg(feature = "native")]
    Program(String),
}

impl BotSpec {
    /// A built-in bot with the usual budget of its level, on one thread.
    pub fn of(level: Level) -> Self {
        Self::with_budget(level, level.budget(), 1)
    }

    /// A built-in bot that thinks for this budget on each of its threads.
    pub fn with_budget(level: Level, budget: Budget, threads: usize) -> Self {
        Self::BuiltIn { level, version: level.version(), budget, threads }
    }

    /// The bots of a list with commas between them. A comma within quotation marks belongs to its bot.
    ///
    /// # Errors
    ///
    /// One sentence about the first bot that does not exist.
    pub fn list(text: &str) -> Result<Vec<Self>, String> {
        Self::split_list(text).map(str::parse).collect()
    }

    /// The parts of a list of bots, each as it was typed.
    pub fn split_list(text: &str) -> impl Iterator<Item = &str> {
        let mut quote = None;
        let parts = text.split(move |letter| match (quote, letter) {
            (None, ',') => true,
            (None, '\'' | '"') => {
                quote = Some(letter);
                false
            }
            (Some(open), _) if open == letter => {
                quote = None;
                false
            }
            (None | Some(_), _) => false,
        });
        parts.map(str::trim)
    }

    /// The name of this bot in a record. Records are shared, so the name of a program has neither its folder nor its
    /// arguments.
    ///
    /// ```
    /// let bot: bots::BotSpec = "exec:'/opt/my bots/digger.py' --deep".parse().unwrap();
    /// assert_eq!(bot.record_name(), "exec:digger.py");
    /// ```
    pub fn record_name(&self) -> String {
        match self {
            #[cfg(feature = "native")]
            Self::Program(command) => {
                let words = program::words(command).unwrap_or_default();
                let file = words.first().and_then(|it| Path::new(it).file_name());
                format!("exec:{}", file.unwrap_or_default().to_string_lossy())
            }
            Self::BuiltIn { .. } => self.to_string(),
        }
    }

    /// Whether this bot judges by nets where the game has some: in a browser their weights must be loaded first
    /// ([`use_weights`](crate::use_weights)).
    pub fn is_learned(&self) -> bool {
        matches!(self, Self::BuiltIn { level: Level::Sage, .. })
    }

    /// The first word of the command line of this bot, its program; `None` for a built-in bot.
    #[cfg(feature = "native")]
    pub fn program(&self) -> Option<String> {
        match self {
            Self::Program(command) => program::words(command)?.into_iter().next(),
            Self::BuiltIn { .. } => None,
        }
    }

    /// Makes the bot.
    pub fn bot<G: Game>(&self) -> Box<dyn Bot<G>> {
        let (level, version, budget, threads) = match self {
            #[cfg(feature = "native")]
            Self::Program(command) => return Box::new(Program::new(command)),
            Self::BuiltIn { level, version, budget, threads } => {
                (*level, *version, *budget, *threads)
            }
        };
        match level {
            Level::Random => Box::new(Random),
            Level::Apprentice => {
                #[allow(
                    clippy::infallible_destructuring_match,
                    reason = "without the feature native there are iterations only"
                )]
                let tables = match budget {
                    Budget::Iterations(many) => many,
                    #[cfg(feature = "native")]
                    Budget::Time(_) => TABLES,
                };
                Box::new(Apprentice { tables: tables.max(1) })
            }
            Level::Builder | Level::Master => Box::new(Search::new(SearchSettings {
                threads,
                ..SearchSettings::hand_made(budget)
            })),
            Level::Sage => Box::new(Search::new(SearchSettings {
                threads,
                ..SearchSettings::learned(budget, version)
            })),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            #[cfg(feature = "native")]
            Self::Program(program) => write!(f, "exec:{program}"),
            Self::BuiltIn { level, version, budget, threads } => {
                f.write_str(level.name())?;
                if *version != level.version() {
                    write!(f, "@{version}")?;
                }
                match budget {
                    usual if *usual == level.budget() => {}
                    Budget::Iterations(many) => write!(f, ":{many}")?,
                    #[cfg(feature = "native")]
                    Budget::Time(time) => write!(f, ":{}ms", time.as_millis())?,
                }
                if *threads == 1 { Ok(()) } else { write!(f, "x{threads}") }
            }
        }
    }
}

impl FromStr for BotSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        #[cfg(feature = "native")]
        if let Some(command) = text.strip_prefix("exec:") {
            let words = program::words(command)
                .ok_or_else(|| format!("{text:?}: a quotation mark is not closed"))?;
            if words.is_empty() {
                return Err("exec: needs a program, such as exec:./mybot".to_owned());
            }
            return Ok(Self::Program(command.to_owned()));
        }
        let (rest, threads) = match text.rsplit_once('x') {
            Some((rest, many)) if many.bytes().all(|it| it.is_ascii_digit()) => {
                (rest, many.parse().ok().filter(|it| (1..=256).contains(it)))
            }
            Some(_) | None => (text, Some(1)),
        };
        let threads =
            threads.ok_or_else(|| format!("{text:?}: after x comes a number of threads"))?;
        let (name, budget) = match rest.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (rest, None),
        };
        let (name, version) = match name.split_once('@') {
            Some((name, version)) => (name, Some(version)),
            None => (name, None),
        };
        let level: Level = name.parse()?;
        let newest = level.version();
        let version = match version {
            None => newest,
            Some(text) => {
                text.parse().ok().filter(|it| (1..=newest).contains(it)).ok_or_else(|| {
                    format!(
                        "{name}@{text}: the newest version of {name} is {newest}, the oldest is 1"
                    )
                })?
            }
        };
        let budget = match budget {
            None => level.budget(),
            Some(text) => budget_of(text).ok_or_else(|| {
                format!("{text:?} is no budget: write iterations such as 5000, or a time such as 800ms or 2s")
            })?,
        };
        Ok(Self::BuiltIn { level, version, budget, threads })
    }
}

fn budget_of(text: &str) -> Option<Budget> {
    let positive = |text: &str| text.parse::<u32>().ok().filter(|many| 0 < *many);
    #[cfg(feature = "native")]
    if let Some(text) = text.strip_suffix("ms") {
        return positive(text).map(|ms| Budget::Time(Duration::from_millis(u64::from(ms))));
    }
    #[cfg(feature = "native")]
    if let Some(text) = text.strip_suffix('s') {
        return positive(text).map(|s| Budget::Time(Duration::from_secs(u64::from(s))));
    }
    positive(text).map(Budget::Iterations)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_named_in_words() {
        let bots =
            ["random", "master:5000", "master:800ms", "builder:77x4", "sage@1:9", "exec:./it"];
        for text in bots {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert!("wizard".parse::<BotSpec>().unwrap_err().contains("apprentice"));
        assert!("master:soon".parse::<BotSpec>().unwrap_err().contains("800ms"));
        assert!("masterx0".parse::<BotSpec>().is_err() && "exec:".parse::<BotSpec>().is_err());
        assert_eq!("master@1:77".parse::<BotSpec>(), "master:77".parse());
        assert!("sage@9".parse::<BotSpec>().unwrap_err().contains("newest version of sage is 7"));
    }

    #[test]
    fn a_record_names_a_program_without_its_folder_and_its_arguments() {
        for command in ["exec:/opt/bots/digger.py", "exec:'/my bots/digger.py' --key /etc/secret"] {
            assert_eq!(command.parse::<BotSpec>().unwrap().record_name(), "exec:digger.py");
        }
        assert_eq!("master:77".parse::<BotSpec>().unwrap().record_name(), "master:77");
    }

    #[test]
    fn a_comma_in_quotation_marks_belongs_to_its_bot() {
        let listed = BotSpec::list("random, exec:./it --odds '1,2' ,master").unwrap();
        let names: Vec<String> = listed.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["random", "exec:./it --odds '1,2'", "master"]);
        assert!(BotSpec::list("random,exec:'./it").unwrap_err().contains("not closed"));
    }
}
