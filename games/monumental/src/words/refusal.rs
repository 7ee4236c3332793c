//! The phrases of refusals.

use engine::Phrase;

use crate::content::Content;
use crate::rulebook::Refusal;
use crate::shelves::Public;
use crate::terms::{Amount, Resource};
use crate::tiles::Tile;
use crate::words::name;

pub(super) fn refusal(content: &Content, public: &Public, refusal: &Refusal) -> Phrase {
    let at = |id: &'static str, tile: Tile| Phrase::new(id).with("tile", name::tile(tile));
    match *refusal {
        Refusal::Over => Phrase::new("no-over"),
        Refusal::NotYourTurn => Phrase::new("no-not-your-turn"),
        Refusal::FinishFirst => Phrase::new("no-finish-first"),
        Refusal::NotAsked => Phrase::new("no-not-asked"),
        Refusal::ActivateFirst => Phrase::new("no-activate-first"),
        Refusal::ActiveAlready => Phrase::new("no-active-already"),
        Refusal::ForTheAutomaton => Phrase::new("no-for-the-automaton"),
        Refusal::MustAnswer { .. } => Phrase::new("no-must-answer"),
        Refusal::NoSuchLine => Phrase::new("no-such-line"),
        Refusal::NoSuchBranch => Phrase::new("no-such-branch"),
        Refusal::NoCapital { tile } => at("no-capital", tile),
        Refusal::CapitalTaken => Phrase::new("no-capital-taken"),
        Refusal::NoSuchCiv => Phrase::new("no-such-civ"),
        Refusal::CivTaken => Phrase::new("no-civ-taken"),
        Refusal::FeedsItself => Phrase::new("no-feeds-itself"),
        Refusal::NotActive => Phrase::new("no-not-active"),
        Refusal::NotIdle => Phrase::new("no-not-idle"),
        Refusal::NoSuchStep => Phrase::new("no-such-step"),
        Refusal::TakenAlready => Phrase::new("no-taken-already"),
        Refusal::EffectUsed => Phrase::new("no-effect-used"),
        Refusal::NothingToDo => Phrase::new("no-nothing-to-do"),
        Refusal::NotEnough { needed } => not_enough(public, needed),
        Refusal::NotEnoughCulture { needed } => {
            Phrase::new("no-not-enough-culture").with("needed", needed)
        }
        Refusal::NotBasic => Phrase::new("no-not-basic"),
        Refusal::EmptyTrackSlot { slot } => {
            Phrase::new("no-empty-track-slot").with("nth", slot.saturating_add(1))
        }
        Refusal::NoSuchPile => Phrase::new("no-such-pile"),
        Refusal::PileEmpty { card } => {
            Phrase::new("no-pile-empty").with("card", name::card(content, card))
        }
        Refusal::NoConstruction => Phrase::new("no-construction"),
        Refusal::NotThatCard => Phrase::new("no-not-that-card"),
        Refusal::WonderThere { tile } => at("no-wonder-there", tile),
        Refusal::NoSuchPolicy => Phrase::new("no-such-policy"),
        Refusal::PolicyDeveloped => Phrase::new("no-policy-developed"),
        Refusal::NotToReplay => Phrase::new("no-not-to-replay"),
        Refusal::NoPolicyAction => Phrase::new("no-policy-action"),
        Refusal::CapitalSafe => Phrase::new("no-capital-safe"),
        Refusal::NoProvince => Phrase::new("no-province"),
        Refusal::OwnProvince { tile } => at("no-own-province", tile),
        Refusal::NotAdjacent { tile } => at("no-not-adjacent", tile),
        Refusal::NotEnoughUnits { needed, have } => {
            Phrase::new("no-not-enough-units").with("needed", needed).with("have", have)
        }
        Refusal::NotHeld { tile } => at("no-not-held", tile),
        Refusal::NoUnitThere { tile } => at("no-unit-there", tile),
        Refusal::OneStays { tile } => at("no-one-stays", tile),
        Refusal::NotJoined { tile } => at("no-not-joined", tile),
        Refusal::Isolated { tile } => at("no-isolated", tile),
        Refusal::NowhereToGo => Phrase::new("no-nowhere-to-go"),
        Refusal::ThereAlready => Phrase::new("no-there-already"),
        Refusal::NotInPrice { resource } => {
            Phrase::new("no-not-in-price").with("resource", name::resource(resource))
        }
        Refusal::OutpostNeeds { needed, have } => {
            Phrase::new("no-outpost-needs").with("needed", needed).with("have", have)
        }
        Refusal::OutpostInCapital => Phrase::new("no-outpost-in-capital"),
        Refusal::OutpostThere { tile } => at("no-outpost-there", tile),
        Refusal::NoOutpostLeft => Phrase::new("no-outpost-left"),
        Refusal::NoSuchExplorer => Phrase::new("no-such-explorer"),
        Refusal::OtherExplorer => Phrase::new("no-other-explorer"),
        Refusal::NotBeside { tile } => at("no-not-beside", tile),
        Refusal::ExplorerUsed => Phrase::new("no-explorer-used"),
        Refusal::NothingToTake => Phrase::new("no-nothing-to-take"),
        Refusal::MarketVisited => Phrase::new("no-market-visited"),
        Refusal::MarketEmpty => Phrase::new("no-market-empty"),
        Refusal::NoSuchToken => Phrase::new("no-such-token"),
        Refusal::NoToken => Phrase::new("no-token"),
        Refusal::TokenUsed => Phrase::new("no-token-used"),
        Refusal::NothingToDraw => Phrase::new("no-nothing-to-draw"),
        Refusal::DeckEmpty => Phrase::new("no-deck-empty"),
        Refusal::NotToArchive => Phrase::new("no-not-to-archive"),
        Refusal::NotFromThere => Phrase::new("no-not-from-there"),
        Refusal::NotDiscarded => Phrase::new("no-not-discarded"),
        Refusal::NotToReinforce => Phrase::new("no-not-to-reinforce"),
        Refusal::NotAmongEquals => Phrase::new("no-not-among-equals"),
    }
}

/// The cost, and what the player has. Gold is always named, because it stands in for basic resources (MTL-26).
fn not_enough(public: &Public, needed: Amount) -> Phrase {
    let stock = Resource::BASIC.into_iter().zip(public.turn.stock);
    let asked = stock.filter(|(resource, _)| 0 < needed.get(*resource));
    let have = asked.fold(Amount::NONE, |sum, (resource, n)| sum.plus(Amount::of(resource, n)));
    let gold = public.current().gold;
    let id = match (have.is_none(), gold) {
        (true, 0) => "no-not-enough-none",
        (true, _) => "no-not-enough-gold",
        (false, 0) => "no-not-enough-goldless",
        (false, _) => "no-not-enough",
    };
    let have = have.plus(Amount::of(Resource::Gold, gold));
    Phrase::new(id).with("needed", name::amount(needed)).with("have", name::amount(have))
}
