//! The screen of real matches, without a terminal.

use std::cmp::Ordering;
use std::sync::Arc;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use engine::{AnyMatch, Opening, Seat, Seats, Seed, Status};
use i18n::{Language, Reader};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::{Color, Modifier};
use serde_json::json;

use crate::play;
use crate::screen::choices::{self, Choices};
use crate::screen::look::{Look, marked};
use crate::screen::menu::{Chosen, Listed, Menu, Pressed};
use crate::screen::results;
use crate::screen::table::{Below, Request, TableScreen};

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];

fn opened(game: &str, seats: u8) -> Box<dyn AnyMatch> {
    let game = catalogue::find(game).unwrap();
    let options = json!({});
    let seed = Seed::of_words("screen");
    game.open(Opening { content: game.standard(), options: &options, seats, seed }).unwrap()
}

/// A match of two seats after `n_steps` steps. Each step takes the first offer.
fn played(game: &str, n_steps: usize) -> Box<dyn AnyMatch> {
    let mut played = opened(game, 2);
    for _ in 0..n_steps {
        let Some(seat) = played.status().waiting().nth(0) else { break };
        let code = played.offers(seat)[0].code;
        played.act(seat, &json!(code)).unwrap();
    }
    played
}

/// A match of two seats in which one leads.
fn led(game: &str) -> Box<dyn AnyMatch> {
    let mut played = opened(game, 2);
    let leads = |played: &dyn AnyMatch| {
        let standings = played.standings().unwrap();
        1 == standings.0.values().iter().filter(|it| it.place == 1).count()
    };
    while played.n_steps() < 40 || !leads(played.as_ref()) {
        let seat = played.status().waiting().nth(0).unwrap();
        let offers = played.offers(seat);
        let code = offers[played.n_steps() * 7 % offers.len()].code;
        played.act(seat, &json!(code)).unwrap();
    }
    played
}

/// The screen of the seat that decides.
fn screen(played: &dyn AnyMatch, has_colours: bool) -> TableScreen {
    let pack = catalogue::find(played.game()).unwrap().pack();
    let speaker = Arc::new(play::speaker(Language::REFERENCE, &pack).unwrap());
    let names = ["Anna", "Berta", "Archimedes", "Cleopatra", "Gudea", "Zenobia"];
    let n_seats = played.standings().map_or(2, |it| usize::from(it.0.n_seats()));
    let names: Vec<String> = names.iter().take(n_seats).map(|it| (*it).to_owned()).collect();
    let names = marked(&names);
    let seat = played.status().waiting().nth(0).unwrap_or(Seat(0));
    let reader = Reader { seat: Some(seat), names: &names };
    let mut table = TableScreen::new(Look { has_colours }, Arc::clone(&speaker));
    table.show_match(played, reader, Seats::one(seat));
    table.journal.learn(played, played.n_steps(), &speaker, reader);
    let prompt = speaker.say(&played.prompt(seat), reader);
    let offers = choices::merged(played.offers(seat), &speaker, reader);
    table.below = Below::Deciding { prompt, choices: Choices::new(&offers) };
    table.words = offers.iter().map(|(offer, _)| offer.text.clone()).collect();
    table
}

fn draw(table: &mut TableScreen, (width, height): (u16, u16)) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| table.draw(frame)).unwrap();
    rows(&terminal)
}

fn rows(terminal: &Terminal<TestBackend>) -> Vec<String> {
    let buffer = terminal.backend().buffer();
    let row = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
    (0..buffer.area.height).map(row).collect()
}

fn press(table: &mut TableScreen, code: KeyCode) -> Request {
    table.press(KeyEvent::new(code, KeyModifiers::NONE))
}

fn type_in(table: &mut TableScreen, text: &str) {
    text.chars()
        .for_each(|letter| assert_eq!(press(table, KeyCode::Char(letter)), Request::Nothing));
}

#[test]
fn few_choices_leave_room_for_the_city() {
    let chooses_row = |n_steps: &usize| {
        let played = played("monumental", *n_steps);
        let seat = played.status().waiting().nth(0).unwrap();
        played.offers(seat)[0].text.starts_with("row")
    };
    let n_steps = (0..10).find(chooses_row).unwrap();
    let drawn = draw(&mut screen(&*played("monumental", n_steps), false), (100, 30));
    for row in ["row 1:", "row 2:", "row 3:"] {
        assert!(drawn.iter().any(|line| line.contains(row)), "{row}\n{}", drawn.join("\n"));
    }
    assert!(drawn.iter().any(|line| line.contains("3 Row 3:")), "{}", drawn.join("\n"));
}

