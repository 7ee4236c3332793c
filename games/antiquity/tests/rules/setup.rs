//! Setup (ANT-01 to ANT-09).

use std::collections::BTreeSet;

use antiquity::{
    Antiquity, Card, Colour, Options, Power, PublicEvent, Refusal, Symbol, Table, content,
};
use engine::{Match, OpeningFault, Rule, Seat, Seed, typed_options};
use serde_json::{Value, json};

use crate::scene::{A, B, C, available, card, dealt, named, scene};

/// ANT-01: twelve monuments with nine cards each, 1 to 9, and one symbol on every card.
#[test]
fn there_are_108_cards_with_one_symbol_each() {
    let cards = content().cards();
    assert_eq!((cards.len(), content().monuments().count()), (108, 12));
    for monument in content().monuments() {
        let values: Vec<u8> = cards.and(monument.cards()).iter().map(Card::value).collect();
        assert_eq!(values, [1, 2, 3, 4, 5, 6, 7, 8, 9], "{}", content().key(monument));
    }
    for it in cards.iter() {
        let bears = |symbol: &&Symbol| content().by_symbol[symbol.idx()].contains(it);
        assert_eq!(Symbol::ALL.iter().filter(bears).count(), 1, "{it:?}");
    }
    let printed = ["Akropolis 7", "Petra 1", "Pharos 1"].map(|it| content().symbol(card(it)));
    assert_eq!(printed, [Symbol::Ship; 3]);
}

/// ANT-02: every monument in play can be built by two at the start; one that is out of the game has no such card.
#[test]
fn availability_begins_on_the_side_of_two_monuments() {
    for (seats, in_play) in [(2, 11), (3, 11), (4, 12)] {
        let table = deal(seats);
        let keys = content().keys.iter();
        let sides: Vec<u8> = keys.filter_map(|key| available(&table, key)).collect();
        assert_eq!(sides, vec![2; in_play], "{seats} players");
    }
    assert_eq!(available(&deal(3), "semiramis"), None);
}

/// ANT-02: it is a reminder of what the exhibitions show.
#[test]
fn availability_follows_the_exhibitions() {
    let table = scene(
        "4 players
         A shows: Petra 1 2, Zeus 1 2
         B shows: Petra 4",
    );
    assert_eq!(["petra", "zeus", "pharos"].map(|it| table.available(it)), [0, 1, 2].map(Some));
}

/// ANT-03: every marker begins on the leftmost column, worth 3 to a sole builder, 2 and 1 to two.
#[test]
fn markers_begin_on_the_leftmost_column() {
    for seats in 2..=4 {
        assert!(deal(seats).public().markers.iter().all(|column| *column == 0));
    }
    let table = scene(
        "3 players
         A shows: Petra 1 2, Zeus 1
         B shows: Zeus 2",
    );
    assert_eq!(table.column("petra"), 1);
    assert_eq!(table.sources(Colour(0))[0], ("ANT-75", 3 + 1));
    assert_eq!(table.sources(Colour(1))[0], ("ANT-75", 2));
}

/// ANT-05, ANT-61: a monument that is left out can be neither built nor improved.
#[test]
fn a_monument_that_is_left_out_cannot_be_built() {
    let left_out = |by: &'static str| (by, Refusal::NotInPlay { rule: Rule(by) });
    let three = scene("3 players");
    assert_eq!(three.refused(A, "erect red semiramis"), left_out("ANT-05"));
    assert_eq!(three.refused(A, "improve red semiramis"), left_out("ANT-05"));
    let two = scene("2 players\n without: Petra");
    assert_eq!(two.refused(A, "erect blue petra"), left_out("ANT-61"));
    assert_eq!(two.refused(A, "improve blue petra"), left_out("ANT-61"));
    assert_eq!(two.refused(A, "erect blue semiramis").0, "ANT-31", "with two it is in play");
}

/// ANT-04: 2 historians with four players, 3 with three, and 2 for each of four colours with two; counters at 0.
#[test]
fn each_colour_has_its_historians_and_its_counter() {
    for (seats, n_colours, historians) in [(2, 4, 2), (3, 3, 3), (4, 4, 2)] {
        let table = deal(seats);
        let colours: Vec<_> = table.public().colours.iter().map(|(_, it)| it).collect();
        assert_eq!(colours.len(), n_colours);
        assert!(colours.iter().all(|it| it.historians == historians && it.earned.total() == 0));
        assert!(colours.iter().all(|it| it.exhibition.n_monuments() == 0));
    }
}

/// ANT-05: with three players Semiramis and eleven other cards leave the game; 88 are left.
#[test]
fn three_players_use_88_cards() {
    let cards = deal(3).public().with.cards;
    let out = content().cards().without(cards);
    let semiramis = named("semiramis").cards();
    assert_eq!((cards.len(), out.len()), (88, 20));
    assert_eq!(out.and(semiramis), semiramis);
    assert_eq!(out.without(semiramis).len(), 11);
    assert_eq!(out, content().out_with_3);
    assert_eq!(deal(4).public().with.cards.len(), 108);
}

/// ANT-06: everyone is dealt 5 cards, 3 lie face up, the rest is the pile.
#[test]
fn five_cards_are_dealt_and_three_turned_up() {
    for (seats, pile) in [(2, 86), (3, 70), (4, 85)] {
        let table = deal(seats);
        let public = table.public();
        assert!((0..seats).all(|seat| table.view(Seat(seat)).mine.cards.len() == 5));
        assert!(public.row.iter().all(Option::is_some));
        assert_eq!(public.pile_left, pile, "{seats} players");
        table.audit().unwrap();
    }
}

