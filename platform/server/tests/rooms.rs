//! Rooms: sitting down, links, undo, consent, chat, hot seat, absence, clocks, rematch, restarts.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::common::{act, config, done, enter, generous, greet, hello, person, room_of, start};
use protocol::{AwayReason, Entry, FromServer, NotNow, Progress, RequestError, ToServer, What};
use serde_json::json;
use server::{Config, Environment, Limits, Server};
use test_client::{ConnectionError, RoomConnection, TestClient};

const GAME: &str = "antiquity";

fn refusal(message: &FromServer) -> &RequestError {
    match message {
        FromServer::Refused { why, .. } => why,
        other => panic!("{other:?} is no refusal"),
    }
}

fn is_done(message: &FromServer) -> bool {
    matches!(message, FromServer::Done { .. })
}

async fn next_entry(line: &mut RoomConnection, fits: impl Fn(&What) -> bool) -> Entry {
    let find = |message: &FromServer| match message {
        FromServer::News { entries } => entries.iter().find(|it| fits(&it.what)).cloned(),
        _ => None,
    };
    line.receive_until(find).await.unwrap()
}

async fn say(line: &mut RoomConnection, message: ToServer) -> FromServer {
    let id = message.id().unwrap().to_owned();
    line.send(&message).await.unwrap();
    line.reply_to(&id).await.unwrap()
}

/// Two connections. The first is that of the player whose turn it is.
async fn by_turn(people: &[TestClient], room: &str) -> (RoomConnection, RoomConnection) {
    let first = enter(&people[0], room, None, None).await;
    let second = enter(&people[1], room, None, None).await;
    let firsts_turn = !first.table.as_ref().unwrap().offers.is_empty();
    if firsts_turn { (first, second) } else { (second, first) }
}

#[tokio::test]
async fn a_match_against_bots_starts_in_one_request() {
    let (_folder, server) = start().await;
    let mut nobody = TestClient::new(server.address());
    let wanted = json!({ "game": GAME, "seats": 3, "name": "Anna" });
    let room = done(&mut nobody, "/api/play", wanted).await;
    assert_eq!(room["state"], "playing");
    assert!(nobody.cookie.is_some(), "whoever plays is a guest from now on");
    assert_eq!(room["seats"][0]["sitter"]["name"], "Anna");
    assert_eq!(room["seats"][0]["sitter"]["person"], room["host_person"]);
    let id = room["id"].as_str().unwrap();
    let mut line = enter(&nobody, id, None, None).await;
    while line.table.as_ref().unwrap().offers.is_empty() {
        line.receive().await.unwrap();
    }
    assert!(is_done(&act(&mut line, "a", 0).await));
    let table = line.table.clone().unwrap();
    assert!(!table.lines.is_empty() && table.offers.iter().all(|offer| offer.label.is_some()));
    let mine = nobody.get("/api/rooms/mine").await.unwrap().json();
    assert_eq!(mine["rooms"][0]["room"]["id"], id);
    assert_eq!(mine["rooms"][0]["your_turn"], true);
}

#[tokio::test]
async fn a_link_opens_a_room_until_it_is_revoked() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let mut bert = person(&server, "Bert").await;
    let settings = json!({ "settings": { "game": GAME, "seats": 2 } });
    let made = done(&mut anna, "/api/rooms", settings).await;
    let (room, invite) = (made["room"].as_str().unwrap(), made["invite"].as_str().unwrap());
    let path = format!("/api/rooms/{room}");
    assert_eq!(bert.get(&path).await.unwrap().status, 404, "a room that is not open is nowhere");
    assert_eq!(bert.get(&format!("{path}?invite=wrong")).await.unwrap().status, 404);
    assert_eq!(bert.get(&format!("{path}?invite={invite}")).await.unwrap().status, 200);
    assert!(matches!(
        RoomConnection::open(&bert, room, None).await,
        Err(ConnectionError::Refused(404))
    ));
    let again = done(&mut anna, &format!("{path}/invite"), json!({})).await;
    assert_ne!(again["invite"], invite);
    assert_eq!(bert.get(&format!("{path}?invite={invite}")).await.unwrap().status, 404);
    assert_eq!(anna.delete(&format!("{path}/invite")).await.unwrap().status, 200);
    let link = again["invite"].as_str().unwrap();
    assert_eq!(bert.get(&format!("{path}?invite={link}")).await.unwrap().status, 404);
    let open = bert.get("/api/rooms").await.unwrap().json();
    assert_eq!(open["rooms"], json!([]));
}