#[test]
fn every_game_has_status_players_prompt_choices_and_keys_at_every_size() {
    for game in ["antiquity", "quarry", "fabulous", "monumental"] {
        let played = played(game, 12);
        let mut table = screen(played.as_ref(), true);
        for size in SIZES {
            let shown = draw(&mut table, size);
            let all = shown.join("\n");
            assert!(!all.contains('⟨') && !all.contains('\u{E000}'), "{game} {size:?}: {all}");
            assert!(shown[0].contains(" · "), "the head says what the table is at: {all}");
            let has_other = all.contains("Anna") || all.contains("Berta");
            assert!(all.contains("▶ You") && has_other, "the players, and whose turn it is: {all}");
            assert!(all.contains("▸1 "), "the first choice is selected: {all}");
            let keys = shown.last().unwrap();
            assert!(keys.contains("Enter take") && keys.contains("? help"), "{keys}");
        }
    }
}

#[test]
fn wide_screens_show_the_journal_and_narrow_ones_by_a_key() {
    let played = played("monumental", 30);
    let mut table = screen(played.as_ref(), true);
    assert!(draw(&mut table, (120, 40)).join("\n").contains("─ Journal ─"));
    let narrow = draw(&mut table, (80, 24)).join("\n");
    assert!(narrow.contains("▸Board") && !narrow.contains("Journal"), "{narrow}");
    assert_eq!(press(&mut table, KeyCode::Tab), Request::Nothing);
    assert!(draw(&mut table, (80, 24)).join("\n").contains("▸Table"));
    press(&mut table, KeyCode::Tab);
    let journal = draw(&mut table, (80, 24)).join("\n");
    assert!(journal.contains("▸Journal") && journal.contains('↑'), "its end is in sight");
    press(&mut table, KeyCode::PageUp);
    let earlier = draw(&mut table, (80, 24)).join("\n");
    assert!(earlier.contains('↓') && earlier != journal, "{earlier}");
    press(&mut table, KeyCode::BackTab);
    assert!(draw(&mut table, (80, 24)).join("\n").contains("▸Table"));
}

#[test]
fn narrow_screens_tell_what_others_did_in_a_row_for_each_turn() {
    // The first player has made one step, and the second one two.
    let mut played = played("quarry", 3);
    let mut table = screen(played.as_ref(), true);
    let news = |table: &mut TableScreen, size| {
        let rows = draw(table, size);
        let is_news = |row: &&String| row.starts_with("● ");
        rows.iter().filter(is_news).map(|row| row.trim_end().to_owned()).collect::<Vec<_>>()
    };
    let told = news(&mut table, (80, 24));
    let [last] = &told[..] else { panic!("{told:?}") };
    let shown = draw(&mut table, (80, 24));
    assert!(shown[2].contains("▸Board"), "the board stays where it is: {}", shown.join("\n"));
    assert!(last.starts_with("● ") && last.contains(" moves the worker to "), "{last}");
    assert!(last.chars().count() <= 80, "{last}");
    // It stays while the reader acts.
    let seat = played.status().waiting().nth(0).unwrap();
    let code = played.offers(seat)[0].code;
    played.act(seat, &json!(code)).unwrap();
    assert_eq!(played.status().waiting().nth(0), Some(seat), "the walk goes on");
    assert_eq!(news(&mut screen(played.as_ref(), true), (80, 24)), told);
    press(&mut table, KeyCode::Tab);
    press(&mut table, KeyCode::Tab);
    let journal = draw(&mut table, (80, 24));
    assert!(journal[2].contains("▸Journal"), "the journal has it itself: {}", journal.join("\n"));
}

/// A replay and the end have little to read below the table.
#[test]
fn what_is_read_leaves_the_table_its_room() {
    let mut table = screen(played("monumental", 40).as_ref(), true);
    let told = play::show::Line::words("You conquer b3.");
    table.below = Below::Reading { lines: told, keys: "keys-replay" };
    let shown = draw(&mut table, (120, 40));
    let below = shown.iter().position(|row| row.contains("You conquer b3.")).unwrap();
    assert!(28 < below, "{below}: {}", shown.join("\n"));
}

#[test]
fn six_players_fit_a_narrow_window_with_their_points() {
    let mut table = screen(opened("fabulous", 6).as_ref(), true);
    let shown = draw(&mut table, (80, 24));
    for name in ["Anna   6", "You   6", "Archi…   6", "Cleop…   6", "Gudea   6", "Zenob…   6"]
    {
        assert!(shown[1].contains(name), "{name}: {}", shown[1]);
    }
    press(&mut table, KeyCode::Char('p'));
    let shown = draw(&mut table, (80, 24));
    let sums = shown.iter().find(|row| row.contains("All together")).unwrap();
    assert_eq!(sums.matches(" 6 ").count(), 6, "{sums}");
}

