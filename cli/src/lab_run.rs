//! `monumenta lab`: tournaments, balance, and two packs side by side.

mod print;
mod progress;
mod selfplay;
mod spreading;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{BotSpec, Level};
use lab::{BalanceTables, Kind, MatchResult, OracleSpec, Plan, PlayControl, RunFolder, RunSpec};

use crate::args::{LabArgs, LabCommand, OracleArgs};
use crate::error::CliError;
use crate::lab_run::print::Form;
use crate::lab_run::progress::MatchProgress;
use crate::lab_run::spreading::Spread;
use crate::{files, play};

/// Plays a run, or the rest of a resumed one, and writes the reports.
pub(crate) fn lab(command: &LabCommand) -> Result<(), CliError> {
    let (kind, args) = match command {
        LabCommand::Tournament(args) | LabCommand::Ladder(args) => (Kind::Tournament, args),
        LabCommand::SelfPlay(args) => return selfplay::selfplay(args),
        LabCommand::Oracle(args) => return oracle(args),
        LabCommand::Balance(args) => (Kind::Balance, args),
        LabCommand::Compare(args) => (Kind::Compare, args),
        LabCommand::Abandon(args) => return spreading::abandon(args),
    };
    let (folder, plan, before) = match &args.resume {
        Some(path) => {
            let (folder, spec, before) = RunFolder::resume(path)?;
            if spec.kind != kind {
                return Err(format!("{} holds another kind of report", path.display()).into());
            }
            (folder, plan(spec, args)?, before)
        }
        None => {
            let mut spec = spec(kind, args)?;
            if let LabCommand::Ladder(_) = command {
                spec.bots = ladder_bots(args.bots.as_deref());
            }
            let plan = plan(spec, args)?;
            let path = args.out.clone().unwrap_or_else(|| default_folder(plan.spec()));
            files::make_folder(&path)?;
            (RunFolder::begin(&path, plan.spec())?, plan, Vec::new())
        }
    };
    if args.database.is_none() && spreading::is_spread(folder.path()) {
        eprintln!(
            "Workers may still be playing for this folder: --database collects what they played."
        );
    }
    let stop = stop_on_interrupt(match args.database {
        Some(_) => "Stopping; the run stays in the database, and workers play on.",
        None => "Stopping after the matches under way; once more to stop at once.",
    });
    let run = Run { args, folder: &folder, plan: &plan };
    let (played, all) = run.play(before, &stop)?;
    run.report(&played)?;
    if (played.len() as u64) < all {
        let word = kind.name();
        let path = folder.path().display();
        eprintln!("{} of {all} matches were played and are kept. To go on:", played.len());
        let spread = if args.database.is_some() { " --database …" } else { "" };
        eprintln!("  monumenta lab {word} --resume {path}{spread}");
    }
    Ok(())
}

/// `monumenta lab oracle`: prints the share of wins of a player that sees all cards, in percent with its 95 % interval.
#[allow(clippy::float_arithmetic, reason = "figures for people")]
fn oracle(args: &OracleArgs) -> Result<(), CliError> {
    let game = files::game(&args.game)?;
    let spec = OracleSpec {
        game: game.slug().to_owned(),
        seats: args.seats.unwrap_or(game.seats().0.max(2)),
        deals: args.deals,
        tries: args.tries,
        seed: args.seed.clone(),
        options: args.options.clone(),
        threads: args.threads,
    };
    let n_matches = spec.n_matches();
    let progress = MatchProgress::new(n_matches, 0);
    let share = lab::oracle(&spec, &|| progress.count());
    progress.finish();
    let share = share.map_err(|err| CliError(err.to_string()))?;
    let [least, most] = share.interval.map(|it| 100.0 * it);
    let (won, even) = (100.0 * share.share, 100.0 / f64::from(spec.seats));
    outln!(
        "It won {won:.1} % ({least:.1} to {most:.1}) of {n_matches} matches; even is {even:.0} %."
    );
    Ok(())
}

/// The run that the arguments describe.
fn spec(kind: Kind, args: &LabArgs) -> Result<RunSpec, CliError> {
    let game = files::named_game(args.game.as_deref())?;
    let bots = match (&args.bots, kind) {
        (Some(bots), _) => BotSpec::split_list(bots).map(str::to_owned).collect(),
        (None, Kind::Tournament) => every_level(),
        (None, Kind::Balance | Kind::Compare) => vec![Level::BEGINNER.name().to_owned()],
    };
    Ok(RunSpec {
        kind,
        game: game.slug().to_owned(),
        bots,
        seats: args.seats.unwrap_or(game.seats().0.max(2)),
        games: args.games,
        seed: args.seed.clone(),
        options: args.options.clone(),
        tables: if args.as_asked { BalanceTables::AsAsked } else { BalanceTables::EveryOption },
        content: args.content.clone(),
    })
}

