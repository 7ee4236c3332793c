//! The names of things.

use engine::{Arg, Phrase, Seat, Seats};

use crate::cards::{Card, Characteristic, Collector, Figure, Grade};
use crate::content::Content;
use crate::shelves::Public;

/// A year before this one is marked as being of our era.
const EARLY: i32 = 1000;

pub(super) fn monument(content: &Content, card: Card) -> Phrase {
    match content.monument(card) {
        Some(known) => Phrase::new(format!("monument-{}", known.key)),
        None => Phrase::new("monument-unknown"),
    }
}

/// A monument with its grade, or a Collector card by name.
pub(super) fn card(content: &Content, card: Card) -> Phrase {
    match card.collector() {
        Some(it) => Phrase::new("card-collector").with("collector", collector(content, it)),
        None => Phrase::new("card")
            .with("monument", monument(content, card))
            .with("dot", dot(content.grade(card))),
    }
}

/// A monument with its grade, where several are listed.
pub(super) fn card_in_list(content: &Content, card: Card) -> Phrase {
    Phrase::new("card-in-list")
        .with("monument", monument(content, card))
        .with("dot", dot(content.grade(card)))
}

pub(super) fn maybe_card(content: &Content, it: Option<Card>) -> Phrase {
    it.map_or_else(|| Phrase::new("monument-unknown"), |it| card(content, it))
}

/// A monument with its grade and the figures that this match is played with.
pub(super) fn card_in_full(content: &Content, public: &Public, it: Card) -> Phrase {
    if it.collector().is_some() {
        return card(content, it);
    }
    let set = &content.sets[usize::from(public.with.set)];
    let figures = set.characteristics.iter().map(|known| {
        Phrase::new("card-figure")
            .with("name", characteristic(content, *known))
            .with("value", value_of(content, Some(it), *known))
    });
    Phrase::new("card-in-full")
        .with("monument", monument(content, it))
        .with("dot", dot(content.grade(it)))
        .with("figures", Arg::list(figures))
}

pub(super) fn characteristic(content: &Content, characteristic: Characteristic) -> Phrase {
    match content.characteristics.get(usize::from(characteristic.0)) {
        Some(known) => Phrase::new(format!("characteristic-{}", known.key)),
        None => Phrase::new("characteristic-unknown"),
    }
}

/// The value of a card for a characteristic.
pub(super) fn value_of(content: &Content, card: Option<Card>, of: Characteristic) -> Phrase {
    value(content, of, card.map_or(Figure::NONE, |card| content.figure(card, of)))
}

/// A figure with its unit.
pub(super) fn value(content: &Content, of: Characteristic, figure: Figure) -> Phrase {
    let known = content.characteristics.get(usize::from(of.0));
    let (Some(known), Some(number)) = (known, figure.known()) else {
        return Phrase::new("value-unknown");
    };
    let unit = 10u32.pow(u32::from(known.decimals));
    let (whole, part) = (number.unsigned_abs() / unit, number.unsigned_abs() % unit);
    let shown = match part {
        0 => grouped(whole),
        _ => {
            let part = format!("{part:0width$}", width = usize::from(known.decimals));
            Phrase::new("figure-decimal").with("whole", grouped(whole)).with("part", part)
        }
    };
    // For a year: whether it is before our era, or so early that the number alone would not tell.
    let era = match number {
        ..0 => "before",
        0..EARLY => "early",
        EARLY.. => "late",
    };
    Phrase::new(format!("value-{}", known.key))
        .with("figure", shown)
        .with("plain", whole.to_string())
        .with("era", era)
        .with("many", i64::from(whole))
}

/// A number in groups of three digits. Each language has its own separator.
fn grouped(number: u32) -> Phrase {
    match number / 1000 {
        0 => Phrase::new("figure").with("whole", number.to_string()),
        more => Phrase::new("thousands")
            .with("thousands", grouped(more))
            .with("rest", format!("{:03}", number % 1000)),
    }
}

pub(super) fn dot(grade: Grade) -> Phrase {
    Phrase::new(format!("dot-{}", grade.key()))
}

pub(super) fn grade(grade: Grade) -> Phrase {
    Phrase::new(format!("grade-{}", grade.key()))
}

pub(super) fn collector(content: &Content, collector: Collector) -> Phrase {
    match content.collectors.get(collector.idx()) {
        Some(known) => Phrase::new(format!("collector-{}", known.key)),
        None => Phrase::new("monument-unknown"),
    }
}

/// The Collector card that was read last, by name.
pub(super) fn special(content: &Content, reading: Option<Collector>) -> Phrase {
    reading.map_or_else(|| Phrase::new("monument-unknown"), |it| collector(content, it))
}

pub(super) fn effect(content: &Content, collector: Collector) -> Phrase {
    match content.collectors.get(collector.idx()) {
        Some(known) => Phrase::new(format!("effect-{}", known.key)),
        None => Phrase::new("monument-unknown"),
    }
}

/// What a Collector card does, told to others than the player who has it.
pub(super) fn does(content: &Content, collector: Collector, who: Seat) -> Phrase {
    match content.collectors.get(collector.idx()) {
        Some(known) => Phrase::new(format!("does-{}", known.effect.key())).with("who", who),
        None => Phrase::new("monument-unknown"),
    }
}

pub(super) fn seats(circle: Seats) -> Arg {
    Arg::series(circle.iter())
}
