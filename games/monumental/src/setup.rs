//! « Mise en place » (MTL-01 to MTL-11).

use arrayvec::ArrayVec;
use engine::{BySeat, Chance, HiddenPlace, OptionSpec, Setup};

use crate::cards::Cards;
use crate::content::{Content, Ground, Terrain, Token};
use crate::rules::turn::{ChooseCapital, ChooseCiv};
use crate::shelves::{Board, Chore, Phase, Player, Private, Public, Secret, SoloDesk, Turn, With};
use crate::terms::{Card, MAX_MARKETS, TRACK, Who};
use crate::tiles::Tile;
use crate::{
    CivChoice, MapChoice, Monumental, Options, SoloChoice, Table, View, audit, imagine, random_map,
};

impl Setup for Monumental {
    fn options(_content: &Content) -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("map", ["fixed", "random"]),
            OptionSpec::choice("civilizations", ["chosen", "random"]),
            OptionSpec::choice("solo", ["rulebook", "full"]).at([1]),
        ]
    }

    /// Lays the table. Capitals and civilisations are chosen by the first actions.
    fn setup(
        content: &'static Content,
        options: &Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table {
        let automaton = seats == 1;
        let players = seats + u8::from(automaton);
        let with = With {
            players,
            automaton,
            full: automaton && options.solo == SoloChoice::Full,
            random_map: options.map == MapChoice::Random,
            first_development: content.first_development,
            random_civs: options.civs == CivChoice::Random,
        };
        let grounds = match options.map {
            MapChoice::Fixed => content.map(players).grounds.clone(),
            MapChoice::Random => random_map::draw(content.map(players), chance),
        };
        let mut board = lay_board(content, players, &grounds);
        let backs = lay_tokens(content, &mut board, &grounds, chance);
        let markets = lay_markets(content, &mut board, players, chance);
        let mut development = lay_development(content, chance);
        let track: [Option<Card>; TRACK] = lay_track(players, &mut development);
        let first = match automaton {
            true => Who(1),
            false => Who(chance.below(u32::from(players)) as u8),
        };
        let unseen = bits(content, development.iter());
        let mut public = Public {
            with,
            turn: Turn::of(first, Phase::Setup),
            agenda: ArrayVec::new(),
            players: (0..players).map(|idx| new_player(content, with, idx)).collect(),
            board,
            track,
            unseen,
            gone: 0,
            era: 1,
            basics: std::array::from_fn(|pile| content.basics.get(pile).map_or(0, |it| it.1)),
            turned: 0,
            first,
            round: 1,
            last_round: None,
            solo: SoloDesk::default(),
        };
        prepare_choices(content, &mut public, chance);
        let decks = public.players.iter().map(|_| Cards::default()).collect();
        let secret = Secret { decks, development, backs, markets, solo: ArrayVec::new() };
        Table::lay(content, public, BySeat::new(seats, |_| Private::default()), secret)
    }

    fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
        imagine::imagine(view, chance)
    }

    fn hidden(public: &Public, secret: &Secret) -> Vec<HiddenPlace> {
        secret.places(&public.board)
    }

    fn audit(
        content: &Content,
        public: &Public,
        private: &BySeat<Private>,
        secret: &Secret,
    ) -> Result<(), String> {
        audit::audit(content, public, private, secret)
    }
}

/// What a player or the automaton starts with (MTL-07, MTL-116).
fn new_player(content: &Content, with: With, who: u8) -> Player {
    let automaton = with.automaton && who + 1 == with.players;
    let figures = &content.figures;
    let gold = if automaton { figures.solo.gold } else { figures.setup.gold };
    Player { gold, ..Player::default() }
}

