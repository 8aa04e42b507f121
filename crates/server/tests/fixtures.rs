//! Positions for the web client's own tests: what the server sends at early, middle and late moments of every
//! kind of game. `UPDATE_FIXTURES=1 cargo test -p server --test fixtures` writes them; without it the test
//! fails if the games' JSON has changed and the files have not.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use registry::AnyMatch;
use search::Effort;
use serde_json::{Value, json};
use sitting::tell;
use table::{ComponentSet, Config, Seat, Seed, Turn, Viewer};
use wire::{Choices, Written};

/// A game to play for its positions.
#[derive(Clone, Copy)]
struct Table {
    game: &'static str,
    seats: usize,
    options: &'static [(&'static str, &'static str)],
    /// Added to the file's name.
    name: &'static str,
    /// The viewer's seat; `None` for a spectator.
    viewer: Option<usize>,
    /// How many moments of the game are kept, besides the end.
    moments: usize,
}

impl Table {
    const fn new(game: &'static str, seats: usize) -> Self {
        Self { game, seats, options: &[], name: "", viewer: Some(0), moments: 13 }
    }

    const fn with(self, name: &'static str, options: &'static [(&'static str, &'static str)]) -> Self {
        Self { name, options, moments: 7, ..self }
    }

    const fn watched(self) -> Self {
        Self { name: "-watch", viewer: None, moments: 3, ..self }
    }

    fn sit_down(&self, seed: u64) -> Box<dyn AnyMatch> {
        let mut config = Config::new(self.seats);
        for (key, value) in self.options {
            config = config.option(key, value);
        }
        let seed = Some(Seed::from_number(seed));
        catalog::standard().game(self.game).unwrap().begin(&config, seed).unwrap()
    }

    fn eyes(&self) -> Viewer {
        self.viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
    }

    /// The game's steps as this viewer sees them, one per decision.
    fn steps(&self) -> Vec<Value> {
        let mut game = self.sit_down(7);
        let mut steps = Vec::new();
        let mut from = 0;
        while let Some(seat) = advance(game.as_mut()) {
            steps.push(step(game.as_ref(), from, self.eyes()));
            from = game.log().lines.len();
            let text = greedy_move(game.as_ref(), seat);
            game.play(seat, &text).expect("bots play legal moves");
        }
        steps.push(step(game.as_ref(), from, self.eyes()));
        steps
    }

    /// A few revealing moments: not all, so the files stay small.
    fn check(&self) {
        let steps = self.steps();
        let kind = if self.viewer.is_some() { "choose" } else { "bot" };
        let own: Vec<&Value> = steps.iter().filter(|step| step["state"]["turn"]["kind"] == kind).collect();
        let at = |nth: usize| own[(own.len() - 1) * nth / (self.moments - 1)];
        let chosen: Vec<&Value> = (0..self.moments).map(at).chain(steps.last()).collect();
        check_steps(&format!("{}-{}{}.json", self.game, self.seats, self.name), &chosen);
    }
}

