//! What a seat sees, as inputs of a learned judgement: `docs/observations.md` lists the parts.

use arrayvec::ArrayVec;
use engine::{OBSERVED_SEATS, Observation, seats_from};

use crate::View;
use crate::insight;
use crate::rules::end;
use crate::shelves::{Held, Phase, Player, Public};
use crate::terms::{Card, MAX_CARDS, MAX_MARKETS, MAX_POLICIES, Who};
use crate::tiles::{Adjacency, Tile};

const TILES: usize = Tile::MANY as usize;
/// The largest number of civilisations that is encoded: those of our pack, and some more.
const CIVS: usize = 8;
/// Tokens of a market.
const TOKENS: usize = 8;
/// Development cards.
const DEVELOPMENTS: usize = 64;

/// The players in order, beginning with the observing one.
type Order = ArrayVec<Who, OBSERVED_SEATS>;

/// Writes the cards of a player in one place.
type CardsOf<'a> = &'a dyn Fn(&Player, &mut dyn FnMut(Card));

pub(crate) fn observe(view: View<'_>, into: &mut Observation) {
    let public = view.public;
    let players = public.with.players;
    let order: Order = (0..players).map(|nth| Who((view.seat.0 + nth) % players)).collect();
    into.flags("players, from 1 on, and the automaton", 5).set_all(
        [Some(usize::from(players) - 1), public.with.automaton.then_some(4)].into_iter().flatten(),
    );
    cards(public, &order, into);
    civilisations(public, &order, into);
    the_board(public, &order, into);
    counted(view, &order, into);
    markets(view, &order, into);
    stage(view, into);
    the_turn(view, into);
}

/// Writes where each player's cards are.
fn cards(public: &Public, order: &Order, into: &mut Observation) {
    let mut part = |name: &str, of: CardsOf<'_>| {
        let mut flags = into.flags(name, OBSERVED_SEATS * MAX_CARDS);
        for (nth, who) in order.iter().enumerate() {
            let mut seen = 0u128;
            of(public.player(*who), &mut |card| {
                if seen >> card.0 & 1 == 0 {
                    seen |= 1 << card.0;
                    flags.set(nth * MAX_CARDS + card.idx());
                }
            });
        }
    };
    part("cards in the city, by player", &|player, see| {
        let slots = player.city.iter().flat_map(|slot| [slot.knowledge, slot.card]);
        slots.flatten().for_each(see);
    });
    part("cards in the deck, by player", &|player, see| {
        player.top.iter().chain(player.hidden.iter()).for_each(see);
    });
    part("cards in the discard pile, by player", &|player, see| {
        player.discard.iter().for_each(see)
    });
    part("cards under the warlord, by player", &|player, see| player.archived.iter().for_each(see));
    part("wonder under construction, by player", &|player, see| {
        player.construction.into_iter().for_each(see);
    });
    part("cards owned twice, by player", &|player, see| {
        let mut once = 0u128;
        let slots = player.city.iter().flat_map(|slot| [slot.knowledge, slot.card]).flatten();
        let piles = player.top.iter().chain(player.hidden.iter()).chain(player.discard.iter());
        for card in slots.chain(piles) {
            if once >> card.0 & 1 == 1 {
                see(card);
            }
            once |= 1 << card.0;
        }
    });
    into.flags("cards on the track", MAX_CARDS)
        .set_all(public.track.iter().flatten().map(|card| card.idx()));
    let bits = |set: u64| (0..DEVELOPMENTS).filter(move |card| set >> card & 1 == 1);
    into.flags("development cards still in the deck", DEVELOPMENTS).set_all(bits(public.unseen));
}

/// Writes civilisations and policies.
fn civilisations(public: &Public, order: &Order, into: &mut Observation) {
    let mut civs = into.flags("civilisation, by player", OBSERVED_SEATS * CIVS);
    for (nth, who) in order.iter().enumerate() {
        civs.set_all(public.player(*who).civ.map(|civ| CIVS * nth + usize::from(civ)));
    }
    let each = CIVS * MAX_POLICIES;
    let mut policies =
        into.flags("policies by player, civilisation and number", OBSERVED_SEATS * each);
    let mut newest = into_newest(public, order, each);
    for (nth, who) in order.iter().enumerate() {
        let player = public.player(*who);
        let Some(civ) = player.civ else { continue };
        let place =
            |policy: &u8| nth * each + usize::from(civ) * MAX_POLICIES + usize::from(*policy);
        policies.set_all(player.policies.iter().map(place));
    }
    into.flags("newest policy, by player, civilisation and number", OBSERVED_SEATS * each)
        .set_all(newest.drain(..));
}

