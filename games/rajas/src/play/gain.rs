//! Gains: parts of rewards and their order (RAJ-34), karma, dice, upgrades, chambers.

use table::Sink;

use crate::event::Event;
use crate::legal::{MASTER_BUILDER, PORTUGUESE, available, upgradable};
use crate::outcome::white_pile;
use crate::pending::Pending;
use crate::pieces::{Building, ByColour, Colour, Good, YieldTile};
use crate::position::{MOST_KARMA, Position};
use crate::reward::{Count, Part, Reward};
use crate::setup::Rajas;

/// Every colour of dice.
const ANY_COLOUR: u8 = 0b1111;

/// What chambers 1 to 4 give (RAJ-23); the Mogul also makes the visitor the next starter.
pub(crate) const MOGUL: Reward = Reward { first: Part::Fame { amount: 2 }, second: None };
pub(crate) const DANCER: Reward = Reward { first: Part::Die { count: 2 }, second: Some(Part::YieldTile) };
pub(crate) const YOGI: Reward =
    Reward { first: Part::Karma { amount: 2 }, second: Some(Part::Die { count: 1 }) };
pub(crate) const MAN_SINGH: Reward = Reward { first: Part::Upgrade, second: Some(Part::Money { amount: 3 }) };

impl Rajas {
    /// Puts a reward on the stack; two parts wait to be ordered.
    pub(crate) fn push_reward(&self, position: &mut Position, reward: Reward) {
        match reward.second {
            None => position.stack.push(Pending::Part { part: reward.first }),
            Some(second) => self.push_pool(position, reward.first, second),
        }
    }

    /// The owner orders two parts, unless their order cannot matter.
    pub(crate) fn push_pool(&self, position: &mut Position, first: Part, second: Part) {
        if first == second || self.order_is_idle(position, first, second) {
            position.stack.push(Pending::Part { part: second });
            position.stack.push(Pending::Part { part: first });
        } else {
            position.stack.push(Pending::Pool { first, second });
        }
    }

    /// A gain that sets nothing off can come before or after another such gain, an upgrade, dice or karma,
    /// with the same result.
    fn order_is_idle(&self, position: &Position, first: Part, second: Part) -> bool {
        let off_track = |part| {
            matches!(
                part,
                Part::Upgrade
                    | Part::Die { .. }
                    | Part::Dice { .. }
                    | Part::Either { .. }
                    | Part::Karma { .. }
            )
        };
        match (self.is_quiet(position, first), self.is_quiet(position, second)) {
            (true, true) => true,
            (true, false) => off_track(second),
            (false, true) => off_track(first),
            (false, false) => false,
        }
    }

    pub(super) fn gain(&self, position: &mut Position, part: Part, events: &mut impl Sink<Event>) {
        match part {
            Part::Money { amount } => self.gain_money(position, amount.into(), events),
            Part::Fame { amount } => self.gain_fame(position, amount.into(), events),
            Part::Karma { amount } => Self::gain_karma(position, amount, events),
            Part::Die { count } => Self::gain_choice(position, count, ANY_COLOUR, part, events),
            Part::DiePerKarma => {
                Self::gain_choice(position, position.raja().karma, ANY_COLOUR, part, events);
            }
            Part::Either { colours } => {
                let among = Colour::ALL.into_iter().fold(0, |set, c| set | colours[c] << c.index());
                Self::gain_choice(position, 1, among, part, events);
            }
            Part::Dice { colours } => Self::gain_dice(position, colours, part, events),
            Part::Upgrade => Self::gain_upgrade(position, events),
            Part::Boat => self.gain_sailing(position, 1, part, events),
            Part::Sail { most } => self.gain_sailing(position, most, part, events),
            Part::Assorted => self.gain_money(position, self.assorted_income(position.raja()), events),
            Part::Kind { most } => self.gain_kind(position, most, part, events),
            Part::Chamber { number } => self.visit_chamber(position, number, events),
            Part::Audience => position.stack.push(Pending::Audience),
            Part::FamePer { every, of, amount } => {
                let times = self.count(position, of) / u16::from(every);
                self.gain_fame(position, times * u16::from(amount), events);
            }
            Part::MoneyPer { every, of, amount } => {
                let times = self.count(position, of) / u16::from(every);
                self.gain_money(position, times * u16::from(amount), events);
            }
            Part::YieldTile => self.gain_yield_tile(position, events),
        }
    }

