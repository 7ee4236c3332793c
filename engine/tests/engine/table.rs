//! Tables: what their digest covers, what they show, and that both lanes play the same.

use crate::whole;
use engine::{ActError, BySeat, Chance, Game, Seat, Seed, Table, play_out};

use crate::toy::{Action, Deck, Options, Private, Public, Refusal, Toy, open};

fn public() -> Public {
    whole(&open(2)).public().clone()
}

fn table(public: Public, hand: u8, deck: [u8; 2]) -> Table<Toy> {
    let private = BySeat::new(2, |seat| Private { hand: vec![hand + seat.0], notes: 0 });
    Table::lay(Toy::standard(), public, private, Deck(deck.to_vec()))
}

#[test]
fn a_digest_covers_all_three_shelves() {
    let digest = table(public(), 4, [0, 1]).digest();
    assert_eq!(digest, table(public(), 4, [0, 1]).digest());
    assert_ne!(digest, table(Public { closed: true, ..public() }, 4, [0, 1]).digest(), "public");
    assert_ne!(digest, table(public(), 5, [0, 1]).digest(), "private");
    assert_ne!(digest, table(public(), 4, [1, 0]).digest(), "secret");
}

/// Stored records hold digests: a change here would make every one of them differ.
#[test]
fn the_digest_of_a_table_is_pinned() {
    assert_eq!(whole(&open(3)).digest().to_string(), "0a2087969fee6f27");
}

#[test]
fn a_printed_table_shows_only_what_everyone_sees() {
    let mut hidden = table(public(), 4, [0, 1]);
    let printed = format!("{hidden:?}");
    assert!(printed.contains("turns_left"), "{printed}");
    hidden = table(public(), 6, [1, 0]);
    assert_eq!(format!("{hidden:?}"), printed);
}

#[test]
fn a_seat_sees_its_own_and_a_spectator_sees_nobodys() {
    let table = table(public(), 4, [0, 1]);
    assert_eq!(table.view(Seat(1)).mine.hand, [5]);
    assert_eq!(table.perspective(Some(Seat(1))).mine.map(|(seat, _)| seat), Some(Seat(1)));
    assert!(table.perspective(None).mine.is_none());
    assert!(table.perspective(Some(Seat(2))).mine.is_none(), "nobody sits there");
}

#[test]
fn a_check_names_what_is_wrong() {
    let table = table(public(), 4, [0, 1]);
    let check = |seat, action| table.check(seat, action);
    assert_eq!(check(Seat(0), Action::Score), Ok(()));
    assert_eq!(check(Seat(1), Action::Score), Err(ActError::Refused(Refusal::NotYourTurn)));
    assert_eq!(check(Seat(2), Action::Score), Err(ActError::NoSuchSeat));
    assert_eq!(check(Seat::HOUSE, Action::Score), Err(ActError::NotTheHouses));
    assert_eq!(check(Seat::HOUSE, Action::Close), Ok(()));
}

#[test]
fn the_recorded_lane_and_the_fast_lane_come_to_the_same_table() {
    let actions = [Action::Draw, Action::Roll, Action::Score, Action::Note, Action::Pass];
    let mut recorded = whole(&open(2)).clone();
    let mut fast = recorded.clone();
    let (mut one, mut other) = (Chance::quick(3), Chance::quick(3));
    for (nth, action) in (1..).zip(actions) {
        one.turn_to(nth);
        other.turn_to(nth);
        let events = recorded.step(Seat(0), action, &mut one).unwrap();
        fast.play(Seat(0), action, &mut other);
        assert_eq!(recorded.digest(), fast.digest(), "{action:?}");
        let touches_hidden = matches!(action, Action::Draw | Action::Roll);
        assert_eq!(events.touched_hidden, touches_hidden, "{action:?}");
    }
}

#[test]
fn a_playout_is_the_same_for_the_same_seed() {
    let run = |seed: u8, whim| {
        let mut seen = 0;
        let mut whim = Chance::quick(whim);
        let playout = play_out::<Toy>(
            Toy::standard(),
            &Options::default(),
            3,
            &Seed([seed; 32]),
            &mut whim,
            |decided| {
                let table = decided.referee.table();
                assert!(table.check(decided.by, decided.action).is_ok());
                seen += 1;
            },
        );
        assert_eq!(playout.decisions, seen);
        playout.digest
    };
    assert_eq!(run(1, 1), run(1, 1));
    assert_ne!(run(1, 1), run(2, 1), "another deal");
    assert_ne!(run(1, 1), run(1, 2), "other choices");
}
