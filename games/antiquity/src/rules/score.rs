//! « Marquer des points de victoire » (ANT-45).

use engine::{Play, Seat};

use crate::cards::{Card, Colour, Power, Symbol};
use crate::content::Content;
use crate::rulebook::{Purpose, Refusal};
use crate::rules::{pay, turn};
use crate::shelves::{HandEvent, Plan, Public, PublicEvent};
use crate::{Antiquity, View};

/// One action and two hand cards of one symbol (ANT-45).
pub(crate) fn may_score(view: View<'_>, colour: Colour) -> Result<(), Refusal> {
    turn::has_action(view)?;
    turn::is_my_colour(view, colour)?;
    pay::has_pair(view, Purpose::Points)
}

pub(crate) fn begin(play: &mut impl Play<Antiquity>, seat: Seat, colour: Colour) {
    play.tell(seat, HandEvent::Planned(Plan::Score { colour, first: None }));
}

pub(crate) fn scored(play: &mut impl Play<Antiquity>, colour: Colour, cards: [Card; 2]) {
    let symbol = play.content().symbol(cards[0]);
    let points = points(play.content(), play.public(), colour, symbol);
    play.tell_all(PublicEvent::ActionTaken);
    play.tell_all(PublicEvent::Scored { colour, cards, points });
}

/// One point for every card of that symbol in the colour's own exhibition, including covered cards.
pub(crate) fn points(content: &Content, public: &Public, colour: Colour, symbol: Symbol) -> i16 {
    let on_show = public.colours[colour].exhibition.cards.and(content.by_symbol[symbol.idx()]);
    let mut points = i16::from(on_show.len());
    let held = |power: &Power| public.powers[power.idx()] == Some(colour);
    if public.with.power_symbols {
        // ANT-107: a power card held counts as one more of its own symbol.
        let same = Power::ALL.iter().filter(|power| power.symbol() == symbol);
        points += same.filter(|power| held(power)).count() as i16;
    }
    points
}
