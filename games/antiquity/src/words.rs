//! The phrases of this game, without a language. The sentences are in `texts/*.ftl`.

mod catalogue;
mod drawing;
mod facts;
mod reasons;
mod sketch;

use engine::{Arg, Comparison, Perspective, Phrase, Seat, Speak, Term};

use crate::action::Action;
use crate::cards::{COLOUR_KEYS, Card, Colour, Monument, POWER_KEYS, Pile, Power, Symbol};
use crate::content::Content;
use crate::insight::terms;
use crate::rulebook::{Purpose, Refusal};
use crate::rules::{draw, story};
use crate::shelves::{HandEvent, Plan, Public, PublicEvent, TurnKind};
use crate::{Antiquity, View};

pub use catalogue::{CardEntry, Catalogue, MonumentEntry};
pub use facts::{Facts, RulePoints, ScoreNow, Share, TableFacts};

impl Speak for Antiquity {
    type Catalogue = Catalogue;
    type Facts = Facts;
    type TableFacts = TableFacts;

    fn catalogue(content: &Content, say: &dyn Fn(Phrase) -> String) -> Catalogue {
        catalogue::catalogue(content, say)
    }

    fn facts(view: View<'_>, action: Action) -> Option<Facts> {
        facts::facts(view, action)
    }

    fn table_facts(
        content: &Content,
        public: &Public,
        _reader: Option<Seat>,
    ) -> Option<TableFacts> {
        Some(facts::of_table(content, public))
    }

