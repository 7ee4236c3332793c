use std::path::Path;

use crate::args::VerifyArgs;
use crate::error::CliError;
use crate::files;

/// `monumenta verify`: plays records again and compares them. Every file is reported, also those after a bad one.
pub(crate) fn verify(args: &VerifyArgs) -> Result<(), CliError> {
    let mut bad = Vec::new();
    for file in &args.files {
        match verify_one(file, args.content.as_deref()) {
            Ok(said) => outln!("{said}"),
            Err(fault) => bad.push(fault),
        }
    }
    match &bad[..] {
        [] => Ok(()),
        [_] if args.files.len() == 1 => Err(bad.remove(0)),
        _ => {
            bad.iter().for_each(|fault| eprintln!("monumenta: {fault}"));
            let all = args.files.len();
            Err(format!("{} of {all} records were not verified", bad.len()).into())
        }
    }
}

/// Verifies a record and returns the line about it.
fn verify_one(file: &Path, content: Option<&Path>) -> Result<String, CliError> {
    let name = file.display();
    let record = files::record(file)?;
    let game = files::game(&record.game).map_err(|fault| CliError(format!("{name}: {fault}")))?;
    let (_, content) = files::content_of(game, &record, content)?;
    game.verify(content, &record).map_err(|difference| format!("{name}: {difference}"))?;
    let steps = match record.steps.len() {
        1 => "1 step".to_owned(),
        n => format!("{n} steps"),
    };
    let state = if record.result.is_null() { "open" } else { "over" };
    Ok(format!("{name}: verified ({}, {steps}, {state})", record.game))
}
