//! The program as a person at a terminal uses it.

#![allow(clippy::unwrap_used, reason = "the helpers of tests may panic")]

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn monumenta(args: &[&str]) -> Output {
    typing(args, "")
}

/// Runs the program with these lines typed in.
fn typing(args: &[&str], lines: &str) -> Output {
    let mut child = command(args).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).ok();
    child.wait_with_output().unwrap()
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_monumenta"));
    command.args(args).env("LC_ALL", "en_GB.UTF-8").env_remove("BLESS");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// One sentence on stderr, nothing on stdout, exit code 2.
fn sentence(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

#[test]
fn games_are_listed_with_the_schema_of_their_options() {
    let games: Value = serde_json::from_str(&stdout(&monumenta(&["games", "--json"]))).unwrap();
    let antiquity = games.as_array().unwrap().iter().find(|it| it["game"] == "antiquity").unwrap();
    assert_eq!(antiquity["seats"], json!({ "least": 2, "most": 4 }));
    assert_eq!(antiquity["options"][0]["name"], "power_cards");
    assert_eq!(antiquity["options"][1]["needs"], "power_cards");
    let french = stdout(&monumenta(&["games", "--lang", "fr"]));
    assert!(french.contains("Merveilles de l’Antiquité"), "{french}");
}

#[test]
fn bad_input_gets_one_sentence_that_says_what_to_do() {
    let cases: &[(&[&str], &str)] = &[
        (&["play", "chess"], "the games are antiquity"),
        (&["play", "antiquity", "--seats", "7"], "2 to 4"),
        (&["play", "antiquity", "--seats", "2", "--humans", "3"], "--humans must be from 1 to"),
        (&["play", "antiquity", "--solo"], "2 to 4"),
        (&["simulate", "antiquity", "--seats", "1"], "2 to 4"),
        (&["simulate", "antiquity", "--options", "{"], "--options is not JSON"),
        (
            &["simulate", "antiquity", "--options", "{\"powers\":true}"],
            "the options are power_cards",
        ),
        (
            &["simulate", "antiquity", "--options", "{\"power_symbols\":true}"],
            "needs \"power_cards\"",
        ),
        (&["simulate", "antiquity", "--bots", "genius"], "the levels are"),
        (&["simulate", "antiquity", "--threads", "0"], "at least 1"),
        (&["simulate", "antiquity", "--content", "/nowhere"], "no such file or folder"),
        (&["verify", "/nowhere.json"], "no such file or folder"),
        (&["replay", "/nowhere.json"], "no such file or folder"),
        (&["rules", "ANT-999"], "there is no rule"),
        (&["bench", "chess"], "the games are antiquity"),
        (&["bench", "--seconds", "0"], "more than 0"),
    ];
    for (args, expected) in cases {
        let said = sentence(&monumenta(args));
        assert!(said.contains(expected), "{args:?}: {said}");
    }
}

#[test]
fn an_address_that_is_no_databases_is_refused() {
    for command in ["serve", "lab-worker"] {
        let output = monumenta(&[command, "--database", "db.example"]);
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("say postgres://USER@HOST/NAME"), "{said}");
    }
}

