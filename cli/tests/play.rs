//! A match as a person at a terminal plays it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "the helpers of tests may panic")]

mod person;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::Command;

use person::{command, monumenta, path, stdout, typing};

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

/// The best choice first, then why in one or two sentences, then the figures.
#[test]
fn a_hint_says_why() {
    let folder = tempfile::tempdir().unwrap();
    for (lang, asks, title, figures) in [
        ("en", "hint", "A master would play:", "The best choices in figures: "),
        ("fr", "indice", "Un maître jouerait\u{a0}:", "Les meilleurs choix en chiffres\u{a0}: "),
    ] {
        let record = path(folder.path(), lang);
        let args = ["play", "antiquity", "--seats", "3", "--seed", "7", "--lang", lang];
        let said = stdout(&typing(&[&args[..], &["--record", &record]].concat(), asks));
        let (_, hint) = said.split_once(title).unwrap();
        let (advice, _) = hint.split_once(figures).unwrap();
        let lines: Vec<&str> = advice.lines().filter(|it| !it.is_empty()).collect();
        let [best, why] = lines[..] else { panic!("{advice}") };
        assert!(hint.lines().any(|it| 2 == it.matches(" | ").count()), "columns: {hint}");
        assert!(best.contains(". "), "{best}");
        assert!(why.ends_with('.') && !why.contains('⟨'), "{why}");
    }
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

#[test]
fn a_solo_match_can_be_lost() {
    let folder = tempfile::tempdir().unwrap();
    let records = path(folder.path(), "records");
    let series = ["simulate", "monumental", "--seats", "1", "--games", "1", "--records", &records];
    stdout(&monumenta(&[&series[..], &["--options", "{\"solo\":\"full\"}"]].concat()));
    let record = path(Path::new(&records), "monumental-1-1-000000.json");
    let told = |lang: &str| stdout(&monumenta(&["replay", &record, "--plain", "--lang", lang]));
    assert!(told("en").contains("You have lost.") && told("fr").contains("Vous avez perdu."));
}

#[test]
fn people_at_one_keyboard_hand_it_over() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "antiquity", "--seats", "2", "--humans", "2", "--record", &record];
    let said = stdout(&typing(&args, &"1\n".repeat(60)));
    assert!(said.contains("It is Player 1’s turn. Pass the keyboard"));
    assert!(said.contains("It is Player 2’s turn. Pass the keyboard"));
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
fn the_end_is_shown_with_the_table_and_who_won() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "solo.json");
    let args = ["play", "monumental", "--solo", "--seed", "5", "--record", &record];
    let played = stdout(&typing(&args, &"1\n".repeat(4000)));
    let again = stdout(&monumenta(&["play", "--resume", &record]));
    for said in [played, again] {
        let end = said.rsplit_once("The game is over: ").unwrap().1;
        assert!(end.contains("Development track:"), "the last table: {end}");
        assert!(end.contains("1. You: ") && end.contains("your civilisation: "), "{end}");
    }
}

/// The Automaton asks the player where it goes; then the turn begins with a look at the table.
#[test]
fn a_turn_begins_with_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "solo.json");
    let args = ["play", "monumental", "--solo", "--seed", "5", "--record", &record];
    let said = stdout(&typing(&args, &"1\n".repeat(4000)));
    let prompts = said.matches("choose the row of your city").count();
    let tables = said.matches("· your turn").count();
    assert!(said.contains("of the Automaton go?"), "the Automaton asks in this match");
    assert!(prompts <= tables, "{prompts} turns, {tables} tables");
    assert!(!said.contains("The house’s turn"), "the Automaton has a name");
}

#[test]
fn a_match_that_is_kept_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "antiquity", "--seed", "5", "--record", &record];
    let said = stdout(&typing(&args, "save\n"));
    assert!(said.contains("kept after every decision") && said.contains(&record), "{said}");
    let kept = std::fs::read_to_string(&record).unwrap();
    assert!(person::sentence(&typing(&args, "1\n")).contains("--resume"));
    assert_eq!(std::fs::read_to_string(&record).unwrap(), kept);
}

#[test]
fn why_alone_gives_an_example_of_the_game_that_is_played() {
    for game in ["quarry", "antiquity", "fabulous", "monumental"] {
        let folder = tempfile::tempdir().unwrap();
        let record = path(folder.path(), "match.json");
        let args = ["play", game, "--seed", "5", "--record", &record];
        let said = stdout(&typing(&args, "why\n"));
        let (_, example) = said.split_once("for example “").unwrap();
        let (asked, _) = example.split_once('”').unwrap();
        let answer = stdout(&typing(&["play", "--resume", &record], &format!("{asked}\n")));
        assert!(answer.contains("Nothing speaks against it"), "{asked}: {answer}");
    }
}

