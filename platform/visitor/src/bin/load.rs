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

use protocol::{TableWish, ToServer};
use serde::Deserialize;
use serde_json::{Value, json};
use visitor::{Gone, Line, Visitor};

/// What the line of figures has, in its order.
const HEAD: &str = "rooms\tactions/s\tp50 ms\tp99 ms\tserver µs/action\tplayers µs/action\t\
                    KiB/room\tKiB/connection";

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main(flavor = "current_thread")]
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
    let mut sittings = Vec::new();
    for table in tables {
        sittings.push(Sitting::begin(table).await?);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let with_lines = resident(server);
    let stop = Arc::new(AtomicBool::new(false));
    let (cpu, own_cpu) = (cpu_ticks(server), cpu_ticks(std::process::id()));
    let from = Instant::now();
    let play = |(nth, sitting)| tokio::spawn(play(sitting, nth as u64, Arc::clone(&stop)));
    let tasks: Vec<_> = sittings.into_iter().enumerate().map(play).collect();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    stop.store(true, Ordering::Relaxed);
    let took = from.elapsed();
    let cpu = (cpu_ticks(server) - cpu) as f64 * 10_000.0;
    let own_cpu = (cpu_ticks(std::process::id()) - own_cpu) as f64 * 10_000.0;
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await??);
    }
    latencies.sort_unstable();
    let at = |share: usize| latencies.get(latencies.len() * share / 1000).copied().unwrap_or(0);
    let each = |bytes: u64, many: usize| bytes as f64 / many.max(1) as f64 / 1024.0;
    let many = latencies.len();
    println!("{HEAD}");
    println!(
        "{rooms}\t{:.0}\t{:.1}\t{:.1}\t{:.1}\t{:.1}\t{:.1}\t{:.1}",
        many as f64 / took.as_secs_f64(),
        at(500) as f64 / 1000.0,
        at(990) as f64 / 1000.0,
        cpu / many.max(1) as f64,
        own_cpu / many.max(1) as f64,
        each(with_rooms.saturating_sub(bare), rooms),
        each(with_lines.saturating_sub(with_rooms), rooms * 2),
    );
    Ok(())
}

/// Two people at a table.
struct Table {
    room: String,
    game: String,
    people: [Visitor; 2],
}

impl Table {
    async fn make(address: SocketAddr, game: &str) -> Result<Self, Failure> {
        let people = [Visitor::new(address), Visitor::new(address)];
        Self { room: String::new(), game: game.to_owned(), people }.again().await
    }

    /// Another room with the same people.
    async fn again(self) -> Result<Self, Failure> {
        let Self { mut people, game, .. } = self;
        let settings = json!({ "settings": { "game": game.as_str(), "seats": 2, "open": true } });
        let made = post(&mut people[0], "/api/rooms", settings).await?;
        let room = made["room"].as_str().ok_or("no room")?.to_owned();
        for person in &mut people {
            post(person, &format!("/api/rooms/{room}/sit"), json!({})).await?;
            post(person, &format!("/api/rooms/{room}/ready"), json!({ "ready": true })).await?;
        }
        post(&mut people[0], &format!("/api/rooms/{room}/start"), json!({})).await?;
        Ok(Self { room, game, people })
    }
}

async fn post(visitor: &mut Visitor, path: &str, body: Value) -> Result<Value, Failure> {
    let answer = visitor.post(path, &body).await?;
    if answer.status != 200 {
        return Err(format!("{path}: {} {}", answer.status, answer.text).into());
    }
    Ok(answer.json())
}

/// What a player needs of a message. Everything else is read over, and nothing of it is kept.
#[derive(Deserialize)]
struct Glance<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<&'a str>,
    n: Option<u32>,
    #[serde(default)]
    offers: Vec<GlancedOffer>,
}

#[derive(Deserialize)]
struct GlancedOffer {
    code: u32,
}

/// A connected player: the last table's number, and what may be done there.
struct Player {
    line: Line,
    n: u32,
    offers: Vec<u32>,
}

impl Player {
    async fn enter(visitor: &Visitor, room: &str) -> Result<Self, Failure> {
        let line = Line::open(visitor, room, None).await.map_err(gone)?;
        let mut player = Self { line, n: 0, offers: Vec::new() };
        let (lang, table) = ("fr".to_owned(), TableWish::Offers);
        let hello = ToServer::Hello { seat: None, since: None, lang, words: false, table };
        player.line.say(&hello).await.map_err(gone)?;
        while !player.hears("table", None).await? {}
        Ok(player)
    }

    /// Hears one message, and says whether it is of that kind and answers that wish.
    async fn hears(&mut self, kind: &str, id: Option<&str>) -> Result<bool, Failure> {
        let text = self.line.hear_text().await.map_err(gone)?;
        let glance: Glance<'_> = serde_json::from_str(&text)?;
        if glance.kind == "refused" || glance.kind == "bye" {
            return Err(text.to_string().into());
        }
        if glance.kind == "table" {
            self.n = glance.n.ok_or("a table without a number")?;
            self.offers.clear();
            self.offers.extend(glance.offers.iter().map(|offer| offer.code));
        }
        Ok(glance.kind == kind && glance.id == id)
    }
}

fn gone(gone: Gone) -> String {
    format!("{gone:?}")
}

/// A table with both people connected.
struct Sitting {
    table: Table,
    players: [Player; 2],
}

impl Sitting {
    async fn begin(table: Table) -> Result<Self, Failure> {
        let [first, second] = &table.people;
        let room = &table.room;
        let players = [Player::enter(first, room).await?, Player::enter(second, room).await?];
        Ok(Self { table, players })
    }
}

/// Plays random offers; when a match is over the same people begin another. Answers with the latencies from an action
/// to its acknowledgement, in microseconds.
async fn play(mut sitting: Sitting, seed: u64, stop: Arc<AtomicBool>) -> Result<Vec<u64>, Failure> {
    let mut latencies = Vec::new();
    let mut luck = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for nth in 0u64.. {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let due = |player: &Player| !player.offers.is_empty();
        let Some(by) = sitting.players.iter().position(due) else {
            sitting = Sitting::begin(sitting.table.again().await?).await?;
            continue;
        };
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        let player = &mut sitting.players[by];
        let pick = (luck >> 11) as usize % player.offers.len();
        let (seen, action) = (player.n, json!(player.offers[pick]));
        let (id, acted) = (nth.to_string(), Instant::now());
        let wish = ToServer::Act { id: id.clone(), seen, seat: None, action };
        player.line.say(&wish).await.map_err(gone)?;
        while !player.hears("done", Some(&id)).await? {}
        latencies.push(u64::try_from(acted.elapsed().as_micros()).unwrap_or(u64::MAX));
        let now = player.n;
        let other = &mut sitting.players[1 - by];
        while other.n < now {
            other.hears("table", None).await?;
        }
    }
    Ok(latencies)
}

/// The time that a process has had, in hundredths of a second.
fn cpu_ticks(pid: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    [11, 12].iter().filter_map(|idx| fields.get(*idx)?.parse::<u64>().ok()).sum()
}

/// The memory of a process in bytes.
fn resident(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    let kib: u64 = line.split_whitespace().nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
    kib * 1024
}
