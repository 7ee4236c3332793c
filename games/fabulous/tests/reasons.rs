//! Why a hint prefers an offer, in words.

use fabulous::Fabulous;

use crate::scene::{A, scene};

/// FAB-10: the leader names what the card is strong in.
#[test]
fn a_characteristic_is_named_for_its_odds() {
    let table = scene(
        "A: tall green height=300 visitors=1, other green height=5 visitors=5
         B: small green height=2 visitors=900, third green height=3 visitors=700",
    );
    let why = |offer, other| testkit::reasons::<Fabulous>(&table.table, A, offer, other);
    let said = why("name height", "name visitors");
    assert_eq!(
        said["en"],
        "By “Height” your card should win about 9 times in 10; by “Visitors per year” almost never."
    );
    let french = "Avec « Hauteur », votre carte devrait gagner environ 9 fois sur 10 ; \
        avec « Visiteurs par an », presque jamais.";
    assert_eq!(said["fr"], french);
    assert!(!why("name visitors", "name height")["en"].contains("times in 10"));
}
