//! Moves, draws and events as codes with facts; the sentences are in the Fluent files.

use rust_embed::RustEmbed;
use table::{Fact, LessonFile, Phrase, Picture, Seat, Sentences, Standing, Tell, Tongue, Viewer};

use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::components::{Card, Face};
use crate::event::{Event, Token};
use crate::moves::Move;
use crate::outcome::{Outcome, Seen};
use crate::payment::Payment;
use crate::pending::Origin;
use crate::position::Position;
use crate::view::View;
use crate::{Karma, terms};

/// The game's own sentences, a file for each language.
#[derive(RustEmbed)]
#[folder = "words"]
struct Files;

#[derive(RustEmbed)]
#[folder = "lessons"]
struct Lessons;

impl Tell for Karma {
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
        let code = match mv {
            Move::Lay { .. } => "karma-move-lay",
            Move::Die { .. } => "karma-move-die",
            Move::Take { .. } => "karma-move-take",
            Move::Pay { .. } => "karma-move-pay",
            Move::Discard { .. } => "karma-move-discard",
            Move::Enough => "karma-move-enough",
            Move::Coins => "karma-move-coins",
            Move::Fame => "karma-move-fame",
            Move::Copy { .. } => "karma-move-copy",
            Move::SameBuildings => "karma-move-same-buildings",
            Move::EachBuilding { .. } => "karma-move-each-building",
            Move::SameGoods => "karma-move-same-goods",
            Move::EachGood { .. } => "karma-move-each-good",
            Move::CollectAdministrator => "karma-move-collect-administrator",
            Move::CollectCoins => "karma-move-collect-coins",
            Move::Draw => "karma-move-draw",
            Move::Again => "karma-move-again",
            Move::Done => "karma-move-done",
        };
        self.with_facts(Phrase::new(code), mv, &CardSet::EMPTY)
    }

    /// Cards that are printed alike are sometimes visible together, and are told apart by a copy number.
    fn tell_choice(&self, position: &Position, mv: Move) -> Phrase {
        let seen = match mv {
            Move::EachBuilding { .. } | Move::EachGood { .. } => &position.player().display,
            _ => &position.grid,
        };
        let code = match mv {
            Move::Copy { seat } if seat == position.active => "karma-move-copy-own",
            _ => self.tell_move(mv).code,
        };
        self.with_facts(Phrase::new(code), mv, seen)
    }

    fn tell_played(&self, seat: Seat, mv: Move) -> Phrase {
        let code = match mv {
            Move::Lay { .. } => "karma-played-lay",
            Move::Die { .. } => "karma-played-die",
            Move::Take { .. } => "karma-played-take",
            Move::Pay { .. } => "karma-played-pay",
            Move::Discard { .. } => "karma-played-discard",
            Move::Enough => "karma-played-enough",
            Move::Coins => "karma-played-coins",
            Move::Fame => "karma-played-fame",
            Move::Copy { seat: owner } if owner == seat => "karma-played-copy-own",
            Move::Copy { .. } => "karma-played-copy",
            Move::SameBuildings => "karma-played-same-buildings",
            Move::EachBuilding { .. } => "karma-played-each-building",
            Move::SameGoods => "karma-played-same-goods",
            Move::EachGood { .. } => "karma-played-each-good",
            Move::CollectAdministrator => "karma-played-collect-administrator",
            Move::CollectCoins => "karma-played-collect-coins",
            Move::Draw => "karma-played-draw",
            Move::Again => "karma-played-again",
            Move::Done => "karma-played-done",
        };
        self.with_facts(Phrase::new(code).with("seat", seat), mv, &CardSet::EMPTY)
    }

    /// The events say who starts and which bonus came.
    fn tell_seen(&self, seen: Seen) -> Option<Phrase> {
        match seen {
            Seen::Open(Outcome::Top { card }) => Some(self.with_card(Phrase::new("karma-seen-top"), card)),
            Seen::Open(Outcome::Pips { pips }) => Some(Phrase::new("karma-seen-pips").with("pips", pips)),
            Seen::Open(Outcome::Start { .. } | Outcome::Bonus { .. }) | Seen::HiddenPips => None,
        }
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::DieTaken { from: Origin::Grid, .. }
            | Event::DiceDiscarded { .. }
            | Event::CardsDiscarded { .. }
            | Event::PalaceDone { .. }
            | Event::LaidOut { .. }
            // The move has named the card, and the table shows whose turn it is.
            | Event::CardTaken { .. }
            | Event::TurnBegins { .. } => {
                return None;
            }
            Event::DieTaken { seat, card, from: Origin::Pile } => {
                self.with_card(Phrase::new("karma-event-drawn").with("seat", seat), card)
            }
            Event::Gained { seat, token, count } => {
                let gain = Fact::Count { count: count.into(), of: terms::tokens(token) };
                Phrase::new("karma-event-gained").with("seat", seat).with("gain", gain)
            }
            Event::Exchanged { seat, token: Token::Karma } => {
                Phrase::new("karma-event-karma-exchanged").with("seat", seat)
            }
            Event::Exchanged { seat, .. } => {
                Phrase::new("karma-event-administrators-exchanged").with("seat", seat)
            }
            Event::ScoringTurned { seat, token, .. } => {
                let code = match token {
                    Token::Fame => "karma-event-turned-by-fame",
                    _ => "karma-event-turned-by-coins",
                };
                Phrase::new(code).with("seat", seat)
            }
            Event::BonusGained { seat, bonus } => {
                let bonus = Fact::Term(terms::bonus(bonus));
                Phrase::new("karma-event-bonus").with("seat", seat).with("bonus", bonus)
            }
            Event::RowBroken { seat, cards } => {
                let ships = terms::ship_numbers(&cards);
                Phrase::new("karma-event-row-broken").with("seat", seat).with("ships", ships)
            }
            Event::SetCompleted { seat, coins: 0, .. } => Phrase::new("karma-event-set").with("seat", seat),
            Event::SetCompleted { seat, coins, .. } => {
                let coins = Fact::Count { count: coins.into(), of: terms::tokens(Token::Coins) };
                Phrase::new("karma-event-goods-set").with("seat", seat).with("coins", coins)
            }
            Event::PartLost { seat } => Phrase::new("karma-event-part-lost").with("seat", seat),
            Event::Reshuffled { count } => Phrase::new("karma-event-reshuffled").with("count", count),
            Event::ElephantTurned { seat } => Phrase::new("karma-event-elephant").with("seat", seat),
            Event::RoundBegins { round, seat } => {
                Phrase::new("karma-event-round").with("round", round).with("seat", seat)
            }
            Event::GameOver => Phrase::new("karma-event-over"),
        })
    }

    fn tell_score(&self, standing: Standing) -> Phrase {
        Phrase::new("karma-score").with("count", standing.score)
    }

    fn tell_ending(&self, ending: &str) -> Option<Phrase> {
        Self::tell_end(ending)
    }

    fn gains(&self, events: &[Event]) -> Vec<table::Gain> {
        Self::gains_of(events)
    }

    fn picture(&self, view: &View, _: Viewer, width: u16, tongue: &dyn Tongue) -> Picture {
        self.draw(view, width.into(), tongue)
    }
}

