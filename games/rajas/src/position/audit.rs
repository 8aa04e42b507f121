//! Counts all components, and refuses positions that could not occur at a table.

use table::{Seat, TextError, ensure};

use super::text::{lying, on_slots};
use super::{DICE_OF_COLOUR, MOST_KARMA, Position, Raja};
use crate::moves::Move;
use crate::pending::Pending;
use crate::pieces::{Colour, Slot, Tile, YIELDS, YieldTile, bits};
use crate::play::FIRST_MONEY;
use crate::setup::{Ganga, Rajas};
use crate::spaces::on_board;

type Checked = Result<(), TextError>;

/// Tiles taken from their stack and not yet laid.
pub(super) fn in_hand(position: &Position) -> impl Iterator<Item = Tile> {
    position.stack.as_slice().iter().filter_map(|pending| match pending {
        Pending::Pay { tile, .. } | Pending::Lay { tile, .. } => Some(*tile),
        _ => None,
    })
}

/// Brown tiles drawn and not yet laid.
pub(super) fn drawn(position: &Position) -> impl Iterator<Item = YieldTile> {
    position
        .stack
        .as_slice()
        .iter()
        .flat_map(|pending| match pending {
            Pending::Browns { drawn } => *drawn,
            Pending::LayBrown { tile, .. } => [Some(*tile), None, None, None],
            _ => [None; 4],
        })
        .flatten()
}

/// How many brown tiles a seat still has to lay.
fn browns_in_hand(position: &Position, seat: Seat) -> usize {
    let own = |pending: &&Pending| matches!(pending, Pending::LayBrown { seat: of, .. } if *of == seat);
    position.stack.as_slice().iter().filter(own).count()
}

impl Rajas {
    /// Everything that [`table::PositionText::read_position`] requires of a position.
    pub(super) fn check_position(&self, position: &Position) -> Checked {
        ensure((1..=crate::play::LAST_ROUND).contains(&position.round), || "rounds are 1 to 40".into())?;
        for (seat, raja) in position.rajas.iter() {
            self.check_raja(raja).map_err(|error| TextError::new(format!("seat {seat}: {error}")))?;
        }
        self.count_box(position)?;
        self.check_statues(position)?;
        self.check_river(position)?;
        self.check_crossings(position)?;
        self.check_open(position)?;
        self.check_openings(position)?;
        self.check_pending(position)
    }

    fn check_raja(&self, raja: &Raja) -> Checked {
        let tables = &self.tables;
        ensure(raja.karma <= MOST_KARMA, || "karma is 0 to 3".into())?;
        ensure(raja.boat <= tables.river_end(), || "the river is not so long".into())?;
        ensure(usize::from(raja.marker) <= tables.money_bonuses.len(), || "no such bonus marker".into())?;
        ensure(raja.workers.count_ones() <= self.most_gained(), || "too many workers were gained".into())?;
        ensure(raja.placed.count_ones() <= raja.owned().into(), || "more workers placed than owned".into())?;
        ensure(raja.placed & !on_board(tables) == 0, || "a worker stands on no space of this board".into())?;
        ensure(raja.covered() & !tables.network.squares == 0, || "a tile lies outside the province".into())?;
        for (square, tile) in raja.laid() {
            let fits = tables.tile(tile).shape.rotations().contains(&raja.roads_at(square));
            ensure(fits, || format!("the road of {tile} has another shape"))?;
        }
        let joined = self.joined_edges(raja) & !raja.spent;
        ensure(joined == 0, || "an edge is joined and must be among the spent ones".into())?;
        for (number, tile) in raja.slots.iter().enumerate() {
            let fits = tile.is_none_or(|tile| tables.edges[number].slot == Some(tile.slot()));
            ensure(fits, || "a yield tile lies on a slot of another colour".into())?;
        }
        let due = tables.money_bonuses.iter().take_while(|bonus| bonus.space <= raja.money).count();
        ensure(usize::from(raja.marker) >= due, || "the money marker has passed the bonus marker".into())
    }

    /// Dice, tiles, yield tiles and workers add up to the box.
    pub(crate) fn count_box(&self, position: &Position) -> Checked {
        for colour in Colour::ALL {
            let out: u8 = position.rajas.as_slice().iter().map(|raja| raja.dice[colour].len()).sum();
            let all = out + position.in_the_air()[colour];
            ensure(all <= DICE_OF_COLOUR, || format!("{all} {colour} dice: there are {DICE_OF_COLOUR}"))?;
        }
        Self::count_tiles(position)?;
        self.count_yields(position)?;
        let placed = position.rajas.as_slice().iter().map(|raja| raja.placed.count_ones()).sum::<u32>();
        ensure(placed == position.occupied().count_ones(), || "two workers stand on one space".into())
    }

