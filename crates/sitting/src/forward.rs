//! Bringing a table up to date with what another process has stored, without reading its whole log again.

use table::Line;

use crate::stored::corrupt;
use crate::{Corrupt, Hours, Sitting, TableRow};

impl Sitting {
    /// The number of the first log line not known here; `None` if lines in memory were never stored, so the
    /// table can only be read as a whole.
    pub fn next_line(&self) -> Option<i64> {
        (self.stored == self.game.log().lines.len()).then_some(self.stored as i64)
    }

    /// Brings the table up to a later row and the log lines since. After an error it is neither the old table
    /// nor the new one, and has to be read as a whole.
    pub fn go_on(&mut self, row: &TableRow, lines: &[String], hours: Hours) -> Result<(), Corrupt> {
        let wrong = |error: &dyn ToString| corrupt(row, "log", error);
        let seats = self.game.seats();
        let lines = lines.iter().map(|line| Line::parse(line, seats)).collect::<Result<Vec<_>, _>>();
        self.game.go_on(&lines.map_err(|error| wrong(&error))?).map_err(|error| wrong(&error))?;
        if self.game.log().lines.len() as i64 != row.length {
            return Err(wrong(&"it does not have as many lines as its table says"));
        }
        self.follow(row, hours)
    }
}

#[cfg(test)]
mod tests {
    use table::ComponentSet;
    use wire::NewTable;

    use super::*;
    use crate::{NewLines, Who};

    const HOURS: Hours = Hours { since: 0, now: 1 };

    fn ann() -> Who {
        Who { player: "ann".into(), name: "Ann".into(), program: false }
    }

    /// A table as another process has it in memory.
    fn copy(of: &Sitting) -> Sitting {
        let row = TableRow { revision: of.revision(), ..of.row() };
        Sitting::load(&catalog::standard(), &row, of.game.log(), of.game.seed().cloned(), HOURS).unwrap()
    }

    fn texts(lines: Option<&NewLines>) -> Vec<String> {
        lines.into_iter().flat_map(|lines| lines.text.lines()).map(str::to_owned).collect()
    }

    #[test]
    fn new_lines_bring_a_table_to_where_the_other_process_has_it() {
        let new: NewTable = serde_json::from_value(serde_json::json!({
            "game": "charmers", "seats": [{ "kind": "me" }, { "kind": "me" }],
            "clock": { "bank": 60, "increment": 5, "cap": null }, "contribution": "00ff" }))
        .unwrap();
        let mut here =
            Sitting::make(&catalog::standard(), &new, &ann(), ComponentSet::Edition("default".into()), 1)
                .unwrap();
        here.mark_stored();
        let mut there = copy(&here);
        here.start("ann").unwrap();
        for _ in 0..60 {
            let (row, lines) = (here.row(), texts(here.new_lines().as_ref()));
            here.mark_stored();
            there.go_on(&row, &lines, HOURS).unwrap();
            assert_eq!((there.row(), there.next_line()), (here.row(), here.next_line()));
            std::mem::swap(&mut here, &mut there);
            let Some(choice) = here.game.moves().pop() else { break };
            here.play("ann", here.version(), &choice.text, true).unwrap();
        }
    }

    #[test]
    fn what_does_not_fit_is_read_as_a_whole() {
        let new: NewTable = serde_json::from_value(serde_json::json!({
            "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true }))
        .unwrap();
        let mut here =
            Sitting::make(&catalog::standard(), &new, &ann(), ComponentSet::Edition("default".into()), 1)
                .unwrap();
        assert_eq!(here.next_line(), None, "lines in memory that were never stored");
        here.mark_stored();
        let mut there = copy(&here);
        let text = here.game.moves().remove(0).text;
        here.play("ann", here.version(), &text, true).unwrap();
        let lines = texts(here.new_lines().as_ref());
        assert!(there.go_on(&here.row(), &lines[..0], HOURS).is_err(), "a line is missing");
        assert!(copy(&there).go_on(&here.row(), &["0 dance".into()], HOURS).is_err(), "no move");
    }
}
