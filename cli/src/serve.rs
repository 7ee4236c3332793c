use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::Duration;

use server::{Config, DataStore, Limits, MailServer, Proxy, Role, Server, StartError, Transport};
use tracing_subscriber::EnvFilter;

use crate::args::{NodeRole, ServeArgs};
use crate::error::CliError;
use crate::files;

/// `monumenta serve`: runs a server until a signal stops it.
pub(crate) fn serve(args: &ServeArgs) -> Result<(), CliError> {
    log(args);
    let mut config = Config::new(args.listen, args.data.clone().unwrap_or_else(data_folder));
    if let Some(database) = args.database.clone() {
        let role = match args.role {
            NodeRole::All => Role::All,
            NodeRole::Front => Role::Front,
            NodeRole::Worker => Role::Worker,
        };
        config.store = DataStore::Shared { database, bus: args.bus.clone(), role };
    }
    config.metrics = args.metrics;
    config.mail = mail_server(args)?;
    config.drain = Duration::from_secs(args.drain);
    if args.https {
        config.transport = Transport::Https;
    }
    if args.behind_proxy {
        config.proxy = Proxy::Trusted;
    }
    if args.no_limits {
        config.limits = Limits::none();
    }
    config.limits.session_lifetime = Duration::from_secs(u64::from(args.session_days) * 24 * 3600);
    runtime()?.block_on(run(config))
}

/// The mail server, from the command line, the environment or a file.
fn mail_server(args: &ServeArgs) -> Result<Option<MailServer>, CliError> {
    let from_file = args.mail_file.as_deref().map(files::read).transpose()?;
    let Some(url) = from_file.or_else(|| args.mail.clone()) else { return Ok(None) };
    let server: Result<MailServer, _> = url.trim().parse();
    server.map(Some).map_err(|error| error.to_string().into())
}

async fn run(config: Config) -> Result<(), CliError> {
    let data = config.data.clone();
    let mut stop = StopSigns::new()?;
    let server = Server::start(config).await.map_err(|fault| not_started(&fault))?;
    outln!("http://{}", server.address());
    tracing::info!(address = %server.address(), data = %data.display(), "the server listens");
    stop.wait().await;
    tracing::info!("the server stops");
    server.stop().await.map_err(|trouble| trouble.to_string().into())
}

fn not_started(fault: &StartError) -> CliError {
    if let StartError::Listen { listen, reason } = fault
        && reason.kind() == ErrorKind::AddrInUse
    {
        return format!(
            "another program listens at {listen}; choose another port, such as \
             --listen 127.0.0.1:8001, or 0 for any that is free"
        )
        .into();
    }
    fault.to_string().into()
}

/// The default folder of a server's data.
pub(crate) fn data_folder() -> PathBuf {
    let records = files::records_folder();
    records.parent().map_or(PathBuf::from("server"), |folder| folder.join("server"))
}

/// A multi-threaded Tokio runtime.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, CliError> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|err| format!("the system gives no threads: {err}").into())
}

fn log(args: &ServeArgs) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match args.json_logs {
        true => log.json().init(),
        false => log.init(),
    }
}

/// The signals that stop the program: Ctrl-C and, on Unix, SIGTERM.
#[cfg(unix)]
pub(crate) struct StopSigns {
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl StopSigns {
    pub(crate) fn new() -> Result<Self, CliError> {
        let kind = tokio::signal::unix::SignalKind::terminate();
        let terminate = tokio::signal::unix::signal(kind);
        let terminate = terminate.map_err(|err| format!("signals cannot be heard: {err}"))?;
        Ok(Self { terminate })
    }

    pub(crate) async fn wait(&mut self) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
pub(crate) struct StopSigns;

#[cfg(not(unix))]
impl StopSigns {
    pub(crate) fn new() -> Result<Self, CliError> {
        Ok(Self)
    }

    pub(crate) async fn wait(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
