//! Records: what was played can be played again, and every change is named.

use antiquity::{Antiquity, GAME, Options, content};
use engine::{
    Chance, Content as _, Difference, Digest, Game, GameTypes, Match, NotUndone, Pack, Player,
    Record, RecordedStep, RecordedStepKind, Referee, Seat, Seed, Status, verify,
};
use serde_json::{Value, json};

/// A whole match of random offers, in which the first decision that can be taken back is.
fn played() -> Match<Antiquity> {
    let options = Options { power_cards: true, ..Options::default() };
    let mut played = Match::open(content(), options, 3, Seed::of_words("record"));
    let mut whim = Chance::quick(3);
    let mut offers = Vec::new();
    let mut undone = false;
    while let Status::Waiting { seats, .. } = played.status() {
        let by = seats.nth(0).unwrap_or(Seat::HOUSE);
        played.offer(by, &mut offers);
        let offer = whim.pick(&offers);
        assert!(played.act(by, offer).is_ok());
        undone = undone || played.undo(by).is_ok();
    }
    played
}

fn record() -> Record {
    let names = ["Ada", "Blaise", "Chloé"];
    played().record(names.map(|name| Player { name: name.to_owned(), bot: None }).to_vec())
}

/// Where the replay of a changed record differs.
fn difference(change: impl FnOnce(&mut Record)) -> Difference {
    let mut record = record();
    change(&mut record);
    verify::<Antiquity>(content(), &record).expect_err("a change is found")
}

#[test]
fn a_record_verifies() {
    let record = record();
    let text = serde_json::to_string(&record).unwrap();
    let read: Record = serde_json::from_str(&text).unwrap();
    let replay = verify::<Antiquity>(content(), &read).unwrap();
    assert_eq!(Referee::of(&replay).table().digest(), record.steps.last().unwrap().digest);
    assert_eq!(serde_json::to_string(&replay.record(read.seats)).unwrap(), text);
    assert!(GAME.verify(GAME.standard(), &record).is_ok(), "the catalogue's verifier agrees");
}

#[test]
fn a_finished_record_holds_the_result_and_everyones_news() {
    let record = record();
    let news = record.news.as_ref().unwrap();
    let lengths: Vec<usize> = news.seats.iter().chain([&news.spectators]).map(Vec::len).collect();
    assert_eq!(lengths, [record.steps.len(); 4]);
    assert_eq!(record.result.as_array().map(Vec::len), Some(3));
    assert!(record.result[0]["scores"][0]["sources"].is_array());
}

#[test]
fn a_record_with_an_undo_verifies() {
    let record = record();
    let undo = RecordedStepKind::Undo(true);
    let at = record.steps.iter().position(|step| step.kind == undo).expect("one was taken back");
    let before = at.checked_sub(2).map(|idx| record.steps[idx].digest);
    if let Some(before) = before {
        assert_eq!(record.steps[at].digest, before, "the table is as it was");
    }
    let heard = &record.news.as_ref().unwrap().spectators[at];
    assert!(heard.get("restored").is_some(), "everyone is shown the table again: {heard}");
    assert!(verify::<Antiquity>(content(), &record).is_ok());
}

#[test]
fn an_undo_that_was_not_possible_is_named() {
    let found = difference(|record| {
        let end =
            |step: &RecordedStep| step.kind == RecordedStepKind::Action("draw pile".to_owned());
        let at = record.steps.iter().position(end).unwrap();
        let RecordedStep { seat, digest, .. } = record.steps[at];
        record
            .steps
            .insert(at + 1, RecordedStep { seat, kind: RecordedStepKind::Undo(true), digest });
    });
    let Difference::Refused { reason, .. } = found else { panic!("{found}") };
    assert!(reason.contains(&format!("{:?}", NotUndone::HiddenTouched)), "{reason}");
}

#[test]
fn an_unfinished_record_verifies() {
    let mut played: Match<Antiquity> =
        Match::open(content(), Options::default(), 2, Seed::of_words("unfinished"));
    let by = played.public().turn.seat;
    played.act(by, Antiquity::parse_action(content(), "draw pile").unwrap()).unwrap();
    let player = Player { name: "Ada".to_owned(), bot: Some("random".to_owned()) };
    let record = played.record(vec![player.clone(), player]);
    assert_eq!((&record.result, record.news.is_none()), (&Value::Null, true));
    assert!(verify::<Antiquity>(content(), &record).is_ok());
}

#[test]
fn a_changed_digest_is_named() {
    let found = difference(|record| record.steps[6].digest = Digest(7));
    let replayed = record().steps[6].digest;
    assert_eq!(found, Difference::Digest { step: 7, recorded: Digest(7), replayed });
}