    fn lose(position: &Position, part: Part, events: &mut impl Sink<Event>) {
        events.push(Event::Lost { seat: position.active, reward: Reward { first: part, second: None } });
    }

    /// RAJ-11: before karma is lost, it may be spent.
    fn gain_karma(position: &mut Position, amount: u8, events: &mut impl Sink<Event>) {
        let raja = position.raja();
        if raja.karma + amount > MOST_KARMA && raja.karma > 0 && !raja.dice.is_empty() {
            position.stack.push(Pending::Overflow { amount });
        } else {
            Self::add_karma(position, amount, events);
        }
    }

    pub(super) fn add_karma(position: &mut Position, amount: u8, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let raja = position.raja_mut();
        let karma = MOST_KARMA.min(raja.karma + amount);
        let gained = karma - raja.karma;
        raja.karma = karma;
        events.push(Event::Karma { seat, amount: gained, karma, lost: amount - gained });
    }

    /// RAJ-9, RAJ-10: dice of chosen colours, as many as the supply has.
    fn gain_choice(position: &mut Position, count: u8, among: u8, part: Part, events: &mut impl Sink<Event>) {
        let limits = available(position, among);
        let left: u8 = limits.0.iter().sum();
        let count = count.min(left);
        let colours = limits.0.iter().filter(|&&limit| limit > 0).count();
        if count == left {
            Self::gain_dice(position, limits, part, events);
        } else if colours == 1 {
            let only = ByColour(limits.0.map(|limit| limit.min(count)));
            Self::gain_dice(position, only, part, events);
        } else if count > 0 {
            position.stack.push(Pending::Colours { count, among });
        } else {
            Self::lose(position, part, events);
        }
    }

    /// Dice of given colours, as many as the supply has.
    pub(super) fn gain_dice(
        position: &mut Position,
        colours: ByColour<u8>,
        part: Part,
        events: &mut impl Sink<Event>,
    ) {
        let dice = ByColour(Colour::ALL.map(|colour| {
            if colours[colour] == 0 { 0 } else { colours[colour].min(position.supply(colour)) }
        }));
        if dice == ByColour::default() {
            Self::lose(position, part, events);
        } else {
            position.stack.push(Pending::Roll { dice });
        }
    }

    /// RAJ-25.
    fn gain_upgrade(position: &mut Position, events: &mut impl Sink<Event>) {
        let mut options = upgradable(position.raja());
        let choice = (options.next(), options.next());
        drop(options);
        match choice {
            (None, _) => Self::lose(position, Part::Upgrade, events),
            (Some(building), None) => Self::upgrade(position, building, events),
            _ => position.stack.push(Pending::Upgrade),
        }
    }

    pub(super) fn upgrade(position: &mut Position, building: Building, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let raja = position.raja_mut();
        raja.upgrades[building] += 1;
        events.push(Event::Upgraded { seat, building, value: raja.value(building) });
    }

    /// RAJ-19, RAJ-20: at least one space, unless the boat has arrived.
    pub(super) fn gain_sailing(
        &self,
        position: &mut Position,
        most: u8,
        part: Part,
        events: &mut impl Sink<Event>,
    ) {
        match most.min(self.steps_left(position)) {
            0 => Self::lose(position, part, events),
            1 => self.sail(position, 1, events),
            most => position.stack.push(Pending::Sail { most }),
        }
    }

