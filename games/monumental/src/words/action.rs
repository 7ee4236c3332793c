//! The labels of offers.

use engine::{Arg, Phrase};

use crate::View;
use crate::action::{Action, Answer, HouseMove, Move};
use crate::content::Content;
use crate::effects::Lasting;
use crate::rules::pay::Bill;
use crate::rules::{acquire, activate, archive, policy as policies, progress, siege};
use crate::shelves::Public;
use crate::terms::{Kind, Place, Resource, Unit, Who};
use crate::tiles::Tile;
use crate::words::{effect, name};

pub(super) fn action(view: View<'_>, action: Action) -> Phrase {
    match action {
        Action::Move(it) => of_move(view, it),
        Action::Answer(it) => {
            let own = view.public.question().and_then(|question| question.say(view, action));
            own.unwrap_or_else(|| of_answer(view, it))
        }
        Action::House(HouseMove::Automaton) => Phrase::new("action-automaton"),
    }
}

fn of_move(view: View<'_>, it: Move) -> Phrase {
    let (content, public) = (view.content, view.public);
    match it {
        Move::Row { row } => Phrase::new("action-row")
            .with("nth", row + 1)
            .with("cards", line(view, [0, 1, 2].map(|it| row * 3 + it))),
        Move::Column { column } => Phrase::new("action-column")
            .with("nth", column + 1)
            .with("cards", line(view, [0, 1, 2].map(|it| it * 3 + column))),
        Move::Use { place, step } => use_step(view, place, step),
        Move::UsePolicy { nth } => use_policy(view, nth),
        Move::Buy { slot } => buy(content, public, slot),
        Move::BuyBasic { pile } => buy_basic(content, public, pile),
        Move::Complete => {
            let card = public.current().construction;
            let bill = card.map(|it| acquire::stage_price(content, public, it, 1));
            let cost = bill.map_or(name::nothing(), |bill| name::cost(public, bill));
            Phrase::new("action-complete")
                .with("card", name::maybe_card(content, card))
                .with("cost", cost)
        }
        Move::Develop { policy } => develop(view, policy),
        Move::Conquer { tile } => conquest(content, public, tile),
        Move::Lead { tile, unit } => {
            with_unit("action-lead", tile, unit).with("cost", stride(public))
        }
        Move::Outpost { tile } => Phrase::new("action-outpost").with("tile", name::tile(tile)),
        Move::Explore { explorer, tile } => explore(view, explorer, tile),
        Move::Take { explorer } => take(view, explorer),
        Move::Token => Phrase::new("action-token"),
        Move::Market { market } => use_market(view, market),
        Move::Progress => Phrase::new("action-progress")
            .with("cost", name::cost(public, progress::price(content, public))),
        Move::End => Phrase::new("action-end"),
    }
}

/// The label of an answer for which the question has no sentence of its own, or that answers no open question.
fn of_answer(view: View<'_>, it: Answer) -> Phrase {
    let (content, public) = (view.content, view.public);
    match it {
        Answer::Commit { tile, unit } => with_unit("action-commit", tile, unit),
        Answer::Target { tile } => Phrase::new("action-target").with("tile", name::tile(tile)),
        Answer::Civ { civ } => {
            Phrase::new("action-civilization").with("civ", name::civ(content, civ))
        }
        Answer::Resource { resource } => {
            Phrase::new("action-resource").with("resource", name::resource(resource))
        }
        Answer::Swap { from, to } => Phrase::new("action-swap")
            .with("from", name::resource(from))
            .with("to", name::resource(to)),
        Answer::Branch { .. } => Phrase::new("action-branch").with("effect", name::nothing()),
        Answer::Slot { slot } => archive::say_slot(view, "action-reinforce", public.turn.who, slot),
        Answer::Discarded { card } => {
            Phrase::new("action-discarded").with("card", name::card(content, card))
        }
        Answer::Reuse { place } => {
            let card = activate::card_at(public, place);
            Phrase::new("action-again").with("card", name::maybe_card(content, card))
        }
        Answer::Pick { slot } => {
            let card = public.track.get(usize::from(slot)).copied().flatten();
            Phrase::new("action-pick").with("card", name::maybe_card(content, card))
        }
        Answer::PickBasic { pile } => {
            let card = content.basics.get(usize::from(pile)).map(|it| it.0);
            Phrase::new("action-pick").with("card", name::maybe_card(content, card))
        }
        Answer::Keep { .. } => Phrase::new("action-keep-token").with("effect", name::nothing()),
        Answer::Replay { policy } => Phrase::new("action-replay")
            .with("policy", name::policy(content, public, public.turn.who, policy)),
        Answer::Accept => Phrase::new("action-accept"),
        Answer::Stop => Phrase::new("action-stop"),
    }
}

fn with_unit(id: &'static str, tile: Tile, unit: Unit) -> Phrase {
    Phrase::new(id).with("tile", name::tile(tile)).with("unit", name::unit(unit))
}

/// A step, with what lies there.
fn explore(view: View<'_>, explorer: u8, tile: Tile) -> Phrase {
    let (public, board) = (view.public, &view.public.board);
    let market = board.market_at(tile).map(|market| name::market(view.content, market));
    let token = board.production.contains(tile).then(|| Phrase::new("token_kind-production"));
    let there = token.or(market);
    let id = if there.is_some() { "action-explore-for" } else { "action-explore" };
    Phrase::new(id)
        .with("nth", explorer + 1)
        .with("tile", name::tile(tile))
        .with("cost", stride(public))
        .with("what", there.unwrap_or_else(name::nothing))
}

/// The cost of an explorer's step: nothing if an effect gives it.
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
    let lasting = policy.and_then(|it| view.content.lasting(it).get(usize::from(nth)));
    let then = match lasting {
        Some(Lasting::Action { then, .. }) => effect::block(view.content, *then),
        Some(Lasting::Trigger { .. }) | None => name::nothing(),
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
    let siege = siege::siege(content, public, tile);
    let conquest = match public.holder(tile) {
        Some(who) => Phrase::new("action-conquer-from").with("who", held_by(public, who)),
        None => Phrase::new("action-conquer"),
    };
    conquest
        .with("tile", name::tile(tile))
        .with("cost", name::cost(public, siege::bill(siege, siege.price)))
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
