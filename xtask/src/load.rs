//! Measures how many actions per second the server acknowledges, and compares them with boardgame.io.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::workspace::{Workspace, output, run};

/// Figures of boardgame.io, measured for this comparison: concurrent matches, moves per second, and the 99th percentile
/// of the latency in milliseconds. Two players per match, storage in memory, on two cores that the server shared with
/// its players.
const BOARDGAME_IO: [(u32, u32, u32); 3] = [(100, 2563, 136), (500, 3205, 372), (1000, 1643, 1160)];

const USAGE: &str = "usage: cargo xtask load [--rooms 100,500,1000] [--seconds 8] [--nodes 0,1,2,3]
Nodes share a PostgreSQL and a NATS server that are started for them; 0 is one program on its own.";

/// Builds the program, then runs simulated players for each number of rooms.
pub(crate) fn load(workspace: &Workspace, options: &[&str]) -> Result<(), String> {
    let (mut rooms, mut seconds, mut nodes) = ("100,500,1000", "8", "0");
    for option in options.chunks(2) {
        match option {
            ["--rooms", list] => rooms = list,
            ["--seconds", many] => seconds = many,
            ["--nodes", list] => nodes = list,
            _ => return Err(USAGE.to_owned()),
        }
    }
    run(&mut workspace.cargo([
        "build",
        "--release",
        "--quiet",
        "-p",
        "monumenta",
        "-p",
        "test-client",
    ]))?;
    println!("antiquity, two people a room, every acknowledged action on the disk");
    println!(
        "nodes  rooms  actions/s  p50 ms  p99 ms  µs/action: server  database  players  KiB/room  KiB/line  boardgame.io"
    );
    for nodes in nodes.split(',') {
        for rooms in rooms.split(',') {
            let figures = measure(workspace, rooms, seconds, nodes)?;
            let [_, actions, p50, p99, server, database, players, room, line] = figures.as_slice()
            else {
                return Err(format!("the load program said {figures:?}"));
            };
            println!(
                "{nodes:>5}  {rooms:>5}  {actions:>9}  {p50:>6}  {p99:>6}  {server:>17}  {database:>8}  {players:>7}  {room:>8}  {line:>8}  {}",
                beside(rooms, actions),
            );
        }
    }
    Ok(())
}

fn measure(
    workspace: &Workspace,
    rooms: &str,
    seconds: &str,
    nodes: &str,
) -> Result<Vec<String>, String> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or(workspace.path("target"), PathBuf::from);
    let release = target.join("release");
    let mut command = Command::new(release.join("load"));
    command.arg(release.join("monumenta")).args([rooms, seconds, "--nodes", nodes]);
    if nodes != "0" {
        command.arg("--nats");
    }
    let said = output(&mut command)?;
    let figures = said.lines().last().unwrap_or_default();
    Ok(figures.split('\t').map(str::to_owned).collect())
}

/// The figures of boardgame.io for the same number of matches, and the ratio.
fn beside(rooms: &str, actions: &str) -> String {
    let known = BOARDGAME_IO.iter().find(|(matches, ..)| matches.to_string() == rooms);
    match (known, actions.parse::<u32>()) {
        (Some((_, moves, p99)), Ok(actions)) => {
            let tenths = actions * 10 / moves;
            format!("{moves} moves/s, p99 {p99} ms; {}.{} times", tenths / 10, tenths % 10)
        }
        (Some(_) | None, _) => String::new(),
    }
}
