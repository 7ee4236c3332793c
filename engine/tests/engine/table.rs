//! Tables: what their digest covers, what they show, and that both lanes play the same.

use crate::whole;
use engine::{
    ActError, BySeat, Chance, Game, Observation, Players, RandomPlayers, Seat, Seats, Seed, Table,
    View, observe, play_out, play_to_end,
};

use crate::toy::{Action, Deck, Options, Private, Public, Refusal, Toy, open, played};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

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

/// Records contain digests: if these changed, no stored record would verify.
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
fn an_audit_finds_what_must_not_be() {
    assert_eq!(table(public(), 4, [0, 1]).audit(), Ok(()));
    assert!(table(public(), 4, [0, 4]).audit().is_err(), "card 4 is in a hand and in the deck");
}

/// Seats are counted from the viewing one: first its lead, then the expected points of each seat.
#[test]
fn an_observation_begins_with_the_hopes_of_each_seat() {
    let game =
        played(3, &[(A, Action::Score), (A, Action::Score), (A, Action::Pass), (B, Action::Score)]);
    let observed = |seat| {
        let mut seen = Observation::with_layout();
        observe(game.view_of(seat).unwrap(), &mut seen);
        assert!(!seen.is_empty() && !seen.layout().is_empty());
        seen.values().to_vec()
    };
    assert!(Observation::with_layout().layout().is_empty());
    assert_eq!(observed(A), [(0, 10), (1, 10), (2, 20), (3, 10)]);
    assert_eq!(observed(B), [(0, -10), (1, -10), (2, 10), (4, 20)]);
}

/// If several seats may act, each of them can be the next.
#[test]
fn random_players_take_any_seat_and_see_what_it_sees() {
    let mut whim = Chance::quick(1);
    let mut players = RandomPlayers(&mut whim);
    let waiting: Seats = [A, B].into_iter().collect();
    let next: Vec<Seat> =
        (0..50).map(|nth| Players::<Toy>::next(&mut players, waiting, nth)).collect();
    assert!(next.contains(&A) && next.contains(&B));

    struct Seeing;
    impl Players<Toy> for Seeing {
        type Error = String;
        fn next(&mut self, waiting: Seats, _: u64) -> Seat {
            waiting.first().unwrap()
        }
        fn choose(
            &mut self,
            by: Seat,
            view: Option<View<'_, Toy>>,
            _: &[Action],
        ) -> Result<Action, String> {
            match view.map(|view| view.seat) == Some(by) {
                true => Ok(Action::Pass),
                false => Err(format!("{by:?} does not see the table")),
            }
        }
    }
    let mut table = whole(&open(2)).clone();
    let played = play_to_end(&mut table, &Seed([7; 32]), &mut Seeing, |_| {});
    assert_eq!(played.map(|playout| playout.decisions), Ok(6));
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
