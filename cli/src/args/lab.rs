//! The command lines of `monumenta lab`, `lab-worker` and `bot-host`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde_json::Value;

use crate::args::examples;
use crate::args::{LangArg, TableArgs, number, number_from_1, options, postgres};

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    /// Let bots play each other on duplicate deals: the same cards from every seat.
    #[command(after_help = examples::TOURNAMENT)]
    Tournament(LabArgs),
    /// Let all levels, and the bots of --bots as well, play each other on duplicate deals.
    #[command(after_help = examples::LADDER)]
    Ladder(LabArgs),
    /// Let bots play and write their positions to a file, to train a learned judgement with.
    #[command(name = "selfplay", after_help = examples::SELFPLAY)]
    SelfPlay(SelfPlayArgs),
    /// Let a player that sees all cards play against random players, to see how much skill a game allows.
    #[command(after_help = examples::ORACLE)]
    Oracle(OracleArgs),
    /// Let equal bots play to see whether seats, options and cards are fair.
    #[command(after_help = examples::BALANCE)]
    Balance(LabArgs),
    /// Let equal bots play the same deals with two content packs.
    #[command(after_help = examples::COMPARE)]
    Compare(LabArgs),
    /// Delete a run from the database, so that workers stop playing it.
    #[command(after_help = examples::ABANDON)]
    Abandon(AbandonArgs),
}

#[derive(Debug, Args)]
pub(crate) struct AbandonArgs {
    /// The folder of the run. The matches in it are kept.
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
    /// The PostgreSQL database of the run.
    #[arg(long, value_parser = postgres, value_name = "POSTGRES")]
    pub(crate) database: String,
}

#[derive(Debug, Args)]
pub(crate) struct SelfPlayArgs {
    /// The game; `monumenta games` lists them.
    pub(crate) game: String,
    /// The bots, separated by commas. They repeat around the table and move on by one seat from match to match.
    #[arg(long, value_name = "BOTS", default_value = "master:120")]
    pub(crate) bots: String,
    /// How many seats [default: as few as the game allows, at least two].
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub(crate) seats: Option<u8>,
    /// How many matches.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number_from_1::<u64>)]
    pub(crate) games: u64,
    /// A text for the seed: the same text gives the same matches.
    #[arg(long, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: String,
    /// The options of the game, as JSON.
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = options)]
    pub(crate) options: Value,
    /// A new file for the positions.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Weights for the learned judgement, in place of the standard ones.
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// How many threads [default: one per core].
    #[arg(long, value_name = "N", value_parser = number_from_1::<usize>)]
    pub(crate) threads: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct OracleArgs {
    /// The game; `monumenta games` lists them.
    pub(crate) game: String,
    /// How many seats [default: as few as the game allows, at least two].
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub(crate) seats: Option<u8>,
    /// How many deals; each is played once from every seat.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number_from_1::<u64>)]
    pub(crate) deals: u64,
    /// How many random playouts of each offer are made before a decision.
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = number_from_1::<u32>)]
    pub(crate) tries: u32,
    /// A text for the seed.
    #[arg(long, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: String,
    /// The options of the game, as JSON.
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = options)]
    pub(crate) options: Value,
    /// How many threads [default: one per core].
    #[arg(long, value_name = "N", value_parser = number_from_1::<usize>)]
    pub(crate) threads: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct LabArgs {
    /// The game; `monumenta games` lists them.
    pub(crate) game: Option<String>,
    /// The bots, separated by commas: random, apprentice, builder, master, sage, master:5000, exec:./mybot [default:
    /// all levels in a tournament, apprentice otherwise].
    #[arg(long, value_name = "BOTS")]
    pub(crate) bots: Option<String>,
    /// How many seats [default: as few as the game allows, at least two].
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub(crate) seats: Option<u8>,
    /// How many matches. A tournament plays every deal from every seat, so it may play a few more. Balance and compare
    /// play this many with each setup.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = number_from_1::<u64>)]
    pub(crate) games: u64,
    /// A text for the seed: the same text gives the same report.
    #[arg(long, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: String,
    /// The options of the game, as JSON.
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = options)]
    pub(crate) options: Value,
    /// In balance, play only with these options, not also with every other value of each option.
    #[arg(long)]
    pub(crate) as_asked: bool,
    /// A folder with a content pack. Compare takes two, or one that it compares with the standard pack.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Vec<PathBuf>,
    /// A new folder for the matches and the reports [default: your data folder].
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Resume the run in this folder.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["game", "bots", "seats", "out", "content"])]
    pub(crate) resume: Option<PathBuf>,
    /// How many threads [default: one per core].
    #[arg(long, value_name = "N", value_parser = number_from_1::<usize>)]
    pub(crate) threads: Option<usize>,
    /// Weights for the learned judgement of this game, in place of the standard ones.
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    pub(crate) weights: Option<PathBuf>,
    /// Let workers play: any number of `monumenta lab-worker`, on any machines that reach this PostgreSQL database. The
    /// report is the same. Packs are sent with the run; programs (exec:) cannot be, and are refused.
    #[arg(long, value_parser = postgres, value_name = "POSTGRES", conflicts_with = "threads")]
    pub(crate) database: Option<String>,
    /// Print JSON, and no progress.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// Play matches of runs that were started with `monumenta lab … --database`, on this machine.
#[derive(Debug, Args)]
pub(crate) struct LabWorkerArgs {
    /// The PostgreSQL database of the runs: postgres://USER:PASSWORD@HOST/NAME.
    #[arg(long, value_parser = postgres, value_name = "POSTGRES")]
    pub(crate) database: String,
    /// How many matches at once [default: one per core].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    /// After how many seconds without a sign of this worker others play its matches.
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lease: u32,
    /// End when nothing is left to play, instead of waiting for another run.
    #[arg(long)]
    pub(crate) until_idle: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BotHostArgs {
    /// The game; `monumenta games` lists them.
    pub(crate) game: String,
    /// How many seats [default: as few as the game allows, at least two].
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub(crate) seats: Option<u8>,
    /// The seat of the bot on standard input and output, counted from 1.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u8>)]
    pub(crate) seat: u8,
    /// The level of the bots at the other seats.
    #[arg(long, value_name = "LEVEL", default_value = bots::Level::BEGINNER.name())]
    pub(crate) bots: String,
    /// How many matches.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number_from_1::<u64>)]
    pub(crate) games: u64,
    /// A text for the seed.
    #[arg(long, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: String,
    /// Milliseconds for each answer.
    #[arg(long, value_name = "MS", default_value_t = 5000)]
    pub(crate) time: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
}
