//! At least one test for each rule of RULES.md, each example that the rulebook prints, and the faults of packs.

use engine::{BySeat, Chance, Content as _, NoOptions, Pack, Refusal as _, Seat, Setup, Status};
use stairs::{Action, Card, CardSet, Content, Hand, Pile, Public, Refusal, Stairs, Table, content};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// STA-01: everyone is dealt three cards, the rest is the pile, and only the first player may act.
#[test]
fn three_cards_each_and_the_rest_is_the_pile() {
    for seats in 2..=4 {
        let mut luck = Chance::quick(u64::from(seats));
        let table = Stairs::setup(content(), &NoOptions::default(), seats, &mut luck);
        let public = table.public();
        assert_eq!(public.pile_left, 12 - 3 * seats);
        assert!((0..seats).all(|seat| table.view(Seat(seat)).mine.cards.len() == 3));
        assert_eq!(table.status().waiting().nth(0), Some(public.turn));
    }
    let mut table = scene([&[7], &[5]], &[], Some(3));
    let refusal = lay(&mut table, B, 5).unwrap_err();
    assert_eq!((refusal, refusal.rule().0), (Refusal::NotYourTurn, "STA-01"));
}

/// STA-02: a card of the own hand is laid and replaced from the top of the pile.
#[test]
fn a_card_is_laid_and_another_drawn() {
    let mut table = scene([&[4, 9], &[5]], &[1, 2], Some(3));
    assert_eq!(lay(&mut table, A, 5), Err(Refusal::NotInHand { card: card(5) }));
    lay(&mut table, A, 4).unwrap();
    assert_eq!(table.view(A).mine.cards, set(&[2, 9]));
    assert_eq!((table.public().pile_left, table.public().last), (1, Some(card(4))));
}

/// STA-02: a player without cards is passed over.
#[test]
fn a_player_without_cards_is_passed_over() {
    let mut table = scene([&[4, 9], &[]], &[], Some(3));
    lay(&mut table, A, 4).unwrap();
    assert_eq!(table.public().turn, A);
}

/// STA-03: the first card of the match scores nothing.
#[test]
fn the_first_card_scores_nothing() {
    let mut table = scene([&[12], &[5]], &[], None);
    lay(&mut table, A, 12).unwrap();
    assert_eq!(table.public().points[A], 0);
}

/// STA-04: the match ends when nobody holds a card; most points win, and nothing can be laid any more.
#[test]
fn the_match_ends_when_nobody_holds_a_card() {
    let mut table = scene([&[7], &[5]], &[], Some(3));
    lay(&mut table, A, 7).unwrap();
    lay(&mut table, B, 5).unwrap();
    let Status::Over(outcome) = table.status() else { panic!("it is over") };
    let places: Vec<u8> = outcome.0.values().iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 2]);
    assert_eq!(lay(&mut table, A, 7), Err(Refusal::Over));
}

/// STA-03: 7 on 3 scores, 5 on 7 does not.
#[test]
fn seven_on_three_scores_and_five_on_seven_does_not() {
    let mut table = scene([&[7], &[5]], &[], Some(3));
    lay(&mut table, A, 7).unwrap();
    lay(&mut table, B, 5).unwrap();
    assert_eq!(table.public().points.values(), [1, 0]);
}

#[test]
fn there_are_twelve_cards() {
    assert_eq!(
        content().cards.iter().map(Card::number).collect::<Vec<_>>(),
        Vec::from_iter(1..=12)
    );
    assert_eq!((content().figures.hand, content().figures.step), (3, 1));
}

#[test]
fn another_pack_needs_no_code() {
    let file =
        "[cards]\nhighest = 20\norigin = \"ours\"\n[rules]\nhand = 5\nstep = 2\norigin = \"ours\"";
    let content = with(file).unwrap();
    assert_eq!((content.cards.len(), content.figures.hand), (20, 5));
}

#[test]
fn everything_wrong_with_a_pack_is_named() {
    let file =
        "[cards]\nhighest = 99\norigin = \"ours\"\n[rules]\nhand = 0\nstep = 1\norigin = \"ours\"";
    let faults = with(file).unwrap_err();
    let entries: Vec<&str> = faults.0.iter().map(|fault| fault.entry.as_str()).collect();
    assert_eq!(entries, ["rules.hand", "cards.highest"]);
    let faults = with("[cards]\nhighest = 12\norigin = \"guessed\"\n").unwrap_err();
    assert!(faults.to_string().starts_with("stairs.toml, line 3"), "{faults}");
}

fn with(file: &str) -> Result<Content, engine::Faults> {
    Content::load(&Content::pack().overlaid(Pack::new([("stairs.toml", file)])))
}

/// A table for two with A to play. All cards that are in no hand and not in the pile count as laid.
fn scene(hands: [&[u8]; 2], pile: &[u8], last: Option<u8>) -> Table {
    let held = |seat: Seat| set(hands[seat.idx()]);
    let public = Public {
        turn: A,
        last: last.map(card),
        laid: content().cards.without(held(A)).without(held(B)).without(set(pile)),
        hand_sizes: BySeat::new(2, |seat| held(seat).len()),
        pile_left: pile.len() as u8,
        points: BySeat::new(2, |_| 0),
        over: false,
    };
    let hands = BySeat::new(2, |seat| Hand { cards: held(seat) });
    let table =
        Table::lay(content(), public, hands, Pile(pile.iter().copied().map(card).collect()));
    table.audit().unwrap();
    table
}

/// Lays a card; the error is the refusal.
fn lay(table: &mut Table, seat: Seat, number: u8) -> Result<(), Refusal> {
    let action = Action::Lay { card: card(number) };
    match table.step(seat, action, &mut Chance::quick(0)) {
        Ok(_) => Ok(()),
        Err(engine::ActError::Refused(refusal)) => Err(refusal),
        Err(no) => panic!("{no:?}"),
    }
}

fn set(numbers: &[u8]) -> CardSet {
    numbers.iter().copied().map(card).collect()
}

/// The card with that number printed on it.
fn card(number: u8) -> Card {
    Card(number - 1)
}
