//! « Préparation du jeu » (ANT-01 to ANT-09), and tables that a seat could be sitting at.

use arrayvec::ArrayVec;
use engine::{BySeat, Chance, HiddenPlace, OptionSpec, Seat, Setup};

use crate::cards::{Card, CardSet, Colour, MAX_MONUMENTS, Monument};
use crate::content::Content;
use crate::holdings::Colours;
use crate::shelves::{Deck, Hand, Plan, Public, Turn, With};
use crate::{Antiquity, Options, Table, View};

impl Setup for Antiquity {
    fn options(content: &Content) -> Vec<OptionSpec> {
        let left_out = ["random"].into_iter().chain(content.keys.iter().map(String::as_str));
        vec![
            OptionSpec::flag("power_cards", false),
            OptionSpec::flag("power_symbols", false).needs("power_cards"),
            OptionSpec::choice("left_out", left_out).named_by("monument").at([2]),
        ]
    }

    /// Lays the table.
    fn setup(
        content: &'static Content,
        options: &Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table {
        let cards = cards_in_play(content, options, seats, chance);
        let mut pile: ArrayVec<Card, { Card::MANY as usize }> = cards.iter().collect();
        chance.shuffle(&mut pile);
        let hands = BySeat::new(seats, |_| Hand {
            cards: deal(&mut pile, content.figures.hand),
            plan: Plan::None,
        });
        let row = [pile.pop(), pile.pop(), pile.pop()];
        let first = Seat(chance.below(u32::from(seats)) as u8);
        let n_colours = Colour::all(seats).count() as u8;
        let public = Public {
            with: With {
                seats,
                cards,
                power_cards: options.power_cards,
                power_symbols: options.power_symbols,
            },
            turn: Turn::of(first, content.figures.actions),
            row,
            pile_left: pile.len() as u8,
            hand_sizes: BySeat::new(seats, |_| content.figures.hand),
            known: BySeat::new(seats, |_| CardSet::default()),
            colours: Colours::new(n_colours, content.historians(seats)),
            markers: [0; MAX_MONUMENTS],
            stories: ArrayVec::new(),
            discarded: CardSet::default(),
            chronicled: CardSet::default(),
            powers: [None; 3],
            over: false,
        };
        Table::lay(content, public, hands, Deck(pile))
    }

    /// Deals the cards that this seat cannot see at random among the places where they can be.
    fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
        let public = view.public;
        let known = public.known.values().iter().copied().fold(CardSet::default(), CardSet::or);
        let unseen =
            public.with.cards.without(on_table(public)).without(known).without(view.mine.cards);
        let mut pile: ArrayVec<Card, { Card::MANY as usize }> = unseen.iter().collect();
        chance.shuffle(&mut pile);
        let hands = BySeat::new(public.with.seats, |seat| {
            if seat == view.seat {
                return *view.mine;
            }
            let known = public.known[seat];
            let hidden = public.hand_sizes[seat] - known.len();
            Hand { cards: known.or(deal(&mut pile, hidden)), plan: Plan::None }
        });
        Table::lay(view.content, public.clone(), hands, Deck(pile))
    }

    fn hidden(_public: &Public, deck: &Deck) -> Vec<HiddenPlace> {
        vec![HiddenPlace::new("pile", deck.0.iter().rev().map(|card| u16::from(card.0)))]
    }

    /// Checks that each card is in one place, and that the public counts are right.
    fn audit(
        _content: &Content,
        public: &Public,
        hands: &BySeat<Hand>,
        deck: &Deck,
    ) -> Result<(), String> {
        let mut seen = CardSet::default();
        let mut n_cards = 0;
        let mut count = |cards: CardSet| {
            seen = seen.or(cards);
            n_cards += cards.len();
        };
        count(public.row.iter().flatten().copied().collect());
        count(public.discarded);
        count(public.chronicled);
        public.colours.iter().for_each(|(_, it)| count(it.exhibition.cards));
        for (seat, hand) in hands.iter() {
            count(hand.cards);
            if hand.cards.len() != public.hand_sizes[seat] {
                return Err(format!("{seat:?} holds {} cards", hand.cards.len()));
            }
            if !public.known[seat].without(hand.cards).is_empty() {
                return Err(format!("{seat:?} does not hold what everyone saw it take"));
            }
        }
        count(deck.0.iter().copied().collect());
        if seen != public.with.cards || n_cards != seen.len() {
            return Err("a card is missing or doubled".to_owned());
        }
        if deck.0.len() != usize::from(public.pile_left) {
            return Err("the pile is not as high as everyone sees".to_owned());
        }
        for (colour, it) in public.colours.iter() {
            let piles = it.exhibition.monuments().map(|it2| it.exhibition.pile(it2).cards(it2));
            if piles.fold(CardSet::default(), CardSet::or) != it.exhibition.cards {
                return Err(format!("the exhibition of {colour:?} is not what its piles are"));
            }
        }
        Ok(())
    }
}

/// With three players some cards leave the game (ANT-05); with two players one monument does (ANT-61).
fn cards_in_play(content: &Content, options: &Options, seats: u8, chance: &mut Chance) -> CardSet {
    match seats {
        2 => {
            let drawn = || Monument(chance.below(content.keys.len() as u32) as u8);
            let left_out = content.monument(&options.left_out).unwrap_or_else(drawn);
            content.cards().without(left_out.cards())
        }
        3 => content.cards().without(content.out_with_3),
        _ => content.cards(),
    }
}

/// The cards that everyone sees.
fn on_table(public: &Public) -> CardSet {
    let shown = public.colours.iter().map(|(_, it)| it.exhibition.cards);
    let shown = shown.fold(CardSet::default(), CardSet::or);
    let row: CardSet = public.row.iter().flatten().copied().collect();
    shown.or(row).or(public.discarded).or(public.chronicled)
}

fn deal(pile: &mut ArrayVec<Card, { Card::MANY as usize }>, n_cards: u8) -> CardSet {
    (0..n_cards).filter_map(|_| pile.pop()).collect()
}
