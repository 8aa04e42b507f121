//! Counts everything on the table, and checks that the position could occur.

use table::{Game as _, Seat, TextError, Turn, ensure};

use super::{Player, Position};
use crate::Karma;
use crate::card_set::CardSet;
use crate::cards::DECK;
use crate::components::{Building, Good};
use crate::dice::{Colour, HAND_LIMIT};
use crate::pending::Task;
use crate::play::LAST_ROUND;

impl Karma {
    pub(super) fn audit_position(&self, position: &Position) -> Result<(), TextError> {
        ensure((1..=LAST_ROUND).contains(&position.round), || format!("round: it is 1 to {LAST_ROUND}"))?;
        ensure((1..=2).contains(&position.stage), || "stage: it is 1 or 2".into())?;
        ensure(position.grid.len() <= self.grid_size(), || "grid: it has too many cards".into())?;
        cards_add_up(position)?;
        self.dice_add_up(position)?;
        for seat in Seat::all(self.seats) {
            tokens_are_exchanged(seat, &position.players[seat])?;
            self.display_is_settled(position, seat)?;
            self.track_is_known(position, seat)?;
        }
        stack_is_sound(position)?;
        position.stack.as_slice().iter().try_for_each(|&task| self.task_is_sound(position, task))?;
        ensure(
            !self.looks_after_the_reward() || position.set_aside().without(&self.parts.ships).is_empty(),
            || "aside: only ships of closed rows lie there".into(),
        )?;
        let looked_for = position.stack.as_slice().windows(2).all(|pair| is_looked_for(pair[0], pair[1]));
        ensure(!self.looks_after_the_reward() || looked_for, || {
            "stack: sets are looked for where they can be paid".into()
        })?;
        self.set_up_is_in_order(position)?;
        self.someone_can_go_on(position)
    }

    fn dice_add_up(&self, position: &Position) -> Result<(), TextError> {
        let mut out = position.shown;
        position.players.as_slice().iter().for_each(|player| out.add(&player.dice));
        ensure(self.parts.pips.minus(&out).is_some(), || "dice: more are there than in the box".into())?;
        for colour in Colour::ALL {
            let shown: usize = position.shown[colour].iter().map(|&count| count as usize).sum();
            let cards = position.discard.and(&self.parts.corners[colour as usize]).len();
            ensure(shown <= cards, || format!("shown: more {} dice than discards", colour.name()))?;
        }
        Seat::all(self.seats).try_for_each(|seat| self.hand_matches(position, seat))
    }

    /// A hand has one die per card, except for a card whose pips are just being drawn.
    fn hand_matches(&self, position: &Position, seat: Seat) -> Result<(), TextError> {
        let player = &position.players[seat];
        let mut hand = player.hand;
        if let (Task::Pips { card }, true) = (position.task(), seat == position.active) {
            ensure(hand.contains(card), || format!("stack: card {card} is not in hand{seat}"))?;
            hand.remove(card);
        }
        ensure(player.hand.len() <= HAND_LIMIT, || format!("hand{seat}: at most 8 cards"))?;
        let tied = !self.parts.paired || player.dice == self.parts.dice_of(&hand);
        ensure(tied, || format!("dice{seat}: not those of its cards"))?;
        for colour in Colour::ALL {
            let dice: usize = player.dice[colour].iter().map(|&count| count as usize).sum();
            let cards = hand.and(&self.parts.corners[colour as usize]).len();
            ensure(dice == cards, || format!("dice{seat}: {dice} {} dice for {cards} cards", colour.name()))?;
        }
        Ok(())
    }

    /// Unless cards are set aside or just arriving, no set may be complete.
    fn display_is_settled(&self, position: &Position, seat: Seat) -> Result<(), TextError> {
        let player = &position.players[seat];
        ensure(player.display.and(&self.parts.palace).is_empty(), || {
            format!("display{seat}: a palace card cannot lie there")
        })?;
        let mut open = player.display;
        let mut row = open.and(&self.parts.ships);
        if seat == position.active {
            let (aside, arriving) = (position.set_aside(), arriving(position));
            // A closed row still shows its goods, except in version 1.
            let gone = if self.looks_after_the_reward() { spent(position) } else { aside };
            open = open.without(&gone).without(&arriving);
            row = row.without(&aside).without(&arriving);
        }
        let count = |shows: &dyn Fn(crate::Card) -> bool| {
            open.iter().filter(|&card| shows(self.parts.card(card))).count()
        };
        let buildings = Building::ALL.map(|building| count(&|card| card.shows(building)));
        let goods = Good::ALL.map(|good| count(&|card| card.value(good) > 0));
        let complete = |counts: [usize; 3]| counts.iter().any(|&n| n >= 3) || counts.iter().all(|&n| n >= 1);
        ensure(!complete(buildings) && !complete(goods) && row.len() < 3, || {
            format!("display{seat}: a complete set lies there unpaid")
        })
    }

