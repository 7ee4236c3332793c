//! What can be typed after `monumenta`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use server::admin::Place;

/// Four board games about monuments: play them, simulate them, verify every deal.
#[derive(Debug, Parser)]
#[command(name = "monumenta", version, max_term_width = 100)]
#[command(after_help = "Without a command it opens a menu of games in the terminal.\n\n\
Examples:\n  \
monumenta play antiquity --seats 3 --lang fr\n  \
monumenta simulate antiquity --seats 4 --games 10000 --seed 7\n  \
monumenta lab tournament antiquity --bots master,apprentice --seats 2 --games 400\n  \
monumenta rules ANT-31 --lang en")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their seats and their options.
    Games(GamesArgs),
    /// Play a match in the terminal, against bots or with friends at the same keyboard.
    Play(PlayArgs),
    /// Play many matches between bots over all cores and say what came of it.
    Simulate(SimulateArgs),
    /// Play records again and name the first step that differs, if one does.
    Verify(VerifyArgs),
    /// Step through a recorded match.
    Replay(ReplayArgs),
    /// Read the rules of a game, or one rule by its id.
    Rules(RulesArgs),
    /// Measure bots and games: tournaments, balance, two packs side by side.
    #[command(subcommand)]
    Lab(LabCommand),
    /// Play matches for those who ask by `monumenta lab … --database`, on this machine.
    LabWorker(LabWorkerArgs),
    /// Play a match against a bot that speaks the protocol of docs/bots.md on our standard input and output.
    BotHost(BotHostArgs),
    /// Let people play in their browsers.
    Serve(ServeArgs),
    /// Look after the data of a server.
    Admin(AdminArgs),
    /// Measure the speed of the engine on this machine, on one thread.
    Bench(BenchArgs),
}

/// The language of a person.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct LangArg {
    /// The language: fr or en [default: that of the system, else fr].
    #[arg(long = "lang", value_name = "LANG", value_parser = language)]
    lang: Option<words::Language>,
}

impl LangArg {
    /// What was asked for, else what the system speaks, else French.
    pub(crate) fn get(self) -> words::Language {
        let system = || {
            let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
            let said = names
                .iter()
                .find_map(|name| std::env::var(name).ok().filter(|it| !it.is_empty()))?;
            words::Language::of_code(said.get(..2)?)
        };
        self.lang.or_else(system).unwrap_or(words::Language::French)
    }
}

fn language(code: &str) -> Result<words::Language, String> {
    words::Language::of_code(code).ok_or_else(|| "the languages are fr and en".to_owned())
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print JSON, with the schema of every option.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// How the table is laid.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// What is chosen before the match, as JSON, such as '{"power_cards": true}'; see `monumenta games`.
    #[arg(long, value_name = "JSON", default_value = "{}")]
    pub(crate) options: String,
    /// A folder with a content pack of your own; the files that it leaves out are ours.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game; `monumenta games` lists them.
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    /// How many seats [default: as few as the game allows].
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Play alone against the house, where the game allows it: the same as --seats 1.
    #[arg(long, conflicts_with = "seats")]
    pub(crate) solo: bool,
    /// How many of them are people at this keyboard; the others are bots.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) humans: u8,
    /// The bots' levels, one for all bots or one a bot, with commas between: random, apprentice, builder, master,
    /// master:5000 (iterations), master:2s (time), exec:./mybot.
    #[arg(long, value_name = "LEVELS", default_value = "apprentice")]
    pub(crate) bots: String,
    /// Show what a master would do before every decision; `hint` asks for it once.
    #[arg(long)]
    pub(crate) hint: bool,
    /// Words that make the seed: the same words deal the same match [default: drawn by lot].
    #[arg(long, value_name = "WORDS")]
    pub(crate) seed: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Where the record is kept, after every step [default: your data folder].
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Go on with a match that was left.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "seed", "record"])]
    pub(crate) resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// The game; `monumenta games` lists them.
    pub(crate) game: String,
    /// How many seats [default: as many as the game allows].
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// How many matches.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) games: u64,
    /// Words that make the seed: the same words give the same results.
    #[arg(long, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The bots' levels, one for all seats or one a seat, with commas between.
    #[arg(long, value_name = "LEVELS", default_value = "random")]
    pub(crate) bots: String,
    /// A folder for the records of all the matches.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Play every match again in the full lane, audit every step and verify its record.
    #[arg(long)]
    pub(crate) check: bool,
    /// How many threads [default: one a core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Print JSON, and no progress bar.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The records.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The folder of the content pack that they were played with, where it is not ours.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Whose eyes to look through, counted from 1 [default: a spectator's].
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<u8>,
    /// Print everything at once instead of stepping with the arrow keys.
    #[arg(long)]
    pub(crate) plain: bool,
    /// The folder of the content pack that it was played with, where it is not ours.
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
    /// How long each figure is measured.
    #[arg(long, value_name = "SECONDS", default_value_t = 0.6)]
    pub(crate) seconds: f64,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    /// Let bots play each other on duplicate deals: the same cards from every seat.
    Tournament(LabArgs),
    /// Let equal bots play to see whether seats, options and cards are fair.
    Balance(LabArgs),
    /// Let equal bots play the same deals with two content packs.
    Compare(LabArgs),
    /// Take a run that nobody wants any more out of the database, so that workers stop playing it.
    Abandon(AbandonArgs),
}