impl Karma {
    fn with_card(&self, phrase: Phrase, card: CardId) -> Phrase {
        phrase.with("what", terms::name(card, self.parts.card(card)))
    }

    /// Which of the visible cards that are printed alike this one is, from 1.
    fn copy(&self, card: CardId, seen: &CardSet) -> u32 {
        let printed = self.parts.card(card);
        let ship = matches!(printed.face, Face::Ship { .. });
        let before = seen.iter().take_while(|&other| other < card);
        // A card's own die is not part of how it is named.
        let said_alike = |other: CardId| Card { pips: printed.pips, ..self.parts.card(other) } == printed;
        let alike = before.filter(|&other| !ship && said_alike(other));
        1 + alike.count() as u32
    }

    /// Everything that tells a card on display from the others.
    fn whole(&self, card: CardId, seen: &CardSet) -> Fact {
        let printed = self.parts.card(card);
        let marks = terms::marks(printed, self.copy(card, seen));
        Phrase::new("karma-whole").with("what", terms::name(card, printed)).with("marks", marks).into()
    }

    fn with_facts(&self, phrase: Phrase, mv: Move, seen: &CardSet) -> Phrase {
        match mv {
            Move::Lay { bonus } => phrase.with("bonus", Fact::Term(terms::bonus(bonus))),
            Move::Die { card } | Move::Take { card } => {
                let printed = self.parts.card(card);
                let marks = terms::marks(printed, self.copy(card, seen));
                let die = terms::unseen_die(printed.corner);
                self.with_card(phrase, card).with("marks", marks).with("die", die)
            }
            Move::Pay { payment } => phrase.with("payment", payment_list(payment)),
            Move::Discard { first, second } => {
                let dice = [Some(first), second].into_iter().flatten().map(terms::die);
                phrase.with("dice", Fact::List(dice.collect()))
            }
            Move::Copy { seat } => phrase.with("owner", seat),
            Move::EachBuilding { cards } => {
                let [red, yellow, white] = cards.map(|card| self.whole(card, seen));
                phrase.with("red", red).with("yellow", yellow).with("white", white)
            }
            Move::EachGood { cards } => {
                let values = [0, 1, 2].map(|good| u32::from(self.parts.card(cards[good]).goods[good]));
                let coins = Fact::Count { count: values.iter().sum(), of: terms::tokens(Token::Coins) };
                let [silk, tea, spices] = cards.map(|card| self.whole(card, seen));
                phrase.with("silk", silk).with("tea", tea).with("spices", spices).with("coins", coins)
            }
            _ => phrase,
        }
    }
}

fn payment_list(payment: Payment) -> Fact {
    let mut parts: Vec<Fact> = payment.each_die().map(terms::die).collect();
    if payment.jokers > 0 {
        parts.push(Fact::Count { count: payment.jokers.into(), of: "karma-jokers" });
    }
    if payment.karma > 0 {
        parts.push(Fact::Count { count: payment.karma.into(), of: terms::tokens(Token::Karma) });
    }
    Fact::List(parts)
}