    /// Hidden scoring cards show only the turned bonuses, open ones all of them once they are laid.
    fn track_is_known(&self, position: &Position, seat: Seat) -> Result<(), TextError> {
        let player = &position.players[seat];
        let twice = (0..6).any(|i| player.track[i].is_some() && player.track[..i].contains(&player.track[i]));
        ensure(!twice, || format!("track{seat}: a bonus is there twice"))?;
        let pending = match position.task() {
            Task::Bonus { slot } if seat == position.active => Some(slot as usize),
            _ => None,
        };
        let laid = self.laid(position, seat);
        let should = |slot: usize| match laid {
            Some(count) => slot < count,
            None => player.is_turned(slot) && pending != Some(slot),
        };
        let right = (0..6).all(|slot| player.track[slot].is_some() == should(slot));
        ensure(right, || format!("track{seat}: the bonuses known are not those turned or laid"))?;
        ensure(pending.is_none_or(|slot| laid.is_none() && player.is_turned(slot)), || {
            "stack: the bonus of an unturned card".into()
        })
    }

    /// How many scoring cards the seat has laid openly; `None` if they are hidden.
    fn laid(&self, position: &Position, seat: Seat) -> Option<usize> {
        if !self.open_tracks {
            return None;
        }
        Some(match position.task() {
            Task::Starter => 0,
            Task::Arrange { left } => {
                let laid = (6 * self.seats).saturating_sub(left as usize);
                let before = (seat.index() + self.seats - position.starter.index()) % self.seats;
                laid.saturating_sub(6 * before).min(6)
            }
            _ => 6,
        })
    }

    fn task_is_sound(&self, position: &Position, task: Task) -> Result<(), TextError> {
        let display = &position.player().display;
        let sound = match task {
            Task::Arrange { left } => {
                let laid = (6 * self.seats).saturating_sub(left as usize);
                let due = (position.starter.index() + laid / 6) % self.seats;
                self.open_tracks
                    && (1..=6 * self.seats).contains(&(left as usize))
                    && position.active.index() == due
            }
            Task::Deal { left } => left as usize <= 4 * self.seats,
            Task::Lay { left } => left as usize + position.grid.len() <= self.grid_size(),
            Task::Pay { card } => position.grid.contains(card) && !self.parts.goods.contains(card),
            Task::Die { card } => position.grid.contains(card),
            Task::Dice { count, .. } | Task::Discard { count } => (1..=2).contains(&count),
            Task::PickBuildings { card } | Task::PickGoods { card } if self.looks_after_the_reward() => {
                !self.parts.palace.contains(card)
            }
            Task::PickBuildings { card } => display.contains(card) && self.parts.buildings.contains(card),
            Task::PickGoods { card } => display.contains(card) && self.parts.card(card).good_symbols() > 0,
            Task::Look { card } => self.looks_after_the_reward() && !self.parts.palace.contains(card),
            Task::Spent { card, symbols } => {
                let shown = self.parts.card(card).symbols();
                self.looks_after_the_reward()
                    && display.contains(card)
                    && symbols > 0
                    && symbols & !shown == 0
            }
            Task::Yield { card } => !self.parts.palace.contains(card),
            Task::Finish { card } => self.parts.palace.contains(card),
            Task::Payout { administrators, coins, cards } => {
                let (most, row) = if self.looks_after_the_reward() { (6, 3) } else { (3, u8::MAX) };
                administrators <= most && coins <= 120 && cards <= row
            }
            Task::Fame { count } | Task::Karma { count } | Task::Administrators { count } => count <= 3,
            Task::Coins { count } => count <= 120,
            _ => true,
        };
        ensure(sound, || format!("stack: {task} cannot be"))
    }

    /// Before and during the deal nothing else may have happened.
    fn set_up_is_in_order(&self, position: &Position) -> Result<(), TextError> {
        let tasks = position.stack.as_slice();
        if position.task() == Task::Starter {
            return ensure(*position == self.start(), || {
                "before the starter is known nothing is dealt".into()
            });
        }
        let deal = tasks.iter().find_map(|task| match task {
            Task::Deal { left } => Some(*left as usize),
            _ => None,
        });
        let arranging = matches!(position.task(), Task::Arrange { .. });
        let Some(left) = deal else {
            return ensure(!arranging, || "stack: tracks are laid before the deal".into());
        };
        let steps = matches!(tasks, [Task::Act, Task::Lay { .. }, Task::Deal { .. }, ..]);
        let dealt = (4 * self.seats).saturating_sub(left);
        let right = Seat::all(self.seats).all(|seat| {
            let place = (seat.index() + self.seats - position.starter.index()) % self.seats;
            position.players[seat].hand.len() == (dealt + self.seats - 1 - place) / self.seats
        });
        let bare = position.grid.is_empty() && (!arranging || dealt == 0);
        ensure(steps && right && bare, || "stack: the deal is out of order".into())
    }

