//! The catalogues and texts that boards are drawn from, and the list of matches to watch.

use crate::common::{enter, person, room_of, start};
use serde_json::json;
use test_client::{Answer, Method, TestClient};

/// Requests a path again with the ETag of the first answer.
async fn again(client: &mut TestClient, path: &str, first: &Answer) -> Answer {
    let tag = first.header("etag").unwrap();
    let request = client.request(Method::GET, path).header("if-none-match", tag);
    client.send(request).await.unwrap()
}

#[tokio::test]
async fn boards_get_the_catalogue_and_the_texts_of_every_game_once() {
    let (_folder, server) = start().await;
    let mut anybody = TestClient::new(server.address());
    for game in catalogue::GAMES {
        for lang in ["de", "en", "fr"] {
            let path = format!("/api/games/{}/catalogue/{lang}", game.slug());
            let numbered = anybody.get(&path).await.unwrap();
            assert!(!numbered.json().as_object().unwrap().is_empty(), "{path}");
            assert_eq!(again(&mut anybody, &path, &numbered).await.status, 304);
            let request = anybody.request(Method::GET, &path).header("accept-encoding", "br, gzip");
            let packed = anybody.send(request).await.unwrap();
            assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
            assert_eq!(packed.header("etag"), numbered.header("etag"));
            let path = format!("/api/games/{}/texts/{lang}", game.slug());
            let texts = anybody.get(&path).await.unwrap();
            let pack = game.pack();
            let whole = pack.texts(lang).or_else(|| pack.texts("en")).unwrap().len();
            assert!(texts.text.len() < whole, "what rules say is asked for rule by rule");
            assert!(texts.text.contains("game = "), "{}", texts.text);
            assert_ne!(texts.header("cache-control"), Some("no-store"));
            assert_eq!(again(&mut anybody, &path, &texts).await.status, 304);
            let path = format!("/api/games/{}/rules?lang={lang}", game.slug());
            let rules = anybody.get(&path).await.unwrap().json();
            let rules = rules.as_array().unwrap();
            assert!(10 < rules.len());
            for rule in rules {
                assert!(rule["section"].as_str().is_some_and(|it| !it.is_empty()), "{rule}");
            }
        }
    }
    for wrong in [
        "/api/games/chess/catalogue/fr",
        "/api/games/quarry/catalogue/xx",
        "/api/games/quarry/texts/xx",
    ] {
        assert_eq!(anybody.get(wrong).await.unwrap().status, 404, "{wrong}");
    }
}

#[tokio::test]
async fn open_matches_can_be_watched() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let (open, _) = room_of(&mut people, "quarry", 2, json!({ "open": true })).await;
    room_of(&mut people, "quarry", 2, json!({})).await;
    let mut anybody = TestClient::new(server.address());
    assert_eq!(anybody.get("/api/rooms").await.unwrap().json()["rooms"], json!([]));
    let running = anybody.get("/api/rooms?state=playing").await.unwrap().json();
    assert_eq!(running["rooms"].as_array().unwrap().len(), 1, "the other is not open");
    assert_eq!(running["rooms"][0]["room"]["id"], open.as_str());
    let line = enter(&anybody, &open, None, None).await;
    assert_eq!(line.table.unwrap().seat, None);
    assert_eq!(anybody.get("/api/rooms?state=lost").await.unwrap().status, 400);
}

#[tokio::test]
async fn pages_are_served_and_reports_are_shut_in() {
    let (folder, server) = start().await;
    let mut anybody = TestClient::new(server.address());
    for path in ["/", "/room/here-abc", "/plain"] {
        let page = anybody.get(path).await.unwrap();
        assert_eq!(page.status, 200, "{path}");
        assert!(page.header("content-type").is_some_and(|it| it.starts_with("text/html")));
    }
    let lost = anybody.get("/room/abc").await.unwrap();
    assert_eq!(lost.status, 404, "there is no such room");
    assert!(lost.header("content-type").is_some_and(|it| it.starts_with("text/html")));
    for nothing in ["/api/nothing", "/assets/nothing.js", "/nothing.png", "/reports/nothing.html"] {
        assert_eq!(anybody.get(nothing).await.unwrap().status, 404, "{nothing}");
    }
    assert_eq!(anybody.post("/", &json!({})).await.unwrap().status, 404);

    assert_eq!(anybody.get("/api/reports").await.unwrap().json(), json!([]));
    let reports = folder.path().join("reports");
    std::fs::create_dir(&reports).unwrap();
    let page = "<html><title>Balance of quarry</title></html>";
    std::fs::write(reports.join("quarry.html"), page).unwrap();
    std::fs::write(reports.join("notes.txt"), "for the operator").unwrap();
    std::fs::write(folder.path().join("secret.html"), "").unwrap();
    let listed = anybody.get("/api/reports").await.unwrap().json();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(listed[0]["name"], "quarry.html");
    assert_eq!(listed[0]["title"], "Balance of quarry");
    let report = anybody.get("/reports/quarry.html").await.unwrap();
    assert_eq!(report.text, page);
    let policy = report.header("content-security-policy").unwrap();
    assert!(policy.starts_with("sandbox;") && !policy.contains("script-src"));
    for wrong in ["notes.txt", "..%2Fsecret.html", "%2E%2E%2Fsecret.html", ".html"] {
        let answer = anybody.get(&format!("/reports/{wrong}")).await.unwrap();
        assert_eq!(answer.status, 404, "{wrong}");
    }
}

const CATALOGUE: &str = "/api/games/quarry/catalogue/en";

#[tokio::test]
async fn long_answers_are_compressed_and_known_files_are_not_sent_again() {
    let (_folder, server) = start().await;
    let mut anybody = TestClient::new(server.address());
    for path in ["/api/docs", "/api/games", CATALOGUE] {
        let request = anybody.request(Method::GET, path).header("accept-encoding", "gzip");
        let compressed = anybody.send(request).await.unwrap();
        assert_eq!(compressed.header("content-encoding"), Some("gzip"), "{path}");
        assert_eq!(compressed.header("vary"), Some("accept-encoding"), "{path}");
        assert_eq!(anybody.get(path).await.unwrap().header("content-encoding"), None, "{path}");
    }
    let catalogue = anybody.get(CATALOGUE).await.unwrap();
    assert_eq!(catalogue.header("content-type"), Some("application/json"));
    assert_eq!(again(&mut anybody, CATALOGUE, &catalogue).await.status, 304);
    for path in ["/api/games", "/api/nothing"] {
        let answer = anybody.get(path).await.unwrap();
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
    let guest = anybody.post("/api/me", &json!({ "name": "Anna" })).await.unwrap();
    let cookie = guest.header("set-cookie").unwrap();
    for part in ["monumenta=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
        assert!(cookie.contains(part), "{part}: {cookie}");
    }
}
