//! The menu on the full screen: the last match, the games, and the form of a new match.

use std::sync::Arc;

use crossterm::event::{KeyCode, KeyModifiers};
use engine::AnyGame;
use i18n::Speaker;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line as Row, Text};
use ratatui::widgets::Paragraph;

use crate::error::CliError;
use crate::play::show;
use crate::screen::layout::keys_row;
use crate::screen::look::Look;
use crate::screen::menu_form::{Field, Form};
use crate::screen::terminal::{self, FullScreen, Input};

/// A game with a speaker of its texts.
pub(crate) struct Listed {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) speaker: Speaker,
}

/// What a person chose.
pub(crate) enum Chosen {
    /// Resume the match that was played last.
    LastMatch,
    Match {
        game: &'static dyn AnyGame,
        form: Form,
    },
}

/// The menu: the list of games, or the form of one of them.
pub(crate) struct Menu {
    look: Look,
    speaker: Arc<Speaker>,
    games: Vec<Listed>,
    /// The name of the game of the last match, if that match can be resumed.
    left: Option<String>,
    selected: usize,
    form: Option<(usize, Form, usize)>,
}

/// The effect of a key.
pub(crate) enum Pressed {
    Stays,
    Leaves,
    Chooses(Chosen),
}

/// Lets a person choose; `None` if the person quits.
pub(crate) fn choose(mut menu: Menu) -> Result<Option<Chosen>, CliError> {
    let mut screen = FullScreen::open()?;
    loop {
        screen.draw(|frame| menu.draw(frame))?;
        let Input::Key(key) = terminal::next_input()? else { continue };
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                return Ok(None);
            }
            continue;
        }
        match menu.press(key.code) {
            Pressed::Stays => {}
            Pressed::Leaves => return Ok(None),
            Pressed::Chooses(chosen) => return Ok(Some(chosen)),
        }
    }
}

impl Menu {
    pub(crate) fn new(
        look: Look,
        speaker: Speaker,
        games: Vec<Listed>,
        left: Option<String>,
    ) -> Self {
        Self { look, speaker: Arc::new(speaker), games, left, selected: 0, form: None }
    }

    pub(crate) fn press(&mut self, code: KeyCode) -> Pressed {
        match self.form.take() {
            Some((game, form, field)) => self.press_on_form(code, game, form, field),
            None => self.press_on_list(code),
        }
    }

    fn press_on_list(&mut self, code: KeyCode) -> Pressed {
        let n_left = usize::from(self.left.is_some());
        let last = self.games.len() + n_left - 1;
        #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
        match code {
            KeyCode::Up => self.selected = self.selected.saturating_sub(1),
            KeyCode::Down => self.selected = (self.selected + 1).min(last),
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = last,
            KeyCode::Char('q') | KeyCode::Esc => return Pressed::Leaves,
            KeyCode::Char('0') if 0 < n_left => return Pressed::Chooses(Chosen::LastMatch),
            KeyCode::Char(digit @ '1'..='9') => {
                let nth = digit as usize - '1' as usize;
                if nth < self.games.len() {
                    self.open_form(nth);
                }
            }
            KeyCode::Enter | KeyCode::Right => match self.selected.checked_sub(n_left) {
                None => return Pressed::Chooses(Chosen::LastMatch),
                Some(nth) => self.open_form(nth),
            },
            _ => {}
        }
        Pressed::Stays
    }

    fn open_form(&mut self, nth: usize) {
        self.selected = nth + usize::from(self.left.is_some());
        self.form = Some((nth, Form::new(self.games[nth].game), 0));
    }

