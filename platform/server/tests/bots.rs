//! Bots of every level in rooms.

use std::sync::Mutex;

use crate::common::{config, done, enter, generous, my_turn, person, play_on, steps};
use engine::Chance;
use serde_json::json;
use server::{Config, Environment, Server};
use test_client::TestClient;

const LEVELS: [&str; 5] = ["random", "apprentice", "builder", "master", "sage"];

/// Random numbers that are the same in every server of this test, and a clock that stands still.
fn environment() -> Environment {
    let chance = Mutex::new(Chance::quick(3));
    let luck = move |bytes: &mut [u8]| {
        let mut chance = chance.lock().unwrap();
        bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    };
    Environment::new(|| 1_800_000_000_000, luck)
}

/// A room in which one person plays against one bot of each level, as far as there are seats.
async fn against_all_levels(anna: &mut TestClient, game: &str, seats: u8) -> String {
    let settings = json!({ "settings": { "game": game, "seats": seats } });
    let made = done(anna, "/api/rooms", settings).await;
    let path = format!("/api/rooms/{}", made["room"].as_str().unwrap());
    done(anna, &format!("{path}/sit"), json!({ "seat": 0 })).await;
    for seat in 1..seats {
        let level = LEVELS[LEVELS.len() - usize::from(seat)];
        done(anna, &format!("{path}/bot"), json!({ "seat": seat, "level": level })).await;
    }
    done(anna, &format!("{path}/start"), json!({})).await;
    made["room"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_level_plays_every_game_and_plays_the_same_after_a_restart() {
    for game in catalogue::GAMES {
        let seats = game.seats().1.min(5);
        let mut heard = Vec::new();
        for restarts in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let whole =
                || Config { environment: environment(), ..config(folder.path(), generous()) };
            let mut server = Server::start(whole()).await.unwrap();
            let mut anna = person(&server, "Anna").await;
            let room = against_all_levels(&mut anna, game.slug(), seats).await;
            let mut line = enter(&anna, &room, None, None).await;
            play_on(&mut line, 12).await;
            if restarts {
                drop(line);
                server.stop().await.unwrap();
                server = Server::start(whole()).await.unwrap();
                let anna = TestClient { address: server.address(), ..anna };
                line = enter(&anna, &room, None, None).await;
            }
            play_on(&mut line, 6).await;
            my_turn(&mut line).await;
            heard.push(steps(&line));
            server.stop().await.unwrap();
        }
        let bots: Vec<u8> = (1..seats).collect();
        for bot in &bots {
            let acted = heard[0].iter().any(|(seat, _)| seat == bot);
            assert!(acted, "{}: the bot at seat {bot} plays", game.slug());
        }
        assert!(heard[0] == heard[1], "{}: the same moves after a restart", game.slug());
    }
}

#[tokio::test]
async fn rooms_know_the_levels_and_take_the_builder_where_nothing_is_said() {
    let (_folder, server) = crate::common::start().await;
    let mut anna = person(&server, "Anna").await;
    assert_eq!(anna.get("/api/bots").await.unwrap().json()["levels"], json!(LEVELS));
    let played = done(&mut anna, "/api/play", json!({ "game": "quarry", "seats": 2 })).await;
    assert_eq!(played["settings"]["level"], "builder");
    assert_eq!(played["seats"][1]["sitter"]["level"], "builder");
    let settings = json!({ "settings": { "game": "quarry", "seats": 2 } });
    let made = done(&mut anna, "/api/rooms", settings).await;
    let room = anna.get(&format!("/api/rooms/{}", made["room"].as_str().unwrap())).await.unwrap();
    assert_eq!(room.json()["settings"]["level"], "builder");
    for wrong in ["exec:./bot", "master:9999", "Builder", ""] {
        let wanted = json!({ "game": "quarry", "level": wrong });
        let answer = anna.post("/api/play", &wanted).await.unwrap();
        assert_eq!(answer.json()["fault"], "unknown_level", "{wrong}");
    }
}
