//! What can be typed after `monumenta serve` and `monumenta admin`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use server::admin::Location;

use crate::args::{examples, postgres};

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
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8000", value_parser = address)]
    pub(crate) listen: SocketAddr,
    /// Where /metrics can be read, for Prometheus: an address that players do not reach [default: nowhere].
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    pub(crate) metrics: Option<SocketAddr>,
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
    /// The server that sends mails, so that people can recover their accounts by e-mail, as
    /// smtp://USER:PASSWORD@HOST:PORT/?from=ADDRESS [default: no mails are sent].
    #[arg(long, value_name = "URL", env = "MONUMENTA_MAIL", hide_env_values = true)]
    pub(crate) mail: Option<String>,
    /// A file with that URL.
    #[arg(long, value_name = "FILE", conflicts_with = "mail")]
    pub(crate) mail_file: Option<PathBuf>,
    /// After so many days without a visit a device must log in again.
    #[arg(long, value_name = "DAYS", default_value_t = 90, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) session_days: u32,
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
    /// Put a backup in the place of the data, after verifying it. Stop the server first.
    #[command(after_help = examples::RESTORE)]
    Restore {
        /// The file that backup wrote.
        file: PathBuf,
        /// Restore it even if some of its rooms cannot be read or replayed.
        #[arg(long)]
        accept_broken: bool,
    },
    /// Copy everything from one database to another, which must be empty, and play every match again. Stop the
    /// server first.
    #[command(after_help = examples::COPY)]
    Copy {
        /// Where it is: postgres://USER:PASSWORD@HOST/NAME, sqlite:DIR or a folder.
        #[arg(long, value_name = "PLACE")]
        from: Location,
        /// Where it goes.
        #[arg(long, value_name = "PLACE")]
        to: Location,
        /// Go on with a copy that was interrupted.
        #[arg(long)]
        resume: bool,
    },
    /// List the running matches that this program could not continue. Run the new program before an upgrade, while the
    /// old one serves: it changes nothing.
    #[command(after_help = examples::UPGRADE_CHECK)]
    UpgradeCheck,
    /// Play every stored match again and name those that differ, and those of another version.
    #[command(after_help = examples::VERIFY_ALL)]
    VerifyAll,
    /// Delete rooms, sessions and guests that nobody has used for long. Without --delete it only lists them.
    #[command(after_help = examples::PRUNE)]
    Prune(PruneArgs),
    /// Print a room's match as a record.
    #[command(after_help = examples::EXPORT)]
    Export {
        /// The room's id.
        room: String,
    },
    /// Make a room of a record.
    #[command(after_help = examples::IMPORT)]
    Import {
        /// The record.
        file: PathBuf,
    },
    /// Print what everybody may know of a room.
    #[command(after_help = examples::SHOW)]
    Show {
        /// The room's id.
        room: String,
    },
    /// Give a seat to somebody with an account.
    #[command(after_help = examples::ADOPT_SEAT)]
    AdoptSeat {
        /// The room's id.
        room: String,
        /// The seat, counted from 1.
        seat: u8,
        /// The name that they log in with.
        account: String,
    },
}

/// After how many days something is deleted.
#[derive(Debug, Args)]
pub(crate) struct PruneArgs {
    /// Delete it, instead of listing it.
    #[arg(long)]
    pub(crate) delete: bool,
    /// Rooms whose match has not started, after so many days without a change.
    #[arg(long, value_name = "DAYS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lobby_days: u32,
    /// Matches, running or over, after so many days without a change. Those of people with an account stay.
    #[arg(long, value_name = "DAYS", default_value_t = 365, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) match_days: u32,
    /// Devices that are logged in, after so many days without a visit, and guests who are logged in nowhere.
    /// Not less than --session-days of the server.
    #[arg(long, value_name = "DAYS", default_value_t = 90, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) session_days: u32,
    /// Delete matches of people with an account too.
    #[arg(long)]
    pub(crate) account_matches: bool,
}

/// Where to listen, as a person writes it.
fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "write an address and a port, such as 127.0.0.1:8000".to_owned())
}
