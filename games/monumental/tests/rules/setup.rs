//! Components and setup (MTL-01 to MTL-12).

use engine::{Chance, Seat, Seats, Setup, Status};
use monumental::{
    Action, Adjacency, Answer, Card, CivChoice, MapChoice, Monumental, Move, Options, Phase, Table,
    Tiles, Token, content,
};

use crate::scene::{card, named, scene};

fn laid(options: &Options, seats: u8, seed: u64) -> (Table, Chance) {
    let mut luck = Chance::quick(seed);
    (Monumental::setup(content(), options, seats, &mut luck), luck)
}

fn waiting(table: &Table) -> Seat {
    table.status().waiting().nth(0).unwrap()
}

/// Answers every question of the setup with the first offer.
fn begun(options: &Options, seats: u8, seed: u64) -> (Table, Chance) {
    let (mut table, mut luck) = laid(options, seats, seed);
    let mut offers = Vec::new();
    while table.public().turn.phase == Phase::Setup {
        let by = waiting(&table);
        table.offer(by, &mut offers);
        table.step(by, offers[0], &mut luck).unwrap();
    }
    (table, luck)
}

/// MTL-01: each civilisation has 15 cards, of which two are its own, five policies and a warlord.
#[test]
fn a_civilisation_has_fifteen_cards() {
    for (idx, civ) in content().civs.iter().enumerate() {
        let deck: Vec<Card> = content().deck_of(idx as u8).collect();
        let many = |key: &str| deck.iter().filter(|it| **it == card(key)).count();
        let common = ["work_camp", "library", "fort", "forum", "mine"].map(many);
        assert_eq!((deck.len(), common), (15, [5, 3, 3, 1, 1]));
        assert!(deck.contains(&civ.building) && deck.contains(&civ.knowledge));
        assert_eq!((civ.policies.len(), civ.warlord_effect.is_none()), (5, false));
    }
}

/// MTL-02: the deck has era I on top, then II, then III, whatever the seed.
#[test]
fn eras_come_in_order() {
    for seed in 0..20 {
        let (table, _) = laid(&Options::default(), 2, seed);
        let on_track = table.public().track.iter().flatten().map(|it| content().card(*it).era);
        assert!(on_track.into_iter().all(|era| era == 1));
        table.audit().unwrap();
    }
}

/// MTL-02: the separator of an era leaves the game when it is revealed.
#[test]
fn a_new_era_is_announced_and_no_card_of_the_track() {
    let mut table = scene("track: temple, quarry, barracks, academy, -, -\ndeck: castle, printing");
    let told = table.play("end");
    let eras = told[0]
        .public
        .iter()
        .filter(|it| matches!(it, monumental::PublicEvent::EraBegan { era: 2 }));
    assert_eq!(eras.count(), 1);
    let track = table.public().track;
    assert_eq!((track[0], track[4]), (Some(card("castle")), Some(card("printing"))));
    assert_eq!(track[3], None, "the deck has no more");
}

/// MTL-03: three piles of ten basic buildings.
#[test]
fn three_piles_of_ten() {
    let (table, _) = laid(&Options::default(), 4, 1);
    assert_eq!(table.public().basics, [10, 10, 10, 0]);
}

/// MTL-04: each number of players has a board with a capital for each.
#[test]
fn each_number_has_its_board() {
    for (seats, provinces, sea) in [(2, 20, 3), (3, 27, 4), (4, 29, 4)] {
        let (table, _) = laid(&Options::default(), seats, 1);
        let board = &table.public().board;
        assert_eq!(board.capitals.len(), seats);
        assert_eq!((board.provinces.len(), board.sea.len()), (provinces, sea), "for {seats}");
    }
}

/// MTL-05: markets hold as many tokens as there are players, and which token lies where is drawn.
#[test]
fn tokens_are_drawn() {
    let fronts = |seed| laid(&Options::default(), 4, seed).0.public().board.tokens;
    assert_eq!(fronts(1), fronts(1));
    assert!((2..9).any(|seed| fronts(seed) != fronts(1)), "free towns differ");
    let (table, _) = laid(&Options::default(), 4, 1);
    assert_eq!(table.public().board.market_left, [4; 4]);
}

