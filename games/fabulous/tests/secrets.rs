//! Who learns what (FAB-11, FAB-33): nobody hears more than the rules make public, neither in what is told, nor in its
//! order, nor in who is asked.

use engine::{
    Chance, Events, Game, Match, Observation, Referee, Seat, Seed, Setup, Status, Table, observe,
    typed_options,
};
use fabulous::{Action, Card, Fabulous, Figure, Grade, HandEvent, PublicEvent};
use serde_json::{Value, json};

use crate::scene::{A, B, scene};

/// On how many tables that a seat could be sitting at each step is tried.
const TABLES: usize = 8;

/// One step of a random match: the table before it, who did what, and what it told.
struct Step<'a> {
    before: &'a Table<Fabulous>,
    by: Seat,
    action: Action,
    told: &'a Events<Fabulous>,
    after: &'a Table<Fabulous>,
}

fn every_step(seats: u8, options: &Value, mut see: impl FnMut(Step<'_>, &mut Chance)) {
    let content = Fabulous::standard();
    for nth in 0..6 {
        let chosen = typed_options::<Fabulous>(content, options, seats).unwrap();
        let seed = Seed::of_words(&format!("secrets {seats} {nth}"));
        let opened: Match<Fabulous> = Match::open(content, chosen, seats, seed);
        let mut table = Referee::of(&opened).table().clone();
        let (mut whim, mut imagination) = (Chance::quick(nth), Chance::quick(99 + nth));
        let mut offers = Vec::new();
        while let Status::Waiting { seats: asked, .. } = table.status() {
            let by = asked.nth(0).unwrap();
            table.offer(by, &mut offers);
            let action = whim.pick(&offers);
            let before = table.clone();
            let told = table.step(by, action, &mut Chance::quick(0)).unwrap();
            see(Step { before: &before, by, action, told: &told, after: &table }, &mut imagination);
        }
    }
}

/// What a seat hears and who is asked then, without the figures, grades and cards that FAB-11 lets it hear.
type Heard = (Vec<PublicEvent>, Vec<HandEvent>, Status);

fn shape(told: &Events<Fabulous>, listener: Seat, after: &Table<Fabulous>) -> Heard {
    let public = told.public.iter().copied().map(|mut event| {
        if let PublicEvent::Named { value, grade, .. } | PublicEvent::Imposed { value, grade, .. } =
            &mut event
        {
            (*value, *grade) = (Figure::NONE, Grade::Green);
        }
        if let PublicEvent::Said { value, .. } = &mut event {
            *value = Figure::NONE;
        }
        event
    });
    let mine = told.to(listener).copied().map(|mut event| {
        if let HandEvent::Drew { card } = &mut event {
            *card = Card(0);
        }
        event
    });
    (public.collect(), mine.collect(), after.status())
}

/// Holds a step against tables that each listener could be sitting at: where the same can be done, it sounds the same.
fn sounds_the_same(step: &Step<'_>, imagination: &mut Chance) -> usize {
    let mut compared = 0;
    let listeners = (0..step.before.n_seats()).map(Seat).filter(|seat| *seat != step.by);
    for listener in listeners {
        let heard = shape(step.told, listener, step.after);
        for _ in 0..TABLES {
            let mut other = Fabulous::imagine(step.before.view(listener), imagination);
            if let Ok(told) = other.step(step.by, step.action, &mut Chance::quick(0)) {
                assert_eq!(
                    shape(&told, listener, &other),
                    heard,
                    "{:?} {:?}",
                    step.by,
                    step.action
                );
                compared += 1;
            }
        }
    }
    compared
}

fn settles(told: &Events<Fabulous>) -> bool {
    told.public
        .iter()
        .any(|event| matches!(event, PublicEvent::Shown { .. } | PublicEvent::NobodyWon))
}

/// FAB-11, FAB-33: naming, saying and imposing sound the same whatever the hidden cards are, and the same seat is asked
/// next for the same thing, until the round is settled.
#[test]
fn a_round_sounds_the_same_whatever_is_hidden() {
    let mut compared = 0;
    for seats in 2..=6 {
        let options = json!({ "collectors": 0, "rounds": 12 });
        every_step(seats, &options, |step, imagination| {
            if !settles(step.told) {
                compared += sounds_the_same(&step, imagination);
            }
        });
    }
    assert!(5_000 < compared, "{compared}");
}

/// FAB-11, FAB-33: with all the Collector cards too, a circuit sounds the same whatever the hidden cards are.
#[test]
fn a_circuit_sounds_the_same_with_collectors() {
    let mut compared = 0;
    for seats in 2..=6 {
        let options = json!({ "collectors": 12, "rounds": 25 });
        every_step(seats, &options, |step, imagination| {
            let in_circuit = matches!(step.action, Action::Say | Action::Impose { .. });
            if in_circuit && !settles(step.told) {
                compared += sounds_the_same(&step, imagination);
            }
        });
    }
    assert!(5_000 < compared, "{compared}");
}

/// FAB-33: on a turn of a circuit a seat is asked whether or not it could impose: both happen, and nobody else can tell.
#[test]
fn being_asked_tells_no_grade() {
    let (mut could, mut could_not) = (0, 0);
    let mut offers = Vec::new();
    let options = json!({ "collectors": 0, "rounds": 12 });
    every_step(3, &options, |step, imagination| {
        let public = step.before.public();
        if !matches!(step.action, Action::Say | Action::Impose { .. }) {
            return;
        }
        let listener = Seat((step.by.0 + 1) % 3);
        let hidden =
            public.piles.in_play(step.by).is_some_and(|back| public.memory.face(back).is_none());
        if !hidden || public.round.heard[step.by.idx()].grade().is_some() {
            return;
        }
        for _ in 0..TABLES {
            let other = Fabulous::imagine(step.before.view(listener), imagination);
            assert_eq!(other.status(), step.before.status());
            other.offer(step.by, &mut offers);
            match offers.len() {
                1 => could_not += 1,
                _ => could += 1,
            }
        }
    });
    assert!(100 < could && 100 < could_not, "{could} {could_not}");
}

/// FAB-11: the only grades that everybody knows in a round are those of whoever named, imposed or was compared.
#[test]
fn a_grade_is_known_only_when_it_is_used() {
    let mut known: Vec<(Seat, Grade)> = Vec::new();
    let mut checked = 0;
    let options = json!({ "collectors": 0, "rounds": 20 });
    every_step(4, &options, |step, _| {
        for event in &step.told.public {
            if let PublicEvent::RoundBegun { .. } | PublicEvent::DecidingRoundBegun { .. } = event {
                known.clear();
            }
            if let PublicEvent::Named { seat, grade, .. }
            | PublicEvent::Imposed { seat, grade, .. }
            | PublicEvent::Compared { seat, grade } = *event
            {
                known.push((seat, grade));
            }
        }
        let public = step.after.public();
        for seat in public.round.in_play.iter() {
            let told = known.iter().find(|(it, _)| *it == seat).map(|(_, grade)| *grade);
            assert_eq!(public.round.heard[seat.idx()].grade(), told);
            checked += 1;
        }
    });
    assert!(1_000 < checked, "{checked}");
}

/// FAB-11: a value that was said narrows down what another seat imagines, exactly as far as it does at the table.
#[test]
fn what_was_said_is_remembered_in_thought() {
    let mut checked = 0;
    let options = json!({ "collectors": 12, "rounds": 15 });
    every_step(4, &options, |step, imagination| {
        let after = step.after;
        let (content, round) = (after.content(), &after.public().round);
        let Some(characteristic) = round.characteristic else { return };
        for looking in (0..4).map(Seat) {
            let imagined = Fabulous::imagine(after.view(looking), imagination);
            imagined.audit().unwrap();
            for seat in round.in_play.iter().filter(|seat| round.spoken.contains(*seat)) {
                let card = imagined.view(seat).mine.card.unwrap();
                assert_eq!(content.figure(card, characteristic), round.value(seat, characteristic));
                checked += 1;
            }
        }
    });
    assert!(1_000 < checked, "{checked}");
}

/// FAB-46: whoever is asked to pick has a monument to pick, on any table that another seat imagines.
#[test]
fn a_pick_is_possible_in_thought_too() {
    let table = scene(
        "A: *restaurateur, a green, *eclipse, *verglas, a2 green
         B: b green, *seisme, *grele, *feu, *tsunami",
    );
    let mut imagination = Chance::quick(5);
    let mut offers = Vec::new();
    for _ in 0..200 {
        let imagined = Fabulous::imagine(table.table.view(B), &mut imagination);
        imagined.audit().unwrap();
        imagined.offer(A, &mut offers);
        assert!(!offers.is_empty());
    }
}

/// With all the Collector cards too, the observation of a seat is the same at every table that it could be sitting at.
#[test]
fn an_observation_holds_nothing_hidden() {
    let options = json!({ "collectors": 12, "rounds": 25 });
    let (mut seen, mut imagined) = (Observation::default(), Observation::default());
    for seats in [2, 3, 6] {
        every_step(seats, &options, |step, imagination| {
            for seat in (0..seats).map(Seat) {
                let view = step.after.view(seat);
                observe(view, &mut seen);
                observe(Fabulous::imagine(view, imagination).view(seat), &mut imagined);
                assert_eq!(seen, imagined, "{seat:?} after {:?}", step.action);
            }
        });
    }
}
