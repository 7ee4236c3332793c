//! The reasons of hints: their terms add up to the judgement, and they depend on what a seat knows alone.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails panics")]

use bots::{BotSpec, Budget, Level, MatchWithBots};
use catalogue::Visitor;
use engine::{Chance, Opening, Seat, Seed, Speak, Status};

/// Terms are rounded one by one, in tenths of a point.
const ROUNDING: i32 = 10;

struct AddUp;

impl Visitor for AddUp {
    /// How many tables were compared.
    type Out = usize;

    fn visit<G: Speak>(self) -> usize {
        let mut compared = 0;
        for seats in G::SEATS {
            let mut luck = Chance::for_step(&Seed::of_words("terms"), 0);
            let mut table = G::setup(G::standard(), &G::Options::default(), seats, &mut luck);
            let mut whim = Chance::quick(u64::from(seats));
            let mut offers = Vec::new();
            for step in 1..500 {
                let Status::Waiting { seats, .. } = table.status() else { break };
                let by = seats.nth(0).unwrap_or(Seat::HOUSE);
                table.offer(by, &mut offers);
                luck.turn_to(step);
                table.play(by, whim.pick(&offers), &mut luck);
                for seat in (0..table.n_seats()).map(Seat) {
                    let view = table.view(seat);
                    let (insight, terms) = (G::insight(view), G::terms(view));
                    for of in (0..table.n_seats()).map(Seat) {
                        let sum: i32 = terms.iter().map(|term| term.points[of]).sum();
                        let far = (sum - insight[of]).abs();
                        assert!(far <= ROUNDING, "{}: {sum}, {insight:?}: {terms:?}", G::SLUG);
                        compared += 1;
                    }
                }
            }
        }
        compared
    }
}

#[test]
fn the_terms_of_a_judgement_add_up_to_it() {
    for game in catalogue::GAMES {
        let compared = catalogue::visit(game.slug(), AddUp).unwrap();
        assert!(500 < compared, "{}: {compared}", game.slug());
    }
}

fn advice(played: &dyn MatchWithBots, seat: Seat) -> bots::Advice {
    let bot = BotSpec::with_budget(Level::ADVISER, Budget::Iterations(30), 1);
    played.decision(seat).unwrap().advise(&bot, &mut Chance::quick(3)).unwrap()
}

/// At tables that look the same to a seat, the advice is the same, with the same reasons; and in each game, some reasons are
/// the game's own.
#[test]
fn the_reason_is_the_same_on_every_table_that_looks_the_same() {
    for game in catalogue::GAMES {
        let (fewest, most) = game.seats();
        let mut own = 0;
        for seats in [fewest.max(2), most] {
            let opening = Opening {
                content: game.standard(),
                options: &serde_json::json!({}),
                seats,
                seed: Seed::of_words("reasons"),
            };
            let mut played = bots::open(game.slug(), &opening).unwrap().unwrap();
            let mut whim = Chance::quick(u64::from(seats));
            for step in 0..160 {
                let Some(by) = played.game_match().status().waiting().nth(0) else { break };
                let offers = played.game_match().offers(by);
                if by != Seat::HOUSE && 1 < offers.len() && step % 16 == 0 {
                    let said = advice(&*played, by);
                    assert!(!said.reasons.is_empty(), "{}: {said:?}", game.slug());
                    own += said.reasons.iter().filter(|it| it.id.starts_with("reason-")).count();
                    for whim in 0..2 {
                        let other = played.imagined(by, whim);
                        assert_eq!(advice(&*other, by), said, "{} at {step}", game.slug());
                    }
                }
                let code = offers[whim.below(offers.len() as u32) as usize].code;
                played.game_match_mut().act(by, &code.into()).unwrap();
            }
        }
        assert!(0 < own, "{} has words for its reasons", game.slug());
    }
}
