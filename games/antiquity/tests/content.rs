//! The printed matter: counts as the rulebook counts. Packs that are wrong or other than ours are in `packs.rs`.

use antiquity::{Antiquity, Card, CardSet, Options, Symbol, Table, content};
use engine::{Chance, Seed, Setup};

#[test]
fn there_are_108_cards_and_36_of_each_symbol() {
    assert_eq!((content().keys.len(), content().cards().len()), (12, 108));
    assert_eq!(content().by_symbol.map(CardSet::len), [36, 36, 36]);
    let all = content().by_symbol.into_iter().fold(CardSet::default(), CardSet::or);
    assert_eq!(all, content().cards(), "no card has none");
    for monument in content().monuments() {
        let of = content().by_symbol.map(|set| set.and(monument.cards()).len());
        assert_eq!(of, [3, 3, 3], "{}", content().key(monument));
    }
}

#[test]
fn twenty_cards_leave_where_three_play() {
    assert_eq!(content().out_with_3.len(), 9 + 11);
    assert_eq!(content().cards().without(content().out_with_3).len(), 88);
    let of = |key| content().out_with_3.and(content().monument(key).unwrap().cards()).len();
    let others = content().keys.iter().filter(|key| *key != "semiramis");
    assert!(others.clone().all(|key| of(key) == 1), "one of each of the others");
    assert_eq!((of("semiramis"), others.count()), (9, 11));
}

#[test]
fn the_piles_are_as_high_as_the_rulebook_makes_them() {
    for (seats, in_play, pile) in [(2, 99, 86), (3, 88, 70), (4, 108, 85)] {
        let table = lay(seats);
        assert_eq!(table.public().with.cards.len(), in_play);
        assert_eq!(table.public().pile_left, pile);
        assert_eq!(u32::from(in_play), u32::from(pile) + u32::from(seats) * 5 + 3);
    }
}

#[test]
fn printed_symbols_are_as_printed() {
    for (key, value) in [("akropolis", 7), ("petra", 1), ("pharos", 1)] {
        let card = Card::new(content().monument(key).unwrap(), value);
        assert_eq!(content().symbol(card), Symbol::Ship, "{key} {value}");
    }
}

#[test]
fn figures_are_as_the_rulebook_states_them() {
    let figures = &content().figures;
    assert_eq!((figures.hand, figures.actions), (5, 3));
    assert_eq!((figures.first_builder, figures.second_builder), (2, 3));
    assert_eq!((figures.unused_historian, &figures.story_bonus[..]), (-12, &[9, 6, 3][..]));
    assert_eq!((figures.power_acquired, figures.power_held), (2, 3));
    let overflow = content().overflow;
    assert_eq!((overflow.first, overflow.second, overflow.sole), (2, 1, 3));
    assert_eq!([2, 3, 4].map(|seats| content().historians(seats)), [2, 3, 2]);
    let columns: Vec<_> =
        content().columns.iter().map(|it| (it.sole, it.first, it.second)).collect();
    assert_eq!(columns.len(), 6);
    assert_eq!((columns[0], columns[5]), ((3, 2, 1), (18, 12, 6)));
    assert!(columns.iter().all(|(sole, first, second)| *sole == first + second));
}

fn lay(seats: u8) -> Table {
    let mut chance = Chance::for_step(&Seed::of_words("content"), 0);
    Antiquity::setup(content(), &Options::default(), seats, &mut chance)
}
