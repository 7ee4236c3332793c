//! The list of choices, in groups. A choice is found by a filter and taken with the arrow keys or by its number.

use engine::Offered;
use i18n::{Reader, Speaker};
use ratatui::style::Style;
use ratatui::text::Line as Row;

use crate::screen::look::{Cells, Look, row, unmarked};

/// The offers with their labels. Of offers with the same label only the first is kept; offers of one kind come
/// together.
pub(crate) fn merged(
    offers: Vec<Offered>,
    speaker: &Speaker,
    reader: Reader<'_>,
) -> Vec<(Offered, String)> {
    let mut kinds: Vec<Offered> = Vec::new();
    let mut kept: Vec<(usize, Offered, String)> = Vec::new();
    for offer in offers {
        let label = speaker.say(&offer.label, reader);
        if kept.iter().any(|(.., other)| *other == label) {
            continue;
        }
        let at = kinds.iter().position(|it| are_of_a_kind(it, &offer)).unwrap_or_else(|| {
            kinds.push(offer.clone());
            kinds.len() - 1
        });
        kept.push((at, offer, label));
    }
    kept.sort_by_key(|(kind, ..)| *kind);
    kept.into_iter().map(|(_, offer, label)| (offer, label)).collect()
}

/// Whether two offers do the same to different things: their labels are the same message, or their texts begin with the
/// same word.
fn are_of_a_kind(one: &Offered, other: &Offered) -> bool {
    one.label.id == other.label.id || kind_of(&one.text) == kind_of(&other.text)
}

/// The first word of an action's text says what is done.
fn kind_of(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

#[derive(Clone, Debug)]
struct Choice {
    /// The label of the offer.
    label: String,
    /// The text of the action.
    text: String,
    /// The number of its group.
    group: usize,
    /// How many letters all labels of its group begin with in common.
    common: usize,
}

impl Choice {
    fn matches(&self, filter: &str) -> bool {
        let has = format!("{} {}", unmarked(&self.label), self.text).to_lowercase();
        filter.to_lowercase().split_whitespace().all(|word| has.contains(word))
    }
}

/// The list of choices, with the selected one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    all: Vec<Choice>,
    filter: String,
    /// The place in `all` of the selected choice.
    selected: usize,
    /// The digits typed so far.
    digits: String,
}

/// The effect of a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// The number is complete: this choice is taken.
    Takes(usize),
    /// The number selects a choice, but another digit may follow.
    Waits,
}

impl Choices {
    pub(crate) fn new(offers: &[(Offered, String)]) -> Self {
        let mut all: Vec<Choice> = Vec::new();
        for (nth_group, group) in
            offers.chunk_by(|one, other| are_of_a_kind(&one.0, &other.0)).enumerate()
        {
            let labels: Vec<String> = group.iter().map(|(_, label)| unmarked(label)).collect();
            let common = common_words(&labels);
            let nth = |(at, (offer, label)): (usize, &(Offered, String))| Choice {
                label: label.clone(),
                text: offer.text.clone(),
                group: nth_group,
                common: if at == 0 { 0 } else { common },
            };
            all.extend(group.iter().enumerate().map(nth));
        }
        Self { all, ..Self::default() }
    }

    /// The places in `all` of the choices that the filter lets through.
    fn shown(&self) -> Vec<usize> {
        let fits = |at: &usize| self.all[*at].matches(&self.filter);
        (0..self.all.len()).filter(fits).collect()
    }

    /// The place of the selected choice among all; `None` if the filter hides it.
    pub(crate) fn selected(&self) -> Option<usize> {
        self.shown().contains(&self.selected).then_some(self.selected)
    }

    pub(crate) fn filter(&self) -> &str {
        &self.filter
    }

    /// Shows only choices with all words of `filter`.
    pub(crate) fn set_filter(&mut self, filter: String) {
        self.filter = filter;
        let shown = self.shown();
        if !shown.contains(&self.selected) {
            self.selected = shown.first().copied().unwrap_or(0);
        }
    }

    /// Moves the selection by `by` of the shown choices.
    pub(crate) fn go(&mut self, by: isize) {
        self.digits.clear();
        let shown = self.shown();
        let at = shown.iter().position(|it| *it == self.selected).unwrap_or(0);
        let last = shown.len().saturating_sub(1);
        self.selected = shown.get(at.saturating_add_signed(by).min(last)).copied().unwrap_or(0);
    }

