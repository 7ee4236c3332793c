//! The program as people start it.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::float_arithmetic,
    reason = "a test that fails panics"
)]

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn monumenta() -> Command {
    Command::new(env!("CARGO_BIN_EXE_monumenta"))
}

fn run(args: &[&str]) -> Output {
    monumenta().args(args).output().unwrap()
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

#[test]
fn a_tournament_reports_in_every_form() {
    let path = folder("tournament");
    let out = path.to_str().unwrap();
    let args = ["lab", "tournament", "quarry", "--bots", "apprentice,random", "--seats", "2"];
    let output = run(&[&args[..], &["--games", "8", "--json", "--out", out]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["bots"][0]["bot"], "apprentice");
    assert!(report["bots"][0]["win_share"].as_f64().unwrap() > 0.5);
    assert_eq!(report["bots"][0]["interval"].as_array().unwrap().len(), 2);
    for file in ["report.json", "report.csv", "report.html", "games.jsonl", "order.json"] {
        assert!(path.join(file).exists(), "{file}");
    }
    let again = run(&["lab", "tournament", "--resume", out, "--json"]);
    let mut again: Value = serde_json::from_slice(&again.stdout).unwrap();
    again["timing"] = report["timing"].clone();
    assert_eq!(again, report, "nothing was left to play");
}

#[test]
fn positions_are_written_to_a_new_file_and_are_no_weights() {
    let path = folder("positions");
    std::fs::create_dir_all(&path).unwrap();
    let file = path.join("quarry.pos");
    let out = file.to_str().unwrap();
    let args =
        ["lab", "selfplay", "quarry", "--bots", "apprentice:1", "--games", "1", "--out", out];
    let output = run(&args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("positions"));
    let written = std::fs::read(&file).unwrap();
    assert!(written.starts_with(b"MPOS"));
    assert!(!run(&args).status.success(), "a file that is there is not overwritten");
    assert!(std::fs::read(&file).unwrap() == written);
    let duel = ["lab", "tournament", "quarry", "--bots", "random,apprentice", "--games", "2"];
    let refused = run(&[&duel[..], &["--weights", out]].concat());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("no file of weights"));
}

#[test]
fn mistakes_are_explained() {
    let said = |args: &[&str]| String::from_utf8(run(args).stderr).unwrap();
    let game = ["lab", "tournament", "antiquity", "--games", "2"];
    let with = |more: &[&str]| said(&[&game[..], more].concat());
    assert!(with(&["--bots", "wizard"]).contains("the levels are"));
    assert!(with(&["--seats", "9"]).contains("played by"));
    assert!(said(&["lab", "compare", "antiquity"]).contains("--content"));
    for one in ["master", "master,master"] {
        let alone = with(&["--bots", one]);
        assert!(alone.contains("name at least two, such as --bots master,builder"), "{alone}");
    }
    let unequal = ["lab", "balance", "antiquity", "--bots", "random,apprentice"];
    assert!(said(&unequal).contains("equal bots"));
    let broken =
        with(&["--bots", "exec:./no-such-bot,random", "--out", folder("broken").to_str().unwrap()]);
    assert!(broken.contains("cannot be started"), "{broken}");
}

#[test]
fn a_bot_at_the_other_end_plays_a_match() {
    let mut host = monumenta()
        .args(["bot-host", "quarry", "--seat", "2", "--bots", "random"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = host.stdin.take().unwrap();
    let mut over = Value::Null;
    for line in BufReader::new(host.stdout.take().unwrap()).lines() {
        let said: Value = serde_json::from_str(&line.unwrap()).unwrap();
        match said.get("offers") {
            Some(offers) => {
                assert_eq!(said["seat"], 1);
                writeln!(to, "{}", json!({ "code": offers[0]["code"] })).unwrap();
            }
            None => over = said["over"].clone(),
        }
    }
    assert!(host.wait().unwrap().success());
    assert_eq!(over["points"].as_array().unwrap().len(), 2);
}

#[test]
fn a_bot_that_is_wrong_is_told() {
    let mut host = monumenta()
        .args(["bot-host", "quarry", "--time", "20000"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    host.stdin.take().unwrap().write_all(b"I pass\n").unwrap();
    let output = host.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stdout).unwrap().contains("\"error\""));
}
