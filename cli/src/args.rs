//! The command line of `monumenta`. The doc comments of commands and arguments are the text of `--help`.

mod examples;
mod lab;
mod server;

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use ::server::admin::Location;
use bots::Level;
use clap::{Args, Parser, Subcommand, ValueEnum};
use serde_json::{Map, Value};

pub(crate) use crate::args::lab::{
    AbandonArgs, BotHostArgs, LabArgs, LabCommand, LabWorkerArgs, OracleArgs, SelfPlayArgs,
};
pub(crate) use crate::args::server::{AdminArgs, AdminCommand, NodeRole, PruneArgs, ServeArgs};

/// Four board games about monuments: play them, simulate them, verify every deal.
#[derive(Debug, Parser)]
#[command(name = "monumenta", version, max_term_width = 100)]
#[command(after_help = examples::MONUMENTA, args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) lang: LangArg,
    #[command(flatten)]
    pub(crate) front: FrontArgs,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their seats and their options.
    #[command(after_help = examples::GAMES)]
    Games(GamesArgs),
    /// Play a match in the terminal, against bots or with friends at the same keyboard.
    #[command(after_help = examples::PLAY)]
    Play(PlayArgs),
    /// Play many matches between bots on all cores and print the results.
    #[command(after_help = examples::SIMULATE)]
    Simulate(SimulateArgs),
    /// Play records again and name the first step of each that differs.
    #[command(after_help = examples::VERIFY)]
    Verify(VerifyArgs),
    /// Print the deal and the last table of a finished record as JSON, hidden cards included.
    #[command(after_help = examples::SHOW_RECORD)]
    Show(ShowArgs),
    /// Step through a recorded match.
    #[command(after_help = examples::REPLAY)]
    Replay(ReplayArgs),
    /// Read the rules of a game, or one rule by its id.
    #[command(after_help = examples::RULES)]
    Rules(RulesArgs),
    /// Measure bots and games: tournaments, balance, two packs side by side.
    #[command(subcommand)]
    Lab(LabCommand),
    /// Play matches of runs that were started with `monumenta lab … --database`, on this machine.
    #[command(after_help = examples::LAB_WORKER)]
    LabWorker(LabWorkerArgs),
    /// Play a match against a bot that speaks the protocol of docs/bots.md on our standard input and output.
    #[command(after_help = examples::BOT_HOST)]
    BotHost(BotHostArgs),
    /// Start a server, so that people can play in their browsers.
    #[command(after_help = examples::SERVE)]
    Serve(ServeArgs),
    /// Back up, verify and maintain the data of a server.
    Admin(AdminArgs),
    /// Measure the speed of the engine on this machine, on one thread.
    #[command(after_help = examples::BENCH)]
    Bench(BenchArgs),
}

/// The language of the person at the terminal.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct LangArg {
    /// The language, such as fr or en [default: that of the system, en for the locale C, else fr].
    #[arg(long = "lang", value_name = "LANG")]
    lang: Option<i18n::Language>,
}

impl LangArg {
    /// This language, as if it had been typed.
    pub(crate) fn of(language: i18n::Language) -> Self {
        Self { lang: Some(language) }
    }

    /// Whether a language was typed.
    pub(crate) fn is_given(self) -> bool {
        self.lang.is_some()
    }

    /// The language that was typed, else that of the system, else the default.
    pub(crate) fn get(self) -> i18n::Language {
        let system = || {
            let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
            let said = names
                .iter()
                .find_map(|name| std::env::var(name).ok().filter(|it| !it.is_empty()))?;
            match said.split('.').next() {
                // The locale C is English.
                Some("C" | "POSIX") => Some(i18n::Language::REFERENCE),
                Some(_) | None => i18n::Language::wanted(&said),
            }
        };
        self.lang.or_else(system).unwrap_or(i18n::Language::DEFAULT)
    }
}

/// How a match is shown.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct FrontArgs {
    /// Print plain lines instead of a full screen: for screen readers and scripts. This is automatic if the input or
    /// the output is not a terminal.
    #[arg(long)]
    pub(crate) plain: bool,
    /// How long each step of other players is shown on the full screen; any key shows the rest at once.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) speed: Speed,
}

/// How fast the steps of other players are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
    Off,
}

