//! The table in text: the board above, then every seat, with the viewer's own province in full.
//!
//! Rewards are short symbols, the same in every language; a line of the picture explains them.

use table::{Ink, Phrase, Picture, Seat, Style, Tongue, Viewer};

use crate::components::Tables;
use crate::pending::Pending;
use crate::pieces::{Colour, Good, Slot, Tile, YieldTile};
use crate::position::Position;
use crate::setup::Rajas;
use crate::spaces::Space;
use crate::view::View;

mod province;
mod signs;

use signs::{reward_sign, shape_sign, tile_sign};

/// The table as `viewer` sees it, at most `width` columns wide.
pub(crate) fn draw(rules: &Rajas, view: &View, viewer: Viewer, width: usize, tongue: &dyn Tongue) -> Picture {
    let position = view.position();
    let sheet = Sheet { rules, tables: view.tables(), position, tongue, width };
    let own = viewer.seat().unwrap_or(position.active);
    let mut picture = sheet.heading().above(sheet.spaces()).above(sheet.tiles()).above(sheet.river());
    if rules.navaratnas {
        picture = picture.above(sheet.yields());
    }
    picture = picture.above(sheet.legend());
    for seat in Seat::all(rules.seats).filter(|seat| *seat != own).chain([own]) {
        picture = picture.above(sheet.player(seat));
    }
    picture.above(sheet.province(own)).cut_to(width)
}

/// What the parts of the picture are drawn from.
struct Sheet<'a> {
    rules: &'a Rajas,
    tables: &'a Tables,
    position: &'a Position,
    tongue: &'a dyn Tongue,
    width: usize,
}

const LABEL: usize = 15;

