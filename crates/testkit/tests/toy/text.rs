//! Positions of the toy as text.

use table::{Game, PositionText, Seat, TextError};

use super::data::{Cards, Phase, Position};
use super::rules::Toy;

impl PositionText for Toy {
    fn write_position(&self, position: &Position) -> String {
        let digits = |cards: &[u8]| cards.iter().map(u8::to_string).collect::<String>();
        let hands: Vec<String> = position.hands[..self.seats].iter().map(|hand| digits(hand)).collect();
        let scores: Vec<String> = position.scores[..self.seats].iter().map(u8::to_string).collect();
        let (deck, played, hands) = (digits(&position.deck), digits(&position.played), hands.join(","));
        let last = if self.has("forgetful text") { 0 } else { position.last };
        let phase = match position.phase {
            Phase::Deal => "deal".into(),
            Phase::Start => "start".into(),
            Phase::Play(seat) => format!("play{seat}"),
            Phase::Draw(seat) => format!("draw{seat}"),
            Phase::Over => "over".into(),
        };
        let scores = scores.join(",");
        format!("phase={phase} last={last} deck={deck} played={played} hands={hands} scores={scores}")
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let mut fields = Vec::new();
        for (index, word) in text.split(' ').enumerate() {
            let (key, value) = word.split_once('=').ok_or_else(|| TextError::new("a field has no value"))?;
            let expected = ["phase", "last", "deck", "played", "hands", "scores"].get(index).copied();
            if expected != Some(key) {
                if self.has("lenient reader") && expected.is_none() {
                    continue;
                }
                return Err(TextError::new(format!("{key:?} stands where {expected:?} should")));
            }
            fields.push(value);
        }
        let [phase, last, deck, played, hands, scores] = fields[..] else {
            return Err(TextError::new("fields are missing"));
        };
        let hands: Vec<Cards> = hands.split(',').map(cards).collect::<Result<_, _>>()?;
        let scores: Vec<u8> = scores.split(',').map(number).collect::<Result<_, _>>()?;
        if (hands.len(), scores.len()) != (self.seats, self.seats) {
            return Err(TextError::new("there are hands or scores for another number of seats"));
        }
        let mut position = Position {
            phase: self.phase(phase)?,
            last: number(last)?,
            deck: cards(deck)?,
            played: cards(played)?,
            ..self.start()
        };
        position.hands[..self.seats].copy_from_slice(&hands);
        position.scores[..self.seats].copy_from_slice(&scores);
        self.audit(&position)?;
        self.consistent(&position)?;
        Ok(position)
    }

    fn audit(&self, position: &Position) -> Result<(), TextError> {
        for (index, &count) in self.cards.iter().enumerate() {
            let held: u32 = position.hands.iter().map(|hand| u32::from(hand[index])).sum();
            let all = u32::from(position.deck[index]) + u32::from(position.played[index]) + held;
            if all != u32::from(count) {
                return Err(TextError::new(format!("{all} cards of {}, not {count}", index + 1)));
            }
        }
        Ok(())
    }
}

impl Toy {
    fn phase(&self, text: &str) -> Result<Phase, TextError> {
        let wrong = || TextError::new(format!("{text:?} is not a phase"));
        let seat = |text: &str| Seat::parse(text, self.seats).ok_or_else(wrong);
        match text {
            "deal" => Ok(Phase::Deal),
            "start" => Ok(Phase::Start),
            "over" => Ok(Phase::Over),
            _ => match (text.strip_prefix("play"), text.strip_prefix("draw")) {
                (Some(who), _) => seat(who).map(Phase::Play),
                (_, Some(who)) => seat(who).map(Phase::Draw),
                _ => Err(wrong()),
            },
        }
    }

    /// The seats before the one being dealt to have two cards, those after it none.
    fn in_deal(&self, position: &Position) -> bool {
        let sizes = position.hands.map(Self::size);
        self.dealt_to(position).is_some_and(|to| {
            sizes[..to.index()].iter().all(|&size| size == 2)
                && sizes[to.index() + 1..].iter().all(|&size| size == 0)
        })
    }

    /// What the counts alone don't show: someone can do what the phase says, and the last card exists.
    fn consistent(&self, position: &Position) -> Result<(), TextError> {
        let held = |seat: Seat| Self::size(position.hands[seat.index()]) > 0;
        let untouched = Self::size(position.played) == 0 && position.last == 0;
        let possible = match position.phase {
            Phase::Deal => untouched && self.in_deal(position),
            Phase::Start => untouched && Seat::all(self.seats).all(held),
            Phase::Play(seat) => held(seat),
            Phase::Draw(_) => Self::size(position.deck) > 0,
            Phase::Over => !Seat::all(self.seats).any(held),
        };
        table::ensure(possible && position.last <= 4, || "the phase does not fit the cards".into())
    }
}

fn number(text: &str) -> Result<u8, TextError> {
    let read = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    read.ok_or_else(|| TextError::new(format!("{text:?} is not a number")))
}

fn cards(text: &str) -> Result<Cards, TextError> {
    let wrong = || TextError::new(format!("{text:?} is not four digits"));
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(10).map(|digit| digit as u8)).collect();
    digits.and_then(|digits| digits.try_into().ok()).ok_or_else(wrong)
}