#[test]
fn the_match_that_was_played_last_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str], lines: &str| {
        let mut command = command(args);
        command.env("XDG_DATA_HOME", folder.path());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).ok();
        child.wait_with_output().unwrap()
    };
    assert!(person::sentence(&run(&["play", "--resume"], "")).contains("no match is kept"));
    stdout(&run(&["play", "quarry", "--lang", "en"], ""));
    let said = stdout(&run(&["play", "--resume", "--lang", "en"], ""));
    assert!(said.starts_with("World Monuments\n"), "{said}");
    for _ in 0..3 {
        stdout(&run(&["play", "quarry"], ""));
    }
    let kept = std::fs::read_dir(folder.path().join("monumenta/records")).unwrap();
    assert_eq!(kept.count(), 4, "matches of one second are kept side by side");
}

/// The menu goes on with the match that was left, or asks for a game, the seats and the level of the bots.
#[test]
fn the_menu_offers_the_last_match_and_the_level_of_the_bots() {
    let folder = tempfile::tempdir().unwrap();
    let run = |lines: &str| {
        let mut command = command(&["--lang", "de"]);
        command.env("XDG_DATA_HOME", folder.path());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).ok();
        stdout(&child.wait_with_output().unwrap())
    };
    let nth = 1 + catalogue::GAMES.iter().position(|game| game.slug() == "quarry").unwrap();
    let first = run(&format!("0\n{nth}\n2\n9\n3\n"));
    assert!(first.contains("vier Spiele") && !first.contains("setzt deine letzte"), "{first}");
    assert_eq!(first.matches("Gib eine Nummer der Liste ein.").count(), 2, "0 and 9: {first}");
    assert!(first.contains("  3. Baumeister"), "{first}");
    let kept = std::fs::read_dir(folder.path().join("monumenta/records")).unwrap();
    let kept = std::fs::read_to_string(kept.last().unwrap().unwrap().path()).unwrap();
    assert!(kept.contains("\"bot\":\"builder"), "{kept}");
    let again = run("0\n");
    let resumed = "0 setzt deine letzte Partie fort: World Monuments";
    assert!(again.contains(resumed) && again.contains("--resume"), "{again}");
}

/// The table begins with everybody's points, also in games whose table has only a part of them.
#[test]
fn the_table_says_who_would_win_now() {
    for game in ["antiquity", "quarry", "fabulous", "monumental"] {
        let folder = tempfile::tempdir().unwrap();
        let record = path(folder.path(), "match.json");
        let args = ["play", game, "--seats", "2", "--seed", "5", "--record", &record];
        let said = stdout(&typing(&args, ""));
        let now = said.lines().find(|line| line.starts_with("If it ended now: you "));
        assert!(now.is_some_and(|line| line.contains("Zenobia ")), "{game}: {said}");
    }
}

#[test]
fn who_leads_and_why_can_be_asked() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "monumental", "--seats", "2", "--seed", "5", "--record", &record];
    let said = stdout(&typing(&args, &("1\n".repeat(40) + "points\n")));
    let answers = said.split("\n> ").filter(|it| it.contains("What makes the difference: "));
    let [points] = answers.collect::<Vec<_>>()[..] else { panic!("{said}") };
    let lines: Vec<&str> = points.lines().collect();
    assert!(lines[0].contains("lead") && lines[0].contains(" to "), "{points}");
    assert!(lines[1].starts_with("What makes the difference: "), "{points}");
    assert!(points.contains("1. ") && points.contains("  Provinces ("), "{points}");
}

/// A table can be longer than a screen: the board can be looked at alone.
#[test]
fn the_board_can_be_looked_at_alone() {
    let look = |game: &str| {
        let folder = tempfile::tempdir().unwrap();
        let record = path(folder.path(), "match.json");
        let said = stdout(&typing(&["play", game, "--seed", "5", "--record", &record], "map\n"));
        said.split_once("\n> ").unwrap().1.to_owned()
    };
    let board = look("monumental");
    assert!(board.contains("a4 ^") && board.contains("Each tile: "), "{board}");
    assert!(!board.contains("Development track"), "{board}");
    let stacks = look("antiquity");
    assert!(stacks.contains("Pet ━━◆──┼") && stacks.contains("Each row: "), "{stacks}");
    assert!(look("fabulous").contains("Nothing is drawn"));
}

/// A player whose keyboard writes no UTF-8 stays in the match.
#[test]
fn what_is_no_text_is_no_reason_to_leave() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "antiquity", "--seed", "5", "--record", &record];
    let mut child = command(&args).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"r\xe8gles\n1\n").unwrap();
    let said = stdout(&child.wait_with_output().unwrap());
    assert!(said.contains("There is no such action") && said.contains("You "), "{said}");
    assert!(stdout(&monumenta(&["verify", &record])).contains("1 step, open"));
}
