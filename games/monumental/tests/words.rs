//! What a person reads of the table and of the offers.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that fails panics")]
#![allow(dead_code, reason = "few of the scene's helpers are needed here")]

mod scene;

use engine::{Game as _, Phrase, Seat, Speak as _};
use monumental::{Monumental, content};
use words::{Language, Reader, Speaker};

use crate::scene::{Scene, scene};

const ME: Seat = Seat(0);

fn said(phrase: &Phrase) -> String {
    let speaker = Speaker::new(Language::English, &Monumental::pack()).unwrap();
    speaker.say(phrase, Reader { seat: Some(ME), names: &[] })
}

fn label(table: &Scene, action: &str) -> String {
    let action = Monumental::read(content(), action).unwrap();
    said(&Monumental::action(table.table.view(ME), action))
}

fn table_text(table: &Scene) -> String {
    let lines = Monumental::sketch(table.table.sight(Some(ME)));
    lines.iter().map(|line| said(line) + "\n").collect()
}

#[test]
fn an_offer_says_what_gold_will_pay() {
    let table = scene("track: writing, -, -, -, -, -\nstock: science 1\nA gold: 2");
    let read = label(&table, "buy 1");
    assert!(read.starts_with("Acquire Writing for 3 science, 2 of it in gold ("), "{read}");
    let table = scene("track: writing, -, -, -, -, -\nstock: science 3\nA gold: 2");
    let read = label(&table, "buy 1");
    assert!(read.starts_with("Acquire Writing for 3 science ("), "{read}");
}

#[test]
fn a_step_says_what_it_costs_and_what_lies_there() {
    let offer = |table: &Scene| {
        let explore = table.offers().into_iter().find(|it| it.starts_with("explore")).unwrap();
        label(table, &explore)
    };
    let by_military = offer(&scene("stock: military 1\nA gold: 2"));
    assert!(by_military.ends_with(" for 1 military (production token)"), "{by_military}");
    let by_gold = offer(&scene("A gold: 2\nproduction: d4"));
    assert!(by_gold.ends_with(" for 1 gold instead of 1 military"), "{by_gold}");
}

#[test]
fn explorers_stand_on_the_map_and_cards_say_what_they_do() {
    let table = scene("A city: library, fort, mine, -, -, -, -, -, -");
    let text = table_text(&table);
    let lines: Vec<&str> = text.lines().collect();
    let capital = lines.iter().position(|line| line.contains(" ^A")).unwrap();
    let column = lines[capital].find(" ^A").unwrap() - "a4".len();
    assert!(lines[capital + 1][column..].starts_with("eAA"), "{text}");
    assert!(text.contains("row 1: Library | Fort | Mine"), "{text}");
    assert!(text.contains("  Library (receive 1 science)\n"), "{text}");
    assert!(text.contains("Your warlord Hua Mulan, when sent to conquer: draw 1 card"), "{text}");
}
