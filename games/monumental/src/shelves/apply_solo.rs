use crate::shelves::apply::add;
use crate::shelves::{Phase, Public, SoloEvent};
use crate::terms::Kind;

impl Public {
    /// What the automaton does; it is its turn.
    pub(super) fn apply_solo(&mut self, event: SoloEvent) {
        match event {
            SoloEvent::DeckLaid { cards } => self.solo.left = cards,
            SoloEvent::Revealed { card, reading } => {
                self.solo.left &= !(1 << card);
                self.solo.shown = Some(card);
                self.solo.reading = reading;
            }
            SoloEvent::CardDone => {
                if let Phase::Automaton(left) = &mut self.turn.phase {
                    *left -= 1;
                }
            }
            SoloEvent::Gold { gold } => add(&mut self.me().gold, gold),
            SoloEvent::Paid { gold } => self.me().gold -= gold,
            SoloEvent::Took { slot, card, kind } => {
                self.take_from_track(slot);
                self.me().knowledge += u8::from(kind == Kind::Knowledge);
                self.solo.cards |= 1 << self.development(card);
            }
            SoloEvent::WonderBegun { slot, card } => {
                self.take_from_track(slot);
                self.me().construction = Some(card);
            }
            SoloEvent::WonderCompleted { card } => {
                self.me().construction = None;
                self.me().wonders += 1;
                self.solo.cards |= 1 << self.development(card);
            }
            SoloEvent::Policy { policy } => self.me().policies.push(policy),
            SoloEvent::Conquered { tile, loser, soldier, outpost } => {
                self.lose(tile, loser);
                let home = self.me().home();
                let moved = u8::from(soldier);
                self.board.soldiers[home.idx()] -= moved;
                self.board.soldiers[tile.idx()] = moved;
                let player = self.me();
                player.held.insert(tile);
                player.warlord = Some(tile);
                if outpost {
                    player.outposts.insert(tile);
                    player.outposts_left -= 1;
                }
            }
            SoloEvent::TokenTurned { tile, token, counted } => {
                self.turned |= 1 << token;
                if counted {
                    self.take_token(tile);
                }
                self.board.tokens[tile.idx()] = None;
            }
            SoloEvent::Production { at, kept } => {
                self.board.production.remove(at);
                self.me().production_tokens = kept;
            }
            SoloEvent::Market { market, token } => {
                self.board.market_left[usize::from(market)] -= 1;
                self.solo.discarded[usize::from(market)] |= 1 << token;
                self.solo.visited |= 1 << market;
            }
            SoloEvent::Explored { explorer, to } => {
                self.me().explorers[usize::from(explorer)] = to;
            }
            SoloEvent::Idle => {}
        }
    }
}
