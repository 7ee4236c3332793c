//! A match in plain lines, for screen readers, scripts and simple terminals.

use std::io::{self, IsTerminal as _};

use engine::{Offered, Seat, Status};

use crate::error::CliError;
use crate::keyboard::read_line;
use crate::page;
use crate::play::command::{self, Command};
use crate::play::session::{Answer, Awaited, Hints, Session};
use crate::play::show::{self, Line};

/// Plays until the match is over or a person quits.
pub(crate) fn run(session: Session) -> Result<(), CliError> {
    let heard = vec![session.played().n_steps(); session.n_seats()];
    Plain { session, heard, awaited: "" }.run()
}

struct Plain {
    session: Session,
    /// How many steps each seat was told about.
    heard: Vec<usize>,
    /// What the match waited for when the table was last shown.
    awaited: &'static str,
}

/// Whether the match goes on.
enum Next {
    GoesOn,
    Left,
}

impl Plain {
    fn run(mut self) -> Result<(), CliError> {
        page::print_boldly(&self.session.speaker.word("game"));
        page::print(&self.session.commitment());
        page::print(&self.session.speaker.word("type-help"));
        loop {
            let next = match self.session.awaited()? {
                Awaited::Person(seat) => self.ask(seat)?,
                Awaited::Automatic(by) => self.play_for(by)?,
                Awaited::Over(outcome) => {
                    if let Some(seat) = self.session.last_human() {
                        self.tell(seat);
                    }
                    let reader = self.session.reader(self.session.only_human());
                    page::print_lines(&show::outcome(&outcome, &self.session.speaker, reader));
                    self.session.save()?;
                    page::print_lines(&self.session.afterwards());
                    return Ok(());
                }
            };
            if let Next::Left = next {
                self.session.save()?;
                outln!("{}", self.session.farewell());
                return Ok(());
            }
        }
    }

    /// Lets a bot or the house act.
    fn play_for(&mut self, by: Seat) -> Result<Next, CliError> {
        let code = match self.session.thinks(by) {
            Some(thinks) => page::while_waiting(&thinks, || self.session.choose(by))?,
            None => self.session.choose(by)?,
        };
        self.session.play(by, code)?;
        Ok(Next::GoesOn)
    }

    /// Lets a person decide.
    fn ask(&mut self, seat: Seat) -> Result<Next, CliError> {
        self.hand_over_the_keyboard(seat)?;
        self.tell(seat);
        let (played, speaker) = (self.session.played(), &self.session.speaker);
        let (offers, reader) = (played.offers(seat), self.session.reader(Some(seat)));
        outln!();
        page::print_boldly(&speaker.say(&played.prompt(seat), reader));
        page::print_lines(&show::offers(&offers, speaker, reader));
        if self.session.hints == Hints::Always && 1 < offers.len() {
            self.hint(seat, &offers)?;
        }
        loop {
            let Some(line) = read_line()? else { return Ok(Next::Left) };
            let command = command::parse(&line);
            if command == Command::Hint {
                self.hint(seat, &offers)?;
                continue;
            }
            match self.session.answer(seat, &offers, &command)? {
                Answer::Says(lines) => self.print(&lines),
                Answer::Decided => return Ok(Next::GoesOn),
                Answer::Left => return Ok(Next::Left),
            }
        }
    }

    fn hint(&mut self, seat: Seat, offers: &[Offered]) -> Result<(), CliError> {
        let thinks = self.session.speaker.word("hint-thinks");
        let hint = page::while_waiting(&thinks, || self.session.hint(seat, offers))?;
        page::print_lines(&hint.0);
        Ok(())
    }

    /// If another person sat at the keyboard before, clears the screen and waits, so that nobody sees another's hand by
    /// accident.
    fn hand_over_the_keyboard(&mut self, seat: Seat) -> Result<(), CliError> {
        if self.session.sits_down(seat) {
            if io::stdout().is_terminal() {
                out!("\x1b[2J\x1b[3J\x1b[H");
            }
            let name = &self.session.names[seat.idx()];
            page::print(&show::say_word(&self.session.speaker, "hand-over", name));
            read_line()?;
        }
        Ok(())
    }

    /// Tells `seat` what happened since its last decision, and shows the table if others acted or the match waits for
    /// something else.
    fn tell(&mut self, seat: Seat) {
        let played = self.session.played();
        let (from, to) = (self.heard[seat.idx()], played.n_steps());
        let (speaker, reader) = (&self.session.speaker, self.session.reader(Some(seat)));
        outln!();
        for nth in from..to {
            for phrase in played.told(Some(seat), nth) {
                page::print(&speaker.say(&phrase, reader));
            }
        }
        let awaited = match played.status() {
            Status::Waiting { what, .. } => what,
            Status::Over(_) => "over",
        };
        let others_acted = (from..to).any(|nth| played.by(nth) != Some(seat));
        if others_acted || from == to || self.awaited != awaited {
            self.print(&show::table(played, speaker, reader));
        }
        self.heard[seat.idx()] = to;
        self.awaited = awaited;
    }

    /// Prints lines. If a drawing among them is wider than the terminal, prints a notice first.
    fn print(&self, lines: &[Line]) {
        let drawn = lines.iter().filter(|line| matches!(line, Line::Drawn(..)));
        let needed = drawn.map(|line| line.text().chars().count()).max();
        if let (Some(width), Some(needed)) = (page::width(), needed)
            && width < needed
        {
            let numbers = [("width", width as i64), ("needed", needed as i64)];
            page::print(&show::say(&self.session.speaker, "narrow", &numbers));
        }
        page::print_lines(lines);
    }
}
