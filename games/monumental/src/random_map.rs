//! « Créer son propre plateau de jeu » (MTL-12): a board drawn at random, fair by construction.

use engine::Chance;

use crate::content::{Ground, Map, Terrain};
use crate::tiles::{Adjacency, Tile, Tiles};

/// How often the sea is drawn again before it stays where the fixed board has it.
const TRIES: usize = 200;

/// Draws a board on the hexagons of `map`: the same terrains, barbarians, free towns and markets, elsewhere. The
/// values of tiles and barbarians beside one capital are those beside every other.
pub(crate) fn draw(map: &Map, chance: &mut Chance) -> Vec<Ground> {
    let near: Vec<Vec<Tile>> = map.capitals.iter().map(|it| beside(map, *it, chance)).collect();
    let sea = draw_sea(map, chance);
    let mut far: Vec<Tile> = map.grounds.iter().map(|it| it.tile).collect();
    far.retain(|tile| !sea.contains(*tile) && !near.iter().flatten().any(|it| it == tile));
    chance.shuffle(&mut far);

    let mut lands: Vec<Ground> =
        map.grounds.iter().filter(|it| it.terrain.is_province()).copied().collect();
    chance.shuffle(&mut lands);
    let mut barbarians: Vec<u8> = lands.iter().filter_map(|it| it.barbarian).collect();
    chance.shuffle(&mut barbarians);
    let markets = lands.iter().filter(|it| it.market.is_some()).count() as u8;
    let towns = lands.len() - barbarians.len();

    let mut grounds: Vec<Ground> = sea
        .iter()
        .map(|tile| Ground { tile, terrain: Terrain::Sea, value: 0, barbarian: None, market: None })
        .collect();
    let rings = near.first().map_or(0, Vec::len);
    for ring in 0..rings {
        let ring: Vec<Tile> = near.iter().map(|tiles| tiles[ring]).collect();
        let lands = take_alike(&mut lands, ring.len(), |it| it.value, chance);
        let guards = take_alike(&mut barbarians, ring.len(), |it| *it, chance);
        for ((tile, land), guard) in ring.into_iter().zip(lands).zip(guards) {
            grounds.push(Ground { tile, barbarian: Some(guard), market: None, ..land });
        }
    }
    for (nth, (tile, land)) in far.into_iter().zip(lands).enumerate() {
        let barbarian = if nth < towns { None } else { barbarians.pop() };
        let from_last = nth.wrapping_sub(towns) as u8;
        let market = Some(from_last).filter(|it| towns <= nth && *it < markets);
        grounds.push(Ground { tile, barbarian, market, ..land });
    }
    grounds.sort_by_key(|it| it.tile);
    grounds
}

fn beside(map: &Map, capital: Tile, chance: &mut Chance) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = map.around(capital).iter().collect();
    chance.shuffle(&mut tiles);
    tiles
}

/// Draws sea tiles away from the capitals, so that the land stays connected.
fn draw_sea(map: &Map, chance: &mut Chance) -> Tiles {
    let near = map.capitals.iter().fold(Tiles::default(), |all, it| all.or(map.around(*it)));
    let all: Tiles =
        map.grounds.iter().map(|it| it.tile).chain(map.capitals.iter().copied()).collect();
    let fixed = all.without(map.land());
    let capitals: Tiles = map.capitals.iter().copied().collect();
    let mut sites: Vec<Tile> = all.without(near).without(capitals).iter().collect();
    for _ in 0..TRIES {
        chance.shuffle(&mut sites);
        let sea: Tiles = sites.iter().take(usize::from(fixed.len())).copied().collect();
        let land = all.without(sea);
        if Tiles::one(map.capitals[0]).spread(land) == land {
            return sea;
        }
    }
    fixed
}

/// Takes `many` things of one value, chosen among the values that have enough things. Only barbarians of 1 and 2, and
/// tiles that are common enough, are taken. If no value has enough, takes the first things.
fn take_alike<T: Copy>(
    pool: &mut Vec<T>,
    many: usize,
    value: impl Fn(&T) -> u8,
    chance: &mut Chance,
) -> Vec<T> {
    let count = |wanted: u8| pool.iter().filter(|it| value(it) == wanted).count();
    let common: Vec<u8> = (0..=2).filter(|it| many <= count(*it)).collect();
    let wanted = if common.is_empty() { None } else { Some(chance.pick(&common)) };
    let mut taken = Vec::with_capacity(many);
    let mut at = 0;
    while taken.len() < many && at < pool.len() {
        if wanted.is_none_or(|wanted| value(&pool[at]) == wanted) {
            taken.push(pool.remove(at));
        } else {
            at += 1;
        }
    }
    taken
}
