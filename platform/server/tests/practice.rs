//! Practice rooms: deals fixed by words, hot seats, seats handed over to bots.

use crate::common::{done, enter, my_turn, person, play_on, room_of, start, steps};
use serde_json::json;

const GAME: &str = "antiquity";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_words_give_the_same_match() {
    let (_folder, server) = start().await;
    let mut heard = Vec::new();
    for words in ["first lesson", "first lesson", "second lesson"] {
        let mut anna = person(&server, "Anna").await;
        let wanted = json!({ "game": GAME, "seats": 3, "seed": words });
        let room = done(&mut anna, "/api/play", wanted).await;
        assert_eq!(room["practice"], true);
        assert_eq!(room["origin"], json!({ "from": "words", "words": words }));
        let mut line = enter(&anna, room["id"].as_str().unwrap(), None, None).await;
        play_on(&mut line, 5).await;
        my_turn(&mut line).await;
        heard.push((steps(&line), line.table.as_ref().unwrap().view.clone()));
    }
    assert!(heard[0] == heard[1], "the deal and the bots are the same");
    assert!(heard[0] != heard[2], "other words, another deal");
}

#[tokio::test]
async fn practice_does_not_count_and_is_in_no_list() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let settings = json!({ "game": "quarry", "seats": 2, "open": true });
    let made = done(&mut anna, "/api/rooms", json!({ "settings": settings, "seed": "x" })).await;
    let path = format!("/api/rooms/{}", made["room"].as_str().unwrap());
    let mut bert = person(&server, "Bert").await;
    assert_eq!(bert.get(&path).await.unwrap().status, 404, "others do not find it");
    done(&mut anna, &format!("{path}/sit"), json!({ "seat": 0 })).await;
    let words = json!({ "seat": 0, "words": "more" });
    let added = anna.post(&format!("{path}/words"), &words).await.unwrap();
    assert_eq!(added.json()["fault"], "practice", "the deal is fixed");
    let bot = json!({ "seat": 1, "level": "random" });
    done(&mut anna, &format!("{path}/bot"), bot).await;
    done(&mut anna, &format!("{path}/start"), json!({})).await;
    for list in ["/api/rooms", "/api/rooms?state=playing"] {
        assert_eq!(bert.get(list).await.unwrap().json()["rooms"], json!([]), "{list}");
    }
    let mut line = enter(&anna, made["room"].as_str().unwrap(), None, None).await;
    play_on(&mut line, u64::MAX).await;
    assert_eq!(anna.get(&path).await.unwrap().json()["state"], "over");
    assert_eq!(anna.get("/api/me/statistics").await.unwrap().json(), json!([]));
    let mine = anna.get("/api/rooms/mine").await.unwrap().json();
    assert_eq!(mine["rooms"][0]["room"]["practice"], true, "one finds one's own");
    let again = done(&mut anna, &format!("{path}/rematch"), json!({})).await;
    let again = format!("/api/rooms/{}", again["room"].as_str().unwrap());
    let again = anna.get(&again).await.unwrap().json();
    assert_eq!(again["origin"], json!({ "from": "words", "words": "x" }), "the same deal again");

    for wrong in [json!(""), json!("  "), json!("é".repeat(201)), json!(7)] {
        let wanted = json!({ "game": "quarry", "seed": wrong });
        assert_eq!(anna.post("/api/play", &wanted).await.unwrap().status, 400, "{wrong}");
    }
}

#[tokio::test]
async fn a_seat_of_ones_own_can_be_given_to_a_bot() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let settings = json!({ "settings": { "game": GAME, "seats": 3 }, "seed": "lesson" });
    let made = done(&mut anna, "/api/rooms", settings).await;
    let room = made["room"].as_str().unwrap();
    let path = format!("/api/rooms/{room}");
    for seat in 0..3 {
        done(&mut anna, &format!("{path}/sit"), json!({ "seat": seat })).await;
    }
    done(&mut anna, &format!("{path}/start"), json!({})).await;
    let mut line = enter(&anna, room, None, Some(0)).await;
    let bot = |seat: u8, level: &str| json!({ "seat": seat, "level": level });
    let mut bert = person(&server, "Bert").await;
    let link = format!("{path}/bot?invite={}", made["invite"].as_str().unwrap());
    let theft = bert.post(&link, &bot(1, "random")).await.unwrap();
    assert_eq!(theft.json()["fault"], "not_your_seat");
    let god = anna.post(&format!("{path}/bot"), &bot(1, "god")).await.unwrap();
    assert_eq!(god.json()["fault"], "unknown_level");
    for seat in [1, 2] {
        let info = done(&mut anna, &format!("{path}/bot"), bot(seat, "apprentice")).await;
        assert_eq!(info["seats"][usize::from(seat)]["sitter"]["level"], "apprentice");
    }
    // The bots keep the seats when the person comes back, and play.
    line = {
        drop(line);
        enter(&anna, room, None, None).await
    };
    play_on(&mut line, 30).await;
    for seat in [1, 2] {
        assert!(steps(&line).iter().any(|(by, _)| *by == seat), "seat {seat} plays");
    }
    let info = anna.get(&path).await.unwrap().json();
    assert_eq!(info["seats"][1]["sitter"]["kind"], "bot");

    // If other people play, a player can only leave the seat.
    let mut people = [anna, bert];
    let (room, _) = room_of(&mut people, GAME, 2, json!({})).await;
    let answer = people[0].post(&format!("/api/rooms/{room}/bot"), &bot(0, "random")).await;
    assert_eq!(answer.unwrap().json()["fault"], "others_play");
}
