//! One test or more for each rule of RULES.md from FAB-01 to FAB-33; `collectors.rs`, `effects.rs` and `end.rs` go on.

use crate::scene::{A, B, C, D, Scene, before, figure, scene};
use engine::{Chance, Game, GameTypes, Seat, Seats, Setup, typed_options};
use fabulous::{Back, Card, Fabulous, Grade, Public, PublicEvent, Refusal, Round, Table, What};
use serde_json::{Value, json};

fn table(seats: u8, options: Value, luck: u64) -> Table {
    let content = Fabulous::standard();
    let options = typed_options::<Fabulous>(content, &options, seats).unwrap();
    Fabulous::setup(content, &options, seats, &mut Chance::quick(luck))
}

fn pile_sizes(public: &Public) -> Vec<u8> {
    (0..public.with.seats).map(|seat| public.piles.len(Seat(seat))).collect()
}

// Setup

/// FAB-01: 36 monuments and a Collector card make 37: two get 18 each and one monument is set aside, five get 7 each
/// and two are; with no Collector card nothing is left over for 2, 3, 4 or 6.
#[test]
fn everybody_is_dealt_equally_many() {
    assert_eq!(pile_sizes(table(2, json!({}), 1).public()), [18; 2]);
    let five = table(5, json!({}), 1);
    assert_eq!(pile_sizes(five.public()), [7; 5]);
    assert_eq!((five.public().with.cards, five.public().with.dealt), (37, 35));
    let six = table(6, json!({ "collectors": 0 }), 1);
    assert_eq!((six.public().with.cards, six.public().with.dealt), (36, 36));
}

/// FAB-01: what is set aside is never a Collector card, and everybody knows that.
#[test]
fn collectors_are_always_dealt() {
    for luck in 0..50 {
        let table = table(5, json!({ "collectors": 12, "pack": "antiquite" }), luck);
        let public = table.public();
        assert_eq!(public.with.cards - public.with.dealt, 33 % 5);
        for back in (public.with.dealt..public.with.cards).map(Back) {
            assert!(public.memory.monuments.contains(back));
        }
        table.audit().unwrap();
    }
}

/// FAB-01: nobody has looked at anything before the first round, and then only the leader has, at one card.
#[test]
fn only_the_top_card_is_looked_at() {
    let mut table = before(
        "A: a green, a2 green
         B: b green, b2 green",
    );
    assert_eq!((table.card(A), table.card(B)), (None, None));
    table.does(A, "look");
    assert_eq!((table.card(A), table.card(B)), (Some("a"), None));
    assert!(table.seen(A).is_empty());
    assert_eq!(table.remembered(A), ["?"]);
}

/// FAB-02: every card that is dealt has a figure for each characteristic of every set, and a grade.
#[test]
fn every_monument_has_its_figures() {
    let content = Fabulous::standard();
    for card in &content.packs[2].cards {
        for set in &content.sets {
            for characteristic in &set.characteristics {
                assert!(content.figure(*card, *characteristic).known().is_some());
            }
        }
        let prowess = content.figure(*card, content.characteristic("prowess").unwrap());
        assert!((0..=100).contains(&prowess.0));
    }
}

/// FAB-03: of two tied monuments the one in peril wins over the threatened, that over the slightly threatened, that
/// over the one that is not.
#[test]
fn the_worst_preserved_comes_first() {
    for (worse, better) in [("red", "orange"), ("orange", "yellow"), ("yellow", "green")] {
        let mut table = scene(&format!(
            "A: a {better}, a2 green
             B: b {worse}, b2 green"
        ));
        table.does(A, "name height").does(B, "say");
        assert_eq!(table.winner(), Some(B), "{worse} before {better}");
    }
}

