//! What we only infer about the printed pads. A sheet may differ, and its owner is told where it does.

use table::ComponentError;

use super::{Ground, Plan};
use crate::{Building, Good, Side};

impl Plan {
    /// Where this side differs from what we believe is printed.
    pub(crate) fn remarks(&self, side: Side) -> Vec<ComponentError> {
        let remark = |table: &str, reason: String| ComponentError::table(&format!("{side}.{table}"), reason);
        let counts = Building::ALL.map(|building| self.count(building));
        let uneven = counts.iter().any(|&count| count != counts[0]);
        let provinces = uneven.then(|| {
            let named: Vec<String> = Building::ALL
                .into_iter()
                .zip(counts)
                .map(|(building, count)| format!("{count} {building}"))
                .collect();
            let reason = format!("it has {}; we believe each type is there equally often", named.join(", "));
            remark("province", reason)
        });
        let ends = Good::ALL.map(|good| &self.tent_ends[good]);
        let differ = ends.iter().any(|&row| row != ends[0]);
        let tents =
            differ.then(|| remark("tents", "we believe they cover the same columns in every row".into()));
        provinces.into_iter().chain(tents).collect()
    }

    fn count(&self, building: Building) -> usize {
        self.ground.iter().filter(|&&ground| ground == Ground::Building(building)).count()
    }
}
