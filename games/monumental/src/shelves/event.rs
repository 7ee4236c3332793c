use serde::Serialize;

use crate::cards::Cards;
use crate::rules::pay::Payment;
use crate::shelves::Task;
use crate::terms::{Amount, Card, Foe, Kind, Place, Purchase, Unit, Who};
use crate::tiles::Tile;

/// Where a card was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shelved {
    /// A place of the development track.
    Track(u8),
    /// A pile of basic buildings.
    Basic(u8),
}

/// What everyone is told. Where no player is named, it is the one whose turn it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what each part is follows from its name and its type")]
pub enum PublicEvent {
    /// Something is under way.
    Pushed(Task),
    /// It was answered, or goes on.
    Popped,

    // Setup.
    CapitalChosen { who: Who, tile: Tile, soldiers: u8, outposts: u8 },
    CivChosen { who: Who, civ: u8 },
    DeckLaid { who: Who, cards: Cards, knowledge: u8 },

    // Turns.
    TurnBegan { who: Who, cards: u8 },
    RoundBegan { round: u8 },
    RowChosen { row: u8 },
    ColumnChosen { row: u8, column: u8 },
    Activated { slot: u8, over: u16, under: u16 },
    EffectUsed { place: Place, step: u8, card: Card },
    UsedAgain { place: Place, card: Card, left: u16 },

    // Resources.
    Gained { amount: Amount },
    RestrictedGained { n: u8, only: Foe },
    Paid { payment: Payment },
    DiscountGiven { on: Purchase, n: u8, uses: u8 },
    DiscountSpent { on: Purchase },
    SiegeGiven { n: u8 },
    SiegeSpent,
    ReinforceGiven { n: u8 },
    ProductionTokens { n: u8 },
    ProductionTokenUsed,
    MarketUsed { market: u8, token: u8 },

    // Cards.
    Acquired { from: Shelved, card: Card, kind: Kind },
    WonderTaken { slot: u8, card: Card },
    WonderBegun { card: Card },
    WonderKept { kept: Card, lost: Card },
    WonderCompleted { card: Card },
    WonderOnTop { card: Card },
    WonderPlaced { card: Card, tile: Tile },
    Drew { card: Card, known: bool, left: u16 },
    Reshuffled { who: Who },
    Archived { who: Who, slot: Option<u8>, card: Card, wonder: bool },
    Recovered { card: Card },
    Reinforced { slot: u8 },
    CityCleared,
    Dealt { who: Who, slot: u8, card: Card, known: bool, under: bool },
    KnowledgeDrawn { who: Who, card: Card, known: bool },
    KnowledgeKept { who: Who, slot: u8, kept: Card, lost: Card },

    // Policies.
    Developed { policy: u8 },
    Replayed { policy: u8 },
    Triggered { passive: u8 },

    // The board.
    ConquestBegun { tile: Tile, units: u8 },
    Committed { from: Tile, unit: Unit },
    Conquered { tile: Tile, soldiers: u8, warlord: bool, foe: Option<Foe>, loser: Option<Who> },
    TokenTurned { tile: Tile, token: u8 },
    WarlordCalled,
    Moved { from: Tile, to: Tile, unit: Unit },
    OutpostBuilt { tile: Tile, soldiers: u8, warlord: bool },
    Explored { explorer: u8, to: Tile },
    ProductionTaken { explorer: u8, at: Tile },
    MarketOpened { explorer: u8, market: u8 },
    MarketTaken { market: u8 },

    // The track and the end.
    TrackDiscarded { slot: u8, card: Card },
    TrackSlid { row: u8 },
    TrackFilled { slot: u8, card: Card },
    EraBegan { era: u8 },
    EndTriggered { last_round: u8 },
    Ended,

    // The automaton.
    SoloDeckLaid { cards: u32 },
    SoloRevealed { card: u8 },
    SoloCardDone,
    SoloGold { gold: u8 },
    SoloPaid { gold: u8 },
    SoloTook { slot: u8, card: Card, kind: Kind },
    SoloWonderBegun { slot: u8, card: Card },
    SoloWonderCompleted { card: Card },
    SoloPolicy { policy: u8 },
    SoloConquered { tile: Tile, loser: Option<Who>, soldier: bool, outpost: bool },
    SoloTokenTurned { tile: Tile, token: u8 },
    SoloExplored { explorer: u8, to: Tile },
    SoloProduction { at: Tile, kept: u8 },
    SoloMarket { market: u8, token: u8 },
    SoloIdle,
}
