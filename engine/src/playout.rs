use crate::{Chance, Digest, Game, Outcome, Seat, Seed, Status, Table};

/// A match played to its end in the fast lane.
#[derive(Debug)]
pub struct Playout {
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions were made.
    pub decisions: u64,
    /// The fingerprint of the table at the end.
    pub digest: Digest,
}

/// Plays random offers to the end, each equally likely, with the luck of the match that `seed` deals.
///
/// `seen` is shown each decision before it is played. The same seed and the same `whim` make the same match.
pub fn play_out<G: Game>(
    content: &'static G::Content,
    options: &G::Options,
    seats: u8,
    seed: &Seed,
    whim: &mut Chance,
    mut seen: impl FnMut(&Table<G>, Seat, G::Action),
) -> Playout {
    let mut luck = Chance::for_step(seed, 0);
    let mut table = G::setup(content, options, seats, &mut luck);
    let mut offers = Vec::with_capacity(64);
    let mut decisions = 0;
    loop {
        let waiting = match table.status() {
            Status::Waiting { seats, .. } => seats,
            Status::Over(outcome) => {
                return Playout { outcome, decisions, digest: table.digest() };
            }
        };
        let nth = if waiting.len() == 1 { 0 } else { whim.below(waiting.len() as u32) };
        let by = waiting.nth(nth as usize).expect("a match that is not over waits for somebody");
        table.offer(by, &mut offers);
        let action = whim.pick(&offers);
        seen(&table, by, action);
        decisions += 1;
        luck.turn_to(decisions);
        table.play(by, action, &mut luck);
    }
}
