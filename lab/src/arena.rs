//! One match between bots, and many of them over all cores.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, Spec};
use catalogue::Visitor;
use engine::{AnyContent, Chance, Outcome, Seat, Seed, Speak, Status, typed_options};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Fault;
use crate::company::{Company, Thought};
use crate::traits::{self, Traits};

/// How fast bots are taken to play where a match ends by the clock: about as fast as people.
const DECISIONS_A_MINUTE: u64 = 8;

/// A table as it is laid before the deal.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What it is called in the report.
    pub name: String,
    /// The printed matter.
    pub content: AnyContent,
    /// What is chosen.
    pub options: Value,
}

/// A match that is to be played.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// Its number.
    pub nth: u64,
    /// Which deal: matches of one deal have the same cards in the same order.
    pub deal: u64,
    /// Which of the setups.
    pub setup: usize,
    /// Which bot sits at each seat.
    pub bots: Vec<usize>,
}

/// A match that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number.
    pub nth: u64,
    /// Which deal.
    pub deal: u64,
    /// Which of the setups.
    pub setup: usize,
    /// Which bot sat at each seat.
    pub bots: Vec<usize>,
    /// Who had the first turn, the second and so on, by seat, counted from 0.
    #[serde(default)]
    pub order: Vec<u8>,
    /// Points by seat.
    pub points: Vec<i32>,
    /// Places by seat.
    pub places: Vec<u8>,
    /// Points by the rule that gave them, by seat.
    pub sources: Vec<BTreeMap<String, i32>>,
    /// Decisions in all.
    pub decisions: u64,
    /// Rounds, where the game has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// The final table's fingerprint.
    pub digest: u64,
    /// What set each seat apart from the others by the rules, where something does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<String>,
    /// What each seat began with and did, where that was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Traits>,
    /// How long each seat thought. This differs from run to run; all the rest does not.
    pub thought: Vec<Thought>,
}

impl Played {
    /// How much of the win the seat has: 1, or a part where several share it.
    pub fn won(&self, seat: usize) -> f64 {
        let winners = self.places.iter().filter(|place| **place == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// All that a run needs besides its fixtures.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// The game's slug.
    pub game: &'a str,
    /// How many sit down.
    pub seats: u8,
    /// How the tables are laid.
    pub setups: &'a [Setup],
    /// Who plays.
    pub bots: &'a [Spec],
    /// Words that make the seed.
    pub seed: &'a str,
    /// How many threads; all cores where it is nothing.
    pub threads: Option<usize>,
    /// Whether to note what each seat began with and did.
    pub noting: Noting,
    /// Set when the run shall stop after the matches under way.
    pub stop: &'a AtomicBool,
    /// Told each match that was played.
    pub seen: &'a (dyn Fn(&Played) -> Result<(), String> + Sync),
}

impl std::fmt::Debug for Ground<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ground").field("game", &self.game).finish_non_exhaustive()
    }
}

/// What is noted of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noting {
    /// How it ended.
    Results,
    /// What each seat began with and did, too.
    Traits,
}

/// Plays the fixtures over all cores, in any order, until they are done or the run is stopped.
pub fn play_all(ground: Ground<'_>, fixtures: &[Fixture]) -> Result<Vec<Played>, Fault> {
    let run = Run { ground, fixtures };
    let mut played = catalogue::visit(ground.game, run)
        .unwrap_or_else(|| Err(Fault::NoSuchGame(ground.game.to_owned())))?;
    played.sort_by_key(|it| it.nth);
    Ok(played)
}

struct Run<'a> {
    ground: Ground<'a>,
    fixtures: &'a [Fixture],
}

impl Visitor for Run<'_> {
    type Out = Result<Vec<Played>, Fault>;

    fn visit<G: Speak>(self) -> Self::Out {
        let threads = self.ground.threads.unwrap_or(0);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
        let deals = Seed::of_words(self.ground.seed);
        let play = |fixture: &Fixture| -> Option<Result<Played, Fault>> {
            if self.ground.stop.load(Ordering::Relaxed) {
                return None;
            }
            let played = play_one::<G>(&self.ground, &deals, fixture);
            if let Ok(played) = &played
                && let Err(fault) = (self.ground.seen)(played)
            {
                return Some(Err(Fault::Record(fault)));
            }
            Some(played)
        };
        pool.install(|| {
            // One by one: matches between deep thinkers are few and long.
            self.fixtures.par_iter().with_max_len(1).filter_map(play).collect()
        })
    }
}

fn play_one<G: Speak>(
    ground: &Ground<'_>,
    deals: &Seed,
    fixture: &Fixture,
) -> Result<Played, Fault> {
    let setup = &ground.setups[fixture.setup];
    let content = setup.content.get();
    let options = typed_options::<G>(content, &setup.options, ground.seats)?;
    let seed = deals.nth(fixture.deal);
    let mut table = G::setup(content, &options, ground.seats, &mut Chance::for_step(&seed, 0));
    let mut notes = match ground.noting {
        Noting::Results => Vec::new(),
        Noting::Traits => traits::at_start(&table),
    };
    let bots: Vec<Box<dyn Bot<G>>> = fixture.bots.iter().map(|it| ground.bots[*it].bot()).collect();
    let mut company = Company::new(bots, &deals.nth(u64::MAX - fixture.nth));
    let mut order: Vec<Seat> = Vec::new();
    let limit = G::minutes(table.public()).map(|it| u64::from(it) * DECISIONS_A_MINUTE);
    let ended = company.play_out(&mut table, &seed, limit, |by, what, action| {
        if by != Seat::HOUSE && what != Status::SETUP && !order.contains(&by) {
            order.push(by);
        }
        if let Some(notes) = notes.get_mut(by.idx()) {
            notes.note(&G::write(content, action));
        }
    })?;
    let played = result(fixture, &ended.outcome, ended.decisions, ended.digest.0);
    let nth = |seat: u8| order.iter().position(|it| *it == Seat(seat)).unwrap_or(order.len()) as u8;
    let order = (0..ground.seats).map(nth).collect();
    let side = |seat: u8| G::side(content, table.public(), Seat(seat));
    let sides = (0..ground.seats).filter_map(side).collect();
    let rounds = G::round(table.public());
    Ok(Played { rounds, order, sides, traits: notes, thought: company.thought, ..played })
}

fn result(fixture: &Fixture, outcome: &Outcome, decisions: u64, digest: u64) -> Played {
    let standings = outcome.0.values();
    let sources = |standing: &engine::Standing| {
        let mut sums = BTreeMap::new();
        for source in standing.scores.iter().flat_map(|score| &score.sources) {
            *sums.entry(source.rule.to_owned()).or_insert(0) += source.points;
        }
        sums
    };
    Played {
        nth: fixture.nth,
        deal: fixture.deal,
        setup: fixture.setup,
        bots: fixture.bots.clone(),
        order: Vec::new(),
        points: standings.iter().map(|it| it.points).collect(),
        places: standings.iter().map(|it| it.place).collect(),
        sources: standings.iter().map(sources).collect(),
        decisions,
        rounds: None,
        digest,
        sides: Vec::new(),
        traits: Vec::new(),
        thought: Vec::new(),
    }
}
