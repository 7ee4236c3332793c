use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{BotSpec, Budget, Level};
use catalogue::Visitor;
use engine::{Chance, Game, Match, Seat, Seed, Speak, Table, play_out};
use serde::Serialize;

/// The speed of a game on one thread. All fields that end in `_ns` are nanoseconds for one call.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// Random decisions in the fast lane, with the listing of offers, over all numbers of seats.
    pub decisions_per_second: f64,
    /// Copying a table.
    pub clone_ns: f64,
    /// Making the view of a seat.
    pub view_ns: f64,
    /// Making the view of a seat as JSON, at the start of a match.
    pub view_json_ns: f64,
    /// Listing the offers of a seat.
    pub offer_ns: f64,
    /// Playing an action in the lane for people, which checks and records it ([`Table::step`]).
    pub step_ns: f64,
    /// Playing an action of a match: a step, its digest, and the copy that undo needs ([`Match::act`]).
    pub act_ns: f64,
    /// Imagining a table from a view.
    pub imagine_ns: f64,
    /// Judging a view ([`Rules::insight`](engine::Rules::insight)).
    pub insight_ns: f64,
    /// A decision of an apprentice between at least two offers.
    pub apprentice_ns: f64,
    /// One iteration of a master's search: it imagines a table, walks down the tree and plays the rollout.
    pub iteration_ns: f64,
}

/// Measures a game, each figure for `each_for`; `None` if there is no such game.
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

    /// Nanoseconds per decision of a bot, over a few dozen positions with at least two offers.
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

    /// Nanoseconds per action of whole matches through `Match::act`.
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

    /// Nanoseconds per call, the best of five stretches, because disturbances only ever make a stretch slower.
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