impl Speed {
    /// How long a step is shown.
    pub(crate) fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 1200,
            Self::Normal => 450,
            Self::Fast => 120,
            Self::Off => 0,
        })
    }
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print JSON, with the schema of every option.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// The options and the content of a table.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// The options of the game, as JSON, such as '{"power_cards": true}'; `monumenta games` lists them.
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = options)]
    pub(crate) options: Value,
    /// A folder with a content pack; files that it leaves out come from the standard pack.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game; `monumenta games` lists them.
    pub(crate) game: Option<String>,
    /// How many seats [default: as few as the game allows].
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub(crate) seats: Option<u8>,
    /// Play alone against the house, where the game allows it: the same as --seats 1.
    #[arg(long, conflicts_with = "seats")]
    pub(crate) solo: bool,
    /// How many seats are people at this keyboard; the others are bots.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u8>)]
    pub(crate) humans: u8,
    /// The levels of the bots, one for all or one for each, separated by commas: random, apprentice, builder, master,
    /// sage, master:5000 (iterations), master:2s (time), exec:./mybot [default: apprentice, or those of the resumed
    /// match].
    #[arg(long, value_name = "LEVELS")]
    pub(crate) bots: Option<String>,
    /// Show what a master would do before every decision; `hint` asks for it once.
    #[arg(long)]
    pub(crate) hint: bool,
    /// A text for the seed: the same text deals the same match [default: a random seed].
    #[arg(long, value_name = "WORDS")]
    pub(crate) seed: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The file for the record, which is written after every step [default: a new file in your data folder].
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Resume a match [default: the one in your data folder that was played last].
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "seed", "record"])]
    pub(crate) resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    pub(crate) front: FrontArgs,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

impl PlayArgs {
    /// A match of `game`, with the defaults of everything else.
    pub(crate) fn of_game(game: &str, seats: u8, front: FrontArgs, lang: i18n::Language) -> Self {
        Self { game: Some(game.to_owned()), seats: Some(seats), ..Self::untyped(front, lang) }
    }

    /// The match that was played last.
    pub(crate) fn of_last_match(front: FrontArgs, language: i18n::Language) -> Self {
        Self { resume: Some(None), ..Self::untyped(front, language) }
    }

    fn untyped(front: FrontArgs, language: i18n::Language) -> Self {
        Self {
            game: None,
            seats: None,
            solo: false,
            humans: 1,
            bots: None,
            hint: false,
            seed: None,
            table: TableArgs { options: Value::Object(Map::new()), content: None },
            record: None,
            resume: None,
            front,
            lang: LangArg::of(language),
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// The game; `monumenta games` lists them.
    pub(crate) game: String,
    /// How many seats [default: as many as the game allows].
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub(crate) seats: Option<u8>,
    /// How many matches.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number_from_1::<u64>)]
    pub(crate) games: u64,
    /// A text for the seed: the same text gives the same results.
    #[arg(long, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The levels of the bots, one for all seats or one for each, separated by commas.
    #[arg(long, value_name = "LEVELS", default_value = Level::Random.name())]
    pub(crate) bots: String,
    /// A folder for the records of all matches.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Play every match again with all checks, audit every step and verify its record.
    #[arg(long)]
    pub(crate) check: bool,
    /// How many threads [default: one per core].
    #[arg(long, value_name = "N", value_parser = number_from_1::<usize>)]
    pub(crate) threads: Option<usize>,
    /// Print JSON, and no progress bar.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The records to verify.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The folder of the content pack that they were played with, if it is not the standard one.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    /// The record of a match that is over.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Print the table after this step instead; 0 is the deal.
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    pub(crate) step: Option<usize>,
    /// The folder of the content pack that it was played with, if it is not the standard one.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Show what this seat sees, counted from 1 [default: what a spectator sees].
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub(crate) seat: Option<u8>,
    /// Print everything at once instead of stepping with the arrow keys.
    #[arg(long)]
    pub(crate) plain: bool,
    /// The folder of the content pack that it was played with, if it is not the standard one.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// A game such as antiquity, or a rule such as ANT-31 [default: all games].
    #[arg(value_name = "GAME|ID")]
    pub(crate) what: Option<String>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The game [default: all of them].
    pub(crate) game: Option<String>,
    /// How many seconds each figure is measured.
    #[arg(long, value_name = "SECONDS", default_value_t = 0.6)]
    pub(crate) seconds: f64,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Parses `--options`.
fn options(text: &str) -> Result<Value, String> {
    serde_json::from_str(text)
        .map_err(|err| format!("it is not JSON ({err}); write it like '{{\"name\": true}}'"))
}

/// Parses a number, with an error for people.
fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| "write a number in digits, such as 2".to_owned())
}

/// Parses a number that must not be 0.
fn number_from_1<T: FromStr + Default + PartialEq>(text: &str) -> Result<T, String> {
    let number = number(text)?;
    if number == T::default() { Err("it must be at least 1".to_owned()) } else { Ok(number) }
}

/// Parses the URL of a PostgreSQL database. SQLite is refused.
fn postgres(text: &str) -> Result<String, String> {
    match text.parse() {
        Ok(Location::Postgres(url)) => Ok(url),
        Ok(Location::Folder(_)) | Err(_) => Err("say postgres://USER@HOST/NAME".to_owned()),
    }
}
