//! The whole state of play, without anything that can be counted from it, such as the supply of dice.

use table::{BySeat, Seat};

use crate::pending::{Pending, Stack};
use crate::pieces::{ByBuilding, ByColour, Colour, Dice, Roads, SQUARES, Square, Tile, YieldTile, bits};
use crate::roads::{RoadSets, Squares, sides_at};
use crate::setup::SEATS;
use crate::spaces::SpaceSet;

mod audit;
mod text;

/// Dice of each colour in the box.
pub(crate) const DICE_OF_COLOUR: u8 = 12;
/// The most karma (RAJ-11).
pub(crate) const MOST_KARMA: u8 = 3;
/// Workers available at the start (RAJ-2).
pub(crate) const FIRST_WORKERS: u8 = 3;
/// Upgrades a building type can have: value 2 rises to 4 (RAJ-25).
pub(crate) const MOST_UPGRADES: u8 = 2;

/// The most edges a province may have.
pub(crate) const EDGES: usize = 16;

/// A position: plain bytes. The hidden tiles are a set, since their order is not decided before they are
/// opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) rajas: BySeat<Raja, SEATS>,
    /// Tiles below the tops of the stacks.
    pub(crate) hidden: u64,
    pub(crate) open: [Option<Tile>; 12],
    /// Standard: the white yield tiles not drawn; navaratnas: the open ones on the buildings.
    pub(crate) yields: u32,
    /// Where each river tile lies; 0 if it doesn't.
    pub(crate) ganga: [u8; 8],
    pub(crate) stack: Stack,
    pub(crate) round: u8,
    pub(crate) starter: Seat,
    pub(crate) active: Seat,
    /// The last to visit the Great Mogul in this round (RAJ-5).
    pub(crate) next_starter: Option<Seat>,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Raja {
    pub(crate) dice: Dice,
    pub(crate) roads: RoadSets,
    /// The spaces where its workers stand.
    pub(crate) placed: SpaceSet,
    pub(crate) fame: u16,
    pub(crate) money: u16,
    /// The edges already joined; they yield no more.
    pub(crate) spent: u16,
    pub(crate) tiles: [Option<Tile>; SQUARES],
    /// Yield tiles on the edges.
    pub(crate) slots: [Option<YieldTile>; EDGES],
    pub(crate) karma: u8,
    /// Steps made with each building type.
    pub(crate) upgrades: ByBuilding<u8>,
    pub(crate) boat: u8,
    /// Extra workers gained, one bit per source.
    pub(crate) workers: u8,
    /// Money bonuses taken.
    pub(crate) marker: u8,
    /// RAJ-35: out until the round ends.
    pub(crate) out: bool,
    /// In which place it crossed, from 1; 0 if it hasn't.
    pub(crate) crossed: u8,
}

impl Default for Raja {
    /// RAJ-2.
    fn default() -> Self {
        Self {
            dice: Dice::default(),
            roads: RoadSets::default(),
            placed: 0,
            fame: 0,
            money: 0,
            spent: 0,
            tiles: [None; SQUARES],
            slots: [None; EDGES],
            karma: 1,
            upgrades: ByBuilding::default(),
            boat: 0,
            workers: 0,
            marker: 0,
            out: false,
            crossed: 0,
        }
    }
}

/// What a bot may ask about a seat; nothing in this game is secret (RAJ-40).
impl Raja {
    /// The space of the fame marker.
    pub const fn fame(&self) -> u16 {
        self.fame
    }

    /// The space of the money marker.
    pub const fn money(&self) -> u16 {
        self.money
    }

    pub const fn karma(&self) -> u8 {
        self.karma
    }

    /// The dice on the statue.
    pub const fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The space of the boat.
    pub const fn boat(&self) -> u8 {
        self.boat
    }

    pub fn upgrades_made(&self) -> u8 {
        self.upgrades.0.iter().sum()
    }

    /// Yield tiles on slots that no road has reached.
    pub fn waiting_yields(&self) -> usize {
        let waits = |number: &usize| self.slots[*number].is_some() && self.spent >> number & 1 == 0;
        (0..self.slots.len()).filter(waits).count()
    }

    /// Workers owned, placed or not.
    #[inline]
    pub fn owned(&self) -> u8 {
        FIRST_WORKERS + self.workers.count_ones() as u8
    }

    /// Workers not yet placed.
    #[inline]
    pub(crate) fn at_hand(&self) -> u8 {
        self.owned().saturating_sub(self.placed.count_ones() as u8)
    }

    /// Whether the seat still has a turn in this round.
    #[inline]
    pub(crate) fn in_round(&self) -> bool {
        !self.out && self.at_hand() > 0
    }

    /// The squares with a tile.
    pub(crate) fn covered(&self) -> Squares {
        self.roads.0.iter().fold(0, |all, set| all | set)
    }

    /// The tiles with their squares.
    pub(crate) fn laid(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        let squares = bits(self.covered().into()).map(Square::new);
        squares.filter_map(|square| self.tiles[square.index()].map(|tile| (square, tile)))
    }

    /// The roads of the tile on a square.
    pub(crate) fn roads_at(&self, square: Square) -> Roads {
        sides_at(&self.roads, square)
    }

    /// What a building of a type pays in fame.
    pub(crate) fn value(&self, building: crate::pieces::Building) -> u8 {
        2 + self.upgrades[building]
    }
}

impl Position {
    /// What belongs to a seat.
    pub fn of(&self, seat: Seat) -> &Raja {
        &self.rajas[seat]
    }

    /// What comes next.
    pub fn pending(&self) -> Option<&Pending> {
        self.stack.top()
    }

    /// The seat whose turn it is, also while dice roll.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Who will start the next round, if anyone has visited the Great Mogul.
    pub const fn next_starter(&self) -> Option<Seat> {
        self.next_starter
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) fn raja(&self) -> &Raja {
        &self.rajas[self.active]
    }

    /// The same, to change.
    #[inline]
    pub(crate) fn raja_mut(&mut self) -> &mut Raja {
        &mut self.rajas[self.active]
    }

    /// The spaces where workers stand.
    #[inline]
    pub(crate) fn occupied(&self) -> SpaceSet {
        self.rajas.as_slice().iter().fold(0, |all, raja| all | raja.placed)
    }

    /// Dice of a colour that are on no statue and not being rolled.
    #[inline]
    pub(crate) fn supply(&self, colour: Colour) -> u8 {
        let out: u8 = self.rajas.as_slice().iter().map(|raja| raja.dice[colour].len()).sum();
        DICE_OF_COLOUR.saturating_sub(out + self.in_the_air()[colour])
    }

    /// Dice picked up and not yet rolled.
    pub fn in_the_air(&self) -> ByColour<u8> {
        match self.stack.top() {
            Some(Pending::Roll { dice } | Pending::Reroll { dice, .. }) => *dice,
            _ => ByColour::default(),
        }
    }

    /// Whether anyone has crossed, which ends the game with this cycle of turns (RAJ-32).
    #[inline]
    pub(crate) fn ending(&self) -> bool {
        self.rajas.as_slice().iter().any(|raja| raja.crossed > 0)
    }

    /// How many have crossed.
    pub(crate) fn crossings(&self) -> u8 {
        self.rajas.as_slice().iter().map(|raja| raja.crossed).max().unwrap_or(0)
    }
}