/// MTL-06: a production token lies on each province without a market.
#[test]
fn production_lies_where_no_market_is() {
    let (table, _) = laid(&Options::default(), 3, 1);
    let board = &table.public().board;
    let markets: Tiles = board.markets.iter().flatten().copied().collect();
    assert_eq!(board.production, board.provinces.without(markets));
}

/// MTL-07: ten units and two explorers in the capital, two outposts in reserve, two gold.
#[test]
fn everyone_starts_with_the_same() {
    let (table, _) = begun(&Options::default(), 3, 5);
    for player in &table.public().players {
        let home = player.capital.unwrap();
        assert_eq!(table.public().board.soldiers[home.idx()], 9);
        assert_eq!((player.warlord, player.explorers), (Some(home), [home; 2]));
        assert_eq!((player.outposts_left, player.gold), (2, 2));
    }
}

/// MTL-08: nine places are filled; a knowledge has a card on it, and the rest is the deck.
#[test]
fn nine_places_are_filled() {
    let mut covered = 0;
    for seed in 0..20 {
        let (table, _) = begun(&Options::default(), 2, seed);
        for player in &table.public().players {
            assert!(player.city.iter().all(|slot| slot.card.is_some()));
            let under = player.city.iter().filter(|slot| slot.knowledge.is_some()).count();
            covered += under;
            assert_eq!(usize::from(player.deck_len()), 6 - under);
            assert!(player.discard.is_empty());
        }
    }
    assert!(0 < covered, "some knowledge was dealt");
}

/// MTL-09: anyone can read the policies of a civilisation: they are content, and only the developed ones are state.
#[test]
fn policies_are_no_secret() {
    let table = scene("A policies: china_exams");
    let seen = serde_json::to_value(table.public()).unwrap();
    assert_eq!(seen["players"][0]["policies"], serde_json::json!([0]));
}

/// MTL-10: capitals are chosen from the last player on, counter-clockwise, then civilisations, all different.
#[test]
fn capitals_and_civilisations_are_chosen_from_the_last_player_on() {
    let (mut table, mut luck) = laid(&Options::default(), 3, 2);
    let first = table.public().first;
    let after = |nth: u8| Seat((first.0 + nth) % 3);
    let mut asked = Vec::new();
    let mut offers = Vec::new();
    while table.public().turn.phase == Phase::Setup {
        let by = waiting(&table);
        table.offer(by, &mut offers);
        let action = *offers.last().unwrap();
        asked.push((by, matches!(action, Action::Answer(Answer::Target { .. }))));
        table.step(by, action, &mut luck).unwrap();
    }
    let expected = [
        (after(2), true),
        (after(1), true),
        (after(2), false),
        (after(1), false),
        (after(0), false),
    ];
    assert_eq!(asked, expected, "the last capital is left to the first player");
    let mut civs: Vec<_> = table.public().players.iter().map(|it| it.civ).collect();
    civs.sort();
    civs.dedup();
    assert_eq!(civs.len(), 3);
    assert_eq!(table.public().turn.who, first);
    let mut firsts: Vec<u8> =
        (0..30).map(|seed| laid(&Options::default(), 3, seed).0.public().first.0).collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts, [0, 1, 2], "the first player is drawn");
}

/// MTL-10: a capital or a civilisation that is taken is refused.
#[test]
fn what_is_taken_is_refused() {
    let (mut table, mut luck) = laid(&Options::default(), 2, 2);
    let last = waiting(&table);
    let no = table.check(last, Answer::Target { tile: named("d4") }.into());
    assert!(no.is_err(), "the sea is no capital");
    table.step(last, Answer::Target { tile: named("a4") }.into(), &mut luck).unwrap();
    let first = table.public().first;
    assert_eq!(table.public().player(first).capital, Some(named("g4")), "one is left");
    table.step(last, Answer::Civ { civ: 3 }.into(), &mut luck).unwrap();
    assert!(table.check(Seat(first.0), Answer::Civ { civ: 3 }.into()).is_err());
}