#[test]
fn a_changed_action_is_named() {
    // What is not possible is refused by its rule; what is possible leads elsewhere.
    let refused = difference(|record| change_first_draw(record, "draw row 1", "done"));
    let Difference::Refused { reason, .. } = refused else { panic!("{refused}") };
    assert_eq!(reason, "\"done\" is against ANT-30");
    let no_action = difference(|record| change_first_draw(record, "draw row 1", "fly"));
    let Difference::Refused { reason, .. } = no_action else { panic!("{no_action}") };
    assert_eq!(reason, "\"fly\" is no action of this game");
    let elsewhere = difference(|record| change_first_draw(record, "draw pile", "draw row 3"));
    assert!(matches!(elsewhere, Difference::Digest { .. }), "{elsewhere}");
}

fn change_first_draw(record: &mut Record, from: &str, to: &str) {
    let from = RecordedStepKind::Action(from.to_owned());
    let step = record.steps.iter_mut().find(|step| step.kind == from).expect("it was played");
    step.kind = RecordedStepKind::Action(to.to_owned());
}

#[test]
fn an_action_of_another_seat_is_named() {
    let found = difference(|record| record.steps[0].seat = Seat((record.steps[0].seat.0 + 1) % 3));
    let Difference::Refused { step: 1, reason } = found else { panic!("{found}") };
    assert!(reason.contains("ANT-07"), "{reason}");
    let found = difference(|record| record.steps[0].seat = Seat(9));
    let reason = "nobody sits there".to_owned();
    assert_eq!(found, Difference::Refused { step: 1, reason });
}

#[test]
fn a_wrong_seed_is_named() {
    let other = Seed::of_words("another");
    assert_eq!(difference(|record| record.seed = other.clone()), Difference::Commitment);
    assert_eq!(difference(|record| record.commitment = other.commitment()), Difference::Commitment);
    let found = difference(|record| {
        record.seed = other.clone();
        record.commitment = other.commitment();
    });
    let at_once =
        matches!(found, Difference::Refused { step: 1, .. } | Difference::Digest { step: 1, .. });
    assert!(at_once, "another deal shows at the first step: {found}");
}

#[test]
fn other_rules_and_other_forms_are_named() {
    let program = Antiquity::RULES_VERSION;
    let later = program + 1;
    assert_eq!(
        difference(|record| record.rules = later),
        Difference::Rules { record: later, program }
    );
    assert_eq!(difference(|record| record.format += 1), Difference::Format(2));
}

#[test]
fn other_content_is_named() {
    let found = difference(|record| record.content = "0123456789abcdef".to_owned());
    assert_eq!(found, Difference::Content("0123456789ab".to_owned()));

    let text = Antiquity::pack().file("antiquity.toml").unwrap().replace("hand = 5", "hand = 6");
    let pack = Antiquity::pack().overlaid(Pack::new([("antiquity.toml", text)]));
    let other = Box::leak(Box::new(antiquity::Content::load(&pack).unwrap()));
    let found = verify::<Antiquity>(other, &record()).unwrap_err();
    assert_eq!(found, Difference::Content(content().hash()[..12].to_owned()));
}

#[test]
fn options_and_seats_that_are_not_possible_are_named() {
    let found = difference(|record| record.options = json!({ "power_symbols": true }));
    assert!(matches!(&found, Difference::Opening(why) if why.contains("power_cards")), "{found}");
    let found = difference(|record| record.seats.truncate(1));
    assert!(matches!(found, Difference::Opening(_)), "{found}");
}

#[test]
fn changed_news_is_named() {
    let found = difference(|record| news(record).seats[1][4] = json!({ "public": [] }));
    assert_eq!(found, Difference::News { step: 5, listener: "seat 2".to_owned() });
    let found = difference(|record| news(record).spectators[0] = json!("boo"));
    assert_eq!(found, Difference::News { step: 1, listener: "a spectator".to_owned() });
    let found = difference(|record| drop(news(record).seats[0].pop()));
    assert_eq!(found, Difference::News { step: 0, listener: "seat 1".to_owned() });
    let found = difference(|record| drop(news(record).seats.pop()));
    assert_eq!(found, Difference::News { step: 0, listener: "somebody".to_owned() });
}

fn news(record: &mut Record) -> &mut engine::News {
    record.news.as_mut().expect("a finished record has news")
}

#[test]
fn a_changed_result_is_named() {
    let found = difference(|record| record.result[0]["points"] = json!(1_000));
    assert_eq!(found, Difference::Result);
    assert_eq!(difference(|record| record.result = Value::Null), Difference::Result);
}
