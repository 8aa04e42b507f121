//! The bazaar in text: market and tokens above, the other trader, then the viewer's own side.

use table::{Ink, Phrase, Picture, Seat, Style, Tongue};

use crate::legal::term;
use crate::{BonusSize, Card, Cards, Good, Jaipur, View};

/// Columns of a card, including its border.
const CARD: usize = 10;
/// Below this width cards are words instead of boxes.
const ROOM_FOR_BOXES: usize = 80;
/// Columns of a token row's name.
const NAME: usize = 9;

impl Jaipur {
    pub(crate) fn draw(&self, view: &View, width: usize, tongue: &dyn Tongue) -> Picture {
        let brush = Brush { rules: self, view, tongue, boxes: width >= ROOM_FOR_BOXES };
        let top = if brush.boxes {
            brush.market().beside(brush.tokens(), 1)
        } else {
            brush.market().above(brush.tokens())
        };
        let mut picture = top;
        for seat in Seat::all(2).filter(|&seat| view.viewer() != Some(seat)) {
            picture = picture.above(brush.trader(seat));
        }
        if let Some(seat) = view.viewer() {
            picture = picture.above(brush.trader(seat));
        }
        picture.cut_to(width)
    }
}

struct Brush<'a> {
    rules: &'a Jaipur,
    view: &'a View,
    tongue: &'a dyn Tongue,
    boxes: bool,
}

