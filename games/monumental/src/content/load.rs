//! Builds the content from the files of a pack, and finds all faults of the pack.

use std::sync::LazyLock;

use engine::{Faults, Pack};

use crate::content::file::{
    CARDS, CIVS, CardEntry, CardFile, CivEntry, CivFile, CostEntry, FILES, Figures, MAPS, MapFile,
    RULES, SOLO, SoloFile, TOKENS, TokenFile,
};
use crate::content::map::{self, Map, Token};
use crate::content::{CardInfo, Civ, Content, Exploration, Market, Policy, SoloCard};
use crate::effects::lowering::{Lowering, Site};
use crate::effects::{Block, CardKind, Leaf, Step};
use crate::terms::{Amount, Card, Kind, MAX_CARDS, MAX_MARKETS, MAX_POLICIES, TRACK};

impl engine::Content for Content {
    fn pack() -> Pack {
        Pack::new(FILES).with_texts(engine::texts!())
    }

    fn standard() -> &'static Self {
        static CONTENT: LazyLock<Content> = LazyLock::new(|| {
            Content::load(&Content::pack()).expect("our own pack is checked by the tests")
        });
        &CONTENT
    }

    fn load(pack: &Pack) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let files = Files::read(pack, &mut faults);
        let content = files.and_then(|files| Loader::default().load(files, pack, &mut faults));
        faults.or(content)
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn former_rules(&self) -> Option<u32> {
        self.former_rules
    }

    fn with_former_rules(self, version: u32) -> Self {
        Self { former_rules: Some(version), ..self }
    }
}

struct Files {
    figures: Figures,
    civs: CivFile,
    cards: CardFile,
    tokens: TokenFile,
    maps: [MapFile; 3],
    solo: SoloFile,
}

impl Files {
    fn read(pack: &Pack, faults: &mut Faults) -> Option<Self> {
        let figures = pack.read(RULES, faults);
        let civs = pack.read(CIVS, faults);
        let cards = pack.read(CARDS, faults);
        let tokens = pack.read(TOKENS, faults);
        let maps = MAPS.map(|file| pack.read(file, faults));
        let solo = pack.read(SOLO, faults);
        let [two, three, four] = maps;
        Some(Self {
            figures: figures?,
            civs: civs?,
            cards: cards?,
            tokens: tokens?,
            maps: [two?, three?, four?],
            solo: solo?,
        })
    }
}

#[derive(Default)]
struct Loader {
    lowering: Lowering,
    cards: Vec<CardInfo>,
    /// The messages that name things.
    names: Vec<(&'static str, String)>,
}

impl Loader {
    fn load(mut self, files: Files, pack: &Pack, faults: &mut Faults) -> Option<Content> {
        check_figures(&files.figures, faults);
        let starters = self.counted(CIVS, &files.civs.starter, faults);
        let civs: Vec<Civ> = files.civs.civ.iter().map(|civ| self.civ(civ, faults)).collect();
        let basics = self.counted(CARDS, &files.cards.basic, faults);
        let first_development = Card(self.cards.len() as u8);
        for entry in &files.cards.card {
            self.card(CARDS, entry, faults);
            let fair = (1..=3).contains(&entry.era);
            faults.demand(fair, CARDS, &format!("card {:?}", entry.id), "an era from 1 to 3");
        }
        let (explorations, markets) = self.tokens(&files.tokens, faults);
        let maps: [Map; 3] = std::array::from_fn(|idx| {
            map::read(MAPS[idx], idx as u8 + 2, &files.maps[idx].tile, faults)
        });
        let solo = solo_cards(&files.solo, &civs, faults);
        let solo_names = solo.iter().map(|it| ("automaton_card", it.key.clone()));
        self.names.extend(solo_names);
        let owned =
            starters.iter().chain(&basics).map(|(_, copies)| usize::from(*copies)).sum::<usize>()
                + files.cards.card.len()
                + 2;
        let room = MAX_CARDS.min(usize::from(u8::MAX));
        faults.demand(
            owned <= room,
            CARDS,
            "card",
            format!("at most {room} cards that one can own"),
        );
        faults.demand(
            self.cards.len() <= MAX_CARDS,
            CARDS,
            "card",
            format!("at most {MAX_CARDS} kinds"),
        );
        faults.demand(files.cards.card.len() <= 48, CARDS, "card", "at most 48 development cards");
        faults.demand(TRACK < files.cards.card.len(), CARDS, "card", "more than the track holds");
        faults.demand((1..=4).contains(&basics.len()), CARDS, "basic", "1 to 4 basic buildings");
        faults.demand((4..=8).contains(&civs.len()), CIVS, "civ", "4 to 8 civilisations");
        check_tokens(&explorations, &markets, &maps, faults);
        self.check_names(pack, faults);
        Some(Content {
            figures: files.figures,
            cards: self.cards,
            starters,
            basics,
            first_development,
            civs,
            explorations,
            markets,
            maps,
            solo,
            steps: self.lowering.steps,
            branches: self.lowering.branches,
            lasting: self.lowering.lasting,
            hash: pack.hash(),
            former_rules: None,
        })
    }

