//! Actions: what a die, a person or a step of a choice does to the sheet.

use table::Sink;

use super::Hand;
use crate::plan::{Ground, SpotId};
use crate::{
    Arms, Building, ByGood, Dir, Event, Face, Good, Manner, Move, Pending, Person, Piece, Space, Stop, Tool,
};

/// A market sells up to three goods (DCH-14).
pub(crate) const MARKET: u8 = 3;

impl<S: Sink<Event>> Hand<'_, S> {
    /// Carries out a move; the choice it answers is no longer pending.
    pub(super) fn carry_out(&mut self, mv: Move) {
        let asked = self.position.pending.top();
        if asked.is_step() {
            self.position.pending.pop();
        }
        match mv {
            Move::Take { face } => self.take(face),
            Move::Karma { face } => self.use_karma(face),
            Move::Again => self.roll_hand(),
            Move::Pass => self.end_turn(),
            Move::Draw { space, arms } => self.draw(space, arms),
            Move::Extend { space, arm } => self.extend(space, arm, asked),
            Move::Drop => {}
            Move::Sail { stop } => self.sail(stop),
            Move::Circle { goods } => self.circle_each(Good::ALL.into_iter().filter(|&good| goods[good])),
            Move::Copy { goods } => self.circle_each(goods.goods()),
            Move::Sell { goods } => self.sell(goods),
            Move::Upgrade { building } => self.upgrade(building),
            Move::Call { person } => self.call(person, asked),
            Move::Use { bonus } => self.use_pooled(bonus),
            Move::Join => self.join(),
        }
    }

    pub(super) fn act(&mut self, face: Face) {
        match face {
            Face::Orange(person) => self.palace(person),
            Face::Purple(goods) => self.circle_each(goods.goods()),
            Face::Green(Tool::Straight) => self.position.pending.push(Pending::Draw(Piece::Straight)),
            Face::Green(Tool::Bend) => self.position.pending.push(Pending::Draw(Piece::Bend)),
            Face::Green(Tool::HalfRoads) => self.position.pending.push(Pending::HalfRoads),
            Face::Blue(symbol) => {
                if let Some(stop) = self.position.sheet().next_of(&self.rules.plan, symbol) {
                    self.sail(stop);
                }
            }
        }
    }

    /// DCH-18, DCH-21: crosses the person out; the Great Mogul waits for the second cross.
    pub(super) fn palace(&mut self, person: Person) {
        self.cross(person);
        if person == Person::GreatMogul {
            self.position.pending.push(Pending::Mogul);
        } else {
            self.free_column(person);
            self.serve(person);
        }
    }

    /// A person chosen, for any palace action or by the Great Mogul.
    fn call(&mut self, person: Person, asked: Pending) {
        if asked == Pending::Mogul {
            self.cross(person);
            self.free_column(Person::GreatMogul);
            self.free_column(person);
            self.serve(person);
        } else {
            self.palace(person);
        }
    }

    fn cross(&mut self, person: Person) {
        self.sheet().crosses[person] += 1;
        self.tell(Event::Crossed { seat: self.seat, person });
    }

    /// DCH-21: unlocks the bonus of the column that the person's last cross completes.
    fn free_column(&mut self, person: Person) {
        let plan = &self.rules.plan;
        let (crosses, area) = (self.position.sheet().crosses, plan.area_of[person] as usize);
        let column = crosses[person];
        if plan.areas[area].iter().all(|&other| crosses[other] >= column) {
            self.set_free(plan.palace[area][column as usize - 1]);
        }
    }

    /// DCH-18: what each person does.
    fn serve(&mut self, person: Person) {
        let pending = match person {
            Person::GreatMogul => Pending::Mogul,
            Person::Maharani => Pending::Maharani,
            Person::Trader => Pending::Trader,
            Person::ManSingh => {
                self.earn_money(1);
                Pending::Upgrade
            }
            Person::MasterBuilder => Pending::HalfRoads,
            Person::Portuguese => Pending::Portuguese,
        };
        self.position.pending.push(pending);
    }

    /// DCH-11: each the leftmost free good of its row; a full row gives none.
    fn circle_each(&mut self, goods: impl IntoIterator<Item = Good>) {
        for good in goods {
            if self.position.sheet().has_room(&self.rules.plan, good) {
                self.sheet().circled[good] += 1;
                self.tell(Event::Circled { seat: self.seat, good });
            }
        }
    }

    /// DCH-12, DCH-14: a new road, with the fame or the sale of its space.
    fn draw(&mut self, space: Space, arms: Arms) {
        self.sheet().roads.draw(space, arms);
        self.tell(Event::Road { seat: self.seat, space, arms });
        self.reach_edges(space, arms.dirs());
        match self.rules.plan.ground[space.index()] {
            Ground::Building(building) => {
                let points = self.sheet().values[building];
                self.tell(Event::Built { seat: self.seat, space, building });
                self.earn_fame(points);
            }
            Ground::Market(manner) => self.open_market(manner),
            Ground::Residence | Ground::Outside => {}
        }
    }

    /// DCH-14: if there are no goods to sell now, the market goes unused.
    fn open_market(&mut self, manner: Manner) {
        if self.sheet().has_stock() {
            self.position.pending.push(Pending::Sell { most: MARKET, manner });
        }
    }

    /// DCH-13: one more arm; if it was the first of two half-roads, the second follows.
    fn extend(&mut self, space: Space, arm: Dir, asked: Pending) {
        self.sheet().roads.draw(space, Arms::default().with(arm));
        let arms = self.sheet().roads.arms(space);
        self.tell(Event::Road { seat: self.seat, space, arms });
        self.reach_edges(space, [arm].into_iter());
        if asked == Pending::HalfRoads {
            self.position.pending.push(Pending::SecondHalf);
        }
    }

    /// DCH-16: the bonuses that new arms point at.
    fn reach_edges(&mut self, space: Space, arms: impl Iterator<Item = Dir>) {
        let rules = self.rules;
        let reached = arms.filter_map(|arm| rules.plan.edges[arm][space.index()]);
        reached.for_each(|spot: SpotId| self.set_free(spot));
    }

    /// DCH-17, DCH-20: marks one river space, whose earnings then come in order.
    pub(super) fn sail(&mut self, stop: Stop) {
        self.sheet().river |= stop.bit();
        self.tell(Event::Sailed { seat: self.seat, stop });
        self.position.pending.push(Pending::Earn { stop, next: 0 });
    }

    /// DCH-15: from the left of each row, each paying its column's coin.
    fn sell(&mut self, goods: ByGood<u8>) {
        if goods.0 == [0; 3] {
            return;
        }
        self.tell(Event::Sold { seat: self.seat, goods });
        let rules = self.rules;
        let mut coins = 0;
        for good in Good::ALL {
            for _ in 0..goods[good] {
                let sold = self.sheet().sold[good] as usize;
                coins += rules.plan.coins[sold];
                self.sheet().sold[good] += 1;
                if let Some(spot) = rules.plan.tents[good][sold + 1] {
                    self.set_free(spot);
                }
            }
        }
        self.earn_money(coins);
    }

    /// DCH-22: raises one type by one step, and unlocks the column that is now complete.
    fn upgrade(&mut self, building: Building) {
        self.sheet().values[building] += 1;
        let values = self.sheet().values;
        let value = values[building];
        self.tell(Event::Upgraded { seat: self.seat, building, value });
        if values.0.iter().all(|&other| other >= value) {
            self.set_free(self.rules.plan.upgrades[value as usize - 2]);
        }
    }
}
