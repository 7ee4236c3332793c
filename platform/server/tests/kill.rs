//! The server is killed at random moments under load. In some rounds its disk is full, in some a backup is restored.
//! Afterwards it still has every entry that was sent to a player or a spectator.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::common::{config, generous, hello, process};
use engine::Chance;
use protocol::{Entry, FromServer, Progress, ToServer, What};
use serde_json::json;
use server::Server;
use server::admin::{self, Admin, BrokenRooms, Location};
use test_client::{RoomConnection, TestClient};
use tokio::sync::watch;

/// How often the server is killed, unless the variable `KILLS` says otherwise.
const KILLS: u32 = 21;
/// In every round with a multiple of this number the disk is full before the kill.
const FULL_DISK_EVERY: u32 = 5;
/// In every round with a multiple of this number a backup is made before the kill and restored after it.
const RESTORE_EVERY: u32 = 7;
/// At most this many actions are acknowledged between two kills.
const MOST_BETWEEN: u32 = 40;
/// On a slow machine the server is killed after this time, with fewer actions.
const PATIENCE: Duration = Duration::from_secs(2);
/// The number of players. Each plays another game.
const PLAYERS: usize = 4;

/// Not a test by itself: the server that the test below starts in a process of its own, and kills.
#[test]
fn serve_until_killed() {
    let Some(folder) = std::env::var_os("SERVE_UNTIL_KILLED") else { return };
    process::serve(config(Path::new(&folder), generous()));
}

/// A person in a room of their own, which a spectator can enter.
#[derive(Clone)]
struct Player {
    client: TestClient,
    room: String,
    invite: String,
}

/// The answers and entries that the clients of a room were sent.
#[derive(Clone, Default)]
struct Told {
    /// The ids of requests and the numbers of their entries.
    acknowledged: Vec<(String, u32)>,
    /// The entries that the player was sent, and those that the spectator was sent.
    played: Vec<Entry>,
    watched: Vec<Entry>,
}

/// The answers and entries of all clients, by room.
#[derive(Clone, Default)]
struct World {
    rooms: BTreeMap<String, (Player, Told)>,
    /// The players whose match goes on.
    playing: BTreeMap<usize, Player>,
}

impl World {
    fn add(&mut self, nth: usize, played: Played) {
        let Played { player, told, over } = played;
        let new = || (player.clone(), Told::default());
        let (_, all) = self.rooms.entry(player.room.clone()).or_insert_with(new);
        all.acknowledged.extend(told.acknowledged);
        all.played.extend(told.played);
        all.watched.extend(told.watched);
        match over {
            true => self.playing.remove(&nth),
            false => self.playing.insert(nth, player),
        };
    }

