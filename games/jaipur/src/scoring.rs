//! The end of a round, and who is ahead.

use table::{BySeat, Seat, Sink, Standing, Viewer};

use crate::position::tokens;
use crate::{BonusSize, Event, Good, Jaipur, Phase, Position, RoundEnd};

/// Seals that win the match (JAI-17).
const SEALS: u8 = 2;

impl Jaipur {
    /// JAI-14 to JAI-17, JAI-22: scores the round and moves on to the next, or ends the match.
    pub(crate) fn end_round(&self, position: &mut Position, end: RoundEnd, events: &mut impl Sink<Event>) {
        let winner = self.round_winner(position);
        events.push(Event::RoundEnded {
            round: position.round,
            end,
            rupees: BySeat::from_fn(2, |seat| self.rupees(position, seat)),
            bonus: BySeat::from_fn(2, |seat| self.bonus_rupees(position, seat)),
            camel_token: larger_herd(position),
            winner,
        });
        if let Some(seat) = winner {
            position.seals[seat] += 1;
        }
        if self.single_round || winner.is_some_and(|seat| position.seals[seat] == SEALS) {
            position.phase = Phase::Over(end);
            return;
        }
        // JAI-3: the loser starts; JAI-16: after a tie the same starter again.
        let starter = winner.map_or(position.starter, |seat| seat.next(2));
        *position = self.fresh_round(position.round.saturating_add(1), starter, position.seals, Phase::Deal);
        events.push(Event::RoundBegan { round: position.round, starter });
    }

    /// JAI-16: the richer seat; then more bonus tokens; then more goods tokens.
    fn round_winner(&self, position: &Position) -> Option<Seat> {
        let [first, second] = [Seat::new(0), Seat::new(1)].map(|seat| self.round_key(position, seat));
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat::new(0)),
            std::cmp::Ordering::Less => Some(Seat::new(1)),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn round_key(&self, position: &Position, seat: Seat) -> (i32, i32, i32) {
        let bonus = position.bonus_of[seat].iter().map(|&packed| i32::from(tokens(packed))).sum();
        let goods = Good::ALL.iter().map(|&good| owned(position, seat, good).count_ones() as i32).sum();
        (self.rupees(position, seat).into(), bonus, goods)
    }

    /// What a seat's goods and bonus tokens are worth; the camel token comes at the end of the round.
    pub fn rupees_held(&self, position: &Position, seat: Seat) -> u16 {
        self.goods_rupees(position, seat) + self.bonus_rupees(position, seat)
    }

    /// What a seat's tokens are worth when the round is scored.
    fn rupees(&self, position: &Position, seat: Seat) -> u16 {
        let camels = if larger_herd(position) == Some(seat) { self.tables().camels.token.into() } else { 0 };
        self.rupees_held(position, seat) + camels
    }

    fn goods_rupees(&self, position: &Position, seat: Seat) -> u16 {
        let of_row = |good: Good| -> u16 {
            let owned = owned(position, seat, good);
            let values = self.rows[good].values().iter().enumerate();
            values.filter(|(i, _)| owned >> i & 1 == 1).map(|(_, &value)| u16::from(value)).sum()
        };
        Good::ALL.into_iter().map(of_row).sum()
    }

    fn bonus_rupees(&self, position: &Position, seat: Seat) -> u16 {
        let of_pile = |size: BonusSize| -> u16 {
            let packed = position.bonus_of[seat][size.index()];
            let values = self.bonus[size.index()].values().iter().enumerate();
            values.map(|(kind, &value)| u16::from(value) * (packed >> (4 * kind) & 15) as u16).sum()
        };
        BonusSize::ALL.into_iter().map(of_pile).sum()
    }

    /// Seals, or with `single_round` rupees. Before the end only what the viewer has seen counts: goods tokens,
    /// and the viewer's own bonus tokens (JAI-18).
    pub(crate) fn standings(&self, position: &Position, viewer: Viewer) -> BySeat<Standing> {
        let over = matches!(position.phase, Phase::Over(_));
        let score: BySeat<i32, 2> = BySeat::from_fn(2, |seat| match (self.single_round, over) {
            (false, _) => position.seals[seat].into(),
            (true, true) => self.rupees(position, seat).into(),
            (true, false) if viewer.is(seat) => self.rupees_held(position, seat).into(),
            (true, false) => self.goods_rupees(position, seat).into(),
        });
        Standing::rank(&score, |seat| {
            if self.single_round && over { self.round_key(position, seat) } else { (score[seat], 0, 0) }
        })
    }
}

/// JAI-15: who gets the camel token.
fn larger_herd(position: &Position) -> Option<Seat> {
    let [first, second] = [position.herds[Seat::new(0)], position.herds[Seat::new(1)]];
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Seat::new(0)),
        std::cmp::Ordering::Less => Some(Seat::new(1)),
        std::cmp::Ordering::Equal => None,
    }
}

/// Which tokens of a row a seat has, one bit each.
pub(crate) fn owned(position: &Position, seat: Seat, good: Good) -> u16 {
    let gone = (1 << position.sold[good]) - 1;
    if seat.index() == 1 { position.second[good] } else { gone & !position.second[good] }
}

#[cfg(test)]
mod tests {
    use table::{Config, Game, PositionText, Setup, Tell};

    use super::*;
    use crate::Move;

    #[test]
    fn a_player_counts_their_own_bonus_tokens() {
        let config = Jaipur::settle(&Config::new(2).option("single_round", "on")).unwrap();
        let rules = Jaipur::set_up(&config).unwrap();
        let text = "round=1 starter=0 mover=0 phase=play exchanges=0 seals=0,0 \
                    market=diamonds,gold2,silver,leather discard=diamonds3 hand0=gold,cloth3,spice3 \
                    hand1=silver,cloth,spice,leather known0=cloth,spice2 known1=- herds=1,5 \
                    tokens=111/-/-/-/-/- bonus0=-/-/- bonus1=2/-/-";
        let position = rules.read_position(text).unwrap();
        let second = |scores: BySeat<Standing>| scores[Seat::new(1)].score;
        assert_eq!(second(rules.known_scores(&position, Viewer::Seat(Seat::new(1)))), 7 + 7 + 5 + 2);
        assert_eq!(second(rules.known_scores(&position, Viewer::Seat(Seat::new(0)))), 7 + 7 + 5);
        assert_eq!(second(rules.scores(&position)), 7 + 7 + 5);
    }

    #[test]
    fn before_a_move_that_ends_the_round_its_player_is_not_told_the_result() {
        let rules = Jaipur::set_up(&Jaipur::settle(&Config::new(2)).unwrap()).unwrap();
        let text = "round=1 starter=0 mover=0 phase=play exchanges=0 seals=0,0 market=cloth,spice,leather3 \
                    discard=diamonds5,gold5,silver4 hand0=silver2 hand1=gold known0=- known1=- herds=2,3 \
                    tokens=00000/11111/1111/-/-/- bonus0=-/-/- bonus1=-/-/-";
        let position = rules.read_position(text).unwrap();
        let foreseen = rules.foresee(&position, Move::Sell { good: Good::Silver, count: 2 });
        assert_eq!(foreseen.last(), Some(&Event::RoundEnds { end: RoundEnd::Rows }), "{foreseen:?}");
    }
}
