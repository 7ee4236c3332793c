use serde::Serialize;

use crate::rules::pay::Payment;
use crate::shelves::{Reading, Task};
use crate::terms::{Amount, Card, Foe, Kind, Place, Purchase, Unit, Who};
use crate::tiles::Tile;

/// Where a card was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shelved {
    /// A place of the development track.
    Track(u8),
    /// A pile of basic buildings.
    Basic(u8),
}

/// Which part of a city deck a card was drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeckPart {
    /// From the cards that everyone saw put on top.
    Top,
    /// From the cards whose order no one knows.
    Hidden,
}

/// What everyone is told. If an event names no player, it is about the player whose turn it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what each part is follows from its name and its type")]
pub enum PublicEvent {
    /// A task is put on the agenda.
    Pushed(Task),
    /// The next task is taken off the agenda.
    Popped,

    // Setup.
    CapitalChosen {
        who: Who,
        tile: Tile,
        soldiers: u8,
        outposts: u8,
    },
    CivChosen {
        who: Who,
        civ: u8,
    },
    CardBrought {
        who: Who,
        card: Card,
        knowledge: bool,
    },

    // Turns.
    TurnBegan {
        who: Who,
        cards: u8,
    },
    RoundBegan {
        round: u8,
    },
    RowChosen {
        row: u8,
    },
    ColumnChosen {
        who: Who,
        row: u8,
        column: u8,
    },
    Activated {
        who: Who,
        slot: u8,
        over: u16,
        under: u16,
    },
    EffectUsed {
        who: Who,
        place: Place,
        step: u8,
        card: Card,
    },
    #[serde(rename = "used_again")]
    Reused {
        who: Who,
        place: Place,
        card: Card,
        left: u16,
    },

    // Resources.
    Gained {
        who: Who,
        amount: Amount,
    },
    RestrictedGained {
        who: Who,
        n: u8,
        only: Foe,
    },
    Paid {
        who: Who,
        payment: Payment,
    },
    DiscountGiven {
        who: Who,
        on: Purchase,
        n: u8,
        uses: u8,
    },
    DiscountSpent {
        on: Purchase,
    },
    SiegeGiven {
        who: Who,
        n: u8,
    },
    SiegeSpent,
    ReinforceGiven {
        who: Who,
        n: u8,
    },
    ProductionTokens {
        who: Who,
        n: u8,
    },
    ProductionTokenUsed {
        who: Who,
    },
    MarketUsed {
        who: Who,
        market: u8,
        token: u8,
    },

    // Cards.
    Acquired {
        who: Who,
        from: Shelved,
        card: Card,
        kind: Kind,
    },
    WonderTaken {
        who: Who,
        slot: u8,
        card: Card,
    },
    WonderBegun {
        who: Who,
        card: Card,
    },
    WonderKept {
        who: Who,
        kept: Card,
        lost: Card,
    },
    WonderCompleted {
        who: Who,
        card: Card,
    },
    WonderOnTop {
        card: Card,
    },
    WonderPlaced {
        who: Who,
        card: Card,
        tile: Tile,
    },
    Drew {
        who: Who,
        card: Card,
        part: DeckPart,
        left: u16,
    },
    Reshuffled {
        who: Who,
    },
    Archived {
        who: Who,
        slot: Option<u8>,
        card: Card,
        wonder: bool,
    },
    Recovered {
        who: Who,
        card: Card,
    },
    Reinforced {
        who: Who,
        slot: u8,
    },
    CityCleared,
    Dealt {
        who: Who,
        slot: u8,
        card: Card,
        part: DeckPart,
        under: bool,
    },
    KnowledgeDrawn {
        who: Who,
        card: Card,
        part: DeckPart,
    },
    KnowledgeKept {
        who: Who,
        slot: u8,
        kept: Card,
        lost: Card,
    },

    // Policies.
    Developed {
        who: Who,
        policy: u8,
    },
    Replayed {
        who: Who,
        policy: u8,
    },
    Triggered {
        #[serde(rename = "passive")]
        lasting: u8,
    },

    // The board.
    ConquestBegun {
        who: Who,
        tile: Tile,
        units: u8,
    },
    Committed {
        who: Who,
        from: Tile,
        unit: Unit,
    },
    Conquered {
        who: Who,
        tile: Tile,
        soldiers: u8,
        warlord: bool,
        foe: Option<Foe>,
        loser: Option<Who>,
    },
    TokenTurned {
        tile: Tile,
        token: u8,
    },
    WarlordCalled {
        who: Who,
    },
    Moved {
        who: Who,
        from: Tile,
        to: Tile,
        unit: Unit,
    },
    OutpostBuilt {
        who: Who,
        tile: Tile,
        soldiers: u8,
        warlord: bool,
    },
    Explored {
        who: Who,
        explorer: u8,
        to: Tile,
    },
    ProductionTaken {
        who: Who,
        explorer: u8,
        at: Tile,
    },
    MarketOpened {
        who: Who,
        explorer: u8,
        market: u8,
    },
    MarketTaken {
        who: Who,
        market: u8,
    },

    // The track and the end.
    TrackDiscarded {
        slot: u8,
        card: Card,
    },
    TrackSlid {
        row: u8,
    },
    TrackFilled {
        slot: u8,
        card: Card,
    },
    EraBegan {
        era: u8,
    },
    EndTriggered {
        last_round: u8,
    },
    Ended,

    /// The automaton.
    Solo(SoloEvent),
}

/// What the automaton does.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "solo", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what each part is follows from its name and its type")]
pub enum SoloEvent {
    DeckLaid {
        cards: u32,
    },
    Revealed {
        card: u8,
        reading: Reading,
    },
    CardDone,
    Gold {
        gold: u8,
    },
    Paid {
        gold: u8,
    },
    Took {
        slot: u8,
        card: Card,
        kind: Kind,
    },
    WonderBegun {
        slot: u8,
        card: Card,
    },
    WonderCompleted {
        card: Card,
    },
    Policy {
        policy: u8,
    },
    Conquered {
        tile: Tile,
        loser: Option<Who>,
        soldier: bool,
        outpost: bool,
    },
    TokenTurned {
        tile: Tile,
        token: u8,
        /// Whether it counts for the automaton, by version 3 of the rules (MTL-113).
        #[serde(skip)]
        counted: bool,
    },
    Explored {
        explorer: u8,
        to: Tile,
    },
    Production {
        at: Tile,
        kept: u8,
    },
    Market {
        market: u8,
        token: u8,
    },
    Idle,
}