    fn action(view: View<'_>, action: Action) -> Phrase {
        let content = view.content;
        let in_row = |slot: u8| match draw::lies_in_row(view, slot) {
            Ok(()) => view.public.row[usize::from(slot)].map_or(nothing(), |it| card(content, it)),
            Err(_) => nothing(),
        };
        let with_colour = |id: &'static str, colour: Colour| {
            Phrase::new(id).with("colour", of_colour(view.public, colour))
        };
        match action {
            Action::DrawRow { slot } => Phrase::new("action-draw-row").with("card", in_row(slot)),
            Action::DrawPile => Phrase::new("action-draw-pile"),
            Action::Erect { colour, monument } => {
                with_colour("action-erect", colour).with("monument", name(content, monument))
            }
            Action::Improve { colour, monument } => {
                with_colour("action-improve", colour).with("monument", name(content, monument))
            }
            Action::Lay { card: it } => Phrase::new("action-lay").with("card", card(content, it)),
            Action::Rearrange => Phrase::new("action-rearrange"),
            Action::Done => Phrase::new("action-done"),
            Action::Score { colour } => with_colour("action-score", colour),
            Action::Buy => Phrase::new("action-buy"),
            Action::Discard { card: it } => {
                Phrase::new("action-discard").with("card", card(content, it))
            }
            Action::Story { colour } => with_colour("action-story", colour)
                .with("pages", story::n_pages(view.public, colour)),
            Action::Acquire { colour, power: it } => {
                with_colour("action-acquire", colour).with("power", power(it))
            }
            Action::HeroRow { slot } => Phrase::new("action-hero-row").with("card", in_row(slot)),
            Action::HeroPile => Phrase::new("action-hero-pile"),
            Action::Exchange { slot } => Phrase::new("action-exchange").with("card", in_row(slot)),
            Action::Give { card: it } => Phrase::new("action-give").with("card", card(content, it)),
            Action::EndTurn => Phrase::new("action-end-turn"),
        }
    }

    fn public_event(perspective: Perspective<'_, Self>, event: &PublicEvent) -> Option<Phrase> {
        let (content, public) = (perspective.content, perspective.public);
        let by_seat = |id: &'static str, seat: Seat| Phrase::new(id).with("who", seat);
        let by = |id: &'static str, colour: Colour| {
            by_seat(id, colour.owner(public.with.seats)).with("colour", of_colour(public, colour))
        };
        let two = |cards: [Card; 2]| Arg::series(cards.map(|it| card(content, it)));
        Some(match *event {
            PublicEvent::ActionTaken => return None,
            PublicEvent::TookFromRow { seat, card: it, .. } => {
                by_seat("event-took-from-row", seat).with("card", card(content, it))
            }
            PublicEvent::DrewFromPile { seat } => by_seat("event-drew-from-pile", seat),
            PublicEvent::Erected { colour, monument, cards } => by("event-erected", colour)
                .with("monument", name(content, monument))
                .with("cards", pile(content, monument, cards)),
            PublicEvent::Improved { colour, monument, cards } => by("event-improved", colour)
                .with("monument", name(content, monument))
                .with("cards", pile(content, monument, cards)),
            PublicEvent::Rearranged { colour, monument, pile: it, .. } => {
                by("event-rearranged", colour)
                    .with("monument", name(content, monument))
                    .with("cards", pile(content, monument, it))
            }
            PublicEvent::Scored { colour, cards, points } => by("event-scored", colour)
                .with("cards", two(cards))
                .with("points", i64::from(points)),
            PublicEvent::Bought { seat, cards } => {
                by_seat("event-bought", seat).with("cards", two(cards))
            }
            PublicEvent::StoryBegun { colour } => by("event-story-begun", colour).detail(),
            PublicEvent::PageTaken { from, card: it } => {
                by("event-page-taken", from).with("card", card(content, it)).detail()
            }
            PublicEvent::MarkerMoved { monument } => {
                Phrase::new("event-marker-moved").with("monument", name(content, monument)).detail()
            }
            PublicEvent::Overflowed { monument, colour, points } => by("event-overflowed", colour)
                .with("monument", name(content, monument))
                .with("points", i64::from(points)),
            PublicEvent::StoryWritten { colour, pages } => {
                by("event-story-written", colour).with("pages", pages)
            }
            PublicEvent::Acquired { colour, power: it, from, points } => {
                let phrase = match from {
                    None => by("event-acquired", colour),
                    Some(from) => by("event-acquired-from", colour)
                        .with("from", from.owner(public.with.seats))
                        .with("from-colour", of_colour(public, from)),
                };
                phrase.with("power", power(it)).with("points", i64::from(points))
            }
            PublicEvent::HeroCalled { colour } => by("event-hero-called", colour),
            PublicEvent::Exchanged { seat, given, taken, .. } => by_seat("event-exchanged", seat)
                .with("given", card(content, given))
                .with("taken", card(content, taken)),
            PublicEvent::RowFilled { card: it, .. } => {
                Phrase::new("event-row-filled").with("card", card(content, it)).detail()
            }
            PublicEvent::TurnPassed { to, .. } => by_seat("event-turn-passed", to).detail(),
            PublicEvent::Ended => Phrase::new("event-ended"),
        })
    }

    fn private_event(perspective: Perspective<'_, Self>, event: &HandEvent) -> Option<Phrase> {
        match *event {
            HandEvent::Drew { card: it } => {
                Some(Phrase::new("event-gained").with("card", card(perspective.content, it)))
            }
            HandEvent::Planned(it) => plan(perspective.content, perspective.mine?.0, it),
            // The public event has already said this.
            HandEvent::Took { .. } | HandEvent::Lost { .. } => None,
        }
    }

    fn refusal(perspective: Perspective<'_, Self>, refusal: &Refusal) -> Phrase {
        let content = perspective.content;
        let pair = |id: &'static str, to: Purpose| {
            let purpose = match to {
                Purpose::Points => "points",
                Purpose::Action => "action",
            };
            Phrase::new(id).with("purpose", purpose)
        };
        let about = |id: &'static str, it: Card| Phrase::new(id).with("card", card(content, it));
        let powered = |id: &'static str, it: Power| Phrase::new(id).with("power", power(it));
        match *refusal {
            Refusal::Over => Phrase::new("no-over"),
            Refusal::NotYourTurn => Phrase::new("no-not-your-turn"),
            Refusal::NotYourColour => Phrase::new("no-not-your-colour"),
            Refusal::FinishFirst { .. } => Phrase::new("no-finish-first"),
            Refusal::MonumentTurnBegun => Phrase::new("no-monument-turn-begun"),
            Refusal::StoryWritten => Phrase::new("no-story-written"),
            Refusal::NoActionLeft => Phrase::new("no-action-left"),
            Refusal::ActFirst => Phrase::new("no-act-first"),
            Refusal::BoughtAlready => Phrase::new("no-bought-already"),
            Refusal::NoPair { to } => pair("no-pair", to),
            Refusal::SymbolsDiffer { to } => pair("no-symbols-differ", to),
            Refusal::NotInHandToPay { card: it, .. } => about("no-not-in-hand", it),
            Refusal::NoPartner { card: it, .. } => about("no-partner", it),
            Refusal::NothingToPay => Phrase::new("no-nothing-to-pay"),
            Refusal::EmptySlot { slot } => {
                Phrase::new("no-empty-slot").with("place", slot.saturating_add(1))
            }
            Refusal::PileEmpty => Phrase::new("no-pile-empty"),
            Refusal::NotInPlay { .. } => Phrase::new("no-not-in-play"),
            Refusal::BuiltByTwo => Phrase::new("no-built-by-two"),
            Refusal::BuiltByYou => Phrase::new("no-built-by-you"),
            Refusal::FirstBuilderNeeds { needed, have } => {
                Phrase::new("no-first-builder").with("needed", needed).with("have", have)
            }
            Refusal::SecondBuilderNeeds { needed, have } => {
                Phrase::new("no-second-builder").with("needed", needed).with("have", have)
            }
            Refusal::NotBuilt => Phrase::new("no-not-built"),
            Refusal::NoCardToAdd => Phrase::new("no-card-to-add"),
            Refusal::NothingToLay => Phrase::new("no-nothing-to-lay"),
            Refusal::NotInHandToLay { card: it } => about("no-not-in-hand", it),
            Refusal::OtherMonument { card: it } => about("no-other-monument", it),
            Refusal::LaidAlready { card: it } => about("no-laid-already", it),
            Refusal::NoHistorian => Phrase::new("no-historian"),
            Refusal::NothingToTell => Phrase::new("no-nothing-to-tell"),
            Refusal::NoPowerCards => Phrase::new("no-power-cards"),
            Refusal::NoMajority { power: it } => {
                powered("no-majority", it).with("symbol", symbol(it.symbol()))
            }
            Refusal::HeldAlready { power: it } => powered("no-held-already", it),
            Refusal::NotHeld { power: it } => powered("no-not-held", it),
            Refusal::UsedAlready { power: it } => powered("no-used-already", it),
            Refusal::NoPointToPay => Phrase::new("no-point-to-pay"),
            Refusal::OnlyWhileImproving => Phrase::new("no-only-while-improving"),
            Refusal::LayAllAgain => Phrase::new("no-lay-all-again"),
            Refusal::NothingToExchange => Phrase::new("no-nothing-to-exchange"),
            Refusal::NotInHandToGive { card: it } => about("no-not-in-hand", it),
        }
    }

    fn prompt(view: View<'_>) -> Phrase {
        let turn = &view.public.turn;
        if view.public.over || turn.seat != view.seat {
            return Phrase::new("prompt-wait");
        }
        match view.mine.plan {
            Plan::None if turn.kind == TurnKind::Open => Phrase::new("prompt-open"),
            Plan::None if turn.actions_left == 0 => Phrase::new("prompt-end"),
            Plan::None => Phrase::new("prompt-actions").with("actions", turn.actions_left),
            Plan::Erect { .. } | Plan::Improve { .. } => Phrase::new("prompt-lay"),
            Plan::Rearrange { .. } => Phrase::new("prompt-rearrange"),
            Plan::Score { first: None, .. } | Plan::Buy { first: None } => {
                Phrase::new("prompt-first-card")
            }
            Plan::Score { .. } | Plan::Buy { .. } => Phrase::new("prompt-second-card"),
            Plan::Exchange { .. } => Phrase::new("prompt-give"),
        }
    }

    fn sketch(perspective: Perspective<'_, Self>) -> Vec<Phrase> {
        sketch::lines(perspective)
    }

    fn terms(view: View<'_>) -> Vec<Term> {
        terms::terms(view)
    }

    fn reasons(view: View<'_>, comparison: &Comparison<Action>) -> Vec<Phrase> {
        reasons::reasons(view, comparison)
    }

    fn drawing(perspective: Perspective<'_, Self>) -> Vec<Phrase> {
        drawing::lines(perspective)
    }
}

