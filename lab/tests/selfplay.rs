//! Files of positions.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails panics")]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use engine::ObservationLayout;
use lab::{SelfPlayReport, SelfPlaySpec, selfplay};
use serde_json::json;

fn played(game: &str, seats: u8, games: u64) -> (Vec<u8>, SelfPlayReport) {
    let spec = SelfPlaySpec {
        game: game.to_owned(),
        bots: vec!["builder:6".parse().unwrap(), "apprentice:1".parse().unwrap()],
        seats,
        games,
        seed: "positions".to_owned(),
        options: json!({}),
        threads: Some(1),
    };
    let (mut file, seen) = (Vec::new(), AtomicU64::new(0));
    let count = |positions: u64| {
        seen.fetch_add(positions, Ordering::Relaxed);
    };
    let report = selfplay(&spec, &mut file, &AtomicBool::new(false), &count).unwrap();
    assert_eq!(report.positions, seen.into_inner());
    (file, report)
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, many: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(many);
        self.0 = rest;
        taken
    }

    fn number(&mut self) -> usize {
        u32::from_le_bytes(self.take(4).try_into().unwrap()) as usize
    }

    fn column(&mut self, many: usize) -> Vec<i16> {
        let bytes = self.take(2 * many).as_chunks::<2>().0;
        bytes.iter().map(|it| i16::from_le_bytes(*it)).collect()
    }
}

/// Reads a file as `training/train.py` does and checks its structure.
fn check(file: &[u8], seats: usize, report: SelfPlayReport) {
    let mut from = Reader(file);
    assert_eq!((from.take(4), from.number(), from.number()), (&b"MPOS"[..], 1, seats));
    let fingerprint = u64::from_le_bytes(from.take(8).try_into().unwrap());
    let length = from.number();
    let layout: ObservationLayout = serde_json::from_slice(from.take(length)).unwrap();
    assert_eq!(layout.fingerprint().0, fingerprint);
    let (mut games, mut positions) = (0, 0);
    while !from.0.is_empty() {
        let [n, flags, numbers, n_seats] = [(); 4].map(|()| from.number());
        assert_eq!(n_seats, seats);
        assert!(from.column(n).iter().all(|seat| (0..seats as i16).contains(seat)));
        assert!(from.column(n).iter().all(|root| (-1..=1000).contains(root)));
        from.column(n);
        assert_eq!(from.column(n).iter().map(|it| *it as usize).sum::<usize>(), flags);
        assert_eq!(from.column(n).iter().map(|it| *it as usize).sum::<usize>(), numbers);
        let places = [from.column(flags), from.column(numbers)].concat();
        assert!(places.iter().all(|it| usize::from(*it as u16) < layout.len()));
        assert!(!from.column(numbers).contains(&0));
        let results = from.column(4 * seats);
        let won: i16 = results.iter().step_by(4).sum();
        assert!((998..=1000).contains(&won), "the win is shared out: {results:?}");
        assert!(results.iter().skip(3).step_by(4).any(|place| *place == 1));
        games += 1;
        positions += n as u64;
    }
    assert_eq!(SelfPlayReport { games, positions }, report);
}

#[test]
fn a_file_holds_every_position_of_every_match() {
    for (game, seats) in [("antiquity", 2), ("quarry", 3), ("fabulous", 4)] {
        let (file, report) = played(game, seats, 2);
        assert_eq!(report.games, 2);
        assert!(20 < report.positions, "{game}: {report:?}");
        check(&file, seats.into(), report);
    }
}

#[test]
fn the_same_words_give_the_same_positions() {
    assert!(played("quarry", 2, 1).0 == played("quarry", 2, 1).0);
}

/// Until one player has all cards, a match takes hundreds of decisions.
#[test]
fn time_runs_out_in_matches_with_a_limit() {
    let (_, report) = played("fabulous", 2, 3);
    // Ten minutes are 110 decisions at most, with two positions each; the round under way is finished.
    assert!(report.positions < 3 * 2 * 120, "{report:?}");
}
