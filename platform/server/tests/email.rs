//! E-mail addresses of accounts, and accounts that are recovered by mail.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use crate::common::smtp::{Behaviour, MailBox};
use crate::common::{self, config, done, generous, person};
use engine::Chance;
use serde_json::{Value, json};
use server::{Config, Environment, Limits, Server};
use test_client::{Method, TestClient};

const ANNA: &str = "anna@example.org";
const MINUTE: i64 = 60_000;

fn with_mail(folder: &Path, limits: Limits, mail: &MailBox) -> Config {
    Config { mail: Some(mail.url().parse().unwrap()), ..config(folder, limits) }
}

/// A server that sends mails, and the mail server that accepts them.
async fn start(limits: Limits) -> (tempfile::TempDir, Server, MailBox) {
    let folder = tempfile::tempdir().unwrap();
    let mut mail = MailBox::switched_off();
    mail.switch_on(&[Behaviour::Accepts]);
    let server = Server::start(with_mail(folder.path(), limits, &mail)).await.unwrap();
    (folder, server, mail)
}

async fn account(server: &Server, name: &str) -> TestClient {
    let mut client = person(server, name).await;
    done(&mut client, "/api/account", json!({ "name": name, "password": "correct horse" })).await;
    client
}

async fn status(client: &mut TestClient, path: &str, body: Value) -> u16 {
    client.post(path, &body).await.unwrap().status
}

fn change(email: &str) -> Value {
    json!({ "email": email, "password": "correct horse" })
}

fn recover(name: &str, code: &str) -> Value {
    json!({ "name": name, "code": code, "password": "battery staple" })
}

async fn email_of(client: &mut TestClient) -> Value {
    client.get("/api/me").await.unwrap().json()["email"].clone()
}

/// Gives an account a confirmed address.
async fn confirm(client: &mut TestClient, mail: &mut MailBox, email: &str) {
    assert_eq!(status(client, "/api/me/email", change(email)).await, 204);
    let code = mail.next().await.code();
    let me = done(client, "/api/me/email/confirm", json!({ "code": code })).await;
    assert_eq!(me["email"], email);
}

/// An account with this name and this confirmed address.
async fn account_with(server: &Server, mail: &mut MailBox, name: &str, email: &str) -> TestClient {
    let mut client = account(server, name).await;
    confirm(&mut client, mail, email).await;
    client
}

async fn forget_password(client: &mut TestClient, name: &str) -> u16 {
    status(client, "/api/recover/mail", json!({ "name": name })).await
}

