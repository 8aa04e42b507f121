//! The rules value: what is in the box, how many play, and with which option.

use table::{Config, Edition, GameCard, OptionInfo, OptionKind, Setup, SetupError};

use crate::components::{Components, DEFAULT};

/// The rules of Cards & Karma for one table.
#[derive(Clone, Debug)]
pub struct Karma {
    pub(crate) seats: usize,
    pub(crate) open_tracks: bool,
    pub(crate) parts: Components,
}

const CARD: GameCard = GameCard {
    id: "karma",
    title: "Cards & Karma",
    seats: (2, 4),
    options: &[OptionInfo { key: "open_tracks", kind: OptionKind::Switch { default: false } }],
    editions: &[Edition { name: "default", text: DEFAULT }],
    rules_version: 1,
    longest_log: 2_000,
};

impl Setup for Karma {
    fn card() -> &'static GameCard {
        &CARD
    }

    fn set_up(config: &Config) -> Result<Self, SetupError> {
        let parts = Components::read(CARD.component_text(config)?)?;
        Ok(Self { seats: config.seats, open_tracks: config.is_on("open_tracks"), parts })
    }

    fn components(&self) -> String {
        self.parts.write()
    }
}

impl Karma {
    /// What is in the box.
    pub const fn parts(&self) -> &Components {
        &self.parts
    }

    /// Whether the night sides of the tracks are open.
    pub const fn open_tracks(&self) -> bool {
        self.open_tracks
    }

    /// How many cards the grid has when it is full: 12, 16 or 20 (CKA-1).
    pub const fn grid_size(&self) -> usize {
        grid_size(self.seats)
    }
}

/// The cards of a full grid for so many seats.
pub(crate) const fn grid_size(seats: usize) -> usize {
    4 * (seats + 1)
}
