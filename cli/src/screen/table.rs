//! The screen of a match: what it shows, and what a key means. It holds no terminal and no match, so tests can drive
//! it.

use std::sync::Arc;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use engine::{AnyMatch, Outcome, Seat, Seats, Standing, Status};
use i18n::{Reader, Speaker};

use crate::play::command;
use crate::play::show::{self, Line};
use crate::screen::board::Board;
use crate::screen::choices::{Choices, Typed};
use crate::screen::command_line::{CommandLine, Edited};
use crate::screen::journal::{self, Journal};
use crate::screen::look::Look;
use crate::screen::pane::{Popup, Scroll};
use crate::screen::results;

/// A part of the screen that can be scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pane {
    Board,
    Table,
    Journal,
}

/// A row of the list of players.
#[derive(Clone, Debug)]
pub(crate) struct PlayerRow {
    pub(crate) name: String,
    /// The points if the match were counted now, without those that would be lost.
    pub(crate) points: Option<i32>,
    /// The points that would be lost, for example for things that are still unfinished; 0 once the match is over.
    pub(crate) lost: i32,
    /// Whether the row is marked: the match waits for this player, or in a replay, the player made the step.
    pub(crate) is_marked: bool,
}

/// What is below the table.
#[derive(Clone, Debug)]
pub(crate) enum Below {
    /// A person decides.
    Deciding { prompt: String, choices: Choices },
    /// Others act or a bot thinks. The sentence says which.
    Watching(String),
    /// The match is over, or is a replay.
    Reading { lines: Vec<Line>, keys: &'static str },
}

/// What the person is typing.
#[derive(Clone, Debug)]
pub(super) enum Typing {
    /// The filter of the choices.
    Filter,
    Command(CommandLine),
}

/// What the driver has to do after a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// Only to draw the screen again.
    Nothing,
    /// To take the choice at this place.
    Take(usize),
    /// To carry out the line that was typed.
    Line(String),
    Undo,
    Hint,
    Help,
    Quit,
    /// To handle a key that means nothing to the screen.
    Other(KeyCode),
}

/// The screen of a match.
pub(crate) struct TableScreen {
    pub(super) look: Look,
    pub(super) speaker: Arc<Speaker>,
    /// The seat whose view is shown; `None` is a spectator.
    pub(super) viewer: Option<Seat>,
    pub(crate) board: Board,
    pub(crate) players: Vec<PlayerRow>,
    /// Whether the points of the players are final.
    pub(super) is_over: bool,
    /// Places and points if the match were counted now.
    standings: Option<Outcome>,
    /// The names of the players.
    names: Vec<String>,
    pub(crate) journal: Journal,
    pub(crate) below: Below,
    pub(crate) popup: Option<Popup>,
    /// The completions of the command line.
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
            viewer: None,
            board: Board::default(),
            players: Vec::new(),
            is_over: false,
            standings: None,
            names: Vec::new(),
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

    /// Shows the table and the players of a match as the reader sees them, and marks some seats.
    pub(crate) fn show_match(&mut self, played: &dyn AnyMatch, reader: Reader<'_>, marked: Seats) {
        self.viewer = reader.seat;
        self.board = Board::new(show::sketch_and_drawing(played, &self.speaker, reader));
        let standings = played.standings();
        self.is_over = matches!(played.status(), Status::Over(_));
        let player = |seat: usize| {
            let seat = Seat(seat as u8);
            let standing = standings.as_ref().map(|it| &it.0[seat]);
            let lost = standing.filter(|_| !self.is_over).map_or(0, Standing::lost);
            PlayerRow {
                name: journal::player(&self.speaker, seat, reader),
                points: standing.map(|it| it.points + lost),
                lost,
                is_marked: marked.contains(seat),
            }
        };
        self.players = (0..reader.names.len()).map(player).collect();
        // A solo player is compared with the house, whose score is the second of that seat.
        let alone = standings.as_ref().filter(|it| it.0.n_seats() == 1);
        let scores = alone.into_iter().flat_map(|it| it.0.values()).flat_map(|it| &it.scores);
        let house = scores.skip(1).map(|score| PlayerRow {
            name: show::house(&self.speaker, score),
            points: Some(score.points()),
            lost: 0,
            is_marked: false,
        });
        self.players.extend(house);
        self.names = reader.names.to_vec();
        self.standings = standings;
    }

    /// Opens a window with the points by source: who leads and why; after the end, the results.
    pub(crate) fn open_points(&mut self) {
        let Some(standings) = &self.standings else { return };
        let reader = Reader { seat: self.viewer, names: &self.names };
        let (title, lines) = match self.is_over {
            true => ("results-title", results::lines(standings, &self.speaker, reader)),
            false => ("pane-players", results::now(standings, &self.speaker, reader)),
        };
        self.open_popup(self.speaker.word(title), lines);
    }

    /// Opens a window over the table.
    pub(crate) fn open_popup(&mut self, title: String, lines: Vec<Line>) {
        self.popup = Some(Popup::new(title, lines));
    }

    /// Scrolls the journal to its end.
    pub(crate) fn show_newest(&mut self) {
        self.scrolls[Pane::Journal as usize] = Scroll::End;
    }

    /// The panes of this table.
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

    /// Handles a key, and returns what is left to the driver.
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
            Some(Typing::Command(line)) => self.press_on_line(line, key),
            typing if control => {
                self.typing = typing;
                Request::Nothing
            }
            Some(Typing::Filter) => self.press_in_filter(key.code),
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
            KeyCode::Char('p') => self.open_points(),
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
                let why = command::name(&self.speaker, "command-why") + " ";
                self.typing = Some(Typing::Command(CommandLine::new(&why)));
            }
            KeyCode::Char('u') => return Request::Undo,
            KeyCode::Char('h') => return Request::Hint,
            code => return Request::Other(code),
        }
        Request::Nothing
    }
}

/// Handles a key of the list of choices; `None` if the list has no such key.
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
