use engine::{MAX_SEATS, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::MAX_COLLECTORS;
use crate::content::{Content, Effect, content};
use crate::rules::end::MOST_ROUNDS;

/// What the table chooses before a match (FAB-05, FAB-10, FAB-43, FAB-51).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The key of the pack.
    pub pack: String,
    /// The key of the set of characteristics.
    pub characteristics: String,
    /// The number of the youngest player, who leads first; `random` draws the first leader.
    pub youngest: String,
    /// The limit in minutes; `none` for no limit.
    pub minutes: String,
    /// The limit in rounds.
    pub rounds: u16,
    /// The number of Collector cards: the named ones, and others drawn at random.
    pub collectors: u8,
    /// Names the Collector card that wins the round.
    pub win_round: bool,
    /// Names the Collector card that takes the lead.
    pub take_lead: bool,
    /// Names the Collector card that lets the lowest win.
    pub lowest_wins: bool,
    /// Names the Collector card that locks the characteristic.
    pub lock_characteristic: bool,
    /// Names the Collector card that rotates the cards in play.
    pub rotate_cards: bool,
    /// Names the Collector card that takes a card from each.
    pub steal_each: bool,
    /// Names the Collector card that takes two from one.
    pub steal_from: bool,
    /// Names the Collector card that swaps piles.
    pub swap_piles: bool,
    /// Names the Collector card that reverses the grades.
    pub reverse_grades: bool,
    /// Names the Collector card that picks one of three.
    pub pick_of_three: bool,
    /// Names the Collector card that counts as red.
    pub count_as_red: bool,
    /// Names the Collector card that sees the cards in play.
    pub peek_all: bool,
}

impl Default for Options {
    fn default() -> Self {
        let ours = content();
        Self {
            pack: ours.packs.first().map_or(String::new(), |it| it.key.clone()),
            characteristics: ours.sets.first().map_or(String::new(), |it| it.key.clone()),
            youngest: YOUNGEST[0].to_owned(),
            minutes: MINUTES[0].to_owned(),
            rounds: MOST_ROUNDS,
            collectors: 1,
            win_round: false,
            take_lead: false,
            lowest_wins: false,
            lock_characteristic: false,
            rotate_cards: false,
            steal_each: false,
            steal_from: false,
            swap_piles: false,
            reverse_grades: false,
            pick_of_three: false,
            count_as_red: false,
            peek_all: false,
        }
    }
}

/// The limits in minutes to choose from. The first is the default (FAB-51).
const MINUTES: [&str; 5] = ["10", "5", "15", "20", "none"];
const YOUNGEST: [&str; MAX_SEATS + 1] = ["random", "1", "2", "3", "4", "5", "6"];

impl Options {
    /// The seat of the youngest player, if the options name it and it exists.
    pub(crate) fn youngest(&self, seats: u8) -> Option<Seat> {
        let number: u8 = self.youngest.parse().ok()?;
        (1..=seats).contains(&number).then(|| Seat(number - 1))
    }

    pub(crate) fn minutes(&self) -> Option<u8> {
        self.minutes.parse().ok()
    }

    pub(crate) fn names(&self, effect: Effect) -> bool {
        match effect {
            Effect::WinRound => self.win_round,
            Effect::TakeLead => self.take_lead,
            Effect::LowestWins => self.lowest_wins,
            Effect::LockCharacteristic => self.lock_characteristic,
            Effect::RotateCards => self.rotate_cards,
            Effect::StealEach => self.steal_each,
            Effect::StealFrom => self.steal_from,
            Effect::SwapPiles => self.swap_piles,
            Effect::ReverseGrades => self.reverse_grades,
            Effect::PickOfThree => self.pick_of_three,
            Effect::CountAsRed => self.count_as_red,
            Effect::PeekAll => self.peek_all,
        }
    }
}

/// The options for the form.
pub(crate) fn specs(content: &Content) -> Vec<OptionSpec> {
    let packs = content.packs.iter().map(|it| it.key.as_str());
    let sets = content.sets.iter().map(|it| it.key.as_str());
    let most = content.collectors.len().min(MAX_COLLECTORS) as i64;
    let mut specs = vec![
        OptionSpec::choice("pack", packs).named_by("pack"),
        OptionSpec::choice("characteristics", sets).named_by("set"),
        OptionSpec::choice("youngest", YOUNGEST),
        OptionSpec::choice("minutes", MINUTES),
        OptionSpec::number("rounds", 1, i64::from(MOST_ROUNDS), i64::from(MOST_ROUNDS)),
        OptionSpec::number("collectors", 0, most, i64::from(content.default_collectors)),
    ];
    let printed = |effect: &Effect| content.collectors.iter().any(|it| it.effect == *effect);
    let named = Effect::ALL.into_iter().filter(printed);
    specs.extend(named.map(|effect| OptionSpec::flag(effect.key(), false)));
    specs
}
