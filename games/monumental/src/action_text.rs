//! Actions in a few plain words: `conquer c4`, `use b2 knowledge 1`.

use crate::action::{Action, PILES};
use crate::content::Content;
use crate::terms::{Card, MAX_CARDS, MAX_POLICIES, MAX_STEPS, Place, Resource, SLOTS, TRACK, Unit};
use crate::tiles::Tile;

const RESOURCES: [&str; 5] = ["production", "science", "military", "gold", "culture"];

pub(crate) fn write(content: &Content, action: Action) -> String {
    match action {
        Action::Row { row } => format!("row {}", row + 1),
        Action::Column { column } => format!("column {}", column + 1),
        Action::Use { place, step } => format!("use {} {}", write_place(place), step + 1),
        Action::UsePolicy { nth } => format!("use policy {}", nth + 1),
        Action::Buy { slot } => format!("buy {}", slot + 1),
        Action::BuyBasic { pile } => format!("buy basic {}", pile + 1),
        Action::Complete => "complete".to_owned(),
        Action::Develop { policy } => format!("develop {}", policy + 1),
        Action::Conquer { tile } => format!("conquer {}", tile.name()),
        Action::Commit { tile, unit } => format!("send {} {}", write_unit(unit), tile.name()),
        Action::Lead { tile, unit } => format!("move {} {}", write_unit(unit), tile.name()),
        Action::Outpost { tile } => format!("outpost {}", tile.name()),
        Action::Explore { explorer, tile } => format!("explore {} {}", explorer + 1, tile.name()),
        Action::Take { explorer } => format!("take {}", explorer + 1),
        Action::Token => "token".to_owned(),
        Action::Market { market } => format!("market {}", market + 1),
        Action::Progress => "progress".to_owned(),
        Action::End => "end".to_owned(),
        Action::Target { tile } => format!("at {}", tile.name()),
        Action::Civilization { civ } => format!("civilization {}", civ + 1),
        Action::Resource { resource } => RESOURCES[resource.idx()].to_owned(),
        Action::Swap { from, to } => {
            format!("swap {} {}", RESOURCES[from.idx()], RESOURCES[to.idx()])
        }
        Action::Branch { nth } => format!("choose {}", nth + 1),
        Action::Slot { slot } => format!("card {}", write_place(Place::over(slot))),
        Action::Discarded { card } => format!("discarded {}", write_card(content, card)),
        Action::Again { place } => format!("again {}", write_place(place)),
        Action::Pick { slot } => format!("pick {}", slot + 1),
        Action::PickBasic { pile } => format!("pick basic {}", pile + 1),
        Action::Keep { token } => format!("keep {}", token + 1),
        Action::Replay { policy } => format!("replay {}", policy + 1),
        Action::Accept => "accept".to_owned(),
        Action::Stop => "stop".to_owned(),
        Action::Automaton => "automaton".to_owned(),
    }
}

