//! Former versions of a level still play as they did: new versions are compared with them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails panics")]

use bots::BotSpec;
use catalogue::Visitor;
use engine::{Chance, Seat, Seed, Speak, Status};

/// Plays one match of a bot against itself.
struct PlayAlone {
    bot: &'static str,
    seats: u8,
}

impl Visitor for PlayAlone {
    /// The digest of the final table.
    type Out = u64;

    fn visit<G: Speak>(self) -> u64 {
        let spec: BotSpec = self.bot.parse().unwrap();
        let mut luck = Chance::for_step(&Seed::of_words("versions"), 0);
        let mut table = G::setup(G::standard(), &G::Options::default(), self.seats, &mut luck);
        let mut bots: Vec<_> = (0..self.seats).map(|_| spec.bot::<G>()).collect();
        let mut whim = Chance::quick(1);
        let mut offers = Vec::new();
        let mut step = 0;
        while let Status::Waiting { seats, .. } = table.status() {
            let by = seats.nth(0).unwrap();
            table.offer(by, &mut offers);
            let action = match by {
                Seat::HOUSE => whim.pick(&offers),
                _ => bots[by.idx()].choose(table.view(by), &offers, &mut whim).unwrap(),
            };
            step += 1;
            luck.turn_to(step);
            table.play(by, action, &mut luck);
        }
        table.digest().0
    }
}

#[test]
fn former_versions_play_as_they_did() {
    let played = [
        ("antiquity", "sage@1:12", 2, 0x0318_d570_3794_46d0),
        ("antiquity", "sage@2:12", 2, 0x9af7_0f0c_c078_e5f3),
        ("antiquity", "sage@2:12", 3, 0x89c3_b90f_7322_c4bf),
        ("antiquity", "sage@3:12", 2, 0x26b0_b640_3409_fcab),
        ("antiquity", "sage@4:12", 2, 0x26b0_b640_3409_fcab),
        ("antiquity", "sage@4:12", 4, 0x6ac3_d9b8_6dc3_ebc8),
        ("antiquity", "sage@5:12", 2, 0xc7de_bd59_29b4_3e74),
        ("quarry", "sage@1:12", 2, 0xeb4a_7b1c_6e28_8d58),
        ("quarry", "sage@2:12", 2, 0xeb4a_7b1c_6e28_8d58),
        ("quarry", "sage@2:12", 4, 0xf0c9_57e0_ba4f_a897),
        ("quarry", "sage@3:12", 2, 0x4524_ecc8_5460_5318),
        ("quarry", "sage@4:12", 4, 0x82ed_f359_d04b_a19d),
        ("monumental", "sage@1:12", 2, 0x1123_32e9_29e4_088a),
        ("monumental", "sage@2:12", 2, 0x1123_32e9_29e4_088a),
        ("monumental", "sage@2:12", 3, 0x8ceb_d62f_0da5_a579),
        ("monumental", "sage@3:12", 2, 0xfe63_e789_9165_0033),
        ("monumental", "sage@4:12", 2, 0xbc6f_b88a_fcd7_a7d4),
        ("monumental", "sage@4:12", 4, 0x45e2_646d_9d54_c3f3),
        ("fabulous", "sage@6:12", 2, 0x22fd_1c9c_99cf_c477),
        ("fabulous", "sage@6:12", 4, 0x55cd_372a_0578_6160),
    ];
    let found = played
        .map(|(game, bot, seats, _)| catalogue::visit(game, PlayAlone { bot, seats }).unwrap());
    let wanted = played.map(|(.., digest)| digest);
    assert_eq!(found, wanted, "{found:#x?}");
}
