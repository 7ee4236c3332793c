//! A run that workers play: its report is that of one process, even if workers are lost on the way.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails panics")]

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use queue::{Counts, Jobs as _, Queue};
use serde_json::{Value, json};
use testbed::Postgres;

const TOURNAMENT: [&str; 9] = [
    "lab",
    "tournament",
    "quarry",
    "--bots",
    "builder:40,apprentice",
    "--games",
    "40",
    "--seed",
    "9",
];
const BALANCE: [&str; 9] =
    ["lab", "balance", "antiquity", "--bots", "apprentice", "--games", "6", "--seed", "9"];

fn monumenta(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_monumenta"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn ended_well(output: &Output) {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A program that ends with the test.
struct Running(Child);

impl Running {
    fn start(command: &mut Command) -> Self {
        Self(command.spawn().unwrap())
    }

    fn worker(database: &str, more: &[&str]) -> Self {
        let worker = ["lab-worker", "--database", database, "--threads", "1", "--lease", "2"];
        Self::start(monumenta(&[&worker[..], more].concat()).stderr(Stdio::null()))
    }

    fn signal(&self, name: &str) {
        let pid = self.0.id().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &pid]).status().unwrap().success());
    }

    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    fn ended(mut self) {
        let said = self.said();
        assert!(self.0.wait().unwrap().success(), "{said}");
    }

    fn failed(mut self) -> String {
        let said = self.said();
        assert!(!self.0.wait().unwrap().success(), "{said}");
        said
    }

    /// All that it says until it ends.
    fn said(&mut self) -> String {
        let mut said = String::new();
        if let Some(mut stderr) = self.0.stderr.take() {
            stderr.read_to_string(&mut said).unwrap();
        }
        said
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Asks workers for a run, into this folder.
fn ask(args: &[&str], database: &str, out: &Path) -> Running {
    let more = ["--database", database, "--lang", "en", "--out", out.to_str().unwrap()];
    Running::start(&mut monumenta(&[args, &more[..]].concat()))
}

/// Plays a run in one process.
fn alone(args: &[&str], out: &Path) {
    let more = ["--threads", "1", "--lang", "en", "--out", out.to_str().unwrap()];
    ended_well(&monumenta(&[args, &more[..]].concat()).output().unwrap());
}

/// The report in all its forms, without the times that were measured.
fn report(out: &Path) -> [String; 3] {
    let [json, csv, html] = ["report.json", "report.csv", "report.html"]
        .map(|file| fs::read_to_string(out.join(file)).unwrap());
    let mut json: Value = serde_json::from_str(&json).unwrap();
    if json.get("timing").is_some() {
        json["timing"] = Value::Null;
    }
    let (before, thinking) = html.split_once("Thinking").unwrap_or((&html, ""));
    let after = thinking.split_once("</table>").map_or("", |(_, after)| after);
    [json.to_string(), csv, format!("{before}{after}")]
}

fn matches_in(out: &Path) -> usize {
    fs::read_to_string(out.join("games.jsonl")).unwrap_or_default().lines().count()
}

/// What is left of the run of a folder, once it has been put.
async fn left(queue: &Queue, out: &Path) -> Option<Counts> {
    let run = fs::read_to_string(out.join("run.txt")).ok()?;
    Some(queue.counts(&format!("lab {}", run.trim())).await.unwrap())
}

/// Nothing of any run is in the database.
async fn is_clean(queue: &Queue) {
    for table in ["job", "lab_run", "lab_match"] {
        let (count, pool) = (format!("SELECT count(*) FROM {table}"), queue.pool());
        let count: i64 =
            sqlx::query_scalar(sqlx::AssertSqlSafe(count)).fetch_one(pool).await.unwrap();
        assert_eq!(count, 0, "{table}");
    }
}

/// Asks again and again until the answer is yes.
async fn until(mut asked: impl AsyncFnMut() -> bool) {
    while !asked().await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Waits until the chunks of a run are there to be claimed.
async fn until_put(queue: &Queue, out: &Path) {
    until(async || left(queue, out).await.is_some_and(|left| 0 < left.due)).await;
}

/// Stops a worker while it has something, so that nobody but the lease can give it back.
async fn stop_while_it_plays(worker: &Running, queue: &Queue, out: &Path) {
    until(async || 3 < matches_in(out)).await;
    until(async || {
        worker.signal("STOP");
        let plays = 0 < left(queue, out).await.expect("the run is not over yet").leased;
        if !plays {
            worker.signal("CONT");
        }
        plays
    })
    .await;
}

#[tokio::test]
async fn two_workers_and_a_lost_one_give_the_report_of_one_process() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.address();
    let queue = Queue::open(&database).await.unwrap();
    let (one, many) = (folder("alone"), folder("spread"));
    alone(&TOURNAMENT, &one);

    let asker = ask(&TOURNAMENT, &database, &many);
    let mut lost = Running::worker(&database, &[]);
    stop_while_it_plays(&lost, &queue, &many).await;
    lost.kill();
    let begun = matches_in(&many);
    assert!(begun < 40, "it was lost in the middle, after {begun} matches");
    let workers = [Running::worker(&database, &[]), Running::worker(&database, &[])];
    asker.ended();
    for worker in workers {
        worker.signal("INT");
        worker.ended();
    }
    assert_eq!(report(&many), report(&one));
    is_clean(&queue).await;
}

#[tokio::test]
async fn whoever_asks_may_be_cut_off_and_go_on() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.address();
    let queue = Queue::open(&database).await.unwrap();
    let (one, many) = (folder("alone-balance"), folder("spread-balance"));
    alone(&BALANCE, &one);

    let mut asker = ask(&BALANCE, &database, &many);
    until_put(&queue, &many).await;
    asker.kill();
    Running::worker(&database, &["--until-idle"]).ended();
    assert_eq!(matches_in(&many), 0, "nobody collected them yet");

    let resume = ["lab", "balance", "--resume", many.to_str().unwrap(), "--lang", "en"];
    let going_on = [&resume[..], &["--database", &database]].concat();
    ended_well(&monumenta(&going_on).output().unwrap());
    assert_eq!(report(&many), report(&one));
    is_clean(&queue).await;
}

