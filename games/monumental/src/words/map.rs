//! The board, drawn with letters.

use std::iter;

use engine::{Arg, Phrase};

use crate::content::{Content, Token};
use crate::shelves::Public;
use crate::tiles::Tile;
use crate::words::name;

const CELL: i32 = 10;

/// Two lines for each row of hexagons, the second where explorers stand; every second row is moved by half a hexagon.
pub(super) fn drawing(public: &Public) -> Vec<Phrase> {
    let rows = (-3..=3i8).flat_map(|row| {
        let tiles = line(public, row, cell);
        let explorers = line(public, row, explorers);
        [tiles, explorers]
    });
    rows.filter(|line| !line.is_empty()).map(Phrase::drawing).collect()
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

/// What is to be said of each tile of a row, below one another with the other rows.
fn line(public: &Public, row: i8, said: fn(&Public, Tile) -> String) -> String {
    let all = public.board.all();
    let column = |tile: Tile| {
        let (q, r) = tile.axial();
        (2 * i32::from(q) + i32::from(r)) * CELL / 2
    };
    let left = all.iter().map(column).min().unwrap_or(0);
    let mut line = String::new();
    for tile in all.iter().filter(|tile| tile.axial().1 == row) {
        let at = (column(tile) - left) as usize;
        let width = line.chars().count();
        line.extend(iter::repeat_n(' ', at.saturating_sub(width)));
        line.push_str(&said(public, tile));
    }
    line.truncate(line.trim_end().len());
    line
}

/// `c4 1b2*`: hexagon c4, value 1, barbarians of 2, a production token.
fn cell(public: &Public, tile: Tile) -> String {
    let board = &public.board;
    let mut text = format!("{} ", tile.name());
    if board.sea.contains(tile) {
        return text + "~~";
    }
    match board.capitals.contains(tile) {
        true => text.push('^'),
        false => text.push_str(&board.values[tile.idx()].to_string()),
    }
    if let Some(who) = public.holder(tile) {
        let player = public.player(who);
        text.push(who.letter());
        text.push_str(&board.soldiers[tile.idx()].to_string());
        text.push_str(if player.warlord_at(tile) { "w" } else { "" });
        text.push_str(if player.outposts.contains(tile) { "o" } else { "" });
    }
    match board.tokens[tile.idx()] {
        Some(Token::Barbarian(value)) => text.push_str(&format!("b{value}")),
        Some(Token::Town(_)) => text.push('t'),
        None => {}
    }
    text.push_str(if board.wonder_tiles.contains(tile) { "!" } else { "" });
    text.push_str(if board.production.contains(tile) { "*" } else { "" });
    if let Some(market) = board.market_at(tile) {
        text.push_str(&format!("M{}", market + 1));
    }
    text
}

/// `eAAB`: two explorers of A and one of B.
fn explorers(public: &Public, tile: Tile) -> String {
    let there: String = public
        .everyone()
        .filter(|(_, player)| player.capital.is_some())
        .flat_map(|(who, player)| player.explorers.map(|at| (who, at)))
        .filter(|(_, at)| *at == tile)
        .map(|(who, _)| who.letter())
        .collect();
    if there.is_empty() { there } else { format!("e{there}") }
}
