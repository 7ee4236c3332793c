//! Bad input of every kind gets a clear refusal and changes nothing. The connection stays open if that is safe.

use crate::common::{act, config, done, enter, generous, person, start};
use protocol::{FromServer, RequestError, ToServer};
use serde_json::{Value, json};
use server::{Config, Limits, Proxy, Server};
use test_client::{ConnectionError, Method, RoomConnection, TestClient};

const GAME: &str = "antiquity";

async fn room(client: &mut TestClient) -> String {
    let room = done(client, "/api/play", json!({ "game": GAME })).await;
    room["id"].as_str().unwrap().to_owned()
}

async fn refused(line: &mut RoomConnection) -> RequestError {
    let find = |it: &FromServer| match it {
        FromServer::Refused { why, .. } => Some(why.clone()),
        _ => None,
    };
    line.receive_until(find).await.unwrap()
}

#[tokio::test]
async fn nonsense_on_the_wire_changes_nothing_and_keeps_the_line() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let room = room(&mut anna).await;
    let mut line = enter(&anna, &room, None, None).await;
    while line.table.as_ref().unwrap().offers.is_empty() {
        line.receive().await.unwrap();
    }
    let before = line.table.clone().unwrap();
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    let nonsense = [
        "",
        "{",
        "null",
        "[]",
        "0",
        "\"act\"",
        "{}",
        r#"{"type":"fly"}"#,
        r#"{"type":"act"}"#,
        r#"{"type":"act","id":1,"seen":0,"action":0}"#,
        r#"{"type":"act","id":"a","seen":-1,"action":0}"#,
        r#"{"type":"act","id":"a","seen":99999999999999999999,"action":0}"#,
        r#"{"type":"act","id":"a","seen":0,"seat":256,"action":0}"#,
        r#"{"type":"hello","since":"now"}"#,
        r#"{"type":"hello","table":"all"}"#,
        r#"{"type":"look","look":1}"#,
        r#"{"type":["act"]}"#,
        "\u{0}",
        deep.as_str(),
    ];
    for text in nonsense {
        line.send_text(text).await.unwrap();
        assert!(matches!(refused(&mut line).await, RequestError::Unreadable { .. }), "{text}");
    }
    line.send_bytes(vec![0, 255, 3]).await.unwrap();
    assert!(matches!(refused(&mut line).await, RequestError::Unreadable { .. }));

    let actions = [
        json!(null),
        json!(true),
        json!([]),
        json!({}),
        json!(-1),
        json!(1.5),
        json!(4_000_000_000u32),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("fly to the moon"),
        json!("x".repeat(9000)),
        json!({ "type": "erect" }),
        json!({ "draw": { "row": 99 } }),
        json!([[[0]]]),
    ];
    for (nth, action) in actions.into_iter().enumerate() {
        let id = format!("n{nth}");
        let wish = ToServer::Act { id: id.clone(), seen: before.n, seat: None, action };
        line.send(&wish).await.unwrap();
        let answer = line.reply_to(&id).await.unwrap();
        let fits =
            matches!(&answer, FromServer::Refused { why: RequestError::Malformed { .. }, .. });
        assert!(fits, "{wish:?}: {answer:?}");
    }
    // Of all codes, exactly the offered ones are allowed; every other refusal names its rule.
    let offered: Vec<u32> = before.offers.iter().map(|offer| offer.code).collect();
    for code in 0..300 {
        let id = format!("w{code}");
        line.send(&ToServer::Why { id: id.clone(), seat: None, action: json!(code) })
            .await
            .unwrap();
        match line.reply_to(&id).await.unwrap() {
            FromServer::WhyNot { why: None, .. } => assert!(offered.contains(&code)),
            FromServer::WhyNot { why: Some(RequestError::Rule { rule, .. }), line, .. } => {
                assert!(rule.starts_with("ANT-") && line.is_some_and(|line| !line.contains('⟨')));
                assert!(!offered.contains(&code));
            }
            FromServer::WhyNot { why: Some(RequestError::Malformed { .. }), .. } => {}
            other => panic!("{other:?}"),
        }
    }
    let wishes = [
        ToServer::Act { id: "s".into(), seen: before.n, seat: Some(1), action: json!(0) },
        ToServer::Act { id: "s".into(), seen: before.n, seat: Some(255), action: json!(0) },
        ToServer::Undo { id: "s".into(), seen: before.n, seat: Some(77) },
        ToServer::VoteAway { id: "s".into(), seat: 200 },
        ToServer::AnswerUndo { id: "s".into(), yes: true },
        ToServer::Chat { id: "s".into(), text: "  \n ".into() },
        ToServer::Chat { id: "s".into(), text: "é".repeat(501) },
    ];
    for wish in wishes {
        line.send(&wish).await.unwrap();
        let answer = line.reply_to("s").await.unwrap();
        assert!(matches!(answer, FromServer::Refused { .. }), "{wish:?}: {answer:?}");
    }
    line.send(&ToServer::Ping { id: "i".repeat(65) }).await.unwrap();
    assert!(matches!(refused(&mut line).await, RequestError::NotNow { .. }));
    line.send(&ToServer::Look {}).await.unwrap();
    line.receive_until(|it| matches!(it, FromServer::Table(_)).then_some(())).await.unwrap();
    assert_eq!(line.table.as_ref(), Some(&before), "nothing has changed");
    assert!(matches!(act(&mut line, "a", 0).await, FromServer::Done { .. }), "and it goes on");

    // A message that is too long ends its connection and has no other effect.
    line.send_text(&"x".repeat(20_000)).await.unwrap();
    let end = line.receive_until(|_| None::<()>).await;
    assert_eq!(end, Err(ConnectionError::Closed));
    let again = enter(&anna, &room, None, None).await;
    assert!(before.n < again.table.unwrap().n);
}

