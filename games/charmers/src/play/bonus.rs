//! Bonuses: the tracks, the pool, river earnings, and what runs without a choice.

use table::Sink;

use super::Hand;
use crate::legal::Ways;
use crate::plan::{SpotId, Track};
use crate::{Bonus, Event, Pending};

impl<S: Sink<Event>> Hand<'_, S> {
    /// Does everything that leaves no choice, until a seat must decide, dice must be rolled, or the game is
    /// over.
    pub(super) fn run(&mut self) {
        loop {
            match self.position.pending.top() {
                Pending::Earn { stop, next } => {
                    let earns = &self.rules.plan.river[stop.number() - 1].earns;
                    if next as usize + 1 == earns.len() {
                        self.position.pending.pop();
                    } else {
                        self.position.pending.replace(Pending::Earn { stop, next: next + 1 });
                    }
                    self.earn(earns[next as usize]);
                }
                Pending::Pool => {
                    if !self.empty_pool() {
                        return;
                    }
                }
                step if step.is_step() => match self.rules.ways(self.position, step) {
                    Ways::None => self.position.pending.pop(),
                    Ways::One(mv) => self.carry_out(mv),
                    Ways::Many => return,
                },
                _ => return,
            }
        }
    }

    /// DCH-20: simple bonuses are taken and a single usable one is used; if none is usable, the rest are lost
    /// and the turn is over. False if the owner has to choose.
    fn empty_pool(&mut self) -> bool {
        let plain = self.position.pool & self.rules.plan.plain;
        if let Some(spot) = SpotId::all(plain).next() {
            self.use_pooled(self.rules.plan.bonus(spot));
            return true;
        }
        if self.position.pool == 0 {
            self.end_turn();
            return true;
        }
        match self.rules.ways(self.position, Pending::Pool) {
            Ways::None => self.lose_pool(),
            Ways::One(mv) => self.carry_out(mv),
            Ways::Many => return false,
        }
        true
    }

    fn lose_pool(&mut self) {
        for spot in SpotId::all(self.position.pool) {
            self.tell(Event::Lost { seat: self.seat, bonus: self.rules.plan.bonus(spot) });
        }
        self.position.pool = 0;
    }

    /// DCH-20: circles a bonus; it is used once the die's action is done.
    pub(super) fn set_free(&mut self, spot: SpotId) {
        if self.position.pool & spot.bit() == 0 {
            self.position.pool |= spot.bit();
            self.tell(Event::Freed { seat: self.seat, bonus: self.rules.plan.bonus(spot) });
        }
    }

    /// DCH-20: uses one bonus from the pool; of several equal ones, the first on the sheet.
    pub(super) fn use_pooled(&mut self, bonus: Bonus) {
        let alike = self.position.pool & self.rules.plan.spots_of(bonus);
        self.position.pool &= !(alike & alike.wrapping_neg());
        self.tell(Event::Used { seat: self.seat, bonus });
        self.gain(bonus);
    }

    /// DCH-25: two half-roads from the pool become one new road.
    pub(super) fn join(&mut self) {
        for spot in SpotId::all(self.rules.half_roads(self.position.pool)).take(2) {
            self.position.pool &= !spot.bit();
        }
        self.position.pending.push(Pending::Join);
    }

    /// DCH-20, DCH-28: a river earning is used at once or lost.
    fn earn(&mut self, bonus: Bonus) {
        if self.rules.is_usable(self.position, bonus) {
            self.gain(bonus);
        } else {
            self.tell(Event::Lost { seat: self.seat, bonus });
        }
    }

    /// What a usable bonus gives; if it leaves a choice, that choice is pending.
    fn gain(&mut self, bonus: Bonus) {
        match bonus {
            Bonus::Fame(points) => self.earn_fame(points),
            Bonus::Money(coins) => self.earn_money(coins),
            Bonus::Karma => self.collect_karma(),
            Bonus::Person(person) => self.palace(person),
            Bonus::RiverFwd => self.position.sheet().ahead(1).into_iter().for_each(|stop| self.sail(stop)),
            Bonus::RiverBack1 => self.position.sheet().behind().take(1).for_each(|stop| self.sail(stop)),
            _ => Pending::asked_by(bonus).into_iter().for_each(|pending| self.position.pending.push(pending)),
        }
    }

    /// DCH-3: points on the fame track.
    pub(super) fn earn_fame(&mut self, points: u8) {
        let before = self.sheet().fame;
        self.sheet().fame += u16::from(points);
        let fame = self.sheet().fame;
        self.tell(Event::Fame { seat: self.seat, points, fame });
        self.pass(&self.rules.plan.fame, before, fame);
    }

    /// DCH-3: coins on the money track.
    pub(super) fn earn_money(&mut self, coins: u8) {
        let before = self.sheet().money;
        self.sheet().money += u16::from(coins);
        let money = self.sheet().money;
        self.tell(Event::Money { seat: self.seat, coins, money });
        self.pass(&self.rules.plan.money, before, money);
    }

    /// DCH-3: every bonus space reached or passed.
    fn pass(&mut self, track: &Track, before: u16, after: u16) {
        for &(_, spot) in track.iter().filter(|(at, _)| before < *at && *at <= after) {
            self.set_free(spot);
        }
    }

    /// DCH-10: karma beyond five is lost.
    fn collect_karma(&mut self) {
        if !self.sheet().has_karma_room() {
            return self.tell(Event::Lost { seat: self.seat, bonus: Bonus::Karma });
        }
        self.sheet().karma += 1;
        let karma = self.sheet().karma;
        self.tell(Event::Karma { seat: self.seat, karma });
        if let Some(&spot) = (karma as usize).checked_sub(3).and_then(|nth| self.rules.plan.karma.get(nth)) {
            self.set_free(spot);
        }
    }
}
