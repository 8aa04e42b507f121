//! The rules value: what is in the box, how many play, and with which option.

use std::sync::OnceLock;

use table::{ComponentError, Config, Edition, GameCard, OptionInfo, OptionKind, Setup, SetupError};

use crate::components::{Components, DEFAULT};
use crate::encode::{Numbered, shape};

/// The rules of Cards & Karma for one table.
#[derive(Clone, Debug)]
pub struct Karma {
    pub(crate) seats: usize,
    pub(crate) open_tracks: bool,
    pub(crate) parts: Components,
    version: u32,
    /// See [`table::Encode::shape`].
    pub(crate) shape: u64,
    /// All moves in order, once their numbers have been needed.
    pub(crate) numbers: OnceLock<Numbered>,
}

/// The most players.
pub(crate) const SEATS: usize = 4;

const CARD: GameCard = GameCard {
    id: "karma",
    title: "Cards & Karma",
    seats: (2, SEATS),
    options: &[OptionInfo { key: "open_tracks", kind: OptionKind::Switch { default: false } }],
    editions: &[Edition { name: "default", text: DEFAULT }],
    rules_version: 2,
    longest_log: 2_000,
};

impl Setup for Karma {
    fn card() -> &'static GameCard {
        &CARD
    }

    fn set_up(config: &Config) -> Result<Self, SetupError> {
        let parts = Components::read(CARD.component_text(config)?)?;
        let version = config.rules_version.unwrap_or(CARD.rules_version);
        let shape = shape(&parts, version);
        let (seats, open_tracks) = (config.seats, config.is_on("open_tracks"));
        Ok(Self { seats, open_tracks, parts, version, shape, numbers: OnceLock::new() })
    }

    fn components(&self) -> String {
        self.parts.write()
    }

    fn remarks(&self) -> Vec<ComponentError> {
        self.parts.remarks()
    }
}

impl Karma {
    /// What is in the box.
    pub const fn parts(&self) -> &Components {
        &self.parts
    }

    /// Whether the scoring cards are open.
    pub const fn open_tracks(&self) -> bool {
        self.open_tracks
    }

    /// CKA-17, CKA-19, CKA-20 as they are since version 2: sets are looked for after the reward, among
    /// everything on display, and choices with the same effect are one. In version 1 they were picked before
    /// it.
    pub(crate) const fn looks_after_the_reward(&self) -> bool {
        self.version >= 2
    }

    /// How many cards the grid has when it is full: 12, 16 or 20 (CKA-1).
    pub const fn grid_size(&self) -> usize {
        grid_size(self.seats)
    }
}

/// The cards of a full grid for this many seats.
pub(crate) const fn grid_size(seats: usize) -> usize {
    4 * (seats + 1)
}
