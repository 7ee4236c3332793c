use engine::{Chance, Game, Table, View};

use crate::bot::{Bot, BotError, Candidate};
use crate::judge;

/// Looks one step ahead: tries each offer on a few imagined tables and takes the one after which its seat is best off.
#[derive(Clone, Copy, Debug)]
pub struct Apprentice {
    /// How many tables it imagines for one decision.
    pub tables: u32,
}

impl<G: Game> Bot<G> for Apprentice {
    fn explain(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotError> {
        let mut sums: Vec<(i64, i64)> = vec![(0, 0); offers.len()];
        for _ in 0..self.tables {
            let table = G::imagine(view, luck);
            let dice = luck.clone();
            for (offer, (merits, points)) in offers.iter().zip(&mut sums) {
                // Each offer is tried on the same table with the same luck.
                let tried = tried(&table, view, *offer, &mut dice.clone());
                let hopes = G::insight(tried.view(view.seat));
                let n_seats = usize::from(tried.n_seats());
                let own = i64::from(hopes[view.seat]);
                // The seat's own points count twice, in its points and in its lead: at a large table another seat may
                // lead in the next round. docs/bots.md has the measurement.
                *merits +=
                    own + i64::from(judge::ahead(&hopes.values()[..n_seats], view.seat.idx()));
                *points += own;
            }
            // The offers drew from copies of `luck`. One draw moves `luck` itself on: without it, a game whose tables
            // are imagined without luck would try its offers with the same dice on every table.
            luck.below(2);
        }
        let mut order: Vec<usize> = (0..offers.len()).collect();
        // Put equal offers in a random order. Otherwise the bot takes the first civilisation of the list in every
        // match.
        luck.shuffle(&mut order);
        order.sort_by_key(|idx| -sums[*idx].0);
        let many = i64::from(self.tables);
        let candidate = |idx: usize| Candidate {
            action: offers[idx],
            visits: self.tables,
            points: Some((sums[idx].1 / many) as i32),
            win: None,
        };
        Ok(order.into_iter().map(candidate).collect())
    }
}

fn tried<G: Game>(
    table: &Table<G>,
    view: View<'_, G>,
    offer: G::Action,
    luck: &mut Chance,
) -> Table<G> {
    let mut tried = table.clone();
    tried.play(view.seat, offer, luck);
    tried
}