#[test]
fn a_full_disk_is_said_and_nothing_is_half_written() {
    let said = monumenta(&["play", "antiquity", "--record", "/dev/full"]);
    assert!(sentence(&said).contains("the disk is full"));
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "file");
    fs::write(&file, "mine").unwrap();
    let said = monumenta(&["simulate", "antiquity", "--games", "3", "--records", &file]);
    assert!(sentence(&said).contains("could not be made"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn the_same_seed_gives_the_same_results_whatever_the_threads() {
    let run = |threads: &str| {
        let args = ["simulate", "antiquity", "--seats", "3", "--games", "40", "--seed", "7"];
        let output = monumenta(&[&args[..], &["--threads", threads, "--json"]].concat());
        let mut report: Value = serde_json::from_str(&stdout(&output)).unwrap();
        for time in ["seconds", "decisions_per_second"] {
            assert!(report.as_object_mut().unwrap().remove(time).unwrap().is_number());
        }
        report
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    assert_eq!((&one["games"], one["by_seat"].as_array().unwrap().len()), (&json!(40), 3));
}

#[test]
fn simulated_records_verify_and_a_changed_one_is_caught_at_its_step() {
    let folder = tempfile::tempdir().unwrap();
    let records = path(folder.path(), "records");
    let powers = "{\"power_cards\":true}";
    let args =
        ["simulate", "antiquity", "--seats", "2", "--games", "2", "--options", powers, "--check"];
    stdout(&monumenta(&[&args[..], &["--records", &records]].concat()));
    let mut files: Vec<String> = fs::read_dir(&records)
        .unwrap()
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    files.sort();
    assert_eq!(files.len(), 2);
    let said = stdout(&monumenta(&["verify", &files[0], &files[1]]));
    assert_eq!(said.lines().filter(|line| line.contains("verified")).count(), 2);

    let mut record: Value = serde_json::from_str(&fs::read_to_string(&files[0]).unwrap()).unwrap();
    record["steps"][4]["digest"] = json!("0000000000000000");
    fs::write(&files[0], record.to_string()).unwrap();
    assert!(sentence(&monumenta(&["verify", &files[0]])).contains("step 5"));
    fs::write(&files[0], "{\"format\":1}").unwrap();
    assert!(sentence(&monumenta(&["verify", &files[0]])).contains("is not a record"));
}

#[test]
fn a_whole_match_is_played_by_numbers_alone() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "antiquity", "--seats", "3", "--seed", "5", "--record", &record];
    let said = stdout(&typing(&args, &"1\n".repeat(2000)));
    for expected in ["Commitment of the deal", "Your hand (5)", "1. Take", "Seed of the deal"] {
        assert!(said.contains(expected), "{expected}");
    }
    assert!(!said.contains('⟨'), "every word is there");
    assert!(stdout(&monumenta(&["verify", &record])).contains("over"));

    let mine = stdout(&monumenta(&["replay", &record, "--seat", "1", "--plain"]));
    let beside = stdout(&monumenta(&["replay", &record, "--plain", "--lang", "fr"]));
    assert!(mine.contains("Your hand") && !beside.contains("Votre main"));
    let no = monumenta(&["replay", &record, "--seat", "4"]);
    assert_eq!(no.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&no.stderr).contains("seats 1 to 3"));
}

#[test]
fn a_person_can_ask_why_take_back_and_come_back_later() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "antiquity", "--seats", "3", "--seed", "5", "--record", &record];
    let lines = "why end\nwhy 1\n1\nundo\nundo\nrules ANT-31\nrules\nhelp\noffers\n77\nsing\n\n";
    let said = stdout(&typing(&args, lines));
    for expected in [
        "ANT-11",                            // why end
        "Nothing speaks against it",         // why 1
        "You take your last decision back",  // undo
        "there is nothing to take back",     // undo again
        "ANT-31 — First builder",            // rules ANT-31
        "ANT-108  ",                         // rules
        "“quit” leaves the match",           // help
        "[draw row 1]",                      // offers
        "Type a number from 1 to",           // 77
        "There is no such action",           // sing
        "To go on: monumenta play --resume", // the end of the input
    ] {
        assert!(said.contains(expected), "{expected} in {said}");
    }
    assert!(stdout(&monumenta(&["verify", &record])).contains("2 steps, open"));
    let resumed = stdout(&typing(&["play", "--resume", &record, "--lang", "fr"], "1\nquitter\n"));
    assert!(resumed.contains("Vous prenez"), "{resumed}");
    assert!(stdout(&monumenta(&["verify", &record])).contains("3 steps, open"));
}

