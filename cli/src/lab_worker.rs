//! `monumenta lab-worker`: plays matches of other people's runs, on any machine that reaches the database.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use spread::{Until, Worker};

use crate::args::LabWorkerArgs;
use crate::error::CliError;
use crate::serve::{StopSigns, runtime};

/// Plays until it is stopped, or until nothing is left to play with `--until-idle`.
pub(crate) fn lab_worker(args: &LabWorkerArgs) -> Result<(), CliError> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let stop = Arc::new(AtomicBool::new(false));
    let worker = Worker {
        threads: args.threads.map_or_else(cores, usize::from),
        lease: Duration::from_secs(args.lease.into()),
        until: if args.until_idle { Until::Idle } else { Until::Stopped },
        stop: Arc::clone(&stop),
        say: |what| eprintln!("{what}"),
    };
    runtime()?.block_on(async {
        tokio::spawn(stop_on_a_sign(StopSigns::new()?, stop));
        let threads = worker.threads;
        eprintln!("Ready to play {threads} matches at a time; Ctrl-C stops after those under way.");
        let played = spread::work(&args.database, worker).await;
        let played = played.map_err(|trouble| trouble.to_string())?;
        eprintln!("{played} matches were played and handed in.");
        Ok(())
    })
}

/// At the first signal, the matches that have begun are finished. The second ends the program, and other workers play
/// its matches.
async fn stop_on_a_sign(mut signs: StopSigns, stop: Arc<AtomicBool>) {
    signs.wait().await;
    stop.store(true, Ordering::Relaxed);
    eprintln!("\nStopping after the matches under way; once more to stop at once.");
    signs.wait().await;
    std::process::exit(130);
}
