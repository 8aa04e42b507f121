//! What a viewer sees: everything, since all that is drawn on a sheet is public.

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use table::{Seat, Viewer};

use crate::plan::{MOST_SPOTS, SpotId};
use crate::{Bonus, Charmers, Position, Side};

mod shown;

use shown::Shown;

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer's seat, if any.
    pub viewer: Option<Seat>,
    /// The side of the pad in play.
    pub side: Side,
    /// The position, in which nothing is secret.
    pub position: Position,
    /// The bonuses in the pool, in words.
    pub pool: ArrayVec<Bonus, MOST_SPOTS>,
}

impl Charmers {
    pub(crate) fn view_of(&self, position: &Position, viewer: Viewer) -> View {
        View {
            viewer: viewer.seat(),
            side: self.side,
            position: *position,
            pool: SpotId::all(position.pool).map(|spot| self.plan.bonus(spot)).collect(),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Shown::of(self).serialize(serializer)
    }
}