impl Sheet<'_> {
    fn heading(&self) -> Picture {
        let mut picture = Picture::new();
        let round = Phrase::new("rajas-round").with("round", self.position.round);
        let starts = self.tongue.word("rajas-starts");
        let starter = self.tongue.name(self.position.starter);
        picture.line().put(self.tongue.say(&round), Style::default().bold());
        picture.plain(format!("   {starter} {starts}"));
        if let Some(Pending::Pay { tile, .. } | Pending::Lay { tile, .. }) = self.position.stack.top() {
            picture.put(format!("   ► {}", self.tile_line(*tile)), colour_style(tile.colour()).bold());
        }
        picture
    }

    /// Which action spaces are free, and whose worker stands on the others.
    fn spaces(&self) -> Picture {
        let mut picture = Picture::new();
        let coins = |list: &[u8], space: fn(usize) -> Space| -> Vec<(String, Space)> {
            list.iter().enumerate().map(|(nth, coin)| (coin.to_string(), space(nth))).collect()
        };
        self.space_row(&mut picture, "rajas-quarry", coins(&self.tables.quarry, Space::quarry));
        let goods = Good::ALL.map(|good| (good.name().to_owned(), Space::good(good)));
        let assorted =
            (0..usize::from(self.tables.assorted)).map(|nth| ("1+1+1".into(), Space::assorted(nth)));
        self.space_row(&mut picture, "rajas-market", goods.into_iter().chain(assorted).collect());
        self.space_row(&mut picture, "rajas-harbour", coins(&self.tables.harbour, Space::harbour));
        let terraces = Colour::ALL
            .into_iter()
            .flat_map(|colour| [0, 1].map(|nth| (initial(colour).to_string(), Space::terrace(colour, nth))));
        self.space_row(&mut picture, "rajas-terraces", terraces.collect());
        let balcony = |colour: Colour| {
            let text = format!("{}>2{}", initial(colour), initial(colour.balcony()));
            (text, Space::balcony(colour))
        };
        self.space_row(&mut picture, "rajas-balconies", Colour::ALL.map(balcony).to_vec());
        self.space_row(&mut picture, "rajas-outer-terrace", vec![("$2".into(), Space::OUTER)]);
        let chambers = (1..=6).map(|number| (number.to_string(), Space::chamber(number)));
        self.space_row(&mut picture, "rajas-chambers", chambers.collect());
        picture
    }

    fn space_row(&self, picture: &mut Picture, label: &'static str, spaces: Vec<(String, Space)>) {
        picture.line().put(format!("{:<LABEL$}", self.tongue.word(label)), Style::default().dim());
        for (text, space) in spaces {
            let worker =
                Seat::all(self.rules.seats).find(|seat| self.position.rajas[*seat].placed & space.bit() != 0);
            picture.plain(" ").plain(text);
            match worker {
                Some(seat) => picture.put(seat_sign(seat).to_string(), seat_style(seat)),
                None => picture.put("·", Style::default().dim()),
            };
        }
    }

    /// The twelve open tiles, a line for each colour, with what is left below them.
    fn tiles(&self) -> Picture {
        let mut picture = Picture::new();
        picture.line().put(self.tongue.word("rajas-open-tiles"), Style::default().bold());
        for colour in Colour::ALL {
            let supply = self.position.supply(colour);
            picture.line().put(format!("{:<8}", colour.name()), colour_style(colour));
            for nth in 3 * colour.index()..3 * colour.index() + 3 {
                let left = (self.position.hidden & self.tables.stacks[nth]).count_ones();
                let text = self.position.open[nth].map_or("-".into(), |tile| self.tile_line(tile));
                picture.put(format!("{text:<18}"), colour_style(colour));
                picture.put(format!("+{left} "), Style::default().dim());
            }
            picture.plain(format!("{} {supply}", self.tongue.word("rajas-supply")));
        }
        picture
    }

    /// `o9 8 ─ T p2`: name, price, road, buildings, markets.
    fn tile_line(&self, tile: Tile) -> String {
        let info = self.tables.tile(tile);
        format!("{tile} {} {} {}", info.price, shape_sign(info.shape), tile_sign(info))
    }

    fn river(&self) -> Picture {
        let mut picture = Picture::new();
        picture.line().put(self.tongue.word("rajas-river"), Style::default().bold());
        picture.plain(format!("  {} {}", self.tongue.word("rajas-bridge"), self.tables.bridge));
        let mut column = self.width;
        for space in 0..=self.tables.river_end() {
            let cell = self.river_cell(space);
            if column + 11 > self.width {
                picture.line();
                column = 0;
            }
            let boats = Seat::all(self.rules.seats).filter(|seat| self.position.rajas[*seat].boat == space);
            picture.put(format!("{cell:>7}"), self.river_style(space));
            let mut length = cell.chars().count().max(7);
            for seat in boats {
                picture.put(seat_sign(seat).to_string(), seat_style(seat));
                length += 1;
            }
            picture.plain(" ".repeat(11_usize.saturating_sub(length)));
            column += length.max(11);
        }
        picture
    }

    fn river_cell(&self, space: u8) -> String {
        if space == 0 {
            return "0".into();
        }
        format!("{space}:{}", reward_sign(self.rules.river_reward(self.position, space)))
    }

    fn river_style(&self, space: u8) -> Style {
        if self.position.ganga.contains(&space) && space > 0 {
            Style::ink(Ink::Cyan).bold()
        } else {
            Style::ink(Ink::Blue)
        }
    }

    /// The open yield tiles of the navaratnas side.
    fn yields(&self) -> Picture {
        let mut picture = Picture::new();
        picture.line().put(self.tongue.word("rajas-yield-tiles"), Style::default().bold());
        for slot in Slot::ALL {
            let open = self.position.yields & YieldTile::set_of(slot);
            let text = |tile: YieldTile| format!("{tile} {}", reward_sign(self.tables.yield_reward(tile)));
            let names: Vec<String> = YieldTile::of(open).map(text).collect();
            for (nth, chunk) in names.chunks(4).enumerate() {
                let head = if nth == 0 { slot.name() } else { "" };
                picture.line().put(format!("{head:<8}"), slot_style(slot)).plain(chunk.join("  "));
            }
        }
        picture
    }

    /// What the symbols mean, and which tables are not the printed ones.
    fn legend(&self) -> Picture {
        let word = |code| self.tongue.word(code);
        let mut picture = Picture::new();
        let signs = [
            ("$", "rajas-money"),
            ("*", "rajas-fame"),
            ("k", "rajas-karma"),
            ("d", "rajas-dice"),
            ("^", "rajas-values"),
            ("~", "rajas-boat"),
            ("#", "rajas-chambers"),
        ];
        let signs = signs.map(|(sign, code)| format!("{sign} {}", word(code)));
        let goods = [("t", "rajas-tea"), ("s", "rajas-silk"), ("p", "rajas-spices")];
        let goods = goods.map(|(sign, code)| format!("{sign} {}", word(code)));
        let buildings =
            [("T", "rajas-temple"), ("G", "rajas-garden"), ("F", "rajas-fort"), ("M", "rajas-mausoleum")];
        let buildings = buildings.map(|(sign, code)| format!("{sign} {}", word(code)));
        picture.line().put(signs.join("  "), Style::default().dim());
        picture.line().put([goods.join("  "), buildings.join("  ")].join("  "), Style::default().dim());
        if !self.tables.stand_ins.is_empty() {
            picture.line().put(word("rajas-stand-ins"), Style::default().dim());
        }
        picture
    }

    /// One seat: tracks, values, workers and dice.
    fn player(&self, seat: Seat) -> Picture {
        let raja = &self.position.rajas[seat];
        let word = |code| self.tongue.word(code);
        let mut picture = Picture::new();
        let mover = if self.to_move() == Some(seat) { "►" } else { " " };
        picture
            .line()
            .line()
            .put(format!("{mover}{} {}", seat_sign(seat), self.tongue.name(seat)), seat_style(seat));
        picture.plain(format!("   {} {}", word("rajas-fame"), raja.fame));
        picture.plain(format!("  {} {}", word("rajas-money"), raja.money));
        let overlap = format!("  ({:+})", self.rules.overlap(raja));
        picture.put(overlap, Style::default().bold());
        picture.plain(format!("  {} {}", word("rajas-karma"), raja.karma));
        picture.plain(format!("  {} {}/{}", word("rajas-workers"), raja.at_hand(), raja.owned()));
        picture.plain(format!("  {} {}", word("rajas-boat"), raja.boat));
        picture.line().plain(format!("   {} ", word("rajas-values")));
        for building in crate::pieces::Building::ALL {
            picture.plain(format!("{}{} ", signs::building_sign(building), raja.value(building)));
        }
        picture.plain(format!("  {} ", word("rajas-statue")));
        for colour in Colour::ALL {
            let faces: Vec<String> = raja.dice[colour].each().map(|face| face.to_string()).collect();
            picture.put(format!("{}[{}] ", initial(colour), faces.join(" ")), colour_style(colour));
        }
        picture
    }

    fn to_move(&self) -> Option<Seat> {
        match self.position.stack.top() {
            Some(Pending::LayBrown { seat, .. }) => Some(*seat),
            Some(top) if top.is_decision() => Some(self.position.active),
            _ => None,
        }
    }

    fn province(&self, seat: Seat) -> Picture {
        province::draw(self.tables, &self.position.rajas[seat])
    }
}

/// A symbol for a seat, beside its colour.
const fn seat_sign(seat: Seat) -> char {
    ['●', '■', '▲', '♦'][seat.index() % 4]
}

const fn seat_style(seat: Seat) -> Style {
    Style::ink([Ink::Red, Ink::Cyan, Ink::Yellow, Ink::Purple][seat.index() % 4]).bold()
}

const fn initial(colour: Colour) -> char {
    ['O', 'G', 'B', 'P'][colour.index()]
}

const fn colour_style(colour: Colour) -> Style {
    Style::ink(match colour {
        Colour::Orange => Ink::Orange,
        Colour::Green => Ink::Green,
        Colour::Blue => Ink::Blue,
        Colour::Purple => Ink::Purple,
    })
}

const fn slot_style(slot: Slot) -> Style {
    Style::ink(match slot {
        Slot::White => Ink::White,
        Slot::Yellow => Ink::Yellow,
        Slot::Red => Ink::Red,
        Slot::Brown => Ink::Brown,
    })
}
