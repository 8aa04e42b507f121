//! The table in text: round and piles, the grid, then every seat, the viewer's own last.

use table::{Ink, Phrase, Picture, Seat, Style, Tongue};

use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::components::{Building, Face};
use crate::dice::{Colour, Dice};
use crate::event::Token;
use crate::position::{Player, Position};
use crate::view::View;
use crate::{Karma, terms};
use table::Tag;

/// Columns of a card in the grid.
const CELL: usize = 40;

impl Karma {
    pub(crate) fn draw(&self, view: &View, width: usize, tongue: &dyn Tongue) -> Picture {
        let brush = Brush { rules: self, now: view.known(), viewer: view.viewer(), tongue };
        let mut picture = brush.heading().above(brush.grid(width));
        for seat in Seat::all(self.seats).filter(|&seat| view.viewer() != Some(seat)) {
            picture = picture.above(brush.place(seat, width));
        }
        if let Some(seat) = view.viewer() {
            picture = picture.above(brush.place(seat, width));
        }
        picture.cut_to(width)
    }
}

struct Brush<'a> {
    rules: &'a Karma,
    now: &'a Position,
    viewer: Option<Seat>,
    tongue: &'a dyn Tongue,
}

impl Brush<'_> {
    fn say(&self, code: &'static str, count: usize) -> String {
        self.tongue.say(&Phrase::new(code).with("count", count as u32))
    }

    /// Round, stage, elephant, piles; and whether the cards are stand-ins.
    fn heading(&self) -> Picture {
        let now = self.now;
        let mut picture = Picture::new();
        let round = Phrase::new("karma-round").with("round", now.round).with("stage", now.stage);
        let elephant = Phrase::new("karma-elephant").with("seat", now.starter);
        picture.line().put(self.tongue.say(&round), bold()).plain("   ");
        picture.plain(self.tongue.say(&elephant)).plain("   ");
        picture.plain(self.say("karma-pile", now.pile.len() + usize::from(now.top.is_some()))).plain("   ");
        picture.plain(self.say("karma-discards", now.discard.len()));
        if self.rules.parts.tags.buildings == Tag::StandIn {
            picture.plain("   ").put(self.tongue.word("karma-stand-in"), Style::default().dim());
        }
        if let Some(top) = now.top {
            picture.line().plain(self.tongue.word("karma-top")).plain(" ");
            self.card(&mut picture, top);
        }
        picture
    }

    fn grid(&self, width: usize) -> Picture {
        let mut picture = Picture::new();
        picture.line().put(self.tongue.word("karma-grid"), bold());
        let columns = (width / CELL).max(1);
        for (index, card) in self.now.grid.iter().enumerate() {
            let column = index % columns;
            if column == 0 {
                picture.line();
            }
            picture.pad_to(column * CELL);
            self.card(&mut picture, card);
        }
        picture
    }

    /// A card to take: what it is, and its price.
    fn card(&self, picture: &mut Picture, id: CardId) {
        self.name(picture, id);
        match self.rules.parts.card(id).face {
            Face::Building { pay, colour, .. } => {
                picture.put(format!("≥{pay}{}", mark(colour)), ink(colour));
            }
            Face::Ship { pay, .. } => {
                picture.put(format!("={pay}"), bold());
            }
            Face::Palace { action } => {
                picture.put(format!("={action}"), bold());
            }
            Face::Goods { .. } => {}
        }
    }

    /// A card's number and corner, and what it shows.
    fn name(&self, picture: &mut Picture, id: CardId) {
        let card = self.rules.parts.card(id);
        picture.put(format!("{:>3}", id.number()), bold());
        picture.put(format!("{} ", mark(card.corner)), ink(card.corner));
        if let Face::Building { .. } = card.face {
            for building in Building::ALL.into_iter().filter(|&building| card.shows(building)) {
                let word = self.tongue.word(terms::building(building));
                picture.put(format!("{word} "), paint(building));
            }
            self.goods(picture, id);
        } else {
            let what = Phrase::new("karma-label").with("what", terms::what(card));
            picture.plain(self.tongue.say(&what)).plain(" ");
        }
    }

    fn goods(&self, picture: &mut Picture, id: CardId) {
        for good in terms::goods(self.rules.parts.card(id)) {
            let label = Phrase::new("karma-label").with("what", good);
            picture.plain(self.tongue.say(&label)).plain(" ");
        }
    }

    /// One seat: tokens and track, display, hand.
    fn place(&self, seat: Seat, width: usize) -> Picture {
        let player = &self.now.players[seat];
        let mut picture = Picture::new();
        let style = if seat == self.now.active { bold().on(Ink::Brown) } else { bold() };
        picture.line().put(self.tongue.name(seat), style).plain("  ");
        self.tokens(&mut picture, player);
        self.track(&mut picture, player, width);
        self.display(&mut picture, player, width);
        self.hand(&mut picture, player, self.viewer == Some(seat));
        picture
    }

    fn tokens(&self, picture: &mut Picture, player: &Player) {
        let counts = [
            (Token::Fame, player.fame),
            (Token::Coins, player.coins),
            (Token::Karma, player.karma),
            (Token::Administrators, player.administrators),
        ];
        let texts = counts.map(|(token, count)| self.say(terms::tokens(token), count as usize));
        picture.plain(texts.join(", "));
        if player.owed > 0 {
            picture.plain(", ").plain(self.say("karma-turns-owed", player.owed as usize));
        }
    }

    /// The scoring cards: turned ones with a tick, open ones by name, hidden ones with a question mark.
    fn track(&self, picture: &mut Picture, player: &Player, width: usize) {
        picture.line().plain("  ");
        let mut column = 2;
        for (slot, bonus) in player.track.into_iter().enumerate() {
            let name = bonus.map_or("?".into(), |bonus| self.tongue.word(terms::bonus(bonus)));
            let turned = player.is_turned(slot);
            let text = format!("[{}{name}]", if turned { "✓ " } else { "" });
            column += text.chars().count();
            if column > width {
                picture.line().plain("  ");
                column = 2 + text.chars().count();
            }
            picture.put(text, if turned { Style::default().dim() } else { Style::default() });
        }
    }

    fn display(&self, picture: &mut Picture, player: &Player, width: usize) {
        let parts = &self.rules.parts;
        let mut cards: Vec<CardId> = player.display.and(&parts.buildings).iter().collect();
        cards.extend(&player.display.and(&parts.goods));
        cards.extend(&player.display.and(&parts.ships));
        let columns = (width / CELL).max(1);
        for (index, card) in cards.into_iter().enumerate() {
            let column = index % columns;
            if column == 0 {
                picture.line();
            }
            picture.pad_to(2 * usize::from(column == 0) + column * CELL);
            self.name(picture, card);
        }
    }

    /// The viewer's own dice; of other hands only the corners.
    fn hand(&self, picture: &mut Picture, player: &Player, own: bool) {
        picture.line().plain("  ").plain(self.say("karma-hand", player.hand.len())).plain(" ");
        if own {
            self.dice(picture, &player.dice);
        } else {
            self.corners(picture, &player.hand);
        }
    }

    /// Dice by colour: shape, name, and the pips of each.
    fn dice(&self, picture: &mut Picture, dice: &Dice) {
        for colour in Colour::ALL {
            let pips: Vec<String> =
                dice.iter().filter(|die| die.colour == colour).map(|die| die.pips.to_string()).collect();
            if !pips.is_empty() {
                let name = self.tongue.word(terms::colour(colour));
                picture.put(format!("{} {name} ", mark(colour)), ink(colour));
                picture.put(pips.join(" "), ink(colour).bold()).plain("  ");
            }
        }
    }

    fn corners(&self, picture: &mut Picture, hand: &CardSet) {
        for card in hand {
            let corner = self.rules.parts.card(card).corner;
            picture.put(format!("[{}]", mark(corner)), ink(corner));
        }
    }
}

const fn bold() -> Style {
    Style::ink(Ink::Plain).bold()
}

const fn ink(colour: Colour) -> Style {
    Style::ink(match colour {
        Colour::Orange => Ink::Orange,
        Colour::Green => Ink::Green,
        Colour::Blue => Ink::Blue,
        Colour::Purple => Ink::Purple,
    })
}

const fn paint(building: Building) -> Style {
    match building {
        Building::Red => Style::ink(Ink::Red),
        Building::Yellow => Style::ink(Ink::Yellow),
        Building::White => bold(),
    }
}

/// A shape for each colour, so they can be told apart without it.
const fn mark(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "●",
        Colour::Green => "▲",
        Colour::Blue => "■",
        Colour::Purple => "◆",
    }
}