#[tokio::test]
async fn people_gather_and_begin_when_all_are_ready() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let mut bert = person(&server, "Bert").await;
    let settings = json!({ "settings": { "game": GAME, "seats": 3, "open": true } });
    let made = done(&mut anna, "/api/rooms", settings).await;
    let path = format!("/api/rooms/{}", made["room"].as_str().unwrap());
    let open = bert.get("/api/rooms").await.unwrap().json();
    assert_eq!(open["rooms"][0]["room"]["id"], made["room"]);

    let fault = async |client: &mut TestClient, what: &str, body: serde_json::Value| {
        let answer = client.post(&format!("{path}/{what}"), &body).await.unwrap();
        assert!(400 <= answer.status, "{what}: {answer:?}");
        answer.json()["fault"].as_str().unwrap().to_owned()
    };
    assert_eq!(fault(&mut anna, "start", json!({})).await, "seats_empty");
    done(&mut anna, &format!("{path}/sit"), json!({ "seat": 1 })).await;
    assert_eq!(fault(&mut bert, "sit", json!({ "seat": 1 })).await, "seat_taken");
    assert_eq!(fault(&mut bert, "sit", json!({ "seat": 9 })).await, "not_your_seat");
    assert_eq!(fault(&mut bert, "ready", json!({ "ready": true })).await, "not_seated");
    done(&mut bert, &format!("{path}/sit"), json!({})).await;
    assert_eq!(fault(&mut bert, "bot", json!({ "seat": 2, "level": "random" })).await, "not_host");
    assert_eq!(
        fault(&mut anna, "bot", json!({ "seat": 2, "level": "god" })).await,
        "unknown_level"
    );
    done(&mut anna, &format!("{path}/bot"), json!({ "seat": 2, "level": "random" })).await;
    assert_eq!(fault(&mut bert, "start", json!({})).await, "not_host");
    assert_eq!(fault(&mut anna, "start", json!({})).await, "not_ready");
    assert_eq!(
        fault(&mut bert, "words", json!({ "seat": 1, "words": "x" })).await,
        "not_your_seat"
    );
    done(&mut bert, &format!("{path}/words"), json!({ "seat": 0, "words": "abracadabra" })).await;
    done(&mut bert, &format!("{path}/ready"), json!({ "ready": true })).await;
    let begun = done(&mut anna, &format!("{path}/start"), json!({})).await;
    assert_eq!(begun["state"], "playing");
    assert_ne!(begun["deal"]["commitment"], begun["deal"]["secret_commitment"]);
    assert_eq!(begun["deal"]["seed"], json!(null), "the seed is shown after the end");
    assert_eq!(fault(&mut anna, "sit", json!({})).await, "started");
    let record = anna.get(&format!("{path}/record")).await.unwrap();
    assert_eq!(record.json()["fault"], "not_over");
}

/// Two people have the same name; the person's number tells which of them is the host.
#[tokio::test]
async fn the_host_is_known_by_number() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Anna").await];
    let (room, _) = room_of(&mut people, GAME, 2, json!({})).await;
    let info = people[1].get(&format!("/api/rooms/{room}")).await.unwrap().json();
    let sitter = |seat: usize| &info["seats"][seat]["sitter"];
    assert_eq!(sitter(0)["name"], sitter(1)["name"]);
    assert_eq!(info["host_person"], sitter(0)["person"]);
    assert_ne!(info["host_person"], sitter(1)["person"]);
}

