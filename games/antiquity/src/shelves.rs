use arrayvec::ArrayVec;
use engine::{BySeat, Seat, Shelf};
use serde::Serialize;

use crate::cards::{Card, CardSet, Colour, MAX_MONUMENTS, Monument, Pile, Power};
use crate::holdings::Colours;

/// The most stories that can be written: three historians for each of four colours.
const MAX_STORIES: usize = 12;

/// What everyone sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Public {
    /// What was chosen before the match.
    pub with: With,
    /// Whose turn it is, and how far it has come.
    pub turn: Turn,
    /// The cards lying face up.
    pub row: [Option<Card>; 3],
    /// The number of cards in the pile.
    pub pile_left: u8,
    /// The number of cards in each hand (ANT-09).
    pub hand_sizes: BySeat<u8>,
    /// The cards in hand that were taken from the row, which everyone saw.
    pub known: BySeat<CardSet>,
    /// Everything a colour has on the table.
    pub colours: Colours,
    /// The column of each monument's marker, counted from 0.
    pub markers: [u8; MAX_MONUMENTS],
    /// The stories, the oldest first.
    pub stories: ArrayVec<Story, MAX_STORIES>,
    /// Cards out of the game (ANT-12, ANT-45).
    pub discarded: CardSet,
    /// Cards set aside for stories (ANT-57).
    pub chronicled: CardSet,
    /// The colour that holds each power card (ANT-102).
    pub powers: [Option<Colour>; 3],
    /// Whether the last turn is over.
    pub over: bool,
}

/// What was chosen before the match, and what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct With {
    /// The number of players.
    pub seats: u8,
    /// The cards in play. With two or three players, some are left out.
    pub cards: CardSet,
    /// Whether the power cards are in play (ANT-100).
    pub power_cards: bool,
    /// Whether a power card counts as a symbol for scoring (ANT-107).
    pub power_symbols: bool,
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// What kind of turn it became (ANT-10).
    pub kind: TurnKind,
    /// Actions still to take.
    pub actions_left: u8,
    /// Whether an action was taken (ANT-11).
    pub acted: bool,
    /// Whether an action was bought (ANT-12).
    pub bought: bool,
    /// The powers that were used and serve once a turn. The Scribe is among them only by version 1 (ANT-104, ANT-108).
    pub used: [bool; 3],
}

/// What kind of turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TurnKind {
    /// Nothing was done yet.
    Open,
    /// A turn of actions, bought or not, and powers.
    Monument,
    /// A story was written.
    Story,
}

impl Turn {
    /// A new turn.
    pub fn of(seat: Seat, actions: u8) -> Self {
        let kind = TurnKind::Open;
        Self { seat, kind, actions_left: actions, acted: false, bought: false, used: [false; 3] }
    }
}

/// A story: the historian stands on the space of that many pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Story {
    /// Whose historian.
    pub colour: Colour,
    /// How many pages.
    pub pages: u8,
}

/// What everyone is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PublicEvent {
    /// An action of a monument turn is taken.
    ActionTaken,
    /// A card of the row goes to a hand.
    TookFromRow { seat: Seat, slot: u8, card: Card },
    /// The top card of the pile goes to a hand.
    DrewFromPile { seat: Seat },
    /// A new monument stands, from its lowest card to its top.
    Erected { colour: Colour, monument: Monument, cards: Pile },
    /// Cards were laid on a monument.
    Improved { colour: Colour, monument: Monument, cards: Pile },
    /// Cards were laid on a monument, and the Scribe put all of them in this order.
    Rearranged {
        colour: Colour,
        monument: Monument,
        pile: Pile,
        /// Whether the Scribe cannot be used again in this turn, by version 1 of the rules.
        #[serde(skip)]
        spent: bool,
    },
    /// Two cards were turned into points.
    Scored { colour: Colour, cards: [Card; 2], points: i16 },
    /// Two cards bought an action.
    Bought { seat: Seat, cards: [Card; 2] },
    /// A story begins; its pages follow.
    StoryBegun { colour: Colour },
    /// The top card of a monument becomes a page.
    PageTaken { from: Colour, card: Card },
    /// A monument's marker moves one column to the right.
    MarkerMoved { monument: Monument },
    /// A builder scores, because the marker cannot move.
    Overflowed { monument: Monument, colour: Colour, points: i16 },
    /// The historian takes its place.
    StoryWritten { colour: Colour, pages: u8 },
    /// A power card changes hands.
    Acquired { colour: Colour, power: Power, from: Option<Colour>, points: i16 },
    /// A point pays for one more card.
    HeroCalled { colour: Colour },
    /// A card from the hand lies in the row, and one of the row is in the hand.
    Exchanged { seat: Seat, slot: u8, given: Card, taken: Card },
    /// A new card lies in the row.
    RowFilled { slot: u8, card: Card },
    /// It is another player's turn.
    TurnPassed { to: Seat, actions: u8 },
    /// The row could not be filled: the match is over (ANT-70).
    Ended,
}

impl Shelf for Public {
    type Event = PublicEvent;

