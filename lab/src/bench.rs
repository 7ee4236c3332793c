use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Budget, Level, Spec};
use catalogue::Visitor;
use engine::{Chance, Game, Match, Seat, Seed, Speak, Table, play_out};
use serde::Serialize;

/// How fast a game is, on one thread.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// Random decisions in the fast lane, offers included, over all numbers of seats.
    pub decisions_per_second: f64,
    /// One copy of a table.
    pub clone_ns: f64,
    /// One view of a seat.
    pub view_ns: f64,
    /// One view of a seat as JSON.
    pub view_json_ns: f64,
    /// One list of offers.
    pub offer_ns: f64,
    /// One action in the full lane: checked, and recorded.
    pub step_ns: f64,
    /// One action of a match: the full lane, its digest and what undo needs.
    pub act_ns: f64,
    /// One imagined table.
    pub imagine_ns: f64,
    /// One judgement of a view.
    pub insight_ns: f64,
    /// One decision of an apprentice, with a choice.
    pub apprentice_ns: f64,
    /// One iteration of a master's search: an imagined table, a walk down the tree, a play-out.
    pub iteration_ns: f64,
}

/// Measures the game of that name, each figure for this long.
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
        let moments = moments::<G>();
        let mut offers = Vec::with_capacity(64);
        let mut luck = Chance::quick(1);
        let clone_ns = self.each(&moments, |moment| drop(black_box(moment.table.clone())));
        Speed {
            decisions_per_second: self.decisions_per_second::<G>(),
            clone_ns,
            view_ns: self.each(&moments, |moment| {
                black_box(moment.table.view(black_box(moment.looking)));
            }),
            view_json_ns: self.match_views::<G>(),
            offer_ns: self.each(&moments, |moment| {
                moment.table.offer(moment.by, &mut offers);
                black_box(&offers);
            }),
            step_ns: self.each(&moments, |moment| {
                let mut table = moment.table.clone();
                drop(black_box(table.step(moment.by, moment.action, &mut Chance::quick(1))));
            }) - clone_ns,
            act_ns: self.match_acts::<G>(),
            imagine_ns: self.each(&moments, |moment| {
                black_box(G::imagine(moment.table.view(moment.looking), &mut luck));
            }),
            insight_ns: self.each(&moments, |moment| {
                black_box(G::insight(moment.table.view(moment.looking)));
            }),
            apprentice_ns: self.decision(&moments, &Spec::of(Level::Apprentice)),
            iteration_ns: self.decision(&moments, &master()) / f64::from(MASTER),
        }
    }
}

/// Iterations of the master that is measured.
const MASTER: u32 = 50;

fn master() -> Spec {
    Spec::Ours { level: Level::Master, budget: Budget::Iterations(MASTER), threads: 1 }
}

/// A table in the middle of a match, and what is done next.
struct Moment<G: Game> {
    table: Table<G>,
    by: Seat,
    action: G::Action,
    /// Somebody at the table: whoever acts, or the first seat where the house does.
    looking: Seat,
}

fn moments<G: Game>() -> Vec<Moment<G>> {
    let mut moments = Vec::new();
    for seats in G::SEATS {
        let mut whim = Chance::quick(u64::from(seats));
        let seed = Seed::of_words("bench");
        let options = G::Options::default();
        play_out::<G>(G::standard(), &options, seats, &seed, &mut whim, |table, by, action| {
            let looking = if by == Seat::HOUSE { Seat(0) } else { by };
            moments.push(Moment { table: table.clone(), by, action, looking });
        });
    }
    moments
}

impl Stopwatch {
    fn each<G: Game>(self, moments: &[Moment<G>], mut work: impl FnMut(&Moment<G>)) -> f64 {
        self.per_call(|| moments.iter().for_each(&mut work)) / moments.len() as f64
    }

    /// One decision of a bot, over a few dozen moments that have a choice.
    fn decision<G: Game>(self, moments: &[Moment<G>], spec: &Spec) -> f64 {
        let mut bot = spec.bot::<G>();
        let mut luck = Chance::quick(3);
        let mut asked: Vec<(&Moment<G>, Vec<G::Action>)> = Vec::new();
        for moment in moments.iter().step_by(1 + moments.len() / 60) {
            let mut offers = Vec::new();
            moment.table.offer(moment.by, &mut offers);
            if moment.by != Seat::HOUSE && 1 < offers.len() {
                asked.push((moment, offers));
            }
        }
        let all = self.per_call(|| {
            for (moment, offers) in &asked {
                black_box(bot.choose(moment.table.view(moment.by), offers, &mut luck).is_ok());
            }
        });
        all / asked.len().max(1) as f64
    }

    fn decisions_per_second<G: Game>(self) -> f64 {
        let deals = Seed::of_words("bench");
        let mut whim = Chance::quick(1);
        let (mut decisions, mut nth) = (0, 0);
        let options = G::Options::default();
        let from = Instant::now();
        while from.elapsed() < 2 * self.each_for {
            for seats in G::SEATS {
                let seed = deals.nth(nth);
                nth += 1;
                let played =
                    play_out::<G>(G::standard(), &options, seats, &seed, &mut whim, |_, _, _| ());
                decisions += played.decisions;
            }
        }
        decisions as f64 / from.elapsed().as_secs_f64()
    }

    /// Whole matches through `Match::act`.
    fn match_acts<G: Game>(self) -> f64 {
        let mut whim = Chance::quick(2);
        let mut steps = Vec::new();
        let seats = *G::SEATS.end();
        let seed = Seed::of_words("bench");
        let options = G::Options::default();
        play_out::<G>(G::standard(), &options, seats, &seed, &mut whim, |_, by, action| {
            steps.push((by, action));
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
