//! Boards (MTL-04).

use engine::Faults;
use serde::{Deserialize, Serialize};

use crate::terms::{Amount, MAX_MARKETS};
use crate::tiles::{Adjacency, Tile, Tiles};

/// A board as a pack fixes it.
#[derive(Clone, Debug, Default)]
pub struct Map {
    /// Its hexagons but the capitals.
    pub grounds: Vec<Ground>,
    /// The capitals, by number.
    pub capitals: Vec<Tile>,
}

/// A hexagon of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its tile.
    pub tile: Tile,
    /// Its terrain.
    pub terrain: Terrain,
    /// Its value in a conquest.
    pub value: u8,
    /// The value of its barbarians. A province without one has a free town.
    pub barbarian: Option<u8>,
    /// The number of its market, from 0.
    pub market: Option<u8>,
}

/// The terrain of a hexagon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Not on the board.
    #[default]
    None,
    /// A player's capital.
    Capital,
    /// Not a province. Only explorers cross it.
    Sea,
    /// A province.
    Plains,
    /// A province.
    Forest,
    /// A province.
    Desert,
    /// A province.
    Hills,
    /// A province.
    Swamp,
    /// A province.
    Mountain,
    /// A province.
    Volcano,
}

impl Terrain {
    /// Whether it can be conquered.
    pub fn is_province(self) -> bool {
        match self {
            Terrain::None | Terrain::Capital | Terrain::Sea => false,
            Terrain::Plains
            | Terrain::Forest
            | Terrain::Desert
            | Terrain::Hills
            | Terrain::Swamp
            | Terrain::Mountain
            | Terrain::Volcano => true,
        }
    }
}

/// The front of an exploration token, which everyone sees (MTL-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// Barbarians of that value.
    Barbarian(u8),
    /// A free town with that price.
    Town(Amount),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileEntry {
    at: [i8; 2],
    terrain: Option<Terrain>,
    value: Option<u8>,
    barbarian: Option<u8>,
    #[serde(default)]
    free_town: bool,
    market: Option<u8>,
    capital: Option<u8>,
}

/// Reads a board and notes its faults.
pub(crate) fn read(file: &str, players: u8, entries: &[TileEntry], faults: &mut Faults) -> Map {
    let mut map = Map::default();
    let mut capitals = vec![None; usize::from(players)];
    let mut seen = Tiles::default();
    for entry in entries {
        let name = format!("tile at {:?}", entry.at);
        let mut demand = |holds, expected: &str| faults.demand(holds, file, &name, expected);
        let Some(tile) = Tile::at(entry.at[0], entry.at[1]) else {
            demand(false, "coordinates from -3 to 3");
            continue;
        };
        demand(!seen.contains(tile), "one tile on each hexagon");
        seen.insert(tile);
        if let Some(number) = entry.capital {
            let place = usize::from(number.wrapping_sub(1));
            demand(place < capitals.len(), "a capital for each player, from 1 on");
            if let Some(capital) = capitals.get_mut(place) {
                demand(capital.replace(tile).is_none(), "a number that no other capital has");
            }
            continue;
        }
        let terrain = entry.terrain.unwrap_or_default();
        let value = entry.value.unwrap_or(0);
        let market = entry.market.map(|number| number.wrapping_sub(1));
        let land = terrain.is_province();
        demand(land || terrain == Terrain::Sea, "a terrain or a capital");
        demand(value <= 6, "a value from 0 to 6");
        let token = usize::from(entry.free_town) + usize::from(entry.barbarian.is_some());
        demand(token == usize::from(land), "a barbarian or a free town on land, nothing on sea");
        let known = market.is_none_or(|it| land && it < players && usize::from(it) < MAX_MARKETS);
        demand(known, "a market on land, one for each player, from 1 on");
        map.grounds.push(Ground { tile, terrain, value, barbarian: entry.barbarian, market });
    }
    faults.demand(capitals.iter().all(Option::is_some), file, "capital", "one for each player");
    map.capitals = capitals.into_iter().flatten().collect();
    let count = |holds: fn(&Ground) -> bool| map.grounds.iter().filter(|it| holds(it)).count();
    let towns = count(|it| it.terrain.is_province() && it.barbarian.is_none());
    faults.demand(towns == usize::from(players), file, "free_town", "one for each player");
    for market in 0..players {
        let many = map.grounds.iter().filter(|it| it.market == Some(market)).count();
        faults.demand(many == 1, file, &format!("market {}", market + 1), "to be on one tile");
    }
    check_land(file, &map, faults);
    map
}

/// Checks that every province can be reached, and that all capitals have equally many neighbours and share none.
fn check_land(file: &str, map: &Map, faults: &mut Faults) {
    let land = map.land();
    let start = map.capitals.first().copied().map(Tiles::one).unwrap_or_default();
    faults.demand(start.spread(land) == land, file, "tile", "all land to be joined");
    let around: Vec<Tiles> = map.capitals.iter().map(|it| map.around(*it)).collect();
    let same = around.iter().all(|it| it.len() == around[0].len());
    let total: u8 = around.iter().map(|it| it.len()).sum();
    let union = around.iter().fold(Tiles::default(), |all, it| all.or(*it));
    let fair = same && total == union.len();
    let expected = "as many tiles beside each, none beside two";
    faults.demand(fair, file, "capital", expected);
}

impl Map {
    /// Capitals and provinces.
    pub fn land(&self) -> Tiles {
        let provinces = self.grounds.iter().filter(|it| it.terrain.is_province());
        provinces.map(|it| it.tile).chain(self.capitals.iter().copied()).collect()
    }

    /// The hexagons of the board beside `tile`.
    pub fn around(&self, tile: Tile) -> Tiles {
        let all: Tiles = self.grounds.iter().map(|it| it.tile).collect();
        Tiles::one(tile).neighbours().and(all)
    }
}
