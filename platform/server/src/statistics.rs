//! What a person's finished matches come to.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{GameStatistics, Sitter, TableStatistics};
use store::{IndexRow, Member};

/// Who sits at a table: the number of seats, whether there are other people, and the levels of the bots.
type Table = (u8, bool, BTreeSet<String>);

/// What one or more matches come to.
#[derive(Clone, Copy)]
struct Results {
    played: i64,
    won: i64,
    best: i64,
    points: i64,
}

impl Results {
    fn and(self, other: Self) -> Self {
        Self {
            played: self.played + other.played,
            won: self.won + other.won,
            best: self.best.max(other.best),
            points: self.points + other.points,
        }
    }
}

/// The results of a person's seats, by game. A seat without a place does not count: its match goes on, or was for
/// practice.
pub(crate) fn by_game(person: i64, seats: &[(IndexRow, Member)]) -> Vec<GameStatistics> {
    let mut games: BTreeMap<&str, BTreeMap<Table, Results>> = BTreeMap::new();
    for (row, member) in seats {
        let (Some(place), Some(points)) = (member.place, member.points.map(i64::from)) else {
            continue;
        };
        let result = Results { played: 1, won: i64::from(place == 1), best: points, points };
        let tables = games.entry(&row.info.settings.game).or_default();
        let known = tables.entry(table_of(person, row));
        known.and_modify(|known| *known = known.and(result)).or_insert(result);
    }
    games.into_iter().filter_map(|(game, tables)| shown(game, tables)).collect()
}

fn table_of(person: i64, row: &IndexRow) -> Table {
    let mut people = false;
    let mut levels = BTreeSet::new();
    for seat in &row.info.seats {
        match &seat.sitter {
            Sitter::Person { person: other, .. } => people |= *other != person,
            Sitter::Bot { level } => {
                levels.insert(level.clone());
            }
            Sitter::Nobody => {}
        }
    }
    (row.info.settings.seats, people, levels)
}

fn shown(game: &str, tables: BTreeMap<Table, Results>) -> Option<GameStatistics> {
    let Results { played, won, best, points } = tables.values().copied().reduce(Results::and)?;
    let table = |((seats, people, levels), results): (Table, Results)| TableStatistics {
        seats,
        people,
        levels: levels.into_iter().collect(),
        played: results.played,
        won: results.won,
        best: results.best,
        points: results.points,
    };
    let tables = tables.into_iter().map(table).collect();
    Some(GameStatistics { game: game.to_owned(), played, won, best, points, tables })
}

#[cfg(test)]
mod tests {
    use protocol::Settings;
    use serde_json::{from_value, json};

    use super::*;

    const ANNA: i64 = 1;

    /// A seat of Anna at a table of quarry with these others.
    fn seat(others: &[serde_json::Value], place: Option<u8>, points: i32) -> (IndexRow, Member) {
        let anna = json!({ "kind": "person", "person": ANNA, "name": "Anna" });
        let sitters = [&[anna], others].concat();
        let shown = |sitter| json!({ "sitter": sitter, "ready": true, "away": false });
        let info = json!({
            "id": "r",
            "settings": Settings::new("quarry", sitters.len() as u8),
            "state": "over",
            "host": "Anna",
            "seats": sitters.into_iter().map(shown).collect::<Vec<_>>(),
            "deal": { "secret_commitment": "" },
        });
        let info = from_value(info).unwrap();
        let row = IndexRow { n_entries: 1, changed: 0, deadline: None, leased_until: None, info };
        let points = place.map(|_| points);
        (row, Member { person: ANNA, seat: 0, turn: false, place, points })
    }

    fn bot(level: &str) -> serde_json::Value {
        json!({ "kind": "bot", "level": level })
    }

    #[test]
    fn results_are_counted_by_seats_and_by_opponents() {
        let bert = json!({ "kind": "person", "person": 2, "name": "Bert" });
        let two = [bot("master"), bot("builder")];
        let found = by_game(
            ANNA,
            &[
                seat(&two, Some(1), 30),
                seat(&[bot("builder"), bot("master")], Some(2), 41),
                seat(&[bot("master")], Some(2), 9),
                seat(&[bert, bot("master")], Some(1), 12),
                seat(&two, None, 0),
            ],
        );
        let [quarry] = found.as_slice() else { panic!("{found:?}") };
        let sums = (quarry.played, quarry.won, quarry.best, quarry.points);
        assert_eq!((quarry.game.as_str(), sums), ("quarry", (4, 2, 41, 92)));
        let tables = quarry.tables.iter().map(|it| {
            (it.seats, it.people, it.levels.join("+"), (it.played, it.won, it.best, it.points))
        });
        let expected = [
            (2, false, "master", (1, 0, 9, 9)),
            (3, false, "builder+master", (2, 1, 41, 71)),
            (3, true, "master", (1, 1, 12, 12)),
        ];
        let expected =
            expected.map(|(seats, people, levels, all)| (seats, people, levels.to_owned(), all));
        assert_eq!(tables.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_match_without_places_is_in_no_statistics() {
        assert_eq!(by_game(ANNA, &[seat(&[bot("master")], None, 0)]), []);
    }
}
