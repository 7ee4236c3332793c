//! The command lines of `monumenta serve` and `monumenta admin`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use server::admin::Location;

use crate::args::{examples, postgres};

/// What a node does if several share a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum NodeRole {
    /// Serve people, and run bots and clocks.
    All,
    /// Only serve people.
    Front,
    /// Only run bots, clocks and other automatic steps.
    Worker,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where to listen: an address and a port.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8000", value_parser = address)]
    pub(crate) listen: SocketAddr,
    /// Where to serve /metrics for Prometheus: an address and a port that players cannot reach [default: nowhere].
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    pub(crate) metrics: Option<SocketAddr>,
    /// The folder of rooms and people [default: your data folder].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// A database that several nodes share: postgres://USER:PASSWORD@HOST/NAME. Without it, this program keeps
    /// everything in its own folder and is the only node.
    #[arg(long, value_name = "URL", value_parser = postgres, env = "MONUMENTA_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// A NATS server for notices between nodes: nats://HOST:PORT [default: the database].
    #[arg(long, value_name = "URL", requires = "database")]
    pub(crate) bus: Option<String>,
    /// What this node does: everything (all), only serve people (front), or only run bots and clocks (worker).
    #[arg(long, value_enum, default_value_t = NodeRole::All, requires = "database")]
    pub(crate) role: NodeRole,
    /// When stopped, report "not ready" for this many seconds before closing connections.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    pub(crate) drain: u64,
    /// Browsers reach a proxy by HTTPS: mark cookies as secure.
    #[arg(long)]
    pub(crate) https: bool,
    /// Apply rate limits to the address that a proxy gives in X-Forwarded-For or Forwarded. Only if clients cannot
    /// reach the server past the proxy.
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// The server that sends mails, so that people can recover their accounts:
    /// smtp://USER:PASSWORD@HOST:PORT/?from=ADDRESS [default: no mails are sent].
    #[arg(long, value_name = "URL", env = "MONUMENTA_MAIL", hide_env_values = true)]
    pub(crate) mail: Option<String>,
    /// A file with the URL of --mail.
    #[arg(long, value_name = "FILE", conflicts_with = "mail")]
    pub(crate) mail_file: Option<PathBuf>,
    /// After how many days without a visit a device must log in again.
    #[arg(long, value_name = "DAYS", default_value_t = 90, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) session_days: u32,
    /// Switch rate limits off, for load tests. Not for a public server.
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
    /// The database, in place of --data: postgres://USER:PASSWORD@HOST/NAME or sqlite:DIR.
    #[arg(
        long,
        value_name = "PLACE",
        global = true,
        env = "MONUMENTA_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    pub(crate) database: Option<Location>,
    #[command(subcommand)]
    pub(crate) what: AdminCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// Copy everything into a new file, while the server runs.
    #[command(after_help = examples::BACKUP)]
    Backup {
        /// The file to write.
        file: PathBuf,
    },
    /// Verify a backup and replace the data by it. Stop the server first.
    #[command(after_help = examples::RESTORE)]
    Restore {
        /// A file that `backup` wrote.
        file: PathBuf,
        /// Restore it even if some of its rooms cannot be read or replayed.
        #[arg(long)]
        accept_broken: bool,
    },
    /// Copy everything from one database to another, which must be empty, and play every match again. Stop the
    /// server first.
    #[command(after_help = examples::COPY)]
    Copy {
        /// The source: postgres://USER:PASSWORD@HOST/NAME, sqlite:DIR or a folder.
        #[arg(long, value_name = "PLACE")]
        from: Location,
        /// The target, in the same form.
        #[arg(long, value_name = "PLACE")]
        to: Location,
        /// Resume a copy that was interrupted.
        #[arg(long)]
        resume: bool,
    },
    /// List the running matches that this program could not continue. Run the new program before an upgrade, while the
    /// old one serves: it changes nothing.
    #[command(after_help = examples::UPGRADE_CHECK)]
    UpgradeCheck,
    /// Play every stored match again. List those that differ, and those that need another version of the program.
    #[command(after_help = examples::VERIFY_ALL)]
    VerifyAll,
    /// Delete rooms, sessions and guests that were not used for long. Without --delete, only list them.
    #[command(after_help = examples::PRUNE)]
    Prune(PruneArgs),
    /// Print a room's match as a record.
    #[command(after_help = examples::EXPORT)]
    Export {
        /// The room's id.
        room: String,
    },
    /// Create a room from a record. Bots play its seats until `adopt-seat` gives them to people.
    #[command(after_help = examples::IMPORT)]
    Import {
        /// The record.
        file: PathBuf,
    },
    /// Print the public information about a room.
    #[command(after_help = examples::SHOW)]
    Show {
        /// The room's id.
        room: String,
    },
    /// Give a seat to a person with an account.
    #[command(after_help = examples::ADOPT_SEAT)]
    AdoptSeat {
        /// The room's id.
        room: String,
        /// The seat, counted from 1.
        seat: u8,
        /// The name that the person logs in with.
        account: String,
    },
}

/// What is deleted, and after how many days.
#[derive(Debug, Args)]
pub(crate) struct PruneArgs {
    /// Delete, instead of listing what would be deleted.
    #[arg(long)]
    pub(crate) delete: bool,
    /// Delete rooms whose match has not started after this many days without a change.
    #[arg(long, value_name = "DAYS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lobby_days: u32,
    /// Delete matches, running or over, after this many days without a change. Those of people with an account stay.
    #[arg(long, value_name = "DAYS", default_value_t = 365, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) match_days: u32,
    /// Log devices out after this many days without a visit, and delete guests without a room and a session. Not less
    /// than --session-days of the server.
    #[arg(long, value_name = "DAYS", default_value_t = 90, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) session_days: u32,
    /// Also delete matches of people with an account.
    #[arg(long)]
    pub(crate) account_matches: bool,
}

/// Parses an address with a port.
fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "write an address and a port, such as 127.0.0.1:8000".to_owned())
}
