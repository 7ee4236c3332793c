//! Plays a match on the full screen.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyModifiers};
use engine::{Offered, Outcome, Seat, Seats, Status};

use crate::args::Speed;
use crate::error::CliError;
use crate::page;
use crate::play::command::{self, Command};
use crate::play::session::{Answer, Awaited, Hints, Session};
use crate::play::show::{self, Line};
use crate::screen::choices::{self, Choices};
use crate::screen::journal::Journal;
use crate::screen::look::{self, Look};
use crate::screen::results;
use crate::screen::table::{Below, Request, TableScreen};
use crate::screen::terminal::{self, FullScreen, Input};

/// While steps are skipped, the screen is drawn at most once in this time.
const MOMENT: Duration = Duration::from_millis(50);

/// Plays until the match is over or a person quits. Then restores the terminal and prints the outcome, or how to
/// resume.
pub(crate) fn play(mut session: Session, speed: Speed) -> Result<(), CliError> {
    let names = session.names.clone();
    session.names = look::marked(&names);
    let table = TableScreen::new(Look::of_environment(), Arc::clone(&session.speaker));
    let screen = FullScreen::open()?;
    let (viewer, drawn_at) = (session.only_human(), Instant::now());
    let mut driver = Driver {
        session,
        table,
        screen,
        speed,
        viewer,
        is_skipping: speed == Speed::Off,
        drawn_at,
    };
    let ended = driver.run();
    let Driver { mut session, screen, .. } = driver;
    drop(screen);
    session.names = names;
    match ended? {
        None => page::print(&session.farewell()),
        Some(outcome) => {
            let reader = session.reader(session.only_human());
            page::print_lines(&show::outcome(&outcome, &session.speaker, reader));
            page::print_lines(&session.afterwards());
        }
    }
    Ok(())
}

struct Driver {
    session: Session,
    table: TableScreen,
    screen: FullScreen,
    speed: Speed,
    /// The seat whose view is shown; `None` is a spectator.
    viewer: Option<Seat>,
    /// Whether steps are shown without a pause until a person decides.
    is_skipping: bool,
    drawn_at: Instant,
}

/// Whether the match goes on after a person was asked.
enum Next {
    GoesOn,
    Left,
}

impl Driver {
    /// Plays the match. Returns its outcome, or `None` if a person quit.
    fn run(&mut self) -> Result<Option<Outcome>, CliError> {
        loop {
            match self.session.awaited()? {
                Awaited::Person(seat) => {
                    if let Next::Left = self.ask(seat)? {
                        self.session.save()?;
                        return Ok(None);
                    }
                }
                Awaited::Automatic(by) => self.follow(by)?,
                Awaited::Over(outcome) => {
                    self.session.save()?;
                    self.show_results(&outcome)?;
                    return Ok(Some(*outcome));
                }
            }
        }
    }

    /// Updates the screen from the match. Returns whether the viewer was told something new.
    fn refresh(&mut self) -> bool {
        let session = &self.session;
        let (played, speaker) = (session.played(), &session.speaker);
        let reader = session.reader(self.viewer);
        let awaited = match played.status() {
            Status::Waiting { seats, .. } => seats,
            Status::Over(_) => Seats::EMPTY,
        };
        self.table.show_match(played, reader, awaited);
        self.table.journal.learn(played, played.n_steps(), speaker, reader)
    }

    fn draw(&mut self) -> Result<(), CliError> {
        let table = &mut self.table;
        self.drawn_at = Instant::now();
        self.screen.draw(|frame| table.draw(frame))
    }

    /// Shows the view of another seat. Empties the journal, which has what the former viewer was told.
    fn look_as(&mut self, viewer: Option<Seat>) {
        if self.viewer != viewer {
            self.viewer = viewer;
            self.table.journal = Journal::default();
        }
    }

    /// Lets a bot or the house make a step, and shows it.
    fn follow(&mut self, by: Seat) -> Result<(), CliError> {
        self.look_as(self.session.only_human());
        let thinks = self.session.thinks(by).unwrap_or_default();
        self.table.below = Below::Watching(thinks);
        if !self.is_skipping || MOMENT < self.drawn_at.elapsed() {
            self.session.save()?;
            self.refresh();
            self.draw()?;
        }
        let code = self.while_drawing(|session| session.choose(by))??;
        self.session.play(by, code)?;
        if self.is_skipping {
            return Ok(());
        }
        self.session.save()?;
        let told = self.refresh();
        self.draw()?;
        if told {
            self.pause()?;
        }
        Ok(())
    }

