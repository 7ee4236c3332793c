//! Plays random offers in many rooms as fast as the server answers, and prints how fast that was.
//!
//! `load PROGRAM ROOMS SECONDS` starts `PROGRAM serve` on this machine, with a folder of its own. Each room has two
//! people, and every acknowledged action is durable. With `--nodes N` it starts N nodes and a PostgreSQL server that
//! they share, and the two people of a room use different nodes. With `--nats` a NATS server carries the notices.

#![allow(clippy::print_stdout, clippy::float_arithmetic, reason = "figures for people")]

mod fleet;
mod players;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use fleet::{Fleet, Shape, cpu_ticks};
use players::{Sitting, Table, play};
use test_client::Failure;

/// The columns of a line of figures.
const HEAD: &str = "rooms\tactions/s\tp50 ms\tp99 ms\tserver µs/action\tdatabase µs/action\t\
                    players µs/action\tKiB/room\tKiB/connection";

const USAGE: &str = "usage: load PROGRAM ROOMS SECONDS [--game antiquity] [--nodes N] [--nats]";

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [program, rooms, seconds, options @ ..] = args.as_slice() else {
        return Err(USAGE.into());
    };
    let (rooms, seconds): (usize, u64) = (rooms.parse()?, seconds.parse()?);
    let (mut game, mut shape) = ("antiquity", Shape::default());
    let mut options = options.iter().map(String::as_str);
    while let Some(option) = options.next() {
        match option {
            "--game" => game = options.next().ok_or(USAGE)?,
            "--nodes" => shape.nodes = options.next().ok_or(USAGE)?.parse()?,
            "--nats" => shape.nats = true,
            _ => return Err(USAGE.into()),
        }
    }
    let fleet = Fleet::start(program, shape)?;
    let measured = measure(&fleet, rooms, seconds, game).await;
    fleet.stop()?;
    measured
}

async fn measure(fleet: &Fleet, rooms: usize, seconds: u64, game: &str) -> Result<(), Failure> {
    let bare = fleet.resident();
    let mut tables = Vec::new();
    for nth in 0..rooms {
        tables.push(Table::make(fleet.addresses(nth), game).await?);
    }
    let with_rooms = fleet.resident();
    let mut sittings = Vec::new();
    for table in tables {
        sittings.push(Sitting::begin(table).await?);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let with_lines = fleet.resident();
    let stop = Arc::new(AtomicBool::new(false));
    let ticks = || [fleet.cpu_ticks(), fleet.cpu_ticks_behind(), cpu_ticks(std::process::id())];
    let before = ticks();
    let from = Instant::now();
    let play = |(nth, sitting)| tokio::spawn(play(sitting, nth as u64, Arc::clone(&stop)));
    let tasks: Vec<_> = sittings.into_iter().enumerate().map(play).collect();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    stop.store(true, Ordering::Relaxed);
    let took = from.elapsed();
    let after = ticks();
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await??);
    }
    latencies.sort_unstable();
    let at = |share: usize| latencies.get(latencies.len() * share / 1000).copied().unwrap_or(0);
    let each = |bytes: u64, many: usize| bytes as f64 / many.max(1) as f64 / 1024.0;
    let many = latencies.len();
    let cpu = |of: usize| (after[of] - before[of]) as f64 * 10_000.0 / many.max(1) as f64;
    println!("{HEAD}");
    println!(
        "{rooms}\t{:.0}\t{:.1}\t{:.1}\t{:.1}\t{:.1}\t{:.1}\t{:.1}\t{:.1}",
        many as f64 / took.as_secs_f64(),
        at(500) as f64 / 1000.0,
        at(990) as f64 / 1000.0,
        cpu(0),
        cpu(1),
        cpu(2),
        each(with_rooms.saturating_sub(bare), rooms),
        each(with_lines.saturating_sub(with_rooms), rooms * 2),
    );
    Ok(())
}