/// FAB-04, FAB-50: whoever owns all the cards dealt has won; those set aside do not count.
#[test]
fn owning_all_the_cards_wins() {
    let mut table = scene(
        "A: a green height=9
         B: b green height=8",
    );
    table.does(A, "name height").does(B, "say");
    assert_eq!(table.places(), [1, 2]);
    assert_eq!(table.n_cards(A), 2);
    assert_eq!(table.public().with.cards, 6, "four were set aside");
    assert_eq!(table.no(A, "look"), Refusal::Over);
}

/// FAB-05: 2 to 6 play; the pack and the characteristics are options.
#[test]
fn the_table_chooses_pack_and_characteristics() {
    assert_eq!(Fabulous::SEATS, 2..=6);
    for (pack, size) in [("classique", 36), ("grand", 60), ("complet", 72), ("en_peril", 25)] {
        let table = table(3, json!({ "pack": pack, "collectors": 0 }), 1);
        assert_eq!(table.public().with.cards, size);
    }
    let cards = "A: a green area=9, a2 green
                 B: b green, b2 green";
    assert_eq!(scene(cards).no(A, "name area").rule_id(), "FAB-05");
    let mut extended = scene(&format!("{cards}\nwith set extended"));
    assert_eq!(extended.offers(A).len(), 5);
    assert_eq!(extended.does(A, "name area").does(B, "say").winner(), Some(A));
    let alternative = scene(&format!("{cards}\nwith set alternative"));
    assert!(alternative.offers(A).contains(&"name build_years".to_owned()));
    assert!(!alternative.offers(A).contains(&"name visitors".to_owned()));
}

// A round

/// FAB-10: the youngest leads, if the table says who it is; else, or if nobody sits there, chance does.
#[test]
fn the_youngest_leads_first() {
    let first =
        |youngest, luck| table(3, json!({ "youngest": youngest }), luck).public().awaited.seat;
    assert!((0..20).all(|luck| first("2", luck) == Seat(1)));
    let drawn: Seats = (0..50).map(|luck| first("random", luck)).collect();
    assert_eq!(drawn.len(), 3);
    let nobody_there: Seats = (0..50).map(|luck| first("6", luck)).collect();
    assert_eq!(nobody_there.len(), 3);
}

/// FAB-10: the leader looks, then names; nothing else can be done, and by nobody else.
#[test]
fn the_leader_looks_and_names() {
    let cards = "A: a green height=3, a2 green
                 B: b green, b2 green";
    let table = before(cards);
    assert_eq!(table.offers(A), ["look"]);
    assert_eq!(table.no(A, "name height"), Refusal::AskedFor { what: What::Look });
    let table = scene(cards);
    let names = ["name height", "name prowess", "name start_year", "name visitors"];
    assert_eq!(table.offers(A), names);
    assert_eq!(table.rule(A, "say"), "FAB-10");
    assert_eq!(table.no(B, "name height"), Refusal::NotAsked);
    assert!(table.offers(B).is_empty());
}

/// FAB-11: the others look once the characteristic is named, and say their true values clockwise.
#[test]
fn a_circuit_goes_clockwise_from_the_leader() {
    let mut table = scene(
        "A: a green height=1.5, a2 green
         B: b green height=2.5, b2 green
         C: c green height=48.5, c2 green
         with leader B",
    );
    assert_eq!((table.card(A), table.card(C)), (None, None), "they have not looked");
    table.does(B, "name height");
    assert_eq!((table.card(A), table.card(C)), (Some("a"), Some("c")));
    assert_eq!(table.asked(), (C, What::Speak));
    table.does(C, "say");
    let characteristic = table.characteristic("height");
    assert!(table.heard(PublicEvent::Said { seat: C, characteristic, value: figure(485) }));
    assert_eq!(table.asked(), (A, What::Speak));
}

