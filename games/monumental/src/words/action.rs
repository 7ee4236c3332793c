//! How an offer reads.

use engine::{Arg, Phrase};

use crate::View;
use crate::action::Action;
use crate::content::{Content, Token};
use crate::effects::Passive;
use crate::rules::pay::Bill;
use crate::rules::{acquire, activate, conquer, policy as policies, progress};
use crate::shelves::{Public, Task};
use crate::terms::{Kind, Place, Resource, Unit, Who};
use crate::tiles::Tile;
use crate::words::{effect, name};

pub(super) fn action(view: View<'_>, action: Action) -> Phrase {
    let (content, public) = (view.content, view.public);
    let at = |id: &'static str, tile: Tile| Phrase::new(id).with("tile", name::tile(tile));
    match action {
        Action::Row { row } => Phrase::new("action-row")
            .with("nth", row + 1)
            .with("cards", line(view, [0, 1, 2].map(|it| row * 3 + it))),
        Action::Column { column } => Phrase::new("action-column")
            .with("nth", column + 1)
            .with("cards", line(view, [0, 1, 2].map(|it| it * 3 + column))),
        Action::Use { place, step } => use_step(view, place, step),
        Action::UsePolicy { nth } => use_policy(view, nth),
        Action::Buy { slot } => buy(content, public, slot),
        Action::BuyBasic { pile } => buy_basic(content, public, pile),
        Action::Complete => {
            let card = public.current().construction;
            let bill = card.map(|it| acquire::stage_price(content, public, it, 1));
            let cost = bill.map_or(name::nothing().into(), |bill| name::cost(public, bill));
            Phrase::new("action-complete")
                .with("card", name::maybe_card(content, card))
                .with("cost", cost)
        }
        Action::Develop { policy } => develop(view, policy),
        Action::Conquer { tile } => conquest(content, public, tile),
        Action::Commit { tile, unit } => with_unit("action-commit", tile, unit),
        Action::Lead { tile, unit } => {
            with_unit("action-lead", tile, unit).with("cost", stride(public))
        }
        Action::Outpost { tile } => at("action-outpost", tile),
        Action::Explore { explorer, tile } => explore(view, explorer, tile),
        Action::Take { explorer } => take(view, explorer),
        Action::Token => Phrase::new("action-token"),
        Action::Market { market } => use_market(view, market),
        Action::Progress => Phrase::new("action-progress")
            .with("cost", name::cost(public, progress::price(content, public))),
        Action::End => Phrase::new("action-end"),
        Action::Target { tile } => target(public, tile),
        Action::Civilization { civ } => {
            Phrase::new("action-civilization").with("civ", name::civ(content, civ))
        }
        Action::Resource { resource } => {
            Phrase::new("action-resource").with("resource", name::resource(resource))
        }
        Action::Swap { from, to } => Phrase::new("action-swap")
            .with("from", name::resource(from))
            .with("to", name::resource(to)),
        Action::Branch { nth } => branch(content, public, nth),
        Action::Slot { slot } => slot_of(view, slot),
        Action::Discarded { card } => {
            Phrase::new("action-discarded").with("card", name::card(content, card))
        }
        Action::Again { place } => {
            let card = activate::card_at(public, place);
            Phrase::new("action-again").with("card", name::maybe_card(content, card))
        }
        Action::Pick { slot } => {
            let card = public.track.get(usize::from(slot)).copied().flatten();
            Phrase::new("action-pick").with("card", name::maybe_card(content, card))
        }
        Action::PickBasic { pile } => {
            let card = content.basics.get(usize::from(pile)).map(|it| it.0);
            Phrase::new("action-pick").with("card", name::maybe_card(content, card))
        }
        Action::Keep { token } => keep(content, public, token),
        Action::Replay { policy } => Phrase::new("action-replay")
            .with("policy", name::policy(content, public, public.turn.who, policy)),
        Action::Accept => Phrase::new("action-accept"),
        Action::Stop => Phrase::new("action-stop"),
        Action::Automaton => Phrase::new("action-automaton"),
    }
}

fn with_unit(id: &'static str, tile: Tile, unit: Unit) -> Phrase {
    Phrase::new(id).with("tile", name::tile(tile)).with("unit", name::unit(unit))
}

