use std::io::{self, BufRead as _, Write as _};

use crate::error::CliError;

/// Prompts for a line and reads it; `None` at the end of the input. Invalid UTF-8 is replaced.
pub(crate) fn read_line() -> Result<Option<String>, CliError> {
    out!("> ");
    io::stdout().flush().map_err(|err| format!("the terminal cannot be written: {err}"))?;
    let mut line = Vec::new();
    let n_bytes = io::stdin().lock().read_until(b'\n', &mut line);
    match n_bytes.map_err(|err| format!("the input cannot be read: {err}"))? {
        0 => {
            outln!();
            Ok(None)
        }
        _ => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
    }
}
