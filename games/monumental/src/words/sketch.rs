//! The table in plain lines: the board as a drawing, the cities card by card, the rest in phrases.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use engine::{Arg, Perspective, Phrase};

use crate::Monumental;
use crate::content::{Civ, Content};
use crate::rules::end;
use crate::shelves::{Held, Phase, Player, Private, Public};
use crate::terms::{Amount, Card, Kind, TRACK, Who};
use crate::words::{effect, map, name};

pub(super) fn sketch(perspective: Perspective<'_, Monumental>) -> Vec<Phrase> {
    let (content, public) = (perspective.content, perspective.public);
    let mut lines = vec![status(content, public)];
    lines.extend(map::drawing(public));
    lines.push(Phrase::new("sketch-legend"));
    if public.turn.phase == Phase::Setup {
        lines.extend(content.civs.iter().map(|civ| of_civ(content, civ)));
    }
    // What the reader decides about comes before the others' cities.
    let mine = perspective.mine.map(|(seat, mine)| (Who(seat.0), mine));
    if let Some((who, _)) = mine {
        lines.extend(of_player(content, public, who, public.player(who)));
    }
    lines.extend(turn(public));
    lines.extend(track(content, public));
    lines.push(basics(content, public));
    if let Some((who, mine)) = mine {
        lines.extend(own(content, public, who, mine));
    }
    for (who, player) in public.everyone().filter(|(it, _)| mine.is_none_or(|(who, _)| *it != who))
    {
        lines.extend(of_player(content, public, who, player));
    }
    lines.push(map::markets(content, public));
    lines
}

fn status(content: &Content, public: &Public) -> Phrase {
    if public.is_over() {
        return over(content, public);
    }
    let id = match (public.turn.phase, public.last_round) {
        (Phase::Setup, _) => "sketch-setup",
        (_, None) => "sketch-round",
        (_, Some(last)) if last == public.round => "sketch-last-round",
        (_, Some(_)) => "sketch-end-near",
    };
    let turn = match public.is_automaton(public.turn.who) {
        true => Phrase::new("turn-of-automaton"),
        false => Phrase::new("turn-of").with("who", public.seat(public.turn.who)),
    };
    Phrase::new(id)
        .with("round", public.round)
        .with("turn", turn)
        .with("deck", public.unseen.count_ones() as u8)
}

fn over(content: &Content, public: &Public) -> Phrase {
    if !public.with.automaton {
        return Phrase::new("sketch-over");
    }
    Phrase::new(match end::beats_automaton(content, public) {
        Ordering::Greater => "sketch-over-won",
        Ordering::Equal => "sketch-over-shared",
        Ordering::Less => "sketch-over-lost",
    })
}

fn of_player(content: &Content, public: &Public, who: Who, player: &Player) -> Vec<Phrase> {
    let civ = player.civ.map_or(Phrase::new("civilization-unknown"), |it| name::civ(content, it));
    let letter = who.letter().to_string();
    let id = if public.is_automaton(who) { "sketch-automaton" } else { "sketch-player" };
    let [knowledge, wonders, policies, provinces] = end::counts(player);
    let mut lines = vec![
        Phrase::new(id)
            .with("who", public.seat(who))
            .with("letter", letter)
            .with("civ", civ)
            .with("points", end::score(content, public, who).points())
            .with("knowledge", knowledge)
            .with("wonders", wonders)
            .with("policies", policies)
            .with("provinces", provinces)
            .with("gold", player.gold)
            .with("culture", player.culture)
            .with("tokens", player.production_tokens),
    ];
    if player.capital.is_none() || public.turn.phase == Phase::Setup {
        return lines;
    }
    lines.push(pieces(content, player));
    if !player.policies.is_empty() {
        let all = player.policies.iter().map(|it| name::policy(content, public, who, *it));
        lines.push(Phrase::new("sketch-policies").with("policies", Arg::list(all)));
    }
    if !public.is_automaton(who) {
        lines.extend(city(content, public, who, player));
    }
    lines
}

/// What sets a civilisation apart, for a player who chooses one.
fn of_civ(content: &Content, civ: &Civ) -> Phrase {
    let card = |card| card_text(content, card);
    Phrase::new("sketch-civilization")
        .with("civ", Phrase::new(format!("civilization-{}", civ.key)))
        .with("warlord", Phrase::new(format!("warlord-{}", civ.warlord)))
        .with("effect", effect::block(content, civ.warlord_effect))
        .with("building", card(civ.building))
        .with("knowledge", card(civ.knowledge))
}

fn card_text(content: &Content, card: Card) -> Phrase {
    Phrase::new("sketch-card")
        .with("card", name::card(content, card))
        .with("text", effect::card(content, card))
}

fn pieces(content: &Content, player: &Player) -> Phrase {
    let places = player.explorers.map(|tile| Arg::from(tile.name()));
    let tokens: Vec<Phrase> = player
        .markets
        .iter()
        .enumerate()
        .filter(|(_, held)| **held != Held::None)
        .map(|(market, _)| name::market(content, market as u8))
        .collect();
    let tokens = if tokens.is_empty() { vec![name::nothing()] } else { tokens };
    Phrase::new("sketch-pieces")
        .with("explorers", Arg::List(places.into()))
        .with("outposts", player.outposts_left)
        .with("markets", Arg::list(tokens))
        .with("construction", name::maybe_card(content, player.construction))
}

