//! The table in text: the dice, the viewer's own sheet in full, the other seats in a line each.

mod province;
mod sheet;

use table::{Fact, Ink, Phrase, Picture, Seat, Style, Tongue, Viewer};

use self::province::legend;
use crate::tell::half_points;
use crate::{Charmers, Colour, Face, Good, Place, Sheet, View};

/// From this width on the river is drawn beside the province; a long earning may be cut.
const SIDE_BY_SIDE: usize = 72;

impl Charmers {
    pub(crate) fn draw_table(
        &self,
        view: &View,
        viewer: Viewer,
        width: usize,
        tongue: &dyn Tongue,
    ) -> Picture {
        let shown = viewer.seat().unwrap_or_else(|| view.position.mover());
        let sheet = &view.position.sheets[shown];
        let province = self.draw_province(sheet, tongue);
        let river = self.draw_river(sheet, tongue);
        let both = if width < SIDE_BY_SIDE { province.above(river) } else { province.beside(river, 1) };
        let picture = self
            .head(view, width, tongue)
            .above(others(view, shown, tongue))
            .above(self.draw_tracks(shown, sheet, width, tongue))
            .above(both)
            .above(legend(tongue))
            .above(self.draw_goods(sheet, tongue))
            .above(self.draw_palace(sheet, tongue));
        clip(picture, width)
    }

    /// The round, the dice and the pool.
    fn head(&self, view: &View, width: usize, tongue: &dyn Tongue) -> Picture {
        let position = &view.position;
        let mut picture = Picture::new();
        let title = Phrase::new("charmers-picture-title")
            .with("round", position.round)
            .with("side", Fact::Term(self.side.term()))
            .with("seat", position.starter);
        picture.line().put(tongue.say(&title), bold());
        if self.stand_ins().next().is_some() {
            picture.line().put(tongue.word("charmers-picture-stand-ins"), Style::default().dim());
        }
        let rows = [
            ("charmers-picture-middle", Place::Middle),
            ("charmers-picture-elephant", Place::Elephant),
            ("charmers-picture-hand", Place::Hand),
        ];
        for (name, place) in rows {
            let dice: Vec<_> = position.dice.at(place).map(|face| die(face, tongue)).collect();
            flow(&mut picture, &tongue.word(name), &dice, width);
        }
        let pool: Vec<_> = view.pool.iter().map(|bonus| (say(bonus.fact(), tongue), bold())).collect();
        flow(&mut picture, &tongue.word("charmers-picture-pool"), &pool, width);
        picture
    }
}

/// A die in its colour, with the colour's letter before it.
fn die(face: Face, tongue: &dyn Tongue) -> (String, Style) {
    let colour = face.colour();
    let letter = tongue.word(colour.term()).chars().next().unwrap_or('?').to_uppercase().to_string();
    (format!("{letter}:{}", say(face.fact(), tongue)), Style::ink(ink(colour)).bold())
}

/// A name and its items, on as many lines as needed; nothing if there are no items.
fn flow(picture: &mut Picture, name: &str, things: &[(String, Style)], width: usize) {
    let indent = name.chars().count() + 2;
    let mut room = 0;
    for (index, (text, style)) in things.iter().enumerate() {
        let long = text.chars().count() + 2;
        if index == 0 {
            picture.line().put(format!("{name}: "), Style::default().dim());
            room = width.saturating_sub(indent);
        } else if long > room + 2 {
            picture.line().pad_to(indent);
            room = width.saturating_sub(indent);
        }
        picture.put(text.clone(), *style).plain(if long <= room { "  " } else { "" });
        room = room.saturating_sub(long);
    }
}

/// The other seats: tracks, karma, goods in stock, river, roads, dice taken.
fn others(view: &View, shown: Seat, tongue: &dyn Tongue) -> Picture {
    let mut picture = Picture::new();
    for (seat, sheet) in view.position.sheets.iter().filter(|(seat, _)| *seat != shown) {
        let taken: Vec<String> =
            view.position.dice.at(Place::Depot(seat)).map(|face| say(face.fact(), tongue)).collect();
        picture.line().plain(format!("{}  ", summary(seat, sheet, tongue))).plain(taken.join(", "));
    }
    picture
}

fn summary(seat: Seat, sheet: &Sheet, tongue: &dyn Tongue) -> String {
    let stock: u8 = Good::ALL.into_iter().map(|good| sheet.stock(good)).sum();
    let phrase = Phrase::new("charmers-picture-other")
        .with("seat", seat)
        .with("fame", u32::from(sheet.fame))
        .with("money", u32::from(sheet.money))
        .with("gap", gap(sheet))
        .with("karma", sheet.karma_left())
        .with("stock", stock)
        .with("river", sheet.afloat() as u32)
        .with("roads", sheet.roads.drawn().count_ones());
    tongue.say(&phrase)
}

/// How far the tracks have still to go, or have passed each other.
fn gap(sheet: &Sheet) -> Phrase {
    let excess = sheet.excess();
    let code = if excess < 0 { "charmers-to-go" } else { "charmers-past" };
    Phrase::new(code).with("points", Fact::Text(half_points(excess.abs()).into()))
}

/// Starts a line with a name and a colon.
fn label<'a>(picture: &'a mut Picture, name: &'static str, tongue: &dyn Tongue) -> &'a mut Picture {
    picture.line().put(format!("{}: ", tongue.word(name)), Style::default().dim())
}

/// A fact in words.
fn say(fact: Fact, tongue: &dyn Tongue) -> String {
    tongue.say(&Phrase::new("charmers-thing").with("thing", fact))
}

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Orange => Ink::Orange,
        Colour::Purple => Ink::Purple,
        Colour::Green => Ink::Green,
        Colour::Blue => Ink::Blue,
    }
}

fn bold() -> Style {
    Style::default().bold()
}

/// Cuts off what does not fit the width.
fn clip(mut picture: Picture, width: usize) -> Picture {
    for line in &mut picture.lines {
        let mut room = width;
        for span in line.iter_mut() {
            let long = span.text.chars().count();
            if long > room {
                let kept: String = span.text.chars().take(room.saturating_sub(1)).collect();
                span.text = if room > 0 { format!("{kept}…") } else { String::new() };
            }
            room = room.saturating_sub(long);
        }
    }
    picture
}
