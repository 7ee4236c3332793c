//! Counts and conditions of effects.

use crate::content::Content;
use crate::effects::{Condition, Count};
use crate::shelves::{Held, Public};
use crate::terms::{Card, Place, SLOTS};
use crate::tiles::Adjacency;

/// The count, for the player whose turn it is.
pub(crate) fn count(content: &Content, public: &Public, count: Count) -> u8 {
    let (turn, player) = (&public.turn, public.current());
    match count {
        Count::Provinces => player.provinces().len(),
        Count::CoastalProvinces => player.provinces().and(public.board.sea.neighbours()).len(),
        Count::WondersOwned => player.wonders,
        Count::Policies => player.policies.len() as u8,
        Count::KnowledgeInCity => {
            player.city.iter().filter(|slot| slot.knowledge.is_some()).count() as u8
        }
        Count::ActivatedKnowledge => {
            let slots = player.city.iter().enumerate();
            let active = slots.filter(|(slot, _)| turn.is_active(*slot as u8));
            let in_city = active.filter(|(_, slot)| slot.knowledge.is_some()).count();
            let drawn = turn.drawn.iter().filter(|it| content.is_knowledge(it.card)).count();
            (in_city + drawn) as u8
        }
        Count::Archived => player.archived.len(),
        Count::ExplorersAbroad => {
            player.explorers.iter().filter(|it| Some(**it) != player.capital).count() as u8
        }
        Count::MarketTokens => player.markets.iter().filter(|it| **it != Held::None).count() as u8,
        Count::BarbarianTokens => player.barbarians,
        Count::FreeTownTokens => player.towns,
        Count::ConqueredThisTurn => turn.conquered,
        Count::Outposts => player.outposts.len(),
    }
}

/// Whether a condition holds for the player whose turn it is.
pub(crate) fn holds(public: &Public, condition: Condition, n: u8, place: Place) -> bool {
    let (turn, player) = (&public.turn, public.current());
    match condition {
        Condition::ConqueredThisTurn => n <= turn.conquered,
        Condition::WarlordAttacked => turn.warlord_attacked,
        Condition::HasPolicies => n <= player.policies.len() as u8,
        Condition::OwnsWonders => n <= player.wonders,
        Condition::HasAttached => attached(public, place).is_some(),
        Condition::FewestProvinces => {
            let own = player.provinces().len();
            public.players.iter().all(|it| own <= it.provinces().len())
        }
    }
}

/// The card on the knowledge at `place`. A knowledge that was drawn in this turn has none (R60).
pub(crate) fn attached(public: &Public, place: Place) -> Option<Card> {
    let slot = place.idx().checked_sub(SLOTS)?;
    public.current().city.get(slot)?.card
}
