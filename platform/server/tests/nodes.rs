//! Several nodes on one PostgreSQL serve the same rooms, with NATS between them and without.

use std::net::SocketAddr;

use crate::common::playing::{every_client_converges, hear_as_much};
use crate::common::{act, config, enter, generous, my_turn, person_at, room_of};
use protocol::{FromServer, ToServer, What};
use serde_json::json;
use server::{Config, DataStore, Role, Server};
use test_client::{RoomConnection, TestClient};
use testbed::{Nats, Postgres};

/// Nodes that share a database.
struct Nodes {
    servers: Vec<Server>,
    _folder: tempfile::TempDir,
    _postgres: Postgres,
    _nats: Option<Nats>,
}

impl Nodes {
    async fn start(nats: Option<Nats>, roles: &[Role]) -> Self {
        let (folder, postgres) = (tempfile::tempdir().unwrap(), Postgres::start().unwrap());
        let mut servers = Vec::new();
        for role in roles {
            let bus = nats.as_ref().map(Nats::address);
            let store = DataStore::Shared { database: postgres.address(), bus, role: *role };
            let config = Config { store, ..config(folder.path(), generous()) };
            servers.push(Server::start(config).await.unwrap());
        }
        Self { servers, _folder: folder, _postgres: postgres, _nats: nats }
    }

    fn addresses(&self) -> Vec<SocketAddr> {
        self.servers.iter().map(Server::address).collect()
    }

    async fn stop(self) {
        for server in self.servers {
            server.stop().await.unwrap();
        }
    }
}

const THREE: [Role; 3] = [Role::All, Role::All, Role::All];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_client_converges_with_nats() {
    let nodes = Nodes::start(Some(Nats::start().unwrap()), &THREE).await;
    every_client_converges(&nodes.addresses()).await;
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_client_converges_without_a_bus() {
    let nodes = Nodes::start(None, &THREE).await;
    every_client_converges(&nodes.addresses()).await;
    nodes.stop().await;
}

/// A person on a front node plays against bots that run on a worker node.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_front_leaves_bots_to_a_worker() {
    let nodes = Nodes::start(None, &[Role::Front, Role::Worker]).await;
    let (front, worker) = (nodes.addresses()[0], nodes.addresses()[1]);
    let mut people = vec![person_at(front, "Anna").await];
    let (room, _) = room_of(&mut people, "antiquity", 3, json!({})).await;
    let mut line = enter(&people[0], &room, None, None).await;
    for nth in 0..20 {
        assert!(my_turn(&mut line).await, "the bots have played");
        let answer = act(&mut line, &format!("a{nth}"), 0).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    }
    let of_bots = |entry: &&protocol::Entry| matches!(entry.what, What::Step { seat: 1 | 2, .. });
    assert!(0 < line.entries.iter().filter(of_bots).count());
    let refused = TestClient::new(worker).get("/api/games").await.unwrap();
    assert_eq!(refused.status, 404, "a worker lets nobody in");
    nodes.stop().await;
}

/// Presence, chat and offers are the same on every node.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_different_nodes_see_each_other() {
    let nodes = Nodes::start(None, &[Role::All, Role::All]).await;
    let (one, other) = (nodes.addresses()[0], nodes.addresses()[1]);
    let mut people = vec![person_at(one, "Anna").await, person_at(other, "Bert").await];
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({ "open": true })).await;
    let mut anna = enter(&people[0], &room, None, None).await;
    let mut bert = enter(&people[1], &room, None, None).await;
    for line in [&mut anna, &mut bert] {
        let both = |message: &FromServer| match message {
            FromServer::Presence(presence) => (presence.seats == [0, 1]).then_some(()),
            _ => None,
        };
        line.receive_until(both).await.unwrap();
    }
    let chat = ToServer::Chat { id: "c".to_owned(), text: "Salut".to_owned() };
    anna.send(&chat).await.unwrap();
    hear_chat(&mut bert, "Salut").await;
    let listed = people[1].get("/api/rooms?state=playing").await.unwrap().json();
    assert_eq!(listed["rooms"][0]["room"]["id"], json!(room), "{listed}");
    nodes.stop().await;
}

async fn hear_chat(line: &mut RoomConnection, said: &str) {
    let heard = |message: &FromServer| match message {
        FromServer::News { entries } => entries
            .iter()
            .any(|entry| matches!(&entry.what, What::Chat { text, .. } if text == said))
            .then_some(()),
        _ => None,
    };
    line.receive_until(heard).await.unwrap();
}

/// Two people act at once on two nodes: one is first, and the other is refused and sent what they missed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_not_first_hears_what_came_before() {
    let nodes = Nodes::start(None, &[Role::All, Role::All]).await;
    let (one, other) = (nodes.addresses()[0], nodes.addresses()[1]);
    let mut people = vec![person_at(one, "Anna").await];
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({})).await;
    let elsewhere = TestClient { address: other, ..people[0].clone() };
    let mut here = enter(&people[0], &room, None, None).await;
    let mut there = enter(&elsewhere, &room, None, None).await;
    for nth in 0..10 {
        if !my_turn(&mut here).await {
            break;
        }
        let table = here.table.clone().unwrap();
        hear_as_much(&mut there, &here).await;
        let wish = |id: String| ToServer::Act {
            id,
            seen: table.n,
            seat: None,
            action: json!(table.offers[0].code),
        };
        let (first, second) = (format!("h{nth}"), format!("t{nth}"));
        here.send(&wish(first.clone())).await.unwrap();
        there.send(&wish(second.clone())).await.unwrap();
        let answers =
            [here.reply_to(&first).await.unwrap(), there.reply_to(&second).await.unwrap()];
        let done = answers.iter().filter(|it| matches!(it, FromServer::Done { .. })).count();
        assert_eq!(done, 1, "one of them was first: {answers:?}");
    }
    nodes.stop().await;
}
