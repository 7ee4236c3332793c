//! « Fin de partie » (QRY-50 to QRY-54).

use engine::{BySeat, Compared, Outcome, Play, Score, Seat};

use crate::content::Content;
use crate::pieces::Piece;
use crate::rulebook::Refusal;
use crate::shelves::{Ending, Phase, Public, PublicEvent, Screen};
use crate::{Quarry, View};

/// Nothing is played after the end (QRY-50).
pub(crate) fn is_not_over(view: View<'_>) -> Result<(), Refusal> {
    match view.public.phase {
        Phase::Quarry | Phase::Building => Ok(()),
        Phase::Over(_) => Err(Refusal::Over),
    }
}

/// Ends the match. In the last round players lose no points for bricks that are left: if the monument is completed
/// early, points lost in this phase are given back (QRY-51). Then jewels are counted (QRY-53).
pub(crate) fn finish(play: &mut impl Play<Quarry>, ending: Ending) {
    for seat in (0..play.public().with.seats).map(Seat) {
        let lost = play.public().players[seat].earned.left_now;
        if lost != 0 {
            play.tell_all(PublicEvent::GivenBack { seat, points: -lost });
        }
    }
    for seat in (0..play.public().with.seats).map(Seat) {
        let (jewels, points) = jewels(play.content(), &play.private()[seat]);
        play.tell_all(PublicEvent::JewelsCounted { seat, jewels, points });
    }
    play.tell_all(PublicEvent::Ended { ending });
}

/// The number of a player's jewels, and their points at the end (QRY-53).
fn jewels(content: &Content, private: &Screen) -> (u8, i16) {
    let jewels = private.pieces.count(Piece::Jewel);
    (jewels, i16::from(jewels) * content.figures.jewel)
}

/// The points if the match ended now: points lost in this phase are given back, and jewels count (QRY-51, QRY-53).
pub(crate) fn tally(content: &Content, public: &Public, private: &BySeat<Screen>) -> BySeat<i32> {
    BySeat::new(public.with.seats, |seat| {
        let earned = &public.players[seat].earned;
        match public.phase {
            Phase::Over(_) => earned.score(),
            Phase::Quarry | Phase::Building => {
                let to_come = jewels(content, &private[seat]).1 - earned.left_now;
                earned.score() + i32::from(to_come)
            }
        }
    })
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
        ([Compared::Points(earned.score())], vec![score])
    })
}