#[derive(Debug, Args)]
pub(crate) struct AbandonArgs {
    /// The folder of the run; the matches in it stay.
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
    /// The PostgreSQL that the run was put into.
    #[arg(long, value_parser = postgres, value_name = "POSTGRES")]
    pub(crate) database: String,
}

#[derive(Debug, Args)]
pub(crate) struct LabArgs {
    /// The game; `monumenta games` lists them.
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    /// Who plays, with commas between: random, apprentice, builder, master, master:5000, exec:./mybot
    /// [default: all levels in a tournament, apprentice otherwise].
    #[arg(long, value_name = "BOTS")]
    pub(crate) bots: Option<String>,
    /// How many seats [default: as few as the game allows, but two].
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// How many matches, at least: each deal is played from every seat. For each setup in balance and compare.
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(crate) games: u64,
    /// Words that make the seed: the same words give the same report.
    #[arg(long, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: String,
    /// What is chosen before the match, as JSON.
    #[arg(long, value_name = "JSON", default_value = "{}")]
    pub(crate) options: String,
    /// In balance, play with these options only, and not with each other value of each.
    #[arg(long)]
    pub(crate) as_asked: bool,
    /// A folder with a content pack; compare takes two, or one against ours.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Vec<PathBuf>,
    /// A new folder for the matches and the reports [default: your data folder].
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with what was left in this folder.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["game", "bots", "seats", "out", "content"])]
    pub(crate) resume: Option<PathBuf>,
    /// How many threads [default: one a core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Let workers play: any number of `monumenta lab-worker`, on any machines, with this PostgreSQL between us. The
    /// report is the same. Packs travel with the run; programs (exec:) do not, and are refused.
    #[arg(long, value_parser = postgres, value_name = "POSTGRES", conflicts_with = "threads")]
    pub(crate) database: Option<String>,
    /// Print JSON, and no progress bar.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// Play matches for those who ask by `monumenta lab … --database`, on this machine.
