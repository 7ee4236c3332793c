//! The audit: what must hold at every table.

use engine::BySeat;

use crate::content::Content;
use crate::rules::acquire::KeepWonder;
use crate::rules::question::Question;
use crate::rules::refill::Duel;
use crate::setup;
use crate::shelves::{Chore, Held, Phase, Player, Private, Public, Secret, Task};
use crate::terms::{Card, MAX_CARDS, Who};
use crate::tiles::Tiles;

/// Checks that each card, unit and token is in one place, that every controlled province is held, and that public
/// counts are right.
pub(crate) fn audit(
    content: &Content,
    public: &Public,
    private: &BySeat<Private>,
    secret: &Secret,
) -> Result<(), String> {
    if public.turn.phase != Phase::Setup {
        cards(content, public)?;
    }
    decks(content, public, secret)?;
    for (who, player) in public.everyone() {
        if player.capital.is_some() {
            units(content, public, who, player)?;
        }
    }
    tokens(content, public, private, secret)
}

/// Checks that every copy of every card is in one place.
fn cards(content: &Content, public: &Public) -> Result<(), String> {
    let mut count = [0i16; MAX_CARDS];
    let mut see = |card: Card| count[card.idx()] += 1;
    let development = |set: u64| {
        content
            .development()
            .filter(move |card| set & (1 << (card.0 - content.first_development.0)) != 0)
    };
    public.track.iter().flatten().for_each(|card| see(*card));
    development(public.unseen | public.gone | public.solo.cards).for_each(&mut see);
    for player in &public.players {
        let slots = player.city.iter().flat_map(|slot| [slot.knowledge, slot.card]);
        slots.flatten().chain(player.construction).for_each(&mut see);
        let piles = [&player.hidden, &player.top, &player.discard, &player.archived];
        piles.into_iter().flat_map(|pile| pile.as_slice()).for_each(|card| see(*card));
    }
    public.turn.drawn.iter().for_each(|it| see(it.card));
    for task in &public.agenda {
        if let Task::Chore(Chore::OnTop { card })
        | Task::Question(
            Question::Duel(Duel { card, .. }) | Question::KeepWonder(KeepWonder { new: card, .. }),
        ) = task
        {
            see(*card);
        }
    }
    for (pile, (card, _)) in content.basics.iter().enumerate() {
        count[card.idx()] += i16::from(public.basics[pile]);
    }
    content.development().for_each(|card| count[card.idx()] -= 1);
    content.basics.iter().for_each(|(card, copies)| count[card.idx()] -= i16::from(*copies));
    for (who, player) in public.everyone().filter(|(who, _)| !public.is_automaton(*who)) {
        let civ = player.civ.ok_or_else(|| format!("{who:?} has no civilisation"))?;
        content.deck_of(civ).for_each(|card| count[card.idx()] -= 1);
    }
    match count.iter().position(|it| *it != 0) {
        Some(idx) => {
            Err(format!("{} is there {:+} times too often", content.cards[idx].key, count[idx]))
        }
        None => owned(content, public),
    }
}

/// Checks that the counts of knowledge and wonders match the cards (MTL-101).
fn owned(content: &Content, public: &Public) -> Result<(), String> {
    for (who, player) in public.everyone().filter(|(who, _)| !public.is_automaton(*who)) {
        let slots = player.city.iter().flat_map(|slot| [slot.knowledge, slot.card]);
        let piles = [&player.hidden, &player.top, &player.discard];
        let mut all: Vec<Card> = slots.flatten().collect();
        all.extend(piles.into_iter().flat_map(|pile| pile.iter()));
        if who == public.turn.who {
            all.extend(public.turn.drawn.iter().map(|it| it.card));
        }
        for task in &public.agenda {
            if let (Task::Chore(Chore::OnTop { card }), true) = (*task, who == public.turn.who) {
                all.push(card);
            }
            if let Task::Question(Question::Duel(Duel { who: it, card, .. })) = *task
                && it == who
            {
                all.push(card);
            }
        }
        let many = |kind| all.iter().filter(|card| content.card(**card).kind == kind).count();
        let counts = [many(crate::terms::Kind::Knowledge), many(crate::terms::Kind::Wonder)];
        if counts != [usize::from(player.knowledge), usize::from(player.wonders)] {
            return Err(format!("{who:?} owns {counts:?} knowledge and wonders"));
        }
    }
    Ok(())
}