/// FAB-11: everybody hears the leader's grade with the name, and nobody else's before it is used; when the round is
/// settled all cards are shown, the winner's first.
#[test]
fn grades_are_told_when_they_are_used() {
    let mut table = scene(
        "A: a yellow height=3, a2 green
         B: b red height=2, b2 green
         C: c orange height=1, c2 green",
    );
    let grades =
        |table: &Scene| [A, B, C].map(|seat| table.public().round.heard[seat.idx()].grade());
    assert_eq!(grades(&table), [None; 3]);
    table.does(A, "name height");
    assert_eq!(grades(&table), [Some(Grade::Yellow), None, None]);
    table.does(B, "say");
    assert_eq!(grades(&table), [Some(Grade::Yellow), None, None]);
    assert_eq!(table.shown(), []);
    table.does(C, "say");
    assert_eq!(table.shown(), [(A, "a"), (B, "b"), (C, "c")]);
}

/// FAB-12: the highest value wins, the oldest date does.
#[test]
fn the_best_value_wins() {
    let cards = "A: a green height=10 date=100, a2 green
                 B: b green height=30 date=300, b2 green
                 C: c green height=20 date=-200, c2 green";
    let mut table = scene(cards);
    assert_eq!(table.does(A, "name height").say(&[B, C]).winner(), Some(B));
    let mut table = scene(cards);
    assert_eq!(table.does(A, "name start_year").say(&[B, C]).winner(), Some(C));
}

/// FAB-12: heights are compared to one decimal, as the card shows them: 37.95 and 38.04 are both 38.0.
#[test]
fn values_are_compared_as_displayed() {
    let mut table = scene(
        "A: a green height=38.04, a2 green
         B: b yellow height=37.95, b2 green",
    );
    table.does(A, "name height").does(B, "say");
    assert!(table.heard(PublicEvent::Compared { seat: A, grade: Grade::Green }));
    assert_eq!(table.winner(), Some(B));
}

/// FAB-13, FAB-14: the winner's card goes under the pile first, then the others' clockwise; and the winner leads.
#[test]
fn the_winner_takes_the_cards_and_leads() {
    let mut table = scene(
        "A: a green height=1, a2 green
         B: b green height=2, b2 green, b3 green
         C: c green height=3, c2 green, c3 green",
    );
    table.does(A, "name height").say(&[B, C]);
    assert_eq!(table.winner(), Some(C));
    assert_eq!(table.remembered(C), ["?", "c", "a", "b"]);
    assert_eq!(table.card(C), Some("c2"), "who looks at once at the next card");
    assert_eq!(table.asked(), (C, What::Name));
    assert_eq!(table.public().round.leader, C);
}

// Ties

/// FAB-20: only those tied for the win compare; a red card with a worse value takes no part.
#[test]
fn the_tied_compare_grades() {
    let mut table = scene(
        "A: a green height=5, a2 green
         B: b orange height=5, b2 green
         C: c red height=1, c2 green",
    );
    table.does(A, "name height").say(&[B, C]);
    assert!(table.heard(PublicEvent::Compared { seat: A, grade: Grade::Green }));
    assert!(table.heard(PublicEvent::Compared { seat: B, grade: Grade::Orange }));
    assert!(!table.heard(PublicEvent::Compared { seat: C, grade: Grade::Red }));
    assert_eq!(table.winner(), Some(B));
}

/// FAB-21: still level, they turn new cards, whose grades alone count, until one wins all the cards of the round.
#[test]
fn a_battle_is_fought_by_grades() {
    let mut table = scene(
        "A: a green height=5, a2 yellow height=99, a3 green, a4 green
         B: b green height=5, b2 yellow, b3 red, b4 green
         C: c green height=1, c2 red",
    );
    table.does(A, "name height").say(&[B, C]);
    assert!(table.heard(PublicEvent::BattleBegun { fighters: [A, B].into_iter().collect() }));
    assert!(table.heard(PublicEvent::BattleGoesOn { fighters: [A, B].into_iter().collect() }));
    assert_eq!(table.winner(), Some(B));
    assert_eq!(table.remembered(B), ["b", "b2", "b3", "c", "a", "a2", "a3"]);
    assert_eq!(table.n_cards(C), 1, "who was not tied turned nothing");
}