fn into_newest(public: &Public, order: &Order, each: usize) -> ArrayVec<usize, OBSERVED_SEATS> {
    let newest = order.iter().enumerate().filter_map(|(nth, who)| {
        let player = public.player(*who);
        let policy = usize::from(*player.policies.last()?);
        Some(nth * each + usize::from(player.civ?) * MAX_POLICIES + policy)
    });
    newest.collect()
}

/// Writes the pieces on the board.
fn the_board(public: &Public, order: &Order, into: &mut Observation) {
    let mut held = into.flags("tiles held, by player", OBSERVED_SEATS * TILES);
    for (nth, who) in order.iter().enumerate() {
        held.set_all(public.player(*who).held.iter().map(|tile| nth * TILES + tile.idx()));
    }
    let mut warlords = into.flags("tile of the warlord, by player", OBSERVED_SEATS * TILES);
    for (nth, who) in order.iter().enumerate() {
        warlords.set_all(public.player(*who).warlord.map(|tile| nth * TILES + tile.idx()));
    }
    let mut soldiers = into.numbers("soldiers, by player", OBSERVED_SEATS, 0..=12);
    for (nth, who) in order.iter().enumerate() {
        let tiles = public.player(*who).held.iter();
        soldiers.put(nth, tiles.map(|tile| i32::from(public.board.soldiers[tile.idx()])).sum());
    }
    // Provinces within reach: those next to controlled tiles, by the cost of conquest.
    const VALUES: usize = 12;
    let mut reach =
        into.numbers("provinces within reach, by player and value", OBSERVED_SEATS * VALUES, 0..=8);
    for (nth, who) in order.iter().enumerate() {
        let own = public.player(*who).held;
        let mut many = [0; VALUES];
        for tile in own.neighbours().and(public.board.provinces).without(own).iter() {
            many[usize::from(public.board.values[tile.idx()]).min(VALUES - 1)] += 1;
        }
        many.into_iter()
            .enumerate()
            .for_each(|(value, many)| reach.put(nth * VALUES + value, many));
    }
    into.flags("tiles with a production token", TILES)
        .set_all(public.board.production.iter().map(|tile| tile.idx()));
}

/// Writes each player's counts.
fn counted(view: View<'_>, order: &Order, into: &mut Observation) {
    let (content, public) = (view.content, view.public);
    // Who leads each category, and by how many: this decides domination (MTL-102).
    const CATEGORIES: usize = 4;
    let counts: ArrayVec<[u8; CATEGORIES], OBSERVED_SEATS> =
        order.iter().map(|who| end::counts(public.player(*who))).collect();
    let mut leads = into.flags(
        "most knowledge, wonders, policies, provinces, by player",
        OBSERVED_SEATS * CATEGORIES,
    );
    for (nth, own) in counts.iter().enumerate() {
        for (category, many) in own.iter().enumerate() {
            let best = counts.iter().map(|other| other[category]).max().unwrap_or(0);
            leads.set_if(CATEGORIES * nth + category, 0 < *many && *many == best);
        }
    }
    let mut put = |name: &str, range, of: &dyn Fn(Who, &Player) -> i32| {
        let mut part = into.numbers(name, OBSERVED_SEATS, range);
        for (nth, who) in order.iter().enumerate() {
            part.put(nth, of(*who, public.player(*who)));
        }
    };
    put("gold, by player", 0..=32, &|_, player| player.gold.into());
    put("culture, by player", 0..=32, &|_, player| player.culture.into());
    put("production tokens, by player", 0..=16, &|_, player| player.production_tokens.into());
    put("knowledge, by player", 0..=24, &|_, player| player.knowledge.into());
    put("wonders, by player", 0..=16, &|_, player| player.wonders.into());
    put("policies, by player", 0..=8, &|_, player| player.policies.len() as i32);
    put("provinces, by player", 0..=24, &|_, player| player.provinces().len().into());
    put("barbarian tokens, by player", 0..=16, &|_, player| player.barbarians.into());
    put("free-town tokens, by player", 0..=16, &|_, player| player.towns.into());
    put("outposts left, by player", 0..=8, &|_, player| player.outposts_left.into());
    put("insight: tenths of a point if counted now, by player", 0..=640, &|who, _| {
        insight::points(content, public, who)
    });
    put("insight: what is kept for later, in tenths, by player", 0..=640, &|_, player| {
        insight::later(content, player, insight::time_left(public))
    });
    put("insight: what the best row and column give, by player", 0..=128, &|_, player| {
        (0..3).map(|row| insight::best_column(content, &player.city, row)).max().unwrap_or(0)
    });
    put("cards in the deck, by player", 0..=32, &|_, player| player.deck_len().into());
    put("cards in the discard pile, by player", 0..=32, &|_, player| player.discard.len().into());
}

