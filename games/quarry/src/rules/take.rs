//! « Récupération des pions » (QRY-20 to QRY-27).

use engine::{Play, Seat, Shelf as _};

use crate::content::Content;
use crate::pieces::Piece;
use crate::places::{Ring, Space, SpaceSet};
use crate::rulebook::Refusal;
use crate::shelves::{Phase, Public, PublicEvent, ScreenEvent};
use crate::{Quarry, View};

/// One pace of the worker, with the piece that is taken there.
pub(crate) fn may_enter(view: View<'_>, space: Space, take: Option<Piece>) -> Result<(), Refusal> {
    is_my_walk(view)?;
    is_a_pace_away(view, space)?;
    takes_what_lies_there(view, space, take)?;
    can_be_completed(view, space)
}

/// From the first player clockwise, each moves the worker in turn (QRY-20).
fn is_my_walk(view: View<'_>) -> Result<(), Refusal> {
    if view.public.phase != Phase::Quarry {
        return Err(Refusal::QuarryIsOver);
    }
    if view.public.turn.seat != view.seat {
        return Err(Refusal::NotYourWalk);
    }
    Ok(())
}

/// The first turn of a round puts the worker on the outer ring (QRY-21). Later it moves to adjacent spaces and enters
/// each only once in a turn (QRY-22).
fn is_a_pace_away(view: View<'_>, space: Space) -> Result<(), Refusal> {
    let (ground, public) = (&view.content.ground, view.public);
    if !ground.contains(space) {
        return Err(Refusal::NoSuchSpace { space });
    }
    let Some(worker) = public.worker else {
        let outer = ground.ring_of(space) == Ring::Outer;
        return if outer { Ok(()) } else { Err(Refusal::PutOnOuterRing { space }) };
    };
    if !ground.neighbours(worker).contains(space) {
        return Err(Refusal::NotNextTo { space, worker });
    }
    if public.turn.entered.contains(space) {
        return Err(Refusal::EnteredAlready { space });
    }
    Ok(())
}

/// If the space has pieces, one must be taken. The player chooses which (QRY-23).
fn takes_what_lies_there(view: View<'_>, space: Space, take: Option<Piece>) -> Result<(), Refusal> {
    let pieces = view.public.quarry.at(space);
    match take {
        Some(piece) if !pieces.contains(piece) => Err(Refusal::NotThere { space, piece }),
        None if !pieces.is_empty() => Err(Refusal::MustTake { space }),
        Some(_) | None => Ok(()),
    }
}

/// The worker uses all its paces and ends on the outer ring (QRY-24), and takes at least one piece (QRY-25). A pace
/// after which this is impossible is refused.
fn can_be_completed(view: View<'_>, space: Space) -> Result<(), Refusal> {
    let (content, public) = (view.content, view.public);
    if leads_home(content, public, space) {
        return Ok(());
    }
    let paces = public.turn.paces_left - 1;
    let entered = public.turn.entered.with(space);
    let way_out = content.ground.ways(space, paces).iter().any(|way| !way.meets(entered));
    Err(match paces {
        _ if way_out => Refusal::NothingToTake { space },
        0 => Refusal::EndsInside { space },
        _ => Refusal::NoWayOut { space, paces },
    })
}

/// The spaces that the worker may enter now.
#[inline]
pub(crate) fn within_reach<'a>(
    content: &'a Content,
    public: &'a Public,
) -> impl Iterator<Item = Space> + 'a {
    let near = match public.worker {
        None => content.ground.outer(),
        Some(worker) => content.ground.neighbours(worker).without(public.turn.entered),
    };
    near.iter().filter(|space| leads_home(content, public, *space))
}

/// Whether a turn that enters `space` now can be completed (QRY-24, QRY-25).
#[inline]
fn leads_home(content: &Content, public: &Public, space: Space) -> bool {
    let turn = &public.turn;
    let entered = turn.entered.with(space);
    let filled = public.quarry.filled();
    let fed = 0 < turn.took || filled.contains(space);
    let home = |way: &SpaceSet| !way.meets(entered) && (fed || way.meets(filled));
    content.ground.ways(space, turn.paces_left - 1).iter().any(home)
}

/// The spaces that this turn can enter at each of its later paces, if it enters `space` now. Boards draw them.
pub(crate) fn later_paces(content: &Content, public: &Public, space: Space) -> Vec<SpaceSet> {
    fn walk(content: &Content, public: &Public, seen: &mut [SpaceSet]) {
        let Some((now, later)) = seen.split_first_mut() else { return };
        for space in within_reach(content, public) {
            now.insert(space);
            walk(content, &after(public, space), later);
        }
    }
    let public = after(public, space);
    let mut seen = vec![SpaceSet::default(); usize::from(public.turn.paces_left)];
    walk(content, &public, &mut seen);
    seen
}

/// What everyone sees after the worker has entered `space`, with any of its pieces.
fn after(public: &Public, space: Space) -> Public {
    let take = public.quarry.at(space).kinds().next();
    let mut public = public.clone();
    public.apply(&PublicEvent::Entered { seat: public.turn.seat, space, take });
    public
}

/// Whether the next pace is the last one of the walk, which ends the turn (QRY-24).
pub(crate) fn is_last_pace(public: &Public) -> bool {
    public.turn.paces_left == 1
}

/// The worker enters the space, and the piece goes behind the screen (QRY-26). The last pace ends the turn.
#[inline]
pub(crate) fn enter(play: &mut impl Play<Quarry>, seat: Seat, space: Space, take: Option<Piece>) {
    play.tell_all(PublicEvent::Entered { seat, space, take });
    if let Some(piece) = take {
        play.tell(seat, ScreenEvent::Gained { piece });
    }
    let public = play.public();
    if 0 < public.turn.paces_left {
        return;
    }
    if public.quarry.filled().is_empty() {
        return end_phase(play);
    }
    let next = public.players.after(seat);
    let number = public.turn.number + 1;
    let paces = play.content().paces(number);
    play.tell_all(PublicEvent::WalkBegun { seat: next, number, paces });
}

/// The player with the black piece scores, puts it back and begins to build (QRY-27).
fn end_phase(play: &mut impl Play<Quarry>) {
    let players = &play.public().players;
    let holder = players.iter().find(|(_, player)| player.seen.contains(Piece::Black));
    let (seat, _) = holder.expect("the quarry is empty, and each round has a black piece");
    let points = play.content().figures.black;
    play.tell_all(PublicEvent::BlackReturned { seat, points });
    play.tell(seat, ScreenEvent::Lost { piece: Piece::Black });
}
