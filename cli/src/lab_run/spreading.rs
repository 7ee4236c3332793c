//! A run that workers play, through a database.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::{fs, io};

use lab::{MatchResult, Plan, RunFolder};
use spread::{Coordinator, Progress, Run};

use crate::args::AbandonArgs;
use crate::error::CliError;
use crate::files;
use crate::lab_run::progress::MatchProgress;
use crate::serve::runtime;

/// The file in the run's folder with the run's id in the database. It exists while workers may be playing the run.
const RUN: &str = "run.txt";

/// A run and the database that workers take its matches from.
#[derive(Debug)]
pub(crate) struct Spread<'a> {
    pub(crate) database: &'a str,
    pub(crate) folder: &'a RunFolder,
    pub(crate) plan: &'a Plan,
}

impl Spread<'_> {
    /// Lets workers play the matches `missing`, by number, and writes them to the folder.
    pub(crate) fn play(
        &self,
        missing: BTreeSet<u64>,
        match_progress: &MatchProgress,
        stop: &AtomicBool,
    ) -> Result<Vec<MatchResult>, CliError> {
        let run = Run::of(self.plan)?;
        let wanted = missing.len();
        let id = name_of_run(self.folder)?;
        let on_result = |played: &MatchResult| {
            match_progress.count();
            self.folder.keep(played)
        };
        let on_progress = |progress| {
            match_progress.set_message(match progress {
                Progress::DatabaseAway => "the database does not answer".to_owned(),
                Progress::Playing(0) => "waiting for a worker".to_owned(),
                Progress::Playing(1) => "1 part under way".to_owned(),
                Progress::Playing(parts) => format!("{parts} parts under way"),
            });
        };
        let (on_result, on_progress) = (&on_result, &on_progress);
        let coordinator = Coordinator { id: &id, run: &run, stop, on_result, on_progress };
        match_progress.println(
            "Start workers on any machine that reaches the database; stop them when you like:",
        );
        match_progress.println("  monumenta lab-worker --database …");
        let played = runtime()?.block_on(coordinator.play(self.database, missing));
        let played = played.map_err(|trouble| trouble.to_string())?;
        if played.len() == wanted {
            // If it stays, a later run of the command warns for nothing.
            let _ = fs::remove_file(self.folder.path().join(RUN));
        }
        Ok(played)
    }
}

/// Whether workers may be playing the run of this folder.
pub(crate) fn is_spread(folder: &Path) -> bool {
    folder.join(RUN).exists()
}

/// `monumenta lab abandon`: deletes the run of a folder from the database.
pub(crate) fn abandon(args: &AbandonArgs) -> Result<(), CliError> {
    let path = args.folder.join(RUN);
    if !is_spread(&args.folder) {
        let folder = args.folder.display();
        return Err(format!("{folder} has no {RUN}: no run of it is in a database").into());
    }
    let id = files::read(&path)?;
    let ended = runtime()?.block_on(spread::delete(&args.database, id.trim()));
    ended.map_err(|trouble| trouble.to_string())?;
    fs::remove_file(&path).map_err(|err| CliError::file(&path, "removed", &err))
}

/// The run's id from its folder, or a new one, which is written there.
fn name_of_run(folder: &RunFolder) -> Result<String, CliError> {
    let path = folder.path().join(RUN);
    match fs::read_to_string(&path) {
        Ok(name) => Ok(name.trim().to_owned()),
        Err(err) if err.kind() == io::ErrorKind::NotFound => {
            let number = getrandom::u64().map_err(|err| format!("there is no luck: {err}"))?;
            let name = format!("{number:016x}");
            files::write(&path, &format!("{name}\n"))?;
            Ok(name)
        }
        Err(err) => Err(CliError::file(&path, "read", &err)),
    }
}