    fn count_tiles(position: &Position) -> Checked {
        let lying = lying(position);
        let laid: usize = position.rajas.as_slice().iter().map(|raja| raja.laid().count()).sum();
        let open = position.open.iter().flatten().count();
        let once = laid + open + in_hand(position).count() == lying.count_ones() as usize;
        ensure(once, || "a province tile lies in two places".into())?;
        ensure(lying & position.hidden == 0, || "a hidden tile lies elsewhere too".into())
    }

    fn count_yields(&self, position: &Position) -> Checked {
        let laid = position.rajas.as_slice().iter().flat_map(|raja| raja.slots).flatten().count();
        let on_slots = on_slots(position);
        let once = laid + drawn(position).count() == on_slots.count_ones() as usize;
        ensure(once, || "a yield tile lies in two places".into())?;
        let expected = if self.navaratnas { (1 << YIELDS) - 1 } else { 0 };
        let all = if self.navaratnas { on_slots | position.yields } else { on_slots };
        ensure(all == expected && on_slots & position.yields == 0, || {
            "the yield tiles do not add up".into()
        })?;
        let white = self.navaratnas || position.yields & !YieldTile::set_of(Slot::White) == 0;
        ensure(white, || "only white yield tiles are in the pile".into())
    }

    fn check_river(&self, position: &Position) -> Checked {
        let end = self.tables.river_end();
        let mut boats = 0_u64;
        for raja in position.rajas.as_slice().iter().filter(|raja| raja.boat > 0 && raja.boat < end) {
            ensure(boats >> raja.boat & 1 == 0, || "two boats are on one space".into())?;
            boats |= 1 << raja.boat;
        }
        let laid = position.ganga.into_iter().filter(|&space| space > 0);
        let mut spaces = 0_u64;
        for space in laid {
            ensure(space < end && spaces >> space & 1 == 0, || "a river tile lies wrongly".into())?;
            spaces |= 1 << space;
        }
        let allowed = match self.ganga {
            Ganga::Off => spaces == 0,
            Ganga::Given(given) => position.ganga == given,
            Ganga::Random => true,
        };
        ensure(allowed, || "the river tiles do not lie as the option says".into())
    }

    /// Seats that have crossed are marked, in an order without gaps.
    fn check_crossings(&self, position: &Position) -> Checked {
        let mut order = 0_u8;
        for (seat, raja) in position.rajas.iter() {
            let crossed = self.overlap(raja) >= 0;
            ensure(crossed == (raja.crossed > 0), || {
                format!("seat {seat}: crossed does not fit the tracks")
            })?;
            if crossed {
                ensure(raja.crossed <= 4 && order >> raja.crossed & 1 == 0, || "two crossed at once".into())?;
                order |= 1 << raja.crossed;
            }
        }
        let crossings = order.count_ones();
        ensure(u32::from(order) == ((1 << crossings) - 1) << 1, || "the order of crossing has a gap".into())
    }

    /// Every stack shows a tile while it has one, unless it is about to be opened.
    fn check_open(&self, position: &Position) -> Checked {
        for (stack, open) in position.open.iter().enumerate() {
            if let Some(tile) = open {
                let here = usize::from(self.tables.tile(*tile).stack) == stack;
                ensure(here, || format!("{tile} belongs to another stack"))?;
                continue;
            }
            let empty = position.hidden & self.tables.stacks[stack] == 0;
            let awaited = position.stack.as_slice().iter().any(|pending| match pending {
                Pending::Open { stack: opened } => usize::from(*opened) == stack,
                Pending::Pay { tile, .. } | Pending::Lay { tile, .. } => {
                    usize::from(self.tables.tile(*tile).stack) == stack
                }
                _ => false,
            });
            ensure(empty || awaited, || format!("stack {stack} has tiles and shows none"))?;
        }
        Ok(())
    }

    /// No stack is opened twice, whether at once or after the tile in hand is laid, and none that still shows a tile.
    fn check_openings(&self, position: &Position) -> Checked {
        let mut awaited = 0_u16;
        for pending in position.stack.as_slice() {
            let stack = match pending {
                Pending::Open { stack } => *stack,
                Pending::Pay { tile, .. } | Pending::Lay { tile, .. } => self.tables.tile(*tile).stack,
                _ => continue,
            };
            ensure(awaited >> stack & 1 == 0, || format!("stack {stack} is opened twice"))?;
            let shows = position.open[stack as usize].is_some();
            ensure(!shows, || format!("stack {stack} is to be opened and still shows a tile"))?;
            awaited |= 1 << stack;
        }
        Ok(())
    }

