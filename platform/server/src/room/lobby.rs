//! What people wish by HTTP: sitting down, getting ready, beginning.

use engine::Player;
use journal::{Happening, Trouble};
use protocol::{AwayWhy, No, Sitter};
use serde_json::{Value, json};

use crate::config::MOST_WORDS;
use crate::levels;
use crate::room::actor::Keeper;
use crate::room::{Asker, Denied, Granted, Wish, not_now};

impl Keeper {
    /// Who may enter: everyone where the room is open, otherwise those who sit there, its host, and whoever has the
    /// link.
    pub(crate) fn may_enter(
        &self,
        asker: Option<&Asker>,
        invite: Option<&str>,
    ) -> Result<(), Denied> {
        let room = &self.room;
        let person = asker.map(|asker| asker.person);
        let knows_link = invite.is_some() && invite == room.invite.as_deref();
        let belongs = person == Some(room.host) || !room.seats_of(person).is_empty();
        if room.settings.open || knows_link || belongs { Ok(()) } else { Err(Denied::NotFound) }
    }

    pub(crate) async fn grant(
        &mut self,
        asker: Asker,
        invite: Option<&str>,
        wish: Wish,
    ) -> Result<Result<Granted, Denied>, Trouble> {
        if let Err(denied) = self.may_enter(Some(&asker), invite) {
            return Ok(Err(denied));
        }
        let whats = match self.meaning(&asker, wish) {
            Ok(whats) => whats,
            Err(no) => return Ok(Err(no.into())),
        };
        if !whats.is_empty() {
            self.commit(whats).await?;
            self.tell_presence();
        }
        let may_know = self.may_enter(Some(&asker), None).is_ok();
        let invite = self.room.invite.clone().filter(|_| may_know);
        Ok(Ok(Granted { info: self.room.info(), invite }))
    }

    /// What a wish means, as entries.
    fn meaning(&mut self, asker: &Asker, wish: Wish) -> Result<Vec<Happening>, No> {
        match wish {
            Wish::Sit { seat } => self.sit(asker, seat),
            Wish::Stand { seat } => self.stand(asker, seat),
            Wish::Ready { ready } => self.ready(asker, ready),
            Wish::Bot { seat, level } => self.bot(asker, seat, level),
            Wish::Words { seat, words } => self.words(asker, seat, words),
            Wish::Start => self.start(asker),
            Wish::PlayNow { level } => self.play_now(asker, &level),
            Wish::Invite => {
                self.only_host(asker)?;
                Ok(vec![Happening::Invited { invite: Some(self.house.sources.word(26)) }])
            }
            Wish::Uninvite => {
                self.only_host(asker)?;
                Ok(vec![Happening::Invited { invite: None }])
            }
            Wish::Rematch { room } => {
                self.may_rematch(asker)?;
                Ok(vec![Happening::Rematch { room }])
            }
            Wish::Forget => Ok(self.forget(asker)),
        }
    }

    fn only_host(&self, asker: &Asker) -> Result<(), No> {
        if asker.person == self.room.host { Ok(()) } else { Err(not_now("not_host")) }
    }

    fn gathering(&self) -> Result<(), No> {
        if self.room.start.is_none() { Ok(()) } else { Err(not_now("started")) }
    }

    fn chair_of(&self, seat: u8) -> Result<&Sitter, No> {
        let chair = self.room.chairs.get(usize::from(seat)).ok_or(No::NotYourSeat)?;
        Ok(&chair.sitter)
    }

    fn own_seat(&self, asker: &Asker, seat: u8) -> Result<(), No> {
        let mine = self.room.seats_of(Some(asker.person));
        if mine.contains(&seat) { Ok(()) } else { Err(No::NotYourSeat) }
    }

    fn sit(&self, asker: &Asker, seat: Option<u8>) -> Result<Vec<Happening>, No> {
        self.gathering()?;
        let free = (0u8..).zip(&self.room.chairs).find(|(_, it)| it.sitter == Sitter::Nobody);
        let seat = match seat {
            Some(seat) => seat,
            None => free.map(|(seat, _)| seat).ok_or(not_now("no_seat_free"))?,
        };
        if *self.chair_of(seat)? != Sitter::Nobody {
            return Err(not_now("seat_taken"));
        }
        let Asker { person, name } = asker.clone();
        Ok(vec![Happening::Sat { seat, person, name }])
    }

    /// Before the start the seat is free again; afterwards a bot plays for whoever left.
    fn stand(&self, asker: &Asker, seat: u8) -> Result<Vec<Happening>, No> {
        let person = match self.chair_of(seat)? {
            Sitter::Person { person, .. } => *person,
            Sitter::Nobody | Sitter::Bot { .. } => return Err(No::NotYourSeat),
        };
        if self.gathering().is_ok() {
            if person != asker.person {
                self.only_host(asker)?;
            }
            return Ok(vec![Happening::Stood { seat }]);
        }
        self.own_seat(asker, seat)?;
        self.playing()?;
        Ok(vec![Happening::Away { seat, why: AwayWhy::Left }])
    }

    fn ready(&self, asker: &Asker, ready: bool) -> Result<Vec<Happening>, No> {
        self.gathering()?;
        let mine = self.room.seats_of(Some(asker.person));
        if mine.is_empty() {
            return Err(not_now("not_seated"));
        }
        Ok(mine.into_iter().map(|seat| Happening::Ready { seat, ready }).collect())
    }

