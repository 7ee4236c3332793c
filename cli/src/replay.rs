//! `monumenta replay`: a recorded match, step by step.

use std::io::{self, IsTerminal as _, Write as _};

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal;
use engine::{AnyContent, AnyGame, AnyMatch, Record, Seat, Status};
use i18n::{Reader, Speaker};

use crate::args::ReplayArgs;
use crate::error::CliError;
use crate::play::{self, show};
use crate::{files, page};

/// Shows a record from one seat or from beside the table.
pub(crate) fn replay(args: &ReplayArgs) -> Result<(), CliError> {
    let record = files::record(&args.file)?;
    let game = files::game(&record.game)?;
    let (pack, content) = files::content_of(game, &record, args.content.as_deref())?;
    let whole = game
        .verify(content, &record)
        .map_err(|difference| format!("{}: {difference}", args.file.display()))?;
    let show = Showing {
        game,
        content,
        names: show::names(&record.seats),
        seat: seat(args, &record)?,
        speaker: play::speaker(args.lang.get(), &pack)?,
        whole,
        record,
    };
    page::print_boldly(&show::say_word(&show.speaker, "replay-title", show.speaker.word("game")));
    if args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return show.print_all();
    }
    show.step_through()
}

fn seat(args: &ReplayArgs, record: &Record) -> Result<Option<Seat>, CliError> {
    let many = record.seats.len();
    match args.seat {
        None => Ok(None),
        Some(nth) if (1..=many).contains(&usize::from(nth)) => Ok(Some(Seat(nth - 1))),
        Some(nth) => {
            Err(format!("there is no seat {nth}; the record has seats 1 to {many}").into())
        }
    }
}

struct Showing {
    game: &'static dyn AnyGame,
    content: AnyContent,
    record: Record,
    whole: Box<dyn AnyMatch>,
    names: Vec<String>,
    seat: Option<Seat>,
    speaker: Speaker,
}

impl Showing {
    fn print_all(&self) -> Result<(), CliError> {
        show::table(self.at(0)?.as_ref(), self.seat, &self.speaker, &self.names);
        outln!();
        for step in 1..=self.whole.n_steps() {
            self.print_news(step);
        }
        show::table(self.whole.as_ref(), self.seat, &self.speaker, &self.names);
        self.print_outcome();
        Ok(())
    }

    fn step_through(&self) -> Result<(), CliError> {
        let (mut step, last) = (0usize, self.whole.n_steps());
        loop {
            out!("\x1b[2J\x1b[H");
            self.print_step(step)?;
            io::stdout().flush().map_err(|err| err.to_string())?;
            step = match key()? {
                Key::By(steps) => step.saturating_add_signed(steps).min(last),
                Key::First => 0,
                Key::Last => last,
                Key::Quit => return Ok(()),
            };
        }
    }

    /// What to press stands last: a table can be longer than the screen, which then shows its end.
    fn print_step(&self, step: usize) -> Result<(), CliError> {
        if 0 < step {
            self.print_news(step);
        }
        show::table(self.at(step)?.as_ref(), self.seat, &self.speaker, &self.names);
        if step == self.whole.n_steps() {
            self.print_outcome();
        }
        let numbers = [("step", step as i64), ("steps", self.whole.n_steps() as i64)];
        outln!();
        page::print_boldly(&show::say(&self.speaker, "replay-step", &numbers));
        page::print(&self.speaker.word("replay-keys"));
        Ok(())
    }

    fn print_news(&self, step: usize) {
        let reader = Reader { seat: self.seat, names: &self.names };
        for phrase in self.whole.told(self.seat, step - 1) {
            page::print(&format!("{step:>4}  {}", self.speaker.say(&phrase, reader)));
        }
    }

    fn print_outcome(&self) {
        if let Status::Over(outcome) = self.whole.status() {
            let reader = Reader { seat: self.seat, names: &self.names };
            show::outcome(&outcome, &self.speaker, reader);
        }
    }

    fn at(&self, step: usize) -> Result<Box<dyn AnyMatch>, CliError> {
        let replay = self.game.replay(self.content, &self.record, step);
        replay.map_err(|difference| difference.to_string().into())
    }
}

enum Key {
    By(isize),
    First,
    Last,
    Quit,
}

/// Waits for a key that means something.
fn key() -> Result<Key, CliError> {
    let fault = |err: io::Error| CliError(format!("the keyboard cannot be read: {err}"));
    terminal::enable_raw_mode().map_err(fault)?;
    let key = loop {
        let pressed = match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => key,
            Ok(_) => continue,
            Err(err) => break Err(fault(err)),
        };
        let control = pressed.modifiers.contains(KeyModifiers::CONTROL);
        #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
        break Ok(match pressed.code {
            KeyCode::Char('c' | 'd') if control => Key::Quit,
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => Key::By(1),
            KeyCode::Left | KeyCode::Backspace => Key::By(-1),
            KeyCode::Down | KeyCode::PageDown => Key::By(10),
            KeyCode::Up | KeyCode::PageUp => Key::By(-10),
            KeyCode::Home => Key::First,
            KeyCode::End => Key::Last,
            KeyCode::Char('q') | KeyCode::Esc => Key::Quit,
            _ => continue,
        });
    };
    terminal::disable_raw_mode().map_err(fault)?;
    key
}