    fn counted(
        &mut self,
        file: &'static str,
        entries: &[CardEntry],
        faults: &mut Faults,
    ) -> Vec<(Card, u8)> {
        entries.iter().map(|entry| (self.card(file, entry, faults), entry.copies)).collect()
    }

    fn card(&mut self, file: &'static str, entry: &CardEntry, faults: &mut Faults) -> Card {
        let name = format!("card {:?}", entry.id);
        let site = Site { file, entry: &name };
        key_is_plain(site, &entry.id, faults);
        let again = self.cards.iter().any(|it| it.key == entry.id);
        faults.demand(!again, file, &name, "an id that no other card has");
        let cost = match (entry.kind, entry.cost) {
            (Kind::Wonder, CostEntry::Stages(stages)) => stages,
            (Kind::Building | Kind::Knowledge, CostEntry::Whole(whole)) => [whole, 0],
            (Kind::Wonder, CostEntry::Whole(_)) => {
                faults.note(file, &name, "a cost of two stages");
                [0, 0]
            }
            (Kind::Building | Kind::Knowledge, CostEntry::Stages(_)) => {
                faults.note(file, &name, "a cost of one number");
                [0, 0]
            }
        };
        let effect = self.lowering.effect(site, &entry.effect, faults);
        let complete = self.lowering.effect(site, &entry.on_complete, faults);
        let gives_wonder = |leaf: Leaf| {
            matches!(leaf, Leaf::GainCard { kind: CardKind::Wonder | CardKind::Any, .. })
        };
        let mut steps = complete.ids().map(|id| self.lowering.steps[usize::from(id.0)]);
        let chained = steps.any(|step| self.lowering.has_leaf(step, gives_wonder));
        faults.demand(!chained, file, &name, "a wonder that gives no other wonder");
        let info = CardInfo {
            key: entry.id.clone(),
            kind: entry.kind,
            era: entry.era,
            cost,
            effect,
            complete,
            yields: self.yields(effect),
            ready: self.ready(effect, |step| !matches!(step, Step::Gain(_))),
            on_reuse: self.ready(effect, |step| {
                !matches!(step, Step::Gain(_))
                    && !self.lowering.has_leaf(step, |leaf| matches!(leaf, Leaf::Reuse { .. }))
            }),
        };
        self.cards.push(info);
        self.names.push(("card", entry.id.clone()));
        Card((self.cards.len() - 1) as u8)
    }

    fn yields(&self, effect: Block) -> Amount {
        let steps = effect.ids().map(|id| self.lowering.steps[usize::from(id.0)]);
        let gains =
            steps.filter_map(|step| if let Step::Gain(it) = step { Some(it) } else { None });
        gains.fold(Amount::NONE, Amount::plus)
    }

    fn ready(&self, effect: Block, waits: impl Fn(Step) -> bool) -> u16 {
        let steps = effect.ids().map(|id| self.lowering.steps[usize::from(id.0)]);
        let bits =
            steps.enumerate().filter(|(_, step)| waits(*step)).map(|(idx, _)| 1 << (4 * idx));
        bits.sum()
    }

