//! Why a hint prefers an offer, in words.

use monumental::Monumental;

use crate::scene::scene;

/// MTL-101, MTL-102: a first knowledge counts, and leads.
#[test]
fn a_knowledge_is_bought_for_the_lead() {
    let table = scene(
        "track: writing, temple, -, -, -, -
         stock: production 4, science 6
         A gold: 9",
    );
    let said = testkit::reasons::<Monumental>(&table.table, engine::Seat(0), "buy 1", "buy 2");
    assert_eq!(
        said["en"],
        "It gives you the lead in knowledge, which is worth 3 points. About 1 point more for knowledge."
    );
    assert_eq!(
        said["fr"],
        "Vous prenez la tête pour les connaissances, ce qui vaut 3 points. \
         Environ 1 point de plus pour vos connaissances."
    );
}
