//! Development tasks: the checks of `make test`, golden files, new games.

#![allow(
    clippy::print_stdout,
    reason = "a command-line tool says what it does; it is never linked into the program"
)]

mod bless;
mod ci;
mod dependencies;
mod fields;
mod findings;
mod hostile;
mod ids;
mod load;
mod modules;
mod new_game;
mod proofs;
mod readme;
mod rulebook;
mod simulate_cluster;
mod site;
mod tidy;
mod typescript;
mod workspace;

use std::env;
use std::process::ExitCode;

use workspace::Workspace;

const USAGE: &str = "\
usage: cargo xtask COMMAND
  ci [PART…]              everything that must hold, or some parts of it
  tidy                    sizes, paths, marks, texts, standard files
  rulebook [GAME…]        rules without a test, and ids that no ledger has
  proofs                  who may depend on whom
  bless [GAME…]           writes golden transcripts, what boards are made from, FIELDS.md and the README's list of games anew
  modules [GAME…]         the games for browsers that play without a server, in web/modules
  site [--base /PATH/ [--out FOLDER]]
                          a site without a server, for a host that serves it under this path, in site
  load [--rooms LIST] [--seconds N] [--nodes LIST]
                          actions a second that the server acknowledges, by the number of rooms
  kills [--count N]       kills the server under load, with full disks and restored backups in between
  soak [--minutes N] [--connections N] [--restarts N]
                          honest players, slow strangers, floods and restarts; memory and latency over time
  simulate-cluster [--seeds A..B] [--trace SEED] [--bug NAME] [--planted]
                          nodes, store and clients in virtual time, with injected faults
  new-game NAME [PREFIX]  a playable game in games/NAME whose rule ids begin with PREFIX";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[&str]) -> Result<(), String> {
    let workspace = Workspace::find()?;
    match args {
        ["ci", parts @ ..] => ci::ci(&workspace, parts),
        ["tidy"] => tidy::tidy(&workspace),
        ["rulebook", games @ ..] => rulebook::rulebook(&workspace, games),
        ["proofs"] => proofs::proofs(&workspace),
        ["modules", games @ ..] => modules::modules(&workspace, games),
        ["site", options @ ..] => site::site(&workspace, options),
        ["load", options @ ..] => load::load(&workspace, options),
        ["kills", options @ ..] => hostile::kills(&workspace, options),
        ["soak", options @ ..] => hostile::soak(&workspace, options),
        ["simulate-cluster", options @ ..] => {
            simulate_cluster::simulate_cluster(&workspace, options)
        }
        ["bless", games @ ..] => bless::bless(&workspace, games),
        ["new-game", name] => new_game::new_game(&workspace, name, None),
        ["new-game", name, prefix] => new_game::new_game(&workspace, name, Some(prefix)),
        [] | ["help" | "-h" | "--help"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(USAGE.to_owned()),
    }
}
