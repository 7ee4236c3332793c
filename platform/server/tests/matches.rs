//! Whole matches of every game over real WebSockets: people, a spectator, bots, connections that break at random.

use crate::common::playing::every_client_converges;
use crate::common::start;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_client_ends_where_a_fresh_one_begins() {
    let (_folder, server) = start().await;
    every_client_converges(&[server.address()]).await;
    server.stop().await.unwrap();
}
