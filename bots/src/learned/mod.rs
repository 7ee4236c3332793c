//! Learned judgements: small nets that were trained on matches between bots (`training/`).
//!
//! A net judges a view, as the hand-made judgement of a game does: its only input is the observation of one seat.

mod file;
mod net;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::{Game, Observation, Outcome, Seat, Table, View, observe};

use crate::judge::{Judged, Rewards, Scale};
use crate::learned::net::Net;

/// Nets by game. Their memory is never freed.
type Nets = Mutex<BTreeMap<String, &'static [Net]>>;

/// The nets that are compiled into the program.
static CARRIED: Nets = Mutex::new(BTreeMap::new());
/// The nets that were given to [`use_weights`].
static GIVEN: Nets = Mutex::new(BTreeMap::new());

/// The share of a reward that is for winning; the rest is for the lead.
const WIN: f32 = 0.5;
/// The integer that stands for a reward of 1 in a prior.
const PRIOR_UNITS: f32 = 1e4;
/// How many tenths of a point an output of 1 stands for.
const POINTS: f32 = 100.0;
/// The integer that stands for 1 in an output: outputs have 20 fractional bits.
const OUTPUT_ONE: f32 = (1 << 20) as f32;

/// Sets the weights of a game. Where a net of theirs fits, it judges in place of those that are compiled into the program.
/// The lab tries out new nets with it; a browser needs it for every net, because its modules contain no weights.
///
/// # Errors
///
/// One sentence about what is wrong with the file.
pub fn use_weights(slug: &str, bytes: &[u8]) -> Result<(), String> {
    let nets = file::read(bytes)?;
    locked(&GIVEN).insert(slug.to_owned(), nets.leak());
    Ok(())
}

fn locked(nets: &'static Nets) -> MutexGuard<'static, BTreeMap<String, &'static [Net]>> {
    nets.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The newest net that this version of `sage` has for this number of seats; `None` if there is none.
fn net_of<G: Game>(seats: u8, version: u32) -> Option<&'static Net> {
    let newest = |nets: &'static [Net]| {
        let fits = |net: &&Net| net.seats >> seats & 1 == 1 && net.version <= version;
        nets.iter().filter(fits).max_by_key(|net| net.version)
    };
    let given = locked(&GIVEN).get(G::SLUG).copied().and_then(newest);
    given.or_else(|| newest(carried::<G>()))
}

/// The nets that are compiled into the program. A browser's module contains none: the worker loads them and calls
/// [`use_weights`].
fn carried<G: Game>() -> &'static [Net] {
    let mut all = locked(&CARRIED);
    if let Some(nets) = all.get(G::SLUG) {
        return nets;
    }
    let mut nets = Vec::new();
    if cfg!(feature = "native") {
        for weights in [G::FORMER_WEIGHTS, G::LEARNED_WEIGHTS] {
            nets.extend(file::read(weights).unwrap_or_default());
        }
    }
    all.entry(G::SLUG.to_owned()).or_insert(nets.leak())
}

/// The learned judgement of one game at one number of seats, with a buffer for observations.
#[derive(Debug)]
pub(crate) struct LearnedJudge {
    net: &'static Net,
    seen: Observation,
    scale: Scale,
}

impl LearnedJudge {
    /// The judge of a game; `None` if it has no net for this number of seats.
    pub(crate) fn of<G: Game>(seats: u8, version: u32) -> Option<Self> {
        let net = net_of::<G>(seats, version)?;
        Some(Self { net, seen: Observation::default(), scale: Scale::fixed(net.typical_lead) })
    }

    /// Judges a table for every seat, each from its own view.
    pub(crate) fn judge<G: Game>(&mut self, table: &Table<G>) -> Judged {
        let mut judged = Judged::default();
        let mut leads = Rewards::new();
        let mut sum = 0.0;
        let mut lead_sum = 0.0;
        for seat in (0..table.n_seats()).map(Seat) {
            let Judgement { win, lead, points } = self.of_view(table.view(seat));
            sum += win;
            lead_sum += lead;
            judged.rewards.push(win);
            leads.push(lead);
            judged.points.push(points);
        }
        // Between two seats, one is ahead by as much as the other is behind. Shift both leads so that they add up to 1.
        let shift = if table.n_seats() == 2 { 0.5 - 0.5 * lead_sum } else { 0.0 };
        for (reward, lead) in judged.rewards.iter_mut().zip(leads) {
            *reward = WIN * *reward / sum.max(1e-6) + (1.0 - WIN) * (lead + shift);
        }
        judged
    }