    /// Shows the last step for a while. Any key that does not scroll skips the rest.
    fn pause(&mut self) -> Result<(), CliError> {
        let pause = self.speed.pause();
        while let Some(input) = terminal::input_within(pause)? {
            self.press_while_watching(input)?;
            self.draw()?;
            if self.is_skipping {
                break;
            }
        }
        Ok(())
    }

    fn press_while_watching(&mut self, input: Input) -> Result<(), CliError> {
        let Input::Key(key) = input else { return Ok(()) };
        match self.table.press(key) {
            Request::Quit => leave_at_once(&self.session.farewell()),
            Request::Help => self.open_help(),
            Request::Other(_) => self.is_skipping = true,
            Request::Nothing
            | Request::Take(_)
            | Request::Line(_)
            | Request::Undo
            | Request::Hint => {}
        }
        Ok(())
    }

    /// Runs `think` on another thread while the screen reacts to keys.
    fn while_drawing<T: Send>(
        &mut self,
        think: impl FnOnce(&mut Session) -> T + Send,
    ) -> Result<T, CliError> {
        let farewell = self.session.farewell();
        let Self { session, table, screen, is_skipping, .. } = self;
        thread::scope(|scope| {
            let task = scope.spawn(|| think(session));
            let mut wait = Duration::from_millis(1);
            while !task.is_finished() {
                let Some(input) = terminal::input_within(wait)? else {
                    wait = (wait * 2).min(Duration::from_millis(50));
                    continue;
                };
                if let Input::Key(key) = input {
                    match table.press(key) {
                        Request::Quit => leave_at_once(&farewell),
                        Request::Other(_) => *is_skipping = true,
                        Request::Nothing
                        | Request::Take(_)
                        | Request::Line(_)
                        | Request::Undo
                        | Request::Hint
                        | Request::Help => {}
                    }
                }
                screen.draw(|frame| table.draw(frame))?;
            }
            task.join().map_err(|_| "a bot stopped working".into())
        })
    }

    /// Lets a person decide.
    fn ask(&mut self, seat: Seat) -> Result<Next, CliError> {
        self.is_skipping = self.speed == Speed::Off;
        self.session.save()?;
        if self.session.sits_down(seat) && !self.hand_over(seat)? {
            return Ok(Next::Left);
        }
        self.look_as(Some(seat));
        self.refresh();
        self.table.show_newest();
        let (played, speaker) = (self.session.played(), &self.session.speaker);
        let reader = self.session.reader(Some(seat));
        let prompt = speaker.say(&played.prompt(seat), reader);
        let offers = choices::merged(played.offers(seat), speaker, reader);
        let choices = Choices::new(&offers);
        let offers: Vec<Offered> = offers.into_iter().map(|(offer, _)| offer).collect();
        self.table.words = words(&self.session, &offers);
        self.table.below = Below::Deciding { prompt, choices };
        if self.session.hints == Hints::Always && 1 < offers.len() {
            self.hint(seat, &offers)?;
        }
        loop {
            self.draw()?;
            let Input::Key(key) = terminal::next_input()? else { continue };
            let typed;
            let command = match self.table.press(key) {
                Request::Nothing | Request::Other(_) => continue,
                Request::Quit => return Ok(Next::Left),
                Request::Help => Command::Help,
                Request::Take(at) => Command::Offer(at + 1),
                Request::Undo => Command::Undo,
                Request::Hint => Command::Hint,
                Request::Line(line) => {
                    typed = line;
                    command::parse(&typed)
                }
            };
            if command == Command::Hint {
                self.hint(seat, &offers)?;
                continue;
            }
            if command == Command::Help {
                self.open_help();
                continue;
            }
            if command == Command::Points {
                self.table.open_points();
                continue;
            }
            match self.session.answer(seat, &offers, &command)? {
                Answer::Decided => return Ok(Next::GoesOn),
                Answer::Left => return Ok(Next::Left),
                Answer::Says(lines) if lines.is_empty() => {}
                Answer::Says(lines) => {
                    let title = command::title(&self.session.speaker, &command);
                    self.table.open_popup(title, lines);
                }
            }
        }
    }