    fn gain_kind(&self, position: &mut Position, most: u8, part: Part, events: &mut impl Sink<Event>) {
        let mut goods = self.traded(position.raja());
        let choice = (goods.next(), goods.next());
        drop(goods);
        match choice {
            (None, _) => Self::lose(position, part, events),
            (Some(good), None) => self.trade_one_kind(position, good, most, events),
            _ => position.stack.push(Pending::Good { most }),
        }
    }

    /// RAJ-17: the best markets of a good. A seat that would cross may count fewer of them; elsewhere fewer
    /// is never better, and nobody is asked.
    pub(super) fn trade_one_kind(
        &self,
        position: &mut Position,
        good: Good,
        most: u8,
        events: &mut impl Sink<Event>,
    ) {
        let income = self.income(position.raja(), good, most);
        if self.amended.fewer_markets_at_the_crossing && self.would_cross(position.raja(), income) {
            let most = most.min(self.markets_of(position.raja(), good));
            position.stack.push(Pending::Markets { good, most });
        } else {
            self.gain_money(position, income, events);
        }
    }

    /// What the chambers give, with or without a worker (RAJ-23, RAJ-38). A worker enters the last two only
    /// if they can do something; without one, what they cannot do is lost.
    pub(crate) fn visit_chamber(&self, position: &mut Position, chamber: u8, events: &mut impl Sink<Event>) {
        match chamber {
            MASTER_BUILDER if self.can_overbuild(position, &position.raja().dice) => {
                position.stack.push(Pending::Overbuild);
            }
            PORTUGUESE if self.steps_left(position) >= PORTUGUESE => self.sail(position, PORTUGUESE, events),
            MASTER_BUILDER | PORTUGUESE => Self::lose(position, Part::Chamber { number: chamber }, events),
            1 => {
                position.next_starter = Some(position.active);
                events.push(Event::NextStarter { seat: position.active });
                self.push_reward(position, MOGUL);
            }
            2 => self.push_reward(position, DANCER),
            3 => self.push_reward(position, YOGI),
            _ => self.push_reward(position, MAN_SINGH),
        }
    }

    /// RAJ-23: a white tile is drawn; RAJ-28: an open one may be taken.
    fn gain_yield_tile(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        if !self.navaratnas {
            position.stack.push(Pending::White);
        } else if self.can_take_yield(position, position.raja()) {
            position.stack.push(Pending::Gift);
        } else {
            Self::lose(position, Part::YieldTile, events);
        }
    }

    pub(super) fn draw_white(&self, position: &mut Position, tile: YieldTile, events: &mut impl Sink<Event>) {
        if position.yields == 0 {
            events.push(Event::Reshuffled { slot: tile.slot() });
        }
        position.yields = white_pile(position) & !tile.bit();
        let reward = self.tables.yield_reward(tile);
        events.push(Event::Drawn { seat: position.active, tile, reward });
        self.push_reward(position, reward);
    }

    /// RAJ-39.
    fn count(&self, position: &Position, of: Count) -> u16 {
        let raja = position.raja();
        let tiles = || raja.laid().map(|(_, tile)| self.tables.tile(tile));
        let count = match of {
            Count::Market => tiles().filter(|tile| !tile.markets.is_empty()).count(),
            Count::Bend => tiles().filter(|tile| tile.shape == crate::components::Shape::Bend).count(),
            Count::Building => tiles().map(|tile| usize::from(tile.buildings.0.iter().sum::<u8>())).sum(),
            Count::River => raja.boat.into(),
            Count::Upgrade => raja.upgrades.0.iter().map(|&steps| usize::from(steps)).sum(),
            Count::Yield => {
                let on_spent =
                    |number: &usize| raja.slots[*number].is_some() && raja.spent >> number & 1 == 1;
                (0..self.tables.edges.len()).filter(on_spent).count()
            }
            Count::Worker => raja.owned().into(),
        };
        count as u16
    }
}