/// FAB-22: one with an empty pile drops out, and whoever is left alone wins without turning.
#[test]
fn who_has_no_card_drops_out_of_the_battle() {
    let mut table = scene(
        "A: a green height=5
         B: b green height=5, b2 green, b3 green
         C: c green height=1, c2 green",
    );
    table.does(A, "name height").say(&[B, C]);
    assert!(table.heard(PublicEvent::DroppedOut { seat: A }));
    assert_eq!(table.winner(), Some(B));
    assert_eq!(
        table.remembered(B),
        ["?", "b", "c", "a"],
        "b2 is the next card, not turned for the battle"
    );
}

/// FAB-22: of three, only those level on the worst grade go on.
#[test]
fn only_those_level_on_the_worst_grade_go_on() {
    let mut table = scene(
        "A: a green height=5, a2 red, a3 red, a4 green
         B: b green height=5, b2 yellow, b3 green
         C: c green height=5, c2 red, c3 green, c4 green",
    );
    table.does(A, "name height").say(&[B, C]);
    assert!(table.heard(PublicEvent::BattleBegun { fighters: Seats::all(3) }));
    assert!(table.heard(PublicEvent::BattleGoesOn { fighters: [A, C].into_iter().collect() }));
    assert_eq!(table.winner(), Some(A));
    assert_eq!(table.n_cards(B), 1);
}

/// FAB-22: where nobody can turn a card, the first from whoever imposed the characteristic wins; cards are turned in
/// that order too.
#[test]
fn where_nobody_can_turn_the_imposer_comes_first() {
    let mut table = scene(
        "A: a green height=5
         B: b yellow height=5
         C: c yellow height=5 prowess=10, c2 green
         D: d green height=1 prowess=1, d2 green",
    );
    table.does(A, "name height");
    table.does(B, "impose prowess").say(&[C, D, A]);
    assert_eq!(table.winner(), Some(C), "A is green, and B has nothing to turn");

    let mut table = scene(
        "A: a green height=5 prowess=9
         B: b green height=5 prowess=1
         C: c yellow height=1 prowess=9
         D: d yellow height=1 prowess=9",
    );
    table.does(A, "name height").does(B, "say").does(C, "impose prowess");
    table.say(&[D, A, B]);
    assert_eq!(table.winner(), Some(C), "C imposed; D, level with C, comes after");

    let mut table = scene(
        "A: a green height=5 prowess=1
         B: b yellow height=5 prowess=9
         C: c green height=1 prowess=1
         D: d yellow height=1 prowess=9",
    );
    table.does(A, "name height").say(&[B, C]).does(D, "impose prowess");
    table.say(&[A, B, C]);
    assert_eq!(table.winner(), Some(D), "D imposed; from A, who leads, B would be first");
}

// Changing the characteristic

/// FAB-30: yellow over green, orange over yellow, red over orange; the same grade is not enough, and green never is.
#[test]
fn a_worse_grade_may_impose() {
    let may = |mine: &str, leaders: &str| {
        let mut table = scene(&format!(
            "A: a {leaders}, a2 green
             B: b {mine}, b2 green"
        ));
        table.does(A, "name height");
        1 < table.offers(B).len()
    };
    let grades = ["green", "yellow", "orange", "red"];
    for (mine, my_grade) in grades.iter().enumerate() {
        for (leaders, grade) in grades.iter().enumerate() {
            assert_eq!(may(my_grade, grade), leaders < mine, "{my_grade} against {grade}");
        }
    }
}

/// FAB-30: it is compared with the last who imposed, not with the leader.
#[test]
fn the_last_who_imposed_sets_the_bar() {
    let mut table = scene(
        "A: a green, a2 green
         B: b orange, b2 green
         C: c yellow, c2 green",
    );
    table.does(A, "name height");
    table.does(B, "impose prowess");
    let (mine, bar) = (Grade::Yellow, Grade::Orange);
    assert_eq!(table.no(C, "impose visitors"), Refusal::NotWorse { mine, bar });
}

