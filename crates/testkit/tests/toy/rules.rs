//! The rules of the toy, flaws included.

use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};
use table::{
    BySeat, ComponentError, Config, Edition, Game, GameCard, Imagine, OptionInfo, OptionKind, Phrase,
    Progress, Refusal, Rng, Seat, Setup, SetupError, Sink, Source, Standing, Turn, Viewer, Weighted,
    draw_by_listing,
};

use super::data::{Cards, Event, LOOSE, Move, Outcome, Phase, Position, Seen, View};
use super::flaws::{ALLOCATES, FLAWS};

pub(crate) struct Toy {
    pub(crate) seats: usize,
    pub(crate) cards: Cards,
    flaw: String,
    /// Something rules must not have: a memory.
    mood: AtomicU32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Components {
    tag: String,
    cards: Cards,
}

static CARD: GameCard = GameCard {
    id: "toy",
    title: "High Card",
    seats: (2, 3),
    options: &[OptionInfo { key: "flaw", kind: OptionKind::Text { default: "none" } }],
    editions: &[Edition { name: "default", text: "tag = \"ruling\"\ncards = [3, 3, 2, 2]\n" }],
    rules_version: 2,
    longest_log: 100,
};

impl Setup for Toy {
    fn card() -> &'static GameCard {
        &CARD
    }

    fn set_up(config: &Config) -> Result<Self, SetupError> {
        let text = CARD.component_text(config)?;
        let read: Components =
            toml::from_str(text).map_err(|error| ComponentError::table("cards", error.to_string()))?;
        if read.cards.iter().any(|&count| count > 9) || read.cards.iter().sum::<u8>() < 6 {
            return Err(ComponentError::table("cards", "at least 6 cards, at most 9 of each").into());
        }
        let flaw = flaw_of(config).to_owned();
        if !["none", ALLOCATES].contains(&flaw.as_str()) && FLAWS.iter().all(|(name, _)| *name != flaw) {
            let (key, reason) = ("flaw".into(), "there is no such flaw".into());
            return Err(SetupError::BadOption { key, value: flaw, reason });
        }
        LOOSE.fetch_or(flaw == "two spellings", Ordering::Relaxed);
        let mood = AtomicU32::new(0);
        Ok(Self { seats: config.seats, cards: read.cards, flaw, mood })
    }

    fn components(&self) -> String {
        let mut cards = self.cards;
        cards[0] += u8::from(self.has("other export"));
        toml::to_string(&Components { tag: "ruling".into(), cards }).unwrap()
    }
}

/// `once: FLAW` is a game whose first version of the rules had the flaw, and whose second doesn't.
fn flaw_of(config: &Config) -> &str {
    match (config.value("flaw").strip_prefix("once: "), config.rules_version) {
        (Some(flaw), Some(1)) => flaw,
        (Some(_), _) => "none",
        (None, _) => config.value("flaw"),
    }
}

impl Toy {
    pub(crate) fn has(&self, flaw: &str) -> bool {
        self.flaw == flaw
    }

    /// With the flaw, true about every other time and without a rhythm: matches share their rules, and a
    /// replay must not meet the same moods just because it is as long as the match.
    fn moody(&self, flaw: &str) -> bool {
        const SCATTER: u32 = 2_654_435_761;
        self.has(flaw) && self.mood.fetch_add(1, Ordering::Relaxed).wrapping_mul(SCATTER) >> 31 == 1
    }

    pub(crate) fn size(hand: Cards) -> u8 {
        hand.iter().sum()
    }

    /// The seat that gets the next card of the first deal.
    pub(crate) fn dealt_to(&self, position: &Position) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| Self::size(position.hands[seat.index()]) < 2)
    }

    fn drawer(&self, position: &Position) -> Seat {
        match position.phase {
            Phase::Draw(seat) => seat,
            _ => self.dealt_to(position).unwrap_or_default(),
        }
    }

    /// TOY-4: a card that is held and not lower than the last one.
    fn playable(position: &Position, seat: Seat, value: u8) -> bool {
        position.hands[seat.index()][usize::from(value - 1)] > 0 && value >= position.last
    }

    fn may_fold(&self, position: &Position, seat: Seat) -> bool {
        let neighbour = position.hands[seat.next(self.seats).index()];
        (1..=4).all(|value| !Self::playable(position, seat, value))
            || self.has("fears the neighbour") && neighbour[3] > 0
    }

    /// TOY-6: the next seat with cards, or the end.
    fn pass_on(&self, position: &mut Position, seat: Seat, events: &mut impl Sink<Event>) {
        let order = std::iter::successors(Some(seat.next(self.seats)), |seat| Some(seat.next(self.seats)));
        let next = order.take(self.seats).find(|seat| Self::size(position.hands[seat.index()]) > 0);
        position.phase = next.map_or(Phase::Over, Phase::Play);
        if next.is_none() {
            events.push(Event::Ended);
        }
    }

    fn deal(&self, position: &mut Position, seat: Seat, value: u8, events: &mut impl Sink<Event>) {
        let value = if self.moody("moody draw") { 5 - value } else { value };
        let index = usize::from(value - 1);
        position.deck[index] = position.deck[index].saturating_sub(1);
        position.hands[seat.index()][index] += 1;
        let told = self.has("event tells the card").then_some(value);
        events.push(Event::Drew { seat, value: told });
        match position.phase {
            Phase::Draw(seat) => self.pass_on(position, seat, events),
            _ if self.dealt_to(position).is_none() => position.phase = Phase::Start,
            _ => {}
        }
    }
}

