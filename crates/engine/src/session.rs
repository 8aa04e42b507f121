//! One conversation: at most one game at a time.

use registry::{AnyGame, AnyMatch, Registry, Step};
use serde_json::{Map, Value, json};
use table::{Config, Log, Seat, Seed, StudyError, Tongue, Turn, Viewer};
use words::{Language, Words};

use super::problem::Problem;
use super::request::{Load, Play, Request, Table};

/// What the engine remembers between requests.
pub struct Session {
    games: Registry,
    game: Option<Box<dyn AnyMatch>>,
    auto_chance: bool,
    components: Option<String>,
    pub(super) words: Words,
}

pub(super) type Answer = Result<Map<String, Value>, Problem>;

impl Session {
    /// A session with these games, none of them started. The text is a user's component file to play with.
    pub fn new(games: Registry, components: Option<String>) -> Self {
        let names = (0..table::MAX_SEATS).map(|seat| format!("seat {seat}")).collect();
        let words = Words::new(&Language::english(), &games.words()).named(names);
        Self { games, game: None, auto_chance: false, components, words }
    }

    /// The current game, once one has started.
    pub fn playing(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// Turns codes into sentences.
    pub fn tongue(&self) -> &dyn Tongue {
        &self.words
    }

    /// The game and the settings that a request for a new table names, or why they don't work.
    pub fn settings(&self, table: &[u8]) -> Result<(&dyn AnyGame, Config), String> {
        let table: Table = serde_json::from_slice(table).map_err(|error| error.to_string())?;
        let game = self.games.game(&table.game).map_err(|error| error.to_string())?;
        let seats = table.seats.unwrap_or(game.card().seats.0);
        let config = table.config(seats, self.components.as_ref()).map_err(|problem| problem.to_string())?;
        Ok((game, config))
    }

    pub(crate) fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::Games => games(&self.games),
            Request::New(table) => self.set_up(&table),
            Request::Load(load) => self.load(load),
            Request::Turn => Ok(fields(json!({ "turn": self.game()?.turn() }))),
            Request::Moves => self.moves(),
            Request::Outcomes => Ok(fields(json!({ "outcomes": self.game()?.outcomes() }))),
            Request::Play(play) => self.play(&play),
            Request::Resolve { outcome } => self.resolve(&outcome),
            Request::Roll => self.roll(),
            Request::View { seat } => self.view(seat),
            Request::Position => Ok(fields(json!({ "position": self.game()?.position() }))),
            Request::Log => Ok(fields(json!({ "log": self.game()?.revealed_log().to_string() }))),
            Request::Scores => self.scores(),
            Request::Undo => self.undo(),
            Request::Go(go) => self.go(&go),
            Request::Explain(explain) => self.explain(&explain),
            Request::Analyse(wish) => self.analyse(&wish),
            Request::Quit => Ok(Map::new()),
        }
    }

    /// Drops the game, since it may be in an inconsistent state.
    pub(super) fn forget(&mut self) {
        self.game = None;
    }

    pub(super) fn game(&self) -> Result<&dyn AnyMatch, Problem> {
        self.game.as_deref().ok_or_else(Problem::no_game)
    }

    fn game_mut(&mut self) -> Result<&mut Box<dyn AnyMatch>, Problem> {
        self.game.as_mut().ok_or_else(Problem::no_game)
    }

    fn set_up(&mut self, table: &Table) -> Answer {
        let game = self.games.game(&table.game)?;
        let seats = table.seats.unwrap_or(game.card().seats.0);
        let config = table.config(seats, self.components.as_ref())?;
        let seed = table.seed()?;
        let game = game.begin(&config, Some(Seed::from_number(seed)))?;
        let mut reply = self.begin(game, table.auto_chance)?;
        reply.insert("seed".into(), json!(seed));
        Ok(reply)
    }

    fn load(&mut self, load: Load) -> Answer {
        let auto_chance = load.auto_chance;
        let game = match (&load.log, load.position.clone()) {
            (Some(text), None) => self.games.load(&Log::parse(text)?)?,
            (None, Some(position)) => self.study(&load.table()?, &position)?,
            _ => return Err(Problem::bad_request("\"load\" takes either a log, or a game and a position")),
        };
        self.begin(game, auto_chance)
    }

    /// A position shows how many seats it has: without a number, every count the game allows is tried.
    fn study(&self, table: &Table, position: &str) -> Result<Box<dyn AnyMatch>, Problem> {
        let game = self.games.game(&table.game)?;
        let card = game.card();
        let counts = table.seats.map_or(card.seats.0..=card.seats.1, |seats| seats..=seats);
        let seed = table.seed()?;
        let mut first_problem = None;
        for seats in counts {
            let config = table.config(seats, self.components.as_ref())?;
            match game.study(&config, position, Some(Seed::from_number(seed))) {
                Ok(game) => return Ok(game),
                Err(problem @ StudyError::Setup(_)) => return Err(problem.into()),
                Err(problem) => first_problem = first_problem.or(Some(problem)),
            }
        }
        Err(first_problem.map_or_else(|| Problem::new("bad_setup", "a game needs seats"), Problem::from))
    }

    /// Starts the game once its first draws have succeeded.
    fn begin(&mut self, mut game: Box<dyn AnyMatch>, auto_chance: bool) -> Answer {
        let drawn = if auto_chance { draw_all(&mut *game)? } else { Vec::new() };
        let mut reply = fields(json!({ "turn": game.turn(), "position": game.position() }));
        if auto_chance {
            reply.insert("outcomes".into(), outcomes_of(&drawn));
        }
        self.auto_chance = auto_chance;
        self.game = Some(game);
        Ok(reply)
    }

    fn moves(&self) -> Answer {
        let moves: Vec<String> = self.game()?.moves().into_iter().map(|choice| choice.text).collect();
        Ok(fields(json!({ "moves": moves })))
    }

    fn play(&mut self, play: &Play) -> Answer {
        let seat = self.seat(play.seat)?;
        let played = self.game_mut()?.play(seat, &play.mv);
        let step = played.map_err(|refused| Problem::refused(&refused, &self.words))?;
        self.follow(&step)
    }

    fn resolve(&mut self, outcome: &str) -> Answer {
        let forced = self.game_mut()?.force(outcome);
        let step = forced.map_err(|refused| Problem::refused(&refused, &self.words))?;
        self.follow(&step)
    }

    fn roll(&mut self) -> Answer {
        let step = self.game_mut()?.roll()?;
        let mut reply = self.follow(&step)?;
        reply.insert("outcome".into(), json!(step.outcome));
        Ok(reply)
    }

    /// What a step led to; with `auto_chance` also what chance did next.
    fn follow(&mut self, step: &Step) -> Answer {
        let auto_chance = self.auto_chance;
        let game = self.game_mut()?;
        let drawn = if auto_chance { draw_all(&mut **game)? } else { Vec::new() };
        let steps = [step].into_iter().chain(&drawn);
        let events: Vec<Value> = steps.flat_map(|step| game.events(step.index)).collect();
        let mut reply = fields(json!({ "events": events, "turn": game.turn() }));
        if auto_chance {
            reply.insert("outcomes".into(), outcomes_of(&drawn));
        }
        Ok(reply)
    }

    fn view(&self, seat: Option<usize>) -> Answer {
        let seat = seat.map(|index| self.seat(index)).transpose()?;
        Ok(fields(json!({ "view": self.game()?.view(Viewer::from(seat)) })))
    }

    fn scores(&self) -> Answer {
        let game = self.game()?;
        let standings = game.scores();
        let scores: Vec<i32> = standings.as_slice().iter().map(|standing| standing.score).collect();
        let ranking: Vec<u8> = standings.as_slice().iter().map(|standing| standing.place).collect();
        let over = game.turn() == Turn::Over;
        Ok(fields(json!({ "scores": scores, "ranking": ranking, "over": over, "ending": game.ending() })))
    }

    fn undo(&mut self) -> Answer {
        let game = self.game_mut()?;
        let seat = game.undoable_by().ok_or(table::UndoError::Nothing)?;
        game.undo(seat)?;
        Ok(fields(json!({ "turn": game.turn(), "position": game.position() })))
    }

    /// The seat with this number, if the table has it.
    pub(super) fn seat(&self, index: usize) -> Result<Seat, Problem> {
        let seats = self.game()?.seats();
        if index < seats {
            Ok(Seat::new(index))
        } else {
            Err(Problem::bad_request(format!("seat {index}: the table has seats 0 to {}", seats - 1)))
        }
    }
}

fn games(games: &Registry) -> Answer {
    Ok(fields(json!({ "games": crate::listing::list(games)? })))
}

fn draw_all(game: &mut dyn AnyMatch) -> Result<Vec<Step>, Problem> {
    let mut drawn = Vec::new();
    while game.turn() == Turn::Chance {
        drawn.push(game.roll()?);
    }
    Ok(drawn)
}

fn outcomes_of(steps: &[Step]) -> Value {
    json!(steps.iter().map(|step| &step.outcome).collect::<Vec<_>>())
}

/// The fields of an object literal.
pub(super) fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        other => Map::from_iter([("value".to_owned(), other)]),
    }
}