    fn press_on_form(
        &mut self,
        code: KeyCode,
        game: usize,
        mut form: Form,
        mut field: usize,
    ) -> Pressed {
        let fields = form.fields();
        #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
        match code {
            KeyCode::Up => field = field.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => field = (field + 1).min(fields.len() - 1),
            KeyCode::Left => form.change(fields[field], -1),
            KeyCode::Right | KeyCode::Char(' ') => form.change(fields[field], 1),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('q') => return Pressed::Stays,
            KeyCode::Enter => {
                return Pressed::Chooses(Chosen::Match { game: self.games[game].game, form });
            }
            _ => {}
        }
        let field = field.min(form.fields().len() - 1);
        self.form = Some((game, form, field));
        Pressed::Stays
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let all = frame.area();
        let width = usize::from(all.width.saturating_sub(4).min(96));
        let (rows, selected, keys) = match &self.form {
            None => (self.list(width), self.selected, "keys-menu"),
            Some((game, form, field)) => {
                (self.form_rows(*game, form, *field, width), *field, "keys-form")
            }
        };
        let inner = Rect {
            x: all.width.saturating_sub(width as u16) / 2,
            y: 1.min(all.height),
            width: width as u16,
            height: all.height.saturating_sub(3),
        };
        let height = usize::from(inner.height);
        // Scroll so that the selected part is visible.
        let end = rows.iter().rposition(|(of, _)| *of == Some(selected)).map_or(0, |it| it + 1);
        let first = end.saturating_sub(height);
        let rows: Vec<Row<'static>> =
            rows.into_iter().map(|(_, it)| it).skip(first).take(height).collect();
        frame.render_widget(Paragraph::new(Text::from(rows)), inner);
        let foot = Rect { y: all.height.saturating_sub(1), height: all.height.min(1), ..all };
        let keys = keys_row(&self.speaker.word(keys), usize::from(foot.width), self.look);
        frame.render_widget(keys, foot);
    }

    fn heading(&self, text: &str, width: usize) -> Vec<(Option<usize>, Row<'static>)> {
        let heading = self.look.cut(text, self.look.strong(), width);
        vec![(None, heading), (None, Row::default())]
    }

    fn list(&self, width: usize) -> Vec<(Option<usize>, Row<'static>)> {
        let look = self.look;
        let mut rows = self.heading(&self.speaker.word("menu-title"), width);
        let style = |at: usize| if at == self.selected { look.selected() } else { look.strong() };
        let sign = |at: usize| if at == self.selected { '▸' } else { ' ' };
        if let Some(left) = &self.left {
            let text = show::say_word(&self.speaker, "menu-go-on", left);
            rows.push((Some(0), look.cut(&format!("{}0  {text} ", sign(0)), style(0), width)));
            rows.push((None, Row::default()));
        }
        for (nth, listed) in self.games.iter().enumerate() {
            let at = nth + usize::from(self.left.is_some());
            let name = listed.speaker.word("game");
            let (least, most) = listed.game.seats();
            let seats = [("least", i64::from(least)), ("most", i64::from(most))];
            let seats = show::say(&self.speaker, "menu-for", &seats);
            let head = format!("{}{}  {name} ", sign(at), nth + 1);
            let mut head = look.cut(&head, style(at), width);
            head.push_span(ratatui::text::Span::styled(format!(" {seats}"), look.dim()));
            rows.push((Some(at), head));
            let about = listed.speaker.attribute("game", "about").unwrap_or_default();
            let about = look.paragraph(&about, Style::new(), 4, width);
            rows.extend(about.into_iter().map(|it| (Some(at), it)));
            rows.push((None, Row::default()));
        }
        rows
    }

    fn form_rows(
        &self,
        game: usize,
        form: &Form,
        selected: usize,
        width: usize,
    ) -> Vec<(Option<usize>, Row<'static>)> {
        let look = self.look;
        let own = &self.games[game].speaker;
        let mut rows = self.heading(&own.word("game"), width);
        let about = own.attribute("game", "about").unwrap_or_default();
        let about = look.paragraph(&about, look.dim(), 0, width);
        rows.extend(about.into_iter().map(|it| (None, it)));
        rows.push((None, Row::default()));
        let fields = form.fields();
        let said: Vec<_> = fields
            .iter()
            .map(|field| match field {
                Field::Option(_) => form.said(*field, own),
                Field::Begin | Field::Seats | Field::People | Field::Level => {
                    form.said(*field, &self.speaker)
                }
            })
            .collect();
        let widest = said.iter().map(|(name, ..)| name.chars().count()).max().unwrap_or(0);
        for (at, (name, value, help)) in said.into_iter().enumerate() {
            let sign = if at == selected { '▸' } else { ' ' };
            let text = match value.is_empty() {
                true => format!("{sign} {name} "),
                false => format!("{sign} {name:<widest$}  ◂ {value} ▸ "),
            };
            let style = if at == selected { look.selected() } else { Style::new() };
            rows.push((Some(at), look.cut(&text, style, width)));
            if at == selected && !help.is_empty() {
                let help = look.paragraph(&help, look.dim(), 4, width);
                rows.extend(help.into_iter().map(|it| (Some(at), it)));
            }
            if at == 0 {
                rows.push((None, Row::default()));
            }
        }
        rows
    }
}