impl Game for Toy {
    type Position = Position;
    type Move = Move;
    type Outcome = Outcome;
    type Seen = Seen;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> Position {
        Position {
            deck: self.cards,
            played: [0; 4],
            hands: [[0; 4]; 3],
            scores: [0; 3],
            last: 0,
            phase: Phase::Deal,
            unequal: self.has("unequal positions"),
        }
    }

    fn turn(&self, position: &Position) -> Turn {
        match position.phase {
            Phase::Play(seat) => Turn::Seat { seat },
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if self.has("clears the list") {
            moves.clear();
        }
        let Phase::Play(seat) = position.phase else {
            if self.has("moves after the end") && position.phase == Phase::Over {
                moves.push(Move::Fold);
            }
            return;
        };
        if self.has("no move") && position.last == 4 {
            return;
        }
        let first = moves.len();
        moves
            .extend((1..=4).filter(|&v| Self::playable(position, seat, v)).map(|value| Move::Play { value }));
        if self.may_fold(position, seat) {
            moves.push(Move::Fold);
        }
        match self.flaw.as_str() {
            "twin moves" => moves.extend_from_within(first..=first),
            "odd notation" => moves.push(Move::Odd),
            "two spellings" => moves.push(Move::Loose),
            "shaky order" if self.moody("shaky order") => moves[first..].reverse(),
            _ => {}
        }
    }

    fn check(&self, position: &Position, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match position.phase {
            Phase::Over => return Err(Refusal::over()),
            Phase::Play(mover) if mover != seat && !self.has("anyone may play") => {
                return Err(Refusal::not_your_turn());
            }
            Phase::Play(_) => {}
            _ => return Err(Refusal::chance_first()),
        }
        if self.has("accepts strangers") || self.has("odd notation") || self.has("two spellings") {
            return Ok(());
        }
        let refuse = |rule, code| {
            let rule = (!self.has("refuses without rule")).then_some(rule);
            Err(Refusal { rule, reason: Phrase::new(code) })
        };
        match mv {
            Move::Play { value: 1 } if self.has("refuses the listed") => refuse("TOY-3", "toy-refuse-moody"),
            Move::Play { value } if position.hands[seat.index()][usize::from(value - 1)] == 0 => {
                refuse("TOY-3", "toy-refuse-not-held")
            }
            Move::Play { value } if value < position.last => refuse("TOY-4", "toy-refuse-too-low"),
            Move::Fold if !self.may_fold(position, seat) => refuse("TOY-5", "toy-refuse-can-play"),
            Move::Odd | Move::Loose => refuse("TOY-3", "toy-refuse-odd"),
            Move::Play { .. } | Move::Fold => Ok(()),
        }
    }

    fn outcomes(&self, position: &Position, outcomes: &mut Vec<Weighted<Outcome>>) {
        match position.phase {
            Phase::Start => outcomes.extend(
                Seat::all(self.seats).map(|seat| Weighted { outcome: Outcome::Start { seat }, weight: 1 }),
            ),
            Phase::Deal | Phase::Draw(_) => {
                let seat = self.drawer(position);
                let first = outcomes.len();
                for value in 1..=4_u8 {
                    let weight = u32::from(position.deck[usize::from(value - 1)]);
                    if weight > 0 || self.has("weightless outcome") {
                        outcomes.push(Weighted { outcome: Outcome::Deal { seat, value }, weight });
                    }
                }
                if self.has("twin outcomes") {
                    outcomes.push(outcomes[first]);
                }
                if self.moody("moody weights") {
                    let other = outcomes.len() - 1;
                    let weight = std::mem::replace(&mut outcomes[first].weight, 1);
                    outcomes[other].weight += weight - 1;
                }
            }
            Phase::Play(_) | Phase::Over => {}
        }
    }

    fn draw(
        &self,
        position: &Position,
        buffer: &mut Vec<Weighted<Outcome>>,
        number: impl FnOnce(u32) -> u32,
    ) -> Outcome {
        let wrong = self.has("short cut");
        draw_by_listing(self, position, buffer, |total| if wrong { number(total) / 2 } else { number(total) })
    }

    fn source(&self, position: &Position) -> Source {
        match position.phase {
            Phase::Start => Source::new("start", 0),
            _ if self.has("loud source") => Source::new("DECK!", 0),
            _ => Source::new("deck", 0),
        }
    }

    fn play(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        let Phase::Play(seat) = position.phase else { return };
        if self.has(ALLOCATES) {
            drop(std::hint::black_box(vec![position.last]));
        }
        if let Move::Play { value } = mv {
            let index = usize::from(value - 1);
            events.push(Event::Played { seat, value });
            if self.has("whispers") {
                let next = seat.next(self.seats);
                let secret = (1..=4).find(|&v| position.hands[next.index()][usize::from(v - 1)] > 0);
                events.push(Event::Drew { seat: next, value: secret });
            }
            if !self.has("endless") {
                position.hands[seat.index()][index] = position.hands[seat.index()][index].saturating_sub(1);
                position.played[index] += u8::from(!self.has("lost card"));
            }
            let gift = u8::from(self.moody("moody play"));
            position.scores[seat.index()] = position.scores[seat.index()].wrapping_add(value + gift);
            position.last = value;
            if Self::size(position.deck) > 0 && !self.has("endless") {
                position.phase = Phase::Draw(seat);
                return;
            }
        } else {
            events.push(Event::Folded { seat });
            position.last = 0;
        }
        self.pass_on(position, seat, events);
    }

    fn resolve(&self, position: &mut Position, outcome: Outcome, events: &mut impl Sink<Event>) {
        match outcome {
            Outcome::Start { seat } => position.phase = Phase::Play(seat),
            Outcome::Deal { seat, value } => self.deal(position, seat, value, events),
        }
    }

    fn scores(&self, position: &Position) -> BySeat<Standing> {
        let scores: BySeat<i32> = BySeat::from_fn(self.seats, |seat| position.scores[seat.index()].into());
        let ranked = Standing::rank(&scores, |seat| (scores[seat], 0, 0));
        let worse = u8::from(self.has("no winner"));
        BySeat::from_fn(self.seats, |seat| Standing { place: ranked[seat].place + worse, ..ranked[seat] })
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let hand = viewer.seat().map_or([0; 4], |seat| position.hands[seat.index()]);
        View {
            seat: viewer.seat(),
            hand,
            sizes: Seat::all(self.seats).map(|seat| Self::size(position.hands[seat.index()])).collect(),
            unseen: std::array::from_fn(|i| {
                let held: u8 = position.hands.iter().map(|hand| hand[i]).sum();
                position.deck[i] + held - hand[i]
            }),
            played: position.played,
            scores: position.scores,
            last: position.last,
            phase: position.phase,
        }
    }

    fn seen(&self, _: &Position, outcome: Outcome, viewer: Viewer) -> Seen {
        match outcome {
            Outcome::Start { seat } => Seen::Start { seat },
            Outcome::Deal { seat, value } => {
                let shown = viewer.is(seat) && !self.has("hides my card") || self.has("shows cards");
                Seen::Deal { seat, value: shown.then_some(value) }
            }
        }
    }
}

impl Imagine for Toy {
    fn imagine(&self, view: &View, rng: &mut Rng) -> Position {
        let mut unseen: Vec<usize> = (0..4).flat_map(|i| vec![i; usize::from(view.unseen[i])]).collect();
        rng.shuffle(&mut unseen);
        let mut position = Position {
            played: view.played,
            scores: view.scores,
            last: view.last,
            phase: view.phase,
            deck: [0; 4],
            ..self.start()
        };
        for seat in Seat::all(self.seats) {
            if view.seat == Some(seat) {
                position.hands[seat.index()] = view.hand;
                continue;
            }
            for _ in 0..view.sizes[seat.index()] {
                position.hands[seat.index()][unseen.pop().unwrap_or(0)] += 1;
            }
        }
        for card in unseen {
            position.deck[card] += 1;
        }
        position.deck[0] += u8::from(self.has("imagines a card"));
        if self.has("imagines my hand") {
            let others = position.hands[1];
            position.hands[1] = std::mem::replace(&mut position.hands[0], others);
        }
        position
    }
}

impl Progress for Toy {
    fn round(&self, position: &Position) -> u32 {
        let played = u32::from(Self::size(position.played));
        if self.has("rounds fall") { 20 - played } else { 1 }
    }

    fn ending(&self, position: &Position) -> Option<&'static str> {
        (position.phase == Phase::Over || self.has("ends early")).then_some("empty")
    }
}
