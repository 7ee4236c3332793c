//! Why a hint prefers an offer, in words.

use quarry::Quarry;

use crate::scene::{A, scene};

#[test]
fn a_jewel_is_taken_for_its_points() {
    let table = scene(
        "players: 2
         quarry: a blue, b red, c neutral, d black",
    );
    let why = |offer, other| testkit::reasons::<Quarry>(&table.table, A, offer, other);
    let said = why("enter a blue", "enter b red");
    assert!(said["en"].contains("It brings you a jewel: 3 points at the end."), "{said:?}");
    assert!(said["fr"].contains("Un joyau de plus : 3 points à la fin."), "{said:?}");
    assert!(said["de"].contains("Ein Juwel mehr: 3 Punkte am Ende."), "{said:?}");
    let said = why("enter d black", "enter b red");
    assert!(said["en"].contains("The black piece scores 2 points"), "{said:?}");
    assert!(said["fr"].contains("Le pion noir rapporte 2 points"), "{said:?}");
    assert!(said["de"].contains("Der schwarze Stein bringt 2 Punkte"), "{said:?}");
}
