use engine::Shelf;

use crate::rules::pay::Payment;
use crate::shelves::{
    DeckPart, Drawn, Held, Phase, Player, Public, PublicEvent, Shelved, Slot, Turn,
};
use crate::terms::{Amount, Card, Kind, Purchase, SLOTS, TRACK, Unit, Who};
use crate::tiles::Tile;

impl Shelf for Public {
    type Event = PublicEvent;

    #[inline]
    fn apply(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::Pushed(task) => self.agenda.push(task),
            PublicEvent::Popped => drop(self.agenda.pop()),
            PublicEvent::CapitalChosen { who, tile, soldiers, outposts } => {
                let player = &mut self.players[who.idx()];
                player.capital = Some(tile);
                player.held.insert(tile);
                player.warlord = Some(tile);
                player.explorers = [tile; 2];
                player.outposts_left = outposts;
                self.board.soldiers[tile.idx()] = soldiers;
            }
            PublicEvent::CivChosen { who, civ } => self.players[who.idx()].civ = Some(civ),
            PublicEvent::CardBrought { who, card, knowledge } => {
                self.players[who.idx()].hidden.push(card);
                self.players[who.idx()].knowledge += u8::from(knowledge);
            }
            PublicEvent::TurnBegan { who, cards } => {
                let phase = if cards == 0 { Phase::Row } else { Phase::Automaton(cards) };
                self.turn = Turn::of(who, phase);
            }
            PublicEvent::RoundBegan { round } => self.round = round,
            PublicEvent::RowChosen { row } => self.turn.phase = Phase::Column(row),
            PublicEvent::ColumnChosen { .. } => self.turn.phase = Phase::Act,
            PublicEvent::Activated { slot, over, under, .. } => {
                self.turn.active |= 1 << slot;
                self.turn.left[usize::from(slot)] = over;
                self.turn.left[usize::from(slot) + SLOTS] = under;
            }
            PublicEvent::EffectUsed { place, step, .. } => {
                if let Some(left) = self.turn.left_mut(place) {
                    *left -= 1 << (4 * step);
                }
            }
            PublicEvent::Reused { place, left, .. } => {
                if let Some(it) = self.turn.left_mut(place) {
                    *it = left;
                }
            }
            PublicEvent::Gained { amount, .. } => self.gain(amount),
            PublicEvent::RestrictedGained { n, only, .. } => {
                add(&mut self.turn.restricted[only.idx()], n);
                add(&mut self.turn.generated[2], n);
            }
            PublicEvent::Paid { payment, .. } => self.pay(payment),
            PublicEvent::DiscountGiven { on, n, uses, .. } => {
                add(&mut self.turn.discounts[on.idx()][usize::from(uses) - 1], n);
            }
            PublicEvent::DiscountSpent { on } => self.spend_discount(on),
            PublicEvent::SiegeGiven { n, .. } => add(&mut self.turn.siege, n),
            PublicEvent::SiegeSpent => self.turn.siege = 0,
            PublicEvent::ReinforceGiven { n, .. } => add(&mut self.turn.reinforce, n),
            PublicEvent::ProductionTokens { n, .. } => add(&mut self.me().production_tokens, n),
            PublicEvent::ProductionTokenUsed { .. } => self.me().production_tokens -= 1,
            PublicEvent::MarketUsed { market, token, .. } => {
                self.me().markets[usize::from(market)] = Held::Used(token);
            }
            PublicEvent::Acquired { from, card, kind, .. } => self.acquire(from, card, kind),
            PublicEvent::WonderTaken { slot, .. } => self.take_from_track(slot),
            PublicEvent::WonderBegun { card, .. } => self.me().construction = Some(card),
            PublicEvent::WonderKept { kept, lost, .. } => {
                self.me().construction = Some(kept);
                self.gone |= 1 << self.development(lost);
            }
            PublicEvent::WonderCompleted { card, .. } => {
                let player = self.me();
                player.wonders += 1;
                if player.construction == Some(card) {
                    player.construction = None;
                }
            }
            PublicEvent::WonderOnTop { card } => self.me().top.push(card),
            PublicEvent::WonderPlaced { card, tile, .. } => self.place_wonder(card, tile),
            PublicEvent::Drew { card, part, left, .. } => {
                self.me().leave_deck(card, part);
                self.turn.drawn.push(Drawn { card, left });
            }
            PublicEvent::Reshuffled { who } => {
                let player = &mut self.players[who.idx()];
                player.hidden = player.discard;
                player.discard.clear();
            }
            PublicEvent::Archived { who, slot, card, wonder } => {
                self.players[who.idx()].archive(slot, card);
                self.players[who.idx()].wonders -= u8::from(wonder);
            }
            PublicEvent::Recovered { card, .. } => {
                self.me().discard.remove(card);
                self.me().top.push(card);
            }
            PublicEvent::Reinforced { slot, .. } => self.turn.reinforced |= 1 << slot,
            PublicEvent::CityCleared => self.clear_city(),
            PublicEvent::Dealt { who, slot, card, part, under } => {
                let player = &mut self.players[who.idx()];
                player.leave_deck(card, part);
                let slot = &mut player.city[usize::from(slot)];
                let place = if under { &mut slot.knowledge } else { &mut slot.card };
                *place = Some(card);
            }
            PublicEvent::KnowledgeDrawn { who, card, part } => {
                self.players[who.idx()].leave_deck(card, part);
            }
            PublicEvent::KnowledgeKept { who, slot, kept, lost } => {
                let player = &mut self.players[who.idx()];
                player.city[usize::from(slot)].knowledge = Some(kept);
                player.discard.push(lost);
            }
            PublicEvent::Developed { policy, .. } => {
                self.me().policies.push(policy);
                self.turn.lasting_uses = [0; 4];
            }
            PublicEvent::Triggered { lasting } => {
                add(&mut self.turn.lasting_uses[usize::from(lasting)], 1);
            }
            PublicEvent::Committed { from, unit, .. } => match unit {
                Unit::Soldier => self.board.soldiers[from.idx()] -= 1,
                Unit::Warlord => self.me().warlord = None,
            },
            PublicEvent::Conquered { tile, soldiers, warlord, loser, .. } => {
                self.lose(tile, loser);
                self.board.soldiers[tile.idx()] = soldiers;
                self.me().held.insert(tile);
                if warlord {
                    self.me().warlord = Some(tile);
                }
                self.turn.conquered += 1;
                self.turn.warlord_attacked |= warlord;
            }
            PublicEvent::TokenTurned { tile, token } => {
                self.turned |= 1 << token;
                self.take_token(tile);
            }
            PublicEvent::WarlordCalled { .. } => self.turn.warlord_uses += 1,
            PublicEvent::Moved { from, to, unit, .. } => match unit {
                Unit::Soldier => {
                    self.board.soldiers[from.idx()] -= 1;
                    self.board.soldiers[to.idx()] += 1;
                }
                Unit::Warlord => self.me().warlord = Some(to),
            },
            PublicEvent::OutpostBuilt { tile, soldiers, warlord, .. } => {
                let home = self.me().home();
                self.me().outposts.insert(tile);
                self.me().outposts_left -= 1;
                if warlord {
                    self.me().warlord = Some(home);
                }
                self.board.soldiers[tile.idx()] -= soldiers;
                self.board.soldiers[home.idx()] += soldiers;
            }
            PublicEvent::Explored { explorer, to, .. } => {
                self.me().explorers[usize::from(explorer)] = to;
            }
            PublicEvent::ProductionTaken { explorer, at, .. } => {
                self.turn.explorers_used |= 1 << explorer;
                self.board.production.remove(at);
                add(&mut self.me().production_tokens, 1);
            }
            PublicEvent::MarketOpened { explorer, .. } => {
                self.turn.explorers_used |= 1 << explorer;
            }
            PublicEvent::MarketTaken { market, .. } => {
                self.board.market_left[usize::from(market)] -= 1;
                self.me().markets[usize::from(market)] = Held::Hidden;
            }
            PublicEvent::TrackDiscarded { slot, card } => {
                self.track[usize::from(slot)] = None;
                self.gone |= 1 << self.development(card);
            }
            PublicEvent::TrackSlid { row } => self.slide(row),
            PublicEvent::TrackFilled { slot, card } => {
                self.track[usize::from(slot)] = Some(card);
                self.unseen &= !(1 << self.development(card));
            }
            PublicEvent::EraBegan { era } => self.era = era,
            PublicEvent::EndTriggered { last_round } => self.last_round = Some(last_round),
            PublicEvent::Ended => self.turn.phase = Phase::Over,
            PublicEvent::Solo(event) => self.apply_solo(event),
            PublicEvent::Replayed { .. } | PublicEvent::ConquestBegun { .. } => {}
        }
    }
}

