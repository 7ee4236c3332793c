//! Imagined tables, and the audit of every table.

use arrayvec::ArrayVec;
use engine::{BySeat, Chance, MAX_SEATS, Seat};

use crate::action::LOOKED_AT;
use crate::cards::{Back, Backs, Card, Characteristic, MAX_CARDS};
use crate::content::Content;
use crate::hand::{Faces, Hand};
use crate::round::Announced;
use crate::shelves::{Public, What};
use crate::{Table, View};

type Cards = ArrayVec<Card, MAX_CARDS>;

/// Gives every card that this seat has not seen a random face, consistent with all announcements.
pub(crate) fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
    let public = view.public;
    let mut faces = Faces([Card(u8::MAX); MAX_CARDS]);
    let mut unseen = Backs::default();
    for back in (0..public.with.cards).map(Back) {
        match seen(view, back) {
            Some(card) => faces.0[back.idx()] = card,
            None => unseen.insert(back),
        }
    }
    let mut pool = unseen_cards(view, &faces);
    chance.shuffle(&mut pool);
    let in_play = in_play(public, unseen);
    assign(view.content, &in_play, &mut pool, &mut faces);
    in_play.iter().for_each(|(back, _)| unseen.remove(*back));
    deal_kind(&mut unseen, public.memory.collectors, &mut pool, &mut faces, is_collector);
    deal_kind(&mut unseen, public.memory.monuments, &mut pool, &mut faces, |it| !is_collector(it));
    for (back, card) in unseen.iter().zip(pool) {
        faces.0[back.idx()] = card;
    }
    leave_something_to_pick(public, unseen, &mut faces);
    let hands = BySeat::new(public.with.seats, |seat| match seat == view.seat {
        true => view.mine.clone(),
        false => hand(public, &faces, seat),
    });
    Table::lay(view.content, public.clone(), hands, faces)
}

/// The face of a card, if this seat has seen it.
pub(crate) fn seen(view: View<'_>, back: Back) -> Option<Card> {
    let own = view.public.piles.in_play(view.seat) == Some(back);
    let own = if own { view.mine.card } else { None };
    own.or_else(|| view.public.memory.face(back)).or_else(|| view.mine.seen.face(back))
}

/// The cards of the match that are on none of the faces known so far.
fn unseen_cards(view: View<'_>, faces: &Faces) -> Cards {
    all_cards(view.content, view.public).filter(|card| !faces.0.contains(card)).collect()
}

/// The monuments and Collector cards of the match.
pub(crate) fn all_cards(content: &Content, public: &Public) -> impl Iterator<Item = Card> {
    let monuments = content.packs[usize::from(public.with.pack)].cards.iter().copied();
    monuments.chain(public.with.collectors.iter().map(Card::of))
}

/// The unseen cards in play, with what was announced of them.
fn in_play(public: &Public, unseen: Backs) -> ArrayVec<(Back, Announced), MAX_SEATS> {
    let round = &public.round;
    let cards = round.in_play.iter().filter_map(|seat| {
        let back = public.piles.in_play(seat)?;
        Some((back, round.heard[seat.idx()]))
    });
    cards.filter(|(back, _)| unseen.contains(*back)).collect()
}

/// Finds a face for each card in play by backtracking. There is a solution, because the true faces are one.
fn assign(
    content: &Content,
    in_play: &[(Back, Announced)],
    pool: &mut Cards,
    faces: &mut Faces,
) -> bool {
    let Some(((back, heard), rest)) = in_play.split_first() else { return true };
    for idx in 0..pool.len() {
        let card = pool[idx];
        if !agrees(content, heard, card) {
            continue;
        }
        pool.swap_remove(idx);
        if assign(content, rest, pool, faces) {
            faces.0[back.idx()] = card;
            return true;
        }
        pool.push(card);
        let last = pool.len() - 1;
        pool.swap(idx, last);
    }
    false
}

/// Whether the announcement is true of this card.
fn agrees(content: &Content, heard: &Announced, card: Card) -> bool {
    if is_collector(card) {
        return false;
    }
    let mut values = (0..content.characteristics.len() as u8).map(Characteristic);
    heard.grade().is_none_or(|grade| grade == content.grade(card))
        && values.all(|it| heard.value(it).is_none_or(|said| said == content.figure(card, it)))
}

/// Gives faces of one kind to the cards that are known to be of that kind.
fn deal_kind(
    unseen: &mut Backs,
    of_kind: Backs,
    pool: &mut Cards,
    faces: &mut Faces,
    is_of_kind: impl Fn(Card) -> bool,
) {
    let these =
        unseen.iter().filter(|back| of_kind.contains(*back)).collect::<ArrayVec<_, MAX_CARDS>>();
    for back in these {
        let Some(idx) = pool.iter().position(|card| is_of_kind(*card)) else { return };
        // Not `swap_remove`: the rest of the pool stays as shuffled.
        faces.0[back.idx()] = pool.remove(idx);
        unseen.remove(back);
    }
}

