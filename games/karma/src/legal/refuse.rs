//! Why a move is refused: the reason a person at the table would give, with its rule.

use table::{Fact, Phrase, Refusal, Seat};

use crate::Karma;
use crate::cards::CardId;
use crate::components::Face;
use crate::dice::Colour;
use crate::moves::Move;
use crate::pending::Task;
use crate::position::Position;

impl Karma {
    /// `Ok` if the move is listed; otherwise why not.
    pub(crate) fn judge(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.list(position, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(self.reason(position, mv)) }
    }

    fn reason(&self, position: &Position, mv: Move) -> Refusal {
        match (position.task(), mv) {
            (Task::Act | Task::Dice { .. }, Move::Die { .. }) => not_in_grid("CKA-3"),
            (Task::Act, Move::Take { card }) => self.cannot_take(position, card),
            (Task::Goods | Task::MoreGoods, Move::Take { .. }) => {
                refuse("CKA-11", Phrase::new("karma-refuse-no-goods-card"))
            }
            (Task::FreePalace, Move::Take { .. }) => {
                refuse("CKA-11", Phrase::new("karma-refuse-no-palace-card"))
            }
            (Task::CoinsOrPalace, Move::Take { .. }) => {
                refuse("CKA-27", Phrase::new("karma-refuse-no-palace-card"))
            }
            (Task::FameOrShip, Move::Take { .. }) => refuse("CKA-27", Phrase::new("karma-refuse-no-ship")),
            (Task::Pay { card }, Move::Pay { .. }) => refuse(
                self.price_rule(card),
                Phrase::new("karma-refuse-payment").with("price", self.price(card)),
            ),
            (Task::Discard { count }, Move::Discard { .. }) => {
                refuse("CKA-3", Phrase::new("karma-refuse-discard").with("count", count))
            }
            (Task::CopyShip, Move::Copy { seat }) => no_ship_to_copy(seat),
            (Task::Arrange { .. }, Move::Lay { .. }) => refuse("CKA-1", Phrase::new("karma-refuse-laid")),
            (Task::Act | Task::Close, Move::Draw | Move::Again) if position.player().administrators == 0 => {
                refuse("CKA-22", Phrase::new("karma-refuse-no-administrator"))
            }
            (Task::Act, Move::Again) => refuse("CKA-22", Phrase::new("karma-refuse-again-too-early")),
            (Task::Act, Move::Done) => refuse("CKA-9", Phrase::new("karma-refuse-no-passing")),
            (task, _) => something_else_first(task),
        }
    }

    fn cannot_take(&self, position: &Position, card: CardId) -> Refusal {
        if position.grid.contains(card) {
            refuse(
                self.price_rule(card),
                Phrase::new("karma-refuse-cannot-pay").with("price", self.price(card)),
            )
        } else {
            not_in_grid(self.price_rule(card))
        }
    }

    /// The printed price, in words.
    fn price(&self, card: CardId) -> Fact {
        let (count, of) = match self.parts.card(card).face {
            Face::Building { pay, colour, .. } => (pay, total_of(colour)),
            Face::Ship { pay, .. } | Face::Palace { action: pay } => (pay, "karma-price-one-die"),
            Face::Goods { .. } => (0, "karma-price-one-die"),
        };
        Fact::Count { count: count.into(), of }
    }

    /// The rule that names the card's price.
    const fn price_rule(&self, card: CardId) -> &'static str {
        match self.parts.card(card).face {
            Face::Building { .. } => "CKA-4",
            Face::Ship { .. } => "CKA-5",
            Face::Goods { .. } => "CKA-6",
            Face::Palace { .. } => "CKA-7",
        }
    }
}

const fn total_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "karma-price-orange",
        Colour::Green => "karma-price-green",
        Colour::Blue => "karma-price-blue",
        Colour::Purple => "karma-price-purple",
    }
}

const fn refuse(rule: &'static str, reason: Phrase) -> Refusal {
    Refusal::by_rule(rule, reason)
}

const fn not_in_grid(rule: &'static str) -> Refusal {
    refuse(rule, Phrase::new("karma-refuse-not-in-grid"))
}

fn no_ship_to_copy(seat: Seat) -> Refusal {
    refuse("CKA-12", Phrase::new("karma-refuse-no-ship-to-copy").with("seat", seat))
}

/// Another kind of decision comes first.
fn something_else_first(task: Task) -> Refusal {
    let (rule, code) = match task {
        Task::Arrange { .. } => ("CKA-1", "karma-refuse-lay-first"),
        Task::Act => ("CKA-3", "karma-refuse-act-first"),
        Task::Pay { .. } => ("CKA-20", "karma-refuse-pay-first"),
        Task::Discard { .. } => ("CKA-3", "karma-refuse-discard-first"),
        Task::Dice { .. } => ("CKA-3", "karma-refuse-die-first"),
        Task::Goods | Task::MoreGoods => ("CKA-11", "karma-refuse-goods-first"),
        Task::FreePalace => ("CKA-11", "karma-refuse-palace-first"),
        Task::CoinsOrPalace | Task::FameOrShip => ("CKA-27", "karma-refuse-bonus-first"),
        Task::CopyShip => ("CKA-12", "karma-refuse-copy-first"),
        Task::PickBuildings { .. } | Task::PickGoods { .. } => ("CKA-19", "karma-refuse-set-first"),
        Task::Close => ("CKA-22", "karma-refuse-close-first"),
        _ => ("CKA-20", "karma-refuse-collect-first"),
    };
    refuse(rule, Phrase::new(code))
}
