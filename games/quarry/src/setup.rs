//! « Matériel et mise en place » (QRY-01 to QRY-07), and tables that a seat could be sitting at.

use engine::{BySeat, Chance, Seat, Shelf};

use crate::Options;
use crate::content::{Content, Monument};
use crate::pieces::{Piece, Pieces};
use crate::places::PositionSet;
use crate::rules::fill;
use crate::shelves::{
    Bag, Earned, Holdings, Phase, Public, PublicEvent, Screen, Stones, Turn, With,
};
use crate::{Table, View};

/// Lays the table: the first player is drawn (QRY-04) and the quarry filled for the first round.
pub(crate) fn setup(
    content: &'static Content,
    options: &Options,
    seats: u8,
    chance: &mut Chance,
) -> Table {
    let monument = content.monument(&options.monument).unwrap_or(Monument(0));
    let with = With { seats, monument, show_taken: options.show_taken };
    let first = Seat(chance.below(u32::from(seats)) as u8);
    let mut public = opening(content, with, first);
    for (space, piece) in fill::draw(content, monument, 1, chance) {
        public.apply(&PublicEvent::Placed { space, piece });
    }
    Table::lay(content, public, BySeat::new(seats, |_| Screen::default()), Bag)
}

/// Round 1 before the quarry is filled.
fn opening(content: &Content, with: With, first: Seat) -> Public {
    let earned = Earned { start: content.figures.start, ..Earned::default() };
    Public {
        with,
        round: 1,
        phase: Phase::Quarry,
        first,
        turn: Turn::of(first, 1, content.paces(1)),
        worker: None,
        quarry: Stones::default(),
        built: PositionSet::default(),
        players: BySeat::new(with.seats, |_| Holdings { earned, ..Holdings::default() }),
    }
}

/// Everything that went behind a screen was seen by all (QRY-26), so there is only one such table.
pub(crate) fn imagine(view: View<'_>) -> Table {
    let public = view.public;
    let screens =
        BySeat::new(public.with.seats, |seat| Screen { pieces: public.players[seat].seen });
    Table::lay(view.content, public.clone(), screens, Bag)
}

/// Each piece is in one place, and memory is true.
pub(crate) fn audit(
    content: &Content,
    public: &Public,
    screens: &BySeat<Screen>,
) -> Result<(), String> {
    let board = content.board(public.with.monument);
    for (seat, screen) in screens.iter() {
        if screen.pieces != public.players[seat].seen {
            return Err(format!("{seat:?} does not hold what everyone saw it take"));
        }
    }
    let begun = &board.rounds[..usize::from(public.round)];
    let built = public.built.iter().map(|position| Piece::Brick(board.plan.site(position).colour));
    let held = screens.values().iter().map(|screen| screen.pieces);
    let now = held.fold(public.quarry.all().with(built.collect()), Pieces::with);
    for piece in Piece::ALL {
        let came: u8 = match (piece, public.phase) {
            (Piece::Black, Phase::Quarry) => 1,
            (Piece::Black, Phase::Building | Phase::Over(_)) => 0,
            (Piece::Brick(_) | Piece::Jewel, _) => {
                begun.iter().map(|supply| supply.pieces.count(piece)).sum()
            }
        };
        if now.count(piece) != came {
            return Err(format!(
                "there are {} {} pieces, not {came}",
                now.count(piece),
                piece.key()
            ));
        }
    }
    let filled = content.ground.spaces().filter(|space| !public.quarry.at(*space).is_empty());
    if filled.collect::<crate::SpaceSet>() != public.quarry.filled() {
        return Err("the filled spaces are not those where something lies".to_owned());
    }
    let hanging = public
        .built
        .iter()
        .any(|it| !board.plan.site(it).supports.without(public.built).is_empty());
    if hanging {
        return Err("a brick hangs in the air".to_owned());
    }
    Ok(())
}

/// The track is a loop: after its last space comes the first. Below 1 the marker is off the track (QRY-03).
pub(crate) fn marker(content: &Content, score: i32) -> Option<i32> {
    (1 <= score).then(|| (score - 1) % i32::from(content.figures.track) + 1)
}
