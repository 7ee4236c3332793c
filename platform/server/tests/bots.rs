//! Bots of every level in rooms.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod common;

use std::sync::Mutex;

use common::{act, config, done, enter, generous, person};
use engine::Chance;
use protocol::{FromServer, Progress, What};
use serde_json::json;
use server::{Config, Server, Sources};
use visitor::{Line, Visitor};

const LEVELS: [&str; 4] = ["random", "apprentice", "builder", "master"];

/// Luck that is the same in every server of this test; the time stands still.
fn sources() -> Sources {
    let chance = Mutex::new(Chance::quick(3));
    let luck = move |bytes: &mut [u8]| {
        let mut chance = chance.lock().unwrap();
        bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    };
    Sources::new(|| 1_800_000_000_000, luck)
}

/// A room in which one person plays against one bot of each level, as far as there are seats.
async fn against_all_levels(anna: &mut Visitor, game: &str, seats: u8) -> String {
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

#[derive(PartialEq)]
enum Turn {
    Now,
    Never,
}

/// Waits until it is this line's turn, or the match is over.
async fn my_turn(line: &mut Line) -> Turn {
    loop {
        let table = line.table.as_ref().unwrap();
        if let Progress::Over { .. } = table.progress {
            return Turn::Never;
        }
        if !table.offers.is_empty() {
            return Turn::Now;
        }
        line.hear().await.unwrap();
    }
}

/// Takes so many offers, any of them, and says what everybody did.
async fn play(line: &mut Line, decisions: u64) -> Vec<(u8, serde_json::Value)> {
    for nth in 0..decisions {
        if my_turn(line).await == Turn::Never {
            break;
        }
        let many = line.table.as_ref().unwrap().offers.len();
        let pick = Chance::quick(nth).below(many as u32) as usize;
        let answer = act(line, &format!("{decisions}d{nth}"), pick).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    }
    my_turn(line).await;
    let steps = line.entries.iter().filter_map(|entry| match &entry.what {
        What::Step { seat, news, .. } => Some((*seat, news.clone())),
        _ => None,
    });
    steps.collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_level_plays_every_game_and_plays_the_same_after_a_restart() {
    for game in catalogue::GAMES {
        let seats = game.seats().1.min(5);
        let mut heard = Vec::new();
        for restarts in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let whole = || Config { sources: sources(), ..config(folder.path(), generous()) };
            let mut server = Server::start(whole()).await.unwrap();
            let mut anna = person(&server, "Anna").await;
            let room = against_all_levels(&mut anna, game.slug(), seats).await;
            let mut line = enter(&anna, &room, None, None).await;
            play(&mut line, 12).await;
            if restarts {
                drop(line);
                server.stop().await.unwrap();
                server = Server::start(whole()).await.unwrap();
                let anna = Visitor { address: server.address(), ..anna };
                line = enter(&anna, &room, None, None).await;
            }
            heard.push(play(&mut line, 6).await);
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
    let (_folder, server) = common::start().await;
    let mut anna = person(&server, "Anna").await;
    assert_eq!(anna.get("/api/levels").await.unwrap().json(), json!(LEVELS));
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