#[tokio::test]
async fn a_stale_or_doubled_action_is_not_played_twice() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let (room, _) = room_of(&mut people, GAME, 2, json!({})).await;
    let (mut line, mut other) = by_turn(&people, &room).await;
    let seen = line.table.as_ref().unwrap().n;
    let code = json!(line.table.as_ref().unwrap().offers[0].code);
    let wish = |id: &str, seen| ToServer::Act {
        id: id.to_owned(),
        seen,
        seat: None,
        action: code.clone(),
    };
    let first = say(&mut line, wish("one", seen)).await;
    let second = say(&mut line, wish("one", seen)).await;
    assert_eq!(first, second, "the same wish has the same answer");
    let n_entries = line.entries.len();
    let stale = say(&mut line, wish("two", seen)).await;
    assert!(matches!(refusal(&stale), RequestError::Stale { n } if *n == seen + 1), "{stale:?}");
    let future = say(&mut line, wish("three", seen + 100)).await;
    assert!(matches!(refusal(&future), RequestError::Stale { .. }));
    assert_eq!(line.entries.len(), n_entries, "nothing was played");
    // Chat does not make an action stale.
    let chat = ToServer::Chat { id: "c".to_owned(), text: " Bonjour ! ".to_owned() };
    assert!(is_done(&say(&mut other, chat.clone()).await));
    assert!(is_done(&say(&mut other, chat).await));
    let said = next_entry(&mut line, |what| matches!(what, What::Chat { .. })).await;
    assert!(matches!(said.what, What::Chat { text, .. } if text == "Bonjour !"));
    let table = line.table.clone().unwrap();
    if !table.offers.is_empty() {
        assert!(is_done(&act(&mut line, "four", 0).await));
    }
    // An action out of turn, and one for another person's seat.
    other.send(&ToServer::Look {}).await.unwrap();
    other.receive_until(|it| matches!(it, FromServer::Table(_)).then_some(())).await.unwrap();
    let table = other.table.clone().unwrap();
    let out_of_turn = |seat| ToServer::Act {
        id: format!("x{seat:?}"),
        seen: table.n,
        seat,
        action: code.clone(),
    };
    if table.offers.is_empty() {
        let no = say(&mut other, out_of_turn(None)).await;
        assert!(
            matches!(refusal(&no), RequestError::Rule { rule, .. } if rule.starts_with("ANT-")),
            "{no:?}"
        );
    }
    let mine = other.table.as_ref().unwrap().seat.unwrap();
    let no = say(&mut other, out_of_turn(Some(1 - mine))).await;
    assert_eq!(refusal(&no), &RequestError::NotYourSeat);
}