#[derive(Debug, Args)]
#[command(
    after_help = "It plays any run in the database that it can play exactly: it must be built from the same \
sources as the program that asks, and says so where it is not. A worker that is lost loses a few matches; others \
play them.\n\n\
Example, on as many machines as you like:\n  \
monumenta lab-worker --database postgres://monumenta@db.example/lab"
)]
pub(crate) struct LabWorkerArgs {
    /// The PostgreSQL that the run was put into: postgres://USER:PASSWORD@HOST/NAME.
    #[arg(long, value_parser = postgres, value_name = "POSTGRES")]
    pub(crate) database: String,
    /// How many matches at once [default: one a core].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    /// How many seconds others wait for the matches of this worker once it is lost.
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lease: u32,
    /// End when nothing is left to play, instead of waiting for the next run.
    #[arg(long)]
    pub(crate) until_idle: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BotHostArgs {
    /// The game; `monumenta games` lists them.
    pub(crate) game: String,
    /// How many seats [default: as few as the game allows, but two].
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// The seat of the bot at the other end, counted from 1.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seat: u8,
    /// The level of the others.
    #[arg(long, value_name = "LEVEL", default_value = "apprentice")]
    pub(crate) bots: String,
    /// How many matches.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) games: u64,
    /// Words that make the seed.
    #[arg(long, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: String,
    /// Milliseconds for each answer.
    #[arg(long, value_name = "MS", default_value_t = 5000)]
    pub(crate) time: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// What one of several nodes is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum NodeRole {
    /// Everything.
    All,
    /// People only.
    Front,
    /// Bots, clocks and the like only.
    Worker,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where to listen: an address and a port.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8000")]
    pub(crate) listen: SocketAddr,
    /// The folder of rooms and people [default: your data folder].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// A database that several nodes share, as postgres://USER:PASSWORD@HOST/NAME. Without it this program keeps
    /// everything in its own folder and serves alone.
    #[arg(long, value_name = "URL", value_parser = postgres, env = "MONUMENTA_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// Where news travels between nodes, as nats://HOST:PORT [default: through the database].
    #[arg(long, value_name = "URL", requires = "database")]
    pub(crate) bus: Option<String>,
    /// What this node is for: everything; people only (front); or bots, clocks and the like only (worker).
    #[arg(long, value_enum, default_value_t = NodeRole::All, requires = "database")]
    pub(crate) role: NodeRole,
    /// When told to stop, say for so many seconds that nobody new should come before letting people go.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    pub(crate) drain: u64,
    /// Browsers come by HTTPS, through a proxy: mark cookies as secure.
    #[arg(long)]
    pub(crate) https: bool,
    /// A proxy says in X-Forwarded-For or Forwarded who connected to it: count limits by that address. Only
    /// where nobody can reach the server past the proxy.
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Let one person or address do as much as the machine can: for measuring it, not for people.
    #[arg(long)]
    pub(crate) no_limits: bool,
    /// Write logs as JSON.
    #[arg(long)]
    pub(crate) json_logs: bool,
}

#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    /// The folder of rooms and people [default: your data folder].
    #[arg(long, value_name = "DIR", global = true)]
    pub(crate) data: Option<PathBuf>,
    /// The database, where it is not a folder: postgres://USER:PASSWORD@HOST/NAME or sqlite:DIR.
    #[arg(
        long,
        value_name = "PLACE",
        global = true,
        env = "MONUMENTA_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    pub(crate) database: Option<Place>,
    #[command(subcommand)]
    pub(crate) what: AdminCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// Copy everything into a new file, while the server runs.
    Backup {
        /// The file to write.
        file: PathBuf,
    },
    /// Copy everything from one database to another, which must be empty, and play every match again. Stop the
    /// server first.
    Copy {
        /// Where it is: postgres://USER:PASSWORD@HOST/NAME, sqlite:DIR or a folder.
        #[arg(long, value_name = "PLACE")]
        from: Place,
        /// Where it goes.
        #[arg(long, value_name = "PLACE")]
        to: Place,
        /// Go on with a copy that was interrupted.
        #[arg(long)]
        resume: bool,
    },
    /// Play every stored match again and name those that differ.
    VerifyAll,
    /// Print a room's match as a record.
    Export {
        /// The room's id.
        room: String,
    },
    /// Make a room of a record.
    Import {
        /// The record.
        file: PathBuf,
    },
    /// Print what everybody may know of a room.
    Show {
        /// The room's id.
        room: String,
    },
    /// Give a seat to somebody with an account.
    AdoptSeat {
        /// The room's id.
        room: String,
        /// The seat, counted from 1.
        seat: u8,
        /// The name that they log in with.
        account: String,
    },
}

/// The address of a PostgreSQL, for what only PostgreSQL can do.
fn postgres(text: &str) -> Result<String, String> {
    match text.parse() {
        Ok(Place::Postgres(url)) => Ok(url),
        Ok(Place::Folder(_)) | Err(_) => Err("say postgres://USER@HOST/NAME".to_owned()),
    }
}
