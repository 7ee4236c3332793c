//! What is asked, how often, of whom, and how its answers read (MTL-22).

use engine::{Game as _, Rules as _, Seat, Speak as _, Status};
use i18n::{Language, Reader, Speaker};
use monumental::{Monumental, Refusal, content};

use super::effects::temple;
use crate::scene::{Scene, scene};

/// MTL-22: what an effect says to do several times is asked so often, and no more.
#[test]
fn several_are_asked_one_by_one() {
    let asked = |op: &str, more: &str, answers: &[&str]| {
        let mut table = temple(&format!("{{op = \"{op}\", n = 2}}"), more);
        table.play("use a1 1");
        for answer in answers {
            assert!(table.offered("stop"), "{op}: {answer}");
            table.play(answer);
        }
        assert!(table.offered("end"), "{op}: {:?}", table.offers());
    };
    let idle = "A city: temple, -, -, -, fort, fort, -, fort, fort";
    asked("activate", idle, &["card b2", "card b3"]);
    let active = "A city: temple, fort, mine, -, -, -, -, -, -";
    asked("reuse", active, &["again a2", "again a3"]);
    asked("recover", "A discard: fort, mine, forum", &["discarded fort", "discarded mine"]);
    asked(
        "exchange",
        "stock: production 3",
        &["swap production science", "swap production science"],
    );
    asked("move_explorers", "", &["explore 1 f4", "explore 2 f4"]);
}

/// MTL-22: a step that can do nothing more is not asked: the turn goes on.
#[test]
fn what_can_do_nothing_is_not_asked() {
    let goes_on = |effect: &str, more: &str, answers: &str| {
        let mut table = temple(effect, more);
        table.play(&format!("use a1 1{answers}"));
        assert!(table.offered("end"), "{effect}: {:?}", table.offers());
    };
    let idle = "A city: temple, -, -, -, fort, -, -, -, -";
    goes_on("{op = \"activate\", n = 2}", idle, "; card b2");
    goes_on("{op = \"recover\", n = 2}", "A discard: fort", "; discarded fort");
    let first = |op: &str| {
        format!("{{op = \"choose\", options = [[{{{op}}}], [{{op = \"gain\", science = 1}}]]}}")
    };
    goes_on(&first("op = \"activate\", n = 1"), "", "; choose 1");
    goes_on(&first("op = \"reuse\", n = 1"), "", "; choose 1");
    goes_on(&first("op = \"recover\", n = 1"), "", "; choose 1");
    goes_on(&first("op = \"exchange\", n = 1"), "", "; choose 1");
    goes_on(&first("op = \"outpost\""), "", "; choose 1");
    let wonders = "op = \"gain_card\", from = \"display\", kind = \"wonder\", max_cost = 20";
    goes_on(&first(wonders), "track: writing, -, -, -, -, -", "; choose 1");
    let mut table = scene("A policies: china_ministries\nA deck: mine");
    table.play("end");
    assert_eq!(table.waiting(), Seat(1), "nothing is active: there is nothing to keep");
}

/// MTL-22: only an active card is used, no plain yield of it, and no step twice.
#[test]
fn only_what_is_active_is_used() {
    let mut table = scene("A city: temple, -, -, -, academy+laws, -, -, -, -\nphase: row");
    table.play("row 1; column 1");
    assert_eq!(table.why_not("use b2 2"), Refusal::NotActive);
    assert_eq!(table.why_not("use b2 knowledge 1"), Refusal::NotActive);
    let mut table = scene("A city: -, academy, -, -, -, -, -, -, -\nA deck: fort\nphase: row");
    table.play("row 1; column 1");
    assert_eq!(table.why_not("use a2 1"), Refusal::TakenAlready);
    table.play("use a2 2");
    assert_eq!(table.why_not("use a2 2"), Refusal::EffectUsed);
}

