//! « Préparation » (FAB-01 to FAB-05).

use arrayvec::ArrayVec;
use engine::{BySeat, Chance, HiddenPlace, OptionSpec, Seat, Seats, Setup};

use crate::cards::{Back, Backs, Card, Collector, CollectorSet, MAX_CARDS, MAX_COLLECTORS};
use crate::content::Content;
use crate::hand::{Faces, Hand};
use crate::memory::Memory;
use crate::options::Options;
use crate::piles::Piles;
use crate::round::Round;
use crate::shelves::{Awaited, Career, Public, What, With};
use crate::{Fabulous, Table, View, imagine, options};

impl Setup for Fabulous {
    fn options(content: &Content) -> Vec<OptionSpec> {
        options::specs(content)
    }

    /// Lays the table. The first leader has not looked yet.
    fn setup(
        content: &'static Content,
        options: &Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table {
        let pack = content.packs.iter().position(|it| it.key == options.pack).unwrap_or(0);
        let set = content.sets.iter().position(|it| it.key == options.characteristics).unwrap_or(0);
        let collectors = collectors(content, options, chance);
        let cards = content.packs[pack].cards.len() as u8 + collectors.len();
        let faces = deal(&content.packs[pack].cards, collectors, seats, chance);
        let each = cards / seats;
        let drawn = || Seat(chance.below(u32::from(seats)) as u8);
        let leader = options.youngest(seats).unwrap_or_else(drawn);
        let everybody = Seats::all(seats);
        let mut aside = Backs::default();
        (each * seats..cards).for_each(|idx| aside.insert(Back(idx)));
        let public = Public {
            with: With {
                seats,
                pack: pack as u8,
                set: set as u8,
                collectors,
                cards,
                dealt: each * seats,
                minutes: options.minutes(),
                rounds: options.rounds,
            },
            awaited: Awaited { seat: leader, what: What::Look },
            round: Round::new(0, leader, everybody),
            piles: Piles::deal(seats, |seat| (seat.0 * each..(seat.0 + 1) * each).map(Back)),
            memory: Memory::new(seats, aside),
            in_game: everybody,
            careers: BySeat::new(seats, |_| Career::default()),
            time_up: false,
            winners: Seats::EMPTY,
        };
        Table::lay(content, public, BySeat::new(seats, |_| Hand::default()), faces)
    }

    fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
        imagine::imagine(view, chance)
    }

    fn hidden(public: &Public, faces: &Faces) -> Vec<HiddenPlace> {
        let faces = faces.0.iter().take(usize::from(public.with.cards));
        vec![HiddenPlace::new("faces", faces.map(|card| u16::from(card.0)))]
    }

    fn audit(
        content: &Content,
        public: &Public,
        hands: &BySeat<Hand>,
        faces: &Faces,
    ) -> Result<(), String> {
        imagine::audit(content, public, hands, faces)
    }
}

/// The Collector cards that the options name, and others drawn at random up to the chosen number (FAB-43).
fn collectors(content: &Content, options: &Options, chance: &mut Chance) -> CollectorSet {
    let mut chosen = CollectorSet::default();
    let mut others: ArrayVec<Collector, MAX_COLLECTORS> = ArrayVec::new();
    for collector in content.all_collectors() {
        match options.names(content.special(collector).effect) {
            true => chosen.insert(collector),
            false => others.push(collector),
        }
    }
    while chosen.len() < options.collectors && !others.is_empty() {
        let drawn = chance.below(others.len() as u32) as usize;
        chosen.insert(others.swap_remove(drawn));
    }
    chosen
}

/// The cards in the order in which they are dealt. Cards that do not divide evenly come last; they are monuments, taken
/// out before the Collector cards are mixed in (FAB-01).
fn deal(monuments: &[Card], collectors: CollectorSet, seats: u8, chance: &mut Chance) -> Faces {
    let mut cards: ArrayVec<Card, MAX_CARDS> = monuments.iter().copied().collect();
    let n_aside = (monuments.len() + usize::from(collectors.len())) % usize::from(seats);
    let mut aside: ArrayVec<Card, MAX_CARDS> = ArrayVec::new();
    for _ in 0..n_aside {
        let drawn = chance.below(cards.len() as u32) as usize;
        aside.push(cards.swap_remove(drawn));
    }
    cards.extend(collectors.iter().map(Card::of));
    chance.shuffle(&mut cards);
    cards.extend(aside);
    let mut faces = [Card(u8::MAX); MAX_CARDS];
    faces[..cards.len()].copy_from_slice(&cards);
    Faces(faces)
}