/// Rolls whatever is due, and returns the seat to move, or `None` at the end.
fn advance(game: &mut dyn AnyMatch) -> Option<Seat> {
    while game.turn() == Turn::Chance {
        game.roll().expect("the seed is known");
    }
    match game.turn() {
        Turn::Seat { seat } => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

/// A step as the socket sends it, with the answers to the client's questions: the moves in words, and what some
/// of them would do.
fn step(game: &dyn AnyMatch, from: usize, viewer: Viewer) -> Value {
    let mine = matches!((game.turn(), viewer), (Turn::Seat { seat }, Viewer::Seat(own)) if seat == own);
    let turn = match game.turn() {
        Turn::Seat { seat } if mine => wire::Turn::Choose { seat: seat.index() as u8 },
        Turn::Seat { seat } => wire::Turn::Bot { seat: seat.index() as u8 },
        Turn::Chance | Turn::Over => wire::Turn::Over,
    };
    let state = wire::State {
        viewer: viewer.seat().map(|seat| seat.index() as u8),
        view: game.write_view(viewer).into(),
        turn,
        moves: if mine { tell::offered(game) } else { Choices::default() },
        undo: false,
        confirm: false,
        round: game.round(),
        scores: tell::placings(game, viewer),
        ending: game.ending().map(str::to_owned),
        fallen: None,
        clock: None,
        takeback: None,
        take_back: wire::TakeBack::No,
        lesson: None,
    };
    let to = game.log().lines.len();
    let explained = if mine { explained(game) } else { BTreeMap::new() };
    let labels = if mine { tell::choices(game) } else { Vec::new() };
    let labels: BTreeMap<String, wire::Phrase> =
        labels.into_iter().map(|choice| (choice.text, choice.label)).collect();
    let story = tell::story(game, from..to, viewer);
    json!({ "from": from, "v": to, "story": story, "state": state, "labels": labels, "explained": explained })
}

/// What the first and the last move of every sort would do.
fn explained(game: &dyn AnyMatch) -> BTreeMap<String, Written> {
    let Turn::Seat { seat } = game.turn() else { return BTreeMap::new() };
    let mut sorts: BTreeMap<String, [String; 2]> = BTreeMap::new();
    for choice in game.moves() {
        let verb = choice.text.split(' ').next().unwrap_or_default().to_owned();
        let first_and_last = sorts.entry(verb).or_insert_with(|| [choice.text.clone(), String::new()]);
        first_and_last[1] = choice.text;
    }
    let foreseen = |text: String| {
        let events = game.foresee(seat, &text).expect("listed moves are legal");
        (text, events.into())
    };
    sorts.into_values().flatten().map(foreseen).collect()
}

/// The fewest positions the boards' audit needs of each game.
const LEAST_POSITIONS: usize = 6;

/// Positions that ask for every sort of move that comes up in a few games, each as the asked seat sees it.
fn positions(table: &Table) -> Vec<Value> {
    let mut found: BTreeMap<String, Value> = BTreeMap::new();
    let mut more: Vec<Value> = Vec::new();
    for seed in 1..7 {
        let mut game = table.sit_down(seed);
        while let Some(seat) = advance(game.as_mut()) {
            let sorts = unseen_sorts(game.as_ref(), seat, &found);
            if let Some(sort) = sorts.first() {
                let step = step(game.as_ref(), game.log().lines.len(), Viewer::Seat(seat));
                found.extend(sorts[1..].iter().map(|sort| (sort.clone(), Value::Null)));
                found.insert(sort.clone(), step);
            } else if more.len() < LEAST_POSITIONS && game.moves().len() > 20 {
                more.push(step(game.as_ref(), game.log().lines.len(), Viewer::Seat(seat)));
            }
            let text = if seed % 2 == 0 { any_move(game.as_ref()) } else { greedy_move(game.as_ref(), seat) };
            game.play(seat, &text).expect("listed moves are legal");
        }
    }
    let mut kept: Vec<Value> = found.into_values().filter(|step| !step.is_null()).collect();
    kept.extend(more.into_iter().take(LEAST_POSITIONS.saturating_sub(kept.len())));
    kept
}

/// The sorts of moves that no position has asked for yet: the question, and the move's first word.
fn unseen_sorts(game: &dyn AnyMatch, seat: Seat, found: &BTreeMap<String, Value>) -> Vec<String> {
    let view = game.view(Viewer::Seat(seat));
    let asked = [&view["asks"], &view["to_do"]["kind"], &view["pending"]["kind"]];
    let asked = asked.into_iter().find_map(Value::as_str).unwrap_or_default();
    let verbs =
        game.moves().into_iter().map(|choice| choice.text.split(' ').next().unwrap_or_default().to_owned());
    let sorts: BTreeSet<String> = verbs.map(|verb| format!("{asked} {verb}")).collect();
    sorts.into_iter().filter(|sort| !found.contains_key(sort)).collect()
}

fn check_positions(table: &Table) {
    let steps = positions(table);
    check_steps(&format!("{}-{}-positions.json", table.game, table.seats), &steps.iter().collect::<Vec<_>>());
}

/// The questions that a seat can be asked in Rajas of the Ganges.
const ASKS: [&str; 18] = [
    "place",
    "skip",
    "lay_brown",
    "pay",
    "lay",
    "overbuild",
    "sail",
    "colours",
    "return",
    "overflow",
    "upgrade",
    "good",
    "markets",
    "audience",
    "pool",
    "edges",
    "reroll",
    "gift",
];

/// One position for each question of Rajas, as the asked seat sees it.
fn rajas_asks() -> Vec<Value> {
    const ON: &[(&str, &str)] = &[("navaratnas", "on"), ("ganga", "random")];
    let tables = [
        Table::new("rajas", 2),
        Table::new("rajas", 3).with("", ON),
        Table::new("rajas", 3),
        Table::new("rajas", 4).with("", ON),
    ];
    let mut found: BTreeMap<String, Value> = BTreeMap::new();
    collect_asks(two_edges().as_mut(), &mut found, true);
    collect_asks(crossing_by_trade().as_mut(), &mut found, true);
    for seed in 1..40 {
        let table = &tables[seed as usize % tables.len()];
        collect_asks(table.sit_down(seed).as_mut(), &mut found, seed % 3 == 0);
        if ASKS.iter().all(|asks| found.contains_key(*asks)) {
            break;
        }
    }
    ASKS.iter().map(|asks| found.remove(*asks).unwrap_or_else(|| panic!("{asks} never came"))).collect()
}

/// A tile that joins two edges at once is too rare to wait for: the case of RAJ-15.
fn two_edges() -> Box<dyn AnyMatch> {
    rajas_case(
        "starter=0 active=0 open=o1,o7,o12,g1,g7,g12,b1,b7,b12,p1,p7,p12 0.money=5 0.karma=0 0.dice=o6 \
         0.province=a0:b3:ew,b0:g4:sw,a1:o3:ew 1.dice=o4g4b4p4",
        &["quarry 1 o7", "pay orange 6", "lay b1 nesw"],
    )
}

/// So is a seat that would cross by trading: the case of RAJ-17.
fn crossing_by_trade() -> Box<dyn AnyMatch> {
    rajas_case(
        "starter=0 active=0 open=o1,o7,o12,g1,g7,g12,b1,b7,b12,p4,p7,p12 0.karma=0 0.dice=o26 1.dice=o4g4b4p4 \
         0.province=b1:p8:nw,d1:o8:sw,c2:p1:ns 0.fame=50 0.money=16 0.marker=1 0.workers=fame",
        &["market tea orange 6"],
    )
}

/// A case of the rules page, played with that page's components.
fn rajas_case(with: &str, moves: &[&str]) -> Box<dyn AnyMatch> {
    let mut dealt = Table::new("rajas", 2).sit_down(1);
    advance(dealt.as_mut());
    let changed: BTreeMap<&str, &str> =
        with.split_whitespace().filter_map(|word| word.split_once('=')).collect();
    let position = dealt.position();
    let fields = position.split_whitespace().map(|word| match word.split_once('=') {
        Some((key, _)) if changed.contains_key(key) => format!("{key}={}", changed[key]),
        _ => word.to_owned(),
    });
    let text = fields.collect::<Vec<_>>().join(" ");
    let config = Config { components: ComponentSet::Edition("second".into()), ..Config::new(2) };
    let mut game = catalog::standard()
        .game("rajas")
        .expect("a known game")
        .study(&config, &text, Some(Seed::from_number(1)))
        .expect("a good position");
    for text in moves {
        game.play(Seat::new(0), text).expect("a move of the case");
    }
    game
}

/// Plays moves at random, which leads into odd corners, or with thought, which builds more.
fn collect_asks(game: &mut dyn AnyMatch, found: &mut BTreeMap<String, Value>, greedy: bool) {
    while let Some(seat) = advance(game) {
        let from = game.log().lines.len();
        let asks = game.view(Viewer::Seat(seat))["asks"].as_str().unwrap_or_default().to_owned();
        found.entry(asks).or_insert_with(|| step(game, from, Viewer::Seat(seat)));
        let text = if greedy { greedy_move(game, seat) } else { any_move(game) };
        game.play(seat, &text).expect("listed moves are legal");
    }
}

fn any_move(game: &dyn AnyMatch) -> String {
    let moves = game.moves();
    moves[game.log().lines.len() * 7919 % moves.len()].text.clone()
}

fn greedy_move(game: &dyn AnyMatch, seat: Seat) -> String {
    let thinker = game.thinker(seat, "greedy").expect("every game has a greedy bot");
    thinker(Effort::iterations(1), game.log().lines.len() as u64).text
}

fn check_steps(name: &str, steps: &[&Value]) {
    let lines: Vec<String> = steps.iter().map(ToString::to_string).collect();
    check_file(name, &format!("[\n{}\n]\n", lines.join(",\n")));
}

fn check_components(game: &'static str) {
    let components = tell::components(Table::new(game, 2).sit_down(7).as_ref());
    let text = serde_json::to_string_pretty(&components).expect("plain data");
    check_file(&format!("{game}-components.json"), &format!("{text}\n"));
}

fn check_file(name: &str, fresh: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures").join(name);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(&path, fresh).expect("web/fixtures can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "{name} is stale: run UPDATE_FIXTURES=1 cargo test -p server --test fixtures");
}

#[test]
fn jaipur() {
    check_components("jaipur");
    let single = Table { options: &[("single_round", "on")], ..Table::new("jaipur", 2) };
    single.check();
    single.watched().check();
    Table::new("jaipur", 2).with("-match", &[]).check();
    check_positions(&Table::new("jaipur", 2));
}

#[test]
fn rajas() {
    check_components("rajas");
    Table::new("rajas", 2).check();
    Table::new("rajas", 3).with("-more", &[("navaratnas", "on"), ("ganga", "random")]).check();
    Table::new("rajas", 4).check();
    Table::new("rajas", 2).watched().check();
    check_steps("rajas-asks.json", &rajas_asks().iter().collect::<Vec<_>>());
    check_positions(&Table::new("rajas", 2));
    check_positions(&Table::new("rajas", 4).with("", &[("navaratnas", "on"), ("ganga", "random")]));
}

#[test]
fn charmers() {
    check_components("charmers");
    Table::new("charmers", 2).check();
    Table::new("charmers", 3).with("-moon", &[("sheet", "moon")]).check();
    Table::new("charmers", 4).check();
    Table::new("charmers", 5).check();
    Table::new("charmers", 2).watched().check();
    check_positions(&Table::new("charmers", 2));
    check_positions(&Table::new("charmers", 5).with("", &[("sheet", "moon")]));
}

#[test]
fn karma() {
    check_components("karma");
    Table::new("karma", 2).check();
    Table::new("karma", 3).with("-open", &[("open_tracks", "on")]).check();
    Table::new("karma", 4).check();
    Table::new("karma", 2).watched().check();
    check_positions(&Table::new("karma", 2));
    check_positions(&Table::new("karma", 4));
}