    /// Selects the first choice of the next group; backwards, the first of this group, or of the one before if it is
    /// selected already.
    pub(crate) fn go_by_group(&mut self, forwards: bool) {
        self.digits.clear();
        let shown = self.shown();
        let kind = |at: usize| self.all[at].group;
        let begins = |at: usize| shown[..at].last().is_none_or(|it| kind(*it) != kind(shown[at]));
        let mut starts = (0..shown.len()).filter(|at| begins(*at)).map(|at| shown[at]);
        let next = match forwards {
            true => starts.find(|start| self.selected < *start),
            false => starts.take_while(|start| *start < self.selected).last(),
        };
        self.selected = next.unwrap_or(self.selected);
    }

    /// Clears the filter and selects the choice at that place.
    pub(crate) fn select(&mut self, at: usize) {
        self.filter.clear();
        self.digits.clear();
        self.selected = at.min(self.all.len().saturating_sub(1));
    }

    /// Selects the choice that ends the turn. Returns whether there is one.
    pub(crate) fn select_end(&mut self) -> bool {
        let ends = |choice: &Choice| matches!(kind_of(&choice.text), "end" | "pass" | "done");
        let at = self.all.iter().position(ends);
        at.inspect(|at| self.select(*at)).is_some()
    }

    /// Adds a digit to the number that is typed; `None` if no choice has such a number.
    pub(crate) fn digit(&mut self, digit: char) -> Option<Typed> {
        let number_of = |digits: &str| digits.parse::<usize>().ok();
        let is_there = |number: &usize| (1..=self.all.len()).contains(number);
        self.digits.push(digit);
        let number = number_of(&self.digits).filter(is_there).or_else(|| {
            // A digit that does not continue the number begins a new one.
            self.digits = digit.to_string();
            number_of(&self.digits).filter(is_there)
        });
        let Some(number) = number else {
            self.digits.clear();
            return None;
        };
        let digits = self.digits.clone();
        self.select(number - 1);
        if self.all.len() < number * 10 {
            return Some(Typed::Takes(number - 1));
        }
        self.digits = digits;
        Some(Typed::Waits)
    }

    /// The list in at most `height` rows around the selected choice, which is wrapped, not cut.
    pub(crate) fn rows(&self, look: Look, width: usize, height: usize) -> Vec<Row<'static>> {
        let shown = self.shown();
        let digits = self.all.len().to_string().len();
        let mut rows: Vec<(usize, Row<'static>)> = Vec::new();
        for at in &shown {
            let number = format!("{:>digits$} ", at + 1);
            let choice = &self.all[*at];
            if *at == self.selected {
                let text = format!("▸{number}{}", choice.label);
                let wrapped = look.hanging(&text, Style::new(), digits + 2, width.max(12));
                let wrapped = wrapped.into_iter().take(3);
                rows.extend(wrapped.map(|it| (*at, it.patch_style(look.selected()))));
            } else {
                let mut cells = look.cells(&format!(" {number}"), look.dim());
                cells.extend(self.label(choice, look));
                let is_cut = width < cells.len();
                cells.truncate(width);
                if let Some(last) = cells.last_mut().filter(|_| is_cut) {
                    last.0 = '…';
                }
                rows.push((*at, row(cells)));
            }
        }
        let rows = self.with_gaps(rows, height);
        let first_of = rows.iter().position(|(at, _)| *at == Some(self.selected)).unwrap_or(0);
        let last_of = rows.iter().rposition(|(at, _)| *at == Some(self.selected)).unwrap_or(0);
        let middle = first_of.saturating_sub(height / 2);
        let first = middle.max((last_of + 1).saturating_sub(height));
        let first = first.min(rows.len().saturating_sub(height));
        rows.into_iter().skip(first).take(height).map(|(_, it)| it).collect()
    }

