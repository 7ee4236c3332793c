//! A match at this keyboard: its players, its bots and the answers to commands. It prints nothing; both front ends use
//! it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{BotSpec, Level, MatchWithBots};
use engine::{AnyMatch, Chance, Offered, Outcome, Player, Seat, Status};
use i18n::{Reader, Speaker};
use serde_json::json;

use crate::error::CliError;
use crate::play::command::Command;
use crate::play::kept::Kept;
use crate::play::points;
use crate::play::show::{self, Line};
use crate::rules;

/// A match at this keyboard.
pub(crate) struct Session {
    seated: Box<dyn MatchWithBots>,
    players: Vec<Player>,
    /// The bot of each seat; `None` where a person sits.
    bots: Vec<Option<BotSpec>>,
    /// The names as they are shown. The full screen adds marks to them.
    pub(crate) names: Vec<String>,
    pub(crate) speaker: Arc<Speaker>,
    pub(crate) kept: Kept,
    whim: Chance,
    pub(crate) hints: Hints,
    /// When the match was begun or resumed here, for the time limit.
    began: Instant,
    /// The person who decided last at this keyboard.
    last_human: Option<Seat>,
}

/// A player, and the bot that decides for it; `None` for a person.
pub(crate) struct Sitter {
    pub(crate) player: Player,
    pub(crate) bot: Option<BotSpec>,
}

/// When a master's advice is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hints {
    WhenAsked,
    Always,
}

/// Which seat decides next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Awaited {
    /// A person at this keyboard.
    Person(Seat),
    /// A bot, or the house.
    Automatic(Seat),
    /// Nobody: the match is over.
    Over(Box<Outcome>),
}

/// The effect of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Lines to show. The same seat still has to decide.
    Says(Vec<Line>),
    /// A step was made.
    Decided,
    /// The person leaves.
    Left,
}

impl Session {
    pub(crate) fn new(
        seated: Box<dyn MatchWithBots>,
        sitters: Vec<Sitter>,
        speaker: Speaker,
        kept: Kept,
        whim: Chance,
        hints: Hints,
    ) -> Result<Self, CliError> {
        let (players, bots): (Vec<_>, Vec<_>) =
            sitters.into_iter().map(|it| (it.player, it.bot)).unzip();
        let session = Self {
            seated,
            names: show::names(&players),
            players,
            bots,
            speaker: Arc::new(speaker),
            kept,
            whim,
            hints,
            began: Instant::now(),
            last_human: None,
        };
        session.save()?;
        session.kept.leave_cleanly_on_interrupt(session.farewell());
        Ok(session)
    }

    pub(crate) fn played(&self) -> &dyn AnyMatch {
        self.seated.game_match()
    }

