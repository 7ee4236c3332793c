//! Whole matches of every game over real WebSockets: people, a spectator, bots, connections that break at random.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod common;

use common::playing::every_client_converges;
use common::start;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_client_ends_where_a_fresh_one_begins() {
    let (_folder, server) = start().await;
    every_client_converges(&[server.address()]).await;
    server.stop().await.unwrap();
}
