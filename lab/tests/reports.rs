//! Reports: the same seed gives the same, whatever the threads and however often it was interrupted.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::float_arithmetic,
    reason = "a test that fails panics"
)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Level, Spec};
use lab::{
    Fixture, Folder, Ground, Kind, Noting, Order, Played, Setup, Tables, fixtures, play_all,
};
use serde_json::{Value, json};

const GAMES: u64 = 12;

fn order() -> Order {
    Order {
        kind: Kind::Tournament,
        game: "antiquity".to_owned(),
        bots: vec!["apprentice".to_owned(), "random".to_owned()],
        seats: 2,
        games: GAMES,
        seed: "7".to_owned(),
        options: json!({}),
        tables: Tables::EveryOption,
        content: Vec::new(),
    }
}

/// Plays what is left of the order after `before`, and stops after `most` matches.
fn play(threads: usize, before: Vec<Played>, most: usize, folder: Option<&Folder>) -> Vec<Played> {
    let order = order();
    let content = catalogue::find(&order.game).unwrap().standard();
    let setups = [Setup { name: "standard".to_owned(), content, options: json!({}) }];
    let bots = [Spec::of(Level::Apprentice), Spec::of(Level::Random)];
    let stop = AtomicBool::new(false);
    let seen = Mutex::new(0);
    let noted = |played: &Played| {
        let mut seen = seen.lock().unwrap();
        *seen += 1;
        stop.store(most <= *seen, Ordering::Relaxed);
        folder.map_or(Ok(()), |folder| folder.keep(played))
    };
    let ground = Ground {
        game: &order.game,
        seats: order.seats,
        setups: &setups,
        bots: &bots,
        seed: &order.seed,
        threads: Some(threads),
        noting: Noting::Traits,
        stop: &stop,
        seen: &noted,
    };
    let mut left = fixtures(bots.len(), order.seats, order.games);
    left.retain(|it| before.iter().all(|played| played.nth != it.nth));
    let mut all: Vec<Played> = play_all(ground, &left).unwrap().into_iter().chain(before).collect();
    all.sort_by_key(|it| it.nth);
    all
}

fn report(played: &[Played]) -> Value {
    let mut report = json!(lab::tournament(&order().bots, 2, played));
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
    let balance = |played: &[Played]| json!(lab::balance(&["standard".to_owned()], 2, played));
    assert_eq!(balance(&one), balance(&three));
}

#[test]
fn what_was_interrupted_goes_on_to_the_same_report() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupted");
    let _ = std::fs::remove_dir_all(&path);
    let folder = Folder::begin(&path, &order()).unwrap();
    let some = play(1, Vec::new(), 5, Some(&folder));
    assert_eq!(some.len(), 5);
    assert!(Folder::begin(&path, &order()).unwrap_err().contains("--resume"));
    // A line that was cut off, as when the machine stops.
    folder.write("report.csv", "").unwrap();
    let games = path.join("games.jsonl");
    let text = std::fs::read_to_string(&games).unwrap();
    std::fs::write(&games, &text[..text.len() - 40]).unwrap();

    let (folder, order, before) = Folder::resume(&path).unwrap();
    assert_eq!((order, before.len()), (self::order(), 4));
    let all = play(2, before, 99, Some(&folder));
    assert_eq!(all.len(), GAMES as usize);
    assert_eq!(report(&all), report(&play(1, Vec::new(), 99, None)));
}

#[test]
fn pages_stand_alone() {
    let played = play(2, Vec::new(), 99, None);
    let title = |rule: &str| format!("<{rule}>");
    let tournament = lab::tournament(&order().bots, 2, &played);
    let balance = lab::balance(&["standard".to_owned()], 2, &played);
    let pages = [
        lab::tournament_page(&order(), &tournament, &played, &title),
        lab::balance_page(&order(), &balance, &played, &title),
    ];
    for page in pages {
        assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
        assert!(page.contains("prefers-color-scheme: dark") && page.contains("<svg"));
        assert!(!page.contains("http") && !page.contains("<script") && !page.contains("NaN"));
        assert!(!page.contains("<ANT-"), "titles are escaped");
    }
}

/// Eight matches of equal bots.
fn matches(game: &str, options: Value) -> Vec<Played> {
    let content = catalogue::find(game).unwrap().standard();
    let setups = [Setup { name: "standard".to_owned(), content, options }];
    let ground = Ground {
        game,
        seats: 3,
        setups: &setups,
        bots: &[Spec::of(Level::Random)],
        seed: "7",
        threads: None,
        noting: Noting::Results,
        stop: &AtomicBool::new(false),
        seen: &|_| Ok(()),
    };
    let fixture = |nth| Fixture { nth, deal: nth, setup: 0, bots: vec![0; 3] };
    play_all(ground, &(0..8).map(fixture).collect::<Vec<_>>()).unwrap()
}

/// Civilisations are reported whoever chose them, and turns are counted from the first turn on: before it, the last
/// player chooses first.
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

/// Where a match is played for some minutes, the house calls time in the lab too.
#[test]
fn a_limit_in_minutes_is_kept() {
    let (five, none) = (json!({ "minutes": "5" }), json!({ "minutes": "none" }));
    let (timed, free) = (matches("fabulous", five), matches("fabulous", none));
    assert!(timed.iter().all(|it| it.decisions < 80), "{timed:?}");
    assert!(free.iter().any(|it| 80 < it.decisions), "{free:?}");
}
