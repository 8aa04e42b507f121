//! `durbar analyse LOG`: tells luck from skill, decision by decision.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use registry::{Analysis, Judged, Judgement, Registry, What, Wish};
use search::Depth;
use table::{Log, Tongue as _};
use words::{Language, Words};

use crate::arguments::{read_text, seed};
use crate::columns::align;
use crate::interrupt::Interrupt;
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The file with the game record
    log: PathBuf,
    /// Analyse in depth: minutes instead of seconds
    #[arg(long)]
    deep: bool,
    /// Number of positions analysed at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The same number gives the same analysis
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Show only decisions that lost at least this many points of win chance
    #[arg(long, value_name = "POINTS", default_value_t = 2.0)]
    least: f32,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let log = Log::parse(&read_text(&arguments.log)?)
        .map_err(|error| anyhow::anyhow!("{}: {error}", arguments.log.display()))?;
    let game = games.game_of(&log)?;
    // A forged log must not be analysed as if it were true.
    game.verify(&log).map_err(|error| anyhow::anyhow!("{}: {error}", arguments.log.display()))?;
    let Some(analysis) = look(games, arguments, &log)? else { bail!("stopped before it was finished") };
    if arguments.json {
        writeln!(stdout(), "{}", engine::analysis_as_json(&analysis, log.header.seats))?;
    } else {
        write!(stdout(), "{}", for_people(games, arguments, &analysis, &log)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn look(games: &Registry, arguments: &Arguments, log: &Log) -> Result<Option<Analysis>> {
    let interrupt = Interrupt::listen()?;
    let bar = bar(0, "{wide_bar} {pos}/{len} moments, {eta} left")?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let wish = Wish {
        depth: if arguments.deep { Depth::DEEP } else { Depth::QUICK },
        decisions: true,
        hints: None,
        seed: arguments.seed,
        threads: arguments.threads.map_or_else(cores, usize::from),
        go_on: &|done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
            !interrupt.raised()
        },
    };
    let analysis = games.game_of(log)?.analyse(log, &wish)?;
    bar.finish_and_clear();
    Ok(analysis)
}

fn points(chance: f32) -> String {
    format!("{:.1}", 100.0 * chance)
}

fn for_people(games: &Registry, arguments: &Arguments, analysis: &Analysis, log: &Log) -> Result<String> {
    let losses = games.game_of(log)?.losses(log);
    let head = [
        "seat",
        "decisions",
        "given away",
        "a decision",
        "slips",
        "mistakes",
        "blunders",
        "luck",
        "result",
        "less luck",
        "like",
    ];
    let mut rows = vec![head.map(String::from).to_vec()];
    for (seat, fared) in analysis.by_seat(log.header.seats).into_iter().enumerate() {
        let result = analysis.result.as_ref().map_or_else(|| "-".to_owned(), |result| points(result[seat]));
        rows.push(vec![
            seat.to_string(),
            fared.decisions.to_string(),
            points(fared.loss),
            format!("{:.2}", 100.0 * fared.mean_loss()),
            fared.grades[0].to_string(),
            fared.grades[1].to_string(),
            fared.grades[2].to_string(),
            format!("{:+.1}", 100.0 * fared.luck),
            result,
            fared.adjusted.map_or_else(|| "-".to_owned(), points),
            losses.map_or("-", |losses| losses.like(fared.mean_loss())).to_owned(),
        ]);
    }
    let words = Words::new(&Language::english(), &games.words());
    let told: String =
        analysis.moments.iter().filter_map(|judged| tell(judged, arguments.least, &words)).collect();
    Ok(format!("Points of win chance, of a hundred.\n\n{}\n{told}", align(&rows, 1)))
}

/// A decision that gave something away, as one line; `None` for any other moment.
fn tell(judged: &Judged, least: f32, words: &Words) -> Option<String> {
    let What::Decision(decision) = &judged.what else { return None };
    let Judgement { seat, played, best_label, loss, error, reasons, .. } = decision;
    if 100.0 * loss < least {
        return None;
    }
    let why = reasons.first().map(|reason| format!(" {}", words.say(reason))).unwrap_or_default();
    Some(format!(
        "{:>5}  seat {seat}: {played} gave away {:.1} (±{:.1}); better: {}.{why}\n",
        judged.index + 1,
        100.0 * loss,
        100.0 * error,
        words.say(best_label)
    ))
}
