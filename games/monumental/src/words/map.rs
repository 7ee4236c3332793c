//! The board, drawn with letters.

use engine::{Arg, Phrase};

use crate::content::{Content, Token};
use crate::shelves::Public;
use crate::terms::Who;
use crate::tiles::Tile;
use crate::words::name;

const CELL: i32 = 10;

/// Letters with their inks, for [`Phrase::inked_drawing`].
type Inked = Vec<(char, char)>;

/// Two lines for each row of hexagons, the second where explorers stand; every second row is moved by half a hexagon.
pub(super) fn drawing(public: &Public) -> Vec<Phrase> {
    let rows = (-3..=3i8).flat_map(|row| {
        let tiles = line(public, row, cell);
        let explorers = line(public, row, explorers);
        [tiles, explorers]
    });
    let has_letters = |line: &Inked| line.iter().any(|(letter, _)| *letter != ' ');
    rows.filter(has_letters).map(Phrase::inked_drawing).collect()
}

/// Which market is which.
pub(super) fn markets(content: &Content, public: &Public) -> Phrase {
    let there = public.board.markets.iter().enumerate().filter(|(_, tile)| tile.is_some());
    let names = there.map(|(market, _)| {
        Phrase::new("sketch-market")
            .with("nth", market + 1)
            .with("market", name::market(content, market as u8))
    });
    Phrase::new("sketch-markets").with("markets", Arg::list(names))
}

/// The texts of the tiles of a row, in columns with the other rows.
fn line(public: &Public, row: i8, said: fn(&Public, Tile) -> Inked) -> Inked {
    let all = public.board.all();
    let column = |tile: Tile| {
        let (q, r) = tile.axial();
        (2 * i32::from(q) + i32::from(r)) * CELL / 2
    };
    let left = all.iter().map(column).min().unwrap_or(0);
    let mut line = Inked::new();
    for tile in all.iter().filter(|tile| tile.axial().1 == row) {
        let at = (column(tile) - left) as usize;
        line.resize(at.max(line.len()), (' ', ' '));
        line.extend(said(public, tile));
    }
    line
}

/// `c4 1b2*`: hexagon c4, value 1, barbarians of 2, a production token. A held tile has its holder's ink.
fn cell(public: &Public, tile: Tile) -> Inked {
    let board = &public.board;
    let mut cell = Inked::new();
    let mut write = |text: &str, ink: char| cell.extend(text.chars().map(|letter| (letter, ink)));
    let holder = public.holder(tile);
    let ground = if board.sea.contains(tile) { 'b' } else { holder.map_or(' ', Who::letter) };
    write(&format!("{} ", tile.name()), ground);
    if board.sea.contains(tile) {
        write("~~", ground);
        return cell;
    }
    match board.capitals.contains(tile) {
        true => write("^", ground),
        false => write(&board.values[tile.idx()].to_string(), ground),
    }
    if let Some(who) = holder {
        let player = public.player(who);
        write(&format!("{}{}", who.letter(), board.soldiers[tile.idx()]), ground);
        write(if player.warlord_at(tile) { "w" } else { "" }, ground);
        write(if player.outposts.contains(tile) { "o" } else { "" }, ground);
    }
    match board.tokens[tile.idx()] {
        Some(Token::Barbarian(value)) => write(&format!("b{value}"), 'r'),
        Some(Token::Town(_)) => write("t", 'o'),
        None => {}
    }
    write(if board.wonder_tiles.contains(tile) { "!" } else { "" }, 'v');
    write(if board.production.contains(tile) { "*" } else { "" }, 'y');
    if let Some(market) = board.market_at(tile) {
        write(&format!("M{}", market + 1), 'c');
    }
    cell
}

/// `eAAB`: two explorers of A and one of B.
fn explorers(public: &Public, tile: Tile) -> Inked {
    let there = public
        .everyone()
        .filter(|(_, player)| player.capital.is_some())
        .flat_map(|(who, player)| player.explorers.map(|at| (who, at)))
        .filter(|(_, at)| *at == tile)
        .map(|(who, _)| (who.letter(), who.letter()));
    let there: Inked = there.collect();
    if there.is_empty() { there } else { [vec![('e', ' ')], there].concat() }
}