/// The bots of a ladder: every level, the strongest first, and then those that `named` lists.
fn ladder_bots(named: Option<&str>) -> Vec<String> {
    let named = named.into_iter().flat_map(BotSpec::split_list);
    every_level().into_iter().chain(named.map(str::to_owned)).collect()
}

/// All levels, the strongest first.
fn every_level() -> Vec<String> {
    Level::ALL.iter().rev().map(|it| it.name().to_owned()).collect()
}

/// Reads the packs that the run names and makes its plan.
fn plan(spec: RunSpec, args: &LabArgs) -> Result<Plan, CliError> {
    let packs = files::packs(files::game(&spec.game)?, &spec.content)?;
    use_weights(&spec.game, args.weights.as_deref())?;
    let plan = Plan::new(spec, packs)?;
    if args.database.is_some() {
        spread::Run::of(&plan)?;
    }
    Ok(plan)
}

/// Replaces the weights of the learned judgement, for this process, by those of a file.
fn use_weights(game: &str, path: Option<&Path>) -> Result<(), CliError> {
    let Some(path) = path else { return Ok(()) };
    let bytes = fs::read(path).map_err(|err| CliError::file(path, "read", &err))?;
    bots::use_weights(game, &bytes).map_err(|what| CliError(format!("{}: {what}", path.display())))
}

struct Run<'a> {
    args: &'a LabArgs,
    folder: &'a RunFolder,
    plan: &'a Plan,
}

impl Run<'_> {
    /// Plays the matches that are not in `before`. Returns all results, those of `before` included, and the number of
    /// matches of the whole run.
    fn play(
        &self,
        before: Vec<MatchResult>,
        stop: &AtomicBool,
    ) -> Result<(Vec<MatchResult>, u64), CliError> {
        let mut schedule = self.plan.schedule();
        let all = schedule.len() as u64;
        let known: BTreeSet<u64> = before.iter().map(|played| played.nth).collect();
        schedule.retain(|it| !known.contains(&it.nth));
        let progress = match self.args.json {
            true => MatchProgress::hidden(),
            false => MatchProgress::new(all, before.len() as u64),
        };
        let played = match &self.args.database {
            Some(database) => {
                let spread = Spread { database, folder: self.folder, plan: self.plan };
                spread.play(schedule.iter().map(|it| it.nth).collect(), &progress, stop)
            }
            None => {
                let on_result = |played: &MatchResult| {
                    progress.count();
                    self.folder.keep(played)
                };
                let control =
                    PlayControl { threads: self.args.threads, stop, on_result: &on_result };
                self.plan.play(&schedule, control).map_err(|err| CliError(err.to_string()))
            }
        };
        progress.finish();
        let mut played: Vec<MatchResult> = played?.into_iter().chain(before).collect();
        played.sort_by_key(|it| it.nth);
        Ok((played, all))
    }

    fn report(&self, played: &[MatchResult]) -> Result<(), CliError> {
        let spec = self.plan.spec();
        let game = files::game(&spec.game)?;
        let speaker = play::speaker(self.args.lang.get(), &game.pack())?;
        let titles = |rule: &str| {
            let title = speaker.attribute(rule, "title").unwrap_or_default();
            format!("{title} ({rule})")
        };
        let form = if self.args.json { Form::Json } else { Form::Table };
        print::report(spec, self.folder, self.plan.names(), played, &titles, form)
    }
}

/// The flag that the first Ctrl-C sets, printing `said`. The second one ends the program.
fn stop_on_interrupt(said: &'static str) -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    // If the handler cannot be set, Ctrl-C ends the program at once. The matches that were played are on disk.
    let _ = ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        eprintln!("\n{said}");
    });
    stop
}

fn default_folder(spec: &RunSpec) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let kind = spec.kind.name();
    let name = format!("{}-{kind}-{}-{now}", spec.game, spec.seats);
    files::records_folder().with_file_name("lab").join(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ladder_has_every_level_and_the_bots_that_are_named() {
        let levels = ["sage", "master", "builder", "apprentice", "random"];
        assert_eq!(ladder_bots(None), levels);
        let more = ["master@1", "sage:2000"];
        assert_eq!(ladder_bots(Some("master@1,sage:2000")), [&levels[..], &more].concat());
    }
}
