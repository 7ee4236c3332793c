//! The checks of `make test`, part by part.

use std::process::{Command, Stdio};
use std::time::Instant;

use crate::modules::modules;
use crate::workspace::{Workspace, run};
use crate::{dependencies, proofs, rulebook, site, tidy};

type Part = (&'static str, fn(&Workspace) -> Result<(), String>);

/// The quick parts come first.
const PARTS: [Part; 11] = [
    ("fmt", |workspace| run(&mut workspace.cargo(["fmt", "--all", "--check"]))),
    ("tidy", tidy::tidy),
    ("rulebook", |workspace| rulebook::rulebook(workspace, &[])),
    ("proofs", proofs::proofs),
    ("dependencies", dependencies::dependencies),
    ("wasm", wasm),
    ("web", web),
    ("clippy", clippy),
    ("tests", tests),
    ("docs", docs),
    ("browser", browser),
];

/// Runs the named parts, or all of them, and stops at the first that fails.
pub(crate) fn ci(workspace: &Workspace, asked: &[&str]) -> Result<(), String> {
    let names = PARTS.map(|(name, _)| name);
    if let Some(unknown) = asked.iter().find(|name| !names.contains(name)) {
        return Err(format!("there is no part {unknown:?}; the parts are {}", names.join(", ")));
    }
    let mut done = Vec::new();
    for (name, part) in PARTS.iter().filter(|(name, _)| asked.is_empty() || asked.contains(name)) {
        println!("== {name}");
        let begun = Instant::now();
        let answer = part(workspace);
        let seconds = begun.elapsed().as_secs_f32();
        if let Err(reason) = answer {
            return Err(format!(
                "{reason}\n== {name}: failed after {seconds:.1} s\n{} passed, 1 failed",
                done.len()
            ));
        }
        println!("== {name}: {seconds:.1} s");
        done.push(format!("{name} {seconds:.1} s"));
    }
    println!("{}\n{} passed, 0 failed", done.join(", "), done.len());
    Ok(())
}

fn clippy(workspace: &Workspace) -> Result<(), String> {
    let targets = ["clippy", "--workspace", "--all-targets", "--quiet"];
    run(workspace.cargo(targets).args(["--", "-D", "warnings"]))
}

/// Builds the games' modules for browsers, which the pages include. Skipped where `tools/setup --wasm` found no standard library.
fn wasm(workspace: &Workspace) -> Result<(), String> {
    modules(workspace, &[])
}

/// All tests but doc tests, golden transcripts included. The tests `browser` need the feature `ts`, which derives TypeScript.
fn tests(workspace: &Workspace) -> Result<(), String> {
    let mut browser = workspace.cargo(["test", "--quiet", "--features", "ts", "--test", "browser"]);
    let files = workspace.files()?;
    let games = workspace.games(&files)?;
    for game in games.iter().filter(|game| files.contains(&game.file("tests/browser.rs"))) {
        browser.args(["--package", &game.name]);
    }
    run(&mut browser)?;
    let mut asked = workspace.cargo(["nextest", "--version"]);
    if is_there(&mut asked) {
        return run(&mut workspace.cargo(["nextest", "run", "--workspace"]));
    }
    println!("cargo-nextest is not installed: running cargo test instead");
    run(&mut workspace.cargo(["test", "--workspace", "--lib", "--bins", "--tests", "--quiet"]))
}

/// The documentation of every crate, without a broken link, and its examples.
fn docs(workspace: &Workspace) -> Result<(), String> {
    let mut doc = workspace.cargo(["doc", "--workspace", "--no-deps", "--quiet"]);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    run(&mut workspace.cargo(["test", "--workspace", "--doc", "--quiet"]))
}

/// Builds the web client, which the program embeds, and runs its linters, type checks and unit tests.
fn web(workspace: &Workspace) -> Result<(), String> {
    run(&mut workspace.command("tools/web"))?;
    ["lint", "check", "unit"].iter().try_for_each(|script| run(&mut npm(workspace, script)))
}

/// Plays whole matches and opens every page in a real browser.
fn browser(workspace: &Workspace) -> Result<(), String> {
    run(&mut workspace.command("tools/web"))?;
    run(&mut workspace.cargo(["build", "--quiet", "--bin", "monumenta"]))?;
    // Without the standard library for browsers there is no site, and its tests are skipped.
    if site::are_built(workspace)? {
        site::site(workspace, &["--base", "/monumenta/", "--out", "target/site"])?;
    }
    let program = workspace.path("target/debug/monumenta");
    run(npm(workspace, "browser").env("MONUMENTA_BIN", program))
}

fn npm(workspace: &Workspace, script: &str) -> Command {
    let mut command = workspace.command("npm");
    command.args(["run", "--silent", script]);
    command
}

fn is_there(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
