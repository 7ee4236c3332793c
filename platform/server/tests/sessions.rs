//! Login sessions, passwords, and recovery of an account without the password.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use crate::common::{config, done, generous, person, start};
use engine::Chance;
use serde_json::{Value, json};
use server::{Config, Environment, Limits, Server};
use test_client::TestClient;

const DAY: i64 = 24 * 3_600_000;

fn credentials(password: &str) -> Value {
    json!({ "name": "anna", "password": password })
}

/// Whether the server knows the person of a client.
async fn is_known(client: &mut TestClient) -> bool {
    client.get("/api/me").await.unwrap().json().is_object()
}

async fn status(client: &mut TestClient, path: &str, body: Value) -> u16 {
    client.post(path, &body).await.unwrap().status
}

async fn logged_in(server: &Server, password: &str) -> TestClient {
    let mut client = TestClient::new(server.address());
    done(&mut client, "/api/login", credentials(password)).await;
    client
}

#[tokio::test]
async fn a_device_that_is_not_used_is_logged_out() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Arc::new(AtomicI64::new(1_000 * DAY));
    let wall = Arc::clone(&clock);
    let seed = AtomicU64::new(0);
    let random = move |bytes: &mut [u8]| {
        let mut chance = Chance::quick(seed.fetch_add(1, Ordering::SeqCst));
        bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    };
    let environment = Environment::with_set_clock(move || wall.load(Ordering::SeqCst), random);
    let config = Config { environment, ..config(folder.path(), generous()) };
    let server = Server::start(config).await.unwrap();
    let (mut used, mut idle) = (person(&server, "Anna").await, person(&server, "Berta").await);
    for _ in 0..4 {
        clock.fetch_add(60 * DAY, Ordering::SeqCst);
        assert!(is_known(&mut used).await, "each use counts anew");
    }
    assert!(!is_known(&mut idle).await, "90 days are over");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn devices_are_listed_and_logged_out() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    done(&mut anna, "/api/account", credentials("correct horse")).await;
    let mut phone = logged_in(&server, "correct horse").await;
    let mut tablet = logged_in(&server, "correct horse").await;
    let devices = anna.get("/api/me/devices").await.unwrap().json();
    let devices = devices.as_array().unwrap();
    assert_eq!(devices.len(), 3);
    assert_eq!(devices.iter().filter(|device| device["this"] == true).count(), 1);
    let seen = phone.get("/api/me/devices").await.unwrap().json();
    let this = seen.as_array().unwrap().iter().find(|device| device["this"] == true).unwrap();
    let path = format!("/api/me/devices/{}", this["id"].as_str().unwrap());
    let mut stranger = person(&server, "Anna").await;
    assert_eq!(stranger.delete(&path).await.unwrap().status, 404, "not hers");
    assert_eq!(anna.delete(&path).await.unwrap().status, 204);
    assert!(!is_known(&mut phone).await && is_known(&mut tablet).await);
    assert_eq!(anna.delete("/api/me/devices").await.unwrap().status, 204);
    assert!(!is_known(&mut tablet).await && is_known(&mut anna).await);
    assert!(is_known(&mut stranger).await);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn another_password_logs_out_the_other_devices() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    done(&mut anna, "/api/account", credentials("correct horse")).await;
    let mut thief = logged_in(&server, "correct horse").await;
    let change = |current: &str| json!({ "current": current, "password": "battery staple" });
    assert_eq!(status(&mut anna, "/api/me/password", change("wrong one")).await, 401);
    assert_eq!(status(&mut anna, "/api/me/password", change("correct horse")).await, 204);
    assert!(is_known(&mut anna).await && !is_known(&mut thief).await);
    assert_eq!(status(&mut thief, "/api/login", credentials("correct horse")).await, 401);
    logged_in(&server, "battery staple").await;
    let mut guest = person(&server, "Guest").await;
    assert_eq!(status(&mut guest, "/api/me/password", change("")).await, 401, "no account");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_code_replaces_a_forgotten_password_once() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let account = done(&mut anna, "/api/account", credentials("correct horse")).await;
    assert_eq!(account["account"], "anna");
    let codes = account["codes"].as_array().unwrap();
    assert_eq!(codes.len(), 8);
    let recover =
        |code: &str, password: &str| json!({ "name": "Anna", "code": code, "password": password });
    let mut new = TestClient::new(server.address());
    assert_eq!(status(&mut new, "/api/recover", recover("wrong", "battery staple")).await, 401);
    assert!(is_known(&mut anna).await, "a wrong code changes nothing");
    // Write the code as a person copies it: in capitals and groups.
    let code = codes[0].as_str().unwrap().to_uppercase();
    let (head, tail) = code.split_at(4);
    let code = format!("{head}-{tail} ");
    done(&mut new, "/api/recover", recover(&code, "battery staple")).await;
    assert_eq!(new.get("/api/me").await.unwrap().json()["account"], "anna");
    assert!(!is_known(&mut anna).await, "all other devices are logged out");
    logged_in(&server, "battery staple").await;
    let mut again = TestClient::new(server.address());
    assert_eq!(status(&mut again, "/api/recover", recover(&code, "third password")).await, 401);

    let wanted = json!({ "password": "battery staple" });
    let renewed = done(&mut new, "/api/me/codes", wanted).await;
    let old = codes[1].as_str().unwrap();
    assert_eq!(status(&mut again, "/api/recover", recover(old, "third password")).await, 401);
    let code = renewed["codes"][7].as_str().unwrap();
    done(&mut again, "/api/recover", recover(code, "third password")).await;
    server.stop().await.unwrap();
}