/// Writes the markets and their tokens.
fn markets(view: View<'_>, order: &Order, into: &mut Observation) {
    let mut held = into.flags(
        "market token in reserve and used, by player and market",
        2 * OBSERVED_SEATS * MAX_MARKETS,
    );
    for (nth, who) in order.iter().enumerate() {
        for (market, token) in view.public.player(*who).markets.iter().enumerate() {
            let place = 2 * (nth * MAX_MARKETS + market);
            held.set_if(place, *token == Held::Hidden);
            held.set_if(place + 1, matches!(token, Held::Used(_)));
        }
    }
    let mut mine = into.flags("my market tokens, by market and number", MAX_MARKETS * TOKENS);
    for (market, token) in view.mine.tokens.iter().enumerate() {
        let unused = view.public.player(Who(view.seat.0)).markets[market] == Held::Hidden;
        let token = token.filter(|_| unused);
        mine.set_all(token.map(|token| TOKENS * market + usize::from(token)));
    }
}

/// Writes how far the match has come.
fn stage(view: View<'_>, into: &mut Observation) {
    let public = view.public;
    into.flags("era", 4).set(usize::from(public.era).min(3));
    into.numbers("round", 1, 0..=32).put(0, public.round.into());
    into.flags("last round", 1).set_if(0, public.last_round == Some(public.round));
    into.flags("the end is near", 1).set_if(0, public.last_round.is_some());
    into.numbers("development cards left", 1, 0..=64).put(0, public.unseen.count_ones() as i32);
    into.flags("insight: time left", 11).set(insight::time_left(public).clamp(0, 10) as usize);
}

/// Writes what can still be done in this turn, by this player or another.
fn the_turn(view: View<'_>, into: &mut Observation) {
    let (public, turn) = (view.public, &view.public.turn);
    let players = public.with.players;
    let who = seats_from(view.seat, engine::Seat(turn.who.0), players);
    into.flags("whose turn it is", OBSERVED_SEATS).set(who);
    let side = usize::from(who != 0);
    let phase = match turn.phase {
        Phase::Setup => 0,
        Phase::Row => 1,
        Phase::Column(row) => 2 + usize::from(row),
        Phase::Act => 5,
        Phase::Automaton(_) => 6,
        Phase::Over => 7,
    };
    into.flags("phase, mine and others'", 16).set(8 * side + phase);
    let mut put = |name: &str, values: [i32; 8]| {
        let mut part = into.numbers(name, 16, 0..=32);
        values.into_iter().enumerate().for_each(|(nth, value)| part.put(8 * side + nth, value));
    };
    let stock = turn.stock.map(i32::from);
    let restricted = turn.restricted.iter().map(|it| i32::from(*it)).sum();
    put(
        "stock by resource, restricted, siege, reinforce, conquered, active places",
        [
            stock[0],
            stock[1],
            stock[2],
            restricted,
            turn.siege.into(),
            turn.reinforce.into(),
            turn.conquered.into(),
            turn.active.count_ones() as i32,
        ],
    );
    let steps = |left: u16| (0..4).filter(|step| left >> (4 * step) & 15 != 0).count() as i32;
    let uses: i32 = turn.left.iter().map(|left| steps(*left)).sum();
    let drawn: i32 = turn.drawn.iter().map(|it| steps(it.left)).sum();
    let discounts: i32 = turn.discounts.iter().flatten().map(|it| i32::from(*it)).sum();
    let attack: i32 = public.agenda.iter().map(insight::under_way).sum();
    put(
        "steps to use, steps of drawn cards, discounts, attack under way, tasks under way",
        [uses, drawn, discounts, attack, public.agenda.len() as i32, 0, 0, 0],
    );
    let city = &public.current().city;
    let mut usable = 0u128;
    for (place, _) in turn.left.iter().enumerate().filter(|(_, left)| **left != 0) {
        let slot = city[place % city.len()];
        let card = if place < city.len() { slot.card } else { slot.knowledge };
        usable |= card.map_or(0, |card| 1 << card.0);
    }
    let cards = (0..MAX_CARDS).filter(|card| usable >> card & 1 == 1);
    into.flags("cards with steps to use, mine and others'", 2 * MAX_CARDS)
        .set_all(cards.map(|card| side * MAX_CARDS + card));
}
