//! The layout of a match's screen, and how its parts are drawn.

use std::ops::RangeInclusive;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line as Row, Text};
use ratatui::widgets::Paragraph;

use crate::screen::journal::Unfold;
use crate::screen::look::{Cells, Look, cut_cells, row};
use crate::screen::pane;
use crate::screen::table::{Below, Pane, PlayerRow, TableScreen, Typing};

/// The smallest width with two columns.
const TWO_COLUMNS: u16 = 104;
/// The smallest width with three columns, if the table has drawings.
const THREE_COLUMNS: u16 = 165;
/// The smallest height of a longer list of choices, with its title.
const LEAST_BELOW: u16 = 7;
/// The smallest height of a short list of choices, with its title and a selected choice of several rows.
const LEAST_CHOICES: u16 = 5;
/// The rows of words below a board in two columns, where there are many choices.
const WORDS_BELOW_BOARD: u16 = 11;
/// The smallest height of a pane of words.
const LEAST_WORDS: u16 = 5;

/// The areas of the parts.
struct Places {
    panes: Vec<(Pane, Rect)>,
    players: Rect,
    /// What others did since the reader's last turn, where the journal is not in sight.
    news: (Rect, Vec<Row<'static>>),
    below: Rect,
}

impl TableScreen {
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let all = frame.area();
        if all.width < 40 || all.height < 12 {
            let text = self.look.wrapped(
                &self.speaker.word("too-small"),
                Style::new(),
                usize::from(all.width),
            );
            return frame.render_widget(Paragraph::new(Text::from(text)), all);
        }
        let n_typed = self.n_typed(usize::from(all.width));
        let rows = [
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(n_typed),
            Constraint::Length(1),
        ];
        let [head, body, typed, foot] = Layout::vertical(rows).areas(all);
        self.draw_head(frame, head);
        let places = self.places(body);
        for (pane, area) in &places.panes {
            self.draw_pane(frame, *pane, *area);
        }
        self.draw_players(frame, places.players);
        let (area, rows) = places.news;
        frame.render_widget(Paragraph::new(Text::from(rows)), area);
        self.draw_below(frame, places.below, places.panes.len() == 1);
        self.draw_typed(frame, typed);
        let keys = self.speaker.word(self.keys());
        frame.render_widget(keys_row(&keys, usize::from(foot.width), self.look), foot);
        let look = self.look;
        if let Some(popup) = &mut self.popup {
            popup.draw(frame, look);
        }
    }

