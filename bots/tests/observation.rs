//! The inputs of learned judgements: an observation depends on the view of one seat only, and all observations of a
//! game have the same layout.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails panics")]

use catalogue::Visitor;
use engine::{
    Chance, Observation, ObservationLayout, Seat, Seed, Speak, Status, Table, observation_layout,
    observe,
};

/// Plays random matches and calls `look` with some of their tables.
fn tables<G: Speak>(mut look: impl FnMut(&Table<G>, &mut Chance)) {
    for seats in G::SEATS {
        let seed = Seed::of_words("observation");
        let mut luck = Chance::for_step(&seed, 0);
        let mut table = G::setup(G::standard(), &G::Options::default(), seats, &mut luck);
        let mut whim = Chance::quick(u64::from(seats));
        for step in 1..500 {
            if step % 7 == 1 {
                look(&table, &mut whim);
            }
            let Status::Waiting { seats, .. } = table.status() else { break };
            let by = seats.nth(0).unwrap();
            let mut offers = Vec::new();
            table.offer(by, &mut offers);
            luck.turn_to(step);
            table.play(by, whim.pick(&offers), &mut luck);
        }
        look(&table, &mut whim);
    }
}

struct ViewAlone;

impl Visitor for ViewAlone {
    type Out = ();

    fn visit<G: Speak>(self) {
        tables::<G>(|table, whim| {
            for seat in (0..table.n_seats()).map(Seat) {
                let (mut seen, mut other) = (Observation::default(), Observation::default());
                observe(table.view(seat), &mut seen);
                let imagined = G::imagine(table.view(seat), whim);
                observe(imagined.view(seat), &mut other);
                assert_eq!(seen, other, "{} at {seat:?}: {table:?}", G::SLUG);
            }
        });
    }
}

struct OneLayout;

impl Visitor for OneLayout {
    type Out = ();

    fn visit<G: Speak>(self) {
        let mut layout: Option<ObservationLayout> = None;
        tables::<G>(|table, _| {
            for seat in (0..table.n_seats()).map(Seat) {
                let here = observation_layout(table.view(seat));
                assert_eq!(&here, layout.get_or_insert(here.clone()), "{}", G::SLUG);
                let mut seen = Observation::default();
                observe(table.view(seat), &mut seen);
                assert_eq!(seen.len(), here.len());
                let mut flags = seen.set_flags().to_vec();
                flags.sort_unstable();
                flags.dedup();
                assert_eq!(flags.len(), seen.set_flags().len(), "a flag is set once");
                for part in &here.0 {
                    let of_part = part.first..part.first + part.len;
                    let is_flag = |place: &u16| of_part.contains(&u32::from(*place));
                    let numbers = seen.values().iter().filter(|(place, _)| is_flag(place));
                    assert!(part.flags || !seen.set_flags().iter().any(is_flag), "{}", part.name);
                    for (_, value) in numbers {
                        assert!(!part.flags && (part.least..=part.most).contains(value));
                    }
                }
            }
        });
        let len = layout.unwrap().len();
        assert!((3..=usize::from(u16::MAX)).contains(&len), "{}: {len} inputs", G::SLUG);
    }
}

/// Tables that look the same to a seat have the same observation, so it contains nothing that is hidden from the seat.
#[test]
fn an_observation_depends_on_the_view_alone() {
    for game in catalogue::GAMES {
        catalogue::visit(game.slug(), ViewAlone).unwrap();
    }
}

#[test]
fn every_view_of_a_game_has_the_same_layout() {
    for game in catalogue::GAMES {
        catalogue::visit(game.slug(), OneLayout).unwrap();
    }
}

struct Describe;

impl Visitor for Describe {
    type Out = String;

    fn visit<G: Speak>(self) -> String {
        let seed = Chance::for_step(&Seed::of_words("observation"), 0);
        let table =
            G::setup(G::standard(), &G::Options::default(), *G::SEATS.end(), &mut seed.clone());
        let layout = observation_layout(table.view(Seat(0)));
        let mut page = format!("\n## {}\n\n{} inputs.\n\n", G::SLUG, layout.len());
        page += "| inputs | what | values |\n|---|---|---|\n";
        for part in &layout.0 {
            let last = part.first + part.len - 1;
            let places = match part.len {
                1 => part.first.to_string(),
                _ => format!("{} to {last}", part.first),
            };
            let values = match part.flags {
                true => "flag".to_owned(),
                false => format!("{} to {}", part.least, part.most),
            };
            page += &format!("| {places} | {} | {values} |\n", part.name);
        }
        page
    }
}

const INTRODUCTION: &str = "\
# Observations

What a seat sees as a list of numbers, for learned judgements and for programs: `engine::observe` makes it from a view,
`games/*/src/observe.rs` says what a game adds. A flag is set or not; a number is brought into its range. Seats, players
and colours are counted from the seat that looks on, clockwise: the first is its own. *By player and market* has all
markets of the first player first; what is listed before, such as *alone, before and behind*, lies side by side for each.
*Mine and others'* are two halves. Parts that begin with *insight* come from the hand-made judgement of the game. This
page is written by `BLESS=1 cargo test -p bots --test observation`.
";

#[test]
fn the_layout_is_documented() {
    let pages =
        catalogue::GAMES.iter().map(|game| catalogue::visit(game.slug(), Describe).unwrap());
    let page = INTRODUCTION.to_owned() + &pages.collect::<String>();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/observations.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &page).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == page, "docs/observations.md is out of date: run again with BLESS=1");
}
