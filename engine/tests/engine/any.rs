//! Games and matches with their types erased: JSON in, one seat's JSON out.

use engine::{
    AnyMatch, Content as _, Game, NotPlayed, Opening, OpeningFault, Pack, Phrase, Player,
    Rules as _, Seat, Seed,
};
use serde_json::{Value, json};

use crate::toy::{Content, GAME, Toy, open as open_typed};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn opened(seats: u8, options: &Value) -> Result<Box<dyn AnyMatch>, OpeningFault> {
    GAME.open(Opening { content: GAME.standard(), options, seats, seed: Seed([7; 32]) })
}

fn open() -> Box<dyn AnyMatch> {
    opened(2, &json!({})).expect("two may play with default options")
}

#[test]
fn an_action_is_played_by_its_code_its_text_or_its_object() {
    let digests = [json!(0), json!("score"), json!({ "do": "score" })].map(|action| {
        let mut game = open();
        game.check(A, &action).unwrap();
        assert_eq!(game.n_steps(), 0, "a check plays nothing");
        game.act(A, &action).unwrap();
        game.recorded(0).unwrap()
    });
    assert_eq!(digests[0], digests[1]);
    assert_eq!(digests[1], digests[2]);
}

#[test]
fn what_is_no_action_is_malformed() {
    let nonsense = [
        json!(null),
        json!(true),
        json!([0]),
        json!({}),
        json!({ "do": "fly" }),
        json!({ "do": "show", "card": 8 }),
        json!({ "do": "show", "card": 300 }),
        json!(""),
        json!("score score"),
        json!("show 0"),
        json!("show 9"),
        json!(-1),
        json!(0.5),
        json!(Toy::CODES),
        json!(u64::MAX),
    ];
    for action in nonsense {
        let mut game = open();
        let before = game.view(Some(A));
        assert!(matches!(game.check(A, &action), Err(NotPlayed::Malformed { .. })), "{action}");
        assert!(matches!(game.act(A, &action), Err(NotPlayed::Malformed { .. })), "{action}");
        assert_eq!((game.n_steps(), game.view(Some(A))), (0, before), "{action}");
    }
}

#[test]
fn a_refusal_names_its_rule() {
    let mut game = open();
    let expected = NotPlayed::Refused {
        rule: "TOY-02",
        because: json!({ "because": "not_your_turn" }),
        phrase: Phrase::new("refusal"),
    };
    assert_eq!(game.act(B, &json!("score")), Err(expected));
    assert_eq!(game.act(Seat(2), &json!("score")), Err(NotPlayed::NoSuchSeat));
    assert_eq!(game.act(Seat::HOUSE, &json!("score")), Err(NotPlayed::NotTheHouses));
}

#[test]
fn an_offer_is_what_is_accepted() {
    let game = open();
    for by in [A, B, Seat(2), Seat::HOUSE] {
        let offers = game.offers(by);
        let offered: Vec<u32> = offers.iter().map(|offer| offer.code).collect();
        let accepted = (0..Toy::CODES).filter(|code| game.check(by, &json!(code)).is_ok());
        assert_eq!(offered, accepted.collect::<Vec<_>>(), "{by:?}");
        for offer in offers {
            assert_eq!(game.check(by, &json!(offer.text)), Ok(()));
            assert_eq!(game.check(by, &offer.action), Ok(()));
        }
    }
    assert_eq!(game.offers(A).len(), 9, "five actions, two cards to show, and to toss");
}

#[test]
fn a_match_is_opened_with_its_options_and_seats_only() {
    assert!(matches!(opened(4, &json!({})), Err(OpeningFault::Seats { least: 2, most: 3, .. })));
    for options in [json!({ "turns": 0 }), json!({ "turns": "6" }), json!({ "x": 1 }), json!(7)] {
        assert!(matches!(opened(2, &options), Err(OpeningFault::Options(_))), "{options}");
    }
    let game = opened(3, &json!({ "turns": 9 })).unwrap();
    assert_eq!(game.view(None)["public"]["turns_left"], json!(9));
}

#[test]
fn a_pack_may_leave_out_what_it_does_not_change() {
    let empty = GAME.load(Pack::default()).unwrap();
    assert_eq!(empty.hash, GAME.standard().hash);
    let other = GAME.load(Pack::new([("toy.toml", "hand = 1")])).unwrap();
    assert_ne!(other.hash, GAME.standard().hash);
    for broken in ["hand = 3", "hand = ", ""] {
        let faults = GAME.load(Pack::new([("toy.toml", broken)])).unwrap_err();
        assert_eq!(faults.0.len(), 1, "{broken:?}: {faults}");
        assert_eq!(faults.0[0].file, "toy.toml");
    }
}

#[test]
fn undo_news_and_records_work_without_the_type() {
    let mut game = open();
    game.act(A, &json!("note")).unwrap();
    assert_eq!(game.told(Some(A), 0), [Phrase::new("private-event")]);
    assert!(game.told(Some(B), 0).is_empty() && game.told(None, 0).is_empty());
    assert!(game.told(Some(A), 1).is_empty(), "there is no such step");
    game.undo(A).unwrap();
    assert_eq!(game.told(None, 1), [Phrase::new("undone").with("seat", A)]);
    assert_eq!((game.by(1), game.by(2)), (Some(A), None));
    game.act(Seat::HOUSE, &json!("close")).unwrap();

    let players = ["Ada", "Bo"].map(|name| Player { name: name.to_owned(), bot: None });
    let record = game.record(players.to_vec());
    let content = GAME.standard();
    assert_eq!(GAME.verify(content, &record).unwrap().view(Some(B)), game.view(Some(B)));
    assert_eq!(GAME.replay(content, &record, 1).unwrap().n_steps(), 1);
    assert_eq!(GAME.tallies(content, &record).unwrap().len(), 4);
}

#[test]
fn a_game_says_what_it_is() {
    assert_eq!((GAME.slug(), GAME.seats(), GAME.rules_version()), ("toy", (2, 3), 4));
    assert_eq!((open().game(), open().minutes()), ("toy", None));
    assert_eq!(GAME.options(GAME.standard()).len(), 1);
    assert_eq!(GAME.former_rules(), [2, 3]);
    assert!(GAME.former_packs().is_empty());
    let public = open_typed(2);
    assert_eq!(Toy::side(Toy::standard(), public.public(), A), None, "all begin alike");
    assert_eq!(Toy::round(public.public()), None, "it has no rounds");
}

/// A match that began with a former version of the rules continues with it.
#[test]
fn a_kept_pack_is_read_for_the_rules_of_its_matches() {
    let rules =
        |version| GAME.restore(&GAME.pack(), version).unwrap().get::<Content>().former_rules();
    assert_eq!((rules(4), rules(3)), (None, Some(3)));
}
