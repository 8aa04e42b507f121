//! A match in play: the checked entrance to a game, with its log and its fair chance.

mod deadlock;
mod replay;
mod shared;

pub use replay::{Happening, Moment, Verdict};

use std::sync::Arc;

use deadlock::read_playable;
use shared::Shared;

use crate::{
    BySeat, ComponentSet, Config, Contribution, Dealer, Game, Header, Line, Log, PositionText, Refusal, Seat,
    Seed, Setup, SetupError, Standing, TextError, Turn, Weighted, pick,
};

/// A game being played. Every change is checked and adds a line to the log; what is refused changes nothing.
#[derive(Debug)]
pub struct Match<G: Game> {
    rules: Arc<G>,
    position: G::Position,
    log: Log,
    dealer: Dealer,
    /// Decisions that can still be undone, all by one seat, each with the position before it.
    undoable: Vec<(Seat, G::Position)>,
    /// The seat that resigned or ran out of time, which ended the match.
    fallen: Option<Seat>,
}

/// Written out, since the rules are shared and need not be `Clone`.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            position: self.position.clone(),
            log: self.log.clone(),
            dealer: self.dealer.clone(),
            undoable: self.undoable.clone(),
            fallen: self.fallen,
        }
    }
}

/// Why the dealer cannot draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RollError {
    /// It is a seat's turn, or the match is over.
    #[error("there is nothing to draw now")]
    NotChance,
    /// The seed is not known here.
    #[error("the seed of this match is not known here, so its next outcome cannot be drawn")]
    NoSeed,
    /// The forced outcome cannot happen here.
    #[error("this outcome is not possible here")]
    Impossible,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Something was revealed or the turn was ended since the last decision, or there was no decision.
    #[error(
        "nothing can be taken back: nothing was decided since the last reveal, end of turn or other seat's move"
    )]
    Nothing,
    /// Another seat made the last decision.
    #[error("the last decision was another seat's")]
    NotYours,
}

impl<G: Setup> Match<G> {
    /// Starts a new match. Without a seed every outcome has to be forced.
    pub fn new(config: &Config, seed: Option<Seed>) -> Result<Self, SetupError> {
        let config = G::settle(config)?;
        let shared = Shared::<G>::set_up(&config)?;
        let header = header_for(&shared, &config, seed.as_ref());
        let position = shared.rules.start();
        Ok(Self::seated(Arc::clone(&shared.rules), position, header, seed))
    }

    fn seated(rules: Arc<G>, position: G::Position, header: Header, seed: Option<Seed>) -> Self {
        let dealer = seed.map_or(Dealer::blind(), Dealer::new);
        Self { rules, position, log: Log::new(header), dealer, undoable: Vec::new(), fallen: None }
    }
}

impl<G: Setup + PositionText> Match<G> {
    /// Starts from a given position, for study; the log's header records it.
    pub fn from_position(config: &Config, text: &str, seed: Option<Seed>) -> Result<Self, StudyError> {
        let mut this = Self::new(config, seed)?;
        this.position = read_playable(this.rules.as_ref(), text)?;
        this.log.header.position = Some(this.rules.write_position(&this.position));
        Ok(this)
    }
}

impl<G: Game> Match<G> {
    /// The rules in force.
    pub const fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// The log so far, without the seed.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// The log with the seed, once the match is over, or for a study whose seed is no secret.
    pub fn revealed_log(&self) -> Log {
        Log { seed: self.dealer.seed().cloned(), ..self.log.clone() }
    }

    /// The seed, to be stored separately from the log.
    pub const fn seed(&self) -> Option<&Seed> {
        self.dealer.seed()
    }

    /// Gives a match that was replayed from its log the seed it began with.
    pub fn unseal(&mut self, seed: Seed) -> Result<(), String> {
        if self.log.header.commitment != Some(seed.commitment()) {
            return Err("the seed is not the one that the log commits to".into());
        }
        self.dealer = self.dealer.clone().knowing(seed);
        Ok(())
    }

    /// Who decides next.
    pub fn turn(&self) -> Turn {
        match self.fallen {
            Some(_) => Turn::Over,
            None => self.rules.turn(&self.position),
        }
    }