/// A step, with what lies there.
fn explore(view: View<'_>, explorer: u8, tile: Tile) -> Phrase {
    let (public, board) = (view.public, &view.public.board);
    let market = board.market_at(tile).map(|market| name::market(view.content, market));
    let token = board.production.has(tile).then(|| Phrase::new("token_kind-production"));
    let there = token.or(market);
    let id = if there.is_some() { "action-explore-for" } else { "action-explore" };
    Phrase::new(id)
        .with("nth", explorer + 1)
        .with("tile", name::tile(tile))
        .with("cost", stride(public))
        .with("what", there.unwrap_or_else(name::nothing))
}

/// What a step costs: nothing while an effect gives it.
fn stride(public: &Public) -> Phrase {
    match public.agenda.is_empty() {
        true => Phrase::new("stride-paid")
            .with("cost", name::cost(public, Bill::of(Resource::Military, 1))),
        false => Phrase::new("stride-free"),
    }
}

/// The cards of a row or a column.
fn line(view: View<'_>, slots: [u8; 3]) -> Arg {
    let city = &view.public.current().city;
    Arg::list(slots.map(|slot| {
        let there = city[usize::from(slot) % city.len()];
        match (there.knowledge, there.card) {
            (Some(under), over) => Phrase::new("card-over")
                .with("over", name::maybe_card(view.content, over))
                .with("under", name::card(view.content, under)),
            (None, over) => name::maybe_card(view.content, over),
        }
    }))
}

fn use_step(view: View<'_>, place: Place, step: u8) -> Phrase {
    let card = activate::card_at(view.public, place);
    let id = card.and_then(|card| activate::step_id(view.content, card, step));
    Phrase::new("action-use")
        .with("card", name::maybe_card(view.content, card))
        .with("effect", id.map_or(name::nothing(), |it| effect::step(view.content, it)))
}

fn use_policy(view: View<'_>, nth: u8) -> Phrase {
    let policy = policies::newest(view.content, view.public);
    let passive = policy.and_then(|it| view.content.passives(it).get(usize::from(nth)));
    let then = match passive {
        Some(Passive::Action { then, .. }) => effect::block(view.content, *then),
        Some(Passive::Trigger { .. }) | None => name::nothing(),
    };
    let newest = policy.map_or(name::nothing(), |it| Phrase::new(format!("card-{}", it.key)));
    Phrase::new("action-use").with("card", newest).with("effect", then)
}

fn buy(content: &Content, public: &Public, slot: u8) -> Phrase {
    let Ok(card) = acquire::on_track(public, slot) else { return name::nothing() };
    let id = match content.card(card).kind {
        Kind::Building | Kind::Knowledge => "action-buy",
        Kind::Wonder => "action-begin-wonder",
    };
    Phrase::new(id)
        .with("card", name::card(content, card))
        .with("cost", name::cost(public, acquire::price(content, public, card)))
        .with("text", effect::card(content, card))
}

fn buy_basic(content: &Content, public: &Public, pile: u8) -> Phrase {
    let Some((card, _)) = content.basics.get(usize::from(pile)) else { return name::nothing() };
    Phrase::new("action-buy")
        .with("card", name::card(content, *card))
        .with("cost", name::cost(public, acquire::basic_price(content, public, *card)))
        .with("text", effect::card(content, *card))
}

fn develop(view: View<'_>, policy: u8) -> Phrase {
    let (content, public) = (view.content, view.public);
    let civ = public.current().civ.and_then(|civ| content.civs.get(usize::from(civ)));
    let text = civ.and_then(|civ| civ.policies.get(usize::from(policy)));
    Phrase::new("action-develop")
        .with("policy", name::policy(content, public, public.turn.who, policy))
        .with("cost", name::cost(public, policies::price(content, public)))
        .with("text", text.map_or(name::nothing(), |it| effect::policy(content, it)))
}

fn conquest(content: &Content, public: &Public, tile: Tile) -> Phrase {
    let siege = conquer::siege(content, public, tile);
    Phrase::new("action-conquer")
        .with("tile", name::tile(tile))
        .with("units", siege.units)
        .with("cost", name::cost(public, conquer::bill(siege, siege.price)))
        .with("foe", defender(public, tile))
}

