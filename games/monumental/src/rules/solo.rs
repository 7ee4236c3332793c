//! « Mode Solo » (MTL-110 to MTL-116): the automaton's turn, played by the house.

use arrayvec::ArrayVec;
use engine::{Content as _, Play};

use crate::Monumental;
use crate::content::{Content, SoloCard, SoloDeed, SoloStep};
use crate::effects::Count;
use crate::effects::count;
use crate::rules::agenda::push;
use crate::rules::{solo_map, solo_track};
use crate::shelves::{Chore, Player, Public, PublicEvent, Reading, SecretEvent, SoloEvent, Task};
use crate::terms::Who;

pub(crate) use solo_map::{storm, wander};

/// More cards than any deck has, so that revealing ends.
const ENOUGH: usize = 64;

/// The top card is revealed and its actions done in order (MTL-112).
pub(crate) fn play_card(play: &mut impl Play<Monumental>) {
    push(play, Chore::NextCard);
    draw(play);
}

/// After its last card the track is filled as after any turn (R79).
pub(crate) fn next_card(play: &mut impl Play<Monumental>) {
    play.tell_all(PublicEvent::Solo(SoloEvent::CardDone));
    if play.public().turn.phase == crate::shelves::Phase::Automaton(0) {
        push(play, Chore::Pass);
        push(play, Chore::Track);
    }
}

/// Its deck has the action cards and the card of its civilisation, without those in `under_way` (MTL-112).
pub(crate) fn shuffle_deck(play: &mut impl Play<Monumental>, civ: u8, under_way: u32) {
    let cards = play.content().solo.iter().enumerate();
    let own = cards.filter(|(_, card)| card.civ.is_none_or(|it| it == civ));
    let own = own.map(|(idx, _)| idx as u8).filter(|idx| under_way & (1 << idx) == 0);
    let mut deck: ArrayVec<u8, 32> = own.collect();
    let cards = as_bits(deck.iter().copied());
    play.chance().shuffle(&mut deck);
    play.keep(SecretEvent::SoloDeck(deck));
    play.tell_all(PublicEvent::Solo(SoloEvent::DeckLaid { cards }));
}

/// The cards that are not finished, the newest last. A card that revealed another is finished after it.
fn cards_under_way(public: &Public) -> impl Iterator<Item = u8> {
    public.agenda.iter().filter_map(|task| match task {
        Task::Chore(Chore::Solo { card, .. }) => Some(*card),
        Task::Chore(_) | Task::Question(_) => None,
    })
}

fn as_bits(cards: impl Iterator<Item = u8>) -> u32 {
    cards.fold(0, |set, card| set | 1 << card)
}

/// A `shuffle` step puts its own card back, but no card that revealed it (MTL-112).
fn shuffle(play: &mut impl Play<Monumental>) {
    let public = play.public();
    let Some(civ) = public.current().civ else { return };
    let bearer = cards_under_way(public).last();
    let others = as_bits(cards_under_way(public).filter(|card| Some(*card) != bearer));
    // By version 3 of the rules, all cards went back.
    let others = if play.content().has_rules(4) { others } else { 0 };
    shuffle_deck(play, civ, others);
}

/// Turns up the next card, to be read as `reading` says. An empty deck is shuffled again.
fn reveal(
    play: &mut impl Play<Monumental>,
    reading: impl Fn(&SoloCard) -> Reading,
) -> Option<Chore> {
    if play.public().solo.left == 0 {
        let civ = play.public().current().civ?;
        let under_way = match play.content().has_rules(4) {
            true => as_bits(cards_under_way(play.public())),
            // By version 3 of the rules, only the card on show stayed out.
            false => as_bits(play.public().solo.shown.into_iter()),
        };
        shuffle_deck(play, civ, under_way);
    }
    let card = play.secret().solo.last().copied()?;
    play.keep(SecretEvent::SoloTop);
    let reading = reading(&play.content().solo[usize::from(card)]);
    play.tell_all(PublicEvent::Solo(SoloEvent::Revealed { card, reading }));
    Some(Chore::Solo { card, step: 0, reading })
}

/// One step of a card, if it is for this civilisation and can be paid; then the next.
pub(crate) fn go_on(play: &mut impl Play<Monumental>, card: u8, step: u8, reading: Reading) {
    let steps = &play.content().solo[usize::from(card)].steps;
    let Some(SoloStep { deed, gold, kind }) = steps.get(usize::from(step)).copied() else {
        return;
    };
    push(play, Chore::Solo { card, step: step + 1, reading });
    let player = play.public().current();
    let own = player.civ.map(|civ| play.content().civs[usize::from(civ)].kind);
    if !reading.reads(kind, own) || player.gold < gold {
        return;
    }
    if gold == 0 {
        return push(play, Chore::Deed { deed });
    }
    if is_possible(play.content(), play.public(), deed) {
        play.tell_all(PublicEvent::Solo(SoloEvent::Paid { gold }));
        push(play, Chore::Deed { deed });
    }
}

