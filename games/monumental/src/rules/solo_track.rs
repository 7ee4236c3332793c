//! What the automaton takes from the track (MTL-112, MTL-113, R75, R78).

use std::cmp::Reverse;

use engine::Play;

use crate::Monumental;
use crate::content::{Content, SoloDeed};
use crate::rules::solo_map;
use crate::shelves::{Public, PublicEvent, SoloEvent};
use crate::terms::{Card, Kind, TRACK};

pub(crate) fn is_possible(content: &Content, public: &Public, deed: SoloDeed) -> bool {
    let under_way = deed == SoloDeed::Wonder && public.current().construction.is_some();
    under_way || choice(content, public, deed).is_some()
}

/// Completes the wonder under construction, or begins the cheapest one.
pub(crate) fn wonder(play: &mut impl Play<Monumental>) {
    if let Some(card) = play.public().current().construction {
        play.tell_all(PublicEvent::Solo(SoloEvent::WonderCompleted { card }));
        return solo_map::place_wonder(play, card);
    }
    if let Some((slot, card)) = choice(play.content(), play.public(), SoloDeed::Wonder) {
        play.tell_all(PublicEvent::Solo(SoloEvent::WonderBegun { slot, card }));
    }
}

/// Takes a card. It lies in the automaton's area and never acts.
pub(crate) fn take(play: &mut impl Play<Monumental>, deed: SoloDeed) {
    if let Some((slot, card)) = choice(play.content(), play.public(), deed) {
        let kind = play.content().card(card).kind;
        play.tell_all(PublicEvent::Solo(SoloEvent::Took { slot, card, kind }));
    }
}

pub(crate) fn take_all_knowledge(play: &mut impl Play<Monumental>) {
    while is_possible(play.content(), play.public(), SoloDeed::KnowledgeLow) {
        take(play, SoloDeed::KnowledgeLow);
    }
}

/// The cheapest or the dearest of a kind; among equals the one furthest from the deck, then by id (R75).
fn choice(content: &Content, public: &Public, deed: SoloDeed) -> Option<(u8, Card)> {
    let (kind, dearest) = match deed {
        SoloDeed::Wonder => (Kind::Wonder, false),
        SoloDeed::BuildingLow => (Kind::Building, false),
        SoloDeed::BuildingHigh => (Kind::Building, true),
        SoloDeed::KnowledgeLow | SoloDeed::KnowledgeAll => (Kind::Knowledge, false),
        SoloDeed::KnowledgeHigh => (Kind::Knowledge, true),
        SoloDeed::Policy
        | SoloDeed::PolicyGold
        | SoloDeed::Explore1
        | SoloDeed::Explore2
        | SoloDeed::Explore3
        | SoloDeed::Gold3
        | SoloDeed::ConquerLow
        | SoloDeed::ConquerHigh
        | SoloDeed::Conquer3High
        | SoloDeed::Shuffle
        | SoloDeed::Draw
        | SoloDeed::CoastalGold
        | SoloDeed::UntilTech
        | SoloDeed::TwiceCommon
        | SoloDeed::AnySpecial
        | SoloDeed::JapanChoice => return None,
    };
    let width = TRACK / public.rows();
    let cards = public.track.iter().enumerate().filter_map(|(slot, card)| Some((slot, (*card)?)));
    let cards = cards.filter(|(_, card)| content.card(*card).kind == kind);
    let best = cards.min_by_key(|(slot, card)| {
        let cost = i16::from(content.card(*card).whole_cost());
        let cost = if dearest { -cost } else { cost };
        (cost, Reverse(slot % width), &content.card(*card).key)
    });
    best.map(|(slot, card)| (slot as u8, card))
}