    #[inline]
    fn apply(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::ActionTaken => {
                self.turn.kind = TurnKind::Monument;
                self.turn.acted = true;
                self.turn.actions_left -= 1;
            }
            PublicEvent::TookFromRow { seat, slot, card } => {
                self.row[usize::from(slot)] = None;
                self.hand_sizes[seat] += 1;
                self.known[seat].insert(card);
            }
            PublicEvent::DrewFromPile { seat } => {
                self.pile_left -= 1;
                self.hand_sizes[seat] += 1;
            }
            PublicEvent::Erected { colour, monument, cards } => {
                self.lay_from_hand(colour, cards.cards(monument));
                self.colours[colour].exhibition.set(monument, cards);
            }
            PublicEvent::Improved { colour, monument, cards } => {
                self.lay_from_hand(colour, cards.cards(monument));
                let mut pile = self.colours[colour].exhibition.pile(monument);
                pile.extend(cards);
                self.colours[colour].exhibition.set(monument, pile);
            }
            PublicEvent::Rearranged { colour, monument, pile, spent } => {
                let there = self.colours[colour].exhibition.pile(monument).cards(monument);
                self.lay_from_hand(colour, pile.cards(monument).without(there));
                self.colours[colour].exhibition.set(monument, pile);
                self.turn.used[Power::Scribe.idx()] |= spent;
            }
            PublicEvent::Scored { colour, cards, points } => {
                self.discard(colour.owner(self.with.seats), cards);
                self.colours[colour].earned.scored += points;
            }
            PublicEvent::Bought { seat, cards } => {
                self.discard(seat, cards);
                self.turn.kind = TurnKind::Monument;
                self.turn.bought = true;
                self.turn.actions_left += 1;
            }
            PublicEvent::StoryBegun { colour } => {
                self.turn.kind = TurnKind::Story;
                self.turn.acted = true;
                self.turn.actions_left = 0;
                self.colours[colour].historians -= 1;
            }
            PublicEvent::PageTaken { from, card } => {
                let exhibition = &mut self.colours[from].exhibition;
                let mut pile = exhibition.pile(card.monument());
                pile.pop();
                exhibition.set(card.monument(), pile);
                self.chronicled.insert(card);
            }
            PublicEvent::MarkerMoved { monument } => self.markers[monument.idx()] += 1,
            PublicEvent::Overflowed { colour, points, .. } => {
                self.colours[colour].earned.overflow += points;
            }
            PublicEvent::StoryWritten { colour, pages } => {
                self.stories.push(Story { colour, pages });
            }
            PublicEvent::Acquired { colour, power, points, .. } => {
                self.powers[power.idx()] = Some(colour);
                self.colours[colour].earned.acquired += points;
            }
            PublicEvent::HeroCalled { colour } => {
                self.colours[colour].earned.hero -= 1;
                self.use_power(Power::Hero);
            }
            PublicEvent::Exchanged { seat, slot, given, taken } => {
                self.row[usize::from(slot)] = Some(given);
                self.known[seat].remove(given);
                self.known[seat].insert(taken);
                self.use_power(Power::Naute);
            }
            PublicEvent::RowFilled { slot, card } => {
                self.pile_left -= 1;
                self.row[usize::from(slot)] = Some(card);
            }
            PublicEvent::TurnPassed { to, actions } => self.turn = Turn::of(to, actions),
            PublicEvent::Ended => self.over = true,
        }
    }
}

impl Public {
    fn lay_from_hand(&mut self, colour: Colour, cards: CardSet) {
        let seat = colour.owner(self.with.seats);
        self.hand_sizes[seat] -= cards.len();
        self.known[seat] = self.known[seat].without(cards);
    }

    fn discard(&mut self, seat: Seat, cards: [Card; 2]) {
        let cards = cards.into_iter().collect();
        self.hand_sizes[seat] -= 2;
        self.known[seat] = self.known[seat].without(cards);
        self.discarded = self.discarded.or(cards);
    }

    fn use_power(&mut self, power: Power) {
        self.turn.kind = TurnKind::Monument;
        self.turn.used[power.idx()] = true;
    }
}

/// What one seat sees besides: its hand, and its plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// Its cards, including those of the plan.
    pub cards: CardSet,
    /// The action that it has begun and the others do not see yet.
    pub plan: Plan,
}

/// An action that takes several decisions. Only the seat sees it until it is complete, so it can be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "plan", rename_all = "snake_case")]
pub enum Plan {
    /// Nothing was begun.
    #[default]
    None,
    /// A monument is being erected with these cards.
    Erect { colour: Colour, monument: Monument, laid: Pile },
    /// A monument is being improved with these cards.
    Improve { colour: Colour, monument: Monument, laid: Pile },
    /// All of a monument's cards, these new ones among them, are being laid again from the bottom.
    Rearrange { colour: Colour, monument: Monument, new: CardSet, laid: Pile },
    /// Two cards are being turned into points.
    Score { colour: Colour, first: Option<Card> },
    /// Two cards are buying an action.
    Buy { first: Option<Card> },
    /// A card is being exchanged with the row.
    Exchange { slot: u8 },
}

/// What one seat is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum HandEvent {
    /// A card of the pile comes into the hand. The others do not see it.
    Drew { card: Card },
    /// A card of the row comes into the hand. Everyone sees it.
    Took { card: Card },
    /// Cards leave the hand.
    Lost { cards: CardSet },
    /// The plan is now this one.
    Planned(Plan),
}

impl Shelf for Hand {
    type Event = HandEvent;

    #[inline]
    fn apply(&mut self, event: &HandEvent) {
        match *event {
            HandEvent::Drew { card } | HandEvent::Took { card } => self.cards.insert(card),
            HandEvent::Lost { cards } => {
                self.cards = self.cards.without(cards);
                self.plan = Plan::None;
            }
            HandEvent::Planned(plan) => self.plan = plan,
        }
    }
}

/// What no one sees: the order of the pile. The last card is the top one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck(pub ArrayVec<Card, { Card::MANY as usize }>);

/// What no one is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DeckEvent {
    /// The top card left the pile.
    TopTaken,
}

impl Shelf for Deck {
    type Event = DeckEvent;

    #[inline]
    fn apply(&mut self, event: &DeckEvent) {
        match event {
            DeckEvent::TopTaken => drop(self.0.pop()),
        }
    }
}
