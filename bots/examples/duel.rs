//! Throw-away: plays A against B.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "throw-away")]
use bots::*;
use engine::*;
struct Duel { a: Spec, b: Spec, seats: u8, games: u64 }
impl catalogue::Visitor for Duel {
    type Out = ();
    fn visit<G: Speak>(self) {
        let n_threads = 2;
        let next = std::sync::atomic::AtomicU64::new(0);
        let sums = std::sync::Mutex::new((0.0f64, 0.0f64, [0.0f64; 2], [0.0f64;2], [0u64;2], 0u64, [0u128;2]));
        let tallies = std::sync::Mutex::new(std::collections::BTreeMap::new());
        std::thread::scope(|scope| for _ in 0..n_threads { scope.spawn(|| loop {
            let nth = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            if self.games <= nth { break; }
            let deal = nth / u64::from(self.seats);
            let at = (nth % u64::from(self.seats)) as u8;
            let seed = Seed::of_words(&format!("duel {deal}"));
            let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.seats).map(|s| if s == at { self.a.bot() } else { self.b.bot() }).collect();
            let mut luck = Chance::for_step(&seed, 0);
            let mut table = G::setup(G::standard(), &G::Options::default(), self.seats, &mut luck);
            let mut whim = Chance::quick(nth * 77 + 5);
            let mut offers = Vec::new();
            let (mut times, mut counts, mut slow) = ([0f64;2],[0u64;2],[0u128;2]);
            let mut n = 0;
            let outcome = loop {
                let waiting = match table.status() { Status::Over(o) => break o, Status::Waiting{seats,..} => seats };
                let by = waiting.nth(0).unwrap();
                table.offer(by, &mut offers);
                let from = std::time::Instant::now();
                let action = if by == Seat::HOUSE { whim.pick(&offers) } else { bots[by.idx()].choose(table.view(by), &offers, &mut whim).unwrap() };
                if 1 < offers.len() && by != Seat::HOUSE { let k = usize::from(by != Seat(at)); times[k] += from.elapsed().as_secs_f64(); counts[k] += 1; slow[k] = slow[k].max(from.elapsed().as_micros()); }
                n += 1;
                luck.turn_to(n);
                table.play(by, action, &mut luck);
            };
            
            let winners = outcome.0.values().iter().filter(|s| s.place == 1).count() as f64;
            if std::env::var("SHOW").is_ok() { let mut t = tallies.lock().unwrap(); for (seat, st) in outcome.0.iter() { for sc in &st.scores { for so in &sc.sources { *t.entry((so.rule, seat == Seat(at))).or_insert(0i64) += i64::from(so.points); } } } }
            let mut s = sums.lock().unwrap();
            let me = &outcome.0[Seat(at)];
            s.0 += if me.place == 1 { 1.0 / winners } else { 0.0 };
            s.1 += n as f64;
            s.2[0] += f64::from(me.points);
            s.2[1] += (0..self.seats).filter(|x| *x != at).map(|x| f64::from(outcome.0[Seat(x)].points)).sum::<f64>() / f64::from(self.seats - 1);
            for k in 0..2 { s.3[k] += times[k]; s.4[k] += counts[k]; s.6[k] = s.6[k].max(slow[k]); }
            s.5 += 1;
        }); });
        let s = sums.lock().unwrap();
        for (k, v) in tallies.lock().unwrap().iter() { println!("{} {} {:.2}", k.0, if k.1 {"A"} else {"B"}, *v as f64 / s.5 as f64); }
        let n = s.5 as f64; let p = s.0 / n;
        println!("{} {} v {} @{}: win {:.1} % ±{:.1}  points {:.1} v {:.1}  len {:.0}  ms/decision {:.2} {:.2} slowest {} {} us", G::SLUG, self.a, self.b, self.seats, 100.0*p, 196.0*(p*(1.0-p)/n).sqrt(), s.2[0]/n, s.2[1]/n, s.1/n, 1e3*s.3[0]/s.4[0] as f64, 1e3*s.3[1]/s.4[1].max(1) as f64, s.6[0], s.6[1]);
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let duel = Duel { a: a[2].parse().unwrap(), b: a[3].parse().unwrap(), seats: a[4].parse().unwrap(), games: a[5].parse().unwrap() };
    catalogue::visit(&a[1], duel).unwrap();
}
