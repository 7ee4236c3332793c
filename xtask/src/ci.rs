//! Everything that must hold, part by part.

use std::process::{Command, Stdio};
use std::time::Instant;

use crate::house::{House, run};
use crate::{proofs, rulebook, tidy};

type Part = (&'static str, fn(&House) -> Result<(), String>);

/// What is quick comes first.
const PARTS: [Part; 9] = [
    ("fmt", |house| run(&mut house.cargo(["fmt", "--all", "--check"]))),
    ("tidy", tidy::tidy),
    ("rulebook", |house| rulebook::rulebook(house, &[])),
    ("proofs", proofs::proofs),
    ("web", web),
    ("clippy", clippy),
    ("tests", tests),
    ("docs", |house| run(&mut house.cargo(["test", "--workspace", "--doc", "--quiet"]))),
    ("browser", browser),
];

/// Runs the parts that were asked for, or all of them, up to the first that fails.
pub(crate) fn ci(house: &House, asked: &[&str]) -> Result<(), String> {
    let names = PARTS.map(|(name, _)| name);
    if let Some(unknown) = asked.iter().find(|name| !names.contains(name)) {
        return Err(format!("there is no part {unknown:?}; the parts are {}", names.join(", ")));
    }
    let mut done = Vec::new();
    for (name, part) in PARTS.iter().filter(|(name, _)| asked.is_empty() || asked.contains(name)) {
        println!("== {name}");
        let begun = Instant::now();
        let answer = part(house);
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

fn clippy(house: &House) -> Result<(), String> {
    let targets = ["clippy", "--workspace", "--all-targets", "--quiet"];
    run(house.cargo(targets).args(["--", "-D", "warnings"]))
}

/// The golden transcripts are among them.
fn tests(house: &House) -> Result<(), String> {
    let mut asked = house.cargo(["nextest", "--version"]);
    if is_there(&mut asked) {
        return run(&mut house.cargo(["nextest", "run", "--workspace"]));
    }
    println!("cargo-nextest is not there: cargo test does its work");
    run(&mut house.cargo(["test", "--workspace", "--lib", "--bins", "--tests", "--quiet"]))
}

/// The pages: their form, their types, their units, and that they can be built, for the program carries them.
fn web(house: &House) -> Result<(), String> {
    run(&mut house.command("tools/web"))?;
    ["lint", "check", "unit"].iter().try_for_each(|script| run(&mut npm(house, script)))
}

/// Whole matches, and every page, in a real browser.
fn browser(house: &House) -> Result<(), String> {
    run(&mut house.command("tools/web"))?;
    run(&mut house.cargo(["build", "--quiet", "--bin", "monumenta"]))?;
    let program = house.path("target/debug/monumenta");
    run(npm(house, "browser").env("MONUMENTA_BIN", program))
}

fn npm(house: &House, script: &str) -> Command {
    let mut command = house.command("npm");
    command.args(["run", "--silent", script]);
    command
}

fn is_there(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
