//! Long stress tests of the server: kills under load, and a soak with slow clients and floods.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::workspace::{Workspace, run};

/// Kills the server under load, with full disks and restored backups in between.
pub(crate) fn kills(workspace: &Workspace, options: &[&str]) -> Result<(), String> {
    let count = match options {
        [] => "100",
        ["--count", count] => count,
        _ => return Err("usage: cargo xtask kills [--count 100]".to_owned()),
    };
    let mut command = workspace.cargo(["test", "-p", "server", "--test", "server", "--"]);
    run(command.args(["what_was_told", "--nocapture"]).env("KILLS", count))
}

/// Builds the program and the test clients, and runs the soak with `options`.
pub(crate) fn soak(workspace: &Workspace, options: &[&str]) -> Result<(), String> {
    let build = ["build", "--release", "--quiet", "-p", "monumenta", "-p", "test-client"];
    run(&mut workspace.cargo(build))?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or(workspace.path("target"), PathBuf::from);
    let release = target.join("release");
    run(Command::new(release.join("soak")).arg(release.join("monumenta")).args(options))
}
