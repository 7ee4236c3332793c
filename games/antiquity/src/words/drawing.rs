//! The table as a drawing, for the full screen of a terminal: the cards that can be drawn and the reader's hand, which are
//! needed in every turn, then each monument's track with its builders and their stacks.
//!
//! The letters are the same in every language. Plain lines say all of it in words.

use engine::{Arg, Perspective, Phrase};

use super::of_colour;
use crate::Antiquity;
use crate::cards::{Card, CardSet, Colour, Monument, Pile, Symbol};
use crate::content::Content;
use crate::rules::{end, erect};
use crate::shelves::Public;

/// A line is no longer than this if the cards in stacks allow it: the left of a screen of 120 columns.
const WIDTH: usize = 75;
/// The width of a column of a track.
const STEP: usize = 3;
/// The width of the builders of a monument: two of them, each with up to two digits.
const BUILDERS: usize = 7;
/// The least width of what a colour shows.
const LEAST: usize = 7;
/// How many cards of a hand stand side by side.
const IN_A_ROW: usize = 12;

/// Letters with their inks, for [`Phrase::inked_drawing`].
type Inked = Vec<(char, char)>;

const PLAIN: char = ' ';

pub(super) fn lines(perspective: Perspective<'_, Antiquity>) -> Vec<Phrase> {
    let (content, public) = (perspective.content, perspective.public);
    let hand = perspective.mine.map(|(_, mine)| mine.cards).unwrap_or_default();
    let mut lines = cards(content, public, hand);
    lines.extend(monuments(content, public));
    let mut phrases: Vec<Phrase> = lines.into_iter().map(Phrase::inked_drawing).collect();
    phrases.push(legend(public));
    phrases
}

/// A line for each monument, below two lines for what each colour has besides.
fn monuments(content: &Content, public: &Public) -> Vec<Inked> {
    let in_play: Vec<Monument> =
        content.monuments().filter(|it| erect::is_in_play(public, *it)).collect();
    let colours: Vec<Colour> = Colour::all(public.with.seats).collect();
    let fixed = STEP + 1 + content.columns.len() * STEP + 1 + BUILDERS;
    let widths = |letters: usize| -> Vec<usize> {
        let widest = |colour: &Colour| {
            let piles = in_play.iter().map(|it| pile(public, *colour, *it).len());
            LEAST.max(usize::from(piles.max().unwrap_or(0)) * letters)
        };
        colours.iter().map(widest).collect()
    };
    // Without the signs of their symbols where these need too much room.
    let is_wide = |widths: &[usize]| WIDTH < fixed + widths.iter().map(|it| it + 2).sum::<usize>();
    let letters = if is_wide(&widths(2)) { 1 } else { 2 };
    let widths = widths(letters);

    let tail = |line: &mut Inked, cells: Vec<Inked>| {
        for (cell, width) in cells.into_iter().zip(&widths) {
            write(line, "│ ", PLAIN);
            let end = line.len() + width;
            line.extend(cell);
            line.resize(end, (' ', PLAIN));
        }
    };
    let mut prices: Inked = vec![(' ', PLAIN); STEP + 1];
    for column in &content.columns {
        write(&mut prices, &format!("{:>STEP$}", column.sole), PLAIN);
    }
    prices.resize(fixed, (' ', PLAIN));
    tail(&mut prices, colours.iter().map(|it| heading(public, *it)).collect());
    let mut below: Inked = vec![(' ', PLAIN); fixed];
    tail(&mut below, colours.iter().map(|it| people(public, *it)).collect());
    let rule =
        widths.iter().fold("─".repeat(fixed), |rule, width| rule + "┼" + &"─".repeat(width + 1));
    let mut lines = vec![prices, below, rule.chars().map(|it| (it, PLAIN)).collect()];
    for monument in in_play {
        let mut line = track(content, public, monument);
        line.resize(fixed, (' ', PLAIN));
        let stack =
            |colour: &Colour| stack(content, monument, pile(public, *colour, monument), letters);
        tail(&mut line, colours.iter().map(stack).collect());
        lines.push(line);
    }
    lines
}

/// `Pet ━━◆──┼──┤ A9 (3)`: the marker on its track, who has built and what they get, the cards that another builder needs.
fn track(content: &Content, public: &Public, monument: Monument) -> Inked {
    let mut line = Inked::new();
    write(&mut line, &short(content, monument), PLAIN);
    write(&mut line, " ", PLAIN);
    let marker = usize::from(public.markers[monument.idx()]);
    let last = content.columns.len() - 1;
    for column in 0..=last {
        match column.cmp(&marker) {
            std::cmp::Ordering::Less => write(&mut line, "━━━", 'y'),
            std::cmp::Ordering::Equal => write(&mut line, "━━◆", 'y'),
            std::cmp::Ordering::Greater if column == last => write(&mut line, "──┤", PLAIN),
            std::cmp::Ordering::Greater => write(&mut line, "──┼", PLAIN),
        }
    }
    let shares = end::shares(content, public, monument);
    for (colour, points) in &shares {
        write(&mut line, " ", PLAIN);
        write(&mut line, &format!("{}{points}", letter(public, *colour)), ink(public, *colour));
    }
    let needed = [content.figures.first_builder, content.figures.second_builder];
    let needed: String = needed.iter().skip(shares.len()).map(|it| format!("({it})")).collect();
    write(&mut line, &format!(" {needed}"), PLAIN);
    line
}