    /// The id of the message that explains the keys.
    fn keys(&self) -> &'static str {
        match (&self.popup, &self.typing, &self.below) {
            (Some(_), ..) => "keys-popup",
            (_, Some(Typing::Filter), _) => "keys-filter",
            (_, Some(Typing::Command(_)), _) => "keys-command",
            (.., Below::Deciding { .. }) => "keys-deciding",
            (.., Below::Watching(_)) => "keys-watching",
            (.., Below::Reading { keys, .. }) => keys,
        }
    }

    fn places(&self, body: Rect) -> Places {
        if body.width < TWO_COLUMNS || body.height < 18 {
            return self.one_column(body);
        }
        let right = (body.width * 36 / 100).clamp(38, 60);
        let is_drawn = self.board.is_drawn();
        if THREE_COLUMNS <= body.width && is_drawn {
            let left = (self.board.width() as u16 + 2).max(body.width * 2 / 5);
            let columns =
                [Constraint::Length(left), Constraint::Fill(1), Constraint::Length(right)];
            let [left, middle, right] = Layout::horizontal(columns).spacing(2).areas(body);
            let most = left.height.saturating_sub(LEAST_BELOW + 3);
            let rows = [Constraint::Length(self.n_board(left.width, most)), Constraint::Fill(1)];
            let [above, below] = Layout::vertical(rows).areas(left);
            let (players, journal) = self.players_and_journal(right);
            let panes = vec![(Pane::Board, above), (Pane::Table, middle), (Pane::Journal, journal)];
            return Places { panes, players, news: (Rect::default(), Vec::new()), below };
        }
        let columns = [Constraint::Fill(1), Constraint::Length(right)];
        let [left, right] = Layout::horizontal(columns).spacing(2).areas(body);
        let [above, below] = self.above_and_below(left);
        let (players, journal) = self.players_and_journal(right);
        let mut panes = Vec::new();
        // Few words leave more to the board.
        let n_words = self.n_words(left.width).min(LEAST_WORDS + 4);
        let n_drawn = self.n_board(left.width, above.height.saturating_sub(n_words));
        if !is_drawn {
            panes.push((Pane::Table, above));
        } else if n_drawn + n_words.min(LEAST_WORDS) <= above.height {
            let rows = [Constraint::Length(n_drawn), Constraint::Fill(1)];
            let [drawn, words] = Layout::vertical(rows).areas(above);
            panes.extend([(Pane::Board, drawn), (Pane::Table, words)]);
        } else {
            let pane = if self.focused() == Pane::Table { Pane::Table } else { Pane::Board };
            panes.push((pane, above));
        }
        panes.push((Pane::Journal, journal));
        Places { panes, players, news: (Rect::default(), Vec::new()), below }
    }

    fn one_column(&self, body: Rect) -> Places {
        let pane = self.focused();
        let is_deciding = matches!(self.below, Below::Deciding { .. });
        let most = if is_deciding && pane != Pane::Journal { body.height / 7 } else { 0 };
        let told = self.news(body.width, most);
        let n_news = told.len() as u16;
        let [players, rest] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(body);
        let half = rest.height * 11 / 20;
        let room = rest.height.saturating_sub(n_news);
        // Few choices leave the rest to a long table.
        let most_words = (rest.height * 2 / 3).max(room.saturating_sub(self.n_below(rest.width)));
        let wanted = match pane {
            Pane::Board => self.n_board(rest.width, half),
            Pane::Table => self.n_words(rest.width).clamp(half, most_words),
            Pane::Journal => half,
        };
        let least_below = LEAST_BELOW.min(self.n_below(rest.width));
        let above = wanted.min(room.saturating_sub(least_below));
        // What few choices leave free goes to the words of the table, such as the reader's city.
        let free = room.saturating_sub(above + self.n_below(rest.width));
        let words = if pane == Pane::Board && LEAST_WORDS <= free {
            self.n_words(rest.width).min(free)
        } else {
            0
        };
        // What is told comes between table and choices, so that the table stays where it is while others play.
        let [above, words_at, told_at] = [above, words, n_news].map(Constraint::Length);
        let rows = [above, words_at, told_at, Constraint::Fill(1)];
        let [above, between, news, below] = Layout::vertical(rows).areas(rest);
        let mut panes = vec![(pane, above)];
        if 0 < words {
            panes.push((Pane::Table, between));
        }
        Places { panes, players, news: (news, told), below }
    }

    /// How many rows the words of the table take, with their title.
    fn n_words(&self, width: u16) -> u16 {
        self.board.words(self.look, usize::from(width)).len() as u16 + 1
    }

    /// What others did since the reader's last turn.
    fn news(&self, width: u16, height: u16) -> Vec<Row<'static>> {
        let is_own_turn = matches!(self.below, Below::Deciding { .. });
        let (width, height) = (usize::from(width), usize::from(height));
        self.journal.news(self.viewer, is_own_turn, self.look, width, height)
    }

    /// How many rows the choices take, with the prompt above them, or what is read; all that there are while others play.
    fn n_below(&self, width: u16) -> u16 {
        match &self.below {
            Below::Deciding { choices, .. } => LEAST_CHOICES.max(choices.n_rows() as u16 + 2),
            Below::Reading { lines, .. } => {
                LEAST_BELOW.max(self.look.rows(lines, usize::from(width)).len() as u16 + 2)
            }
            Below::Watching(_) => u16::MAX / 2,
        }
    }

    /// How many rows the board takes: its drawings, and their legends as far as `enough` rows allow.
    fn n_board(&self, width: u16, enough: u16) -> u16 {
        let width = usize::from(width);
        let n_drawn = self.board.n_drawn(width) as u16 + 1;
        let n_rows = self.board.drawn(self.look, width, usize::MAX).len() as u16 + 1;
        n_rows.min(enough).max(n_drawn)
    }

    /// Splits an area into the table above and the choices below. Few choices leave three quarters to the table.
    fn above_and_below(&self, area: Rect) -> [Rect; 2] {
        let drawn = self.board.n_drawn(usize::from(area.width)) as u16 + 1;
        let above = match area.height / 4 {
            few if self.n_below(area.width) <= few => area.height - few,
            _ => (drawn + WORDS_BELOW_BOARD)
                .clamp(area.height / 2, area.height.saturating_sub(LEAST_BELOW + 3)),
        };
        Layout::vertical([Constraint::Length(above), Constraint::Fill(1)]).areas(area)
    }

    fn players_and_journal(&self, area: Rect) -> (Rect, Rect) {
        let n_players = self.players.len() as u16 + 2;
        let rows = [Constraint::Length(n_players), Constraint::Fill(1)];
        let [players, journal] = Layout::vertical(rows).areas(area);
        (players, journal)
    }

    fn draw_head(&self, frame: &mut Frame<'_>, area: Rect) {
        let look = self.look;
        let mut cells = look.cells(&format!(" {} ", self.speaker.word("game")), look.strong());
        cells.extend(look.cells(&format!("· {}", self.board.status), Style::new()));
        let mut cells = cut_cells(cells, usize::from(area.width));
        cells.resize(usize::from(area.width), (' ', Style::new()));
        let head = row(cells).patch_style(look.selected());
        frame.render_widget(head, area);
    }

    fn draw_pane(&mut self, frame: &mut Frame<'_>, pane: Pane, area: Rect) {
        let width = usize::from(area.width);
        let rows = match pane {
            Pane::Board => {
                let height = usize::from(area.height.saturating_sub(1));
                self.board.drawn(self.look, width, height)
            }
            Pane::Table => self.board.words(self.look, width),
            Pane::Journal => self.journal.rows(self.unfold(), self.look, width),
        };
        let n_rows = rows.len();
        let title = self.title(pane);
        let scroll = self.scrolls[pane as usize];
        let height = pane::draw(frame, area, title, rows, scroll, self.look);
        self.seen[pane as usize] = (n_rows, height);
    }

    /// The journal has all details if keys scroll it.
    fn unfold(&self) -> Unfold {
        match &self.below {
            _ if self.focused() == Pane::Journal => Unfold::All,
            Below::Deciding { .. } => Unfold::LastOf(self.viewer),
            Below::Watching(_) | Below::Reading { .. } => Unfold::Last,
        }
    }

    /// The title of a pane, bold if keys scroll it.
    fn title(&self, pane: Pane) -> Row<'static> {
        let name = self.speaker.word(match pane {
            Pane::Board => "pane-board",
            Pane::Table => "pane-table",
            Pane::Journal => "pane-journal",
        });
        match self.focused() == pane {
            true => self.look.cut(&format!("▸{name}"), self.look.strong(), 40),
            false => self.look.cut(&name, Style::new(), 40),
        }
    }

    /// Draws the players one below the other, with bars if there is room; all in one row if the area has only one.
    fn draw_players(&self, frame: &mut Frame<'_>, area: Rect) {
        let look = self.look;
        let most = self.players.iter().filter_map(|it| it.points).max().unwrap_or(0).max(1);
        if area.height == 1 {
            let room = usize::from(area.width) / self.players.len().max(1);
            let all = |most: usize, gap: &str| -> Cells {
                let players = self.players.iter().enumerate();
                let cells = players.flat_map(|(seat, player)| {
                    let mut cells = player_cells(player, seat, 0..=most, look);
                    cells.extend(look.cells(gap, Style::new()));
                    cells
                });
                cells.collect()
            };
            // Where they do not fit, names are cut: beside one stand a mark, three digits and a blank.
            let whole = all(usize::MAX, "  ");
            let fits = whole.len() <= usize::from(area.width) + 2;
            let cells = if fits { whole } else { all(room.saturating_sub(7).max(3), " ") };
            return frame.render_widget(row(cells), area);
        }
        let letters = |it: &PlayerRow| look.cells(&it.name, Style::new()).len();
        let widest = self.players.iter().map(letters).max().unwrap_or(0);
        let rows: Vec<Cells> = (self.players.iter().enumerate())
            .map(|(seat, player)| player_cells(player, seat, widest..=usize::MAX, look))
            .collect();
        let before_bar = rows.iter().map(Vec::len).max().unwrap_or(0);
        let room = usize::from(area.width).saturating_sub(before_bar + 2).min(20);
        let with_bar = |((seat, player), mut cells): ((usize, &PlayerRow), Cells)| {
            cells.resize(before_bar, (' ', Style::new()));
            let points = player.points.unwrap_or(0).clamp(0, most) as usize;
            let bar = "█".repeat(points * room / most as usize);
            cells.extend(look.cells(&format!(" {bar}"), look.seat(seat)));
            row(cells)
        };
        let rows = self.players.iter().enumerate().zip(rows).map(with_bar).collect();
        let title = if self.is_over { "pane-players-over" } else { "pane-players" };
        let title = look.cut(&self.speaker.word(title), Style::new(), 40);
        pane::draw(frame, area, title, rows, pane::Scroll::Top, look);
    }

    fn draw_below(&self, frame: &mut Frame<'_>, area: Rect, is_narrow: bool) {
        let (look, width) = (self.look, usize::from(area.width));
        let height = usize::from(area.height);
        match &self.below {
            Below::Deciding { prompt, choices } => {
                let mut rows = look.wrapped(prompt, look.strong(), width.saturating_sub(10));
                rows.truncate(2);
                let first = rows.remove(0);
                let room = height.saturating_sub(1 + rows.len());
                let mut listed = choices.rows(look, width, room);
                if listed.is_empty() {
                    listed.push(look.cut(&self.speaker.word("filter-none"), look.dim(), width));
                }
                let hidden = choices.n_rows().saturating_sub(2 + listed.len());
                rows.extend(listed);
                pane::draw_choices(frame, area, first, rows, hidden, look);
            }
            Below::Watching(text) => {
                let title = look.cut(text, look.strong(), width);
                // Where the journal is in sight, its turns are summed up.
                let rows = match is_narrow && self.focused() != Pane::Journal {
                    true => self.journal.rows(Unfold::Last, look, width),
                    false => self.news(area.width, area.height.saturating_sub(1)),
                };
                pane::draw(frame, area, title, rows, pane::Scroll::End, look);
            }
            Below::Reading { lines, .. } => {
                let mut rows = look.rows(lines, width);
                let title = if rows.is_empty() { Row::default() } else { rows.remove(0) };
                pane::draw(frame, area, title, rows, pane::Scroll::Top, look);
            }
        }
    }

    fn n_typed(&self, width: usize) -> u16 {
        match &self.typing {
            None => 0,
            Some(Typing::Filter) => 1,
            Some(Typing::Command(line)) => 1 + u16::from(!line.ways.is_empty() && 0 < width),
        }
    }

    fn draw_typed(&self, frame: &mut Frame<'_>, area: Rect) {
        let (look, width) = (self.look, usize::from(area.width));
        let (sign, text, cursor, ways) = match (&self.typing, &self.below) {
            (Some(Typing::Command(line)), _) => (':', line.text(), line.cursor(), &line.ways[..]),
            (Some(Typing::Filter), Below::Deciding { choices, .. }) => {
                let filter = choices.filter().to_owned();
                let cursor = filter.chars().count();
                ('/', filter, cursor, &[][..])
            }
            _ => return,
        };
        let mut rows = Vec::new();
        if !ways.is_empty() {
            rows.push(look.cut(&ways.join(" · "), look.dim(), width));
        }
        rows.push(look.cut(&format!("{sign}{text}"), look.strong(), width));
        let at = Position {
            x: area.x + (cursor as u16 + 1).min(area.width.saturating_sub(1)),
            y: area.y + rows.len() as u16 - 1,
        };
        frame.render_widget(Paragraph::new(Text::from(rows)), area);
        frame.set_cursor_position(at);
    }
}

