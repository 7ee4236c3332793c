//! Actions in a few plain words: `conquer c4`, `use b2 knowledge 1`.

use crate::action::{Action, Answer, HouseMove, Move};
use crate::action_code::PILES;
use crate::content::Content;
use crate::terms::{Card, MAX_CARDS, MAX_POLICIES, MAX_STEPS, Place, Resource, SLOTS, TRACK, Unit};
use crate::tiles::Tile;

const RESOURCES: [&str; 5] = ["production", "science", "military", "gold", "culture"];

pub(crate) fn write(content: &Content, action: Action) -> String {
    match action {
        Action::Move(it) => write_move(it),
        Action::Answer(it) => write_answer(content, it),
        Action::House(HouseMove::Automaton) => "automaton".to_owned(),
    }
}

fn write_move(it: Move) -> String {
    match it {
        Move::Row { row } => format!("row {}", row + 1),
        Move::Column { column } => format!("column {}", column + 1),
        Move::Use { place, step } => format!("use {} {}", write_place(place), step + 1),
        Move::UsePolicy { nth } => format!("use policy {}", nth + 1),
        Move::Buy { slot } => format!("buy {}", slot + 1),
        Move::BuyBasic { pile } => format!("buy basic {}", pile + 1),
        Move::Complete => "complete".to_owned(),
        Move::Develop { policy } => format!("develop {}", policy + 1),
        Move::Conquer { tile } => format!("conquer {}", tile.name()),
        Move::Lead { tile, unit } => format!("move {} {}", write_unit(unit), tile.name()),
        Move::Outpost { tile } => format!("outpost {}", tile.name()),
        Move::Explore { explorer, tile } => format!("explore {} {}", explorer + 1, tile.name()),
        Move::Take { explorer } => format!("take {}", explorer + 1),
        Move::Token => "token".to_owned(),
        Move::Market { market } => format!("market {}", market + 1),
        Move::Progress => "progress".to_owned(),
        Move::End => "end".to_owned(),
    }
}

fn write_answer(content: &Content, it: Answer) -> String {
    match it {
        Answer::Commit { tile, unit } => format!("send {} {}", write_unit(unit), tile.name()),
        Answer::Target { tile } => format!("at {}", tile.name()),
        Answer::Civ { civ } => format!("civilization {}", civ + 1),
        Answer::Resource { resource } => RESOURCES[resource.idx()].to_owned(),
        Answer::Swap { from, to } => {
            format!("swap {} {}", RESOURCES[from.idx()], RESOURCES[to.idx()])
        }
        Answer::Branch { nth } => format!("choose {}", nth + 1),
        Answer::Slot { slot } => format!("card {}", write_place(Place::over(slot))),
        Answer::Discarded { card } => format!("discarded {}", write_card(content, card)),
        Answer::Reuse { place } => format!("again {}", write_place(place)),
        Answer::Pick { slot } => format!("pick {}", slot + 1),
        Answer::PickBasic { pile } => format!("pick basic {}", pile + 1),
        Answer::Keep { token } => format!("keep {}", token + 1),
        Answer::Replay { policy } => format!("replay {}", policy + 1),
        Answer::Accept => "accept".to_owned(),
        Answer::Stop => "stop".to_owned(),
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
        ["row", it] => Move::Row { row: nth(it, 3)? }.into(),
        ["column", it] => Move::Column { column: nth(it, 3)? }.into(),
        ["use", "policy", it] => Move::UsePolicy { nth: nth(it, 4)? }.into(),
        ["use", ref place @ .., step] => {
            Move::Use { place: read_place(place)?, step: nth(step, MAX_STEPS)? }.into()
        }
        ["buy", it] => Move::Buy { slot: nth(it, TRACK)? }.into(),
        ["buy", "basic", it] => Move::BuyBasic { pile: nth(it, piles)? }.into(),
        ["complete"] => Move::Complete.into(),
        ["develop", it] => Move::Develop { policy: nth(it, MAX_POLICIES)? }.into(),
        ["conquer", it] => Move::Conquer { tile: tile(it)? }.into(),
        ["send", unit, it] => Answer::Commit { tile: tile(it)?, unit: read_unit(unit)? }.into(),
        ["move", unit, it] => Move::Lead { tile: tile(it)?, unit: read_unit(unit)? }.into(),
        ["outpost", it] => Move::Outpost { tile: tile(it)? }.into(),
        ["explore", who, it] => Move::Explore { explorer: nth(who, 2)?, tile: tile(it)? }.into(),
        ["take", it] => Move::Take { explorer: nth(it, 2)? }.into(),
        ["token"] => Move::Token.into(),
        ["market", it] => Move::Market { market: nth(it, 4)? }.into(),
        ["progress"] => Move::Progress.into(),
        ["end"] => Move::End.into(),
        ["at", it] => Answer::Target { tile: tile(it)? }.into(),
        ["civilization", it] => Answer::Civ { civ: nth(it, 8)? }.into(),
        ["swap", from, to] => Answer::Swap { from: read_basic(from)?, to: read_basic(to)? }.into(),
        ["choose", it] => Answer::Branch { nth: nth(it, 6)? }.into(),
        ["card", it] => Answer::Slot {
            slot: read_place(&[it]).map(|it| it.0).filter(|it| usize::from(*it) < SLOTS)?,
        }
        .into(),
        ["discarded", it] => Answer::Discarded { card: read_card(content, it)? }.into(),
        ["again", ref place @ ..] => Answer::Reuse { place: read_place(place)? }.into(),
        ["pick", it] => Answer::Pick { slot: nth(it, TRACK)? }.into(),
        ["pick", "basic", it] => Answer::PickBasic { pile: nth(it, piles)? }.into(),
        ["keep", it] => Answer::Keep { token: nth(it, 8)? }.into(),
        ["replay", it] => Answer::Replay { policy: nth(it, MAX_POLICIES)? }.into(),
        ["accept"] => Answer::Accept.into(),
        ["stop"] => Answer::Stop.into(),
        ["automaton"] => Action::House(HouseMove::Automaton),
        [it] => Answer::Resource { resource: read_resource(it)? }.into(),
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
