//! « Accomplir un progrès scientifique » (MTL-85), and drawing from the city deck (MTL-97).

use engine::Play;

use crate::content::Content;
use crate::effects::Trigger;
use crate::rulebook::Refusal;
use crate::rules::pay::{self, Bill};
use crate::rules::policy;
use crate::shelves::{DeckPart, Public, PublicEvent, SecretEvent};
use crate::terms::{Card, Purchase, Resource, Who};
use crate::{Monumental, View};

/// Two science draw the top card of the city deck.
pub(crate) fn may_progress(view: View<'_>) -> Result<(), Refusal> {
    if !view.public.current().can_draw() {
        return Err(Refusal::NothingToDraw);
    }
    pay::may_pay(view.public, price(view.content, view.public))
}

/// What progress costs now.
pub(crate) fn price(content: &Content, public: &Public) -> Bill {
    let lasting = pay::modifiers(content, public, public.turn.who).map_or(0, |it| it.progress);
    let less = pay::discount(content, public, Purchase::Progress).saturating_add(lasting);
    Bill::of(Resource::Science, content.figures.costs.progress.saturating_sub(less))
}

pub(crate) fn progress(play: &mut impl Play<Monumental>) {
    let bill = price(play.content(), play.public());
    pay::pay(play, bill);
    pay::spend_discount(play, Purchase::Progress);
    policy::trigger(play, Trigger::Progress, None);
    draw(play);
}

/// The card drawn is active as if it lay in the city; it is discarded at the end of the turn (MTL-85).
pub(crate) fn draw(play: &mut impl Play<Monumental>) {
    let who = play.public().turn.who;
    let Some((card, part)) = take_top(play, who) else { return };
    let info = play.content().card(card);
    play.tell_all(PublicEvent::Drew { who: play.public().turn.who, card, part, left: info.ready });
    pay::gain(play, info.yields);
}

/// The top card of a city deck, and the part of the deck that it is in. If the deck is empty, the discard pile becomes
/// the deck (MTL-97).
pub(crate) fn take_top(play: &mut impl Play<Monumental>, who: Who) -> Option<(Card, DeckPart)> {
    let player = play.public().player(who);
    if let Some(card) = player.top.top() {
        return Some((card, DeckPart::Top));
    }
    if player.hidden.is_empty() {
        reshuffle(play, who);
    }
    let card = play.secret().city_top(who)?;
    play.keep(SecretEvent::CityTop { who });
    Some((card, DeckPart::Hidden))
}

fn reshuffle(play: &mut impl Play<Monumental>, who: Who) {
    let mut cards = play.public().player(who).discard;
    if cards.is_empty() {
        return;
    }
    play.chance().shuffle(cards.as_mut_slice());
    play.keep(SecretEvent::CityDeck { who, cards });
    play.tell_all(PublicEvent::Reshuffled { who });
}