/// MTL-10: as an option, civilisations are drawn.
#[test]
fn civilisations_can_be_drawn() {
    let options = Options { civs: CivChoice::Random, ..Options::default() };
    let civs = |seed| {
        let (table, _) = laid(&options, 4, seed);
        table.public().players.iter().map(|it| it.civ.unwrap()).collect::<Vec<_>>()
    };
    assert!((1..9).any(|seed| civs(seed) != civs(0)));
    let mut sorted = civs(3);
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 4, "all different");
}

/// MTL-11: one row of six, or two rows of three with two players.
#[test]
fn the_track_has_six_cards() {
    for (seats, rows) in [(1, 2), (2, 2), (3, 1), (4, 1)] {
        let (table, _) = laid(&Options::default(), seats, 1);
        assert_eq!(table.public().track.iter().flatten().count(), 6);
        assert_eq!(table.public().rows(), rows);
    }
}

/// MTL-12: a random board is fair: what lies beside one capital lies beside every other.
#[test]
fn random_boards_are_fair() {
    let options = Options { map: MapChoice::Random, ..Options::default() };
    let mut drawn = Vec::new();
    for seats in 2..=4 {
        for seed in 0..60 {
            let (table, _) = laid(&options, seats, seed);
            let (board, fixed) = (&table.public().board, content().map(seats));
            let all: Tiles = fixed.grounds.iter().map(|it| it.tile).collect();
            assert_eq!(board.provinces.or(board.sea), all, "the hexagons stay");
            let beside = |capital| {
                let around = Tiles::one(capital).neighbours().and(board.all());
                let mut seen: Vec<(u8, u8)> = around
                    .iter()
                    .map(|tile| match board.tokens[tile.idx()] {
                        Some(Token::Barbarian(guard)) => (board.values[tile.idx()], guard),
                        other => panic!("{other:?} beside a capital"),
                    })
                    .collect();
                seen.sort();
                seen
            };
            let sets: Vec<_> = fixed.capitals.iter().map(|it| beside(*it)).collect();
            assert!(sets.iter().all(|it| *it == sets[0]), "{sets:?}");
            assert!(sets[0].iter().all(|(_, guard)| *guard <= 2), "1 or 2 only");
            let land = board.provinces.or(board.capitals);
            assert_eq!(Tiles::one(fixed.capitals[0]).spread(land), land, "the land is joined");
            let towns = board.tokens.iter().filter(|it| matches!(it, Some(Token::Town(_)))).count();
            assert_eq!(towns, usize::from(seats));
            assert_eq!(board.markets.iter().flatten().count(), usize::from(seats));
            let beside_capitals = board.capitals.neighbours();
            let far = |market: &monumental::Tile| !beside_capitals.contains(*market);
            assert!(board.markets.iter().flatten().all(far), "no market beside a capital");
            drawn.push(board.values);
        }
    }
    drawn.dedup();
    assert!(100 < drawn.len(), "boards differ from seed to seed");
}

/// MTL-12: the same seed gives the same board.
#[test]
fn a_random_board_is_reproducible() {
    let options = Options { map: MapChoice::Random, ..Options::default() };
    assert_eq!(laid(&options, 3, 8).0.public(), laid(&options, 3, 8).0.public());
}

/// MTL-15: only whoever is asked acts.
#[test]
fn only_whoever_is_asked_acts() {
    let (table, _) = begun(&Options::default(), 2, 4);
    let Status::Waiting { seats, .. } = table.status() else { panic!("it goes on") };
    assert_eq!(seats, Seats::one(Seat(table.public().turn.who.0)));
    let other = Seat(1 - table.public().turn.who.0);
    assert!(table.check(other, Move::Row { row: 0 }.into()).is_err());
}
