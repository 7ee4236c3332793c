//! Who sits where: duplicate deals, in which every bot plays the same cards from every seat.

use crate::arena::Fixture;

/// The fixtures of a tournament: each line-up plays each deal as often as there are seats, moved on by one seat each
/// time. There are as many deals as it takes to have at least `games` matches.
pub fn fixtures(n_bots: usize, seats: u8, games: u64) -> Vec<Fixture> {
    let line_ups = line_ups(n_bots, usize::from(seats));
    let a_deal = line_ups.len() as u64 * u64::from(seats);
    let deals = games.div_ceil(a_deal.max(1));
    let mut fixtures = Vec::new();
    for deal in 0..deals {
        for line_up in &line_ups {
            for turn in 0..line_up.len() {
                let mut bots = line_up.clone();
                bots.rotate_right(turn);
                fixtures.push(Fixture { nth: fixtures.len() as u64, deal, setup: 0, bots });
            }
        }
    }
    fixtures
}

/// Where there are more bots than seats, every choice of as many as sit down. Where there are fewer, one line-up in
/// which they take turns.
fn line_ups(n_bots: usize, seats: usize) -> Vec<Vec<usize>> {
    if n_bots <= seats {
        return vec![(0..seats).map(|seat| seat % n_bots.max(1)).collect()];
    }
    let mut all = vec![Vec::new()];
    for bot in 0..n_bots {
        let with: Vec<Vec<usize>> = all
            .iter()
            .filter(|chosen| chosen.len() < seats)
            .map(|chosen| chosen.iter().copied().chain([bot]).collect())
            .collect();
        all.extend(with);
    }
    all.retain(|chosen| chosen.len() == seats);
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_plays_every_deal_from_every_seat() {
        let fixtures = fixtures(3, 2, 10);
        assert_eq!(fixtures.len(), 12);
        for deal in 0..2 {
            for bot in 0..3 {
                for seat in 0..2 {
                    let here = fixtures.iter().filter(|it| it.deal == deal && it.bots[seat] == bot);
                    assert_eq!(here.count(), 2);
                }
            }
        }
    }

    #[test]
    fn few_bots_share_a_large_table() {
        assert_eq!(line_ups(2, 4), [[0, 1, 0, 1]]);
        assert_eq!(line_ups(4, 2).len(), 6);
    }
}
