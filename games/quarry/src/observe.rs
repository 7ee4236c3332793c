//! What a seat sees, as inputs of a learned judgement: `docs/observations.md` lists the parts.

use engine::{BySeat, OBSERVED_SEATS, Observation, Seat, seats_from};

use crate::View;
use crate::insight::lay_all;
use crate::pieces::{Colour, Piece, Pieces};
use crate::places::{MAX_POSITIONS, MAX_SPACES};
use crate::shelves::Phase;

/// The number of boards that are encoded: those of our pack.
const BOARDS: usize = 4;
const ROUNDS: usize = 4;
/// The largest number of paces left that is encoded.
const PACES: usize = 8;
/// The largest number of pieces of a kind on one space that is encoded.
const PILED: u8 = 2;
/// The largest number of pieces of a kind behind a screen that is encoded.
const HELD: usize = 6;

pub(crate) fn observe(view: View<'_>, into: &mut Observation) {
    let public = view.public;
    let seats = public.with.seats;
    into.flags("seats, from 2 on", 3).set(usize::from(seats) - 2);
    let board = public.with.monument.idx();
    into.flags("monument", BOARDS).set(board);
    into.flags("round", ROUNDS).set(usize::from(public.round) - 1);
    into.flags("round and monument", BOARDS * ROUNDS)
        .set(BOARDS * (usize::from(public.round) - 1) + board);
    let mut phase = into.flags("phase: quarry, building", 2);
    match public.phase {
        Phase::Quarry => phase.set(0),
        Phase::Building => phase.set(1),
        Phase::Over(_) => {}
    }
    let from_me = |seat: Seat| seats_from(view.seat, seat, seats);
    into.flags("whose turn it is", OBSERVED_SEATS).set(from_me(public.turn.seat));
    into.flags("first player", OBSERVED_SEATS).set(from_me(public.first));
    the_quarry(view, into);
    the_plan(view, into);
    players(view, into);
}

/// Writes the worker and the pieces around it.
fn the_quarry(view: View<'_>, into: &mut Observation) {
    let (public, turn) = (view.public, &view.public.turn);
    into.flags("space of the worker", MAX_SPACES).set_all(public.worker.map(|it| it.idx()));
    into.flags("spaces entered in this turn", MAX_SPACES)
        .set_all(turn.entered.iter().map(|it| it.idx()));
    into.flags("paces left", PACES).set(usize::from(turn.paces_left).min(PACES - 1));
    into.numbers("number of the turn", 1, 0..=32).put(0, turn.number.into());
    into.numbers("pieces taken in this turn", 1, 0..=16).put(0, turn.took.into());
    let each = MAX_SPACES * Piece::KINDS;
    let mut lying = into.flags("pieces by number, space and kind", usize::from(PILED) * each);
    let mut all = Pieces::default();
    for space in public.quarry.filled().iter() {
        let pieces = public.quarry.at(space);
        all = all.with(pieces);
        for (piece, many) in pieces.counts() {
            let place = space.idx() * Piece::KINDS + piece.idx();
            lying.set_all((0..many.min(PILED)).map(|nth| usize::from(nth) * each + place));
        }
    }
    let mut left = into.numbers("pieces in the quarry, by kind", Piece::KINDS, 0..=40);
    all.counts().for_each(|(piece, many)| left.put(piece.idx(), many.into()));
}

/// Writes which positions are built and which can be.
fn the_plan(view: View<'_>, into: &mut Observation) {
    let public = view.public;
    let plan = &view.content.board(public.with.monument).plan;
    let first = MAX_POSITIONS * public.with.monument.idx();
    into.flags("positions built, by monument", BOARDS * MAX_POSITIONS)
        .set_all(public.built.iter().map(|it| first + it.idx()));
    let open = plan.open(public.built);
    into.flags("positions open, by monument", BOARDS * MAX_POSITIONS)
        .set_all(open.iter().map(|it| first + it.idx()));
    let colours = Colour::ALL.len();
    let (mut missing, mut ready, mut points) = ([0; 4], [0; 4], [0; 4]);
    for (position, site) in plan.sites().filter(|(it, _)| !public.built.contains(*it)) {
        missing[site.colour.idx()] += 1;
        if open.contains(position) {
            ready[site.colour.idx()] += 1;
            points[site.colour.idx()] += i32::from(site.points);
        }
    }
    let mut put = |name: &str, values: [i32; 4]| {
        let mut part = into.numbers(name, colours, 0..=64);
        values.into_iter().enumerate().for_each(|(nth, value)| part.put(nth, value));
    };
    put("bricks missing, by colour", missing);
    put("bricks that can be laid, by colour", ready);
    put("points of the bricks that can be laid, by colour", points);
}

/// Writes what each player has, and what they would lay if all built now.
fn players(view: View<'_>, into: &mut Observation) {
    let public = view.public;
    let seats = public.with.seats;
    let order = || (0..seats).map(|nth| Seat((view.seat.0 + nth) % seats)).enumerate();
    let mut passed = into.flags("passed, by seat", OBSERVED_SEATS);
    order().for_each(|(nth, seat)| passed.set_if(nth, public.players[seat].passed));
    let mut score = into.numbers("points so far, by seat", OBSERVED_SEATS, -32..=96);
    order().for_each(|(nth, seat)| score.put(nth, public.players[seat].earned.score()));
    let held = |seat: Seat| match seat == view.seat {
        true => view.mine.pieces,
        false => public.players[seat].seen,
    };
    let kinds = Piece::KINDS;
    let mut counts = into.numbers("pieces by seat and kind", OBSERVED_SEATS * kinds, 0..=24);
    for (nth, seat) in order() {
        held(seat)
            .counts()
            .for_each(|(piece, many)| counts.put(nth * kinds + piece.idx(), many.into()));
    }
    let mut steps =
        into.flags("at least so many pieces, by seat and kind", OBSERVED_SEATS * kinds * HELD);
    for (nth, seat) in order() {
        for (piece, many) in held(seat).counts() {
            let first = (nth * kinds + piece.idx()) * HELD;
            steps.set_all((0..usize::from(many).min(HELD)).map(|step| first + step));
        }
    }
    let mut behind = BySeat::new(seats, held);
    let plan = &view.content.board(public.with.monument).plan;
    let laid = lay_all(plan, public, &mut behind);
    let mut points = into.numbers("insight: points laid if all built now", OBSERVED_SEATS, 0..=96);
    order().for_each(|(nth, seat)| points.put(nth, laid[seat]));
    let mut left = into.numbers(
        "insight: bricks left then, by seat and colour",
        OBSERVED_SEATS * kinds,
        0..=24,
    );
    for (nth, seat) in order() {
        let bricks = behind[seat].bricks();
        bricks.counts().for_each(|(piece, many)| left.put(nth * kinds + piece.idx(), many.into()));
    }
}
