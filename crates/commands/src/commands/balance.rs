//! `durbar balance GAME`: equal bots at every seat, to see whether a seat or a way to win is favoured.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use registry::Registry;
use search::{Effort, Line, Study};
use serde_json::{Value, json};

use crate::columns::align;
use crate::trial::{Trials, mind, thinking};

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    trials: Trials,
    /// How many games
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 2000,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Iterations per move; 0 plays by feel, without slips
    #[arg(long, value_name = "N", default_value_t = 0)]
    iterations: u32,
    /// Play with the weights in this file [default: those built in]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = arguments.trials.game(games)?;
    let entrant = thinking(arguments.iterations, mind(game, arguments.weights.as_deref())?);
    let study = arguments
        .trials
        .run(game, arguments.games, Effort::default(), |trial| game.balance(trial, &entrant))?;
    ensure!(study.games > 0, "no game was finished");
    let ways = game.ways();
    let text = if arguments.json {
        as_json(arguments, ways, &study).to_string() + "\n"
    } else {
        for_people(ways, &study)
    };
    write!(stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

/// What seats leaned towards, from the first way to the second.
fn leanings([first, second]: [&str; 2]) -> [String; 3] {
    [format!("{first}-heavy"), "mixed".into(), format!("{second}-heavy")]
}

fn as_json(arguments: &Arguments, ways: Option<[&str; 2]>, study: &Study) -> Value {
    let games = f64::from(study.games);
    let seats: Vec<Value> = (0..study.wins.len())
        .map(|order| {
            let (share, ci95) = study.share(order);
            json!({ "order": order, "win_share": share, "ci95": [ci95.0, ci95.1] })
        })
        .collect();
    let line =
        |(name, line): (String, &Line)| json!({ "line": name, "seats": line.seats, "wins": line.wins });
    let lines: Vec<Value> = ways.into_iter().flat_map(leanings).zip(&study.lines).map(line).collect();
    json!({
        "game": arguments.trials.game,
        "games": study.games,
        "iterations": arguments.iterations,
        "rounds_per_game": study.rounds as f64 / games,
        "order": seats,
        "lines": lines,
        "leaning": ways.map(|[_, second]| second),
        "leaning_share": study.leaning[0] / games,
        "winners_leaning_share": study.leaning[1] / games,
    })
}

fn for_people(ways: Option<[&str; 2]>, study: &Study) -> String {
    let games = f64::from(study.games);
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    let mut rows = vec![["turn order", "wins", "95%", "over fair"].map(String::from).to_vec()];
    let fair = 1.0 / study.wins.len() as f64;
    rows.extend((0..study.wins.len()).map(|order| {
        let (share, (low, high)) = study.share(order);
        let range = format!("{:.1}-{:.1}%", 100.0 * low, 100.0 * high);
        vec![(order + 1).to_string(), percent(share), range, format!("{:+.1}", 100.0 * (share - fair))]
    }));
    format!(
        "{} games, {:.1} rounds on average\n\n{}{}",
        study.games,
        study.rounds as f64 / games,
        align(&rows, 1),
        ways.map_or_else(String::new, |ways| lines(ways, study))
    )
}

/// How seats fared by which way they leaned.
fn lines(ways: [&str; 2], study: &Study) -> String {
    let games = f64::from(study.games);
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    let mut rows = vec![["line", "seats", "of winners", "wins of those"].map(String::from).to_vec()];
    rows.extend(leanings(ways).into_iter().zip(&study.lines).map(|(name, line)| {
        let seats = f64::from(line.seats);
        let own = if line.seats == 0 { "-".to_owned() } else { percent(line.wins / seats) };
        let all = games * study.wins.len() as f64;
        vec![name, percent(seats / all), percent(line.wins / games), own]
    }));
    format!(
        "\n{}\n{}'s part of the points: {} of all seats', {} of the winners'\n",
        align(&rows, 1),
        ways[1],
        percent(study.leaning[0] / games),
        percent(study.leaning[1] / games)
    )
}