#[test]
fn few_words_leave_the_board_its_legend() {
    let mut table = screen(opened("antiquity", 3).as_ref(), true);
    let shown = draw(&mut table, (120, 40));
    assert!(shown.iter().any(|row| row.starts_with("Set aside: nothing")), "{}", shown.join("\n"));
    assert!(shown[1].contains("▸Board ───") && !shown[1].contains('↓'), "{}", shown.join("\n"));
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let mut table = screen(played("quarry", 0).as_ref(), true);
    assert!(draw(&mut table, (30, 8)).join(" ").contains("too small"));
    assert!(!draw(&mut table, (40, 12)).join(" ").contains("too small"));
}

/// Bricks and seats are in colour unless colours are off; the letters are the same.
#[test]
fn drawings_are_in_colour_and_the_same_without() {
    let played = played("quarry", 2);
    let shown = |has_colours| {
        let mut table = screen(played.as_ref(), has_colours);
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        terminal.draw(|frame| table.draw(frame)).unwrap();
        terminal
    };
    let (coloured, plain) = (shown(true), shown(false));
    assert_eq!(rows(&coloured), rows(&plain));
    let cells = coloured.backend().buffer().content().iter();
    let violet = cells.filter(|cell| cell.symbol() == "V" && cell.fg == Color::Magenta).count();
    assert!(3 < violet, "{violet} violet bricks");
    assert!(plain.backend().buffer().content().iter().all(|cell| cell.fg == Color::Reset));
    let is_marked = |cell: &ratatui::buffer::Cell| cell.modifier.contains(Modifier::REVERSED);
    assert!(plain.backend().buffer().content().iter().any(is_marked), "the selection is seen");
}

#[test]
fn keys_take_find_and_ask() {
    let played = played("antiquity", 0);
    let mut table = screen(played.as_ref(), true);
    press(&mut table, KeyCode::Down);
    assert_eq!(press(&mut table, KeyCode::Enter), Request::Take(1));
    assert_eq!(press(&mut table, KeyCode::Char('u')), Request::Undo);
    assert_eq!(press(&mut table, KeyCode::Char('h')), Request::Hint);
    assert_eq!(press(&mut table, KeyCode::Char('?')), Request::Help);
    assert_eq!(press(&mut table, KeyCode::Char('q')), Request::Quit);
    type_in(&mut table, "/pile");
    let found = draw(&mut table, (80, 24)).join("\n");
    assert!(found.contains("Draw from the pile") && !found.contains("Score points"), "{found}");
    assert!(matches!(press(&mut table, KeyCode::Enter), Request::Take(_)));
    type_in(&mut table, "/nowhere");
    assert!(draw(&mut table, (80, 24)).join("\n").contains("No choice has these words"));
    press(&mut table, KeyCode::Esc);
    assert!(draw(&mut table, (80, 24)).join("\n").contains("Score points"));
}

#[test]
fn a_key_shows_who_leads_and_why() {
    for game in ["antiquity", "quarry", "fabulous", "monumental"] {
        let played = led(game);
        let mut table = screen(played.as_ref(), true);
        assert_eq!(press(&mut table, KeyCode::Char('p')), Request::Nothing);
        let shown = draw(&mut table, (80, 24)).join("\n");
        assert!(shown.contains("If it ended now"), "{game}: {shown}");
        assert!(shown.contains("You lead, ") || shown.contains(" leads, "), "{game}: {shown}");
        let has_sources = game != "fabulous";
        assert_eq!(shown.contains("What makes the difference: "), has_sources, "{game}: {shown}");
        assert!(shown.contains("All together") && !shown.contains('⟨'), "{game}: {shown}");
        press(&mut table, KeyCode::Esc);
        assert!(!draw(&mut table, (80, 24)).join("\n").contains("All together"), "{game}");
    }
}

