//! An upper bound of skill: a player that sees all cards, against players that choose offers at random.

use catalogue::Visitor;
use engine::{
    Chance, Game, Outcome, Players, RandomPlayers, Seat, Seed, Speak, Status, Table, play_to_end,
    typed_options,
};
use rayon::prelude::*;
use serde_json::Value;

use crate::error::LabError;
use crate::run::thread_pool;
use crate::stats::Share;

/// The matches that the oracle plays.
#[derive(Clone, Debug)]
pub struct OracleSpec {
    /// The game's slug.
    pub game: String,
    /// The number of seats. All but the oracle's choose offers at random.
    pub seats: u8,
    /// How many deals. The oracle plays each once from every seat.
    pub deals: u64,
    /// How many random playouts it makes of each offer before it decides.
    pub tries: u32,
    /// The text of the seed: [`Seed::of_words`].
    pub seed: String,
    /// The options of the game.
    pub options: Value,
    /// The number of threads; `None` for all cores.
    pub threads: Option<usize>,
}

impl OracleSpec {
    /// How many matches are played.
    pub fn n_matches(&self) -> u64 {
        self.deals * u64::from(self.seats)
    }
}

/// Plays matches between an oracle, which sees all cards, and players that choose offers at random. Returns the
/// oracle's share of wins.
///
/// The oracle is not a [`Bot`](bots::Bot), which only gets views: it reads the whole table. It plays each of its offers
/// to the end of the match many times, on the real table with all hidden cards, and takes the best. An honest player
/// can hardly win more often, so its share shows how much of a game is luck. `on_match` is called from any thread after
/// each match.
///
/// # Errors
///
/// If there is no such game, or the table cannot be laid.
pub fn oracle(spec: &OracleSpec, on_match: &(dyn Fn() + Sync)) -> Result<Share, LabError> {
    catalogue::visit(&spec.game, Oracle { spec, on_match })
        .unwrap_or_else(|| Err(LabError::NoSuchGame(spec.game.clone())))
}

struct Oracle<'a> {
    spec: &'a OracleSpec,
    on_match: &'a (dyn Fn() + Sync),
}

impl Visitor for Oracle<'_> {
    type Out = Result<Share, LabError>;

    fn visit<G: Speak>(self) -> Self::Out {
        let Self { spec, on_match } = self;
        let options = typed_options::<G>(G::standard(), &spec.options, spec.seats)?;
        let deals = Seed::of_words(&spec.seed);
        let seats = u64::from(spec.seats);
        let n_matches = spec.n_matches();
        let won = |nth: usize| {
            let nth = nth as u64;
            let seed = deals.nth(nth / seats);
            let mut luck = Chance::for_step(&seed, 0);
            let table = G::setup(G::standard(), &options, spec.seats, &mut luck);
            let whim = deals.nth(u64::MAX - nth).quick(0);
            let seat = Seat((nth % seats) as u8);
            let share = won(&play::<G>(table, &seed, seat, spec.tries, whim), seat);
            on_match();
            share
        };
        let matches = (0..n_matches as usize).into_par_iter().with_max_len(1);
        let shares: Vec<f64> = thread_pool(spec.threads)?.install(|| matches.map(won).collect());
        Ok(Share::of(shares.iter().sum(), n_matches))
    }
}

fn won(outcome: &Outcome, seat: Seat) -> f64 {
    let winners = outcome.0.values().iter().filter(|it| it.place == 1).count();
    if outcome.0[seat].place == 1 { 1.0 / winners as f64 } else { 0.0 }
}

/// Plays a match to its end, with the oracle at one seat.
fn play<G: Game>(
    mut table: Table<G>,
    seed: &Seed,
    oracle: Seat,
    tries: u32,
    mut whim: Chance,
) -> Outcome {
    let mut luck = Chance::for_step(seed, 0);
    let mut offers = Vec::new();
    let mut step = 0;
    loop {
        let waiting = match table.status() {
            Status::Waiting { seats, .. } => seats,
            Status::Over(outcome) => return outcome,
        };
        let by = Players::<G>::next(&mut RandomPlayers(&mut whim), waiting, step);
        table.offer(by, &mut offers);
        let action = match by == oracle && 1 < offers.len() {
            true => best_offer(&table, by, &offers, tries, &mut whim),
            false => whim.pick(&offers),
        };
        step += 1;
        luck.turn_to(step);
        table.play(by, action, &mut luck);
    }
}

/// The offer that wins most often if all seats continue at random.
fn best_offer<G: Game>(
    table: &Table<G>,
    by: Seat,
    offers: &[G::Action],
    tries: u32,
    whim: &mut Chance,
) -> G::Action {
    let mut best = (-1.0, offers[0]);
    for offer in offers {
        let mut sum = 0.0;
        for _ in 0..tries {
            let seed = Seed::of_words(&whim.quick_seed().to_string());
            let mut tried = table.clone();
            tried.play(by, *offer, &mut Chance::for_step(&seed, 0));
            let Ok(ended) = play_to_end(&mut tried, &seed, &mut RandomPlayers(whim), |_| {});
            sum += won(&ended.outcome, by);
        }
        if best.0 < sum {
            best = (sum, *offer);
        }
    }
    best.1
}
