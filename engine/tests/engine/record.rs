//! A record replays to the same match, and a forged one is found out.

use crate::whole;
use engine::{
    Difference, Game, Match, Player, Record, RecordedStepKind, Seat, WholeTable, replay, tallies,
    verify, whole_table,
};
use serde_json::json;

use crate::toy::{Action, Toy, played};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn players() -> Vec<Player> {
    let player = |name: &str| Player { name: name.to_owned(), bot: None };
    vec![player("Ada"), player("Bo")]
}

/// A finished match with luck, hidden cards and an action taken back.
fn finished() -> Match<Toy> {
    let mut game = played(2, &[(A, Action::Draw), (A, Action::Score)]);
    game.undo(A).expect("scoring tells nothing hidden");
    let rest =
        [(A, Action::Roll), (A, Action::Pass), (B, Action::Score), (Seat::HOUSE, Action::Close)];
    for (by, action) in rest {
        game.act(by, action).expect("the actions of a test are legal");
    }
    game
}

fn record() -> Record {
    finished().record(players())
}

fn verified(record: &Record) -> Result<Match<Toy>, Difference> {
    verify::<Toy>(Toy::standard(), record)
}

/// The error of `verify` for a changed record.
fn found(change: impl FnOnce(&mut Record)) -> Difference {
    let mut forged = record();
    change(&mut forged);
    verified(&forged).expect_err("the change must be found")
}

#[test]
fn a_record_survives_its_stored_form() {
    let record = record();
    let stored = serde_json::to_string(&record).unwrap();
    let read: Record = serde_json::from_str(&stored).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), stored);
    assert_eq!(whole(&verified(&read).unwrap()).digest(), whole(&finished()).digest());
}

#[test]
fn a_record_has_what_was_done_and_how_it_ended() {
    let record = record();
    assert_eq!((record.game.as_str(), record.rules, record.steps.len()), ("toy", 4, 7));
    assert_eq!(record.steps[0].kind, RecordedStepKind::Action("draw".to_owned()));
    assert_eq!(record.steps[2].kind, RecordedStepKind::Undo(true));
    assert_eq!(record.result[1]["place"], json!(1), "B scored");
    assert_eq!(record.commitment, record.seed.commitment());
    let unfinished = played(2, &[(A, Action::Score)]).record(players());
    assert_eq!(unfinished.result, json!(null));
    assert!(unfinished.news.is_none(), "nobody may read it before the end");
}

#[test]
fn a_record_of_other_rules_is_named_as_such() {
    assert_eq!(found(|it| it.format = 9), Difference::Format(9));
    assert_eq!(found(|it| it.rules = 3), Difference::Rules { record: 3, program: 4 });
    assert_eq!(found(|it| it.content = "0".repeat(64)), Difference::Content("0".repeat(12)));
    assert!(matches!(found(|it| it.options = json!({ "turns": 99 })), Difference::Opening(_)));
    assert!(matches!(found(|it| it.seats.clear()), Difference::Opening(_)));
}

#[test]
fn another_seed_breaks_the_commitment_or_the_deal() {
    let other = engine::Seed([8; 32]);
    assert_eq!(found(|it| it.seed = other.clone()), Difference::Commitment);
    let swapped = found(|it| {
        it.commitment = other.commitment();
        it.seed = other;
    });
    assert!(matches!(swapped, Difference::Digest { step: 1, .. }), "{swapped}");
}

#[test]
fn a_changed_step_is_named_by_its_number() {
    let refused = |difference: Difference| {
        let Difference::Refused { step, .. } = difference else { panic!("{difference}") };
        step
    };
    let action = |text: &str| RecordedStepKind::Action(text.to_owned());
    assert_eq!(refused(found(|it| it.steps[0].kind = action("fly"))), 1);
    assert_eq!(refused(found(|it| it.steps[1].seat = B)), 2);
    assert_eq!(refused(found(|it| it.steps[5].seat = Seat(9))), 6);
    assert_eq!(refused(found(|it| it.steps[6].kind = action("score"))), 7);
    assert_eq!(refused(found(|it| it.steps[1].kind = RecordedStepKind::Undo(true))), 2);
    let other_action = found(|it| it.steps[1].kind = action("note"));
    assert!(matches!(other_action, Difference::Digest { step: 2, .. }), "{other_action}");
    let left_out = found(|it| drop(it.steps.remove(1)));
    assert!(matches!(left_out, Difference::Refused { step: 2, .. }), "{left_out}");
}

#[test]
fn changed_news_and_results_are_found() {
    let news = |step, listener: &str| Difference::News { step, listener: listener.to_owned() };
    let told = |record: &mut Record, seat: usize, step: usize| {
        record.news.as_mut().unwrap().seats[seat][step] = json!({ "public": [] });
    };
    assert_eq!(found(|it| told(it, 1, 0)), news(1, "seat 2"));
    assert_eq!(found(|it| told(it, 0, 3)), news(4, "seat 1"));
    assert_eq!(
        found(|it| drop(it.news.as_mut().unwrap().spectators.pop())),
        news(0, "a spectator")
    );
    assert_eq!(found(|it| it.result[0]["points"] = json!(9)), Difference::Result);
}

#[test]
fn the_first_steps_can_be_replayed_alone() {
    let record = record();
    for n_steps in 0..=record.steps.len() {
        let replayed = replay::<Toy>(Toy::standard(), &record, n_steps).unwrap();
        assert_eq!(replayed.steps().len(), n_steps);
        let recorded = n_steps.checked_sub(1).map(|last| record.steps[last].digest);
        assert_eq!(replayed.steps().last().map(|step| step.digest), recorded);
    }
}

#[test]
fn tallies_read_hidden_cards_and_so_need_a_finished_match() {
    let tallied = tallies::<Toy>(Toy::standard(), &record()).unwrap();
    let of_a: Vec<i32> = tallied.iter().map(|tally| tally[A.idx()]).collect();
    assert_eq!(of_a, [2, 3, 4, 3, 3, 3, 3, 3], "before the first step, and after each");
    let unfinished = played(2, &[(A, Action::Score)]).record(players());
    assert_eq!(tallies::<Toy>(Toy::standard(), &unfinished).unwrap_err(), Difference::NotOver);
}

#[test]
fn a_whole_table_is_shown_of_finished_matches_only() {
    let record = record();
    let shown = |n_steps| whole_table::<Toy>(Toy::standard(), &record, n_steps).unwrap();
    let game = finished();
    let (deal, end) = (shown(0), shown(record.steps.len()));
    assert_eq!(end.public, game.view(None)["public"]);
    assert_eq!(end.seats, [game.view(Some(A))["mine"].clone(), game.view(Some(B))["mine"].clone()]);
    let held = |table: &WholeTable| table.hidden[0].holds.len();
    assert_eq!(held(&deal), held(&end) + 1, "one card was drawn");
    let unfinished = played(2, &[(A, Action::Score)]).record(players());
    let refused = whole_table::<Toy>(Toy::standard(), &unfinished, 0);
    assert_eq!(refused.unwrap_err(), Difference::NotOver);
}