    fn civ(&mut self, entry: &CivEntry, faults: &mut Faults) -> Civ {
        let name = format!("civ {:?}", entry.id);
        let site = Site { file: CIVS, entry: &name };
        key_is_plain(site, &entry.id, faults);
        let [building, knowledge] = [&entry.building, &entry.knowledge];
        faults.demand(building.kind == Kind::Building, CIVS, &name, "a building that is one");
        faults.demand(knowledge.kind == Kind::Knowledge, CIVS, &name, "a knowledge that is one");
        let fair = (1..=MAX_POLICIES).contains(&entry.policy.len());
        faults.demand(fair, CIVS, &name, format!("1 to {MAX_POLICIES} policies"));
        self.names.push(("civilization", entry.id.clone()));
        self.names.push(("warlord", entry.warlord.id.clone()));
        let policies = entry.policy.iter().map(|policy| {
            let name = format!("policy {:?}", policy.id);
            let site = Site { file: CIVS, entry: &name };
            key_is_plain(site, &policy.id, faults);
            self.names.push(("card", policy.id.clone()));
            let develop = self.lowering.effect(site, &policy.on_develop, faults);
            let (modifiers, lasting) = self.lowering.lasting(site, &policy.lasting, faults);
            Policy { key: policy.id.clone(), develop, modifiers, lasting }
        });
        let policies = policies.collect();
        Civ {
            key: entry.id.clone(),
            kind: entry.kind,
            building: self.card(CIVS, building, faults),
            knowledge: self.card(CIVS, knowledge, faults),
            warlord: entry.warlord.id.clone(),
            warlord_effect: self.lowering.effect(site, &entry.warlord.effect, faults),
            policies,
        }
    }

    fn tokens(&mut self, file: &TokenFile, faults: &mut Faults) -> (Vec<Exploration>, Vec<Market>) {
        let mut explorations = Vec::new();
        let barbarians =
            file.barbarian.iter().map(|it| (&it.id, Token::Barbarian(it.value), &it.rewards));
        let towns =
            file.free_town.iter().map(|it| (&it.id, Token::Town(it.cost.amount()), &it.rewards));
        for (id, front, rewards) in barbarians.chain(towns) {
            let name = format!("token {id:?}");
            let site = Site { file: TOKENS, entry: &name };
            let fair = match front {
                Token::Barbarian(value) => (1..=9).contains(&value),
                Token::Town(price) => {
                    price.0[4] == 0 && price.0.iter().map(|it| u16::from(*it)).sum::<u16>() <= 6
                }
            };
            faults.demand(
                fair,
                TOKENS,
                &name,
                "a value from 1 to 9, or a price of at most 6 without culture",
            );
            if matches!(front, Token::Town(_)) {
                self.names.push(("token", id.clone()));
            }
            let rewards =
                [0, 1].map(|idx: usize| self.lowering.effect(site, &rewards[idx], faults));
            explorations.push(Exploration { key: id.clone(), front, rewards });
        }
        let mut markets: Vec<Market> = Vec::new();
        for entry in &file.market {
            let name = format!("market token {:?}", entry.id);
            let site = Site { file: TOKENS, entry: &name };
            let effect = self.lowering.effect(site, &entry.effect, faults);
            match markets.iter_mut().find(|it| it.key == entry.market) {
                Some(market) => market.tokens.push(effect),
                None => {
                    self.names.push(("market", entry.market.clone()));
                    markets.push(Market { key: entry.market.clone(), tokens: vec![effect] });
                }
            }
        }
        (explorations, markets)
    }