#[tokio::test]
async fn before_the_hello_only_a_hello_is_understood() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let room = room(&mut anna).await;
    let mut line = RoomConnection::open(&anna, &room, None).await.unwrap();
    line.send(&ToServer::Look {}).await.unwrap();
    assert!(matches!(refused(&mut line).await, RequestError::Unreadable { .. }));
    let act = ToServer::Act { id: "a".into(), seen: 0, seat: Some(0), action: json!(0) };
    line.send(&act).await.unwrap();
    assert!(matches!(refused(&mut line).await, RequestError::Unreadable { .. }));
}

#[tokio::test]
async fn nonsense_by_http_is_a_fault_with_a_reason() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let room = room(&mut anna).await;
    let here = format!("/api/rooms/{room}");
    let settings = |settings: Value| json!({ "settings": settings });
    let bodies = [
        ("/api/me", json!({})),
        ("/api/me", json!({ "name": "  \u{202e} " })),
        ("/api/me", json!({ "name": 7 })),
        ("/api/me", json!([])),
        ("/api/play", json!({})),
        ("/api/play", json!({ "game": "chess" })),
        ("/api/play", json!({ "game": GAME, "seats": 200 })),
        ("/api/play", json!({ "game": GAME, "seats": -1 })),
        ("/api/play", json!({ "game": GAME, "level": "god" })),
        ("/api/play", json!({ "game": GAME, "options": [] })),
        ("/api/play", json!({ "game": GAME, "options": { "unknown": 1 } })),
        ("/api/rooms", json!({ "settings": null })),
        ("/api/rooms", settings(json!({ "game": GAME, "seats": 0 }))),
        ("/api/rooms", settings(json!({ "game": GAME, "seats": 2, "clock": { "kind": "sand" } }))),
        (
            "/api/rooms",
            settings(
                json!({ "game": GAME, "seats": 2, "clock": { "kind": "live", "base": 1, "increment": 0 } }),
            ),
        ),
        ("/api/rooms/nowhere/sit", json!({})),
        ("/api/account", json!({ "name": "a", "password": "short" })),
        ("/api/login", json!({ "name": "nobody", "password": "long enough" })),
    ];
    for (path, body) in bodies {
        let answer = anna.post(path, &body).await.unwrap();
        assert!((400..500).contains(&answer.status), "{path} {body}: {answer:?}");
        let fault = answer.json();
        assert!(fault["because"].as_str().is_some_and(|it| !it.is_empty()), "{path}: {answer:?}");
    }
    let post = async |headers: &[(&str, &str)], body: &str| {
        let mut request = anna.request(Method::POST, "/api/me");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        anna.clone().send(request.body(body.to_owned())).await.unwrap().status
    };
    let json_type = ("content-type", "application/json");
    assert_eq!(post(&[json_type], "{not json").await, 400);
    assert_eq!(post(&[("content-type", "text/plain")], "{}").await, 415);
    assert_eq!(post(&[json_type], &" ".repeat(70_000)).await, 413);
    let evil = ("origin", "https://evil.example");
    assert_eq!(post(&[json_type, evil], r#"{"name":"x"}"#).await, 403);
    assert_eq!(anna.get("/api/nowhere").await.unwrap().status, 404);
    assert_eq!(anna.post("/healthz", &json!({})).await.unwrap().status, 405);
    let from = RoomConnection::open_from(&anna, &room, None, Some("https://evil.example")).await;
    assert_eq!(
        from.err(),
        Some(ConnectionError::Refused(403)),
        "a page of another site cannot connect"
    );
    let own = format!("http://{}", server.address());
    assert!(RoomConnection::open_from(&anna, &room, None, Some(&own)).await.is_ok());

    let mut stranger = TestClient::new(server.address());
    assert_eq!(stranger.get(&here).await.unwrap().status, 404);
    assert_eq!(stranger.post(&format!("{here}/start"), &json!({})).await.unwrap().status, 401);
    stranger.cookie = Some(format!("monumenta={}", "a".repeat(52)));
    assert_eq!(stranger.get("/api/me").await.unwrap().json(), json!(null));
}

#[tokio::test]
async fn over_a_limit_one_is_told_how_long_to_wait() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        messages_per_second: 1,
        messages_at_once: 5,
        rooms_per_hour: 2,
        guests_per_minute: 2,
        ..generous()
    };
    let server = Server::start(config(folder.path(), limits)).await.unwrap();
    let mut anna = person(&server, "Anna").await;
    let room = room(&mut anna).await;
    self::room(&mut anna).await;
    let third = anna.post("/api/play", &json!({ "game": GAME })).await.unwrap();
    assert_eq!((third.status, third.json()["fault"].clone()), (429, json!("rooms")));
    assert!(third.header("retry-after").is_some());
    person(&server, "Bert").await;
    let mut carl = TestClient::new(server.address());
    assert_eq!(carl.post("/api/me", &json!({ "name": "Carl" })).await.unwrap().status, 429);
    let mut line = enter(&anna, &room, None, None).await;
    for _ in 0..6 {
        line.send(&ToServer::Ping { id: "p".into() }).await.unwrap();
    }
    let no = refused(&mut line).await;
    assert!(matches!(no, RequestError::Limit { limit, wait: 1.. } if limit == "messages"));
}