    /// The legal moves; empty unless it is a seat's turn.
    pub fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if let Turn::Seat { .. } = self.turn() {
            self.rules.moves(&self.position, &mut moves);
        }
        moves
    }

    /// The possible outcomes; empty unless it is chance's turn.
    pub fn outcomes(&self) -> Vec<Weighted<G::Outcome>> {
        let mut outcomes = Vec::new();
        if self.turn() == Turn::Chance {
            self.rules.outcomes(&self.position, &mut outcomes);
        }
        outcomes
    }

    /// Points and places now. A seat that resigned or ran out of time is last.
    pub fn scores(&self) -> BySeat<Standing> {
        let scores = self.rules.scores(&self.position);
        let Some(fallen) = self.fallen else { return scores };
        let place = |seat: Seat, standing: Standing| {
            if seat == fallen {
                scores.seats() as u8
            } else {
                standing.place - u8::from(standing.place > scores[fallen].place)
            }
        };
        BySeat::from_fn(scores.seats(), |seat| Standing { place: place(seat, scores[seat]), ..scores[seat] })
    }

    /// The seat that resigned or ran out of time, if that ended the match.
    pub const fn fallen(&self) -> Option<Seat> {
        self.fallen
    }

    /// Whether the seat may play the move now, and if not, why.
    pub fn check(&self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::over()),
            Turn::Chance => Err(Refusal::chance_first()),
            Turn::Seat { seat: mover } if mover != seat => Err(Refusal::not_your_turn()),
            Turn::Seat { .. } => self.rules.check(&self.position, seat, mv),
        }
    }

    /// Plays a move, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        self.check(seat, mv)?;
        if self.undoable.last().is_some_and(|(last, _)| *last != seat) {
            self.undoable.clear();
        }
        self.undoable.push((seat, self.position.clone()));
        let mut events = Vec::new();
        self.rules.play(&mut self.position, mv, &mut events);
        self.log.lines.push(Line::Move { seat, text: mv.to_string() });
        Ok(events)
    }

    /// Draws the next outcome from the seed.
    pub fn roll(&mut self) -> Result<(G::Outcome, Vec<G::Event>), RollError> {
        let outcome = self.next_outcome()?;
        let events = self.let_happen(outcome, Line::Drawn { text: outcome.to_string() });
        Ok((outcome, events))
    }

    /// Lets a chosen outcome happen; the log marks it as forced.
    pub fn force(&mut self, outcome: G::Outcome) -> Result<Vec<G::Event>, RollError> {
        self.can_happen(outcome)?;
        Ok(self.let_happen(outcome, Line::Forced { text: outcome.to_string() }))
    }

    /// Takes back the seat's last decision.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.pop_decision(seat)?;
        self.log.lines.push(Line::Undo { decisions: 1 });
        Ok(())
    }

    /// The seat that could undo a decision now.
    pub fn undoable_by(&self) -> Option<Seat> {
        self.undoable.last().filter(|_| self.fallen.is_none()).map(|(seat, _)| *seat)
    }

    /// Declares the seat's turn ended: its decisions are now final.
    pub fn end_turn(&mut self, seat: Seat) -> Result<(), UndoError> {
        match self.undoable_by() {
            Some(last) if last == seat => {
                self.undoable.clear();
                self.log.lines.push(Line::End { seat });
                Ok(())
            }
            Some(_) => Err(UndoError::NotYours),
            None => Err(UndoError::Nothing),
        }
    }

    /// Mixes a player's bytes into the chance; once per seat, before anything is drawn.
    pub fn contribute(&mut self, contribution: Contribution) -> Result<(), String> {
        if self.dealer.has_drawn() {
            return Err("contributions are taken before the first draw only".into());
        }
        if self.dealer.contributions().iter().any(|earlier| earlier.seat == contribution.seat) {
            return Err(format!("seat {} has contributed already", contribution.seat));
        }
        if !(1..=32).contains(&contribution.bytes.len()) {
            return Err("a contribution is one to 32 bytes".into());
        }
        self.dealer.contribute(contribution.clone());
        self.log.lines.push(Line::Contribute(contribution));
        Ok(())
    }

    /// Resigns for the seat, which ends the match.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.fall(seat, Line::Resign { seat })
    }

    /// Ends the match because the seat's clock has run out.
    pub fn time_out(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.fall(seat, Line::Timeout { seat })
    }

    /// From here on a bot of this level plays for the seat, or its own player again: [`crate::PERSON`].
    pub fn take_over(&mut self, seat: Seat, bot: &str) {
        self.log.lines.push(Line::Takeover { seat, bot: bot.into() });
    }

    fn fall(&mut self, seat: Seat, line: Line) -> Result<(), Refusal> {
        if self.turn() == Turn::Over {
            return Err(Refusal::over());
        }
        self.fallen = Some(seat);
        self.log.lines.push(line);
        Ok(())
    }

    fn pop_decision(&mut self, seat: Seat) -> Result<(), UndoError> {
        match self.undoable_by() {
            Some(last) if last == seat => {
                self.position = self.undoable.pop().expect("there is a decision to take back").1;
                Ok(())
            }
            Some(_) => Err(UndoError::NotYours),
            None => Err(UndoError::Nothing),
        }
    }

    /// What the dealer would draw next.
    fn next_outcome(&mut self) -> Result<G::Outcome, RollError> {
        let outcomes = self.outcomes();
        if outcomes.is_empty() {
            return Err(RollError::NotChance);
        }
        let total = outcomes.iter().map(|chance| u64::from(chance.weight)).sum();
        let source = self.rules.source(&self.position);
        let number = self.dealer.peek(source, total).ok_or(RollError::NoSeed)?;
        Ok(pick(&outcomes, number))
    }

    fn can_happen(&self, outcome: G::Outcome) -> Result<(), RollError> {
        let outcomes = self.outcomes();
        match outcomes.iter().any(|chance| chance.outcome == outcome) {
            _ if outcomes.is_empty() => Err(RollError::NotChance),
            false => Err(RollError::Impossible),
            true => Ok(()),
        }
    }

    /// Lets a possible outcome happen and counts it in its source's stream.
    fn let_happen(&mut self, outcome: G::Outcome, line: Line) -> Vec<G::Event> {
        self.dealer.skip(self.rules.source(&self.position));
        self.undoable.clear();
        let mut events = Vec::new();
        self.rules.resolve(&mut self.position, outcome, &mut events);
        self.log.lines.push(line);
        events
    }
}

/// Why a study cannot start.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StudyError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("position: {0}")]
    Position(#[from] TextError),
}

fn header_for<G: Setup>(shared: &Shared<G>, config: &Config, seed: Option<&Seed>) -> Header {
    let (edition, component_file) = match &config.components {
        ComponentSet::Edition(name) => (name.clone(), None),
        ComponentSet::File(_) => ("file".to_owned(), Some(shared.rules.components())),
    };
    Header {
        game: G::card().id.into(),
        rules_version: config.rules_version.unwrap_or(G::card().rules_version),
        edition,
        components: shared.fingerprint.clone(),
        seats: config.seats,
        options: config.options.clone(),
        commitment: seed.map(Seed::commitment),
        position: None,
        component_file,
    }
}
