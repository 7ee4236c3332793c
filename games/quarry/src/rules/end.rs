//! « Fin de partie » (QRY-50 to QRY-54).

use engine::{Outcome, Play, Score, Seat};

use crate::pieces::Piece;
use crate::rulebook::Refusal;
use crate::shelves::{Ending, Phase, Public, PublicEvent};
use crate::{Quarry, View};

/// Nothing is played after the end (QRY-50).
pub(crate) fn is_not_over(view: View<'_>) -> Result<(), Refusal> {
    match view.public.phase {
        Phase::Quarry | Phase::Building => Ok(()),
        Phase::Over(_) => Err(Refusal::Over),
    }
}

/// In the last round nobody loses points for bricks left: if the monument is completed early, what this phase had cost
/// is given back (QRY-51). Then jewels are counted (QRY-53).
pub(crate) fn finish(play: &mut impl Play<Quarry>, ending: Ending) {
    for seat in (0..play.public().with.seats).map(Seat) {
        let lost = play.public().players[seat].earned.left_now;
        if lost != 0 {
            play.tell_all(PublicEvent::GivenBack { seat, points: -lost });
        }
    }
    for seat in (0..play.public().with.seats).map(Seat) {
        let jewels = play.private()[seat].pieces.count(Piece::Jewel);
        let points = i16::from(jewels) * play.content().figures.jewel;
        play.tell_all(PublicEvent::JewelsCounted { seat, jewels, points });
    }
    play.tell_all(PublicEvent::Ended { ending });
}

/// Most points win; equal players share a place (QRY-54).
pub(crate) fn outcome(public: &Public) -> Outcome {
    Outcome::rank(public.with.seats, |seat| {
        let earned = &public.players[seat].earned;
        let all = [
            ("QRY-03", earned.start),
            ("QRY-27", earned.black),
            ("QRY-33", earned.bricks),
            ("QRY-41", earned.left_before + earned.left_now),
            ("QRY-53", earned.jewels),
        ];
        let sources = all.into_iter().filter(|(_, points)| *points != 0);
        let score = Score::only(sources.map(|(rule, points)| (rule, i32::from(points))));
        (earned.score(), earned.score(), vec![score])
    })
}
