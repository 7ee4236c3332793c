//! What a board draws of an offer: its cost, in total and by parts.

use engine::{Game as _, Seat, Speak as _};
use monumental::{
    Amount, Attack, CostOf, CostPart, Facts, Monumental, Reserve, Resource, TokenPurchase, content,
};

use crate::scene::{A, Scene, scene};

fn facts(table: &Scene, action: &str) -> Option<Facts> {
    let action = Monumental::parse_action(content(), action).unwrap();
    Monumental::facts(table.table.view(Seat(0)), action)
}

fn conquest(table: &Scene, action: &str) -> (Amount, u8, u8, Vec<(CostOf, u8)>) {
    match facts(table, action) {
        Some(Facts::Price { amount, gold, waived, parts, .. }) => {
            let parts = parts.into_iter().map(|CostPart { of, n }| (of, n)).collect();
            (amount, gold, waived, parts)
        }
        other => panic!("{action} has no price: {other:?}"),
    }
}

/// MTL-69: soldiers, warlord, outpost and wonder add to the value of the province, and the sum is what is paid.
#[test]
fn a_conquest_names_its_parts() {
    let mut table = scene("A holds: f4 9\nB holds: e4 2wo\nstock: military 20");
    let (amount, gold, _, parts) = conquest(&table, "conquer e4");
    let defence = [(CostOf::Soldiers, 2), (CostOf::Warlord, 2), (CostOf::Outpost, 3)];
    assert_eq!(parts[parts.len() - 3..], defence);
    assert_eq!(amount.0[2], parts.iter().map(|(_, n)| n).sum::<u8>());
    assert_eq!(gold, 0);
    table.play("conquer e4");
    assert_eq!(table.stock()[2], 20 - amount.0[2]);
}

/// MTL-67: barbarians add their value; without any, the province costs its own, one unit at least.
#[test]
fn barbarians_are_a_part_of_the_cost() {
    let with = conquest(&scene("stock: military 9\ntoken g3: b03"), "conquer g3");
    let without = conquest(&scene("stock: military 9\ntoken g3: none"), "conquer g3");
    assert_eq!(with.3, [(CostOf::Barbarians, 1)], "a plain of no value");
    assert_eq!(without.3, [(CostOf::Terrain, 1)]);
    assert_eq!((with.0.0[2], without.0.0[2]), (1, 1));
}

/// MTL-26: what gold pays in place of resources is what the facts say.
#[test]
fn gold_that_stands_in_is_told_before_it_is_paid() {
    let mut table = scene("A holds: f4 9\nB holds: e4 2\nstock: military 1\nA gold: 9");
    let (amount, gold, ..) = conquest(&table, "conquer e4");
    assert_eq!(gold, amount.0[2] - 1);
    table.play("conquer e4");
    assert_eq!((table.stock()[2], table.player(A).gold), (0, 9 - gold));
    let table = scene("stock: production 1\nA gold: 9");
    let Some(Facts::Price { amount, gold, .. }) = facts(&table, "buy basic 1") else { panic!() };
    assert_eq!(gold, amount.0[0] - 1);
}

/// MTL-63: as many units can be sent from a tile as may leave it.
#[test]
fn a_tile_says_how_many_units_can_leave() {
    let mut table = scene("A holds: f4 3, f5 2o\nstock: military 9\ntoken g3: b03");
    table.play("conquer g3");
    let leave = |action: &str| facts(&table, action);
    assert_eq!(leave("send soldier f4"), Some(Facts::Units { leave: 2 }), "one stays");
    assert_eq!(leave("send soldier f5"), Some(Facts::Units { leave: 2 }), "the outpost stays");
}

/// MTL-61, MTL-63: a conquest names the units it needs, and where they can come from, before it is begun.
#[test]
fn a_conquest_names_the_units_that_can_be_sent() {
    let mut table = scene("A holds: f4 3, f5 1\nstock: military 9\ntoken g3: b03");
    let Some(Facts::Price { attack: Some(attack), .. }) = facts(&table, "conquer g3") else {
        panic!("units are sent right after it")
    };
    let named: Vec<(String, u8)> =
        attack.from.iter().map(|Reserve { tile, leave }| (tile.name(), *leave)).collect();
    let sum: u8 = named.iter().map(|(_, leave)| leave).sum();
    assert!(named.contains(&("f4".into(), 2)), "one stays: {named:?}");
    assert!(!named.iter().any(|(tile, _)| tile == "f5"), "the only soldier stays: {named:?}");
    let Attack { units, .. } = attack;
    assert!(0 < units && units <= sum);
    table.play("conquer g3");
    let sent = |it: &String| it.strip_prefix("send soldier ").map(str::to_owned);
    let offered: Vec<String> = table.offers().iter().filter_map(sent).collect();
    assert_eq!(named.into_iter().map(|(tile, _)| tile).collect::<Vec<_>>(), offered);
}

