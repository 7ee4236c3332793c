//! `monumenta replay`: a recorded match, step by step.

use std::sync::Arc;

use engine::{AnyContent, AnyGame, AnyMatch, Record, Seat, Status};
use i18n::{Reader, Speaker};

use crate::args::ReplayArgs;
use crate::error::CliError;
use crate::play::{self, show};
use crate::screen::replay::Replayed;
use crate::screen::{self, terminal};
use crate::{files, page};

/// Shows a record as one seat or a spectator saw it.
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
        speaker: Arc::new(play::speaker(args.lang.get(), &pack)?),
        whole,
        record,
    };
    if terminal::is_possible() && !args.plain {
        return show.step_through();
    }
    page::print_boldly(&show::say_word(&show.speaker, "replay-title", show.speaker.word("game")));
    show.print_all()
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
    speaker: Arc<Speaker>,
}

impl Showing {
    fn print_all(&self) -> Result<(), CliError> {
        let reader = Reader { seat: self.seat, names: &self.names };
        page::print_lines(&show::table(self.at(0)?.as_ref(), &self.speaker, reader));
        outln!();
        for step in 1..=self.whole.n_steps() {
            self.print_news(step);
        }
        page::print_lines(&show::table(self.whole.as_ref(), &self.speaker, reader));
        self.print_outcome();
        Ok(())
    }

    fn step_through(&self) -> Result<(), CliError> {
        screen::replay::step_through(&Replayed {
            whole: self.whole.as_ref(),
            names: &self.names,
            seat: self.seat,
            speaker: Arc::clone(&self.speaker),
            at: &|step| self.at(step),
        })
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
            page::print_lines(&show::outcome(&outcome, &self.speaker, reader));
        }
    }

    fn at(&self, step: usize) -> Result<Box<dyn AnyMatch>, CliError> {
        let replay = self.game.replay(self.content, &self.record, step);
        replay.map_err(|difference| difference.to_string().into())
    }
}
