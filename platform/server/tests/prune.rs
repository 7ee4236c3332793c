//! An administrator deletes rooms, sessions and guests that have not been used for long.

use std::hash::{BuildHasher as _, RandomState};

use crate::common::{config, done, generous, person};
use serde_json::json;
use server::admin::{AccountMatches, Admin, PruneMode, RetentionDays};
use server::{Config, Environment, Server};
use test_client::TestClient;

/// September 2001.
const LONG_AGO: i64 = 1_000_000_000_000;

const RETENTION: RetentionDays = RetentionDays {
    lobbies: 30,
    matches: 365,
    sessions: 90,
    account_matches: AccountMatches::Keep,
};

#[tokio::test]
async fn old_rooms_of_guests_are_pruned() {
    let folder = tempfile::tempdir().unwrap();
    let random = |bytes: &mut [u8]| bytes.fill_with(|| RandomState::new().hash_one(0) as u8);
    let environment = Environment::with_set_clock(|| LONG_AGO, random);
    let long_ago = Config { environment, ..config(folder.path(), generous()) };
    let server = Server::start(long_ago).await.unwrap();
    let mut anna = person(&server, "Anna").await;
    let credentials = json!({ "name": "anna", "password": "correct horse" });
    done(&mut anna, "/api/account", credentials).await;
    let mut ben = person(&server, "Ben").await;
    let mut matches = Vec::new();
    for who in [&mut anna, &mut ben] {
        let played = done(who, "/api/play", json!({ "game": "antiquity" })).await;
        matches.push(played["id"].as_str().unwrap().to_owned());
    }
    let settings = json!({ "settings": { "game": "antiquity", "seats": 2 } });
    let lobby = done(&mut anna, "/api/rooms", settings).await;
    server.stop().await.unwrap();

    let admin = Admin::open_unchanged(folder.path()).await.unwrap();
    let would = admin.prune(RETENTION, PruneMode::Count).await.unwrap();
    admin.close().await.unwrap();
    let admin = Admin::open(folder.path()).await.unwrap();
    let pruned = admin.prune(RETENTION, PruneMode::Delete).await.unwrap();
    assert_eq!(pruned, would, "what was listed is deleted");
    assert_eq!(pruned.lobbies, [lobby["room"].as_str().unwrap()]);
    assert_eq!(pruned.matches, matches[1..], "Anna's match stays");
    assert_eq!((pruned.tokens, pruned.guests), (2, 1));
    let verified = admin.verify_all().await.unwrap();
    assert_eq!((verified.rooms, verified.broken), (1, vec![]));
    admin.close().await.unwrap();

    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let mut anna = TestClient::new(server.address());
    let credentials = json!({ "name": "anna", "password": "correct horse" });
    done(&mut anna, "/api/login", credentials).await;
    let mine = anna.get("/api/rooms/mine").await.unwrap().json();
    assert_eq!(mine["rooms"][0]["room"]["id"], matches[0].as_str());
    let gone = anna.get(&format!("/api/rooms/{}", matches[1])).await.unwrap();
    assert_eq!(gone.status, 404);
    server.stop().await.unwrap();
}