    pub(crate) fn reader(&self, seat: Option<Seat>) -> Reader<'_> {
        Reader { seat, names: &self.names }
    }

    pub(crate) fn n_seats(&self) -> usize {
        self.players.len()
    }

    pub(crate) fn awaited(&self) -> Result<Awaited, CliError> {
        let waiting = match self.played().status() {
            Status::Waiting { seats, .. } => seats,
            Status::Over(outcome) => return Ok(Awaited::Over(outcome.into())),
        };
        let by = match self.time_is_up() {
            true => Seat::HOUSE,
            false => waiting.nth(0).ok_or("the match waits for nobody")?,
        };
        Ok(if self.is_human(by) { Awaited::Person(by) } else { Awaited::Automatic(by) })
    }

    /// Whether the match has a time limit that has passed, and the house may act on it.
    fn time_is_up(&self) -> bool {
        let played = self.played();
        let limit = played.minutes().map(|minutes| Duration::from_secs(60 * u64::from(minutes)));
        limit.is_some_and(|limit| limit <= self.began.elapsed())
            && !played.offers(Seat::HOUSE).is_empty()
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.players.get(seat.idx()).is_some_and(|player| player.bot.is_none())
    }

    /// The seat of the person at this keyboard; `None` if there are none or several.
    pub(crate) fn only_human(&self) -> Option<Seat> {
        let mut humans = (0..self.players.len() as u8).map(Seat).filter(|it| self.is_human(*it));
        humans.next().filter(|_| humans.next().is_none())
    }

    /// The seat that decided last at this keyboard; before the first decision, the only person's.
    pub(crate) fn last_human(&self) -> Option<Seat> {
        self.last_human.or(self.only_human())
    }

    /// Records that the person of `seat` is at the keyboard. Returns whether another person may have been there before,
    /// who must not see this seat's view.
    pub(crate) fn sits_down(&mut self, seat: Seat) -> bool {
        let changes = self.last_human.replace(seat) != Some(seat);
        self.only_human().is_none() && changes
    }

    /// The sentence that this seat is thinking; `None` for the house.
    pub(crate) fn thinks(&self, by: Seat) -> Option<String> {
        let name = self.names.get(by.idx())?;
        Some(show::say_word(&self.speaker, "thinks", name))
    }

    /// The code of the offer that a bot or the house chooses. It blocks while a bot thinks.
    pub(crate) fn choose(&mut self, by: Seat) -> Result<u32, CliError> {
        match self.bots.get(by.idx()).and_then(Option::as_ref) {
            Some(bot) => {
                let chosen = self.seated.choose(by, bot, &mut self.whim);
                chosen.map_err(|fault| fault.to_string().into())
            }
            None => {
                let offers = self.played().offers(by);
                if offers.is_empty() {
                    return Err("the match offers nothing".into());
                }
                Ok(offers[self.whim.below(offers.len() as u32) as usize].code)
            }
        }
    }

    /// Plays an offer, by its code.
    pub(crate) fn play(&mut self, by: Seat, code: u32) -> Result<(), CliError> {
        let played = self.seated.game_match_mut().act(by, &json!(code));
        played.map_err(|no| format!("an offer was refused: {no:?}").into())
    }

    /// The best offer by the judgement of a master and why, then the next ones, as lines; and the code of the best. It
    /// blocks while the master thinks.
    pub(crate) fn hint(
        &mut self,
        seat: Seat,
        offers: &[Offered],
    ) -> Result<(Vec<Line>, Option<u32>), CliError> {
        let master = BotSpec::of(Level::Master);
        let advice = self.seated.advise(seat, &master, &mut self.whim);
        let advice = advice.map_err(|fault| fault.to_string())?;
        let lines = show::hint(&advice, offers, &self.speaker, self.reader(Some(seat)));
        Ok((lines, advice.ranked.first().map(|best| best.action)))
    }

    /// Carries out a command of the person at `seat`. A hint is left to the caller, because it blocks: see
    /// [`Session::hint`].
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        offers: &[Offered],
        command: &Command<'_>,
    ) -> Result<Answer, CliError> {
        let speaker = Arc::clone(&self.speaker);
        let lines = match *command {
            Command::Nothing => Vec::new(),
            Command::Quit => return Ok(Answer::Left),
            Command::Help => Line::words(&speaker.word("help")),
            Command::Save => Line::words(&show::say_word(&speaker, "saved", self.kept.place())),
            Command::Table => show::table(self.played(), &speaker, self.reader(Some(seat))),
            Command::Map => show::drawings(self.played(), &speaker, self.reader(Some(seat))),
            Command::Offers => show::offers_and_texts(offers, &speaker, self.reader(Some(seat))),
            Command::Points => match self.played().standings() {
                Some(now) => points::now(&now, &speaker, self.reader(Some(seat))),
                None => Line::words(&speaker.word("points-none")),
            },
            Command::Hint => self.hint(seat, offers)?.0,
            Command::Rules(id) => self.rules(id),
            Command::Why(action) => self.why(seat, offers, action),
            Command::Undo => match self.seated.game_match_mut().undo(seat) {
                Ok(()) => return self.decided(),
                Err(no) => Line::words(&speaker.say(&no.phrase(), self.reader(None))),
            },
            Command::Offer(nth) => match nth.checked_sub(1).and_then(|idx| offers.get(idx)) {
                Some(offer) => {
                    self.play(seat, offer.code)?;
                    return self.decided();
                }
                None => {
                    let many = offers.len() as i64;
                    Line::words(&show::say(&speaker, "no-such-offer", &[("many", many)]))
                }
            },
            Command::Action(text) => match self.seated.game_match_mut().act(seat, &json!(text)) {
                Ok(()) => return self.decided(),
                Err(no) => show::refusal(&no, &speaker, &self.names),
            },
        };
        Ok(Answer::Says(lines))
    }

    fn decided(&self) -> Result<Answer, CliError> {
        self.save()?;
        Ok(Answer::Decided)
    }

    fn why(&self, seat: Seat, offers: &[Offered], action: &str) -> Vec<Line> {
        if action.is_empty() {
            let example = offers.first().map(|offer| offer.text.clone()).unwrap_or_default();
            return Line::words(&show::say_word(&self.speaker, "why-what", example));
        }
        let by_number =
            action.parse::<usize>().ok().and_then(|nth| offers.get(nth.checked_sub(1)?));
        let asked = by_number.map_or(action, |offer| offer.text.as_str());
        match self.played().check(seat, &json!(asked)) {
            Ok(()) => Line::words(&self.speaker.word("why-not-yes")),
            Err(no) => show::refusal(&no, &self.speaker, &self.names),
        }
    }

    fn rules(&self, id: &str) -> Vec<Line> {
        if !id.is_empty() {
            let text = rules::rule(&self.speaker, &id.to_uppercase());
            return Line::words(&text.unwrap_or_else(|| self.speaker.word("no-such-rule")));
        }
        let title = |id: String| {
            let title = self.speaker.attribute(&id, "title").unwrap_or_default();
            Line::Words(format!("{id}  {title}"))
        };
        self.rule_ids().into_iter().map(title).collect()
    }

    /// The ids of the game's rules.
    pub(crate) fn rule_ids(&self) -> Vec<String> {
        catalogue::find(self.played().game()).map(rules::ids).unwrap_or_default()
    }

    pub(crate) fn save(&self) -> Result<(), CliError> {
        self.kept.save(&self.played().record(self.players.clone()))
    }

    pub(crate) fn farewell(&self) -> String {
        show::say_word(&self.speaker, "left", self.kept.place())
    }

    /// The lines after the end of the match: the seed, and where the record is.
    pub(crate) fn afterwards(&self) -> Vec<Line> {
        let seed = self.played().seed().to_hex();
        let seed = show::say_word(&self.speaker, "seed-shown", seed);
        let kept = show::say_word(&self.speaker, "kept", self.kept.place());
        vec![Line::Words(seed), Line::Words(kept)]
    }

    /// The sentence with the commitment of the seed.
    pub(crate) fn commitment(&self) -> String {
        let commitment = self.played().seed().commitment();
        show::say_word(&self.speaker, "commitment", commitment)
    }
}
