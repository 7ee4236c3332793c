//! The candidates that a search returns, and a check that an apprentice plays better than chance.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::float_arithmetic,
    reason = "a test that fails panics"
)]

use bots::{BotSpec, Budget, Candidate, Level};
use catalogue::Visitor;
use engine::{Chance, Seat, Seed, Speak, Status};

/// The number of offers of the first decision with a choice, and a bot's ratings of them by code.
struct Explains(BotSpec);

impl Visitor for Explains {
    type Out = (usize, Vec<Candidate<u32>>);

    fn visit<G: Speak>(self) -> Self::Out {
        let mut luck = Chance::for_step(&Seed::of_words("thought"), 0);
        let mut table = G::setup(G::standard(), &G::Options::default(), 2, &mut luck);
        let mut offers = Vec::new();
        for step in 1.. {
            let Status::Waiting { seats, .. } = table.status() else { panic!("a choice comes") };
            let by = seats.nth(0).unwrap();
            table.offer(by, &mut offers);
            if by != Seat::HOUSE && 1 < offers.len() {
                let mut bot = self.0.bot::<G>();
                let found = bot.explain(table.view(by), &offers, &mut Chance::quick(5)).unwrap();
                let by_code = |it: Candidate<G::Action>| Candidate {
                    action: G::action_code(it.action),
                    visits: it.visits,
                    points: it.points,
                    win: it.win,
                };
                return (offers.len(), found.into_iter().map(by_code).collect());
            }
            luck.turn_to(step);
            table.play(by, offers[0], &mut luck);
        }
        unreachable!("the loop has no end of its own")
    }
}

fn explains(slug: &str, threads: usize) -> (usize, Vec<Candidate<u32>>) {
    let budget = Budget::Iterations(40);
    let bot = BotSpec::with_budget(Level::Master, budget, threads);
    catalogue::visit(slug, Explains(bot)).unwrap()
}

#[test]
fn every_iteration_tries_one_offer() {
    for game in catalogue::GAMES {
        for threads in [1, 2] {
            let (offers, found) = explains(game.slug(), threads);
            assert_eq!(found.len(), offers, "every offer is spoken of");
            let visits: u32 = found.iter().map(|it| it.visits).sum();
            assert_eq!(visits, 40 * threads as u32, "{}", game.slug());
            assert!(found.is_sorted_by(|one, other| other.visits <= one.visits));
            assert!(found.iter().all(|it| it.win.is_none_or(|win| win <= 1000)));
            assert!(found.iter().all(|it| it.points.is_some() == (0 < it.visits)));
        }
    }
}

#[test]
fn the_same_seed_and_threads_give_the_same_thought() {
    for threads in [1, 3] {
        assert_eq!(explains("antiquity", threads), explains("antiquity", threads));
    }
    assert_ne!(explains("antiquity", 1).1, explains("antiquity", 2).1);
}

#[test]
fn an_apprentice_beats_chance() {
    let random = BotSpec::of(Level::Random);
    assert_eq!(random.to_string(), "random");
    let apprentice = "apprentice".parse::<BotSpec>().unwrap();
    for slug in ["antiquity", "quarry"] {
        let won = catalogue::visit(slug, Duel([apprentice.clone(), random.clone()])).unwrap();
        assert!(9 <= won, "{slug}: {won} of 10");
    }
}

/// How many of ten matches the first of two bots wins.
struct Duel([BotSpec; 2]);

impl Visitor for Duel {
    type Out = u32;

    fn visit<G: Speak>(self) -> u32 {
        let mut won = 0;
        for nth in 0..10u8 {
            let seed = Seed::of_words(&format!("duel {}", nth / 2));
            let mut luck = Chance::for_step(&seed, 0);
            let mut whim = Chance::quick(u64::from(nth));
            let mut table = G::setup(G::standard(), &G::Options::default(), 2, &mut luck);
            let mut bots = self.0.each_ref().map(|spec| spec.bot::<G>());
            let mut offers = Vec::new();
            for step in 1.. {
                let by = match table.status() {
                    Status::Waiting { seats, .. } => seats.nth(0).unwrap(),
                    Status::Over(outcome) => {
                        let first = &outcome.0[Seat(nth % 2)];
                        won += u32::from(first.place == 1);
                        break;
                    }
                };
                table.offer(by, &mut offers);
                let bot = &mut bots[usize::from(by != Seat(nth % 2))];
                let action = bot.choose(table.view(by), &offers, &mut whim).unwrap();
                luck.turn_to(step);
                table.play(by, action, &mut luck);
            }
        }
        won
    }
}
