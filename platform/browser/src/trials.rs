//! Seeded matches of bots, which must have the same digests on every machine.

use bots::BotSpec;
use engine::{Opening, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// A range of seeded matches. The number of seats changes from match to match.
#[derive(Clone, Debug, Deserialize)]
pub struct Trials {
    /// The game's slug.
    pub game: String,
    /// The bot on every seat, as people type it, such as `builder` or `master:500`.
    pub bot: String,
    /// The number of the first match.
    pub first: u32,
    /// How many matches.
    pub count: u32,
    /// The most decisions of a match; it is left unfinished after that.
    pub most: u32,
}

/// The result of one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Trial {
    /// The digests of all its tables, folded into one number of 16 hexadecimal digits.
    #[serde(serialize_with = "as_hex")]
    pub digest: u64,
    /// The number of decisions with several offers.
    pub decisions: u32,
}

impl Trials {
    /// Plays the matches.
    ///
    /// # Errors
    /// If there is no such game or bot, or a bot cannot decide.
    pub fn play(&self) -> Result<Vec<Trial>, String> {
        let bot: BotSpec = self.bot.parse()?;
        (self.first..self.first.saturating_add(self.count))
            .map(|n| self.play_one(n, &bot))
            .collect()
    }

    fn play_one(&self, n: u32, bot: &BotSpec) -> Result<Trial, String> {
        let none = || format!("there is no game {:?}", self.game);
        let game = catalogue::find(&self.game).ok_or_else(none)?;
        let (least, most) = game.seats();
        let seats = least + (n % u32::from(most - least + 1)) as u8;
        let seed = Seed::of_words(&format!("trial {n}"));
        let mut luck = seed.quick(1);
        let opening = Opening { content: game.standard(), options: &json!({}), seats, seed };
        let opened = bots::open(&self.game, &opening).ok_or_else(none)?;
        let mut played = opened.map_err(|error| error.to_string())?;
        let mut trial = Trial { digest: 0, decisions: 0 };
        while trial.decisions < self.most {
            let Some(seat) = played.game_match().status().waiting().nth(0) else { break };
            let code = if seat == Seat::HOUSE {
                let codes: Vec<u32> =
                    played.game_match().offers(seat).iter().map(|offer| offer.code).collect();
                luck.pick(&codes)
            } else if let Some(code) = played.only(seat) {
                code
            } else {
                trial.decisions += 1;
                played.choose(seat, bot, &mut luck).map_err(|error| error.to_string())?
            };
            let done = played.game_match_mut().act(seat, &code.into());
            done.map_err(|refused| format!("{refused:?}"))?;
            let last = played.game_match().n_steps().saturating_sub(1);
            let digest = played.game_match().recorded(last).map_or(0, |step| step.digest.0);
            trial.digest =
                (trial.digest ^ digest).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(7);
        }
        Ok(trial)
    }
}

fn as_hex<S: serde::Serializer>(digest: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{digest:016x}"))
}
