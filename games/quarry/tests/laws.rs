//! The laws that every game keeps.

use engine::{Chance, Seed, play_out, typed_options};
use quarry::{Quarry, content};

testkit::laws!(quarry::Quarry);

/// Many matches, played fast: they end, and each piece is in one place all the time.
#[test]
fn many_random_matches_keep_audit() {
    for (nth, case) in testkit::cases::<Quarry>().into_iter().enumerate() {
        let options = typed_options::<Quarry>(content(), &case.options, case.seats).unwrap();
        let seeds = Seed::of_words(&format!("audit {nth}"));
        let mut whim = Chance::quick(nth as u64);
        for nth in 0..200 {
            let seed = seeds.nth(nth);
            let played =
                play_out::<Quarry>(content(), &options, case.seats, &seed, &mut whim, |it| {
                    it.referee.table().audit().unwrap();
                });
            let points: Vec<i32> = played.outcome.0.values().iter().map(|it| it.points).collect();
            let most = most_points(case.seats, &options.monument);
            assert!(points.iter().sum::<i32>() <= most, "{points:?} of {most} at most");
            assert!(played.decisions < 300, "{} decisions", played.decisions);
        }
    }
}

/// What a match can give at most: the start, three black pieces, nine jewels, and every brick of the plan.
fn most_points(seats: u8, monument: &str) -> i32 {
    let plan = &content().board(content().monument(monument).expect("the case names one")).plan;
    let bricks: i32 = plan.sites().map(|(_, site)| i32::from(site.points)).sum();
    10 * i32::from(seats) + 3 * 2 + 9 * 3 + bricks
}
