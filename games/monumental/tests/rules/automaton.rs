//! What the Automaton's cards do, one by one, and its corners (MTL-112 to MTL-116); `solo.rs` has the rest.

use monumental::{Public, Reading, SoloEvent, content};

use super::solo::automaton;
use crate::scene::{B, bits, card, named, scene};

fn taken(cards: &[&str]) -> u64 {
    bits(cards.iter().map(|key| card(key)))
}

fn provinces(public: &Public) -> Vec<String> {
    public.player(B).provinces().iter().map(|it| it.name()).collect()
}

/// MTL-112: its cards never act (R78): its soldiers defend for no more, whatever policy it developed.
#[test]
fn its_policies_never_act() {
    let lines = "civs: china, denmark
         solo: rulebook
         A holds: f4 1
         A gold: 0
         B policies: denmark_shield_wall
         B holds: e4 2";
    assert!(!scene(&format!("{lines}\nstock: military 3")).offered("conquer e4"));
    assert!(scene(&format!("{lines}\nstock: military 4")).offered("conquer e4"), "2 and twice 1");
}

/// MTL-112: of cards of one cost and one distance from the deck, the first by id; the dearest wherever it lies.
#[test]
fn cards_are_compared() {
    let (table, _) = automaton("solo_wonder_cult", "track: -, -, quarry, -, -, barracks");
    assert_eq!(table.public().solo.cards, taken(&["barracks"]));
    let (table, _) = automaton("solo_knowledge_aggr", "track: laws, coinage, -, -, -, -");
    assert_eq!(table.public().solo.cards, taken(&["laws"]));
}

/// MTL-112: of provinces of one cost, that of the lowest tile value, before the player is asked.
#[test]
fn provinces_are_compared() {
    let (table, _) = automaton("solo_conquer_econ", "token a5: b15\ntoken b4: b01\ntoken b3: b33");
    assert_eq!(provinces(table.public()), ["a5"], "0 and 2, not 1 and 1");
    let (table, _) = automaton(
        "solo_knowledge_aggr",
        "civs: china, denmark\ntoken b3: b01\ntoken a5: b15\ntoken b4: b33",
    );
    assert_eq!(provinces(table.public()), ["b3", "b4"], "the lowest cost, then the highest");
}

/// MTL-112: it conquers with a soldier of its capital; without one, with an outpost; with neither it cannot (R76).
#[test]
fn it_conquers_with_a_soldier_or_an_outpost() {
    let provinces = |in_capital: u8, outposts: u8| {
        let lines = format!("B holds: b4 {}\nB outposts: {outposts}", 9 - in_capital);
        provinces(automaton("solo_conquer_econ", &lines).0.public()).len()
    };
    assert_eq!((provinces(1, 0), provinces(0, 1), provinces(0, 0)), (2, 2, 1));
}

/// MTL-112: Egypt plays the lines for everyone twice; Greece plays the lines for a type, whatever the type.
#[test]
fn egypt_plays_twice_and_greece_any_type() {
    let track = "track: writing, laws, -, -, -, -";
    let (table, _) = automaton("solo_egypt, solo_gold_tech", track);
    assert_eq!((table.player(B).gold, table.player(B).knowledge), (6, 0));
    let (table, _) =
        automaton("solo_greece, solo_gold_tech", &format!("civs: china, greece\n{track}"));
    assert_eq!((table.player(B).gold, table.player(B).knowledge), (0, 2));
}

/// MTL-112: China reveals until a technological line; Denmark has gold for its coast, and one more card.
#[test]
fn china_looks_for_technology_and_denmark_for_the_coast() {
    let (table, _) = automaton(
        "solo_china, solo_conquer_econ, solo_gold_tech",
        "civs: egypt, china\ntrack: writing, laws, -, -, -, -",
    );
    assert_eq!((table.player(B).gold, table.player(B).knowledge), (3, 2));
    assert!(provinces(table.public()).is_empty(), "the card without such a line is not played");
    let (table, _) = automaton(
        "solo_denmark, solo_gold_tech",
        "civs: china, denmark\nB holds: b4 1, c4 1, c5 1",
    );
    assert_eq!(table.player(B).gold, 2 + 3, "two of the three touch the sea");
}

/// MTL-112: Japan conquers if it has fewer provinces, else develops if it has fewer policies, else plays another card.
#[test]
fn japan_makes_up_for_what_it_lacks() {
    let did = |more: &str| {
        let lines = format!("civs: china, japan\n{more}");
        let (table, _) = automaton("solo_japan, solo_gold_tech", &lines);
        let player = table.player(B);
        (player.provinces().len(), player.policies.len(), player.gold)
    };
    let policy = "A policies: china_exams";
    assert_eq!(did(&format!("A holds: f4 1\n{policy}")), (1, 0, 0));
    assert_eq!(did(policy), (0, 1, 0));
    assert_eq!(did(""), (0, 0, 3));
}

/// MTL-112: what is said of a card revealed is what is done by it.
#[test]
fn a_card_revealed_says_what_is_done() {
    let read = |civs: &str, cards: &str| {
        let (_, told) = automaton(cards, &format!("civs: {civs}"));
        let readings = told.into_iter().filter_map(|it| match it {
            SoloEvent::Revealed { reading, .. } => Some(reading),
            _ => None,
        });
        readings.skip(1).collect::<Vec<_>>()
    };
    let china = read("egypt, china", "solo_china, solo_conquer_econ, solo_gold_tech");
    assert_eq!(china, [Reading::PassedOver, Reading::AsPrinted]);
    assert_eq!(read("china, egypt", "solo_egypt, solo_gold_tech"), [Reading::CommonTwice]);
    assert_eq!(read("china, greece", "solo_greece, solo_gold_tech"), [Reading::Typed]);
}

