//! The screen of a match: what it shows, and what a key means on it. It knows no terminal and no match.

use std::sync::Arc;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use engine::{AnyMatch, Seat, Seats};
use i18n::{Reader, Speaker};

use crate::play::show::{self, Line};
use crate::screen::board::Board;
use crate::screen::choices::{Choices, Typed};
use crate::screen::command_line::{CommandLine, Edited};
use crate::screen::journal::{self, Journal};
use crate::screen::look::Look;
use crate::screen::pane::{Popup, Scroll};

/// A part of the screen that can be scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pane {
    Board,
    Table,
    Journal,
}

/// A player, in the list of all.
#[derive(Clone, Debug)]
pub(crate) struct PlayerRow {
    pub(crate) name: String,
    /// If the match ended now.
    pub(crate) points: Option<i32>,
    /// Whether it is their turn, or was in a replay.
    pub(crate) is_marked: bool,
}

/// What stands below the table.
#[derive(Clone, Debug)]
pub(crate) enum Below {
    /// A person decides.
    Deciding { prompt: String, choices: Choices },
    /// Others act, or a bot thinks.
    Watching(String),
    /// The match is over, or was recorded.
    Reading { lines: Vec<Line>, keys: &'static str },
}

/// What is being typed.
#[derive(Clone, Debug)]
pub(super) enum Typing {
    /// Words that choices must have.
    Filter,
    Command(CommandLine),
}

/// What a key asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// Only the screen changed.
    Nothing,
    /// The choice at this place.
    Take(usize),
    /// A line was typed.
    Line(String),
    Undo,
    Hint,
    Help,
    Quit,
    /// A key that means nothing to the screen itself.
    Other(KeyCode),
}

/// The screen of a match.
pub(crate) struct TableScreen {
    pub(super) look: Look,
    pub(super) speaker: Arc<Speaker>,
    pub(crate) board: Board,
    pub(crate) players: Vec<PlayerRow>,
    pub(crate) journal: Journal,
    pub(crate) below: Below,
    pub(crate) popup: Option<Popup>,
    /// What can be typed on the command line.
    pub(crate) words: Vec<String>,
    history: Vec<String>,
    pub(super) typing: Option<Typing>,
    pub(super) focus: Pane,
    pub(super) scrolls: [Scroll; 3],
    /// How many rows each pane had and how many fitted when it was last drawn.
    pub(super) seen: [(usize, usize); 3],
}

impl TableScreen {
    pub(crate) fn new(look: Look, speaker: Arc<Speaker>) -> Self {
        Self {
            look,
            speaker,
            board: Board::default(),
            players: Vec::new(),
            journal: Journal::default(),
            below: Below::Watching(String::new()),
            popup: None,
            words: Vec::new(),
            history: Vec::new(),
            typing: None,
            focus: Pane::Board,
            scrolls: [Scroll::Top, Scroll::Top, Scroll::End],
            seen: [(0, 0); 3],
        }
    }

    /// Shows the table and the players of a match as the reader sees them, with a mark at some of the seats.
    pub(crate) fn show_match(&mut self, played: &dyn AnyMatch, reader: Reader<'_>, marked: Seats) {
        self.board = Board::new(show::sketch(played, &self.speaker, reader));
        let standings = played.standings();
        let player = |seat: usize| {
            let seat = Seat(seat as u8);
            PlayerRow {
                name: journal::player(&self.speaker, seat, reader),
                points: standings.as_ref().map(|it| it.0[seat].points),
                is_marked: marked.contains(seat),
            }
        };
        self.players = (0..reader.names.len()).map(player).collect();
        // Whoever plays alone is compared with the house, which has a score beside theirs.
        let alone = standings.as_ref().filter(|it| it.0.n_seats() == 1);
        let scores = alone.into_iter().flat_map(|it| it.0.values()).flat_map(|it| &it.scores);
        let house = scores.skip(1).map(|score| PlayerRow {
            name: self.speaker.word(score.name.unwrap_or("the-house")),
            points: Some(score.points()),
            is_marked: false,
        });
        self.players.extend(house);
    }

    /// Something to read over the table.
    pub(crate) fn open_popup(&mut self, title: String, lines: Vec<Line>) {
        self.popup = Some(Popup::new(title, lines));
    }

    /// The end of the journal comes into sight.
    pub(crate) fn show_newest(&mut self) {
        self.scrolls[Pane::Journal as usize] = Scroll::End;
    }