    fn check_names(&self, pack: &Pack, faults: &mut Faults) {
        let names = self.names.iter().map(|(what, key)| format!("{what}-{key}"));
        pack.demand_texts(names, "its name", faults);
    }
}

fn solo_cards(file: &SoloFile, civs: &[Civ], faults: &mut Faults) -> Vec<SoloCard> {
    let cards: Vec<SoloCard> = file
        .card
        .iter()
        .map(|entry| {
            let civ = entry.civ.as_ref().map(|key| civs.iter().position(|it| it.key == *key));
            let name = format!("card {:?}", entry.id);
            faults.demand(civ != Some(None), SOLO, &name, "the id of a civilisation");
            let reveals = entry.steps.iter().any(|it| it.deed.reveals());
            let fair = entry.civ.is_some() || !reveals;
            faults.demand(fair, SOLO, &name, "cards that reveal others to be a civilisation's");
            faults.demand(!entry.steps.is_empty(), SOLO, &name, "at least one step");
            faults.demand(entry.steps.len() <= 12, SOLO, &name, "at most 12 steps");
            let civ = civ.flatten().map(|idx| idx as u8);
            SoloCard { key: entry.id.clone(), civ, steps: entry.steps.clone() }
        })
        .collect();
    let common = cards.iter().filter(|it| it.civ.is_none());
    let typed = common.clone().any(|card| card.steps.iter().any(|it| it.kind.is_some()));
    faults.demand(typed, SOLO, "card", "an action card with a step for a type");
    let fair = (1..=24).contains(&common.count()) && cards.len() <= 32;
    faults.demand(fair, SOLO, "card", "1 to 24 action cards, 32 cards at most");
    cards
}

fn key_is_plain(site: Site<'_>, key: &str, faults: &mut Faults) {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let fair = !key.is_empty() && key.chars().all(plain);
    faults.demand(fair, site.file, site.entry, "an id of small letters, digits and _");
}

fn check_figures(figures: &Figures, faults: &mut Faults) {
    let mut demand = |it: u8, least: u8, most: u8, entry: &str| {
        let expected = format!("a number from {least} to {most}");
        faults.demand((least..=most).contains(&it), RULES, entry, expected);
    };
    let Figures { setup, costs, defence, solo, .. } = figures;
    demand(setup.gold, 0, 20, "setup.gold");
    demand(setup.soldiers, 1, 20, "setup.soldiers");
    demand(setup.outposts, 0, 9, "setup.outposts");
    demand(setup.track, TRACK as u8, TRACK as u8, "setup.track");
    demand(costs.progress, 0, 9, "costs.progress");
    demand(costs.outpost_units, 1, 9, "costs.outpost_units");
    demand(defence.soldier, 1, 9, "defence.soldier");
    demand(defence.warlord, 1, 9, "defence.warlord");
    demand(defence.outpost, 0, 9, "defence.outpost");
    demand(defence.wonder, 0, 9, "defence.wonder");
    demand(solo.gold, 0, 20, "solo.gold");
    demand(solo.cards_rulebook, 1, 4, "solo.cards_rulebook");
    demand(solo.cards_full, 1, 4, "solo.cards_full");
    demand(solo.impossible_gold, 0, 9, "solo.impossible_gold");
    demand(solo.town_gold, 0, 9, "solo.town_gold");
    demand(solo.tokens_a_gold, 1, 9, "solo.tokens_a_gold");
    demand(solo.gold_a_point, 1, 9, "solo.gold_a_point");
}

/// Checks that there are enough tokens for every board, and that each market has a token for each player.
fn check_tokens(
    explorations: &[Exploration],
    markets: &[Market],
    maps: &[Map; 3],
    faults: &mut Faults,
) {
    faults.demand(explorations.len() <= 64, TOKENS, "barbarian", "at most 64 tokens");
    faults.demand(markets.len() == MAX_MARKETS, TOKENS, "market", "4 markets");
    for market in markets {
        let fair = (4..=8).contains(&market.tokens.len());
        faults.demand(fair, TOKENS, &format!("market {:?}", market.key), "4 to 8 tokens");
    }
    let towns = explorations.iter().filter(|it| matches!(it.front, Token::Town(_))).count();
    faults.demand(4 <= towns, TOKENS, "free_town", "at least 4");
    for (map, file) in maps.iter().zip(MAPS) {
        for value in 1..=9 {
            let front = Token::Barbarian(value);
            let there = explorations.iter().filter(|it| it.front == front).count();
            let needed = map.grounds.iter().filter(|it| it.barbarian == Some(value)).count();
            let entry = format!("barbarian {value}");
            faults.demand(needed <= there, file, &entry, format!("at most {there} of them"));
        }
    }
}
