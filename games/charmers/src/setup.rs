//! The rules value: the checked tables of one side, the dice, and the options of the table.

use table::{
    ComponentError, ComponentSet, Config, Edition, GameCard, OptionInfo, OptionKind, Setup, SetupError,
};

use crate::components::{Components, DEFAULT, FIRST, MIRROR};
use crate::encode::shape;
use crate::{Bonus, Faces, Plan, Side};
use table::Tag;

/// The rules of the Dice Charmers with one side of the pad and one set of options.
#[derive(Clone, Debug)]
pub struct Charmers {
    components: Components,
    pub(crate) seats: usize,
    /// DCH-2: the end needs an excess of more than 0.
    pub(crate) strict: bool,
    pub(crate) side: Side,
    pub(crate) plan: Plan,
    pub(crate) faces: Faces,
    /// The spots that give half-roads, which can be joined (DCH-25).
    pub(crate) half_road_spots: u64,
    /// See [`table::Encode::shape`].
    pub(crate) shape: u64,
}

/// The most players.
pub(crate) const SEATS: usize = 5;

const CARD: GameCard = GameCard {
    id: "charmers",
    title: "The Dice Charmers",
    seats: (2, SEATS),
    options: &[
        OptionInfo { key: "sheet", kind: OptionKind::Choice { values: &["sun", "moon"] } },
        OptionInfo { key: "strict_crossing", kind: OptionKind::Switch { default: false } },
    ],
    editions: &[
        Edition { name: "default", text: DEFAULT },
        Edition { name: "mirror", text: MIRROR },
        Edition { name: "first", text: FIRST },
    ],
    rules_version: 1,
    longest_log: 2_500,
};

impl Setup for Charmers {
    fn card() -> &'static GameCard {
        &CARD
    }

    /// A file with one side is played on that side unless the other is asked for.
    fn settle(config: &Config) -> Result<Config, SetupError> {
        let mut config = config.clone();
        let file = match &config.components {
            ComponentSet::File(text) => Components::parse(text).ok(),
            ComponentSet::Edition(_) => None,
        };
        if let Some(side) = file.and_then(|file| file.only_side()) {
            config.options.entry("sheet".into()).or_insert_with(|| side.word().into());
        }
        CARD.settle(&config)
    }

    fn set_up(config: &Config) -> Result<Self, SetupError> {
        let components = Components::parse(CARD.component_text(config)?)?;
        let side = Side::parse(config.value("sheet")).expect("the card offers just the two sides");
        let plan = Plan::read(side, components.side(side)?)?;
        let faces = Faces::read(&components.dice)?;
        let version = config.rules_version.unwrap_or(CARD.rules_version);
        Ok(Self {
            seats: config.seats,
            strict: config.is_on("strict_crossing"),
            side,
            half_road_spots: plan.spots_of(Bonus::HalfRoad),
            shape: shape(side, &plan, &faces, version),
            faces,
            plan,
            components,
        })
    }

    fn components(&self) -> String {
        self.components.export()
    }

    fn remarks(&self) -> Vec<ComponentError> {
        let read = |(side, table)| (side, Plan::read(side, table).expect("the file was checked in full"));
        self.components.sides().map(read).flat_map(|(side, plan)| plan.remarks(side)).collect()
    }
}

impl Charmers {
    pub const fn tables(&self) -> &Components {
        &self.components
    }

    /// The side that is played, in flat tables.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Which side is played.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The tables in play whose values are ours, so players know.
    pub fn stand_ins(&self) -> impl Iterator<Item = &'static str> {
        let sheet = self.components.side(self.side).expect("the side was read at setup").tags();
        sheet.into_iter().filter(|(_, tag)| *tag == Tag::StandIn).map(|(name, _)| name)
    }

    /// DCH-5, DCH-7: one turn each; with two seats two each.
    pub(crate) const fn turns_in_a_round(&self) -> u8 {
        if self.seats == 2 { 4 } else { self.seats as u8 }
    }
}
