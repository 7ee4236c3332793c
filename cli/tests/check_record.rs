//! `tools/check-record`, a program in another language that was written from the documents, agrees with ours: it finds
//! nothing wrong with our records, deals the same cards, and finds every fault that is planted.

#![allow(clippy::unwrap_used, reason = "the helpers of tests may panic")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use engine::{AnyGame, Chance, Opening, Player, Record, Seat, Seed, Status};
use serde_json::{Value, json};

const SERIES: &str = "checked by others";
const RECORDS_A_CASE: u64 = 9;

/// Tables of every size and with every option that changes the deal or the points: 12 cases.
fn cases() -> Vec<(&'static str, u8, Value)> {
    let mut cases = Vec::new();
    for seats in 2..=4 {
        let powers = json!({ "power_cards": true, "power_symbols": true });
        cases.push(("antiquity", seats, json!({})));
        cases.push(("antiquity", seats, powers));
        let monument = ["notre_dame", "taj_mahal", "capitol"][usize::from(seats) - 2];
        cases.push(("quarry", seats, json!({ "monument": monument })));
        cases.push(("quarry", seats, json!({ "monument": "san_pietro" })));
    }
    cases
}

/// A match between players who take any offer and now and then take it back.
fn played(game: &dyn AnyGame, seats: u8, options: &Value, nth: u64) -> Record {
    let seed = Seed::of_words(SERIES).nth(nth);
    let mut whim = Chance::quick(nth);
    let mut game_match =
        game.open(Opening { content: game.standard(), options, seats, seed }).unwrap();
    let mut last = None;
    while let Status::Waiting { seats, .. } = game_match.status() {
        if let Some(seat) = last.take_if(|_| whim.below(20) == 0)
            && game_match.undo(seat).is_ok()
        {
            continue;
        }
        let by = seats.nth(0).unwrap();
        let offers = game_match.offers(by);
        let code = offers[whim.below(offers.len() as u32) as usize].code;
        game_match.act(by, &json!(code)).unwrap();
        last = Some(by);
    }
    let player = |seat: u8| Player { name: format!("{:?}", Seat(seat)), bot: None };
    game_match.record((0..seats).map(player).collect())
}

fn check_record(args: &[&str], files: &[PathBuf]) -> Output {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../tools/check-record");
    Command::new("python3").arg(program).args(args).args(files).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_owned()).unwrap()
}

fn keep(folder: &Path, name: &str, record: &Value) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, record.to_string()).unwrap();
    path
}

#[test]
fn a_hundred_records_are_right_and_deal_the_same_cards() {
    let folder = tempfile::tempdir().unwrap();
    let (mut files, mut deals, mut undos) = (Vec::new(), Vec::new(), 0);
    for (game, seats, options) in cases() {
        let game = catalogue::find(game).unwrap();
        for _ in 0..RECORDS_A_CASE {
            let nth = files.len() as u64;
            let record = played(game, seats, &options, nth);
            undos += record.steps.iter().filter(|it| json!(it).get("undo").is_some()).count();
            deals.push(json!(game.whole_table(game.standard(), &record, 0).unwrap()));
            files.push(keep(folder.path(), &format!("record-{nth:06}.json"), &json!(record)));
        }
    }
    assert!(100 <= files.len() && 100 < undos, "{} records, {undos} undos", files.len());
    let checked = check_record(&["--series", SERIES], &files);
    let said = text(&checked.stdout);
    assert!(checked.status.success(), "{said}{}", text(&checked.stderr));
    assert_eq!(said.lines().filter(|line| line.contains(": right (")).count(), files.len());

    let printed = text(&check_record(&["--deal"], &files).stdout);
    assert_eq!(printed.lines().count(), files.len());
    for (ours, line) in deals.iter().zip(printed.lines()) {
        let theirs: Value = serde_json::from_str(line).unwrap();
        let public = &ours["public"];
        if let Some(cards) = theirs.get("cards") {
            let hands: Vec<&Value> =
                ours["seats"].as_array().unwrap().iter().map(|seat| &seat["cards"]).collect();
            let pile = &ours["hidden"][0]["holds"];
            assert_eq!((cards, &theirs["pile"]), (&public["with"]["cards"], pile));
            assert_eq!((&theirs["hands"], &theirs["row"]), (&json!(hands), &public["row"]));
            assert_eq!(theirs["first"], public["turn"]["seat"]);
        } else {
            assert_eq!(theirs, json!({ "first": public["first"], "quarry": public["quarry"] }));
        }
    }
}

