//! Rulings on effects that no card of the standard pack has, but a pack of one's own can have.

use engine::{Content as _, Game, Pack};
use monumental::{Content, Monumental};

use super::effects::{pack_with, play_temple};
use crate::scene::{A, scene_with};

/// The standard pack with other lasting effects of Egypt's Floods.
fn floods(lasting: &str) -> &'static Content {
    let pack = Monumental::pack();
    let text = pack.file("civilizations.toml").unwrap();
    let standard =
        "passive = [{on = \"turn_start\", limit = 1, then = [{op = \"gain\", production = 1}]}]";
    assert!(text.contains(standard));
    let text = text.replace(standard, &format!("passive = [{lasting}]"));
    let pack = pack.overlaid(Pack::new([("civilizations.toml", text)]));
    Box::leak(Box::new(Content::load(&pack).unwrap()))
}

/// MTL-22: ruling: a place that a `turn_start` effect activated yields nothing again with its row or column.
#[test]
fn a_place_is_activated_once_a_turn() {
    let content = floods(r#"{on = "turn_start", limit = 1, then = [{op = "activate", n = 1}]}"#);
    let mut table = scene_with(
        content,
        "civs: egypt, china
         turn: B
         A policies: egypt_floods
         A city: fort, -, -, -, -, -, -, -, -",
    );
    table.play("end; card a1");
    assert_eq!(table.stock()[2], 1);
    table.play("row 1; column 1");
    assert_eq!(table.stock()[2], 1, "it is active already");
}

/// MTL-72: ruling: several triggers of one event run in the order of the policy.
#[test]
fn triggers_run_in_the_order_of_the_policy() {
    let content = floods(
        r#"{on = "turn_start", limit = 1, then = [{op = "gain", production = 2}]},
           {on = "turn_start", limit = 1, then = [{op = "if_generated", res = "production", at_least = 2,
             then = [{op = "gain", gold = 3}]}]}"#,
    );
    let mut table =
        scene_with(content, "civs: egypt, china\nturn: B\nA policies: egypt_floods\nA gold: 0");
    table.play("end");
    assert_eq!(table.player(A).gold, 3, "the second sees what the first gave");
}

/// MTL-52: ruling: a policy's action is offered while one of its steps could do something; the others are passed over.
#[test]
fn an_action_is_offered_while_a_step_can_act() {
    let content = floods(
        r#"{action = true, limit = 1, then = [
             {op = "spend", cost = {military = 1}, then = [{op = "gain", gold = 1}]}, {op = "gain", science = 2}]}"#,
    );
    let lines = "civs: egypt, china\nA policies: egypt_floods\nA gold: 0";
    let mut table = scene_with(content, lines);
    table.play("use policy 1");
    assert_eq!((table.stock()[1], table.player(A).gold), (2, 0), "there was nothing to pay with");
    let mut table = scene_with(content, &format!("{lines}\nstock: military 1"));
    table.play("use policy 1");
    assert_eq!((table.stock(), table.player(A).gold), ([0, 2, 0], 1));
    let content = floods(r#"{action = true, limit = 1, then = [{op = "exchange", n = 1}]}"#);
    assert_eq!(scene_with(content, lines).refused("use policy 1"), "MTL-22");
}

/// MTL-123: `exchange` with a number above one is asked for that many times.
#[test]
fn an_exchange_of_several_asks_for_each() {
    let content = floods(r#"{action = true, limit = 1, then = [{op = "exchange", n = 2}]}"#);
    let mut table = scene_with(
        content,
        "civs: egypt, china\nA policies: egypt_floods\nA gold: 0\nstock: military 2",
    );
    table.play("use policy 1; swap military production");
    table.play("swap military science");
    assert_eq!(table.stock(), [1, 1, 0]);
    assert!(!table.offered("swap science military"), "twice, and no more");
}

/// MTL-26: ruling (R17): gold cannot pay for gold, however deep among the steps it is.
#[test]
fn gold_never_pays_for_gold() {
    let spend = |then: &str| {
        let effect = format!(r#"{{op = "spend", cost = {{any = 1}}, then = [{then}]}}"#);
        let mut table = scene_with(
            pack_with("temple", &effect),
            "A city: temple, -, -, -, -, -, -, -, -\nphase: row\nA gold: 5",
        );
        table.play("row 1; column 1");
        table.offered("use a1 1")
    };
    assert!(spend(r#"{op = "gain", culture = 1}"#));
    assert!(!spend(
        r#"{op = "choose", options = [[{op = "gain", gold = 2}], [{op = "draw", n = 1}]]}"#
    ));
    assert!(!spend(r#"{op = "per", count = "policies", then = [{op = "gain", gold = 1}]}"#));
}

/// MTL-121: ruling: a drawn knowledge is activated knowledge; `per` without `max` has no limit.
#[test]
fn per_counts_all_there_is() {
    let content = pack_with(
        "temple",
        r#"{op = "draw", n = 12}, {op = "per", count = "activated_knowledge", then = [{op = "gain", gold = 1}]}"#,
    );
    let knowledge = ["writing"; 12].join(", ");
    let mut table = scene_with(
        content,
        &format!(
            "A city: temple+writing, -, -, -, -, -, -, -, -
             A deck: {knowledge}
             phase: row
             A gold: 0"
        ),
    );
    table.play("row 1; column 1; use a1 1; use a1 2");
    assert_eq!(table.player(A).gold, 13, "one in the city and twelve drawn");
}

/// MTL-121: ruling: `fewest_provinces` holds on a tie: nobody has fewer.
#[test]
fn the_fewest_provinces_may_be_shared() {
    let content = pack_with(
        "temple",
        r#"{op = "if", cond = "fewest_provinces", then = [{op = "gain", culture = 4}]}"#,
    );
    let table = play_temple(content);
    assert_eq!(table.player(A).culture, 4, "both have none");
}

/// MTL-72: ruling: what a wonder does when it is completed counts that wonder.
#[test]
fn a_completed_wonder_sees_itself() {
    let pack = Monumental::pack();
    let text = pack.file("development.toml").unwrap();
    let (before, after) = text.split_once("id = \"pyramids\"").unwrap();
    let (head, tail) = after.split_once("on_complete = ").unwrap();
    let rest = tail.split_once('\n').unwrap().1;
    let then =
        r#"[{op = "if", cond = "owns_wonders", n = 1, then = [{op = "gain", culture = 5}]}]"#;
    let text = format!("{before}id = \"pyramids\"{head}on_complete = {then}\n{rest}");
    let pack = pack.overlaid(Pack::new([("development.toml", text)]));
    let content: &'static Content = Box::leak(Box::new(Content::load(&pack).unwrap()));
    let mut table =
        scene_with(content, "A construction: pyramids\nstock: production 9\nA culture: 0");
    table.play("complete; at g4");
    assert_eq!(table.player(A).culture, 5);
}