/// A player who is asked to pick has seen a monument. If there is none among the cards, one of them swaps faces with
/// another card.
fn leave_something_to_pick(public: &Public, unseen: Backs, faces: &mut Faces) {
    if public.awaited.what != What::Pick {
        return;
    }
    let top = public.piles.pile(public.awaited.seat).take(usize::from(LOOKED_AT));
    let top: ArrayVec<Back, { LOOKED_AT as usize }> = top.collect();
    if top.iter().any(|back| !is_collector(faces.face(*back))) {
        return;
    }
    let changed = top.iter().find(|back| unseen.contains(**back));
    let monument = unseen.iter().find(|back| !is_collector(faces.face(*back)));
    if let (Some(one), Some(other)) = (changed, monument) {
        faces.0.swap(one.idx(), other.idx());
    }
}

fn is_collector(card: Card) -> bool {
    card.collector().is_some()
}

/// What another seat would hold if these were the faces.
fn hand(public: &Public, faces: &Faces, seat: Seat) -> Hand {
    let in_play = public.piles.in_play(seat).filter(|_| public.round.in_play.contains(seat));
    let mut hand = Hand { card: in_play.map(|back| faces.face(back)), ..Hand::default() };
    for back in public.memory.seen_by[seat].iter() {
        hand.seen.insert(back, faces.face(back));
    }
    hand
}

/// Checks that each card is in one place, and that what everyone knows is right.
pub(crate) fn audit(
    content: &Content,
    public: &Public,
    hands: &BySeat<Hand>,
    faces: &Faces,
) -> Result<(), String> {
    cards_are_all_there(content, public, faces)?;
    memory_is_true(public, faces)?;
    for (seat, hand) in hands.iter() {
        let in_play = public.round.in_play.contains(seat);
        let back = public.piles.in_play(seat).filter(|_| in_play);
        if hand.card != back.map(|back| faces.face(back)) {
            return Err(format!("{seat:?} does not see its own card in play"));
        }
        let mut seen = Backs::default();
        hand.seen.iter().for_each(|(back, _)| seen.insert(back));
        let is_true = hand.seen.iter().all(|(back, card)| faces.face(back) == card);
        if !is_true || seen != public.memory.seen_by[seat] {
            return Err(format!("{seat:?} has not seen what everybody knows it has"));
        }
        let card =
            hand.card.filter(|card| !agrees(content, &public.round.heard[seat.idx()], *card));
        if card.is_some() {
            return Err(format!("{seat:?} has said something untrue"));
        }
    }
    Ok(())
}

fn cards_are_all_there(content: &Content, public: &Public, faces: &Faces) -> Result<(), String> {
    let n_cards = usize::from(public.with.cards);
    let mut places = [0u8; MAX_CARDS];
    for seat in (0..public.with.seats).map(Seat) {
        let own = public.piles.pile(seat).chain(public.piles.played(seat));
        own.for_each(|back| places[back.idx()] += 1);
        let counted = public.piles.pile(seat).count();
        if counted != usize::from(public.piles.len(seat)) {
            return Err(format!("{seat:?} has {counted} cards in its pile"));
        }
    }
    (public.with.dealt..public.with.cards).for_each(|idx| places[usize::from(idx)] += 1);
    for back in (0..public.with.cards).map(Back) {
        let read = public.memory.face(back).is_some_and(is_collector);
        if places[back.idx()] != u8::from(!read) {
            return Err(format!("{back:?} is in {} places", places[back.idx()]));
        }
    }
    let mut dealt = faces.0;
    let mut expected: Cards = all_cards(content, public).collect();
    expected.sort_unstable();
    dealt[..n_cards].sort_unstable();
    match expected[..] == dealt[..n_cards] {
        true => Ok(()),
        false => Err("a card is missing or doubled".to_owned()),
    }
}

fn memory_is_true(public: &Public, faces: &Faces) -> Result<(), String> {
    let memory = &public.memory;
    for back in (0..public.with.cards).map(Back) {
        let card = faces.face(back);
        let shown = memory.face(back).is_none_or(|shown| shown == card);
        let kind = match is_collector(card) {
            true => !memory.monuments.contains(back),
            false => !memory.collectors.contains(back),
        };
        if !shown || !kind {
            return Err(format!("{back:?} is not what everybody remembers"));
        }
    }
    Ok(())
}