/// What a seat is doing. With all cards open, others read it too.
fn plan(content: &Content, seat: Seat, plan: Plan) -> Option<Phrase> {
    let laying = |id: &'static str, monument: Monument, laid: Pile| {
        let cards = match laid.is_empty() {
            true => Arg::from(nothing()),
            false => pile(content, monument, laid),
        };
        Phrase::new(id).with("monument", name(content, monument)).with("cards", cards)
    };
    let paid = |id: &'static str, first: Option<Card>| {
        Phrase::new(id).with("card", first.map_or(nothing(), |it| card(content, it)))
    };
    let told = match plan {
        Plan::None => return None,
        Plan::Erect { monument, laid, .. } => laying("plan-erect", monument, laid),
        Plan::Improve { monument, laid, .. } => laying("plan-improve", monument, laid),
        Plan::Rearrange { monument, laid, .. } => laying("plan-rearrange", monument, laid),
        Plan::Score { first, .. } => paid("plan-score", first),
        Plan::Buy { first } => paid("plan-buy", first),
        Plan::Exchange { slot } => Phrase::new("plan-exchange").with("place", slot + 1),
    };
    Some(told.with("who", seat))
}

fn name(content: &Content, monument: Monument) -> Phrase {
    match content.keys.get(monument.idx()) {
        Some(key) => Phrase::new(format!("monument-{key}")),
        None => Phrase::new("monument-unknown"),
    }
}

fn card(content: &Content, card: Card) -> Phrase {
    Phrase::new("card")
        .with("monument", name(content, card.monument()))
        .with("value", card.value())
        .with("symbol", symbol(content.symbol(card)))
}

fn plain_card(content: &Content, card: Card) -> Phrase {
    Phrase::new("plain-card")
        .with("monument", name(content, card.monument()))
        .with("value", card.value())
}

fn pile(content: &Content, monument: Monument, pile: Pile) -> Arg {
    Arg::list(pile.values().map(|value| card(content, Card::new(monument, value))))
}

fn symbol(symbol: Symbol) -> Phrase {
    Phrase::new(match symbol {
        Symbol::Scroll => "symbol-scroll",
        Symbol::Ship => "symbol-ship",
        Symbol::Helmet => "symbol-helmet",
    })
}

fn power(power: Power) -> Phrase {
    Phrase::new(format!("power-{}", POWER_KEYS[power.idx()]))
}

/// With two players the phrase names the colour; otherwise the seat is enough.
fn of_colour(public: &Public, colour: Colour) -> Arg {
    match (public.with.seats, COLOUR_KEYS.get(colour.idx())) {
        (2, Some(key)) => Phrase::new(format!("of-{key}")).into(),
        _ => Arg::Word("".into()),
    }
}

fn nothing() -> Phrase {
    Phrase::new("nothing")
}
