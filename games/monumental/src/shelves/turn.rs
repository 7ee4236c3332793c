use arrayvec::ArrayVec;
use serde::Serialize;

use crate::terms::{Card, PURCHASES, Place, SLOTS, Who};

/// How far the turn has come.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose turn it is.
    pub who: Who,
    /// What is awaited when nothing else is under way.
    pub phase: Phase,
    /// Production, science and military to be spent in this turn (MTL-25).
    pub stock: [u8; 3],
    /// What was generated in this turn, spent or not (MTL-33).
    pub generated: [u8; 3],
    /// Military against barbarians, free towns and enemies only.
    pub restricted: [u8; 3],
    /// How much cheaper the next payments are, by kind and by how many of them are left.
    pub discounts: [[u8; 4]; PURCHASES],
    /// How many fewer units the next conquest needs.
    pub siege: u8,
    /// Cards that can be kept in place at the end.
    pub reinforce: u8,
    /// The active places of the city, one bit each.
    pub active: u16,
    /// The places kept at the end, one bit each.
    pub reinforced: u16,
    /// How often each step of an active city card can be used, four bits each, by place.
    pub left: [u16; 2 * SLOTS],
    /// The cards drawn in this turn (MTL-85).
    pub drawn: ArrayVec<Drawn, { Place::MANY as usize - 2 * SLOTS }>,
    /// The rows of the track from which something was acquired, one bit each.
    pub rows_taken: u8,
    /// Provinces conquered.
    pub conquered: u8,
    /// Whether the warlord took part in a conquest.
    pub warlord_attacked: bool,
    /// How often the warlord's card was triggered.
    pub warlord_uses: u8,
    /// The explorers that took something, one bit each.
    pub explorers_used: u8,
    /// How often each lasting effect of the newest policy was used.
    #[serde(rename = "passive_uses")]
    pub lasting_uses: [u8; 4],
}

/// What is awaited when nothing else is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The table is being laid.
    Setup,
    /// A row of the city.
    Row,
    /// A column of the city; the row is chosen.
    Column(u8),
    /// Actions.
    Act,
    /// The automaton's cards: this many are still to be revealed.
    Automaton(u8),
    /// The match is over.
    Over,
}

/// A card drawn in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawn {
    /// The card.
    pub card: Card,
    /// How often each of its steps can be used, four bits each.
    pub left: u16,
}

impl Turn {
    /// A new turn.
    pub fn of(who: Who, phase: Phase) -> Self {
        Self {
            who,
            phase,
            stock: [0; 3],
            generated: [0; 3],
            restricted: [0; 3],
            discounts: [[0; 4]; PURCHASES],
            siege: 0,
            reinforce: 0,
            active: 0,
            reinforced: 0,
            left: [0; 2 * SLOTS],
            drawn: ArrayVec::new(),
            rows_taken: 0,
            conquered: 0,
            warlord_attacked: false,
            warlord_uses: 0,
            explorers_used: 0,
            lasting_uses: [0; 4],
        }
    }

    /// Whether a place of the city is active.
    #[inline]
    pub fn is_active(&self, slot: u8) -> bool {
        self.active & (1 << (slot & 15)) != 0
    }

    /// How often the steps at `place` can be used.
    #[inline]
    pub fn left_at(&self, place: Place) -> u16 {
        match self.left.get(place.idx()) {
            Some(left) => *left,
            None => self.drawn.get(place.idx() - self.left.len()).map_or(0, |it| it.left),
        }
    }

    /// The same, to be changed.
    pub(super) fn left_mut(&mut self, place: Place) -> Option<&mut u16> {
        let n_slots = self.left.len();
        match self.left.get_mut(place.idx()) {
            Some(left) => Some(left),
            None => self.drawn.get_mut(place.idx() - n_slots).map(|it| &mut it.left),
        }
    }
}