    /// Shows what a master would do, and selects its first choice.
    fn hint(&mut self, seat: Seat, offers: &[Offered]) -> Result<(), CliError> {
        let thinks = self.session.speaker.word("hint-thinks");
        let deciding = std::mem::replace(&mut self.table.below, Below::Watching(thinks));
        self.draw()?;
        let hint = self.while_drawing(|session| session.hint(seat, offers))?;
        self.is_skipping = self.speed == Speed::Off;
        self.table.below = deciding;
        let (lines, best) = hint?;
        let at = offers.iter().position(|offer| Some(offer.code) == best);
        if let (Some(at), Below::Deciding { choices, .. }) = (at, &mut self.table.below) {
            choices.select(at);
        }
        let title = command::title(&self.session.speaker, &Command::Hint);
        self.table.open_popup(title, lines);
        Ok(())
    }

    fn open_help(&mut self) {
        let speaker = &self.session.speaker;
        let mut lines = Line::words(&speaker.word("help-keys"));
        lines.push(Line::Words(String::new()));
        lines.extend(Line::words(&speaker.word("help-commands")));
        lines.extend(Line::words(&speaker.word("help")));
        lines.push(Line::Words(String::new()));
        lines.push(Line::Words(self.session.commitment()));
        self.table.open_popup(command::title(speaker, &Command::Help), lines);
    }

    /// Asks for the next person at a shared keyboard, so that nobody sees another's hand by accident. Returns `false`
    /// if the person quits.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, CliError> {
        let name = &self.session.names[seat.idx()];
        let text = show::say_word(&self.session.speaker, "hand-over", name);
        let look = self.table.look;
        loop {
            self.screen.draw(|frame| {
                let area = frame.area();
                let rows = look.wrapped(&text, look.strong(), usize::from(area.width));
                frame.render_widget(ratatui::widgets::Paragraph::new(rows), area);
            })?;
            let Input::Key(key) = terminal::next_input()? else { continue };
            let control = key.modifiers.contains(KeyModifiers::CONTROL);
            #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has many keys")]
            match key.code {
                KeyCode::Char('c' | 'd') if control => return Ok(false),
                KeyCode::Enter => return Ok(true),
                _ => {}
            }
        }
    }

    /// Shows the results until the person closes them.
    fn show_results(&mut self, outcome: &Outcome) -> Result<(), CliError> {
        self.look_as(self.session.only_human());
        self.refresh();
        self.table.show_newest();
        let speaker = Arc::clone(&self.session.speaker);
        let results = {
            let reader = self.session.reader(self.viewer);
            let mut lines = results::lines(outcome, &speaker, reader);
            lines.push(Line::Words(String::new()));
            lines.extend(self.session.afterwards());
            lines
        };
        let lines = results::summary(outcome, &speaker, self.session.reader(self.viewer));
        self.table.below = Below::Reading { lines, keys: "keys-over" };
        self.table.open_popup(speaker.word("results-title"), results.clone());
        loop {
            self.draw()?;
            let Input::Key(key) = terminal::next_input()? else { continue };
            match self.table.press(key) {
                Request::Quit => return Ok(()),
                Request::Help => self.open_help(),
                Request::Other(KeyCode::Enter) => {
                    self.table.open_popup(speaker.word("results-title"), results.clone());
                }
                Request::Nothing
                | Request::Other(_)
                | Request::Take(_)
                | Request::Line(_)
                | Request::Undo
                | Request::Hint => {}
            }
        }
    }
}

/// Exits while a bot thinks. Nothing is lost: the match is stored after every step.
fn leave_at_once(farewell: &str) -> ! {
    let _held = terminal::restore_for_good();
    page::print(farewell);
    std::process::exit(0)
}

/// The completions of the command line: commands, texts of offers, and commands with their arguments.
fn words(session: &Session, offers: &[Offered]) -> Vec<String> {
    let speaker = &session.speaker;
    let first = |id: &'static str| command::name(speaker, id);
    let commands = [
        "command-undo",
        "command-table",
        "command-map",
        "command-offers",
        "command-points",
        "command-hint",
        "command-save",
        "command-help",
        "command-quit",
    ];
    let mut words: Vec<String> = commands.iter().map(|id| first(id)).collect();
    let (why, rules) = (first("command-why"), first("command-rules"));
    for offer in offers {
        words.push(offer.text.clone());
        words.push(format!("{why} {}", offer.text));
    }
    words.push(rules.clone());
    words.extend(session.rule_ids().iter().map(|id| format!("{rules} {id}")));
    words
}
