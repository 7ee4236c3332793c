//! The server is killed at random moments under load. Whatever it acknowledged is there afterwards.

mod common;

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::{config, generous, hello};
use engine::Chance;
use protocol::{FromServer, ToServer, What};
use serde_json::json;
use server::Server;
use server::admin::Admin;
use visitor::{Line, Visitor};

/// How often it is killed.
const KILLS: u32 = 50;
/// How many play at the same time.
const PLAYERS: usize = 4;

/// Not a test by itself: the server that the test below starts in a process of its own, and kills.
#[test]
fn serve_until_killed() {
    let Some(folder) = std::env::var_os("SERVE_UNTIL_KILLED") else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let server = Server::start(config(Path::new(&folder), generous())).await.unwrap();
        eprintln!("address {}", server.address());
        std::future::pending::<()>().await;
    });
}

fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "serve_until_killed", "--nocapture"])
        .env("SERVE_UNTIL_KILLED", folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let mut lines = lines.map_while(Result::ok);
    let address = lines.find_map(|line| line.strip_prefix("address ")?.parse().ok()).unwrap();
    (child, address)
}

/// What somebody was told: the name of a wish and the number of its entry.
type Acknowledged = Vec<(String, u32)>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_there_after_the_kill() {
    let folder = tempfile::tempdir().unwrap();
    let mut whim = Chance::quick(7);
    let mut people: BTreeMap<usize, (Visitor, String)> = BTreeMap::new();
    let mut acknowledged: BTreeMap<String, Acknowledged> = BTreeMap::new();
    for round in 0..KILLS {
        let (mut child, address) = start(folder.path());
        let mut tasks = Vec::new();
        for nth in 0..PLAYERS {
            let known = people.get(&nth).cloned();
            let tag = format!("{round}-{nth}");
            tasks.push(tokio::spawn(async move { play(address, known, tag).await }));
        }
        let moment = u64::from(whim.below(120) + 20);
        tokio::time::sleep(Duration::from_millis(moment)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        for (nth, task) in tasks.into_iter().enumerate() {
            let (person, told) = task.await.unwrap();
            if let Some((visitor, room)) = person {
                acknowledged.entry(room.clone()).or_default().extend(told);
                people.insert(nth, (visitor, room));
            }
        }
    }
    let all: usize = acknowledged.values().map(Vec::len).sum();
    assert!(200 < all, "there was load: {all}");
    let admin = Admin::open(folder.path()).await.unwrap();
    let verified = admin.verify_all().await.unwrap();
    assert_eq!(verified.broken, [], "no match is broken");
    admin.close().await.unwrap();
    nothing_is_lost(folder.path(), &people, &acknowledged).await;
}

async fn nothing_is_lost(
    folder: &Path,
    people: &BTreeMap<usize, (Visitor, String)>,
    acknowledged: &BTreeMap<String, Acknowledged>,
) {
    let server = Server::start(config(folder, generous())).await.unwrap();
    for (visitor, room) in people.values() {
        let visitor = Visitor { address: server.address(), ..visitor.clone() };
        let line = common::enter(&visitor, room, None, None).await;
        for (id, n) in &acknowledged[room] {
            let entry = line.entries.iter().find(|entry| entry.n == *n);
            let what = &entry.unwrap_or_else(|| panic!("{id} was acknowledged as {n}")).what;
            let fits = match what {
                What::Step { seat: 0, .. } => !id.starts_with('c'),
                What::Chat { text, .. } => text == id,
                _ => false,
            };
            assert!(fits, "{id} was acknowledged as {n}, which is {what:?}");
        }
    }
    server.stop().await.unwrap();
}

/// Plays against bots, or goes on, until the server dies; remembers what was acknowledged.
async fn play(
    address: SocketAddr,
    known: Option<(Visitor, String)>,
    tag: String,
) -> (Option<(Visitor, String)>, Acknowledged) {
    let mut told = Vec::new();
    let (visitor, room) = match known {
        Some((visitor, room)) => (Visitor { address, ..visitor }, room),
        None => {
            let mut visitor = Visitor::new(address);
            let wanted = json!({ "game": catalogue::GAMES[0].slug() });
            let Ok(answer) = visitor.post("/api/play", &wanted).await else { return (None, told) };
            let Some(room) = answer.json()["id"].as_str().map(str::to_owned) else {
                return (None, told);
            };
            (visitor, room)
        }
    };
    let person = Some((visitor.clone(), room.clone()));
    let Ok(mut line) = Line::open(&visitor, &room, None).await else { return (person, told) };
    let mut whim = Chance::quick(u64::from(address.port()));
    if line.say(&hello(None, None)).await.is_err() {
        return (person, told);
    }
    let mut asked = None;
    let mut nth = 0;
    while let Ok(message) = line.hear().await {
        if let FromServer::Done { id, n: Some(n) } = &message {
            told.push((id.clone(), *n));
        }
        let Some(table) = line.table.clone() else { continue };
        if asked == Some(table.n) {
            continue;
        }
        asked = Some(table.n);
        nth += 1;
        let over = table.offers.is_empty() || whim.below(10) == 0;
        let id = if over { format!("c{tag}-{nth}") } else { format!("{tag}-{nth}") };
        let wish = match over {
            true => ToServer::Chat { id: id.clone(), text: id },
            false => {
                let pick = whim.below(table.offers.len() as u32) as usize;
                let action = json!(table.offers[pick].code);
                ToServer::Act { id, seen: table.n, seat: None, action }
            }
        };
        if over {
            asked = None;
            line.table = (!table.offers.is_empty()).then_some(table);
        }
        if line.say(&wish).await.is_err() {
            break;
        }
    }
    (person, told)
}
