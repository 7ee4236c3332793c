//! The engine's two lanes, for work on the engine: `cargo bench -p monumenta`.

use std::hint::black_box;

use catalogue::Visitor;
use criterion::{Criterion, criterion_group, criterion_main};
use engine::{Chance, Match, Seed, Speak, Status, play_out};

fn lanes(criterion: &mut Criterion) {
    for game in catalogue::GAMES {
        catalogue::visit(game.slug(), Lanes { criterion });
    }
}

struct Lanes<'a> {
    criterion: &'a mut Criterion,
}

impl Visitor for Lanes<'_> {
    type Out = ();

    fn visit<G: Speak>(self) {
        let seats = *G::SEATS.end();
        let (content, options, seed) = (G::standard(), G::Options::default(), Seed([7; 32]));
        self.criterion.bench_function(&format!("{}: a match in the fast lane", G::SLUG), |bench| {
            let mut whim = Chance::quick(1);
            bench.iter(|| {
                black_box(play_out::<G>(content, &options, seats, &seed, &mut whim, |_| ()))
            });
        });
        self.criterion.bench_function(&format!("{}: a match in the full lane", G::SLUG), |bench| {
            let mut whim = Chance::quick(1);
            let mut offers = Vec::new();
            bench.iter(|| {
                let mut played = Match::<G>::open(content, options.clone(), seats, seed.clone());
                while let Status::Waiting { seats, .. } = played.status() {
                    let Some(by) = seats.nth(0) else { break };
                    played.offer(by, &mut offers);
                    let action = whim.pick(&offers);
                    black_box(played.act(by, action).is_ok());
                }
            });
        });
    }
}

criterion_group!(benches, lanes);
criterion_main!(benches);
