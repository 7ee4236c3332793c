use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

use bots::{BotSpec, Level, MatchWithBots};
use engine::{Chance, NotUndone, Offered, Player, Seat, Status};
use i18n::{Reader, Speaker};
use serde_json::json;

use crate::error::CliError;
use crate::keyboard::read_line;
use crate::play::command::{self, Command};
use crate::play::kept::Kept;
use crate::play::show;
use crate::{page, rules};

/// A match at this keyboard.
pub(crate) struct Session {
    seated: Box<dyn MatchWithBots>,
    players: Vec<Player>,
    /// The bot of each seat; `None` where a person sits.
    bots: Vec<Option<BotSpec>>,
    names: Vec<String>,
    speaker: Speaker,
    kept: Kept,
    whim: Chance,
    hints: Hints,
    /// When the match came to this table.
    began: Instant,
    /// How many steps each seat was told about.
    heard: Vec<usize>,
    /// What was awaited when the table was last looked at.
    awaited: &'static str,
    /// Whoever sat at the keyboard last.
    last_human: Option<Seat>,
}

/// A player, and the bot that decides for them if it is one.
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

/// Whether the match goes on.
enum Next {
    GoesOn,
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
        let names = show::names(&players);
        let heard = vec![seated.game_match().n_steps(); players.len()];
        let session = Self {
            seated,
            players,
            bots,
            names,
            speaker,
            kept,
            whim,
            hints,
            began: Instant::now(),
            heard,
            awaited: "",
            last_human: None,
        };
        session.save()?;
        session.kept.leave_cleanly_on_interrupt(session.farewell());
        Ok(session)
    }

    /// Plays until the match is over or everybody leaves.
    pub(crate) fn run(mut self) -> Result<(), CliError> {
        page::print_boldly(&self.speaker.word("game"));
        page::print(&show::say_word(&self.speaker, "commitment", self.commitment()));
        page::print(&self.speaker.word("type-help"));
        loop {
            let waiting = match self.seated.game_match().status() {
                Status::Waiting { seats, .. } => seats,
                Status::Over(outcome) => {
                    self.tell_everyone_the_rest();
                    let reader = Reader { seat: self.only_human(), names: &self.names };
                    show::outcome(&outcome, &self.speaker, reader);
                    self.save()?;
                    page::print(&show::say_word(&self.speaker, "seed-shown", self.seed()));
                    page::print(&show::say_word(&self.speaker, "kept", self.kept.place()));
                    return Ok(());
                }
            };
            let by = match self.time_is_up() {
                true => Seat::HOUSE,
                false => waiting.nth(0).ok_or("the match waits for nobody")?,
            };
            let next = match self.is_human(by) {
                true => self.ask(by)?,
                false => self.play_for(by)?,
            };
            if let Next::Left = next {
                self.save()?;
                outln!("{}", self.farewell());
                return Ok(());
            }
        }
    }

    /// The house keeps the time, where the table chose a limit.
    fn time_is_up(&self) -> bool {
        let played = self.seated.game_match();
        let limit = played.minutes().map(|minutes| Duration::from_secs(60 * u64::from(minutes)));
        limit.is_some_and(|limit| limit <= self.began.elapsed())
            && !played.offers(Seat::HOUSE).is_empty()
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.players.get(seat.idx()).is_some_and(|player| player.bot.is_none())
    }

    /// A bot, or the house.
    fn play_for(&mut self, by: Seat) -> Result<Next, CliError> {
        let code = match self.bots.get(by.idx()).and_then(Option::as_ref) {
            Some(bot) => {
                let thinks = show::say_word(&self.speaker, "thinks", &self.names[by.idx()]);
                let choose = || self.seated.choose(by, bot, &mut self.whim);
                page::while_waiting(&thinks, choose).map_err(|fault| fault.to_string())?
            }
            None => {
                let offers = self.seated.game_match().offers(by);
                if offers.is_empty() {
                    return Err("the match offers nothing".into());
                }
                offers[self.whim.below(offers.len() as u32) as usize].code
            }
        };
        let played = self.seated.game_match_mut().act(by, &json!(code));
        played.map_err(|no| format!("an offer was refused: {no:?}"))?;
        Ok(Next::GoesOn)
    }

    /// What a master would do, and why.
    fn hint(&mut self, seat: Seat, offers: &[Offered]) -> Result<(), CliError> {
        let master = BotSpec::of(Level::Master);
        let thinks = self.speaker.word("hint-thinks");
        let explain = || self.seated.explain(seat, &master, &mut self.whim);
        let ranked = page::while_waiting(&thinks, explain).map_err(|fault| fault.to_string())?;
        show::hint(&ranked, offers, seat, &self.speaker, &self.names);
        Ok(())
    }

    /// Lets a person decide.
    fn ask(&mut self, seat: Seat) -> Result<Next, CliError> {
        self.hand_over_the_keyboard(seat)?;
        self.tell(seat);
        let offers = self.seated.game_match().offers(seat);
        let reader = Reader { seat: Some(seat), names: &self.names };
        outln!();
        page::print_boldly(&self.speaker.say(&self.seated.game_match().prompt(seat), reader));
        show::offers(&offers, seat, &self.speaker, &self.names);
        if self.hints == Hints::Always && 1 < offers.len() {
            self.hint(seat, &offers)?;
        }
        loop {
            let Some(line) = read_line()? else { return Ok(Next::Left) };
            match command::parse(&line) {
                Command::Nothing => {}
                Command::Quit => return Ok(Next::Left),
                Command::Help => page::print(&self.speaker.word("help")),
                Command::Save => {
                    page::print(&show::say_word(&self.speaker, "saved", self.kept.place()));
                }
                Command::Table => {
                    show::table(self.seated.game_match(), Some(seat), &self.speaker, &self.names);
                }
                Command::Map => {
                    show::drawings(
                        self.seated.game_match(),
                        Some(seat),
                        &self.speaker,
                        &self.names,
                    );
                }
                Command::Offers => {
                    show::offers_and_texts(&offers, seat, &self.speaker, &self.names);
                }
                Command::Hint => self.hint(seat, &offers)?,
                Command::Rules(id) => self.show_rules(id),
                Command::Why(action) => self.why(seat, &offers, action),
                Command::Undo => match self.seated.game_match_mut().undo(seat) {
                    Ok(()) => return self.decided(),
                    Err(no) => self.say_not_undone(no),
                },
                Command::Offer(nth) => match nth.checked_sub(1).and_then(|idx| offers.get(idx)) {
                    Some(offer) => return self.act(seat, offer),
                    None => {
                        let many = offers.len() as i64;
                        page::print(&show::say(&self.speaker, "no-such-offer", &[("many", many)]));
                    }
                },
                Command::Action(text) => match self.seated.game_match_mut().act(seat, &json!(text))
                {
                    Ok(()) => return self.decided(),
                    Err(no) => show::refusal(&no, &self.speaker, &self.names),
                },
            }
        }
    }

    fn act(&mut self, seat: Seat, offer: &Offered) -> Result<Next, CliError> {
        let played = self.seated.game_match_mut().act(seat, &json!(offer.code));
        played.map_err(|no| format!("an offer was refused: {no:?}"))?;
        self.decided()
    }

    fn decided(&mut self) -> Result<Next, CliError> {
        self.save()?;
        Ok(Next::GoesOn)
    }

    /// At a keyboard that several share, nobody sees another's hand by accident.
    fn hand_over_the_keyboard(&mut self, seat: Seat) -> Result<(), CliError> {
        let changes = self.last_human != Some(seat);
        if self.only_human().is_none() && changes {
            if io::stdout().is_terminal() {
                out!("\x1b[2J\x1b[3J\x1b[H");
            }
            page::print(&show::say_word(&self.speaker, "hand-over", &self.names[seat.idx()]));
            read_line()?;
        }
        self.last_human = Some(seat);
        Ok(())
    }

    /// The person at this keyboard, if there is but one.
    fn only_human(&self) -> Option<Seat> {
        let mut humans = (0..self.players.len() as u8).map(Seat).filter(|it| self.is_human(*it));
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Tells `seat` what happened since it last looked, and shows the table if others acted or something else is awaited.
    fn tell(&mut self, seat: Seat) {
        let (from, to) = (self.heard[seat.idx()], self.seated.game_match().n_steps());
        let reader = Reader { seat: Some(seat), names: &self.names };
        outln!();
        for nth in from..to {
            for phrase in self.seated.game_match().told(Some(seat), nth) {
                page::print(&self.speaker.say(&phrase, reader));
            }
        }
        let awaited = match self.seated.game_match().status() {
            Status::Waiting { what, .. } => what,
            Status::Over(_) => "over",
        };
        let others_acted = (from..to).any(|nth| self.seated.game_match().by(nth) != Some(seat));
        if others_acted || from == to || self.awaited != awaited {
            show::table(self.seated.game_match(), Some(seat), &self.speaker, &self.names);
        }
        self.heard[seat.idx()] = to;
        self.awaited = awaited;
    }

    fn tell_everyone_the_rest(&mut self) {
        if let Some(seat) = self.last_human.or(self.only_human()) {
            self.tell(seat);
        }
    }

    fn why(&self, seat: Seat, offers: &[Offered], action: &str) {
        if action.is_empty() {
            let example = offers.first().map(|offer| offer.text.clone()).unwrap_or_default();
            return page::print(&show::say_word(&self.speaker, "why-what", example));
        }
        let by_number =
            action.parse::<usize>().ok().and_then(|nth| offers.get(nth.checked_sub(1)?));
        let asked = by_number.map_or(action, |offer| offer.text.as_str());
        match self.seated.game_match().check(seat, &json!(asked)) {
            Ok(()) => page::print(&self.speaker.word("why-not-yes")),
            Err(no) => show::refusal(&no, &self.speaker, &self.names),
        }
    }

    fn say_not_undone(&self, no: NotUndone) {
        let reader = Reader { seat: None, names: &self.names };
        page::print(&self.speaker.say(&no.phrase(), reader));
    }

    fn show_rules(&self, id: &str) {
        let Some(game) = catalogue::find(self.seated.game_match().game()) else {
            return;
        };
        if !id.is_empty() {
            let text = rules::rule(&self.speaker, &id.to_uppercase());
            return page::print(&text.unwrap_or_else(|| self.speaker.word("no-such-rule")));
        }
        for id in rules::ids(game) {
            outln!("{id}  {}", self.speaker.attribute(&id, "title").unwrap_or_default());
        }
    }

    fn save(&self) -> Result<(), CliError> {
        self.kept.save(&self.seated.game_match().record(self.players.clone()))
    }

    fn farewell(&self) -> String {
        show::say_word(&self.speaker, "left", self.kept.place())
    }

    fn commitment(&self) -> String {
        self.seated.game_match().seed().commitment()
    }

    fn seed(&self) -> String {
        self.seated.game_match().seed().to_hex()
    }
}
