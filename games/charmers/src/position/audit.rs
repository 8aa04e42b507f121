//! Counts everything on the table: a position that play could not have reached is refused.

use table::{Seat, TextError, ensure};

use super::{LAST_ROUND, Position, Sheet};
use crate::legal::Ways;
use crate::plan::{MOST_KARMA, MOST_VALUE, Spot, SpotId, USES};
use crate::roads::spaces;
use crate::{Building, Charmers, Colour, Ending, Good, Pending, Place};

type Audit = Result<(), TextError>;

/// More than a sheet can ever give.
const FARTHEST: u16 = 10_000;

fn hold(condition: bool, reason: &str) -> Audit {
    ensure(condition, || reason.into())
}

impl Charmers {
    pub(super) fn audit_position(&self, position: &Position) -> Audit {
        hold(position.sheets.seats() == self.seats, "there is a sheet for each seat")?;
        hold((1..=LAST_ROUND).contains(&position.round), "rounds go from 1 to 80")?;
        for (seat, sheet) in position.sheets.iter() {
            self.audit_sheet(sheet).map_err(|error| TextError::new(format!("seat {seat}: {error}")))?;
        }
        self.audit_stack(position)?;
        self.audit_dice(position)?;
        self.audit_pool(position)
    }

    fn audit_sheet(&self, sheet: &Sheet) -> Audit {
        hold(sheet.fame <= FARTHEST && sheet.money <= FARTHEST, "no track is so long")?;
        hold((1..=MOST_KARMA).contains(&sheet.karma), "one to five karma are collected")?;
        hold(sheet.karma_used <= sheet.karma, "only collected karma is used")?;
        for good in Good::ALL {
            hold(sheet.circled[good] <= self.plan.row_length(), "a row has no more goods")?;
            hold(sheet.sold[good] <= sheet.circled[good], "only circled goods are sold")?;
        }
        hold(
            sheet.crosses.0.iter().all(|&crosses| crosses <= USES),
            "each person is used three times at most",
        )?;
        hold(
            sheet.values.0.iter().all(|value| (1..=MOST_VALUE).contains(value)),
            "buildings are worth 1 to 3",
        )?;
        let mut lacking = Building::ALL.into_iter().filter(|&building| !self.plan.has_type(building));
        hold(
            lacking.all(|building| sheet.values[building] == MOST_VALUE),
            "a type of building that the province lacks has its last value",
        )?;
        let drawn = sheet.roads.drawn();
        hold(drawn & !self.plan.land == 0, "roads are drawn in the province, not on the residence")?;
        hold(spaces(drawn).all(|space| sheet.roads.arms(space).count() >= 2), "no space is half drawn")?;
        hold(sheet.roads.joined(self.plan.residence) == drawn, "every road is joined to the residence")
    }

    /// The turn at the bottom, waiting earnings above it, and a choice with several ways on top.
    fn audit_stack(&self, position: &Position) -> Audit {
        let (bottom, rest) = position.pending.entries().split_first().expect("a stack is never empty");
        let turns = position.turns;
        let ended = matches!(bottom, Pending::Over(_));
        hold(turns < self.turns_in_a_round() || ended, "a round has no more turns")?;
        let boundary = turns == 0 || (self.seats == 2 && turns == 2);
        if boundary && !matches!(bottom, Pending::Pool | Pending::Over(_)) {
            hold(!self.has_crossing(position), "the tracks have met, so the game would be over")?;
        }
        match *bottom {
            Pending::Start => hold(
                *position == super::start(self.seats, &self.plan),
                "nothing has happened before the start",
            ),
            Pending::Roll(_) => {
                hold(turns == 0 && !position.marked && rest.is_empty(), "a round begins with a roll")
            }
            Pending::Choose => {
                hold(rest.is_empty(), "nothing lies above the choice of a die")?;
                hold(turns > 0 || !position.marked, "nothing is marked before the first turn of a round")
            }
            Pending::Rerolled => audit_rerolls(position, rest),
            Pending::Pool => self.audit_action(position, rest),
            Pending::Over(ending) => self.audit_end(position, ending, rest),
            _ => Err(TextError::new("a stack begins with the turn itself")),
        }
    }

    fn audit_action(&self, position: &Position, above: &[Pending]) -> Audit {
        hold(position.marked, "a die that is used marks something")?;
        let mut waiting = 0;
        for (index, entry) in above.iter().enumerate() {
            match *entry {
                Pending::Earn { stop, next } => {
                    let earns = self.plan.river[stop.number() - 1].earns.len();
                    hold(
                        (1..earns).contains(&(next as usize)),
                        "that river space has no such earning to come",
                    )?;
                    hold(
                        position.sheet().river & stop.bit() != 0,
                        "only a marked river space gives earnings",
                    )?;
                    hold(waiting & stop.bit() == 0, "a river space gives its earnings once")?;
                    waiting |= stop.bit();
                }
                step => {
                    hold(step.is_step() && index + 1 == above.len(), "only one choice is open at a time")?;
                }
            }
        }
        let top = position.pending.top();
        let plain = top == Pending::Pool && position.pool & self.plan.plain != 0;
        hold(!plain, "fame, money and karma are taken from the pool without asking")?;
        let mogul = position.sheet().crosses[crate::Person::GreatMogul] > 0;
        hold(top != Pending::Mogul || mogul, "the Great Mogul is crossed out before he calls")?;
        let many = matches!(self.ways(position, top), Ways::Many);
        hold(many && !matches!(top, Pending::Earn { .. }), "a choice has several ways")
    }