/// MTL-22: an effect that only gives says so; one that draws, asks or costs does not, nor one whose gift may grow.
#[test]
fn effects_that_only_give_say_so() {
    let city = "A city: mine, forum, academy, quarry, fort, fort, barracks, fort, fort\nphase: row";
    let mut table = scene(city);
    table.play("row 1; column 1");
    assert_eq!(facts(&table, "use a1 1"), Some(Facts::OnlyGives), "the mine's gold");
    assert_eq!(facts(&table, "use b1 2"), Some(Facts::OnlyGives), "the quarry's token");
    for other in ["use a2 1", "use a3 2", "use c1 2"] {
        assert_ne!(facts(&table, other), Some(Facts::OnlyGives), "{other}");
    }
}

/// MTL-27, MTL-41: a production token names what it helps to acquire, with how many tokens, and the gold that is still needed.
#[test]
fn a_token_names_what_it_helps_to_acquire() {
    let mut table = scene("A tokens: 2\nA gold: 1\nstock: production 1, science 9");
    let Some(Facts::Token { purchases }) = facts(&table, "token") else { panic!("no token") };
    let of = |action: &str| {
        let action = Monumental::parse_action(content(), action).unwrap();
        purchases.iter().find(|it| it.action == action)
    };
    let TokenPurchase { tokens, amount, gold, .. } = of("buy basic 1").unwrap();
    let price = amount.get(Resource::Production);
    assert_eq!((*tokens, *gold), (2.min(price - 1), (price - 1).saturating_sub(2)));
    for it in &purchases {
        let short = it.amount.get(Resource::Production) - 1;
        assert!(0 < it.tokens && it.tokens + it.gold == short && it.gold <= 1, "{it:?}");
    }
    let (tokens, gold) = (*tokens, *gold);
    for _ in 0..tokens {
        table.play("token");
    }
    table.play("buy basic 1");
    assert_eq!((table.player(A).production_tokens, table.player(A).gold), (2 - tokens, 1 - gold));
    let rich = scene("A tokens: 2\nstock: production 9");
    assert_eq!(facts(&rich, "token"), Some(Facts::Token { purchases: Vec::new() }));
}

/// MTL-80: an effect with free steps names them, and where each explorer can begin.
#[test]
fn free_steps_say_where_they_begin() {
    let mut table =
        scene("A city: fort, fort, fort, fort+seafaring, fort, fort, fort, fort, fort\nphase: row");
    table.play("row 2; column 1");
    let used = table.offers().into_iter().find(|it| it.starts_with("use b1")).unwrap();
    let Some(Facts::FreeSteps { steps, first }) = facts(&table, &used) else { panic!("{used}") };
    assert_eq!(steps, 1);
    table.play(&used);
    let offered = table.offers();
    for (explorer, first) in (1..).zip(first) {
        let begun = format!("explore {explorer} ");
        let to: Vec<&str> = offered.iter().filter_map(|it| it.strip_prefix(&begun)).collect();
        assert_eq!(first.iter().map(|it| it.name()).collect::<Vec<_>>(), to);
    }
}

/// MTL-123: an effect that lowers the units of the next conquest names what can be conquered after it, and for what.
#[test]
fn a_siege_names_the_conquests_after_it() {
    let mut table = scene(
        "A city: fort, fort, fort, fort+gunpowder, fort, fort, fort, fort, fort\nA holds: f4 9\nB holds: e4 9\nphase: row",
    );
    table.play("row 2; column 1");
    let used = table.offers().into_iter().find(|it| it.starts_with("use b1")).unwrap();
    let Some(Facts::Siege { conquests }) = facts(&table, &used) else { panic!("{used}") };
    assert!(!conquests.is_empty());
    let named: Vec<String> =
        conquests.iter().map(|it| format!("conquer {}", it.tile.name())).collect();
    let before: Vec<Option<Facts>> = named.iter().map(|it| facts(&table, it)).collect();
    table.play(&used);
    let offered: Vec<String> =
        table.offers().into_iter().filter(|it| it.starts_with("conquer ")).collect();
    assert_eq!(named, offered);
    let after: Vec<Option<Facts>> = named.iter().map(|it| facts(&table, it)).collect();
    assert_eq!(conquests.into_iter().map(|it| Some(it.price)).collect::<Vec<_>>(), after);
    assert_ne!(before, after);
}

/// MTL-22: an effect that is paid with resources of the player's choice names every way to pay, those with least gold first.
#[test]
fn ways_to_pay_are_named_before_the_effect_is_used() {
    let city = "A city: forum, fort, fort, fort, fort, fort, fort, fort, fort";
    let mut table = scene(&format!("{city}\nphase: row\nA gold: 1"));
    table.play("row 1; column 1");
    let [production, science, military] = table.stock();
    assert_eq!((production, science), (0, 0), "forts give military alone");
    let used = table.offers().into_iter().find(|it| it.starts_with("use a1")).unwrap();
    let Some(Facts::Pays { ways }) = facts(&table, &used) else { panic!("{used}") };
    assert!(1 < military);
    assert_eq!(ways, [Amount([0, 0, 2, 0, 0]), Amount([0, 0, 1, 1, 0])]);
    table.play(&used);
    table.play("military; military");
    assert_eq!(table.stock()[2], military - 2);
}

/// What costs nothing has no price.
#[test]
fn what_is_free_has_no_price() {
    let table = scene("stock: military 9");
    assert_eq!(facts(&table, "end"), None);
}
