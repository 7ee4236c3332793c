//! The table in plain lines.

use engine::{Arg, Perspective, Phrase};

use super::{card, name, nothing, of_colour, plain_card, plan, power};
use crate::Antiquity;
use crate::cards::{CardSet, Colour, Monument, Power};
use crate::content::Content;
use crate::rules::{end, erect};
use crate::shelves::Public;

pub(super) fn lines(perspective: Perspective<'_, Antiquity>) -> Vec<Phrase> {
    let (content, public) = (perspective.content, perspective.public);
    let mut lines = vec![status_line(public)];
    let colours = Colour::all(public.with.seats);
    lines.extend(colours.map(|it| colour_line(content, public, it).drawn_too()));
    lines.push(tracks_line(content, public).drawn_too());
    lines.push(stories_line(public));
    if public.with.power_cards {
        lines.push(powers_line(public));
    }
    lines.push(aside_line(content, public));
    lines.push(row_line(content, public).drawn_too());
    if let Some((seat, mine)) = perspective.mine {
        lines.push(hand_line(content, mine.cards).drawn_too());
        lines.extend(plan(content, seat, mine.plan));
    }
    lines
}

fn status_line(public: &Public) -> Phrase {
    if public.over {
        return Phrase::new("sketch-over");
    }
    Phrase::new("sketch-turn")
        .with("who", public.turn.seat)
        .with("actions", public.turn.actions_left)
        .with("pile", public.pile_left)
}

fn row_line(content: &Content, public: &Public) -> Phrase {
    let row = public.row.map(|it| it.map_or(nothing(), |it| card(content, it)));
    Phrase::new("sketch-row").with("cards", Arg::list(row))
}

fn hand_line(content: &Content, cards: CardSet) -> Phrase {
    let list = Arg::list(cards.iter().map(|it| card(content, it)));
    Phrase::new("sketch-hand").with("many", cards.len()).with("cards", list)
}

fn colour_line(content: &Content, public: &Public, colour: Colour) -> Phrase {
    let holdings = &public.colours[colour];
    let monuments = holdings.exhibition.monuments().map(|monument| {
        let values = holdings.exhibition.pile(monument).values().map(|it| it.to_string());
        Phrase::new("sketch-monument")
            .with("monument", name(content, monument))
            .with("values", values.collect::<Vec<_>>().join("-"))
    });
    let seat = colour.owner(public.with.seats);
    let id = match holdings.exhibition.n_monuments() {
        0 => "sketch-colour-empty",
        _ => "sketch-colour",
    };
    Phrase::new(id)
        .with("who", seat)
        .with("colour", of_colour(public, colour))
        .with("points", holdings.earned.total())
        .with("historians", holdings.historians)
        .with("hand", public.hand_sizes[seat])
        .with("monuments", Arg::list(monuments))
}

fn tracks_line(content: &Content, public: &Public) -> Phrase {
    let in_play = content.monuments().filter(|it| erect::is_in_play(public, *it));
    let track = |monument: Monument| {
        let column = content.columns[usize::from(public.markers[monument.idx()])];
        let id = match end::builders(public, monument).len() {
            0 => "sketch-track-free",
            1 => "sketch-track-one",
            _ => "sketch-track-two",
        };
        Phrase::new(id)
            .with("monument", name(content, monument))
            .with("sole", column.sole)
            .with("first", column.first)
            .with("second", column.second)
    };
    Phrase::new("sketch-tracks").with("tracks", Arg::list(in_play.map(track)))
}

fn stories_line(public: &Public) -> Phrase {
    if public.stories.is_empty() {
        return Phrase::new("sketch-no-stories");
    }
    let stories = public.stories.iter().map(|story| {
        Phrase::new("sketch-story")
            .with("who", story.colour.owner(public.with.seats))
            .with("colour", of_colour(public, story.colour))
            .with("pages", story.pages)
    });
    Phrase::new("sketch-stories").with("stories", Arg::list(stories))
}

fn powers_line(public: &Public) -> Phrase {
    let holders = Power::ALL.map(|it| match public.powers[it.idx()] {
        None => Phrase::new("sketch-power-free").with("power", power(it)),
        Some(colour) => Phrase::new("sketch-power-held")
            .with("power", power(it))
            .with("who", colour.owner(public.with.seats))
            .with("colour", of_colour(public, colour)),
    });
    Phrase::new("sketch-powers").with("powers", Arg::list(holders))
}

fn aside_line(content: &Content, public: &Public) -> Phrase {
    let list = |cards: CardSet| {
        if cards.is_empty() {
            return Arg::from(nothing());
        }
        Arg::list(cards.iter().map(|it| plain_card(content, it)))
    };
    Phrase::new("sketch-aside")
        .with("chronicled", list(public.chronicled))
        .with("discarded", list(public.discarded))
}
