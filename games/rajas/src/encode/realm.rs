//! What belongs to one seat as numbers.

use table::{Quill, Seat};

use crate::pieces::{Building, ByBuilding, Colour, Faces, Good, SQUARES, bits};
use crate::position::{EDGES, MOST_KARMA, MOST_UPGRADES, Position, Raja};
use crate::roads::Squares;
use crate::setup::Rajas;

/// How many steps are used to encode how far the markers have come.
const STEPS: usize = 26;
/// Places of the tracks and the river; anything beyond counts as the last.
const FAME: usize = 40;
const MONEY: usize = 40;
const RIVER: usize = 30;
/// The most workers.
const WORKERS: usize = 6;
/// What is encoded about the markets of a good: how many, the best one, the best two, the best three, all.
const TRADE: usize = 5;

/// Tracks; workers and river; dice; upgrades; markets; the province; tiles that could be paid.
pub(super) const REALM: usize = (3 + STEPS + FAME + MONEY + 3 + 4)
    + (MOST_KARMA as usize + RIVER + 2 * WORKERS + 2)
    + (24 + 4 + 1)
    + 4 * MOST_UPGRADES as usize
    + (3 * TRADE + 2)
    + (2 * SQUARES + 2 * EDGES + 5)
    + 2 * 12;

impl Rajas {
    pub(super) fn realm_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let (raja, begin) = (&position.rajas[seat], quill.written());
        self.tracks_in_numbers(raja, quill);
        quill.one_of(MOST_KARMA.into(), raja.karma.into());
        quill.one_of(RIVER, raja.boat.into());
        quill.one_of(WORKERS, raja.at_hand().into());
        quill.one_of(WORKERS, raja.owned().into());
        quill.flag(raja.out);
        quill.flag(raja.crossed > 0);
        dice(raja, quill);
        for made in raja.upgrades.0 {
            quill.one_of(MOST_UPGRADES.into(), made.into());
        }
        let connected = self.tables.network.connected(&raja.roads);
        self.markets_in_numbers(raja, connected, quill);
        self.province_in_numbers(raja, quill);
        self.purse_in_numbers(position, raja, quill);
        debug_assert_eq!(quill.written() - begin, REALM, "a realm has its length");
    }

    fn tracks_in_numbers(&self, raja: &Raja, quill: &mut Quill<'_>) {
        let overlap = self.overlap(raja);
        quill.count(raja.fame.into());
        quill.count(raja.money.into());
        quill.count(overlap);
        // Five steps of the usual 120 at a time.
        quill.one_of(STEPS, (overlap + 120).max(0) as usize / 5 + 1);
        quill.one_of(FAME, raja.fame.into());
        quill.one_of(MONEY, usize::from(raja.money) / 2);
        quill.bits(3, raja.workers.into());
        quill.one_of(4, raja.marker.into());
    }

    /// What the connected markets of each good pay, one of each, and all.
    fn markets_in_numbers(&self, raja: &Raja, connected: Squares, quill: &mut Quill<'_>) {
        let mut prices = [[0_u8; 10]; 3];
        for square in bits(connected.into()) {
            let Some(tile) = raja.tiles[square] else { continue };
            for market in &self.tables.tile(tile).markets {
                prices[market.good.index()][usize::from(market.money)] += 1;
            }
        }
        let (mut assorted, mut all) = (0, 0);
        for good in Good::ALL {
            let each = prices[good.index()];
            let dearest = (1..10).rev().flat_map(|money| (0..each[money]).map(move |_| money as i32));
            let (mut count, mut sum, mut firsts) = (0, 0, [0; 3]);
            for money in dearest {
                sum += money;
                // The best ones are added to the first sums that have room for them.
                firsts.iter_mut().skip(count).for_each(|income| *income += money);
                count += 1;
            }
            quill.count(count as i32);
            for income in firsts {
                quill.count(income);
            }
            quill.count(sum);
            assorted += firsts[0];
            all += sum;
        }
        quill.count(assorted);
        quill.count(all);
    }

    /// The squares built on and those that could be, the edges joined and those with a waiting yield tile,
    /// and the buildings.
    fn province_in_numbers(&self, raja: &Raja, quill: &mut Quill<'_>) {
        quill.bits(SQUARES, raja.covered().into());
        quill.bits(SQUARES, self.building_ground(raja).into());
        quill.bits(EDGES, raja.spent.into());
        (0..EDGES).for_each(|edge| quill.flag(raja.slots[edge].is_some() && raja.spent >> edge & 1 == 0));
        let mut buildings = ByBuilding::<u8>::default();
        for (_, tile) in raja.laid() {
            let shown = &self.tables.tile(tile).buildings;
            for building in Building::ALL {
                buildings[building] += shown[building];
            }
        }
        for count in buildings.0 {
            quill.count(count.into());
        }
        quill.count(raja.covered().count_ones() as i32);
    }

    /// For each open tile whether its price could be paid, and how many pips are missing.
    fn purse_in_numbers(&self, position: &Position, raja: &Raja, quill: &mut Quill<'_>) {
        for tile in position.open {
            let short = tile.map_or(0, |tile| {
                i32::from(self.price_of(tile)) - i32::from(raja.dice[tile.colour()].total())
            });
            quill.flag(tile.is_some() && short <= 0);
            quill.count(short.max(0));
        }
    }
}

/// How many dice of each colour show each face, the pips of each colour, and how many dice.
fn dice(raja: &Raja, quill: &mut Quill<'_>) {
    for colour in Colour::ALL {
        let Faces(faces) = raja.dice[colour];
        for count in faces {
            quill.count(count.into());
        }
    }
    for colour in Colour::ALL {
        quill.count(raja.dice[colour].total().into());
    }
    quill.count(raja.dice.len().into());
}