#[tokio::test]
async fn an_address_is_confirmed_changed_and_removed() {
    let (_folder, server, mut mail) = start(generous()).await;
    let mut anna = account(&server, "anna").await;
    let wrong = json!({ "email": ANNA, "password": "wrong horse" });
    assert_eq!(status(&mut anna, "/api/me/email", wrong).await, 401);
    assert_eq!(status(&mut anna, "/api/me/email", change("nonsense")).await, 400);
    assert_eq!(status(&mut anna, "/api/me/email", change("Anna@Example.org")).await, 204);
    let sent = mail.next().await;
    assert_eq!((sent.to.as_str(), email_of(&mut anna).await), (ANNA, Value::Null));
    let code = sent.code();
    let mut guest = person(&server, "Guest").await;
    assert_eq!(status(&mut guest, "/api/me/email", change(ANNA)).await, 401, "no account");
    assert_eq!(status(&mut guest, "/api/me/email/confirm", json!({ "code": code })).await, 401);
    let mut berta = account(&server, "berta").await;
    assert_eq!(status(&mut berta, "/api/me/email/confirm", json!({ "code": code })).await, 401);
    assert_eq!(status(&mut anna, "/api/me/email/confirm", json!({ "code": "x" })).await, 401);
    assert_eq!(status(&mut anna, "/api/me/email/confirm", json!({ "code": code })).await, 200);
    assert_eq!(email_of(&mut anna).await, ANNA);
    assert_eq!(status(&mut anna, "/api/me/email/confirm", json!({ "code": code })).await, 401);
    assert_eq!(email_of(&mut berta).await, Value::Null);

    // The account keeps its address until the new one is confirmed.
    assert_eq!(status(&mut anna, "/api/me/email", change("a@example.net")).await, 204);
    let code = mail.next().await.code();
    assert_eq!(email_of(&mut anna).await, ANNA);
    assert_eq!(status(&mut anna, "/api/me/email/confirm", json!({ "code": code })).await, 200);
    assert_eq!(email_of(&mut anna).await, "a@example.net");
    let remove = |password: &str| json!({ "password": password });
    assert_eq!(status(&mut anna, "/api/me/email/remove", remove("wrong horse")).await, 401);
    done(&mut anna, "/api/me/email/remove", remove("correct horse")).await;
    assert_eq!(email_of(&mut anna).await, Value::Null);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_mail_replaces_a_forgotten_password_once() {
    let (_folder, server, mut mail) = start(generous()).await;
    let mut anna = account_with(&server, &mut mail, "anna", ANNA).await;
    let mut new = TestClient::new(server.address());
    assert_eq!(forget_password(&mut new, "Anna").await, 204);
    let by_name = mail.next().await;
    assert_eq!(by_name.to, ANNA);
    assert!(by_name.text.contains("anna"), "{by_name:?}");
    assert_eq!(forget_password(&mut new, " ANNA@example.org").await, 204);
    let by_address = mail.next().await;
    assert_eq!(by_address.to, ANNA);
    let old = recover("anna", &by_name.code());
    assert_eq!(status(&mut new, "/api/recover", old).await, 401, "a later code replaced it");
    let code = by_address.code().to_uppercase();
    assert_eq!(status(&mut new, "/api/recover", recover("berta", &code)).await, 401);
    done(&mut new, "/api/recover", recover(ANNA, &code)).await;
    assert_eq!(new.get("/api/me").await.unwrap().json()["account"], "anna");
    assert!(anna.get("/api/me").await.unwrap().json().is_null(), "other devices are logged out");
    let mut again = TestClient::new(server.address());
    assert_eq!(status(&mut again, "/api/recover", recover("anna", &code)).await, 401, "once");
    let login = json!({ "name": "anna", "password": "battery staple" });
    done(&mut again, "/api/login", login).await;
    server.stop().await.unwrap();
}

/// Neither the answer nor a rate limit tells whether there is such an account or address.
#[tokio::test]
async fn nobody_learns_which_accounts_and_addresses_there_are() {
    let limits = Limits { mails_per_hour: 2, ..generous() };
    let (_folder, server, mut mail) = start(limits).await;
    account_with(&server, &mut mail, "anna", ANNA).await;
    account(&server, "berta").await;
    let mut stranger = TestClient::new(server.address());
    let mut answers = Vec::new();
    for name in ["nobody", "nobody@example.org", "", "berta", "anna"] {
        let body = json!({ "name": name });
        for _ in 0..3 {
            let answer = stranger.post("/api/recover/mail", &body).await.unwrap();
            answers.push((answer.status, answer.text.replace(char::is_numeric, "")));
        }
    }
    let unknown = &answers[..3];
    assert_eq!((unknown[0].0, unknown[2].0), (204, 429));
    assert!(answers.chunks(3).all(|one| one == unknown), "{answers:?}");
    // Only Anna has an account and an address. One mail went to her before.
    for _ in 0..2 {
        assert_eq!(mail.next().await.to, ANNA);
    }
    assert!(mail.is_empty());
    server.stop().await.unwrap();
}

#[tokio::test]
async fn attempts_are_limited() {
    let limits = Limits { logins_per_account: 8, mails_per_hour_from_address: 3, ..generous() };
    let (_folder, server, mut mail) = start(limits).await;
    // Registering and asking for the code were two attempts, confirming it the third.
    account_with(&server, &mut mail, "anna", ANNA).await;
    let mut new = TestClient::new(server.address());
    for _ in 0..5 {
        assert_eq!(status(&mut new, "/api/recover", recover("anna", "wrong")).await, 401);
    }
    assert_eq!(status(&mut new, "/api/recover", recover("anna", "wrong")).await, 429);
    assert_eq!(status(&mut new, "/api/recover", recover("berta", "wrong")).await, 401);
    // One mail was sent from this address before.
    for expected in [204, 204, 429] {
        assert_eq!(forget_password(&mut new, &format!("somebody {expected}")).await, expected);
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_code_in_a_mail_expires() {
    let folder = tempfile::tempdir().unwrap();
    let mut mail = MailBox::switched_off();
    mail.switch_on(&[Behaviour::Accepts]);
    let clock = Arc::new(AtomicI64::new(1_000_000 * MINUTE));
    let (wall, seed) = (Arc::clone(&clock), AtomicU64::new(0));
    let random = move |bytes: &mut [u8]| {
        let mut chance = Chance::quick(seed.fetch_add(1, Ordering::SeqCst));
        bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    };
    let environment = Environment::with_set_clock(move || wall.load(Ordering::SeqCst), random);
    let config = Config { environment, ..with_mail(folder.path(), generous(), &mail) };
    let server = Server::start(config).await.unwrap();
    let mut anna = account_with(&server, &mut mail, "anna", ANNA).await;

    forget_password(&mut anna, "anna").await;
    assert_eq!(status(&mut anna, "/api/me/email", change("a@example.net")).await, 204);
    let (forgotten, confirm) = (mail.next().await.code(), mail.next().await.code());
    clock.fetch_add(15 * MINUTE, Ordering::SeqCst);
    let mut new = TestClient::new(server.address());
    assert_eq!(status(&mut new, "/api/recover", recover("anna", &forgotten)).await, 401);
    assert_eq!(status(&mut anna, "/api/me/email/confirm", json!({ "code": confirm })).await, 401);
    assert_eq!(email_of(&mut anna).await, ANNA);

    forget_password(&mut anna, "anna").await;
    let code = mail.next().await.code();
    clock.fetch_add(15 * MINUTE - 1, Ordering::SeqCst);
    done(&mut new, "/api/recover", recover("anna", &code)).await;
    server.stop().await.unwrap();
}

/// Collects the program's log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The value of a counter on `/metrics`.
async fn counted(server: &Server, name: &str) -> u64 {
    let mut operator = TestClient::new(server.metrics().unwrap());
    let page = operator.get("/metrics").await.unwrap().text;
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0, |count| count.parse().unwrap())
}

/// The mail server is down, then hangs up, then refuses the address. Every request is answered as usual. The log and
/// the metrics report the failures without the address.
#[tokio::test]
async fn a_mail_server_that_fails_fails_no_request() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone()).finish();
    // All tasks of this test run in this thread, so they use this subscriber.
    let _guard = tracing::subscriber::set_default(subscriber);
    let folder = tempfile::tempdir().unwrap();
    let mut mail = MailBox::switched_off();
    let mut config = with_mail(folder.path(), generous(), &mail);
    config.metrics = Some("127.0.0.1:0".parse().unwrap());
    let server = Server::start(config).await.unwrap();
    let mut anna = account(&server, "anna").await;
    let (sent, failed) = ("monumenta_mails_total", "monumenta_failed_mails_total");
    let before = (counted(&server, sent).await, counted(&server, failed).await);

    assert_eq!(status(&mut anna, "/api/me/email", change(ANNA)).await, 204, "it is down");
    while counted(&server, failed).await == before.1 {
        tokio::task::yield_now().await;
    }
    mail.switch_on(&[Behaviour::HangsUp, Behaviour::Refuses, Behaviour::Accepts]);
    for _ in 0..3 {
        assert_eq!(status(&mut anna, "/api/me/email", change(ANNA)).await, 204);
    }
    // Mails are sent one after the other, so when this one arrives the others have failed.
    let code = mail.next().await.code();
    assert_eq!(status(&mut anna, "/api/me/email/confirm", json!({ "code": code })).await, 200);
    assert_eq!(counted(&server, failed).await - before.1, 3);
    while counted(&server, sent).await == before.0 {
        tokio::task::yield_now().await;
    }
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert_eq!(log.matches("mail not sent").count(), 3, "{log}");
    assert!(log.contains("could not be reached") && log.contains("550"), "{log}");
    for secret in ["anna", "example.org", code.as_str()] {
        assert!(!log.contains(secret), "{secret}: {log}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_server_without_mail_offers_none() {
    let (_folder, server) = common::start().await;
    let mut anna = account(&server, "anna").await;
    assert_eq!(anna.get("/api/recover").await.unwrap().json(), json!({ "mail": false }));
    assert_eq!(forget_password(&mut anna, "anna").await, 404);
    assert_eq!(status(&mut anna, "/api/me/email", change(ANNA)).await, 404);
    let remove = json!({ "password": "correct horse" });
    done(&mut anna, "/api/me/email/remove", remove).await;
    server.stop().await.unwrap();
}

#[tokio::test]
async fn deleting_oneself_deletes_the_address() {
    let (_folder, server, mut mail) = start(generous()).await;
    let mut anna = account_with(&server, &mut mail, "anna", ANNA).await;
    assert_eq!(anna.get("/api/recover").await.unwrap().json(), json!({ "mail": true }));
    let exported = anna.get("/api/me/export").await.unwrap().json();
    assert_eq!(exported["me"]["email"], ANNA, "a person gets everything that is kept");
    forget_password(&mut anna, ANNA).await;
    let code = mail.next().await.code();
    assert_eq!(anna.delete("/api/me").await.unwrap().status, 204);
    let mut new = TestClient::new(server.address());
    for name in ["anna", ANNA] {
        assert_eq!(status(&mut new, "/api/recover", recover(name, &code)).await, 401);
        assert_eq!(forget_password(&mut new, name).await, 204);
    }
    // A mail to another person shows that none was sent in between.
    account_with(&server, &mut mail, "berta", "berta@example.org").await;
    assert!(mail.is_empty());
    server.stop().await.unwrap();
}

/// A mail is in the language of the page that asked for it.
#[tokio::test]
async fn mails_are_in_the_language_of_the_reader() {
    let (_folder, server, mut mail) = start(generous()).await;
    let anna = account(&server, "anna").await;
    for (language, word) in [("fr", "Bonjour"), ("en", "Hello"), ("de", "Hallo")] {
        let request = anna.request(Method::POST, "/api/me/email");
        let request = request.header("accept-language", language);
        let request = request.header("content-type", "application/json");
        let body = change(ANNA).to_string();
        assert_eq!(anna.clone().send(request.body(body)).await.unwrap().status, 204);
        let mail = mail.next().await;
        assert!(mail.text.starts_with(word), "{mail:?}");
        assert!(!mail.subject.is_empty(), "{mail:?}");
        assert!(mail.text.contains("15 "), "{mail:?}");
    }
    server.stop().await.unwrap();
}
