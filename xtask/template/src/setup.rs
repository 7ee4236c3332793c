//! Setup (STA-01), and tables that a seat could be sitting at.

use arrayvec::ArrayVec;
use engine::{BySeat, Chance, Seat};

use crate::cards::{Card, CardSet};
use crate::content::Content;
use crate::shelves::{Hand, MOST_CARDS, Pile, Public};
use crate::{Table, View};

/// Lays the table.
pub(crate) fn setup(content: &'static Content, seats: u8, chance: &mut Chance) -> Table {
    let mut pile = shuffled(content.cards, chance);
    let size = content.figures.hand;
    let hands = BySeat::new(seats, |_| Hand { cards: deal(&mut pile, size) });
    let public = Public {
        turn: Seat(chance.below(u32::from(seats)) as u8),
        last: None,
        laid: CardSet::default(),
        hand_sizes: BySeat::new(seats, |_| size),
        pile_left: pile.len() as u8,
        points: BySeat::new(seats, |_| 0),
        over: false,
    };
    Table::lay(content, public, hands, Pile(pile))
}

/// Deals what this seat cannot see at random among the places where it can be.
pub(crate) fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
    let public = view.public;
    let unseen = view.content.cards.without(public.laid).without(view.mine.cards);
    let mut pile = shuffled(unseen, chance);
    let hands = BySeat::new(public.hand_sizes.n_seats(), |seat| {
        if seat == view.seat {
            return *view.mine;
        }
        Hand { cards: deal(&mut pile, public.hand_sizes[seat]) }
    });
    Table::lay(view.content, public.clone(), hands, Pile(pile))
}

/// Each card is in one place, and the counts that everyone sees are true.
pub(crate) fn audit(
    content: &Content,
    public: &Public,
    hands: &BySeat<Hand>,
    pile: &Pile,
) -> Result<(), String> {
    let mut seen = public.laid;
    let mut n_cards = public.laid.len() + pile.0.len() as u8;
    seen = seen.or(pile.0.iter().copied().collect());
    for (seat, hand) in hands.iter() {
        seen = seen.or(hand.cards);
        n_cards += hand.cards.len();
        if hand.cards.len() != public.hand_sizes[seat] {
            return Err(format!("{seat:?} holds {} cards", hand.cards.len()));
        }
    }
    if seen != content.cards || n_cards != seen.len() {
        return Err("a card is missing or doubled".to_owned());
    }
    if pile.0.len() != usize::from(public.pile_left) {
        return Err("the pile is not as high as everyone sees".to_owned());
    }
    Ok(())
}

fn shuffled(cards: CardSet, chance: &mut Chance) -> ArrayVec<Card, MOST_CARDS> {
    let mut pile: ArrayVec<Card, MOST_CARDS> = cards.iter().collect();
    chance.shuffle(&mut pile);
    pile
}

fn deal(pile: &mut ArrayVec<Card, MOST_CARDS>, n_cards: u8) -> CardSet {
    (0..n_cards).filter_map(|_| pile.pop()).collect()
}
