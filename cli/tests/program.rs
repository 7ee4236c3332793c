//! The program as a person at a terminal uses it.

#![allow(clippy::unwrap_used, reason = "the helpers of tests may panic")]

mod person;

use std::fs;
use std::io::Read as _;

use serde_json::{Value, json};

use person::{command, monumenta, path, sentence, stdout};

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
        (
            &["simulate", "antiquity", "--options", "{\"powers\":true}"],
            "the options are power_cards",
        ),
        (
            &["simulate", "antiquity", "--options", "{\"power_symbols\":true}"],
            "needs \"power_cards\"",
        ),
        (&["simulate", "antiquity", "--bots", "genius"], "the levels are"),
        (&["play"], "the games are antiquity"),
        (&["play", "monumental", "--seats", "0"], "1 to 4"),
        (&["play", "antiquity", "--bots", "exec:./nowhere"], "there is no program ./nowhere"),
        (&["lab", "tournament"], "the games are antiquity"),
        (&["lab", "tournament", "--resume", "/nowhere"], "holds no run of the lab"),
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
fn a_value_that_makes_no_sense_is_refused() {
    let cases: &[(&[&str], &str)] = &[
        (&["serve", "--listen", "8000"], "such as 127.0.0.1:8000"),
        (&["play", "antiquity", "--seats", "two"], "write a number in digits"),
        (&["simulate", "antiquity", "--options", "{"], "it is not JSON"),
        (&["lab", "balance", "antiquity", "--options", "{"], "it is not JSON"),
        (&["simulate", "antiquity", "--games", "0"], "at least 1"),
        (&["simulate", "antiquity", "--threads", "0"], "at least 1"),
        (&["lab", "tournament", "antiquity", "--games", "0"], "at least 1"),
        (&["lab", "balance", "antiquity", "--threads", "0"], "at least 1"),
    ];
    for (args, expected) in cases {
        let output = monumenta(args);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(said.contains(expected), "{args:?}: {said}");
    }
}

#[test]
fn a_file_where_a_folder_is_needed_is_said_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "file");
    fs::write(&file, "mine").unwrap();
    for args in [
        ["simulate", "antiquity", "--games", "3", "--records", &file],
        ["lab", "tournament", "antiquity", "--out", &file, "--json"],
        ["serve", "--json-logs", "--listen", "127.0.0.1:0", "--data", &file],
    ] {
        let said = sentence(&monumenta(&args));
        assert!(said.contains("there is a file where a folder is needed"), "{said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    }
}

#[test]
fn a_port_that_is_taken_is_said_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap().to_string();
    let data = path(folder.path(), "rooms");
    let said = sentence(&monumenta(&["serve", "--listen", &listen, "--data", &data]));
    assert!(said.contains("another program listens at") && said.contains("--listen"), "{said}");
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

/// The URL of a mail server has a password, which is not repeated.
#[test]
fn a_mail_server_that_makes_no_sense_is_said_without_its_password() {
    let folder = tempfile::tempdir().unwrap();
    let (file, url) = (path(folder.path(), "mail"), "smtp://anna:secret@mail.example.org");
    fs::write(&file, format!("{url}\n")).unwrap();
    let data = path(folder.path(), "rooms");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
    let by_name = monumenta(&[&serve[..], &["--mail", url]].concat());
    let by_file = monumenta(&[&serve[..], &["--mail-file", &file]].concat());
    let by_variable = command(&serve).env("MONUMENTA_MAIL", url).output().unwrap();
    for output in [by_name, by_file, by_variable] {
        let said = sentence(&output);
        assert!(said.contains("from is missing") && !said.contains("secret"), "{said}");
    }
    let help = stdout(&command(&["serve", "--help"]).env("MONUMENTA_MAIL", url).output().unwrap());
    assert!(help.contains("MONUMENTA_MAIL") && !help.contains("secret"), "{help}");
    let missing = sentence(&monumenta(&[&serve[..], &["--mail-file", "/nowhere"]].concat()));
    assert!(missing.contains("no such file or folder"), "{missing}");
}

#[test]
fn a_full_disk_is_said() {
    let said = monumenta(&["play", "antiquity", "--record", "/dev/full"]);
    assert!(sentence(&said).contains("the disk is full"));
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
    let output = monumenta(&["verify", &files[0], "/nowhere.json", &files[1]]);
    assert_eq!(output.status.code(), Some(2));
    let verified = String::from_utf8(output.stdout).unwrap();
    assert!(verified.starts_with(&files[1]), "the files after a bad one are verified: {verified}");
    let faults = String::from_utf8(output.stderr).unwrap();
    assert!(faults.contains("step 5") && faults.contains("/nowhere.json"), "{faults}");
    assert!(faults.ends_with("2 of 3 records were not verified\n"), "{faults}");
    fs::write(&files[0], "{\"format\":1}").unwrap();
    assert!(sentence(&monumenta(&["verify", &files[0]])).contains("is not a record"));
}

/// MTL-103: whom the Automaton beats has lost, and is told so.

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
fn a_file_of_a_pack_that_would_not_be_read_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let ours = include_str!("../../games/antiquity/content/antiquity.toml");
    let content = folder.path().to_str().unwrap();
    let simulate = ["simulate", "antiquity", "--games", "1", "--content", content];
    fs::write(folder.path().join("antiquity.toml"), ours).unwrap();
    fs::write(folder.path().join("README.md"), "Our own figures.").unwrap();
    assert!(stdout(&monumenta(&simulate)).contains("1 match"));

    for name in ["antiqity.toml", "xx.ftl", "en.flt"] {
        fs::write(folder.path().join(name), "").unwrap();
    }
    let said = sentence(&monumenta(&simulate));
    assert!(said.contains("does not read: antiqity.toml, en.flt, xx.ftl."), "{said}");
}

/// An endless file is read up to a limit, and then refused.
#[cfg(unix)]
#[test]
fn a_link_to_an_endless_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("antiquity.toml")).unwrap();
    let content = folder.path().to_str().unwrap();
    let simulate = ["simulate", "antiquity", "--games", "1", "--content", content];
    assert!(sentence(&monumenta(&simulate)).contains("is too large"));
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

/// As when the terminal is gone: neither the output nor an error can be written.
#[test]
fn a_program_that_cannot_write_at_all_ends() {
    let full = || std::fs::File::create("/dev/full").unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_monumenta"));
    let status = command.args(["rules", "quarry"]).stdout(full()).stderr(full()).status().unwrap();
    assert_eq!(status.code(), Some(2));
}
