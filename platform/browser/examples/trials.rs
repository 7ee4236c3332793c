//! Plays seeded matches and prints their digests:
//! `cargo run --release -p browser --example trials -- quarry random 0 1000 [MOST DECISIONS]`.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a tool that stops at the first fault"
)]

use std::time::Instant;

use browser::Trials;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, bot, first, count, most @ ..] = &args[..] else {
        panic!("give GAME BOT FIRST COUNT [MOST DECISIONS]")
    };
    let (first, count) = (first.parse().unwrap(), count.parse().unwrap());
    let most = most.first().map_or(u32::MAX, |most| most.parse().unwrap());
    let trials = Trials { game: game.clone(), bot: bot.clone(), first, count, most };
    let begun = Instant::now();
    let played = trials.play().unwrap();
    let seconds = begun.elapsed().as_secs_f64();
    println!("{}", serde_json::to_string(&played).unwrap());
    let decisions: u32 = played.iter().map(|trial| trial.decisions).sum();
    eprintln!("{decisions} decisions in {seconds:.2} s");
}
