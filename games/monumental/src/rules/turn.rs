//! « Comment jouer » (MTL-15): turns, rounds, and what is chosen before the first (MTL-10).

use engine::Play;

use crate::cards::Cards;
use crate::effects::Trigger;
use crate::effects::run::push;
use crate::rulebook::Refusal;
use crate::rules::{pay, policy};
use crate::shelves::{Public, PublicEvent, SecretEvent, Task};
use crate::terms::Who;
use crate::tiles::Tile;
use crate::{Monumental, View};

/// Only whoever is asked acts.
pub(crate) fn is_asked(view: View<'_>) -> Result<(), Refusal> {
    if view.public.is_over() {
        return Err(Refusal::Over);
    }
    if view.public.asked() != Some(Who(view.seat.0)) {
        return Err(Refusal::NotYourTurn);
    }
    Ok(())
}

/// Capitals are chosen from the last player on, counter-clockwise (MTL-10).
pub(crate) fn may_choose_capital(view: View<'_>, tile: Tile) -> Result<(), Refusal> {
    if !view.public.board.capitals.has(tile) {
        return Err(Refusal::NoCapital { tile });
    }
    if view.public.holder(tile).is_some() {
        return Err(Refusal::CapitalTaken);
    }
    Ok(())
}

pub(crate) fn choose_capital(play: &mut impl Play<Monumental>, who: Who, tile: Tile) {
    let setup = &play.content().figures.setup;
    let (soldiers, outposts) = (setup.soldiers, setup.outposts);
    play.tell_all(PublicEvent::CapitalChosen { who, tile, soldiers, outposts });
}

/// Civilisations are chosen in the same order, all different (MTL-10).
pub(crate) fn may_choose_civ(view: View<'_>, civ: u8) -> Result<(), Refusal> {
    if view.content.civs.len() <= usize::from(civ) {
        return Err(Refusal::NoSuchCiv);
    }
    if view.public.players.iter().any(|it| it.civ == Some(civ)) {
        return Err(Refusal::CivTaken);
    }
    Ok(())
}

pub(crate) fn choose_civ(play: &mut impl Play<Monumental>, who: Who, civ: u8) {
    play.tell_all(PublicEvent::CivChosen { who, civ });
}

/// The 15 cards of each are shuffled, and nine places filled (MTL-08).
pub(crate) fn deal(play: &mut impl Play<Monumental>) {
    let first = play.public().first;
    push(play, Task::Begin { who: first });
    for idx in (0..play.public().with.players).rev() {
        let who = Who(idx);
        let civ = play.public().player(who).civ.expect("all have chosen");
        if play.public().is_automaton(who) {
            crate::rules::solo::shuffle_deck(play, civ);
            continue;
        }
        let content = play.content();
        let mut cards: Cards = content.deck_of(civ).collect();
        for card in cards.iter() {
            let knowledge = content.is_knowledge(card);
            play.tell_all(PublicEvent::CardBrought { who, card, knowledge });
        }
        play.chance().shuffle(cards.as_mut_slice());
        play.keep(SecretEvent::CityDeck { who, cards });
        push(play, Task::Refill { who, slot: 0 });
    }
}

/// A turn begins; what is triggered then comes before the activation (MTL-72).
pub(crate) fn begin(play: &mut impl Play<Monumental>, who: Who) {
    let solo = &play.content().figures.solo;
    let cards = match play.public().with.full {
        true => solo.cards_full,
        false => solo.cards_rulebook,
    };
    let automaton = play.public().is_automaton(who);
    play.tell_all(PublicEvent::TurnBegan { who, cards: if automaton { cards } else { 0 } });
    if !automaton {
        policy::trigger(play, Trigger::TurnStart, None);
    }
}

/// Cards are kept, then discarded, the city is filled, then the track (MTL-15, MTL-35).
pub(crate) fn end(play: &mut impl Play<Monumental>) {
    let (content, public) = (play.content(), play.public());
    let who = public.turn.who;
    let lasting = pay::modifiers(content, public, who).map_or(0, |it| it.reinforce);
    let left = public.turn.reinforce.saturating_add(lasting);
    push(play, Task::Pass);
    push(play, Task::Track);
    push(play, Task::Refill { who, slot: 0 });
    push(play, Task::Clear);
    if 0 < left {
        push(play, Task::Reinforce { left });
    }
}

/// Play goes clockwise; after the last round it is over (MTL-100).
pub(crate) fn pass(play: &mut impl Play<Monumental>) {
    let public = play.public();
    let next = after(public, public.turn.who);
    let ends = next == public.first;
    let round = public.round + u8::from(ends);
    if public.last_round.is_some_and(|last| last < round) {
        return play.tell_all(PublicEvent::Ended);
    }
    if ends {
        play.tell_all(PublicEvent::RoundBegan { round });
    }
    push(play, Task::Begin { who: next });
}

fn after(public: &Public, who: Who) -> Who {
    Who((who.0 + 1) % public.with.players)
}
