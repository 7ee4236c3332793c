use serde::{Deserialize, Serialize};

use crate::cards::{Card, Colour, MAX_COLOURS, MAX_MONUMENTS, Monument, Power};
use crate::content::Content;

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Takes a card of the row (ANT-20).
    DrawRow { slot: u8 },
    /// Takes the top card of the pile (ANT-20).
    DrawPile,
    /// Begins to erect a monument; the cards follow (ANT-30).
    Erect { colour: Colour, monument: Monument },
    /// Begins to improve a monument; the cards follow (ANT-40).
    Improve { colour: Colour, monument: Monument },
    /// Lays a card on what is being built; the last one lies on top (ANT-36, ANT-41).
    Lay { card: Card },
    /// Takes up all the cards of the monument to lay them in any order (ANT-104).
    Rearrange,
    /// Ends the laying: now the others see it.
    Done,
    /// Begins to turn two cards into points (ANT-45).
    Score { colour: Colour },
    /// Begins to buy an action with two cards (ANT-12).
    Buy,
    /// Gives up a card, for points or for an action.
    Discard { card: Card },
    /// Writes a story (ANT-50).
    Story { colour: Colour },
    /// Acquires a power card (ANT-101).
    Acquire { colour: Colour, power: Power },
    /// The Hero takes a card of the row (ANT-105).
    HeroRow { slot: u8 },
    /// The Hero takes the top card of the pile (ANT-105).
    HeroPile,
    /// The Naute will exchange a card with this one of the row (ANT-106).
    Exchange { slot: u8 },
    /// Gives a card for the one in the row (ANT-106).
    Give { card: Card },
    /// Ends the turn (ANT-13).
    EndTurn,
}

const SLOTS: u32 = 3;
const COLOURS: u32 = MAX_COLOURS as u32;
const MONUMENTS: u32 = MAX_MONUMENTS as u32;
const CARDS: u32 = Card::MANY as u32;

// Where each kind of action begins in the action space.
const DRAW_ROW: u32 = 0;
const DRAW_PILE: u32 = 3;
const HERO_ROW: u32 = 4;
const HERO_PILE: u32 = 7;
const EXCHANGE: u32 = 8;
const BUY: u32 = 11;
const REARRANGE: u32 = 12;
const DONE: u32 = 13;
const END_TURN: u32 = 14;
const SCORE: u32 = 16;
const STORY: u32 = 20;
const ACQUIRE: u32 = 24;
const ERECT: u32 = 64;
const IMPROVE: u32 = 128;
const LAY: u32 = 256;
const DISCARD: u32 = 384;
const GIVE: u32 = 512;

/// One more than the highest code.
pub(crate) const CODES: u32 = GIVE + CARDS;

pub(crate) fn code(action: Action) -> u32 {
    let built = |colour: Colour, monument: Monument| {
        u32::from(colour.0) * MONUMENTS + u32::from(monument.0)
    };
    match action {
        Action::DrawRow { slot } => DRAW_ROW + u32::from(slot),
        Action::DrawPile => DRAW_PILE,
        Action::HeroRow { slot } => HERO_ROW + u32::from(slot),
        Action::HeroPile => HERO_PILE,
        Action::Exchange { slot } => EXCHANGE + u32::from(slot),
        Action::Buy => BUY,
        Action::Rearrange => REARRANGE,
        Action::Done => DONE,
        Action::EndTurn => END_TURN,
        Action::Score { colour } => SCORE + u32::from(colour.0),
        Action::Story { colour } => STORY + u32::from(colour.0),
        Action::Acquire { colour, power } => ACQUIRE + u32::from(colour.0) * 3 + power as u32,
        Action::Erect { colour, monument } => ERECT + built(colour, monument),
        Action::Improve { colour, monument } => IMPROVE + built(colour, monument),
        Action::Lay { card } => LAY + u32::from(card.0),
        Action::Discard { card } => DISCARD + u32::from(card.0),
        Action::Give { card } => GIVE + u32::from(card.0),
    }
}

pub(crate) fn decode(code: u32) -> Option<Action> {
    let at =
        |from: u32, many: u32| (from..from + many).contains(&code).then(|| (code - from) as u8);
    let card = |from| at(from, CARDS).map(Card);
    let built = |from| {
        let nth = at(from, COLOURS * MONUMENTS)?;
        Some((Colour(nth / MONUMENTS as u8), Monument(nth % MONUMENTS as u8)))
    };
    match code {
        DRAW_PILE => return Some(Action::DrawPile),
        HERO_PILE => return Some(Action::HeroPile),
        BUY => return Some(Action::Buy),
        REARRANGE => return Some(Action::Rearrange),
        DONE => return Some(Action::Done),
        END_TURN => return Some(Action::EndTurn),
        _ => {}
    }
    None.or_else(|| at(DRAW_ROW, SLOTS).map(|slot| Action::DrawRow { slot }))
        .or_else(|| at(HERO_ROW, SLOTS).map(|slot| Action::HeroRow { slot }))
        .or_else(|| at(EXCHANGE, SLOTS).map(|slot| Action::Exchange { slot }))
        .or_else(|| at(SCORE, COLOURS).map(|nth| Action::Score { colour: Colour(nth) }))
        .or_else(|| at(STORY, COLOURS).map(|nth| Action::Story { colour: Colour(nth) }))
        .or_else(|| {
            let nth = at(ACQUIRE, COLOURS * 3)?;
            let power = Power::ALL[usize::from(nth % 3)];
            Some(Action::Acquire { colour: Colour(nth / 3), power })
        })
        .or_else(|| built(ERECT).map(|(colour, monument)| Action::Erect { colour, monument }))
        .or_else(|| built(IMPROVE).map(|(colour, monument)| Action::Improve { colour, monument }))
        .or_else(|| card(LAY).map(|card| Action::Lay { card }))
        .or_else(|| card(DISCARD).map(|card| Action::Discard { card }))
        .or_else(|| card(GIVE).map(|card| Action::Give { card }))
}

