//! Records as an outsider uses them: shown, verified, and free of what belongs to the machine that wrote them.

#![allow(clippy::unwrap_used, reason = "the helpers of tests may panic")]

mod person;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use person::{monumenta, path, sentence, stdout, typing};

/// The example bot in a folder with a blank in its name.
fn digger(folder: &Path) -> PathBuf {
    let bots = folder.join("my bots");
    fs::create_dir(&bots).unwrap();
    let digger = bots.join("digger.py");
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/bot.py"), &digger).unwrap();
    digger
}

fn read(file: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn a_record_names_a_program_and_not_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let bots = format!("exec:python3 '{}',random", digger(folder.path()).display());
    let records = path(folder.path(), "records");
    let args = ["simulate", "quarry", "--seats", "2", "--games", "1", "--seed", "7", "--bots"];
    stdout(&monumenta(&[&args[..], &[&bots, "--records", &records]].concat()));
    let file = format!("{records}/quarry-2-7-000000.json");
    let record = read(&file);
    assert_eq!(record["seats"][0], json!({ "name": "exec:python3 1", "bot": "exec:python3" }));
    assert!(!fs::read_to_string(&file).unwrap().contains("digger"));
}

#[test]
fn a_match_with_a_program_goes_on_when_the_program_is_named_again() {
    let folder = tempfile::tempdir().unwrap();
    let program = format!("exec:'{}'", digger(folder.path()).display());
    let record = path(folder.path(), "match.json");
    let play =
        ["play", "quarry", "--seats", "2", "--seed", "7", "--lang", "en", "--record", &record];
    stdout(&typing(&[&play[..], &["--bots", &program]].concat(), "1\n"));
    assert_eq!(read(&record)["seats"][1]["bot"], "exec:digger.py");
    let steps = |record: &Value| record["steps"].as_array().unwrap().len();
    let before = steps(&read(&record));

    let again = ["play", "--resume", &record, "--lang", "en"];
    let said = String::from_utf8(typing(&again, "1\n").stderr).unwrap();
    assert!(said.contains("exec:digger.py") && said.contains("--bots"), "{said}");
    stdout(&typing(&[&again[..], &["--bots", &program]].concat(), "1\n1\n"));
    assert!(before < steps(&read(&record)));
    let unclosed = monumenta(&[&play[..], &["--bots", "exec:'./it"]].concat());
    assert!(sentence(&unclosed).contains("quotation mark is not closed"));
}

#[test]
fn the_deal_and_the_last_table_of_a_finished_record_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let records = path(folder.path(), "records");
    for game in ["antiquity", "quarry", "fabulous", "monumental"] {
        let args = ["simulate", game, "--seats", "2", "--games", "1", "--seed", "7", "--records"];
        stdout(&monumenta(&[&args[..], &[&records]].concat()));
        let file = format!("{records}/{game}-2-7-000000.json");
        let record = read(&file);
        let shown: Value = serde_json::from_str(&stdout(&monumenta(&["show", &file]))).unwrap();
        assert_eq!(shown["game"], game);
        for table in ["deal", "end"] {
            assert_eq!(shown[table]["seats"].as_array().unwrap().len(), 2, "{game}: {table}");
            assert!(shown[table]["public"].is_object() && shown[table]["hidden"].is_array());
        }
        let last = record["steps"].as_array().unwrap().len().to_string();
        let step: Value =
            serde_json::from_str(&stdout(&monumenta(&["show", &file, "--step", &last]))).unwrap();
        assert_eq!(step["table"], shown["end"], "{game}");
        let beyond = sentence(&monumenta(&["show", &file, "--step", "99999"]));
        assert!(beyond.contains("there is no step 99999"), "{beyond}");
    }

    let file = format!("{records}/antiquity-2-7-000000.json");
    let shown: Value = serde_json::from_str(&stdout(&monumenta(&["show", &file]))).unwrap();
    let deal = &shown["deal"];
    let many = |list: &Value| list.as_array().unwrap().len();
    assert_eq!((many(&deal["seats"][0]["cards"]), many(&deal["public"]["row"])), (5, 3));
    assert_eq!(many(&deal["hidden"][0]["holds"]), 11 * 9 - 2 * 5 - 3);
    assert_eq!(deal["public"]["turn"]["seat"], read(&file)["steps"][0]["seat"]);

    let mut open = read(&file);
    open["result"] = Value::Null;
    open.as_object_mut().unwrap().remove("news");
    open["steps"].as_array_mut().unwrap().truncate(3);
    fs::write(&file, open.to_string()).unwrap();
    assert!(sentence(&monumenta(&["show", &file])).contains("the match is not over"));
}
