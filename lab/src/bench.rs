use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{BotSpec, Budget, Level};
use catalogue::Visitor;
use engine::{Chance, Game, Match, Seat, Seed, Speak, Table, play_out};
use serde::Serialize;

/// The speed of a game, on one thread.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// Random decisions in the fast lane, offers included, over all numbers of seats.
    pub decisions_per_second: f64,
    /// Copies a table.
    pub clone_ns: f64,
    /// Makes the view of a seat.
    pub view_ns: f64,
    /// Makes the view of a seat as JSON.
    pub view_json_ns: f64,
    /// Lists the offers of a seat.
    pub offer_ns: f64,
    /// Plays an action in the lane for people: checked and recorded.
    pub step_ns: f64,
    /// Plays an action of a match: the lane for people, the digest, and what undo needs.
    pub act_ns: f64,
    /// Imagines a table.
    pub imagine_ns: f64,
    /// Judges a view.
    pub insight_ns: f64,
    /// Makes a decision of an apprentice that has a choice.
    pub apprentice_ns: f64,
    /// Makes one iteration of a master's search: imagines a table, walks down the tree, plays the rollout.
    pub iteration_ns: f64,
}

/// Measures a game, each figure for this long; `None` if there is no such game.
pub fn speed(slug: &str, each_for: Duration) -> Option<Speed> {
    catalogue::visit(slug, Stopwatch { each_for })
}

#[derive(Clone, Copy)]
struct Stopwatch {
    each_for: Duration,
}

impl Visitor for Stopwatch {
    type Out = Speed;

    fn visit<G: Speak>(self) -> Speed {
        let positions = positions::<G>();
        let mut offers = Vec::with_capacity(64);
        let mut luck = Chance::quick(1);
        let clone_ns = self.each(&positions, |position| drop(black_box(position.table.clone())));
        Speed {
            decisions_per_second: self.decisions_per_second::<G>(),
            clone_ns,
            view_ns: self.each(&positions, |position| {
                black_box(position.table.view(black_box(position.looking)));
            }),
            view_json_ns: self.match_views::<G>(),
            offer_ns: self.each(&positions, |position| {
                position.table.offer(position.by, &mut offers);
                black_box(&offers);
            }),
            step_ns: self.each(&positions, |position| {
                let mut table = position.table.clone();
                drop(black_box(table.step(position.by, position.action, &mut Chance::quick(1))));
            }) - clone_ns,
            act_ns: self.match_acts::<G>(),
            imagine_ns: self.each(&positions, |position| {
                black_box(G::imagine(position.table.view(position.looking), &mut luck));
            }),
            insight_ns: self.each(&positions, |position| {
                black_box(G::insight(position.table.view(position.looking)));
            }),
            apprentice_ns: self.decision(&positions, &BotSpec::of(Level::Apprentice)),
            iteration_ns: self.decision(&positions, &master()) / f64::from(MASTER),
        }
    }
}

/// The iterations of the master that is measured.
const MASTER: u32 = 50;

fn master() -> BotSpec {
    BotSpec::with_budget(Level::Master, Budget::Iterations(MASTER), 1)
}

/// A table in the middle of a match, and the action that comes next.
struct Position<G: Game> {
    table: Table<G>,
    by: Seat,
    action: G::Action,
    /// The seat whose view is measured: the one that acts, or the first seat if the house acts.
    looking: Seat,
}

/// All positions of one random match for each number of seats.
fn positions<G: Game>() -> Vec<Position<G>> {
    let mut positions = Vec::new();
    for seats in G::SEATS {
        let mut choices = Chance::quick(u64::from(seats));
        let seed = Seed::of_words("bench");
        let options = G::Options::default();
        play_out::<G>(G::standard(), &options, seats, &seed, &mut choices, |it| {
            let looking = if it.by == Seat::HOUSE { Seat(0) } else { it.by };
            let table = it.referee.table().clone();
            positions.push(Position { table, by: it.by, action: it.action, looking });
        });
    }
    positions
}

impl Stopwatch {
    fn each<G: Game>(self, positions: &[Position<G>], mut work: impl FnMut(&Position<G>)) -> f64 {
        self.per_call(|| positions.iter().for_each(&mut work)) / positions.len() as f64
    }

    /// One decision of a bot, over a few dozen positions that have a choice.
    fn decision<G: Game>(self, positions: &[Position<G>], spec: &BotSpec) -> f64 {
        let mut bot = spec.bot::<G>();
        let mut luck = Chance::quick(3);
        let mut asked: Vec<(&Position<G>, Vec<G::Action>)> = Vec::new();
        for position in positions.iter().step_by(1 + positions.len() / 60) {
            let mut offers = Vec::new();
            position.table.offer(position.by, &mut offers);
            if position.by != Seat::HOUSE && 1 < offers.len() {
                asked.push((position, offers));
            }
        }
        let all = self.per_call(|| {
            for (position, offers) in &asked {
                black_box(bot.choose(position.table.view(position.by), offers, &mut luck).is_ok());
            }
        });
        all / asked.len().max(1) as f64
    }

    fn decisions_per_second<G: Game>(self) -> f64 {
        let deals = Seed::of_words("bench");
        let mut choices = Chance::quick(1);
        let (mut decisions, mut nth) = (0, 0);
        let options = G::Options::default();
        let from = Instant::now();
        while from.elapsed() < 2 * self.each_for {
            for seats in G::SEATS {
                let seed = deals.nth(nth);
                nth += 1;
                let played =
                    play_out::<G>(G::standard(), &options, seats, &seed, &mut choices, |_| ());
                decisions += played.decisions;
            }
        }
        decisions as f64 / from.elapsed().as_secs_f64()
    }

    /// Whole matches through `Match::act`.
    fn match_acts<G: Game>(self) -> f64 {
        let mut choices = Chance::quick(2);
        let mut steps = Vec::new();
        let seats = *G::SEATS.end();
        let seed = Seed::of_words("bench");
        let options = G::Options::default();
        play_out::<G>(G::standard(), &options, seats, &seed, &mut choices, |it| {
            steps.push((it.by, it.action));
        });
        let match_ns = self.per_call(|| {
            let mut played = Match::<G>::open(G::standard(), options.clone(), seats, seed.clone());
            for &(by, action) in &steps {
                black_box(played.act(by, action).is_ok());
            }
        });
        match_ns / steps.len() as f64
    }

    fn match_views<G: Game>(self) -> f64 {
        let seats = *G::SEATS.end();
        let played =
            Match::<G>::open(G::standard(), G::Options::default(), seats, Seed::of_words("bench"));
        self.per_call(|| drop(black_box(played.view(Some(Seat(0))))))
    }

    /// Nanoseconds a call, the best of five stretches: what disturbs a machine only ever makes it slower.
    fn per_call(self, mut work: impl FnMut()) -> f64 {
        let stretch = self.each_for / 5;
        let mut best = f64::INFINITY;
        for _ in 0..5 {
            let (from, mut calls) = (Instant::now(), 0u32);
            while from.elapsed() < stretch {
                work();
                calls += 1;
            }
            best = best.min(from.elapsed().as_nanos() as f64 / f64::from(calls));
        }
        best
    }
}