/// The city is drawn as it lies: three rows of three, a knowledge under its card.
fn city(content: &Content, public: &Public, who: Who, player: &Player) -> Vec<Phrase> {
    let mine = who == public.turn.who;
    let slot = |idx: usize| {
        let there = player.city[idx];
        let card = match there.knowledge {
            None => name::maybe_card(content, there.card),
            Some(under) => Phrase::new("card-over")
                .with("over", name::maybe_card(content, there.card))
                .with("under", name::card(content, under)),
        };
        match mine && public.turn.is_active(idx as u8) {
            true => Phrase::new("sketch-active").with("card", card),
            false => card,
        }
    };
    let mut lines: Vec<Phrase> = (0..3)
        .map(|row| {
            Phrase::new("sketch-city")
                .with("row", row + 1)
                .with("one", slot(row * 3))
                .with("two", slot(row * 3 + 1))
                .with("three", slot(row * 3 + 2))
        })
        .collect();
    lines.push(
        Phrase::new("sketch-piles")
            .with("deck", player.deck_len())
            .with("discard", player.discard.len())
            .with("archived", player.archived.len()),
    );
    lines
}

fn turn(public: &Public) -> Option<Phrase> {
    let turn = &public.turn;
    if turn.phase != Phase::Act {
        return None;
    }
    let [production, science, military] = turn.stock;
    Some(
        Phrase::new("sketch-resources")
            .with("what", name::amount(Amount([production, science, military, 0, 0])))
            .with("restricted", turn.restricted.iter().sum::<u8>()),
    )
}

fn track(content: &Content, public: &Public) -> Vec<Phrase> {
    let mut lines = vec![Phrase::new("sketch-track")];
    for (slot, card) in public.track.iter().enumerate() {
        let Some(card) = card else { continue };
        let info = content.card(*card);
        let cost = match info.kind {
            Kind::Building => Arg::from(Phrase::new("cost-production").with("n", info.cost[0])),
            Kind::Knowledge => Phrase::new("cost-science").with("n", info.cost[0]).into(),
            Kind::Wonder => Phrase::new("cost-wonder")
                .with("one", info.cost[0])
                .with("two", info.cost[1])
                .into(),
        };
        lines.push(
            Phrase::new("sketch-track-card")
                .with("nth", slot + 1)
                .with("row", (slot / (TRACK / public.rows())) + 1)
                .with("card", name::card(content, *card))
                .with("kind", name::kind(info.kind))
                .with("cost", cost)
                .with("text", effect::card(content, *card)),
        );
    }
    lines
}

fn basics(content: &Content, public: &Public) -> Phrase {
    let piles = content.basics.iter().zip(public.basics).map(|((card, _), left)| {
        Phrase::new("sketch-pile").with("card", name::card(content, *card)).with("left", left)
    });
    Phrase::new("sketch-basics").with("piles", Arg::list(piles))
}

/// The seat's own market tokens; what its warlord, its policy and the cards of its city do; and in its own turn its
/// discard pile (MTL-40).
fn own(content: &Content, public: &Public, who: Who, mine: &Private) -> Vec<Phrase> {
    let mut lines = Vec::new();
    let player = public.player(who);
    for (market, token) in mine.tokens.iter().enumerate() {
        let (Some(token), Held::Hidden) = (token, player.markets[market]) else { continue };
        let block = content.markets[market].tokens[usize::from(*token)];
        lines.push(
            Phrase::new("sketch-own-token")
                .with("market", name::market(content, market as u8))
                .with("effect", effect::block(content, block)),
        );
    }
    if let Some(civ) = player.civ.map(|civ| &content.civs[usize::from(civ)]) {
        lines.push(
            Phrase::new("sketch-own-warlord")
                .with("warlord", Phrase::new(format!("warlord-{}", civ.warlord)))
                .with("effect", effect::block(content, civ.warlord_effect)),
        );
        let newest = player.policies.last();
        lines.extend(newest.map(|newest| {
            Phrase::new("sketch-own-policy")
                .with("policy", name::policy(content, public, who, *newest))
                .with("text", effect::policy(content, &civ.policies[usize::from(*newest)]))
        }));
    }
    let city: BTreeSet<Card> =
        player.city.iter().flat_map(|slot| [slot.card, slot.knowledge]).flatten().collect();
    if !city.is_empty() {
        lines.push(Phrase::new("sketch-own-city"));
        let texts = city.into_iter().map(|card| card_text(content, card));
        lines.extend(texts.map(|text| Phrase::new("sketch-own-card").with("text", text)));
    }
    if who == public.turn.who && !player.discard.is_empty() {
        let cards: Vec<Card> = player.discard.iter().collect();
        let cards = cards.into_iter().map(|card| name::card(content, card));
        lines.push(Phrase::new("sketch-own-discard").with("cards", Arg::list(cards)));
    }
    lines
}