pub(crate) fn read(content: &Content, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let nth = |word: &str, most: usize| {
        word.parse().ok().filter(|nth| (1..=most as u8).contains(nth)).map(|nth| nth - 1)
    };
    let tile = Tile::named;
    let piles = PILES as usize;
    Some(match words[..] {
        ["row", it] => Action::Row { row: nth(it, 3)? },
        ["column", it] => Action::Column { column: nth(it, 3)? },
        ["use", "policy", it] => Action::UsePolicy { nth: nth(it, 4)? },
        ["use", ref place @ .., step] => {
            Action::Use { place: read_place(place)?, step: nth(step, MAX_STEPS)? }
        }
        ["buy", it] => Action::Buy { slot: nth(it, TRACK)? },
        ["buy", "basic", it] => Action::BuyBasic { pile: nth(it, piles)? },
        ["complete"] => Action::Complete,
        ["develop", it] => Action::Develop { policy: nth(it, MAX_POLICIES)? },
        ["conquer", it] => Action::Conquer { tile: tile(it)? },
        ["send", unit, it] => Action::Commit { tile: tile(it)?, unit: read_unit(unit)? },
        ["move", unit, it] => Action::Lead { tile: tile(it)?, unit: read_unit(unit)? },
        ["outpost", it] => Action::Outpost { tile: tile(it)? },
        ["explore", who, it] => Action::Explore { explorer: nth(who, 2)?, tile: tile(it)? },
        ["take", it] => Action::Take { explorer: nth(it, 2)? },
        ["token"] => Action::Token,
        ["market", it] => Action::Market { market: nth(it, 4)? },
        ["progress"] => Action::Progress,
        ["end"] => Action::End,
        ["at", it] => Action::Target { tile: tile(it)? },
        ["civilization", it] => Action::Civilization { civ: nth(it, 8)? },
        ["swap", from, to] => Action::Swap { from: read_basic(from)?, to: read_basic(to)? },
        ["choose", it] => Action::Branch { nth: nth(it, 6)? },
        ["card", it] => Action::Slot {
            slot: read_place(&[it]).map(|it| it.0).filter(|it| usize::from(*it) < SLOTS)?,
        },
        ["discarded", it] => Action::Discarded { card: read_card(content, it)? },
        ["again", ref place @ ..] => Action::Again { place: read_place(place)? },
        ["pick", it] => Action::Pick { slot: nth(it, TRACK)? },
        ["pick", "basic", it] => Action::PickBasic { pile: nth(it, piles)? },
        ["keep", it] => Action::Keep { token: nth(it, 8)? },
        ["replay", it] => Action::Replay { policy: nth(it, MAX_POLICIES)? },
        ["accept"] => Action::Accept,
        ["stop"] => Action::Stop,
        ["automaton"] => Action::Automaton,
        [it] => Action::Resource { resource: read_resource(it)? },
        _ => return None,
    })
}

/// `b2` is the second card of the second row; `b2 knowledge` lies under it; `drawn 1` was drawn first.
pub(crate) fn write_place(place: Place) -> String {
    let slot = place.0 % SLOTS as u8;
    let name = format!("{}{}", char::from(b'a' + slot / 3), slot % 3 + 1);
    match place.0 / SLOTS as u8 {
        0 => name,
        1 => format!("{name} knowledge"),
        _ => format!("drawn {}", place.0 - Place::DRAWN + 1),
    }
}

fn read_place(words: &[&str]) -> Option<Place> {
    let slot = |word: &str| {
        let [row, column] = word.as_bytes() else { return None };
        let part = |byte: u8, first: u8| byte.checked_sub(first).filter(|nth| *nth < 3);
        Some(part(*row, b'a')? * 3 + part(*column, b'1')?)
    };
    match words {
        [word] => slot(word).map(Place::over),
        [word, "knowledge"] => slot(word).map(Place::under),
        ["drawn", nth] => {
            let nth: u8 = nth.parse().ok()?;
            let place = nth.checked_sub(1)?.checked_add(Place::DRAWN)?;
            (place < Place::MANY).then_some(Place(place))
        }
        _ => None,
    }
}

fn write_unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Soldier => "soldier",
        Unit::Warlord => "warlord",
    }
}

fn read_unit(word: &str) -> Option<Unit> {
    Unit::ALL.into_iter().find(|unit| write_unit(*unit) == word)
}

fn write_card(content: &Content, card: Card) -> String {
    match content.cards.get(card.idx()) {
        Some(info) => info.key.clone(),
        None => format!("#{}", card.0),
    }
}

fn read_card(content: &Content, word: &str) -> Option<Card> {
    let by_number = || word.strip_prefix('#')?.parse().ok().map(Card);
    content.card_named(word).or_else(by_number).filter(|it| it.idx() < MAX_CARDS)
}

fn read_resource(word: &str) -> Option<Resource> {
    RESOURCES.iter().position(|it| *it == word).map(|idx| Resource::ALL[idx])
}

fn read_basic(word: &str) -> Option<Resource> {
    read_resource(word).filter(|it| it.is_basic())
}
