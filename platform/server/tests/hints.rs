//! Hints: how a bot rates a player's offers.

use crate::common::{act, config, enter, generous, my_turn, person, play_on, room_of, start};
use engine::Seat;
use protocol::{FromServer, NotNow, RequestError, ToServer};
use serde_json::json;
use server::{Limits, Server};
use test_client::RoomConnection;

async fn ask(line: &mut RoomConnection, id: &str, seat: Option<u8>) -> FromServer {
    line.send(&ToServer::Hint { id: id.to_owned(), seat }).await.unwrap();
    line.reply_to(id).await.unwrap()
}

async fn refusal(line: &mut RoomConnection, id: &str, seat: Option<u8>) -> RequestError {
    match ask(line, id, seat).await {
        FromServer::Refused { why, line: Some(words), .. } => {
            assert!(!words.contains('⟨'), "{words}");
            why
        }
        other => panic!("{other:?} is no refusal"),
    }
}

fn not_now(because: NotNow) -> RequestError {
    because.into()
}

#[tokio::test]
async fn a_hint_has_every_offer_with_words_and_shares() {
    let (_folder, server) = start().await;
    for game in catalogue::GAMES {
        let mut people = [person(&server, "Anna").await];
        let seats = game.seats().0.max(2);
        let (room, _) = room_of(&mut people, game.slug(), seats, json!({})).await;
        let mut line = enter(&people[0], &room, None, None).await;
        while line.table.as_ref().unwrap().offers.len() < 2 {
            let table = line.table.as_ref().unwrap();
            let id = format!("forced-{}", table.n);
            match table.offers.is_empty() {
                true => drop(line.receive().await.unwrap()),
                false => drop(act(&mut line, &id, 0).await),
            }
        }
        let table = line.table.clone().unwrap();
        let FromServer::Hint { n, reason, candidates, .. } = ask(&mut line, "h", None).await else {
            panic!("{}: no hint", game.slug());
        };
        assert_eq!(n, table.n, "it says which table it is about");
        let reason = reason.unwrap_or_default();
        assert!(reason.ends_with('.') && !reason.contains('⟨'), "{}: {reason}", game.slug());
        let mut advised: Vec<u32> = candidates.iter().map(|it| it.code).collect();
        let mut offered: Vec<u32> = table.offers.iter().map(|it| it.code).collect();
        advised.sort_unstable();
        offered.sort_unstable();
        assert_eq!(advised, offered, "{}: all offers and no others", game.slug());
        for candidate in &candidates {
            let offer = table.offers.iter().find(|offer| offer.code == candidate.code);
            assert_eq!(candidate.label, offer.unwrap().label);
        }
        let shares: u32 = candidates.iter().map(|it| it.share).sum();
        assert!((900..=1000).contains(&shares), "{}: {shares}", game.slug());
        assert!(candidates.is_sorted_by(|one, other| other.visits <= one.visits));
        assert_eq!(line.table.as_ref().unwrap().n, n, "a hint changes nothing");
    }
}

#[tokio::test]
async fn a_hint_is_the_same_at_every_table_that_looks_the_same() {
    let (_folder, server) = start().await;
    for game in catalogue::GAMES {
        let mut people = [person(&server, "Anna").await];
        let seats = game.seats().0.max(2);
        let (room, _) = room_of(&mut people, game.slug(), seats, json!({})).await;
        let mut line = enter(&people[0], &room, None, None).await;
        play_on(&mut line, 6).await;
        assert!(my_turn(&mut line).await);
        let truth = ask(&mut line, "h", None).await;
        assert!(matches!(truth, FromServer::Hint { .. }), "{truth:?}");
        for whim in 0..8 {
            server.imagine(&room, Some((Seat(0), whim))).await;
            assert_eq!(ask(&mut line, "h", None).await, truth, "{}", game.slug());
        }
        server.imagine(&room, None).await;
    }
}

#[tokio::test]
async fn hints_are_for_ones_own_turn_where_the_room_allows_them() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({})).await;
    let mut lines =
        [enter(&people[0], &room, None, None).await, enter(&people[1], &room, None, None).await];
    let mine = lines.iter().position(|it| !it.table.as_ref().unwrap().offers.is_empty()).unwrap();
    let other = 1 - mine;
    assert_eq!(refusal(&mut lines[other], "a", None).await, not_now(NotNow::NotYourTurn));
    assert_eq!(refusal(&mut lines[other], "b", Some(mine as u8)).await, RequestError::NotYourSeat);
    assert_eq!(refusal(&mut lines[mine], "c", Some(200)).await, RequestError::NotYourSeat);
    assert!(matches!(ask(&mut lines[mine], "d", None).await, FromServer::Hint { .. }));

    let (room, _) = room_of(&mut people, "antiquity", 2, json!({ "hints": false })).await;
    for person in &people {
        let mut line = enter(person, &room, None, None).await;
        assert_eq!(refusal(&mut line, "a", None).await, not_now(NotNow::HintsOff));
    }
}

#[tokio::test]
async fn whoever_asks_too_often_waits() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { hints_per_minute: 2, ..generous() };
    let server = Server::start(config(folder.path(), limits)).await.unwrap();
    let mut people = [person(&server, "Anna").await];
    let (room, _) = room_of(&mut people, "quarry", 2, json!({})).await;
    let mut line = enter(&people[0], &room, None, None).await;
    while line.table.as_ref().unwrap().offers.is_empty() {
        line.receive().await.unwrap();
    }
    for id in ["a", "b"] {
        assert!(matches!(ask(&mut line, id, None).await, FromServer::Hint { .. }));
    }
    let no = refusal(&mut line, "c", None).await;
    assert!(matches!(no, RequestError::Limit { limit, wait: 1.. } if limit == "hints"));
}
