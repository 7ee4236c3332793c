//! How much skill a game allows: a player that sees all cards, against players that take any offer.

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

/// What the oracle plays.
#[derive(Clone, Debug)]
pub struct OracleSpec {
    /// The game's slug.
    pub game: String,
    /// The number of seats; the others take any offer.
    pub seats: u8,
    /// How many deals; each is played once from every seat.
    pub deals: u64,
    /// How often it plays each offer to the end before it decides.
    pub tries: u32,
    /// The words that make the seed.
    pub seed: String,
    /// The options of the game.
    pub options: Value,
    /// The number of threads; `None` for all cores.
    pub threads: Option<usize>,
}

/// Lets a player that sees all cards play against players that take any offer, and returns its share of wins.
///
/// It is no bot: it gets the whole table, which no [`Bot`](bots::Bot) can. It plays each of its offers to the end of the
/// match many times, on the real table with all that is hidden, and takes the best. What it wins, no honest player can
/// hope to win by much, so it tells how much of a game is luck.
///
/// # Errors
///
/// If there is no such game, or the table cannot be laid.
pub fn oracle(spec: &OracleSpec) -> Result<Share, LabError> {
    catalogue::visit(&spec.game, Oracle(spec))
        .unwrap_or_else(|| Err(LabError::NoSuchGame(spec.game.clone())))
}

struct Oracle<'a>(&'a OracleSpec);

impl Visitor for Oracle<'_> {
    type Out = Result<Share, LabError>;

    fn visit<G: Speak>(self) -> Self::Out {
        let spec = self.0;
        let options = typed_options::<G>(G::standard(), &spec.options, spec.seats)?;
        let deals = Seed::of_words(&spec.seed);
        let seats = u64::from(spec.seats);
        let n_matches = spec.deals * seats;
        let won = |nth: usize| {
            let nth = nth as u64;
            let seed = deals.nth(nth / seats);
            let mut luck = Chance::for_step(&seed, 0);
            let table = G::setup(G::standard(), &options, spec.seats, &mut luck);
            let whim = deals.nth(u64::MAX - nth).quick(0);
            let seat = Seat((nth % seats) as u8);
            won(&play::<G>(table, &seed, seat, spec.tries, whim), seat)
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

/// Plays a match to its end.
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

/// The offer that wins most often when all seats go on with any offer.
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
