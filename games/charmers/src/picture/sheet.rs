//! The tracks, the river, the goods and the palace of one sheet.

use table::{Ink, Phrase, Picture, Seat, Style, Tongue};

use super::{bold, flow, gap, label, say};
use crate::plan::{MOST_KARMA, MOST_VALUE, Track, USES};
use crate::{Building, Charmers, Good, Sheet, Stop};

impl Charmers {
    /// Fame, money, how far the tracks are from meeting, and karma, with the bonuses along them.
    pub(super) fn draw_tracks(
        &self,
        seat: Seat,
        sheet: &Sheet,
        width: usize,
        tongue: &dyn Tongue,
    ) -> Picture {
        let mut picture = Picture::new();
        let title = Phrase::new("charmers-picture-sheet").with("seat", seat).with("gap", gap(sheet));
        picture.line().put(tongue.say(&title), bold());
        let tracks = [
            ("charmers-picture-fame", sheet.fame, &self.plan.fame),
            ("charmers-picture-money", sheet.money, &self.plan.money),
        ];
        for (name, now, track) in tracks {
            flow(&mut picture, &tongue.word(name), &self.track(now, track, tongue), width);
        }
        label(&mut picture, "charmers-picture-karma", tongue);
        for nth in 1..=MOST_KARMA {
            let mark = if nth <= sheet.karma_used { "✕" } else { circle(nth <= sheet.karma) };
            picture.put(mark, bold());
            if let Some(&spot) = (nth as usize).checked_sub(3).and_then(|index| self.plan.karma.get(index)) {
                picture.plain(format!(" {}  ", say(self.plan.bonus(spot).fact(), tongue)));
            } else {
                picture.plain(" ");
            }
        }
        picture
    }

    /// A number, then the bonus spaces: passed ones dim, the others in full.
    fn track(&self, now: u16, track: &Track, tongue: &dyn Tongue) -> Vec<(String, Style)> {
        let mut things = vec![(now.to_string(), bold())];
        for &(at, spot) in track {
            let (mark, style) =
                if at <= now { ('✓', Style::default().dim()) } else { ('·', Style::default()) };
            things.push((format!("{mark}{at} {}", say(self.plan.bonus(spot).fact(), tongue)), style));
        }
        things
    }

    /// One line for each river space: `✕` marked, `○` free, `»` the next ones ahead.
    pub(super) fn draw_river(&self, sheet: &Sheet, tongue: &dyn Tongue) -> Picture {
        let mut picture = Picture::new();
        picture.line().put(tongue.word("charmers-picture-river"), bold());
        for (index, stop) in self.plan.river.iter().enumerate() {
            let number = index + 1;
            let marked = sheet.river & Stop::new(number).bit() != 0;
            let style = if marked { Style::default().dim() } else { Style::default() };
            let mark = if marked { "✕" } else { "○" };
            let boat = if number == sheet.afloat() { "»" } else { " " };
            let earns: Vec<String> = stop.earns.iter().map(|bonus| say(bonus.fact(), tongue)).collect();
            picture.line().put(boat, Style::ink(Ink::Blue).bold());
            picture.put(format!("{number:>2} {mark} "), style);
            picture.put(format!("{:<8}", tongue.word(stop.symbol.term())), Style::ink(Ink::Blue));
            picture.put(earns.join(", "), style);
        }
        picture
    }

    /// The rows of goods under their prices: `✕` sold, `●` in stock, `○` free, `|` the end of a tent.
    pub(super) fn draw_goods(&self, sheet: &Sheet, tongue: &dyn Tongue) -> Picture {
        let mut picture = Picture::new();
        let names = Good::ALL.map(|good| tongue.word(good.term()));
        let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 1;
        picture.line().pad_to(widest);
        for (column, coin) in self.plan.coins.iter().enumerate() {
            picture.put(format!("{coin:>2}"), Style::ink(Ink::Yellow)).plain(self.tent_ends(column));
        }
        for (good, name) in Good::ALL.into_iter().zip(names) {
            picture.line().plain(name).pad_to(widest);
            for column in 0..self.plan.coins.len() {
                let sold = (column as u8) < sheet.sold[good];
                let mark = if sold { "✕" } else { circle((column as u8) < sheet.circled[good]) };
                picture.plain(" ").put(mark, bold()).plain(self.tent_end(good, column));
            }
            let tents = self.plan.tents[good].iter().flatten();
            let bonuses: Vec<String> = tents.map(|&spot| say(self.plan.bonus(spot).fact(), tongue)).collect();
            picture.plain("  ").plain(bonuses.join(" | "));
        }
        picture
    }

    /// The end of a tent above all rows, if theirs are alike.
    fn tent_ends(&self, column: usize) -> &'static str {
        let ends = Good::ALL.map(|good| self.tent_end(good, column));
        if ends.contains(&" ") { " " } else { "|" }
    }

    fn tent_end(&self, good: Good, column: usize) -> &'static str {
        if self.plan.tent_ends[good].contains(&(column as u8 + 1)) { "|" } else { " " }
    }

    /// The persons with their crosses, the columns' bonuses, and what buildings are worth.
    pub(super) fn draw_palace(&self, sheet: &Sheet, tongue: &dyn Tongue) -> Picture {
        let mut picture = Picture::new();
        for (area, columns) in self.plan.areas.iter().zip(&self.plan.palace) {
            picture.line();
            for &person in area {
                let crosses = (1..=USES).map(|nth| if nth <= sheet.crosses[person] { '✕' } else { '○' });
                let crosses: String = crosses.collect();
                picture.put(crosses, bold()).plain(format!(" {}  ", tongue.word(person.term())));
            }
            let bonuses: Vec<String> =
                columns.iter().map(|&spot| say(self.plan.bonus(spot).fact(), tongue)).collect();
            picture.line().plain("    ").put(format!("→ {}", bonuses.join(" · ")), Style::default().dim());
        }
        picture.line();
        for building in Building::ALL.into_iter().filter(|&building| self.plan.has_type(building)) {
            picture.plain(format!("{} ", tongue.word(building.term())));
            picture.put(format!("{}/{MOST_VALUE}  ", sheet.values[building]), bold());
        }
        let bonuses = self.plan.upgrades.map(|spot| say(self.plan.bonus(spot).fact(), tongue));
        picture.line().plain("    ").put(format!("→ {}", bonuses.join(" · ")), Style::default().dim());
        picture
    }
}

const fn circle(filled: bool) -> &'static str {
    if filled { "●" } else { "○" }
}
