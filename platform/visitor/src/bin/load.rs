//! Plays random offers in many rooms as fast as they are answered, and says how fast that was.
//!
//! `load PROGRAM ROOMS SECONDS [GAME]` starts `PROGRAM serve` on a folder of its own, on this machine only: two people
//! a room, every acknowledged action on the disk.

#![allow(clippy::print_stdout, clippy::float_arithmetic, reason = "figures for people")]

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use protocol::{FromServer, TableWish, ToServer};
use serde_json::{Value, json};
use visitor::{Gone, Line, Visitor};

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [program, rooms, seconds, rest @ ..] = args.as_slice() else {
        return Err("usage: load PROGRAM ROOMS SECONDS [GAME]".into());
    };
    let (rooms, seconds): (usize, u64) = (rooms.parse()?, seconds.parse()?);
    let game = rest.first().map_or("antiquity", String::as_str);
    let folder = std::env::temp_dir().join(format!("monumenta-load-{}", std::process::id()));
    let (mut server, address) = start(program, &folder)?;
    let measured = measure(address, server.id(), rooms, seconds, game).await;
    server.kill()?;
    server.wait()?;
    std::fs::remove_dir_all(&folder)?;
    measured
}

fn start(program: &str, folder: &Path) -> Result<(Child, SocketAddr), Failure> {
    let mut child = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
        .arg(folder)
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()?;
    let stdout = child.stdout.take().ok_or("the server has no output")?;
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line)?;
    let address = line.trim().trim_start_matches("http://").parse()?;
    Ok((child, address))
}

async fn measure(
    address: SocketAddr,
    server: u32,
    rooms: usize,
    seconds: u64,
    game: &str,
) -> Result<(), Failure> {
    let bare = resident(server);
    let mut tables = Vec::new();
    for _ in 0..rooms {
        tables.push(Table::make(address, game).await?);
    }
    let with_rooms = resident(server);
    let mut lines = Vec::new();
    for table in &tables {
        for person in &table.people {
            lines.push(enter(person, &table.room).await?);
        }
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let with_lines = resident(server);
    let stop = Arc::new(AtomicBool::new(false));
    let from = Instant::now();
    let tasks: Vec<_> = lines
        .into_iter()
        .enumerate()
        .map(|(nth, line)| tokio::spawn(play(line, nth as u64, Arc::clone(&stop))))
        .collect();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    stop.store(true, Ordering::Relaxed);
    let took = from.elapsed();
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await?);
    }
    latencies.sort_unstable();
    let at = |share: usize| latencies.get(latencies.len() * share / 1000).copied().unwrap_or(0);
    let each = |bytes: u64, many: usize| bytes as f64 / many.max(1) as f64 / 1024.0;
    println!(
        "{game}: {rooms} rooms, {} connections: {:.0} acknowledged actions/s; p50 {:.1} ms, p99 {:.1} ms; \
         {:.1} KiB a room, {:.1} KiB an idle connection",
        rooms * 2,
        latencies.len() as f64 / took.as_secs_f64(),
        at(500) as f64 / 1000.0,
        at(990) as f64 / 1000.0,
        each(with_rooms.saturating_sub(bare), rooms),
        each(with_lines.saturating_sub(with_rooms), rooms * 2),
    );
    Ok(())
}

/// Two people at a table.
struct Table {
    room: String,
    people: [Visitor; 2],
}

impl Table {
    async fn make(address: SocketAddr, game: &str) -> Result<Self, Failure> {
        let mut people = [Visitor::new(address), Visitor::new(address)];
        let settings = json!({ "settings": { "game": game, "seats": 2, "open": true } });
        let made = post(&mut people[0], "/api/rooms", settings).await?;
        let room = made["room"].as_str().ok_or("no room")?.to_owned();
        for person in &mut people {
            post(person, &format!("/api/rooms/{room}/sit"), json!({})).await?;
            post(person, &format!("/api/rooms/{room}/ready"), json!({ "ready": true })).await?;
        }
        post(&mut people[0], &format!("/api/rooms/{room}/start"), json!({})).await?;
        Ok(Self { room, people })
    }
}

async fn post(visitor: &mut Visitor, path: &str, body: Value) -> Result<Value, Failure> {
    let answer = visitor.post(path, &body).await?;
    if answer.status != 200 {
        return Err(format!("{path}: {} {}", answer.status, answer.text).into());
    }
    Ok(answer.json())
}

async fn enter(visitor: &Visitor, room: &str) -> Result<Line, Failure> {
    let gone = |gone: Gone| format!("{gone:?}");
    let mut line = Line::open(visitor, room, None).await.map_err(gone)?;
    let table = TableWish::Offers;
    let lang = "fr".to_owned();
    let hello = ToServer::Hello { seat: None, since: None, lang, words: false, table };
    line.say(&hello).await.map_err(gone)?;
    line.until(|it| matches!(it, FromServer::Table(_)).then_some(())).await.map_err(gone)?;
    Ok(line)
}

/// Plays random offers; a match that is over is left alone. Answers with the latencies in microseconds.
async fn play(mut line: Line, seed: u64, stop: Arc<AtomicBool>) -> Vec<u64> {
    let mut latencies = Vec::new();
    let mut luck = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut acted: Option<Instant> = None;
    let mut acted_at = None;
    for nth in 0u64.. {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        if let Some(table) = &line.table
            && !table.offers.is_empty()
            && acted_at != Some(table.n)
        {
            luck ^= luck << 13;
            luck ^= luck >> 7;
            luck ^= luck << 17;
            let pick = (luck >> 11) as usize % table.offers.len();
            let (seen, action) = (table.n, json!(table.offers[pick].code));
            acted_at = Some(seen);
            let wish = ToServer::Act { id: nth.to_string(), seen, seat: None, action };
            acted = Some(Instant::now());
            if line.say(&wish).await.is_err() {
                break;
            }
        }
        line.entries.clear();
        let heard = tokio::time::timeout(Duration::from_secs(1), line.hear()).await;
        match heard {
            Ok(Ok(FromServer::Done { .. })) => {
                let took = acted.take().map_or(0, |acted| acted.elapsed().as_micros());
                latencies.push(u64::try_from(took).unwrap_or(u64::MAX));
            }
            Ok(Ok(_)) | Err(_) => {}
            Ok(Err(_)) => break,
        }
    }
    latencies
}

/// The memory of a process in bytes.
fn resident(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    let kib: u64 = line.split_whitespace().nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
    kib * 1024
}