/// Before, one address with many guests could create any number of rooms.
#[tokio::test]
async fn rooms_are_limited_for_an_address_too() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { rooms_per_hour_from_address: 3, ..generous() };
    let server = Server::start(config(folder.path(), limits)).await.unwrap();
    for _ in 0..3 {
        room(&mut TestClient::new(server.address())).await;
    }
    let mut stranger = TestClient::new(server.address());
    let fourth = stranger.post("/api/play", &json!({ "game": GAME })).await.unwrap();
    assert_eq!((fourth.status, fourth.json()["fault"].clone()), (429, json!("rooms_from")));
}

#[tokio::test]
async fn accounts_keep_the_games_of_the_guest() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    let room = room(&mut anna).await;
    let credentials = json!({ "name": "Anna", "password": "correct horse" });
    let me = done(&mut anna, "/api/account", credentials.clone()).await;
    assert_eq!(me["account"], "anna");
    let mut thief = person(&server, "Thief").await;
    let taken = thief.post("/api/account", &credentials).await.unwrap();
    assert_eq!((taken.status, taken.json()["fault"].clone()), (409, json!("taken")));
    let wrong = json!({ "name": "anna", "password": "wrong horse" });
    assert_eq!(thief.post("/api/login", &wrong).await.unwrap().status, 401);
    // The same person on two devices at once.
    let mut phone = TestClient::new(server.address());
    done(&mut phone, "/api/login", credentials).await;
    assert_ne!(phone.cookie, anna.cookie);
    let mine = phone.get("/api/rooms/mine").await.unwrap().json();
    assert_eq!(mine["rooms"][0]["room"]["id"], room.as_str());
    let (one, other) =
        (enter(&anna, &room, None, None).await, enter(&phone, &room, None, None).await);
    assert_eq!(one.table, other.table);
    assert_eq!(phone.post("/api/logout", &json!({})).await.unwrap().status, 204);
    assert_eq!(phone.get("/api/me").await.unwrap().json(), json!(null));
    assert_eq!(anna.get("/api/me").await.unwrap().json()["account"], "anna");
}

