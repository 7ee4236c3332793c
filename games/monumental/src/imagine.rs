//! Imagined tables.

use arrayvec::ArrayVec;
use engine::{BySeat, Chance, Seat};

use crate::cards::Cards;
use crate::content::Content;
use crate::rules::question::Question;
use crate::shelves::{Held, Private, Public, Secret};
use crate::terms::{Card, MAX_MARKETS};
use crate::tiles::Tile;
use crate::{Table, View};

/// Deals the cards and tokens that this seat cannot see at random among the places where they can be.
pub(crate) fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
    let (content, public) = (view.content, view.public);
    let decks = public.players.iter().map(|player| shuffled(player.hidden, chance)).collect();
    let mut solo: ArrayVec<u8, 32> =
        (0..32).filter(|it| public.solo.left & (1 << it) != 0).collect();
    chance.shuffle(&mut solo);
    let seats = public.with.players - u8::from(public.with.automaton);
    let mut private = BySeat::new(seats, |_| Private::default());
    private[view.seat] = *view.mine;
    let mut markets = [0; MAX_MARKETS];
    for (market, pile) in markets.iter_mut().enumerate() {
        *pile = imagine_market(view, market, &mut private, chance);
    }
    let secret = Secret {
        decks,
        development: imagine_development(content, public, chance),
        backs: imagine_backs(content, public, chance),
        markets,
        solo,
    };
    Table::lay(content, public.clone(), private, secret)
}

fn shuffled(mut cards: Cards, chance: &mut Chance) -> Cards {
    chance.shuffle(cards.as_mut_slice());
    cards
}

/// Shuffles the unseen development cards. The order of the eras is known.
fn imagine_development(content: &Content, public: &Public, chance: &mut Chance) -> Cards {
    let first = content.first_development.0;
    let unseen = content.development().filter(|card| public.unseen & (1 << (card.0 - first)) != 0);
    let unseen: Cards = unseen.collect();
    let mut unseen = shuffled(unseen, chance);
    let era = |card: &Card| std::cmp::Reverse(content.card(*card).era);
    unseen.as_mut_slice().sort_by_key(era);
    unseen
}

/// Deals exploration tokens. Their fronts are known, and so are the tokens that were turned over.
fn imagine_backs(
    content: &Content,
    public: &Public,
    chance: &mut Chance,
) -> [u8; Tile::MANY as usize] {
    let left = (0..content.explorations.len() as u8).filter(|it| public.turned & (1 << it) == 0);
    let mut pool: Vec<u8> = left.collect();
    chance.shuffle(&mut pool);
    let mut backs = [0; Tile::MANY as usize];
    for tile in public.board.provinces.iter() {
        let Some(front) = public.board.tokens[tile.idx()] else { continue };
        let fits = |token: &u8| content.explorations[usize::from(*token)].front == front;
        if let Some(at) = pool.iter().position(fits) {
            backs[tile.idx()] = pool.swap_remove(at);
        }
    }
    backs
}

/// Deals the tokens that are left in a market and those that others took from it. A seat that has looked into the
/// market knows some of them.
fn imagine_market(
    view: View<'_>,
    market: usize,
    private: &mut BySeat<Private>,
    chance: &mut Chance,
) -> u8 {
    let (public, mine) = (view.public, view.mine);
    let n_tokens = view.content.markets[market].tokens.len();
    let mut known = public.solo.discarded[market];
    for player in &public.players {
        if let Held::Used(token) = player.markets[market] {
            known |= 1 << token;
        }
    }
    known |= mine.tokens[market].map_or(0, |token| 1 << token);
    let unknown = ((1u16 << n_tokens) - 1) as u8 & !known;
    // A player who took a token before this seat looked has none of the tokens that it saw.
    let seen = if mine.looked[market] { mine.seen[market] & !known } else { unknown };
    let mut first = drawn(unknown & !mine.seen[market], chance);
    let mut then = drawn(seen, chance);
    for seat in (0..private.n_seats()).map(Seat).filter(|seat| *seat != view.seat) {
        let held = public.players[seat.idx()].markets[market];
        private[seat].tokens[market] = match held {
            Held::None => None,
            Held::Used(token) => Some(token),
            Held::Hidden if mine.looked[market] && mine.before[market] & (1 << seat.0) != 0 => {
                first.pop()
            }
            Held::Hidden => then.pop(),
        };
    }
    let left = usize::from(public.board.market_left[market]);
    let pile = then.iter().take(left).fold(0, |set, token| set | 1 << token);
    let looking = matches!(
        public.question(),
        Some(Question::Market(it)) if usize::from(it.market) == market
    );
    let looker = Seat(public.turn.who.0);
    if looking && looker != view.seat && looker.0 < private.n_seats() {
        private[looker].seen[market] = pile;
        private[looker].looked[market] = true;
    }
    pile
}

fn drawn(set: u8, chance: &mut Chance) -> ArrayVec<u8, 8> {
    let mut tokens: ArrayVec<u8, 8> = (0..8).filter(|it| set & (1 << it) != 0).collect();
    chance.shuffle(&mut tokens);
    tokens
}