/// The first event of this kind that everyone is told, to be changed in every list.
fn change_public(record: &mut Value, kind: &str, change: impl Fn(&mut Value)) {
    let event = |entry: &Value| {
        entry["public"].as_array().and_then(|it| it.iter().position(|it| it["event"] == kind))
    };
    let spectators = record["news"]["spectators"].as_array().unwrap();
    let (step, at) =
        spectators.iter().enumerate().find_map(|(n, it)| Some((n, event(it)?))).unwrap();
    let news = record["news"].as_object_mut().unwrap();
    change(&mut news["spectators"][step]["public"][at]);
    for told in news["seats"].as_array_mut().unwrap() {
        change(&mut told[step]["public"][at]);
    }
}

fn more(value: &mut Value) {
    *value = json!(value.as_i64().unwrap() + 1);
}

#[test]
fn planted_faults_are_found() {
    type Plant = fn(&mut Value, &Value);
    let faults: &[(&str, &str, Plant)] = &[
        ("quarry", "seat 1, points", |it, _| {
            more(&mut it["result"][0]["points"]);
        }),
        ("quarry", "seat 1, points by rule", |it, _| {
            more(&mut it["result"][0]["points"]);
            more(&mut it["result"][0]["scores"][0]["sources"][1]["points"]);
        }),
        ("quarry", "seat 2, place", |it, _| more(&mut it["result"][1]["place"])),
        ("quarry", "commitment", |it, other| it["seed"] = other["seed"].clone()),
        ("quarry", "step ", |it, other| {
            it["seed"] = other["seed"].clone();
            it["commitment"] = other["commitment"].clone();
        }),
        ("quarry", "the draw (QRY-11)", |it, _| {
            change_public(it, "placed", |event| {
                let other = if event["piece"] == "violet" { "red" } else { "violet" };
                event["piece"] = json!(other);
            });
        }),
        ("quarry", "points for QRY-33", |it, _| {
            change_public(it, "laid", |event| more(&mut event["points"]));
        }),
        ("quarry", "is not what happened", |it, _| it["steps"][0]["action"] = json!("enter s")),
        ("antiquity", "seat 1, points by rule", |it, _| {
            more(&mut it["result"][0]["points"]);
            more(&mut it["result"][0]["scores"][0]["sources"][0]["points"]);
        }),
        ("antiquity", "commitment", |it, _| it["commitment"] = json!("0".repeat(64))),
        ("antiquity", "step ", |it, other| {
            it["seed"] = other["seed"].clone();
            it["commitment"] = other["commitment"].clone();
        }),
        ("antiquity", "the draw (ANT-13)", |it, _| {
            change_public(it, "row_filled", |event| more(&mut event["card"]));
        }),
        ("antiquity", "points for ANT-45", |it, _| {
            change_public(it, "scored", |event| more(&mut event["points"]));
        }),
        ("antiquity", "into the hands", |it, _| {
            let told = it["news"]["seats"].as_array_mut().unwrap().iter_mut();
            let mut mine = told.flat_map(|seat| seat.as_array_mut().unwrap()).flat_map(|entry| {
                entry.get_mut("mine").into_iter().flat_map(|it| it.as_array_mut().unwrap())
            });
            more(&mut mine.find(|event| event["event"] == "drew").unwrap()["card"]);
        }),
        ("antiquity", "content", |it, _| it["content"] = json!("0".repeat(64))),
    ];
    let folder = tempfile::tempdir().unwrap();
    let record =
        |game: &str, nth: u64| json!(played(catalogue::find(game).unwrap(), 3, &json!({}), nth));
    for (nth, (game, expected, plant)) in faults.iter().enumerate() {
        let mut forged = record(game, 1);
        plant(&mut forged, &record(game, 2));
        let file = keep(folder.path(), &format!("forged-{nth}.json"), &forged);
        let output = check_record(&[], &[file]);
        let said = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "fault {nth} ({expected}): {said}");
        assert!(said.contains(expected), "fault {nth} ({expected}): {said}");
    }
    let file = keep(folder.path(), "another-000003.json", &record("quarry", 1));
    let said = text(&check_record(&["--series", SERIES], &[file]).stdout);
    assert!(said.contains("the seed of this match of the series"), "{said}");
}
