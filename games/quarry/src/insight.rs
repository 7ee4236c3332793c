//! Judges a view for bots: the points that each seat may expect at the end, in tenths of a point.
//!
//! Everyone saw which pieces went behind the screens. So it lets all players build with the pieces that they have, each
//! laying the brick that scores most, and adds the worth of jewels and of bricks that are left.

pub(crate) mod terms;

use engine::{BySeat, Seat};

use crate::View;
use crate::content::Plan;
use crate::pieces::{Piece, Pieces};
use crate::rules::build;
use crate::shelves::{Phase, Public};

/// The worth of a brick that fits nowhere yet, if there are rounds to come.
const KEPT: i32 = 9;
/// The worth of a brick that fits nowhere yet, while pieces are still being taken.
const WAITING: i32 = 12;
/// The worth of the first brick of a colour: a player with several colours seldom has to pass.
const A_COLOUR: i32 = 6;
/// The worth of building first and being first in the next round.
const FIRST: i32 = 10;

pub(crate) fn insight(view: View<'_>) -> BySeat<i32> {
    let outlook = Outlook::of(view);
    BySeat::new(view.public.with.seats, |seat| outlook.terms(seat).iter().sum())
}

/// A table, with what all players can build.
struct Outlook<'a> {
    view: View<'a>,
    /// The points of the bricks that each seat can lay, and the pieces that it has left.
    laid: BySeat<i32>,
    behind: BySeat<Pieces>,
}

impl<'a> Outlook<'a> {
    fn of(view: View<'a>) -> Self {
        let (content, public) = (view.content, view.public);
        let seats = public.with.seats;
        let mut behind = BySeat::new(seats, |seat| public.players[seat].seen);
        let laid = match public.phase {
            Phase::Over(_) => BySeat::new(seats, |_| 0),
            Phase::Quarry | Phase::Building => {
                lay_all(&content.board(public.with.monument).plan, public, &mut behind)
            }
        };
        Self { view, laid, behind }
    }

    /// What a seat may expect, in the order of [`terms::NAMES`].
    fn terms(&self, seat: Seat) -> [i32; 5] {
        let (content, public) = (self.view.content, self.view.public);
        let (left, player) = (self.behind[seat], &public.players[seat]);
        let points = 10 * (player.earned.score() + self.laid[seat]);
        if let Phase::Over(_) = public.phase {
            return [points, 0, 0, 0, 0];
        }
        let last = public.round == content.figures.rounds;
        let loss = 10 * i32::from(content.figures.left);
        let worth = match (public.phase, last) {
            (Phase::Quarry, true) => WAITING,
            (Phase::Quarry, false) => WAITING.max(KEPT + loss),
            (Phase::Building, false) if player.passed => KEPT,
            (Phase::Building, false) => KEPT + loss,
            (Phase::Building, true) | (Phase::Over(_), _) => 0,
        };
        let kept = i32::from(left.bricks().len()) * worth;
        let jewels = 10 * i32::from(content.figures.jewel) * i32::from(left.count(Piece::Jewel));
        let black = 10 * i32::from(content.figures.black) + FIRST;
        let black = i32::from(left.count(Piece::Black)) * black;
        [points, kept, jewels, black, variety(public, player.seen)]
    }
}

fn variety(public: &Public, seen: Pieces) -> i32 {
    match public.phase {
        Phase::Quarry => seen.bricks().kinds().count() as i32 * A_COLOUR,
        Phase::Building | Phase::Over(_) => 0,
    }
}

/// Lets the players lay bricks in turn, each time the one that scores most. Returns the points of each seat; the bricks
/// that are left stay in `behind`.
pub(crate) fn lay_all(plan: &Plan, public: &Public, behind: &mut BySeat<Pieces>) -> BySeat<i32> {
    let seats = public.with.seats;
    let mut scored = BySeat::new(seats, |_| 0);
    let mut built = public.built;
    let mut open = plan.open(built);
    let mut seat = match public.phase {
        Phase::Building => public.turn.seat,
        Phase::Quarry | Phase::Over(_) => starter(public, behind),
    };
    let mut passed: u8 = 0;
    let has_passed = |seat: Seat, passed: u8| passed >> seat.0 & 1 == 1;
    for it in (0..seats).map(Seat).filter(|it| public.players[*it].passed) {
        passed |= 1 << it.0;
    }
    while passed.count_ones() < u32::from(seats) {
        if !has_passed(seat, passed) {
            match plan.best(open.and(plan.fitting(behind[seat]))) {
                None => passed |= 1 << seat.0,
                Some(position) => {
                    let site = plan.site(position);
                    built.insert(position);
                    open.remove(position);
                    open = open.or(plan.opened_by(position, built));
                    behind[seat].remove(Piece::Brick(site.colour));
                    scored[seat] += i32::from(site.points);
                }
            }
        }
        seat = Seat((seat.0 + 1) % seats);
    }
    scored
}

/// The seat that builds first: the one with the black piece, or before anyone has it, the one that is next to act.
fn starter(public: &Public, behind: &BySeat<Pieces>) -> Seat {
    let black = behind.iter().find(|(_, pieces)| pieces.contains(Piece::Black));
    black.map(|(seat, _)| seat).or(build::next_builder(public, public.turn.seat)).unwrap_or(Seat(0))
}