fn defender(public: &Public, tile: Tile) -> Arg {
    match (public.holder(tile), public.board.tokens[tile.idx()]) {
        (Some(who), _) => held_by(public, who),
        (None, Some(Token::Town(_))) => Phrase::new("province_kind-free_town").into(),
        (None, Some(token @ Token::Barbarian(_))) => name::front(token).into(),
        (None, None) => Phrase::new("province_kind-empty").into(),
    }
}

fn held_by(public: &Public, who: Who) -> Arg {
    match public.is_automaton(who) {
        true => Phrase::new("automaton").into(),
        false => public.seat(who).into(),
    }
}

fn take(view: View<'_>, explorer: u8) -> Phrase {
    let public = view.public;
    let at = public.current().explorers.get(usize::from(explorer)).copied().unwrap_or_default();
    let what = match public.board.market_at(at) {
        Some(market) => name::market(view.content, market),
        None => Phrase::new("token_kind-production"),
    };
    let id =
        if public.board.market_at(at).is_some() { "action-take-market" } else { "action-take" };
    Phrase::new(id).with("nth", explorer + 1).with("what", what).with("tile", name::tile(at))
}

fn use_market(view: View<'_>, market: u8) -> Phrase {
    let token = view.mine.tokens.get(usize::from(market)).copied().flatten();
    let tokens = view.content.markets.get(usize::from(market)).map(|it| &it.tokens);
    let block = token.and_then(|token| tokens?.get(usize::from(token)));
    Phrase::new("action-market")
        .with("market", name::market(view.content, market))
        .with("effect", block.map_or(name::nothing(), |it| effect::block(view.content, *it)))
}

fn target(public: &Public, tile: Tile) -> Phrase {
    let id = match public.agenda.last() {
        Some(Task::Capital { .. }) => "action-capital",
        Some(Task::MoveTo { .. }) => "action-arrive",
        Some(Task::Outpost) => "action-place-outpost",
        Some(Task::PlaceWonder { .. }) => "action-place-wonder",
        _ => "action-target",
    };
    Phrase::new(id).with("tile", name::tile(tile))
}

fn branch(content: &Content, public: &Public, nth: u8) -> Phrase {
    let keep = |card| Phrase::new("action-keep-card").with("card", name::card(content, card));
    let choose = |what| Phrase::new("action-branch").with("effect", what);
    match public.agenda.last() {
        Some(Task::Choose { options, .. }) => {
            let block = content.branches(*options).get(usize::from(nth));
            choose(block.map_or(name::nothing(), |it| effect::block(content, *it)))
        }
        Some(Task::Reward { token }) => {
            let rewards = content.explorations[usize::from(*token)].rewards;
            let block = rewards.get(usize::from(nth));
            choose(block.map_or(name::nothing(), |it| effect::block(content, *it)))
        }
        Some(Task::KeepWonder { old, new }) => keep(if nth == 0 { *old } else { *new }),
        Some(Task::Duel { who, slot, card }) => {
            let old = public.player(*who).city[usize::from(*slot)].knowledge;
            keep(if nth == 0 { old.unwrap_or(*card) } else { *card })
        }
        _ => choose(name::nothing()),
    }
}

fn slot_of(view: View<'_>, slot: u8) -> Phrase {
    let public = view.public;
    let (id, who) = match public.agenda.last() {
        Some(Task::Archive { who, .. }) => ("action-archive", *who),
        Some(Task::Activate { .. }) => ("action-activate", public.turn.who),
        _ => ("action-reinforce", public.turn.who),
    };
    let there = public.player(who).city.get(usize::from(slot)).copied().unwrap_or_default();
    let card = there.card.or(there.knowledge);
    Phrase::new(id)
        .with("slot", name::slot(slot))
        .with("card", name::maybe_card(view.content, card))
}

fn keep(content: &Content, public: &Public, token: u8) -> Phrase {
    let block = match public.agenda.last() {
        Some(Task::Market { market, .. }) => {
            content.markets[usize::from(*market)].tokens.get(usize::from(token)).copied()
        }
        _ => None,
    };
    let text = block.map_or(name::nothing(), |it| effect::block(content, it));
    Phrase::new("action-keep-token").with("effect", text)
}