/// ANT-06: the cards are shuffled by the match's seed.
#[test]
fn another_seed_deals_other_cards() {
    let hand = |seed| dealt(4, &Options::default(), seed).view(A).mine.cards;
    assert_eq!(hand("one"), hand("one"));
    assert_ne!(hand("one"), hand("two"));
}

/// ANT-07: any player may be drawn to begin.
#[test]
fn everyone_is_first_in_some_match() {
    for seats in 2..=4 {
        let first = |nth: u32| {
            dealt(seats, &Options::default(), &format!("first {nth}")).public().turn.seat.0
        };
        let firsts: BTreeSet<u8> = (0..60).map(first).collect();
        assert_eq!(firsts, (0..seats).collect());
    }
}

/// ANT-07: play goes clockwise, and the others wait.
#[test]
fn the_turn_goes_clockwise() {
    let mut table = scene("3 players\n turn: B");
    assert_eq!(table.refused(A, "draw pile"), ("ANT-07", Refusal::NotYourTurn));
    assert_eq!(table.refused(C, "draw pile"), ("ANT-07", Refusal::NotYourTurn));
    for (seat, next) in [(B, C), (C, A), (A, B)] {
        table.play(seat, "draw pile");
        let told = table.play(seat, "end");
        assert_eq!(told, [PublicEvent::TurnPassed { to: next, actions: 3 }]);
        assert_eq!(table.public().turn.seat, next);
    }
}

/// ANT-08: unless the table chooses, it plays without power cards and leaves out a random monument.
#[test]
fn options_have_the_defaults_of_the_rulebook() {
    let options = chosen(2, json!({})).unwrap();
    assert!(!options.power_cards && !options.power_symbols && options.left_out == "random");
    let table = scene(
        "4 players
         A shows: Petra 1 6 8",
    );
    let no = ("ANT-08", Refusal::NoPowerCards);
    for action in ["acquire red naute", "exchange 1", "hero pile"] {
        assert_eq!(table.refused(A, action), no, "{action}");
    }
}

/// ANT-08: the variant needs the power cards; both reach the table.
#[test]
fn the_variant_needs_the_power_cards() {
    let alone = chosen(3, json!({ "power_symbols": true }));
    let Err(OpeningFault::Options(why)) = alone else { panic!("{alone:?}") };
    assert!(why.contains("power_symbols") && why.contains("needs \"power_cards\""), "{why}");
    let both = chosen(3, json!({ "power_cards": true, "power_symbols": true })).unwrap();
    let with = dealt(3, &both, "variant").public().with;
    assert!(with.power_cards && with.power_symbols);
    let table = scene(
        "4 players
         with: power cards
         A shows: Petra 1 6 8",
    );
    assert!(table.offers(A).contains(&"acquire red naute".to_owned()));
    assert_eq!(table.public().powers[Power::Naute.idx()], None);
}

/// ANT-08: the monument left out is one of the twelve, or drawn at random.
#[test]
fn the_monument_left_out_can_be_chosen() {
    let petra = chosen(2, json!({ "left_out": "petra" })).unwrap();
    for seed in ["one", "two", "three"] {
        let cards = dealt(2, &petra, seed).public().with.cards;
        assert_eq!(content().cards().without(cards), named("petra").cards());
    }
    assert!(chosen(2, json!({ "left_out": "eiffel" })).is_err());
    assert!(matches!(chosen(5, json!({})), Err(OpeningFault::Seats { seats: 5, .. })));
}

/// ANT-09: sizes of hands and pile, and cards that left the game, are public; hands and the pile's order are not.
#[test]
fn counts_are_public_and_cards_in_hand_are_not() {
    let lay = |hand: &str, pile: &str| {
        let text = format!("3 players\n A hand: {hand}\n aside: Pharos 9\n pile: {pile}, ...");
        scene(&text)
    };
    let (one, other) = (lay("Petra 1, Petra 2", "Zeus 1"), lay("Zeus 1, Zeus 2", "Petra 1"));
    assert_ne!(one.cards(A), other.cards(A));
    assert_eq!(json!(one.public()), json!(other.public()), "A's hand and the pile look alike");
    let seen = json!(one.public());
    assert_eq!(seen["hand_sizes"], json!([2, 0, 0]));
    assert_eq!(seen["pile_left"], json!(88 - 2 - 3 - 1));
    assert_eq!(seen["chronicled"], json!([card("Pharos 9")]));
}

/// ANT-09: nobody is sent another's hand.
#[test]
fn a_view_holds_one_hand_at_most() {
    let played: Match<Antiquity> =
        Match::open(content(), Options::default(), 3, Seed::of_words("views"));
    let mine = |seat| played.view(seat).get("mine").map(|it| it["cards"].clone());
    let held = |seat| json!(played.view_of(seat).unwrap().mine.cards);
    assert_eq!(mine(Some(A)), Some(held(A)));
    assert_ne!(mine(Some(A)), Some(held(B)));
    assert_eq!(mine(None), None);
    assert_eq!(played.view(Some(A))["public"], played.view(None)["public"]);
}

fn deal(seats: u8) -> Table {
    dealt(seats, &Options::default(), "setup")
}

fn chosen(seats: u8, options: Value) -> Result<Options, OpeningFault> {
    typed_options::<Antiquity>(content(), &options, seats)
}