#[test]
fn a_solo_match_is_played_to_its_end_by_numbers_alone() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "solo.json");
    let args = ["play", "monumental", "--solo", "--seed", "5", "--record", &record];
    let said = stdout(&typing(&args, &"1\n".repeat(4000)));
    assert!(said.contains("Seed of the deal") && !said.contains('⟨'), "it is over, and in words");
    assert!(stdout(&monumenta(&["verify", &record])).contains("over"));
}

/// MTL-103: whom the Automaton beats has lost, and is told so.
#[test]
fn a_solo_match_can_be_lost() {
    let folder = tempfile::tempdir().unwrap();
    let records = path(folder.path(), "records");
    let series = ["simulate", "monumental", "--seats", "1", "--games", "1", "--records", &records];
    stdout(&monumenta(&[&series[..], &["--options", "{\"solo\":\"full\"}"]].concat()));
    let record = path(Path::new(&records), "monumental-1-1-000001.json");
    let told = |lang: &str| stdout(&monumenta(&["replay", &record, "--plain", "--lang", lang]));
    assert!(told("en").contains("You have lost.") && told("fr").contains("Vous avez perdu."));
}

#[test]
fn people_at_one_keyboard_hand_it_over() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "antiquity", "--seats", "2", "--humans", "2", "--record", &record];
    let said = stdout(&typing(&args, &"1\n".repeat(60)));
    assert!(said.contains("It is the turn of Player 1. Pass the keyboard"));
    assert!(said.contains("It is the turn of Player 2. Pass the keyboard"));
}

#[test]
fn an_interrupt_leaves_cleanly_and_keeps_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let mut child =
        command(&["play", "antiquity", "--seed", "5", "--record", &record]).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("1. ") {
        line.clear();
        assert_ne!(lines.read_line(&mut line).unwrap(), 0, "the offers are listed");
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).unwrap();
    assert!(child.wait().unwrap().success());
    assert!(rest.contains("--resume"), "{rest}");
    assert!(stdout(&monumenta(&["verify", &record])).contains("verified"));
}

#[test]
fn a_pack_of_ones_own_is_played_or_explained() {
    let folder = tempfile::tempdir().unwrap();
    let ours = include_str!("../../games/antiquity/content/antiquity.toml");
    let content = folder.path().to_str().unwrap();
    let simulate = ["simulate", "antiquity", "--games", "5", "--content", content];
    assert!(sentence(&monumenta(&simulate)).contains("no content pack"));

    fs::write(folder.path().join("antiquity.toml"), ours.replace("actions = 3", "actions = 4"))
        .unwrap();
    assert!(stdout(&monumenta(&simulate)).contains("5 matches"));

    let broken =
        ours.replace("hand = 5", "hand = 50").replace("key = \"petra\"", "key = \"Petra\"");
    fs::write(folder.path().join("antiquity.toml"), broken).unwrap();
    let output = monumenta(&simulate);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("antiquity.toml, rules.hand: expected a number from 1 to 9"), "{said}");
    assert!(said.contains("monument \"Petra\": expected a key of small letters"), "{said}");
}

#[test]
fn rules_are_read_in_both_languages() {
    assert!(stdout(&monumenta(&["rules", "ant-34", "--lang", "fr"])).starts_with("ANT-34 — "));
    let all = stdout(&monumenta(&["rules", "antiquity", "--lang", "en"]));
    assert!(all.contains("ANT-01 — ") && all.contains("ANT-108 — "));
}

#[test]
fn a_bench_names_its_figures() {
    let output = monumenta(&["bench", "antiquity", "--seconds", "0.01", "--json"]);
    let report: Value = serde_json::from_str(&stdout(&output)).unwrap();
    for figure in ["decisions_per_second", "clone_ns", "view_ns", "offer_ns", "step_ns"] {
        assert!(report["antiquity"][figure].is_number(), "{figure}");
    }
}

#[test]
fn a_reader_who_has_enough_is_no_fault() {
    let mut child = command(&["rules"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(said, "");
}
