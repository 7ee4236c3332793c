//! The program's standard output.

use std::fmt;
use std::io::{self, ErrorKind, Write as _};
use std::process;

/// Prints to the standard output, like `print!`. See [`write_text`].
macro_rules! out {
    ($($text:tt)*) => { $crate::output::write_text(format_args!($($text)*)) };
}

/// Prints a line to the standard output, like `println!`. See [`write_text`].
macro_rules! outln {
    () => { out!("\n") };
    ($($text:tt)*) => { out!("{}\n", format_args!($($text)*)) };
}

/// Writes to the standard output. If the pipe is closed, as by `monumenta rules | head`, the program ends with success;
/// `println!` would panic.
pub(crate) fn write_text(text: fmt::Arguments<'_>) {
    match io::stdout().write_fmt(text) {
        Ok(()) => {}
        Err(err) if err.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(err) => {
            // If the terminal is gone, the standard error is as well, and `eprintln!` would panic.
            let _ = writeln!(io::stderr(), "monumenta: the output cannot be written: {err}");
            process::exit(2);
        }
    }
}
