//! The content of the game, read from its pack and checked once.

mod entries;
mod files;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use engine::{Content as _, Faults, Pack};
use serde::Deserialize;

pub use self::entries::{AreaKind, Continent, Monument, Origin, Place};
use crate::action::Action;
use crate::cards::{
    Card, Characteristic, Collector, Figure, Grade, MAX_CARDS, MAX_CHARACTERISTICS,
};

/// Monuments, characteristics, packs and Collector cards.
#[derive(Debug)]
pub struct Content {
    /// All the monuments. The card of a monument has the number of its place here.
    pub monuments: Vec<Monument>,
    /// All the characteristics.
    pub characteristics: Vec<Known>,
    /// The sets of characteristics to choose from. The first is the default.
    pub sets: Vec<Set>,
    /// The packs to choose from. The first is the default.
    pub packs: Vec<Deck>,
    /// All the Collector cards.
    pub collectors: Vec<Special>,
    /// The default number of Collector cards.
    pub default_collectors: u8,
    figures: [[Figure; MAX_CARDS]; MAX_CHARACTERISTICS],
    grades: [Grade; MAX_CARDS],
    hash: String,
    /// The former version of the rules that matches with this content are played by. `None` for the present version.
    former_rules: Option<u32>,
}

/// A characteristic.
#[derive(Clone, Debug)]
pub struct Known {
    /// Its key.
    pub key: String,
    /// Which value wins.
    pub wins: Wins,
    /// How many decimals a card shows.
    pub decimals: u8,
}

/// Which value of a characteristic wins (FAB-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wins {
    /// The highest.
    Highest,
    /// The lowest.
    Lowest,
}

/// A set of characteristics that a match is played with (FAB-05).
#[derive(Clone, Debug)]
pub struct Set {
    /// Its key.
    pub key: String,
    /// Those characteristics.
    pub characteristics: Vec<Characteristic>,
    /// The offers of the player who names a characteristic.
    pub(crate) to_name: Offers,
    /// The offers of a player who may impose another characteristic, by the characteristic in force.
    pub(crate) to_speak: [Offers; MAX_CHARACTERISTICS],
}

/// A list of offers, computed once.
pub(crate) type Offers = ArrayVec<Action, { MAX_CHARACTERISTICS + 1 }>;

/// A pack of monuments (FAB-05).
#[derive(Clone, Debug)]
pub struct Deck {
    /// Its key.
    pub key: String,
    /// Its monuments.
    pub cards: Vec<Card>,
    /// The figures of its monuments for each characteristic, in rising order.
    pub(crate) sorted: [Vec<Figure>; MAX_CHARACTERISTICS],
}

/// A Collector card.
#[derive(Clone, Debug)]
pub struct Special {
    /// Its key.
    pub key: String,
    /// What it does.
    pub effect: Effect,
    /// When it does it.
    pub timing: Timing,
}

/// The effect of a Collector card. Each is one function of `rules/effects.rs` (FAB-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The holder wins the round at once.
    WinRound,
    /// The holder chooses the characteristic.
    TakeLead,
    /// The weakest value wins.
    LowestWins,
    /// No player may impose another characteristic.
    LockCharacteristic,
    /// The cards in play are passed to the left.
    RotateCards,
    /// Each opponent gives the top card of their pile.
    StealEach,
    /// One opponent gives the two top cards of their pile.
    StealFrom,
    /// The holder may swap piles with an opponent.
    SwapPiles,
    /// The order of the grades is reversed.
    ReverseGrades,
    /// The holder plays one of the three top cards.
    PickOfThree,
    /// The holder's cards count as red.
    CountAsRed,
    /// The holder sees the cards in play.
    PeekAll,
}

impl Effect {
    /// All of them.
    pub const ALL: [Effect; 12] = [
        Effect::WinRound,
        Effect::TakeLead,
        Effect::LowestWins,
        Effect::LockCharacteristic,
        Effect::RotateCards,
        Effect::StealEach,
        Effect::StealFrom,
        Effect::SwapPiles,
        Effect::ReverseGrades,
        Effect::PickOfThree,
        Effect::CountAsRed,
        Effect::PeekAll,
    ];

