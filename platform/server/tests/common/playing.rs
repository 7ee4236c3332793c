//! Whole matches of several people whose connections break at random, on any of a server's nodes.

use std::net::SocketAddr;

use engine::Chance;
use protocol::{FromServer, Progress, RequestError, TableView, ToServer};
use serde_json::json;
use test_client::{ConnectionError, RoomConnection, TestClient};

use super::{enter, greet, hello, person_at, room_of};

/// Before each message the connection breaks with a chance of 1 in this number.
const BREAKS: u32 = 40;

/// Plays a match of every game. In the end, every client has the table and the entries that a new client gets on any
/// node.
pub(crate) async fn every_client_converges(nodes: &[SocketAddr]) {
    for game in catalogue::GAMES {
        let seats = game.seats().1.min(4);
        let mut people = Vec::new();
        for (name, node) in ["Anna", "Bert"].into_iter().zip(nodes.iter().cycle()) {
            people.push(person_at(*node, name).await);
        }
        people.truncate(usize::from(seats));
        let (room, invite) = room_of(&mut people, game.slug(), seats, json!({})).await;
        let watcher = person_at(nodes[0], "Watcher").await;
        let mut tasks = Vec::new();
        for (seat, person) in people.iter().enumerate() {
            let roamer = Roamer::new(person, nodes, seat as u64);
            let room = room.clone();
            tasks.push(tokio::spawn(async move { roamer.play(room, None).await }));
        }
        let roamer = Roamer::new(&watcher, nodes, 9);
        let (there, link) = (room.clone(), invite.clone());
        tasks.push(tokio::spawn(async move { roamer.play(there, Some(link)).await }));
        for (idx, task) in tasks.into_iter().enumerate() {
            let mut end = task.await.unwrap();
            let (client, link) = match people.get(idx) {
                Some(person) => (person, None),
                None => (&watcher, Some(invite.as_str())),
            };
            for node in nodes {
                let client = TestClient { address: *node, ..client.clone() };
                let mut fresh = enter(&client, &room, link, None).await;
                hear_as_much(&mut fresh, &end).await;
                hear_as_much(&mut end, &fresh).await;
                // A chat message after the end changes the number of the last entry and not the table.
                let n = fresh.table.as_ref().unwrap().n;
                let table = TableView { n, ..end.table.clone().unwrap() };
                assert!(Some(table) == fresh.table, "{}: the same table", game.slug());
                assert_eq!(end.entries, fresh.entries, "{}: the same news", game.slug());
                let over = fresh.table.map(|table| table.progress);
                assert!(matches!(over, Some(Progress::Over { .. })), "it is over");
            }
        }
        let record = people[0].get(&format!("/api/rooms/{room}/record")).await.unwrap();
        let record = serde_json::from_str(&record.text).unwrap();
        game.verify(game.standard(), &record).unwrap();
    }
}

/// Reads messages until a connection has as many entries as another, because its node may be a little behind.
pub(crate) async fn hear_as_much(line: &mut RoomConnection, other: &RoomConnection) {
    while line.seen() < other.seen() {
        line.receive().await.unwrap();
    }
    line.send(&ToServer::Ping { id: "heard".to_owned() }).await.unwrap();
    line.reply_to("heard").await.unwrap();
}

/// A client that reconnects through any node.
struct Roamer {
    client: TestClient,
    nodes: Vec<SocketAddr>,
    whim: Chance,
}

impl Roamer {
    fn new(client: &TestClient, nodes: &[SocketAddr], whim: u64) -> Self {
        Self { client: client.clone(), nodes: nodes.to_vec(), whim: Chance::quick(whim) }
    }

    /// Plays random offers until the match is over, and reconnects whenever the connection breaks.
    async fn play(mut self, room: String, invite: Option<String>) -> RoomConnection {
        let mut known = Vec::new();
        for connection in 0..10_000 {
            let node = self.nodes[self.whim.below(self.nodes.len() as u32) as usize];
            let client = TestClient { address: node, ..self.client.clone() };
            let mut line = RoomConnection::open(&client, &room, invite.as_deref()).await.unwrap();
            line.entries = std::mem::take(&mut known);
            // Another node may have fewer entries than this client. Then it sends all that it has.
            let since = line.seen().or(Some(0));
            let entered = greet(&mut line, &hello(None, since)).await;
            assert_eq!(entered.map(|_| ()), Ok(()));
            match play_on(&mut line, connection, &mut self.whim).await {
                Ok(()) => return line,
                Err(ConnectionError::Closed) => known = std::mem::take(&mut line.entries),
                Err(other) => panic!("{other:?}"),
            }
        }
        panic!("the match does not end");
    }
}

/// Plays until the match is over (`Ok`) or the connection breaks.
async fn play_on(
    line: &mut RoomConnection,
    connection: u32,
    whim: &mut Chance,
) -> Result<(), ConnectionError> {
    let mut acted_at = None;
    for nth in 0.. {
        let table = line.table.clone().unwrap();
        if let Progress::Over { .. } = table.progress {
            return Ok(());
        }
        let due = !table.offers.is_empty() && acted_at != Some(table.n);
        if due {
            acted_at = Some(table.n);
            say_something(line, &table, &format!("{connection}-{nth}"), whim).await?;
        }
        if whim.below(BREAKS) == 0 {
            return Err(ConnectionError::Closed);
        }
        let heard = line.receive().await?;
        if let FromServer::Refused { why, .. } = &heard {
            assert!(
                matches!(why, RequestError::Stale { .. }),
                "only what is stale is refused here: {why:?}"
            );
            acted_at = None;
        }
    }
    Ok(())
}

/// Sends an action, sometimes twice and sometimes with a chat message; sometimes an undo instead.
async fn say_something(
    line: &mut RoomConnection,
    table: &TableView,
    id: &str,
    whim: &mut Chance,
) -> Result<(), ConnectionError> {
    if whim.below(30) == 0 {
        let chat = ToServer::Chat { id: format!("c{id}"), text: "Hm…".to_owned() };
        line.send(&chat).await?;
    }
    let id = id.to_owned();
    if table.undo && whim.below(10) == 0 {
        return line.send(&ToServer::Undo { id, seen: table.n, seat: None }).await;
    }
    let pick = whim.below(table.offers.len() as u32) as usize;
    let action = json!(table.offers[pick].code);
    let act = ToServer::Act { id, seen: table.n, seat: None, action };
    line.send(&act).await?;
    if whim.below(10) == 0 {
        line.send(&act).await?;
    }
    Ok(())
}