    /// Adds blank rows between groups if there is room for all of them.
    fn with_gaps(
        &self,
        rows: Vec<(usize, Row<'static>)>,
        height: usize,
    ) -> Vec<(Option<usize>, Row<'static>)> {
        let kind = |at: usize| self.all[at].group;
        let differ = |one: usize, other: usize| kind(one) != kind(other);
        let n_gaps = rows.windows(2).filter(|it| differ(it[0].0, it[1].0)).count();
        let mut spaced: Vec<(Option<usize>, Row<'static>)> = Vec::new();
        for (at, it) in rows {
            let before = spaced.last().and_then(|(before, _)| *before);
            let has_gap = n_gaps < 8 && before.is_some_and(|before| differ(before, at));
            if has_gap && self.all.len() + n_gaps + 2 <= height {
                spaced.push((None, Row::default()));
            }
            spaced.push((Some(at), it));
        }
        spaced
    }

    /// The label of a choice, with the words that its group has in common dimmed.
    fn label(&self, choice: &Choice, look: Look) -> Cells {
        let mut cells = look.cells(&choice.label, Style::new());
        for cell in cells.iter_mut().take(choice.common) {
            cell.1 = look.dim();
        }
        cells
    }

    /// How many rows the list takes at most.
    pub(crate) fn n_rows(&self) -> usize {
        self.shown().len() + 2
    }
}

/// How many letters all labels begin with in common, up to the end of a word.
fn common_words(labels: &[String]) -> usize {
    let [first, others @ ..] = labels else { return 0 };
    let agrees = |other: &String| {
        first.chars().zip(other.chars()).take_while(|(one, other)| one == other).count()
    };
    let common = others.iter().map(agrees).min().unwrap_or(0);
    let head: String = first.chars().take(common).collect();
    head.rfind(' ').map_or(0, |end| head[..=end].chars().count())
}

#[cfg(test)]
mod tests {
    use engine::Phrase;
    use serde_json::Value;

    use super::*;

    fn offer(code: u32, text: &str) -> Offered {
        let id = if kind_of(text) == "buy" { "menu-go-on" } else { "saved" };
        let label = Phrase::new(id).with("word", text.to_owned());
        Offered { code, text: text.to_owned(), action: Value::Null, label, facts: None }
    }

    fn choices(texts: &[&str]) -> Choices {
        let offers: Vec<_> = texts.iter().map(|it| (offer(0, it), it.to_uppercase())).collect();
        Choices::new(&offers)
    }

    fn shown(choices: &Choices, height: usize) -> Vec<String> {
        let rows = choices.rows(Look { has_colours: false }, 20, height);
        rows.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn choices_that_read_the_same_are_one_and_kinds_stand_together() {
        let speaker = crate::play::speaker(i18n::Language::REFERENCE, &engine::Pack::default());
        let reader = Reader { seat: None, names: &[] };
        let mut offers = vec![offer(1, "buy 1"), offer(2, "go b3"), offer(3, "buy 2")];
        offers.push(Offered { text: "buy 3".to_owned(), ..offer(4, "buy 1") });
        let merged = merged(offers, &speaker.unwrap(), reader);
        let codes: Vec<u32> = merged.iter().map(|(offer, _)| offer.code).collect();
        assert_eq!(codes, [1, 3, 2]);
    }

    #[test]
    fn a_number_is_taken_as_soon_as_it_is_clear() {
        let mut few = choices(&["a", "b", "c"]);
        assert_eq!(
            (few.digit('2'), few.digit('9'), few.digit('0')),
            (Some(Typed::Takes(1)), None, None)
        );
        let many: Vec<String> = (1..=23).map(|nth| format!("go {nth}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let mut many = choices(&many);
        assert_eq!(many.digit('2'), Some(Typed::Waits), "20 to 23 begin like 2");
        assert_eq!(many.selected(), Some(1));
        assert_eq!(many.digit('3'), Some(Typed::Takes(22)));
        assert_eq!(many.digit('7'), Some(Typed::Takes(6)));
        assert_eq!(many.digit('1'), Some(Typed::Waits));
        many.go(1);
        assert_eq!(many.digit('2'), Some(Typed::Waits), "the arrow began another number");
    }

    #[test]
    fn typing_narrows_the_list_and_the_arrows_stay_in_it() {
        let mut list = choices(&["buy fort", "buy mine", "go b3", "end"]);
        list.set_filter("BUY m".to_owned());
        assert_eq!(list.selected(), Some(1));
        list.go(1);
        assert_eq!(list.selected(), Some(1), "it is the only one that is shown");
        list.set_filter("nowhere".to_owned());
        assert_eq!(list.selected(), None);
        list.set_filter(String::new());
        list.go_by_group(true);
        assert_eq!(list.selected(), Some(2));
        list.go_by_group(false);
        assert_eq!(list.selected(), Some(0));
        assert!(list.select_end() && list.selected() == Some(3));
        assert!(!choices(&["go b3"]).select_end());
    }

    #[test]
    fn the_selected_choice_is_in_sight_and_whole() {
        let long = "go to a place that has a long name";
        let mut list = choices(&["a", "b", "c", long, "d"]);
        list.select(3);
        let rows = shown(&list, 4);
        assert!(rows.len() == 4 && rows.concat().ends_with("A LONG   NAME"), "{rows:?}");
        assert!(rows.iter().all(|it| it.chars().count() <= 20), "{rows:?}");
        list.select(0);
        assert!(shown(&list, 9).concat().contains('…'), "others are cut");
    }

    #[test]
    fn groups_are_apart_where_there_is_room() {
        let list = choices(&["buy 1", "buy 2", "end"]);
        assert_eq!(shown(&list, 9), ["▸1 BUY 1", " 2 BUY 2", "", " 3 END"]);
        assert_eq!(shown(&list, 3), ["▸1 BUY 1", " 2 BUY 2", " 3 END"]);
    }
}
