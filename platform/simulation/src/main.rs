//! Runs many seeds, or one of them with a trace. `cargo xtask simulate-cluster` builds and calls it.

#![allow(
    clippy::print_stdout,
    reason = "a command-line tool says what it does; it is never linked into the program"
)]

use std::collections::BTreeMap;
use std::env;
use std::ops::Range;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use simulation::{Bug, Event, Figures, Outcome, Translators, Violation, run_seed};

/// A run allocates many small things.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const USAGE: &str = "\
usage: cargo xtask simulate-cluster [--seeds A..B] [--bug NAME] [--threads N]
       cargo xtask simulate-cluster --trace SEED [--bug NAME] [--whole]
       cargo xtask simulate-cluster --planted [--seeds A..B]

Runs clusters of 1 to 3 nodes with injected faults in virtual time; one seed decides everything.
  --seeds A..B   the seeds to run, B excluded (default 0..1000)
  --trace SEED   runs one seed and prints what happened around a broken promise
  --whole        prints everything that happened in that run
  --bug NAME     plants a bug that must be found
  --planted      plants every bug and prints the first seed that finds it";

/// How many events before a broken promise are printed.
const TRACE: usize = 40;

/// The command line.
struct Options {
    seeds: Range<u64>,
    trace: Option<u64>,
    whole: bool,
    bug: Option<Bug>,
    planted: bool,
    threads: usize,
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let run = parse(&args).and_then(|options| {
        let translators = Arc::new(Translators::new()?);
        match options {
            Options { trace: Some(seed), .. } => trace(seed, &options, &translators),
            Options { planted: true, .. } => planted(&options, &translators),
            Options { .. } => seeds(&options, &translators),
        }
    });
    match run {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn parse(args: &[String]) -> Result<Options, String> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut options =
        Options { seeds: 0..1000, trace: None, whole: false, bug: None, planted: false, threads };
    let usage = || USAGE.to_owned();
    let mut args = args.iter().map(String::as_str);
    while let Some(arg) = args.next() {
        match arg {
            "--whole" => options.whole = true,
            "--planted" => options.planted = true,
            "--seeds" => {
                let (from, to) =
                    args.next().and_then(|it| it.split_once("..")).ok_or_else(usage)?;
                let number = |text: &str| text.parse::<u64>().map_err(|_| usage());
                options.seeds = number(from)?..number(to)?;
            }
            "--trace" => {
                let seed = args.next().and_then(|it| it.parse().ok());
                options.trace = Some(seed.ok_or_else(usage)?);
            }
            "--threads" => {
                options.threads = args.next().and_then(|it| it.parse().ok()).ok_or_else(usage)?;
            }
            "--bug" => {
                let name = args.next().ok_or_else(usage)?;
                let bug = Bug::ALL.iter().copied().find(|bug| bug.name() == name);
                let names: Vec<&str> = Bug::ALL.iter().map(|bug| bug.name()).collect();
                options.bug = Some(bug.ok_or(format!("the bugs are {}", names.join(", ")))?);
            }
            _ => return Err(usage()),
        }
    }
    if (options.planted || options.bug.is_some()) && !cfg!(feature = "planted-bugs") {
        return Err("this build has no planted bugs: build with --features planted-bugs".to_owned());
    }
    Ok(options)
}

/// The first violation among these seeds, by seed, and the sum of all figures.
fn run_all(
    seeds: Range<u64>,
    threads: usize,
    bug: Option<Bug>,
    translators: &Arc<Translators>,
) -> Result<(BTreeMap<u64, Violation>, Figures, u64), String> {
    let next = AtomicU64::new(seeds.start);
    let stop = AtomicBool::new(false);
    let found = Mutex::new((BTreeMap::new(), Figures::default(), 0));
    let failed = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seeds.end <= seed {
                        return;
                    }
                    match run_seed(seed, translators, bug, false) {
                        Ok(outcome) => {
                            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                            found.1 += outcome.figures;
                            found.2 += 1;
                            if let Some(violation) = outcome.violation {
                                // One seed that finds a planted bug is enough. Of real bugs, list all seeds.
                                stop.fetch_or(bug.is_some(), Ordering::Relaxed);
                                found.0.insert(seed, violation);
                            }
                        }
                        Err(error) => {
                            *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                            return;
                        }
                    }
                }
            });
        }
    });
    if let Some(error) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error.to_string());
    }
    Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn seeds(options: &Options, translators: &Arc<Translators>) -> Result<bool, String> {
    let begun = Instant::now();
    let (found, figures, n_seeds) =
        run_all(options.seeds.clone(), options.threads, options.bug, translators)?;
    let took = begun.elapsed().as_millis().max(1) as u64;
    let rate = |n: u64| n.saturating_mul(1000) / took;
    println!(
        "{n_seeds} seeds in {}.{} s on {} threads, {} seeds/s",
        took / 1000,
        took % 1000 / 100,
        options.threads,
        rate(n_seeds),
    );
    println!(
        "{} simulated hours ({} s/s), {} entries ({}/s), {} messages ({}/s), {} faults ({}/s)",
        figures.milliseconds / 3_600_000,
        rate(figures.milliseconds / 1000),
        figures.entries,
        rate(figures.entries),
        figures.messages,
        rate(figures.messages),
        figures.faults,
        rate(figures.faults),
    );
    println!(
        "{} commits, {} too late, {} connections, {} thoughts",
        figures.commits, figures.conflicts, figures.connections, figures.thoughts,
    );
    let mut promises: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    for (seed, violation) in &found {
        promises.entry(violation.promise).or_default().push(*seed);
    }
    for (promise, seeds) in &promises {
        println!(
            "BROKEN: {promise}: {} seeds, such as {:?}",
            seeds.len(),
            &seeds[..seeds.len().min(8)]
        );
    }
    match found.first_key_value() {
        Some((seed, _)) => trace(*seed, options, translators),
        None => Ok(true),
    }
}