impl Brush<'_> {
    fn market(&self) -> Picture {
        let mut picture = Picture::new();
        picture.line().put(self.tongue.word("jaipur-market"), heading());
        let open = self.view.open();
        let picture = picture.above(self.cards(open.market));
        let mut below = Picture::new();
        let deck = Phrase::new("jaipur-deck").with("count", self.view.deck());
        let sold = Phrase::new("jaipur-sold").with("count", open.discard.len());
        below.line().put("▒▒ ", Style::ink(Ink::Brown)).plain(self.tongue.say(&deck));
        below.put("   ", Style::default()).plain(self.tongue.say(&sold));
        picture.above(below)
    }

    fn tokens(&self) -> Picture {
        let mut picture = Picture::new();
        picture.line().put(self.tongue.word("jaipur-tokens"), heading());
        for good in Good::ALL {
            let gone = usize::from(self.view.sold(good));
            picture.line().put(
                format!("{} {:NAME$.NAME$}", symbol(Card::Good(good)), self.name(Card::Good(good))),
                colour(Card::Good(good)),
            );
            picture.put("· ".repeat(gone), Style::default().dim());
            for value in self.view.row(good) {
                picture.put(format!("{value} "), Style::default().bold());
            }
        }
        picture
            .line()
            .put(format!("+ {:NAME$.NAME$}", self.tongue.word("jaipur-bonus")), Style::ink(Ink::Purple));
        for size in BonusSize::ALL {
            picture
                .plain(format!("{}:", size.cards()))
                .put(format!("{} ", self.view.bonus_left(size)), Style::default().bold());
        }
        picture
    }

    /// One trader: name and seals, tokens, herd, hand.
    fn trader(&self, seat: Seat) -> Picture {
        let own = self.view.viewer() == Some(seat);
        let mut picture = Picture::new();
        picture
            .line()
            .line()
            .put(if self.view.to_move() == Some(seat) { "► " } else { "  " }, Style::ink(Ink::Yellow).bold());
        picture.put(self.tongue.name(seat), heading());
        let seals = usize::from(self.view.open().seals[seat]);
        if !self.rules.single_round {
            picture.put(
                format!("  {}{}", "★".repeat(seals), "☆".repeat(2_usize.saturating_sub(seals))),
                Style::ink(Ink::Yellow),
            );
        }
        self.purse(seat, &mut picture);
        self.herd(seat, own, &mut picture);
        match self.view.hand() {
            Some(hand) if own => picture.above(self.cards(hand)),
            _ => picture.above(self.hidden_hand(seat)),
        }
    }

    /// What the seat has earned, as far as the viewer knows.
    fn purse(&self, seat: Seat, picture: &mut Picture) {
        if self.view.is_over() {
            return; // The result says more: it knows the camel token and every bonus.
        }
        let goods: u32 = self.view.goods_tokens(seat).map(u32::from).sum();
        let own = self.view.viewer() == Some(seat);
        let bonus: u32 = if own { self.view.own_bonus().map(u32::from).sum() } else { 0 };
        let rupees = Phrase::new("jaipur-rupees").with("count", goods + bonus);
        picture.plain("  ").put(self.tongue.say(&rupees), Style::default().bold());
        let hidden: u32 =
            BonusSize::ALL.into_iter().map(|size| u32::from(self.view.bonus_tokens(seat, size))).sum();
        if hidden > 0 && !own {
            let code = Phrase::new("jaipur-hidden-bonus").with("count", hidden);
            picture.plain(" ").put(self.tongue.say(&code), Style::ink(Ink::Purple));
        }
    }

    /// JAI-19: the other herd is shown only with `open_herds`.
    fn herd(&self, seat: Seat, own: bool, picture: &mut Picture) {
        if own || self.rules.open_herds {
            let herd = self.view.open().herds[seat];
            let camels = "∩".repeat(herd.into());
            let phrase = Phrase::new("jaipur-herd").with("count", herd);
            picture.plain("  ").put(format!("{} {camels}", self.tongue.say(&phrase)), Style::ink(Ink::Brown));
        }
    }

    /// JAI-20: known cards are shown only with `card_memory`.
    fn hidden_hand(&self, seat: Seat) -> Picture {
        let size = self.view.hand_size(seat);
        let known = if self.rules.card_memory { self.view.open().known[seat] } else { Cards::NONE };
        let mut picture = Picture::new();
        let phrase = Phrase::new("jaipur-cards-in-hand").with("count", size);
        picture.line().plain("  ").plain(self.tongue.say(&phrase)).plain(" ");
        for card in known.each() {
            picture.put(format!("[{} {}] ", symbol(card), self.name(card)), colour(card));
        }
        picture.put("[?] ".repeat((size - known.len()).into()), Style::default().dim());
        picture
    }

    fn cards(&self, cards: Cards) -> Picture {
        let each: Vec<Card> = cards.each().collect();
        let mut picture = Picture::new();
        if !self.boxes {
            picture.line().plain("  ");
            for card in each {
                picture.put(format!("[{} {}] ", symbol(card), self.name(card)), colour(card));
            }
            return picture;
        }
        let inner = CARD - 2;
        for row in 0..4 {
            picture.line();
            for &card in &each {
                let text = match row {
                    0 => format!("╭{}╮", "─".repeat(inner)),
                    1 => format!("│{} {:>5} │", symbol(card), self.worth(card)),
                    2 => format!("│{:^inner$.inner$}│", self.name(card)),
                    _ => format!("╰{}╯", "─".repeat(inner)),
                };
                picture.put(text, colour(card));
            }
        }
        picture
    }

    /// What the next card of this kind would fetch.
    fn worth(&self, card: Card) -> String {
        match card {
            Card::Good(good) => self.view.row(good).first().map_or("–".into(), ToString::to_string),
            Card::Camel => String::new(),
        }
    }

    fn name(&self, card: Card) -> String {
        let table::Fact::Term(code) = term(card) else { return String::new() };
        self.tongue.word(code)
    }
}

const fn heading() -> Style {
    Style::ink(Ink::Plain).bold()
}

/// A symbol beside every colour, for viewers who can't tell the colours apart.
const fn symbol(card: Card) -> char {
    match card {
        Card::Good(Good::Diamonds) => '◆',
        Card::Good(Good::Gold) => '●',
        Card::Good(Good::Silver) => '○',
        Card::Good(Good::Cloth) => '≈',
        Card::Good(Good::Spice) => '▲',
        Card::Good(Good::Leather) => '■',
        Card::Camel => '∩',
    }
}

const fn colour(card: Card) -> Style {
    Style::ink(match card {
        Card::Good(Good::Diamonds) => Ink::Red,
        Card::Good(Good::Gold) => Ink::Yellow,
        Card::Good(Good::Silver) => Ink::White,
        Card::Good(Good::Cloth) => Ink::Purple,
        Card::Good(Good::Spice) => Ink::Green,
        Card::Good(Good::Leather) => Ink::Brown,
        Card::Camel => Ink::Orange,
    })
}
