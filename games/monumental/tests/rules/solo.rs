//! Solo (MTL-110 to MTL-116).

use engine::{Chance, Seat, Seats, Setup, Status};
use monumental::{
    Answer, Monumental, Options, Phase, PublicEvent, SoloChoice, SoloEvent, Who, content, score,
};

use crate::scene::{A, B, Scene, bits, card, named, scene};

/// The automaton reveals `cards` on such a table; the player decides by the first offer.
pub(crate) fn automaton(cards: &str, more: &str) -> (Scene, Vec<SoloEvent>) {
    let solo = if more.contains("solo:") { "" } else { "solo: rulebook" };
    let civs = if more.contains("civs:") { "" } else { "civs: china, egypt" };
    let mut table = scene(&format!(
        "{civs}\n{solo}\nturn: B\nphase: automaton\nsolo_deck: {cards}\nB gold: 0\n{more}"
    ));
    let told = turn_of_automaton(&mut table);
    (table, told)
}

fn turn_of_automaton(table: &mut Scene) -> Vec<SoloEvent> {
    let mut told = Vec::new();
    let mut offers = Vec::new();
    while table.public().turn.who == B {
        let by = table.waiting();
        table.table.offer(by, &mut offers);
        let events = table.table.step(by, offers[0], &mut table.luck).unwrap();
        told.extend(events.public.iter().filter_map(|it| match it {
            PublicEvent::Solo(event) => Some(*event),
            _ => None,
        }));
    }
    told
}

/// MTL-110: a board for two, a civilisation for each, chosen by the player, and two rows of three.
#[test]
fn a_solo_table_is_one_for_two() {
    let mut luck = Chance::quick(1);
    let mut table = Monumental::setup(content(), &Options::default(), 1, &mut luck);
    assert_eq!((table.public().with.players, table.public().rows()), (2, 2));
    let mut play = |answer: Answer| table.step(Seat(0), answer.into(), &mut luck).unwrap();
    play(Answer::Target { tile: named("a4") });
    play(Answer::Civ { civ: 4 });
    play(Answer::Civ { civ: 2 });
    let [own, other] = [0, 1].map(|idx: usize| &table.public().players[idx]);
    assert_eq!((own.civ, own.capital), (Some(4), Some(named("a4"))));
    assert_eq!((other.civ, other.capital), (Some(2), Some(named("g4"))));
}

/// MTL-111: the automaton plays first, then turns alternate; the house plays it.
#[test]
fn the_automaton_plays_first() {
    let mut luck = Chance::quick(1);
    let mut table = Monumental::setup(content(), &Options::default(), 1, &mut luck);
    let mut offers = Vec::new();
    let mut turns = Vec::new();
    while turns.len() < 5 {
        let Status::Waiting { seats, .. } = table.status() else { panic!("it goes on") };
        let by = seats.nth(0).unwrap();
        if table.public().turn.phase != Phase::Setup
            && turns.last() != Some(&table.public().turn.who)
        {
            turns.push(table.public().turn.who);
        }
        table.offer(by, &mut offers);
        let action = *offers.last().unwrap();
        table.step(by, action, &mut luck).unwrap();
    }
    assert_eq!(turns, [B, A, B, A, B]);
}

/// MTL-112: the top card is revealed and its lines done in order, those of other types left out.
#[test]
fn lines_of_other_types_are_left_out() {
    let (table, told) = automaton("solo_gold_tech", "track: writing, -, -, -, -, -");
    assert_eq!(told[1], SoloEvent::Gold { gold: 3 });
    assert_eq!(table.player(B).knowledge, 0, "Egypt is not technological");
    let (table, _) =
        automaton("solo_gold_tech", "civs: egypt, china\ntrack: writing, industry, laws, -, -, -");
    assert_eq!(table.player(B).knowledge, 2, "the cheapest, then the dearest");
    let taken = bits([card("writing"), card("industry")].into_iter());
    assert_eq!(table.public().solo.cards, taken);
}

/// MTL-112: a line that costs gold is done only if the automaton can pay.
#[test]
fn paid_lines_need_gold() {
    let (poor, _) = automaton("solo_policy_aggr", "");
    assert_eq!(poor.player(B).policies.len(), 1);
    let (rich, told) = automaton("solo_policy_aggr", "B gold: 4");
    assert_eq!((rich.player(B).policies.len(), rich.player(B).gold), (2, 1));
    assert!(told.contains(&SoloEvent::Paid { gold: 3 }));
}

/// MTL-112: among equals the card furthest from the deck, then by id.
#[test]
fn equal_cards_are_told_apart() {
    let (table, _) = automaton("solo_wonder_cult", "track: quarry, academy, -, barracks, -, -");
    let academy = bits([card("academy")].into_iter());
    assert_eq!(table.public().solo.cards, academy, "the second place of its row is further");
}