/// FAB-31: the new circuit begins with whoever imposed, and the leader and those who had spoken are in it.
#[test]
fn a_new_circuit_has_everybody_in_it() {
    let mut table = scene(
        "A: a green height=9 visitors=500, a2 green
         B: b green visitors=400, b2 green
         C: c yellow visitors=300, c2 green",
    );
    table.does(A, "name height").does(B, "say").does(C, "impose visitors");
    assert_eq!(table.public().round.spoken, Seats::one(C));
    assert_eq!(table.asked(), (A, What::Speak));
    table.does(A, "say");
    assert_eq!(table.asked(), (B, What::Speak));
    table.does(B, "say");
    assert_eq!(table.winner(), Some(A));
}

/// FAB-32: from green to yellow to orange to red there are three challenges, and no fourth.
#[test]
fn there_are_at_most_three_challenges() {
    let mut table = scene(
        "A: a green, a2 green
         B: b yellow, b2 green
         C: c orange, c2 green
         D: d red, d2 green",
    );
    table.does(A, "name height").does(B, "impose prowess");
    table.does(C, "impose visitors").does(D, "impose height");
    for seat in [A, B, C] {
        assert_eq!(table.offers(seat), ["say"]);
        table.does(seat, "say");
    }
    assert_eq!(table.asked(), (table.winner().unwrap(), What::Name), "the round is settled");
}

/// FAB-33: not the characteristic in force; an earlier one may come back; after the last value it is too late.
#[test]
fn what_can_be_imposed_and_when() {
    let mut table = scene(
        "A: a green height=7, a2 green
         B: b yellow, b2 green
         C: c red, c2 green",
    );
    table.does(A, "name height");
    assert_eq!(table.rule(B, "impose height"), "FAB-33");
    assert_eq!(table.no(C, "impose prowess"), Refusal::NotAsked, "only on one's turn");
    table.does(B, "impose prowess").does(C, "impose height");
    assert_eq!(table.rule(B, "impose prowess"), "FAB-11", "it is A's turn first");
    table.say(&[A, B]);
    assert_eq!(table.winner(), Some(A));
    assert_eq!(table.rule(C, "impose prowess"), "FAB-11", "the round is over");
}

/// FAB-33: a green card is asked as well as any other, and can only say its value.
#[test]
fn everybody_is_asked_on_every_turn() {
    let mut table = scene(
        "A: a red, a2 green
         B: b green, b2 green
         C: c yellow, c2 green",
    );
    table.does(A, "name height");
    assert_eq!((table.asked(), table.offers(B)), ((B, What::Speak), vec!["say".to_owned()]));
    table.does(B, "say");
    assert_eq!((table.asked(), table.offers(C)), ((C, What::Speak), vec!["say".to_owned()]));
}

/// FAB-11: a round begins with nothing heard, but everybody remembers the cards that were shown.
#[test]
fn a_new_round_has_forgotten_the_last() {
    let mut table = scene(
        "A: a red height=9, a2 green
         B: b green, b2 green",
    );
    table.does(A, "name height").does(B, "say");
    let mut fresh = Round::new(2, A, Seats::all(2));
    fresh.in_play = Seats::one(A);
    assert_eq!(table.public().round, fresh);
    let known: Vec<Option<Card>> =
        table.public().piles.pile(A).map(|back| table.public().memory.face(back)).collect();
    assert!(known.iter().all(Option::is_some), "but everybody remembers the cards");
}

trait RuleId {
    fn rule_id(&self) -> &'static str;
}

impl RuleId for Refusal {
    fn rule_id(&self) -> &'static str {
        engine::Refusal::rule(self).0
    }
}