/// A player who is alone is compared with the house, whichever has more points.
#[test]
fn alone_a_key_shows_who_leads_against_the_house() {
    let mut seen = [false; 2];
    let mut played = opened("monumental", 1);
    while seen != [true; 2] && !matches!(played.status(), Status::Over(_)) {
        let seat = played.status().waiting().nth(0).unwrap();
        if seat == Seat(0) {
            let scores = &played.standings().unwrap().0[seat].scores;
            let (own, house) = (scores[0].points(), scores[1].points());
            let mut table = screen(played.as_ref(), true);
            press(&mut table, KeyCode::Char('p'));
            let shown = draw(&mut table, (80, 24)).join("\n");
            let expected = match own.cmp(&house) {
                Ordering::Less => format!("Automaton leads, {house} to {own}."),
                Ordering::Equal => format!("A tie for the lead: {own}."),
                Ordering::Greater => format!("You lead, {own} to {house}."),
            };
            assert!(shown.contains(&expected), "{expected}: {shown}");
            seen[usize::from(own < house)] |= own != house;
        }
        let offers = played.offers(seat);
        let code = offers[played.n_steps() * 7 % offers.len()].code;
        played.act(seat, &json!(code)).unwrap();
    }
    assert_eq!(seen, [true; 2], "both have led");
}

#[test]
fn letters_with_control_are_not_taken_for_keys() {
    let played = played("antiquity", 0);
    let mut table = screen(played.as_ref(), true);
    for letter in "uhepw?q/:1".chars() {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        assert_eq!(table.press(key), Request::Nothing, "{letter}");
    }
    type_in(&mut table, "/pi");
    table.press(KeyEvent::new(KeyCode::Char('l'), KeyModifiers::CONTROL));
    type_in(&mut table, "le");
    assert!(draw(&mut table, (80, 24)).join("\n").contains("Draw from the pile"));
}

#[test]
fn commands_are_typed_completed_and_remembered() {
    let played = played("antiquity", 0);
    let mut table = screen(played.as_ref(), true);
    type_in(&mut table, ":draw p");
    press(&mut table, KeyCode::Tab);
    assert!(draw(&mut table, (80, 24)).join("\n").contains(":draw pile"));
    assert_eq!(press(&mut table, KeyCode::Enter), Request::Line("draw pile".to_owned()));
    type_in(&mut table, "w");
    assert!(draw(&mut table, (80, 24)).join("\n").contains(":why "));
    type_in(&mut table, "end");
    assert_eq!(press(&mut table, KeyCode::Enter), Request::Line("why end".to_owned()));
    type_in(&mut table, ":");
    press(&mut table, KeyCode::Up);
    press(&mut table, KeyCode::Up);
    assert_eq!(press(&mut table, KeyCode::Enter), Request::Line("draw pile".to_owned()));
    type_in(&mut table, ":x");
    let control = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(table.press(control), Request::Quit, "Ctrl-C leaves from everywhere");
}

#[test]
fn the_results_have_a_podium_all_sources_and_what_decided() {
    for game in ["antiquity", "quarry", "fabulous", "monumental"] {
        let played = played(game, 9000);
        let engine::Status::Over(outcome) = played.status() else { panic!("{game} is over") };
        let pack = catalogue::find(game).unwrap().pack();
        let speaker = play::speaker(Language::REFERENCE, &pack).unwrap();
        let names = marked(&["Anna".to_owned(), "Berta".to_owned()]);
        let lines =
            results::lines(&outcome, &speaker, Reader { seat: Some(Seat(0)), names: &names });
        let text: Vec<&str> = lines.iter().map(play::show::Line::text).collect();
        let text = text.join("\n");
        assert!(text.contains("won") || text.contains("shared"), "{game}: {text}");
        assert!(text.contains("▄ 1 ▄") && !text.contains('⟨'), "{game}: {text}");
        assert!(text.contains("You") && text.contains("Berta"), "{game}: {text}");
        for standing in outcome.0.values() {
            assert!(text.contains(&standing.points.to_string()), "{game}: {text}");
        }
    }
}

