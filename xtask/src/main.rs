//! The workshop: what the project checks about itself, and how a game is begun.

#![allow(
    clippy::print_stdout,
    reason = "a command-line tool says what it does; it is never linked into the program"
)]

mod bless;
mod ci;
mod findings;
mod house;
mod ids;
mod load;
mod new_game;
mod proofs;
mod readme;
mod rulebook;
mod tidy;

use std::env;
use std::process::ExitCode;

use house::House;

const USAGE: &str = "\
usage: cargo xtask COMMAND
  ci [PART…]              everything that must hold, or some parts of it
  tidy                    sizes, paths, marks, texts, standard files
  rulebook [GAME…]        rules without a test, and ids that no ledger has
  proofs                  who may depend on whom
  bless [GAME…]           writes golden transcripts and the README's list of games anew
  load [--rooms LIST] [--seconds N] [--nodes LIST]
                          actions a second that the server acknowledges, by the number of rooms
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
    let house = House::find()?;
    match args {
        ["ci", parts @ ..] => ci::ci(&house, parts),
        ["tidy"] => tidy::tidy(&house),
        ["rulebook", games @ ..] => rulebook::rulebook(&house, games),
        ["proofs"] => proofs::proofs(&house),
        ["load", options @ ..] => load::load(&house, options),
        ["bless", games @ ..] => bless::bless(&house, games),
        ["new-game", name] => new_game::new_game(&house, name, None),
        ["new-game", name, prefix] => new_game::new_game(&house, name, Some(prefix)),
        [] | ["help" | "-h" | "--help"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(USAGE.to_owned()),
    }
}
