//! Jaipur as the kernel sees it; each question is answered in the file that knows.

use table::{
    BySeat, Game, Imagine, Progress, Refusal, Rng, Seat, Sink, Source, Standing, Turn, Viewer, Weighted,
    draw_by_listing,
};

use crate::{Card, Cards, Event, Jaipur, Move, Outcome, Phase, Position, Seen, View};

impl Game for Jaipur {
    type Position = Position;
    type Move = Move;
    type Outcome = Outcome;
    type Seen = Seen;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Position {
        self.fresh_round(1, Seat::new(0), BySeat::filled(2, 0), Phase::Start)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        position.turn()
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if position.phase == Phase::Play {
            self.list_moves(position, moves);
        }
    }

    fn check(&self, position: &Position, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match position.turn() {
            Turn::Over => Err(Refusal::over()),
            Turn::Chance => Err(Refusal::chance_first()),
            Turn::Seat { seat: mover } if mover != seat => Err(Refusal::not_your_turn()),
            Turn::Seat { .. } => self.check_move(position, mv),
        }
    }

    fn outcomes(&self, position: &Position, outcomes: &mut Vec<Weighted<Outcome>>) {
        self.list_outcomes(position, outcomes);
    }

    #[inline]
    fn draw(
        &self,
        position: &Position,
        buffer: &mut Vec<Weighted<Outcome>>,
        number: impl FnOnce(u32) -> u32,
    ) -> Outcome {
        match position.phase {
            Phase::Refill => Outcome::Market { card: draw_card(position.deck, number) },
            Phase::Deal => {
                let card = draw_card(position.deck, number);
                position.next_dealt().map_or(Outcome::Market { card }, |seat| Outcome::Deal { seat, card })
            }
            Phase::Start | Phase::Bonus(_) | Phase::Play | Phase::Over(_) => {
                draw_by_listing(self, position, buffer, number)
            }
        }
    }

    fn source(&self, position: &Position) -> Source {
        let round = u32::from(position.round);
        match position.phase {
            Phase::Start => Source::new("starter", 0),
            Phase::Bonus(size) => Source::new("bonus", 10 * round + u32::from(size.cards())),
            Phase::Deal | Phase::Refill | Phase::Play | Phase::Over(_) => Source::new("deck", round),
        }
    }

    fn play(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        self.play_move(position, mv, events);
    }

    fn resolve(&self, position: &mut Position, outcome: Outcome, events: &mut impl Sink<Event>) {
        self.let_happen(position, outcome, events);
    }

    fn scores(&self, position: &Position) -> BySeat<Standing> {
        self.standings(position, Viewer::Spectator)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.view_of(position, viewer)
    }

    fn seen(&self, position: &Position, outcome: Outcome, viewer: Viewer) -> Seen {
        position.seen(outcome, viewer)
    }
}

/// A card from the deck, without listing what could come. How many kinds come before it is counted without a
/// branch, since no processor guesses a draw.
#[inline]
fn draw_card(deck: Cards, number: impl FnOnce(u32) -> u32) -> Card {
    let number = number(deck.len().into());
    let (mut cards, mut kinds) = (0, 0);
    for card in Card::ALL {
        cards += u32::from(deck.count(card));
        kinds += usize::from(cards <= number);
    }
    Card::ALL[kinds]
}

impl Imagine for Jaipur {
    fn imagine(&self, view: &View, rng: &mut Rng) -> Position {
        self.imagine_from(view, rng)
    }
}

impl Progress for Jaipur {
    fn round(&self, position: &Position) -> u32 {
        position.round.into()
    }

    fn ending(&self, position: &Position) -> Option<&'static str> {
        match position.phase {
            Phase::Over(end) => Some(end.code()),
            _ => None,
        }
    }
}