/// `A +4`: a colour and the points that it has earned.
fn heading(public: &Public, colour: Colour) -> Inked {
    let earned = public.colours[colour].earned.total();
    inked(&format!("{} {earned:+}", letter(public, colour)), ink(public, colour))
}

/// `hhh ▯5`: its historians, and the number of cards in its player's hand.
fn people(public: &Public, colour: Colour) -> Inked {
    let historians = "h".repeat(public.colours[colour].historians.into());
    let hand = public.hand_sizes[colour.owner(public.with.seats)];
    inked(format!("{historians} ▯{hand}").trim_start(), PLAIN)
}

/// `4~3≡`: the cards of a monument, the top one last; `43` if there is room for one letter each.
fn stack(content: &Content, monument: Monument, pile: Pile, letters: usize) -> Inked {
    let cards = pile.values().map(|value| Card::new(monument, value));
    let signs = cards.flat_map(|card| face(content, card).into_iter().take(letters));
    signs.collect()
}

/// The pile and the row, and beside them the hand, as cards.
fn cards(content: &Content, public: &Public, hand: CardSet) -> Vec<Inked> {
    let count = format!("{:>3}", public.pile_left);
    let pile = [inked("▒▒▒", 'n'), inked(&count, PLAIN)];
    let row = public.row.map(|card| match card {
        None => [inked("   ", PLAIN), inked(" · ", PLAIN)],
        Some(card) => printed(content, card),
    });
    let hand: Vec<[Inked; 2]> = hand.iter().map(|it| printed(content, it)).collect();
    let mut rows = hand.chunks(IN_A_ROW);
    let mut lines = boxes(&[pile].into_iter().chain(row).collect::<Vec<_>>());
    for (line, right) in lines.iter_mut().zip(boxes(rows.next().unwrap_or_default())) {
        write(line, "   ", PLAIN);
        line.extend(right);
    }
    lines.extend(rows.flat_map(boxes));
    lines
}

/// Cards side by side, each over the edge of the one before it.
fn boxes(cards: &[[Inked; 2]]) -> Vec<Inked> {
    let edge = |first: &str, last: &str| inked(&(first.repeat(cards.len()) + last), PLAIN);
    let inner = |nth: usize| {
        let mut line = Inked::new();
        for card in cards {
            write(&mut line, "│", PLAIN);
            line.extend(&card[nth]);
        }
        write(&mut line, "│", PLAIN);
        line
    };
    match cards {
        [] => Vec::new(),
        _ => vec![edge("╭───", "╮"), inner(0), inner(1), edge("╰───", "╯")],
    }
}

/// The two lines of a card: its monument; its value and symbol.
fn printed(content: &Content, card: Card) -> [Inked; 2] {
    let [value, symbol] = face(content, card);
    [inked(&short(content, card.monument()), PLAIN), vec![value, (' ', PLAIN), symbol]]
}

/// The value of a card and the sign of its symbol.
fn face(content: &Content, card: Card) -> [(char, char); 2] {
    let (sign, ink) = match content.symbol(card) {
        Symbol::Scroll => ('≡', 'n'),
        Symbol::Ship => ('~', 'c'),
        Symbol::Helmet => ('^', 'r'),
    };
    let value = char::from_digit(card.value().into(), 10).unwrap_or('?');
    [(value, ink), (sign, ink)]
}

/// What the letters mean, and whose they are.
fn legend(public: &Public) -> Phrase {
    let player = |colour: Colour| {
        Phrase::new("drawing-player")
            .with("letter", letter(public, colour).to_string())
            .with("who", colour.owner(public.with.seats))
            .with("colour", of_colour(public, colour))
    };
    let players = Colour::all(public.with.seats).map(player);
    Phrase::new("drawing-legend").with("players", Arg::list(players))
}

/// The letter of a colour: that of its seat, small for a seat's second colour.
fn letter(public: &Public, colour: Colour) -> char {
    let letter = ink(public, colour);
    let is_second =
        Colour::of(colour.owner(public.with.seats), public.with.seats).next() != Some(colour);
    if is_second { letter.to_ascii_lowercase() } else { letter }
}

/// The ink of a colour is that of its player.
fn ink(public: &Public, colour: Colour) -> char {
    char::from(b'A' + colour.owner(public.with.seats).0)
}

/// The first letters of a monument's key, such as `Pet`: they begin its name in every language.
fn short(content: &Content, monument: Monument) -> String {
    let mut key = content.key(monument).chars();
    let first = key.next().map(|it| it.to_ascii_uppercase());
    let letters: String = first.into_iter().chain(key).take(STEP).collect();
    format!("{letters:STEP$}")
}

fn pile(public: &Public, colour: Colour, monument: Monument) -> Pile {
    public.colours[colour].exhibition.pile(monument)
}

fn inked(text: &str, ink: char) -> Inked {
    text.chars().map(|letter| (letter, ink)).collect()
}

fn write(line: &mut Inked, text: &str, ink: char) {
    line.extend(inked(text, ink));
}
