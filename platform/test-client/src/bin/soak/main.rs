//! A long run of one server with honest players, slow strangers, floods and restarts.
//!
//! `soak PROGRAM [--minutes N] [--connections N] [--restarts N]` starts `PROGRAM serve` with its usual limits on this
//! machine, with a folder of its own. It needs no network and no other program. Half of the connections are honest
//! players, two a room, who act about once a second; a quarter are spectators; a quarter are strangers that send
//! nothing or half a request. Six more flood the server. Clients use different addresses of 127.0.0.0/8 where rate
//! limits count addresses. Every ten seconds a line reports the server's memory and the times of honest actions.

#![allow(clippy::print_stdout, clippy::float_arithmetic, reason = "figures for people")]

mod honest;
mod process;
mod strangers;
mod tally;

use std::sync::Arc;
use std::time::{Duration, Instant};

use process::ServerProcess;
use tally::{Tally, percentile};
use test_client::Failure;

const USAGE: &str = "usage: soak PROGRAM [--minutes 30] [--connections 2000] [--restarts 2]";

/// How often a line of figures is printed.
const INTERVAL: Duration = Duration::from_secs(10);

/// The number of lines after a start that do not count as steady, because players arrive and open rooms.
const WARM_UP: usize = 6;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

struct Options {
    program: String,
    minutes: u64,
    connections: usize,
    restarts: u64,
}

impl Options {
    fn read() -> Result<Self, Failure> {
        let mut args = std::env::args().skip(1);
        let program = args.next().ok_or(USAGE)?;
        let mut options = Self { program, minutes: 30, connections: 2_000, restarts: 2 };
        while let Some(option) = args.next() {
            let value = args.next().ok_or(USAGE)?;
            match option.as_str() {
                "--minutes" => options.minutes = value.parse()?,
                "--connections" => options.connections = value.parse()?,
                "--restarts" => options.restarts = value.parse()?,
                _ => return Err(USAGE.into()),
            }
        }
        Ok(options)
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let options = Options::read()?;
    process::raise_open_files()?;
    let mut server = ServerProcess::start(&options.program)?;
    let run = run(&options, &mut server).await;
    server.stop()?;
    run
}

async fn run(options: &Options, server: &mut ServerProcess) -> Result<(), Failure> {
    let tally = Arc::new(Tally::default());
    let pairs = options.connections / 4;
    let mut tasks = Vec::new();
    for nth in 0..pairs {
        tasks.push(tokio::spawn(honest::play(server.address(), nth, Arc::clone(&tally))));
        tasks.push(tokio::spawn(strangers::watch(server.address(), nth, Arc::clone(&tally))));
        tasks.push(tokio::spawn(strangers::be_slow(server.address(), nth, Arc::clone(&tally))));
    }
    for nth in 0..strangers::FLOODS {
        tasks.push(tokio::spawn(strangers::flood(server.address(), nth, Arc::clone(&tally))));
    }
    let report = watch_server(options, server, &tally).await;
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    report
}

/// Prints a line of figures every [`INTERVAL`], and restarts the server in between.
async fn watch_server(
    options: &Options,
    server: &mut ServerProcess,
    tally: &Tally,
) -> Result<(), Failure> {
    let (from, total) = (Instant::now(), Duration::from_secs(options.minutes * 60));
    let stretch = total / u32::try_from(options.restarts + 1)?;
    let mut latencies = Vec::new();
    let mut stretches = vec![Vec::new()];
    println!("seconds  memory MiB  connections  actions/s  p50 ms  p99 ms  cut off  refused");
    while from.elapsed() < total {
        tokio::time::sleep(INTERVAL).await;
        let (memory, mut now) = (server.resident(), tally.take_latencies());
        let figures = tally.take_figures();
        println!(
            "{:>7}  {:>10.1}  {:>11}  {:>9.0}  {:>6.1}  {:>6.1}  {:>7}  {:>7}",
            from.elapsed().as_secs(),
            mib(memory),
            figures.connections,
            now.len() as f64 / INTERVAL.as_secs_f64(),
            percentile(&mut now, 500),
            percentile(&mut now, 990),
            figures.cut_off,
            figures.refused,
        );
        latencies.append(&mut now);
        stretches.last_mut().ok_or("no stretch")?.push(memory);
        let due = stretch * u32::try_from(stretches.len())?;
        if due <= from.elapsed() && due < total {
            server.restart()?;
            println!("restarted");
            stretches.push(Vec::new());
        }
    }
    for (nth, memory) in stretches.iter().enumerate() {
        let steady = memory.get(WARM_UP..).filter(|it| !it.is_empty()).unwrap_or(memory);
        let (first, last) = (steady.first().copied(), steady.last().copied());
        let most = memory.iter().copied().max().unwrap_or(0);
        println!(
            "memory between restarts, {}: {:.1} MiB after the start, {:.1} at the end, {:.1} at most",
            nth + 1,
            mib(first.unwrap_or(0)),
            mib(last.unwrap_or(0)),
            mib(most),
        );
    }
    let (all, p50, p99) =
        (latencies.len(), percentile(&mut latencies, 500), percentile(&mut latencies, 990));
    println!(
        "{all} honest actions, p50 {p50:.1} ms, p99 {p99:.1} ms; {} restarts; {} acknowledged actions lost",
        stretches.len() - 1,
        tally.n_lost(),
    );
    match (tally.n_lost(), all) {
        (0, 1..) => Ok(()),
        (0, _) => Err("no honest action was acknowledged".into()),
        (lost, _) => Err(format!("{lost} acknowledged actions are lost").into()),
    }
}

fn mib(bytes: u64) -> f64 {
    bytes as f64 / (1024.0 * 1024.0)
}