/// Runs one seed again and prints what led to the broken promise.
fn trace(seed: u64, options: &Options, translators: &Arc<Translators>) -> Result<bool, String> {
    let outcome = run_seed(seed, translators, options.bug, true).map_err(|it| it.to_string())?;
    let Outcome { violation, faults, trace, hash, figures } = outcome;
    println!("seed {seed}: hash {hash:016x}, {figures:?}");
    let Some(violation) = violation else {
        if options.whole {
            trace.iter().for_each(print_event);
        }
        println!("seed {seed} breaks no promise");
        return Ok(true);
    };
    println!("faults:");
    let first = faults.len().saturating_sub(TRACE);
    faults.iter().skip(first).for_each(print_event);
    println!("events of room {:?}:", violation.room);
    let near =
        |event: &&Event| options.whole || event.room.is_none() || event.room == violation.room;
    let events: Vec<&Event> = trace.iter().filter(near).collect();
    let first = if options.whole { 0 } else { events.len().saturating_sub(TRACE) };
    events.iter().skip(first).for_each(|event| print_event(event));
    println!("\nBROKEN at {} ms: {}\n  {}", violation.at, violation.promise, violation.what);
    let bug = options.bug.map(|bug| format!(" --bug {}", bug.name())).unwrap_or_default();
    println!("replay: cargo xtask simulate-cluster --trace {seed}{bug}");
    Ok(false)
}

fn print_event(event: &Event) {
    let room = event.room.as_deref().map_or("", |room| room.get(..4).unwrap_or(room));
    let what: String = event.what.chars().take(400).collect();
    println!("{:>8} ms {room:<4} {what}", event.at);
}

/// Plants every bug and prints which seed finds it. Returns whether all were found.
fn planted(options: &Options, translators: &Arc<Translators>) -> Result<bool, String> {
    let mut all = true;
    println!("{:<28} {:>10}  promise", "bug", "first seed");
    for bug in Bug::ALL {
        let (found, _, _) =
            run_all(options.seeds.clone(), options.threads, Some(*bug), translators)?;
        match found.first_key_value() {
            Some((seed, violation)) => {
                println!("{:<28} {seed:>10}  {}", bug.name(), violation.promise);
            }
            None => {
                all = false;
                println!("{:<28} {:>10}", bug.name(), "not found");
            }
        }
    }
    Ok(all)
}
