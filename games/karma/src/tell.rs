//! Moves, draws and events as codes with facts; the sentences stand in the Fluent files.

use rust_embed::RustEmbed;
use table::{Fact, LessonFile, Phrase, Picture, Seat, Sentences, Standing, Tell, Tongue, Viewer};

use crate::cards::CardId;
use crate::event::{Event, Token};
use crate::moves::Move;
use crate::outcome::{Outcome, Seen};
use crate::payment::Payment;
use crate::pending::Origin;
use crate::view::View;
use crate::{Karma, terms};

/// The game's own sentences, a file for each language.
#[derive(RustEmbed)]
#[folder = "words"]
struct Files;

/// The game's own lessons.
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
        self.with_facts(Phrase::new(code), mv)
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
        self.with_facts(Phrase::new(code).with("seat", seat), mv)
    }

    /// Who begins and which bonus came are said by the events.
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
            | Event::LaidOut { .. } => {
                return None;
            }
            Event::TurnBegins { seat } => Phrase::new("karma-event-turn").with("seat", seat),
            Event::DieTaken { seat, card, from: Origin::Pile } => {
                self.with_card(Phrase::new("karma-event-drawn").with("seat", seat), card)
            }
            Event::CardTaken { seat, card } => {
                self.with_card(Phrase::new("karma-event-taken").with("seat", seat), card)
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
            Event::ScoringTurned { seat, slot, token } => {
                let code = match token {
                    Token::Fame => "karma-event-turned-by-fame",
                    _ => "karma-event-turned-by-coins",
                };
                Phrase::new(code).with("seat", seat).with("slot", slot + 1)
            }
            Event::BonusGained { seat, bonus } => {
                let bonus = Fact::Term(terms::bonus(bonus));
                Phrase::new("karma-event-bonus").with("seat", seat).with("bonus", bonus)
            }
            Event::RowBroken { seat, cards } => {
                Phrase::new("karma-event-row-broken").with("seat", seat).with("cards", terms::numbers(&cards))
            }
            Event::SetCompleted { seat, cards, coins: 0, .. } => {
                Phrase::new("karma-event-set").with("seat", seat).with("cards", terms::numbers(&cards))
            }
            Event::SetCompleted { seat, cards, coins, .. } => {
                let phrase = Phrase::new("karma-event-goods-set").with("seat", seat).with("coins", coins);
                phrase.with("cards", terms::numbers(&cards))
            }
            Event::CardsDiscarded { seat, cards } => {
                Phrase::new("karma-event-discarded").with("seat", seat).with("cards", terms::numbers(&cards))
            }
            Event::PalaceDone { seat, card } => {
                Phrase::new("karma-event-palace-done").with("seat", seat).with("card", card.number())
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
    fn with_card(&self, phrase: Phrase, card: crate::CardId) -> Phrase {
        phrase.with("card", card.number()).with("what", terms::what(self.parts.card(card)))
    }

    fn with_facts(&self, phrase: Phrase, mv: Move) -> Phrase {
        match mv {
            Move::Lay { bonus } => phrase.with("bonus", Fact::Term(terms::bonus(bonus))),
            Move::Die { card } => {
                let colour = Fact::Term(terms::colour(self.parts.card(card).corner));
                self.with_card(phrase, card).with("colour", colour)
            }
            Move::Take { card } => self.with_card(phrase, card),
            Move::Pay { payment } => phrase.with("payment", payment_list(payment)),
            Move::Discard { first, second } => {
                let dice = [Some(first), second].into_iter().flatten().map(terms::die);
                phrase.with("dice", Fact::List(dice.collect()))
            }
            Move::Copy { seat } => phrase.with("owner", seat),
            Move::EachBuilding { cards } => {
                let [red, yellow, white] = cards.map(CardId::number);
                phrase.with("red", red).with("yellow", yellow).with("white", white)
            }
            Move::EachGood { cards: [silk, tea, spices] } => {
                let values = [
                    self.parts.card(silk).goods[0],
                    self.parts.card(tea).goods[1],
                    self.parts.card(spices).goods[2],
                ];
                let coins = Fact::Count {
                    count: values.iter().map(|&value| u32::from(value)).sum(),
                    of: terms::tokens(Token::Coins),
                };
                let phrase = phrase.with("silk", silk.number()).with("tea", tea.number());
                phrase.with("spices", spices.number()).with("coins", coins)
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