/// Checks that hidden piles hold the cards that players can deduce.
fn decks(content: &Content, public: &Public, secret: &Secret) -> Result<(), String> {
    for ((who, player), deck) in public.everyone().zip(&secret.decks) {
        let sorted = |cards: &crate::cards::Cards| {
            let mut cards = cards.as_slice().to_vec();
            cards.sort();
            cards
        };
        if public.turn.phase != Phase::Setup && sorted(&player.hidden) != sorted(deck) {
            return Err(format!("the deck of {who:?} is not what everyone can tell"));
        }
    }
    if setup::bits(content, secret.development.iter()) != public.unseen {
        return Err("the development deck is not what everyone can tell".to_owned());
    }
    let eras: Vec<u8> = secret.development.iter().map(|card| content.card(card).era).collect();
    if !eras.is_sorted_by(|lower, upper| lower >= upper) {
        return Err("the eras are out of order".to_owned());
    }
    let solo = secret.solo.iter().fold(0u32, |set, card| set | 1 << card);
    if solo != public.solo.left {
        return Err("the automaton's deck is not what everyone can tell".to_owned());
    }
    Ok(())
}

/// Checks that each player's nine soldiers, warlord and outposts are all somewhere, and that a piece holds every
/// controlled province.
fn units(content: &Content, public: &Public, who: Who, player: &Player) -> Result<(), String> {
    let mut soldiers: u8 = player.held.iter().map(|tile| public.board.soldiers[tile.idx()]).sum();
    let mut warlord = u8::from(player.warlord.is_some_and(|tile| player.held.contains(tile)));
    for task in &public.agenda {
        if let Task::Question(Question::Commit(march)) = task
            && who == public.turn.who
        {
            soldiers += march.soldiers;
            warlord += u8::from(march.warlord);
        }
    }
    let setup = &content.figures.setup;
    if soldiers != setup.soldiers || warlord != 1 {
        return Err(format!("{who:?} has {soldiers} soldiers and {warlord} warlords"));
    }
    if player.outposts.len() + player.outposts_left != setup.outposts {
        return Err(format!("{who:?} has lost an outpost"));
    }
    let provinces = player.provinces();
    if !player.outposts.without(provinces).is_empty() {
        return Err(format!("{who:?} has an outpost abroad"));
    }
    for tile in provinces.iter() {
        let units = public.board.soldiers[tile.idx()] + u8::from(player.warlord_at(tile));
        if units == 0 && !player.outposts.contains(tile) {
            return Err(format!("{who:?} left {} empty", tile.name()));
        }
    }
    let others = public.everyone().filter(|(it, _)| *it != who);
    let theirs = others.fold(Tiles::default(), |all, (_, it)| all.or(it.held));
    if !player.held.and(theirs).is_empty() {
        return Err("a province is held by two".to_owned());
    }
    Ok(())
}

/// Checks that each market token and exploration token is in one place.
fn tokens(
    content: &Content,
    public: &Public,
    private: &BySeat<Private>,
    secret: &Secret,
) -> Result<(), String> {
    for (market, pile) in secret.markets.iter().enumerate() {
        if pile.count_ones() != u32::from(public.board.market_left[market]) {
            return Err(format!("market {market} has {} tokens", pile.count_ones()));
        }
        let mut seen = *pile | public.solo.discarded[market];
        for (seat, mine) in private.iter() {
            let held = public.players[seat.idx()].markets[market];
            let fair = match (held, mine.tokens[market]) {
                (Held::None, None) => true,
                (Held::Hidden, Some(token)) => seen & (1 << token) == 0,
                (Held::Used(shown), Some(token)) => shown == token && seen & (1 << token) == 0,
                (Held::None, Some(_)) | (Held::Hidden | Held::Used(_), None) => false,
            };
            if !fair {
                return Err(format!("{seat:?} does not hold its token of market {market}"));
            }
            seen |= mine.tokens[market].map_or(0, |token| 1 << token);
        }
    }
    let mut turned = public.turned;
    for tile in public.board.provinces.iter() {
        let Some(front) = public.board.tokens[tile.idx()] else { continue };
        let token = secret.backs[tile.idx()];
        if content.explorations[usize::from(token)].front != front || turned & (1 << token) != 0 {
            return Err(format!("the token on {} is not what it shows", tile.name()));
        }
        turned |= 1 << token;
    }
    Ok(())
}
