//! A person who types `monumenta` and reads what it says.

#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "helpers of tests may panic, and no test needs them all"
)]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

pub(crate) fn monumenta(args: &[&str]) -> Output {
    typing(args, "")
}

/// Runs the program with these lines typed in.
pub(crate) fn typing(args: &[&str], lines: &str) -> Output {
    let mut child = command(args).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).ok();
    child.wait_with_output().unwrap()
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_monumenta"));
    command.args(args).env("LC_ALL", "en_GB.UTF-8").env_remove("BLESS");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub(crate) fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// One sentence on stderr, nothing on stdout, exit code 2.
pub(crate) fn sentence(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

pub(crate) fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}