    /// The panes that there are.
    fn panes(&self) -> &'static [Pane] {
        match self.board.is_drawn() {
            true => &[Pane::Board, Pane::Table, Pane::Journal],
            false => &[Pane::Table, Pane::Journal],
        }
    }

    /// The pane that keys scroll.
    pub(super) fn focused(&self) -> Pane {
        let panes = self.panes();
        if panes.contains(&self.focus) { self.focus } else { panes[0] }
    }

    fn focus_next(&mut self, by: usize) {
        let panes = self.panes();
        let at = panes.iter().position(|it| *it == self.focused()).unwrap_or(0);
        self.focus = panes[(at + by) % panes.len()];
    }

    fn scroll(&mut self, pages: isize) {
        let pane = self.focused() as usize;
        let (n_rows, height) = self.seen[pane];
        let by = pages * (height.max(2) as isize - 1);
        self.scrolls[pane] = self.scrolls[pane].moved(by, n_rows, height);
    }

    /// Does what a key says, or tells what it asks for.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Request {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'd')) {
            return Request::Quit;
        }
        if self.popup.is_some() {
            self.press_on_popup(key.code);
            return Request::Nothing;
        }
        match self.typing.take() {
            Some(Typing::Filter) => self.press_in_filter(key.code),
            Some(Typing::Command(line)) => self.press_on_line(line, key),
            None => self.press_freely(key.code),
        }
    }

    fn press_on_popup(&mut self, code: KeyCode) {
        let Some(popup) = &mut self.popup else { return };
        let page = popup.page();
        #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
        match code {
            KeyCode::Up => popup.scroll(-1),
            KeyCode::Down => popup.scroll(1),
            KeyCode::PageUp => popup.scroll(-page),
            KeyCode::PageDown => popup.scroll(page),
            _ => self.popup = None,
        }
    }

    fn press_on_line(&mut self, mut line: CommandLine, key: KeyEvent) -> Request {
        match line.press(key, &self.words, &self.history) {
            Edited::Goes => self.typing = Some(Typing::Command(line)),
            Edited::Cancelled => {}
            Edited::Done(typed) if typed.trim().is_empty() => {}
            Edited::Done(typed) => {
                if self.history.last() != Some(&typed) {
                    self.history.push(typed.clone());
                }
                return Request::Line(typed);
            }
        }
        Request::Nothing
    }

    fn press_in_filter(&mut self, code: KeyCode) -> Request {
        let Below::Deciding { choices, .. } = &mut self.below else { return Request::Nothing };
        let mut filter = choices.filter().to_owned();
        #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
        match code {
            KeyCode::Char(letter) => filter.push(letter),
            KeyCode::Backspace if filter.pop().is_none() => return Request::Nothing,
            KeyCode::Esc => {
                choices.set_filter(String::new());
                return Request::Nothing;
            }
            KeyCode::Enter => {
                let taken = choices.selected();
                choices.set_filter(String::new());
                return taken.map_or(Request::Nothing, Request::Take);
            }
            KeyCode::Up => choices.go(-1),
            KeyCode::Down => choices.go(1),
            _ => {}
        }
        choices.set_filter(filter);
        self.typing = Some(Typing::Filter);
        Request::Nothing
    }

    fn press_freely(&mut self, code: KeyCode) -> Request {
        #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
        match code {
            KeyCode::Tab => self.focus_next(1),
            KeyCode::BackTab => self.focus_next(self.panes().len() - 1),
            KeyCode::PageUp => self.scroll(-1),
            KeyCode::PageDown => self.scroll(1),
            KeyCode::Char('q') => return Request::Quit,
            KeyCode::Char('?') => return Request::Help,
            code => match &mut self.below {
                Below::Deciding { choices, .. } => {
                    return press_on_choices(choices, code)
                        .unwrap_or_else(|| self.press_while_deciding(code));
                }
                Below::Watching(_) | Below::Reading { .. } => return Request::Other(code),
            },
        }
        Request::Nothing
    }

    fn press_while_deciding(&mut self, code: KeyCode) -> Request {
        #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
        match code {
            KeyCode::Char('/') => self.typing = Some(Typing::Filter),
            KeyCode::Char(':') => self.typing = Some(Typing::Command(CommandLine::default())),
            KeyCode::Char('w') => {
                let words = self.speaker.word("command-why");
                let why = words.split(", ").next().unwrap_or_default().to_owned() + " ";
                self.typing = Some(Typing::Command(CommandLine::new(&why)));
            }
            KeyCode::Char('u') => return Request::Undo,
            KeyCode::Char('h') => return Request::Hint,
            code => return Request::Other(code),
        }
        Request::Nothing
    }
}

/// A key of the list; `None` if it is none.
fn press_on_choices(choices: &mut Choices, code: KeyCode) -> Option<Request> {
    #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
    match code {
        KeyCode::Up => choices.go(-1),
        KeyCode::Down => choices.go(1),
        KeyCode::Left => choices.go_by_group(false),
        KeyCode::Right => choices.go_by_group(true),
        KeyCode::Home => choices.go(isize::MIN),
        KeyCode::End => choices.go(isize::MAX),
        KeyCode::Enter => {
            return Some(choices.selected().map_or(Request::Nothing, Request::Take));
        }
        KeyCode::Char(digit) if digit.is_ascii_digit() => {
            if let Some(Typed::Takes(at)) = choices.digit(digit) {
                return Some(Request::Take(at));
            }
        }
        KeyCode::Char('e') => {
            choices.select_end();
        }
        _ => return None,
    }
    Some(Request::Nothing)
}
