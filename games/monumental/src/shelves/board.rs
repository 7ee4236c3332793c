use serde::{Serialize, Serializer};

use crate::content::{Terrain, Token};
use crate::terms::{Card, MAX_MARKETS};
use crate::tiles::{Tile, Tiles};

const TILES: usize = Tile::MANY as usize;

/// The board and what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Hexagon>"))]
pub struct Board {
    /// The terrain of each hexagon.
    pub terrain: [Terrain; TILES],
    /// The value of each province in a conquest.
    pub values: [u8; TILES],
    /// The fronts of the exploration tokens.
    pub tokens: [Option<Token>; TILES],
    /// The soldiers on each hexagon. They belong to its holder.
    pub soldiers: [u8; TILES],
    /// The wonders' tokens (MTL-44).
    pub wonders: [Option<Card>; TILES],
    /// The provinces.
    pub provinces: Tiles,
    /// The capitals.
    pub capitals: Tiles,
    /// The sea.
    pub sea: Tiles,
    /// Where a wonder's token lies.
    pub wonder_tiles: Tiles,
    /// Where a production token lies (MTL-06).
    pub production: Tiles,
    /// Where the markets are.
    pub markets: [Option<Tile>; MAX_MARKETS],
    /// The number of tokens left in each market.
    pub market_left: [u8; MAX_MARKETS],
}

impl Default for Board {
    fn default() -> Self {
        Self {
            terrain: [Terrain::None; TILES],
            values: [0; TILES],
            tokens: [None; TILES],
            soldiers: [0; TILES],
            wonders: [None; TILES],
            provinces: Tiles::default(),
            capitals: Tiles::default(),
            sea: Tiles::default(),
            wonder_tiles: Tiles::default(),
            production: Tiles::default(),
            markets: [None; MAX_MARKETS],
            market_left: [0; MAX_MARKETS],
        }
    }
}

impl Board {
    /// Every hexagon of it.
    #[inline]
    pub fn all(&self) -> Tiles {
        self.provinces.or(self.capitals).or(self.sea)
    }

    /// The market on a hexagon.
    #[inline]
    pub fn market_at(&self, tile: Tile) -> Option<u8> {
        self.markets.iter().position(|it| *it == Some(tile)).map(|idx| idx as u8)
    }
}

/// One hexagon, as clients read it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
struct Hexagon {
    tile: Tile,
    q: i8,
    r: i8,
    terrain: Terrain,
    value: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<Token>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wonder: Option<Card>,
    soldiers: u8,
    production: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    market: Option<u8>,
    market_left: u8,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.all().iter().map(|tile| {
            let market = self.market_at(tile);
            Hexagon {
                tile,
                q: tile.axial().0,
                r: tile.axial().1,
                terrain: self.terrain[tile.idx()],
                value: self.values[tile.idx()],
                token: self.tokens[tile.idx()],
                wonder: self.wonders[tile.idx()],
                soldiers: self.soldiers[tile.idx()],
                production: self.production.contains(tile),
                market,
                market_left: market.map_or(0, |it| self.market_left[usize::from(it)]),
            }
        }))
    }
}