/// `▶ Zenobia 12 −4`, in the colour of the seat.
/// The mark, the name with so many letters, and the points of a player.
fn player_cells(
    player: &PlayerRow,
    seat: usize,
    letters: RangeInclusive<usize>,
    look: Look,
) -> Cells {
    let mark = if player.is_marked { "▶ " } else { "  " };
    let mut cells = look.cells(mark, look.strong());
    let mut name = cut_cells(look.cells(&player.name, look.seat(seat)), *letters.end());
    name.resize(name.len().max(*letters.start()), (' ', Style::new()));
    cells.extend(name);
    let points = player.points.map_or(String::new(), |points| format!(" {points:>3}"));
    cells.extend(look.cells(&points, look.strong()));
    if player.lost != 0 {
        cells.extend(look.cells(&format!(" −{}", player.lost), look.dim()));
    }
    cells
}

/// As many key hints as fit, from the first on. They are separated by ` · `, and the first word of each is its key.
pub(super) fn keys_row(keys: &str, width: usize, look: Look) -> Row<'static> {
    let mut cells = Cells::new();
    for part in keys.split(" · ") {
        let (key, does) = part.split_once(' ').unwrap_or((part, ""));
        let gap = if cells.is_empty() { " " } else { "  " };
        if width < cells.len() + gap.len() + part.chars().count() {
            break;
        }
        cells.extend(look.cells(gap, Style::new()));
        cells.extend(look.cells(key, look.key()));
        cells.extend(look.cells(&format!(" {does}"), look.dim()));
    }
    row(cells)
}
