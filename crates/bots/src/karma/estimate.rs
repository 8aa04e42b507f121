//! What a seat's possessions are worth, in scoring cards.

use karma::{Card, CardId, Colour, Face, HAND_LIMIT, Karma, Player, Position, Reward, Task};
use table::{Fact, Seat};

use super::Sage;
use super::tableau::Tableau;

/// How many dice in a hand can be put to use.
const FEW: usize = 5;

impl Sage {
    /// What a seat has and is about to have, in scoring cards.
    pub fn estimate(&self, rules: &Karma, position: &Position, seat: Seat) -> f32 {
        let player = &position.players[seat];
        let active = position.active == seat;
        let aside = active && !position.aside.is_empty();
        let display = if aside { player.display.without(&position.set_aside()) } else { player.display };
        let tableau = Tableau::of(rules, &display);
        let look = Look { rules, position, player, tableau };
        let mut worth = self.tokens(player) + self.hand(player) + self.sets(&tableau);
        let turns = turns_left(position, seat);
        if turns > 0 {
            worth += self.turn * f32::from(turns) + self.grip * self.chance(&look);
        }
        if active && position.stack.len() > 1 {
            worth += self.pending(&look);
        }
        worth
    }

    fn tokens(&self, player: &Player) -> f32 {
        let home = if player.turned() >= 6 { self.home } else { 0.0 };
        self.scored * f32::from(player.turned())
            + home
            + self.fame * f32::from(player.fame)
            + self.coin * f32::from(player.coins)
            + self.karma * f32::from(player.karma)
            + self.administrator * f32::from(player.administrators)
    }

    fn hand(&self, player: &Player) -> f32 {
        let mut worth = 0.0;
        for colour in Colour::ALL {
            let faces = player.dice[colour];
            let mut total = 0;
            for (pips, (&count, each)) in (1..).zip(faces.iter().zip(self.die)) {
                worth += each * f32::from(count);
                total += pips * count;
            }
            worth += self.colour * f32::from(u8::from(total >= 6));
        }
        let many = player.hand.len().saturating_sub(FEW);
        worth - self.crowd * many as f32
    }

    fn sets(&self, tableau: &Tableau) -> f32 {
        let (ships, room) = tableau.row();
        self.buildings[tableau.buildings().min(4)]
            + self.good * f32::from(tableau.good_symbols())
            + self.ready * f32::from(tableau.ready_coins())
            + self.row[ships.min(2)] * room
    }

    /// The best the seat could do with the current grid.
    fn chance(&self, look: &Look<'_>) -> f32 {
        let gain = |card| Some(self.card(look, card) - self.price(look, card)?);
        look.position.grid.iter().filter_map(gain).fold(self.new_dice(look, 1), f32::max)
    }

    /// What is pending for the active seat.
    fn pending(&self, look: &Look<'_>) -> f32 {
        look.position.stack.as_slice()[1..].iter().map(|&task| self.task(look, task)).sum()
    }

    fn task(&self, look: &Look<'_>, task: Task) -> f32 {
        match task {
            Task::Pay { card } => self.card(look, card) - self.price(look, card).unwrap_or(0.0),
            Task::Yield { card } => self.yields(look, look.rules.parts().card(card)),
            Task::Carry { card } => self.card(look, card),
            Task::Dice { count, .. } => self.new_dice(look, count),
            Task::Die { .. } => self.new_dice(look, 1),
            Task::Discard { count } => -self.die[0] * f32::from(count),
            Task::Goods | Task::MoreGoods => self.goods_card,
            Task::FreePalace | Task::CopyShip => self.palace,
            Task::CoinsOrPalace => 2.0 * self.coin,
            Task::FameOrShip => self.fame,
            Task::PickBuildings { .. } => self.administrator - self.buildings[3],
            Task::PickGoods { .. } => 4.0 * self.coin - 3.0 * self.good,
            Task::Payout { administrators, coins, .. } => {
                self.administrator * f32::from(administrators) + self.coin * f32::from(coins)
            }
            Task::Fame { count } => self.fame * f32::from(count),
            Task::Coins { count } => self.coin * f32::from(count),
            Task::Karma { count } => self.karma * f32::from(count),
            Task::Administrators { count } => self.administrator * f32::from(count),
            _ => 0.0,
        }
    }

    /// Dice whose pips nobody knows.
    pub(super) fn new_dice(&self, look: &Look<'_>, count: u8) -> f32 {
        let held = look.player.hand.len();
        let mean: f32 = self.die.iter().sum::<f32>() / 6.0;
        let full = held + count as usize;
        let gone = full.saturating_sub(HAND_LIMIT);
        let crowd = full.min(HAND_LIMIT).saturating_sub(FEW.max(held));
        mean * f32::from(count) - self.crowd * crowd as f32 - self.die[0] * gone as f32
    }

    /// What a card brings at once, and how much progress towards sets.
    pub(super) fn card(&self, look: &Look<'_>, id: CardId) -> f32 {
        let card = look.rules.parts().card(id);
        if let Face::Palace { action } = card.face {
            return self.palace_action(look, action);
        }
        let sets = { look.tableau }.add(id, card);
        self.yields(look, card)
            + self.administrator * f32::from(sets.administrators)
            + self.coin * f32::from(sets.coins)
            + self.progress(look, id)
    }

