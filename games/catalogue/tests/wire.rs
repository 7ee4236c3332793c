//! Every game as the platform uses it: JSON in, one seat's JSON out.

#![allow(clippy::unwrap_used, reason = "the helpers of tests may panic")]

use catalogue::GAMES;
use engine::{AnyGame, AnyMatch, Chance, NotPlayed, Opening, Seat, Seed, Status};
use serde_json::{Value, json};

fn open(game: &dyn AnyGame, seats: u8) -> Box<dyn AnyMatch> {
    let (content, options) = (game.standard(), &json!({}));
    game.open(Opening { content, options, seats, seed: Seed([7; 32]) }).unwrap()
}

/// Plays random offers to the end, and calls `seen` before each action.
fn play(
    game: &dyn AnyGame,
    seats: u8,
    mut seen: impl FnMut(&dyn AnyMatch, Seat),
) -> Box<dyn AnyMatch> {
    let mut played = open(game, seats);
    let mut whim = Chance::quick(3);
    while let Status::Waiting { seats, .. } = played.status() {
        let by = seats.nth(0).unwrap();
        seen(played.as_ref(), by);
        let offers = played.offers(by);
        let offer = &offers[whim.below(offers.len() as u32) as usize];
        played.act(by, &json!(offer.code)).unwrap();
    }
    played
}

#[test]
fn nobody_is_sent_what_is_anothers() {
    for game in GAMES {
        let seats = game.seats().1;
        let played = play(*game, seats, |played, _| {
            assert!(played.view(None).get("mine").is_none(), "a spectator has nothing hidden");
            assert!(played.view(Some(Seat(200))).get("mine").is_none(), "nobody sits there");
        });
        let news = |seat| played.news(seat, 0);
        assert!(news(None).iter().all(|step| step.get("mine").is_none()));
        for seat in (0..seats).map(Seat) {
            assert_eq!(news(Some(seat)).len(), played.n_steps(), "one entry a step, for everyone");
            for (mine, theirs) in news(Some(seat)).iter().zip(news(None)) {
                assert_eq!(mine.get("public"), theirs.get("public"), "what is public is the same");
            }
        }
    }
}

#[test]
fn an_offer_is_understood_by_its_code_its_text_and_its_object() {
    for game in GAMES {
        play(*game, game.seats().0, |played, by| {
            for offer in played.offers(by) {
                for form in [json!(offer.code), json!(offer.text), offer.action] {
                    assert_eq!(played.check(by, &form), Ok(()), "{form}");
                }
            }
        });
    }
}

#[test]
fn what_is_no_action_is_malformed_and_what_is_not_allowed_names_its_rule() {
    for game in GAMES {
        let mut played = open(*game, game.seats().1);
        let malformed = |no: Result<(), NotPlayed>| matches!(no, Err(NotPlayed::Malformed { .. }));
        for value in [json!(null), json!([]), json!({}), json!("sing"), json!(-1), json!(1e300)] {
            assert!(malformed(played.act(Seat(0), &value)), "{value}");
        }
        let by = played.status().waiting().nth(0).unwrap();
        let offer = json!(played.offers(by)[0].code);
        assert_eq!(played.act(Seat(99), &offer), Err(NotPlayed::NoSuchSeat));
        let bystander =
            (0..game.seats().1).map(Seat).find(|seat| !played.status().waiting().contains(*seat));
        if let Some(bystander) = bystander {
            let no = json!(played.act(bystander, &offer).unwrap_err());
            assert!(no["rule"].as_str().unwrap().contains('-'), "{no}");
        }
        assert_eq!(played.n_steps(), 0);
    }
}

#[test]
fn wrong_openings_are_explained() {
    for game in GAMES {
        let try_open = |seats: u8, options: Value| {
            let opening =
                Opening { content: game.standard(), options: &options, seats, seed: Seed([7; 32]) };
            game.open(opening).map(drop).unwrap_err().to_string()
        };
        let (least, most) = game.seats();
        assert!(try_open(most + 1, json!({})).contains(&format!("{least} to {most}")));
        assert!(try_open(most, json!({ "no_such_option": 1 })).contains("no_such_option"));
        assert!(try_open(most, json!("{}")).contains("JSON object"));
    }
}

#[test]
fn a_record_is_replayed_to_any_step() {
    for game in GAMES {
        let played = play(*game, game.seats().0, |_, _| ());
        let players =
            (0..game.seats().0).map(|seat| engine::Player { name: format!("{seat}"), bot: None });
        let record = played.record(players.collect());
        let half = record.steps.len() / 2;
        let replay = game.replay(game.standard(), &record, half).unwrap();
        assert_eq!(replay.n_steps(), half);
        assert_eq!(replay.news(None, 0), played.news(None, 0)[..half]);
        let whole = game.verify(game.standard(), &record).unwrap();
        assert_eq!(json!(whole.status()), json!(played.status()));
    }
}
