//! Codes and texts of parts of actions that cannot be derived from their declaration.

use std::str::SplitAsciiWhitespace;

use engine::{Coded, Notation};

use crate::terms::{Place, SLOTS};
use crate::tiles::Tile;

impl Coded for Tile {
    const COUNT: u32 = Tile::MANY as u32;

    #[inline]
    fn code(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_code(code: u32) -> Option<Self> {
        Tile::at_code(code.try_into().ok()?)
    }
}

/// A tile is written as `a1` to `g7`.
impl<C> Notation<C> for Tile {
    fn text(self, _content: &C) -> String {
        self.name()
    }

    fn parse(_content: &C, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        Tile::named(words.next()?)
    }
}

/// A place of the city is written like the card on top of it.
impl From<u8> for Place {
    fn from(slot: u8) -> Self {
        Place::over(slot)
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> Self {
        place.0
    }
}

impl Coded for Place {
    const COUNT: u32 = Place::MANY as u32;

    #[inline]
    fn code(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_code(code: u32) -> Option<Self> {
        (code < Self::COUNT).then_some(Place(code as u8))
    }
}

/// `b2` is the second card of the second row; `b2 knowledge` lies under it; `drawn 1` was drawn first.
impl<C> Notation<C> for Place {
    fn text(self, _content: &C) -> String {
        let slot = self.0 % SLOTS as u8;
        let name = format!("{}{}", char::from(b'a' + slot / 3), slot % 3 + 1);
        match self.0 / SLOTS as u8 {
            0 => name,
            1 => format!("{name} knowledge"),
            _ => format!("drawn {}", self.0 - Place::DRAWN + 1),
        }
    }

    fn parse(content: &C, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        let word = words.next()?;
        if word == "drawn" {
            let nth = u8::parse(content, words)?;
            return Self::from_code(u32::from(Place::DRAWN) + u32::from(nth));
        }
        let [row, column] = word.as_bytes() else { return None };
        let part = |byte: u8, first: u8| byte.checked_sub(first).filter(|nth| *nth < 3);
        let slot = part(*row, b'a')? * 3 + part(*column, b'1')?;
        if words.clone().next() == Some("knowledge") {
            words.next();
            return Some(Place::under(slot));
        }
        Some(Place::over(slot))
    }
}
