//! Games and packs are found.

use catalogue::{content, find, keep_pack};
use engine::{Difference, Pack};

#[test]
fn a_kept_pack_is_found_by_its_hash_and_no_other_is() {
    let game = find("quarry").unwrap();
    let standard = game.standard();
    let found = content(game, game.rules_version(), standard.hash).unwrap();
    assert_eq!(found.hash, standard.hash);

    let file = game.pack().file("quarry.toml").unwrap().to_owned() + "\n# another pack\n";
    let other = game.pack().overlaid(Pack::new([("quarry.toml", file)]));
    let hash = other.hash();
    let missing = content(game, game.rules_version(), &hash).unwrap_err();
    assert_eq!(missing, Difference::Content(hash[..12].to_owned()));
    keep_pack(game, other);
    assert_eq!(content(game, game.rules_version(), &hash).unwrap().hash, hash);
}

#[test]
fn rules_that_the_program_does_not_play_are_named() {
    let game = find("quarry").unwrap();
    let program = game.rules_version();
    let other = content(game, program + 1, game.standard().hash).unwrap_err();
    assert_eq!(other, Difference::Rules { record: program + 1, program });
}

#[test]
fn every_folder_beside_this_one_is_a_listed_game() {
    let folders = std::fs::read_dir("..").unwrap().map(|entry| entry.unwrap());
    for folder in folders.filter(|entry| entry.path().join("Cargo.toml").exists()) {
        let name = folder.file_name().into_string().unwrap();
        assert!(name == "catalogue" || find(&name).is_some(), "{name} is not listed");
    }
}