    fn n_acknowledged(&self) -> usize {
        self.rooms.values().map(|(_, told)| told.acknowledged.len()).sum()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_told_is_there_after_the_kill() {
    let kills = std::env::var("KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let parent = tempfile::tempdir().unwrap();
    let (folder, backup) = (parent.path().join("data"), parent.path().join("backup.sqlite"));
    let mut whim = Chance::quick(7);
    let mut world = World::default();
    let (mut full_disks, mut restores) = (0, 0);
    let mut acknowledged = 0;
    for round in 1..=kills {
        let restores_after = round.is_multiple_of(RESTORE_EVERY);
        let before = restores_after.then(|| world.clone());
        if restores_after {
            let administrator = Admin::open(folder.as_path()).await.unwrap();
            administrator.backup(&backup).await.unwrap();
            administrator.close().await.unwrap();
        }
        let has_full_disk = round.is_multiple_of(FULL_DISK_EVERY);
        let known = world.n_acknowledged();
        play_until_killed(&folder, round, has_full_disk, &mut world, &mut whim).await;
        acknowledged += world.n_acknowledged() - known;
        full_disks += u32::from(has_full_disk);
        if let Some(before) = before {
            let place = Location::from(folder.as_path());
            let restored = admin::restore(&backup, &place, BrokenRooms::Refuse).await.unwrap();
            assert_eq!(restored.verified.broken, [], "the backup is whole");
            std::fs::remove_file(&backup).unwrap();
            // Entries that were sent after the backup are lost with the data that it replaced.
            world = before;
            restores += 1;
        }
    }
    assert!(kills * 4 < acknowledged as u32, "there was load: {acknowledged}");
    let administrator = Admin::open(folder.as_path()).await.unwrap();
    let verified = administrator.verify_all().await.unwrap();
    assert_eq!(verified.broken, [], "no match is broken");
    administrator.close().await.unwrap();
    nothing_is_lost(&folder, &world).await;
    eprintln!(
        "{kills} kills, {full_disks} full disks, {restores} restored backups, {acknowledged} \
         acknowledged requests in {} rooms: nothing is lost",
        world.rooms.len()
    );
}

/// Lets the players play until a random moment, and kills the server.
async fn play_until_killed(
    folder: &Path,
    round: u32,
    has_full_disk: bool,
    world: &mut World,
    whim: &mut Chance,
) {
    let (mut child, address) =
        process::start("kill::serve_until_killed", "SERVE_UNTIL_KILLED", folder);
    let heard = watch::Sender::new(0);
    let mut tasks = Vec::new();
    for nth in 0..PLAYERS {
        let known = world.playing.get(&nth).cloned();
        let game = catalogue::GAMES[nth % catalogue::GAMES.len()].slug();
        let (tag, heard) = (format!("{round}-{nth}"), heard.clone());
        tasks.push(tokio::spawn(async move { play(address, known, game, tag, heard).await }));
    }
    // The moment follows an action of one player; the requests of the others are interrupted.
    let mut wait_for_some = async || {
        let moment = *heard.borrow() + u64::from(whim.below(MOST_BETWEEN)) + 1;
        let mut counted = heard.subscribe();
        let _ = tokio::time::timeout(PATIENCE, counted.wait_for(|all| moment <= *all)).await;
    };
    wait_for_some().await;
    if has_full_disk {
        process::limit_files(child.id(), "1");
        until_ready_is(address, 503).await;
        // In every second one of these rounds the server is killed while the disk is full.
        if round.is_multiple_of(2 * FULL_DISK_EVERY) {
            process::limit_files(child.id(), "unlimited");
            until_ready_is(address, 200).await;
            wait_for_some().await;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    for (nth, task) in tasks.into_iter().enumerate() {
        if let Some(played) = task.await.unwrap() {
            world.add(nth, played);
        }
    }
}

/// Waits until the readiness probe has this status.
async fn until_ready_is(address: SocketAddr, status: u16) {
    let until = Instant::now() + 15 * PATIENCE;
    let mut client = TestClient::new(address);
    while client.get("/healthz/ready").await.unwrap().status != status {
        assert!(Instant::now() < until, "the server does not notice its disk");
    }
}

async fn nothing_is_lost(folder: &Path, world: &World) {
    let server = Server::start(config(folder, generous())).await.unwrap();
    for (Player { client, room, invite }, told) in world.rooms.values() {
        let client = TestClient { address: server.address(), ..client.clone() };
        let player = crate::common::enter(&client, room, None, None).await;
        let nobody = TestClient::new(server.address());
        let spectator = crate::common::enter(&nobody, room, Some(invite), None).await;
        for (heard, stored) in [(&told.played, &player), (&told.watched, &spectator)] {
            for entry in heard {
                assert!(stored.entries.contains(entry), "{entry:?} was told and is not stored");
            }
        }
        for (id, n) in &told.acknowledged {
            let entry = player.entries.iter().find(|entry| entry.n == *n);
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

/// The result of one round for a player.
struct Played {
    player: Player,
    told: Told,
    /// Whether the match is over. Then the next round begins another.
    over: bool,
}

/// Begins a match against bots. `None` if the server dies meanwhile.
async fn begin(address: SocketAddr, game: &str) -> Option<Player> {
    let mut client = TestClient::new(address);
    let wanted = json!({ "game": game, "seats": 3, "level": "random" });
    let answer = client.post("/api/play", &wanted).await.ok()?;
    let room = answer.json()["id"].as_str()?.to_owned();
    let answer = client.post(&format!("/api/rooms/{room}/invite"), &json!({})).await.ok()?;
    let invite = answer.json()["invite"].as_str()?.to_owned();
    Some(Player { client, room, invite })
}

/// Watches a room until the server dies. Returns the entries that it was sent.
async fn watch(address: SocketAddr, player: Player) -> Vec<Entry> {
    let nobody = TestClient::new(address);
    let opened = RoomConnection::open(&nobody, &player.room, Some(&player.invite)).await;
    let Ok(mut line) = opened else { return Vec::new() };
    if line.send(&hello(None, None)).await.is_ok() {
        while line.receive().await.is_ok() {}
    }
    line.entries
}

/// Starts or continues a match against bots until the server dies, and records the answers and entries.
async fn play(
    address: SocketAddr,
    known: Option<Player>,
    game: &str,
    tag: String,
    heard: watch::Sender<u64>,
) -> Option<Played> {
    let player = match known {
        Some(known) => Player { client: TestClient { address, ..known.client }, ..known },
        None => begin(address, game).await?,
    };
    let watched = tokio::spawn(watch(address, player.clone()));
    let mut told = Told::default();
    let mut over = false;
    if let Ok(mut line) = RoomConnection::open(&player.client, &player.room, None).await {
        over = play_on(&mut line, &tag, &heard, &mut told.acknowledged).await;
        told.played = line.entries;
    }
    told.watched = watched.await.unwrap();
    Some(Played { player, told, over })
}

/// Plays random offers until the connection breaks. Returns whether the match is over.
async fn play_on(
    line: &mut RoomConnection,
    tag: &str,
    heard: &watch::Sender<u64>,
    acknowledged: &mut Vec<(String, u32)>,
) -> bool {
    let mut whim = Chance::quick(tag.bytes().map(u64::from).sum());
    if line.send(&hello(None, None)).await.is_err() {
        return false;
    }
    let (mut asked, mut over) = (None, false);
    for nth in 0.. {
        let Ok(message) = line.receive().await else { break };
        if let FromServer::Done { id, n: Some(n) } = &message {
            acknowledged.push((id.clone(), *n));
            heard.send_modify(|all| *all += 1);
        }
        let Some(table) = line.table.clone() else { continue };
        over = matches!(table.progress, Progress::Over { .. });
        if asked == Some(table.n) || table.offers.is_empty() {
            continue;
        }
        asked = Some(table.n);
        let chat = format!("c{tag}-{nth}");
        let pick = whim.below(table.offers.len() as u32) as usize;
        let action = json!(table.offers[pick].code);
        let (id, seen) = (format!("{tag}-{nth}"), table.n);
        let act = ToServer::Act { id, seen, seat: None, action };
        let talks = whim.below(10) == 0;
        let chat = ToServer::Chat { id: chat.clone(), text: chat };
        if (talks && line.send(&chat).await.is_err()) || line.send(&act).await.is_err() {
            break;
        }
    }
    over
}
