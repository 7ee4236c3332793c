use crate::args::VerifyArgs;
use crate::error::CliError;
use crate::files;

/// Plays records again, to the same digests.
pub(crate) fn verify(args: &VerifyArgs) -> Result<(), CliError> {
    for file in &args.files {
        let name = file.display();
        let record = files::record(file)?;
        let game =
            files::game(&record.game).map_err(|fault| CliError(format!("{name}: {fault}")))?;
        let (_, content) = files::content(game, args.content.as_deref())?;
        game.verify(content, &record).map_err(|difference| format!("{name}: {difference}"))?;
        let steps = match record.steps.len() {
            1 => "1 step".to_owned(),
            n => format!("{n} steps"),
        };
        let state = if record.result.is_null() { "open" } else { "over" };
        println!("{name}: verified ({}, {steps}, {state})", record.game);
    }
    Ok(())
}