    /// Its name in content and in the options.
    pub fn key(self) -> &'static str {
        match self {
            Effect::WinRound => "win_round",
            Effect::TakeLead => "take_lead",
            Effect::LowestWins => "lowest_wins",
            Effect::LockCharacteristic => "lock_characteristic",
            Effect::RotateCards => "rotate_cards",
            Effect::StealEach => "steal_each",
            Effect::StealFrom => "steal_from",
            Effect::SwapPiles => "swap_piles",
            Effect::ReverseGrades => "reverse_grades",
            Effect::PickOfThree => "pick_of_three",
            Effect::CountAsRed => "count_as_red",
            Effect::PeekAll => "peek_all",
        }
    }

    /// Whether it can have an effect in a battle, where values do not count (FAB-45).
    pub fn fits_battle(self) -> bool {
        match self {
            Effect::WinRound
            | Effect::StealEach
            | Effect::StealFrom
            | Effect::SwapPiles
            | Effect::ReverseGrades
            | Effect::PickOfThree
            | Effect::CountAsRed => true,
            Effect::TakeLead
            | Effect::LowestWins
            | Effect::LockCharacteristic
            | Effect::RotateCards
            | Effect::PeekAll => false,
        }
    }
}

/// When a Collector card takes effect (FAB-45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// At any time, even in a battle.
    Any,
    /// Only while cards are drawn for the round.
    BeforeValues,
}

/// The content of the pack that the program carries.
pub fn content() -> &'static Content {
    Content::standard()
}

impl Content {
    /// The figure for that characteristic on a monument's card.
    #[inline]
    pub fn figure(&self, card: Card, characteristic: Characteristic) -> Figure {
        self.figures[characteristic.idx()][card.idx()]
    }

    /// The grade on a monument's card.
    #[inline]
    pub fn grade(&self, card: Card) -> Grade {
        self.grades[card.idx()]
    }

    /// Which value of a characteristic wins.
    #[inline]
    pub fn wins(&self, characteristic: Characteristic) -> Wins {
        self.characteristics[characteristic.idx()].wins
    }

    /// The monument on the card, or `None` if it shows a Collector.
    pub fn monument(&self, card: Card) -> Option<&Monument> {
        match card.collector() {
            Some(_) => None,
            None => self.monuments.get(card.idx()),
        }
    }

    /// The card of the monument with that key.
    pub fn card(&self, key: &str) -> Option<Card> {
        let idx = self.monuments.iter().position(|it| it.key == key)?;
        Some(Card::monument(idx as u8))
    }

    /// The Collector card with that key.
    pub fn collector(&self, key: &str) -> Option<Collector> {
        self.collectors.iter().position(|it| it.key == key).map(|idx| Collector(idx as u8))
    }

    /// All the Collector cards.
    pub fn all_collectors(&self) -> impl Iterator<Item = Collector> {
        (0..self.collectors.len() as u8).map(Collector)
    }

    /// The data of a Collector card.
    pub fn special(&self, collector: Collector) -> &Special {
        &self.collectors[collector.idx()]
    }

    /// The characteristic with that key.
    pub fn characteristic(&self, key: &str) -> Option<Characteristic> {
        self.characteristics.iter().position(|it| it.key == key).map(|it| Characteristic(it as u8))
    }
}

impl engine::Content for Content {
    fn pack() -> Pack {
        Pack::new([
            (files::MONUMENTS, include_str!("../content/monuments.toml")),
            (files::CHARACTERISTICS, include_str!("../content/characteristics.toml")),
            (files::PACKS, include_str!("../content/packs.toml")),
            (files::COLLECTORS, include_str!("../content/collectors.toml")),
        ])
        .with_texts(engine::texts!())
    }

    fn standard() -> &'static Self {
        static CONTENT: LazyLock<Content> = LazyLock::new(|| {
            Content::load(&Content::pack()).expect("our own pack is checked by the tests")
        });
        &CONTENT
    }

    fn load(pack: &Pack) -> Result<Self, Faults> {
        files::load(pack)
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    /// The pack in which Leptis Magna's basilica was begun in 193 and took 23 years. Matches with it began before
    /// stores kept packs.
    fn former_packs() -> Vec<Pack> {
        let monuments = include_str!("../content/former/monuments.toml");
        vec![Self::pack().overlaid(Pack::new([(files::MONUMENTS, monuments)]))]
    }

    fn former_rules(&self) -> Option<u32> {
        self.former_rules
    }

    fn with_former_rules(self, version: u32) -> Self {
        Self { former_rules: Some(version), ..self }
    }
}
