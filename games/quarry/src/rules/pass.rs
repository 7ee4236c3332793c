//! « Passer » (QRY-40 to QRY-43).

use engine::{Play, Seat};

use crate::content::Content;
use crate::pieces::Pieces;
use crate::rulebook::Refusal;
use crate::rules::{build, end, fill};
use crate::shelves::{Ending, Public, PublicEvent};
use crate::{Quarry, View};

/// Only a player who can lay no brick passes (QRY-40).
pub(crate) fn may_pass(view: View<'_>) -> Result<(), Refusal> {
    build::is_my_brick(view)?;
    let plan = &view.content.board(view.public.with.monument).plan;
    match plan.open_to(view.mine.pieces, view.public.built).iter().next() {
        Some(position) => Err(Refusal::CanLay { position }),
        None => Ok(()),
    }
}

/// The screen is lifted and each brick left costs points (QRY-41), but not in the last round (QRY-51). When all have
/// passed the phase is over (QRY-43), and with it the round.
pub(crate) fn pass(play: &mut impl Play<Quarry>, seat: Seat) {
    let (content, pieces) = (play.content(), play.private()[seat].pieces);
    let points = cost(content, play.public(), pieces);
    let shown = (!is_last_round(content, play.public())).then_some(pieces);
    play.tell_all(PublicEvent::Passed { seat, shown, points });
    match build::next_builder(play.public(), seat) {
        Some(next) => play.tell_all(PublicEvent::BuilderCalled { seat: next }),
        None if is_last_round(content, play.public()) => end::finish(play, Ending::LastRound),
        None => fill::begin_round(play),
    }
}

/// The points for passing with these pieces: zero or negative.
pub(crate) fn cost(content: &Content, public: &Public, pieces: Pieces) -> i16 {
    match is_last_round(content, public) {
        true => 0,
        false => i16::from(pieces.bricks().len()) * content.figures.left,
    }
}

fn is_last_round(content: &Content, public: &Public) -> bool {
    public.round == content.figures.rounds
}
