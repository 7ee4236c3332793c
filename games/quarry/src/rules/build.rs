//! « Assemblage des briques » (QRY-30 to QRY-34).

use engine::{Play, Seat};

use crate::pieces::Piece;
use crate::places::Position;
use crate::rulebook::Refusal;
use crate::rules::end;
use crate::shelves::{Ending, Phase, Public, PublicEvent, ScreenEvent};
use crate::{Quarry, View};

/// A brick goes on a position of its colour (QRY-31) when all bricks below it are laid (QRY-32). Only bricks are laid:
/// a plan has no place for jewels or the black piece (QRY-34).
pub(crate) fn may_lay(view: View<'_>, position: Position) -> Result<(), Refusal> {
    is_my_brick(view)?;
    let plan = &view.content.board(view.public.with.monument).plan;
    let Some(site) = plan.get(position) else {
        return Err(Refusal::NoSuchPosition { position });
    };
    let built = view.public.built;
    if built.contains(position) {
        return Err(Refusal::LaidAlready { position });
    }
    if !view.mine.pieces.contains(Piece::Brick(site.colour)) {
        return Err(Refusal::NoBrick { position, colour: site.colour });
    }
    match site.supports.without(built).iter().next() {
        Some(missing) => Err(Refusal::NotCarried { position, missing }),
        None => Ok(()),
    }
}

/// From the player with the worker clockwise, each adds a brick in turn (QRY-30).
pub(crate) fn is_my_brick(view: View<'_>) -> Result<(), Refusal> {
    if view.public.phase != Phase::Building {
        return Err(Refusal::BuildLater);
    }
    if view.public.players[view.seat].passed {
        return Err(Refusal::PassedAlready);
    }
    if view.public.turn.seat != view.seat {
        return Err(Refusal::NotYourBrick);
    }
    Ok(())
}

/// A brick scores at once by its level (QRY-33). The last one of the plan ends the game (QRY-50).
#[inline]
pub(crate) fn lay(play: &mut impl Play<Quarry>, seat: Seat, position: Position) {
    let plan = &play.content().board(play.public().with.monument).plan;
    let site = plan.site(position);
    let (colour, points) = (site.colour, site.points);
    play.tell_all(PublicEvent::Laid { seat, position, colour, points });
    play.tell(seat, ScreenEvent::Lost { piece: Piece::Brick(colour) });
    if play.public().built == plan.all() {
        return end::finish(play, Ending::Complete);
    }
    let next = next_builder(play.public(), seat).expect("whoever lays a brick has not passed");
    play.tell_all(PublicEvent::BuilderCalled { seat: next });
}

/// The next player clockwise who has not passed. `seat` comes last.
#[inline]
pub(crate) fn next_builder(public: &Public, seat: Seat) -> Option<Seat> {
    let seats = public.with.seats;
    let clockwise = (1..=seats).map(|nth| Seat((seat.0 + nth) % seats));
    clockwise.into_iter().find(|next| !public.players[*next].passed)
}
