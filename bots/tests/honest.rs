//! Bots cannot cheat: what a seat cannot see has no influence on the choice of its bot.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::float_arithmetic,
    reason = "a test that fails panics"
)]

use bots::{BotSpec, Budget, Level};
use catalogue::Visitor;
use engine::{Chance, Seat, Seed, Speak, Status, Table};

/// Every level, with budgets that a test has time for.
fn bots() -> Vec<BotSpec> {
    let quick = |level: Level| BotSpec::with_budget(level, Budget::Iterations(12), 1);
    let threads = BotSpec::with_budget(Level::Master, Budget::Iterations(6), 3);
    Level::ALL.into_iter().map(quick).chain([threads]).collect()
}

struct Honest;

impl Visitor for Honest {
    type Out = ();

    fn visit<G: Speak>(self) {
        for seats in [*G::SEATS.start(), *G::SEATS.end()] {
            let seed = Seed::of_words("honest");
            let mut luck = Chance::for_step(&seed, 0);
            let mut table = G::setup(G::standard(), &G::Options::default(), seats, &mut luck);
            let mut whim = Chance::quick(u64::from(seats));
            let mut asked = 0;
            for step in 1..600 {
                let Status::Waiting { seats, .. } = table.status() else { break };
                let by = seats.nth(0).unwrap();
                let mut offers = Vec::new();
                table.offer(by, &mut offers);
                if by != Seat::HOUSE && 1 < offers.len() && step % 23 == 0 {
                    the_choice_is_the_same(&table, by, &offers, &mut whim);
                    asked += 1;
                }
                let action = whim.pick(&offers);
                luck.turn_to(step);
                table.play(by, action, &mut luck);
            }
            assert!(0 < asked, "{} at {seats} seats had positions to ask about", G::SLUG);
        }
    }
}

/// Asserts that each bot makes the same choice at this table and at two others that look the same to its seat, if it
/// has the same luck.
fn the_choice_is_the_same<G: Speak>(
    table: &Table<G>,
    by: Seat,
    offers: &[G::Action],
    whim: &mut Chance,
) {
    for spec in bots() {
        let seed = u64::from(whim.below(u32::MAX));
        let choose = |table: &Table<G>| {
            let mut bot = spec.bot::<G>();
            bot.choose(table.view(by), offers, &mut Chance::quick(seed)).unwrap()
        };
        let chosen = choose(table);
        assert!(offers.contains(&chosen), "{spec} takes what is offered");
        for _ in 0..2 {
            let other = G::imagine(table.view(by), whim);
            assert_eq!(choose(&other), chosen, "{spec} at {by:?}: {table:?}");
        }
    }
}

#[test]
fn the_choice_is_the_same_on_every_table_that_looks_the_same() {
    for game in catalogue::GAMES {
        catalogue::visit(game.slug(), Honest).unwrap();
    }
}