/// Seats with several scores have their names above them; a player who is alone stands beside the house.
#[test]
fn the_columns_of_the_points_say_whose_they_are() {
    let head = |played: &dyn AnyMatch, names: &[&str]| {
        let pack = catalogue::find(played.game()).unwrap().pack();
        let speaker = play::speaker(Language::REFERENCE, &pack).unwrap();
        let names = marked(&names.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>());
        let reader = Reader { seat: Some(Seat(0)), names: &names };
        let lines = results::now(&played.standings().unwrap(), &speaker, reader);
        let drawn = lines.iter().filter(|line| matches!(line, play::show::Line::Drawn(..)));
        let words = |line: &play::show::Line| {
            line.text().split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        drawn.map(words).take(2).collect::<Vec<_>>()
    };
    let two = head(played("antiquity", 30).as_ref(), &["Anna", "Berta"]);
    let mut whose = two[0].clone();
    whose.sort();
    assert_eq!(whose, ["Berta", "Berta", "You", "You"]);
    assert!(two[1].len() == 4 && two[1][0] != two[1][1], "the names of the scores: {two:?}");
    let alone = head(opened("monumental", 1).as_ref(), &["Anna"]);
    assert_eq!(alone[0], ["You", "Automaton"]);
}

fn menu(left: Option<String>) -> Menu {
    let speaker = |game: Option<&dyn engine::AnyGame>| {
        let pack = game.map_or_else(engine::Pack::default, |game| game.pack());
        play::speaker(Language::REFERENCE, &pack).unwrap()
    };
    let list =
        |game: &&'static dyn engine::AnyGame| Listed { game: *game, speaker: speaker(Some(*game)) };
    let games = catalogue::GAMES.iter().map(list).collect();
    Menu::new(Look { has_colours: true }, speaker(None), games, left)
}

#[test]
fn the_menu_leads_to_a_match_by_arrows_alone() {
    let mut menu = menu(None);
    let nth = catalogue::GAMES.iter().position(|game| game.slug() == "quarry").unwrap();
    for _ in 0..nth {
        menu.press(KeyCode::Down);
    }
    menu.press(KeyCode::Enter);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| menu.draw(frame)).unwrap();
    let shown = rows(&terminal).join("\n");
    assert!(shown.contains("▸ Begin") && shown.contains("◂ apprentice ▸"), "{shown}");
    for code in [KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Down, KeyCode::Right] {
        menu.press(code);
    }
    let Pressed::Chooses(Chosen::Match { game, form }) = menu.press(KeyCode::Enter) else {
        panic!("Enter begins")
    };
    assert_eq!((game.slug(), form.seats, form.level.name()), ("quarry", 3, "builder"));
}

#[test]
fn the_menu_goes_on_with_the_last_match_first() {
    let mut with_match = menu(Some("World Monuments".to_owned()));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| with_match.draw(frame)).unwrap();
    assert!(rows(&terminal).join("\n").contains("Go on with your last match: World Monuments"));
    assert!(matches!(with_match.press(KeyCode::Enter), Pressed::Chooses(Chosen::LastMatch)));
    assert!(matches!(menu(None).press(KeyCode::Char('0')), Pressed::Stays));
    assert!(matches!(menu(None).press(KeyCode::Char('q')), Pressed::Leaves));
}

#[test]
fn a_long_list_says_how_many_choices_are_hidden() {
    let played = played("quarry", 0);
    let mut table = screen(played.as_ref(), false);
    let hidden = |shown: &[String]| {
        let prompt = shown.iter().find(|row| row.contains('↕'))?;
        prompt.split('↕').nth(1)?.split(' ').next()?.parse::<usize>().ok()
    };
    let low = draw(&mut table, (80, 24));
    let n_shown = low.iter().filter(|row| row.contains("Put the worker on")).count();
    let n_all = played.offers(Seat(0)).len();
    assert_eq!(hidden(&low), Some(n_all - n_shown), "{}", low.join("\n"));
    let prompt = low.iter().position(|row| row.contains('↕')).unwrap();
    assert!(low[prompt].ends_with(" ─"), "at the end of the line: {}", low[prompt]);
    let high = draw(&mut table, (200, 60));
    assert_eq!(hidden(&high), None, "{}", high.join("\n"));
}

#[test]
fn the_cards_of_a_deal_are_one_line() {
    let played = played("monumental", 12);
    let reader = Reader { seat: None, names: &[] };
    let pack = catalogue::find("monumental").unwrap().pack();
    let speaker = play::speaker(Language::REFERENCE, &pack).unwrap();
    let told: Vec<_> = (0..played.n_steps()).map(|nth| played.told(None, nth)).collect();
    let deals = |lines: &Vec<engine::Phrase>| {
        let said = lines.iter().map(|line| speaker.say(line, reader));
        said.filter(|line| line.contains("city: ")).collect::<Vec<_>>()
    };
    let most = told.iter().map(deals).max_by_key(Vec::len).unwrap();
    assert_eq!(most.len(), 2, "one for each player: {most:?}");
    assert!(most.iter().all(|line| 8 <= line.matches("column").count()), "{most:?}");
}

#[test]
fn points_that_would_be_lost_stand_apart_until_the_end() {
    let played = played("antiquity", 0);
    let lost = played.standings().unwrap().0[Seat(0)].lost();
    assert!(0 < lost, "historians without a story cost points");
    let mut table = screen(played.as_ref(), false);
    for size in SIZES {
        let shown = draw(&mut table, size).join("\n");
        assert!(shown.contains(&format!("0 −{lost}")), "{shown}");
    }
    let over = self::played("antiquity", usize::MAX);
    let shown = draw(&mut screen(over.as_ref(), false), (120, 40)).join("\n");
    assert!(!shown.contains(" −"), "{shown}");
}