/// What was committed is there when the database is back; the rest is played again.
#[tokio::test]
async fn the_database_may_be_away_for_a_while() {
    let mut postgres = Postgres::start().unwrap();
    let database = postgres.address();
    let (one, many) = (folder("alone-away"), folder("spread-away"));
    alone(&TOURNAMENT, &one);

    let asker = ask(&TOURNAMENT, &database, &many);
    let _worker = Running::worker(&database, &[]);
    until(async || 3 < matches_in(&many)).await;
    postgres.stop().unwrap();
    assert!(matches_in(&many) < 40, "it was away in the middle");
    postgres.start_again().unwrap();
    asker.ended();
    assert_eq!(report(&many), report(&one));
}

#[tokio::test]
async fn a_worker_leaves_what_it_cannot_play_exactly() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.address();
    let queue = Queue::open(&database).await.unwrap();
    let many = folder("other-version");
    let _asker = ask(&BALANCE, &database, &many);
    until_put(&queue, &many).await;
    let run: String =
        sqlx::query_scalar("SELECT run FROM lab_run").fetch_one(queue.pool()).await.unwrap();
    let refusal_of = async |path: &str, value: Value| {
        let mut other: Value = serde_json::from_str(&run).unwrap();
        *other.pointer_mut(path).unwrap() = value;
        let change = sqlx::query("UPDATE lab_run SET run = $1").bind(other.to_string());
        change.execute(queue.pool()).await.unwrap();
        let worker = ["lab-worker", "--database", &database, "--until-idle"];
        let output = monumenta(&worker).output().unwrap();
        ended_well(&output);
        String::from_utf8(output.stderr).unwrap()
    };
    let rules = refusal_of("/needs/rules", json!(99)).await;
    assert!(rules.contains("it needs version 99 of the rules of antiquity"), "{rules}");
    let sources = refusal_of("/needs/sources", json!("0")).await;
    assert!(sources.contains("built from sources 0"), "{sources}");
    let content = refusal_of("/needs/content", json!(["0"])).await;
    assert!(content.contains("other cards and figures"), "{content}");
    let program = refusal_of("/spec/bots", json!(["exec:./bot"])).await;
    assert!(program.contains("plays on it alone"), "{program}");
    let left = left(&queue, &many).await.unwrap();
    assert_eq!((left.leased, matches_in(&many)), (0, 0), "nothing was claimed");
}

#[tokio::test]
async fn a_run_that_nobody_wants_goes() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.address();
    let queue = Queue::open(&database).await.unwrap();
    let out = folder("abandoned");
    let asker = ask(&BALANCE, &database, &out);
    until_put(&queue, &out).await;
    let abandon = ["lab", "abandon", out.to_str().unwrap(), "--database", &database];
    ended_well(&monumenta(&abandon).output().unwrap());
    let said = asker.failed();
    assert!(said.contains("the run was deleted from the database"), "{said}");
    is_clean(&queue).await;

    let again = monumenta(&abandon).output().unwrap();
    assert!(String::from_utf8(again.stderr).unwrap().contains("no run of it"));
}

#[tokio::test]
async fn a_pack_travels_with_the_run() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.address();
    let pack = folder("travelling-pack");
    fs::create_dir_all(&pack).unwrap();
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/quarry/content");
    for file in fs::read_dir(content).unwrap().map(|entry| entry.unwrap().path()) {
        let text = fs::read_to_string(&file).unwrap();
        fs::write(pack.join(file.file_name().unwrap()), format!("# Ours\n{text}")).unwrap();
    }
    let (one, many) = (folder("alone-pack"), folder("spread-pack"));
    let args = ["lab", "compare", "quarry", "--bots", "random", "--games", "5", "--content"];
    let args = [&args[..], &[pack.to_str().unwrap()]].concat();
    alone(&args, &one);
    let asker = ask(&args, &database, &many);
    let _worker = Running::worker(&database, &[]);
    asker.ended();
    assert_eq!(report(&many), report(&one));
}

#[test]
fn programs_of_this_machine_stay_at_home() {
    let out = folder("programs");
    let args = ["lab", "tournament", "quarry", "--bots", "random,exec:./bot", "--out"];
    let args = [&args[..], &[out.to_str().unwrap(), "--database", "postgres://nowhere"]].concat();
    let output = monumenta(&args).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("leave out --database"), "{said}");
    assert!(!out.exists(), "nothing was begun");
}
