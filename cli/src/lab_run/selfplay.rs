//! `monumenta lab selfplay`: writes positions for training.

use std::fs::File;
use std::io::{BufWriter, Write as _};

use bots::BotSpec;
use lab::SelfPlaySpec;

use crate::args::SelfPlayArgs;
use crate::error::CliError;
use crate::files;
use crate::lab_run::progress::MatchProgress;
use crate::lab_run::{stop_on_interrupt, use_weights};

pub(super) fn selfplay(args: &SelfPlayArgs) -> Result<(), CliError> {
    let game = files::game(&args.game)?;
    use_weights(game.slug(), args.weights.as_deref())?;
    let spec = SelfPlaySpec {
        game: game.slug().to_owned(),
        bots: BotSpec::list(&args.bots)?,
        seats: args.seats.unwrap_or(game.seats().0.max(2)),
        games: args.games,
        seed: args.seed.clone(),
        options: args.options.clone(),
        threads: args.threads,
    };
    let not_written = |err: std::io::Error| CliError::file(&args.out, "written", &err);
    let mut out = BufWriter::new(File::create_new(&args.out).map_err(not_written)?);
    let stop = stop_on_interrupt("Stopping after the matches under way; what they give is kept.");
    let progress = MatchProgress::new(args.games, 0);
    let report = lab::selfplay(&spec, &mut out, &stop, &|_| progress.count());
    progress.finish();
    let report = report.map_err(|err| CliError(err.to_string()))?;
    out.flush().map_err(not_written)?;
    outln!("{} matches, {} positions: {}", report.games, report.positions, args.out.display());
    Ok(())
}