pub(super) fn add(to: &mut u8, more: u8) {
    *to = to.saturating_add(more);
}

impl Public {
    pub(super) fn me(&mut self) -> &mut Player {
        &mut self.players[self.turn.who.idx()]
    }

    #[inline]
    fn gain(&mut self, amount: Amount) {
        for (idx, more) in amount.0.into_iter().take(3).enumerate() {
            add(&mut self.turn.stock[idx], more);
            add(&mut self.turn.generated[idx], more);
        }
        let player = self.me();
        add(&mut player.gold, amount.0[3]);
        add(&mut player.culture, amount.0[4]);
    }

    fn pay(&mut self, payment: Payment) {
        if let Some(foe) = payment.foe {
            self.turn.restricted[foe.idx()] -= payment.restricted;
        }
        self.turn.stock.iter_mut().zip(payment.basic).for_each(|(stock, paid)| *stock -= paid);
        let player = self.me();
        player.gold -= payment.gold;
        player.culture -= payment.culture;
    }

    /// Uses up one use of each discount.
    fn spend_discount(&mut self, on: Purchase) {
        let discounts = &mut self.turn.discounts[on.idx()];
        discounts.rotate_left(1);
        discounts[3] = 0;
    }

    fn acquire(&mut self, from: Shelved, card: Card, kind: Kind) {
        match from {
            Shelved::Track(slot) => self.take_from_track(slot),
            Shelved::Basic(pile) => self.basics[usize::from(pile)] -= 1,
        }
        let player = self.me();
        player.top.push(card);
        player.knowledge += u8::from(kind == Kind::Knowledge);
    }

