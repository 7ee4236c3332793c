//! « Distribution des pions dans la carrière » (QRY-10 to QRY-13).

use arrayvec::ArrayVec;
use engine::{Chance, Play};

use crate::Quarry;
use crate::content::{Content, Monument};
use crate::pieces::Piece;
use crate::places::Space;
use crate::shelves::PublicEvent;

/// Begins the next round with a full quarry. Its first player got the worker when the black piece went back.
pub(crate) fn begin_round(play: &mut impl Play<Quarry>) {
    let content = play.content();
    let (monument, first) = (play.public().with.monument, play.public().first);
    let round = play.public().round + 1;
    play.tell_all(PublicEvent::RoundBegun { round, first, paces: content.paces(1) });
    for (space, piece) in draw(content, monument, round, play.chance()) {
        play.tell_all(PublicEvent::Placed { space, piece });
    }
}

/// Shuffles the pieces of the round and draws them one by one: first for the outer ring, then for the middle ring; the
/// rest goes to the centre (QRY-11, QRY-12).
pub(crate) fn draw(
    content: &'static Content,
    monument: Monument,
    round: u8,
    chance: &mut Chance,
) -> impl Iterator<Item = (Space, Piece)> + use<> {
    let supply = &content.board(monument).rounds[usize::from(round - 1)];
    let mut bag: ArrayVec<Piece, _> = supply.bag.clone();
    chance.shuffle(&mut bag);
    supply.spaces.iter().copied().zip(bag)
}