    /// The grid and the pile's top are there or on their way, and the next to act has something to do.
    fn someone_can_go_on(&self, position: &Position) -> Result<(), TextError> {
        let tasks = position.stack.as_slice();
        let started = position.task() != Task::Starter;
        let laying = tasks.iter().any(|task| matches!(task, Task::Lay { left } if *left > 0));
        let revealing = tasks.contains(&Task::Reveal);
        ensure(!started || laying || !position.grid.is_empty(), || "grid: it is never left empty".into())?;
        ensure(!started || revealing != position.top.is_some(), || {
            "top: a card shows on the pile unless one is to be revealed".into()
        })?;
        let mut settled = *position;
        self.playing(&mut settled, &mut ()).settle();
        ensure(settled == *position, || "stack: the next step is nobody's choice".into())?;
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        let possible = match self.turn(position) {
            Turn::Seat { .. } => {
                self.moves(position, &mut moves);
                !moves.is_empty()
            }
            Turn::Chance => {
                self.outcomes(position, &mut outcomes);
                !outcomes.is_empty()
            }
            Turn::Over => tasks.len() == 1,
        };
        ensure(possible, || "stack: nobody can go on".into())
    }
}

/// Every card of the box is in exactly one place.
fn cards_add_up(position: &Position) -> Result<(), TextError> {
    let held = position.stack.as_slice().iter().filter(|task| task.holds().is_some()).count();
    let top: CardSet = position.top.into_iter().collect();
    let mut places = vec![position.pile, top, position.grid, position.discard, position.held()];
    places.extend(position.players.as_slice().iter().flat_map(|player| [player.hand, player.display]));
    let count: usize = places.iter().map(CardSet::len).sum();
    let all = places.iter().fold(CardSet::EMPTY, |all, place| all.or(place));
    ensure(count == DECK && all.len() == DECK && held == position.held().len(), || {
        "cards: some card lies in two places".into()
    })?;
    let aside = position.set_aside();
    ensure(
        aside.without(&position.player().display).is_empty() && aside.len() == position.aside.len(),
        || "aside: cards set aside lie in the active seat's display, once each".into(),
    )
}

/// Cards laid down whose sets are not yet picked.
fn arriving(position: &Position) -> CardSet {
    let cards = position.stack.as_slice().iter().filter_map(|task| match task {
        Task::Look { card } | Task::PickBuildings { card } | Task::PickGoods { card } => Some(*card),
        _ => None,
    });
    cards.collect()
}

/// A look and the choices of sets are right above the payout for them.
fn is_looked_for(below: Task, task: Task) -> bool {
    match task {
        Task::Look { .. } => matches!(below, Task::Payout { .. }),
        Task::Spent { .. } | Task::PickGoods { .. } => {
            matches!(below, Task::Payout { .. } | Task::Spent { .. })
        }
        Task::PickBuildings { card } => below == Task::PickGoods { card },
        _ => true,
    }
}

/// Cards of sets that were chosen and are still to be discarded.
fn spent(position: &Position) -> CardSet {
    let cards = position.stack.as_slice().iter().filter_map(|task| match task {
        Task::Spent { card, .. } => Some(*card),
        _ => None,
    });
    cards.collect()
}

fn tokens_are_exchanged(seat: Seat, player: &Player) -> Result<(), TextError> {
    let turned = u32::from(player.left) + u32::from(player.right);
    ensure(turned <= 6, || format!("left{seat}: six scoring cards in all"))?;
    let due = turned < 6 && (player.fame > 2 || player.coins > 5);
    ensure(!due, || format!("fame{seat}: fame and coins are due for exchange"))?;
    ensure(player.karma <= 2, || format!("karma{seat}: the third is exchanged"))?;
    ensure(player.administrators <= 2, || format!("administrators{seat}: the third is exchanged"))?;
    ensure(player.owed <= 6, || format!("owed{seat}: at most 6 turns"))
}

/// One base, then tasks that may wait, then whatever is next.
fn stack_is_sound(position: &Position) -> Result<(), TextError> {
    let tasks = position.stack.as_slice();
    let based = tasks.first().is_some_and(|task| task.is_base());
    let above = tasks.iter().skip(1).all(|task| !task.is_base());
    let waiting = tasks.windows(2).all(|pair| pair[0].may_wait() && pair[0].waits_below(pair[1]));
    let count = |wanted: fn(&Task) -> bool| tasks.iter().filter(|task| wanted(task)).count();
    let once = count(|task| matches!(task, Task::Lay { .. })) < 2
        && count(|task| matches!(task, Task::Deal { .. })) < 2
        && count(|task| matches!(task, Task::Reveal)) < 2;
    ensure(based && above && waiting && once, || "stack: the tasks cannot wait in this order".into())?;
    let cards: usize = tasks.iter().map(|task| task.set_aside()).sum();
    ensure(cards == position.aside.len(), || "aside: not the cards of the pending sets".into())?;
    let between_stages = position.stage == 1 && position.active == position.starter;
    let fits = match tasks[0] {
        Task::SecondStage => between_stages,
        Task::Over => position.is_won() || (position.round, position.stage) == (LAST_ROUND, 2),
        _ => true,
    };
    ensure(fits, || format!("stack: {} is not what comes now", tasks[0]))
}