    fn bot(&self, asker: &Asker, seat: u8, level: Option<String>) -> Result<Vec<Happening>, No> {
        if self.gathering().is_err() {
            return self.hand_over(asker, seat, level);
        }
        self.only_host(asker)?;
        if let Sitter::Person { .. } = self.chair_of(seat)? {
            return Err(not_now("seat_taken"));
        }
        Ok(vec![match level {
            None => Happening::Stood { seat },
            Some(level) if levels::level(&level).is_some() => Happening::BotSat { seat, level },
            Some(_) => return Err(not_now("unknown_level")),
        }])
    }

    /// Gives a seat to a bot for good: in practice, or where nobody else plays. Otherwise one stands up.
    fn hand_over(
        &self,
        asker: &Asker,
        seat: u8,
        level: Option<String>,
    ) -> Result<Vec<Happening>, No> {
        self.own_seat(asker, seat)?;
        self.playing()?;
        if self.room.origin.is_none() && !self.room.asked_seats(seat).is_empty() {
            return Err(not_now("others_play"));
        }
        let level = level.filter(|level| levels::level(level).is_some());
        let level = level.ok_or(not_now("unknown_level"))?;
        Ok(vec![Happening::BotSat { seat, level }])
    }

    fn words(&self, asker: &Asker, seat: u8, words: String) -> Result<Vec<Happening>, No> {
        self.gathering()?;
        self.own_seat(asker, seat)?;
        if self.room.origin.is_some() {
            return Err(not_now("practice"));
        }
        if MOST_WORDS < words.chars().count() {
            return Err(not_now("too_long"));
        }
        Ok(vec![Happening::Words { seat, words }])
    }

    fn may_rematch(&self, asker: &Asker) -> Result<(), No> {
        if !self.room.is_over() {
            return Err(not_now("not_over"));
        }
        if self.room.seats_of(Some(asker.person)).is_empty() {
            return Err(not_now("not_seated"));
        }
        Ok(())
    }

    fn forget(&self, asker: &Asker) -> Vec<Happening> {
        let mine = self.room.seats_of(Some(asker.person));
        let leaves = |seat: u8| match (self.gathering(), self.playing()) {
            (Ok(()), _) => Some(Happening::Stood { seat }),
            (Err(_), Ok(())) => Some(Happening::Away { seat, why: AwayWhy::Left }),
            (Err(_), Err(_)) => None,
        };
        let mut whats: Vec<Happening> = mine.into_iter().filter_map(leaves).collect();
        whats.push(Happening::Forgotten { person: asker.person });
        whats
    }

    fn play_now(&mut self, asker: &Asker, level: &str) -> Result<Vec<Happening>, No> {
        self.gathering()?;
        self.only_host(asker)?;
        if levels::level(level).is_none() {
            return Err(not_now("unknown_level"));
        }
        let Asker { person, name } = asker.clone();
        let mut whats = vec![Happening::Sat { seat: 0, person, name: name.clone() }];
        let bot = |seat| Happening::BotSat { seat, level: level.to_owned() };
        whats.extend((1..self.room.settings.seats).map(bot));
        let mut players = vec![Player { name, bot: None }];
        players.extend((1..self.room.settings.seats).map(|seat| bot_player(seat, level)));
        whats.push(self.begin(players)?);
        Ok(whats)
    }

    fn start(&mut self, asker: &Asker) -> Result<Vec<Happening>, No> {
        self.gathering()?;
        self.only_host(asker)?;
        let mut players = Vec::new();
        for (seat, chair) in (0u8..).zip(&self.room.chairs) {
            players.push(match &chair.sitter {
                Sitter::Nobody => return Err(not_now("seats_empty")),
                Sitter::Bot { level } => bot_player(seat, level),
                Sitter::Person { person, .. } if *person != asker.person && !chair.ready => {
                    return Err(not_now("not_ready"));
                }
                Sitter::Person { name, .. } => Player { name: name.clone(), bot: None },
            });
        }
        Ok(vec![self.begin(players)?])
    }

    /// Lays the table. The seed is made of the server's secret and of what the players added.
    fn begin(&mut self, players: Vec<Player>) -> Result<Happening, No> {
        let game = catalogue::find(&self.room.settings.game).ok_or(not_now("unknown_game"))?;
        let added: Vec<Value> = (0u8..)
            .zip(&self.room.chairs)
            .filter_map(|(seat, chair)| Some(json!([seat, chair.words.as_ref()?])))
            .collect();
        let seed = match added.is_empty() {
            true => self.room.secret.clone(),
            false => self.room.secret.with_words(&json!(added).to_string()),
        };
        let (rules, content) = (game.rules_version(), game.standard().hash.to_owned());
        let options = self.room.settings.options.clone();
        let commitment = seed.commitment();
        if self.room.open(rules, &content, &options, &seed, &players).is_err() {
            self.room.start = None;
            return Err(not_now("bad_settings"));
        }
        Ok(Happening::Started { rules, content, options, seed, commitment, players })
    }
}

fn bot_player(seat: u8, level: &str) -> Player {
    Player { name: format!("Bot {}", seat + 1), bot: Some(level.to_owned()) }
}