#[tokio::test]
async fn what_operators_and_browsers_need_is_there() {
    let (_folder, server) = start().await;
    let mut anna = person(&server, "Anna").await;
    room(&mut anna).await;
    assert_eq!(anna.get("/healthz/ready").await.unwrap().status, 200);
    let page = anna.get("/").await.unwrap();
    assert!(page.text.contains("<html lang="));
    assert!(page.header("content-security-policy").is_some_and(|it| it.contains("'none'")));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    let docs = anna.get("/api/docs").await.unwrap().json();
    for (path, methods) in docs["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|it| *it == "get") {
            let path =
                path.replace("{game}", GAME).replace("{rule}", "ANT-31").replace("{lang}", "fr");
            let path = path.replace("{room}", "x").replace("{name}", "x");
            let answer = anna.get(&path).await.unwrap();
            let known = answer.status != 405 && (answer.status != 404 || path.contains("/x"));
            assert!(known || path.ends_with("socket"), "{method} {path}: {answer:?}");
        }
    }
    let games = anna.get("/api/games?lang=en").await.unwrap().json();
    assert_eq!(games.as_array().unwrap().len(), catalogue::GAMES.len());
    assert!(!games.to_string().contains('⟨'), "every word has a text");
    let rules = anna.get(&format!("/api/games/{GAME}/rules?lang=fr")).await.unwrap().json();
    assert!(10 < rules.as_array().unwrap().len());
}

/// The status of creating a guest from an address that a proxy reports.
async fn guest_from(server: &Server, address: &str) -> u16 {
    let mut client = TestClient::new(server.address());
    let request = client
        .request(Method::POST, "/api/me")
        .header("x-forwarded-for", format!("1.2.3.4, {address}"))
        .header("content-type", "application/json");
    client.send(request.body(r#"{"name":"G"}"#)).await.unwrap().status
}

#[tokio::test]
async fn limits_count_by_the_address_that_a_trusted_proxy_names() {
    let limits = || Limits { guests_per_minute: 1, ..generous() };
    let folder = tempfile::tempdir().unwrap();
    let behind = Config { proxy: Proxy::Trusted, ..config(folder.path(), limits()) };
    let server = Server::start(behind).await.unwrap();
    assert_eq!(guest_from(&server, "10.0.0.1").await, 200);
    assert_eq!(guest_from(&server, "10.0.0.1").await, 429);
    assert_eq!(guest_from(&server, "10.0.0.2").await, 200, "another address");
    server.stop().await.unwrap();

    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(config(folder.path(), limits())).await.unwrap();
    assert_eq!(guest_from(&server, "10.0.0.1").await, 200);
    assert_eq!(guest_from(&server, "10.0.0.2").await, 429, "anybody can say anything");
    server.stop().await.unwrap();
}