    /// The top asks a question that has an answer, and only what can wait is below it.
    fn check_pending(&self, position: &Position) -> Checked {
        let Some((top, below)) = position.stack.as_slice().split_last() else {
            return Err(TextError::new("nothing is pending"));
        };
        ensure(!top.is_automatic(), || format!("{} happens by itself", self.pending_text(top)))?;
        ensure(*top != Pending::Over || below.is_empty(), || "nothing can follow the end".into())?;
        for pending in below {
            let waits = pending.is_automatic()
                || matches!(pending, Pending::Edges { .. } | Pending::Open { .. } | Pending::Count { .. })
                || matches!(pending, Pending::LayBrown { .. });
            ensure(waits, || format!("{} cannot wait", self.pending_text(pending)))?;
        }
        for pending in position.stack.as_slice() {
            self.check_one(position, pending)
                .map_err(|error| TextError::new(format!("{}: {error}", self.pending_text(pending))))?;
        }
        if top.is_chance() {
            let mut outcomes = Vec::new();
            self.possible(position, &mut outcomes);
            ensure(!outcomes.is_empty(), || "nothing can come of it".into())
        } else {
            let mut moves = Vec::new();
            self.list(position, &mut moves);
            // Turning dice alone leads nowhere.
            let leads_on = moves.iter().any(|mv| !matches!(mv, Move::Flip { .. }));
            ensure(leads_on || *top == Pending::Place || *top == Pending::Over, || "there is no move".into())
        }
    }

    fn check_one(&self, position: &Position, pending: &Pending) -> Checked {
        let raja = position.raja();
        let most_dice = raja.dice.len() + position.in_the_air().0.iter().sum::<u8>();
        ensure(most_dice <= self.statue() + 4, || "too many dice".into())?;
        let good = match *pending {
            Pending::Open { stack } => {
                position.open[stack as usize].is_none()
                    && position.hidden & self.tables.stacks[stack as usize] != 0
            }
            Pending::Roll { dice } => dice.0 != [0; 4],
            Pending::Tie { seats } => seats != 0 && self.is_before_the_first_round(position),
            Pending::FirstDice { .. } | Pending::Starter | Pending::Begin => {
                self.is_before_the_first_round(position)
            }
            Pending::White => !self.navaratnas,
            Pending::Browns { drawn } => {
                self.navaratnas
                    && self.is_before_the_first_round(position)
                    && position.rajas.as_slice().iter().all(|raja| raja.slots.iter().all(Option::is_none))
                    && drawn.iter().flatten().count() < self.seats
                    && drawn.iter().flatten().all(|tile| tile.slot() == Slot::Brown)
            }
            Pending::Skip | Pending::Gift => self.navaratnas && self.can_take_yield(position, raja),
            Pending::LayBrown { seat, tile } => {
                self.navaratnas
                    && tile.slot() == Slot::Brown
                    && self.is_before_the_first_round(position)
                    && position.rajas[seat].slots.iter().all(Option::is_none)
                    && browns_in_hand(position, seat) == 1
            }
            Pending::Count { from } => from < self.tables.river_end() && position.ganga.contains(&0),
            Pending::RiverTile { space } => {
                (1..self.tables.river_end()).contains(&space) && !position.ganga.contains(&space)
            }
            Pending::Place => raja.in_round() && self.able(position, position.active),
            Pending::Pay { tile, over: Some(square) } | Pending::Lay { tile, over: Some(square) } => {
                let old = raja.tiles[square.index()];
                old.is_some_and(|old| self.tables.tile(old).price < self.tables.tile(tile).price)
            }
            Pending::Sail { most } => (2..=self.steps_left(position)).contains(&most) && most <= 6,
            Pending::Colours { count, among } => {
                let left: u8 = crate::legal::available(position, among).0.iter().sum();
                (1..=4).contains(&count) && count <= left
            }
            Pending::Return => raja.dice.len() > self.statue(),
            Pending::Overflow { amount } => {
                (1..=3).contains(&amount)
                    && raja.karma > 0
                    && raja.karma + amount > MOST_KARMA
                    && !raja.dice.is_empty()
            }
            Pending::Good { most } => (1..=12).contains(&most),
            Pending::Markets { good, most } => {
                (1..=12).contains(&most)
                    && most <= self.markets_of(raja, good)
                    && self.amended.fewer_markets_at_the_crossing
                    && self.would_cross(raja, self.income(raja, good, most))
            }
            Pending::Pool { first, second } => first != second,
            Pending::Edges { edges } => bits(edges.into()).count() > 1,
            _ => true,
        };
        ensure(good, || "it cannot be pending here".into())
    }

    /// Whether nobody has played yet: seats have their first dice and money, and perhaps brown tiles.
    fn is_before_the_first_round(&self, position: &Position) -> bool {
        let untouched = |raja: &Raja| {
            let first = Raja { dice: raja.dice, money: raja.money, slots: raja.slots, ..Raja::default() };
            *raja == first && raja.money < FIRST_MONEY + self.seats as u16
        };
        position.round == 1 && position.rajas.as_slice().iter().all(untouched)
    }

    /// The dice on a statue of a seat that is not about to return some.
    pub(crate) fn check_statues(&self, position: &Position) -> Checked {
        let returning = position.stack.top() == Some(&Pending::Return);
        for seat in Seat::all(self.seats) {
            let over = position.rajas[seat].dice.len() > self.statue();
            ensure(
                !over || returning && seat == position.active || position.in_the_air().0 != [0; 4],
                || format!("seat {seat}: the statue holds {} dice", self.statue()),
            )?;
        }
        Ok(())
    }
}