    /// How much more progress all sets make with the card than without; less if one is completed.
    pub(super) fn progress(&self, look: &Look<'_>, id: CardId) -> f32 {
        let mut after = look.tableau;
        after.add(id, look.rules.parts().card(id));
        self.sets(&after) - self.sets(&look.tableau)
    }

    fn yields(&self, look: &Look<'_>, card: Card) -> f32 {
        match card.face {
            Face::Building { types, .. } => self.fame * types.count_ones() as f32,
            Face::Goods { coins } => self.coin * f32::from(coins),
            Face::Ship { reward, .. } => self.reward(look, reward),
            Face::Palace { .. } => 0.0,
        }
    }

    pub(super) fn reward(&self, look: &Look<'_>, reward: Reward) -> f32 {
        match reward {
            Reward::TwoKarma => 2.0 * self.karma,
            Reward::TwoDice => self.new_dice(look, 2),
            Reward::ThreeCoins => 3.0 * self.coin,
            Reward::TwoCoinsAndFame => 2.0 * self.coin + self.fame,
            Reward::GoodsOrTwo => 2.0 * self.goods_card,
            Reward::DieAndGood => self.new_dice(look, 1),
            Reward::FameAndGood => self.fame,
            Reward::KarmaAndGood => self.karma,
            Reward::GoodsAndDie => self.goods_card + self.new_dice(look, 1),
            Reward::Palace => self.palace,
        }
    }

    fn palace_action(&self, look: &Look<'_>, action: u8) -> f32 {
        match action {
            2 => self.new_dice(look, 2),
            3 => 2.0 * self.karma + self.new_dice(look, 1),
            4 => self.coin * f32::from(look.tableau.good_symbols()),
            5 => self.karma + self.best_copy(look),
            _ => self.top(look),
        }
    }

    fn best_copy(&self, look: &Look<'_>) -> f32 {
        Seat::all(look.position.players.seats()).map(|seat| self.copy(look, seat)).fold(0.0, f32::max)
    }

    /// The reward of a seat's last ship.
    pub(super) fn copy(&self, look: &Look<'_>, seat: Seat) -> f32 {
        let ships = look.position.players[seat].display.and(&look.rules.parts().ships);
        match ships.last().map(|ship| look.rules.parts().card(ship).face) {
            Some(Face::Ship { reward, .. }) => self.reward(look, reward),
            _ => 0.0,
        }
    }

    /// The top card of the pile, carried out; another palace card counts as an average one.
    fn top(&self, look: &Look<'_>) -> f32 {
        let top = look.position.top.filter(|&top| !look.rules.parts().palace.contains(top));
        top.map_or(self.palace, |top| self.card(look, top))
    }
}

/// The table as one seat sees it.
pub(super) struct Look<'a> {
    pub(super) rules: &'a Karma,
    pub(super) position: &'a Position,
    pub(super) player: &'a Player,
    pub(super) tableau: Tableau,
}

impl<'a> Look<'a> {
    /// As the seat to move sees it.
    pub(super) fn new(rules: &'a Karma, position: &'a Position) -> Self {
        let player = position.player();
        Self { rules, position, player, tableau: Tableau::of(rules, &player.display) }
    }

    /// The tokens a card brings at once, including the sets it completes.
    pub(super) fn gains(&self, id: CardId) -> Vec<Fact> {
        let card = self.rules.parts().card(id);
        let sets = { self.tableau }.add(id, card);
        let (fame, coins) = match card.face {
            Face::Building { types, .. } => (types.count_ones(), 0),
            Face::Goods { coins } => (0, coins),
            Face::Ship { reward: Reward::ThreeCoins, .. } => (0, 3),
            Face::Ship { reward: Reward::TwoCoinsAndFame, .. } => (1, 2),
            Face::Ship { reward: Reward::FameAndGood, .. } => (1, 0),
            Face::Palace { action: 4 } => (0, self.tableau.good_symbols()),
            _ => (0, 0),
        };
        let tokens = [
            (fame, "karma-n-fame"),
            (u32::from(coins + sets.coins), "karma-n-coins"),
            (sets.administrators.into(), "karma-n-administrators"),
        ];
        let there = tokens.into_iter().filter(|&(count, _)| count > 0);
        there.map(|(count, of)| Fact::Count { count, of }).collect()
    }
}

/// Turns the seat still has before the stage ends, when all have had the same number; including bonus turns.
fn turns_left(position: &Position, seat: Seat) -> u8 {
    let seats = position.players.seats();
    let place = |seat: Seat| (seat.index() + seats - position.starter.index()) % seats;
    let to_come = match position.stack.as_slice().first() {
        Some(Task::Act) => place(seat) >= place(position.active),
        Some(Task::Close) => place(seat) > place(position.active),
        Some(Task::SecondStage) => true,
        _ => false,
    };
    u8::from(to_come) + position.players[seat].owed
}
