//! Moves, draws and events as codes with facts; the sentences are in the Fluent files.

use rust_embed::RustEmbed;
use table::{BySeat, Fact, LessonFile, Phrase, Picture, Seat, Sentences, Standing, Tell, Tongue, Viewer};

use crate::legal::term;
use crate::{Card, Cards, Event, Good, Jaipur, Move, Position, RoundEnd, Seen, View};

/// The game's own sentences, a file for each language.
#[derive(RustEmbed)]
#[folder = "words"]
struct Files;

#[derive(RustEmbed)]
#[folder = "lessons"]
struct Lessons;

impl Tell for Jaipur {
    fn words() -> Vec<Sentences> {
        Sentences::embedded(Files::iter(), |path| Some(Files::get(path)?.data))
    }

    fn lessons() -> Vec<LessonFile> {
        LessonFile::embedded(Lessons::iter(), |path| Some(Lessons::get(path)?.data))
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.toml")
    }

    fn tell_move(&self, mv: Move) -> Phrase {
        match mv {
            Move::Take { good } => Phrase::new("jaipur-move-take").with("good", term(Card::Good(good))),
            Move::Camels => Phrase::new("jaipur-move-camels"),
            Move::Sell { good, count } => {
                Phrase::new("jaipur-move-sell").with("cards", some(Card::Good(good), count))
            }
            Move::Swap { taken, given } => {
                Phrase::new("jaipur-move-swap").with("taken", list(taken.cards())).with("given", list(given))
            }
        }
    }

    fn tell_played(&self, seat: Seat, mv: Move) -> Phrase {
        match mv {
            Move::Take { good } => Phrase::new("jaipur-played-take").with("good", term(Card::Good(good))),
            Move::Camels => Phrase::new("jaipur-played-camels"),
            Move::Sell { good, count } => {
                Phrase::new("jaipur-played-sell").with("cards", some(Card::Good(good), count))
            }
            Move::Swap { taken, given } => Phrase::new("jaipur-played-swap")
                .with("taken", list(taken.cards()))
                .with("given", list(given)),
        }
        .with("seat", seat)
    }

    fn tell_seen(&self, seen: Seen) -> Option<Phrase> {
        match seen {
            Seen::Start { .. } | Seen::Deal { card: None, .. } => None,
            Seen::Deal { seat, card: Some(Card::Camel) } => {
                Some(Phrase::new("jaipur-seen-dealt-camel").with("seat", seat))
            }
            Seen::Deal { seat, card: Some(card) } => {
                Some(Phrase::new("jaipur-seen-dealt").with("seat", seat).with("card", term(card)))
            }
            Seen::Market { card } => Some(Phrase::new("jaipur-seen-market").with("card", term(card))),
            Seen::Bonus { seat, size, value } => {
                let phrase = match value {
                    Some(value) => Phrase::new("jaipur-seen-bonus").with("value", value),
                    None => Phrase::new("jaipur-seen-bonus-hidden"),
                };
                Some(phrase.with("seat", seat).with("cards", size.cards()))
            }
        }
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        match event {
            Event::CamelsTaken { seat, count } => Some(
                Phrase::new("jaipur-event-camels")
                    .with("seat", *seat)
                    .with("camels", some(Card::Camel, *count)),
            ),
            Event::Paid { seat, rupees: 0, .. } => {
                Some(Phrase::new("jaipur-event-unpaid").with("seat", *seat))
            }
            Event::Paid { seat, rupees, .. } => {
                Some(Phrase::new("jaipur-event-paid").with("seat", *seat).with("rupees", i64::from(*rupees)))
            }
            // The draw that follows says it, with the value for those who may know it.
            Event::BonusTaken { .. } | Event::RoundEnds { .. } => None,
            Event::NoBonusLeft { count, .. } => {
                Some(Phrase::new("jaipur-event-no-bonus").with("cards", *count))
            }
            Event::RoundBegan { round, starter } => {
                Some(Phrase::new("jaipur-event-round-began").with("round", *round).with("seat", *starter))
            }
            Event::RoundEnded { end, rupees, winner, .. } => {
                let first = winner.unwrap_or(Seat::new(0));
                let phrase = match winner {
                    // JAI-16.
                    Some(seat) if rupees[*seat] == rupees[seat.next(2)] => {
                        Phrase::new("jaipur-event-round-tie-break").with("seat", *seat)
                    }
                    Some(seat) => Phrase::new("jaipur-event-round-won")
                        .with("seat", *seat)
                        .with("others_rupees", i64::from(rupees[seat.next(2)])),
                    None => Phrase::new("jaipur-event-round-tied"),
                };
                let phrase = phrase.with("rupees", i64::from(rupees[first]));
                Some(phrase.with("reason", Fact::Term(reason(*end))))
            }
        }
    }

    /// The result shows both seats' bonus tokens (JAI-18), and the loser starts the next round.
    fn foretell(&self, event: Event) -> Option<Event> {
        match event {
            Event::RoundEnded { end, .. } => Some(Event::RoundEnds { end }),
            Event::RoundBegan { .. } => None,
            open => Some(open),
        }
    }

    fn known_scores(&self, position: &Position, viewer: Viewer) -> BySeat<Standing> {
        self.standings(position, viewer)
    }

    fn tell_score(&self, standing: Standing) -> Phrase {
        let code = if self.single_round { "jaipur-score-rupees" } else { "jaipur-score-seals" };
        Phrase::new(code).with("count", standing.score)
    }

    fn tell_ending(&self, ending: &str) -> Option<Phrase> {
        Self::tell_end(ending)
    }

    fn gains(&self, events: &[Event]) -> Vec<table::Gain> {
        self.gains_of(events)
    }

    /// The rupees of the current round.
    fn progress(&self, position: &crate::Position, seat: Seat) -> i32 {
        self.rupees_held(position, seat).into()
    }

    fn picture(&self, view: &View, _: Viewer, width: u16, tongue: &dyn Tongue) -> Picture {
        self.draw(view, width.into(), tongue)
    }
}

const fn reason(end: RoundEnd) -> &'static str {
    match end {
        RoundEnd::Rows => "jaipur-end-rows",
        RoundEnd::Deck => "jaipur-end-deck",
        RoundEnd::Exchanges => "jaipur-end-exchanges",
    }
}

/// A number of cards of one kind, as a word that agrees with the number.
const fn some(card: Card, count: u8) -> Fact {
    let of = match card {
        Card::Good(Good::Diamonds) => "jaipur-n-diamonds",
        Card::Good(Good::Gold) => "jaipur-n-gold",
        Card::Good(Good::Silver) => "jaipur-n-silver",
        Card::Good(Good::Cloth) => "jaipur-n-cloth",
        Card::Good(Good::Spice) => "jaipur-n-spice",
        Card::Good(Good::Leather) => "jaipur-n-leather",
        Card::Camel => "jaipur-n-camels",
    };
    Fact::Count { count: count as u32, of }
}

fn list(cards: Cards) -> Fact {
    Fact::List(cards.iter().map(|(card, count)| some(card, count)).collect())
}