#[tokio::test]
async fn logins_are_limited_for_each_account() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { logins_per_account: 3, ..generous() };
    let server = Server::start(config(folder.path(), limits)).await.unwrap();
    let mut client = TestClient::new(server.address());
    for _ in 0..3 {
        assert_eq!(status(&mut client, "/api/login", credentials("a wrong one")).await, 401);
    }
    assert_eq!(status(&mut client, "/api/login", credentials("a wrong one")).await, 429);
    let other = json!({ "name": "berta", "password": "a wrong one" });
    assert_eq!(status(&mut client, "/api/login", other).await, 401, "another account");
    server.stop().await.unwrap();
}

/// A person with an account cannot take a name that looks like another account's, in any alphabet.
#[tokio::test]
async fn a_registered_name_cannot_be_imitated() {
    let (_folder, server) = start().await;
    let account = |name: &str| json!({ "name": name, "password": "correct horse" });
    let mut anna = person(&server, "Anna").await;
    assert_eq!(status(&mut anna, "/api/account", account("anna")).await, 200);
    // The first letter is Cyrillic.
    let imitation = "\u{410}nna";
    let mut mallory = person(&server, imitation).await;
    assert_eq!(status(&mut mallory, "/api/account", account(imitation)).await, 409);
    let me = done(&mut mallory, "/api/account", account("mallory")).await;
    assert_eq!(me["name"], "mallory", "who registers gives such a name up");
    for name in [imitation, "ANNA", "Ann\u{251}"] {
        assert_eq!(status(&mut mallory, "/api/me", json!({ "name": name })).await, 409, "{name}");
    }
    assert_eq!(status(&mut mallory, "/api/me", json!({ "name": "Mal" })).await, 200);
    assert_eq!(status(&mut anna, "/api/me", json!({ "name": "ANNA" })).await, 200, "her own");
    server.stop().await.unwrap();
}

/// A guest may have the name of a person with an account; a room says who has the account. If several people share a
/// device, only one of them has the account.
#[tokio::test]
async fn a_room_says_who_has_an_account() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    done(&mut anna, "/api/account", credentials("correct horse")).await;
    let mut guest = person(&server, "Anna").await;
    let settings = json!({ "settings": { "game": "antiquity", "seats": 3 } });
    let made = done(&mut anna, "/api/rooms", settings).await;
    let (room, invite) = (made["room"].as_str().unwrap(), made["invite"].as_str().unwrap());
    let sit = format!("/api/rooms/{room}/sit?invite={invite}");
    done(&mut anna, &sit, json!({})).await;
    done(&mut anna, &sit, json!({ "name": "Ben" })).await;
    let info = done(&mut guest, &sit, json!({})).await;
    let marks = [0, 1, 2].map(|seat| info["seats"][seat]["account"] == true);
    assert_eq!(marks, [true, false, false], "{info}");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn names_are_shown_without_what_cannot_be_seen() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "\u{202e}A\u{200b}n\u{2060}na\u{3164}").await;
    assert_eq!(anna.get("/api/me").await.unwrap().json()["name"], "Anna");
    assert_eq!(status(&mut anna, "/api/me", json!({ "name": "\u{2800}\u{200b}" })).await, 400);
    server.stop().await.unwrap();
}
