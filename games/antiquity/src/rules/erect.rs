//! « Ériger un monument » (ANT-30 to ANT-36).

use engine::{Play, Rule, Seat};

use crate::cards::{Colour, Monument, Pile};
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::rules::turn;
use crate::shelves::{HandEvent, Plan, Public, PublicEvent};
use crate::{Antiquity, View};

/// One action erects a monument with enough hand cards of it (ANT-30).
pub(crate) fn may_erect(view: View<'_>, colour: Colour, monument: Monument) -> Result<(), Refusal> {
    turn::has_action(view)?;
    turn::is_my_colour(view, colour)?;
    must_be_in_play(view.public, monument)?;
    if view.public.colours[colour].exhibition.contains(monument) {
        return Err(Refusal::BuiltByYou);
    }
    let have = view.mine.cards.and(monument.cards()).len();
    enough_cards(view.content, view.public, monument, have)
}

pub(crate) fn begin(
    play: &mut impl Play<Antiquity>,
    seat: Seat,
    colour: Colour,
    monument: Monument,
) {
    let plan = Plan::Erect { colour, monument, laid: Pile::default() };
    play.tell(seat, HandEvent::Planned(plan));
}

pub(crate) fn finish(
    play: &mut impl Play<Antiquity>,
    seat: Seat,
    colour: Colour,
    monument: Monument,
    cards: Pile,
) {
    play.tell_all(PublicEvent::ActionTaken);
    play.tell_all(PublicEvent::Erected { colour, monument, cards });
    play.tell(seat, HandEvent::Lost { cards: cards.cards(monument) });
}

/// The first builder plays at least two cards, the second at least three, and there is no third (ANT-31, 32, 34).
pub(crate) fn enough_cards(
    content: &Content,
    public: &Public,
    monument: Monument,
    have: u8,
) -> Result<(), Refusal> {
    let figures = &content.figures;
    match n_builders(public, monument) {
        0 if have < figures.first_builder => {
            Err(Refusal::FirstBuilderNeeds { needed: figures.first_builder, have })
        }
        1 if have < figures.second_builder => {
            Err(Refusal::SecondBuilderNeeds { needed: figures.second_builder, have })
        }
        0 | 1 => Ok(()),
        _ => Err(Refusal::BuiltByTwo),
    }
}

/// The number of colours that have built it. It never falls, because a monument keeps its last card (ANT-52).
#[inline]
pub(crate) fn n_builders(public: &Public, monument: Monument) -> u8 {
    public.colours.iter().filter(|(_, it)| it.exhibition.contains(monument)).count() as u8
}

/// Whether the monument is in this game.
pub(crate) fn is_in_play(public: &Public, monument: Monument) -> bool {
    monument.idx() < crate::cards::MAX_MONUMENTS
        && !public.with.cards.and(monument.cards()).is_empty()
}

/// With three or two players one monument is left out (ANT-05, ANT-61); a pack can have fewer than twelve (ANT-01).
pub(crate) fn must_be_in_play(public: &Public, monument: Monument) -> Result<(), Refusal> {
    if is_in_play(public, monument) {
        return Ok(());
    }
    let rule = Rule(match public.with.seats {
        2 => "ANT-61",
        3 => "ANT-05",
        _ => "ANT-01",
    });
    Err(Refusal::NotInPlay { rule })
}
