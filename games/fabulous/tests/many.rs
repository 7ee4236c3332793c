//! Many random matches: they end, and what must hold at all times holds after every decision.

use engine::{
    Chance, Content as _, Game, GameTypes, Match, Player, Referee, Seed, Status, play_out,
    typed_options, verify,
};
use fabulous::Fabulous;
use testkit::cases;

/// How many matches are played for each number of seats and each value of each option.
const MATCHES: u64 = 100;

/// FAB-50, FAB-53: whatever the seats and the options, random matches end with a winner, and the audit holds at
/// every decision.
#[test]
fn random_matches_end_and_keep_the_audit() {
    let content = Fabulous::standard();
    for (nth, case) in cases::<Fabulous>().into_iter().enumerate() {
        let options = typed_options::<Fabulous>(content, &case.options, case.seats).unwrap();
        let series = Seed::of_words(&format!("many {nth}"));
        let mut whim = Chance::quick(nth as u64);
        for played in 0..MATCHES {
            let mut decisions = 0;
            let playout = play_out::<Fabulous>(
                content,
                &options,
                case.seats,
                &series.nth(played),
                &mut whim,
                |it| {
                    decisions += 1;
                    it.referee.table().audit().unwrap();
                },
            );
            assert_eq!(playout.decisions, decisions);
            let standings = playout.outcome.0.values();
            assert!(standings.iter().any(|it| it.place == 1), "{case:?}");
            let cards: i32 = standings.iter().map(|it| it.points).sum();
            assert!(0 < cards, "{case:?}");
        }
    }
}

/// FAB-53: a match in which time runs out is recorded and verifies like any other.
#[test]
fn a_match_with_time_up_verifies() {
    let content = Fabulous::standard();
    for seats in Fabulous::SEATS {
        for up_at in [0, 7, 40] {
            let options =
                typed_options::<Fabulous>(content, &serde_json::Value::Null, seats).unwrap();
            let seed = Seed::of_words(&format!("time {seats} {up_at}"));
            let mut played: Match<Fabulous> = Match::open(content, options, seats, seed);
            let mut whim = Chance::quick(up_at);
            let mut offers = Vec::new();
            let mut decisions = 0;
            while let Status::Waiting { seats: asked, .. } = played.status() {
                if decisions == up_at {
                    played.act(engine::Seat::HOUSE, fabulous::Action::TimeUp).unwrap();
                }
                decisions += 1;
                let Some(by) = played.status().waiting().nth(0) else { break };
                assert!(decisions == up_at + 1 || asked.contains(by));
                played.offer(by, &mut offers);
                played.act(by, whim.pick(&offers)).unwrap();
            }
            assert!(decisions < up_at + 60, "one round, and perhaps one more");
            let player = |seat| Player { name: format!("{seat}"), bot: None };
            let record = played.record((0..seats).map(player).collect());
            let replay = verify::<Fabulous>(content, &record).unwrap();
            assert_eq!(
                Referee::of(&replay).table().digest(),
                Referee::of(&played).table().digest()
            );
            assert_eq!(record.content, content.hash());
        }
    }
}
