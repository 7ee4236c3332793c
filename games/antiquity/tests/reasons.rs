//! Why a hint prefers an offer, in words.

use antiquity::Antiquity;

use crate::scene::{A, Scene, scene};

/// The reasons in English and in French.
fn why(table: &Scene, offer: &str, other: &str) -> [String; 2] {
    let said = testkit::reasons::<Antiquity>(table.table(), A, offer, other);
    [said["en"].clone(), said["fr"].clone()]
}

#[test]
fn a_card_is_drawn_because_it_completes_a_pair() {
    let table = scene(
        "3 players
         row: Petra 7, Zeus 1, Akropolis 4
         A hand: Petra 5",
    );
    assert_eq!(
        why(&table, "draw row 1", "draw row 2"),
        [
            "With this card you hold 2 of Petra, enough to erect it.",
            "Avec cette carte, vous avez 2 cartes « Petra », assez pour l’ériger.",
        ]
    );
}

/// Nobody knows a card of the pile, so no monument is named.
#[test]
fn a_card_of_the_pile_is_only_promised() {
    let table = scene("3 players\n row: Zeus 1, Petra 2, Pharos 3\n A hand: Akropolis 5");
    let pile = "A card of the pile promises more than those of the row.";
    assert_eq!(why(&table, "draw pile", "draw row 1")[0], pile);
}

#[test]
fn points_at_once_are_said() {
    let table = scene(
        "3 players
         A hand: Petra 1, Pharos 1
         A shows: Akropolis 4 7 2, Artemision 3 6 9",
    );
    let [english, french] = why(&table, "score red", "buy");
    assert!(english.starts_with("It scores "), "{english}");
    assert!(french.starts_with("Ce choix rapporte "), "{french}");
}

/// ANT-52: a story takes the card on top.
#[test]
fn the_highest_card_is_laid_first() {
    let mut table = scene("3 players\n A hand: Petra 9 2");
    table.play(A, "erect red petra");
    assert_eq!(
        why(&table, "lay petra 9", "lay petra 2"),
        [
            "A story takes the top card first: at the bottom the 9 is safest.",
            "Une histoire prend d’abord la carte du dessus : tout en bas, le 9 est à l’abri.",
        ]
    );
    assert_eq!(why(&table, "lay petra 2", "lay petra 9")[0], "");
    table.play(A, "lay petra 9");
    let above = "A story takes the top card first: what you lay above it protects the 9.";
    assert_eq!(why(&table, "lay petra 2", "lay petra 2")[0], above);
}
