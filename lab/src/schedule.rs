//! The schedule of a tournament: duplicate deals, in which every bot plays the same cards from every seat.

use crate::match_result::ScheduledMatch;

/// The matches of a tournament. Each line-up plays each deal as often as there are seats, rotated by one seat each
/// time. The number of deals is the smallest that gives at least `games` matches.
pub fn tournament_schedule(n_bots: usize, seats: u8, games: u64) -> Vec<ScheduledMatch> {
    let line_ups = line_ups(n_bots, usize::from(seats));
    let a_deal = line_ups.len() as u64 * u64::from(seats);
    let deals = games.div_ceil(a_deal.max(1));
    let mut schedule = Vec::new();
    for deal in 0..deals {
        for line_up in &line_ups {
            for turn in 0..line_up.len() {
                let mut bots = line_up.clone();
                bots.rotate_right(turn);
                schedule.push(ScheduledMatch { nth: schedule.len() as u64, deal, setup: 0, bots });
            }
        }
    }
    schedule
}

/// The bots that meet at a table. If there are more bots than seats, every combination that fills a table; otherwise
/// one line-up in which the bots repeat in turn.
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
        let schedule = tournament_schedule(3, 2, 10);
        assert_eq!(schedule.len(), 12);
        for deal in 0..2 {
            for bot in 0..3 {
                for seat in 0..2 {
                    let here = schedule.iter().filter(|it| it.deal == deal && it.bots[seat] == bot);
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