/// From the last player on, counter-clockwise: first the capitals, then the civilisations (MTL-10).
fn prepare_choices(content: &Content, public: &mut Public, chance: &mut Chance) {
    let players = public.with.players;
    let in_order = |nth: u8| Who((public.first.0 + nth) % players);
    let order: ArrayVec<Who, 4> = (0..players).map(in_order).collect();
    public.agenda.push(Chore::Deal.into());
    if public.with.random_civs {
        let mut civs: Vec<u8> = (0..content.civs.len() as u8).collect();
        chance.shuffle(&mut civs);
        public.players.iter_mut().zip(civs).for_each(|(player, civ)| player.civ = Some(civ));
    } else if public.with.automaton {
        public.agenda.extend([1, 0].map(|who| ChooseCiv { who: Who(who) }.into()));
    } else {
        public.agenda.extend(order.iter().map(|who| ChooseCiv { who: *who }.into()));
    }
    public.agenda.extend(order.iter().map(|who| ChooseCapital { who: *who }.into()));
}

/// A production token on each tile that is not a capital, sea or market (MTL-06).
fn lay_board(content: &Content, players: u8, grounds: &[Ground]) -> Board {
    let mut board = Board::default();
    for capital in &content.map(players).capitals {
        board.terrain[capital.idx()] = Terrain::Capital;
        board.capitals.insert(*capital);
    }
    for Ground { tile, terrain, value, market, .. } in grounds {
        board.terrain[tile.idx()] = *terrain;
        board.values[tile.idx()] = *value;
        if *terrain == Terrain::Sea {
            board.sea.insert(*tile);
            continue;
        }
        board.provinces.insert(*tile);
        match market {
            Some(market) => board.markets[usize::from(*market)] = Some(*tile),
            None => board.production.insert(*tile),
        }
    }
    board
}

/// Which barbarian of a value and which free town lies where is drawn (MTL-05).
fn lay_tokens(
    content: &Content,
    board: &mut Board,
    grounds: &[Ground],
    chance: &mut Chance,
) -> [u8; Tile::MANY as usize] {
    let mut pool: Vec<u8> = (0..content.explorations.len() as u8).collect();
    chance.shuffle(&mut pool);
    let mut backs = [0; Tile::MANY as usize];
    for ground in grounds.iter().filter(|it| it.terrain.is_province()) {
        let fits = |token: &u8| match content.explorations[usize::from(*token)].front {
            Token::Barbarian(value) => ground.barbarian == Some(value),
            Token::Town(_) => ground.barbarian.is_none(),
        };
        let at = pool.iter().position(fits).expect("a pack has tokens for every board");
        let token = pool.swap_remove(at);
        backs[ground.tile.idx()] = token;
        board.tokens[ground.tile.idx()] = Some(content.explorations[usize::from(token)].front);
    }
    backs
}

/// Each market holds as many tokens as there are players, drawn from its own (MTL-05).
fn lay_markets(
    content: &Content,
    board: &mut Board,
    players: u8,
    chance: &mut Chance,
) -> [u8; MAX_MARKETS] {
    std::array::from_fn(|market| {
        if board.markets[market].is_none() {
            return 0;
        }
        let mut tokens: Vec<u8> = (0..content.markets[market].tokens.len() as u8).collect();
        chance.shuffle(&mut tokens);
        board.market_left[market] = players;
        tokens.iter().take(usize::from(players)).fold(0, |set, token| set | 1 << token)
    })
}

/// Each era is shuffled on its own; era I lies on top (MTL-02).
fn lay_development(content: &Content, chance: &mut Chance) -> Cards {
    let mut deck = Cards::default();
    for era in [3, 2, 1] {
        let mut cards: Vec<Card> =
            content.development().filter(|card| content.card(*card).era == era).collect();
        chance.shuffle(&mut cards);
        cards.into_iter().for_each(|card| deck.push(card));
    }
    deck
}

/// The first six cards, in one row or in two of three (MTL-11); new cards come from the left.
fn lay_track(players: u8, deck: &mut Cards) -> [Option<Card>; TRACK] {
    let width = if players == 2 { TRACK / 2 } else { TRACK };
    let mut track = [None; TRACK];
    for row in 0..TRACK / width {
        for place in (0..width).rev() {
            track[row * width + place] = deck.pop();
        }
    }
    track
}

/// Development cards as bits by number.
pub(crate) fn bits(content: &Content, cards: impl Iterator<Item = Card>) -> u64 {
    cards.fold(0, |set, card| set | 1 << (card.0 - content.first_development.0))
}