    pub(super) fn take_from_track(&mut self, slot: u8) {
        self.track[usize::from(slot)] = None;
        self.turn.rows_taken |= 1 << self.row_of(slot);
    }

    fn place_wonder(&mut self, card: Card, tile: Tile) {
        self.board.wonders[tile.idx()] = Some(card);
        self.board.wonder_tiles.insert(tile);
    }

    /// All active cards go to the discard pile, except those that are kept (MTL-35, MTL-90).
    fn clear_city(&mut self) {
        let (active, reinforced) = (self.turn.active, self.turn.reinforced);
        let player = &mut self.players[self.turn.who.idx()];
        for (idx, slot) in player.city.iter_mut().enumerate() {
            let bit = 1 << idx;
            if active & bit == 0 {
                continue;
            }
            let Slot { knowledge, card } = *slot;
            let kept = if reinforced & bit == 0 { None } else { card };
            *slot = Slot { knowledge: None, card: kept };
            let lost = if kept.is_some() { None } else { card };
            [knowledge, lost].into_iter().flatten().for_each(|it| player.discard.push(it));
        }
        self.turn.drawn.iter().for_each(|it| player.discard.push(it.card));
        self.turn.drawn.clear();
        self.turn.active = 0;
        self.turn.left = [0; 2 * SLOTS];
    }

    /// The player who loses a province takes units and outpost back (MTL-69).
    pub(super) fn lose(&mut self, tile: Tile, loser: Option<Who>) {
        let Some(loser) = loser else { return };
        let player = &mut self.players[loser.idx()];
        let home = player.home();
        player.held.remove(tile);
        if player.outposts.contains(tile) {
            player.outposts.remove(tile);
            player.outposts_left += 1;
        }
        if player.warlord_at(tile) {
            player.warlord = Some(home);
        }
        self.board.soldiers[home.idx()] += self.board.soldiers[tile.idx()];
        self.board.soldiers[tile.idx()] = 0;
    }

    pub(super) fn take_token(&mut self, tile: Tile) {
        let token = self.board.tokens[tile.idx()].take();
        let player = self.me();
        match token {
            Some(crate::content::Token::Barbarian(_)) => player.barbarians += 1,
            Some(crate::content::Token::Town(_)) => player.towns += 1,
            None => {}
        }
    }

    /// The cards of a row close up to the right (MTL-95).
    fn slide(&mut self, row: u8) {
        let width = TRACK / self.rows();
        let places = &mut self.track[usize::from(row) * width..][..width];
        let mut to = width;
        for from in (0..width).rev() {
            if let Some(card) = places[from].take() {
                to -= 1;
                places[to] = Some(card);
            }
        }
    }

    pub(super) fn development(&self, card: Card) -> u8 {
        card.0.saturating_sub(self.with.first_development.0)
    }
}

impl Player {
    fn leave_deck(&mut self, card: Card, part: DeckPart) {
        match part {
            DeckPart::Top => drop(self.top.pop()),
            DeckPart::Hidden => self.hidden.remove(card),
        }
    }

    fn archive(&mut self, slot: Option<u8>, card: Card) {
        match slot {
            Some(slot) => {
                let there = std::mem::take(&mut self.city[usize::from(slot)]);
                there.knowledge.into_iter().for_each(|it| self.discard.push(it));
            }
            None => self.discard.remove(card),
        }
        self.archived.push(card);
    }
}
