//! The checks of `make test`, part by part.

use std::process::{Command, Stdio};
use std::time::Instant;

use crate::modules::modules;
use crate::workspace::{Workspace, run};
use crate::{dependencies, proofs, rulebook, site, tidy};

type Part = (&'static str, fn(&Workspace) -> Result<(), String>);

/// All parts in the order in which they run, the quick ones first.
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

/// Builds the games' modules for browsers, which the pages include. Skipped if there is no standard library for
/// WebAssembly.
fn wasm(workspace: &Workspace) -> Result<(), String> {
    modules(workspace, &[])
}

/// All tests but the examples in docs.
fn tests(workspace: &Workspace) -> Result<(), String> {
    if is_there(&mut workspace.cargo(["nextest", "--version"])) {
        return run(&mut with_features(workspace, &["nextest", "run"])?);
    }
    println!("cargo-nextest is not installed: running cargo test instead");
    run(&mut with_features(workspace, &["test", "--lib", "--bins", "--tests", "--quiet"])?)
}

/// A cargo command for the whole workspace with the feature `ts` of the games, which derives TypeScript for their tests
/// `browser`. All parts use the same features, so that tests, examples in docs and the program come from one build.
fn with_features(workspace: &Workspace, command: &[&str]) -> Result<Command, String> {
    let files = workspace.files()?;
    let games = workspace.games(&files)?;
    let with_browser = games.iter().filter(|game| files.contains(&game.file("tests/browser.rs")));
    let features: Vec<String> = with_browser.map(|game| format!("{}/ts", game.name)).collect();
    let mut cargo = workspace.cargo(command.iter().copied());
    cargo.args(["--workspace", "--features", &features.join(",")]);
    Ok(cargo)
}

/// Builds the docs of every crate, in which a broken link is an error, and runs their examples.
fn docs(workspace: &Workspace) -> Result<(), String> {
    let mut doc = workspace.cargo(["doc", "--workspace", "--no-deps", "--quiet"]);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    run(&mut with_features(workspace, &["test", "--doc", "--quiet"])?)
}

/// Builds the web client, which the program embeds, and runs its linters, type checks and unit tests.
fn web(workspace: &Workspace) -> Result<(), String> {
    run(&mut workspace.command("tools/web"))?;
    // Side by side: each of them uses one core most of the time.
    std::thread::scope(|scope| {
        let scripts = ["lint", "check", "unit"].map(|script| {
            let mut command = npm(workspace, script);
            scope.spawn(move || run(&mut command))
        });
        scripts.into_iter().try_for_each(|script| {
            script.join().unwrap_or_else(|_| Err("a check of the pages panicked".to_owned()))
        })
    })
}

/// Plays whole matches and opens every page in a real browser.
fn browser(workspace: &Workspace) -> Result<(), String> {
    run(&mut workspace.command("tools/web"))?;
    // Builds the program: it is a dependency of this test.
    run(&mut with_features(workspace, &["test", "--no-run", "--quiet", "--test", "program"])?)?;
    // Without modules there is no site, and its tests are skipped.
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
