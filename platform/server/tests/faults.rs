//! Three nodes, PostgreSQL and NATS, each in a process of its own. Each of them fails while matches run. No
//! acknowledged request is lost, none is carried out twice, and in the end all nodes have the same logs.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::playing::hear_as_much;
use crate::common::{config, enter, generous, hello, process};
use engine::Chance;
use protocol::{Entry, FromServer, Progress, ToServer, What};
use serde_json::json;
use server::{Config, DataStore, Role};
use test_client::{ConnectionError, RoomConnection, TestClient};
use testbed::{Nats, Postgres};
use tokio::sync::watch;

/// The number of players. Each plays another game against bots.
const PLAYERS: usize = 4;
/// This many actions must be acknowledged between two faults.
const SOME: u64 = 40;
/// A player who gets no message for this long tries another node.
const PATIENCE: Duration = Duration::from_secs(4);
/// If the test takes longer than this, something hangs.
const BOUND: Duration = Duration::from_secs(240);

/// Not a test by itself: the node that the test below starts in a process of its own.
#[test]
fn serve_as_a_node() {
    let Ok(store) = std::env::var("SERVE_AS_A_NODE") else { return };
    let (database, bus) = store.split_once(' ').unwrap();
    let bus = (!bus.is_empty()).then(|| bus.to_owned());
    let store = DataStore::Shared { database: database.to_owned(), bus, role: Role::All };
    let folder = tempfile::tempdir().unwrap();
    process::serve(Config { store, ..config(folder.path(), generous()) });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_lose_nothing_with_nats() {
    let nats = Nats::start().unwrap();
    tokio::time::timeout(BOUND, faults_lose_nothing(Some(nats))).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_lose_nothing_without_a_bus() {
    tokio::time::timeout(BOUND, faults_lose_nothing(None)).await.unwrap();
}

async fn faults_lose_nothing(mut nats: Option<Nats>) {
    let mut postgres = Postgres::start().unwrap();
    let bus = nats.as_ref().map(Nats::address).unwrap_or_default();
    let store = format!("{} {bus}", postgres.address());
    let mut nodes: Vec<Node> = (0..3).map(|_| Node::start(&store)).collect();
    let world = World::new(&nodes);
    let players: Vec<_> = (0..PLAYERS)
        .map(|nth| tokio::spawn(Player::new(nth, Arc::clone(&world)).play_on()))
        .collect();
    world.more(SOME).await;

    nodes[0].kill();
    world.more(SOME).await;
    nodes[0] = Node::start(&store);
    world.look_for(&nodes);
    world.more(SOME).await;

    if let Some(nats) = &mut nats {
        nats.stop().unwrap();
        world.more(SOME).await;
        nats.start_again().unwrap();
        world.more(SOME).await;
    }

    postgres.stop().unwrap();
    world.somebody_waits().await;
    postgres.start_again().unwrap();
    world.more(SOME).await;

    nodes[1].signal("STOP");
    world.more(SOME).await;
    nodes[1].signal("CONT");
    world.more(SOME).await;

    world.over.store(true, Ordering::Relaxed);
    let fresh = Node::start(&store);
    for player in players {
        for (room, told) in player.await.unwrap().told {
            all_is_there(&told, &room, &nodes, &fresh).await;
        }
    }
    nodes.push(fresh);
    nodes.iter_mut().for_each(Node::kill);
}

/// Checks that every node has the same log of a room, with all acknowledged requests in it.
async fn all_is_there(told: &Told, room: &str, nodes: &[Node], fresh: &Node) {
    let at = |node: &Node| TestClient { address: node.address, ..told.client.clone() };
    let told_again = enter(&at(fresh), room, None, None).await;
    let info = at(fresh).get(&format!("/api/rooms/{room}")).await.unwrap().json();
    assert_eq!(info["read_only"], json!(null), "the match is whole");
    for node in nodes {
        let mut line = enter(&at(node), room, None, None).await;
        hear_as_much(&mut line, &told_again).await;
        let known = line.entries.iter().zip(&told_again.entries);
        known.for_each(|(one, other)| assert_eq!(one, other, "all nodes say the same"));
    }
    let mut used = BTreeMap::new();
    for (id, n) in &told.acknowledged {
        let entry = told_again.entries.iter().find(|entry| entry.n == *n);
        let what = &entry.unwrap_or_else(|| panic!("{id} was acknowledged as {n}")).what;
        assert!(matches!(what, What::Step { seat: 0, .. }), "{id} as {n}, which is {what:?}");
        assert_eq!(used.insert(n, id), None, "each is an entry of its own");
    }
    let mine = |entry: &&Entry| matches!(entry.what, What::Step { seat: 0, .. });
    let made = told_again.entries.iter().filter(mine).count();
    assert!(made <= told.wishes, "{made} entries for {} wishes", told.wishes);
}

/// A node in a process of its own.
struct Node {
    child: Child,
    address: SocketAddr,
}

impl Node {
    fn start(store: &str) -> Self {
        let (child, address) = process::start("faults::serve_as_a_node", "SERVE_AS_A_NODE", store);
        Self { child, address }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn signal(&self, name: &str) {
        let (signal, pid) = (format!("-{name}"), self.child.id().to_string());
        assert!(Command::new("kill").args([signal, pid]).status().unwrap().success());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// What players and faults share.
struct World {
    nodes: Mutex<Vec<SocketAddr>>,
    acknowledged: watch::Sender<u64>,
    waiting: watch::Sender<u64>,
    over: AtomicBool,
}

impl World {
    fn new(nodes: &[Node]) -> Arc<Self> {
        let world = Self {
            nodes: Mutex::default(),
            acknowledged: watch::Sender::new(0),
            waiting: watch::Sender::new(0),
            over: AtomicBool::new(false),
        };
        world.look_for(nodes);
        Arc::new(world)
    }

    fn look_for(&self, nodes: &[Node]) {
        *self.nodes.lock().unwrap() = nodes.iter().map(|node| node.address).collect();
    }

    fn any_node(&self, whim: &mut Chance) -> SocketAddr {
        let nodes = self.nodes.lock().unwrap();
        nodes[whim.below(nodes.len() as u32) as usize]
    }

    /// Waits until `many` more actions were acknowledged.
    async fn more(&self, many: u64) {
        let wanted = *self.acknowledged.borrow() + many;
        self.acknowledged.subscribe().wait_for(|count| wanted <= *count).await.unwrap();
    }

    /// Waits until a client is told that the server waits for the store.
    async fn somebody_waits(&self) {
        self.waiting.subscribe().wait_for(|count| 0 < *count).await.unwrap();
    }
}

/// The requests of one client in a room, and the entries that it was sent.
struct Told {
    client: TestClient,
    acknowledged: BTreeMap<String, u32>,
    wishes: usize,
}

/// A client that plays one match after another through any node.
struct Player {
    nth: usize,
    world: Arc<World>,
    whim: Chance,
    told: BTreeMap<String, Told>,
    /// The last request if it was not answered: the player repeats it in the same room.
    unanswered: Option<ToServer>,
}

impl Player {
    fn new(nth: usize, world: Arc<World>) -> Self {
        let whim = Chance::quick(nth as u64);
        Self { nth, world, whim, told: BTreeMap::new(), unanswered: None }
    }

    async fn play_on(mut self) -> Self {
        while !self.world.over.load(Ordering::Relaxed) {
            let address = self.world.any_node(&mut self.whim);
            let mut client = TestClient::new(address);
            let game = catalogue::GAMES[self.nth % catalogue::GAMES.len()].slug();
            let wanted = json!({ "game": game, "seats": 3, "level": "random" });
            let begun = tokio::time::timeout(PATIENCE, client.post("/api/play", &wanted)).await;
            let Ok(Ok(answer)) = begun else { continue };
            let Some(room) = answer.json()["id"].as_str().map(str::to_owned) else { continue };
            let told = Told { client, acknowledged: BTreeMap::new(), wishes: 0 };
            self.told.insert(room.clone(), told);
            self.unanswered = None;
            while !self.world.over.load(Ordering::Relaxed) {
                if let Ok(Ended::Match) = self.play_in(&room).await {
                    break;
                }
            }
        }
        self
    }

    /// Plays through one node until the match is over, it is time to stop, or the connection breaks.
    async fn play_in(&mut self, room: &str) -> Result<Ended, ConnectionError> {
        let address = self.world.any_node(&mut self.whim);
        let client = TestClient { address, ..self.told[room].client.clone() };
        let opening =
            tokio::time::timeout(PATIENCE, RoomConnection::open(&client, room, None)).await;
        let mut line = opening.unwrap_or(Err(ConnectionError::Silent))?;
        line.send(&hello(None, Some(0))).await?;
        if let Some(wish) = &self.unanswered {
            line.send(wish).await?;
        }
        while !self.world.over.load(Ordering::Relaxed) {
            let heard = tokio::time::timeout(PATIENCE, line.receive()).await;
            self.note(room, &heard.unwrap_or(Err(ConnectionError::Silent))?);
            let Some(table) = line.table.clone() else { continue };
            if let Progress::Over { .. } = table.progress {
                return Ok(Ended::Match);
            }
            if self.unanswered.is_none() && !table.offers.is_empty() {
                let pick = self.whim.below(table.offers.len() as u32) as usize;
                let action = json!(table.offers[pick].code);
                let told = self.told.get_mut(room).unwrap();
                told.wishes += 1;
                let id = format!("w{}", told.wishes);
                let wish = ToServer::Act { id, seen: table.n, seat: None, action };
                self.unanswered = Some(wish.clone());
                line.send(&wish).await?;
            }
        }
        Ok(Ended::Time)
    }

    fn note(&mut self, room: &str, heard: &FromServer) {
        let asked = self.unanswered.as_ref().and_then(ToServer::id);
        match heard {
            FromServer::Done { id, n: Some(n) } => {
                let told = self.told.get_mut(room).unwrap();
                let before = told.acknowledged.insert(id.clone(), *n);
                assert!(before.is_none_or(|before| before == *n), "{id} was {before:?}, now {n}");
                if asked == Some(id) {
                    self.unanswered = None;
                }
                self.world.acknowledged.send_modify(|count| *count += 1);
            }
            FromServer::Refused { id, .. } if asked == id.as_deref() => self.unanswered = None,
            FromServer::Waiting => self.world.waiting.send_modify(|count| *count += 1),
            _ => {}
        }
    }
}

/// Why a player stopped playing in a room.
enum Ended {
    Match,
    Time,
}