/// An answer reads as what it does at this question.
#[test]
fn an_answer_says_what_it_does() {
    let said = |table: &Scene, action: &str| {
        let action = Monumental::parse_action(content(), action).unwrap();
        let phrase = Monumental::action(table.table.view(Seat(0)), action);
        let speaker = Speaker::new(Language::REFERENCE, &Monumental::pack()).unwrap();
        speaker.say(&phrase, Reader { seat: Some(Seat(0)), names: &[] })
    };
    let mut read = Vec::new();
    let mut after = |mut table: Scene, actions: &str, answers: &[&str]| {
        table.play(actions);
        read.extend(answers.iter().map(|answer| said(&table, answer)));
    };
    let idle = "A city: temple, -, -, -, fort, -, -, -, -";
    after(temple("{op = \"activate\", n = 1}", idle), "use a1 1", &["card b2"]);
    let archive = "{op = \"archive\", n = 1, from = \"city\"}";
    after(temple(archive, idle), "use a1 1", &["card b2"]);
    after(temple("{op = \"outpost\"}", "A holds: f4 1"), "use a1 1", &["at f4"]);
    let choice = "{op = \"choose\", options = [[{op = \"gain\", science = 1}], \
                  [{op = \"gain\", culture = 1}]]}";
    after(temple(choice, ""), "use a1 1", &["choose 1", "choose 2"]);
    after(scene("A holds: f4 1\nstock: military 1"), "move soldier g4", &["at f4"]);
    after(scene("A explorers: e4, g4\nmarket 1: 1, 2"), "take 1", &["keep 1"]);
    let army = "token g3: b01\nstock: military 9";
    after(scene(army), "conquer g3; send soldier g4", &["choose 1"]);
    let wonders = "A construction: pyramids\ntrack: stonehenge, -, -, -, -, -\nstock: production 9";
    after(scene(wonders), "complete", &["at g4"]);
    after(scene(wonders), "buy 1", &["choose 1", "choose 2"]);
    let knowledge = "A city: -, fort, fort, fort, fort, fort, fort, fort, fort
         A deck: writing, laws, mine";
    after(scene(knowledge), "end", &["choose 1", "choose 2"]);
    after(scene("A holds: f4 3w\nstock: military 9"), "outpost f4", &["choose 1", "choose 2"]);
    assert_eq!(
        read,
        [
            "Activate Fort (row 2, column 2)",
            "Archive Fort (row 2, column 2)",
            "Place the outpost in f4",
            "1 science",
            "1 culture",
            "Go to f4",
            "Take the token: 4 production",
            "1 gold",
            "Place the token in g4",
            "Keep Pyramids",
            "Keep Stonehenge",
            "Keep Writing",
            "Keep Written Laws",
            "Send 3 soldiers home",
            "Send the warlord home, with 2 soldiers",
        ]
    );
}

/// MTL-91: who draws two knowledge cards chooses, in another's turn too; everybody is told who answers.
#[test]
fn the_owner_of_a_city_answers_in_anothers_turn() {
    let mut table = scene(
        "A policies: china_ministries
         A culture: 2
         B city: fort, -, -, -, -, -, -, -, -
         B deck: writing, laws, mine",
    );
    let what = |table: &Scene| match table.table.status() {
        Status::Waiting { what, .. } => what,
        Status::Over(_) => "",
    };
    assert_eq!((table.waiting(), what(&table)), (Seat(0), "turn"));
    table.play("develop 3");
    assert_eq!((table.waiting(), what(&table)), (Seat(1), "answer"));
    table.play("card a1");
    assert_eq!((table.waiting(), what(&table)), (Seat(1), "answer"));
    assert_eq!(table.offers(), ["choose 1", "choose 2"]);
}

/// What a review shows of a match: the round, the civilisation of a seat, and the points so far.
#[test]
fn a_table_tells_its_round_its_sides_and_its_points() {
    let table = scene("round: 3\nA knowledge: 4");
    let public = table.public();
    assert_eq!(Monumental::round(public), Some(3));
    let sides = [0, 1].map(|seat| Monumental::side(content(), public, Seat(seat)));
    assert_eq!(sides, [Some("china".to_owned()), Some("denmark".to_owned())]);
    let standings = Monumental::standings(content(), public).unwrap();
    assert!(standings.points()[Seat(1)] < standings.points()[Seat(0)]);
}