#[tokio::test]
async fn undo_is_a_step_and_going_further_back_needs_consent() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let (room, _) = room_of(&mut people, GAME, 2, json!({})).await;
    let (mut line, mut other) = by_turn(&people, &room).await;
    let before = line.table.clone().unwrap();
    // Play until an action can be taken back.
    let mut nth = 0;
    while !line.table.as_ref().unwrap().undo {
        nth += 1;
        assert!(nth < 50 && !line.table.as_ref().unwrap().offers.is_empty());
        let last = line.table.as_ref().unwrap().offers.len() - 1;
        assert!(is_done(&act(&mut line, &format!("a{nth}"), last).await));
    }
    let seen = line.table.as_ref().unwrap().n;
    let undo = ToServer::Undo { id: "u".to_owned(), seen, seat: None };
    assert!(is_done(&say(&mut line, undo).await));
    let steps = line.table.as_ref().unwrap().step;
    assert_eq!(steps, before.step + nth + 1, "an undo is a step of its own");
    // Going back to before our last step needs the other player's consent.
    let ask = ToServer::AskUndo { id: "ask".to_owned(), seat: None };
    assert!(is_done(&say(&mut line, ask.clone()).await));
    assert!(is_done(&say(&mut line, ask).await), "the same request has the same answer");
    let again = ToServer::AskUndo { id: "again".to_owned(), seat: None };
    assert_eq!(
        refusal(&say(&mut line, again).await),
        &RequestError::NotNow { because: NotNow::RequestOpen }
    );
    let asked = next_entry(&mut other, |what| matches!(what, What::UndoAsked { .. })).await;
    let What::UndoAsked { step, .. } = asked.what else { unreachable!() };
    assert_eq!(step, steps - 1);
    let own = ToServer::AnswerUndo { id: "own".to_owned(), yes: true };
    assert_eq!(refusal(&say(&mut line, own).await), &RequestError::NotYourSeat);
    let yes = ToServer::AnswerUndo { id: "yes".to_owned(), yes: true };
    assert!(is_done(&say(&mut other, yes).await));
    next_entry(&mut line, |what| matches!(what, What::Rewound { .. })).await;
    line.receive_until(|it| matches!(it, FromServer::Table(_)).then_some(())).await.unwrap();
    assert_eq!(line.table.as_ref().unwrap().step, step);
    // The players and a new connection see the same table, and the match goes on.
    let fresh =
        enter(&people[usize::from(line.table.as_ref().unwrap().seat.unwrap())], &room, None, None)
            .await;
    assert_eq!(fresh.table, line.table);
    assert_eq!(fresh.entries, line.entries, "whoever comes later hears what was taken back");
    assert!(is_done(&act(&mut line, "on", 0).await));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_room_is_the_same_after_a_restart() {
    let (folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let (room, _) = room_of(&mut people, GAME, 2, json!({})).await;
    let (mut line, _other) = by_turn(&people, &room).await;
    assert!(is_done(&act(&mut line, "a", 0).await));
    let seat = line.table.as_ref().unwrap().seat.unwrap();
    line.send(&ToServer::Look {}).await.unwrap();
    line.receive_until(|it| matches!(it, FromServer::Table(_)).then_some(())).await.unwrap();
    let before = line.table.clone().unwrap();
    server.stop().await.unwrap();
    let bye = line.receive_until(|it| matches!(it, FromServer::Bye { .. }).then_some(())).await;
    assert_eq!(bye, Ok(()), "clients are told");

    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let again = TestClient { address: server.address(), ..people[usize::from(seat)].clone() };
    let mut line = enter(&again, &room, None, None).await;
    assert_eq!(line.table.as_ref(), Some(&before));
    // A request that was answered before is not carried out again.
    let code = json!(0);
    let wish = ToServer::Act { id: "a".to_owned(), seen: before.n, seat: None, action: code };
    assert!(is_done(&say(&mut line, wish).await));
    assert_eq!(line.table.as_ref(), Some(&before));
    server.stop().await.unwrap();
}

/// After a restart the room is not in memory, and all its people connect at the same moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_who_return_at_once_hear_each_other() {
    let (folder, server) = start().await;
    let mut people = vec![person(&server, "Anna").await, person(&server, "Bert").await];
    let mut rooms = Vec::new();
    for _ in 0..8 {
        rooms.push(room_of(&mut people, GAME, 2, json!({})).await.0);
    }
    server.stop().await.unwrap();

    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let address = server.address();
    let back: Vec<TestClient> = people.into_iter().map(|it| TestClient { address, ..it }).collect();
    for room in &rooms {
        let (anna, bert, again) = tokio::join!(
            enter(&back[0], room, None, None),
            enter(&back[1], room, None, None),
            enter(&back[1], room, None, None),
        );
        let annas_turn = !anna.table.as_ref().unwrap().offers.is_empty();
        let mut lines = if annas_turn { [anna, bert, again] } else { [bert, anna, again] };
        assert!(is_done(&act(&mut lines[0], "a", 0).await));
        for line in &mut lines[1..] {
            next_entry(line, |what| matches!(what, What::Step { .. })).await;
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn several_seats_at_one_device_see_each_their_own() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let settings = json!({ "settings": { "game": GAME, "seats": 2 } });
    let made = done(&mut anna, "/api/rooms", settings).await;
    let room = made["room"].as_str().unwrap();
    let path = format!("/api/rooms/{room}");
    done(&mut anna, &format!("{path}/sit"), json!({ "seat": 0 })).await;
    let nameless = anna.post(&format!("{path}/sit"), &json!({ "seat": 1, "name": " " })).await;
    assert_eq!(nameless.unwrap().status, 400);
    let beside = json!({ "seat": 1, "name": format!(" Bert{}", "!".repeat(60)) });
    let sat = done(&mut anna, &format!("{path}/sit"), beside).await;
    let names = [0, 1].map(|seat| sat["seats"][seat]["sitter"]["name"].as_str().unwrap());
    assert_eq!(names, ["Anna", &format!("Bert{}", "!".repeat(36))]);
    assert_eq!(sat["seats"][0]["sitter"]["person"], sat["seats"][1]["sitter"]["person"]);
    done(&mut anna, &format!("{path}/start"), json!({})).await;
    let mut line = enter(&anna, room, None, Some(0)).await;
    let first = line.table.clone().unwrap();
    greet(&mut line, &hello(Some(1), None)).await.unwrap();
    let second = line.table.clone().unwrap();
    assert_eq!((first.seat, second.seat), (Some(0), Some(1)));
    assert_ne!(first.view, second.view);
    // A spectator has no seat before the end.
    let bert = person(&server, "Bert").await;
    let link = made["invite"].as_str().unwrap();
    let mut onlooker = enter(&bert, room, Some(link), None).await;
    assert_eq!(onlooker.table.as_ref().unwrap().seat, None);
    onlooker.send(&hello(Some(0), None)).await.unwrap();
    let no = onlooker
        .receive_until(|it| matches!(it, FromServer::Refused { .. }).then(|| it.clone()))
        .await;
    assert_eq!(refusal(&no.unwrap()), &RequestError::NotYourSeat);
}

#[tokio::test]
async fn an_absent_seat_passes_to_a_bot_and_back() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let (room, _) = room_of(&mut people, GAME, 2, json!({})).await;
    let (line, mut other) = by_turn(&people, &room).await;
    let away = line.table.as_ref().unwrap().seat.unwrap();
    let vote = ToServer::VoteAway { id: "v".to_owned(), seat: away };
    let here = say(&mut other, vote.clone()).await;
    assert_eq!(refusal(&here), &RequestError::NotNow { because: NotNow::NotAway }, "they are here");
    drop(line);
    let gone = |it: &FromServer| match it {
        FromServer::Presence(presence) => (!presence.seats.contains(&away)).then_some(()),
        _ => None,
    };
    other.receive_until(gone).await.unwrap();
    assert!(is_done(&say(&mut other, vote).await));
    // The bot plays until it is the other player's turn.
    while other.table.as_ref().unwrap().offers.is_empty() {
        other.receive().await.unwrap();
    }
    assert!(
        other.entries.iter().any(|it| matches!(it.what, What::Away { why: AwayReason::Vote, .. }))
    );
    let back = enter(&people[usize::from(away)], &room, None, None).await;
    let entry = next_entry(&mut other, |what| matches!(what, What::Back { .. })).await;
    assert!(matches!(entry.what, What::Back { seat } if seat == away));
    drop(back);
    // A bot plays for a person who leaves their seat during a match.
    let mine = other.table.as_ref().unwrap().seat.unwrap();
    let path = format!("/api/rooms/{room}/stand");
    let info = done(&mut people[usize::from(mine)], &path, json!({ "seat": mine })).await;
    assert_eq!(info["seats"][usize::from(mine)]["away"], true);
}

#[tokio::test]
async fn when_time_is_up_a_bot_plays() {
    let folder = tempfile::tempdir().unwrap();
    let now = Arc::new(AtomicI64::new(1_000_000));
    let clock = Arc::clone(&now);
    let luck = |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = fastrand());
    let environment = Environment::with_set_clock(move || clock.load(Ordering::SeqCst), luck);
    let limits = Limits { idle_after: Duration::from_millis(1), ..generous() };
    let server =
        Server::start(Config { environment, ..config(folder.path(), limits) }).await.unwrap();
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let clock = json!({ "clock": { "kind": "correspondence", "hours": 24 } });
    let (room, _) = room_of(&mut people, GAME, 2, clock).await;
    let (line, other) = by_turn(&people, &room).await;
    let slow = line.table.as_ref().unwrap().seat.unwrap();
    drop((line, other));
    // A day and a second later no client is connected, and the room may have left memory. The server wakes it.
    now.fetch_add(24 * 3_600_000 + 1000, Ordering::SeqCst);
    let path = format!("/api/rooms/{room}");
    let mut away = false;
    for _ in 0..100 {
        let info = people[0].get(&path).await.unwrap().json();
        away = info["seats"][usize::from(slow)]["away"] == true;
        if away {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(away, "a bot plays for whoever let the time pass");
    let line = enter(&people[usize::from(slow)], &room, None, None).await;
    assert!(
        line.entries.iter().any(|it| matches!(it.what, What::Away { why: AwayReason::Time, .. }))
    );
    server.stop().await.unwrap();
}

fn fastrand() -> u8 {
    use std::sync::atomic::AtomicU8;
    static NEXT: AtomicU8 = AtomicU8::new(0);
    NEXT.fetch_add(37, Ordering::SeqCst).wrapping_mul(101)
}

#[tokio::test]
async fn after_the_end_the_deal_is_open_and_a_rematch_has_the_same_people() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let room = done(&mut anna, "/api/play", json!({ "game": GAME })).await;
    let (id, promised) = (room["id"].as_str().unwrap(), room["deal"]["commitment"].clone());
    let mut line = enter(&anna, id, None, None).await;
    for nth in 0.. {
        let table = line.table.clone().unwrap();
        if let Progress::Over { .. } = table.progress {
            break;
        }
        match table.offers.is_empty() {
            true => drop(line.receive().await.unwrap()),
            false => assert!(is_done(&act(&mut line, &format!("{nth}"), 0).await)),
        }
    }
    let info = anna.get(&format!("/api/rooms/{id}")).await.unwrap().json();
    let seed: engine::Seed = serde_json::from_value(info["deal"]["seed"].clone()).unwrap();
    assert_eq!(json!(seed.commitment()), promised, "the seed is the one that was promised");
    let undo = ToServer::Undo { id: "late".to_owned(), seen: 9999, seat: None };
    assert_eq!(
        refusal(&say(&mut line, undo).await),
        &RequestError::NotNow { because: NotNow::Over }
    );
    // After the end everyone may see every seat.
    greet(&mut line, &hello(Some(1), None)).await.unwrap();
    assert_eq!(line.table.as_ref().unwrap().seat, Some(1));

    let statistics = anna.get("/api/me/statistics").await.unwrap().json();
    assert_eq!(statistics[0]["played"], 1);
    let table = &statistics[0]["tables"][0];
    assert_eq!(table["seats"], info["settings"]["seats"]);
    assert_eq!((&table["people"], &table["played"]), (&json!(false), &json!(1)));
    assert_eq!(table["levels"], json!([info["seats"][1]["sitter"]["level"]]));
    let export = anna.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["games"][0]["record"]["game"], GAME);
    let again = done(&mut anna, &format!("/api/rooms/{id}/rematch"), json!({})).await;
    let there = format!("/api/rooms/{}", again["room"].as_str().unwrap());
    let next = anna.get(&there).await.unwrap().json();
    assert_eq!(next["seats"][0]["sitter"]["name"], "Anna");
    assert_eq!(next["seats"][1]["sitter"]["kind"], "bot");
    let twice = done(&mut anna, &format!("/api/rooms/{id}/rematch"), json!({})).await;
    assert_eq!(twice["room"], again["room"], "there is one rematch");

    let gone = anna.delete("/api/me").await.unwrap();
    assert_eq!(gone.status, 204);
    assert_eq!(anna.get("/api/me").await.unwrap().json(), json!(null));
}