/// Carries out the line of a card, or nothing if that is impossible. A line that was paid for is possible.
pub(crate) fn deed(play: &mut impl Play<Monumental>, deed: SoloDeed) {
    if !is_possible(play.content(), play.public(), deed) {
        return idle(play);
    }
    match deed {
        SoloDeed::Wonder => solo_track::wonder(play),
        SoloDeed::BuildingLow
        | SoloDeed::BuildingHigh
        | SoloDeed::KnowledgeLow
        | SoloDeed::KnowledgeHigh => solo_track::take(play, deed),
        SoloDeed::KnowledgeAll => solo_track::take_all_knowledge(play),
        SoloDeed::Policy => develop(play),
        SoloDeed::PolicyGold => {
            develop(play);
            let policies = play.public().current().policies.len() as u8;
            receive(play, 2 * policies);
        }
        SoloDeed::Explore1 => solo_map::explore(play, 1),
        SoloDeed::Explore2 => solo_map::explore(play, 2),
        SoloDeed::Explore3 => solo_map::explore(play, 3),
        SoloDeed::Gold3 => receive(play, 3),
        SoloDeed::ConquerLow | SoloDeed::ConquerHigh => solo_map::conquer(play, deed),
        SoloDeed::Conquer3High => solo_map::conquer_three(play),
        SoloDeed::Shuffle => shuffle(play),
        SoloDeed::Draw => draw(play),
        SoloDeed::CoastalGold => {
            let gold = count::count(play.content(), play.public(), Count::CoastalProvinces);
            receive(play, gold);
        }
        SoloDeed::UntilTech => {
            let technological =
                |it: &SoloStep| it.kind == Some(crate::content::CivKind::Technological);
            reveal_until(play, technological, Reading::AsPrinted);
        }
        SoloDeed::TwiceCommon => {
            if let Some(task) = reveal(play, |_| Reading::CommonTwice) {
                push(play, task);
                push(play, task);
            }
        }
        SoloDeed::AnySpecial => reveal_until(play, |it| it.kind.is_some(), Reading::Typed),
        SoloDeed::JapanChoice => choose(play),
    }
}

/// Impossible steps that cost nothing give 2 gold in the full procedure (MTL-115).
pub(crate) fn idle(play: &mut impl Play<Monumental>) {
    play.tell_all(PublicEvent::Solo(SoloEvent::Idle));
    if play.public().with.full {
        let gold = play.content().figures.solo.impossible_gold;
        receive(play, gold);
    }
}

pub(crate) fn receive(play: &mut impl Play<Monumental>, gold: u8) {
    if 0 < gold {
        play.tell_all(PublicEvent::Solo(SoloEvent::Gold { gold }));
    }
}

fn is_possible(content: &Content, public: &Public, deed: SoloDeed) -> bool {
    match deed {
        SoloDeed::Wonder
        | SoloDeed::BuildingLow
        | SoloDeed::BuildingHigh
        | SoloDeed::KnowledgeLow
        | SoloDeed::KnowledgeHigh
        | SoloDeed::KnowledgeAll => solo_track::is_possible(content, public, deed),
        SoloDeed::Policy => next_policy(content, public.current()).is_some(),
        SoloDeed::Explore1 | SoloDeed::Explore2 | SoloDeed::Explore3 => {
            solo_map::can_explore(public)
        }
        SoloDeed::ConquerLow | SoloDeed::ConquerHigh | SoloDeed::Conquer3High => {
            solo_map::can_conquer(public)
        }
        SoloDeed::PolicyGold
        | SoloDeed::Gold3
        | SoloDeed::Shuffle
        | SoloDeed::Draw
        | SoloDeed::CoastalGold
        | SoloDeed::UntilTech
        | SoloDeed::TwiceCommon
        | SoloDeed::AnySpecial
        | SoloDeed::JapanChoice => true,
    }
}

fn draw(play: &mut impl Play<Monumental>) {
    if let Some(task) = reveal(play, |_| Reading::AsPrinted) {
        push(play, task);
    }
}

/// Skips cards until one has a line that fits, and plays that card.
fn reveal_until(play: &mut impl Play<Monumental>, fits: fn(&SoloStep) -> bool, reading: Reading) {
    let fitting = |card: &SoloCard| match card.steps.iter().any(fits) {
        true => reading,
        false => Reading::PassedOver,
    };
    for _ in 0..ENOUGH {
        let Some(task) = reveal(play, fitting) else { return };
        if play.public().solo.reading == reading {
            return push(play, task);
        }
    }
}

/// The policy whose id comes first in the alphabet, without cost; its effects do nothing (R78).
fn develop(play: &mut impl Play<Monumental>) {
    if let Some(policy) = next_policy(play.content(), play.public().current()) {
        play.tell_all(PublicEvent::Solo(SoloEvent::Policy { policy }));
    }
}

fn next_policy(content: &Content, player: &Player) -> Option<u8> {
    let policies = &content.civs[usize::from(player.civ?)].policies;
    let left = (0..policies.len() as u8).filter(|it| !player.policies.contains(it));
    left.min_by_key(|it| &policies[usize::from(*it)].key)
}

/// Conquers if it has fewer provinces than its opponent; otherwise takes a policy if it has fewer; otherwise takes one
/// more card.
fn choose(play: &mut impl Play<Monumental>) {
    let (own, other) = (play.public().current(), play.public().player(Who(0)));
    let fewer_provinces = own.provinces().len() < other.provinces().len();
    let fewer_policies = own.policies.len() < other.policies.len();
    let deed = match (fewer_provinces, fewer_policies) {
        (true, _) => SoloDeed::ConquerLow,
        (false, true) => SoloDeed::Policy,
        (false, false) => SoloDeed::Draw,
    };
    push(play, Chore::Deed { deed });
}
