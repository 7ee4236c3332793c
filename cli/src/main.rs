//! The program `monumenta`.

#[macro_use]
mod output;

mod admin;
mod args;
mod bench;
mod bot_host;
mod error;
mod files;
mod games;
mod keyboard;
mod lab_run;
mod lab_worker;
mod menu;
mod page;
mod play;
mod replay;
mod rules;
mod screen;
mod serve;
mod show_record;
mod simulate;
mod verify;

use std::process::ExitCode;

use clap::Parser as _;

use crate::args::{Cli, Command};

/// The server allocates many small strings for every action. This allocator takes a third of the time of the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        None => menu::menu(cli.lang, cli.front),
        Some(Command::Games(args)) => games::games(&args),
        Some(Command::Play(args)) => play::play(&args),
        Some(Command::Simulate(args)) => simulate::simulate(&args),
        Some(Command::Verify(args)) => verify::verify(&args),
        Some(Command::Show(args)) => show_record::show(&args),
        Some(Command::Replay(args)) => replay::replay(&args),
        Some(Command::Rules(args)) => rules::rules(&args),
        Some(Command::Lab(command)) => lab_run::lab(&command),
        Some(Command::LabWorker(args)) => lab_worker::lab_worker(&args),
        Some(Command::BotHost(args)) => bot_host::host(&args),
        Some(Command::Serve(args)) => serve::serve(&args),
        Some(Command::Admin(args)) => admin::admin(&args),
        Some(Command::Bench(args)) => bench::bench(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("monumenta: {fault}");
            ExitCode::from(2)
        }
    }
}