    /// The prior of the offer that leads to this view, in units of 1 / `PRIOR_UNITS`; `None` if the net gives no
    /// priors, so that `insight` must.
    pub(crate) fn prior<G: Game>(&mut self, view: View<'_, G>) -> Option<i32> {
        if !self.net.gives_priors {
            return None;
        }
        let Judgement { win, lead, .. } = self.of_view(view);
        Some((PRIOR_UNITS * (WIN * win + (1.0 - WIN) * lead)) as i32)
    }

    /// Judges the end of a match, on the scale of the net.
    pub(crate) fn ended(&mut self, outcome: &Outcome) -> Judged {
        self.scale.judge_end(outcome)
    }

    fn of_view<G: Game>(&mut self, view: View<'_, G>) -> Judgement {
        observe(view, &mut self.seen);
        let [win, lead, points] = self.net.outputs(&self.seen).unwrap_or_default();
        let own = self.seen.values().iter().find(|(place, _)| *place == 2).map_or(0, |it| it.1);
        Judgement {
            win: squashed(win),
            lead: squashed(lead),
            points: i32::from(own) + (points as f32 / OUTPUT_ONE * POINTS) as i32,
        }
    }
}

/// The net's judgement of one view.
struct Judgement {
    /// The expected share of the win, from 0 to 1.
    win: f32,
    /// The expected lead, from 0 to 1; 0.5 is even.
    lead: f32,
    /// The expected points at the end, in tenths.
    points: i32,
}

/// Maps an output to a number between 0 and 1. It uses a division, which gives the same result on every machine; the
/// exponential function of a sigmoid might not.
fn squashed(output: i32) -> f32 {
    let output = output as f32 / OUTPUT_ONE;
    0.5 + 0.5 * output / (1.0 + output.abs())
}

#[cfg(test)]
mod tests {
    use catalogue::Visitor;
    use engine::{Chance, Seed, Speak, observation_layout};

    use super::*;

    struct Fits;

    impl Visitor for Fits {
        type Out = ();

        fn visit<G: Speak>(self) {
            let bytes = G::LEARNED_WEIGHTS;
            let size = bytes.len() + G::FORMER_WEIGHTS.len();
            assert!(size < 1_000_000, "{}: {size} bytes", G::SLUG);
            assert!(net_of::<G>(4, u32::MAX).is_some(), "{} has a net", G::SLUG);
            // Fabulous has no net of a former version.
            let is_new = G::FORMER_WEIGHTS.is_empty();
            assert_eq!(is_new, net_of::<G>(2, 1).is_none(), "{}", G::SLUG);
            assert_eq!(is_new, net_of::<G>(4, 2).is_none(), "{}", G::SLUG);
            assert!(net_of::<G>(4, 1).is_none(), "{}: the first version had none", G::SLUG);
            let nets =
                G::SEATS.flat_map(|seats| [1, 2, 4, 5, 6, 7].map(|version| (seats, version)));
            for (seats, version) in nets {
                let Some(net) = net_of::<G>(seats, version) else { continue };
                let mut luck = Chance::for_step(&Seed::of_words("layout"), 0);
                let table = G::setup(G::standard(), &G::Options::default(), seats, &mut luck);
                let layout = observation_layout(table.view(Seat(0)));
                assert_eq!(layout.len(), net.first.len(), "{}", G::SLUG);
                assert_eq!(layout.fingerprint().0, net.layout, "{} needs new weights", G::SLUG);
            }
        }
    }

    /// A net that was trained with another layout would judge by the wrong inputs.
    #[test]
    fn the_weights_fit_the_observations() {
        for game in catalogue::GAMES {
            catalogue::visit(game.slug(), Fits).unwrap();
        }
    }
}
