//! A short run of every fuzz target with fixed seeds. `make fuzz` runs each for a minute.

use engine::Chance;
use fuzz::{TARGETS, corpus, mutated};

/// Runs a target on its corpus and on `n_mutated` inputs made from it.
fn survive(name: &str, n_mutated: usize) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target of that name");
    let inputs = corpus(target).expect("the corpus can be read");
    assert!(!inputs.is_empty(), "the corpus of {name} is empty");
    inputs.iter().for_each(|input| (target.run)(input));
    let mut chance = Chance::quick(1);
    for _ in 0..n_mutated {
        (target.run)(&mutated(&inputs, &mut chance));
    }
}

#[test]
fn actions_are_offered_if_and_only_if_they_are_accepted() {
    survive("offers", 12);
}

#[test]
fn any_json_can_be_sent_as_an_action() {
    survive("act", 100);
}

#[test]
fn any_bytes_can_be_read_as_a_record() {
    survive("record", 60);
}

#[test]
fn any_text_can_be_read_as_a_pack() {
    survive("pack", 60);
}

#[test]
fn any_bytes_can_be_read_as_a_message() {
    survive("message", 2000);
}

/// If they were not, the target would see only refused records.
#[test]
fn the_records_of_the_corpus_are_genuine() {
    let target = TARGETS.iter().find(|target| target.name == "record").expect("there is one");
    for input in corpus(target).expect("the corpus can be read") {
        let record: engine::Record = serde_json::from_slice(&input).expect("it is a record");
        let game = catalogue::find(&record.game).expect("its game is in the catalogue");
        let content = catalogue::content(game, record.rules, &record.content);
        let verified = content.and_then(|content| game.verify(content, &record));
        assert_eq!(verified.err(), None, "{}", record.game);
    }
}
