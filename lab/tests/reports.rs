//! Reports: the same seed gives the same report, whatever the number of threads and of interruptions.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::float_arithmetic,
    reason = "a test that fails panics"
)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{BotSpec, Level};
use lab::{
    BalanceTables, Detail, Kind, MatchResult, RunContext, RunFolder, RunSpec, ScheduledMatch,
    Setup, play_schedule, tournament_schedule,
};
use serde_json::{Value, json};

const GAMES: u64 = 12;

fn spec() -> RunSpec {
    RunSpec {
        kind: Kind::Tournament,
        game: "antiquity".to_owned(),
        bots: vec!["apprentice".to_owned(), "random".to_owned()],
        seats: 2,
        games: GAMES,
        seed: "7".to_owned(),
        options: json!({}),
        tables: BalanceTables::EveryOption,
        content: Vec::new(),
    }
}

/// Plays the matches of the run that are not in `before`, and stops after `most` matches.
fn play(
    threads: usize,
    before: Vec<MatchResult>,
    most: usize,
    folder: Option<&RunFolder>,
) -> Vec<MatchResult> {
    let spec = spec();
    let content = catalogue::find(&spec.game).unwrap().standard();
    let setups = [Setup { name: "standard".to_owned(), content, options: json!({}) }];
    let bots = [BotSpec::of(Level::Apprentice), BotSpec::of(Level::Random)];
    let stop = AtomicBool::new(false);
    let seen = Mutex::new(0);
    let noted = |played: &MatchResult| {
        let mut seen = seen.lock().unwrap();
        *seen += 1;
        stop.store(most <= *seen, Ordering::Relaxed);
        folder.map_or(Ok(()), |folder| folder.keep(played))
    };
    let context = RunContext {
        game: &spec.game,
        seats: spec.seats,
        setups: &setups,
        bots: &bots,
        seed: &spec.seed,
        threads: Some(threads),
        detail: Detail::Features,
        stop: &stop,
        on_result: &noted,
    };
    let mut left = tournament_schedule(bots.len(), spec.seats, spec.games);
    left.retain(|it| before.iter().all(|played| played.nth != it.nth));
    let mut all: Vec<MatchResult> =
        play_schedule(context, &left).unwrap().into_iter().chain(before).collect();
    all.sort_by_key(|it| it.nth);
    all
}

fn report(played: &[MatchResult]) -> Value {
    let mut report = json!(lab::tournament(&spec().bots, 2, played));
    report["timing"] = Value::Null;
    report
}

#[test]
fn threads_do_not_show() {
    let (one, three) = (play(1, Vec::new(), 99, None), play(3, Vec::new(), 99, None));
    assert_eq!(report(&one), report(&three));
    let shares = report(&one)["bots"][0]["win_share"].as_f64().unwrap()
        + report(&one)["bots"][1]["win_share"].as_f64().unwrap();
    assert!((shares - 1.0).abs() < 1e-9, "every match is won once");
    let balance = |played: &[MatchResult]| json!(lab::balance(&["standard".to_owned()], 2, played));
    assert_eq!(balance(&one), balance(&three));
}

#[test]
fn what_was_interrupted_goes_on_to_the_same_report() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupted");
    let _ = std::fs::remove_dir_all(&path);
    let folder = RunFolder::begin(&path, &spec()).unwrap();
    let some = play(1, Vec::new(), 5, Some(&folder));
    assert_eq!(some.len(), 5);
    assert!(RunFolder::begin(&path, &spec()).unwrap_err().contains("--resume"));
    // A line that was cut off, as after a power failure.
    folder.write("report.csv", "").unwrap();
    let games = path.join("games.jsonl");
    let text = std::fs::read_to_string(&games).unwrap();
    std::fs::write(&games, &text[..text.len() - 40]).unwrap();

    let (folder, found, before) = RunFolder::resume(&path).unwrap();
    assert_eq!((found, before.len()), (spec(), 4));
    let all = play(2, before, 99, Some(&folder));
    assert_eq!(all.len(), GAMES as usize);
    assert_eq!(report(&all), report(&play(1, Vec::new(), 99, None)));
}

#[test]
fn pages_stand_alone() {
    let played = play(2, Vec::new(), 99, None);
    let title = |rule: &str| format!("<{rule}>");
    let tournament = lab::tournament(&spec().bots, 2, &played);
    let balance = lab::balance(&["standard".to_owned()], 2, &played);
    let pages = [
        lab::tournament_page(&spec(), &tournament, &played, &title),
        lab::balance_page(&spec(), &balance, &played, &title),
    ];
    for page in pages {
        assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
        assert!(page.contains("prefers-color-scheme: dark") && page.contains("<svg"));
        assert!(!page.contains("http") && !page.contains("<script") && !page.contains("NaN"));
        assert!(!page.contains("<ANT-"), "titles are escaped");
    }
}

/// Eight matches of equal bots.
fn matches(game: &str, options: Value) -> Vec<MatchResult> {
    let content = catalogue::find(game).unwrap().standard();
    let setups = [Setup { name: "standard".to_owned(), content, options }];
    let context = RunContext {
        game,
        seats: 3,
        setups: &setups,
        bots: &[BotSpec::of(Level::Random)],
        seed: "7",
        threads: None,
        detail: Detail::Results,
        stop: &AtomicBool::new(false),
        on_result: &|_| Ok(()),
    };
    let scheduled = |nth| ScheduledMatch { nth, deal: nth, setup: 0, bots: vec![0; 3] };
    play_schedule(context, &(0..8).map(scheduled).collect::<Vec<_>>()).unwrap()
}

/// Civilisations are reported by side, whatever the seat. The turn order begins with the first turn: in the setup, the
/// last player chooses first.
#[test]
fn sides_and_turns_are_told_apart() {
    for options in [json!({ "civilizations": "random" }), json!({})] {
        let played = matches("monumental", options);
        for it in &played {
            let first = it.order.iter().position(|nth| *nth == 0).unwrap();
            assert_eq!(it.order[(first + 1) % 3], 1, "turns go round clockwise");
            assert_eq!(it.order[(first + 2) % 3], 2);
        }
        let report = lab::balance(&["standard".to_owned()], 3, &played);
        let sides = &report.setups[0].sides;
        assert_eq!(sides.iter().map(|it| it.games).sum::<u64>(), 24);
        let won: f64 = sides.iter().map(|it| it.win_share * it.games as f64).sum();
        assert!((won - 8.0).abs() < 1e-9, "every match is won once: {won}");
        assert!(sides.iter().any(|it| it.name == "japan"));
        let rounds = report.setups[0].rounds.unwrap();
        assert!(2.0 < rounds.mean && rounds.mean < report.setups[0].length.mean);
    }
}

/// In a game with a time limit, the house says in the lab as well that time is up.
#[test]
fn a_limit_in_minutes_is_kept() {
    let (five, none) = (json!({ "minutes": "5" }), json!({ "minutes": "none" }));
    let (timed, free) = (matches("fabulous", five), matches("fabulous", none));
    assert!(timed.iter().all(|it| it.decisions < 80), "{timed:?}");
    assert!(free.iter().any(|it| 80 < it.decisions), "{free:?}");
}
