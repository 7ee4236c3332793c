//! « Comment jouer » (MTL-15): turns, rounds, and what is chosen before the first (MTL-10).

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::cards::Cards;
use crate::content::Content;
use crate::effects::Trigger;
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::archive::Reinforce;
use crate::rules::question::Ask;
use crate::rules::{pay, policy};
use crate::shelves::{Chore, Public, PublicEvent, SecretEvent};
use crate::terms::Who;
use crate::tiles::{Tile, Tiles};
use crate::words::name;
use crate::{Monumental, View, offer};

/// Only the player who is asked may act.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChooseCapital {
    /// Whose capital it is.
    pub who: Who,
}

impl ChooseCapital {
    fn choose(self, play: &mut impl Play<Monumental>, tile: Tile) {
        let setup = &play.content().figures.setup;
        let (soldiers, outposts) = (setup.soldiers, setup.outposts);
        play.tell_all(PublicEvent::CapitalChosen { who: self.who, tile, soldiers, outposts });
    }
}

impl Ask for ChooseCapital {
    type Answer = Tile;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-10"));

    fn who(self, _public: &Public) -> Who {
        self.who
    }

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        !public.is_automaton(self.who) && 1 < free_capitals(public).len()
    }

    /// The last one, or the automaton's, needs no choice.
    fn go_on(self, play: &mut impl Play<Monumental>) {
        let free = free_capitals(play.public()).iter().next();
        self.choose(play, free.expect("there is a capital for each player"));
    }

    fn read(action: Action) -> Option<Tile> {
        action.as_target()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::tiles(free_capitals(view.public), offers);
    }

    fn check(self, view: View<'_>, tile: Tile) -> Result<(), Refusal> {
        if !view.public.board.capitals.contains(tile) {
            return Err(Refusal::NoCapital { tile });
        }
        if view.public.holder(tile).is_some() {
            return Err(Refusal::CapitalTaken);
        }
        Ok(())
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, tile: Tile) {
        self.choose(play, tile);
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-capital")
    }

    fn say(self, _view: View<'_>, tile: Tile) -> Option<Phrase> {
        Some(Phrase::new("action-capital").with("tile", name::tile(tile)))
    }
}

fn free_capitals(public: &Public) -> Tiles {
    public.board.capitals.iter().filter(|it| public.holder(*it).is_none()).collect()
}

/// Civilisations are chosen in the same order, all different (MTL-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChooseCiv {
    /// Whose civilisation it is.
    pub who: Who,
}

impl Ask for ChooseCiv {
    type Answer = u8;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-10"));

    fn who(self, _public: &Public) -> Who {
        self.who
    }

    fn read(action: Action) -> Option<u8> {
        if let Action::Answer(Answer::Civ { civ }) = action { Some(civ) } else { None }
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        let free = (0..view.content.civs.len() as u8).filter(|civ| !is_taken(view.public, *civ));
        offers.extend(free.map(|civ| Action::from(Answer::Civ { civ })));
    }

    fn check(self, view: View<'_>, civ: u8) -> Result<(), Refusal> {
        if view.content.civs.len() <= usize::from(civ) {
            return Err(Refusal::NoSuchCiv);
        }
        if is_taken(view.public, civ) {
            return Err(Refusal::CivTaken);
        }
        Ok(())
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, civ: u8) {
        play.tell_all(PublicEvent::CivChosen { who: self.who, civ });
    }

    fn prompt(self, view: View<'_>) -> Phrase {
        Phrase::new(match view.public.is_automaton(self.who) {
            true => "prompt-civ-automaton",
            false => "prompt-civ",
        })
    }
}

fn is_taken(public: &Public, civ: u8) -> bool {
    public.players.iter().any(|it| it.civ == Some(civ))
}

/// The 15 cards of each are shuffled, and nine places filled (MTL-08).
pub(crate) fn deal(play: &mut impl Play<Monumental>) {
    let first = play.public().first;
    push(play, Chore::Begin { who: first });
    for idx in (0..play.public().with.players).rev() {
        let who = Who(idx);
        let civ = play.public().player(who).civ.expect("all have chosen");
        if play.public().is_automaton(who) {
            crate::rules::solo::shuffle_deck(play, civ, 0);
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
        push(play, Chore::Refill { who, slot: 0 });
    }
}

/// A turn begins. Its triggers come before the activation (MTL-72).
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
    push(play, Chore::Pass);
    push(play, Chore::Track);
    push(play, Chore::Refill { who, slot: 0 });
    push(play, Chore::Clear);
    if 0 < left {
        push(play, Reinforce { left });
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
    push(play, Chore::Begin { who: next });
}

fn after(public: &Public, who: Who) -> Who {
    Who((who.0 + 1) % public.with.players)
}
