use engine::{Chance, Game, Table, View};

use crate::bot::{Bot, BotFault, Candidate};
use crate::judge;

/// Looks one step ahead: tries each offer on a few imagined tables and takes the one that leaves it best off.
#[derive(Clone, Copy, Debug)]
pub struct Apprentice {
    /// On how many tables.
    pub tables: u32,
}

impl<G: Game> Bot<G> for Apprentice {
    fn explain(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotFault> {
        let mut sums: Vec<(i64, i64)> = vec![(0, 0); offers.len()];
        for _ in 0..self.tables {
            let table = G::imagine(view, luck);
            let dice = luck.clone();
            for (offer, (merits, points)) in offers.iter().zip(&mut sums) {
                // Each offer meets the same cards and the same dice.
                let tried = tried(&table, view, *offer, &mut dice.clone());
                let hopes = G::insight(tried.view(view.seat));
                let n_seats = usize::from(tried.n_seats());
                let own = i64::from(hopes[view.seat]);
                // Own points count twice: at a large table somebody else leads tomorrow.
                *merits +=
                    own + i64::from(judge::ahead(&hopes.values()[..n_seats], view.seat.idx()));
                *points += own;
            }
            luck.below(2);
        }
        let mut order: Vec<usize> = (0..offers.len()).collect();
        // Of what looks equal, any: or it would take the first civilisation of the list in every match.
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
