use serde_json::json;

use crate::args::ShowArgs;
use crate::error::CliError;
use crate::files;

/// `monumenta show`: prints the deal and the last table of a finished record, or the table after one of its steps.
pub(crate) fn show(args: &ShowArgs) -> Result<(), CliError> {
    let record = files::record(&args.file)?;
    let game = files::game(&record.game)?;
    let (_, content) = files::content_of(game, &record, args.content.as_deref())?;
    let all = record.steps.len();
    let table = |n_steps: usize| {
        let table = game.whole_table(content, &record, n_steps);
        table.map_err(|difference| format!("{}: {difference}", args.file.display()))
    };
    let shown = match args.step {
        Some(step) if all < step => {
            return Err(format!("there is no step {step}; the record has {all}").into());
        }
        Some(step) => json!({ "game": record.game, "step": step, "table": table(step)? }),
        None => json!({ "game": record.game, "deal": table(0)?, "end": table(all)? }),
    };
    outln!("{shown}");
    Ok(())
}
