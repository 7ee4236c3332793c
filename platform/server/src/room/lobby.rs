//! What people wish by HTTP: sitting down, getting ready, beginning.

use std::collections::BTreeMap;

use engine::{Player, Seed};
use journal::{Happening, Trouble};
use protocol::{AwayReason, NotNow, RequestError, Sitter};
use serde_json::json;

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
    fn meaning(&mut self, asker: &Asker, wish: Wish) -> Result<Vec<Happening>, RequestError> {
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

    fn only_host(&self, asker: &Asker) -> Result<(), RequestError> {
        if asker.person == self.room.host { Ok(()) } else { Err(not_now(NotNow::NotHost)) }
    }

    fn gathering(&self) -> Result<(), RequestError> {
        if self.room.start.is_none() { Ok(()) } else { Err(not_now(NotNow::Started)) }
    }

    fn chair_of(&self, seat: u8) -> Result<&Sitter, RequestError> {
        let chair = self.room.chairs.get(usize::from(seat)).ok_or(RequestError::NotYourSeat)?;
        Ok(&chair.sitter)
    }

    fn own_seat(&self, asker: &Asker, seat: u8) -> Result<(), RequestError> {
        let mine = self.room.seats_of(Some(asker.person));
        if mine.contains(&seat) { Ok(()) } else { Err(RequestError::NotYourSeat) }
    }

    fn sit(&self, asker: &Asker, seat: Option<u8>) -> Result<Vec<Happening>, RequestError> {
        self.gathering()?;
        let free = (0u8..).zip(&self.room.chairs).find(|(_, it)| it.sitter == Sitter::Nobody);
        let seat = match seat {
            Some(seat) => seat,
            None => free.map(|(seat, _)| seat).ok_or(not_now(NotNow::NoSeatFree))?,
        };
        if *self.chair_of(seat)? != Sitter::Nobody {
            return Err(not_now(NotNow::SeatTaken));
        }
        let Asker { person, name } = asker.clone();
        Ok(vec![Happening::Sat { seat, person, name }])
    }

    /// Before the start the seat is free again; afterwards a bot plays for whoever left.
    fn stand(&self, asker: &Asker, seat: u8) -> Result<Vec<Happening>, RequestError> {
        let person = match self.chair_of(seat)? {
            Sitter::Person { person, .. } => *person,
            Sitter::Nobody | Sitter::Bot { .. } => return Err(RequestError::NotYourSeat),
        };
        if self.gathering().is_ok() {
            if person != asker.person {
                self.only_host(asker)?;
            }
            return Ok(vec![Happening::Stood { seat }]);
        }
        self.own_seat(asker, seat)?;
        self.playing()?;
        Ok(vec![Happening::Away { seat, why: AwayReason::Left }])
    }

    fn ready(&self, asker: &Asker, ready: bool) -> Result<Vec<Happening>, RequestError> {
        self.gathering()?;
        let mine = self.room.seats_of(Some(asker.person));
        if mine.is_empty() {
            return Err(not_now(NotNow::NotSeated));
        }
        Ok(mine.into_iter().map(|seat| Happening::Ready { seat, ready }).collect())
    }

    fn bot(
        &self,
        asker: &Asker,
        seat: u8,
        level: Option<String>,
    ) -> Result<Vec<Happening>, RequestError> {
        if self.gathering().is_err() {
            return self.hand_over(asker, seat, level);
        }
        self.only_host(asker)?;
        if let Sitter::Person { .. } = self.chair_of(seat)? {
            return Err(not_now(NotNow::SeatTaken));
        }
        Ok(vec![match level {
            None => Happening::Stood { seat },
            Some(level) if levels::level(&level).is_some() => Happening::BotSat { seat, level },
            Some(_) => return Err(not_now(NotNow::UnknownLevel)),
        }])
    }

    /// Gives a seat to a bot for good: in practice, or where nobody else plays. Otherwise one stands up.
    fn hand_over(
        &self,
        asker: &Asker,
        seat: u8,
        level: Option<String>,
    ) -> Result<Vec<Happening>, RequestError> {
        self.own_seat(asker, seat)?;
        self.playing()?;
        if self.room.origin.is_none() && !self.room.asked_seats(seat).is_empty() {
            return Err(not_now(NotNow::OthersPlay));
        }
        let level = level.filter(|level| levels::level(level).is_some());
        let level = level.ok_or(not_now(NotNow::UnknownLevel))?;
        Ok(vec![Happening::BotSat { seat, level }])
    }

    fn words(
        &self,
        asker: &Asker,
        seat: u8,
        words: String,
    ) -> Result<Vec<Happening>, RequestError> {
        self.gathering()?;
        self.own_seat(asker, seat)?;
        if self.room.origin.is_some() {
            return Err(not_now(NotNow::Practice));
        }
        if MOST_WORDS < words.chars().count() {
            return Err(not_now(NotNow::TooLong));
        }
        Ok(vec![Happening::Words { seat, words }])
    }

    fn may_rematch(&self, asker: &Asker) -> Result<(), RequestError> {
        if !self.room.is_over() {
            return Err(not_now(NotNow::NotOver));
        }
        if self.room.seats_of(Some(asker.person)).is_empty() {
            return Err(not_now(NotNow::NotSeated));
        }
        Ok(())
    }

    fn forget(&self, asker: &Asker) -> Vec<Happening> {
        let mine = self.room.seats_of(Some(asker.person));
        let leaves = |seat: u8| match (self.gathering(), self.playing()) {
            (Ok(()), _) => Some(Happening::Stood { seat }),
            (Err(_), Ok(())) => Some(Happening::Away { seat, why: AwayReason::Left }),
            (Err(_), Err(_)) => None,
        };
        let mut whats: Vec<Happening> = mine.into_iter().filter_map(leaves).collect();
        whats.push(Happening::Forgotten { person: asker.person });
        whats
    }

    fn play_now(&mut self, asker: &Asker, level: &str) -> Result<Vec<Happening>, RequestError> {
        self.gathering()?;
        self.only_host(asker)?;
        if levels::level(level).is_none() {
            return Err(not_now(NotNow::UnknownLevel));
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

    fn start(&mut self, asker: &Asker) -> Result<Vec<Happening>, RequestError> {
        self.gathering()?;
        self.only_host(asker)?;
        let mut players = Vec::new();
        for (seat, chair) in (0u8..).zip(&self.room.chairs) {
            players.push(match &chair.sitter {
                Sitter::Nobody => return Err(not_now(NotNow::SeatsEmpty)),
                Sitter::Bot { level } => bot_player(seat, level),
                Sitter::Person { person, .. } if *person != asker.person && !chair.ready => {
                    return Err(not_now(NotNow::NotReady));
                }
                Sitter::Person { name, .. } => Player { name: name.clone(), bot: None },
            });
        }
        Ok(vec![self.begin(players)?])
    }

    /// Lays the table. The seed is made of the server's secret and of what the players added.
    fn begin(&mut self, players: Vec<Player>) -> Result<Happening, RequestError> {
        let game = catalogue::find(&self.room.settings.game).ok_or(not_now(NotNow::UnknownGame))?;
        let chairs = (0u8..).zip(&self.room.chairs);
        let added = chairs.filter_map(|(seat, chair)| Some((seat, chair.words.clone()?)));
        let seed = seed_of(&self.room.secret, &added.collect());
        let (rules, content) = (game.rules_version(), game.standard().hash.to_owned());
        let options = self.room.settings.options.clone();
        let commitment = seed.commitment();
        if self.room.open(rules, &content, &options, &seed, &players).is_err() {
            self.room.start = None;
            return Err(not_now(NotNow::BadSettings));
        }
        Ok(Happening::Started { rules, content, options, seed, commitment, players })
    }
}

/// Whoever a record names where a bot sits.
pub(crate) fn bot_player(seat: u8, level: &str) -> Player {
    Player { name: format!("Bot {}", seat + 1), bot: Some(level.to_owned()) }
}

/// The seed of a match: the server's secret, and what the players added.
pub(crate) fn seed_of(secret: &Seed, words: &BTreeMap<u8, String>) -> Seed {
    if words.is_empty() {
        return secret.clone();
    }
    let list: Vec<(&u8, &String)> = words.iter().collect();
    secret.with_words(&json!(list).to_string())
}