    fn audit_end(&self, position: &Position, ending: Ending, above: &[Pending]) -> Audit {
        hold(above.is_empty(), "nothing is pending after the end")?;
        let half_time = self.seats == 2 && position.turns == 2;
        let whole = position.turns == self.turns_in_a_round();
        hold(whole || (half_time && ending == Ending::Crossing), "all seats had equally many turns")?;
        let fits = match ending {
            Ending::Crossing => self.has_crossing(position),
            Ending::Quiet => !self.has_crossing(position) && !position.marked,
            Ending::Limit => !self.has_crossing(position) && position.marked && position.round == LAST_ROUND,
        };
        hold(fits, "the game has not ended that way")
    }

    fn audit_dice(&self, position: &Position) -> Audit {
        let dice = &position.dice;
        let bottom = position.pending.entries()[0];
        let unrolled = match position.pending.top() {
            Pending::Start => Some(Colour::Orange),
            Pending::Roll(colour) => Some(colour),
            _ => None,
        };
        for colour in Colour::ALL {
            let rolled = unrolled.is_none_or(|first| colour < first);
            let faces = dice.0[colour].map(|die| die.face);
            hold(faces.iter().all(|face| face.is_some() == rolled), "dice show a face once they are rolled")?;
            let fair =
                |face| self.faces.one[colour].iter().any(|one| one.outcome == crate::Outcome::One { face });
            hold(faces.into_iter().flatten().all(fair), "a die shows one of its faces")?;
        }
        let count = |place| Colour::ALL.into_iter().map(|colour| dice.count(colour, place)).sum::<usize>();
        let in_hand = if bottom == Pending::Rerolled { 2 } else { 0 };
        hold(count(Place::Hand) == in_hand, "two dice are in hand after karma, otherwise none")?;
        hold(
            count(Place::Elephant) + in_hand / 2 <= 1,
            "one die lies on the elephant, none while it is rolled",
        )?;
        let begun = position.turns > 0 || bottom == Pending::Pool;
        hold(begun || count(Place::Middle) == 8, "before the first turn all dice lie in the middle")?;
        let acting = bottom == Pending::Pool;
        for seat in Seat::all(self.seats) {
            let taken =
                (0..position.turns as usize).filter(|&turn| self.seat_at(position, turn) == seat).count();
            let now = usize::from(acting && seat == position.mover());
            let depot = count(Place::Depot(seat));
            hold((now..=taken + now).contains(&depot), "a seat has one die for each turn it acted in")?;
        }
        Ok(())
    }

    fn seat_at(&self, position: &Position, turn: usize) -> Seat {
        Seat::new((position.starter.index() + turn) % self.seats)
    }

    fn audit_pool(&self, position: &Position) -> Audit {
        let acting = position.pending.entries()[0] == Pending::Pool;
        hold(position.pool == 0 || acting, "bonuses wait only during an action")?;
        let sheet = position.sheet();
        hold(
            SpotId::all(position.pool).all(|spot| self.is_reached(sheet, self.plan.spot(spot))),
            "a bonus in the pool has been set free",
        )
    }

    /// Whether the condition for a bonus has been met.
    fn is_reached(&self, sheet: &Sheet, spot: Spot) -> bool {
        match spot {
            Spot::Edge { space, side } => sheet.roads.arms(space).has(side),
            Spot::Tent { good, tent } => sheet.sold[good] >= self.plan.tent_ends[good][tent as usize - 1],
            Spot::Palace { area, column } => {
                self.plan.areas[area as usize - 1].iter().all(|&person| sheet.crosses[person] >= column)
            }
            Spot::Upgrades { value } => sheet.values.0.iter().all(|&other| other >= value),
            Spot::Karma { nth } => sheet.karma >= nth,
            Spot::Money { at } => sheet.money >= at,
            Spot::Fame { at } => sheet.fame >= at,
        }
    }
}

/// The colours in hand that are still to be rolled: all of them, or only the later one.
fn audit_rerolls(position: &Position, rest: &[Pending]) -> Audit {
    let hold_used = position.marked && position.sheet().karma_used > 0;
    hold(hold_used, "dice are in hand because karma was used")?;
    let in_hand =
        Colour::ALL.into_iter().filter(|&colour| position.dice.count(colour, Place::Hand) > 0).rev();
    let in_hand: Vec<Pending> = in_hand.map(Pending::Reroll).collect();
    hold(in_hand.starts_with(rest), "the dice in hand are rolled by colours")
}
