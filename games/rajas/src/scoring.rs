//! What markets pay, how far markers overlap, and who wins.

use table::{BySeat, Seat, Standing};

use crate::pieces::{ByGood, Good};
use crate::position::{Position, Raja};
use crate::setup::Rajas;

impl Rajas {
    /// How far the markers of a seat have passed each other; negative before they meet.
    #[inline]
    pub fn overlap(&self, raja: &Raja) -> i32 {
        2 * i32::from(raja.fame) + i32::from(raja.money) - self.tables.meeting
    }

    /// RAJ-33 and RAJ-36: the greatest overlap wins; a tie goes to the first to cross, or after the last
    /// round to the seat later in turn order. Other equal places are shared.
    pub(crate) fn standings(&self, position: &Position) -> BySeat<Standing> {
        let overlaps: BySeat<i32> = BySeat::from_fn(self.seats, |seat| self.overlap(&position.rajas[seat]));
        let best = overlaps.as_slice().iter().copied().max().unwrap_or(0);
        let leaders = Seat::all(self.seats).filter(|seat| overlaps[*seat] == best);
        let winner =
            Self::is_over(position).then(|| leaders.min_by_key(|seat| self.tie_break(position, *seat)));
        let won = |seat| i32::from(winner.flatten() == Some(seat));
        Standing::rank(&overlaps, |seat| (overlaps[seat], won(seat), 0))
    }

    /// Smaller is better.
    fn tie_break(&self, position: &Position, seat: Seat) -> usize {
        if position.ending() {
            position.rajas[seat].crossed.into()
        } else {
            let place = (seat.index() + self.seats - position.starter.index()) % self.seats;
            self.seats - place
        }
    }

    /// What all connected markets of a seat pay together.
    pub fn trade(&self, raja: &Raja) -> u16 {
        let mut sum = 0;
        self.each_market(raja, |_, money| sum += u16::from(money));
        sum
    }

    /// How many empty squares a road leads to.
    pub fn open_ground(&self, raja: &Raja) -> u32 {
        self.building_ground(raja).count_ones()
    }

    /// Calls `visit` for each connected market of a province.
    fn each_market(&self, raja: &Raja, mut visit: impl FnMut(Good, u8)) {
        let connected = self.tables.network.connected(&raja.roads);
        for index in crate::pieces::bits(connected.into()) {
            let Some(tile) = raja.tiles[index] else { continue };
            for market in &self.tables.tile(tile).markets {
                visit(market.good, market.money);
            }
        }
    }

    /// The best connected market of each good; 0 if there is none.
    pub(crate) fn dearest_of_each(&self, raja: &Raja) -> ByGood<u8> {
        let mut best = ByGood::default();
        self.each_market(raja, |good, money| best[good] = money.max(best[good]));
        best
    }

    /// RAJ-18: what an assorted market pays.
    pub(crate) fn assorted_income(&self, raja: &Raja) -> u16 {
        self.dearest_of_each(raja).0.into_iter().map(u16::from).sum()
    }

    /// How many connected markets of a good there are.
    pub(crate) fn markets_of(&self, raja: &Raja, good: Good) -> u8 {
        let mut count = 0;
        self.each_market(raja, |other, _| count += u8::from(other == good));
        count
    }

    /// RAJ-17: whether this money would make the seat's markers meet for the first time.
    pub(crate) fn would_cross(&self, raja: &Raja, income: u16) -> bool {
        income > 0 && raja.crossed == 0 && self.overlap(raja) + i32::from(income) >= 0
    }

    /// RAJ-17: what this many of the best connected markets of a good pay.
    pub(crate) fn income(&self, raja: &Raja, good: Good, most: u8) -> u16 {
        let mut of_price = [0_u8; 10];
        self.each_market(raja, |other, money| {
            if other == good {
                of_price[money as usize] += 1;
            }
        });
        let mut left = most;
        let mut income = 0;
        for (price, &count) in of_price.iter().enumerate().rev() {
            let paid = left.min(count);
            income += price as u16 * u16::from(paid);
            left -= paid;
        }
        income
    }
}