/// The colours' keys, in texts and in action texts.
pub(crate) const COLOUR_KEYS: [&str; MAX_COLOURS] = ["red", "blue", "green", "yellow"];
/// The powers' keys, in texts and in action texts.
pub(crate) const POWER_KEYS: [&str; 3] = ["scribe", "naute", "hero"];

/// `lay petra 7`, `draw row 1`, `erect red petra`.
pub(crate) fn write(content: &Content, action: Action) -> String {
    let card = |card: Card| match content.keys.get(card.monument().idx()) {
        Some(key) => format!("{key} {}", card.value()),
        None => format!("#{} {}", card.monument().0, card.value()),
    };
    let monument = |monument: Monument| match content.keys.get(monument.idx()) {
        Some(key) => key.clone(),
        None => format!("#{}", monument.0),
    };
    let colour = |colour: Colour| COLOUR_KEYS.get(colour.idx()).copied().unwrap_or("none");
    match action {
        Action::DrawRow { slot } => format!("draw row {}", slot + 1),
        Action::DrawPile => "draw pile".to_owned(),
        Action::HeroRow { slot } => format!("hero row {}", slot + 1),
        Action::HeroPile => "hero pile".to_owned(),
        Action::Exchange { slot } => format!("exchange {}", slot + 1),
        Action::Buy => "buy".to_owned(),
        Action::Rearrange => "rearrange".to_owned(),
        Action::Done => "done".to_owned(),
        Action::EndTurn => "end".to_owned(),
        Action::Score { colour: it } => format!("score {}", colour(it)),
        Action::Story { colour: it } => format!("story {}", colour(it)),
        Action::Acquire { colour: it, power } => {
            format!("acquire {} {}", colour(it), POWER_KEYS[power.idx()])
        }
        Action::Erect { colour: it, monument: what } => {
            format!("erect {} {}", colour(it), monument(what))
        }
        Action::Improve { colour: it, monument: what } => {
            format!("improve {} {}", colour(it), monument(what))
        }
        Action::Lay { card: it } => format!("lay {}", card(it)),
        Action::Discard { card: it } => format!("discard {}", card(it)),
        Action::Give { card: it } => format!("give {}", card(it)),
    }
}

pub(crate) fn read(content: &Content, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let monument = |word: &str| {
        let by_number = || word.strip_prefix('#')?.parse().ok().map(Monument);
        content.monument(word).or_else(by_number).filter(|it| it.idx() < MAX_MONUMENTS)
    };
    let colour =
        |word: &str| COLOUR_KEYS.iter().position(|key| *key == word).map(|idx| Colour(idx as u8));
    let slot = |word: &str| {
        word.parse().ok().filter(|nth| (1..=SLOTS as u8).contains(nth)).map(|nth| nth - 1)
    };
    let card = |name: &str, value: &str| {
        let value = value.parse().ok().filter(|value| (1..=9).contains(value))?;
        Some(Card::new(monument(name)?, value))
    };
    Some(match words[..] {
        ["draw", "row", nth] => Action::DrawRow { slot: slot(nth)? },
        ["draw", "pile"] => Action::DrawPile,
        ["hero", "row", nth] => Action::HeroRow { slot: slot(nth)? },
        ["hero", "pile"] => Action::HeroPile,
        ["exchange", nth] => Action::Exchange { slot: slot(nth)? },
        ["buy"] => Action::Buy,
        ["rearrange"] => Action::Rearrange,
        ["done"] => Action::Done,
        ["end"] => Action::EndTurn,
        ["score", it] => Action::Score { colour: colour(it)? },
        ["story", it] => Action::Story { colour: colour(it)? },
        ["acquire", it, power] => {
            let power = POWER_KEYS.iter().position(|key| *key == power)?;
            Action::Acquire { colour: colour(it)?, power: Power::ALL[power] }
        }
        ["erect", it, what] => Action::Erect { colour: colour(it)?, monument: monument(what)? },
        ["improve", it, what] => Action::Improve { colour: colour(it)?, monument: monument(what)? },
        ["lay", name, value] => Action::Lay { card: card(name, value)? },
        ["discard", name, value] => Action::Discard { card: card(name, value)? },
        ["give", name, value] => Action::Give { card: card(name, value)? },
        _ => return None,
    })
}
