//! Runs fuzz targets for a while: `cargo run -p fuzz -- [--seconds N] [TARGET…]`.

#![allow(clippy::print_stdout, reason = "a command-line tool says what it does")]

use std::panic::catch_unwind;
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs, io};

use engine::Chance;
use fuzz::{TARGETS, Target, corpus, folder, mutated};

fn main() -> ExitCode {
    match run(env::args().skip(1).collect()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut names: Vec<String>) -> io::Result<ExitCode> {
    let mut seconds = 60;
    if let [flag, number, ..] = names.as_slice()
        && flag == "--seconds"
    {
        seconds = number.parse().map_err(io::Error::other)?;
        names.drain(..2);
    }
    if let Some(unknown) = names.iter().find(|name| TARGETS.iter().all(|it| it.name != **name)) {
        let known = TARGETS.map(|target| target.name).join(", ");
        return Err(io::Error::other(format!("no target {unknown:?}; the targets are {known}")));
    }
    let chosen = |target: &&Target| names.is_empty() || names.iter().any(|it| it == target.name);
    for target in TARGETS.iter().filter(chosen) {
        if !fuzz(target, Duration::from_secs(seconds))? {
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Fuzzes one target for `time`. Writes the first input that fails into the corpus and returns `false`.
fn fuzz(target: &Target, time: Duration) -> io::Result<bool> {
    let inputs = corpus(target)?;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seed = now.map_or(0, |now| now.as_nanos() as u64);
    let mut chance = Chance::quick(seed);
    let begun = Instant::now();
    let mut tried = 0u64;
    while begun.elapsed() < time {
        let input = mutated(&inputs, &mut chance);
        tried += 1;
        if catch_unwind(|| (target.run)(&input)).is_err() {
            let path = folder(target).join(format!("failed-{seed:016x}"));
            fs::write(&path, input)?;
            println!("{}: failed, input kept in {}", target.name, path.display());
            return Ok(false);
        }
    }
    println!("{}: {tried} inputs", target.name);
    Ok(true)
}
