//! « Tour Histoire » (ANT-50 to ANT-57).

use arrayvec::ArrayVec;
use engine::Play;

use crate::cards::{Card, Colour, MAX_COLOURS, MAX_MONUMENTS, Monument};
use crate::rulebook::Refusal;
use crate::rules::turn;
use crate::shelves::{Public, PublicEvent, TurnKind};
use crate::{Antiquity, View};

type Pages = ArrayVec<(Colour, Card), { MAX_COLOURS * MAX_MONUMENTS }>;

/// A story needs a historian and a monument to tell of (ANT-50), and is the only action of the turn (ANT-10).
pub(crate) fn may_write(view: View<'_>, colour: Colour) -> Result<(), Refusal> {
    turn::nothing_begun(view)?;
    turn::is_my_colour(view, colour)?;
    match view.public.turn.kind {
        TurnKind::Open => {}
        TurnKind::Monument => return Err(Refusal::MonumentTurnBegun),
        TurnKind::Story => return Err(Refusal::StoryWritten),
    }
    if view.public.colours[colour].historians == 0 {
        return Err(Refusal::NoHistorian);
    }
    if !can_tell(view.public, colour) {
        return Err(Refusal::NothingToTell);
    }
    Ok(())
}

/// Some other exhibition has a monument of two cards or more; the same player's other colour counts (ANT-64).
#[inline]
pub(crate) fn can_tell(public: &Public, colour: Colour) -> bool {
    public.colours.iter().any(|(other, it)| other != colour && it.exhibition.is_tellable())
}

/// The top card of every such monument is a page (ANT-51); each page moves its monument's marker (ANT-54).
pub(crate) fn write(play: &mut impl Play<Antiquity>, colour: Colour) {
    let pages = pages(play.public(), colour);
    play.tell_all(PublicEvent::StoryBegun { colour });
    for &(from, card) in &pages {
        play.tell_all(PublicEvent::PageTaken { from, card });
    }
    for (_, card) in &pages {
        move_marker(play, card.monument());
    }
    play.tell_all(PublicEvent::StoryWritten { colour, pages: pages.len() as u8 });
}

/// How many pages a story of this colour would have now (ANT-51).
pub(crate) fn n_pages(public: &Public, writer: Colour) -> u8 {
    pages(public, writer).len() as u8
}

fn pages(public: &Public, writer: Colour) -> Pages {
    let others = public.colours.iter().filter(|(colour, _)| *colour != writer);
    others
        .flat_map(|(from, it)| {
            it.exhibition.tellable().map(move |monument| {
                let top = it.exhibition.pile(monument).pop().expect("two cards or more");
                (from, Card::new(monument, top))
            })
        })
        .collect()
}

/// If the marker is on the last column, the builders score instead, ranked by their highest card that is left (ANT-55).
fn move_marker(play: &mut impl Play<Antiquity>, monument: Monument) {
    let content = play.content();
    if usize::from(play.public().markers[monument.idx()]) + 1 < content.columns.len() {
        return play.tell_all(PublicEvent::MarkerMoved { monument });
    }
    let colours = play.public().colours.iter();
    let mut builders: ArrayVec<(u8, Colour), MAX_COLOURS> = colours
        .filter(|(_, it)| it.exhibition.contains(monument))
        .map(|(colour, it)| (it.exhibition.pile(monument).highest(), colour))
        .collect();
    builders.sort_unstable_by(|one, other| other.cmp(one));
    let shares: &[i32] = match builders.len() {
        1 => &[content.overflow.sole],
        _ => &[content.overflow.first, content.overflow.second],
    };
    for (&(_, colour), &points) in builders.iter().zip(shares) {
        let points = points as i16;
        play.tell_all(PublicEvent::Overflowed { monument, colour, points });
    }
}