/// MTL-115: in the full procedure free towns, market tokens and pairs of production tokens become gold.
#[test]
fn all_tokens_become_gold() {
    let gold = |cards: &str, more: &str| {
        let (table, _) = automaton(cards, more);
        table.player(B).gold
    };
    let towns =
        "civs: china, denmark\ntrack: writing, -, -, -, -, -\ntoken a5: b01\ntoken b3: ft_timbuktu";
    assert_eq!(gold("solo_knowledge_aggr", &format!("solo: full\n{towns}")), 1 + 2);
    assert_eq!(gold("solo_knowledge_aggr", towns), 0);
    let markets = "track: temple, -, -, -, -, -
         B explorers: d4, d4
         market 1: 1
         market 2: 5
         production: ";
    assert_eq!(gold("solo_explore_econ", &format!("solo: full\n{markets}")), 4 + 1);
    assert_eq!(gold("solo_explore_econ", markets), 0);
    let production = "track: temple, -, -, -, -, -\nmarket 1: \nmarket 2: \nproduction: a5, b3";
    assert_eq!(gold("solo_explore_econ", &format!("solo: full\n{production}")), 1);
}

/// MTL-116: the second explorer heads for the second nearest market, by way of a production token where it can.
#[test]
fn the_second_explorer_heads_for_the_second_nearest_market() {
    let (table, _) = automaton(
        "solo_explore_econ",
        "track: -, -, -, -, -, -\nB explorers: a4, d3\nproduction: e3",
    );
    assert_eq!(table.player(B).explorers, [named("b4"), named("e3")], "not the market of c4");
    assert!(table.public().board.production.is_empty());
    let (table, _) = automaton("solo_conquer_econ", "civs: china, greece\nproduction: ");
    assert_eq!(table.player(B).explorers[0], named("c4"), "two steps");
}

/// MTL-116: between markets equally near, the way over a production token comes first, then the player chooses.
#[test]
fn the_player_chooses_between_markets_equally_near() {
    let lines = "civs: china, egypt
         solo: rulebook
         turn: B
         phase: automaton
         solo_deck: solo_explore_econ
         track: -, -, -, -, -, -
         B gold: 0
         B explorers: d4, a4";
    let mut table = scene(&format!("{lines}\nproduction: "));
    table.play("automaton");
    assert_eq!(table.offers(), ["at c4", "at e4"]);
    table.play("at e4");
    assert_eq!(table.player(B).explorers[0], named("e4"));
    let mut table = scene(&format!("{lines}\nproduction: e4"));
    table.play("automaton");
    assert_eq!(table.player(B).explorers[0], named("e4"), "nothing is asked");
}

/// MTL-112: a line that is impossible is not paid for; of its policies the first by id is developed.
#[test]
fn what_is_impossible_is_not_paid_for() {
    let (table, _) = automaton("solo_knowledge_aggr", "B gold: 4\ntrack: laws, -, -, -, -, -");
    assert_eq!((table.player(B).gold, table.player(B).knowledge), (4, 1));
    let (table, _) = automaton("solo_policy_aggr", "");
    let first = table.player(B).policies[0];
    assert_eq!(content().civs[2].policies[usize::from(first)].key, "egypt_corvee");
}

/// MTL-112, MTL-125: the cheapest wonder is that of the lowest sum of both stages.
#[test]
fn wonders_are_compared_by_both_stages() {
    let (table, _) = automaton("solo_wonder_econ", "track: pyramids, great_wall, -, -, -, -");
    assert_eq!(table.player(B).construction, Some(card("pyramids")), "4 and 4, not 4 and 5");
}

/// MTL-112: a wonder's token goes on its province of the lowest value without one; else on the capital (R78).
#[test]
fn its_wonders_stand_on_its_poorest_provinces() {
    let at = |more: &str| {
        let lines = format!("B construction: pyramids\n{more}");
        let (table, _) = automaton("solo_wonder_econ", &lines);
        let board = &table.public().board;
        let found =
            board.wonder_tiles.iter().find(|it| board.wonders[it.idx()] == Some(card("pyramids")));
        found.map(|it| it.name()).unwrap_or_default()
    };
    assert_eq!(at("B holds: b4 1, a5 1"), "a5");
    assert_eq!(at("B holds: b4 1, a5 1\nwonder a5: stonehenge"), "b4");
    assert_eq!(at(""), "a4");
}

/// MTL-116: three provinces are conquered, no more; a market is visited once.
#[test]
fn three_provinces_and_each_market_once() {
    let nothing = "production: \ntrack: -, -, -, -, -, -";
    let lines = format!("civs: china, denmark\nB holds: b4 1\nmarket 1: \nmarket 2: \n{nothing}");
    let (table, _) = automaton("solo_explore_aggr", &lines);
    assert_eq!(table.player(B).provinces().len(), 1 + 3);
    let lines = format!("B explorers: d4, d4\nB gold: 2\n{nothing}");
    let (table, _) = automaton("solo_explore_econ", &lines);
    assert_eq!(table.public().board.market_left.iter().sum::<u8>(), 2, "one of each");
    assert_eq!(table.player(B).gold, 2, "there is nothing left to explore for");
}

/// MTL-112: nothing is triggered when its turn begins (R78).
#[test]
fn its_turn_triggers_nothing() {
    let mut table = scene("civs: china, egypt\nsolo: rulebook\nB policies: egypt_floods");
    table.play("end");
    assert_eq!((table.public().turn.who, table.stock()), (B, [0, 0, 0]));
}