/// MTL-112: between provinces of one cost and value the player decides.
#[test]
fn the_player_decides_between_equal_provinces() {
    let mut table = scene(
        "civs: china, egypt\nsolo: rulebook\nturn: B\nphase: automaton\nsolo_deck: solo_conquer_econ\nB gold: 0",
    );
    assert_eq!(table.table.status().waiting(), Seats::one(Seat::HOUSE));
    table.step(Seat::HOUSE, "automaton").unwrap();
    assert_eq!(table.waiting(), Seat(0));
    assert_eq!(table.offers(), ["at b3", "at a5"], "both of value 0 with barbarians of 1");
    assert_eq!(table.refused("at b4"), "MTL-112");
    table.play("at a5");
    assert!(table.holds(B, "a5"));
    assert_eq!((table.player(B).warlord, table.soldiers("a5")), (Some(named("a5")), 1));
}

/// MTL-112: without a soldier in the capital an outpost goes along; without either it cannot conquer.
#[test]
fn the_automaton_needs_a_soldier_or_an_outpost() {
    let far = "B holds: b4 9\ntoken b3: none\ntoken a5: none";
    let (table, _) = automaton("solo_conquer_econ", far);
    let new = table.player(B).provinces().without(named_set("b4"));
    assert_eq!((new, table.player(B).outposts), (table.player(B).outposts, new));
    let (table, told) = automaton("solo_conquer_econ", &format!("{far}\nB outposts: 0"));
    assert_eq!(table.player(B).provinces().len(), 1);
    assert!(told.contains(&SoloEvent::Idle));
}

fn named_set(tile: &str) -> monumental::Tiles {
    monumental::Tiles::one(named(tile))
}

/// MTL-112: its deck is the action cards and the card of its civilisation, shuffled again when used up.
#[test]
fn the_deck_is_shuffled_again() {
    let (table, told) = automaton("solo_denmark", "civs: china, denmark\nB holds: d3 1");
    let laid = told.iter().find_map(|it| match it {
        SoloEvent::DeckLaid { cards } => Some(cards.count_ones()),
        _ => None,
    });
    assert_eq!(laid, Some(15), "all but the card that is still being done");
    assert_eq!(table.public().solo.left.count_ones(), 14, "one more was played");
}

fn laid(told: &[SoloEvent]) -> Option<u32> {
    told.iter().find_map(|it| match it {
        SoloEvent::DeckLaid { cards } => Some(*cards),
        _ => None,
    })
}

fn bit(key: &str) -> u32 {
    1 << content().solo.iter().position(|it| it.key == key).unwrap()
}

/// MTL-112: the card just done is shuffled with the others when the deck is used up.
#[test]
fn the_card_just_done_is_shuffled_too() {
    let (mut table, told) = automaton("solo_gold_tech", "A deck: fort, fort, fort");
    assert_eq!((laid(&told), table.public().solo.left), (None, 0));
    table.play("row 1; column 1; end");
    let told = turn_of_automaton(&mut table);
    let cards = laid(&told).unwrap();
    assert_eq!((cards.count_ones(), cards & bit("solo_gold_tech")), (16, bit("solo_gold_tech")));
}

/// MTL-112: a `shuffle` step puts back the card that bears it, but not the card that revealed that one.
#[test]
fn a_shuffle_puts_back_the_card_that_bears_it() {
    let more = "civs: china, denmark\ntrack: -, -, -, -, -, -";
    let (_, told) = automaton("solo_explore_aggr", more);
    assert_eq!(laid(&told).map(u32::count_ones), Some(16));
    let (_, told) = automaton("solo_denmark, solo_explore_aggr", more);
    let cards = laid(&told).unwrap();
    assert_eq!((cards.count_ones(), cards & bit("solo_denmark")), (15, 0));
    assert_eq!(cards & bit("solo_explore_aggr"), bit("solo_explore_aggr"));
}

/// MTL-113: cards lie in its area and never act; tokens are discarded.
#[test]
fn tokens_are_discarded() {
    let (table, _) = automaton("solo_conquer_econ", "token b3: b01");
    assert_eq!((table.player(B).gold, table.player(B).barbarians), (0, 0));
    assert_eq!(table.public().board.tokens[named("b3").idx()], None);
    let (table, _) = automaton("solo_conquer_econ", "token b3: ft_timbuktu");
    assert_eq!(table.player(B).towns, 0, "counted for nobody");
    let (table, told) =
        automaton("solo_explore_econ", "B explorers: d4, d4\ntrack: -, -, -, -, -, -");
    assert!(told.iter().any(|it| matches!(it, SoloEvent::Market { .. })));
    assert_eq!((table.player(B).gold, table.player(B).production_tokens), (0, 0));
    assert_eq!(table.public().board.market_left.iter().sum::<u8>(), 2, "both markets were beside");
}

/// MTL-114: it scores as a player does, domination included.
#[test]
fn the_automaton_scores() {
    let table = scene(
        "civs: china, egypt\nsolo: rulebook\nB knowledge: 3\nB holds: b4 1\nA knowledge: 1\nB gold: 9",
    );
    assert_eq!(score(content(), table.public(), B).points(), 3 + 1 + 3 + 3);
    assert_eq!(score(content(), table.public(), A).points(), 1);
}

/// MTL-115: in the full procedure two cards are played, tokens become gold, and gold counts.
#[test]
fn the_full_procedure_is_stronger() {
    let (table, _) = automaton("solo_conquer_econ", "solo: full\ntoken b3: b01\ntoken a5: b05");
    assert_eq!(table.player(B).gold, 1, "the gold of a barbarian of 1");
    let (table, told) = automaton("solo_knowledge_aggr", "solo: full\ntrack: -, -, -, -, -, -");
    assert!(told.contains(&SoloEvent::Idle));
    assert_eq!(table.player(B).gold, 2, "for an impossible line that costs nothing");
    let scored = |solo: &str| {
        let lines = format!("civs: china, egypt\nsolo: {solo}\nB gold: 8");
        score(content(), scene(&lines).public(), B).points()
    };
    assert_eq!((scored("full"), scored("rulebook")), (2, 0));
    let full = Options { solo: SoloChoice::Full, ..Options::default() };
    let mut luck = Chance::quick(1);
    let mut table = Monumental::setup(content(), &full, 1, &mut luck);
    let mut offers = Vec::new();
    while table.public().turn.phase == Phase::Setup {
        table.offer(Seat(0), &mut offers);
        table.step(Seat(0), offers[0], &mut luck).unwrap();
    }
    assert_eq!(table.public().turn.phase, Phase::Automaton(2));
}

/// MTL-116: explorers head for markets not yet visited, then for production tokens; with neither it is impossible.
#[test]
fn explorers_head_for_markets_then_for_production() {
    let explore = "track: -, -, -, -, -, -";
    let (table, _) = automaton("solo_explore_econ", &format!("{explore}\nproduction: "));
    let near = |idx: usize| table.player(B).explorers[idx];
    assert_eq!(near(0), named("b4"), "one step towards the market of c4");
    let markets = "market 1: \nmarket 2: ";
    let (table, _) =
        automaton("solo_explore_econ", &format!("{explore}\n{markets}\nproduction: a5, b3"));
    let mut went = table.player(B).explorers;
    went.sort();
    assert_eq!(went, [named("b3"), named("a5")], "both tokens are taken");
    assert!(table.public().board.production.is_empty());
    let (_, told) = automaton("solo_explore_econ", &format!("{explore}\n{markets}\nproduction: "));
    assert!(told.contains(&SoloEvent::Idle));
}

/// MTL-116: it starts with two gold; a policy line without a policy left still pays its gold.
#[test]
fn it_starts_with_two_gold() {
    let table = Monumental::setup(content(), &Options::default(), 1, &mut Chance::quick(1));
    assert_eq!(table.public().player(Who(1)).gold, 2);
    let all =
        "B policies: japan_tea, japan_shogunate, japan_gardens, japan_seclusion, japan_blossoms";
    let (table, _) = automaton("solo_gold_cult", &format!("civs: china, japan\n{all}"));
    assert_eq!(table.player(B).gold, 3 + 10);
}

/// MTL-116: `conquer3_high` takes the three as they stand when it begins.
#[test]
fn three_provinces_are_taken_as_they_stand() {
    let (table, _) = automaton(
        "solo_explore_aggr",
        "civs: china, denmark\nproduction: \nmarket 1: \nmarket 2: \ntrack: -, -, -, -, -, -",
    );
    let mut held: Vec<String> = table.player(B).provinces().iter().map(|it| it.name()).collect();
    held.sort();
    assert_eq!(held, ["a5", "b3", "b4"], "not what the first of them opened");
}

/// MTL-103, MTL-114: the automaton is ranked like a player, and whoever comes behind it has lost.
#[test]
fn alone_one_can_lose() {
    let outcome = |lines: &str| {
        let table = scene(&format!("civs: china, egypt\nsolo: rulebook\n{lines}"));
        monumental::outcome(content(), table.public())
    };
    let ended = |lines: &str| {
        let outcome = outcome(lines);
        (outcome.0[Seat(0)].place, outcome.beaten_by_house())
    };
    assert_eq!(ended("A knowledge: 2\nB knowledge: 1"), (1, false));
    assert_eq!(ended("A knowledge: 1\nB knowledge: 2"), (2, true));
    assert_eq!(ended("A gold: 3\nB gold: 4"), (2, true), "gold breaks the tie");
    assert_eq!(ended("A gold: 4\nB gold: 4"), (1, false), "the win is shared");
    let told = |lines: &str| testkit::said::<Monumental>(&outcome(lines).ties()).concat();
    let gold = "A tie: the gold left decides (the Automaton 4, A 3).";
    assert_eq!(told("A gold: 3\nB gold: 4"), gold);
    let shared = "the gold left and the culture left: A and the Automaton share the place.";
    assert_eq!(told("A gold: 4\nB gold: 4"), format!("A tie, also by {shared}"));
}
